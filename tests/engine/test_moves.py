import pickle
from enum import StrEnum

import pytest

from tesoro_lab.engine import (
    IllegalMove,
    Legal,
    Move,
    Range,
    Reason,
    Stream,
    TesoroError,
)


class Kind(StrEnum):
    BID = "bid"
    DICE = "dice"


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Move("roll"), "roll"),
        (Move(Kind.BID, (12000,)), "bid 12000"),
        (Move(Kind.DICE, (3, 5)), "dice 3 5"),
        (Move("card", ("suerte", 11)), "card suerte 11"),
        (Move("disk", ("ship-yellow-3-2",)), "disk ship-yellow-3-2"),
        (Move("give", (-5, "-x")), "give -5 -x"),
        (Move("odd", ("²", "Mahón")), "odd ² Mahón"),
    ],
)
def test_text_form_both_ways(move, text):
    assert move.text == str(move) == text
    assert Move.parse(text) == move
    assert hash(Move.parse(text)) == hash(move)
    assert eval(repr(move)) == move


def test_spaces_do_not_matter_and_nothing_is_no_move():
    assert Move.parse("  bid   100 ") == Move("bid", (100,))
    with pytest.raises(TesoroError, match="at least one word"):
        Move.parse("  ")


def test_reasons_and_refusals_are_sentences():
    error = IllegalMove(Reason("short", (6000, 1500)), Move("buy"), "Luis (seat 1, bot greedy)")
    assert str(error) == (
        'The move "buy" by Luis (seat 1, bot greedy) is not legal now: short (6000, 1500).'
    )
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.reason, again.move) == (str(error), error.reason, error.move)
    assert str(Reason("over")) == "over"


def test_a_range_knows_its_numbers():
    bids = Range("bid", 250, 700, step=100)
    inside = [n for n in range(1000) if Move("bid", (n,)) in bids]
    assert inside == [250, 350, 450, 550, 650]
    for other in (Move("bid"), Move("bid", ("a",)), Move("pay", (250,)), "bid 250", None):
        assert other not in bids
    rng = Stream("range")
    assert {bids.sample(rng).args[0] for _ in range(200)} == set(inside)
    assert rng.position == 200
    assert repr(bids) == "Range('bid', 250, 700, step=100)"
    assert eval(repr(bids)) == bids != Range("bid", 250, 700, step=50)
    assert bool(Range("bid", 5, 5))
    assert not Range("bid", 6, 5)


def test_legal_holds_moves_ranges_and_what_is_kept_apart():
    legal = Legal(
        (Move("pass"), Move("buy")),
        (Range("bid", 100, 300), Range("pay", 200, 100)),
        (Move("resign"),),
    )
    assert list(legal) == [Move("pass"), Move("buy")]
    assert (len(legal), len(legal.ranges), bool(legal)) == (4, 1, True)
    assert Move("resign") in legal
    assert Move.parse("bid 200") in legal
    assert Move.parse("bid 250") not in legal
    assert Move.parse("pay 200") not in legal
    rng = Stream("legal")
    kinds = [legal.sample(rng).kind for _ in range(3000)]
    assert set(kinds) == {"pass", "buy", "bid"}
    assert all(abs(kinds.count(kind) - 1000) < 150 for kind in set(kinds))
    assert repr(legal) == "<Legal pass, buy, Range('bid', 100, 300, step=100), resign (apart)>"
    assert legal == Legal(legal.moves, legal.ranges, legal.apart) != Legal(())


def test_what_is_kept_apart_is_drawn_only_when_nothing_else_is_there():
    assert Legal((), (), (Move("resign"),)).sample(Stream("apart")) == Move("resign")
    assert not Legal(())
    with pytest.raises(TesoroError):
        Legal(()).sample(Stream("none"))
