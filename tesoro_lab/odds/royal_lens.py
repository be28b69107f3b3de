"""The odds lens of Port Royal: the next card, colours to come, and whether to stop.

Chances count every card that somebody owns as seen (see `harbour`); what stopping and drawing
bring is the model of `stopping`, once with persons at their `worth`, once with coins only.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from tesoro_lab.games.royal.deck import CardKind, Role
from tesoro_lab.games.royal.frames import Discover, Reveal, Threat, Trade
from tesoro_lab.games.royal.harbour import count_role
from tesoro_lab.games.royal.kinds import FEE, REPEL, Kind
from tesoro_lab.odds.harbour import COLOURS, Harbour
from tesoro_lab.odds.stopping import Advice, Plan, plan
from tesoro_lab.odds.worth import STANDARD, Worth, gains

MORE_SWORDS = 3
CARDS = 5


class Pick(NamedTuple):
    """A card of the harbour that the seat may pick."""

    front: int
    gain: int
    """Its worth in coins, less price and fee; below 0 it is better left."""


@dataclass(frozen=True, slots=True)
class RoyalLens:
    """What chance holds for one seat. Gains are in coins."""

    ask: str
    """What comes next: "draw" (or stop), "repel", "card" (it is being turned over) or "pick"."""
    seat: int
    swords: int
    colours: int
    """How many colours of ships lie in the harbour; a ship still to be repelled does not count."""
    next_card: dict[str, Fraction]
    """The chance of each kind of card: ship, person, expedition, tax."""
    bust: Fraction
    """The chance that the next card loses the turn."""
    bust_with: tuple[Fraction, ...]
    """The same with one, two and three swords more."""
    bust_within: tuple[Fraction, ...]
    """The chance that the turn is lost within one, two ... five more cards."""
    reach: dict[int, Fraction]
    """For each number of colours up to five, the chance to reach it without losing the turn."""
    coins: Advice | None
    """Stopping against drawing when only coins count; None while one picks."""
    advice: Advice | None
    """The same with persons at their worth; None also before the first card, which is compulsory,
    and while one picks."""
    repelled: Advice | None
    """The same if the ship just drawn is repelled; None if that cannot be done."""
    picks: tuple[Pick, ...]
    """While one picks: the cards that can be had, the best one first."""

    @property
    def draws(self) -> bool | None:
        """The advice: True to draw, False to stop; None if there is none to give."""
        return None if self.advice is None else self.advice.draw

    @property
    def repels(self) -> bool | None:
        """Whether to repel the ship just drawn; None if that cannot be done."""
        if self.repelled is None:
            return None
        return self.advice is None or self.repelled.value > self.advice.value


def lens(state: Any, worth: Worth = STANDARD) -> RoyalLens | None:
    """What chance holds for whoever draws or picks; None before the first turn and at the end.

    >>> from tesoro_lab.games.royal import ROYAL
    >>> seen = lens(ROYAL.scenario({"display": ["ship-red-3-6", "ship-blue-1-1"], "drawn": 2}))
    >>> seen.bust, seen.reach[3], seen.advice.stop, seen.draws
    (Fraction(2, 13), Fraction(5, 8), Fraction(3, 1), False)
    """
    frame = state.frame
    if isinstance(frame, Trade):
        return _look(state, frame.seat, "pick", worth)
    asks = {Discover: "draw", Threat: "repel", Reveal: "card"}
    ask = asks.get(type(frame))
    return None if ask is None else _look(state, state.active, ask, worth)


def _look(state: Any, seat: int, ask: str, worth: Worth) -> RoyalLens:
    harbour = Harbour.of(state, seat)
    if ask == "repel":
        harbour = harbour._replace(display=harbour.display[:-1])
    here = len(harbour.colours())
    drawing = ask != "pick"
    lying = drawing and state.drawn > 0 and ask != "repel"
    return RoyalLens(
        ask=ask,
        seat=seat,
        swords=harbour.swords,
        colours=here,
        next_card=_kinds(harbour),
        bust=harbour.bust_next(),
        bust_with=tuple(
            [_stronger(harbour, more).bust_next() for more in range(1, MORE_SWORDS + 1)]
        ),
        bust_within=tuple([harbour.bust_within(cards) for cards in range(1, CARDS + 1)]),
        reach={k: harbour.reach(k) for k in range(here + 1, len(COLOURS) + 1)},
        coins=_plan(state, seat, harbour, None).advice() if drawing else None,
        advice=_plan(state, seat, harbour, worth).advice() if lying else None,
        repelled=_repelled(state, seat, worth),
        picks=() if drawing else _picks(state, seat, worth),
    )


def _stronger(harbour: Harbour, swords: int) -> Harbour:
    return harbour._replace(swords=harbour.swords + swords)


def _plan(state: Any, seat: int, harbour: Harbour, worth: Worth | None) -> Plan:
    return plan(state, seat, worth, harbour=harbour)


def _kinds(harbour: Harbour) -> dict[str, Fraction]:
    """How likely each kind of card is to come next."""
    counts = dict.fromkeys([str(kind) for kind in CardKind], 0)
    for face, count in zip(harbour.board.faces, harbour.unseen, strict=True):
        counts[str(face.kind)] += count
    total = sum(counts.values()) or 1
    return {kind: Fraction(count, total) for kind, count in counts.items()}


def _repelled(state: Any, seat: int, worth: Worth) -> Advice | None:
    """What stopping and drawing bring once the last ship is gone."""
    frame = state.frame
    fresh = isinstance(frame, Threat) or (isinstance(frame, Discover) and frame.fresh)
    if not fresh or state.why_not(REPEL) is not None:
        return None
    harbour = Harbour.of(state, seat)
    return _plan(state, seat, harbour._replace(display=harbour.display[:-1]), worth).advice()


def _picks(state: Any, seat: int, worth: Worth) -> tuple[Pick, ...]:
    """The legal picks by their worth."""
    fee = 0 if seat == state.active else FEE
    ladies = count_role(state, seat, Role.MADEMOISELLE)
    gain = gains(state, seat, None)
    found = []
    for move in state.legal().moves:
        if move.kind not in (Kind.TAKE, Kind.HIRE):
            continue
        front = state.board.number[str(move.args[0])]
        face = state.board.faces[front]
        value = gain[front]
        if face.kind == CardKind.PERSON:
            value = worth.of(face) - max(face.cost - ladies, 0)
        found.append(Pick(front, value - fee))
    return tuple(sorted(found, key=lambda pick: -pick.gain))
