"""The files around the package: README, Binder, CI and the built wheel agree with each other."""

import re
import stat
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tesoro_lab.engine.files import data_root, notebooks_root

ROOT = Path(__file__).resolve().parents[2]
BINDER_BRINGS = {"ipykernel", "ipywidgets", "jupyterlab", "notebook"}
TEST_COMMAND = (
    "python3 -m venv .venv && .venv/bin/pip install -q -e '.[lab,dev]' && "
    ".venv/bin/python -m pytest"
)
START_COMMAND = (
    "python3 -m venv .venv && .venv/bin/pip install -q -e '.[lab]' && .venv/bin/tesoro-lab"
)


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project() -> dict[str, Any]:
    return tomllib.loads(read("pyproject.toml"))["project"]


def name_of(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return found[0].lower()


def pins() -> dict[str, str]:
    lines = [
        line.partition("#")[0].strip() for line in read("binder/requirements.txt").splitlines()
    ]
    return dict(line.split("==") for line in lines if line)


def test_readme_has_the_two_commands_and_their_windows_lines() -> None:
    blocks = re.findall(r"```(sh|powershell)\n(.*?)\n```", read("README.md"), re.DOTALL)
    assert [kind for kind, _ in blocks] == ["sh", "powershell", "sh", "powershell"]
    assert all("\n" not in command for _, command in blocks), "each is one line"
    start, windows_start, tests, windows_tests = [command for _, command in blocks]
    assert start == START_COMMAND
    assert tests == TEST_COMMAND
    assert windows_start.endswith(r".venv\Scripts\tesoro-lab")
    assert windows_tests.endswith(r".venv\Scripts\python -m pytest")
    assert "&&" not in windows_start + windows_tests, "PowerShell 5 has no &&"


def test_ci_runs_the_readmes_test_command_word_for_word() -> None:
    pattern = re.search(r"grep -m 1 -E '([^']+)' README.md", read(".ci/run"))
    assert pattern
    found = [line for line in read("README.md").splitlines() if re.search(pattern[1], line)]
    assert found[:1] == [TEST_COMMAND]


def test_readme_names_notebooks_that_exist_and_files_that_exist() -> None:
    targets = re.findall(r"\]\(([^)#]+)\)", read("README.md"))
    local = [target for target in targets if "://" not in target]
    assert local
    assert [target for target in local if not (ROOT / target).exists()] == []


def test_readme_lists_every_notebook() -> None:
    readme = read("README.md")
    notebooks = sorted(path.stem for path in (ROOT / "notebooks").glob("*.ipynb"))
    assert notebooks
    assert [name for name in notebooks if f"notebooks/{name}.ipynb" not in readme] == []


@pytest.mark.parametrize("name", ["CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", ".gitattributes"])
def test_the_usual_files_are_there(name: str) -> None:
    assert read(name).strip()


def test_the_changelog_has_an_entry_to_come() -> None:
    assert "## [Unreleased]" in read("CHANGELOG.md")


def test_contributing_names_every_floor_of_the_contract() -> None:
    contract = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"][0]
    floors = {floor for layer in contract["layers"] for floor in re.findall(r"\w+", layer)}
    contributing = read("CONTRIBUTING.md")
    assert [floor for floor in sorted(floors) if f"`{floor}`" not in contributing] == []


def test_the_core_needs_nothing_and_the_extras_have_lower_bounds_only() -> None:
    assert project()["dependencies"] == []
    for extra, requirements in project()["optional-dependencies"].items():
        for requirement in requirements:
            if requirement not in ("tesoro-lab[lab]", "tesoro-lab[learn]"):
                assert re.fullmatch(r"[a-z0-9-]+>=[\d.]+(,<\d+)?", requirement), (
                    extra,
                    requirement,
                )


def test_binder_pins_every_package_that_a_class_needs() -> None:
    needed = {name_of(line) for line in project()["optional-dependencies"]["lab"]}
    assert needed <= set(pins()) | BINDER_BRINGS
    assert not set(pins()) & BINDER_BRINGS, "these come with Binder's image"
    assert all(re.fullmatch(r"\d+(\.\d+)+", version) for version in pins().values())


def test_binder_names_a_python_that_the_package_takes() -> None:
    assert read("binder/runtime.txt").strip() == "python-3.12"
    assert project()["requires-python"] == ">=3.11"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no executable bit")
@pytest.mark.parametrize("name", ["binder/postBuild", ".ci/run"])
def test_scripts_can_be_run_and_are_sound(name: str) -> None:
    assert (ROOT / name).stat().st_mode & stat.S_IXUSR
    subprocess.run(["bash", "-n", str(ROOT / name)], check=True, timeout=30)


def test_what_postbuild_copies_is_there() -> None:
    for source in re.findall(r"^cp (\S+)", read("binder/postBuild"), re.MULTILINE):
        assert (ROOT / source).is_file()


def test_a_checkout_reads_its_own_data_and_notebooks() -> None:
    assert Path(str(data_root())) == ROOT / "data"
    assert Path(str(notebooks_root())) == ROOT / "notebooks"


@pytest.mark.slow
def test_a_wheel_carries_data_notebooks_types_and_settings(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path)]
    hatchling = subprocess.run([sys.executable, "-c", "import hatchling"], capture_output=True)
    if hatchling.returncode:
        command.remove("--no-isolation")
    subprocess.run([*command, str(ROOT)], check=True, capture_output=True, timeout=300)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    for name in (
        "tesoro_lab/py.typed",
        "tesoro_lab/jupyter/labconfig/default_setting_overrides.json",
        "tesoro_lab/notebooks/00-start.ipynb",
        "tesoro_lab/notebooks/es/00-start.ipynb",
    ):
        assert name in names
    shipped = {path.name for path in (ROOT / "data").iterdir() if path.is_file()}
    assert {f"tesoro_lab/data/{name}" for name in shipped} <= names
    assert not [name for name in names if ".ipynb_checkpoints" in name or "__pycache__" in name]
    assert not [name for name in names if name.startswith(("tests/", "data/", "notebooks/"))]


def test_the_citation_names_the_version_and_the_licence_of_the_package() -> None:
    import tesoro_lab

    lines = dict(line.split(": ", 1) for line in read("CITATION.cff").splitlines() if ": " in line)
    assert lines["version"] == tesoro_lab.__version__
    assert lines["license"] == project()["license"]


def test_what_the_static_site_is_made_of_is_fixed() -> None:
    """Versions of what the site is built from are exact, or those of its runtime."""
    for name in ("requirements.txt", "wheels.txt"):
        for line in read(f"binder/lite/{name}").splitlines():
            if line and not line.startswith("#"):
                assert re.fullmatch(r"[A-Za-z0-9._-]+(==[0-9.]+|=lock)", line), line
    plotly = [line for line in read("binder/lite/wheels.txt").splitlines() if "plotly" in line]
    assert plotly == [f"plotly=={pins()['plotly']}"]
