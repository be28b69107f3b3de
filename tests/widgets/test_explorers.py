"""Explorers: the same answer live, as a still, in words and as a file; dice lab and deck lab."""

import csv
import json
import re
from fractions import Fraction
from itertools import product
from math import comb
from urllib.parse import unquote

import plotly.graph_objects as go
import pytest

import tesoro_lab as tl
from tesoro_lab import odds
from tesoro_lab.widgets import lens, lens_numbers
from tesoro_lab.widgets.download import csv_link
from tesoro_lab.widgets.explore.deck_lab import DeckLab, DeckQuestion, dealt
from tesoro_lab.widgets.explore.dice_lab import DiceLab, DiceQuestion, chance, sums_of, thrown
from tesoro_lab.widgets.explore.picture import changes
from tesoro_lab.widgets.inkan import lens as inkan_lens
from tesoro_lab.widgets.inkan.disks import disks_html
from tesoro_lab.widgets.numbers import (
    AMOUNT,
    CHANCE,
    Column,
    Numbers,
    csv_text,
    html,
    lines,
)
from tesoro_lab.widgets.royal import lens as royal_lens
from tesoro_lab.widgets.royal.cards import cards_html
from tesoro_lab.widgets.view import look

STEPS = [
    ("dice", [("n", 3), ("sides", 4), "throw_100", ("event", "at_most"), ("target", 6)]),
    ("dice", ["throw_1", "guess", ("keep", "lowest"), ("k", 2), "hide", ("event", "same"), "show"]),
    ("dice", [("n", 12), ("sides", 20), ("event", "some"), "show", ("n", 1), "throw_10", "again"]),
    ("deck", ["draw", "draw_5", ("then", "keep"), "draw", "deal", "return", ("k", 9), "back"]),
    ("deck", [("pile", "marked"), ("then", "discard"), "draw_5", "draw_5", "shuffle", ("gold", 9)]),
    ("deck", ["draw_5"] * 4 + [("kind", "galleys"), ("pile", "cofre"), ("kind", "kept"), "again"]),
]


def begun(name):
    return getattr(tl.explore, name)()


def do(lab, step):
    if isinstance(step, str):
        lab.press(step)
    else:
        lab.set(*step)
    assert lab.trouble == ""


def plain(figure):
    """What a figure shows, without what Plotly adds of its own."""
    picture = json.loads(figure.to_json())
    for trace in picture["data"]:
        trace.pop("uid", None)
    picture["layout"].pop("template", None)
    return picture["data"], {name: v for name, v in picture["layout"].items() if v != []}


def read(text):
    head, *rows = csv.reader(text.splitlines())
    return [dict(zip(head, row, strict=True)) for row in rows]


# All explorers


@pytest.mark.parametrize(("name", "steps"), STEPS)
def test_picture_and_controls_show_the_question_at_every_step_in_either_language(name, steps):
    lab = begun(name)
    for step in [None, *steps]:
        if step is not None:
            do(lab, step)
        go.Figure(json.loads(lab.figure.to_json()))  # Plotly checks every property, or raises
        data, layout = plain(lab._picture.figure)
        wanted_data, wanted_layout = plain(lab.work(lab.question, lab.lang).figure)
        assert list(changes({"data": data}, {"data": wanted_data})) == []
        assert list(changes(layout, wanted_layout)) == []
    asked = lab.question
    lab._lang.value = "es"
    assert lab.question == asked and lab.lang == "es"
    for control in lab._controls:
        if hasattr(control, "field"):
            assert control.box.value == getattr(asked, control.field)
    assert lab.text.startswith("Laboratorio de ")
    assert "NaN" not in lab.text and "None" not in lab.text


def test_one_change_is_one_message_to_the_page():
    lab = tl.explore.dice(open=True)
    sent = []
    lab._picture.figure.observe(lambda change: sent.append(change["new"]), "_py2js_update")
    lab._picture.figure.observe(lambda change: sent.append(change["new"]), "_py2js_restyle")
    lab._picture.figure.observe(lambda change: sent.append(change["new"]), "_py2js_relayout")
    lab.set("n", 3)
    assert len([message for message in sent if message is not None]) == 1


