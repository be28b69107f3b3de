"""The answers of "Two piles" are what the deck itself works out."""

from fractions import Fraction

from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.games.ruta.cards import COFRE, SUERTE, Effect, Pile
from tesoro_lab.lessons import answers
from tesoro_lab.odds import decks

BOARD = RutaBoard.load()
FULL = Pile(tuple(range(1, 17)))
CHANCE_PILE, CHEST = (decks.of_pile(BOARD, FULL, deck) for deck in (SUERTE, COFRE))
CARDS = {card.no: card for card in CHANCE_PILE.kinds}


def answer(id: str):
    return answers.book("piles").questions[id].solution


def galleys(card):
    return card.effect == Effect.GO_GALLEYS


def test_the_cards_are_those_that_the_lesson_names():
    pays = [card.no for card in CHANCE_PILE.kinds if card.effect == Effect.PAY_CROWN]
    brings = (Effect.RECEIVE_CROWN, Effect.CROWN_LOAN)
    assert pays == [7, 8, 12, 16]
    assert [card.no for card in CHEST.kinds if card.effect in brings] == [1, 3, 5, 8, 12]
    assert galleys(CARDS[5]) and galleys(CHEST.kinds[14])
    assert CARDS[9].keepable and CARDS[2].amount == 40_000


def test_each_answer():
    paying = [CARDS[no] for no in (7, 8, 12, 16)]
    assert answer("piles-2") == CHEST.count_in(2, lambda card: card.no in (1, 3, 5, 8, 12))[2]
    assert answer("piles-3") == CHANCE_PILE.at_least(1, 3, paying)
    assert answer("piles-4") == CHANCE_PILE.nth(5)[CARDS[2]]
    assert answer("piles-5") == CHANCE_PILE.wait_for(paying).mean()
    late = CHANCE_PILE.drawn(*[CARDS[no] for no in (1, 3, 4, 6, 7, 8)])
    assert late.top().p(galleys) > CHANCE_PILE.top().p(galleys)  # so "b" is right in piles-1
    assert answer("piles-1") == "b"


def test_the_treasure_comes_round():
    order = [9, 1, 3, 2, *[no for no in CARDS if no not in (9, 1, 3, 2)]]
    deck = CHANCE_PILE
    for no in order:
        deck = deck.drawn(CARDS[no])
        deck = deck.kept(CARDS[no]) if no == 9 else deck.put_under(CARDS[no])
    assert deck.wait_for([CARDS[2]]).weights == {answer("piles-6"): 1}


def test_both_piles():
    three = decks.of_pile(BOARD, Pile((5, 7, 2)), SUERTE).top().map(galleys)
    eight = decks.of_pile(BOARD, Pile(tuple(range(8, 16))), COFRE).top().map(galleys)
    assert answer("piles-7") == three.joint(eight).p(any) == Fraction(5, 12)
