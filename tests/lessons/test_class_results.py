"""A student's results as CSV, and a teacher's table of a folder of them."""

import csv
import io
from datetime import date

import pytest

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons import answers, check, checks, class_results, language, progress
from tesoro_lab.lessons.results_rows import WORDS

BOOK = answers.book("two-dice")
IDS = list(BOOK.questions)
DAY = date(2026, 3, 31)


@pytest.fixture(autouse=True)
def fresh():
    language("en")
    checks.forget()
    yield
    language("en")
    checks.forget()


def answer(*right, wrong=()):
    """One session: some questions right, some wrong."""
    checks.forget()
    for id in right:
        check(id, BOOK.questions[id].solution)
    for id in wrong:
        check(id, "no idea")


def handed_in(folder, name, *right, wrong=(), day=DAY, file=None, lang="en"):
    folder.mkdir(exist_ok=True)
    answer(*right, wrong=wrong)
    text = progress("two-dice", lang).csv(name, day)
    path = folder / (file or f"{name}.csv")
    path.write_text(text, "utf-8", newline="")
    return path


def rows_of(text):
    return list(csv.DictReader(io.StringIO(text)))


def test_a_row_for_each_question(tmp_path):
    answer(IDS[0], wrong=[IDS[1], IDS[1]])
    path = progress("two-dice").to_csv(tmp_path / "ana.csv", student=" Ana  Ruiz ")
    rows = rows_of(path.read_text("utf-8-sig"))
    assert [row["question"] for row in rows] == IDS
    assert {row["student"] for row in rows} == {"Ana Ruiz"}
    assert [row["mark"] for row in rows[:3]] == ["right", "wrong", "open"]
    assert [row["tries"] for row in rows[:3]] == ["1", "2", ""]
    assert rows[0]["about"] == BOOK.questions[IDS[0]].about[0]
    assert {row["day"] for row in rows} == {date.today().isoformat()}


def test_tries_end_at_the_first_right_answer_and_blanks_are_none():
    check(IDS[0], ...)
    check(IDS[0], "no idea")
    check(IDS[0], BOOK.questions[IDS[0]].solution)
    check(IDS[0], BOOK.questions[IDS[0]].solution)
    check(IDS[0], "no idea")
    assert progress("two-dice").tries == {IDS[0]: 2}
    checks.forget()
    assert progress("two-dice").tries == {}


def test_no_file_is_written_over_by_itself(tmp_path):
    path = tmp_path / "ana.csv"
    path.write_text("mine")
    with pytest.raises(TesoroError, match="replace=True"):
        progress("two-dice").to_csv(path, "Ana")
    assert path.read_text() == "mine"
    progress("two-dice").to_csv(path, "Ana", replace=True)
    assert "two-dice-1" in path.read_text("utf-8-sig")
    with pytest.raises(TesoroError, match="can't be written"):
        progress("two-dice").to_csv(tmp_path / "no" / "ana.csv", "Ana")


@pytest.mark.parametrize("name", ["", None, 7, "x" * 61, "a\x07"])
def test_a_name_that_cannot_be_is_refused(tmp_path, name):
    with pytest.raises(TesoroError, match="name"):
        progress("two-dice").to_csv(tmp_path / "x.csv", name)
    assert not list(tmp_path.iterdir())


def test_the_class_comes_together_in_either_language(tmp_path):
    handed_in(tmp_path, "Luis", IDS[0], IDS[1])
    handed_in(tmp_path, "Ana", IDS[0], wrong=[IDS[1]], lang="es")
    found = class_results(tmp_path)
    assert found.students == ("Ana", "Luis")
    assert found.questions == tuple(IDS)
    assert found.notes == ()
    assert found.table[0] == ["student", *IDS]
    assert found.table[1][:4] == ["Ana", "right", "wrong", "open"]
    assert found.table[2][:4] == ["Luis", "right", "right", "open"]
    assert str(found).splitlines()[0] == f"Ana: 1 of {len(IDS)} right"
    assert f"{IDS[0]}: 2 of 2 right" in str(found)
    spanish = class_results(tmp_path, "es")
    assert spanish.table[1][:3] == ["Ana", "bien", "mal"]