def test_moving_a_control_is_asking_and_nothing_more():
    lab = tl.explore.dice()
    controls = {
        control.field: control.box for control in lab._controls if hasattr(control, "field")
    }
    controls["n"].value = 3
    controls["keep"].value = "highest"
    controls["event"].value = "at_least"
    assert lab.question[:5] == (3, 6, "highest", 1, "at_least")
    assert lab.question.target == 6, "the sum of one die is at most 6"
    assert controls["target"].max == 6


def test_a_picture_of_another_make_takes_its_place():
    lab = tl.explore.dice(open=True)
    lab._picture.show(tl.figures.sums(odds.dice(2)))
    assert [trace.type for trace in lab._picture.figure.data] == ["bar"]
    lab._picture.show(lab.figure)
    assert len(lab._picture.figure.data) == 6


def test_what_goes_wrong_is_one_sentence_and_nothing_moves(monkeypatch):
    lab = tl.explore.dice(open=True)
    before = lab.answer
    controls = {
        control.field: control.box for control in lab._controls if hasattr(control, "field")
    }

    def broken(question, lang):
        raise tl.TesoroError("No dice <today>.")

    monkeypatch.setattr(lab, "work", broken)
    controls["n"].value = 5
    assert lab.trouble == "No dice <today>."
    assert "No dice &lt;today&gt;." in lab._status.value
    assert (lab.question.n, controls["n"].value) == (2, 2) and lab.answer is before
    monkeypatch.undo()
    controls["n"].value = 4
    assert lab.trouble == "" and lab.question.n == 4

    monkeypatch.setattr(lab, "work", lambda question, lang: 1 / 0)
    lab._rows[2][0].box.click()
    assert lab.trouble == "Something went wrong: division by zero"


