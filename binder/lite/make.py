"""Makes the static site, which needs no server of its own: `python3 binder/lite/make.py`.

The site runs Python in the browser itself (JupyterLite with Pyodide). Everything it needs lies in
its own folder, so it asks nothing of any other address: the runtime comes from npm, the wheels from
PyPI, this project from its checkout. Serve the folder with any web server, for example
`python3 -m http.server -d site`.

It needs Python 3.11 or newer and npm, and fetches about 60 MB once; a second run reuses them.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parents[1]
LOOKS = PROJECT / "tesoro_lab" / "jupyter" / "labconfig" / "default_setting_overrides.json"
"""How `tesoro-lab` sets JupyterLab; the site is set alike."""
PYODIDE = "pyodide@314.0.6"
"""The runtime that this version of the JupyterLite kernel was made for."""
RUNTIME = ("pyodide.mjs", "pyodide.js", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PYTHON = "3.14"
"""The Python inside that runtime."""
OURS = "tesoro-lab"
NEEDS = {
    "nbformat": ["fastjsonschema", "jsonschema", "jupyter-core", "traitlets"],
    "jsonschema": ["attrs", "pyrsistent"],
    "jupyter-core": ["platformdirs", "traitlets"],
    "ipywidgets": ["comm", "ipython", "traitlets", "jupyterlab-widgets"],
    "anywidget": ["ipywidgets", "psygnal", "typing-extensions"],
    "plotly": ["narwhals", "packaging", "anywidget", "nbformat"],
    OURS: ["ipywidgets", "plotly", "networkx", "tqdm"],
}
"""What is loaded with a wheel; for all others the runtime's own list says so."""
SETTINGS = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "tesoro_lab",
        "disabledExtensions": ["@jupyterlab/apputils-extension:announcements"],
        "litePluginSettings": {
            "@jupyterlite/pyodide-kernel-extension:kernel": {"disablePyPIFallback": True}
        },
    },
}


def main() -> int:
    """Make the site in the folder that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, nargs="?", default=Path("site"), help="default: site")
    parser.add_argument(
        "--cache",
        type=Path,
        default=Path(tempfile.gettempdir()) / "tesoro-lab-lite",
        help="where what was fetched is kept for the next run",
    )
    asked = parser.parse_args()
    if shutil.which("npm") is None:
        print("The site needs npm to fetch its runtime; install Node.js first.", file=sys.stderr)
        return 1
    try:
        build(asked.folder.resolve(), asked.cache.resolve())
    except subprocess.CalledProcessError as error:
        print(f"This command failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    size = sum(path.stat().st_size for path in asked.folder.rglob("*") if path.is_file())
    print(f"The site is in {asked.folder}: {size / 1e6:.0f} MB. To look at it:")
    print(f"python3 -m http.server -b 127.0.0.1 -d {asked.folder} 8000")
    return 0


def build(folder: Path, cache: Path) -> None:
    """Fetch what is missing, put the parts together, and let JupyterLite write the site."""
    cache.mkdir(parents=True, exist_ok=True)
    python = tools(cache / "tools")
    runtime = fetch_runtime(cache)
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        parts = work / "static" / "pyodide"
        parts.mkdir(parents=True)
        for name in RUNTIME:
            if (runtime / name).exists():
                shutil.copy(runtime / name, parts)
        lock = json.loads((runtime / "pyodide-lock.json").read_text())
        for wheel in fetch_wheels(python, lock, cache / "wheels"):
            shutil.copy(wheel, parts)
        run(
            python, "-m", "build", "--wheel", "--no-isolation", "--outdir", parts, PROJECT, cwd=work
        )
        lock["packages"] = dict(entries(parts, lock["packages"]))
        (parts / "pyodide-lock.json").write_text(json.dumps(lock, indent=1))
        lay_notebooks(work / "files")
        (work / "jupyter-lite.json").write_text(json.dumps(SETTINGS))
        shutil.copy(LOOKS, work / "overrides.json")
        write_site(python, work, folder)


def run(*command: object, cwd: Path | None = None) -> None:
    """Run a command, quietly unless it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
        raise subprocess.CalledProcessError(done.returncode, words)


