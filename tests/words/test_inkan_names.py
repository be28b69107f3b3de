"""Places, disks, rules and rulings of Inkan Aarre are complete in both languages."""

from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest
from test_names import values_of

from tesoro_lab import games, words
from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.files import data_root
from tesoro_lab.games.inkan import INKAN, InkanMap, InkanRules
from tesoro_lab.games.inkan.frames import Frame
from tesoro_lab.games.inkan.kinds import DISKS, WORTH
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules
from tesoro_lab.words import inkan_choices, inkan_disks, inkan_places, ruta_choices
from tesoro_lab.words.rulings import TOPICS
from tesoro_lab.words.tongues import TONGUES

BOARD = InkanMap.load()


def test_each_value_of_a_game_knows_which_game_it_is() -> None:
    assert games.of(BOARD) == games.of(InkanRules()) == games.of(INKAN.new(2)) == "inkan"
    assert games.of(RutaBoard.load()) == games.of(RutaRules()) == games.of(RUTA) == "ruta"
    with pytest.raises(TesoroError, match="belongs to no game"):
        games.of("inkan")


def test_every_game_speaks() -> None:
    assert tuple(TONGUES) == games.names()


def test_every_place_has_its_twin() -> None:
    known = {node.name for node in BOARD.nodes}
    assert known == set(inkan_places.PLACES)
    assert set(inkan_places.PLACED) | set(inkan_places.SHORT) <= known
    for index, node in enumerate(BOARD.nodes):
        assert node.country in inkan_places.COUNTRIES
        assert str(node.kind) in inkan_places.KINDS
        for lang in words.LANGS:
            assert words.country(BOARD, index, lang)
            assert len(words.short_name(BOARD, index, lang)) <= 20
    assert words.space(BOARD, BOARD.dot("CAY"), "es") == "Cayena"
    assert words.placed(BOARD, BOARD.dot("IGU"), "es") == "las cataratas del Iguazú"


def test_every_place_and_dot_has_a_name_of_its_own() -> None:
    for lang in words.LANGS:
        for tell in (words.space, words.placed, words.short_name):
            counted = Counter([tell(BOARD, index, lang) for index in range(len(BOARD.names))])
            assert counted.most_common(1)[0][1] <= _ROADS_BETWEEN_THE_SAME_ENDS[tell.__name__]


# Lima and Chan Chan, say, are joined by a road and by a sea lane; the shortest name tells neither.
_ROADS_BETWEEN_THE_SAME_ENDS = {"space": 1, "placed": 1, "short_name": 2}


def test_dots_are_counted_from_an_end_of_their_road() -> None:
    dot = BOARD.dot("L08.1")
    assert words.placed(BOARD, dot) == "a dot on the road from Lima to Cuzco, 1 step from Lima"
    assert words.space(BOARD, dot, "es") == "Camino de Lima a Cuzco, a 1 paso de Lima"
    lane = BOARD.dot("S13.2")
    assert words.placed(BOARD, lane, "es") == (
        "un punto de la ruta marítima de las aguas frente al Río de la Plata a las islas Malvinas "
        "(Falkland Islands), a 2 pasos de las aguas frente al Río de la Plata"
    )
    river = BOARD.dot("S27.3")
    assert words.placed(BOARD, river) == (
        "a dot on the Amazon between Manaus and Iquitos, 3 steps from Manaus"
    )
    assert words.placed(BOARD, river, "es").startswith("un punto del Amazonas entre Manaos e Iquit")


def test_disputed_islands_bear_both_names() -> None:
    islands = BOARD.dot("FLK")
    for lang in words.LANGS:
        for told in (
            words.space(BOARD, islands, lang),
            words.placed(BOARD, islands, lang),
            words.short_name(BOARD, islands, lang),
        ):
            assert "Falkland" in told
            assert "Malvinas" in told
    assert "disputed" in words.country(BOARD, islands)


def test_a_map_of_ones_own_is_called_as_its_table_calls_it(tmp_path: Path) -> None:
    nodes = (data_root() / "inkan_nodes.csv").read_text(encoding="utf-8")
    nodes = nodes.replace("Recife,Recife,Brazil", "Reef,Arrecife,Atlantis")
    (tmp_path / "own_nodes.csv").write_text(nodes, encoding="utf-8")
    board = InkanMap.from_csv(tmp_path / "own_nodes.csv", data_root() / "inkan_edges.csv")
    reef = board.dot("REC")
    assert [words.space(board, reef, lang) for lang in words.LANGS] == ["Reef", "Arrecife"]
    assert words.country(board, reef) == "Atlantis"
    assert words.provenance(board) == "This map comes from tables of your own."


