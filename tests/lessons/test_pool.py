"""The class pool: files of many students add up, nobody counts twice, and refusals say why."""

import asyncio
import csv
import io
import json
import os
import random
import string
from collections import Counter
from datetime import UTC, datetime
from fractions import Fraction

import pytest

import tesoro_lab as tl
from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.saves import checksum
from tesoro_lab.lessons import pool_desk, pool_words
from tesoro_lab.lessons import pool_files as files
from tesoro_lab.lessons.pool import pool
from tesoro_lab.lessons.pool_counts import Tally
from tesoro_lab.lessons.pool_desk import PoolDesk
from tesoro_lab.lessons.pool_kinds import Sums
from tesoro_lab.lessons.pool_merge import by_chance
from tesoro_lab.odds import wilson

NOW = datetime(2026, 1, 1, tzinfo=UTC)
NAMES = ["Ana", "Luis", "Eva", "Hugo", "José María", "李雷"]


def throws(seed, many=100):
    rng = random.Random(seed)
    return Counter(rng.randint(1, 6) + rng.randint(1, 6) for _ in range(many))


@pytest.fixture
def ours(tmp_path):
    return pool("two-dice", tmp_path / "pool", lang="en")


@pytest.fixture
def full(ours):
    for number, name in enumerate(NAMES):
        ours.add(name, throws(number))
    return ours


def gift_file(ours, name):
    return ours.folder / files.file_of(ours.kind, name)


def changed(path, seal=True, **fields):
    """The file's contents with other fields, and with a checksum that fits if `seal`."""
    data = json.loads(path.read_text("utf-8")) | fields
    if seal:
        data["checksum"] = checksum(data)
    return json.dumps(data).encode()


# Adding up


def test_the_class_adds_up(full):
    whole = sum((throws(number) for number in range(len(NAMES))), Counter())
    assert full.counts == {total: whole[total] for total in range(2, 13)}
    assert full.trials == 600
    assert set(full.students) == set(NAMES)
    assert full.notes == ()
    assert full.headline == "Sum of two dice: 6 students, 600 throws"


def test_another_program_reads_the_same_from_the_same_folder(full):
    again = pool("two-dice", full.folder, lang="es")
    assert again.counts == full.counts
    assert again.headline == "Suma de dos dados: 6 estudiantes, 600 tiradas"


def test_lists_of_sums_and_of_throws_are_counted(ours):
    ours.add("Ana", [7, 7, 2])
    ours.add("Luis", [(3, 4), (6, 6)])
    assert ours.counts[7] == 3 and ours.counts[12] == 1 and ours.counts[2] == 1


def test_numbers_of_numpy_and_pandas_are_counted(ours):
    pd = pytest.importorskip("pandas")
    ours.add("Ana", pd.Series([7, 7, 9]).value_counts())
    assert ours.counts[7] == 2 and type(ours.counts[7]) is int


def test_the_chart_grows(ours):
    assert len(ours.figure.data) == 1  # the exact chances alone
    ours.add("Ana", throws(1))
    before = ours.figure.data[1].error_y.array
    ours.add("Luis", throws(2))
    after = ours.figure.data[1]
    assert sum(after.error_y.array) < sum(before)
    hits = ours.counts[7]
    low, high = wilson(hits, 200)
    assert after.y[5] == pytest.approx(hits / 2)
    assert after.y[5] + after.error_y.array[5] == pytest.approx(100 * high)
    assert after.y[5] - after.error_y.arrayminus[5] == pytest.approx(100 * low)
    assert ours.figure.layout.title.text == "Sum of two dice: 2 students, 200 throws"


def test_the_text_twin_says_the_same(full):
    assert full.figure.layout.meta["text"] == full.text
    line = next(line for line in full.text.splitlines() if line.startswith("7:"))
    assert line.startswith("7: 1/6 (16.7%); counted ")
    assert line.endswith(f", {full.counts[7]} of 600")


def test_the_numbers_as_csv(full):
    rows = list(csv.DictReader(io.StringIO(full.csv())))
    assert [int(row["counted"]) for row in rows] == list(full.counts.values())
    seven = rows[5]
    exact = Fraction(int(seven["exact: numerator"]), int(seven["exact: denominator"]))
    assert exact == Fraction(1, 6)
    assert float(seven["95%: from"]) == pytest.approx(wilson(full.counts[7], 600).low)
    by_name = list(csv.DictReader(io.StringIO(full.csv("student"))))
    assert {row["student"] for row in by_name} == set(NAMES)
    assert sum(int(row["7"]) for row in by_name) == full.counts[7]


