"""The odds lens of Inkan Aarre: by hand, and against the game itself."""

from fractions import Fraction
from time import perf_counter
from typing import Any

import pytest

from tesoro_lab import odds
from tesoro_lab.engine import CHANCE, Match, Move, Stream
from tesoro_lab.front import new_match
from tesoro_lab.games.inkan import INKAN, InkanRules
from tesoro_lab.odds.inkan_lens import InkanLens, Travel, lens

RULES = (
    InkanRules(),
    InkanRules(disk_throw="next_turn", sea_fee="each_voyage", free_sea="penniless"),
    InkanRules(mixed_modes=True, reward_on="pass", suns_count="any"),
)


def look(state: Any) -> InkanLens:
    seen = lens(state)
    assert seen is not None
    return seen


def travel(seen: InkanLens, text: str) -> Travel:
    return next(each for each in seen.travels if each.move.text == text)


def test_from_rio_by_hand() -> None:
    state = INKAN.scenario({})
    seen = look(state)
    assert (seen.ask, seen.seat, seen.pesos, seen.paid) == ("travel", 0, 300, False)
    land = {state.board.names[each.dot]: each.chance for each in travel(seen, "land").places}
    # Two steps to Sao Paulo, four to Brasilia, five to Salvador: any throw of as many or more.
    assert (land["SAO"], land["BSB"], land["SSA"]) == (
        Fraction(5, 6),
        Fraction(1, 2),
        Fraction(1, 3),
    )
    assert land["L31.1"] == Fraction(1, 6)  # a dot only by its exact throw
    flight = travel(seen, "fly BSB")
    assert (flight.pesos, len(flight.places), flight.places[0].chance) == (300, 1, 1)
    assert flight.turns == 1 + flight.places[0].turns
    assert {each.move.text for each in seen.travels} == {str(m) for m in state.legal().moves}


def test_turns_are_those_of_the_journeys() -> None:
    state = INKAN.scenario({"places": {0: "Lima"}, "purses": {0: 200}})
    seen = look(state)
    plans = odds.journeys.journey(state.board, "MPI")
    assert seen.turns == plans.turns("Lima", 200)
    assert min([each.turns for each in seen.travels]) == pytest.approx(seen.turns, abs=1e-9)
    options = {option.move: option.turns for option in plans.options("Lima", 200)}
    for each in seen.travels:
        assert each.turns == pytest.approx(options[each.move], abs=1e-12)
    assert seen.turns_to("Quito") == odds.journeys.expected_turns(state.board, "Lima", "UIO", 200)
    quickest = min([option.turns for option in seen.ways_to("Quito")])
    assert quickest == pytest.approx(seen.turns_to("Quito"), abs=1e-9)
    nearest = list(seen.to_disks().items())
    assert nearest[0] == (state.board.dot("Lima"), 0.0)
    assert len(nearest) == 34
    assert [turns for _, turns in nearest] == sorted([turns for _, turns in nearest])


def test_disks_by_hand() -> None:
    state = INKAN.scenario({"places": {0: "Lima"}})
    seen = look(state)
    assert seen.on_disk
    assert seen.chance_of("treasure", "devil") == Fraction(4, 34)
    assert seen.paying == Fraction(6600 - 600, 34) - 100
    assert seen.throwing == Fraction(6600 - 900, 34) / 2
    poor = look(INKAN.scenario({"purses": {0: 0}}))
    assert (poor.paying, poor.throwing) == (None, Fraction(6600, 34) / 2)


def test_what_is_asked_follows_the_turn() -> None:
    match = new_match("inkan", ["Ana", "Luis"], seed=1)
    assert odds.of(match) is None  # nobody has a turn yet
    asks = []
    state = INKAN.scenario({})
    for move in ("land", "die 4", "go BSB", "pay", "disk guide", "guide LIM"):
        asks.append(look(state).ask)
        state.play(Move.parse(move))
    assert asks == ["travel", "throw", "stop", "disk", "disk", "guide"]
    assert look(state).ask == "disk"


def test_after_the_throw_the_stops_are_the_legal_moves() -> None:
    state = INKAN.scenario({})
    state.play(Move("sea"))
    thrown = look(state)
    assert [each.move.text for each in thrown.travels] == ["sea"]
    assert thrown.paid
    state.play(Move("die", (6,)))
    stops = {state.board.names[place.dot] for place in look(state).stops}
    assert stops == {move.args[0] for move in state.legal().moves}


@pytest.mark.parametrize("rules", RULES)
def test_every_chance_is_what_the_game_allows(rules: InkanRules) -> None:
    """At every start of a turn: count, throw by throw, on copies, where one may stop."""
    for number in range(2):
        match = new_match("inkan", ["bot:random"] * 3, f"lens/{number}", rules)
        while not match.over and match.cursor < 300:
            seen = odds.of(match)
            if seen is not None and seen.ask == "travel":
                for each in seen.travels:
                    check(match, seen, each)
            match.step()
        assert match.over or match.cursor == 300


def check(match: Match, seen: InkanLens, each: Travel) -> None:
    state: Any = match.state
    then = state.after(each.move)
    assert state.purses[seen.seat] - then.purses[seen.seat] in (
        each.pesos,
        each.pesos - seen.board.rewards[then.at[seen.seat]] if each.move.kind == "fly" else 0,
    )
    allowed: dict[str, Fraction] = {}
    if each.move.kind == "fly":
        allowed[str(each.move.args[0])] = Fraction(1)
    elif then.seat == CHANCE:
        for die in then.chance():
            for move in then.after(die).legal().moves:
                allowed[move.args[0]] = allowed.get(move.args[0], Fraction(0)) + Fraction(1, 6)
    else:
        allowed = {move.args[0]: Fraction(1) for move in then.legal().moves}
    assert {seen.board.names[place.dot]: place.chance for place in each.places} == allowed


def test_it_is_there_at_once_when_warm() -> None:
    times = []
    for number in range(2):
        match = new_match("inkan", ["bot:random"] * 4, "warm")
        while not match.over and match.cursor < 400:
            start = perf_counter()
            odds.of(match)
            if number:
                times.append(perf_counter() - start)
            match.step()
    times.sort()
    assert times[len(times) * 95 // 100] < 0.03


def test_nobody_asks_when_the_game_is_over() -> None:
    facts = {"places": {0: "xCUZ"}, "turned": {"Lima": "treasure"}, "treasure": 0}
    state = INKAN.scenario(facts)
    assert look(state).turns == 1
    state.play(Move("land"))
    state.play(Move("die", (1,)))
    state.play(Move("go", ("MPI",)))
    assert lens(state) is None


def test_looking_changes_nothing() -> None:
    match = new_match("inkan", ["bot:random"] * 2, "still")
    rng = Stream("still")
    for _ in range(120):
        before = match.state.copy()
        odds.of(match)
        assert match.state == before
        if match.over:
            break
        match.step()
    assert rng.position == 0
