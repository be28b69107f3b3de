"""How strong the bots are: each against the next weaker one, `python -m tesoro_lab.lab.ladder`.

A pair is measured twice: one against one, and one against three. The stronger bot takes every
seat equally often, and every game has luck of its own. The share of games that it won stands with
its 95 % interval of Wilson; a bot that was just as strong would win 50 % and 25 %. A game that
was stopped counts as not won, a win that is shared as won.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tesoro_lab.lab.simulating import simulate
from tesoro_lab.odds.intervals import Interval, wilson

LADDERS: dict[str, tuple[str, ...]] = {
    "ruta": ("random", "merchant", "admiral", "thinker"),
    "inkan": ("random", "explorer", "racer", "thinker"),
    "royal": ("random", "careful", "navigator", "thinker"),
}
"""The bots of each game, the weakest first."""
GAMES: dict[str, tuple[int, int]] = {"racer": (3000, 2000), "thinker": (40, 0)}
USUAL = 400
"""How many games are played one against one and one against three; few are enough if they tell."""
TABLES = (2, 4)
LONGEST = 200


class Rung(NamedTuple):
    """One bot measured against the next weaker one."""

    game: str
    stronger: str
    weaker: str
    seats: int
    won: int
    games: int
    undecided: int

    @property
    def share(self) -> float:
        """The share of the games that the stronger bot won."""
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        """Where its true share lies, at 95 %."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        """A cell of the table: the share in per cent, its interval, how many games."""
        low, high = self.interval
        text = f"{100 * self.share:.0f} % ({100 * low:.0f} to {100 * high:.0f}; {self.games:,})"
        return f"{text}, {self.undecided} undecided" if self.undecided else text


def measure(
    game: str, stronger: str, weaker: str, seats: int, games: int, seed: str = "ladder"
) -> Rung:
    """Let one bot play so many games against others, from each seat equally often.

    >>> rung = measure("ruta", "merchant", "random", seats=2, games=4)
    >>> rung.games, rung.won > 2
    (4, True)
    """
    won = undecided = played = 0
    for seat in range(seats):
        bots = [weaker] * seats
        bots[seat] = stronger
        part = games // seats
        results = simulate(
            game, bots, part, f"{seed}/{stronger}/{seats}/{seat}", max_rounds=LONGEST
        )
        won += results.wins(seat).hits
        undecided += part - results.decided.hits
        played += part
    return Rung(game, stronger, weaker, seats, won, played, undecided)


def ladder(game: str, games: int | None = None) -> Iterator[tuple[Rung, ...]]:
    """Each bot of a game against the next weaker one, at a table of two and one of four."""
    bots = LADDERS[game]
    for weaker, stronger in pairwise(bots):
        usual = GAMES.get(stronger, (USUAL, USUAL))
        wanted = usual if games is None else (games, games if usual[1] else 0)
        yield tuple(
            [
                measure(game, stronger, weaker, seats, number)
                for seats, number in zip(TABLES, wanted, strict=True)
                if number
            ]
        )


def rows(game: str, games: int | None = None) -> Iterator[str]:
    """The ladder of a game as rows of a Markdown table."""
    for rungs in ladder(game, games):
        first = rungs[0]
        cells = [str(rung) for rung in rungs] + ["not measured"] * (len(TABLES) - len(rungs))
        yield f"| `{game}` | `{first.stronger}` | `{first.weaker}` | {' | '.join(cells)} |"


def main() -> None:
    """Print the ladder of every game, or of those named."""
    parser = argparse.ArgumentParser(prog="python -m tesoro_lab.lab.ladder")
    parser.add_argument("game", nargs="*", choices=[*LADDERS, []], default=list(LADDERS))
    parser.add_argument("--games", type=int, help="games of each pair (the default differs)")
    given = parser.parse_args()
    print("| game | bot | against | wins 1 against 1 | wins 1 against 3 |")  # noqa: T201
    print("|---|---|---|---|---|")  # noqa: T201
    for game in given.game:
        for row in rows(game, given.games):
            print(row, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