def test_a_csv_is_never_written_over_by_itself(full, tmp_path):
    path = full.to_csv(tmp_path / "class.csv")
    assert path.read_text("utf-8-sig").replace("\r\n", "\n") == full.csv().replace("\r\n", "\n")
    with pytest.raises(TesoroError, match="replace=True"):
        full.to_csv(path)
    full.to_csv(path, "student", replace=True)
    assert path.read_text("utf-8-sig").startswith("student")
    with pytest.raises(TesoroError, match="by="):
        full.to_csv(tmp_path / "x.csv", "seat")


def test_a_name_that_a_spreadsheet_would_work_out_stays_a_name(ours):
    ours.add("=1+1", throws(1))
    assert "'=1+1" in ours.csv("student")


# Nobody counts twice


def test_the_same_counts_again_change_nothing(full):
    before = {path: path.read_bytes() for path in full.folder.iterdir()}
    assert "count once" in full.add("  ana ", throws(0))
    assert {path: path.read_bytes() for path in full.folder.iterdir()} == before


def test_other_counts_of_the_same_student_are_refused_until_asked_for(full):
    with pytest.raises(TesoroError, match="would let one choose"):
        full.add("Ana", throws(99))
    assert full.trials == 600
    full.add("Ana", throws(99, 50), replace=True)
    assert full.trials == 550
    assert len(full.students) == 6
    assert json.loads(gift_file(full, "Ana").read_text("utf-8"))["edition"] == 2


def test_the_same_file_dropped_twice_counts_once(full):
    copy = full.folder / "from a stick" / "ana (1).json"
    copy.parent.mkdir()
    copy.write_bytes(gift_file(full, "Ana").read_bytes())
    assert full.trials == 600
    assert full.notes == (
        "from a stick/ana (1).json holds Ana's counts once more: they count once.",
    )


def test_the_newer_of_two_files_counts(full, tmp_path):
    old = gift_file(full, "Ana").read_bytes()
    full.add("Ana", throws(99, 40), replace=True)
    (full.folder / "a-first.json").write_bytes(old)
    assert full.trials == 540
    assert full.notes == ("a-first.json is older than Ana's other file, which takes its place.",)


def test_of_two_files_just_as_new_the_pools_own_counts(full, tmp_path):
    other = pool("two-dice", tmp_path / "other", lang="en")
    other.add("Ana", throws(77, 30))
    (full.folder / "0.json").write_bytes(gift_file(other, "Ana").read_bytes())
    assert full.trials == 600
    [note] = full.notes
    assert note.startswith("0.json holds other counts of Ana")
    assert "surname" in note


def test_copied_counts_do_not_count(full):
    with pytest.raises(TesoroError, match="number by number"):
        full.add("Rita", throws(0))
    assert full.trials == 600


def test_few_counts_may_be_the_same_by_chance(ours):
    ours.add("Ana", [7, 8, 7])
    ours.add("Luis", [7, 8, 7])
    assert ours.trials == 6


def test_how_likely_the_same_counts_are_at_most():
    assert by_chance(Tally({1: 1, 2: 1}, 2)) == pytest.approx(1 / 2)
    assert by_chance(Tally({1: 2, 2: 1, 3: 0}, 3)) == pytest.approx(3 * (2 / 3) ** 2 / 3)


def test_the_same_seed_does_not_count_twice(ours):
    ours.add("Ana", [7, 8, 9], seed=1)
    with pytest.raises(TesoroError, match="another seed"):
        ours.add("Luis", [7, 8, 10], seed=1)
    ours.add("Luis", [7, 8, 10], seed=2)
    assert ours.trials == 6


# Files by hand


def test_a_file_carried_by_hand_is_merged(full, tmp_path):
    teacher = pool("two-dice", tmp_path / "teacher", lang="en")
    said = teacher.take(gift_file(full, "Eva").read_bytes(), "eva.json")
    assert said == "Eva: 100 throws added. Sum of two dice: 1 student, 100 throws."
    assert teacher.students == ("Eva",)
    assert "count once" in teacher.take(gift_file(full, "Eva").read_bytes(), "eva.json")


def test_a_newer_file_replaces_and_an_older_one_does_not(full, tmp_path):
    teacher = pool("two-dice", tmp_path / "teacher", lang="en")
    old = gift_file(full, "Eva").read_bytes()
    teacher.take(old, "eva.json")
    full.add("Eva", throws(50, 20), replace=True)
    assert "in place of" in teacher.take(gift_file(full, "Eva").read_bytes(), "eva2.json")
    assert teacher.trials == 20
    with pytest.raises(TesoroError, match=r"eva\.json is older"):
        teacher.take(old, "eva.json")


