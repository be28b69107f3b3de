"""Inkan Aarre keeps every promise that a game makes."""

from pathlib import Path
from tempfile import TemporaryDirectory

from contract import GameContract
from inkan_play import OTHER_READINGS, tiny

from tesoro_lab.games.inkan import INKAN, InkanMap, InkanRules


class TestInkan(GameContract):
    game = INKAN
    choices = (InkanRules(), OTHER_READINGS)
    boards = (InkanMap.load(),)
    games = 1
    moves = 150


with TemporaryDirectory() as folder:
    TINY = tiny(Path(folder))


class TestInkanOnAMapOfOnesOwn(GameContract):
    game = INKAN
    choices = (InkanRules(reward_on="pass", mixed_modes=True),)
    boards = (TINY,)
    games = 1
    moves = 60
