"""A deck of cards with a memory: what has been seen, what lies under the deck, who keeps what.

A card nobody has seen is any of the unseen ones with equal chance. Cards put back under the deck
lie there in a known order, and once the unseen ones have run out the deck has no secrets left.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, Generic, TypeVar

from tesoro_lab.engine import Distribution, TesoroError, fit
from tesoro_lab.engine.given import function, several, source, whole
from tesoro_lab.engine.question import among, possible, question, single
from tesoro_lab.engine.streams import weighted
from tesoro_lab.odds import drawing

C = TypeVar("C")


@dataclass(frozen=True, slots=True, repr=False)
class Deck(Generic[C]):
    """A deck as somebody knows it who has watched every card; each change gives a new deck.

    >>> deck = Deck.of({"gold": 2, "storm": 3})
    >>> deck.top()["gold"], deck.at_least(1, 2, "gold")
    (Fraction(2, 5), Fraction(7, 10))
    >>> deck.drawn("storm").put_under("storm").top()["gold"]
    Fraction(1, 2)
    """

    kinds: tuple[C, ...]
    """All different cards there are, in order."""
    counts: tuple[int, ...]
    """How many of each kind lie unseen in the deck."""
    below: tuple[C, ...] = ()
    """The cards under the unseen ones, in the order in which they will come."""
    out: tuple[C, ...] = ()
    """Cards drawn that lie nowhere yet."""
    discards: tuple[C, ...] = ()
    """The cards on the discard pile, the latest last."""
    held: tuple[C, ...] = ()
    """The cards that players keep."""

    @classmethod
    def of(cls, cards: Mapping[C, int] | Iterable[C]) -> "Deck[C]":
        """A shuffled deck of these cards, one by one or with how many there are of each.

        Raises:
            TesoroError: there is no card, less than none of a kind, or a part of one.
        """
        if not isinstance(cards, str):  # each letter is a card
            several(cards, "The cards")
        pairs = cards.items() if isinstance(cards, Mapping) else [(card, 1) for card in cards]
        counts: dict[C, int] = {}
        for card, count in pairs:
            if whole(count, "cards") < 0:
                raise TesoroError(f"A deck has 0 or more cards {_name(card)}, not {count}.")
            fit.count(counts, card, count)
        if not sum(counts.values()):
            raise TesoroError("A deck begins with at least one card.")
        return cls(tuple(counts), tuple(counts.values()))

    @property
    def unseen(self) -> dict[C, int]:
        """How many of each card lie unseen in the deck, only those that do."""
        return {card: n for card, n in zip(self.kinds, self.counts, strict=True) if n}

    @property
    def known(self) -> tuple[C, ...]:
        """The cards that are certain to come next, in order; none while chance still decides."""
        unseen = self.unseen
        if len(unseen) > 1:
            return ()
        return tuple([card for card, n in unseen.items() for _ in range(n)]) + self.below

    def __len__(self) -> int:
        """How many cards lie in the deck: not out, discarded or held."""
        return sum(self.counts) + len(self.below)

    def top(self) -> Distribution[Any]:
        """What the next card may be.

        Raises:
            TesoroError: no card lies in the deck.
        """
        return self.nth(1)

    def nth(self, place: int) -> Distribution[Any]:
        """What the card may be that comes after `place - 1` others nobody has looked at.

        >>> deck = Deck.of({"gold": 2, "storm": 3})
        >>> deck.nth(5) == deck.top()
        True

        Raises:
            TesoroError: no card lies there.
        """
        if whole(place, "cards") < 1:
            raise TesoroError(f"The first card is number 1, so there is no card number {place}.")
        self._enough(place)
        unseen = self.unseen
        if place <= sum(self.counts):
            return Distribution(unseen)
        return Distribution({self.below[place - 1 - sum(self.counts)]: 1})

    def drawn(self, *cards: C) -> "Deck[C]":
        """The deck after these cards were drawn, one after the other, and turned over.

        Raises:
            TesoroError: a card cannot lie on top.
        """
        deck = self
        for card in cards:
            deck = deck._without(card)
        return deck

    def put_under(self, *cards: C) -> "Deck[C]":
        """The deck after cards that are out, or kept by somebody, were put under it in this order.

        Raises:
            TesoroError: a card is neither out nor kept.
        """
        deck = self._taken(cards)
        return replace(deck, below=(*deck.below, *cards))

    def discarded(self, *cards: C) -> "Deck[C]":
        """The deck after cards that are out, or kept by somebody, went to the discard pile.

        Raises:
            TesoroError: a card is neither out nor kept.
        """
        deck = self._taken(cards)
        return replace(deck, discards=(*deck.discards, *cards))

    def kept(self, *cards: C) -> "Deck[C]":
        """The deck after players kept cards that are out.

        Raises:
            TesoroError: a card is not out.
        """
        deck = self._taken(cards, keepers=False)
        return replace(deck, held=(*deck.held, *cards))

    def reshuffled(self) -> "Deck[C]":
        """The deck after the discards came back and all of it was shuffled; what is kept stays so.

        >>> deck = Deck.of("ABC").drawn("A", "B").kept("A").discarded("B")
        >>> deck.known, deck.reshuffled().unseen
        (('C',), {'B': 1, 'C': 1})

        Raises:
            TesoroError: there is nothing to shuffle.
        """
        back = self.below + self.discards
        if not sum(self.counts) + len(back):
            raise TesoroError("There is no card in the deck or on the discard pile to shuffle.")
        counts = tuple([n + back.count(c) for c, n in zip(self.kinds, self.counts, strict=True)])
        return replace(self, counts=counts, below=(), discards=())

    def count_in(self, n: int, event: object) -> Distribution[int]:
        """How many of the next `n` cards fit an event: the hypergeometric distribution.

        Args:
            n: how many cards are drawn, none of them put back.
            event: a card, several of them, or a question about a card.

        >>> aces = Deck.of({"ace": 4, "other": 48}).count_in(5, "ace")
        >>> aces[0], aces.mean()
        (Fraction(35673, 54145), Fraction(5, 13))

        Raises:
            TesoroError: not so many cards lie in the deck.
        """
        self._enough(n)
        good, places = self._good(event)
        unseen = sum(self.counts)
        drawn = min(n, unseen)
        return drawing.hypergeometric(unseen, good, drawn) + sum([at <= n for at in places])

    def at_least(self, k: int, n: int, event: object) -> Fraction:
        """The chance that at least `k` of the next `n` cards fit an event.

        >>> Deck.of({"ace": 4, "other": 48}).at_least(1, 5, "ace")
        Fraction(18472, 54145)

        Raises:
            TesoroError: not so many cards lie in the deck.
        """
        least = whole(k, "cards")
        return self.count_in(n, event).p(lambda count: count >= least)

    def wait_for(self, event: object, nth: int = 1) -> Distribution[int]:
        """How many cards are drawn until the `nth` fits: the negative hypergeometric distribution.

        >>> wait = Deck.of({"gold": 2, "storm": 3}).wait_for("gold")
        >>> wait.weights, wait.mean()
        ({1: 4, 2: 3, 3: 2, 4: 1}, Fraction(2, 1))

        Raises:
            TesoroError: so many cards that fit do not lie in the deck.
        """
        good, places = self._good(event)
        there = good + len(places)
        if not 1 <= whole(nth, "cards") <= there:
            raise TesoroError(
                f"The cards in the deck that fit are {there}; one can't wait for number {nth}."
            )
        if nth > good:
            return Distribution({places[nth - good - 1]: 1})
        return drawing.waiting(sum(self.counts), good, nth)

    def sum_in(self, n: int, value: Callable[[C], int]) -> Distribution[int]:
        """The sum of what the next `n` cards are worth.

        >>> Deck.of(range(1, 4)).sum_in(2, lambda card: card).weights
        {3: 1, 4: 1, 5: 1}

        Raises:
            TesoroError: not so many cards lie in the deck.
        """
        function(value, "What a card is worth")
        self._enough(n)
        drawn = min(n, sum(self.counts))
        sure = sum([value(card) for card in self.below[: n - drawn]])
        worth = [(value(card), count) for card, count in self.unseen.items()]
        return drawing.sums(worth, drawn) + sure

    def deal(self, n: int, rng: Random) -> tuple[C, ...]:
        """The next `n` cards, as chance deals them; one number of `rng.random()` for each unseen.

        Raises:
            TesoroError: not so many cards lie in the deck.
        """
        source(rng)
        self._enough(n)
        counts, cards = list(self.counts), []
        drawn = min(n, sum(counts))
        for _ in range(drawn):
            place = weighted(rng, counts)
            counts[place] -= 1
            cards.append(self.kinds[place])
        return (*cards, *self.below[: n - drawn])

    def __repr__(self) -> str:
        """How many cards lie where."""
        places = {"below": self.below, "out": self.out}
        places |= {"discarded": self.discards, "held": self.held}
        told = [f"{len(cards)} {place}" for place, cards in places.items() if cards]
        return f"<Deck: {', '.join([f'{sum(self.counts)} unseen', *told])}>"

    def _good(self, event: object) -> tuple[int, list[int]]:
        """How many unseen cards fit an event, and at which places the known ones that fit come."""
        if single(event) and event not in self.kinds:
            possible(event, self.kinds)
            raise TesoroError(
                f"The deck has no card {_name(event)}; one is {_name(self.kinds[0])}."
            )
        asked, unseen = question(event, self.kinds), sum(self.counts)
        good = sum([count for card, count in self.unseen.items() if asked(card)])
        return good, [unseen + i for i, card in enumerate(self.below, 1) if asked(card)]

    def _enough(self, n: int) -> None:
        if whole(n, "cards") < 0:
            raise TesoroError(f"One can draw 0 cards or more, not {n}.")
        if n > len(self):
            more = "; shuffle the discards in first" if self.discards else ""
            cards = "1 card" if len(self) == 1 else f"{len(self)} cards"
            raise TesoroError(f"The deck has {cards}, so {n} cannot be drawn{more}.")

    def _without(self, card: C) -> "Deck[C]":
        out = (*self.out, card)
        if among(card, self.unseen):
            place = self.kinds.index(card)
            counts = (*self.counts[:place], self.counts[place] - 1, *self.counts[place + 1 :])
            return replace(self, counts=counts, out=out)
        if not sum(self.counts) and self.below[:1] == (card,):
            return replace(self, below=self.below[1:], out=out)
        raise TesoroError(f"{_name(card)} cannot be drawn now: {self._where(card)}.")

    def _where(self, card: C) -> str:
        if card in self.below:
            return "it lies further down, under cards that come first"
        places = {"it is out already": self.out, "it is discarded": self.discards}
        places["somebody keeps it"] = self.held
        for said, cards in places.items():
            if card in cards:
                return said
        return "the deck has no such card"

    def _taken(self, cards: tuple[C, ...], keepers: bool = True) -> "Deck[C]":
        """The deck without cards that are out or, failing that, kept by somebody."""
        out, held = list(self.out), list(self.held)
        for card in cards:
            if card in out:
                out.remove(card)
            elif keepers and card in held:
                held.remove(card)
            else:
                raise TesoroError(f"{_name(card)} is not out; draw it first.")
        return replace(self, out=tuple(out), held=tuple(held))


def _name(card: object) -> str:
    return card if isinstance(card, str) else repr(card)
