"""Keys pressed inside the table stay there: the notebook's own shortcuts do not hear them."""

import anywidget

# JupyterLab leaves alone whatever lies inside an element with this mark. Without it an arrow key
# or a letter in a list of the table would also move or insert cells of the notebook.
_MARK = """
function render({ el }) {
  const waiting = setInterval(() => {
    const table = el.closest(".tl-table");
    if (table) {
      table.setAttribute("data-lm-suppress-shortcuts", "true");
      clearInterval(waiting);
    }
  }, 50);
  return () => clearInterval(waiting);
}
export default { render };
"""


class Keys(anywidget.AnyWidget):
    """An invisible widget that marks the table around it in the page."""

    _esm = _MARK
