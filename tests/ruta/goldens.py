"""Whole games as text, kept to be compared: `python tests/ruta/goldens.py` writes them anew.

A change of the rules shows as a difference in these files, to be read line by line.
"""

from pathlib import Path

from tesoro_lab import new_match
from tesoro_lab.engine import Event, Match
from tesoro_lab.games.ruta import RutaRules

FOLDER = Path(__file__).parent / "goldens"
MOVES = 700
"""Moves of each game that are kept."""

OTHER = RutaRules(
    trading_opens="any_time",
    toll_claim="manual",
    bankrupt_to_player="money_only",
    third_turn="pay_and_wait",
    crown_loan="repaid",
    fire_reading="from_spain",
    anchorage_pot=True,
)
GAMES: dict[str, tuple[list[str], RutaRules]] = {
    "four-merchants": (["bot:merchant"] * 4, RutaRules()),
    "two-merchants-quick": (["bot:merchant"] * 2, RutaRules(quick_game=15)),
    "three-at-random": (["bot:random"] * 3, RutaRules()),
    "six-at-random-other-rules": (["bot:random"] * 6, OTHER),
}


def played(name: str) -> Match:
    """The game of this name, as far as it is kept."""
    seats, rules = GAMES[name]
    match = new_match("ruta", seats, seed=name, rules=rules)
    match.run(max_moves=MOVES)
    return match


def text(match: Match) -> str:
    """One line a move, with what it set off below; the purses at the start of each turn."""
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
                lines.append(f"        purses {state.purses} standing {list(state.standing())}")
    return "\n".join([*lines, repr(state), ""])


def write() -> None:
    """Write every golden game."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text(played(name)), encoding="utf-8")


if __name__ == "__main__":
    write()
