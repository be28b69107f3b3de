"""Deliberately wrong rules, and whether the comparison with the published tables finds them.

A comparison that passes for the right rules proves something only if it fails for wrong ones. Each
mutant here is one plausible mistake, in the tables of the board or in the functions of movement.
All must be caught by the same comparison that the right rules pass in test_published_tables.py, to
the four decimals printed. The number beside each says by how many percentage points it moves the
square that it moves most: a simulation of 0.05 would miss the smallest of them.
"""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from golden_games import Goldens
from published import (
    BOARD_CSV,
    CARDS_CSV,
    CHANCE_3,
    JAIL,
    farthest,
    gaps,
    per_cent,
    table,
    us_board,
)

from tesoro_lab.engine import TesoroError
from tesoro_lab.games.ruta import RutaBoard, RutaRules, movement
from tesoro_lab.games.ruta.cards import Card, Effect
from tesoro_lab.games.ruta.movement import FREE, Pawn, Trip
from tesoro_lab.odds.pawns import HELD, PawnChain, Policy

COLUMNS: dict[Policy, str] = {"pay": "at_once", "wait": "waits"}
Rows = list[str]


def places(board: RutaBoard, galleys: Policy = "pay", rules: RutaRules | None = None) -> Any:
    """In per cent, of a chain walked anew: nothing is kept from before the mistake."""
    return per_cent(PawnChain(board, rules or RutaRules(), galleys).places_floats("roll"))


def change(board: RutaBoard, galleys: Policy = "pay", rules: RutaRules | None = None) -> float:
    """By how many percentage points the mistake moves the square that it moves most."""
    column = table(COLUMNS[galleys])
    ours = places(board, galleys, rules)
    caught = gaps(ours, column, digits=4)
    return farthest(ours, column)[0] if caught else 0.0


@pytest.mark.parametrize("galleys", COLUMNS)
def test_the_right_rules_are_not_caught(galleys: Policy) -> None:
    assert change(us_board(), galleys) == 0.0


# Mistakes in the tables: a row of the board or of the cards is another


def without(start: str) -> Callable[[Rows], Rows]:
    """The deck lacks this card."""
    return lambda rows: [row for row in rows if not row.startswith(start)]


def instead(start: str, row: str) -> Callable[[Rows], Rows]:
    """This row stands in the place of the one that starts so."""
    return lambda rows: [row if old.startswith(start) else old for old in rows]


NOTHING = "receive_crown,100,,,,0"
IN_THE_CARDS: dict[str, tuple[float, Callable[[Rows], Rows]]] = {
    "no jail card in the chest": (0.496, instead("cofre,2,", f"cofre,2,{NOTHING}")),
    "no jail card in Chance": (0.456, instead("suerte,6,", f"suerte,6,{NOTHING}")),
    "no card to Go in the chest": (0.453, instead("cofre,1,", f"cofre,1,{NOTHING}")),
    "one card to the nearest railroad": (0.177, instead("suerte,8,", f"suerte,8,{NOTHING}")),
    "no card three spaces back": (0.173, instead("suerte,10,", f"suerte,10,{NOTHING}")),
    "three spaces on, not back": (0.164, instead("suerte,10,", "suerte,10,move,,3,,,0")),
    "fifteen Chance cards": (0.114, without("suerte,16,")),
    "Illinois one square off": (0.464, instead("suerte,4,", "suerte,4,move_to,,,23,,0")),
}
ON_THE_BOARD: dict[str, tuple[float, Callable[[Rows], Rows]]] = {
    "Go To Jail does nothing": (2.612, instead("30,", "30,anchorage,Park,Park" + "," * 13)),
    "the third chest is a Chance": (1.327, instead("33,", "33,chance,C,C" + "," * 13)),
    "no Chance on 36": (1.39, instead("36,", "36,anchorage,Park,Park" + "," * 13)),
}


def spoilt(folder: Path, table_csv: Path, spoil: Callable[[Rows], Rows]) -> Path:
    """The table with the mistake in it."""
    before = table_csv.read_text(encoding="utf-8").splitlines()
    after = spoil(before)
    assert after != before
    path = folder / table_csv.name
    path.write_text("\n".join(after), encoding="utf-8")
    return path