def test_an_accent_written_in_two_ways_is_one_student(tmp_path):
    handed_in(tmp_path, "Jos\u00e9", IDS[0], file="one.csv")
    path = handed_in(tmp_path, "Jose\u0301", IDS[0], IDS[1], file="two.csv")
    text = path.read_text("utf-8").replace("Jos\u00e9", " Jose\u0301")
    path.write_text(text, "utf-8", newline="")
    found = class_results(tmp_path)
    assert found.students == ("Jos\u00e9",)
    assert found.table[1][1:3] == ["right", "right"]


def test_the_table_as_csv_and_as_a_frame(tmp_path):
    handed_in(tmp_path / "in", "=Ana", IDS[0])
    found = class_results(tmp_path / "in")
    assert found.students == ("=Ana",)
    path = found.to_csv(tmp_path / "class.csv")
    assert rows_of(path.read_text("utf-8-sig"))[0]["student"] == "'=Ana"
    pytest.importorskip("pandas")
    assert list(found.frame["mark"][:2]) == ["right", "open"]


def test_handed_in_twice_the_later_day_counts(tmp_path):
    handed_in(tmp_path, "Ana", IDS[0], day=date(2026, 3, 1), file="a.csv")
    handed_in(tmp_path, "Ana", wrong=[IDS[0]], day=date(2026, 3, 2), file="b.csv")
    found = class_results(tmp_path)
    assert found.rows[0].mark == "wrong"
    [note] = found.notes
    assert note.startswith("Ana handed in two-dice twice (b.csv too)")


def test_handed_in_twice_on_a_day_the_better_counts(tmp_path):
    handed_in(tmp_path, "Ana", IDS[0], file="a.csv")
    handed_in(tmp_path, "ANA", IDS[1], file="b.csv")
    found = class_results(tmp_path)
    assert [row.mark for row in found.rows[:3]] == ["right", "right", "open"]
    assert len(found.rows) == len(IDS)


def test_the_same_file_twice_is_no_news(tmp_path):
    path = handed_in(tmp_path, "Ana", IDS[0])
    (tmp_path / "moodle").mkdir()
    (tmp_path / "moodle" / "ana.csv").write_bytes(path.read_bytes())
    found = class_results(tmp_path)
    assert found.notes == () and len(found.rows) == len(IDS)


def test_a_spreadsheet_may_save_it_with_semicolons(tmp_path):
    path = handed_in(tmp_path, "Ana", IDS[0])
    rows = list(csv.reader(io.StringIO(path.read_text("utf-8"))))
    page = io.StringIO()
    csv.writer(page, delimiter=";").writerows(rows)
    path.write_text(page.getvalue(), "utf-8-sig")
    assert class_results(tmp_path).rows[0].mark == "right"


def test_what_cannot_be_read_is_told_and_the_rest_stays(tmp_path):
    handed_in(tmp_path, "Ana", IDS[0])
    (tmp_path / "foreign.csv").write_text("a,b\n1,2\n")
    (tmp_path / "empty.csv").write_text("")
    (tmp_path / "latin.csv").write_bytes("student,question,mark\nJosé,q-1,right\n".encode("cp1252"))
    (tmp_path / "large.csv").write_bytes(b"x" * 300_000)
    head = "student,question,mark,tries,day\n"
    bad = ["Eva,two-dice-1,perhaps,,", "Eva,two-dice-1,right,-3,", "Eva,two-dice-1,right,1,May"]
    (tmp_path / "lines.csv").write_text(
        head + "\n".join([*bad, ",q,right,,", "Eva,two-dice-2,wrong"])
    )
    found = class_results(tmp_path)
    assert found.students == ("Ana", "Eva")
    assert next(row for row in found.rows if row.student == "Eva").question == "two-dice-2"
    said = "\n".join(found.notes)
    for words in (
        "foreign.csv holds no results",
        "empty.csv holds no results",
        "latin.csv is not in UTF-8",
        "large.csv is far larger",
        "lines.csv, line 2: 'perhaps' is no mark",
        "lines.csv, line 3: '-3' is no tries",
        "lines.csv, line 4: 'May' is no day",
        "lines.csv, line 5: '' is no student",
    ):
        assert words in said
    assert len(found.notes) == 8


def test_no_folder_is_refused(tmp_path):
    with pytest.raises(TesoroError, match="no folder"):
        class_results(tmp_path / "none")


def test_marks_are_told_apart_in_both_languages():
    words = [word for pair in WORDS.values() for word in pair]
    assert len(set(words)) == 6
