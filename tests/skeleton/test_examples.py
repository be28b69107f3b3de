"""Every example that the README and the docstrings show gives what they show."""

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import tesoro_lab

ROOT = Path(__file__).parents[2]
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(tesoro_lab.__path__, "tesoro_lab.")
    if not module.name.endswith("__main__")
)


def test_the_readme_shows_what_happens() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_docstrings_show_what_happens(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_examples_are_found_at_all() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    tests = [test for name in MODULES for test in finder.find(importlib.import_module(name))]
    assert sum(len(test.examples) for test in tests) > 100
