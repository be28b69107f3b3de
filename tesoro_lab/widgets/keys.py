"""Keys pressed inside the table stay there: the notebook's own shortcuts do not hear them."""

import anywidget

# JupyterLab hears no shortcut on an element with this mark. Without it an arrow key or a letter
# in a list or on a button of the table would also move, insert or delete cells of the notebook.
_MARK = """
function render({ el }) {
  let table = null;
  const mark = (event) => event.target.setAttribute("data-lm-suppress-shortcuts", "true");
  const waiting = setInterval(() => {
    table = el.closest(".tl-table");
    if (table) {
      table.addEventListener("focusin", mark);
      clearInterval(waiting);
    }
  }, 50);
  return () => {
    clearInterval(waiting);
    if (table) table.removeEventListener("focusin", mark);
  };
}
export default { render };
"""


class Keys(anywidget.AnyWidget):
    """An invisible widget that marks whatever takes the keyboard in the table around it."""

    _esm = _MARK
