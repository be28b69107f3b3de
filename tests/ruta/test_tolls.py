"""Tolls: what a visitor owes, to the real, and claims by hand."""

from typing import Any

import pytest
from play import G2, G7, G8, LONJAS, all_to, at, card_at, go, throw
from scripted_play import code, told
from scripted_play import listed as texts

from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.games.ruta.money import toll

BOARD = RutaBoard.load()
PLOTS = [title for title in BOARD.titles if BOARD.tolls[title]]


def visit(title: str, facts: dict[str, Any], **rules: Any) -> tuple[Any, int]:
    """Seat 0 stops on the title by a throw of 3; the state, and what it paid to seat 1."""
    index = BOARD.space(title)
    state = at({"pawns": [(index - 3) % 40], **facts}, **rules)
    events = go(state, *throw(1, 2))
    paid = sum(amount for _, _, _, amount in told(events, "toll"))
    salary = sum(amount for _, amount in told(events, "salary"))
    assert state.purses == [135_000 + salary - paid, 135_000 + paid]
    return state, paid


@pytest.mark.parametrize("title", PLOTS)
def test_an_empty_plot_takes_the_first_toll_of_its_title(title: int) -> None:
    _, paid = visit(BOARD.spaces[title].name, {"owners": {title: 1}})
    assert paid == BOARD.tolls[title][0]


@pytest.mark.parametrize("title", PLOTS)
def test_a_complete_group_doubles_its_empty_plots(title: int) -> None:
    owners = dict.fromkeys(BOARD.mates[title], 1)
    _, paid = visit(BOARD.spaces[title].name, {"owners": owners})
    assert paid == 2 * BOARD.tolls[title][0]


@pytest.mark.parametrize("title", PLOTS)
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_houses_and_the_castle_take_their_own_toll(title: int, level: int) -> None:
    state = at(
        {
            "owners": dict.fromkeys(BOARD.mates[title], 1),
            "buildings": dict.fromkeys(BOARD.mates[title], level),
        }
    )
    assert toll(state, title) == BOARD.tolls[title][level]


def test_the_figures_on_the_title_of_constantinopla() -> None:
    for level, due in enumerate((10_000, 20_000, 60_000, 140_000, 170_000, 200_000)):
        state = at({"owners": all_to(1, *G8), "buildings": {name: level for name in G8 if level}})
        assert toll(state, 39) == due  # the empty plot of a complete group: 2 x 5,000


def test_double_toll_built() -> None:
    facts = {"owners": all_to(1, *G8), "buildings": {"Crimea": 1, "Constantinopla": 1}}
    assert visit("Crimea", facts)[1] == 17_500
    assert visit("Crimea", facts, double_toll_built=True)[1] == 35_000


def test_an_empty_plot_beside_houses_is_doubled_all_the_same() -> None:
    facts = {"owners": all_to(1, *G8), "buildings": {"Crimea": 1}}
    assert visit("Constantinopla", facts)[1] == 10_000


def test_a_mortgaged_title_takes_no_toll() -> None:
    state, paid = visit("Marsella", {"owners": {"Marsella": 1}, "mortgaged": ["Marsella"]})
    assert paid == 0
    assert texts(state)[0] == "end"


def test_a_mortgaged_sibling_breaks_the_group() -> None:
    facts = {"owners": all_to(1, *G2), "mortgaged": ["Génova"]}
    assert visit("Marsella", facts)[1] == 600


def test_a_group_shared_by_two_players_is_not_complete() -> None:
    assert visit("Marsella", {"owners": {**all_to(1, *G2), "Génova": 0}})[1] == 600


@pytest.mark.parametrize(("count", "due"), [(1, 5_000), (2, 10_000), (3, 15_000), (4, 20_000)])
def test_the_ladder_of_the_lonjas(count: int, due: int) -> None:
    owners = all_to(1, *LONJAS[:count])
    assert visit(LONJAS[0], {"owners": owners})[1] == due


