"""Inkan Aarre keeps every promise that a game makes."""

from contract import GameContract

from tesoro_lab.games.inkan import INKAN, InkanMap, InkanRules

OTHER_READINGS = InkanRules(
    disk_throw="next_turn",
    sea_fee="each_voyage",
    free_sea="penniless",
    suns_count="any",
    reward_on="pass",
    mixed_modes=True,
)
"""Every field off its default."""


class TestInkan(GameContract):
    game = INKAN
    choices = (InkanRules(), OTHER_READINGS)
    boards = (InkanMap.load(),)
    games = 1
    moves = 150
