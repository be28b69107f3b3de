"""A tiny race with everything that the engine must cope with: dice, bets, bids and a loser.

In turn each seat rolls a die to run, or stakes chips on a coin that lands on heads one time in
three. Whoever reaches the end of the track wins; a seat may also resign.
"""

from dataclasses import asdict, dataclass
from enum import StrEnum
from random import Random
from typing import Any, Final

from tesoro_lab.engine import (
    CHANCE,
    Distribution,
    Event,
    IllegalMove,
    Legal,
    Move,
    Range,
    Reason,
    ScenarioError,
    State,
    TesoroError,
    weighted,
)


class Kind(StrEnum):
    ROLL = "roll"
    STAKE = "stake"
    RESIGN = "resign"
    DIE = "die"
    COIN = "coin"


DIE: Final = Distribution({Move(Kind.DIE, (pips,)): 1 for pips in range(1, 7)})
COIN: Final = Distribution({Move(Kind.COIN, ("heads",)): 1, Move(Kind.COIN, ("tails",)): 2})


@dataclass(frozen=True, slots=True)
class ToyRules:
    chips: int = 1000


@dataclass(frozen=True, slots=True)
class Track:
    name: str = "short"
    length: int = 20


class ToyState:
    __slots__ = (
        "asked",
        "at",
        "board",
        "chips",
        "heard",
        "mover",
        "playing",
        "round",
        "rules",
        "seat",
        "stake",
        "turn",
    )

    def __init__(self, seats: int, rules: ToyRules, board: Track) -> None:
        self.rules = rules
        self.board = board
        self.at = [0] * seats
        self.chips = [rules.chips] * seats
        self.playing = [True] * seats
        self.mover = 0
        self.seat: int | None = 0
        self.asked = "turn"
        self.stake = 0
        self.turn = 1
        self.round = 1
        self.heard: list[Event] | None = None

    def legal(self) -> Legal:
        if self.seat is None or self.seat == CHANCE:
            return Legal(())
        stakes = Range(Kind.STAKE, 100, self.chips[self.seat])
        return Legal((Move(Kind.ROLL),), (stakes,), (Move(Kind.RESIGN),))

    def why_not(self, move: Move) -> Reason | None:
        chance = move.kind in (Kind.DIE, Kind.COIN)
        if self.seat is None:
            return Reason("over")
        if self.seat == CHANCE:
            if not chance:
                return Reason("chance_first")
            return None if move in self.chance() else Reason("bad_args", (move.kind,))
        if chance:
            return Reason("not_chance")
        if move.kind == Kind.STAKE and move.args and isinstance(move.args[0], int):
            if move.args[0] > self.chips[self.seat]:
                return Reason("short", (move.args[0], self.chips[self.seat]))
        elif move.kind not in (Kind.ROLL, Kind.RESIGN):
            return Reason("unknown_move", (move.kind,))
        return None if move in self.legal() else Reason("bad_args", (move.kind,))

    def play(self, move: Move) -> None:
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason, move)
        if move.kind == Kind.ROLL:
            self.seat, self.asked = CHANCE, "die"
        elif move.kind == Kind.STAKE:
            self.seat, self.asked, self.stake = CHANCE, "coin", int(move.args[0])
        elif move.kind == Kind.RESIGN:
            self.playing[self.mover] = False
            self._tell("resigns", self.mover)
            self._next()
        elif move.kind == Kind.DIE:
            self._run(int(move.args[0]))
        else:
            self._settle(move.args[0] == "heads")

    def _run(self, pips: int) -> None:
        self.at[self.mover] += pips
        self._tell("runs", self.mover, pips)
        self._next()

    def _settle(self, heads: bool) -> None:
        won = 2 * self.stake if heads else -self.stake
        self.chips[self.mover] += won
        self._tell("wins" if heads else "loses", self.mover, abs(won))
        self.stake = 0
        self._next()

    def _next(self) -> None:
        self.asked = "turn"
        if self.at[self.mover] >= self.board.length or sum(self.playing) < 2:
            self.seat = None
            self._tell("game_over", self.winners())
            return
        self.turn += 1
        while True:
            self.mover = (self.mover + 1) % len(self.at)
            self.round += self.mover == 0
            if self.playing[self.mover]:
                break
        self.seat = self.mover

    def _tell(self, kind: str, *data: Any) -> None:
        if self.heard is not None:
            self.heard.append(Event(kind, data))

    def after(self, move: Move) -> "ToyState":
        other = self.copy()
        other.play(move)
        return other

    def chance(self) -> Distribution[Move]:
        if self.seat != CHANCE:
            raise TesoroError("Nothing is left to chance now.")
        return DIE if self.asked == "die" else COIN

    def draw(self, rng: Random) -> Move:
        if self.asked == "coin":
            return COIN.outcomes[weighted(rng, [1, 2])]
        return self.chance().sample(rng)

    def copy(self) -> "ToyState":
        other = ToyState.__new__(ToyState)
        for name in ToyState.__slots__:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        other.heard = None
        return other

    def standing(self) -> tuple[int, ...]:
        return tuple(self.at)

    def winners(self) -> tuple[int, ...]:
        if self.seat is not None:
            return ()
        last = [seat for seat, here in enumerate(self.playing) if here]
        return (last[0],) if len(last) == 1 else (self.mover,)

    def to_dict(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in ToyState.__slots__ if name != "heard"}
        lists = {name: list(kept[name]) for name in ("at", "chips", "playing")}
        return {**kept, **lists, "rules": asdict(self.rules), "board": asdict(self.board)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ToyState) and self.to_dict() == other.to_dict()

    __hash__ = None  # type: ignore[assignment]


