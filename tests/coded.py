"""Which codes of refusals and events a game's rules use, read from their source."""

import re
from pathlib import Path
from typing import Any

from tesoro_lab.engine import stacked


def used(game: Any) -> tuple[set[str], set[str]]:
    """The codes of refusals and of events in a game's package and in the engine's part of it."""
    files = [*sorted(Path(game.__path__[0]).glob("*.py")), Path(stacked.__file__)]
    source = "".join([path.read_text(encoding="utf-8") for path in files])
    refused = set(re.findall(r"Reason\(\s*\"([a-z_]+)\"", source))
    told = set(re.findall(r"\.tell\(\s*\"([a-z_]+)\"", source))
    return refused, told
