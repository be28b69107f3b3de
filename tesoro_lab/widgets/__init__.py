"""The live table at which people play, made of ipywidgets; it owns no rules, only a match."""

from tesoro_lab.widgets.tabletop import Table, table

__all__ = ["Table", "table"]
