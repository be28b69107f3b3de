"""Inkan Aarre keeps every promise that a game makes."""

from contract import GameContract
from inkan_play import OTHER_READINGS

from tesoro_lab.games.inkan import INKAN, InkanMap, InkanRules


class TestInkan(GameContract):
    game = INKAN
    choices = (InkanRules(), OTHER_READINGS)
    boards = (InkanMap.load(),)
    games = 1
    moves = 150
