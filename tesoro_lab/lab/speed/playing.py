"""How fast whole games are played, and by several workers at once."""

from collections.abc import Iterator
from importlib import import_module
from time import perf_counter
from typing import NamedTuple

from tesoro_lab.engine import Match, TesoroError
from tesoro_lab.front import new_match
from tesoro_lab.lab.simulating import simulate
from tesoro_lab.lab.speed import yard
from tesoro_lab.lab.speed.yard import Figure, rate

LONGEST = 200
"""Games are stopped after so many rounds."""


class Play(NamedTuple):
    """Some games to be timed, and the least they should reach."""

    game: str
    bot: str
    games: int
    seats: int = 4
    games_aim: float | None = None
    decisions_aim: float | None = None
    decided_aim: float | None = None

    @property
    def title(self) -> str:
        """What is played, for the head of its figures."""
        return f"{self.game}, {self.seats} x {self.bot}"


PLAYS = (
    Play("ruta", "merchant", 24, games_aim=250, decided_aim=90),
    Play("ruta", "random", 6, decisions_aim=100_000),
    Play("inkan", "random", 4, decisions_aim=100_000),
    Play("royal", "random", 16, decisions_aim=100_000),
)
CREW = 2
"""So many workers are timed against one."""
CREW_GAMES, CREW_ROUNDS = 400, 3
CREW_AIM = 1.8


class Played(NamedTuple):
    """What came of some games."""

    decisions: int
    turns: int
    decided: int


def speeds() -> Iterator[Figure]:
    """Games, turns and decisions per second, and how many games came to an end, for each play."""
    for play in PLAYS:
        yield from timed(play)


def timed(play: Play) -> list[Figure]:
    """The figures of one play."""
    played = count(play)
    seconds, slow = yard.beside(lambda: _play(play))
    share = 100 * played.decided / play.games
    title = play.title
    return [
        rate(f"{title}: games", play.games, seconds, slow, play.games_aim),
        rate(f"{title}: turns", played.turns, seconds, slow),
        rate(f"{title}: decisions", played.decisions, seconds, slow, play.decisions_aim),
        Figure(f"{title}: decided", "%", share, share, play.decided_aim),
    ]


def count(play: Play) -> Played:
    """Play the games once, outside the measurement, to count what happens in them."""
    chance = import_module(f"tesoro_lab.games.{play.game}.table").TABLE.of_chance
    decisions = turns = decided = 0
    for number in range(play.games):
        match = _match(play, number)
        for move in match.moves:
            decisions += move.kind not in chance
        turns += match.state.turn
        decided += match.over
    return Played(decisions, turns, decided)


def _play(play: Play) -> None:
    for number in range(play.games):
        _match(play, number)


def _match(play: Play, number: int) -> Match:
    match = new_match(play.game, [f"bot:{play.bot}"] * play.seats, f"speed/{number}")
    match.run(max_rounds=LONGEST)
    return match


def workers() -> list[Figure]:
    """How many times as fast two workers are as one, by the clock, where joblib is installed."""
    try:
        _experiment(CREW, 2 * CREW)  # the processes start before the clock does
    except TesoroError:
        return []
    pairs = [(_experiment(1), _experiment(CREW)) for _ in range(CREW_ROUNDS)]
    times = min([alone for alone, _ in pairs]) / min([crew for _, crew in pairs])
    return [Figure(f"{CREW} workers against 1, by the clock", "times", times, times, CREW_AIM)]


def _experiment(crew: int, games: int = 0) -> float:
    start = perf_counter()
    simulate("ruta", games=games or CREW_GAMES, seed="speed", progress=False, workers=crew)
    return perf_counter() - start
