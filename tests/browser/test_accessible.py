"""The tables, an explorer and a lesson for those who see little, or use keys only."""

from itertools import pairwise

import pytest
from browser_reading import Reading, checker, unrun
from conftest import PACKAGE, WINDOW, Lab, running

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TABLES = {
    "ruta": """\
import tesoro_lab as tl
match = tl.new_match("ruta", ["Ana", "Luis"], seed=6)
match.run()
tl.table(match, autosave=None)
""",
    "inkan": """\
import tesoro_lab as tl
match = tl.new_match("inkan", ["Ana", "Luis"], seed=1)
match.run()
tl.table(match, autosave=None)
""",
    "royal": """\
import tesoro_lab as tl
match = tl.new_match("royal", ["Ana", "Luis", "Eva"], seed=1)
match.run()
tl.table(match, autosave=None)
""",
    "explorer": 'tl.explore.dice(n=2, event="at_least", target=10, open=True)',
}
CARDS = list(TABLES)
THEMES = ["JupyterLab Light", "JupyterLab Dark"]
TURNS = {
    "ruta": ["roll", "buy", "end"],
    "inkan": ["land", "go", "leave"],
    "royal": ["draw", "draw", "stop", "hire", "pass", "pass"],
}
"""One whole turn of each game: the kinds of its moves."""
AFTER = {
    "ruta": "Luis, it is your turn",
    "inkan": "Luis, it is your turn",
    "royal": "Ana, it is your turn",
}
"""What the live line says after it."""
LESSON = PACKAGE.parent / "notebooks" / "01-two-dice.ipynb"
OUTPUTS = ".jp-OutputArea"
"""What cells show; the rest of the page is JupyterLab's own."""
PLAIN = ".jp-OutputArea .js-plotly-plot:not(.tl-table *) > .plot-container"
# JupyterLab draws a plain figure by itself, and no attribute can be put on it from a notebook: its
# text twin stands above it in the same output instead, where it is read in the order of reading.
TWINS = """[...document.querySelectorAll('.jp-OutputArea .js-plotly-plot:not(.tl-table *)')].map(
    plot => [plot.layout.meta.text, plot.closest('.jp-OutputArea').innerText])"""


@pytest.fixture(scope="module")
def axe(tmp_path_factory):
    return checker(tmp_path_factory.mktemp("axe"))


@pytest.fixture(scope="module")
def desk(browser, tmp_path_factory):
    """A JupyterLab for this module, and a page."""
    with running(Lab(tmp_path_factory.mktemp("lab"))) as lab:
        page = browser.new_page(viewport=WINDOW)
        page.set_default_timeout(120_000)
        yield lab, page


@pytest.fixture(scope="module")
def cards(desk):
    """The three tables and an explorer in one notebook."""
    lab, page = desk
    lab.write("cards.ipynb", list(TABLES.values()))
    reading = Reading(page, lab.address("cards.ipynb"))
    page.keyboard.press("Control+b")  # the list of files makes room
    for number in range(len(TABLES)):
        reading.lay(number)
    page.evaluate(
        "names => document.querySelectorAll('.tl-table').forEach("
        "(card, number) => card.setAttribute('data-name', names[number]))",
        CARDS,
    )
    return reading


def card(name):
    return f".tl-table[data-name={name}]"


@pytest.mark.parametrize("name", CARDS)
def test_the_keyboard_reaches_everything_in_the_order_of_reading(cards, name):
    cell = cards.enter_cell(CARDS.index(name))
    stops = cards.stops(cell)
    assert [stop["place"] for stop in stops] == list(range(stops[0]["of"]))
    assert [stop["what"] for stop in stops if stop["ring"] < 2] == []
    areas = [stop["area"] for stop in stops]
    assert areas == sorted(areas, key=["top", "side", "below"].index)
    fixed = [stop for stop in stops if not stop["loose"]]  # the others may be scrolled away
    for one, two in pairwise(fixed):
        if one["area"] == two["area"]:
            beside = two["left"] > one["left"] and two["bottom"] > one["top"]
            assert beside or two["top"] > one["top"], (one, two)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", CARDS)
