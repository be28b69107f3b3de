"""When to stop at Port Royal: the best plan for one turn, exactly, in a stated model.

The model: cards are drawn one by one, without putting back, from what is really unseen. The
second ship of a colour is repelled if there are swords for it, and else the turn is lost, which
brings what `bust` says. Whoever stops picks the best cards that lie there: one, two with four
colours, three with five, and one more for each Governor. Each card has a fixed gain (`worth`).

Left out: what others pick and pay, expeditions and taxes that turn up, Admirals, repelling a ship
of a new colour, the end of the pile, and what a person just hired does for the picks after it.
Each person is held against the whole purse: two may count though only one of them can be paid.

A card that can change nothing any more (a weak ship of a colour that lies here, a person that
would not be picked) is passed over: all that is left to come then is each as likely as before.
The plan is found with floats; its value is then added up in fractions. Where stopping and going on
differ by less than 1e-9 both are added up, so that the value is the best one exactly.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from operator import mul
from typing import Any, NamedTuple, TypeAlias

from tesoro_lab.games import state_of
from tesoro_lab.games.royal import RoyalDeck
from tesoro_lab.games.royal.deck import CardKind, Role
from tesoro_lab.games.royal.harbour import count_role
from tesoro_lab.odds.harbour import COLOURS, Harbour, is_strong
from tesoro_lab.odds.worth import STANDARD, Worth, gains

PICKS = (1, 1, 1, 1, 2, 3)
"""Permitted picks by number of colours, Governors aside."""
CLOSE = 1e-9
NUMBER: dict[str, int] = {colour: at for at, colour in enumerate(COLOURS)}


Held: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The gains of the ships and of the persons that lie there, highest first, as far as they matter:
no more than may ever be picked."""
Seas: TypeAlias = int
"""One bit for each colour that lies there, and five higher ones for those drawn since the start
that could not be repelled."""
Spot: TypeAlias = int
"""A moment of the turn: its seas in the ten lowest bits, above them the number of what is held."""
SEAS = 1023
COLOUR_BITS = 31


class After(NamedTuple):
    """What comes after a moment with these gains."""

    stops: tuple[int, ...]
    """By number of colours, what stopping brings."""
    ship: dict[int, int]
    """By gain of the next ship, the number of what is held then, shifted to its place."""
    people: list[tuple[int, int]]
    """The same for the next person that matters, with how many such cards there are."""


class Advice(NamedTuple):
    """What stopping and drawing bring on average, in coins."""

    stop: Fraction
    """What stopping now brings."""
    once: Fraction
    """What one more card brings, whatever it is, if one then stops."""
    onward: Fraction
    """What the best plan that draws now brings; it passes over cards that change nothing."""

    @property
    def value(self) -> Fraction:
        """What the best plan brings."""
        return max(self.stop, self.onward)

    @property
    def draw(self) -> bool:
        """Whether going on is better."""
        return self.onward > self.stop


