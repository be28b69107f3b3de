"""One test for each row of the table of rulings of Port Royal."""

import csv

import pytest
from royal_play import (
    BLUE,
    DECK,
    FIVE_SHIPS,
    GREEN,
    OFFICIAL,
    RED,
    YELLOW,
    asked,
    at,
    go,
    ids,
    num,
    pay,
    purses,
    shown,
    thrown,
)
from scripted_play import code, kinds, no, texts, told

from tesoro_lab.engine import Reason
from tesoro_lab.engine.files import data_root
from tesoro_lab.games.royal import ROYAL, RoyalRules

AA = "claim expedition-aa captain-1 captain-1"
CAPTAINS = {"persons": {0: ["captain-1", "captain-1"]}, "expeditions": ["expedition-aa"]}


def test_ruling_O1() -> None:
    """A player may refuse to repel and lose the turn, unless the table forbids it."""
    facts = {"persons": {0: ["pirate-1"]}, "display": [RED]}
    state = at(facts)
    shown(state, RED)
    assert texts(state) == ["bust", "repel"]
    go(state, "bust")
    assert (state.active, thrown(state)) == (1, {RED: 2})
    state = at(facts, refuse_repel=False)
    shown(state, RED)
    assert texts(state) == ["repel"]


@pytest.mark.parametrize("counts", [True, False])
def test_ruling_O2(counts: bool) -> None:
    """A Governor just hired gives one more card at once."""
    facts = {"display": ["governor-0", RED, BLUE], "coins": [8, 3]}
    state = at(facts, new_governor_counts=counts)
    go(state, "stop", "hire governor-0")
    pay(state)
    assert state.seat == (0 if counts else 1)


@pytest.mark.parametrize("paid", [False, True])
def test_ruling_O3(paid: bool) -> None:
    """An Admiral just hired is not paid before the next time its owner picks."""
    facts = {"display": [*FIVE_SHIPS, "admiral-1"], "coins": [5, 3]}
    state = at(facts, new_admiral_paid=paid)
    events = go(state, "stop", "hire admiral-1")
    assert bool(told(events, "admiral")) == paid


@pytest.mark.parametrize("claims", [False, True])
def test_ruling_O4(claims: bool) -> None:
    """The rest of a lost turn is lost, claims included, unless the table allows them."""
    state = at(CAPTAINS | {"display": [RED]}, claim_after_bust=claims)
    shown(state, RED)
    assert asked(state) == ("Busted" if claims else "Discover")
    assert (AA in texts(state)) == claims


def test_ruling_O5() -> None:
    """Only the active player claims, whenever it is asked, also after its last pick."""
    state = at(
        {
            "persons": {0: ["captain-1"], 1: ["captain-1", "captain-1"]},
            "expeditions": ["expedition-aa"],
            "display": ["captain-1", RED],
            "coins": [4, 3],
        }
    )
    go(state, "stop", "hire captain-1")
    pay(state)
    assert AA in texts(state)
    go(state, "end")
    assert code(state, AA) == "not_your_turn"
    go(state, "pass", AA)
    assert ids(state.claimed[1]) == ["expedition-aa"]


def test_ruling_O6() -> None:
    """One may stop with an empty harbour; then the others are paid for their Jesters."""
    crew = {0: ["sailor-1", "jester-1"], 1: ["jester-2"]}
    for card in ("tax-swords", "expedition-hh", YELLOW):
        state = at({"persons": crew})
        shown(state, card)
        if card == YELLOW:
            go(state, "repel")
        before = purses(state)
        assert kinds(go(state, "stop")) == ["stops", "jester", "turn"]
        assert purses(state) == [before[0], before[1] + 1]


def test_ruling_O7() -> None:
    """The active player may pass, and the others still have their time."""
    state = at({"display": [RED]})
    go(state, "stop", "pass", f"take {RED}")
    assert purses(state) == [4, 3]


def test_ruling_O8() -> None:
    """First everybody's loss, then the bonus."""
    state = at({"coins": [12, 13]})
    events = shown(state, "tax-shields") + pay(state)
    assert kinds(events)[:3] == ["draws", "taxed", "taxed"]
    assert kinds(events)[-2:] == ["tax_bonus", "tax_bonus"]
    assert purses(state) == [7, 8]


def test_ruling_O9() -> None:
    """The discards are shuffled when a card is needed and the pile is empty, not before."""
    cards = {face.id: face.count for face in DECK.faces if not face.five_players}
    cards[RED] -= 1
    state = at({"discards": cards, "coins": [0, 0]})
    events = shown(state, RED)
    assert told(events, "reshuffle") == []
    assert state.pile == 0
    assert told(go(state, "draw"), "reshuffle") == [(118,)]