@pytest.mark.parametrize("mistake", IN_THE_CARDS)
def test_a_wrong_card_is_caught(tmp_path: Path, mistake: str) -> None:
    points, spoil = IN_THE_CARDS[mistake]
    board = RutaBoard.from_csv(BOARD_CSV, spoilt(tmp_path, CARDS_CSV, spoil))
    assert round(change(board), 3) == points


@pytest.mark.parametrize("mistake", ON_THE_BOARD)
def test_a_wrong_board_is_caught(tmp_path: Path, mistake: str) -> None:
    points, spoil = ON_THE_BOARD[mistake]
    board = RutaBoard.from_csv(spoilt(tmp_path, BOARD_CSV, spoil), CARDS_CSV)
    assert round(change(board), 3) == points


# Mistakes in the movement: one of its functions does another thing. Whoever leaves Jail at once
# rolls on alike within a turn and in the next one, so that the third double is all that counts.

throw, follow, arrive = movement.throw, movement.follow, movement.arrive
nearest, advance = movement.nearest, movement.advance


def no_doubles_rule(board: RutaBoard, rules: RutaRules, pawn: Pawn, a: int, b: int) -> Trip:
    if pawn.tries != FREE:
        return throw(board, rules, pawn, a, b)
    return movement.advance(board, rules, pawn, a + b)


def third_double_ignored(board: RutaBoard, rules: RutaRules, pawn: Pawn, a: int, b: int) -> Trip:
    trip = throw(board, rules, pawn, a, b)
    if trip.sent:
        return movement.advance(board, rules, Pawn(pawn.at, 1), a + b, again=True)
    return trip


def one_flat_die(board: RutaBoard, rules: RutaRules, pawn: Pawn, a: int, b: int) -> Trip:
    """The sums 2 to 12 equally likely, as nearly as 36 throws allow."""
    trip = throw(board, rules, pawn, a, b)
    if not trip.lands:
        return trip
    steps = 2 + ((6 * a + b - 7) % 11) - a - b
    return movement.advance(board, rules, trip.pawn, steps, trip.again, trip.fined)


def jail_card_visits(board: RutaBoard, rules: RutaRules, pawn: Pawn, card: Card) -> Trip:
    trip = follow(board, rules, pawn, card)
    return Trip(Pawn(board.galleys_at)) if trip.sent else trip


def no_chained_card(board: RutaBoard, rules: RutaRules, pawn: Pawn, card: Card) -> Trip:
    """Three back from 36 is a chest, whose card is forgotten."""
    trip = follow(board, rules, pawn, card)
    return trip._replace(lands=False) if card.effect == Effect.MOVE else trip


def jail_square_visits(board: RutaBoard, pawn: Pawn) -> Trip:
    trip = arrive(board, pawn)
    return Trip(Pawn(board.galleys_at, pawn.doubles)) if trip.sent else trip


def never_past_go(board: RutaBoard, pawn: Pawn, kind: str) -> int:
    """From 36 the nearest railroad is found at 35, the utility at 28: behind the pawn."""
    ahead = nearest(board, pawn, kind)
    return ahead if ahead > pawn.at else {"lonja": 35, "company": 28}[kind]


def either_way(board: RutaBoard, pawn: Pawn, kind: str) -> int:
    """The nearest one by distance, even if it lies behind."""
    spaces = len(board.spaces)
    of_kind = [space for space in range(spaces) if board.kind[space] == kind]
    return min(of_kind, key=lambda at: min((at - pawn.at) % spaces, (pawn.at - at) % spaces))


IN_MOVEMENT: dict[str, tuple[float, str, Any]] = {
    "no doubles rule": (0.352, "throw", no_doubles_rule),
    "the third double ignored": (0.352, "throw", third_double_ignored),
    "the second double to Jail": (1.886, "DOUBLES_TO_GALLEYS", 2),
    "flat dice": (0.335, "throw", one_flat_die),
    "a jail card is a visit": (0.952, "follow", jail_card_visits),
    "the jail square is a visit": (2.634, "arrive", jail_square_visits),
    "the chained card not drawn": (0.017, "follow", no_chained_card),
    "railroad and utility wrong from 36": (0.295, "nearest", never_past_go),
    "the nearest either way": (0.284, "nearest", either_way),
}


