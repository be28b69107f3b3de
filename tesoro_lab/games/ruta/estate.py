"""A seat's estate: building evenly, selling back, mortgages. Open whenever the seat is asked."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
from tesoro_lab.games.ruta.actions import Actions, space_of
from tesoro_lab.games.ruta.building import may_sell, sell, why_not_build, why_not_owned
from tesoro_lab.games.ruta.frames import Decision
from tesoro_lab.games.ruta.kinds import BUILD, LIFT, MORTGAGE, SELL, Kind
from tesoro_lab.games.ruta.money import CASTLE, lift_cost, receive, spend, spendable
from tesoro_lab.games.ruta.pieces import build, may_build

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


def moves(state: "RutaState", seat: int) -> list[Move]:
    """Everything the seat may build, sell, mortgage or lift now."""
    board, owner, mortgaged = state.board, state.owner, state.mortgaged
    found: list[Move] = []
    cash = spendable(state, seat)
    whole: tuple[int, ...] = ()
    for title in [t for group in board.members.values() for t in group if owner[t] == seat]:
        members = board.mates[title]
        if members is whole:
            continue
        if board.house_price[title] and title == members[0] and _owns_all(state, seat, members):
            _moves_on_whole(state, seat, members, cash, found)
            whole = members
        elif not mortgaged[title]:
            found.append(MORTGAGE[title])
        elif lift_cost(board.mortgage[title]) <= cash:
            found.append(LIFT[title])
    return found


def _owns_all(state: "RutaState", seat: int, members: tuple[int, ...]) -> bool:
    for title in members:
        if state.owner[title] != seat:
            return False
    return True


def _moves_on_whole(
    state: "RutaState", seat: int, members: tuple[int, ...], cash: int, found: list[Move]
) -> None:
    """Add the moves on a group of plots that the seat owns altogether: only there it can build."""
    level, mortgaged = state.level, state.mortgaged
    highest, lowest, pledged = 0, CASTLE, False
    for title in members:
        highest = max(highest, level[title])
        lowest = min(lowest, level[title])
        pledged = pledged or mortgaged[title]
    for title in members:
        if mortgaged[title]:
            if lift_cost(state.board.mortgage[title]) <= cash:
                found.append(LIFT[title])
            continue
        if not highest:
            found.append(MORTGAGE[title])
        elif level[title] == highest:
            found.append(SELL[title])
        if pledged or level[title] not in (lowest, 4):
            continue
        if why_not_build(state, seat, title, cash) is None:
            found.append(BUILD[title])


def _may_mortgage(state: "RutaState", frame: Decision, move: Move) -> Reason | None:
    title = space_of(move)
    reason = why_not_owned(state, frame.seat, title)
    if reason is not None:
        return reason
    if state.mortgaged[title]:
        return Reason("mortgaged", (title,))
    for mate in state.board.mates[title]:
        if state.level[mate]:
            return Reason("group_built", (mate,))
    return None


def _mortgage(state: "RutaState", frame: Decision, move: Move) -> None:
    title = space_of(move)
    state.mortgaged[title] = True
    receive(state, frame.seat, state.board.mortgage[title])
    state.tell("mortgages", frame.seat, title, state.board.mortgage[title])


def _may_lift(state: "RutaState", frame: Decision, move: Move) -> Reason | None:
    title = space_of(move)
    reason = why_not_owned(state, frame.seat, title)
    if reason is not None:
        return reason
    if not state.mortgaged[title]:
        return Reason("not_mortgaged", (title,))
    cost, cash = lift_cost(state.board.mortgage[title]), spendable(state, frame.seat)
    return Reason("short", (cost, cash)) if cost > cash else None


def _lift(state: "RutaState", frame: Decision, move: Move) -> None:
    title = space_of(move)
    cost = lift_cost(state.board.mortgage[title])
    state.mortgaged[title] = False
    spend(state, frame.seat, cost)
    state.tell("lifts", frame.seat, title, cost)


ACTIONS: Actions = {
    Kind.BUILD: (may_build, build),
    Kind.SELL: (may_sell, sell),
    Kind.MORTGAGE: (_may_mortgage, _mortgage),
    Kind.LIFT: (_may_lift, _lift),
}
