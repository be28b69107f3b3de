"""The experiments that a class can do together: what is counted, and what is known exactly."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, get_args

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.lessons import pool_words as told
from tesoro_lab.lessons.pool_counts import (
    Tally,
    check_all_counted,
    counted,
    plain_tally,
    summed,
)
from tesoro_lab.lessons.speech import Pair, say

if TYPE_CHECKING:
    import plotly.graph_objects as go

MOST_TRIALS = 1_000_000
"""So many trials of one student are merged at most."""
MOST_SEATS = 8


class Experiment(Protocol):
    """Something that a whole class can count."""

    @property
    def name(self) -> str:
        """Its name in the files."""
        ...

    @property
    def title(self) -> Pair:
        """Its title."""
        ...

    @property
    def unit(self) -> str:
        """What its trials are called, by the keys of `pool_words.UNITS`."""
        ...

    @property
    def outcomes(self) -> tuple[int, ...]:
        """All that can be counted, as whole numbers."""
        ...

    @property
    def setup(self) -> dict[str, Any]:
        """What must agree before counts may be added up, in plain JSON types."""
        ...

    @property
    def note(self) -> Pair | None:
        """What one must know about the intervals."""
        ...

    def exact(self) -> Distribution[int] | None:
        """The exact chance of each outcome, if it is known."""
        ...

    def label(self, outcome: int, lang: str) -> str:
        """What an outcome is called."""
        ...

    def check(self, tally: Tally, lang: str) -> None:
        """Refuse counts that can't be; raises TesoroError."""
        ...

    def read(self, given: Any, trials: int | None, lang: str) -> Tally:
        """The counts of what a student gives; raises TesoroError."""
        ...

    def figure(
        self, counts: Mapping[int, int], trials: int, lang: str, width: int = 900
    ) -> "go.Figure":
        """The class's chart, at most so wide; its title is still without the class."""
        ...


@dataclass(frozen=True, slots=True)
class Sums:
    """The sums of two dice, against 1/36 to 6/36."""

    name = "two-dice"
    title = told.SUMS_TITLE
    unit = "throw"
    note = None
    outcomes = tuple(range(2, 13))

    @property
    def setup(self) -> dict[str, Any]:
        """Two dice are two dice."""
        return {}

    def exact(self) -> Distribution[int]:
        """The sum of two dice."""
        from tesoro_lab.odds import dice

        return dice()

    def label(self, outcome: int, lang: str) -> str:
        """The sum itself."""
        return str(outcome)

    def check(self, tally: Tally, lang: str) -> None:
        """Every throw has one sum."""
        check_all_counted(tally, lang)

    def read(self, given: Any, trials: int | None, lang: str) -> Tally:
        """Counts by sum, a list of sums, or a list of throws such as (3, 5)."""
        if isinstance(given, list | tuple):
            given = [summed(item) for item in given]
        return plain_tally(self, given, trials, lang)

    def figure(
        self, counts: Mapping[int, int], trials: int, lang: str, width: int = 900
    ) -> "go.Figure":
        """Bars for the exact chances, diamonds for the class."""
        from tesoro_lab import figures

        return figures.sums(self.exact(), counts if trials else None, lang)


@dataclass(frozen=True, slots=True)
class Landings:
    """The places where pawns of La Ruta land, 0 to 39, and 40 for held in the Galleys."""

    convention: str = "roll"
    galleys: str = "pay"

    name = "landings"
    title = told.LANDINGS_TITLE
    note = told.PAWN_NOTE
    outcomes = tuple(range(41))

    def __post_init__(self) -> None:
        from tesoro_lab.odds import pawns

        known = (("convention", pawns.Convention), ("galleys", pawns.Policy))
        for field, kind in known:
            if getattr(self, field) not in get_args(kind):
                names = ", ".join(get_args(kind))
                raise TesoroError(f"`{field}` is one of {names}, not {getattr(self, field)!r}.")

    @property
    def unit(self) -> str:
        """Rolls, turns or stops, as they are counted."""
        return self.convention

    @property
    def setup(self) -> dict[str, Any]:
        """What counts as a landing, and what is done in the Galleys."""
        return {"convention": self.convention, "galleys": self.galleys}

    def exact(self) -> Distribution[int]:
        """The stationary distribution of a pawn on the printed board."""
        return _places(self.convention, self.galleys)

    def label(self, outcome: int, lang: str) -> str:
        """The name of the place with its number."""
        from tesoro_lab.figures.landing_words import place_name
        from tesoro_lab.games.ruta import RutaBoard

        return f"{place_name(RutaBoard.load(), outcome, lang)} ({outcome})"

    def check(self, tally: Tally, lang: str) -> None:
        """Every landing has one place, and one where a pawn can be."""
        check_all_counted(tally, lang)
        exact = self.exact()
        for place, many in tally.counts.items():
            if many and not exact[place]:
                where = self.label(place, lang)
                raise TesoroError(say(told.NEVER, lang).format(found=where, many=many))

    def read(self, given: Any, trials: int | None, lang: str) -> Tally:
        """Counts by place, or a list of places."""
        return plain_tally(self, given, trials, lang)

    def figure(
        self, counts: Mapping[int, int], trials: int, lang: str, width: int = 900
    ) -> "go.Figure":
        """Bars in the order of the board, diamonds for the class."""
        from tesoro_lab import figures

        seen = counts if trials else None
        return figures.landing_bars(
            self.exact(),
            seen,
            "exact",
            lang,
            convention=self.convention,
            galleys=self.galleys,
            width=width,
        )