def test_a_file_of_a_copied_name_is_not_written_over(full):
    path = gift_file(full, "Rita")
    path.write_bytes(b"{}")
    with pytest.raises(TesoroError, match="does not count"):
        full.add("Rita", throws(20))
    assert path.read_bytes() == b"{}"
    full.add("Rita", throws(20), replace=True)
    assert full.trials == 700


def bad_files(good):
    """Files that must be refused, with a word of the sentence for each."""
    return {
        "cut.json": (good.read_bytes()[:80], "cut off"),
        "empty.json": (b"", "cut off"),
        "deep.json": (b"[" * 60_000, "cut off"),
        "picture.json": (b"\x89PNG\xff\xfe", "cut off"),
        "match.json": (b'{"format": "tesoro-lab match", "version": 1}', "something else"),
        "list.json": (b"[1, 2]", "something else"),
        "nothing.json": (b"null", "something else"),
        "large.json": (b" " * (files.LARGEST + 1), "larger than 64 KB"),
        "newer.json": (changed(good, version=2), "version 2"),
        "landings.json": (changed(good, experiment="landings"), "belongs to"),
        "setup.json": (changed(good, setup={"sides": 8}), "counted otherwise"),
        "edited.json": (changed(good, seal=False, trials=101), "changed after"),
        "nobody.json": (changed(good, student=""), "name"),
        "number.json": (changed(good, student=7), '"student"'),
        "long.json": (changed(good, student="x" * 61), "name"),
        "bell.json": (changed(good, student="A\x07"), "name"),
        "sum.json": (changed(good, trials=101), "add up to"),
        "float.json": (changed(good, trials=100.0), '"trials"'),
        "true.json": (changed(good, trials=True), '"trials"'),
        "minus.json": (changed(good, counts={"7": -1}, trials=-1), "whole number from 0"),
        "half.json": (changed(good, counts={"7": 0.5}, trials=1), "whole number from 0"),
        "thirteen.json": (changed(good, counts={"13": 100}), "can't be counted"),
        "word.json": (changed(good, counts={"seven": 100}), "can't be counted"),
        "zero.json": (changed(good, counts={}, trials=0), "nothing to add"),
        "flood.json": (changed(good, counts={"7": 10**7}, trials=10**7), "drown"),
        "edition.json": (changed(good, edition=0), '"edition"'),
        "counts.json": (changed(good, counts=[1]), '"counts"'),
        "half-letter.json": (changed(good).replace(b'"Ana"', b'"\\ud800"'), "changed after"),
    }


def test_broken_and_foreign_files_are_refused_and_the_rest_is_merged(full):
    bad = bad_files(gift_file(full, "Ana"))
    for name, (content, _) in bad.items():
        (full.folder / name).write_bytes(content)
    assert full.trials == 600
    assert len(full.notes) == len(bad)
    for name, (_, word) in bad.items():
        [note] = [note for note in full.notes if note.startswith(name)]
        assert word in note, note
        assert note.endswith((".", "=50.")) and "\n" not in note and len(note) < 300
    full.lang = "es"
    assert len(full.notes) == len(bad)
    assert not {n for n in full.notes if " is " in n or " the " in n}


@pytest.mark.parametrize("name", ["cut", "large", "sum", "edited"])
def test_the_same_files_are_refused_when_they_come_by_hand(full, name):
    content, word = bad_files(gift_file(full, "Ana"))[f"{name}.json"]
    with pytest.raises(TesoroError, match=word):
        full.take(content, f"{name}.json")
    assert full.trials == 600


def test_what_is_no_file_of_a_pool_is_passed_over(full):
    (full.folder / "README.txt").write_text("hello")
    (full.folder / ".hidden.json").write_text("{")
    (full.folder / "class.csv").write_text("a,b")
    assert full.notes == ()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_does_not_stop_the_class(full):
    os.mkfifo(full.folder / "pipe.json")
    assert full.trials == 600


def test_a_file_that_cannot_be_read_is_told(full, monkeypatch):
    path = gift_file(full, "Ana")

    def closed(self, *args, **kwargs):
        if self == path:
            raise PermissionError(13, "Permission denied")
        return open(self, *args, **kwargs)

    monkeypatch.setattr(type(path), "open", closed)
    full._seen = None
    assert full.trials == 500
    assert full.notes == (f"{path.name} can't be read: Permission denied.",)


