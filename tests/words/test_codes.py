"""Every code of a refusal, an event and a move has its sentence in both languages."""

from types import SimpleNamespace
from typing import Any

from words_contract import NAMES, WordsContract

from tesoro_lab import words
from tesoro_lab.engine import Event, Move, Reason
from tesoro_lab.games import ruta
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.games.ruta.frames import Goods
from tesoro_lab.games.ruta.kinds import Kind
from tesoro_lab.words import ruta_acts, ruta_events, ruta_moves, ruta_reasons, ruta_telling
from tesoro_lab.words.ruta_payments import PAID
from tesoro_lab.words.ruta_refusals import REFUSALS
from tesoro_lab.words.speech import Phrase

BOARD = RutaBoard.load()

# one example of each refusal, with its data as the rules give it
REASONS: dict[str, tuple[Any, ...]] = {
    "over": (),
    "not_chance": (),
    "chance_first": (),
    "unknown_move": ("fly",),
    "wrong_moment": ("build",),
    "bad_args": ("bid",),
    "impossible_throw": (),
    "card_not_in_pile": ("suerte", 9),
    "card_not_on_top": ("cofre", 6),
    "title_not_free": (1,),
    "short": (6000, 500),
    "not_title": (0,),
    "not_yours": (1,),
    "mortgaged": (5,),
    "not_mortgaged": (28,),
    "group_incomplete": (1,),
    "group_mortgaged": (3,),
    "group_built": (3,),
    "build_lower_first": (1, 3),
    "sell_higher_first": (1, 3),
    "full": (1,),
    "no_buildings_here": (5,),
    "no_houses_left": (),
    "no_castles_left": (),
    "nothing_built": (1,),
    "bid_low": (600,),
    "bid_high": (500,),
    "bid_step": (100,),
    "not_bidding": (),
    "trading_closed": (12,),
    "offer_self": (),
    "offer_to_absent": (1,),
    "offer_open": (),
    "offer_empty": (),
    "offer_gift": (),
    "offer_title_not_owned": (1, 0),
    "offer_group_built": (1,),
    "offer_cash": (1, 400),
    "offer_card_not_held": (1, "suerte", 9),
    "card_not_for_sale": ("cofre", 9),
    "has_card_already": (1,),
    "interest_short": (1, 300, 200),
    "no_card": ("suerte", 9),
    "not_in_galleys": (),
    "just_sent": (),
    "can_still_pay": (5000, 9000),
    "debt_open": (5000, 900),
    "no_claim": (1,),
    "no_clock": (),
}

EVENTS: dict[str, tuple[tuple[Any, ...], ...]] = {
    "opening_throw": ((0, 3, 4),),
    "opening_tie": (((0, 2),),),
    "starts": ((0,),),
    "dealt": ((0, 1, 6000),),
    "turn": ((0, 12, 4),),
    "throws": ((0, 3, 4),),
    "doubles_again": ((0,),),
    "moves": ((0, 0, 7),),
    "salary": ((0, 20000),),
    "sent": ((0, "space"), (0, "card"), (0, "doubles")),
    "visits": ((0,),),
    "stays": ((0, 1), (0, 2), (0, 3)),
    "leaves": ((0, "doubles"), (0, "fine"), (0, "card")),
    "fined": ((0, 10000),),
    "buys": ((0, 28, 15000),),
    "declines": ((0, 28),),
    "auction_opens": ((28,),),
    "bids": ((0, 500),),
    "passes": ((0,),),
    "auction_won": ((0, 28, 500),),
    "auction_unsold": ((28,),),
    "own": ((0, 1),),
    "toll_free": ((0, 1, 5),),
    "toll": ((0, 1, 5, 5000),),
    "claim_open": ((0, 1, 5, 5000),),
    "claims": ((0, 1, 5, 5000),),
    "claim_lapsed": ((0, 5),),
    "tax": ((0, 4, 20000),),
    "exempted": ((0, 4),),
    "rests": ((0, 20),),
    "pot": ((0, 30000),),
    "draws": ((0, "cofre", 6), (0, "suerte", 4)),
    "receives": ((0, 5000),),
    "pays": ((0, -1, 5000), (0, 2, 1000)),
    "loan_repaid": ((0, 20000),),
    "loses_turns": ((0, 2),),
    "skips": ((0, 0), (0, 1), (0, 2)),
    "keeps_card": ((0, "suerte", 9),),
    "uses_card": ((0, "suerte", 9),),
    "fire": ((0, 1, 2),),
    "no_fire": ((0,),),
    "builds": ((0, 1, 1), (0, 1, 5)),
    "sells": ((0, 1, 0, 2500), (0, 1, 1, 2500), (0, 1, 4, 2500)),
    "castles_sold": ((0, 1, 3, 7500),),
    "mortgages": ((0, 1, 3000),),
    "lifts": ((0, 1, 3300),),
    "piece_auction": (("house", 0), ("castle", 0)),
    "piece_won": ((0, "house", 9000), (0, "castle", 9000)),
    "offers": ((0, 1, Goods(500, (1, 3), (("suerte", 9),)), Goods()),),
    "accepts": ((1, 0),),
    "refuses": ((1, 0),),
    "title_passes": ((28, 0, 1),),
    "card_passes": (("suerte", 9, 0, 1),),
    "interest": ((0, 1, 300),),
    "owes": ((0, 5000),),
    "settles": ((0, 5000),),
    "bankrupt": ((0, 1), (0, -1)),
    "resigns": ((0,),),
    "confiscated": (((1, 3),),),
    "time_called": ((0,),),
    "game_over": (((0,),), ((0, 2),)),
}

