"""The index and a lesson in a real JupyterLab, as a student meets them."""

import pytest
from browser_reading import Reading, unrun
from browser_sitting import own
from conftest import PACKAGE, Lab, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NOTEBOOKS = PACKAGE.parent / "notebooks"
ANSWERS = {
    "throws_of_5": "[(1, 4), (4, 1), (2, 3), (3, 2)]",
    "nine_or_more": "Fraction(10, 36)",
    "next_sevens": "100 / 6",
    "throws_needed": "400",
    "three_doubles": "Fraction(1, 216)",
    "third_double": "Fraction(1, 6)",
    "hit": "Fraction(14, 36)",
}
"""What a student types for each question of the lesson, in order."""
ACTIVE = """() => [...document.querySelectorAll('.jp-Notebook .jp-Cell')].findIndex(
    cell => cell.classList.contains('jp-mod-active'))"""
OUTPUT = """([cell, words]) => [...cell.querySelectorAll('.jp-OutputArea')].some(
    area => area.innerText.includes(words))"""


@pytest.fixture(scope="module")
def lab(chromium, tmp_path_factory):
    with running(Lab(tmp_path_factory.mktemp("lab"))) as started:
        yield started


class Student(Reading):
    """Reads a notebook, and types answers into its cells with the keyboard alone."""

    def go_to(self, number):
        """The arrow keys lead from cell to cell."""
        for _ in range(80):
            now = self.page.evaluate(ACTIVE)
            if now == number:
                return
            self.page.keyboard.press("ArrowDown" if now < number else "ArrowUp")
            self.page.wait_for_function(f"now => ({ACTIVE})() !== now", arg=now)
        raise AssertionError(f"cell {number} is not reached")

    def cell(self, text):
        """The number of the code cell that has this text, and the cell."""
        cells = self.page.locator(".jp-Notebook .jp-Cell")
        [found] = [
            number
            for number, cell in enumerate(cells.all())
            if cell.locator(".cm-content").count()
            and text in cell.locator(".cm-content").inner_text()
        ]
        return found, cells.nth(found)

    def run_now(self, words, cell):
        """Shift and Enter; wait until the output has these words."""
        self.page.keyboard.press("Shift+Enter")
        self.page.wait_for_function(OUTPUT, arg=[cell.element_handle(), words])

    def answer(self, name, value):
        """Give this name its value in the first line of its cell, whatever it had before."""
        number, cell = self.cell(f"{name} = ")
        self.go_to(number)
        for key in ("Enter", "Control+Home", "Shift+End"):
            self.page.keyboard.press(key)
        self.page.keyboard.type(f"{name} = {value}")
        assert cell.locator(".cm-line").first.inner_text() == f"{name} = {value}"
        return cell


def opened(lab, page, name):
    """A student copy of a notebook, run from top to bottom."""
    page.set_default_timeout(120_000)
    unrun(NOTEBOOKS / name, lab.root / name)
    student = Student(page, lab.address(name))
    student.run_all()
    return student


def test_the_index_opens_and_its_first_table_lives(lab, page, errors):
    opened(lab, page, "00-start.ipynb")
    table = page.locator(".tl-table:not(.tl-explore)").first
    table.locator(".js-plotly-plot .main-svg").first.wait_for()
    where = table.locator(".tl-where-now")
    before = where.inner_text()
    table.locator(".tl-actions button:enabled").first.click()
    page.wait_for_function(
        "([where, before]) => where.innerText !== before", arg=[where.element_handle(), before]
    )

    table.locator(".tl-lang button:text-is('ES')").click()
    table.locator(".tl-tab:text-is('Probabilidades')").wait_for()
    table.locator(".tl-undo:text-is('Deshacer')").wait_for()
    table.locator(".tl-lang button:text-is('EN')").click()
    table.locator(".tl-tab:text-is('Odds')").wait_for()
    assert own(errors) == []


def test_a_lesson_to_its_last_self_check_by_keyboard(lab, page, errors):
    student = opened(lab, page, "01-two-dice.ipynb")
    number, last = student.cell("progress()")
    assert "0 of 7 questions right" in last.inner_text()
    page.locator(".jp-Notebook .jp-Cell").first.click()
    page.keyboard.press("Escape")
    wrong = student.answer("throws_of_5", "[(1, 4), (2, 3)]")
    student.run_now("✗ two-dice-1", wrong)
    for place, (name, value) in enumerate(ANSWERS.items(), 1):
        cell = student.answer(name, value)
        assert "✓" not in cell.inner_text()
        student.run_now(f"✓ two-dice-{place}", cell)
    student.go_to(number)
    student.run_now("7 of 7 questions right", last)
    assert own(errors) == []
