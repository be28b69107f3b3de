"""Houses and castles: what may stand where, even building up and down, and selling back."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
from tesoro_lab.games.ruta.actions import space_of
from tesoro_lab.games.ruta.frames import Decision, PieceAuction, Resume
from tesoro_lab.games.ruta.kinds import Kind
from tesoro_lab.games.ruta.money import CASTLE, receive

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState

HOUSE = "house"
CASTLE_PIECE = "castle"


def why_not_build(state: "RutaState", seat: int, title: int, cash: int) -> Reason | None:
    """The reason why the seat may not build on this plot with `cash` reales, if there is one."""
    reason = why_not_stand(state, seat, title)
    if reason is not None:
        return reason
    if len(state.stack) > 1 and _on_sale(state) is not None:
        return Reason("wrong_moment", (Kind.BUILD,))
    if state.level[title] < 4:
        if not state.houses:
            return Reason("no_houses_left")
    elif not state.castles:
        return Reason("no_castles_left")
    price = price_of(state, title)
    return Reason("short", (price, cash)) if price > cash else None


def _on_sale(state: "RutaState") -> str | None:
    """The piece that the Crown is auctioning: until it is sold nobody builds another."""
    for frame in state.stack:
        if type(frame) is Resume:
            frame = frame.auction
        if type(frame) is PieceAuction:
            return frame.piece
    return None


def why_not_stand(state: "RutaState", seat: int, title: int) -> Reason | None:
    """The reason why the plot cannot take its next building, whatever the stock and the price."""
    level = state.level[title]
    reason = why_not_owned(state, seat, title)
    if reason is not None:
        return reason
    if not state.board.house_price[title]:
        return Reason("no_buildings_here", (title,))
    mates = state.board.mates[title]
    for mate in mates:
        if state.owner[mate] != seat:
            return Reason("group_incomplete", (title,))
        if state.mortgaged[mate]:
            return Reason("group_mortgaged", (mate,))
    if level == CASTLE:
        return Reason("full", (title,))
    if level < 4 or state.rules.castle_requires_whole_group:
        for mate in mates:
            if state.level[mate] < level:
                return Reason("build_lower_first", (title, mate))
    return None


def why_not_owned(state: "RutaState", seat: int, title: int) -> Reason | None:
    """The reason why the space is not a title of this seat, if there is one."""
    if title < 0 or not state.board.group[title]:
        return Reason("not_title", (title,))
    return None if state.owner[title] == seat else Reason("not_yours", (title,))


def next_piece(state: "RutaState", title: int) -> str:
    """What would be built next on this plot: a house, or a castle on top of four."""
    return CASTLE_PIECE if state.level[title] == 4 else HOUSE


def price_of(state: "RutaState", title: int) -> int:
    """The list price in reales of the next building on this plot."""
    prices = state.board.castle_price if state.level[title] == 4 else state.board.house_price
    return prices[title]


def put_up(state: "RutaState", seat: int, title: int) -> None:
    """Take the piece from the Crown's stock; for a castle the four houses go back."""
    if state.level[title] == 4:
        state.castles -= 1
        state.houses += 4
    else:
        state.houses -= 1
    state.level[title] += 1
    state.tell("builds", seat, title, state.level[title])


def plots_for(state: "RutaState", seat: int, piece: str) -> list[int]:
    """The plots on which the seat could put this piece next, whatever it costs."""
    plots = []
    for title in state.board.titles:
        mine = state.owner[title] == seat and next_piece(state, title) == piece
        if mine and why_not_stand(state, seat, title) is None:
            plots.append(title)
    return plots


def may_sell(state: "RutaState", frame: Decision, move: Move) -> Reason | None:
    """Only the highest building of a group may be sold."""
    title = space_of(move)
    reason = why_not_owned(state, frame.seat, title)
    if reason is not None:
        return reason
    if not state.level[title]:
        return Reason("nothing_built", (title,))
    for mate in state.board.mates[title]:
        if state.level[mate] > state.level[title]:
            return Reason("sell_higher_first", (title, mate))
    return None


def sell(state: "RutaState", frame: Decision, move: Move) -> None:
    """Sell the top building at half its price; a castle turns back into four houses."""
    title, board = space_of(move), state.board
    if state.level[title] < CASTLE:
        amount = board.house_price[title] // 2
        state.houses += 1
    elif _free_houses(state) < 4:
        _sell_castles(state, frame.seat, title)
        return
    else:
        amount = board.castle_price[title] // 2
        state.castles += 1
        state.houses -= 4
    state.level[title] -= 1
    receive(state, frame.seat, amount)
    state.tell("sells", frame.seat, title, state.level[title], amount)


def _free_houses(state: "RutaState") -> int:
    """The houses the Crown can give back; one that is being auctioned is spoken for."""
    return state.houses - (_on_sale(state) == HOUSE)


def _sell_castles(state: "RutaState", seat: int, title: int) -> None:
    """The Crown lacks four houses: all castles of the group are sold together.

    The houses there are, those of the group and those of the Crown, stand evenly on its plots,
    and the missing ones are paid at half price like the castles.
    """
    board, mates = state.board, state.board.mates[title]
    levels = [state.level[mate] for mate in mates]
    castles = levels.count(CASTLE)
    standing = sum(levels) - CASTLE * castles
    given = _free_houses(state)
    missing = 4 * castles - given
    each, odd = divmod(standing + given, len(mates))
    for place, mate in enumerate(mates):
        state.level[mate] = each + (place < odd)
    state.castles += castles
    state.houses -= given
    amount = (castles * board.castle_price[title] + missing * board.house_price[title]) // 2
    receive(state, seat, amount)
    state.tell("castles_sold", seat, title, standing + given, amount)
