import json
import os

import pytest
from toy import TOY, ToyRules, Track, any_move, find_bot, find_game

from tesoro_lab.engine import Match, SaveError, TesoroError, saves


@pytest.fixture
def match():
    start = TOY.new(3, ToyRules(chips=500), Track("long", 60))
    players = [None, "any", "any"]
    match = Match(TOY, start, ["Ana", "Íñigo", "Luis"], players, seed=4, find_bot=find_bot)
    match.play("roll")
    match.run()
    match.play("stake 100")
    match.run()
    return match


def load(path, **settings):
    return Match.from_dict(saves.read(path), find_game, find_bot, **settings)


def refusal(data, **settings):
    with pytest.raises(SaveError) as caught:
        Match.from_dict(data, find_game, find_bot, **settings)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def edited(match, reseal=True, **changes):
    data = json.loads(json.dumps(match.to_dict()))
    data.update(changes)
    if reseal:
        data["checksum"] = saves.checksum(data)
    return data


def test_save_and_load_go_on_alike(match, tmp_path):
    match.rewind(match.cursor - 2)
    match.save(tmp_path / "m.json")
    back = load(tmp_path / "m.json")
    assert back.to_dict() == match.to_dict()
    assert back.state == match.state
    assert (back.names, back.bots, back.seed) == (match.names, match.bots, match.seed)
    assert back.future == match.future
    for other in (match, back):
        other.redo()
        other.redo()
        other.play("roll")
        other.run()
    assert back.moves == match.moves
    back.rewind(0)
    assert back.state == TOY.new(3, ToyRules(chips=500), Track("long", 60))


def test_the_file_is_plain_json_without_a_start(match, tmp_path):
    match.save(tmp_path / "m.json")
    data = json.loads((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert (data["format"], data["version"], data["game"]) == ("tesoro-lab match", 1, "toy")
    assert data["start"] is None
    assert data["moves"][0] == "roll"
    assert data["bots"] == [None, "any", "any"]
    assert sorted(os.listdir(tmp_path)) == ["m.json"]


def test_a_scenario_and_new_luck_are_kept(tmp_path):
    start = TOY.scenario({"at": [3, 9]}, ToyRules(chips=0))
    match = Match(TOY, start, ["a", "b"], [any_move] * 2, seed="s").branch(luck="new")
    match.run(max_moves=3)
    match.save(tmp_path / "m.json")
    back = Match.from_dict(saves.read(tmp_path / "m.json"), find_game, lambda _: any_move)
    assert back.luck == "/1"
    assert back.state_at(0) == start
    match.run()
    back.run()
    assert back.moves == match.moves


def test_a_missing_bot_leaves_its_seat_to_a_person(match, tmp_path):
    match.save(tmp_path / "m.json")
    back = Match.from_dict(saves.read(tmp_path / "m.json"), find_game)
    assert back.bots == [None, None, None]
    assert back.moves == match.moves


def test_a_truncated_file_is_refused(match, tmp_path):
    path = tmp_path / "m.json"
    match.save(path)
    whole = path.read_bytes()
    for length in (0, 1, len(whole) // 2, len(whole) - 3):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError, match="not complete JSON"):
            load(path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SaveError, match="not complete JSON"):
        load(path)
    with pytest.raises(SaveError, match="cannot be read: No such file"):
        load(tmp_path / "other.json")


@pytest.mark.parametrize("field", ["format", "version", *saves._FIELDS])
def test_a_missing_field_is_named(match, field):
    data = match.to_dict()
    del data[field]
    assert refusal(data).startswith(f'The field "{field}" is missing; it should be ')


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "chess"),
        ("version", "1"),
        ("version", 0),
        ("version", True),
        ("game", 3),
        ("seats", "Ana"),
        ("seats", ["Ana", ""]),
        ("bots", [None]),
        ("bots", [1, 2, 3]),
        ("seed", 1.5),
        ("seed", None),
        ("luck", 0),
        ("rules", None),
        ("board", []),
        ("start", "home"),
        ("moves", [1]),
        ("moves", [" "]),
        ("draws", [1]),
        ("draws", [-1]),
        ("cursor", -1),
        ("cursor", 999),
        ("cursor", True),
        ("checksum", None),
    ],
)
def test_a_wrong_value_is_named_with_what_would_be_right(match, field, value):
    sentence = refusal(edited(match, reseal=False, **{field: value}))
    assert sentence.startswith(f'The field "{field}" is ')
    assert "; it should be " in sentence


