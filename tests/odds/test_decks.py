"""Decks with a memory: what each draw leaves, exact answers by hand, and La Ruta's own piles."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import CHANCE, Distribution, Stream, TesoroError
from tesoro_lab.front import new_match
from tesoro_lab.games.ruta import RUTA, RutaBoard
from tesoro_lab.games.ruta.cards import Pile
from tesoro_lab.odds import decks
from tesoro_lab.odds.deck import Deck

BOARD = RutaBoard.load()
SMALL = Deck.of({"gold": 2, "storm": 3, "map": 1})
CARDS = Deck.of([(rank, suit) for suit in "SHDC" for rank in range(1, 14)])


def test_five_of_fifty_two() -> None:
    aces = CARDS.count_in(5, lambda card: card[0] == 1)
    assert aces[0] == Fraction(35673, 54145)
    assert CARDS.at_least(1, 5, lambda card: card[0] == 1) == 1 - aces[0]
    assert CARDS.count_in(5, lambda card: card[1] == "H")[5] == Fraction(1287, 2598960)
    assert CARDS.count_in(52, lambda card: card[1] == "H") == Distribution({13: 1})
    assert CARDS.wait_for(lambda card: card[0] == 1).mean() == Fraction(53, 5)


def shuffles(deck: Deck[str]) -> list[tuple[str, ...]]:
    """Every order of the unseen cards, each as likely as the others, and what lies below."""
    unseen = [card for card, n in deck.unseen.items() for _ in range(n)]
    return [order + deck.below for order in permutations(unseen)]


@pytest.mark.parametrize(
    "deck",
    [
        SMALL,
        SMALL.drawn("storm").put_under("storm"),
        SMALL.drawn("gold", "storm").kept("gold").put_under("storm"),
        SMALL.drawn("map", "gold", "storm").put_under("gold", "map").discarded("storm"),
        SMALL.drawn("gold", "gold", "map", "storm", "storm", "storm").put_under("map", "gold"),
    ],
)
def test_every_answer_agrees_with_every_order_of_the_cards(deck: Deck[str]) -> None:
    orders = shuffles(deck)
    worth = {"gold": 5, "storm": -2, "map": 0}
    for n in range(1, len(deck) + 1):
        assert deck.nth(n) == Distribution(Counter(order[n - 1] for order in orders))
        for event in ("gold", ["gold", "map"], lambda card: card == "storm"):
            asked = event if callable(event) else [event, *event].__contains__
            counts = Counter(sum(map(asked, order[:n])) for order in orders)
            assert deck.count_in(n, event) == Distribution(counts)
            assert deck.at_least(1, n, event) == 1 - Fraction(counts[0], len(orders))
        totals = Counter(sum(worth[card] for card in order[:n]) for order in orders)
        assert deck.sum_in(n, worth.__getitem__) == Distribution(totals)
    for nth in range(1, orders[0].count("gold") + 1):
        waits = Counter(
            [place for place, card in enumerate(order, 1) if card == "gold"][nth - 1]
            for order in orders
        )
        assert deck.wait_for("gold", nth) == Distribution(waits)


def test_the_pile_cycles_and_becomes_known() -> None:
    deck = Deck.of("ABC")
    assert deck.known == ()
    for card in "BCA":
        assert len(deck.top()) == 3 - len(deck.below)
        deck = deck.drawn(card).put_under(card)
    assert deck.known == ("B", "C", "A")
    assert deck.top() == Distribution({"B": 1})
    assert deck.wait_for("A") == Distribution({3: 1})
    again = deck.drawn("B").put_under("B")
    assert again.known == ("C", "A", "B")
    assert Deck.of("ABC").drawn("A", "B").put_under("A").known == ("C", "A")


def test_a_kept_card_is_missing_until_it_comes_back_under_the_deck() -> None:
    kept = Deck.of("ABC").drawn("B").kept("B")
    assert (kept.held, len(kept), kept.top()["B"]) == (("B",), 2, 0)
    assert kept.reshuffled().top()["B"] == 0
    back = kept.put_under("B")
    assert (back.held, back.below, back.nth(3)) == ((), ("B",), Distribution({"B": 1}))
    assert back == Deck.of("ABC").drawn("B").put_under("B")


def test_discards_come_back_when_the_deck_is_shuffled() -> None:
    deck = SMALL.drawn("gold", "storm").discarded("gold", "storm")
    assert (len(deck), deck.discards) == (4, ("gold", "storm"))
    assert deck.reshuffled() == SMALL
    left = SMALL.drawn("gold").put_under("gold").reshuffled()
    assert left == SMALL
    open_card = SMALL.drawn("map").reshuffled()
    assert open_card.out == ("map",)
    assert open_card.top()["map"] == 0


def test_a_deck_is_a_value() -> None:
    before = repr(SMALL)
    drawn = SMALL.drawn("gold")
    assert repr(SMALL) == before == "<Deck: 6 unseen>"
    assert repr(drawn.kept("gold")) == "<Deck: 5 unseen, 1 held>"
    assert drawn == SMALL.drawn("gold") != SMALL
    assert len({SMALL, drawn, SMALL.drawn("gold")}) == 2


def test_chance_deals_what_it_should() -> None:
    deck = SMALL.drawn("map").put_under("map")
    rng = Stream("deal")
    hands = [deck.deal(6, rng) for _ in range(4_000)]
    assert rng.position == 5 * 4_000
    assert all(hand[5] == "map" and sorted(hand[:5]) == sorted(hands[0][:5]) for hand in hands)
    for place in range(5):
        golds = sum(hand[place] == "gold" for hand in hands)
        assert odds.wilson(golds, len(hands), level=0.9999).holds(deck.nth(place + 1)["gold"])
    both = sum(hand[:2] == ("gold", "gold") for hand in hands)
    assert odds.wilson(both, len(hands), level=0.9999).holds(Fraction(1, 10))


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: Deck.of([]), "at least one card"),
        (lambda: Deck.of({"gold": -1}), "0 or more"),
        (lambda: Deck.of("AB").drawn("C"), "no such card"),
        (lambda: Deck.of("AB").drawn("A", "A"), "out already"),
        (lambda: Deck.of("AB").drawn("A").put_under("A").drawn("A"), "further down"),
        (lambda: Deck.of("AB").drawn("A").kept("A").drawn("A"), "keeps it"),
        (lambda: Deck.of("AB").drawn("A").discarded("A").drawn("A"), "discarded"),
        (lambda: Deck.of("AB").kept("A"), "draw it first"),
        (lambda: Deck.of("AB").drawn("A").kept("A").kept("A"), "draw it first"),
        (lambda: Deck.of("AB").discarded("B"), "draw it first"),
        (lambda: Deck.of("A").drawn("A").top(), "0 cards, so 1"),
        (lambda: Deck.of("A").drawn("A").discarded("A").top(), "shuffle the discards"),
        (lambda: Deck.of("AB").nth(0), "number 1"),
        (lambda: Deck.of("AB").count_in(3, "A"), "2 cards, so 3"),
        (lambda: Deck.of("AB").deal(-1, Stream("")), "0 cards or more"),
        (lambda: Deck.of("AB").wait_for("C"), "no card C; one is A"),
        (lambda: Deck.of("AB").wait_for("A", 0), "wait for number 0"),
        (lambda: Deck.of("A").drawn("A").kept("A").reshuffled(), "no card"),
        (lambda: decks.of_match(new_match("inkan", ["A", "B"]), "suerte"), "piles"),
        (lambda: decks.of_match(new_match("ruta", ["A", "B"]), "tarot"), "'tarot'"),
    ],
)
def test_refusals_teach(ask: object, said: str) -> None:
    with pytest.raises(TesoroError, match=r"^[A-Z0-9].*\.$") as refused:
        ask()  # type: ignore[operator]
    assert said in str(refused.value)


def test_la_rutas_pile_as_it_lies_on_the_table() -> None:
    state = RUTA.scenario({"below": {"suerte": [3, 11]}, "cards": {"suerte 9": 0}})
    deck = decks.of_match(state, "suerte")
    numbers = [card.no for card in deck.unseen]
    assert numbers == [1, 2, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16]
    assert [card.no for card in deck.below] == [3, 11]
    assert [card.no for card in deck.held] == [9]
    assert deck.top().p(lambda card: card.effect == "go_galleys") == Fraction(1, 13)
    assert decks.of_match(state, "cofre").at_least(1, 16, lambda card: card.keepable) == 1
    assert decks.of_pile(BOARD, Pile((), (2, 1)), "cofre").known[0].no == 2


def test_through_a_whole_match_the_deck_knows_what_the_game_knows() -> None:
    match = new_match("ruta", ["bot:merchant"] * 6, 2)
    deck = {name: decks.of_match(match, name) for name in ("suerte", "cofre")}
    drawn = 0
    while drawn < 60:
        asked = match.seat == CHANCE and match.chance()
        match.step()
        move = match.moves[-1]
        if move.kind == "card":
            name, no = move.args
            top = deck[name].top().map(lambda card: card.no)
            assert asked.map(lambda card: card.args[1]) == top
            card = next(card for card in BOARD.cards[name] if card.no == no)
            deck[name] = deck[name].drawn(card)
            deck[name] = deck[name].kept(card) if card.keepable else deck[name].put_under(card)
            drawn += 1
        for name in deck:
            now = decks.of_match(match, name)
            back = [card for card in deck[name].held if card not in now.held]
            deck[name] = deck[name].put_under(*back)
            assert set(now.held) == set(deck[name].held)
            assert (now.unseen, now.below) == (deck[name].unseen, deck[name].below)
    assert not match.state.piles["suerte"].unseen and not match.state.piles["cofre"].unseen