def test_ruling_O10() -> None:
    """The coins that can be given are given; where no card can be drawn, the player stops."""
    state = at({"display": ["ship-red-2-3"], "coins": [60, 58]})
    events = go(state, "stop", "take ship-red-2-3")
    assert told(events, "no_coins") == [(0,)]
    assert purses(state) == [61, 58]
    assert texts(state) == ["stop"]


def test_ruling_O11() -> None:
    """A ship's coins may pay the fee; a person needs its price and the coin in hand."""
    state = at({"display": [RED, "sailor-1"], "coins": [0, 3]})
    go(state, "stop", "pass")
    assert no(state, "hire sailor-1") == Reason("short", (4, 3))
    state = at({"display": [RED, "sailor-1"], "coins": [0, 0]})
    go(state, "stop", "pass", f"take {RED}")
    assert purses(state) == [1, 0]


def test_ruling_O12() -> None:
    """No claim lowers the shields, so that twelve shields once reached stay."""
    worth = {face.symbols[0]: face.shields for face in DECK.faces if face.role and face.symbols}
    for face in DECK.faces:
        if face.kind == "expedition":
            most = max(worth.values())
            assert face.shields >= len(face.symbols) * most
    state = at(
        CAPTAINS
        | {
            "persons": {
                0: ["captain-1"] * 2 + ["sailor-3"] + ["pirate-3"] + ["admiral-3"] + ["sailor-1"]
            }
        }
    )
    assert state.last_round
    go(state, AA)
    assert state.last_round


@pytest.mark.parametrize("turn", [0, 1])
def test_ruling_O13(turn: int) -> None:
    """The running round is finished, on whoever's turn the twelfth shield came."""
    crew = ["sailor-3", "pirate-3", "admiral-3", "admiral-2"]
    state = at({"seats": 3, "turn": turn, "persons": {0: crew}, "display": ["sailor-1"]})
    go(state, "stop", *["pass"] * (2 if turn else 0))
    if turn:
        assert code(state, "hire sailor-1") == "short"
        state = at(
            {
                "seats": 3,
                "turn": 1,
                "persons": {0: crew},
                "display": ["sailor-1"],
                "coins": [4, 0, 0],
            }
        )
        go(state, "stop", "pass", "pass")
    go(state, "hire sailor-1")
    pay(state)
    assert state.last_round
    for _ in range(2 - turn):
        go(state, "draw", f"card {RED}", "stop", "pass", "pass", "pass")
    assert state.winners() == (0,)


def test_ruling_O14() -> None:
    """With five players the expedition that lies open may be claimed from the first turn on."""
    crew = ["settler-1", "captain-1", "priest-1"]
    state = at({"seats": 5, "persons": {0: crew}})
    go(state, "claim expedition-ach settler-1 captain-1 priest-1")
    assert state.standing()[0] == (5, 6)


def test_ruling_D1() -> None:
    """Chance chooses the starter."""
    assert ROYAL.new(5).chance().total == 5


def test_ruling_D2() -> None:
    """The expedition of anchor, cross and house lies open with five players, else in the box."""
    assert ids(ROYAL.new(5).open_expeditions) == ["expedition-ach"]
    assert ROYAL.new(4).open_expeditions == ()
    for seats in (4, 5):
        assert ROYAL.new(seats).pools[0][num("expedition-ach")] == 0


def test_ruling_D3() -> None:
    """A second ship of a colour may be repelled, and the turn goes on."""
    state = at({"persons": {0: ["sailor-1"]}, "display": [YELLOW]})
    shown(state, YELLOW)
    go(state, "repel", "draw")


def test_ruling_D4() -> None:
    """The harbour and the second ship are discarded; open expeditions stay."""
    state = at({"display": [RED, "sailor-1"], "expeditions": ["expedition-aa"]})
    shown(state, RED)
    assert thrown(state) == {RED: 2, "sailor-1": 1}
    assert ids(state.open_expeditions) == ["expedition-aa"]


def test_ruling_D5() -> None:
    """Only the ship just drawn, of any colour, with as many swords or more; a skull never."""
    state = at({"persons": {0: ["sailor-1", "pirate-1"]}})
    shown(state, "ship-green-2-3")
    go(state, "repel")
    shown(state, "ship-red-3-skull")
    assert code(state, "repel") == "swords_short"
    shown(state, YELLOW, "jack-1")
    assert code(state, "repel") == "not_just_drawn"


def test_ruling_D6() -> None:
    """After a repelled ship one may stop."""
    state = at({"persons": {0: ["sailor-1"]}})
    shown(state, YELLOW)
    go(state, "repel", "stop")
    assert state.active == 1


def test_ruling_D7() -> None:
    """The first card is compulsory."""
    assert code(at(), "stop") == "first_card"


def test_ruling_D8() -> None:
    """Ships that were taken lie on the one common discard pile."""
    state = at({"display": [RED, BLUE]})
    go(state, "stop", f"take {RED}", f"take {BLUE}")
    assert thrown(state) == {RED: 1, BLUE: 1}


