"""What the titles of La Ruta del Tesoro earn: tolls, payback, returns, a fair price. All exact.

The convention, everywhere here: amounts are reales **per roll of one opponent**, at the end of
the roll, cards followed. The opponent's pawn has been on its way for long (the stationary
distribution), the owner collects every toll, nothing is mortgaged and every visitor can pay.
Rolls are all throws of an opponent's dice, those for leaving the Galleys included.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Literal, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import real, several, whole
from tesoro_lab.games.ruta import RutaBoard, RutaRules
from tesoro_lab.games.ruta.money import CASTLE, building_cost, due
from tesoro_lab.odds.pawns import PawnChain, Policy, pawn_chain

OPPONENTS = 3
"""How many opponents the horizon counts if nothing is said."""
ROUNDS = 20
"""How many rounds are still to come if nothing is said."""

Best = Literal["best"]
BEST: Best = "best"


class Rung(NamedTuple):
    """What is owned of a group, how far it is built, and what that earns and costs."""

    owned: int
    """Titles of the group in one hand."""
    level: int
    """0 empty, 1 to 4 houses, 5 a castle: on the title, or on each title of the group."""
    income: Fraction
    """Reales per roll of one opponent."""
    cost: Fraction
    """Reales spent in all: the price and what is built."""
    more: Fraction
    """How much the income has grown since the rung before."""
    step: Fraction
    """How much the cost has grown since the rung before."""

    @property
    def payback(self) -> Fraction:
        """After how many rolls of opponents the tolls have paid back the cost."""
        return self.cost / self.income

    @property
    def returns(self) -> Fraction | None:
        """The part of this step's cost that each opponent's roll pays back; None if it is free."""
        return self.more / self.step if self.step else None


class Offer(NamedTuple):
    """What a title is worth to one buyer, in reales, and what that is made of."""

    own: Fraction
    """Its own tolls, reales per roll of one opponent."""
    others: Fraction
    """What it adds to the tolls of the titles of its group already owned, in the same unit."""
    rolls: Fraction
    """The opponents' rolls to come."""
    level: int
    """How far the group is built once this title completes it."""
    buildings: int
    """What those buildings cost, on the whole group."""
    back: int
    """What the Crown pays at the end, if it is counted: the mortgage, and half the buildings."""

    @property
    def income(self) -> Fraction:
        """All that owning the title adds, reales per roll of one opponent."""
        return self.own + self.others

    @property
    def price(self) -> Fraction:
        """The price at which buying neither wins nor loses on average; 0 if it never pays."""
        return max(Fraction(0), self.income * self.rolls - self.buildings + self.back)


