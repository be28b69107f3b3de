"""For each game, positions in which a seat is asked, every kind of frame among them."""

from collections.abc import Iterator
from typing import Any

from tesoro_lab.engine import Move
from tesoro_lab.games.inkan import INKAN
from tesoro_lab.games.inkan.frames import Arrival, Go, Guide, Start
from tesoro_lab.games.royal import ROYAL
from tesoro_lab.games.royal.frames import Busted, Discover, Leaving, Threat, Trade
from tesoro_lab.games.ruta import RUTA
from tesoro_lab.games.ruta.claims import Pending
from tesoro_lab.games.ruta.frames import (
    After,
    Auction,
    Claim,
    Debt,
    Exempt,
    Galleys,
    Goods,
    Offer,
    PieceAuction,
    Place,
    Purchase,
    Throw,
)

RUTA_FRAMES = (
    Throw(0),
    Galleys(0),
    After(0),
    Purchase(0, 13),
    Purchase(0, 39),
    Exempt(0, 4),
    Auction(0, 13, 0, -1, (0, 1, 2)),
    Auction(0, 13, 9_900, 1, (0, 2, 1)),
    PieceAuction(0, "house", 5_000, 1, (0, 1), 1),
    Place(0, "house"),
    Offer(0, 1, Goods(20_000), Goods(0, (6,))),
    Offer(0, 1, Goods(0, (37,)), Goods(60_000, (6,))),
    Debt(0, ((1, 1_000),)),
    Debt(0, ((1, 2_000), (2, 8_000))),
    Debt(0, ((-1, 900_000),)),
    Claim(0, 1, 5, 5_000),
)
INKAN_FRAMES = (Start(0), Go(0, "land", 2), Arrival(0), Guide(0))
ROYAL_FRAMES = (
    Discover(0),
    Discover(0, True),
    Threat(0),
    Trade(0, 0, 1),
    Trade(0, 0, 2),
    Trade(0, 1, 1),
    Busted(0),
    Leaving(0),
)


def positions(game: str) -> Iterator[Any]:
    """Seat 0 is asked in each of them."""
    return {"ruta": _ruta, "inkan": _inkan, "royal": _royal}[game]()


def _ruta() -> Iterator[Any]:
    owners = {1: 0, 3: 0, 5: 0, 6: 0, 8: 1, 16: 0, 18: 1, 37: 1}
    for purse in (0, 700, 15_500, 150_000):
        for sold in (False, True):
            others = {title: 2 for title in (11, 14, 19, 21, 23, 24, 31) if sold}
            for frame in RUTA_FRAMES:
                facts = {"owners": owners | others, "cards": {"cofre 9": 0, "suerte 9": 0}}
                state = RUTA.scenario({**facts, "seats": 3, "purses": [purse, 50_000, 90_000]})
                if type(frame) is Claim:
                    state.claims = (Pending(0, 1, 5, 5_000),)
                if type(frame) is Galleys:
                    state.pawns[0] = state.pawns[0]._replace(at=10, tries=0)
                _ask(state, frame)
                yield state


def _inkan() -> Iterator[Any]:
    for purse in (0, 100, 300, 1_600):
        for place in ("RIO", "LIM", "BUE", "MPI"):
            for carries in (0, 1, 2):  # nobody, the other one, seat 0
                if place == "MPI" and carries == 2:
                    continue  # that seat would have won
                for frame in INKAN_FRAMES:
                    facts: dict[str, Any] = {"places": {0: place}, "purses": {0: purse}}
                    if carries:
                        facts |= {"turned": {"Quito": "treasure"}, "treasure": carries % 2}
                    state = INKAN.scenario({"seats": 2, **facts})
                    if type(frame) is Arrival and not state.on_disk(0):
                        continue
                    _ask(state, frame)
                    yield state


def _royal() -> Iterator[Any]:
    crew = {0: ["sailor-1", "sailor-1", "captain-1", "captain-1"]}
    for coins in (0, 2, 11):
        for last, again in (("ship-red-2-3", "ship-red-1-1"), ("ship-blue-3-5", "ship-blue-1-1")):
            for frame in ROYAL_FRAMES:
                facts = {"display": ["jester-1", last], "drawn": 2, "persons": crew}
                facts |= {"seats": 3, "coins": [coins, 5, 5], "expeditions": ["expedition-aa"]}
                state = ROYAL.scenario(facts)
                state.active = getattr(frame, "active", 0)
                if type(frame) is Threat:
                    state.play(Move("draw"))
                    state.play(Move("card", (again,)))
                    assert state.frame == frame
                else:
                    _ask(state, frame)
                yield state


def _ask(state: Any, frame: Any) -> None:
    """Put what is asked on top."""
    if type(frame) in (Throw, Galleys, After, Start, Discover):
        state.stack[-1] = frame
    else:
        state.stack.append(frame)
    state.seat = 0
