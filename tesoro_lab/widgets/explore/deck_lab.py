"""The deck lab: a pile with a memory, the next card, and when one of a kind comes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.streams import Stream
from tesoro_lab.figures.piles import Wait, pile
from tesoro_lab.odds.deck import Deck
from tesoro_lab.widgets.explore.base import Answer, Explorer
from tesoro_lab.widgets.explore.cards import (
    MARKED,
    PILES,
    back,
    face,
    fits,
    fresh,
    key_of,
    kind_name,
    kinds,
    named,
)
from tesoro_lab.widgets.explore.controls import Choice, Control, Press, Slider, again, within
from tesoro_lab.widgets.explore.deck_said import numbers_of, told, working_html
from tesoro_lab.widgets.numbers import lines
from tesoro_lab.words import twin
from tesoro_lab.words.numbers import Pair

MOST_DEALS = 10_000
BATCH = 500
THEN: dict[str, Pair] = {
    "under": ("goes under the pile", "va debajo del mazo"),
    "discard": ("is discarded", "se descarta"),
    "keep": ("is kept", "se guarda"),
}
"""What happens to a card that is drawn."""


class DeckQuestion(NamedTuple):
    """What the deck lab is asked.

    Attributes:
        pile: "suerte" or "cofre" of La Ruta, or "marked".
        gold: how many marked cards are gold.
        storm: how many are storms.
        plain: how many have no mark.
        kind: the kind of card one waits for.
        k: within how many cards.
        then: what happens to a card drawn next: "under", "discard" or "keep".
        moves: what has happened, such as "under 5", "keep 9", "return 9", "shuffle".
        deals: how often the cards to come were shuffled and dealt, as a trial.
        seed: of the luck.
    """

    pile: str = "suerte"
    gold: int = 2
    storm: int = 3
    plain: int = 5
    kind: str = "pays"
    k: int = 3
    then: str = "under"
    moves: tuple[str, ...] = ()
    deals: int = 0
    seed: int = 1

    @property
    def cards(self) -> tuple[str, tuple[int, int, int]]:
        """Which cards there are."""
        return self.pile, (self.gold, self.storm, self.plain)

    @property
    def deck(self) -> Deck[Any]:
        """The deck as it lies now.

        Raises:
            TesoroError: what is said to have happened cannot have.
        """
        return deck_after(self.cards, self.moves)


class DeckLab(Explorer):
    """A pile that remembers: draw, put under, keep, discard, reshuffle, and ask what comes."""

    headline = ("Deck lab", "Laboratorio de mazos")
    look = "deck"

    def lay(self) -> list[list[Control]]:
        """The cards; what one waits for; what is done."""
        cards: list[Control] = [
            Choice("pile", ("Pile", "Mazo"), list(PILES.items())),
            Slider("gold", ("Gold cards", "Cartas de oro"), 1, 12, when=_is_marked),
            Slider("storm", ("Storm cards", "Cartas de tormenta"), 1, 12, when=_is_marked),
            Slider("plain", ("Plain cards", "Cartas lisas"), 1, 12, when=_is_marked),
            Choice("kind", ("Waiting for", "Se espera"), lambda q: kinds(q.pile)),
            Slider("k", ("Within so many cards", "En cuántas cartas"), 1, _most),
        ]
        drawing: list[Control] = [
            Choice("then", ("A card drawn", "La carta que sale"), list(THEN.items()), buttons=True),
            Press("draw", ("Draw a card", "Sacar una carta"), draw, main=True, enabled=_has_cards),
            Press("draw_5", ("Draw 5", "Sacar 5"), _draw_five, enabled=_has_cards),
            Press("return", ("Put a kept card under", "Devolver una guardada debajo"),
                  _return_one, enabled=lambda q: bool(q.deck.held)),
            Press("shuffle", ("Shuffle pile and discards", "Barajar mazo y descartes"),
                  lambda q: q._replace(moves=(*q.moves, "shuffle")),
                  enabled=lambda q: bool(q.deck.discards or q.deck.below)),
            Press("back", ("Take back", "Deshacer"),
                  lambda q: q._replace(moves=q.moves[:-1]), enabled=lambda q: bool(q.moves)),
        ]  # fmt: skip
        trial: list[Control] = [
            Press("deal", (f"Deal {BATCH} trials", f"Repartir {BATCH} pruebas"),
                  lambda q: q._replace(deals=q.deals + BATCH),
                  enabled=lambda q: len(q.deck) > 0 and q.deals + BATCH <= MOST_DEALS),
            again(moves=(), deals=0),
        ]  # fmt: skip
        return [cards, drawing, trial]

    def settled(self, question: DeckQuestion, before: DeckQuestion) -> DeckQuestion:
        """Another pile begins untouched; another position without trials."""
        if question.cards != before.cards and question.moves == before.moves:
            question = question._replace(moves=())
        question = super().settled(question, before)
        if (question.cards, question.moves) != (before.cards, before.moves):
            question = question._replace(deals=0)
        return question

    @staticmethod
    def work(question: DeckQuestion, lang: str) -> Answer:
        """Everything about this pile and this kind of card."""
        within(question.deals, 0, MOST_DEALS, ("The number of trials", "Número de pruebas"), lang)
        deck = question.deck
        wait = waiting(question)
        said = told(question, deck, wait, lang)
        numbers = numbers_of(question, deck, lang)
        order = [back(lang)] * sum(deck.counts) + [face(card, lang) for card in deck.below]
        if deck.known:
            order = [face(card, lang) for card in deck.known]
        away = [face(card, lang) for card in (*deck.held, *deck.discards)]
        what = kind_name(question.pile, question.kind, lang)
        title = f"{twin(PILES[question.pile], lang)}: {what}"
        text = f"{said}\n{lines(numbers, lang)}"
        figure = pile(order, away, wait, min(question.k, len(deck)), title, text, lang)
        return Answer(figure, said, numbers, working_html(question, deck, lang))


def _is_marked(question: DeckQuestion) -> bool:
    return question.pile == MARKED


def _has_cards(question: DeckQuestion) -> bool:
    return len(question.deck) > 0


def _most(question: DeckQuestion) -> int:
    return max(1, len(question.deck))


# What is done with the pile


@lru_cache(maxsize=512)
def deck_after(cards: tuple[str, tuple[int, int, int]], moves: tuple[str, ...]) -> Deck[Any]:
    """The deck after what has happened to it.

    Raises:
        TesoroError: it cannot have happened.

    >>> deck_after(("marked", (1, 1, 1)), ("under gold", "under storm", "under plain")).known
    ('gold', 'storm', 'plain')
    """
    if not moves:
        return fresh(*cards)
    deck = deck_after(cards, moves[:-1])
    verb, _, key = moves[-1].partition(" ")
    if verb == "shuffle":
        return deck.reshuffled()
    card = named(deck, key)
    if verb == "return":
        return deck.put_under(card)
    done = {"under": Deck.put_under, "discard": Deck.discarded, "keep": Deck.kept}
    if verb not in done:
        raise TesoroError(
            f"A move of the deck lab is under, discard, keep or return and a card, or shuffle; "
            f"not {moves[-1]!r}."
        )
    try:
        return done[verb](deck.drawn(card), card)
    except TesoroError as refused:  # in the words of the lab: a card is called by its number
        raise TesoroError(str(refused).replace(repr(card), f"Card {key}")) from None


def draw(question: DeckQuestion) -> DeckQuestion:
    """The question after chance has drawn the next card."""
    rng = Stream(f"{question.seed}:deck/{len(question.moves)}")
    card = question.deck.top().sample(rng)
    return question._replace(moves=(*question.moves, f"{question.then} {key_of(card)}"))


def _draw_five(question: DeckQuestion) -> DeckQuestion:
    for _ in range(5):
        if len(question.deck):
            question = draw(question)
    return question


def _return_one(question: DeckQuestion) -> DeckQuestion:
    """The question after the card kept longest went under the pile."""
    return question._replace(moves=(*question.moves, f"return {key_of(question.deck.held[0])}"))


# The answers


def waiting(question: DeckQuestion) -> Wait:
    """By each card: the chance that one of the kind has come, with memory, without, and counted."""
    deck, test = question.deck, fits(question.pile, question.kind)
    cards = range(1, len(deck) + 1)
    chances = tuple([deck.at_least(1, n, test) for n in cards])
    unaware = forgotten(deck)
    forgetful = tuple([unaware.at_least(1, n, test) for n in cards]) if unaware else ()
    hits = dealt(question.cards, question.moves, question.kind, question.deals, question.seed)
    return Wait(chances, forgetful, hits, question.deals)


def forgotten(deck: Deck[Any]) -> Deck[Any] | None:
    """The pile for somebody who knows which cards lie in it, but nothing of their order."""
    if not len(deck):
        return None
    counts = [n + deck.below.count(c) for c, n in zip(deck.kinds, deck.counts, strict=True)]
    return Deck(deck.kinds, tuple(counts))


@lru_cache(maxsize=32)
def dealt(
    cards: tuple[str, tuple[int, int, int]],
    moves: tuple[str, ...],
    kind: str,
    times: int,
    seed: int,
) -> tuple[int, ...]:
    """In so many deals of all cards to come: how often one of the kind came by each card."""
    deck, test = deck_after(cards, moves), fits(cards[0], kind)
    if not times:
        return ()
    rng = Stream(f"{seed}:deals")
    firsts = [0] * (len(deck) + 1)
    for _ in range(times):
        order = deck.deal(len(deck), rng)
        firsts[next((k for k, card in enumerate(order) if test(card)), len(deck))] += 1
    hits, so_far = [], 0
    for first in firsts[:-1]:
        so_far += first
        hits.append(so_far)
    return tuple(hits)


def deck(
    pile: str = "suerte",
    *,
    kind: str | None = None,
    k: int = 3,
    gold: int = 2,
    storm: int = 3,
    plain: int = 5,
    then: str = "under",
    moves: Sequence[str] = (),
    deals: int = 0,
    seed: int = 1,
    lang: str = "en",
) -> DeckLab:
    """The deck lab: draw from a pile that remembers, and ask what comes next.

    Args:
        pile: "suerte" or "cofre" of La Ruta, or "marked" for a small deck of one's own.
        kind: the kind of card one waits for: "pays", "costs", "moves", "galleys" or "kept" in
            La Ruta, "gold", "storm" or "plain" of the marked cards.
        k: within how many cards.
        gold: how many of the marked cards are gold, 1 to 12.
        storm: how many are storms.
        plain: how many have no mark.
        then: what happens to a card drawn: "under" the pile, "discard" or "keep".
        moves: what has happened already, such as "under 5", "keep 9", "return 9", "shuffle".
        deals: how often the cards to come were dealt as a trial, 10,000 times at most.
        seed: of the luck.
        lang: "en" or "es".

    Raises:
        TesoroError: one of them is out of its range, or the moves cannot have happened.

    >>> lab = deck("marked", gold=1, storm=1, plain=2, kind="gold", k=2)
    >>> print(lab.answer.said.split(". ")[1])
    The next card is a gold card: 1/4 (25.0%); at least one of the next 2: 1/2 (50.0%).
    """
    first = kind
    if first is None and pile in PILES:
        first = kinds(pile)[0][0]
    asked = DeckQuestion(pile, gold, storm, plain, first or "", k, then, tuple(moves), deals, seed)
    return DeckLab(asked, lang)