@pytest.mark.parametrize("name", ["dice", "deck"])
def test_the_still_is_a_picture_a_table_and_a_text_the_same_each_time(name):
    one, two = [begun(name)._repr_mimebundle_() for _ in range(2)]
    one, two = [b[0] if isinstance(b, tuple) else b for b in (one, two)]
    kinds = ["application/vnd.plotly.v1+json", "text/html", "text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in one
    for kind in kinds:
        assert one[kind] == two[kind]
    picture = one[kinds[0]]
    assert picture["config"]["showSendToCloud"] is False
    assert len(json.dumps(picture)) < 40_000
    assert "<table" in one["text/html"] and "data:" not in one["text/html"]


def test_the_text_twin_of_the_picture_says_all_its_numbers():
    lab = tl.explore.dice(open=True, throws=100)
    text = tl.figures.text_of(lab.figure)
    for total, share in odds.dice(2).items():
        assert re.search(rf"^{total}: .*\({tl.words.fraction(share)}\)", text, re.M)


def test_every_control_has_a_name():
    for name in ("dice", "deck"):
        for control in begun(name)._controls:
            assert control.box.description


def test_a_swift_chart_is_checked_again_once_it_is_made():
    figure = tl.explore.dice(open=True).figure
    with pytest.raises(ValueError, match="colour"):
        figure.update_layout(colour="red")


# Numbers and their file


def test_the_file_has_exact_numbers_and_decimals():
    table = Numbers(
        "x",
        (Column("what"), Column("chance", CHANCE), Column("pays", AMOUNT), Column("95%", CHANCE)),
        (
            ("=1+1", Fraction(1, 3), Fraction(-5, 2), odds.Interval(0.25, 0.5)),
            ("ñ, “x”", Fraction(0), 7, None),
            ("", None, None, odds.Interval(0.0, 1.0)),
        ),
    )
    rows = read(csv_text(table))
    assert rows[0] == {
        "what": "'=1+1",
        "chance: numerator": "1",
        "chance: denominator": "3",
        "chance": "0.333333333333",
        "pays: numerator": "-5",
        "pays: denominator": "2",
        "pays": "-2.5",
        "95%: from": "0.25",
        "95%: to": "0.5",
    }
    assert rows[1]["what"] == "ñ, “x”" and rows[1]["pays"] == "7" and rows[1]["95%: to"] == ""
    assert rows[2]["chance"] == rows[2]["chance: numerator"] == ""
    assert "25.0–50.0%" in lines(table) and "25,0–50,0\xa0%" in lines(table, "es")
    assert "<script" not in html(table._replace(rows=(("<script>", None, None, None),)))


def test_the_link_holds_the_whole_file():
    lab = tl.explore.dice(open=True, lang="es")
    link = csv_link(lab.answer.numbers, "es")
    assert link in lab._numbers.value
    found = re.search(r'download="dice.csv" href="data:text/csv;charset=utf-8,([^"]*)"', link)
    assert unquote(found[1]) == "\ufeff" + lab.csv
    rows = read(lab.csv)[1:]
    exact = [Fraction(int(r["probabilidad: numerador"]), int(r["probabilidad: denominador"]))
             for r in rows]  # fmt: skip
    assert exact == [odds.dice(2)[total] for total in range(2, 13)]


# The dice lab


def test_the_exact_chances_are_hidden_until_a_guess_is_made():
    lab = tl.explore.dice()
    hidden = lab.text + json.dumps(plain(lab.figure)) + lab._numbers.value + lab.csv
    assert "1/6" not in hidden and "16.7" not in hidden and "0.1666" not in hidden
    assert lab.answer.beside == ""
    lab.set("bet", 25)
    lab.press("guess")
    assert "Exactly 6 of 36 = 1/6 = 16.67%" in lab.text
    assert "You guessed 25%: 8.3 points too high." in lab.text
    assert list(lab.figure.data[5].x) == [25.0]
    lab.set("target", 8)
    assert lab.question.guess is None, "it was about another event"
    assert lab.question.open


@pytest.mark.parametrize(("n", "sides"), [(1, 6), (2, 6), (3, 4), (2, 3), (3, 6), (4, 3)])
@pytest.mark.parametrize("keep", ["all", "highest", "lowest"])
def test_every_chance_is_what_counting_all_throws_gives(n, sides, keep):
    throws = list(product(range(1, sides + 1), repeat=n))
    for k in range(1, n + 1):
        for event in ("exactly", "at_least", "at_most", "some", "same"):
            for target in (1, n, sides, n * sides // 2):
                asked = DiceQuestion(n, sides, keep, k, event, target)
                count = sum([asked.fits(throw) for throw in throws])
                assert chance(asked) == Fraction(count, len(throws)), asked


def test_four_dice_keep_three():
    lab = tl.explore.dice(4, keep="highest", k=3, open=True)
    assert sums_of(lab.question.dice).mean() == Fraction(15869, 1296)
    assert lab.answer.beside == "", "1,296 throws are too many to show"


def test_the_working_shows_the_throws_of_the_event():
    two = tl.explore.dice(open=True, target=4).answer.beside
    assert two.count('class="tl-hit"') == 3 and "3 of 36" in two
    three = tl.explore.dice(3, keep="lowest", k=1, open=True, event="at_least", target=6)
    assert three.answer.beside.count("<li>") == 1
    assert three.answer.beside.count("<s>") == 2, "two of the three sixes do not count"


def test_throws_are_those_of_the_seed_and_batches_go_on():
    lab = tl.explore.dice(open=True, seed=5)
    for name in ("throw_10", "throw_1", "throw_100"):
        lab.press(name)
    counts = odds.throw_many(111, seed=5)
    assert {total: counts[total] for total in counts if counts[total]} == dict(
        thrown(lab.question.dice, 111, 5, ("exactly", 7))[0]
    )
    row = read(lab.csv)[0]
    assert row["thrown"] == str(counts[7])
    low, high = odds.wilson(counts[7], 111)
    assert float(row["95% interval: from"]) == pytest.approx(low)
    assert float(row["95% interval: to"]) == pytest.approx(high)
    lab.set("target", 8)
    assert lab.question.throws == 111, "the same throws answer another event"
    lab.set("sides", 8)
    assert lab.question.throws == 0, "but these were other dice"


def test_ten_thousand_throws_are_enough():
    lab = tl.explore.dice(1, sides=2, throws=9_500)
    lab.press("throw_1000")
    assert lab.question.throws == 9_500
    assert next(c for c in lab._controls if getattr(c, "name", "") == "throw_1000").box.disabled


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"n": 13}, "Dice must be 1 to 12, not 13."),
        ({"n": True}, "Dice must be 1 to 12, not True."),
        ({"sides": 1}, "Sides of each must be 2 to 20, not 1."),
        ({"keep": "best"}, "Which ones count must be one of 'all', 'highest' or 'lowest'"),
        ({"keep": "lowest", "k": 3}, "How many of them must be 1 to 2, not 3."),
        ({"target": 13}, "Number must be 2 to 12, not 13."),
        ({"guess": 101}, "Your guess must be 0 to 100, not 101."),
        ({"throws": 10_001}, "The number of throws must be 0 to 10000, not 10001."),
        ({"sides": 2.5, "lang": "es"}, "Caras de cada uno: tiene que ser de 2 a 20, no 2.5."),
    ],
)
def test_wrong_beginnings_are_refused(wrong, said):
    with pytest.raises(tl.TesoroError) as refused:
        tl.explore.dice(**wrong)
    assert said in str(refused.value)