def test_ruling_D9() -> None:
    """An expedition brings its card and its coins, and one may claim as many as one can."""
    crew = {0: ["captain-1"] * 2 + ["priest-1"] * 2}
    state = at({"persons": crew, "expeditions": ["expedition-aa", "expedition-cc"]})
    go(state, AA, "claim expedition-cc priest-1 priest-1")
    assert state.standing()[0] == (8, 7)


def test_ruling_D10() -> None:
    """All who are level receive the coin of a tax, also at zero."""
    state = at({"seats": 3})
    shown(state, "tax-swords")
    assert purses(state) == [4, 4, 4]


def test_ruling_D11() -> None:
    """The others pick clockwise from the active player."""
    state = at({"seats": 4, "turn": 1, "display": [RED]})
    events = go(state, "stop", *["pass"] * 4)
    assert told(events, "passes") == [(1,), (2,), (3,), (0,)]


def test_ruling_D12() -> None:
    """A Governor counts at its owner's harbour only; by the rulebook everywhere, for the fee."""
    facts = {"display": [RED, BLUE], "persons": {1: ["governor-0"]}, "coins": [0, 0]}
    state = at(facts)
    go(state, "stop", "pass", f"take {RED}")
    assert state.active == 1
    state = at(facts, **OFFICIAL)
    go(state, "stop", "pass", f"take {RED}", f"take {BLUE}")
    assert purses(state) == [2, 0]


def test_ruling_D13() -> None:
    """An Admiral pays at its owner's harbour only; by the rulebook everywhere."""
    facts = {"display": FIVE_SHIPS, "persons": {1: ["admiral-1"]}}
    assert told(go(at(facts), "stop", "pass"), "admiral") == []
    assert told(go(at(facts, **OFFICIAL), "stop", "pass"), "admiral") == [(1, 2)]


def test_ruling_D14() -> None:
    """Several people of one role add up."""
    crew = ["admiral-1", "admiral-2", "governor-0", "governor-0", "trader-red-1", "trader-red-1"]
    state = at({"display": [*FIVE_SHIPS[:4], "jack-1"], "persons": {0: crew}})
    events = go(state, "stop")
    assert told(events, "admiral") == [(0, 4)]
    assert state.frame.picks == 4
    go(state, f"take {RED}")
    assert purses(state)[0] == 3 + 4 + 3


def test_ruling_D15() -> None:
    """A Jester is paid at an empty foreign harbour, and for every lost turn."""
    crew = {0: ["jester-1"], 1: ["jester-2"]}
    state = at({"display": [GREEN], "persons": crew})
    assert told(go(state, "stop", f"take {GREEN}"), "jester") == [(1, 1)]
    state = at({"display": [GREEN], "persons": crew})
    assert told(shown(state, GREEN), "jester") == [(0, 1), (1, 1)]


def test_ruling_D16() -> None:
    """A price falls to zero, never below."""
    ladies = ["mademoiselle-2"] * 2 + ["mademoiselle-3"] * 2
    state = at({"display": ["sailor-1"], "persons": {0: ladies}, "coins": [0, 0]})
    assert told(go(state, "stop", "hire sailor-1"), "hires") == [(0, num("sailor-1"), 0)]
    assert purses(state) == [0, 0]


def test_ruling_D17() -> None:
    """Most shields, then most coins; a tie in both is a shared win."""
    crews = {
        0: ["sailor-3", "pirate-3", "jester-3", "jester-2", "sailor-1"],
        1: ["admiral-3", "admiral-3", "mademoiselle-3", "mademoiselle-3"],
    }
    for coins, winners in (([3, 3], (0, 1)), ([3, 4], (1,))):
        state = at({"turn": 1, "persons": crews, "coins": coins, "display": [RED]})
        go(state, "stop", "pass", "pass")
        assert state.winners() == winners


def test_ruling_D18() -> None:
    """The discards become the new pile."""
    test_ruling_O9()


def test_ruling_D19() -> None:
    """No expedition is needed to win, unless the table says so."""
    crew = {1: ["sailor-3", "pirate-3", "admiral-3", "admiral-3"]}
    for needed in (False, True):
        state = at({"turn": 1, "persons": crew, "display": [RED]}, expedition_needed_to_win=needed)
        go(state, "stop", "pass", "pass")
        assert (state.seat is None) == (not needed)


def test_every_row_of_the_table_has_its_test_and_names_a_field_that_exists() -> None:
    text = (data_root() / "royal_rulings.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert [row["test"] for row in rows] == [name for name in globals() if "ruling_" in name][:33]
    fields = set(RoyalRules().to_dict())
    assert {row["field"] for row in rows if row["field"]} == fields
