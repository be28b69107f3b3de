"""The game that the browser test plays with widgets only, and its golden save.

The same moves are played straight on the engine; the browser's save must equal that one.
`python tests/browser_game.py` writes the golden save anew; review the difference.
"""

import json
from pathlib import Path
from typing import Any

import tesoro_lab as tl

GOLDEN = Path(__file__).parent / "browser" / "golden.json"

# Everything is sold but Orán, so that its auction opens the trade in titles.
ANA = (1, 3, 13, 14, 16, 18, 25, 35)
EVA = (12,)

START = f"""\
import tesoro_lab as tl
from tesoro_lab import games

owners = {{title: 1 for title in tl.RutaBoard.load().titles if title != 11}}
owners.update({{title: 0 for title in {ANA}}})
owners.update({{title: 2 for title in {EVA}}})
start = games.game("ruta").scenario({{
    "seats": 3,
    "owners": owners,
    "purses": [135000, 3000, 500],
    "pawns": [4, 38, 36],
    "buildings": {{"Mahón": 4, "Ibiza": 4}},
    "mortgaged": ["Seguros Lloyds"],
}})
match = tl.new_match("ruta", ["Ana", "Luis", "Eva"], seed=1, start=start)
"""

AUCTION = ["roll", "dice 3 4", "auction", "bid 200", "bid 400", "bid 7000", "pass", "pass"]
EXCHANGE = ["offer 1 give 5000 11 want 0 15", "accept"]
CASTLE = ["build 3", "end"]
DEBT = ["roll", "dice 2 3", "mortgage 39", "pay", "end"]
BANKRUPTCY = ["roll", "dice 3 4", "bankrupt"]
AFTER_LOADING = ["roll", "dice 6 3", "end"]

BEFORE = [*AUCTION, *EXCHANGE, *CASTLE, *DEBT, *BANKRUPTCY]


def played(moves: list[str]) -> "tl.Match":
    """The match of the notebook, with these moves played straight on the engine."""
    names: dict[str, Any] = {}
    exec(START, names)
    match: tl.Match = names["match"]
    for move in moves:
        match.play(move)
    return match


if __name__ == "__main__":
    whole = played([*BEFORE, *AFTER_LOADING])
    GOLDEN.write_text(json.dumps(whole.to_dict(), indent=1, ensure_ascii=False) + "\n", "utf-8")