# The deck lab


def test_memory_changes_the_chance():
    lab = tl.explore.deck(moves=["under 2", "under 5"], kind="galleys")
    numbers = lab.answer.numbers
    assert [row[2] for row in numbers.rows[:5]] == [
        Fraction(1, 14), 0, Fraction(1, 14), Fraction(1, 14), 0
    ]  # fmt: skip
    assert "The next card is the card to the Galleys: 0%" in lab.text
    assert "Without memory one would say 3/16" in lab.text
    assert lab.answer.numbers.rows[4][1] == "known: number 16"


def test_at_least_one_of_a_kind_is_hypergeometric():
    lab = tl.explore.deck("marked", gold=2, storm=3, plain=5, kind="storm", k=4, deals=2000)
    expected = 1 - Fraction(comb(7, 4), comb(10, 4))
    shares = [bar.y for bar in lab.figure.data[2:4]]
    assert list(shares[1]) == [pytest.approx(float(100 * expected))]
    assert tl.words.fraction(expected) in lab.text
    hits = dealt(lab.question.cards, (), "storm", 2000, 1)
    assert hits[-1] == 2000
    assert odds.wilson(hits[3], 2000, 0.999).holds(expected)


def test_a_pile_that_has_come_round_has_no_secrets():
    lab = tl.explore.deck("cofre")
    for _ in range(4):
        lab.press("draw_5")
    assert lab.question.deck.known and "no secrets left" in lab.answer.said
    order = [int(move.split()[1]) for move in lab.question.moves]
    assert len(set(order[:16])) == 16 and order[16:] == order[:4]
    coming = [int(re.search(r"<b>(\d+)</b>", text)[1]) for text in lab.figure.data[0].text]
    assert coming == order[4:16] + order[:4]
    assert {row[2] for row in lab.answer.numbers.rows} == {0, 1}


def test_kept_and_discarded_cards_are_out_until_they_come_back():
    lab = tl.explore.deck("marked", gold=1, storm=1, plain=1, then="keep")
    for _ in range(3):
        lab.press("draw")
    assert "No card is left" in lab.answer.said and lab.figure.data[0].x == ()
    lab.press("draw")
    assert lab.trouble == "" and len(lab.question.moves) == 3, "there is nothing to draw"
    lab.press("return")
    assert lab.answer.said.startswith("The pile has no secrets left")
    lab.press("back")
    lab.press("back")
    assert len(lab.question.deck) == 1
    lab.set("then", "discard")
    lab.press("draw")
    lab.press("shuffle")
    assert len(lab.question.deck) == 1 and len(lab.question.deck.held) == 2


def test_another_pile_is_untouched():
    lab = tl.explore.deck(moves=["under 1"], deals=500)
    lab.set("pile", "marked")
    assert (lab.question.moves, lab.question.deals, lab.question.kind) == ((), 0, "gold")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"pile": "tarot"}, "Pile must be one of 'suerte', 'cofre' or 'marked', not 'tarot'."),
        ({"kind": "gold"}, "Waiting for must be one of 'pays'"),
        ({"k": 17}, "Within so many cards must be 1 to 16, not 17."),
        ({"moves": ["under 5", "under 5"]}, "Card 5 cannot be drawn now"),
        ({"moves": ["under 99"]}, "The deck has no card '99'"),
        ({"moves": ["eat 5"]}, "not 'eat 5'"),
        ({"moves": ["shuffle", "return 5"]}, "not out"),
        ({"deals": -1}, "The number of trials must be 0 to 10000, not -1."),
    ],
)
def test_impossible_decks_are_refused(wrong, said):
    with pytest.raises(tl.TesoroError) as refused:
        tl.explore.deck(**wrong)
    assert said in str(refused.value)


