"""Whole games as text, kept to be compared: `python tests/inkan/inkan_goldens.py` writes them.

A change of the rules shows as a difference in these files, to be read line by line.
"""

from pathlib import Path

from inkan_play import OTHER_READINGS

from tesoro_lab import new_match
from tesoro_lab.engine import Event, Match
from tesoro_lab.games.inkan import InkanRules

FOLDER = Path(__file__).parent / "goldens"
MOVES = 700
"""Moves of each game that are kept."""

GAMES: dict[str, tuple[list[str], InkanRules]] = {
    "four-explorers": (["bot:explorer"] * 4, InkanRules()),
    "two-explorers-other-rules": (["bot:explorer"] * 2, OTHER_READINGS),
    "three-at-random": (["bot:random"] * 3, InkanRules()),
    "six-at-random-other-rules": (["bot:random"] * 6, OTHER_READINGS),
}


def played(name: str) -> Match:
    """The game of this name, as far as it is kept."""
    seats, rules = GAMES[name]
    match = new_match("inkan", seats, seed=name, rules=rules)
    match.run(max_moves=MOVES)
    return match


def text(match: Match) -> str:
    """One line a move, with what it set off below; the position at the start of each turn."""
    told: dict[int, list[Event]] = {}
    for index, event in match.events():
        told.setdefault(index, []).append(event)
    lines = []
    state = match.state_at(0)
    for index, move in enumerate(match.moves):
        lines.append(f"{index:4} seat {state.seat:2}  {move.text}")
        state.play(move)
        for event in told.get(index, []):
            lines.append(f"        {event.kind} {' '.join(str(part) for part in event.data)}")
            if event.kind == "turn":
                places = [state.board.names[dot] for dot in state.at]
                lines.append(f"        {places} {state.purses} {[int(p) for p in state.paid]}")
    return "\n".join([*lines, repr(state), ""])


def write() -> None:
    """Write every golden game."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text(played(name)), encoding="utf-8")


if __name__ == "__main__":
    write()
