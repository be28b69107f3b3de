"""The pages without code: what there is, what each shows, and what is said when it can't be."""

import socket
from html.parser import HTMLParser
from pathlib import Path

import nbformat
import pytest

from tesoro_lab import cli
from tesoro_lab.app import pages, server, start
from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons import language
from tesoro_lab.widgets import explore

FILES = [(page.part, page.name) for page in pages.pages()]


class Links(HTMLParser):
    """The addresses in a page, and whatever it would fetch."""

    def __init__(self, text):
        super().__init__()
        self.links, self.fetched = [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if tag == "a" and name == "href":
                self.links.append(value)
            elif name in ("src", "href") and not value.startswith("data:"):
                self.fetched.append(value)


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder to work in; the language and the folder are as before afterwards."""
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    language("en")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_start_page_links_to_every_page_and_fetches_nothing(lang):
    found = Links(start.start_page(lang))
    wanted = {f"/voila/render/{lang}/{part}-{name}.ipynb" for part, name in FILES}
    assert set(found.links) == wanted | {"/en", "/es"}
    assert found.fetched == []


def test_every_explorer_and_every_table_has_a_page():
    makers = {name for name in explore.__all__ if name.islower()}
    assert {name for part, name in FILES if part == "explorers"} == makers
    assert {name for part, name in FILES if part == "tables"} == {"ruta", "inkan", "royal"}
    for page in pages.pages():
        assert all(page.title)
        assert all(page.about) or not any(page.about)


def test_the_notebooks_are_notebooks_and_run_what_they_say(here):
    pages.write(here / "pages", here, shared=True)
    files = sorted((here / "pages").rglob("*.ipynb"))
    assert len(files) == 2 * len(FILES)
    one = nbformat.read(here / "pages" / "es" / "tables-royal.ipynb", as_version=4)
    nbformat.validate(one)
    assert one.metadata.title == "Port Royal" and one.metadata.tesoro.lang == "es"
    names = {}
    exec("\n".join(one.cells[0].source.splitlines()[:-1]), names)
    shown = eval(one.cells[0].source.splitlines()[-1], names)
    assert shown.match.game.name == "royal" and shown.lang == "es"


@pytest.mark.parametrize(("part", "name"), [file for file in FILES if file[0] != "tables"])
def test_every_page_shows_something_in_spanish(here, part, name):
    shown = pages.show(part, name, "es", str(here))
    assert getattr(shown, "lang", None) == "es" or shown.pool.lang == "es"


def test_at_this_machine_a_table_saves_in_the_folder(here):
    live = pages.show("tables", "ruta", "en", str(here))
    live.draw_chance()
    live.parts.files.name.value = "class.json"
    live.parts.files.save_now()
    assert {path.name for path in here.iterdir()} == {"tesoro-autosave.json", "class.json"}


def test_a_visitor_of_the_network_can_write_no_game_here(here):
    live = pages.show("tables", "ruta", "en", str(here), shared=True)
    files = live.parts.files
    for widget in (files.name, files.save, files.found, files.load):
        assert widget.comm is None  # the page can't reach it
        assert widget not in files.box.children
    live.draw_chance()
    live.speak("es")
    files.resume_now()
    assert list(here.iterdir()) == []


def test_a_page_that_is_none_is_refused(here):
    with pytest.raises(TesoroError, match="no page"):
        pages.show("tables", "chess", "en", str(here))


def test_without_voila_one_sentence_says_what_to_type(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(server, "find_spec", lambda name: None)
    assert cli.main(["app", "--folder", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert 'pip install "tesoro-lab[lab,app]"' in said


def test_a_port_that_is_taken_is_told(capsys, tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert cli.main(["app", "--port", port, "--folder", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"port {port}" in said and "--port" in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--ip", "classroom"], "is no address"),
        (["--ip", "203.0.113.9"], "Nothing can listen at 203.0.113.9 ("),
        (["--ip", "203.0.113.9", "--port", "9000"], "at 203.0.113.9 port 9000 ("),
        (["--folder", "/no/such/folder"], "no folder"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_sentence(words, said, capsys):
    assert cli.main(["app", *words]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1


def test_who_opens_it_to_the_network_is_told_what_that_means(monkeypatch):
    monkeypatch.setattr(server, "seen_at", lambda ip: "192.168.1.7")
    alone = " ".join(server.sentences("127.0.0.1", 8866, Path("/home/ana")))
    assert "http://127.0.0.1:8866/" in alone and "network" not in alone
    both = " ".join(server.sentences("0.0.0.0", 8866, Path("/home/ana")))
    assert "http://192.168.1.7:8866/" in both
    assert "Everybody on this network" in both and "nobody can type code" in both
    assert server.seen_at("192.168.1.7") == "192.168.1.7"


def test_the_words_of_the_command_reach_the_server(monkeypatch, tmp_path):
    asked = []
    monkeypatch.setattr(server, "run", lambda *words: asked.append(words))
    monkeypatch.chdir(tmp_path)
    assert cli.main(["app"]) == 0
    assert cli.main(["app", "--ip", "0.0.0.0", "--port", "9000", "--no-browser"]) == 0
    assert asked == [
        ("127.0.0.1", None, True, tmp_path),
        ("0.0.0.0", 9000, False, tmp_path),
    ]


def test_the_template_travels_with_the_package():
    assert (server.SHARE / "voila" / "templates" / "tesoro" / "index.html.j2").is_file()
    text = (server.SHARE / "voila" / "templates" / "tesoro" / "index.html.j2").read_text("utf-8")
    assert "http" not in text