@cache
def _places(convention: Any, galleys: Any) -> Distribution[int]:
    from tesoro_lab.odds.pawns import pawn_chain

    return pawn_chain(galleys=galleys).places(convention)


@dataclass(frozen=True, slots=True)
class GamesWon:
    """Games won by bots or strategies, by seat from 1; under 0 the games without a winner.

    Nobody knows the exact shares, so that the class's intervals are all there is.
    """

    seats: tuple[str, ...]
    game: str = ""
    rounds: int | None = None

    name = "games-won"
    title = told.WON_TITLE
    unit = "game"
    note = None

    @property
    def outcomes(self) -> tuple[int, ...]:
        """The seats, and 0."""
        return (*range(1, len(self.seats) + 1), 0)

    @property
    def setup(self) -> dict[str, Any]:
        """Who plays what, and when a game is stopped."""
        return {"game": self.game, "rounds": self.rounds, "seats": list(self.seats)}

    def exact(self) -> None:
        """Nobody knows."""

    def label(self, outcome: int, lang: str) -> str:
        """The seat and who sits there."""
        if not outcome:
            return say(told.UNDECIDED, lang)
        return say(told.SEAT, lang).format(n=outcome, name=self.seats[outcome - 1])

    def check(self, tally: Tally, lang: str) -> None:
        """Nobody wins more games than were played, and each game ends somehow; some end shared."""
        for outcome, won in tally.counts.items():
            if won > tally.trials:
                who = self.label(outcome, lang)
                said = say(told.MORE_WON, lang)
                raise TesoroError(said.format(outcome=who, found=won, due=tally.trials))
        ended = sum(tally.counts.values())
        if ended < tally.trials:
            raise TesoroError(say(told.MISSING, lang).format(found=ended, due=tally.trials))

    def read(self, given: Any, trials: int | None, lang: str) -> Tally:
        """Wins by seat, or what `tl.simulate` gives."""
        if hasattr(given, "games") and hasattr(given, "seats"):
            return self._of_results(given, lang)
        counts = counted(self, given, lang)
        if trials is None:
            raise TesoroError(say(told.GAMES, lang))
        return Tally(counts, trials)

    def _of_results(self, results: Any, lang: str) -> Tally:
        """The games of a simulation, if they are those of this pool."""
        names = [bare(seat) for seat in results.seats]
        if names != list(self.seats):
            found, due = ", ".join(names), ", ".join(self.seats)
            raise TesoroError(say(told.OTHER_SEATS, lang).format(found=found, due=due))
        if results.max_rounds != self.rounds:
            found, due = [
                say(told.ANY_ROUNDS, lang) if rounds is None else str(rounds)
                for rounds in (results.max_rounds, self.rounds)
            ]
            raise TesoroError(say(told.OTHER_ROUNDS, lang).format(found=found, due=due))
        counts = dict.fromkeys(self.outcomes, 0)
        for game in results.games:
            for seat in game.winners if game.decided else ():
                counts[seat + 1] += 1
            counts[0] += not (game.decided and game.winners)
        return Tally(counts, len(results.games), str(results.seed))

    def figure(
        self, counts: Mapping[int, int], trials: int, lang: str, width: int = 900
    ) -> "go.Figure":
        """A mark and an interval for each seat, and the even share."""
        from tesoro_lab.figures.games_won import games_won

        names = [self.label(outcome, lang) for outcome in self.outcomes]
        return games_won(names, [counts[k] for k in self.outcomes], trials, lang)


def bare(seat: Any) -> str:
    """The name of a bot without "bot:".

    >>> bare("bot:merchant"), bare("Ana")
    ('merchant', 'Ana')
    """
    return str(seat).removeprefix("bot:").strip()