def test_no_card_has_a_fault(cards, axe, name, theme):
    """In the light theme with each of its tabs open, in the dark one with the last."""
    cards.theme(theme)
    found = cards.faults(axe, card(name), least=20)
    tabs = cards.page.locator(f"{card(name)} .tl-tab")
    for number in range(1, tabs.count()) if theme == THEMES[0] else ():
        tabs.nth(number).click()
        cards.page.locator(
            f"{card(name)} .tl-tab-body[aria-label='{tabs.nth(number).inner_text()}']"
        ).wait_for()
        cards.idle()
        found += cards.faults(axe, f"{card(name)} .tl-tab-body", least=1)
    assert found == []


@pytest.mark.parametrize("name", list(TURNS))
def test_the_form_of_a_new_game_has_no_fault(cards, axe, name):
    cards.page.click(f"{card(name)} .tl-new")
    form = f"{card(name)} .tl-new-game"
    cards.page.locator(form).wait_for()
    cards.page.click(f"{form} .widget-toggle-button")
    cards.page.locator(f"{form} .tl-rule-grid").wait_for()
    assert cards.faults(axe, form, least=10) == []
    cards.page.click(f"{form} .tl-cancel")
    cards.page.locator(form).wait_for(state="hidden")


@pytest.mark.parametrize("name", list(TURNS))
def test_a_whole_turn_with_keys_only(cards, name):
    page = cards.page
    line = page.locator(f"{card(name)} .tl-status [role=status]")
    live, picture = line.element_handle(), f"{card(name)} [role=img]"
    told = page.get_attribute(picture, "aria-label")
    where = page.locator(f"{card(name)} .tl-where-now")
    cards.enter_cell(CARDS.index(name))
    for number, kind in enumerate(TURNS[name]):
        before = where.inner_text()
        if kind == "go":
            choose_in_the_list(cards, name)
        button = page.locator(f"{card(name)} .tl-side .tl-move-{kind}:enabled").first
        cards.reach(button)
        page.keyboard.press(["Enter", "Space"][number % 2])
        page.wait_for_function(
            "([where, before]) => where.innerText !== before", arg=[where.element_handle(), before]
        )
        held = "document.activeElement.closest('.tl-table') !== null"
        page.wait_for_function(held)  # the keyboard is never lost to the page
        cards.idle()
        page.wait_for_timeout(300)  # a quicker press would count as half of a double click
    line.filter(has_text=AFTER[name]).wait_for()
    page.wait_for_function(
        "([picture, told]) => {"
        " const twin = document.querySelector(picture);"
        " return twin && twin.getAttribute('aria-label') !== told; }",
        arg=[picture, told],
    )
    assert live.evaluate("line => line.isConnected && line.getAttribute('aria-live')") == "polite"
    assert page.locator(".jp-Notebook .jp-Cell").count() == len(TABLES)


def choose_in_the_list(cards, name):
    """The arrow keys choose the second place; its button says so."""
    places = cards.page.locator(f"{card(name)} .tl-stops-list select")
    places.wait_for()
    cards.reach(places)
    cards.page.keyboard.press("ArrowDown")
    second = places.locator("option").nth(1).inner_text().replace("\xa0", " ").split(" · ")[0]
    go = cards.page.locator(f"{card(name)} .tl-stops .tl-move-go:enabled", has_text=second)
    go.wait_for()


def test_a_lesson_has_no_fault_of_ours(desk, axe):
    lab, page = desk
    unrun(LESSON, lab.root / "lesson.ipynb")
    reading = Reading(page, lab.address("lesson.ipynb"))
    reading.run_all()
    reading.drawn(1)
    page.wait_for_function(f"document.querySelectorAll('{PLAIN}').length === 2")
    for theme in THEMES:
        reading.theme(theme)
        assert reading.faults(axe, OUTPUTS, least=40) == []
    twins = page.evaluate(TWINS)
    assert len(twins) == 2 and all(twin and twin in text for twin, text in twins)
