"""Everything around the moves: timeline, files, new game, language, running, errors."""

import asyncio
import json
from pathlib import Path

import pytest
from table_use import by_hand, click

import tesoro_lab as tl
from tesoro_lab.engine import TesoroError
from tesoro_lab.widgets import files, table
from tesoro_lab.widgets.timeline import BY_CHANCE, stops_of

THREE = ["Ana", "Luis", "bot:merchant"]


def play_on(sitting, clicks):
    """Some clicks: the first button each time."""
    for _ in range(clicks):
        if not sitting.match.moves:
            sitting.draw_chance()
        main = [move for move in sitting.buttons if move in ("roll", "end", "buy", "pass")]
        sitting.press(main[0])


def test_nothing_happens_by_itself_before_the_first_click(seat_table):
    sitting = seat_table(THREE)
    assert sitting.match.moves == []
    assert "highest throw" in sitting.status
    assert not list(Path().iterdir())


def test_one_line_of_text_is_the_same_each_time(seat_table):
    one, two = seat_table(THREE), seat_table(THREE)
    texts = [t._repr_mimebundle_()["text/plain"] for t in (one, two)]
    assert texts == ["La Ruta del Tesoro. Round 0, turn 0. Chance decides now."] * 2


def test_language_switches_while_playing(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 3)
    sitting.parts.lang.value = "es"
    assert sitting.lang == "es"
    assert sitting.parts.play.undo.description == "Deshacer"
    assert sitting.parts.tabs.heads["odds"].description == "Probabilidades"
    for name in ("phase", "deeds", "log", "rules", "odds"):
        sitting.parts.tabs.clicked(name, True)
        assert not sitting.trouble
    sitting.parts.lang.value = "en"
    assert "Undo" in sitting.parts.play.undo.description


def test_undo_goes_back_to_whoever_was_asked(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 6)
    states = []
    while sitting.match.moves:
        states.append(sitting.match.state.copy())
        sitting.parts.play.take_back()
        assert not sitting.match.moves or sitting.person_asked()
    while sitting.match.future:
        sitting.parts.play.bring_back()
        assert sitting.match.state == states.pop()
    assert not states


def test_the_same_dice_come_again_after_undo(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 8)
    moves = sitting.match.moves
    sitting.parts.play.take_back()
    sitting.parts.play.take_back()
    while len(sitting.match.moves) < len(moves):
        sitting.press(moves[len(sitting.match.moves)].text)
    assert sitting.match.moves == moves


def test_timeline_folds_runs_of_chance(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 10)
    match, timeline = sitting.match, sitting.parts.timeline
    for stop in timeline.stops[1:-1]:
        assert match.moves[stop].kind not in BY_CHANCE
    assert timeline.slider.max == len(timeline.stops) - 1 == timeline.slider.value
    played = len(match.moves)
    timeline.slider.value = 2
    assert match.cursor == timeline.stops[2]
    timeline.step(1)
    assert match.cursor == timeline.stops[3]
    timeline.jump(0)
    assert match.cursor == 0
    assert timeline.first.disabled and not timeline.last.disabled
    timeline.jump(-1)
    assert match.cursor == played
    assert not sitting.trouble


def test_stops_hold_where_the_match_stands(seat_table):
    sitting = by_hand(seat_table(THREE))
    sitting.match.step()
    sitting.redraw()
    assert sitting.match.cursor in stops_of(sitting.match)


def test_branch_goes_on_as_another_game(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 8)
    first = sitting.match
    first_moves = list(first.moves)
    timeline = sitting.parts.timeline
    timeline.slider.value = 3
    timeline.luck.value = "new"
    timeline.branch_here()
    assert sitting.match is not first
    assert sitting.match.moves == first_moves[: timeline.stops[3]]
    play_on(sitting, 2)
    timeline.game.value = 0
    assert sitting.match is first
    assert [*first.moves, *first.future] == first_moves