class Plan:
    """All moments that a turn can come to, each with its best value.

    >>> Plan(Harbour.fresh(), ships_only()).advice().value
    Fraction(45757, 18424)
    """

    def __init__(
        self, harbour: Harbour, gain: tuple[int, ...], governors: int = 0, bust: int = 0
    ) -> None:
        """The plan for a harbour, with the gain of each front and what losing the turn brings."""
        self.extra, self.bust = governors, bust
        self.unseen = sum(harbour.unseen)
        self.fleets: list[dict[tuple[int, bool], int]] = [{} for _ in COLOURS]
        self.people: dict[int, int] = {}
        self.strong = [fleet.strong for fleet in harbour.fleets()]
        self._count(harbour, gain)
        lying = harbour.colours()
        able = [c in lying or bool(f) for c, f in zip(COLOURS, self.fleets, strict=True)]
        self.most = PICKS[sum(able)] + governors
        fleets = [value for fleet in self.fleets for value, _ in fleet]
        lie = [gain[front] for front in harbour.display]
        self.highest = self.most * max([0, *fleets, *self.people, *lie])
        self._floats: dict[Spot, float] = {}
        self._exact: dict[Spot, tuple[int, int]] = {}
        self._ships: dict[Seas, tuple[list[tuple[Seas, int]], list[int], int]] = {}
        self._helds: dict[Held, int] = {}
        self._gains: list[Held] = []
        self._open: dict[Spot, tuple[list[Spot], list[int], int]] = {}
        self._after: dict[int, After] = {}
        self.start = self._lying(harbour, gain)

    def _count(self, harbour: Harbour, gain: tuple[int, ...]) -> None:
        """Count the unseen cards by what they do."""
        lying = harbour.colours()
        for face, count, value in zip(harbour.board.faces, harbour.unseen, gain, strict=True):
            if face.kind == CardKind.SHIP and count and face.colour not in lying:
                fleet = self.fleets[NUMBER[face.colour]]
                key = value, is_strong(face, harbour.swords)
                fleet[key] = fleet.get(key, 0) + count
            elif face.kind == CardKind.PERSON and count and value > 0:
                self.people[value] = self.people.get(value, 0) + count

    def _lying(self, harbour: Harbour, gain: tuple[int, ...]) -> Spot:
        """The moment as it is."""
        faces = harbour.board.faces
        bits = sum([1 << NUMBER[colour] for colour in harbour.colours()])
        ships = [gain[front] for front in harbour.display if faces[front].kind == CardKind.SHIP]
        persons = [gain[front] for front in harbour.display if faces[front].kind != CardKind.SHIP]
        able = [value for value in persons if value > 0]
        self.lay: tuple[int, ...] = ()
        held = self._kept(ships, able)
        self.lay = self._gains[held][1]
        return held << 10 | bits

    def _kept(self, ships: Sequence[int], persons: Sequence[int]) -> int:
        """The number of these gains without those that nobody would pick any more."""
        both = [(value, 0) for value in ships] + [(value, 1) for value in persons]
        both.sort(reverse=True)
        del both[self.most :]
        first = tuple([value for value, person in both if not person])
        held = first, tuple([value for value, person in both if person])
        if held not in self._helds:
            self._helds[held] = len(self._gains)
            self._gains.append(held)
        return self._helds[held]

    def _stop(self, spot: Spot) -> int:
        """What the best permitted picks bring."""
        held = self._after.get(spot >> 10) or self._meet(spot >> 10)
        return held.stops[(spot & COLOUR_BITS).bit_count()]

    def _sail(self, seas: Seas) -> tuple[list[tuple[Seas, int]], list[int], int]:
        """The ships that may come, as (seas, gain), their numbers, and how many lose the turn."""
        found: list[tuple[Seas, int]] = []
        counts: list[int] = []
        lost = 0
        for at, fleet in enumerate(self.fleets):
            bit = 1 << at
            if seas & bit:
                lost += self.strong[at] - bool(seas & bit << 5)
                continue
            for (value, hard), count in fleet.items():
                found.append((seas | bit | (bit << 5) * hard, value))
                counts.append(count)
        self._ships[seas] = found, counts, lost
        return self._ships[seas]

    def _meet(self, held: int) -> After:
        """What may come to lie beside these gains."""
        if held in self._after:
            return self._after[held]
        ships, persons = self._gains[held]
        both = sorted(ships + persons, reverse=True)
        stops = tuple([sum(both[: picks + self.extra]) for picks in PICKS])
        values = {value for fleet in self.fleets for value, _ in fleet}
        ship = {value: self._kept((*ships, value), persons) << 10 for value in sorted(values)}
        least = both[self.most - 1] if len(both) >= self.most else 0
        people = []
        for value, count in self.people.items():
            left = count - persons.count(value) + self.lay.count(value)
            if value > least and left:
                people.append((self._kept(ships, (*persons, value)) << 10, left))
        self._after[held] = After(stops, ship, people)
        return self._after[held]

    def _next(self, spot: Spot) -> tuple[list[Spot], list[int], int]:
        """The moments that may come, how many cards lead to each, and how many lose the turn."""
        seas = spot & SEAS
        sails, counts, lost = self._ships.get(seas) or self._sail(seas)
        _, ship, people = self._meet(spot >> 10)
        spots = [ship[value] | to for to, value in sails]
        if people:
            spots += [held | seas for held, _ in people]
            counts = counts + [count for _, count in people]
        return spots, counts, lost

    def _best(self, spot: Spot) -> float:
        """The best value from here on, nearly."""
        stop = self._stop(spot)
        spots, counts, lost = self._next(spot)
        good = sum(counts)
        # Nobody can end with more than the highest gains there are, if the next card goes well.
        if good * self.highest + lost * self.bust < (stop - CLOSE) * (good + lost):
            return stop
        onward = self._mean(spot, spots, counts, lost)
        if onward < stop - CLOSE:
            return stop
        self._open[spot] = spots, counts, lost
        return max(onward, stop)

    def _mean(self, spot: Spot, spots: list[Spot], counts: list[int], lost: int) -> float:
        """The best value of drawing now, nearly: found with floats."""
        floats = self._floats
        for to in spots:
            if to not in floats:
                floats[to] = self._best(to)
        cards = sum(counts) + lost
        total = sum(map(mul, map(floats.__getitem__, spots), counts)) + lost * self.bust
        return total / cards if cards else float(self._stop(spot))

    def _value(self, spot: Spot) -> tuple[int, int]:
        """The best value from here on, exactly, over a common denominator."""
        if spot not in self._exact:
            stop = self._stop(spot)
            best = stop, 1
            if spot in self._open:
                drawing = self._drawing(spot)
                if drawing[0] > stop * drawing[1]:
                    best = drawing
            self._exact[spot] = best
        return self._exact[spot]

    def _drawing(self, spot: Spot) -> tuple[int, int]:
        """The value of drawing now, exactly."""
        spots, counts, lost = self._open.get(spot) or self._next(spot)
        parts = {1: lost * self.bust}
        exact = self._exact
        for to, count in zip(spots, counts, strict=True):
            above, below = exact.get(to) or self._value(to)
            parts[below] = parts.get(below, 0) + count * above
        cards = sum(counts) + lost
        if not cards:
            return self._stop(spot), 1
        common = lcm(*parts)
        return sum([above * (common // below) for below, above in parts.items()]), common * cards

    def nearly(self) -> float:
        """What the best plan that draws now brings, to within 1e-9; quicker than `advice`."""
        return self._mean(self.start, *self._next(self.start))

    def advice(self) -> Advice:
        """Stop or draw, with what each brings."""
        stop = self._stop(self.start)
        spots, counts, lost = self._next(self.start)
        once = lost * self.bust + sum(map(mul, map(self._stop, spots), counts))
        same = self.unseen - lost - sum(counts)
        if not self.unseen:
            return Advice(Fraction(stop), Fraction(stop), Fraction(stop))
        self.nearly()
        return Advice(
            Fraction(stop),
            Fraction(once + same * stop, self.unseen),
            Fraction(*self._drawing(self.start)),
        )

    def until(self, colours: int) -> Fraction:
        """What stopping as soon as so many colours lie there brings, whatever they are worth.

        >>> Plan(Harbour.fresh(), ships_only()).until(5)
        Fraction(29307, 75670)
        """
        known: dict[Spot, Fraction] = {}

        def value(spot: Spot) -> Fraction:
            if (spot & COLOUR_BITS).bit_count() >= colours:
                return Fraction(self._stop(spot))
            if spot not in known:
                spots, counts, lost = self._next(spot)
                cards = lost + sum(counts)
                total = sum(map(mul, map(value, spots), counts), Fraction(lost * self.bust))
                known[spot] = total / cards if cards else Fraction(self._stop(spot))
            return known[spot]

        return value(self.start)


def plan(
    state: Any,
    seat: int | None = None,
    worth: Worth | None = STANDARD,
    harbour: Harbour | None = None,
) -> Plan:
    """The plan for the turn as it stands; `worth=None` counts coins only.

    `harbour` puts another harbour in the place of the one that lies there.
    Losing the turn brings the coins of the seat's own Jesters.

    >>> from tesoro_lab.games.royal import ROYAL
    >>> state = ROYAL.scenario({"display": ["ship-red-2-3", "ship-blue-1-1"], "drawn": 2})
    >>> advice = plan(state, worth=None).advice()
    >>> advice.draw, advice.stop, advice.onward
    (False, Fraction(2, 1), Fraction(25, 16))
    """
    state = state_of(state, "royal")
    who = state.active if seat is None else seat
    return Plan(
        harbour or Harbour.of(state, who),
        gains(state, who, worth),
        count_role(state, who, Role.GOVERNOR),
        count_role(state, who, Role.JESTER),
    )


def ships_only(board: RoyalDeck | None = None) -> tuple[int, ...]:
    """The gains when only the coins that ships show count."""
    faces = (board or RoyalDeck.load()).faces
    return tuple([face.coins if face.kind == CardKind.SHIP else 0 for face in faces])
