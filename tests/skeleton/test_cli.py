"""The command `tesoro-lab`: what it starts, what it prints, and how it refuses."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from tesoro_lab import TesoroError, __version__, cli, doctor, games
from tesoro_lab.bots import sensible
from tesoro_lab.engine.files import notebooks_root
from tesoro_lab.lab import simulate


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """Catch what JupyterLab would be told, and keep signatures out of the user's own folder."""
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "jupyter-data"))
    calls: list[list[str]] = []
    monkeypatch.setattr(cli, "_launch", calls.append)
    return calls


def refusal(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which these words are refused."""
    try:
        code = cli.main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    assert code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    assert "Traceback" not in said
    return said


def test_it_opens_a_working_copy_at_the_start_notebook(
    launched: list[list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy"
    assert cli.main(["--dest", str(copy), "--no-browser", "--port", "8901"]) == 0
    (told,) = launched
    assert f"--ServerApp.root_dir={copy}" in told
    assert "--LabApp.default_url=/lab/tree/00-start.ipynb" in told
    assert "--ServerApp.port=8901" in told
    assert "--no-browser" in told
    assert (copy / "00-start.ipynb").read_bytes() == (
        notebooks_root() / "00-start.ipynb"
    ).read_bytes()
    assert f"Your notebooks are in {copy}." in capsys.readouterr().out


def test_the_working_copy_is_in_the_home_folder_unless_told_otherwise(
    launched: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert cli.main([]) == 0
    assert (tmp_path / "tesoro-notebooks" / "00-start.ipynb").is_file()
    assert "--no-browser" not in launched[0]
    assert not any(word.startswith("--ServerApp.port") for word in launched[0])


@pytest.mark.parametrize(("user", "allowed"), [(0, True), (1000, False)])
def test_root_may_run_it_and_nobody_else_is_told_so(
    user: int, allowed: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    told = cli._jupyter_words(tmp_path, None, browser=True)
    assert ("--allow-root" in told) == allowed


def test_our_settings_come_as_defaults_beside_those_of_the_user(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    labapp = pytest.importorskip("jupyterlab.labapp")
    from jupyterlab_server.settings_utils import _get_overrides

    calls: list[list[str]] = []
    monkeypatch.setattr(labapp.LabApp, "launch_instance", calls.append)
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "elsewhere")
    cli._launch(["--no-browser"])
    assert calls == [["--no-browser"]]
    assert os.environ["JUPYTER_CONFIG_PATH"].split(os.pathsep)[1:] == ["elsewhere"]
    overrides, trouble = _get_overrides("no such folder")
    assert not trouble
    assert overrides["@jupyterlab/apputils-extension:notification"]["fetchNews"] == "false"
    assert overrides["@jupyterlab/notebook-extension:tracker"]["windowingMode"] == "none"


def test_without_jupyterlab_it_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "find_spec", lambda name: None)
    assert "`tesoro-lab doctor` says what to type" in refusal([], capsys)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simluate"], "simluate"),
        (["--prot=1"], "--prot=1"),
        (["--port", "abc"], "'abc' is not a port"),
        (["--port", "70000"], "'70000' is not a port"),
        (["--no-brow"], "--no-brow"),
        (["simulate"], "GAME"),
        (["simulate", "ruta", "--games", "0"], "'0' is not a whole number of 1 or more"),
        (["simulate", "ruta", "--rounds", "many"], "'many' is not a whole number"),
        (["simulate", "ruta", "--seats", "merchant,,random"], "empty seat"),
        (["simulate", "chess", "--games", "1"], "chess"),
        (["simulate", "ruta", "--games", "1", "--seats", "merchant,nobody"], "nobody"),
        (["simulate", "ruta", "--games", "1", "--seats", "merchant"], "2 to 6 players"),
        (["simulate", "ruta", "--workers", "0"], "'0' is not a whole number of 1 or more"),
        (["doctor", "--now"], "--now"),
    ],
)
def test_what_it_cannot_follow_is_refused_in_one_sentence(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in refusal(words, capsys)


def test_a_bad_folder_is_refused_in_one_sentence(
    launched: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "original notebooks" in refusal(["--dest", str(notebooks_root())], capsys)
    assert launched == []


def test_an_interruption_ends_it_cleanly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(words: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_doctor", interrupt)
    assert cli.main(["doctor"]) == 130
    assert capsys.readouterr().err == "\nStopped.\n"


def test_simulate_sums_up_the_same_games_for_the_same_seed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["simulate", "ruta", "--games", "2", "--seats", "merchant,random", "--rounds", "3"]
    assert cli.main([*words, "--seed", "9"]) == 0
    first = capsys.readouterr().out
    assert cli.main([*words, "--seed", "9"]) == 0
    assert capsys.readouterr().out == first
    assert "merchant" in first


@pytest.mark.parametrize("game", games.names())
def test_simulate_plays_every_game_without_more_words(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", game, "--games", "1", "--rounds", "2"]) == 0
    assert sensible(game) in capsys.readouterr().out
    four = simulate(game, games=1, max_rounds=2, progress=False)
    assert four.seats == (sensible(game),) * 4


def test_simulate_writes_a_row_a_game_and_speaks_spanish(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "ruta", "--games", "2", "--seats", "random,random", "--rounds", "2"]
    table = tmp_path / "games.csv"
    assert cli.main([*words, "--workers", "2", "--lang", "es", "--to", str(table)]) == 0
    assert capsys.readouterr().out.startswith("2 partidas de La Ruta del Tesoro")
    assert len(table.read_text(encoding="utf-8").splitlines()) == 3


def test_a_table_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "ruta", "--games", "1", "--seats", "random,random", "--rounds", "1"]
    assert cli.main([*words, "--to", str(tmp_path / "nowhere" / "games.csv")]) == 2
    assert "can't be written" in capsys.readouterr().err


def test_an_interrupted_simulation_still_says_what_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from tesoro_lab.lab import results

    class Interrupting:
        def update(self, by: int) -> None:
            raise KeyboardInterrupt

        def close(self) -> None:
            pass

    monkeypatch.setattr(results, "bar", lambda *words: Interrupting())
    words = ["simulate", "ruta", "--games", "3", "--seats", "random,random", "--rounds", "2"]
    assert cli.main(words) == 130
    assert "1 game of La Ruta del Tesoro" in capsys.readouterr().out


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for word, said in [("--version", __version__), ("--help", "~/tesoro-notebooks")]:
        with pytest.raises(SystemExit) as stop:
            cli.main([word])
        assert stop.value.code == 0
        assert said in capsys.readouterr().out


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tesoro_lab", "--version"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout == f"tesoro-lab {__version__}\n"


def test_the_doctor_finds_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["doctor"]) == 0
    said = capsys.readouterr().out
    for name in ("Python ", "jupyterlab", "plotly", "pytest", str(notebooks_root())):
        assert name in said
    assert said.endswith("A class can start here.\n")


def test_the_doctor_says_what_is_missing_and_what_to_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    versions = {"plotly": "", "pandas": "2.1.4", "anywidget": "0.9.13"}
    monkeypatch.setattr(doctor, "_found", lambda name: versions.get(name, "9999.0"))
    monkeypatch.setattr(doctor.sys, "executable", "/a folder/python")
    assert cli.main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "plotly      missing" in said
    assert "pandas      2.1.4, too old" in said
    assert "anywidget   0.9.13\n" in said
    assert '"/a folder/python" -m pip install -U "tesoro-lab[lab]"' in said
    assert '"tesoro-lab[dev]"' not in said


def test_a_missing_dev_extra_does_not_stop_a_class(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        doctor, "_found", lambda name: {"ruff": "", "plotly": "7.1"}.get(name, "9999.0")
    )
    assert cli.main(["doctor"]) == 0
    assert '"tesoro-lab[dev]"' in capsys.readouterr().out


def test_the_doctor_knows_every_extra() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert set(doctor.EXTRAS) == set(project["project"]["optional-dependencies"])


def test_a_doctor_who_finds_no_installation_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(doctor, "requires", nothing)
    with pytest.raises(TesoroError, match="not installed in this Python"):
        doctor.packages("lab")


@pytest.mark.parametrize(
    ("wanted", "found", "trouble"),
    [
        (">=8.1.5", "8.1.5", ""),
        (">=8.1.5", "8.1.10rc1", ""),
        (">=8.1.5", "8.1", "too old"),
        ("<8,>=6.1", "7.1.0", ""),
        ("<8,>=6.1", "8.0.0", "too new"),
        ("", "1", ""),
        ("", "", "missing"),
    ],
)
def test_the_doctor_reads_versions(wanted: str, found: str, trouble: str) -> None:
    assert doctor.Package("it", wanted, found).trouble == trouble
