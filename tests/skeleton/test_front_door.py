"""The front door: its names, where they come from, and how little it loads."""

import subprocess
import sys
from importlib import import_module

import pytest

import tesoro_lab

NAMES = [
    "Distribution",
    "InkanMap",
    "InkanRules",
    "Match",
    "Move",
    "RoyalDeck",
    "RoyalRules",
    "RutaBoard",
    "RutaRules",
    "TesoroError",
    "board",
    "check",
    "compare",
    "explore",
    "figures",
    "learn",
    "load_match",
    "log",
    "new_match",
    "odds",
    "pool",
    "simulate",
    "story",
    "table",
    "text",
    "tournament",
    "words",
]
HEAVY = ["IPython", "anywidget", "ipywidgets", "networkx", "numpy", "pandas", "plotly"]


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout.strip()


def test_names_are_sorted_and_exact() -> None:
    assert tesoro_lab.__all__ == sorted(NAMES)
    assert sorted(tesoro_lab._HOMES) == tesoro_lab.__all__


@pytest.mark.parametrize("name", NAMES)
def test_each_name_is_what_its_home_has(name: str) -> None:
    module, attribute = tesoro_lab._HOMES[name]
    home = import_module(module)
    assert getattr(tesoro_lab, name) is (getattr(home, attribute) if attribute else home)


FIRST = """
import sys
import anywidget, ipywidgets, numpy, pandas, plotly.graph_objects
for name in sys.argv[1:]:
    for module in [m for m in sys.modules if m.split(".")[0] == "tesoro_lab"]:
        del sys.modules[module]
    import tesoro_lab
    getattr(tesoro_lab, name)
    print(name)
"""


def test_each_name_may_be_the_first_to_be_asked_for() -> None:
    """As in a fresh process; only what is not ours has been loaded before, once for all."""
    names = ["figures", "board", "table", "odds", "check", "simulate", "words"]
    done = subprocess.run(
        [sys.executable, "-c", FIRST, *names], capture_output=True, text=True, timeout=120
    )
    assert done.stdout.split() == names, done.stderr


def test_dir_shows_the_names_before_they_are_fetched() -> None:
    assert run("import tesoro_lab; print(sorted(dir(tesoro_lab)))") == str(
        sorted([*NAMES, "__version__"])
    )


def test_an_unknown_name_says_what_there_is() -> None:
    with pytest.raises(AttributeError, match=r"no 'tabel'; it has .*table"):
        _ = tesoro_lab.tabel


def test_import_loads_no_floor_and_nothing_heavy() -> None:
    loaded = run("import sys, tesoro_lab; print(*sorted(sys.modules))").split()
    assert [name for name in loaded if name.startswith("tesoro_lab")] == ["tesoro_lab"]
    assert not set(HEAVY) & set(loaded)


def test_a_match_between_bots_loads_nothing_heavy() -> None:
    loaded = run(
        "import sys, tesoro_lab as tl;"
        "match = tl.new_match('ruta', seats=['bot:merchant'] * 3, seed=1);"
        "match.run(max_rounds=2);"
        "tl.log(match, lang='es'), tl.text(match);"
        "print(*sorted(sys.modules))"
    ).split()
    assert not set(HEAVY) & set(loaded)


def test_the_version_is_that_of_the_installed_package() -> None:
    from importlib.metadata import version

    assert tesoro_lab.__version__ == version("tesoro-lab")