def test_a_place_tells_the_ways_that_leave_it() -> None:
    assert words.place_lines(BOARD, BOARD.dot("ANG"), "es") == (
        "Salto Ángel",
        "círculo rojo; Venezuela; en un callejón sin salida",
        "por tierra: El Dorado (2)",
    )
    assert words.place_lines(BOARD, BOARD.dot("L08.1"))[1:] == ("dot",)


def test_every_disk_has_its_name_and_its_text() -> None:
    kinds = {str(disk) for disk in DISKS}
    assert kinds == set(inkan_disks.NAMES) == set(inkan_disks.SPOKEN) == set(inkan_disks.TEXTS)
    for disk in DISKS:
        en, es = words.disk(str(disk), "en"), words.disk(str(disk), "es")
        assert en != es
        assert "{" not in en + es
        if disk in WORTH:
            assert words.number(WORTH[disk], "en") in en
            assert words.number(WORTH[disk], "es") in es
    with pytest.raises(KeyError):
        words.disk("pirate")
    with pytest.raises(KeyError):
        words.disk_name("pirate")


def test_every_frame_has_its_label() -> None:
    asked = [frame.__name__ for frame in Frame.__args__]
    for name in asked:
        if name not in ("Begin", "NextTurn"):  # errands, which nobody sees
            assert words.label(name) != words.label(name, "es")


def test_every_choice_of_the_rules_has_its_sentences() -> None:
    names = [field.name for field in fields(InkanRules)]
    assert names == list(inkan_choices.FIELDS) == list(inkan_choices.VALUES)
    for field in fields(InkanRules):
        known = inkan_choices.VALUES[field.name]
        assert set(known) == set(values_of(field.type))
        assert words.rule_name(field.name) != words.rule_name(field.name, "es")
        for value, (en, es) in known.items():
            assert words.rule_value(field.name, value) == en != es
            assert en.endswith(".")
            assert es.endswith(".")


def test_no_two_games_have_a_choice_of_one_name() -> None:
    assert not set(inkan_choices.FIELDS) & set(ruta_choices.FIELDS)
    with pytest.raises(KeyError):
        words.rule_name("no such field")


def test_rules_in_force_may_show_only_what_was_changed() -> None:
    assert len(words.rules_in_force(InkanRules())) == len(fields(InkanRules))
    assert words.rules_in_force(InkanRules(), changed_only=True) == []
    assert words.rules_in_force(InkanRules(mixed_modes=True), "es", changed_only=True) == [
        "Pagando el pasaje, la tirada puede ir en parte por tierra y en parte por mar."
    ]


def test_the_rules_in_short_fit_a_screen() -> None:
    for lang in words.LANGS:
        told = words.rules_in_short("inkan", lang)
        assert 1200 < len(told) < 3200
        for disk in DISKS:
            assert words.disk_name(str(disk), lang) in told


def test_rulings_settle_every_question_once() -> None:
    rows = words.rulings("inkan")
    assert [row.id for row in rows] == [f"I{number:02d}" for number in range(1, 24)]
    for en, es in zip(rows, words.rulings("inkan", "es"), strict=True):
        assert en.question.endswith("?")
        assert "¿" in es.question
        assert es.question.endswith("?")
        for cell in (en.ruling, en.why, es.ruling, es.why):
            assert cell.endswith(".")
        assert en.test == f"test_ruling_{en.id}"


def test_a_ruling_that_a_table_may_change_names_the_field() -> None:
    named = [row.field for row in words.rulings("inkan") if row.field]
    assert sorted(named) == sorted([field.name for field in fields(InkanRules)])


def test_rulings_can_be_asked_by_topic() -> None:
    assert sum([len(words.rulings("inkan", "en", topic)) for topic in TOPICS]) == 23
    told = words.rulings_text("inkan", "es")
    assert told.count("- **") == 23
    assert "Galeras" not in told
    with pytest.raises(KeyError):
        words.rulings("chess")