def tools(place: Path) -> Path:
    """An environment of its own with JupyterLite; the path of its Python."""
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted = (HERE / "requirements.txt").read_text()
    mark = place / "made-from.txt"
    if not mark.exists() or mark.read_text() != wanted:
        venv.create(place, clear=True, with_pip=True)
        run(python, "-m", "pip", "install", "-q", "-r", HERE / "requirements.txt")
        mark.write_text(wanted)
    return python


def fetch_runtime(cache: Path) -> Path:
    """The folder of the runtime, fetched from npm if it is not here yet."""
    place = cache / PYODIDE.replace("@", "-")
    if not (place / "package" / "pyodide-lock.json").exists():
        place.mkdir(exist_ok=True)
        npm = shutil.which("npm") or "npm"
        run(npm, "pack", PYODIDE, "--silent", "--pack-destination", place, cwd=cache)
        archive = next(place.glob("*.tgz"))
        shutil.unpack_archive(archive, place)
    return place / "package"


def fetch_wheels(python: Path, lock: dict[str, Any], place: Path) -> list[Path]:
    """The wheels of `wheels.txt`, fetched from PyPI unless the same list was fetched before."""
    tested = {_plain(name): entry["version"] for name, entry in lock["packages"].items()}
    wanted = []
    for line in (HERE / "wheels.txt").read_text().splitlines():
        name = line.removesuffix("=lock")
        if line and not line.startswith("#"):
            wanted.append(line if name == line else f"{name}=={tested[_plain(name)]}")
    mark = place / "made-from.txt"
    if not mark.exists() or mark.read_text() != "\n".join(wanted):
        shutil.rmtree(place, ignore_errors=True)
        pure = ["--no-deps", "--only-binary=:all:", "--platform=any", "--implementation=py"]
        target = [*pure, f"--python-version={PYTHON}", "--abi=none", "-d", place]
        run(python, "-m", "pip", "download", "-q", *target, *wanted)
        mark.write_text("\n".join(wanted))
    return sorted(place.glob("*.whl"))


def entries(parts: Path, known: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the runtime must know of each wheel: its name, its hash, what it loads with it."""
    wheels = {path: _metadata(path) for path in sorted(parts.glob("*.whl"))}
    names = {_plain(name) for name, _, _ in wheels.values()}
    for path, (name, version, tops) in wheels.items():
        key = next((old for old in known if _plain(old) == _plain(name)), _plain(name))
        entry = dict(known.get(key, {"install_dir": "site", "package_type": "package"}))
        needs = NEEDS.get(_plain(name), entry.get("depends", []))
        entry.update(
            name=key,
            version=version,
            file_name=path.name,
            sha256=hashlib.sha256(path.read_bytes()).hexdigest(),
            imports=entry.get("imports", tops),
            depends=[need for need in needs if _plain(need) in names],
            unvendored_tests=False,
        )
        yield key, entry


def _metadata(wheel: Path) -> tuple[str, str, list[str]]:
    """The name, the version and the top-level modules of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        about = next(name for name in names if name.endswith(".dist-info/METADATA"))
        fields = Parser().parsestr(archive.read(about).decode())
    tops = {name.split("/")[0].removesuffix(".py") for name in names if name.endswith(".py")}
    return fields["Name"], fields["Version"], sorted(tops)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def lay_notebooks(place: Path) -> None:
    """The notebooks for students, in both languages."""
    notebooks = PROJECT / "notebooks"
    ignore = shutil.ignore_patterns("source", "solutions", "teachers", ".*")
    shutil.copytree(notebooks, place, ignore=ignore)


def write_site(python: Path, work: Path, folder: Path) -> None:
    """Let JupyterLite write the pages."""
    jupyter = python.with_name("jupyter.exe" if sys.platform == "win32" else "jupyter")
    apps = [word for app in ("lab", "notebooks", "tree") for word in ("--apps", app)]
    where = ["--lite-dir", work, "--contents", "files", "--output-dir", folder]
    lean = ["--no-sourcemaps", "--no-unused-shared-packages"]
    run(jupyter, "lite", "build", *where, *apps, *lean, cwd=work)


if __name__ == "__main__":
    sys.exit(main())
