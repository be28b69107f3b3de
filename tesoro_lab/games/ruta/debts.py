"""Debts that a purse cannot meet, bankruptcy, and leaving the table."""

from typing import TYPE_CHECKING

from tesoro_lab.engine import Move, Reason
from tesoro_lab.games.ruta.actions import Actions, Choices, always
from tesoro_lab.games.ruta.frames import CROWN, Confiscated, Debt, Decision
from tesoro_lab.games.ruta.kinds import BANKRUPT, PAY, Kind
from tesoro_lab.games.ruta.leaving import remove_from_table
from tesoro_lab.games.ruta.money import (
    CASTLE,
    building_value,
    can_raise,
    hand_over,
    receive,
    spendable,
)
from tesoro_lab.games.ruta.trade import pay_transfer_interest

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


def total(frame: Debt) -> int:
    """The whole debt in reales."""
    return sum([amount for _, amount in frame.dues])


def ways_out(state: "RutaState", frame: Debt) -> Choices:
    """Pay as soon as the purse allows; bankruptcy only when everything sold would not do."""
    if total(frame) <= spendable(state, frame.seat):
        return [PAY], []
    if can_raise(state, frame.seat) < total(frame):
        return [BANKRUPT], []
    return [], []


def _may_pay(state: "RutaState", frame: Debt, move: Move) -> Reason | None:
    cash = spendable(state, frame.seat)
    if total(frame) > cash:
        return Reason("debt_open", (total(frame), cash))
    return always(state, frame, move)


def _pay(state: "RutaState", frame: Debt, move: Move) -> None:
    state.stack.pop()
    for creditor, amount in frame.dues:
        hand_over(state, frame.seat, creditor, amount)
    state.tell("settles", frame.seat, total(frame))


def _may_go_bankrupt(state: "RutaState", frame: Debt, move: Move) -> Reason | None:
    worth = can_raise(state, frame.seat)
    if worth >= total(frame):
        return Reason("can_still_pay", (total(frame), worth))
    return always(state, frame, move)


def _go_bankrupt(state: "RutaState", frame: Debt, move: Move) -> None:
    state.stack.pop()
    leave(state, frame.seat, frame.dues)


def _resign(state: "RutaState", frame: Decision, move: Move) -> None:
    """Leave the game: to the creditors while a debt or a toll is due, else to the Crown."""
    state.tell("resigns", frame.seat)
    dues = [due for debt in _debts_of(state, frame.seat) for due in debt.dues]
    dues += [(claim.owner, claim.amount) for claim in state.claims if claim.debtor == frame.seat]
    leave(state, frame.seat, tuple(dues))


def _debts_of(state: "RutaState", seat: int) -> list[Debt]:
    """The debts of the seat, those included that wait for an answer to its offer."""
    return [frame for frame in state.stack if isinstance(frame, Debt) and frame.seat == seat]


def leave(state: "RutaState", seat: int, dues: tuple[tuple[int, int], ...]) -> None:
    """The seat gives up what it has, to one player, to several, or to the Crown, and leaves."""
    creditors = [creditor for creditor, _ in dues if creditor != CROWN]
    heir = creditors[0] if len(set(creditors)) == 1 else CROWN
    titles = [title for title in state.board.titles if state.owner[title] == seat]
    state.tell("bankrupt", seat, heir)
    _clear_plots(state, seat, titles, paid=bool(creditors))
    _share_cash(state, seat, dues)
    for card in state.board.keepable:
        if state.card_holder(card) == seat:
            if heir == CROWN:
                state.return_card(card.deck, card.no)
            else:
                state.give_card(card.deck, card.no, heir)
    inherits = heir != CROWN and state.rules.bankrupt_to_player == "everything"
    if inherits:
        _inherit(state, seat, heir, titles)
    remove_from_table(state, seat)
    if not inherits:
        _confiscate(state, titles)
    elif not state.over:
        pay_transfer_interest(state, heir, tuple(titles))


def _clear_plots(state: "RutaState", seat: int, titles: list[int], paid: bool) -> None:
    """Buildings go back to the Crown, which pays half of them only towards a player's debt."""
    for title in titles:
        level = state.level[title]
        if not level:
            continue
        if paid:
            receive(state, seat, building_value(state, title))
        if level == CASTLE:
            state.castles += 1
        else:
            state.houses += level
        state.level[title] = 0


def _share_cash(state: "RutaState", seat: int, dues: tuple[tuple[int, int], ...]) -> None:
    """Creditors are paid in proportion to what they are owed; the odd reales go in seat order."""
    dues = dues or ((CROWN, 1),)
    cash = state.purses[seat]
    owed = sum([amount for _, amount in dues])
    shares = [cash * amount // owed for _, amount in dues]
    for odd in range(cash - sum(shares)):
        shares[odd] += 1
    for (creditor, _), share in zip(dues, shares, strict=True):
        if share:
            hand_over(state, seat, creditor, share)


def _inherit(state: "RutaState", seat: int, heir: int, titles: list[int]) -> None:
    for title in titles:
        state.give_title(title, heir)
        state.tell("title_passes", title, seat, heir)


def _confiscate(state: "RutaState", titles: list[int]) -> None:
    """The Crown wipes the mortgages and auctions the titles one by one."""
    for title in titles:
        state.mortgaged[title] = False
        state.take_title(title)
    if titles and not state.over:
        state.tell("confiscated", tuple(titles))
        state.stack.append(Confiscated(tuple(titles)))


DEBT_ACTIONS: Actions = {
    Kind.PAY: (_may_pay, _pay),
    Kind.BANKRUPT: (_may_go_bankrupt, _go_bankrupt),
}
LEAVE_ACTIONS: Actions = {Kind.RESIGN: (always, _resign)}
