"""One test for each row of the table of rulings of Inkan Aarre."""

from inkan_play import BOARD, at, digging, ends, go, new, place, trip
from scripted_play import code, texts, told

from tesoro_lab.games.inkan.frames import Arrival, Guide, Start, Turn
from tesoro_lab.games.inkan.kinds import Kind


def test_ruling_I01() -> None:
    """A throw may end early at any circle it passes, the goal too, and nowhere else."""
    state = at({"places": ["L08.1"], "turned": {"LIM": "treasure"}, "treasure": 0})
    go(state, "land", "die 6")
    assert {"LIM", "MPI"} <= ends(state)
    assert not {"L08.2", "xCUZ", "L10.1"} & ends(state)
    go(state, "go MPI")
    assert state.winners() == (0,)


def test_ruling_I02() -> None:
    """One may pass through circles and go on, by land and by sea."""
    state = at({"places": ["RIO"]})
    go(state, *trip("land", 3, "L30.3"))
    state = at({"places": ["S09.1"]})
    go(state, *trip("sea", 2, "S08.2"))
    assert place(state) == "S08.2"


def test_ruling_I03() -> None:
    """No turning back within a throw; in a blind alley the rest is lost, and one returns later."""
    state = at({"places": ["L04.2", "RIO"]})
    go(state, "land", "die 6")
    assert "dDAR" in ends(state)
    assert "L04.2" not in ends(state)
    go(state, "go dDAR", *trip("land", 1, "L32.1"), *trip("land", 1, "L04.2"))


def test_ruling_I04() -> None:
    """Land or sea for a whole throw, unless the table mixes them."""
    state = at({"places": ["RIO"]})
    assert code(state, "mixed") == "no_mixing"
    go(state, "sea", "die 6")
    assert ends(state) == {"SSA", "S08.2", "sPLA"}
    state = at({"places": ["S10.1"]}, mixed_modes=True)
    go(state, *trip("mixed", 3, "SAO"))


def test_ruling_I05() -> None:
    """The disk may be paid for and turned in the turn of arrival, however one came."""
    for moves in (trip("land", 4, "BSB"), trip("sea", 5, "SSA"), ("fly REC",)):
        state = at({"places": ["RIO"], "purses": [500]})
        go(state, *moves, "pay")
        assert state.frame == Turn(0)
    state = digging({"purses": {0: 200}})
    go(state, "disk guide", "guide LIM", "pay")
    assert state.frame == Turn(0)


def test_ruling_I06() -> None:
    """The first throw for a disk comes on arrival, unless the table lets it wait."""
    state = at({"places": ["RIO"]})
    go(state, *trip("land", 4, "BSB"), "try")
    state = at({"places": ["RIO"]}, disk_throw="next_turn")
    go(state, *trip("land", 4, "BSB"))
    assert code(state, "try") == "try_next_turn"


def test_ruling_I07() -> None:
    """A turn that begins on a disk: pay, throw or travel, and each of them ends it."""
    for moves in (("pay", "disk empty"), ("try", "die 1"), ("try", "die 6", "disk empty")):
        state = at({"places": ["BSB"]})
        go(state, *moves)
        assert state.frame == Start(1)
    state = at({"places": ["BSB"]})
    assert {"pay", "try", "land"} <= set(texts(state))
    go(state, *trip("land", 1, "L39.1"))
    assert state.frame == Start(1)


def test_ruling_I08() -> None:
    """After a failed throw nobody pays in the same turn."""
    state = at({"places": ["RIO"]})
    go(state, *trip("land", 4, "BSB"), "try", "die 3")
    assert state.frame == Start(1)
    assert state.unturned[BOARD.dot("BSB")]


def test_ruling_I09() -> None:
    """Nobody has to turn a disk."""
    state = at({"places": ["RIO", "BSB"]})
    go(state, *trip("land", 4, "BSB"), "leave", *trip("land", 1, "L32.3"))
    assert state.hidden == at().hidden


def test_ruling_I10() -> None:
    """The fee holds until a step inland, a flight or a guide; not until a devil."""
    state = at({"places": ["S09.1", "RIO"]})
    go(state, *trip("sea", 1, "SSA"), "pay", "disk devil", *trip("land", 1, "L32.1"))
    assert state.paid[0]
    assert told(go(state, "sea", "die 1", "go S08.2"), "sea_fee") == []
    go(state, *trip("land", 1, "RIO"), *trip("sea", 2, "REC"), "leave")
    go(state, *trip("land", 1, "L32.1"), *trip("land", 1, "L36.1"))
    assert not state.paid[0]


def test_ruling_I11() -> None:
    """Two steps for nothing, for anyone, chosen anew each turn; fewer only to stop at a circle."""
    state = at({"places": ["S10.1", "RIO"], "purses": [900]})
    go(state, "drift")
    assert ends(state) == {"RIO", "S09.4", "S10.3"}
    go(state, "go S10.3", *trip("land", 1, "L32.1"))
    assert told(go(state, "sea"), "sea_fee") == [(0, 100)]
    state = at({"purses": [900]}, free_sea="penniless")
    assert code(state, "drift") == "can_pay_sea"


def test_ruling_I12() -> None:
    """One red line a turn, from circle to circle; then the disk may still be bought."""
    state = at({"places": ["RIO"], "purses": [1000]})
    go(state, "fly REC")
    assert code(state, "fly BEL") == "wrong_moment"
    go(state, "pay", "disk empty")
    assert state.purses[0] == 600


