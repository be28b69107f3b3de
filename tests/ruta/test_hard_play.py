"""Unruly games: odd offers, claims at odd moments, players who leave in the middle of anything.

The rules are drawn anew for each game, half of which begin with the whole board sold and the
pieces short, and every state on the way is held to the invariants.
"""

import json
import random
from dataclasses import fields
from typing import Any

import pytest
from test_fields import CHOICES

from tesoro_lab.engine import CHANCE, Move
from tesoro_lab.games.ruta import RUTA, RutaBoard, RutaRules, RutaState
from tesoro_lab.games.ruta.frames import Auction, Goods, PieceAuction
from tesoro_lab.games.ruta.invariants import problems
from tesoro_lab.games.ruta.trade import offer_move

pytestmark = pytest.mark.no_cover  # long, and all of it is measured elsewhere

GAMES = 25
"""Games in each of the four tests: 100 in all."""
MOVES = 500
EAGER = ("buy", "build", "accept", "claim", "place")


def any_rules(rng: random.Random) -> RutaRules:
    drawn = {field.name: rng.choice(CHOICES[field.name]) for field in fields(RutaRules)}
    return RutaRules(**drawn)


def crowded(rules: RutaRules, seats: int, rng: random.Random) -> RutaState:
    """Every title sold, whole groups in one hand, few houses left and purses of all sizes."""
    board = RutaBoard.load()
    owners: dict[int, int] = {}
    buildings: dict[int, int] = {}
    houses, castles = rules.stock[0] - 2, rules.stock[1]
    for members in board.members.values():
        owner = rng.randrange(seats)
        level = rng.choice((0, 0, 2, 3, 4, 5)) if board.house_price[members[0]] else 0
        for title in members:
            owners[title] = owner if level or rng.random() < 0.8 else rng.randrange(seats)
        pieces = (0, len(members)) if level == 5 else (level * len(members), 0)
        if pieces[0] <= houses and pieces[1] <= castles:
            buildings |= dict.fromkeys(members, level)
            houses, castles = houses - pieces[0], castles - pieces[1]
    purses = [rng.choice((0, 700, 5_000, 60_000, 250_000)) for _ in range(seats)]
    cards = {"suerte 9": rng.randrange(seats), "cofre 6": rng.randrange(seats)}
    facts = {"seats": seats, "owners": owners, "buildings": buildings, "purses": purses}
    pawns = [rng.randrange(30) for _ in range(seats)]
    return RUTA.scenario({**facts, "cards": cards, "pawns": pawns}, rules)


def odd_offer(state: RutaState, rng: random.Random) -> Move:
    """Some goods of the seat that is asked for some goods of anybody."""
    me, to = state.seat, rng.randrange(len(state.purses))

    def goods(seat: int | None) -> Goods:
        titles = [title for title in state.board.titles if state.owner[title] == seat]
        held = zip(state.board.keepable, state.holder, strict=True)
        cards = [(card.deck, card.no) for card, holder in held if holder == seat]
        cash = rng.choice((0, 0, 100, 1_000, 10_000, 50_000))
        some = rng.sample(titles, min(len(titles), rng.randrange(3)))
        return Goods(cash, tuple(some), tuple(cards if rng.random() < 0.4 else ()))

    return offer_move(to, goods(me), goods(to))


def choose(state: RutaState, rng: random.Random) -> Move:
    legal = state.legal()
    draw = rng.random()
    in_auction = isinstance(state.frame, Auction | PieceAuction)
    if draw < (0.03 if in_auction or len(state.stack) > 2 else 0.002) and legal.apart:
        return rng.choice(legal.apart)
    if draw < 0.15:
        for _ in range(4):
            move = odd_offer(state, rng)
            if state.why_not(move) is None:
                assert move in legal
                return move
            assert move not in legal
    if draw < 0.5:
        eager = [move for move in legal.moves if move.kind in EAGER]
        if eager:
            return rng.choice(eager)
    return legal.sample(rng)


def look(state: RutaState, move: Move) -> None:
    """What must hold whatever was played."""
    assert problems(state) == [], move.text
    seat: Any = state.seat
    if seat is None or seat == CHANCE:
        return
    legal = state.legal()
    assert state.playing[seat], f"{move.text}: a player who has left is asked"
    assert len(legal.moves) + len(legal.ranges), f"{move.text}: nothing to do but resign"


BY_SPACE = ("build", "sell", "mortgage", "lift", "claim", "place")
PLAIN = (
    *("roll", "end", "buy", "auction", "pass", "fine", "pay", "bankrupt", "wait"),
    *("accept", "decline", "resign", "time", "use suerte 9", "use cofre 6", "use cofre 9"),
)


def all_is_listed(state: RutaState) -> None:
    """A move is listed exactly when it is accepted: nothing open is kept from the player."""
    if state.seat is None or state.seat == CHANCE:
        return
    legal = state.legal()
    moves = [Move(kind, (space,)) for kind in BY_SPACE for space in range(40)]
    bids = [Move("bid", (amount,)) for amount in (0, 100, 150, 5_000, 20_000, 60_000, 300_000)]
    for move in (*moves, *bids, *[Move.parse(text) for text in PLAIN]):
        assert (move in legal) == (state.why_not(move) is None), (move.text, state.frame)


@pytest.mark.parametrize("part", range(4))
def test_unruly_games_break_nothing(part: int) -> None:
    for number in range(GAMES):
        rng = random.Random(f"unruly/{part}/{number}")
        rules = any_rules(rng)
        seats = rng.randint(*rules.seats)
        state = crowded(rules, seats, rng) if number % 2 else RUTA.new(seats, rules)
        for step in range(MOVES):
            if state.seat is None:
                break
            move = state.draw(rng) if state.seat == CHANCE else choose(state, rng)
            state.play(move)
            look(state, move)
            if step % 13 == 0:
                all_is_listed(state)
            if step % 101 == 100:
                assert RUTA.from_dict(json.loads(json.dumps(state.to_dict()))) == state
