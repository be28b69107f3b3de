"""The live table at which people play, made of ipywidgets; it owns no rules, only a match."""

from contextlib import suppress

with suppress(ImportError):  # a Python in the browser has none
    # Plotly asks for it late, at a call depth where Python 3.11 may need five seconds for it.
    import nbformat  # noqa: F401

from tesoro_lab.widgets.tabletop import Table, table

__all__ = ["Table", "table"]
