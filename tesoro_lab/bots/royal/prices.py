"""What cards are worth to the navigator, in coins: shields, swords, roles, expeditions."""

from typing import TYPE_CHECKING, NamedTuple

from tesoro_lab.engine import Move
from tesoro_lab.games.royal import claims
from tesoro_lab.games.royal.coins import purse
from tesoro_lab.games.royal.deck import ANY, PERSON, SHIP, Face, Role
from tesoro_lab.games.royal.harbour import count_role, shields, swords
from tesoro_lab.games.royal.kinds import SHIELDS_TO_WIN, TAXED_FROM
from tesoro_lab.odds.glance import Crew

if TYPE_CHECKING:
    from tesoro_lab.games.royal.state import RoyalState

SHIELD = 2.6
NEAR = 0.25
"""How much more a shield is worth for each shield that somebody has."""
LAST = 8.0
"""What a shield is worth in the last round."""
SWORD = (1.5, 1.5, 1.2, 1.0, 0.8, 0.5, 0.3)
"""What one more sword is worth, by the swords that one has."""
ROLES: dict[str, float] = {
    Role.TRADER: 1.0,
    Role.MADEMOISELLE: 3.0,
    Role.JESTER: 1.5,
    Role.ADMIRAL: 1.5,
    Role.GOVERNOR: 8.0,
}
"""What a role is worth when the game begins; it fades to nothing as the end comes near."""
SYMBOL = 1.5
"""What a symbol is worth."""
JACK = 1.5
"""What it is worth more that it may be any."""
CALLED = 2.5
"""What it is worth more when an expedition lies open that lacks it alone."""
OVER = 0.2
"""What a coin is worth in the last round."""
FULL = 0.6
"""What a coin is worth to whoever has so many that the taxes come."""


class Prices(NamedTuple):
    """What picking a card changes and is worth on the seat's own turn, by front."""

    changes: tuple[int, ...]
    """The coins that it brings or costs."""
    worths: tuple[float, ...]
    """What the card is worth besides."""
    coin: float
    """What a coin is worth."""
    full: float
    """What it is worth to whoever has twelve or more."""


_prices: dict[tuple[object, ...], Prices] = {}
_gains: dict[tuple[object, ...], list[float]] = {}
KEPT = 20_000
"""So many answers are kept to be looked up."""


def _key(state: "RoyalState", seat: int) -> tuple[object, ...]:
    """Everything that the prices depend on."""
    lead = max([shields(state, other) for other in range(len(state.coins))])
    return (
        state.board.fingerprint,
        state.persons[seat],
        lead,
        state.last_round,
        state.open_expeditions,
    )


def prices(state: "RoyalState", seat: int) -> Prices:
    """The prices for the seat, looked up if they were asked for before."""
    key = _key(state, seat)
    found = _prices.get(key)
    if found is None:
        if len(_prices) >= KEPT:
            _prices.clear()
        found = _prices[key] = _reckon(state, seat, key[2])  # type: ignore[arg-type]
    return found


def _reckon(state: "RoyalState", seat: int, lead: int) -> Prices:
    """Go through all fronts."""
    faces = state.board.faces
    ladies = count_role(state, seat, Role.MADEMOISELLE)
    trade: dict[str, int] = {}
    for front in state.persons[seat]:
        colour = faces[front].colour
        trade[colour] = trade.get(colour, 0) + 1
    has = swords(state, seat)
    early = max(SHIELDS_TO_WIN - lead, 0) / SHIELDS_TO_WIN
    shield = LAST if state.last_round else SHIELD + NEAR * lead
    changes, worths = [], []
    for face in faces:
        change, worth = 0, 0.0
        if face.kind == SHIP:
            change = face.coins + trade.get(face.colour, 0)
        elif face.kind == PERSON:
            change = -max(face.cost - ladies, 0)
            worth = shield * face.shields
            if not state.last_round:
                worth += _besides(face, has, early)
                if face.symbols:
                    worth += _calling(state, seat, face.symbols[0])
        changes.append(change)
        worths.append(worth)
    coin, full = (OVER, OVER) if state.last_round else (1.0, FULL)
    return Prices(tuple(changes), tuple(worths), coin, full)


def _besides(face: Face, has: int, early: float) -> float:
    """What the swords and the role of a person are worth."""
    worth = ROLES.get(face.role, 0.0) * early
    for sword in range(has, has + face.swords):
        worth += SWORD[min(sword, len(SWORD) - 1)] * (0.5 + early)
    return worth


def _calling(state: "RoyalState", seat: int, symbol: str) -> float:
    """What a symbol is worth: more if an expedition lies open that it helps to fulfil."""
    faces = state.board.faces
    worth = SYMBOL + (JACK if symbol == ANY else 0)
    for expedition in state.open_expeditions:
        missing = list(faces[expedition].symbols)
        for front in state.persons[seat]:
            for own in faces[front].symbols:
                if own in missing:
                    missing.remove(own)
        if missing and (symbol in missing or symbol == ANY):
            worth += CALLED / len(missing)
    return worth


def worth_of_pick(known: Prices, coins: int, front: int, fee: int = 0) -> float:
    """What picking this card is worth to whoever has so many coins."""
    change = known.changes[front] - fee
    coin = known.full if coins + change >= TAXED_FROM else known.coin
    return known.worths[front] + change * coin


def crew_of(state: "RoyalState", seat: int) -> Crew:
    """The seat as the odds see it: what it would not or could not pick brings nothing."""
    coins = purse(state, seat)
    key = (*_key(state, seat), coins)
    gains = _gains.get(key)
    if gains is None:
        if len(_gains) >= KEPT:
            _gains.clear()
        known = prices(state, seat)
        gains = []
        for front, change in enumerate(known.changes):
            gain = worth_of_pick(known, coins, front) if coins + change >= 0 else 0.0
            gains.append(max(gain, 0.0))
        _gains[key] = gains
    return Crew(
        gains,
        swords(state, seat),
        count_role(state, seat, Role.GOVERNOR),
        count_role(state, seat, Role.ADMIRAL),
        count_role(state, seat, Role.JESTER),
    )


def cheapest_claim(state: "RoyalState", seat: int) -> Move | None:
    """The claim that wins most shields for the persons it costs, if there is one; Jacks count."""
    if not state.open_expeditions or not state.persons[seat]:
        return None
    faces, number = state.board.faces, state.board.number
    best, most = None, 0.0
    for move in claims.moves(state, seat):
        expedition, *party = [faces[number[str(name)]] for name in move.args]
        worth = SHIELD * expedition.shields + expedition.coins
        for person in party:
            worth -= SHIELD * person.shields + (1.0 if ANY in person.symbols else 0)
        if worth > most:
            best, most = move, worth
    return best
