"""Port Royal keeps every promise that a game makes."""

from contract import GameContract

from tesoro_lab.games.royal import ROYAL, RoyalDeck, RoyalRules

OTHER_READINGS = RoyalRules(
    governor_scope="any_turn",
    admiral_scope="any_turn",
    refuse_repel=False,
    new_governor_counts=False,
    new_admiral_paid=True,
    claim_after_bust=True,
    expedition_needed_to_win=True,
)
"""Every field off its default."""


class TestRoyal(GameContract):
    game = ROYAL
    choices = (RoyalRules(), RoyalRules.official(), OTHER_READINGS)
    boards = (RoyalDeck.load(),)
    games = 1
    moves = 150