MOVES = (
    *("roll", "end", "buy", "auction", "pass", "fine", "pay", "bankrupt", "wait", "accept"),
    *("decline", "resign", "time", "bid 12000", "use suerte 9", "claim 5", "build 1", "sell 1"),
    *("mortgage 28", "lift 28", "place 1", "dice 3 5", "card cofre 6", "title 28"),
    "offer 1 give 500 1 suerte 9 want 0 3",
)

PHRASES: dict[str, Phrase] = {
    **ruta_events.EVENTS,
    **ruta_reasons.REASONS,
    **REFUSALS,
    **{f"plain {code}": phrase for code, phrase in ruta_reasons.PLAIN.items()},
    **{f"known {code}": phrase for code, phrase in ruta_reasons.KNOWN.items()},
    **{f"paid {code}": phrase for code, phrase in PAID.items()},
}


class TestWords(WordsContract):
    rules = ruta
    board = BOARD
    reasons = REASONS
    events = EVENTS
    moves = MOVES
    phrases = PHRASES
    reason_codes = ruta_reasons.CODES
    event_codes = ruta_telling.CODES
    kinds = Kind
    acts = ruta_acts.ACTS
    more_told_than = 50


def test_unknown_codes_are_shown_readably_in_play() -> None:
    assert words.reason(Reason("no_wind", (3,)), NAMES, BOARD) == "no wind (3)."
    assert words.event(Event("sun_rises"), NAMES, BOARD) == "Sun rises."
    assert words.move(Move("fly", (3,)), NAMES, BOARD) == "fly (3)"


def test_a_move_without_its_number_is_shown_as_written() -> None:
    assert words.move(Move("bid"), NAMES, BOARD) == "bid"


def test_a_refusal_names_the_owner_when_the_state_is_at_hand() -> None:
    owner = [-1] * 40
    owner[1], owner[3] = 0, 1
    match = SimpleNamespace(names=NAMES, state=SimpleNamespace(board=BOARD, owner=owner))
    assert words.reason(Reason("group_incomplete", (1,)), match) == (
        "Mahón cannot be built on: Ibiza, of the same group, belongs to Luis. "
        "The whole group is needed."
    )
    assert words.reason(Reason("group_incomplete", (1,)), match, lang="es") == (
        "En Mahón no se puede edificar: Ibiza, del mismo grupo, es de Luis. "
        "Hace falta el grupo entero."
    )
    assert "belongs to Luis" in words.reason(Reason("not_yours", (3,)), match)


def test_buttons_name_their_price() -> None:
    asked = SimpleNamespace(frame=SimpleNamespace(title=1), level=[4] * 40)
    assert words.move(Move("buy"), NAMES, BOARD, state=asked) == "Buy Mahón (6,000)"
    assert words.move(Move("buy"), NAMES, BOARD, "es", asked) == "Comprar Mahón (6.000)"
    assert words.move(Move("build", (39,)), NAMES, BOARD, state=asked) == (
        "Castle on Constantinople (20,000)"
    )
    assert words.move(Move("lift", (1,)), NAMES, BOARD) == "Lift the mortgage of Mahón (3,300)"


def test_offers_read_both_sides() -> None:
    told = ruta_moves.read_offer(Move.parse("offer 2 give 0 5 suerte 9 want 700").args)
    assert told == (2, (0, [5], [("suerte", 9)]), (700, [], []))


def test_say_tells_all_three() -> None:
    assert words.say(Reason("offer_self"), NAMES, BOARD).startswith("An offer needs")
    assert words.say(Event("starts", (2,)), NAMES, BOARD, "es") == "Empieza Inés."
    assert words.say(Move("roll"), NAMES, BOARD) == "Roll the dice"
