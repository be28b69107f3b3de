"""The command `tesoro-lab`: open the notebooks, play many games, look after the installation."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Never

from tesoro_lab import __version__
from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.files import notebooks_root

if TYPE_CHECKING:
    import pandas as pd

START = "00-start.ipynb"
WORKING_COPY = Path("~/tesoro-notebooks")
SETTINGS = Path(__file__).parent / "jupyter"

ABOUT = f"""Open JupyterLab on a working copy of the notebooks, at {START}.

The working copy is made in {WORKING_COPY}, or where --dest says. Change it as you like:
the originals stay as they are, and a later start keeps your changes and adds only what is
missing or new. To get one notebook fresh again, rename or delete your copy and start again."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command with these words (those of the shell if none) and return its exit code.

    0 all is well, 1 the doctor found something missing, 2 it was asked in a way it can't follow,
    130 it was interrupted.
    """
    words = _parser().parse_args(argv)
    try:
        return int(words.run(words))
    except TesoroError as error:
        print(f"tesoro-lab: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


class _Parser(argparse.ArgumentParser):
    """A parser whose refusal is one sentence."""

    def error(self, message: str) -> Never:
        self.exit(2, f"{self.prog}: {message}; `{self.prog} --help` says what it takes.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tesoro-lab",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"tesoro-lab {__version__}")
    parser.add_argument("--no-browser", action="store_true", help="print the address, open nothing")
    parser.add_argument(
        "--dest",
        type=Path,
        default=WORKING_COPY,
        metavar="FOLDER",
        help=f"where the working copy is (default: {WORKING_COPY})",
    )
    parser.add_argument("--port", type=_port, help="the port to listen on (default: Jupyter's)")
    parser.set_defaults(run=_open)
    commands = parser.add_subparsers(title="other things it can do", metavar="COMMAND")
    _add_simulate(commands)
    _add_app(commands)
    doctor = commands.add_parser(
        "doctor", help="say what is installed, what is missing and what to type", allow_abbrev=False
    )
    doctor.set_defaults(run=_doctor)
    return parser


def _add_simulate(commands: "argparse._SubParsersAction[_Parser]") -> None:
    simulate = commands.add_parser(
        "simulate", help="let bots play many games and sum them up", allow_abbrev=False
    )
    simulate.add_argument("game", metavar="GAME", help="which game, for example ruta")
    simulate.add_argument("--games", type=_count, default=200, help="how many (default: 200)")
    simulate.add_argument(
        "--seats",
        type=_bots,
        metavar="BOT,BOT,...",
        help="a bot for each seat (default: four of the game's sensible bot)",
    )
    simulate.add_argument(
        "--seed", type=_seed, default=1, help="the same seed plays the same games"
    )
    simulate.add_argument(
        "--rounds", type=_count, default=200, help="stop a game after so many (default: 200)"
    )
    simulate.add_argument(
        "--workers", type=_workers, default=1, help="how many processes share it, -1 for all cores"
    )
    simulate.add_argument(
        "--to", type=Path, metavar="FILE.csv", help="also write a row a game into this file"
    )
    simulate.add_argument("--lang", choices=("en", "es"), default="en", help="en or es")
    simulate.set_defaults(run=_simulate)


def _add_app(commands: "argparse._SubParsersAction[_Parser]") -> None:
    app = commands.add_parser(
        "app",
        help="serve the tables and the explorers as pages without code, for the projector",
        allow_abbrev=False,
    )
    app.add_argument("--port", type=_port, help="the port to listen on (default: from 8866 on)")
    app.add_argument(
        "--ip",
        default="127.0.0.1",
        help="where to listen: 0.0.0.0 lets the whole network in (default: this machine alone)",
    )
    app.add_argument("--no-browser", action="store_true", help="print the address, open nothing")
    app.add_argument(
        "--folder",
        type=Path,
        default=Path(),
        help="where games are saved and the class's files lie (default: the current folder)",
    )
    app.set_defaults(run=_app)


def _app(words: argparse.Namespace) -> int:
    from tesoro_lab.app.server import run

    folder = words.folder.expanduser().absolute()
    if not folder.is_dir():
        raise TesoroError(f"There is no folder {folder}; make it first, or choose another one.")
    run(words.ip, words.port, not words.no_browser, folder)
    return 0


def _open(words: argparse.Namespace) -> int:
    from tesoro_lab.workcopy import lay, trust

    if find_spec("jupyterlab") is None:
        raise TesoroError(
            "JupyterLab is not installed in this Python; `tesoro-lab doctor` says what to type."
        )
    folder = words.dest.expanduser().absolute()
    laid = lay(notebooks_root(), folder)
    trust(folder / name for name in laid.written)
    print("\n".join([f"Your notebooks are in {folder}.", *laid.sentences()]), flush=True)
    _launch(_jupyter_words(folder, words.port, browser=not words.no_browser))
    return 0


def _jupyter_words(folder: Path, port: int | None, *, browser: bool) -> list[str]:
    """What to tell JupyterLab: where to look, what to open, and that root may run it."""
    said = [f"--ServerApp.root_dir={folder}", f"--LabApp.default_url=/lab/tree/{START}"]
    if port is not None:
        said.append(f"--ServerApp.port={port}")
    if not browser:
        said.append("--no-browser")
    if getattr(os, "geteuid", lambda: 1)() == 0:
        said.append("--allow-root")
    return said


def _launch(said: list[str]) -> None:
    """Run JupyterLab until it is stopped, with our settings as defaults under the user's own."""
    from jupyterlab.labapp import LabApp

    paths = [str(SETTINGS), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(path for path in paths if path)
    LabApp.launch_instance(said)


def _simulate(words: argparse.Namespace) -> int:
    from tesoro_lab.lab import simulate

    results = simulate(
        words.game,
        seats=words.seats,
        games=words.games,
        seed=words.seed,
        max_rounds=words.rounds,
        workers=words.workers,
    )
    print(results.summary(words.lang))
    if words.to is not None and len(results):
        _write(results.frame, words.to)
    return 0 if results.complete else 130


def _write(frame: "pd.DataFrame", file: Path) -> None:
    try:
        frame.to_csv(file, index=False)
    except OSError as error:
        raise TesoroError(f"{file} can't be written: {error.strerror or error}.") from None


def _doctor(words: argparse.Namespace) -> int:
    from tesoro_lab.doctor import report

    lines, well = report()
    print("\n".join(lines))
    return 0 if well else 1


def _bots(text: str) -> list[str]:
    names = [name.strip().removeprefix("bot:") for name in text.split(",")]
    if not all(names):
        raise argparse.ArgumentTypeError(f"{text!r} has an empty seat")
    return [f"bot:{name}" for name in names]


def _seed(text: str) -> str | int:
    return int(text) if text.isdecimal() else text


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of 1 or more")
    return int(text)


def _workers(text: str) -> int:
    return -1 if text == "-1" else _count(text)


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port (1 to 65535)")
    return int(text)
