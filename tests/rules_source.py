"""Which codes the rules of a game can give, read from their source and the engine's below it."""

import re
from pathlib import Path
from types import ModuleType

from tesoro_lab.engine import stacked


def _source(game: ModuleType) -> str:
    files = [*sorted(Path(game.__path__[0]).glob("*.py")), Path(stacked.__file__)]
    return "\n".join([file.read_text(encoding="utf-8") for file in files])


def reasons(game: ModuleType) -> set[str]:
    """The codes of the refusals, as far as they are written out."""
    return set(re.findall(r'Reason\(\s*"(\w+)"', _source(game)))


def events(game: ModuleType) -> set[str]:
    """The kinds of what is told."""
    return set(re.findall(r'\.tell\(\s*"(\w+)"', _source(game)))
