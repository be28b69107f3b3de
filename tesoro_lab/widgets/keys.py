"""What the page needs to know for keyboards and screen readers, and widgets do not tell it."""

import anywidget

# Marks the elements of the card around it, now and whenever the card changes:
# - JupyterLab hears no shortcut on an element with the mark. Without it an arrow key or a letter
#   in a list or on a button would also move, insert or delete cells of the notebook.
# - The handle of a slider and its number take the keyboard but have no name: the label names them.
# - A toggle button shows by its colour alone that it is pressed.
# - A picture is an image, and its text twin, which travels with it, is what it says.
# - What lies under the tabs takes the keyboard, to be scrolled: it is called like the open tab.
# - A button that goes grey or away once pressed would take the keyboard with it: the next takes it.
# - A live line must stay the same element while its words change, or nobody reads it out.
_MARK = """
function say(element, name, value) {
  if (element && value && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
function tell(card) {
  for (const slider of card.querySelectorAll(".widget-slider")) {
    const label = slider.querySelector(".widget-label");
    const readout = slider.querySelector(".widget-readout");
    say(readout, "role", "textbox");
    for (const part of [slider.querySelector(".noUi-handle"), readout]) {
      say(part, "aria-label", label && label.textContent);
    }
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
    const body = box.querySelector(".tl-tab-body");
    say(body, "role", "region");
    say(body, "aria-label", open && open.textContent);
    say(body, "tabindex", "0");
  }
  for (const line of card.querySelectorAll(".tl-status .widget-html-content")) {
    say(line, "role", "status");
    say(line, "aria-live", "polite");
  }
}
const able = (element) => element.isConnected && !element.disabled && element.checkVisibility();
function next(card, lost) {
  const all = [...card.querySelectorAll("button")].filter(able);
  const part = lost.closest(".tl-actions, .tl-tab-body, .tl-below, .tl-asked");
  const near = all.filter((one) => part && part.contains(one));
  const after = near.find((one) => lost.compareDocumentPosition(one) & 4);
  return after || near.pop() || all.find((one) => one.closest(".tl-actions")) || all[0];
}
function render({ el }) {
  let card = null;
  let asked = 0;
  let held = null;  // what has the keyboard, or had it when it was taken away
  const take = (event) => {
    held = event.target;
    held.setAttribute("data-lm-suppress-shortcuts", "true");
  };
  const leave = (event) => {
    const left = event.target;  // what is being removed is left a moment before it is gone
    setTimeout(() => {
      if (held === left && able(left) && document.activeElement !== left) held = null;
    });
  };
  const hold = () => {
    const now = document.activeElement;
    if (!held || able(held) || (now !== held && now !== document.body)) return;
    const heir = next(card, held);
    if (heir) heir.focus({ preventScroll: true });
  };
  const soon = () => {
    asked = asked || requestAnimationFrame(() => {
      asked = 0;
      tell(card);
      hold();
    });
  };
  const observer = new MutationObserver(soon);
  const waiting = setInterval(() => {
    card = el.closest(".tl-table");
    if (!card) return;
    clearInterval(waiting);
    card.addEventListener("focusin", take);
    card.addEventListener("focusout", leave);
    const kinds = ["class", "title", "disabled", "style"];
    observer.observe(card, { subtree: true, childList: true, attributeFilter: kinds });
    soon();
  }, 50);
  return () => {
    clearInterval(waiting);
    cancelAnimationFrame(asked);
    observer.disconnect();
    if (card) card.removeEventListener("focusin", take);
    if (card) card.removeEventListener("focusout", leave);
  };
}
export default { render };
"""


class Keys(anywidget.AnyWidget):
    """An invisible widget that tells the page what is what in the card around it."""

    _esm = _MARK
