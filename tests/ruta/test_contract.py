"""La Ruta del Tesoro keeps every promise that a game makes."""

import pytest
from contract import GameContract

from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules

OTHER_READINGS = RutaRules(
    trading_opens="any_time",
    toll_claim="manual",
    double_toll_built=True,
    mortgaged_titles_count=True,
    auction_decliner_bids=False,
    building_auction=False,
    castle_requires_whole_group=False,
    mortgage_transfer_interest="at_transfer",
    bankrupt_to_player="money_only",
    fine_then="next_turn",
    third_turn="pay_and_wait",
    galleys_double_rolls_again=True,
    ransom_card="free",
    crown_loan="repaid",
    fire_reading="from_spain",
    mahon_card="direct",
    anchorage_pot=True,
    double_salary_on_start=True,
    edition="reissue",
    quick_game="clock",
)
"""Every field off its default."""


@pytest.mark.no_cover  # long, and all of it is measured elsewhere
class TestRuta(GameContract):
    game = RUTA
    choices = (RutaRules(), OTHER_READINGS)
    boards = (RutaBoard.load(),)
    games = 1
    moves = 250
