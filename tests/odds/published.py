"""A US Monopoly board, and the tables of where its pawns land that others have published.

`us_board/board.csv` and `cards.csv` hold what movement needs and nothing more: railroads stand as
lonjas, utilities as companies, Jail as the Galleys. `published.csv` holds, in per cent to four
decimals, how often a roll ends on each square:

* `at_once`: the pawn leaves Jail at once (B. Butler, "Probabilities on the Monopoly board", the
  column for leaving as soon as possible; T. Collins, "Probabilities in the game of Monopoly",
  short jail);
* `waits`: it waits for a double, up to the third throw (Butler, longest stay);
* `euler_84`: the rules of Project Euler 84 with two ordinary dice.
"""

import csv
from functools import cache
from pathlib import Path

from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.odds.pawns import HELD

FOLDER = Path(__file__).parent / "us_board"
BOARD_CSV = FOLDER / "board.csv"
CARDS_CSV = FOLDER / "cards.csv"
SQUARES = [*range(HELD), HELD]
GO, JAIL, ILLINOIS, CHANCE_3 = 0, 10, 24, 36


@cache
def us_board() -> RutaBoard:
    """The US board with its two decks."""
    return RutaBoard.from_csv(BOARD_CSV, CARDS_CSV)


@cache
def table(column: str) -> dict[int, float]:
    """A published column in per cent by square; HELD is in Jail."""
    with (FOLDER / "published.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return {int(row["square"]): float(row[column]) for row in rows if row[column]}


def per_cent(places: dict[int, float]) -> dict[int, float]:
    """Chances by square as a published table has them."""
    return {square: 100 * places.get(square, 0.0) for square in SQUARES}


def farthest(ours: dict[int, float], theirs: dict[int, float]) -> tuple[float, int]:
    """The largest difference in percentage points, and its square."""
    return max((abs(ours[square] - theirs[square]), square) for square in theirs)


def gaps(ours: dict[int, float], theirs: dict[int, float], digits: int) -> dict[int, float]:
    """The squares at which ours does not round to theirs, with our figure."""
    half = 0.5 * 10**-digits + 1e-9  # a figure halfway between two may be rounded either way
    return {at: ours[at] for at, figure in theirs.items() if abs(ours[at] - figure) > half}
