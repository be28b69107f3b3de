"""Run by .ci/run with the Python of an installed wheel, outside the project: is all there?"""

import json
import sys
from pathlib import Path

import tesoro_lab
from tesoro_lab.engine.files import data_root, notebooks_root
from tesoro_lab.workcopy import lay

package = Path(tesoro_lab.__file__).parent
assert "site-packages" in package.parts, package
for root in (data_root(), notebooks_root()):
    assert Path(str(root)).parent == package, root
    assert any(root.iterdir()), root

copy = Path(sys.argv[1])
laid = lay(notebooks_root(), copy)
for name in laid.added:
    if name.endswith(".ipynb"):
        json.loads((copy / name).read_text(encoding="utf-8"))
assert (copy / "00-start.ipynb").is_file(), laid.added
assert lay(notebooks_root(), copy).written == (), "a second start changed something"

for name in tesoro_lab.__all__:
    getattr(tesoro_lab, name)
match = tesoro_lab.new_match("ruta", seats=["bot:merchant"] * 3, seed=1)
match.run(max_rounds=2)
assert match.moves
print(f"{package}: data, {len(laid.added)} notebook files and all names found; a game was played")
