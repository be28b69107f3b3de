"""La Ruta del Tesoro for learning machines: what a seat sees."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, get_args

from tesoro_lab.games.ruta import RutaState
from tesoro_lab.games.ruta.frames import (
    Auction,
    Claim,
    Debt,
    Decision,
    Exempt,
    Goods,
    Offer,
    PieceAuction,
    Purchase,
)
from tesoro_lab.games.ruta.movement import DOUBLES_TO_GALLEYS, FREE, MAX_TRIES
from tesoro_lab.learn.views import (
    Part,
    Table,
    kind_of,
    mover,
    one_hot,
    rounds,
    seat_row,
    share,
)

Look: TypeAlias = Callable[[RutaState, Table], list[float]]

REALES = 500_000
"""A sum of money that counts as full."""
SKIPS = 4


def _by_seat(number: Callable[[RutaState, int], float]) -> Look:
    """One number for each seat."""

    def look(state: RutaState, table: Table) -> list[float]:
        return [number(state, other) for other in table]

    return look


def _by_title(
    number: Callable[[RutaState, int], float],
) -> Look:
    """One number for each title."""

    def look(state: RutaState, table: Table) -> list[float]:
        return [number(state, title) for title in state.board.titles]

    return look


def _places(state: RutaState, table: Table) -> list[float]:
    row: list[float] = []
    for other in table:
        row += one_hot(state.pawns[other].at, len(state.board.spaces))
    return row


def _held(state: RutaState, seat: int) -> float:
    tries = state.pawns[seat].tries
    return 0.0 if tries == FREE else (tries + 1) / MAX_TRIES


def _cards(state: RutaState, table: Table) -> list[float]:
    return [float(holder == other) for other in table for holder in state.holder]


def _owners(state: RutaState, table: Table) -> list[float]:
    row: list[float] = []
    for other in table:
        row += [float(state.owner[title] == other) for title in state.board.titles]
    return row


def _box(state: RutaState, table: Table) -> list[float]:
    houses, castles = state.rules.stock
    return [
        share(state.houses, houses),
        share(state.castles, castles),
        share(state.pot, REALES),
        share(state.for_sale, len(state.board.titles)),
        share(sum(state.dice), 12),
    ]


def _subject(state: RutaState, table: Table) -> list[float]:
    frame, space = state.frame, -1
    if isinstance(frame, Purchase | Auction | Claim):
        space = frame.title
    elif isinstance(frame, Exempt):
        space = frame.space
    elif isinstance(frame, PieceAuction):
        space = frame.asked
    return one_hot(space, len(state.board.spaces))


def _stake(state: RutaState, table: Table) -> list[float]:
    frame, reales = state.frame, 0
    if isinstance(frame, Auction | PieceAuction):
        reales = frame.high
    elif isinstance(frame, Debt):
        reales = sum([due for _, due in frame.dues])
    elif isinstance(frame, Claim):
        reales = frame.amount
    return [share(reales, REALES)]


def _rivals(state: RutaState, table: Table) -> list[float]:
    """Who leads an auction, has made the offer, is owed money; then who still bids."""
    frame = state.frame
    if isinstance(frame, Auction | PieceAuction):
        leads = seat_row(table, frame.leader)
        return leads + [float(other in frame.bidders) for other in table]
    who: set[int] = set()
    if isinstance(frame, Offer):
        who = {frame.proposer}
    elif isinstance(frame, Debt):
        who = {creditor for creditor, _ in frame.dues}
    elif isinstance(frame, Claim):
        who = {frame.debtor}
    return [float(other in who) for other in table] + [0.0] * len(table)


def _offer(state: RutaState, table: Table) -> list[float]:
    frame = state.frame
    sides = (frame.give, frame.want) if isinstance(frame, Offer) else (Goods(), Goods())
    row: list[float] = []
    for goods in sides:
        row += [share(goods.cash, REALES), share(len(goods.cards), 2)]
        row += [float(title in goods.titles) for title in state.board.titles]
    return row


def _claims(state: RutaState, table: Table) -> list[float]:
    mine = [claim.title for claim in state.claims if claim.owner == table[0]]
    return [float(title in mine) for title in state.board.titles]


def _piles(state: RutaState, table: Table) -> list[float]:
    row: list[float] = []
    for deck, cards in state.board.cards.items():
        top = state.piles[deck].next_cards()
        row += [1 / len(top) if card.no in top else 0.0 for card in cards]
    return row


PARTS = (
    Part(
        "asked",
        "what is decided: " + ", ".join([frame.__name__ for frame in get_args(Decision)]),
        kind_of(get_args(Decision)),
    ),
    Part("mover", "by seat: it must decide", mover),
    Part(
        "turn",
        "by seat: it is its turn",
        lambda state, table: seat_row(table, state.thrower),
    ),
    Part(
        "purses",
        f"by seat: reales, of {REALES:,}",
        _by_seat(lambda state, seat: share(state.purses[seat], REALES)),
    ),
    Part("places", "by seat, for each space: the pawn stands there", _places),
    Part(
        "galleys",
        f"by seat: held in the Galleys, as (failed throws + 1)/{MAX_TRIES}",
        _by_seat(_held),
    ),
    Part(
        "doubles",
        f"by seat: doubles thrown in this turn, of {DOUBLES_TO_GALLEYS}",
        _by_seat(lambda state, seat: share(state.pawns[seat].doubles, DOUBLES_TO_GALLEYS)),
    ),
    Part(
        "skips",
        f"by seat: turns to lose, of {SKIPS}",
        _by_seat(lambda state, seat: share(state.skips[seat], SKIPS)),
    ),
    Part(
        "playing",
        "by seat: still in the game",
        _by_seat(lambda state, seat: float(state.playing[seat])),
    ),
    Part(
        "loans",
        f"by seat: reales to pay back to the Crown, of {REALES:,}",
        _by_seat(lambda state, seat: share(state.loans[seat], REALES)),
    ),
    Part("cards", "by seat and card that is kept: it holds the card", _cards),
    Part("owners", "by seat and title: it owns the title", _owners),
    Part(
        "unwanted",
        "by title: it went unsold at an auction",
        _by_title(lambda state, title: float(state.unwanted[title])),
    ),
    Part(
        "mortgaged",
        "by title: it is mortgaged",
        _by_title(lambda state, title: float(state.mortgaged[title])),
    ),
    Part(
        "levels",
        "by title: houses, or 5 for a castle, of 5",
        _by_title(lambda state, title: state.level[title] / 5),
    ),
    Part(
        "box",
        f"houses and castles left, of those in the box; the pot, of {REALES:,}; titles never "
        "offered, of all; the pips of the last throw, of 12",
        _box,
    ),
    Part("subject", "by space: the decision is about it", _subject),
    Part("stake", f"the highest bid, or the sum that is owed, of {REALES:,}", _stake),
    Part("rivals", "by seat: leads, has offered, or is owed; by seat: still bids", _rivals),
    Part(
        "offer",
        f"what would be received, then what given up: cash, of {REALES:,}; cards, of 2; by title",
        _offer,
    ),
    Part("claims", "by title: a toll that one may still claim", _claims),
    Part("piles", "by card of both decks: the chance that it is the next one", _piles),
    Part("round", "the round, of 200", rounds),
)


def parts(state: RutaState) -> Sequence[Part]:
    """What a seat sees, the same for every board."""
    return PARTS
