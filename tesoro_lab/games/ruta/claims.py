"""Tolls: collected by themselves, or claimed by an owner who has not forgotten to."""

from typing import TYPE_CHECKING, NamedTuple

from tesoro_lab.engine import Move, Reason
from tesoro_lab.games.ruta.actions import Actions, Choices, always, space_of
from tesoro_lab.games.ruta.frames import Claim, Decision
from tesoro_lab.games.ruta.kinds import CLAIM, WAIT, Kind
from tesoro_lab.games.ruta.money import can_raise, charge, spendable, toll

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


class Pending(NamedTuple):
    """A toll not claimed yet; it lapses when another player than the debtor throws."""

    owner: int
    debtor: int
    title: int
    amount: int


def demand_toll(state: "RutaState", debtor: int, owner: int, title: int) -> None:
    """The visitor pays, or the owner is asked whether to claim."""
    amount = toll(state, title)
    if state.rules.toll_claim == "auto":
        state.tell("toll", debtor, owner, title, amount)
        charge(state, debtor, ((owner, amount),))
        return
    state.claims = (*state.claims, Pending(owner, debtor, title, amount))
    state.stack.append(Claim(owner, debtor, title, amount))
    state.tell("claim_open", owner, debtor, title, amount)


def moves(state: "RutaState", seat: int) -> list[Move]:
    """The tolls the seat may still claim."""
    return [
        CLAIM[claim.title]
        for claim in state.claims
        if claim.owner == seat and not _spoken_for(state, claim)
    ]


def _spoken_for(state: "RutaState", claim: Pending) -> bool:
    """Whether only the bid by which the debtor leads an auction keeps it from paying.

    Nobody goes bankrupt over a bid: the claim waits until the auction is over.
    """
    bid = state.purses[claim.debtor] - spendable(state, claim.debtor)
    return bid > 0 and claim.amount > can_raise(state, claim.debtor)


def _find(state: "RutaState", seat: int, title: int) -> Pending | None:
    for claim in state.claims:
        if claim.owner == seat and claim.title == title:
            return claim
    return None


def _may_claim(state: "RutaState", frame: Decision, move: Move) -> Reason | None:
    title = space_of(move)
    claim = _find(state, frame.seat, title)
    if claim is None:
        return Reason("no_claim", (title,))
    return Reason("wrong_moment", (Kind.CLAIM,)) if _spoken_for(state, claim) else None


def _claim(state: "RutaState", frame: Decision, move: Move) -> None:
    """The debtor must pay; the claim window closes."""
    claim = _find(state, frame.seat, space_of(move))
    assert claim is not None
    state.stack[:] = [
        open_
        for open_ in state.stack
        if not (type(open_) is Claim and open_.seat == claim.owner and open_.title == claim.title)
    ]
    state.claims = tuple([other for other in state.claims if other != claim])
    state.tell("claims", *claim)
    charge(state, claim.debtor, ((claim.owner, claim.amount),))


def window(state: "RutaState", frame: Claim) -> Choices:
    """Wait: the claim itself is among the moves of every decision of its owner."""
    return [WAIT], []


def _wait(state: "RutaState", frame: Claim, move: Move) -> None:
    state.stack.pop()


def lapse(state: "RutaState", thrower: int) -> None:
    """A player throws: tolls that others owe are forgotten."""
    for claim in state.claims:
        if claim.debtor != thrower:
            state.tell("claim_lapsed", claim.owner, claim.title)
    state.claims = tuple([claim for claim in state.claims if claim.debtor == thrower])


CLAIM_ACTIONS: Actions = {Kind.CLAIM: (_may_claim, _claim)}
WINDOW_ACTIONS: Actions = {Kind.WAIT: (always, _wait)}
