"""Runs notebooks as the static site would, in one process: `python run_on_the_site.py FILE...`.

Python in the browser has no NumPy, pandas, joblib, psutil or Voilà, starts no thread and no
process. What a cell shows is made too, as a notebook makes it, and thrown away.
"""

import ast
import json
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import Any

ABSENT = {"dask", "distributed", "gymnasium", "joblib", "numpy", "pandas", "pettingzoo", "psutil"}
ABSENT |= {"jupytext", "scipy", "voila"}


class Absent(MetaPathFinder):
    """Finds none of the packages that the site lacks."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> None:
        """Refuse what is absent; leave the rest to the others."""
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"The site has no {name}.", name=name)


def refused(*_: Any, **__: Any) -> Any:
    """Start nothing."""
    raise OSError("The site starts no thread and no process.")


def show(value: Any) -> None:
    """Make what a notebook would show of a value."""
    if value is not None:
        bundle = getattr(value, "_repr_mimebundle_", None)
        if bundle is not None:
            bundle()
        repr(value)


def run(place: Path) -> None:
    """Run every cell of a notebook; an error says which cell it was."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in json.loads(place.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        tree = ast.parse("".join(cell["source"]))
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        where = f"{place.name}, {cell['id']}"
        exec(compile(tree, where, "exec"), names)
        if last is not None:
            show(eval(compile(ast.Expression(last.value), where, "eval"), names))


def main(places: Sequence[str]) -> None:
    """Run the notebooks one after the other, and name each that has run to its end."""
    sys.meta_path.insert(0, Absent())
    threading.Thread.start = refused  # type: ignore[method-assign]
    os.fork = refused
    subprocess.Popen = refused  # type: ignore[misc]
    for place in places:
        run(Path(place))
        sys.stderr.write(f"ran {Path(place).stem}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