class Values:
    """The values of one board under its rules, for opponents who leave the Galleys in one way.

    >>> values = of()
    >>> castle = values.income("Constantinopla", level=5)
    >>> castle == 200_000 * values.visits("Constantinopla")
    True
    >>> values.group("G8")[-1].level
    5
    """

    __slots__ = ("_a_turn", "_incomes", "board", "chain", "hits", "rules")

    def __init__(self, chain: PawnChain) -> None:
        """Take the chances of one opponent's pawn."""
        self.chain = chain
        self.board: RutaBoard = chain.board
        self.rules: RutaRules = chain.rules
        self.hits = chain.hits()
        self._incomes: dict[tuple[int, int, int], Fraction] = {}
        self._a_turn: Fraction | None = None  # costs as much as all the rest, so only when asked

    def visits(self, title: int | str) -> Fraction:
        """The chance that one roll of one opponent ends on this title."""
        return sum(self.hits[self._title(title)].values(), Fraction(0))

    def income(self, title: int | str, level: int = 0, owned: int | None = None) -> Fraction:
        """The expected toll of a title in reales per roll of one opponent.

        `owned` is how many titles of its group its owner has: 1 if nothing is said, the whole
        group once it is built on. Companies ask for the pips of the very throw.

        Raises:
            TesoroError: no such title, level or number, or a building on an incomplete group.
        """
        at = self._title(title)
        count = self._owned(at, level, owned)
        key = (at, level, count)
        if key not in self._incomes:
            by_toll: dict[int, Fraction] = {}
            for pips, chance in self.hits[at].items():
                toll = due(self.board, self.rules, at, level, count, pips)
                by_toll[toll] = by_toll.get(toll, Fraction(0)) + chance
            self._incomes[key] = sum((t * chance for t, chance in by_toll.items()), Fraction(0))
        return self._incomes[key]

    def title(self, title: int | str) -> tuple[Rung, ...]:
        """The rungs of one title, in the order of its deed; the cost is that of this title alone.

        A plot: empty, empty in a complete group, one to four houses, a castle. An exchange or a
        company: with one, two, ... of its kind owned, which costs this title nothing more.

        >>> [(rung.owned, rung.level) for rung in of().title("Mahón")]
        [(1, 0), (2, 0), (2, 1), (2, 2), (2, 3), (2, 4), (2, 5)]
        """
        at = self._title(title)
        most = len(self.board.mates[at])
        ladder = [(owned, 0) for owned in range(1, most + 1)]
        if self.board.house_price[at]:
            ladder = [(1, 0), *[(most, level) for level in range(CASTLE + 1)]]
        rows = []
        for owned, level in dict.fromkeys(ladder):
            cost = self.board.price[at] + building_cost(self.board, at, level)
            rows.append((owned, level, self.income(at, level, owned), Fraction(cost)))
        return _rungs(rows)

    def group(self, group: str) -> tuple[Rung, ...]:
        """The rungs of a group: one title of it, two, ... all; then houses and castles on all.

        For a part of the group, income and cost are averages over which of its titles it is.

        Raises:
            TesoroError: the board has no such group.
        """
        titles = self._group(group)
        rows = []
        for owned in range(1, len(titles) + 1):
            share = Fraction(owned, len(titles))
            rows.append((owned, 0, share * self._sum(titles, 0, owned), share * self._cost(titles)))
        if self.board.house_price[titles[0]]:
            for level in range(1, CASTLE + 1):
                income = self._sum(titles, level, len(titles))
                rows.append((len(titles), level, income, Fraction(self._cost(titles, level))))
        return _rungs(rows)

    def groups(self) -> tuple[str, ...]:
        """The codes of all groups, in board order."""
        return tuple(self.board.members)

    def rolls_to_come(self, opponents: int = OPPONENTS, rounds: int = ROUNDS) -> Fraction:
        """How many rolls so many opponents make in so many rounds: their turns, doubles included.

        Raises:
            TesoroError: there is no opponent or no round.
        """
        if whole(opponents, "opponents") < 1 or whole(rounds, "rounds") < 1:
            raise TesoroError("There must be at least 1 opponent and 1 round to come.")
        if self._a_turn is None:
            self._a_turn = self.chain.rolls_per_turn()
        return opponents * rounds * self._a_turn

    def rounds(self, rolls: Fraction | int, opponents: int = OPPONENTS) -> Fraction:
        """How many rounds so many rolls of opponents last."""
        real(rolls, "The rolls")
        return Fraction(rolls) / self.rolls_to_come(opponents, 1)

    def offer(
        self,
        title: int | str,
        beside: Iterable[int | str] = (),
        level: int | Best = 0,
        rolls: Fraction | int | None = None,
        mortgage: bool = False,
    ) -> Offer:
        """What a title is worth to a buyer who owns the titles `beside` of its group.

        The expected tolls that it adds, its own and those of its group, over the opponents'
        `rolls` to come (3 opponents, 20 rounds, if nothing is said). With a `level` the group,
        complete by now, is built so far at once, which costs money; "best" takes the level that
        pays best. With `mortgage` the Crown pays its part in the end.

        Raises:
            TesoroError: a title of another group, a building on an incomplete one, rolls below 0.

        >>> values = of()
        >>> alone, pair = values.offer("Crimea"), values.offer("Crimea", ["Constantinopla"])
        >>> alone.others, pair.others == values.income("Constantinopla")
        (Fraction(0, 1), True)
        """
        at = self._title(title)
        several(beside, "The titles beside it")
        held = self._beside(at, beside)
        if rolls is not None:
            real(rolls, "The rolls to come")
        ahead = self.rolls_to_come() if rolls is None else Fraction(rolls)
        if ahead < 0:
            raise TesoroError(f"The rolls to come are 0 or more, not {rolls}.")
        if level == BEST:
            top = CASTLE if self._buildable(at, held) else 0
            offers = [self._offer(at, held, n, ahead, mortgage) for n in range(top + 1)]
            return max(offers, key=lambda offer: offer.price)
        return self._offer(at, held, level, ahead, mortgage)

    def _offer(
        self, at: int, held: tuple[int, ...], level: int, rolls: Fraction, mortgage: bool
    ) -> Offer:
        owned = len(held) + 1
        before = self._sum(held, 0, len(held)) if held else Fraction(0)
        own = self.income(at, level, owned)
        others = self._sum(held, level, owned) - before
        built = [building_cost(self.board, mate, level) for mate in (at, *held)] if level else []
        back = self.board.mortgage[at] + sum([cost // 2 for cost in built])
        return Offer(own, others, rolls, level, sum(built), back if mortgage else 0)

    def _sum(self, titles: Iterable[int], level: int, owned: int) -> Fraction:
        return sum([self.income(title, level, owned) for title in titles], Fraction(0))

    def _cost(self, titles: Iterable[int], level: int = 0) -> int:
        board = self.board
        return sum([board.price[t] + building_cost(board, t, level) for t in titles])

    def _buildable(self, at: int, held: tuple[int, ...]) -> bool:
        return bool(self.board.house_price[at]) and len(held) + 1 == len(self.board.mates[at])

    def _title(self, title: int | str) -> int:
        at = self.board.space(title)
        if at not in self.hits:
            raise TesoroError(f"{self.board.spaces[at].name} has no title; name a space to buy.")
        return at

    def _group(self, group: str) -> tuple[int, ...]:
        if group not in self.board.members:
            known = ", ".join(self.board.members)
            raise TesoroError(f"There is no group {group!r}; the groups are {known}.")
        return self.board.members[group]

    def _owned(self, at: int, level: int, owned: int | None) -> int:
        """The number of titles owned, checked against the group and the buildings."""
        most = len(self.board.mates[at])
        if not 0 <= whole(level, "levels") <= (CASTLE if self.board.house_price[at] else 0):
            raise TesoroError(
                f"A level is 0 (empty), 1 to 4 (houses) or 5 (castle), and always 0 on exchanges "
                f"and companies; {self.board.spaces[at].name} cannot have {level}."
            )
        count = owned if owned is not None else most if level else 1
        if not 1 <= whole(count, "titles") <= most:
            raise TesoroError(f"Of this group one can own 1 to {most} titles, not {count}.")
        if level and count < most:
            raise TesoroError("Houses stand only on a complete group: own all its titles first.")
        return count

    def _beside(self, at: int, beside: Iterable[int | str]) -> tuple[int, ...]:
        held = tuple(dict.fromkeys([self._title(mate) for mate in beside]))
        for mate in held:
            if mate == at or mate not in self.board.mates[at]:
                name = self.board.spaces[mate].name
                raise TesoroError(f"{name} is not another title of the same group.")
        return held


def _rungs(rows: list[tuple[int, int, Fraction, Fraction]]) -> tuple[Rung, ...]:
    """Each row with what it adds to the one before; the first adds all it has."""
    rungs = []
    earlier = (Fraction(0), Fraction(0))
    for owned, level, income, cost in rows:
        rungs.append(Rung(owned, level, income, cost, income - earlier[0], cost - earlier[1]))
        earlier = (income, cost)
    return tuple(rungs)


@cache
def of(
    board: RutaBoard | None = None,
    rules: RutaRules | None = None,
    galleys: Policy = "pay",
) -> Values:
    """The values of a board under its rules; opponents pay to leave the Galleys, or wait.

    >>> of(galleys="wait").visits(39) < of().visits(39)
    True
    """
    return Values(pawn_chain(board, rules, galleys))
