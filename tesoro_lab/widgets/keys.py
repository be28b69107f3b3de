"""What the page needs to know for keyboards and screen readers, and widgets do not tell it."""

import anywidget

# Marks the elements of the card around it, now and whenever the card changes:
# - JupyterLab hears no shortcut on an element with the mark. Without it an arrow key or a letter
#   in a list or on a button would also move, insert or delete cells of the notebook.
# - The handle of a slider takes the keyboard but has no name: it gets that of its label.
# - A toggle button shows by its colour alone that it is pressed.
# - A picture is an image, and its text twin, which travels with it, is what it says.
# - What lies under the tabs takes the keyboard, to be scrolled: it is called like the open tab.
# - A live line must stay the same element while its words change, or nobody reads it out.
_MARK = """
function mark(event) {
  event.target.setAttribute("data-lm-suppress-shortcuts", "true");
}
function say(element, name, value) {
  if (element && value && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
function tell(card) {
  for (const slider of card.querySelectorAll(".widget-slider")) {
    const label = slider.querySelector(".widget-label");
    if (label) say(slider.querySelector(".noUi-handle"), "aria-label", label.textContent);
  }
  for (const button of card.querySelectorAll("button")) {
    const pressed = button.classList.contains("mod-active");
    const toggles = button.matches(".widget-toggle-button, [aria-pressed]");
    if (pressed || toggles) say(button, "aria-pressed", String(pressed));
    if (button.getAttribute("title") === "null") button.removeAttribute("title");
  }
  for (const plot of card.querySelectorAll(".js-plotly-plot")) {
    const twin = plot.layout && plot.layout.meta && plot.layout.meta.text;
    const picture = plot.querySelector(".svg-container");
    say(picture, "role", twin && "img");
    say(picture, "aria-label", twin);
  }
  for (const box of card.querySelectorAll(".tl-tab-box")) {
    const open = box.querySelector(".tl-tab.mod-active");
    say(box.querySelector(".tl-tab-body"), "role", "region");
    say(box.querySelector(".tl-tab-body"), "aria-label", open && open.textContent);
  }
  for (const line of card.querySelectorAll(".tl-status .widget-html-content")) {
    say(line, "role", "status");
    say(line, "aria-live", "polite");
  }
}
function render({ el }) {
  let card = null;
  let asked = 0;
  const soon = () => {
    asked = asked || requestAnimationFrame(() => {
      asked = 0;
      tell(card);
    });
  };
  const observer = new MutationObserver(soon);
  const waiting = setInterval(() => {
    card = el.closest(".tl-table");
    if (!card) return;
    clearInterval(waiting);
    card.addEventListener("focusin", mark);
    const kinds = ["class", "title"];
    observer.observe(card, { subtree: true, childList: true, attributeFilter: kinds });
    soon();
  }, 50);
  return () => {
    clearInterval(waiting);
    cancelAnimationFrame(asked);
    observer.disconnect();
    if (card) card.removeEventListener("focusin", mark);
  };
}
export default { render };
"""


class Keys(anywidget.AnyWidget):
    """An invisible widget that tells the page what is what in the card around it."""

    _esm = _MARK
