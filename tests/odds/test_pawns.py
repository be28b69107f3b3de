"""The pawn of La Ruta as a chain: exact against a pawn that walks, under every policy and rule."""

from fractions import Fraction
from math import sqrt
from statistics import mean, stdev

import pytest

import tesoro_lab as tl
from tesoro_lab import odds
from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.files import data_root
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules
from tesoro_lab.games.ruta.frames import THROW_OF, Galleys
from tesoro_lab.games.ruta.movement import FREE, Pawn
from tesoro_lab.odds import pawn_chain, walks
from tesoro_lab.odds.pawns import HELD, Turn

WALKS, ROLLS = 24, 6000
RULES = {
    "default": RutaRules(),
    "odd": RutaRules(third_turn="pay_and_wait", fine_then="next_turn", mahon_card="direct"),
    "double": RutaRules(galleys_double_rolls_again=True),
}


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("galleys", ["pay", "wait"])
def test_the_exact_table_holds_the_walks(rules, galleys):
    """Each of 123 shares lies within 4.5 standard errors; by chance one fails in 1,200 tests."""
    chain = pawn_chain(None, rules, galleys)
    walked = [
        walks.simulate(ROLLS, None, rules, galleys, seed=f"walk {k}", piles="independent")
        for k in range(WALKS)
    ]
    for convention in ("roll", "turn", "touched"):
        exact = chain.places(convention)
        counts = [getattr(walk, convention) for walk in walked]
        for place in range(HELD + 1):
            shares = [count[place] / sum(count.values()) for count in counts]
            error = stdev(shares) / sqrt(WALKS)
            assert abs(mean(shares) - exact[place]) <= 4.5 * error, (convention, place)
    turns = [walk.rolls / walk.turns for walk in walked]
    assert abs(mean(turns) - chain.rolls_per_turn()) <= 4.5 * stdev(turns) / sqrt(WALKS)


@pytest.mark.parametrize("convention", ["roll", "turn", "touched"])
@pytest.mark.parametrize("galleys", ["pay", "wait"])
def test_decimals_agree_with_fractions(galleys, convention):
    chain = pawn_chain(galleys=galleys)
    exact, floats = chain.places(convention), chain.places_floats(convention)
    assert sum(share for _, share in exact.items()) == 1
    assert max(abs(floats[place] - exact[place]) for place in range(HELD + 1)) < 1e-12


def test_nobody_stays_on_go_to_galleys_but_many_touch_it():
    chain = pawn_chain()
    assert chain.places("roll")[30] == chain.places("turn")[30] == 0
    assert chain.places("touched")[30] > Fraction(1, 50)
    assert all(pawn.at != 30 for pawn in chain.rolls.states)
    (group,) = chain.rolls.classes()
    assert group.closed and group.period == 1 and len(group.states) == 118


def test_every_roll_of_every_pawn_adds_up_and_keeps_to_the_rules():
    chain = pawn_chain(galleys="wait")
    for pawn in chain.rolls.states:
        for end in chain.roll(pawn):
            assert end.pawn.doubles in (0, pawn.doubles + 1)
            assert end.pawn.tries == FREE or end.pawn.at == 10
            assert 2 <= end.pips <= 12
            assert not end.stops or end.stops[-1] == (end.pawn.at if end.pawn.tries < 0 else HELD)
            assert end.rests in (0, 2) and not (end.rests and end.again)


def test_the_first_roll_from_start_by_hand():
    """From Start a 2 draws a chest card: two of its sixteen cards go to Start and to Mahón."""
    first = pawn_chain().roll(Pawn(0)).map(lambda end: end.pawn.at)
    assert first[0] == Fraction(1, 36) * Fraction(1, 16) + Fraction(6, 36) * Fraction(1, 16)
    assert first[1] == Fraction(1, 36) * Fraction(1, 16)
    assert first[6] == Fraction(5, 36)


