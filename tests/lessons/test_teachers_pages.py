"""What the pages for teachers show works: the graders' cells, with plain asserts, and the links."""

import doctest
import json
import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tesoro_lab.engine.files import notebooks_root
from tesoro_lab.lessons.source import ANSWER, in_language

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "notebooks" / "teachers" / "README.md"
LESSON = ROOT / "notebooks" / "source" / "01-two-dice.py"


def shown(page: Path) -> dict[str, Any]:
    """The names that the functions shown on a page define."""
    names: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    for block in blocks:
        if not block.startswith(">>>") and "def " in block:
            exec(block, names)
    return names


def answers_of(lang: str) -> dict[str, Any]:
    """The answers of the lesson's source by the names that the notebook gives them."""
    names: dict[str, Any] = {"Fraction": Fraction}
    for line in in_language(LESSON.read_text(encoding="utf-8"), lang).splitlines():
        if ANSWER.match(line):
            exec(line, names)
    return names


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    return shown(PAGE)


@pytest.fixture(scope="module")
def book(page: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Any:
    made = tmp_path_factory.mktemp("course") / "01-two-dice.ipynb"
    page["for_nbgrader"](notebooks_root() / "01-two-dice.ipynb", made, points=2)
    return nbformat.read(made, as_version=4)


def marked_cells(book: Any) -> list[Any]:
    return [cell for cell in book.cells if "nbgrader" in cell.metadata]


def test_the_examples_of_both_pages_give_what_they_show() -> None:
    for path in (PAGE, ROOT / "binder" / "README.md"):
        result = doctest.testfile(str(path), module_relative=False)
        assert result.attempted >= 3 and result.failed == 0, path


def test_each_check_is_followed_by_one_cell_that_gives_points(book: Any) -> None:
    nbformat.validate(book)
    marked = [cell.metadata["nbgrader"] for cell in marked_cells(book)]
    assert [mark["grade_id"] for mark in marked] == [f"two-dice-{n}" for n in range(1, 8)]
    assert all(mark["grade"] and mark["locked"] and mark["points"] == 2 for mark in marked)
    before = [book.cells[book.cells.index(cell) - 1].source for cell in marked_cells(book)]
    assert all("check(" in source for source in before)


def test_right_answers_pass_and_blank_or_wrong_ones_fail_with_the_hint(book: Any) -> None:
    right = answers_of("en")
    for cell in marked_cells(book):
        name = re.search(r'", (\w+)\)', cell.source)[1]
        exec(cell.source, dict(right))
        with pytest.raises(AssertionError, match=r"Not answered yet|Aún sin respuesta"):
            exec(cell.source, {name: ...})
    with pytest.raises(AssertionError, match=r"."):
        exec(cell.source, {**right, name: Fraction(1, 7)})


def test_the_files_for_otter_pass_with_right_answers_only(
    page: dict[str, Any], tmp_path: Path
) -> None:
    page["for_otter"](notebooks_root() / "es" / "01-two-dice.ipynb", tmp_path)
    files = sorted(tmp_path.glob("*.py"))
    assert [file.stem for file in files] == [f"two_dice_{n}" for n in range(1, 8)]
    for file in files:
        made: dict[str, Any] = {}
        exec(file.read_text(encoding="utf-8"), made)
        code = made["test"]["suites"][0]["cases"][0]["code"]
        assert made["OK_FORMAT"] is True and made["test"]["points"] == 1
        assert failures(code, answers_of("es")) == 0
        blank = {name: ... for name in answers_of("es") if not name.startswith("_")}
        assert failures(code, blank) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a script for bash")
def test_the_script_for_a_hub_gives_jupyterlab_our_settings(tmp_path: Path) -> None:
    text = (ROOT / "binder" / "README.md").read_text(encoding="utf-8")
    (script,) = re.findall(r"```bash\n(.*?)```", text, re.DOTALL)
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.symlink_to(sys.executable)
    path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
    home = {
        "NB_PYTHON_PREFIX": str(tmp_path),
        "PATH": path,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    subprocess.run(["bash", "-c", script], env={**os.environ, **home}, check=True, timeout=60)
    settings = json.loads((tmp_path / "share/jupyter/lab/settings/overrides.json").read_text())
    assert any("notebook" in name for name in settings)


def failures(code: str, names: dict[str, Any]) -> int:
    """How many examples of a doctest fail with these names."""
    test = doctest.DocTestParser().get_doctest(code, names, "otter", None, 0)
    return doctest.DocTestRunner(verbose=False).run(test, out=lambda text: None).failed