def test_every_move_is_saved_and_can_be_resumed(seat_table):
    sitting = seat_table(THREE, autosave=files.AUTOSAVE)
    play_on(sitting, 5)
    assert tl.load_match(files.AUTOSAVE).moves == sitting.match.moves
    again = table(tl.new_match("ruta", THREE, seed=99))
    assert again.parts.files.resume.layout.display is None
    again.parts.files.resume_now()
    assert again.match.state == sitting.match.state
    assert again.parts.files.resume.layout.display == "none"


def test_the_autosave_of_another_game_is_put_aside(seat_table):
    first = seat_table(THREE, autosave=files.AUTOSAVE)
    play_on(first, 3)
    second = table(tl.new_match("ruta", ["Eva", "Hugo"], seed=4))
    play_on(second, 1)
    assert tl.load_match("tesoro-autosave-before.json").moves == first.match.moves
    assert tl.load_match(files.AUTOSAVE).names == ["Eva", "Hugo"]


def test_save_and_load(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 4)
    assert sitting.parts.files.unsaved
    sitting.parts.files.name.value = "monday"
    sitting.parts.files.save_now()
    assert "monday.json" in sitting.status
    assert not sitting.parts.files.unsaved
    moves = sitting.match.moves
    play_on(sitting, 2)
    sitting.parts.files.found.value = "monday.json"
    sitting.parts.files.load_now()
    assert sitting.match.moves != moves  # asks first
    sitting.parts.confirm.agree()
    assert sitting.match.moves == moves


def test_a_broken_file_gives_a_sentence_and_keeps_the_match(seat_table):
    sitting = seat_table(THREE)
    Path("broken.json").write_text('{"format": "tesoro-lab match", "ver')
    sitting.redraw()
    sitting.parts.files.found.value = "broken.json"
    before = sitting.match
    sitting.parts.files.load_now()
    assert sitting.match is before
    assert "broken.json" in sitting.trouble
    assert sitting.trouble in sitting.status


def test_an_edited_upload_is_refused_and_a_good_one_loads(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 3)
    data = sitting.match.to_dict()
    good = json.dumps(data).encode()
    bad = json.dumps({**data, "cursor": 1}).encode()
    for content, works in ((bad, False), (good, True)):
        other = seat_table(["Eva", "Hugo"])
        other.parts.files._uploaded({"new": [{"name": "x.json", "content": memoryview(content)}]})
        assert (other.match.names == sitting.match.names) is works
        assert bool(other.trouble) is not works


def test_new_game_form(seat_table):
    sitting = seat_table(THREE)
    form = sitting.parts.new_game
    sitting.parts.unfold()
    assert form.box.layout.display is None
    form.count.value = 3
    form.names[0].value = "Irene"
    form.kinds[2].value = "merchant"
    form.seed.value = "2026"
    form.rules["quick_game"].value = "rounds"
    form.rounds.value = 5
    form.rules["toll_claim"].value = "manual"
    form.board.value = "x100_pattern"
    form.begin()
    match = sitting.match
    assert not sitting.trouble
    assert match.names == ["Irene", "Luis", "Eva"]
    assert match.bots == [None, None, "merchant"]
    assert match.rules == tl.RutaRules(quick_game=5, toll_claim="manual")
    assert (match.seed, match.board.name) == (2026, "x100_pattern")
    assert form.box.layout.display == "none"


def test_new_game_asks_once_over_an_unsaved_one(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 2)
    before = sitting.match
    sitting.parts.unfold()
    sitting.parts.new_game.begin()
    assert sitting.match is before
    assert "not saved" in sitting.parts.confirm.text.value
    sitting.parts.confirm.agree()
    assert sitting.match is not before


def test_two_players_of_one_name_are_refused_in_a_sentence(seat_table):
    sitting = seat_table(THREE)
    sitting.parts.unfold()
    sitting.parts.new_game.names[1].value = "Ana"
    before = sitting.match
    sitting.parts.new_game.begin()
    assert sitting.match is before
    assert "name" in sitting.trouble


