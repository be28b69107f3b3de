"""The simplest player: any legal move, each as likely as the others."""

from random import Random

from tesoro_lab.engine import Move, State


def random(state: State, rng: Random, /) -> Move:
    """Play any legal move, and resign or call time only when nothing else is left."""
    return state.legal().sample(rng)