class ToyGame:
    name = "toy"
    title = "The Toy Race"
    seats = (2, 4)
    Rules = ToyRules

    def new(self, seats: int, rules: Any = None, board: Any = None) -> ToyState:
        if not 2 <= seats <= 4:
            raise TesoroError(f"The race is for 2 to 4 players, not {seats}.")
        return ToyState(seats, rules or ToyRules(), board or Track())

    def from_dict(self, data: dict[str, Any]) -> ToyState:
        state = self.new(len(data["at"]), ToyRules(**data["rules"]), Track(**data["board"]))
        for name in ToyState.__slots__:
            if name not in ("heard", "rules", "board"):
                value = data[name]
                setattr(state, name, list(value) if isinstance(value, list) else value)
        return state

    def scenario(self, facts: dict[str, Any], rules: Any = None, board: Any = None) -> ToyState:
        state = self.new(len(facts["at"]), rules, board)
        if max(facts["at"]) >= state.board.length:
            raise ScenarioError("A runner is already past the end of the track.")
        state.at = list(facts["at"])
        return state

    def rules_to_dict(self, rules: ToyRules) -> dict[str, Any]:
        return asdict(rules)

    def rules_from_dict(self, data: dict[str, Any]) -> ToyRules:
        return ToyRules(**data)

    def board_to_dict(self, board: Track) -> dict[str, Any]:
        return asdict(board)

    def board_from_dict(self, data: dict[str, Any]) -> Track:
        return Track(**data)


TOY: Final = ToyGame()


def any_move(state: State, rng: Random) -> Move:
    """A bot that plays at random."""
    return state.legal().sample(rng)


def runner(state: State, rng: Random) -> Move:
    """A bot that always rolls."""
    return Move(Kind.ROLL)


def cheat(state: State, rng: Random) -> Move:
    """A bot that draws a number and then does what it must not."""
    rng.random()
    return Move("fly", (3,))


BOTS = {"any": any_move, "runner": runner, "cheat": cheat}


def find_bot(name: str) -> Any:
    if name not in BOTS:
        raise TesoroError(f'There is no bot called "{name}".')
    return BOTS[name]


def find_game(name: str) -> ToyGame:
    if name != "toy":
        raise TesoroError(f'There is no game "{name}"; the games are: toy.')
    return TOY