def test_ruling_I13() -> None:
    """The guide: any dot at once, chained or declined, with the prize to Machu Picchu too."""
    state = digging({"turned": {"LIM": "treasure"}, "treasure": 0})
    go(state, "disk guide")
    assert state.frame == Guide(0)
    assert set(texts(state)) == {"decline", *[f"guide {dot}" for dot in BOARD.names]}
    declined = state.copy()
    go(declined, "decline")
    assert declined.frame == Start(1)
    chained = state.copy()
    go(chained, "guide UIO", "pay", "disk guide")
    assert chained.frame == Guide(0)
    go(state, "guide MPI")
    assert state.winners() == (0,)


def test_ruling_I14() -> None:
    """Only suns turned after the treasure count, unless the table counts them all."""
    for rules, counts in (({}, False), ({"suns_count": "any"}, True)):
        state = digging({"places": {1: "REC"}}, **rules)
        go(state, "disk sun", "pay", "disk treasure")
        assert state.carries_prize(0) == counts
    state = digging({"turned": {"LIM": "treasure"}, "treasure": 1})
    go(state, "disk sun")
    assert state.carries_prize(0)


def test_ruling_I15() -> None:
    """Nobody steals the treasure or a sun; the Devil takes only money."""
    facts = {"turned": {"LIM": "treasure", "UIO": "sun"}, "treasure": 0, "suns": [1, 0]}
    state = digging({**facts, "places": {1: "BSB"}})
    go(state, "disk devil", *trip("land", 1, "L39.1"))
    assert (state.treasure, state.suns, state.purses[0]) == (0, [1, 0], 0)
    assert not {"rob", "steal", "take"} & set(map(str, Kind))


def test_ruling_I16() -> None:
    """Cups, necklaces and pottery are paid out at once, so the Devil can take what they brought."""
    state = digging({"places": {1: "RIO"}})
    go(state, "disk cup", *trip("land", 1, "L32.1"))
    assert (state.purses[0], state.unturned[BOARD.dot("BSB")]) == (1200, False)
    go(state, *trip("land", 6, "CGB"), "pay", "disk devil")
    assert state.purses[0] == 0


def test_ruling_I17() -> None:
    """The first to stop at the place by any means has its reward, once."""
    state = at({"places": ["CRD", "S15.3"]})
    assert told(go(state, "fly HOR"), "reward") == [(0, BOARD.dot("HOR"), 500)]
    assert told(go(state, "leave", *trip("sea", 1, "HOR")), "reward") == []
    state = at({"places": ["S15.3"]})
    assert told(go(state, *trip("sea", 2, "S16.1")), "reward") == []
    state = at({"places": ["S15.3"]}, reward_on="pass")
    assert told(go(state, *trip("sea", 2, "S16.1")), "reward") == [(0, BOARD.dot("HOR"), 500)]


def test_ruling_I18() -> None:
    """With the treasure found and every sun gone the game goes on to Machu Picchu."""
    suns = dict.fromkeys(["UIO", "GEO", "CAY", "CCS", "BOG", "CTG", "PBM"], "sun")
    facts = {"turned": {"LIM": "treasure", **suns}, "treasure": 0, "places": ["xCUZ", "BSB"]}
    state = at({**facts, "turn": 1})
    go(state, "pay", "disk sun")
    assert (state.over, state.suns) == (False, [0, 1])
    go(state, *trip("land", 1, "MPI"))
    assert state.winners() == (0,)


def test_ruling_I19() -> None:
    """Who arrives has won at once: the round is not played to its end."""
    facts = {"turned": {"LIM": "treasure", "UIO": "sun"}, "treasure": 0, "suns": [0, 1]}
    state = at({**facts, "places": ["xCUZ", "xCUZ"], "seats": 3})
    go(state, *trip("land", 1, "MPI"))
    assert (state.seat, state.winners()) == (None, (0,))


def test_ruling_I20() -> None:
    """The highest throw begins, ties throw again, then it goes round clockwise."""
    state = new(3)
    go(state, "die 5", "die 2", "die 5", "die 1", "die 4")
    assert state.seat == 2
    go(state, *trip("land", 1, "L32.1"))
    assert state.seat == 0


def test_ruling_I21() -> None:
    """Several pawns may stand on one dot; nobody blocks the way."""
    state = at({"places": ["RIO", "L32.1"]})
    go(state, *trip("land", 1, "L32.1"))
    assert state.at[0] == state.at[1]
    state = at({"places": ["RIO", "L32.1"]})
    go(state, *trip("land", 2, "L32.2"))


def test_ruling_I22() -> None:
    """To stay put is allowed on a circle with an unturned disk only."""
    state = at({"places": ["BSB"]})
    go(state, "stay")
    for facts in ({}, {"places": ["L32.1"]}, {"places": ["BSB"], "turned": {"BSB": "cup"}}):
        assert code(at(facts), "stay") == "no_disk_here"


def test_ruling_I23() -> None:
    """No pirates, slave coast or gold coast: no place but the three rewards does anything."""
    for dot in range(len(BOARD.names)):
        state = digging()
        go_quietly = state.after(state.chance().outcomes[4])  # a guide
        assert go_quietly.frame == Guide(0)
        arrived = go_quietly.after(BOARD.guide_moves[dot])
        assert arrived.purses[0] == 200 + BOARD.rewards[dot]
        assert arrived.at[0] == dot
        assert type(arrived.frame) in (Arrival, Start)