def test_lonjas_of_another_owner_do_not_count() -> None:
    owners = {LONJAS[0]: 1, LONJAS[1]: 1, LONJAS[2]: 0, LONJAS[3]: 0}
    assert visit(LONJAS[0], {"owners": owners})[1] == 10_000


@pytest.mark.parametrize(("count", "rate"), [(1, 400), (2, 1_000)])
@pytest.mark.parametrize("dice", [(1, 2), (6, 5)])
def test_a_company_takes_its_rate_times_the_throw(
    count: int, rate: int, dice: tuple[int, int]
) -> None:
    names = ("Seguros Lloyds", "Reales Atarazanas")[:count]
    state = at({"pawns": [12 - sum(dice)], "owners": all_to(1, *names)})
    go(state, *throw(*dice))
    assert state.purses[1] == 135_000 + rate * sum(dice)


def test_mortgaged_lonjas_and_companies_are_left_out_of_the_ladder() -> None:
    lonjas = {"owners": all_to(1, *LONJAS), "mortgaged": LONJAS[2:]}
    assert visit(LONJAS[0], lonjas)[1] == 10_000
    assert visit(LONJAS[0], lonjas, mortgaged_titles_count=True)[1] == 20_000
    companies = {
        "owners": all_to(1, "Seguros Lloyds", "Reales Atarazanas"),
        "mortgaged": ["Reales Atarazanas"],
    }
    assert visit("Seguros Lloyds", companies)[1] == 1_200
    assert visit("Seguros Lloyds", companies, mortgaged_titles_count=True)[1] == 3_000


def test_a_card_that_ends_on_a_company_uses_the_throw_of_the_turn() -> None:
    state = at({"pawns": [4], "owners": {"Seguros Lloyds": 1}})
    go(state, *throw(1, 2), "card suerte 15")
    assert state.pawns[0].at == 12
    assert state.purses[1] == 135_000 + 400 * 3


def test_a_toll_beyond_the_purse_becomes_a_debt() -> None:
    state = at({"pawns": [36], "purses": [4_000], "owners": {"Constantinopla": 1}})
    events = go(state, *throw(1, 2))
    assert told(events, "owes") == [(0, 5_000)]
    assert state.seat == 0


# Claims by hand


def waiting(facts: dict[str, Any] | None = None, **rules: Any) -> Any:
    """Seat 0 of three has stopped on Marsella of seat 2, who is asked whether to claim."""
    facts = {"seats": 3, "pawns": [3], "owners": {"Marsella": 2}, **(facts or {})}
    state = at(facts, toll_claim="manual", trading_opens="any_time", **rules)
    go(state, *throw(1, 2))
    return state


def test_the_owner_is_asked_and_may_claim_at_once() -> None:
    state = waiting()
    assert state.seat == 2
    assert state.purses == [135_000] * 3
    events = go(state, "claim 6")
    assert told(events, "claims") == [(2, 0, 6, 600)]
    assert state.purses == [134_400, 135_000, 135_600]
    assert state.seat == 0


def test_a_claim_lapses_when_another_player_throws() -> None:
    state = waiting()
    go(state, "wait", "end")
    events = go(state, "roll")
    assert told(events, "claim_lapsed") == [(2, 6)]
    assert state.claims == ()
    go(state, "dice 4 6", "end")
    assert code(state, "claim 6") == "no_claim"
    assert state.purses == [135_000] * 3


def test_another_throw_of_the_debtor_does_not_end_the_claim() -> None:
    state = at(
        {"pawns": [2], "owners": {"Marsella": 1, "Lonja de Alicante": 1}}, toll_claim="manual"
    )
    go(state, "roll", "dice 2 2", "wait", "roll", "dice 4 5")  # 6, then 15
    assert state.seat == 1
    assert texts(state, "claim") == ["claim 6", "claim 15"]
    go(state, "claim 6", "claim 15")
    assert state.purses == [135_000 - 600 - 5_000, 135_000 + 600 + 5_000]


