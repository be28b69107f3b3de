"""The thinker: tries a few moves, plays each on to see how it turns out, and keeps the best.

It plays every game. The first move it considers is that of a strong bot; the others are drawn
from what is legal. Each is played on many times by a quick bot in every seat, with the same luck
for all moves, and after every round of trials the worse half drops out (successive halving). The
strong bot's move is left only for one that is clearly better on new trials.
"""

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from tesoro_lab import games
from tesoro_lab.engine import Move, State, Stream

BUDGET = 48
"""How many times it plays on before it decides."""
WIDTH = 12
"""It considers so many moves at most, and no more than a quarter of its budget."""
CLEARLY = 2.0
"""A move is clearly better if it is ahead by more than this many standard errors."""


class Way(NamedTuple):
    """How the thinker thinks in one game."""

    lead: str
    """The bot whose move it considers first."""
    quick: str
    """The bot that plays on, in every seat."""
    rounds: int
    """It looks so many rounds ahead; whoever stands well then counts as doing well."""
    routine: tuple[str, ...] = ()
    """Where the lead makes such a move, there is nothing to think about."""


HANDWORK = ("roll", "end", "pay", "bankrupt", "claim", "bid", "mortgage", "sell", "lift")
"""In La Ruta del Tesoro the lead does these by itself."""

WAYS: dict[str, Way] = {
    "ruta": Way("admiral", "merchant", 8, HANDWORK),
    "inkan": Way("racer", "explorer", 40),
    "royal": Way("navigator", "navigator", 40, ("end",)),
}
UNKNOWN = Way("random", "random", 40)

Bot = Callable[[Any, Random], Move]


def thinker(state: State, rng: Random, /, budget: int = BUDGET) -> Move:
    """Decide whatever is asked, by playing on `budget` times."""
    from tesoro_lab.bots import find  # which lists this bot, too

    game = games.of(state)
    way = WAYS.get(game, UNKNOWN)
    # One number for all it needs: an undo draws it again.
    luck = f"{rng.random()}"
    lead = find(game, way.lead)(state, Stream(luck))
    if lead.kind in way.routine:
        return lead
    width = max(2, min(WIDTH, budget // 4))
    moves = _candidates(state, lead, width, Stream(f"{luck}/moves"))
    if len(moves) == 1:
        return lead
    trial = Trial(state, find(game, way.quick), state.round + way.rounds, luck)
    return _choose(moves, trial.score, budget)


def with_budget(budget: int) -> Callable[[State, Random], Move]:
    """A thinker with another budget, called after it.

    >>> with_budget(200).__name__
    'thinker:200'
    """

    def bot(state: State, rng: Random, /) -> Move:
        return thinker(state, rng, budget)

    bot.__name__ = f"thinker:{budget}"
    return bot


def _candidates(state: State, lead: Move, width: int, rng: Random) -> list[Move]:
    """The lead's move, then others in random order: one of each kind before a second of any."""
    legal = state.legal()
    others = [*legal.moves, *[span.sample(rng) for span in legal.ranges]]
    for last in range(len(others) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        others[last], others[other] = others[other], others[last]
    seen: dict[str, int] = {}
    places = []
    for index, move in enumerate(others):
        places.append((seen.setdefault(move.kind, 0), index))
        seen[move.kind] += 1
    ordered = [others[index] for _, index in sorted(places)]
    return list(dict.fromkeys([lead, *ordered]))[:width]


def _choose(moves: list[Move], score: Callable[[Move, int], float], budget: int) -> Move:
    """Halve the lead's rivals round by round; the last one must beat the lead on new trials.

    Half the budget finds that rival, the rest judges it: whoever is best of many has been lucky,
    too, so the same trials can't serve for both.
    """
    lead, *rivals = moves
    scores = dict.fromkeys(rivals, 0.0)
    rounds = (len(rivals) - 1).bit_length()
    tried = spent = 0
    while len(rivals) > 1:
        more = max(1, budget // 2 // rounds // len(rivals))
        for move in rivals:
            scores[move] += sum([score(move, number) for number in range(tried, tried + more)])
        tried, spent = tried + more, spent + more * len(rivals)
        rivals.sort(key=scores.__getitem__, reverse=True)
        rivals = rivals[: (len(rivals) + 1) // 2]
    fresh = range(tried, tried + max(1, (budget - spent) // 2))
    one, two = [[score(move, number) for number in fresh] for move in (rivals[0], lead)]
    return rivals[0] if _clearly_better(one, two) else lead


def _clearly_better(one: list[float], two: list[float]) -> bool:
    """Whether the first did better by more than chance, trial by trial with the same luck."""
    ahead = [a - b for a, b in zip(one, two, strict=True)]
    mean = sum(ahead) / len(ahead)
    spread = sum([(step - mean) ** 2 for step in ahead]) / max(len(ahead) - 1, 1)
    return mean > CLEARLY * sqrt(spread / len(ahead))


class Trial:
    """One position, and how well the seat that decides does after each of its moves."""

    def __init__(self, state: State, quick: Bot, last: int, luck: str) -> None:
        """Play on by this bot to the end, or through this round."""
        self.state = state
        self.seat = state.seat
        self.quick = quick
        self.last = last
        self.luck = luck

    def score(self, move: Move, number: int) -> float:
        """1 if the seat wins, 0 if it loses; trial `number` has the same luck for all moves."""
        state = self.state.after(move)
        luck, own = Stream(f"{self.luck}/{number}"), Stream(f"{self.luck}/{number}/bots")
        quick, last = self.quick, self.last
        seat = state.seat
        while seat is not None and state.round <= last:
            state.play(quick(state, own) if seat >= 0 else state.draw(luck))
            seat = state.seat
        return _value(state, self.seat or 0)


def _value(state: State, seat: int) -> float:
    """How well a seat has done: what it won, or how it stands among the others."""
    if state.seat is None:
        winners = state.winners()
        return (seat in winners) / len(winners)
    standing: list[Any] = list(state.standing())
    own = standing[seat]
    if isinstance(own, int):
        return float(own / max(sum(standing), 1))
    beaten = [(own > other) + (own == other) / 2 for other in standing]
    return float((sum(beaten) - 0.5) / max(len(standing) - 1, 1))
