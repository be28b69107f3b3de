"""One person at the table in a browser: moves made with widgets only."""

from typing import Any

import tesoro_lab as tl

ESTATE = ("build", "sell", "mortgage", "lift")

WHERE = """(board, place) => {
    const layout = board._fullLayout, points = board.data[0], box = board.getBoundingClientRect();
    return [box.left + layout.xaxis._offset + layout.xaxis.d2p(points.x[place]),
            box.top + layout.yaxis._offset + layout.yaxis.d2p(points.y[place])];
}"""
"""Where a space, a dot or a card of the board lies in the page."""


# A widget gets two seconds to load its code. On a machine that is busier than that the table
# makes its board again; the page still complains of the first one.
SLOW = "[anywidget] Failed to initialize model"


def own(errors: list[str]) -> list[str]:
    """The errors of a page that are not those of a machine too busy to load a widget in time."""
    return [error for error in errors if SLOW not in error]


def grant_kernels(page: Any) -> None:
    """Whenever JupyterLab, not connected yet, asks which kernel to use, take the one it offers."""
    asked = page.locator(".jp-Dialog", has_text="Select Kernel").locator(".jp-mod-accept")
    page.add_locator_handler(asked, lambda offered: offered.click())


class Sitting:
    """Plays at the table of an open notebook, by clicking, choosing and typing."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        grant_kernels(page)
        page.goto(address)
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=60_000)
        self.wait_for_kernel()

    def wait_for_kernel(self) -> None:
        self.page.wait_for_selector(
            ".jp-Notebook-ExecutionIndicator[data-status=idle]", timeout=60_000
        )

    def run_the_cell(self) -> None:
        """Run the first cell and wait for a live table with its board."""
        prompt = self.page.locator(".jp-Notebook .jp-InputPrompt").first
        for _ in range(60):
            self.page.locator(".jp-Notebook .cm-content").first.click()
            self.page.keyboard.press("Control+Enter")
            self.page.wait_for_timeout(500)
            if prompt.inner_text() != "[ ]:":  # or else the kernel was not ready for it yet
                break
        self.page.wait_for_selector(".tl-table .js-plotly-plot .main-svg", timeout=60_000)
        self.where(0)

    def restart_the_kernel(self) -> None:
        """Lose everything that the kernel knew, and the table with it."""
        self.page.click(".lm-MenuBar-itemLabel:text-is('Kernel')")
        self.page.click(
            ".lm-Menu-itemLabel:text-is('Restart Kernel and Clear Outputs of All Cells…')"
        )
        self.page.click(".jp-Dialog .jp-mod-warn, .jp-Dialog .jp-mod-accept >> nth=-1")
        self.page.wait_for_selector(".tl-table", state="detached")
        self.wait_for_kernel()

    def chance_by_hand(self) -> None:
        self.page.uncheck(".tl-chance-by-itself input")

    def where(self, moves: int) -> None:
        """Wait until the timeline says that so many moves are played."""
        self.page.wait_for_function(
            "moves => (document.querySelector('.tl-where-now') || {innerText: ''})"
            ".innerText.includes(`move ${moves} of`)",
            arg=moves,
        )

    def says(self, words: str) -> None:
        """Wait until the live line says these words."""
        self.page.locator(".tl-status [role=status]", has_text=words).wait_for()

    def save_as(self, name: str, said: str = "Saved") -> None:
        """Save into a file of this name, and wait until that is said."""
        self.page.fill(".tl-file-name input", name)
        self.page.click(".tl-save")
        self.says(f"{said}: {name}")

    def click_the_board(self, place: int) -> None:
        """A click on a place of the board, where the table draws it."""
        board = self.page.locator(".tl-board .js-plotly-plot").first
        board.scroll_into_view_if_needed()
        x, y = board.evaluate(WHERE, place)
        self.page.mouse.move(x, y)
        self.page.wait_for_timeout(300)
        self.page.mouse.down()
        self.page.mouse.up()

    def listed(self, options: str, words: str = "") -> list[str]:
        """The texts of the options of a list, once there are some with these words."""
        found = self.page.locator(options, has_text=words)
        found.first.wait_for(state="attached")
        # the lists come with spaces that never break
        return [text.replace("\xa0", " ") for text in found.all_text_contents()]

    def do(self, move: str, number: int) -> None:
        """Make one move with the widgets of the table, the so-many-th of the game."""
        kind, *rest = move.split()
        {"dice": self._dice, "bid": self._bid, "offer": self._offer}.get(
            kind, self._estate if kind in ESTATE else self._button
        )(kind, rest)
        self.where(number)
        self.page.wait_for_timeout(250)  # a quicker click would count as half of a double click

    def _button(self, kind: str, rest: list[str]) -> None:
        self.page.click(f".tl-actions .tl-move-{kind}:enabled")

    def _dice(self, kind: str, faces: list[str]) -> None:
        self.page.select_option(".tl-die-1 select", faces[0])
        self.page.select_option(".tl-die-2 select", faces[1])
        self.page.click(".tl-set-dice")

    def _type(self, box: str, amount: str) -> None:
        field = self.page.locator(f"{box} .tl-amount input")
        for _ in range(5):  # a redraw on its way may still overwrite what is typed at once
            field.fill(amount)
            field.press("Tab")
            self.page.wait_for_timeout(150)
            if field.input_value() == amount:
                return
        raise AssertionError(f"{amount} does not stay in the field")

    def _bid(self, kind: str, rest: list[str]) -> None:
        self._type(".tl-auction", rest[0])
        self.page.locator(".tl-auction .tl-move-bid:enabled", has_text=f"{int(rest[0]):,}").click()

    def _estate(self, kind: str, rest: list[str]) -> None:
        self.page.click(".tl-open-estate")
        name = tl.words.space(tl.RutaBoard.load(), int(rest[0]))
        rows = self.page.locator(".tl-estate-row").filter(visible=True)
        row = rows.filter(has=self.page.locator(f".tl-estate-name b:text-is('{name}')"))
        row.locator(f".tl-move-{kind}:enabled").click()

    def _offer(self, kind: str, rest: list[str]) -> None:
        """offer SEAT give CASH TITLE... want CASH TITLE..., by index in the lists."""
        self.page.click(".tl-open-trade")
        cut = rest.index("want")
        sides = {1: rest[2:cut], 2: rest[cut + 1 :]}
        for number, (cash, *titles) in sides.items():
            box = f".tl-trade .tl-trade-side:nth-child({number})"
            self._type(box, cash)
            self._choose(box, [tl.words.space(tl.RutaBoard.load(), int(t)) for t in titles])
        self.page.click(".tl-trade .tl-move-offer:enabled")

    def _choose(self, box: str, names: list[str]) -> None:
        """Choose titles from one side's list."""
        texts = self.listed(f"{box} option")
        places = [k for k, text in enumerate(texts) if text.split(" · ")[0] in names]
        assert len(places) == len(names), (names, texts)
        if places:
            self.page.select_option(f"{box} select", index=places)