def test_a_folder_of_thousands_is_looked_at_up_to_a_limit(full, monkeypatch):
    monkeypatch.setattr(files, "MOST_FILES", 4)
    full._seen = None
    assert full.trials == 400
    assert "more than 4 files" in full.notes[0]
    with pytest.raises(TesoroError, match="has 4 files already"):
        full.add("Rita", throws(20))


def test_what_is_written_can_be_read_by_the_class(full):
    if os.name == "posix":
        assert gift_file(full, "Ana").stat().st_mode & 0o444 == 0o444
    assert not list(full.folder.glob(".*"))


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    ours = pool("two-dice", tmp_path / "file" / "pool", lang="en")
    with pytest.raises(TesoroError, match="can't be written"):
        ours.add("Ana", [7])


def test_names_give_files_of_their_own(ours):
    names = {files.file_of(Sums(), name) for name in [*NAMES, "Jose Maria", "../../x", "a/b"]}
    assert len(names) == len(NAMES) + 3
    assert not [name for name in names if "/" in name or ".." in name]


# What a student may get wrong


@pytest.mark.parametrize(
    ("given", "word"),
    [
        (None, "how often each outcome came"),
        ("777", "how often each outcome came"),
        (7, "how often each outcome came"),
        ({1: 3}, "can't be counted"),
        ([1], "can't be counted"),
        ([(7, 1)], "can't be counted"),
        ([True], "can't be counted"),
        ({7: "3"}, "whole number"),
        ({7: 2.0}, "whole number"),
        ({7: -2}, "whole number"),
        ({}, "nothing to add"),
        ({7: 10**9}, "drown"),
    ],
)
def test_counts_that_cannot_be_are_refused(ours, given, word):
    with pytest.raises(TesoroError, match=word):
        ours.add("Ana", given)
    assert not ours.folder.exists()


@pytest.mark.parametrize("name", ["", "   ", None, 7, "x" * 61, "A\x00"])
def test_names_that_cannot_be_are_refused(ours, name):
    with pytest.raises(TesoroError, match="name"):
        ours.add(name, [7])


def test_an_unknown_experiment_is_refused(tmp_path):
    with pytest.raises(TesoroError, match="two-dice, landings, games-won"):
        pool("three-dice", tmp_path)
    with pytest.raises(TesoroError, match="pay, wait"):
        pool("landings", tmp_path, galleys="swim")
    with pytest.raises(TesoroError, match="seats="):
        pool("games-won", tmp_path)


# The other experiments


def test_landings_stand_beside_the_chain(tmp_path):
    ours = pool("landings", tmp_path, lang="es")
    ours.add("Ana", {16: 3, 40: 2})
    assert len(ours.figure.data[0].y) == 41
    assert "1 estudiante, 5 tiradas" in ours.figure.layout.title.text
    assert " (40): 3,93" in ours.text
    row = list(csv.DictReader(io.StringIO(ours.csv())))[16]
    assert float(row["exacto"]) == pytest.approx(0.028151, abs=1e-6)


def test_a_place_where_no_pawn_ends_is_refused(tmp_path):
    ours = pool("landings", tmp_path, lang="en")
    with pytest.raises(TesoroError, match=r"\(30\) never happens"):
        ours.add("Ana", {30: 1, 7: 4})
    touched = pool("landings", tmp_path / "touched", convention="touched", lang="en")
    touched.add("Ana", {30: 1, 7: 4})
    assert touched.headline.endswith("5 stops")


def test_counts_of_another_convention_do_not_mix(tmp_path):
    pool("landings", tmp_path, convention="turn").add("Ana", {7: 5})
    ours = pool("landings", tmp_path, lang="en")
    ours.add("Ana", {7: 4})
    assert ours.trials == 4
    [note] = ours.notes
    assert "counted otherwise: 'convention' is 'turn' there and 'roll' here" in note


@pytest.fixture
def games(tmp_path):
    seats = ["bot:careful", "bot:random"]
    return pool("games-won", tmp_path, game="royal", seats=seats, rounds=30, lang="en")


def test_games_of_the_computer_are_taken_as_they_come(games):
    for seed, name in enumerate(("Ana", "Luis")):
        results = tl.simulate(
            "royal", ["careful", "random"], games=3, seed=seed, max_rounds=30, progress=False
        )
        games.add(name, results)
    assert games.trials == 6
    assert sum(games.counts.values()) >= 6
    with pytest.raises(TesoroError, match="another seed"):
        games.add("Eva", results)


