"""Port Royal for learning machines: its menu, and what a seat sees."""

from collections.abc import Sequence
from functools import cache, partial

from tesoro_lab.engine import Move
from tesoro_lab.games.royal import RoyalState
from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.deck import PERSON, SHIP, CardKind, Face, RoyalDeck
from tesoro_lab.games.royal.frames import Busted, Discover, Leaving, Threat, Trade
from tesoro_lab.games.royal.harbour import shields, swords
from tesoro_lab.games.royal.kinds import Kind
from tesoro_lab.learn.menus import Listed
from tesoro_lab.learn.views import Part, Table, kind_of, mover, rounds, seat_row, share

PLAIN = ("draw", "stop", "repel", "bust", "pass", "end")
COINS, SHIELDS, SWORDS, PICKS, CARDS_A_TURN = 40, 24, 12, 6, 20
"""What counts as full."""


class RoyalMenu(Listed):
    """Six plain moves, `take SHIP`, `hire PERSON`, and `claim EXPEDITION` with the least loss.

    Several parties may fulfil an expedition. The menu sends the one whose persons bring the
    fewest shields, then cost least, then come first in the deck.
    """

    __slots__ = ("_deck",)

    def __init__(self, state: RoyalState) -> None:
        """Lay out the menu for the deck of this state."""
        deck = self._deck = state.board
        names = [
            *PLAIN,
            *[f"take {deck.faces[front].id}" for front in fronts(deck, SHIP)],
            *[f"hire {deck.faces[front].id}" for front in fronts(deck, PERSON)],
            *[f"claim {deck.faces[front].id}" for front in fronts(deck, CardKind.EXPEDITION)],
        ]
        super().__init__(tuple(names))

    def offered(self, state: RoyalState, may_offer: bool) -> dict[int, Move]:
        """The legal moves, with one party for each expedition."""
        number, found = self.number, {}
        for move in state.legal().moves:
            if move.kind != Kind.CLAIM:
                found[number[move]] = move
                continue
            action = number[Move(Kind.CLAIM, move.args[:1])]
            if action not in found or self._loss(move) < self._loss(found[action]):
                found[action] = move
        return found

    def move(self, action: int) -> Move | None:
        """The move of this number; the party of an expedition depends on the state."""
        move = super().move(action)
        return None if move is None or move.kind == Kind.CLAIM else move

    def _loss(self, claim: Move) -> tuple[int, int]:
        party: list[Face] = [self._deck.faces[self._deck.face(str(p))] for p in claim.args[1:]]
        return sum([one.shields for one in party]), sum([one.cost for one in party])


@cache
def fronts(deck: RoyalDeck, kind: CardKind) -> tuple[int, ...]:
    """The numbers of all fronts of one kind."""
    return tuple([number for number, face in enumerate(deck.faces) if face.kind == kind])


def _trade(state: RoyalState, table: Table) -> list[float]:
    frame = state.frame
    return [
        float(type(frame) is Discover and frame.fresh),
        share(frame.picks, PICKS) if type(frame) is Trade else 0.0,
        share(state.drawn, CARDS_A_TURN),
        float(state.last_round),
    ]


def _marks(state: RoyalState, table: Table) -> list[float]:
    row = []
    for other in table:
        row += [
            share(purse(state, other), COINS),
            share(shields(state, other), SHIELDS),
            share(swords(state, other), SWORDS),
        ]
    return row


def _cards(kind: CardKind, state: RoyalState, table: Table) -> list[float]:
    """By seat and front of this kind: how many of its copies the seat has."""
    shown, row = fronts(state.board, kind), []
    faces = state.board.faces
    for other in table:
        owned = state.persons[other] if kind == PERSON else state.claimed[other]
        row += [owned.count(front) / faces[front].count for front in shown]
    return row


def _lying(state: RoyalState, table: Table) -> list[float]:
    counts = [0] * len(state.board.faces)
    for front in (*state.display, *state.open_expeditions):
        counts[front] += 1
    return _of_copies(state, counts)


def _of_copies(state: RoyalState, counts: Sequence[int]) -> list[float]:
    faces = state.board.faces
    return [n / face.count for n, face in zip(counts, faces, strict=True)]


PARTS = (
    Part(
        "asked",
        "what is decided: discover, a threat, trade and hire, after a lost turn, last claims",
        kind_of((Discover, Threat, Trade, Busted, Leaving)),
    ),
    Part("mover", "by seat: it must decide", mover),
    Part(
        "active",
        "by seat: it is its turn",
        lambda state, table: seat_row(table, state.active),
    ),
    Part(
        "first",
        "by seat: it began the game, so that a round ends before it",
        lambda state, table: seat_row(table, state.first),
    ),
    Part(
        "turn",
        f"the last ship may be repelled; picks left, of {PICKS}; cards drawn this turn, of "
        f"{CARDS_A_TURN}; the last round runs",
        _trade,
    ),
    Part(
        "marks",
        f"by seat: coins, of {COINS}; shields, of {SHIELDS}; swords, of {SWORDS}",
        _marks,
    ),
    Part("persons", "by seat and person: copies owned, of all", partial(_cards, PERSON)),
    Part(
        "claimed",
        "by seat and expedition: fulfilled by it",
        partial(_cards, CardKind.EXPEDITION),
    ),
    Part("harbour", "by front: copies in the harbour or open, of all", _lying),
    Part(
        "discards",
        "by front: copies on the discards, of all",
        lambda state, table: _of_copies(state, state.discards),
    ),
    Part(
        "unseen",
        "by front: copies that may be the next card, of all",
        lambda state, table: _of_copies(state, state.pools[-1]),
    ),
    Part("pile", "cards of the pile, of 120", lambda state, table: [share(state.pile, 120)]),
    Part("round", "the round, of 200", rounds),
)


def parts(state: RoyalState) -> Sequence[Part]:
    """What a seat sees, the same for every deck."""
    return PARTS