def test_every_rule_of_the_form_has_words_in_both_languages(seat_table):
    for lang in ("en", "es"):
        sitting = seat_table(THREE, lang=lang)
        sitting.parts.unfold()
        assert not sitting.trouble
        for control in sitting.parts.new_game.rules.values():
            assert control.description
            for text, _ in control.options:
                assert text.endswith(".")


def test_step_by_step(seat_table):
    sitting = seat_table(["bot:merchant", "bot:merchant"])
    for number in range(1, 40):
        sitting.parts.play.step_once()
        assert len(sitting.match.moves) == number


def test_bots_play_by_themselves_only_if_they_may(seat_table):
    sitting = seat_table(THREE)
    sitting.parts.play.bots.value = False
    sitting.draw_chance()
    while sitting.match.seat != 2:
        main = [move for move in sitting.buttons if move in ("roll", "end", "buy", "pass")]
        sitting.press(main[0])
    assert not sitting.person_asked()
    sitting.parts.play.step_once()
    assert not sitting.trouble


def test_running_stops_when_a_person_is_asked(seat_table):
    sitting = seat_table(THREE)
    play = sitting.parts.play
    play.speed.value = 6

    async def run():
        play.run.value = True
        while play.run.value:
            await asyncio.sleep(0.01)

    asyncio.run(run())
    assert sitting.person_asked()
    assert not sitting.trouble


def test_an_error_while_running_is_said(seat_table, monkeypatch):
    sitting = seat_table(["bot:merchant", "bot:merchant"])
    play = sitting.parts.play
    play.speed.value = 6

    async def run():
        def fail(*_):
            raise TesoroError("The bot has gone fishing.")

        play.run.value = True
        await asyncio.sleep(0.02)
        monkeypatch.setattr(type(sitting.match), "step", fail)
        while play.run.value:
            await asyncio.sleep(0.01)

    asyncio.run(run())
    assert "gone fishing" in sitting.status


def test_an_illegal_move_is_a_sentence_in_the_language_of_the_table(seat_table):
    sitting = seat_table(THREE, lang="es")
    sitting.draw_chance()
    choice = sitting.parts.actions.row._choices[0]
    sitting.match.play("roll")  # behind the table's back
    sitting.parts.actions.row.press(0)
    assert choice.move.text == "roll"
    assert "Antes tienen que caer los dados" in sitting.status


def test_an_unknown_button_is_refused(seat_table):
    with pytest.raises(TesoroError, match="no button"):
        seat_table(THREE).press("buy")


def test_deed_of_any_space(seat_table):
    sitting = seat_table(THREE)
    sitting.parts.tabs.clicked("deeds", True)
    deeds = sitting.parts.deeds
    for index in range(40):
        deeds.choice.value = index
        assert sitting.match.board.spaces[index].name_en.split()[0][:3] in deeds.deed.value
    deeds.choice.value = 39
    assert "200,000" in deeds.deed.value
    sitting.speak("es")
    assert deeds.choice.value == 39
    assert "200.000" in deeds.deed.value
    assert not sitting.trouble


def test_a_click_on_the_board_opens_the_deed(seat_table):
    sitting = seat_table(THREE)
    click(sitting, 37)
    assert sitting.parts.tabs.open == "deeds"
    assert sitting.parts.deeds.choice.value == 37
    assert "Crimea" in sitting.parts.deeds.deed.value


def test_odds_are_shown_on_the_board_before_a_throw(seat_table):
    sitting = seat_table(["Ana", "Luis"], {"seats": 2})
    assert "1/6" in sitting.parts.lens.text.value
    figure = {trace.name: trace for trace in sitting.parts.board.figure.data}
    assert "17%" in figure["chances"].text
    sitting.parts.lens.on_board.value = False
    assert not figure["chances"].text
    sitting.parts.lens.on_board.value = True
    sitting.parts.tabs.clicked("log", True)
    assert not figure["chances"].text