def test_answers_need_no_widget():
    assert DiceLab.work(DiceQuestion(open=True), "en").said == (
        tl.explore.dice(open=True).answer.said
    )
    assert DeckLab.work(DeckQuestion(), "es").figure.layout.title.text == (
        "La Ruta: Suerte: una carta que te paga"
    )


# The tables of the odds lenses


def files_in(text):
    return {
        name: read(unquote(body).removeprefix("\ufeff"))
        for name, body in re.findall(r'download="([^"]*)" href="data:[^,]*,([^"]*)"', text)
    }


def total(rows, column="Chance"):
    return sum([Fraction(int(r[f"{column}: numerator"]), int(r[f"{column}: denominator"]))
                for r in rows])  # fmt: skip


def test_the_lens_of_la_ruta_can_be_kept():
    match = tl.new_match("ruta", ["Ana", "Luis"], seed=3)
    while odds.of(match) is None or odds.of(match).ask != "throw":
        match.step() if match.seat == -1 else match.play(match.legal().moves[0])
    files = files_in(lens.lens_html(look(match, "en"), odds.of(match)))
    assert sorted(files) == ["ruta-cofre.csv", "ruta-odds.csv", "ruta-suerte.csv"]
    assert [total(rows) for rows in files.values()] == [1, 1, 1]
    assert len(files["ruta-suerte.csv"]) == 16


def test_the_lens_of_inkan_aarre_can_be_kept(seat_table):
    match = seat_table(["Ana", "Luis"], {}, game="inkan").match
    view, seen = look(match, "en"), odds.of(match)
    ways = files_in(inkan_lens.way_html(view, seen.travels[0]))["inkan-land.csv"]
    assert len(ways) == len(seen.travels[0].places)
    disks = files_in(inkan_lens.disk_html(view, seen))["inkan-disk.csv"]
    assert total(disks) == 1
    hidden = files_in(disks_html(view))["inkan-disks.csv"]
    assert total(hidden, "The next disk") == 1 and len(hidden) == 8


def test_the_lens_of_port_royal_can_be_kept(seat_table):
    facts = {"display": ["ship-red-3-6", "ship-blue-1-1"], "drawn": 2}
    match = seat_table(["Ana", "Luis"], facts, game="royal").match
    view, seen = look(match, "es"), odds.of(match)
    files = files_in(royal_lens.lens_html(view, seen))
    assert sorted(files) == ["royal-advice.csv", "royal-odds.csv"]
    exact = [
        Fraction(int(r["Probabilidad: numerador"]), int(r["Probabilidad: denominador"]))
        for r in files["royal-odds.csv"]
    ]
    assert sum(exact[:4]) == 1 and exact[4] == seen.bust
    cards = files_in(cards_html(view))["royal-cards.csv"]
    assert len(cards) == len(view.board.faces)
    advice = lens_numbers.of_advice(view, seen)
    assert advice.rows[0][1] == seen.advice.stop


@pytest.mark.parametrize(
    ("lab", "said"),
    [
        (lambda: tl.explore.dice(throws=-1, lang="es"), "Número de tiradas: tiene que ser de 0 a"),
        (lambda: tl.explore.deck(deals=-1, lang="es"), "Número de pruebas: tiene que ser de 0 a"),
        (
            lambda: tl.explore.galleys(runs=2.5, lang="es"),
            "Número de estancias simuladas: tiene que",
        ),
        (
            lambda: tl.explore.investment(beside=(), level=5, lang="es"),
            "Solo se edifica con el grupo",
        ),
    ],
)
def test_a_refusal_speaks_the_language_of_the_lab(lab, said):
    with pytest.raises(tl.TesoroError, match=said):
        lab()