def test_the_third_double_leads_to_the_galleys_wherever_it_is_thrown():
    for at in (0, 5, 27):
        doubles = pawn_chain().roll(Pawn(at, 2)).given(lambda end: end.stops == (HELD,))
        assert doubles.total
        sent = pawn_chain().roll(Pawn(at, 2)).p(lambda end: end.stops == (HELD,))
        assert sent == Fraction(1, 6)


def test_hits_are_the_titles_of_the_table_split_by_pips():
    chain = pawn_chain(galleys="wait")
    hits, places = chain.hits(), chain.places("roll")
    assert set(hits) == set(chain.board.titles)
    for title, by_pips in hits.items():
        assert sum(by_pips.values()) == places[title]


def test_a_lost_turn_is_a_turn_without_a_roll():
    turn = pawn_chain().turn(Turn(22, FREE, 2))
    assert turn.items() == [((Turn(22, FREE, 1), 0), 1)]


def test_a_chain_is_built_once():
    assert pawn_chain() is pawn_chain(RutaBoard.load(), RutaRules(), "pay")


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (
            lambda: pawn_chain(galleys="flee"),
            "no policy for the Galleys 'flee'; there are pay, wait",
        ),
        (
            lambda: pawn_chain().places("week"),
            "no convention 'week'; there are roll, turn, touched",
        ),
        (lambda: walks.simulate(0), "at least 1 roll, not 0"),
        (lambda: walks.simulate(9, piles="odd"), "'odd' is unknown here; there are cycling"),
    ],
)
def test_a_refusal_says_what_would_be_right(ask, sentence):
    with pytest.raises(TesoroError, match=sentence):
        ask()


def test_cards_that_lead_in_a_circle_are_refused(tmp_path):
    cards = (data_root() / "ruta_cards.csv").read_text()
    changed = cards.replace("suerte,11,move,,,,-4", "suerte,11,move,,,,0")
    assert changed != cards
    (tmp_path / "cards.csv").write_text(changed)
    board = RutaBoard.from_csv(str(data_root() / "ruta_board.csv"), tmp_path / "cards.csv")
    with pytest.raises(TesoroError, match="can send a pawn from space 7 back to it in one throw"):
        pawn_chain(board).places()


def test_the_chain_says_of_one_roll_what_the_playing_game_says():
    """The lens plays each outcome with the whole rules; the chain knows movement alone."""
    chain = pawn_chain(galleys="wait")
    for pawn in chain.rolls.states:
        state = RUTA.scenario({"seats": 2, "pawns": {0: pawn.at}})
        state.pawns[0] = pawn
        state.stack[-1] = THROW_OF[0] if pawn.tries == FREE else Galleys(0)
        lens = odds.lens(state)
        assert lens.places == chain.roll(pawn).map(lambda end: end.pawn.at), pawn
        assert lens.extra_throw == chain.roll(pawn).p(lambda end: end.again), pawn


def test_the_lens_can_be_asked_about_any_moment_of_a_match():
    match = tl.new_match("ruta", seats=["bot:random"] * 3, seed=5)
    match.run(max_rounds=3)
    seen = [tl.odds.of(match, at=k) for k in range(len(match.moves) + 1)]
    cursor = match.cursor
    for k in (0, 7, len(seen) - 1):
        match.rewind(k)
        assert tl.odds.of(match) == seen[k] == tl.odds.of(match, at=k)
    match.rewind(cursor)
    with pytest.raises(TesoroError, match="no position after 9999 moves"):
        tl.odds.of(match, at=9999)


@pytest.mark.parametrize("galleys", ["pay", "wait"])
def test_a_walk_is_the_same_however_it_is_cut(galleys):
    """Stopped in the midst of a turn, the pawn goes on with its doubles, in the same turn."""
    walker = walks.Walker(RutaBoard.load(), RutaRules(), galleys, 3, "cycling")
    for reached in range(1, 3001):
        cut = walker.go(reached)
    assert cut == walks.simulate(3000, galleys=galleys, seed=3)
    walker.go(3000)
    assert walker.go(3000) == cut