def test_only_the_open_tab_is_drawn(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 4)
    assert sitting.parts.tabs.parts["log"].text.value == ""
    sitting.parts.tabs.clicked("log", True)
    assert "Throws to see who starts" in sitting.parts.tabs.parts["log"].text.value
    sitting.parts.tabs.clicked("log", False)
    assert sitting.parts.tabs.heads["log"].value


def test_rules_tab_says_what_is_in_force(seat_table):
    sitting = seat_table(["Ana", "Luis"], None, tl.RutaRules(anchorage_pot=True))
    sitting.parts.tabs.clicked("rules", True)
    text = sitting.parts.tabs.parts["rules"].box.value
    assert "wait at the Anchorage for whoever stops there" in text
    assert "★" in text


def test_names_cannot_smuggle_markup(seat_table):
    sitting = seat_table(["<b>Ana</b>", "Luis"], {"seats": 2})
    sitting.parts.open_section("trade")
    html = [w.value for w in (sitting.parts.status.box, sitting.parts.players.box)]
    html += [sitting.parts.phase.trade.give.head.value, sitting.parts.phase.going.value]
    for text in html:
        assert "<b>Ana" not in text


def test_a_table_needs_a_language_it_knows():
    with pytest.raises(TesoroError, match="'en' or 'es'"):
        table(tl.new_match("ruta"), lang="fi")


def test_the_form_of_a_new_game_offers_the_game_that_saved_itself(seat_table):
    first = seat_table(THREE, autosave=files.AUTOSAVE)
    play_on(first, 3)
    second = table(tl.new_match("ruta", THREE, seed=99))
    second.parts.unfold()
    assert second.parts.new_game.resume.layout.display is None
    second.parts.new_game.go_on()
    assert second.match.state == first.match.state
    assert second.parts.new_game.box.layout.display == "none"


def test_a_page_loaded_again_gets_the_board_as_it_is(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 3)
    figure = sitting.parts.board.figure
    state = figure.get_state()
    names = [trace["name"] for trace in state["_widget_data"]]
    pawns = state["_widget_data"][names.index("pawns")]
    assert pawns["x"] == list(figure.data[names.index("pawns")].x)
    assert state["_widget_layout"]["meta"] == figure.layout.meta


def test_a_first_drawing_slower_than_the_first_click_is_told_again(seat_table):
    sitting = seat_table(THREE)
    play_on(sitting, 1)
    board = sitting.parts.board
    before = board.figure._last_trace_edit_id
    board._heard({"new": {"trace_edit_id": before, "trace_deltas": []}})
    told = board.figure._last_trace_edit_id
    assert told > before
    board._heard({"new": {"trace_edit_id": told, "trace_deltas": []}})
    assert board.figure._last_trace_edit_id == told  # once is enough


def test_nothing_is_sent_to_a_page_that_has_missed_nothing(seat_table):
    sitting = seat_table(["Ana", "Luis"], {"seats": 2})
    assert sitting.parts.board.figure._last_trace_edit_id == 0


def test_a_board_that_never_answers_is_made_again_but_not_for_ever(seat_table):
    sitting = seat_table(THREE)
    board = sitting.parts.board
    figures_seen = [board.figure]
    for _ in range(4):
        play_on(sitting, 1)
        if board._waiting is not None:
            board._waiting -= 60
        play_on(sitting, 1)
        if board.figure is not figures_seen[-1]:
            figures_seen.append(board.figure)
            assert board.box.children == (board.figure,)
    assert len(figures_seen) == 3
    assert not sitting.trouble


def test_a_board_that_answers_stays(seat_table):
    sitting = seat_table(THREE)
    board = sitting.parts.board
    first = board.figure
    for _ in range(3):
        play_on(sitting, 1)
        board._heard({"new": {"trace_edit_id": board.figure._last_trace_edit_id}})
        assert board._waiting is None or board.figure is first
    assert board.figure is first
