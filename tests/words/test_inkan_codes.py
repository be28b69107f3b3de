"""Every refusal, event and move of Inkan Aarre has its sentence in both languages."""

from typing import Any

import pytest
import rules_source
from words_contract import NAMES, WordsContract, well_formed

from tesoro_lab import words
from tesoro_lab.engine import Event, Move, Reason
from tesoro_lab.games import inkan
from tesoro_lab.games.inkan import INKAN, InkanMap
from tesoro_lab.games.inkan.kinds import DISKS, Kind
from tesoro_lab.words import inkan_acts, inkan_events, inkan_reasons
from tesoro_lab.words.inkan_asks import ASKS
from tesoro_lab.words.inkan_log import DISKS as DISK_LINES
from tesoro_lab.words.inkan_log import JOURNEYS
from tesoro_lab.words.speech import Phrase

BOARD = InkanMap.load()
LIMA, HORN = BOARD.dot("LIM"), BOARD.dot("HOR")
ROAD, LANE = BOARD.dot("L08.2"), BOARD.dot("S26.1")

# one example of each refusal, with its data as the rules give it
REASONS: dict[str, tuple[Any, ...]] = {
    "over": (),
    "not_chance": (),
    "chance_first": (),
    "unknown_move": ("swim",),
    "wrong_moment": ("guide",),
    "bad_args": ("go",),
    "impossible_throw": (7,),
    "no_road_here": (),
    "no_sea_here": (),
    "short": (300, 120),
    "can_pay_sea": (100,),
    "no_mixing": (),
    "no_flight": ("RIO",),
    "out_of_reach": ("L08.2", 4),
    "no_disk_here": (),
    "try_next_turn": (),
    "no_such_disk_left": ("treasure",),
}

EVENTS: dict[str, tuple[tuple[Any, ...], ...]] = {
    "opening_throw": ((0, 5),),
    "opening_tie": (((0, 2),),),
    "starts": ((0,),),
    "turn": ((0, 12, 4),),
    "throws": ((0, 4, "land"), (0, 4, "sea"), (0, 4, "voyage"), (0, 4, "mixed")),
    "travels": ((0, LIMA, ROAD, "land"), (0, LANE, BOARD.dot("BEL"), "sea")),
    "drifts": ((0,),),
    "sea_fee": ((0, 100),),
    "flies": ((0, LIMA, BOARD.goal, 300),),
    "guided": ((0, LIMA, ROAD), (0, LIMA, HORN)),
    "declines_guide": ((0,),),
    "stays": ((0,),),
    "leaves": ((0,),),
    "pays_disk": ((0, 100),),
    "tries": ((0, 3, False), (0, 4, True)),
    "turns": tuple([(0, LIMA, str(disk)) for disk in DISKS]),
    "treasure": ((0,),),
    "sun": ((0, True), (0, False)),
    "receives": ((0, 600),),
    "devil": ((0, 400), (0, 0)),
    "reward": ((0, HORN, 500),),
    "reaches_goal": ((0, True), (0, False)),
    "game_over": (((0,),),),
}

MOVES = (
    *("land", "sea", "drift", "mixed", "fly BSB", "go LIM", "go L08.2", "pay", "try", "leave"),
    *("stay", "guide S26.1", "decline", "die 5", "disk sun"),
)

PHRASES: dict[str, Phrase] = {
    **inkan_events.EVENTS,
    **inkan_reasons.REASONS,
    **{f"journey {code}": phrase for code, phrase in JOURNEYS.items()},
    **{f"disk {code}": phrase for code, phrase in DISK_LINES.items()},
}


def begins_big(sentence: str) -> bool:
    """A whole sentence that begins with a big letter: neither a number nor a quotation."""
    return well_formed(sentence) and sentence[0].isupper()


class TestWords(WordsContract):
    rules = inkan
    board = BOARD
    reasons = REASONS
    events = EVENTS
    moves = MOVES
    phrases = PHRASES
    reason_codes = inkan_reasons.CODES
    event_codes = inkan_events.CODES
    kinds = Kind
    acts = inkan_acts.ACTS

    def well_formed(self, sentence: str) -> bool:
        return begins_big(sentence)

    def test_every_code_that_the_rules_use_has_its_sentence(self) -> None:
        assert rules_source.reasons(inkan) == set(inkan_reasons.CODES)
        assert rules_source.events(inkan) == set(inkan_events.CODES)


