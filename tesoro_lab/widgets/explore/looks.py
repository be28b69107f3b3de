"""How explorers look: their style sheet, the names of their sliders, and the still on paper."""

from functools import cache
from pathlib import Path
from typing import Any

import anywidget

from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets import theme
from tesoro_lab.widgets.numbers import html

WIDTH = 640
"""So many pixels wide is the picture of an explorer."""


@cache
def style() -> str:
    """The style sheet of the table, and what explorers add to it."""
    sheet = Path(__file__).with_name("explore.css").read_text(encoding="utf-8")
    return f"{theme.style(WIDTH)}<style>{sheet}</style>"


# The handle of a slider takes the keyboard but has no name: who cannot see hears only a number.
_NAMES = """
function render({ el }) {
  const name = () => {
    const card = el.closest(".tl-explore");
    if (!card) return;
    for (const slider of card.querySelectorAll(".widget-slider")) {
      const label = slider.querySelector(".widget-label");
      const handle = slider.querySelector(".noUi-handle");
      if (label && handle && handle.getAttribute("aria-label") !== label.textContent) {
        handle.setAttribute("aria-label", label.textContent);
      }
    }
  };
  const again = setInterval(name, 500);
  return () => clearInterval(again);
}
export default { render };
"""


class Names(anywidget.AnyWidget):
    """An invisible widget that gives the sliders around it their names for a screen reader."""

    _esm = _NAMES


def still_html(title: str, answer: Any, lang: str) -> str:
    """What is shown, for a page without widgets: title, sentences and numbers."""
    return f"<h3>{escape(title)}</h3><p>{escape(answer.said)}</p>{html(answer.numbers, lang)}"
