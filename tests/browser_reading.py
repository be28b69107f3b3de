"""What a test may ask a notebook page that somebody uses with keys and ears only."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from browser_sitting import grant_kernels

AXE = "axe-core@4.14.1"
"""The checker of accessibility, as an npm package."""
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]

# JupyterLab lays the page out inside a body without height that hides what overflows. The checker
# takes all text for unseen then, and would judge no contrast at all; nor does it see what must be
# scrolled to. So it gets a body, and a window as high as the notebook.
_TALL = "document.body.style.minHeight = '100vh'"
_HEIGHT = 9000
_IN_SIGHT = """scope => {
    const panel = document.querySelector('.jp-WindowedPanel-outer');
    panel.scrollTop = 0;
    const box = document.querySelector(scope).getBoundingClientRect();
    const seen = panel.getBoundingClientRect();
    return box.top >= seen.top && box.bottom <= seen.bottom;
}"""
_CHECK = """async ([scope, tags]) => {
    const told = await axe.run({include: [scope]}, {runOnly: tags});
    const seen = told.passes.filter(rule => rule.id === 'color-contrast');
    return [
        told.violations.flatMap(rule => rule.nodes.map(node =>
            [rule.id, node.target.join(' '), node.failureSummary, node.html.slice(0, 200)])),
        seen.reduce((count, rule) => count + rule.nodes.length, 0),
    ];
}"""
_AT = """([cell]) => {
    const held = document.activeElement;
    const card = cell.querySelector('.tl-table');
    if (!card.contains(held)) return null;
    const all = [...card.querySelectorAll('button, select, input, a[href], summary, [tabindex],'
        + '[contenteditable]')];
    const can = all.filter(one => one.checkVisibility() && !one.disabled
        && (one.tabIndex >= 0 || one.isContentEditable));
    const box = held.getBoundingClientRect(), home = card.getBoundingClientRect();
    const look = getComputedStyle(held);
    return {
        place: can.indexOf(held),
        of: can.length,
        what: (held.getAttribute('aria-label') || held.innerText || held.className).slice(0, 40),
        area: held.closest('.tl-below') ? 'below' : held.closest('.tl-side') ? 'side' : 'top',
        top: box.top - home.top, bottom: box.bottom - home.top,
        left: box.left - home.left,
        loose: !!held.closest('.tl-tab-body, .tl-scroll'),
        ring: look.outlineStyle === 'none' ? 0 : parseFloat(look.outlineWidth),
    };
}"""


def unrun(notebook: Path, copy: Path) -> None:
    """Copy a notebook without what its cells showed: a stored number looks like a cell that ran."""
    told = json.loads(notebook.read_text("utf-8"))
    for cell in told["cells"]:
        if cell["cell_type"] == "code":
            cell.update(execution_count=None, outputs=[])
    copy.write_text(json.dumps(told), "utf-8")


def checker(folder: Path) -> str:
    """The source of the checker; without npm the test is skipped, but in CI it fails."""
    npm = shutil.which("npm")
    if npm is None:
        reason = f"{AXE} comes from npm, and there is none here; install Node.js."
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    words = [npm, "pack", AXE, "--silent", "--pack-destination", str(folder)]
    subprocess.run(words, cwd=folder, check=True, timeout=120)
    [packed] = folder.glob("axe-core-*.tgz")
    shutil.unpack_archive(packed, folder)
    return (folder / "package" / "axe.min.js").read_text("utf-8")


PROMPTS = "[...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')]"
ALL_RAN = rf"{PROMPTS}.every(prompt => /^\[\d+\]/.test(prompt.innerText))"
NONE_WAITS = f"!{PROMPTS}.some(prompt => prompt.innerText.startsWith('[*]'))"


class Reading:
    """A notebook page that is run to its end, asked about, and used with keys only."""

    def __init__(self, page: Any, address: str) -> None:
        self.page = page
        grant_kernels(page)
        page.goto(address)
        page.wait_for_selector(".jp-Notebook .jp-Cell")
        self.idle()

    def idle(self) -> None:
        """Wait until the kernel has nothing to do."""
        self.page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]")

    def menu(self, *names: str) -> None:
        """Choose from the menus of JupyterLab."""
        self.page.click(f".lm-MenuBar-itemLabel:text-is('{names[0]}')")
        for name in names[1:-1]:
            self.page.hover(f".lm-Menu-itemLabel:text-is('{name}')")
        self.page.click(f".lm-Menu-itemLabel:text-is('{names[-1]}')")

    def run_all(self) -> None:
        """Run every cell, and wait until each has run."""
        for _ in range(60):
            self.menu("Run", "Run All Cells")
            try:
                self.page.wait_for_function(ALL_RAN, timeout=4000)
                return
            except Exception as waited:
                if "Timeout" not in str(waited):
                    raise
            self.page.wait_for_function(NONE_WAITS)  # what has begun comes to its end
            if self.page.evaluate(ALL_RAN):
                return
            # A kernel that was not ready for them has dropped cells: they are run once more.
        raise AssertionError("some cells never ran")

    def lay(self, number: int) -> None:
        """Run one cell, and wait until its card is drawn and knows what it is."""
        cell = self.page.locator(".jp-Notebook .jp-Cell").nth(number)
        prompt = cell.locator(".jp-InputPrompt")
        for _ in range(60):
            cell.locator(".cm-content").click()
            self.page.keyboard.press("Control+Enter")
            self.page.wait_for_timeout(500)
            if prompt.inner_text() != "[ ]:":  # or else the kernel was not ready for it yet
                break
        cell.locator(".tl-table [role=img]").first.wait_for()

    def drawn(self, cards: int) -> None:
        """Wait until so many tables or explorers are drawn and know what they are."""
        self.page.wait_for_function(
            "cards => document.querySelectorAll('.tl-table [role=img]').length >= cards",
            arg=cards,
        )

    def theme(self, name: str) -> None:
        """Change to a theme of JupyterLab, unless it is on."""
        if self.page.evaluate("document.body.dataset.jpThemeName") != name:
            self.menu("Settings", "Theme", name)
        self.page.wait_for_function("name => document.body.dataset.jpThemeName === name", arg=name)
        # While a theme comes, a sheet lies over the page, under which no text can be judged.
        self.page.wait_for_selector("#jupyterlab-splash", state="detached")

    def faults(self, axe: str, scope: str, least: int) -> list[Any]:
        """What the checker finds inside one element; at least so many texts have good contrast."""
        page = self.page
        page.set_viewport_size({"width": 1300, "height": _HEIGHT})
        page.evaluate(_TALL)
        page.wait_for_function(_IN_SIGHT, arg=scope)
        page.evaluate(axe)
        faults, contrasts = page.evaluate(_CHECK, [scope, WCAG])
        assert contrasts >= least, f"only {contrasts} texts in {scope} were seen"
        return list(faults)

    # Keys

    def enter_cell(self, number: int) -> Any:
        """Be where somebody is who has just run this cell: Tab then leads into its output."""
        self.page.set_viewport_size({"width": 1300, "height": 1000})
        cell = self.page.locator(".jp-Notebook .jp-Cell").nth(number)
        cell.locator(".cm-content").click()
        self.page.keyboard.press("Escape")
        return cell

    def stops(self, cell: Any) -> list[dict[str, Any]]:
        """Each stop of the Tab key in the card of a cell, in order."""
        found: list[dict[str, Any]] = []
        for _ in range(120):
            self.page.keyboard.press("Tab")
            stop = self.page.evaluate(_AT, [cell.element_handle()])
            if stop is not None:
                found.append(stop)
            elif found:
                return found
        raise AssertionError(f"Tab does not come out of the card: {found[-3:]}")

    def reach(self, wanted: Any) -> None:
        """Press Tab, or Shift and Tab, until this element has the keyboard."""
        for _ in range(80):
            way = wanted.evaluate(
                "e => e === document.activeElement ? '' :"
                " e.compareDocumentPosition(document.activeElement) & 4 ? 'Shift+Tab' : 'Tab'"
            )
            if not way:
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"the keyboard does not reach {wanted}")