@pytest.mark.parametrize("mistake", IN_MOVEMENT)
def test_a_wrong_movement_is_caught(monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    points, name, wrong = IN_MOVEMENT[mistake]
    monkeypatch.setattr(movement, name, wrong)
    assert round(change(us_board()), 3) == points


# Mistakes that only whoever waits in Jail can see


def double_stays_in(board: RutaBoard, rules: RutaRules, pawn: Pawn, a: int, b: int) -> Trip:
    """A double does not open Jail."""
    if pawn.tries != FREE and a == b:
        return throw(board, rules, pawn, 1, 2 if pawn.tries < 2 else a + b - 1)
    return throw(board, rules, pawn, a, b)


IN_JAIL: dict[str, tuple[float, str, Any]] = {
    "two throws, not three": (2.397, "MAX_TRIES", 2),
    "four throws, not three": (1.905, "MAX_TRIES", 4),
    "a double does not open Jail": (1.565, "throw", double_stays_in),
}


@pytest.mark.parametrize("mistake", IN_JAIL)
def test_a_wrong_way_out_of_jail_is_caught(monkeypatch: pytest.MonkeyPatch, mistake: str) -> None:
    points, name, wrong = IN_JAIL[mistake]
    monkeypatch.setattr(movement, name, wrong)
    assert change(us_board(), "pay") == 0.0
    assert round(change(us_board(), "wait"), 3) == points


@pytest.mark.parametrize(
    ("rules", "points"),
    [
        (RutaRules(galleys_double_rolls_again=True), 0.071),
        (RutaRules(third_turn="pay_and_wait"), 2.061),
    ],
)
def test_another_rule_of_the_table_is_seen(rules: RutaRules, points: float) -> None:
    assert round(change(us_board(), "wait", rules), 3) == points


def test_doubles_that_jail_does_not_clear_are_seen() -> None:
    """Project Euler's one difference; else, with Jail and visiting counted together, it is ours."""
    ours = places(us_board())
    ours[JAIL] += ours.pop(HELD)
    assert gaps(ours, table("euler_84"), digits=4)
    apart, square = farthest(ours, table("euler_84"))
    assert (round(apart, 3), square) == (0.023, JAIL)


def test_another_convention_is_seen() -> None:
    ours = per_cent(PawnChain(us_board(), RutaRules(), "pay").places_floats("touched"))
    assert gaps(ours, table("at_once"), digits=4)
    assert ours[CHANCE_3] > 2 * table("at_once")[CHANCE_3]


# La Ruta's own movement: play and odds cannot drift apart


def wind_astern_only(
    board: RutaBoard,
    rules: RutaRules,
    pawn: Pawn,
    steps: int,
    again: bool = False,
    fined: bool = False,
) -> Trip:
    """Cards that lead backwards lead forwards."""
    return advance(board, rules, pawn, abs(steps), again, fined)


OF_LA_RUTA: dict[str, tuple[str, Any]] = {
    "the second double to the Galleys": ("DOUBLES_TO_GALLEYS", 2),
    "no way back": ("advance", wind_astern_only),
    "the Galleys are a visit": ("send", lambda board: Trip(Pawn(board.galleys_at))),
}
RUTA_TESTS = Path(__file__).parents[1] / "ruta"
GOLDENS: Goldens = runpy.run_path(str(RUTA_TESTS / "goldens.py"))["GOLDENS"]


def golden_holds(name: str) -> bool:
    """Whether the game is played as it was when it was written down."""
    try:
        played = GOLDENS.played(name)
    except TesoroError:  # the game came to where its rules have no way on
        return False
    return played.splitlines() == GOLDENS.kept(name).splitlines()


@pytest.mark.parametrize("mistake", OF_LA_RUTA)
def test_one_change_of_movement_changes_both_the_game_and_its_table(
    monkeypatch: pytest.MonkeyPatch, mistake: str
) -> None:
    board, rules, game = RutaBoard.load(), RutaRules(), "four-merchants"
    before = PawnChain(board, rules, "pay").places("roll")
    assert golden_holds(game)
    name, wrong = OF_LA_RUTA[mistake]
    monkeypatch.setattr(movement, name, wrong)
    assert not golden_holds(game)
    assert PawnChain(board, rules, "pay").places("roll") != before
    monkeypatch.undo()
    assert golden_holds(game)
    assert PawnChain(board, rules, "pay").places("roll") == before
