"""The notebooks as they are shipped: whole, small, run, the same in both languages."""

import json
import re
from pathlib import Path

import nbformat
import pytest

from tesoro_lab.engine.files import notebooks_root
from tesoro_lab.lessons import answers, build, twins
from tesoro_lab.lessons.source import ANSWER

ROOT = Path(str(notebooks_root()))
NOTEBOOKS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in ROOT.rglob("*.ipynb")
    if not any(part.startswith(".") for part in path.parts)
)
ENGLISH = [name for name in NOTEBOOKS if not {"es"} & set(Path(name).parts)]
LESSONS = [source for source in build.sources(ROOT) if source.is_lesson]


def spanish(name: str) -> str:
    path = Path(name)
    return (path.parent / "es" / path.name).as_posix()


def read(name: str):
    return nbformat.read(ROOT / name, as_version=4)


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def shown(cell) -> str:
    """All the text that a cell shows."""
    parts = [out.get("text") or out.get("data", {}).get("text/plain", "") for out in cell.outputs]
    return "".join(parts)


def test_the_notebooks_of_the_project_are_there():
    for name in ("00-start.ipynb", "play-ruta.ipynb", "play-inkan.ipynb"):
        assert name in NOTEBOOKS
    for name in ("01-two-dice.ipynb", "06-routes-and-journeys.ipynb", "07-under-the-disk.ipynb"):
        assert name in NOTEBOOKS and f"solutions/{name}" in NOTEBOOKS


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_whole_small_and_run(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert len(text.encode()) < 300_000  # one map of Inkan Aarre, and no widget state (5 MB)
    nbformat.validate(json.loads(text))
    notebook = read(name)
    assert "widgets" not in notebook.metadata
    assert "widget-view" not in text
    for cell in code_cells(notebook):
        assert cell.execution_count, cell.source
        assert len([line for line in cell.source.splitlines() if line.strip()]) <= 15
        assert all(output.output_type != "error" for output in cell.outputs)
    ids = [cell["id"] for cell in notebook.cells]
    assert len(set(ids)) == len(ids) and all(re.fullmatch(r"[a-z-]+-\d\d", id) for id in ids)
    assert (ROOT / "source" / notebook.metadata["tesoro_lab"]["source"]).is_file()


@pytest.mark.parametrize("name", ENGLISH)
def test_the_spanish_twin_has_the_same_cells_and_the_same_numbers(name):
    left, right = read(name), read(spanish(name))
    assert [cell["id"] for cell in left.cells] == [cell["id"] for cell in right.cells]
    for one, other in zip(left.cells, right.cells, strict=True):
        assert one.cell_type == other.cell_type
        if one.cell_type == "code":
            assert digits(shown(one)) == digits(shown(other)), one.source
        else:
            assert one.source != other.source
            assert twins.numbers(one.source, "en") == twins.numbers(other.source, "es")


def digits(text: str) -> list[str]:
    """The numbers of an output in order, however their decimals and thousands are marked."""
    return sorted(re.sub(r"[.,]", "", number) for number in re.findall(r"\d+(?:[.,]\d+)*", text))


def test_no_notebook_is_without_its_twin():
    assert sorted(NOTEBOOKS) == sorted([*ENGLISH, *(spanish(name) for name in ENGLISH)])


@pytest.mark.parametrize("source", LESSONS, ids=lambda source: source.name)
@pytest.mark.parametrize("folder", ["", "es/"])
def test_blank_copies_wait_and_solutions_are_right(source, folder):
    asked = answers.book(source.word).questions
    student = read(f"{folder}{source.name}.ipynb")
    solution = read(f"solutions/{folder}{source.name}.ipynb")
    for notebook, mark in ((student, "…"), (solution, "✓")):
        told = [shown(cell) for cell in code_cells(notebook) if "check(" in cell.source]
        told = [text for text in told if text]
        assert [text.split(":")[0] for text in told] == [f"{mark} {id}" for id in asked]
    assert "✓" not in json.dumps(student, ensure_ascii=False)


@pytest.mark.parametrize("source", LESSONS, ids=lambda source: source.name)
def test_no_answer_stands_in_the_students_code(source):
    lines = [line for cell in source.cells for line in cell.text.splitlines()]
    given = [found[2] for line in lines if (found := ANSWER.match(line))]
    assert len(given) >= 5
    for folder in ("", "es/"):
        code = [cell.source for cell in code_cells(read(f"{folder}{source.name}.ipynb"))]
        blanks = [line for text in code for line in text.splitlines() if " = ..." in line]
        assert len(blanks) == len(given)
        assert not any(f"{answer}  #" in text for text in code for answer in given)


@pytest.mark.parametrize("source", LESSONS, ids=lambda source: source.name)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_teachers_notes_have_all_their_parts(source, lang):
    notes = (ROOT / "teachers" / ("es" if lang == "es" else "") / f"{source.name}.md").read_text()
    book = answers.book(source.word)
    for question in book.questions.values():
        assert f"`{question.id}`" in notes and question.shown(lang) in notes
    for pair in book.misconceptions.values():
        assert pair[("en", "es").index(lang)] in notes
    head, sheet = notes.split("page-break-before", 1)
    assert len(re.findall(r"^## ", head, re.MULTILINE)) >= 5
    assert len(sheet.splitlines()) <= 50  # one printed page


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_link_to_a_file_leads_somewhere(name):
    for cell in read(name).cells:
        for link in re.findall(r"\]\(([^)#]+)\)", cell.source):
            if cell.cell_type == "markdown" and "://" not in link:
                assert ((ROOT / name).parent / link).exists(), link


def test_the_copies_are_what_their_sources_make_now():
    """Cells, metadata and notes here; nbval runs every copy and compares what the cells show."""
    assert build.differences(ROOT, rerun=False) == []


def test_every_copy_is_run_and_compared(pytestconfig):
    """Not a cell is left out of nbval, and what nbval does not compare is always the same."""
    assert set(pytestconfig.getini("testpaths")) == {"tests", "notebooks"}
    assert "--nbval" in pytestconfig.getini("addopts")
    for name in NOTEBOOKS:
        for cell in code_cells(read(name)):
            assert not re.search("nbval-|NBVAL_|PYTEST_VALIDATE", f"{cell.metadata} {cell.source}")
            for output in cell.outputs:
                assert output.get("name", "stdout") == "stdout"
                assert not output.get("metadata")
                assert not [kind for kind in output.get("data", {}) if kind.startswith("image/")]
