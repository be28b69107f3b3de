"""One small source goes through the whole pipeline; every kind of fault in it is found."""

import json
from pathlib import Path

import pytest
from nbformat import v4

from tesoro_lab.lessons import build, copies, running, twins
from tesoro_lab.lessons.source import SourceError, fingerprint, load, stamp

SMALL = """# %% [raw] part="facts"
# word = "two-dice"
# minutes = 10
# title = {en = "Small", es = "Pequeña"}
# level = {en = "first", es = "primero"}
# needs = {en = "nothing", es = "nada"}
# learns = {en = "much", es = "mucho"}

# %% [markdown] lang="en"
# In 1,000 throws 16.7% are `0.5` sevens.

# %% [markdown] lang="es"
# En 1.000 tiradas el 16,7 % son `0.5` sietes.

# %% [markdown]
# ## «One|Uno»

# %%
from tesoro_lab.lessons import check, language

lang = language("«en|es»")
print("«Sum|Suma»")  # «a heading|un título»

# %%
chance = 10 / 36  # ? «a fraction|una fracción»
check("two-dice-2", chance)

# %% part="student"
print("«only here|solo aquí»")

# %% [markdown] lang="en" part="solution"
# So.

# %% [markdown] lang="es" part="solution"
# Así.

# %% [markdown] lang="en" part="teacher"
# Notes. {{misconceptions}} {{answers}}

# %% [markdown] lang="es" part="teacher"
# Notas. {{misconceptions}} {{answers}}

# %% [markdown] lang="en" part="worksheet"
# Sheet.

# %% [markdown] lang="es" part="worksheet"
# Hoja.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "source").mkdir()
    written(tmp_path, SMALL)
    return tmp_path


def written(root: Path, text: str, fresh: bool = True) -> Path:
    path = root / "source" / "01-small.py"
    path.write_text(text, encoding="utf-8")
    if fresh:
        stamp(path)
    return path


def told(root: Path, old: str, new: str, fresh: bool = True) -> str:
    """The faults of the small source with one thing in it changed."""
    assert old in SMALL
    return "\n".join(twins.faults(load(written(root, SMALL.replace(old, new), fresh))))


def test_the_small_source_has_no_fault(root):
    assert twins.faults(load(root / "source" / "01-small.py")) == []


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('# %% [markdown] lang="es"\n# En 1.000', '# %% [markdown] lang="en"\n# En 1.000', "no Sp"),
        ('# %% [markdown] lang="en"\n# In 1', '# %% [markdown] lang="es"\n# In 1', "without Engli"),
        ("16,7 %", "16,8 %", "different numbers"),
        ("1.000 tir", "1000 tir", ""),
        ("1.000 tir", "100 tir", "different numbers"),
        ("`0.5` sietes", "`0.6` sietes", "different numbers"),
        ("# Así.", "# So.", "not translated"),
        ('lang="es" part="solution"', 'lang="es" part="teacher"', "different parts"),
        ("## «One|Uno»", "## One", "prose without a language"),
        ('"«Sum|Suma»"', '"The sum"', "in one language only"),
        ('"«Sum|Suma»"', '"«Sum|»"', "is empty"),
        ("# «a heading|un título»", "# a heading", "in one language only"),
        ('print("«only here|solo aquí»")', "\n".join(["x = 1"] * 16), "16 lines of code"),
    ],
)
def test_each_fault_is_found(root, old, new, complaint):
    found = told(root, old, new)
    assert (complaint in found) if complaint else (found == "")


def test_a_translation_goes_stale_when_the_english_changes(root):
    path = written(root, SMALL)
    text = path.read_text(encoding="utf-8")
    assert f'of="{fingerprint("So.")}"' in text
    path.write_text(text.replace("# So.", "# So there."), encoding="utf-8")
    assert "is stale" in twins.faults(load(path))[0]
    assert stamp(path) == 1 and stamp(path) == 0
    assert twins.faults(load(path)) == []


def test_a_translation_without_a_fingerprint_is_stale(root):
    written(root, SMALL, fresh=False)
    with pytest.raises(SourceError, match="is stale"):
        build.sources(root)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('part="facts"', 'part="fact"', "the first cell"),
        ("# minutes = 10", "# minutes = ten", "not good TOML"),
        ('part="solution"', 'part="solutions"', "part must be one of"),
        ('lang="en"', 'lang="fi"', "lang is en or es"),
        ('lang="en"', 'language="en"', "unknown setting language"),
    ],
)
def test_a_source_of_another_shape_is_refused(root, old, new, complaint):
    path = root / "source" / "01-small.py"
    path.write_text(SMALL.replace(old, new), encoding="utf-8")
    with pytest.raises(SourceError, match=complaint):
        load(path)


def test_student_and_solution_copies_differ_in_the_answers_only(root):
    source = load(root / "source" / "01-small.py")
    student, solution = (copies.notebook(source, kind, "es") for kind in ("student", "solution"))
    texts = ["\n".join(cell.source for cell in made.cells) for made in (student, solution)]
    assert "chance = ...  # una fracción" in texts[0] and "10 / 36" not in texts[0]
    assert "chance = 10 / 36  # una fracción" in texts[1]
    assert "solo aquí" in texts[0] and "solo aquí" not in texts[1]
    assert "Así." in texts[1] and "Así." not in texts[0]
    for text in texts:
        assert "Notas." not in text and "Hoja." not in text and "«" not in text
        assert "Sum" not in text.replace("Suma", "") and "In 1,000" not in text
    assert [cell["id"] for cell in student.cells][:2] == ["two-dice-00", "two-dice-01"]


@pytest.mark.slow
def test_the_whole_way_and_back(root):
    places = build.build(root, root)
    assert {str(place) for place in places} == {
        "01-small.ipynb",
        "es/01-small.ipynb",
        "solutions/01-small.ipynb",
        "solutions/es/01-small.ipynb",
        "teachers/01-small.md",
        "teachers/es/01-small.md",
    }
    assert build.differences(root, rerun=False) == []
    blank, answered = (
        json.dumps(json.loads((root / folder / "01-small.ipynb").read_text()), ensure_ascii=False)
        for folder in ("es", "solutions")
    )
    assert "… two-dice-2: Aún sin respuesta" in blank
    assert "✓ two-dice-2: Right." in answered
    sheet = (root / "teachers/es/01-small.md").read_text()
    assert "Hoja." in sheet and "5/18 ≈ 27,8" in sheet and "{{" not in sheet

    (root / "es/01-small.ipynb").write_text("{}")
    changed(root / "solutions/01-small.ipynb", '"Sum\\n"', '"Sun\\n"')
    (root / "teachers/01-small.md").unlink()
    (root / "02-stray.ipynb").write_text("{}")
    found = "\n".join(build.differences(root))
    assert "es/01-small.ipynb is not what its source makes now." in found
    assert "teachers/01-small.md is missing." in found and "02-stray.ipynb has no source." in found
    assert "solutions/01-small.ipynb is not" in found
    assert found.count("\n") == 3


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")


@pytest.mark.parametrize(
    ("place", "old", "new"),
    [
        ("01-small.ipynb", "throws", "draws"),
        ("01-small.ipynb", "chance = ...", "chance = 0"),
        ("01-small.ipynb", '"id": "two-dice-02"', '"id": "two-dice-20"'),
        ("01-small.ipynb", '"execution_count": 1', '"execution_count": 3'),
        ("01-small.ipynb", '"metadata": {},', '"metadata": {"collapsed": true},'),
        ("01-small.ipynb", "MODEL_ID", "0123456789abcdef0123456789abcdef"),
        ("01-small.ipynb", "\n}\n", "\n}"),
        ("teachers/01-small.md", "Sheet", "Sheets"),
    ],
)
def test_all_but_new_outputs_is_compared_without_running(root, place, old, new, monkeypatch):
    monkeypatch.setattr(build.running, "run", pretended)
    build.build(root, root)
    assert build.differences(root) == build.differences(root, rerun=False) == []
    changed(root / place, old, new)
    monkeypatch.setattr(build.running, "run", None)
    assert build.differences(root, rerun=False) == [f"{place} is not what its source makes now."]
    assert build.main(["--root", str(root), "--check", "--no-run"]) == 1


def pretended(notebook) -> None:
    """A run without a kernel: every code cell shows something."""
    for number, cell in enumerate([c for c in notebook.cells if c.cell_type == "code"], 1):
        data = {"text/plain": "five 0123456789abcdef0123456789abcdef"}
        cell["execution_count"] = number
        cell["outputs"] = [v4.new_output("execute_result", data, execution_count=number)]
    running.clean(notebook)


def test_a_cell_that_fails_stops_the_build(root):
    written(root, SMALL.replace('print("«Sum|Suma»")', "print(1 / 0)"))
    with pytest.raises(SourceError, match="does not run"):
        build.build(root, root)


def test_the_command_line(root, capsys):
    place = ["--root", str(root)]
    assert build.main([*place, "01-small", "--stamp"]) == 0
    assert "0 fingerprints" in capsys.readouterr().out
    assert build.main([*place, "09-none"]) == 1
    assert "no source 09-none" in capsys.readouterr().err
