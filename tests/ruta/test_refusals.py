"""Every reason for a refusal and every kind of event comes up in some scripted play."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from play import G1, G2, G3, G4, G8, all_sold, all_to, at, card_at, doubles, go, new, throw
from scripted_play import no

from tesoro_lab.engine import Event, stacked
from tesoro_lab.games import ruta
from tesoro_lab.games.ruta import RutaState
from tesoro_lab.games.ruta.kinds import Kind


def called(name: str) -> Iterator[str]:
    """Every text that the rules, or the engine below them, pass first to a call of this name."""
    for path in (*sorted(Path(ruta.__file__).parent.glob("*.py")), Path(stacked.__file__)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                func = node.func
                found = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
                if found == name:
                    yield from (
                        part.value
                        for part in ast.walk(node.args[0])
                        if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    )


def after(facts: dict[str, Any], *moves: str, **rules: Any) -> RutaState:
    state = at(facts, **rules)
    go(state, *moves)
    return state


def drawn(deck: str, *moves: str, facts: dict[str, Any] | None = None) -> RutaState:
    state = card_at(deck, facts)
    go(state, *moves)
    return state


def fresh(*moves: str, **rules: Any) -> RutaState:
    state = new(2, **rules)
    go(state, *moves)
    return state


SOLD = all_sold({"Mahón": 0, "Ibiza": 1, "Orán": 0, "Argel": 1}, 1)
AUCTION = ({"pawns": [3]}, "roll", "dice 1 2", "auction")
TAXED = {"pawns": [1], "purses": {0: 500}}

REFUSALS: dict[str, tuple[Callable[[], RutaState], str]] = {
    "over": (lambda: after({}, "resign"), "roll"),
    "not_chance": (at, "dice 1 2"),
    "chance_first": (lambda: after({}, "roll"), "end"),
    "unknown_move": (at, "fly 3"),
    "wrong_moment": (at, "end"),
    "bad_args": (at, "roll 7"),
    "impossible_throw": (lambda: after({}, "roll"), "dice 0 7"),
    "card_not_in_pile": (lambda: drawn("suerte"), "card suerte 17"),
    "card_not_on_top": (
        lambda: drawn("cofre", facts={"below": {"cofre": [3]}}),
        "card cofre 3",
    ),
    "title_not_free": (lambda: fresh("dice 6 6", "dice 1 1", quick_game=1), "title 7"),
    "short": (lambda: after({"purses": {0: 0}, "pawns": [3]}, *throw(1, 2)), "buy"),
    "not_title": (at, "mortgage 0"),
    "not_yours": (at, "mortgage 1"),
    "mortgaged": (lambda: at({"owners": {"Mahón": 0}, "mortgaged": ["Mahón"]}), "mortgage 1"),
    "not_mortgaged": (lambda: at({"owners": {"Mahón": 0}}), "lift 1"),
    "group_incomplete": (lambda: at({"owners": {"Mahón": 0}}), "build 1"),
    "group_mortgaged": (
        lambda: at({"owners": all_to(0, *G1), "mortgaged": ["Ibiza"]}),
        "build 1",
    ),
    "group_built": (
        lambda: at({"owners": all_to(0, *G1), "buildings": {"Ibiza": 1}}),
        "mortgage 1",
    ),
    "build_lower_first": (
        lambda: at({"owners": all_to(0, *G1), "buildings": {"Mahón": 1}}),
        "build 1",
    ),
    "sell_higher_first": (
        lambda: at({"owners": all_to(0, *G1), "buildings": {"Mahón": 1, "Ibiza": 2}}),
        "sell 1",
    ),
    "full": (lambda: at({"owners": all_to(0, *G1), "buildings": {"Mahón": 5}}), "build 1"),
    "no_buildings_here": (lambda: at({"owners": {"Lonja de Mallorca": 0}}), "build 5"),
    "no_houses_left": (
        lambda: at(
            {
                "owners": all_to(0, *G1, *G2, *G3, *G4),
                "buildings": {**dict.fromkeys((*G2, *G3), 4), "Cerdeña": 4, "Malta": 4},
            }
        ),
        "build 1",
    ),
    "no_castles_left": (
        lambda: at(
            {
                "owners": all_to(0, *G1, *G2, *G3, *G4, *G8),
                "buildings": {
                    **dict.fromkeys((*G2, *G3, "Cerdeña", "Malta", *G8), 5),
                    "Mahón": 4,
                    "Ibiza": 4,
                },
            },
            edition="reissue",
        ),
        "build 1",
    ),
    "nothing_built": (lambda: at({"owners": {"Mahón": 0}}), "sell 1"),
    "bid_low": (lambda: after(*AUCTION), "bid 0"),
    "bid_high": (lambda: after(*AUCTION), "bid 135100"),
    "bid_step": (lambda: after(*AUCTION), "bid 150"),
    "not_bidding": (at, "pass"),
    "trading_closed": (lambda: at({"owners": {"Mahón": 0}}), "offer 1 give 0 1 want 100"),
    "offer_self": (lambda: at({"owners": SOLD}), "offer 0 give 0 1 want 100"),
    "offer_to_absent": (lambda: at({"owners": SOLD}), "offer 2 give 0 1 want 100"),
    "offer_open": (
        lambda: after({"owners": SOLD}, "offer 1 give 0 1 want 100", "offer 0 give 0 13 want 100"),
        "offer 1 give 0 1 want 200",
    ),
    "offer_empty": (lambda: at({"owners": SOLD}), "offer 1 give 0 1 want 0"),
    "offer_gift": (
        lambda: after({**TAXED, "owners": SOLD}, *throw(1, 2)),
        "offer 1 give 0 1 want 0 13",
    ),
    "offer_title_not_owned": (lambda: at({"owners": SOLD}), "offer 1 give 0 13 want 100"),
    "offer_group_built": (
        lambda: at({"owners": {**SOLD, "Ibiza": 0}, "buildings": {"Ibiza": 1}}),
        "offer 1 give 0 1 want 100",
    ),
    "offer_cash": (lambda: at({"owners": SOLD}), "offer 1 give 0 1 want 135100"),
    "offer_card_not_held": (at, "offer 1 give 0 suerte 9 want 100"),
    "card_not_for_sale": (lambda: at({"cards": {"cofre 9": 0}}), "offer 1 give 0 cofre 9 want 100"),
    "has_card_already": (
        lambda: at({"cards": {"suerte 9": 0, "cofre 6": 1}, "tries": {0: 0}}),
        "offer 1 give 100 want 0 cofre 6",
    ),
    "interest_short": (
        lambda: at(
            {"owners": SOLD, "mortgaged": ["Mahón"], "purses": {1: 100}},
            mortgage_transfer_interest="at_transfer",
        ),
        "offer 1 give 0 1 want 100",
    ),
    "no_card": (lambda: at({"tries": {0: 0}}), "use suerte 9"),
    "not_in_galleys": (at, "fine"),
    "just_sent": (lambda: after({"pawns": [25]}, *throw(1, 4)), "fine"),
    "can_still_pay": (
        lambda: after({**TAXED, "owners": {"Constantinopla": 0}}, *throw(1, 2)),
        "bankrupt",
    ),
    "debt_open": (lambda: after(TAXED, *throw(1, 2)), "pay"),
    "no_claim": (at, "claim 1"),
    "no_clock": (at, "time"),
}


def test_the_table_here_holds_every_reason_that_the_rules_can_give() -> None:
    in_cards = {"card_not_on_top", "card_not_in_pile"}  # chosen before the call
    assert {*called("Reason"), *in_cards} == set(REFUSALS)


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refusal_for_each_reason_leaves_the_state_as_it_was(code: str) -> None:
    make, text = REFUSALS[code]
    assert no(make(), text).code == code


@pytest.mark.parametrize("kind", [kind.value for kind in Kind])
def test_every_kind_of_move_is_refused_in_words_it_does_not_take(kind: str) -> None:
    """Whatever is asked, nonsense behind a known word is refused and nothing is changed."""
    tail = " 99 x y" if kind != "build" else " 99"
    for make, _ in REFUSALS.values():
        no(make(), kind + tail)


# Events


def _opening() -> Iterator[list[Event]]:
    yield go(new(2), "dice 1 1", "dice 1 1")
    state = new(2, quick_game="clock")
    yield go(state, "dice 6 6", "dice 1 1", "title 1", "title 3", "title 39", "title 37", "time")


def _turns() -> Iterator[list[Event]]:
    yield go(at({"pawns": [0]}), *doubles(5), *doubles(5), *doubles(1), "end")
    yield go(at({"pawns": [6]}), *throw(1, 3), "end", *throw(4, 6))
    yield go(at({"pawns": [35]}), *throw(1, 4))
    yield go(at({"tries": {0: 0}, "cards": {"suerte 9": 0}}), "use suerte 9")
    yield go(at({"tries": {0: 0}}), *throw(1, 2))
    yield go(at({"tries": {0: 2}}), *throw(4, 6))
    yield go(at({"pawns": [25]}), *throw(1, 4))


def _titles() -> Iterator[list[Event]]:
    yield go(at({"pawns": [3]}), *throw(1, 2), "buy")
    yield go(at({"pawns": [3]}), *throw(1, 2), "auction", "bid 100", "pass")
    yield go(at({"pawns": [3]}), *throw(1, 2), "auction", "pass", "pass")
    yield go(at({"pawns": [3], "owners": {"Marsella": 0}}), *throw(1, 2))
    yield go(at({"pawns": [3], "owners": {"Marsella": 1}}), *throw(1, 2))
    closed = {"pawns": [3], "owners": {"Marsella": 1}, "mortgaged": ["Marsella"]}
    yield go(at(closed), *throw(1, 2))
    by_hand = at({"pawns": [3], "owners": {"Marsella": 1}}, toll_claim="manual")
    yield go(by_hand.copy(), *throw(1, 2), "claim 6")
    yield go(by_hand, *throw(1, 2), "wait", "end", "roll")


def _cards() -> Iterator[list[Event]]:
    pay = {"pawns": [1], "cards": {"cofre 9": 0}}
    yield go(at(pay), *throw(1, 2), "use cofre 9")
    yield go(at(pay), *throw(1, 2), "pay")
    yield go(at({"pawns": [15], "pot": 100}, anchorage_pot=True), *throw(1, 4))
    for card in ("suerte 4", "suerte 9", "suerte 3", "suerte 7"):
        state = card_at("suerte")
        yield go(state, f"card {card}", "end")
    state = at({"turn": 1, "pawns": [0, 0], "skips": {0: 1}})
    yield go(state, *throw(4, 6), "end")
    yield go(at({"pawns": [35], "loans": {0: 20_000}}, crown_loan="repaid"), *throw(1, 4))
    owners = {"owners": all_to(0, *G1), "buildings": {"Mahón": 1}}
    yield go(card_at("cofre", owners), "card cofre 13")
    yield go(card_at("cofre"), "card cofre 13")


def _estate() -> Iterator[list[Event]]:
    state = at({"owners": all_to(0, *G1)})
    yield go(state, "build 1", "sell 1", "mortgage 1", "lift 1")
    stock = {**dict.fromkeys((*G2, *G3, "Cerdeña"), 4), "Malta": 3}
    owners = {**all_to(0, *G1), **all_to(1, *G2, *G3, *G4, *G8)}
    rivals = at({"owners": owners, "buildings": {**stock, "Trípoli": 0}})
    yield go(rivals, "build 1", "pass")
    castles = at({"owners": owners, "buildings": {**stock, "Mahón": 5, "Ibiza": 5}})
    yield go(castles, "sell 1")


def _exchanges() -> Iterator[list[Event]]:
    state = at(
        {"owners": SOLD, "mortgaged": ["Mahón"], "cards": {"suerte 9": 0}},
        mortgage_transfer_interest="at_transfer",
    )
    yield go(state, "offer 1 give 0 11 want 100", "decline")
    yield go(state, "offer 1 give 0 1 suerte 9 want 100", "accept")


def _endings() -> Iterator[list[Event]]:
    yield go(
        at({**TAXED, "owners": {"Damasco": 0, "Crimea": 0}}),
        *throw(1, 2),
        "mortgage 34",
        "mortgage 37",
        "pay",
    )
    yield go(at({**TAXED, "seats": 3, "owners": {"Orán": 0}}), *throw(1, 2), "bankrupt")
    yield go(at({}), "resign")


def test_every_kind_of_event_is_told_by_some_play() -> None:
    told = set()
    for plays in (_opening, _turns, _titles, _cards, _estate, _exchanges, _endings):
        for events in plays():
            told |= {event.kind for event in events}
    assert told == set(called("tell"))
