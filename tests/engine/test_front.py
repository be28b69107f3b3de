import pytest
from toy import TOY, ToyRules, Track, any_move, runner

from tesoro_lab import front
from tesoro_lab.engine import SaveError, TesoroError
from tesoro_lab.front import load_match, new_match


@pytest.fixture(autouse=True)
def _toys_on_the_shelf(monkeypatch):
    """Let the front door find the toy race and its bots by name."""

    def find(game, bot):
        if (game, bot) != ("toy", "any"):
            raise TesoroError(f'There is no bot "{bot}" for {game}; the bots are: any.')
        return any_move

    def find_game(name):
        if name not in ("toy", TOY):
            raise TesoroError(f'There is no game "{name}"; the games are: toy.')
        return TOY

    monkeypatch.setattr(front, "find_bot", find)
    monkeypatch.setattr(front, "find_game", find_game)


def test_seats_are_people_bots_or_both():
    match = new_match("toy", ["Ana", "bot:any", ("Luis", "bot:any"), ("Run", runner)], seed=3)
    assert match.names == ["Ana", "Any", "Luis", "Run"]
    assert match.bots == [None, "any", "any", "runner"]
    assert (match.game, match.seed, match.rules, match.board) == (TOY, 3, ToyRules(), Track())


def test_bots_of_one_kind_are_numbered():
    assert new_match("toy", ["bot:any"] * 3).names == ["Any 1", "Any 2", "Any 3"]
    assert new_match(TOY, [runner, any_move]).names == ["Runner", "Any move"]


def test_a_pair_can_name_a_person():
    match = new_match("toy", [("Ana", None), "Luis"])
    assert (match.names, match.bots) == (["Ana", "Luis"], [None, None])


def test_rules_board_and_start():
    match = new_match("toy", rules=ToyRules(chips=0), board=Track("long", 90))
    assert (match.rules.chips, match.board.length) == (0, 90)
    start = TOY.scenario({"at": [5, 6]})
    assert new_match("toy", start=start).state == start
    with pytest.raises(TesoroError, match="brings its own rules"):
        new_match("toy", start=start, rules=ToyRules())


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (["Ana"], "The Toy Race is for 2 to 4 players, not 1."),
        (["a", "b", "c", "d", "e"], "not 5"),
        (["Ana", "Ana"], '"Ana" will not do'),
        (["Ana", ""], "will not do"),
        (["Ana", ("Luis", "any")], 'written as "bot:merchant"'),
        (["Ana", "bot:chess"], 'no bot "chess"'),
    ],
)
def test_wrong_seats_are_refused(seats, sentence):
    with pytest.raises(TesoroError, match=sentence):
        new_match("toy", seats)


def test_an_unknown_game_is_refused():
    with pytest.raises(TesoroError, match='no game "go"'):
        new_match("go")


def test_load_with_bots_of_ones_own(tmp_path):
    match = new_match("toy", ["bot:any", ("Run", runner)], seed=8, board=Track("long", 90))
    match.run(max_moves=20)
    match.save(tmp_path / "m.json")
    back = load_match(tmp_path / "m.json", bots={"runner": runner})
    assert back.bots == ["any", "runner"]
    back.run()
    match.run()
    assert back.moves == match.moves
    assert load_match(tmp_path / "m.json").bots == ["any", None]
    with pytest.raises(SaveError, match='"board"'):
        load_match(tmp_path / "m.json", board=Track())


def test_load_refuses_what_is_no_match(tmp_path):
    (tmp_path / "m.json").write_text("[1, 2]")
    with pytest.raises(SaveError, match="JSON object"):
        load_match(tmp_path / "m.json")
