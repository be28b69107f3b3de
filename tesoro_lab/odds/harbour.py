"""Chances at the harbour of Port Royal: the next card, the next n cards, so many colours.

All are exact fractions, drawn without putting back from what is really unseen. The unseen cards
are those of the pile and the coins taken from it; nobody knows which is which, so that each is as
likely as any other to be the next card. Two things are taken for granted: whoever has the swords
repels the second ship of a colour (a ship of a new colour is kept), and the pile does not run out.

Sailors and pirates that somebody owns are seen cards here and cannot come again. `Harbour.fresh`
leaves them out of account: there the swords come from nowhere and the deck is whole.
"""

from fractions import Fraction
from functools import cache
from math import comb
from typing import Any, NamedTuple

from tesoro_lab.engine.given import of_kind
from tesoro_lab.games import state_of
from tesoro_lab.games.royal import RoyalDeck
from tesoro_lab.games.royal.deck import SKULL, CardKind, Colour, Face
from tesoro_lab.games.royal.harbour import swords

COLOURS = tuple(Colour)


def is_strong(face: Face, swords: int) -> bool:
    """Whether a ship cannot be repelled with so many swords."""
    return face.need == SKULL or face.need > swords


class Fleet(NamedTuple):
    """The unseen ships of one colour."""

    lies: bool
    """Whether a ship of the colour lies in the harbour."""
    weak: int
    """Those that can be repelled."""
    strong: int
    """Those that cannot."""


class Harbour(NamedTuple):
    """What the chances depend on; cards go by the number of their front.

    >>> fresh = Harbour.fresh()
    >>> fresh.reach(3), fresh.bust_within(2)
    (Fraction(25, 49), Fraction(225, 7021))
    """

    board: RoyalDeck
    unseen: tuple[int, ...]
    """How many unseen cards there are of each front."""
    display: tuple[int, ...] = ()
    swords: int = 0

    @classmethod
    def fresh(cls, swords: int = 0, board: RoyalDeck | None = None) -> "Harbour":
        """A shuffled deck, an empty harbour, and so many swords."""
        deck = board or RoyalDeck.load()
        of_kind(deck, RoyalDeck, "The deck")
        return cls(deck, deck.shuffled, (), swords)

    @classmethod
    def of(cls, state: Any, seat: int | None = None, more_swords: int = 0) -> "Harbour":
        """The harbour as it lies, for the swords of the active seat or of another one."""
        state = state_of(state, "royal")
        who = state.active if seat is None else seat
        unseen = state.pools[-1] if state.pile else state.discards
        has = swords(state, who) + more_swords
        return cls(state.board, tuple(unseen), state.display, has)

    def fleets(self) -> tuple[Fleet, ...]:
        """The unseen ships, colour by colour."""
        lying = self.colours()
        weak = dict.fromkeys(COLOURS, 0)
        strong = dict.fromkeys(COLOURS, 0)
        for face, count in zip(self.board.faces, self.unseen, strict=True):
            if face.kind == CardKind.SHIP:
                kind = strong if is_strong(face, self.swords) else weak
                kind[Colour(face.colour)] += count
        return tuple([Fleet(c in lying, weak[c], strong[c]) for c in COLOURS])

    def colours(self) -> tuple[str, ...]:
        """The colours of the ships that lie in the harbour."""
        faces = self.board.faces
        lying = {faces[front].colour for front in self.display if faces[front].need}
        return tuple([colour for colour in COLOURS if colour in lying])

    def bust_next(self) -> Fraction:
        """The chance that the next card loses the turn; 0 when nothing is left to draw."""
        harmful = sum([fleet.strong for fleet in self.fleets() if fleet.lies])
        return Fraction(harmful, sum(self.unseen) or 1)

    def ship_doubles(self) -> Fraction:
        """The chance that the next ship, whenever it comes, loses the turn; 0 without ships."""
        fleets = self.fleets()
        harmful = sum([fleet.strong for fleet in fleets if fleet.lies])
        return Fraction(harmful, sum([fleet.weak + fleet.strong for fleet in fleets]) or 1)

    def bust_within(self, cards: int) -> Fraction:
        """The chance that one of the next so many cards loses the turn, if nobody stops.

        A draw goes well if of each colour no strong ship comes, or one that is the first of its
        colour; m weak ones leave it first in one order of m + 1.
        """
        total = sum(self.unseen)
        cards = min(max(cards, 0), total)
        fleets = self.fleets()
        others = total - sum([fleet.weak + fleet.strong for fleet in fleets])
        ways = [Fraction(comb(others, n)) for n in range(cards + 1)]
        for fleet in fleets:
            ways = _times(ways, _safe(fleet, cards))
        return 1 - ways[cards] / comb(total, cards)

    def reach(self, colours: int) -> Fraction:
        """The chance that so many colours come to lie here before the turn is lost.

        >>> Harbour.fresh().reach(5), float(round(Harbour.fresh(swords=5).reach(5), 3))
        (Fraction(2500, 52969), 0.483)
        """
        return _reach(self.fleets(), colours)


def _safe(fleet: Fleet, cards: int) -> list[Fraction]:
    """By number of ships of one colour, how many ways to draw them lose nothing."""
    ways = [Fraction(0)] * (cards + 1)
    for weak in range(min(fleet.weak, cards) + 1):
        ways[weak] += comb(fleet.weak, weak)
        if not fleet.lies and weak < cards:
            ways[weak + 1] += Fraction(fleet.strong * comb(fleet.weak, weak), weak + 1)
    return ways


def _times(first: list[Fraction], second: list[Fraction]) -> list[Fraction]:
    """The product of two polynomials, cut off at their length."""
    product = [Fraction(0)] * len(first)
    for i, a in enumerate(first):
        for j, b in enumerate(second[: len(first) - i]):
            if a and b:
                product[i + j] += a * b
    return product


@cache
def _reach(fleets: tuple[Fleet, ...], colours: int) -> Fraction:
    """Cards that change nothing, weak ships of a colour that lies here too, are passed over."""
    if sum([fleet.lies for fleet in fleets]) >= colours:
        return Fraction(1)
    total = 0
    good = Fraction(0)
    for at, fleet in enumerate(fleets):
        total += fleet.strong if fleet.lies else fleet.weak + fleet.strong
        if fleet.lies:
            continue
        before, after = fleets[:at], fleets[at + 1 :]
        if fleet.weak:
            lying = Fleet(True, 0, fleet.strong)
            good += fleet.weak * _reach((*before, lying, *after), colours)
        if fleet.strong:
            lying = Fleet(True, 0, fleet.strong - 1)
            good += fleet.strong * _reach((*before, lying, *after), colours)
    return good / total if total else Fraction(0)
