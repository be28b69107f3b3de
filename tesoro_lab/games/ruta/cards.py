"""The 32 cards as data, and the pile that a deck forms on the table."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from tesoro_lab.engine import Move, Reason, TableError
from tesoro_lab.engine.tables import Row, read_table

NEAREST = ("lonja", "company")
"""The kinds of space to whose nearest a card may lead."""
SUERTE = "suerte"
COFRE = "cofre"


class Effect(StrEnum):
    """What a card does; its amounts stand in the table."""

    RECEIVE_CROWN = "receive_crown"
    PAY_CROWN = "pay_crown"
    LOSE_TURNS = "lose_turns"
    GO_GALLEYS = "go_galleys"
    PAY_PER_BUILDING = "pay_per_building"
    PAY_PER_PLOT = "pay_per_plot"
    FREE_GALLEYS = "free_galleys"
    EXEMPT_ALCABALAS = "exempt_alcabalas"
    MOVE = "move"
    MOVE_TO = "move_to"
    MOVE_TO_NEAREST = "move_to_nearest"
    SAIL_TO = "sail_to"
    RECEIVE_EACH_PLAYER = "receive_each_player"
    PAY_EACH_PLAYER = "pay_each_player"
    CROWN_LOAN = "crown_loan"
    FIRE_TWO_HOUSES = "fire_two_houses"


class Card(NamedTuple):
    """One card: its deck and number, its effect and the amounts in reales, spaces or turns."""

    deck: str
    no: int
    effect: Effect
    amount: int = 0
    per_house: int = 0
    per_castle: int = 0
    steps: int = 0
    target: int = 0
    keepable: bool = False
    nearest: str = ""
    """The kind of space, lonja or company, to whose nearest the pawn goes."""


class Pile(NamedTuple):
    """A face-down deck: the cards nobody has seen yet, then those put back under it, in order.

    Cards are drawn lazily: an unseen card is any of `unseen` with equal chance, and only when
    these have run out does the pile come round to the order in which cards were put back.
    """

    unseen: tuple[int, ...]
    below: tuple[int, ...] = ()

    def next_cards(self) -> tuple[int, ...]:
        """The cards that may lie on top now, each with the same chance."""
        return self.unseen or self.below[:1]

    def without(self, no: int) -> "Pile":
        """The pile after card `no` was taken from the top."""
        if self.unseen:
            cut = self.unseen.index(no)
            return Pile(self.unseen[:cut] + self.unseen[cut + 1 :], self.below)
        return Pile((), self.below[1:])

    def put_under(self, no: int) -> "Pile":
        """The pile after card `no` was put face down under it."""
        return Pile(self.unseen, (*self.below, no))

    def __len__(self) -> int:
        return len(self.unseen) + len(self.below)


def why_not_top(pile: Pile, move: Move) -> Reason | None:
    """The reason why the card of `move` cannot be drawn from `pile` now, if there is one."""
    deck, no = move.args
    if no in pile.next_cards():
        return None
    code = "card_not_on_top" if no in pile.below else "card_not_in_pile"
    return Reason(code, (deck, no))


def read_cards(path: Path | None = None) -> dict[str, tuple[Card, ...]]:
    """The two decks from a CSV table; raises TableError naming the file, row and column."""
    return gather_cards(read_table("ruta_cards.csv", path, ("deck", "no", "effect", "keepable")))


def gather_cards(rows: Iterable[Row]) -> dict[str, tuple[Card, ...]]:
    """The two decks, in order of number, that the rows of a table describe."""
    decks: dict[str, list[Card]] = {SUERTE: [], COFRE: []}
    for row in rows:
        card = _card(row)
        deck = decks[card.deck]
        if any(card.no == other.no for other in deck):
            raise row.wrong("no", f"is {card.no} again; each card of a deck has its own number")
        deck.append(card)
    for name, deck in decks.items():
        if all(card.keepable for card in deck):
            raise TableError(f"The deck {name!r} needs at least one card that is not kept.")
    return {name: tuple(sorted(deck, key=lambda card: card.no)) for name, deck in decks.items()}


def card_cells(card: Card) -> dict[str, str]:
    """The card as the cells of its row in the table."""
    cells = {column: str(value) for column, value in card._asdict().items()}
    return {**cells, "keepable": str(int(card.keepable))}


def card_facts(card: Card) -> tuple[str | int, ...]:
    """What the fingerprint of a board is taken from; older boards, and their saves, keep theirs."""
    return card if card.nearest else card[:-1]


def _card(row: Row) -> Card:
    target = row.whole("target", default=0)
    if target > 39:
        raise row.wrong("target", f"is {target}; the spaces are 0 to 39")
    effect = Effect(row.one_of("effect", tuple(Effect)))
    return Card(
        deck=row.one_of("deck", (SUERTE, COFRE)),
        no=row.whole("no", low=1),
        effect=effect,
        amount=row.whole("amount", default=0),
        per_house=row.whole("per_house", default=0),
        per_castle=row.whole("per_castle", default=0),
        steps=row.whole("steps", low=-39, default=0),
        target=target,
        keepable=row.flag("keepable"),
        nearest=row.one_of("nearest", NEAREST) if effect == Effect.MOVE_TO_NEAREST else "",
    )
