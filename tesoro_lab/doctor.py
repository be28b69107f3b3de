"""What is installed here, what is missing, and what to type."""

import re
import sys
from importlib.metadata import PackageNotFoundError, requires, version
from itertools import takewhile
from typing import NamedTuple

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.files import data_root, notebooks_root

EXTRAS = {
    "lab": "what a class needs",
    "app": "what `tesoro-lab app` needs besides, for pages without code",
    "cluster": "what many machines need to play together",
    "learn": "what players that learn need",
    "dev": "only what a change to the project itself needs",
}
"""The extras of the package, and what each is for."""


class Package(NamedTuple):
    """One package that an extra asks for: its name, the versions asked for, the one found or ""."""

    name: str
    wanted: str
    found: str

    @property
    def trouble(self) -> str:
        """Why this package won't do, or "" if it will."""
        if not self.found:
            return "missing"
        for low in re.findall(r">=\s*([\d.]+)", self.wanted):
            if _numbers(self.found) < _numbers(low):
                return "too old"
        for high in re.findall(r"<\s*([\d.]+)", self.wanted):
            if _numbers(self.found) >= _numbers(high):
                return "too new"
        return ""


def packages(extra: str) -> list[Package]:
    """What an extra asks for, and what is found, by name.

    Raises:
        TesoroError: the project is read from a folder but was never installed in this Python.
    """
    try:
        lines = requires("tesoro-lab") or []
    except PackageNotFoundError:
        raise TesoroError(
            "tesoro_lab is not installed in this Python; in the project's folder type: "
            f'{_python()} -m pip install -e ".[lab]"'
        ) from None
    asked = []
    for line in lines:
        match = re.match(r"([A-Za-z0-9._-]+)([^;\[]*);.*extra\s*==\s*['\"](\w+)['\"]", line)
        if match and match[3] == extra:
            asked.append(Package(match[1], match[2].strip(), _found(match[1])))
    return sorted(asked)


def report() -> tuple[list[str], bool]:
    """The doctor's lines, and whether a class can start here."""
    from tesoro_lab import __version__

    lines = [
        f"tesoro_lab {__version__}",
        f"Python     {sys.version.split()[0]} at {sys.executable}",
        f"data       {data_root()}",
        f"notebooks  {notebooks_root()}",
    ]
    well = True
    told: set[str] = set()
    for extra, purpose in EXTRAS.items():
        needed = [package for package in packages(extra) if package.name not in told]
        told.update(package.name for package in needed)
        lines += ["", f"{extra}: {purpose}"]
        width = max((len(package.name) for package in needed), default=0)
        for package in needed:
            lines.append(f"  {package.name:<{width}}  {_state(package)}")
        if any(package.trouble for package in needed):
            lines.append(
                f'To complete it, type: {_python()} -m pip install -U "tesoro-lab[{extra}]"'
            )
            well = well and extra != "lab"
    lines += ["", "A class can start here." if well else "A class can't start here yet."]
    return lines, well


def _state(package: Package) -> str:
    if not package.trouble:
        return package.found
    found = f"{package.found}, " if package.found else ""
    return f"{found}{package.trouble} (asked for: {package.wanted})"


def _found(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _numbers(text: str) -> list[int]:
    """The leading numbers of a version: "6.1.0rc1" -> [6, 1, 0]; shorter ones sort first."""
    numbers = []
    for part in text.split("."):
        digits = "".join(takewhile(str.isdigit, part))
        if not digits:
            break
        numbers.append(int(digits))
    return numbers


def _python() -> str:
    return f'"{sys.executable}"' if " " in sys.executable else sys.executable
