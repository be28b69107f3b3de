"""The log of Inkan Aarre folds small events into lines, and its text twin tells the whole map."""

from typing import Any

from tesoro_lab import new_match, words
from tesoro_lab.engine import Event
from tesoro_lab.games.inkan import INKAN, InkanMap

BOARD = InkanMap.load()
NAMES = ["Ana", "Luis"]
LIMA, CHAN, HORN, ROAD = [BOARD.dot(name) for name in ("LIM", "CHN", "HOR", "L08.2")]


def told(*events: tuple[Any, ...], lang: str = "en") -> list[str]:
    """The lines that a run of events becomes."""
    run = [(index, Event(event[0], event[1:])) for index, event in enumerate(events)]
    return [line for _, line in words.tell(run, words.voice(NAMES, BOARD, lang))]


def test_the_throws_for_the_start_share_a_line() -> None:
    events = (("opening_throw", 0, 5), ("opening_throw", 1, 2), ("starts", 0))
    assert told(*events) == ["Throws to see who starts: Ana (5), Luis (2).", "Ana starts."]


def test_a_throw_and_where_it_led_share_a_line() -> None:
    events = (("throws", 0, 3, "land"), ("travels", 0, LIMA, CHAN, "land"), ("leaves", 0))
    assert told(*events) == [
        "Ana throws 3 by land and stops at Chan Chan.",
        "Ana leaves the disk face down.",
    ]
    assert told(("throws", 0, 2, "land"), ("travels", 0, LIMA, ROAD, "land"), lang="es") == [
        "Ana saca 2 por tierra y para en un punto del camino de Lima a Cuzco, a 2 pasos de Lima."
    ]


def test_a_throw_not_yet_used_stands_alone() -> None:
    assert told(("throws", 0, 3, "sea")) == ["Ana travels by sea and throws 3."]
    assert told(("drifts", 0)) == ["Ana sails without paying, two steps at most."]
    assert told(("sea_fee", 0, 100)) == ["Ana pays the sea fee of 100 pesos."]
    assert told(("pays_disk", 0, 100), lang="es") == ["Ana paga 100 pesos por el disco."]


def test_the_fee_the_voyage_and_the_reward_share_a_line() -> None:
    events = (
        ("sea_fee", 0, 100),
        ("throws", 0, 6, "sea"),
        ("travels", 0, LIMA, HORN, "sea"),
        ("reward", 0, HORN, 500),
    )
    assert told(*events, lang="es") == [
        "Ana paga el pasaje por mar, 100 pesos. Ana saca 6 por mar y para en el cabo de Hornos. "
        "Ana llega antes que nadie al cabo de Hornos y recibe 500 pesos."
    ]


def test_sailing_free_is_one_line() -> None:
    assert told(("drifts", 0), ("travels", 0, LIMA, CHAN, "sea")) == [
        "Ana sails free and stops at Chan Chan."
    ]


def test_a_disk_and_what_it_brings_share_a_line() -> None:
    events = (("pays_disk", 0, 100), ("turns", 0, LIMA, "cup"), ("receives", 0, 1000))
    assert told(*events) == [
        "Ana pays 100 pesos and turns the disk of Lima: a golden cup. Ana receives 1,000 pesos."
    ]
    events = (("tries", 1, 5, True), ("turns", 1, LIMA, "devil"), ("devil", 1, 400))
    assert told(*events, lang="es") == [
        "Luis saca 5 y descubre el disco de Lima: el Diablo. "
        "Luis pierde todo el dinero de la bolsa: 400 pesos."
    ]
    assert told(("tries", 1, 2, False)) == ["Luis throws 2, and the disk stays face down."]
    assert told(("turns", 0, LIMA, "sun"), ("sun", 0, True)) == [
        "Ana turns the disk of Lima: a Lucky Sun. It counts: Ana can win with it at Machu Picchu."
    ]


def test_the_guide_and_the_victory() -> None:
    events = (
        ("guided", 0, LIMA, BOARD.goal),
        ("reaches_goal", 0, True),
        ("game_over", (0,)),
    )
    assert told(*events) == [
        "The guide leads Ana from Lima to Machu Picchu.",
        "Ana brings the Inca's Treasure to Machu Picchu. The game is over: Ana wins.",
    ]


def test_a_whole_match_is_told_in_both_languages() -> None:
    match = new_match("inkan", seats=["bot:random", "bot:random"], seed=5)
    match.run(max_moves=200)
    en, es = words.log(match), words.log(match, "es")
    assert len(en) == len(es) > 40
    for line in (*en, *es):
        assert line[0].isupper()
        assert line[-1] == "."
        assert "_" not in line
        assert "{" not in line
    starts = [index for index, _ in words.lines(match)]
    assert starts == sorted(starts)


def test_the_text_twin_has_every_place_and_player() -> None:
    state = INKAN.scenario(
        {
            "places": ["Lima", "L08.2"],
            "purses": [1200, 0],
            "paid": [True, False],
            "turned": {"Quito": "treasure", "Salta": "sun"},
            "treasure": 0,
            "suns": [0, 1],
            "rewarded": ["Iquitos"],
        }
    )
    text = words.text(state, NAMES)
    assert text.startswith("Round 1, turn 1. Ana decides now.")
    assert "- Ana: 1,200 pesos; pawn: Lima; sea fee paid; carries the Inca's Treasure." in text
    assert (
        "- Luis: 0 pesos; pawn: a dot on the road from Lima to Cuzco, 2 steps from Lima; "
        "Lucky Suns that count: 1." in text
    )
    assert "Face down: 32 disks (Golden cup 3," in text
    assert "- Quito: red circle; Ecuador; disk gone; by land:" in text
    assert "- Lima: red circle; Peru; disk face down; here: Ana; by land: Chan Chan (3)" in text
    assert "- Iquitos: red circle; Peru; disk face down; by sea: Manaus (7)" in text
    assert "- Cap Horn: red circle; Chile; disk face down; reward for the first: 500 pesos" in text
    for index in range(len(BOARD.nodes)):
        assert f"\n- {words.space(BOARD, index)}: " in text
    assert text.endswith(words.provenance(BOARD))


def test_the_text_twin_speaks_spanish() -> None:
    text = words.text(INKAN.new(2), lang="es")
    assert "- 1: 300 pesos; ficha: Río de Janeiro." in text
    assert "Boca abajo: 34 discos (Tesoro del Inca 1, Copa de oro 3," in text
    assert "- Río de Janeiro: salida; Brasil; aquí: 1 y 2; por tierra: São Paulo (2)" in text
    assert "data/README.md" in words.provenance(BOARD, "es")