def test_moves_typed_by_hand_are_shown_as_written() -> None:
    assert words.move(Move("go"), NAMES, BOARD) == "go"
    assert words.move(Move("fly", ("NOWHERE",)), NAMES, BOARD) == "fly NOWHERE"
    assert words.move(Move("swim", (3,)), NAMES, BOARD) == "swim (3)"
    refused = words.reason(Reason("no_flight", ("NOWHERE",)), NAMES, BOARD)
    assert refused.startswith("No red line leads from here to NOWHERE.")


def test_unknown_codes_are_shown_readably() -> None:
    assert words.reason(Reason("no_wind", (3,)), NAMES, BOARD) == "no wind (3)."
    assert words.event(Event("sun_rises"), NAMES, BOARD) == "Sun rises."


def test_buttons_tell_the_price_and_whether_the_fee_is_paid() -> None:
    state = INKAN.scenario({"places": ["LIM", "LIM"], "paid": [False, True]})
    assert words.move(Move("sea"), NAMES, BOARD, state=state) == "Sail (100)"
    assert words.move(Move("sea"), NAMES, BOARD, "es") == "Navegar"
    state = INKAN.scenario({"places": ["LIM", "LIM"], "paid": [True, False]})
    assert words.move(Move("sea"), NAMES, BOARD, "es", state) == "Navegar (con el pasaje pagado)"
    assert words.move(Move("fly", ("BSB",)), NAMES, BOARD, "es") == "Volar a Brasilia (300)"
    assert words.move(Move("go", ("TIT",)), NAMES, BOARD, "es") == "Parar en el lago Titicaca"
    assert words.move(Move("guide", ("HOR",)), NAMES, BOARD, "es") == (
        "Ir con el guía al cabo de Hornos"
    )


def test_money_is_counted_in_pesos() -> None:
    assert words.voice(NAMES, BOARD).money(1) == "1 peso"
    assert words.voice(NAMES, BOARD, "es").money(1000) == "1.000 pesos"
    assert words.voice(NAMES, None).money(1000) == "1,000 reales"


def test_say_tells_all_three() -> None:
    assert words.say(Reason("no_sea_here"), NAMES, BOARD).startswith("Neither the sea")
    assert words.say(Event("starts", (2,)), NAMES, BOARD, "es") == "Empieza Inés."
    assert words.say(Move("land"), NAMES, BOARD) == "Travel by land"


# from the facts of a position and the moves that follow, to the kind of question
QUESTIONS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "Start": ({"places": ["RIO"]}, ()),
    "StartOnDisk": ({"places": ["LIM"]}, ()),
    "Die": ({"places": ["RIO"]}, ("land",)),
    "Go": ({"places": ["RIO"]}, ("land", "die 4")),
    "Arrival": ({"places": ["RIO"]}, ("land", "die 4", "go BSB")),
    "Try": ({"places": ["LIM"]}, ("try",)),
    "Turn": ({"places": ["LIM"]}, ("pay",)),
    "Guide": ({"places": ["LIM"]}, ("pay", "disk guide")),
}


@pytest.mark.parametrize("kind", sorted(QUESTIONS))
def test_every_question_is_asked_in_both_languages(kind: str) -> None:
    facts, moves = QUESTIONS[kind]
    state = INKAN.scenario(facts)
    for text in moves:
        state.play(Move.parse(text))
    told = [words.asked(state, NAMES, lang) for lang in words.LANGS]
    assert all("Ana" in sentence and sentence[-1] in ".?" for sentence in told), told
    assert all(begins_big(sentence) for sentence in told), told
    assert told[0] != told[1]


def test_no_question_is_left_without_an_example() -> None:
    assert set(ASKS) == set(QUESTIONS) | {"Opening"}
    state = INKAN.new(2)
    assert words.asked(state, NAMES, "es") == "Empieza la tirada más alta. Ahora tira Ana."
    state = INKAN.scenario({"places": ["LIM"], "turned": {"UIO": "treasure"}, "treasure": 0})
    state.play(Move("fly", ("MPI",)))
    assert words.asked(state, NAMES) == "The game is over: Ana won."
