"""Bad input of the public names gets one sentence, never an error of Python from deep inside."""

import re
from fractions import Fraction
from random import Random

import pytest

import tesoro_lab as tl
from tesoro_lab.engine import TesoroError

MATCH = tl.new_match("ruta", seats=["Ana", "Luis"], seed=1)
INKAN = tl.new_match("inkan", seats=["Ana", "Luis"], seed=1)
ROYAL = tl.new_match("royal", seats=["Ana", "Luis"], seed=1)
DIE = tl.Distribution.uniform(range(1, 7))
COIN = tl.Distribution.uniform(["heads", "tails"])
DECK = tl.odds.Deck.of({"gold": 2, "storm": 3})
WEATHER = tl.odds.Chain({"sun": tl.Distribution({"sun": 1})})
NAMES = {name: value for name, value in globals().items() if name.isupper()}

A_MATCH = "A match is needed here, such as new_match('ruta'), not "
NO_OUTCOME = "cannot be an outcome here: outcomes are such as "

# What is asked, and a part of the sentence that answers.
REFUSED = [
    # events that name no outcome
    ('tl.odds.dice()["7"]', "'7' " + NO_OUTCOME + "2."),
    ('tl.odds.dice().p("7")', "'7' " + NO_OUTCOME + "2."),
    ('tl.odds.dice().p({7, "11"})', "'11' " + NO_OUTCOME),
    ("tl.odds.dice().p(i for i in (7, 11))", NO_OUTCOME),
    ("tl.odds.dice()[3, 4]", "(3, 4) " + NO_OUTCOME),
    ("tl.odds.throws()[7]", "7 " + NO_OUTCOME + "(1, 1)."),
    ("tl.odds.dice().given(None)", "None " + NO_OUTCOME),
    ('tl.odds.working("7")', "'7' " + NO_OUTCOME),
    ("COIN[7]", "7 " + NO_OUTCOME + "'heads'."),
    ("COIN[[7]]", "must be a number, a text or a tuple, not [7]"),
    ('MATCH.chance()["dice 3 5"]', "'dice 3 5' " + NO_OUTCOME),
    ('DECK.count_in(1, "silver")', "The deck has no card silver; one is gold."),
    ("DECK.count_in(1, 5)", "5 " + NO_OUTCOME + "'gold'."),
    ('tl.words.chance(DIE, "7")', "'7' " + NO_OUTCOME),
    # distributions
    ("tl.Distribution(5)", "The weights must be a dict, not 5."),
    ("tl.Distribution.uniform(5)", "The outcomes must be a list, not 5."),
    ("tl.Distribution.uniform([[1]])", "must be a number, a text or a tuple, not [1]"),
    ("tl.Distribution.mixture([(1, 2)])", "must be of the kind Distribution"),
    ("tl.Distribution.mixture([DIE])", "is a pair, (weight, distribution), not"),
    ("tl.Distribution.mixture([(-1, DIE)])", "must be a whole number above 0, not -1."),
    ("DIE.map(5)", "What each outcome becomes must be a function, not 5."),
    ("DIE.then(5)", "What each outcome leads to must be a function, not 5."),
    ("DIE.then(lambda pips: pips)", "must be of the kind Distribution"),
    ("DIE.joint(5)", "Each of the draws must be of the kind Distribution"),
    ("DIE + 1.5", "not 1.5."),
    ("DIE + COIN", "These outcomes cannot be added"),
    ("COIN + 1", "one outcome is 'heads'"),
    ("COIN.mean()", "one outcome is 'heads'"),
    ('tl.Distribution({1: 1, "a": 1}).median()', "have no order"),
    ("DIE.times(None)", "None is not a whole number of draws."),
    ("DIE.times(True)", "True is not a whole number of draws."),
    ("DIE.times(10**30)", "must be 10,000 or less"),
    ("DIE.repeat(10**30)", "must be 10,000 or less"),
    ('DIE.quantile("x")', "A quantile must be a number, not 'x'."),
    ("DIE.quantile(float('nan'))", "A quantile must be a number, not nan."),
    ("DIE.quantiles(None)", "None is not a whole number of parts."),
    ("DIE.sample(5)", "Chance is drawn from a random.Random(seed), not from 5."),
    # dice, decks, chains
    ("tl.odds.dice(True)", "True is not a whole number of dice."),
    ("tl.odds.dice(10**30)", "too many to work out exactly"),
    ("tl.odds.throws(10**30)", "too many to list"),
    ("tl.odds.doubles(10**30)", "must be 10,000 or less"),
    ('tl.odds.dice(4).highest("2")', "'2' is not a whole number of dice."),
    ("tl.odds.pools.highest(5, 2)", "The die must be of the kind Distribution"),
    ("tl.odds.pools.highest(COIN, 2)", "one outcome is 'heads'"),
    ("tl.odds.sums(None)", "None is not a whole number of throws."),
    ("tl.odds.throw_many(3, dice=1.5)", "1.5 is not a whole number of dice."),
    ("tl.odds.throw_list(10**30)", "10,000,000 or less"),
    ("tl.odds.Deck.of(5)", "The cards must be a list, not 5."),
    ("tl.odds.Deck.of([[1]])", "must be a number, a text or a tuple, not [1]"),
    ('DECK.at_least(None, 1, "gold")', "None is not a whole number of cards."),
    ("DECK.sum_in(2, 5)", "What a card is worth must be a function, not 5."),
    ("DECK.deal(2, None)", "Chance is drawn from a random.Random(seed), not from None."),
    ("DECK.drawn([])", "the deck has no such card"),
    ('tl.odds.decks.of_match(ROYAL, "suerte")', "is not here"),
    ('tl.odds.decks.of_pile(5, 5, "suerte")', "The board must be of the kind RutaBoard"),
    ("tl.odds.Chain(5)", "The steps must be a dict, not 5."),
    ("tl.odds.Chain.walk(5, lambda n: n)", "The states to start at must be a list, not 5."),
    ("tl.odds.Chain.walk([1], 5)", "The step must be a function, not 5."),
    ("WEATHER.hitting_times(5)", "The targets must be a list, not 5."),
    ("WEATHER.return_time([])", "[] is no state of this chain; one is 'sun'."),
    # the odds of each game
    ('tl.odds.of("x")', A_MATCH + "'x'."),
    ('tl.odds.of(MATCH, "x")', "'x' is not a whole number of moves."),
    ("tl.odds.lens(INKAN)", "This is asked of the game 'ruta', not of 'inkan'."),
    ("tl.odds.visits(ROYAL, 3)", "This is asked of the game 'ruta', not of 'royal'."),
    ("tl.odds.next_throw(MATCH, 7)", "The seats are 0 to 1, not 7."),
    ("tl.odds.beliefs.next_disk(MATCH)", "This is asked of the game 'inkan', not of 'ruta'."),
    ("tl.odds.beliefs.where(None)", "A match is needed here, such as new_match('inkan')"),
    ("tl.odds.harbour.Harbour.of(MATCH)", "This is asked of the game 'royal', not of 'ruta'."),
    ("tl.odds.stopping.plan(None)", "A match is needed here, such as new_match('royal')"),
    ("tl.odds.PawnChain(None, tl.RutaRules(), 'pay')", "The board must be of the kind RutaBoard"),
    ('tl.odds.pawn_chain().roll("x")', "The pawn must be of the kind Pawn"),
    ("tl.odds.values.of().income(None)", "A space is a number or a name, not None."),
    ("tl.odds.values.of().rounds('x')", "The rolls must be a number, not 'x'."),
    ("tl.odds.takings(None, 'Crimea')", "The values must be of the kind Values"),
    ("tl.odds.walks.simulate(5, board=3)", "The board must be of the kind RutaBoard"),
    ('tl.odds.journeys.journey(3, "Lima")', "The map must be of the kind InkanMap"),
    ('tl.odds.journeys.expected_turns(INKAN.board, 0, 1, "x")', "is not a whole number of pesos."),
    # what is shown
    ('tl.story("x")', A_MATCH + "'x'."),
    ("tl.story(MATCH, rollouts=None)", "None is not a whole number of rollouts."),
    ('tl.table("x")', A_MATCH + "'x'."),
    ('tl.table(MATCH, size="x")', "The width must be a number, not 'x'."),
    ('tl.board("x")', A_MATCH + "'x'."),
    ("tl.board(MATCH, size=-1)", "The width must be 100 pixels or more, not -1."),
    ('tl.text("x")', A_MATCH + "'x'."),
    ('tl.log("x")', A_MATCH + "'x'."),
    ("tl.log(MATCH.state)", A_MATCH),
    ('tl.log(MATCH, "fr")', "The language must be 'en' or 'es', not 'fr'."),
    # matches
    ("tl.new_match(None)", 'There is no game "None"; the games are: ruta, inkan, royal.'),
    ('tl.new_match("ruta", None)', 'The seats are a list, such as ["Ana", "Luis"], not None.'),
    ('tl.new_match("ruta", "AB")', 'The seats are a list, such as ["Ana", "Luis"], not \'AB\'.'),
    ('tl.new_match("ruta", ["Ana", 3])', 'A seat is a name, "bot:merchant" or a bot, not 3.'),
    ('tl.new_match("ruta", ["Ana", ("B",)])', "A seat may be a pair such as"),
    ('tl.new_match("ruta", start="x")', "A match is needed here"),
    ('tl.new_match("ruta", start=ROYAL.state)', "asked of the game 'ruta', not of 'royal'"),
    ("MATCH.play(5)", 'A move is a text, such as "roll", or a Move, not 5.'),
    ("MATCH.why_not(None)", 'A move is a text, such as "roll", or a Move, not None.'),
    ('MATCH.rewind("x")', "'x' is not a whole number of moves."),
    ("MATCH.state_at(1.5)", "1.5 is not a whole number of moves."),
    ("tl.Move.parse(5)", "A move needs at least one word"),
    # experiments
    ("tl.simulate(None)", 'There is no game "None"'),
    ('tl.simulate("royal", [1, 2])', 'A bot is a name, such as "merchant", or a function, not 1.'),
    ('tl.simulate("royal", ["careful"] * 2, workers="x")', "is not a whole number of workers."),
    ('tl.compare("careful", 5, "royal")', "or a function, not 5."),
    ('tl.compare("careful", "random", "royal", width=None)', "The width must be a number"),
    ('tl.compare("careful", "random", "royal", level="x")', "The level must be a number"),
    ('tl.tournament(["careful", None], "royal")', "or a function, not None."),
    # tables of one's own
    ("tl.RutaBoard.from_csv(None)", "A table is named by its file, such as 'my_board.csv'"),
    ('tl.RutaBoard.from_csv("")', "A table is named by its file, such as 'my_board.csv'"),
    ('tl.RutaBoard.from_csv(".")', "it cannot be read"),
    ("tl.InkanMap.from_csv(3, 4)", "A table is named by its file, such as 'my_board.csv'"),
    ("tl.RoyalDeck.from_csv(3)", "A table is named by its file, such as 'my_board.csv'"),
    ("tl.RoyalDeck.load().face([])", "No card of the deck is called []."),
]