def test_the_owner_may_still_claim_at_a_later_question_before_the_next_throw() -> None:
    state = waiting()
    go(state, "wait")
    assert code(state, "claim 6") == "no_claim"  # seat 0 owns no claim
    go(state, "end")
    assert state.seat == 1  # not the owner: nothing to claim either
    assert code(state, "claim 6") == "no_claim"
    go(state, "offer 2 give 100 want 0 6")  # asked once more, the owner remembers
    go(state, "claim 6", "decline")
    assert state.purses == [134_400, 135_000, 135_600]


def test_the_next_player_may_claim_before_throwing() -> None:
    state = at({"pawns": [3], "owners": {"Marsella": 1}}, toll_claim="manual")
    go(state, *throw(1, 2), "wait", "end")
    assert state.seat == 1
    go(state, "claim 6")
    assert state.purses == [134_400, 135_600]
    assert code(state, "claim 6") == "no_claim"


def test_only_the_thrower_s_own_throw_keeps_a_claim_alive() -> None:
    """The owner's own throw ends it too: the owner is another player than the debtor."""
    state = at({"pawns": [3], "owners": {"Marsella": 1}}, toll_claim="manual")
    go(state, *throw(1, 2), "wait", "end")
    assert told(go(state, "roll"), "claim_lapsed") == [(1, 6)]


def test_a_claimed_toll_beyond_the_purse_becomes_a_debt_of_the_visitor() -> None:
    state = waiting({"purses": [100, 135_000, 135_000], "owners": {"Marsella": 2, "Orán": 0}})
    go(state, "claim 6")
    assert state.seat == 0
    go(state, "mortgage 11", "pay")
    assert state.purses[2] == 135_600


def test_no_window_opens_where_no_toll_is_due() -> None:
    state = at(
        {"pawns": [3], "owners": {"Marsella": 1}, "mortgaged": ["Marsella"]}, toll_claim="manual"
    )
    events = go(state, *throw(1, 2))
    assert told(events, "claim_open") == []
    assert state.seat == 0


def test_a_claim_made_during_another_question_closes_its_window() -> None:
    """The owner offers something, is offered something back, and claims there."""
    state = waiting({"owners": {"Marsella": 2, "Orán": 1}})
    go(state, "offer 1 give 5000 want 0 11", "offer 2 give 0 11 want 9000", "claim 6")
    assert state.purses[0] == 134_400
    go(state, "decline", "decline")
    assert state.seat == 0  # nobody is asked about a toll that has been paid
    assert texts(state)[0] == "end"


def test_a_claim_waits_while_only_a_leading_bid_keeps_the_visitor_from_paying() -> None:
    """A double brings the visitor to a second title, whose auction it leads with all its cash."""
    facts = {
        "seats": 3,
        "pawns": [11],
        "purses": {0: 6_000},
        "owners": {"Lonja de Alicante": 1},
    }
    state = at(facts, toll_claim="manual")
    go(state, "roll", "dice 2 2", "wait", "roll", "dice 1 2", "auction", "bid 100", "pass")
    go(state, "bid 6000")
    assert state.seat == 1
    assert code(state, "claim 15") == "wrong_moment"
    go(state, "bid 6100")  # outbid, the visitor can pay again
    assert state.seat == 0
    go(state, "pass")
    assert state.owner[18] == 1
    other = at({**facts, "purses": {0: 11_000}}, toll_claim="manual")
    go(other, "roll", "dice 2 2", "wait", "roll", "dice 1 2", "auction", "bid 100", "pass")
    go(other, "bid 6000", "claim 15", "pass")
    assert (other.purses[0], other.owner[18]) == (0, 0)


def test_the_amount_is_that_of_the_moment_of_stopping() -> None:
    state = waiting({"owners": all_to(2, *G7, "Marsella")})
    go(state, "mortgage 6", "claim 6")
    assert state.purses[0] == 134_400


def test_a_card_in_hand_of_the_visitor_leads_to_a_second_claim() -> None:
    state = card_at("suerte", {"owners": {"Ibiza": 1}}, toll_claim="manual")
    go(state, "card suerte 11")
    assert (state.pawns[0].at, state.seat) == (3, 1)
    go(state, "claim 3")
    assert state.purses[0] == 134_600
