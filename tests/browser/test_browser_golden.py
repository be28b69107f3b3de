"""The golden save of the browser's game is what the engine makes of the same moves."""

import json

import browser_game as game


def test_golden_is_what_the_engine_plays():
    golden = json.loads(game.GOLDEN.read_text("utf-8"))
    assert game.played([*game.BEFORE, *game.AFTER_LOADING]).to_dict() == golden


def test_the_game_holds_all_it_promises():
    match = game.played([*game.BEFORE, *game.AFTER_LOADING])
    told = [event.kind for _, event in match.events()]
    wanted = ["auction_opens", "auction_won", "accepts", "builds", "owes", "mortgages"]
    wanted += ["settles", "bankrupt"]
    at = -1
    for kind in wanted:
        at = told.index(kind, at + 1)
    bidders = {event.data[0] for _, event in match.events() if event.kind == "bids"}
    assert bidders == {0, 1, 2}
    assert match.state.level[3] == 5
    assert match.state.playing == [True, True, False]
