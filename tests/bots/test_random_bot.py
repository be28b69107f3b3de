import pytest
from bot_suite import BotContract

from tesoro_lab.bots import find, names
from tesoro_lab.engine import Stream, TesoroError
from tesoro_lab.games.ruta import RUTA, RutaRules


class TestRandom(BotContract):
    game = "ruta"
    bot = "random"
    partners = ("merchant",)
    choices = (None, RutaRules(toll_claim="manual"), RutaRules(quick_game="clock"))
    moves = 300


def test_every_kind_of_move_comes_up() -> None:
    state = RUTA.scenario({"owners": {1: 0, 3: 0}})
    rng = Stream("kinds")
    kinds = {find("ruta", "random")(state, rng).kind for _ in range(200)}
    assert kinds == {"roll", "mortgage", "build"}


def test_a_bot_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(TesoroError, match=r'no bot "pirate".*merchant, random'):
        find("ruta", "pirate")


def test_a_game_without_bots_of_its_own_has_those_that_play_anything() -> None:
    assert names("draughts") == ("random", "thinker")


def test_names_are_in_order() -> None:
    assert list(names("ruta")) == sorted(names("ruta"))