@pytest.mark.parametrize(("asked", "said"), REFUSED, ids=[asked for asked, _ in REFUSED])
def test_one_sentence_says_what_would_be_right(asked, said):
    before = MATCH.state.to_dict(), list(MATCH.moves)
    with pytest.raises(TesoroError, match=re.escape(said)) as refused:
        eval(asked, {"tl": tl, **NAMES})
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert (MATCH.state.to_dict(), list(MATCH.moves)) == before


def test_what_can_be_asked_still_is():
    two = tl.odds.dice()
    assert two[13] == two.p(set()) == two.p(range(20, 30)) == 0
    assert two[True] == 0
    assert two.p({7, 11}) == two.p([7, 11]) == two.p((7, 11)) == Fraction(2, 9)
    assert two[Fraction(7)] == two[7.0] == Fraction(1, 6)
    assert COIN["edge"] == 0
    assert tl.Distribution({"7": 1, 8: 1})["7"] == Fraction(1, 2)
    assert DECK.count_in(1, {"gold", "silver"})[1] == Fraction(2, 5)
    assert tl.odds.Deck.of("abc").deal(3, Random(1)).count("a") == 1


def test_an_error_in_a_function_of_ones_own_stays_that_error():
    with pytest.raises(ZeroDivisionError):
        DIE.p(lambda pips: pips / 0)