def test_a_newer_version_asks_for_a_newer_program(match):
    assert "install a newer tesoro_lab" in refusal(edited(match, version=2))


@pytest.mark.parametrize("data", [None, 3, [], "text"])
def test_other_json_is_refused(data):
    assert "JSON object" in refusal(data)


def test_an_edited_file_is_refused(match):
    for change in ({"seed": 5}, {"seats": ["Eva", "b", "c"]}, {"moves": match.to_dict()["moves"]}):
        data = edited(match, reseal=False, **change)
        data["extra"] = 1
        assert refusal(data).startswith('The field "checksum" does not fit')


def test_an_unknown_game_is_named(match):
    sentence = refusal(edited(match, game="chess"))
    assert sentence.startswith('The field "game" is not right: There is no game "chess"')


def test_rules_and_boards_that_nobody_understands(match):
    assert refusal(edited(match, rules={"chips": 1, "wings": 2})).startswith('The field "rules"')
    assert refusal(edited(match, board={"size": 2})).startswith('The field "board"')
    assert refusal(edited(match, start={"at": []})).startswith('The field "start"')


def test_another_board_is_refused(match):
    sentence = refusal(match.to_dict(), board=Track("short", 20))
    assert sentence == 'The field "board" holds another board than the one in use here.'
    back = Match.from_dict(match.to_dict(), find_game, find_bot, board=Track("long", 60))
    assert back.board == Track("long", 60)


def test_a_start_must_agree_with_the_rest(match):
    start = TOY.scenario({"at": [1, 2, 3]}).to_dict()
    assert "other rules or another board" in refusal(edited(match, start=start))
    two = TOY.scenario({"at": [1, 2]}, match.rules, match.board).to_dict()
    assert "a list of 2 names" in refusal(edited(match, start=two))
    assert refusal(edited(match, seats=["a"], bots=[None])).startswith('The field "seats"')


def test_an_illegal_saved_move_is_named_with_number_and_reason(match):
    moves = match.to_dict()["moves"]
    sentence = refusal(edited(match, moves=[*moves[:1], "die 7", *moves[2:]]))
    assert sentence.startswith('The field "moves" goes wrong at move 2: The move "die 7" ')
    assert "bad_args" in sentence


def test_a_failed_save_keeps_the_old_file(match, tmp_path, monkeypatch):
    path = tmp_path / "m.json"
    match.save(path)
    before = path.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    match.undo()
    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, name, full)
            with pytest.raises(SaveError, match="No space left on device"):
                match.save(path)
        assert path.read_bytes() == before
        assert os.listdir(tmp_path) == ["m.json"]
    with pytest.raises(SaveError, match="could not be saved"):
        match.save(tmp_path / "nowhere" / "m.json")
    match.save(path)
    assert path.read_bytes() != before


def test_a_saved_file_keeps_its_place_and_its_rights(match, tmp_path):
    path = tmp_path / "m.json"
    match.save(path)
    path.chmod(0o600)
    link = tmp_path / "latest.json"
    link.symlink_to(path)
    match.undo()
    match.save(link)
    assert link.is_symlink()
    assert path.stat().st_mode & 0o777 == 0o600
    assert load(path).to_dict() == match.to_dict()
    match.names[0] = "\ud800"  # half a character, which no file can hold
    with pytest.raises(SaveError, match="could not be saved"):
        match.save(path)
    assert sorted(os.listdir(tmp_path)) == ["latest.json", "m.json"]


def test_saving_twice_writes_the_same_bytes(match, tmp_path):
    match.save(tmp_path / "a.json")
    load(tmp_path / "a.json").save(tmp_path / "b.json")
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    assert issubclass(SaveError, TesoroError)
