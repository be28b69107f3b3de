"""The working copy: what is added, what follows its original, and what is never lost."""

from pathlib import Path

import pytest

from tesoro_lab import TesoroError
from tesoro_lab.workcopy import RECORD, lay, trust


@pytest.fixture
def originals(tmp_path: Path) -> Path:
    folder = tmp_path / "originals"
    for name in ("00-start.ipynb", "es/00-start.ipynb", "pictures/table.png"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"first {name}")
    return folder


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "home" / "copy"


def contents(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != RECORD
    }


def test_the_first_start_copies_everything(originals: Path, copy: Path) -> None:
    laid = lay(originals, copy)
    assert laid.added == ("00-start.ipynb", "es/00-start.ipynb", "pictures/table.png")
    assert contents(copy) == contents(originals)
    assert laid.sentences() == ["Added 3 files."]


def test_a_second_start_changes_nothing(originals: Path, copy: Path) -> None:
    lay(originals, copy)
    assert lay(originals, copy) == ((), (), ())


def test_what_jupyter_leaves_and_what_makers_need_is_not_copied(
    originals: Path, copy: Path
) -> None:
    for name in (".ipynb_checkpoints/a.ipynb", "__pycache__/a.pyc", "source/01.py"):
        path = originals / name
        path.parent.mkdir(parents=True)
        path.write_text("not for students")
    lay(originals, copy)
    assert "not for students" not in contents(copy).values()


def test_a_students_change_is_kept_and_the_original_untouched(originals: Path, copy: Path) -> None:
    before = contents(originals)
    lay(originals, copy)
    (copy / "00-start.ipynb").write_text("mine")
    (copy / "my own.ipynb").write_text("mine too")
    assert lay(originals, copy) == ((), (), ())
    assert (copy / "00-start.ipynb").read_text() == "mine"
    assert (copy / "my own.ipynb").read_text() == "mine too"
    assert contents(originals) == before


def test_missing_and_new_files_are_added(originals: Path, copy: Path) -> None:
    lay(originals, copy)
    (copy / "00-start.ipynb").unlink()
    (originals / "02-new.ipynb").write_text("new")
    assert lay(originals, copy).added == ("00-start.ipynb", "02-new.ipynb")


def test_an_untouched_copy_follows_its_original(originals: Path, copy: Path) -> None:
    lay(originals, copy)
    (originals / "00-start.ipynb").write_text("second")
    laid = lay(originals, copy)
    assert laid == ((), ("00-start.ipynb",), ())
    assert laid.sentences() == ["Brought 1 file up to date."]
    assert (copy / "00-start.ipynb").read_text() == "second"


def test_a_touched_copy_stays_and_the_new_original_stands_beside_it(
    originals: Path, copy: Path
) -> None:
    lay(originals, copy)
    (copy / "es/00-start.ipynb").write_text("mine")
    (originals / "es/00-start.ipynb").write_text("second")
    laid = lay(originals, copy)
    assert laid.kept == (("es/00-start.ipynb", "es/00-start-new.ipynb"),)
    assert "stands beside it as es/00-start-new.ipynb" in laid.sentences()[0]
    assert (copy / "es/00-start.ipynb").read_text() == "mine"
    assert (copy / "es/00-start-new.ipynb").read_text() == "second"
    assert lay(originals, copy) == ((), (), ()), "it is offered once"


def test_a_later_original_replaces_an_untouched_new_one_only(originals: Path, copy: Path) -> None:
    lay(originals, copy)
    (copy / "00-start.ipynb").write_text("mine")
    for number, content in enumerate(["second", "third"]):
        (originals / "00-start.ipynb").write_text(content)
        assert lay(originals, copy).kept == (("00-start.ipynb", "00-start-new.ipynb"),), number
        assert (copy / "00-start-new.ipynb").read_text() == content
    (copy / "00-start-new.ipynb").write_text("mine as well")
    (originals / "00-start.ipynb").write_text("fourth")
    assert lay(originals, copy).kept == (("00-start.ipynb", "00-start-new-2.ipynb"),)
    assert (copy / "00-start-new.ipynb").read_text() == "mine as well"


def test_a_file_already_there_is_never_written_over(originals: Path, copy: Path) -> None:
    copy.mkdir(parents=True)
    (copy / "00-start.ipynb").write_text("mine from before")
    assert lay(originals, copy).kept == (("00-start.ipynb", "00-start-new.ipynb"),)
    assert (copy / "00-start.ipynb").read_text() == "mine from before"


@pytest.mark.parametrize("record", ["", "{", "[]", '{"files": 3}', '{"files": {}}'])
def test_a_spoilt_record_loses_nothing(originals: Path, copy: Path, record: str) -> None:
    lay(originals, copy)
    (copy / "00-start.ipynb").write_text("mine")
    (originals / "es/00-start.ipynb").write_text("second")
    (copy / RECORD).write_text(record)
    laid = lay(originals, copy)
    assert laid.refreshed == ()
    assert (copy / "00-start.ipynb").read_text() == "mine"
    assert (copy / "es/00-start.ipynb").read_text() == "first es/00-start.ipynb"
    assert (copy / "es/00-start-new.ipynb").read_text() == "second"


def test_the_folder_of_the_originals_is_refused(originals: Path) -> None:
    before = contents(originals)
    for folder in (originals, originals / "es", originals / "new"):
        with pytest.raises(TesoroError, match="belongs to the original notebooks"):
            lay(originals, folder)
    assert contents(originals) == before
    assert not (originals / RECORD).exists()


def test_a_file_is_refused_as_folder(originals: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TesoroError, match="is a file; choose a folder"):
        lay(originals, tmp_path / "file")


def test_a_folder_that_cannot_be_made_is_one_sentence(originals: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TesoroError, match=r"can't be written to .*--dest"):
        lay(originals, tmp_path / "file" / "below")


def test_names_without_an_ending_get_a_new_one_beside_them_too(originals: Path, copy: Path) -> None:
    (originals / "es" / "NOTES").write_text("first")
    lay(originals, copy)
    (originals / "es" / "NOTES").write_text("second")
    (copy / "es" / "NOTES").write_text("mine")
    assert lay(originals, copy).kept == (("es/NOTES", "es/NOTES-new"),)


def test_trust_signs_notebooks_and_shrugs_at_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nbformat = pytest.importorskip("nbformat")
    from nbformat.sign import NotebookNotary

    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    good, bad = tmp_path / "good.ipynb", tmp_path / "bad.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1 + 1")]), good)
    bad.write_text("{")
    trust([good, tmp_path / "picture.png", bad])
    assert NotebookNotary().check_signature(nbformat.read(good, as_version=4))