def test_games_played_otherwise_are_refused(games):
    others = tl.simulate("royal", ["random", "random"], 1, seed=5, max_rounds=30, progress=False)
    with pytest.raises(TesoroError, match="this pool is for careful, random"):
        games.add("Ana", others)
    longer = tl.simulate("royal", ["careful", "random"], 1, seed=5, max_rounds=31, progress=False)
    with pytest.raises(TesoroError, match="after 31 rounds"):
        games.add("Ana", longer)


def test_games_counted_by_hand(games):
    games.add("Ana", {1: 30, 2: 19, 0: 1}, trials=50)
    games.add("Luis", {1: 30, 2: 21}, trials=50)  # one was shared
    assert games.counts == {1: 60, 2: 40, 0: 1}
    assert "seat 1: careful: counted 60.0% [50.2%, 69.1%], 60 of 100" in games.text
    assert "even share" in str(games.figure.layout.annotations)
    assert [trace.x[0] for trace in games.figure.data] == [60, 40, 1]
    with pytest.raises(TesoroError, match="trials=50"):
        games.add("Eva", {1: 3})
    with pytest.raises(TesoroError, match="can't have won 4 of 3"):
        games.add("Eva", {1: 4}, trials=3)
    with pytest.raises(TesoroError, match="only 2 have an end"):
        games.add("Eva", {1: 2}, trials=3)


def test_an_empty_pool_of_games_shows_no_marks(games):
    assert len(games.figure.data) == 0
    assert "nobody has added" in games.text


# The desk


def test_the_desk_takes_uploads_and_tells_each_refusal(full, tmp_path):
    teacher = pool("two-dice", tmp_path / "teacher", lang="en")
    desk = teacher.desk()
    assert "nobody has added" in desk.status
    good = [(f"{name}.json", gift_file(full, name).read_bytes()) for name in NAMES]
    sent = [*good[:2], ("bad.json", b"{}"), *good[2:], ("cut.json", b"{")]
    desk.upload.value = [
        {"name": n, "type": "", "size": len(c), "content": memoryview(c), "last_modified": NOW}
        for n, c in sent
    ]
    assert teacher.trials == 600
    assert desk.upload.value == ()
    assert "bad.json comes from something else" in desk.trouble
    assert "cut.json is no whole file" in desk.trouble
    assert "6 students, 600 throws" in desk.status
    assert desk._picture.still.layout.title.text == teacher.headline


def test_the_desk_sees_files_that_are_dropped_into_the_folder(full, tmp_path):
    teacher = pool("two-dice", tmp_path / "teacher", lang="en")
    desk = teacher.desk()
    teacher.folder.mkdir()
    (teacher.folder / "x.json").write_bytes(gift_file(full, "Ana").read_bytes())
    (teacher.folder / "<b>.json").write_bytes(b"{}")
    desk._look_by_itself()
    assert "1 student, 100 throws" in desk.status
    assert "&lt;b&gt;.json comes from" in desk._beside.value
    desk.by_itself.value = False
    (teacher.folder / "y.json").write_bytes(gift_file(full, "Luis").read_bytes())
    desk._look_by_itself()
    assert "1 student, 100 throws" in desk.status
    desk.look()
    assert "2 students, 200 throws" in desk.status


def test_the_desk_never_looks_twice_at_a_time(full, monkeypatch):
    looks = []
    monkeypatch.setattr(PoolDesk, "_look_by_itself", lambda desk: looks.append(desk.status))
    monkeypatch.setattr(pool_desk, "PAUSE", 0)

    async def turns_of_the_loop():
        for _ in range(5):
            await asyncio.sleep(0)

    async def switched():
        desk = full.desk()
        for value in (False, True, False, True, False, True):
            desk.by_itself.value = value
        await turns_of_the_loop()
        assert len(looks) == 1
        desk.by_itself.value = False
        await turns_of_the_loop()
        assert len(looks) == 1

    asyncio.run(switched())


def test_the_desk_speaks_spanish(full):
    desk = full.desk()
    desk.language.value = "es"
    assert "Suma de dos dados: 6 estudiantes, 600 tiradas" in desk.status
    assert desk.upload.description == "Añadir archivos"
    assert "proporción" in desk._numbers.value
    bundle = desk._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert data["text/plain"] == full.text
    assert data["application/vnd.plotly.v1+json"]["config"]["showSendToCloud"] is False


def test_every_sentence_is_in_two_languages():
    pairs = [
        value
        for value in vars(pool_words).values()
        if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)
    ]
    assert len(pairs) > 40
    for english, spanish in pairs:
        fields = [sorted(set(fields_of(side))) for side in (english, spanish)]
        assert fields[0] == fields[1], english


def fields_of(text):
    return [field for _, field, _, _ in string.Formatter().parse(text) if field]
