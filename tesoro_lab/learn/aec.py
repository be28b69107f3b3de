"""A match as a PettingZoo environment; only `tesoro_lab.learn.env` makes one."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tesoro_lab import words
from tesoro_lab.engine import Match, Move, State, TesoroError
from tesoro_lab.front import Seat, new_match
from tesoro_lab.learn.games import of_state
from tesoro_lab.learn.menus import OFFER

RENDER_MODES = ("human", "ansi")
SEEDS = 2**32


class TesoroEnv(AECEnv):
    """One game after the other; the seats without a bot are the agents.

    Attributes:
        match: the match that is played. It is for looking at: play through the environment.
    """

    def __init__(
        self,
        game: str,
        seats: int | Sequence[Seat],
        rules: Any = None,
        board: Any = None,
        start: State | None = None,
        max_rounds: int = 200,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        """Lay out the spaces; `tesoro_lab.learn.env` says what each argument is."""
        super().__init__()
        if type(max_rounds) is not int or max_rounds < 1:
            raise TesoroError(f"max_rounds is a whole number from 1, not {max_rounds!r}.")
        if render_mode not in (None, *RENDER_MODES):
            raise TesoroError(f'render_mode is None, "human" or "ansi", not {render_mode!r}.')
        table = [f"seat_{seat}" for seat in range(seats)] if isinstance(seats, int) else seats
        self._table = (game, table, rules, board, start)
        self._max_rounds = max_rounds
        self._lang = lang
        self._seed: int | None = None
        self._episode = -1
        self._open: dict[int, Move] = {}
        self._offer_made: dict[int, int] = {}
        self.render_mode = render_mode
        self.match = self._new_match()
        self._layout = of_state(game, self.match.state)
        self.metadata = {
            "name": f"tesoro_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self._seat_agents()

    def _seat_agents(self) -> None:
        bots = self.match.bots
        self._seats = {f"seat_{seat}": seat for seat, bot in enumerate(bots) if bot is None}
        if not self._seats:
            raise TesoroError("Every seat has a bot; leave at least one to an agent.")
        self.possible_agents = list(self._seats)
        self.agents: list[str] = []
        actions = len(self._layout.menu.names)
        self.state_space = self._box()
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self._seats}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": self._box(), "action_mask": spaces.MultiBinary(actions)}
            )
            for agent in self._seats
        }

    def _box(self) -> Any:
        return spaces.Box(0.0, 1.0, (self._layout.size,), np.float32)

    def _new_match(self) -> Match:
        game, table, rules, board, start = self._table
        seed = f"{self._seed}/{self._episode}"
        return new_match(game, table, seed, rules, board, start=start)

    def observation_space(self, agent: str) -> Any:
        """What the agent observes: numbers from 0 to 1, and its open actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of the menu."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed, this one and those after it are always the same.

        Game k after `reset(seed=s)` is the one that `simulate` plays as game k with that seed.
        Without any seed so far, one is drawn. `options` are of no use here.
        """
        if seed is not None:
            self._seed, self._episode = seed, -1
        elif self._seed is None:
            self._seed = SystemRandom().randrange(SEEDS)
        self._episode += 1
        self.match = self._new_match()
        self._offer_made = {}
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: int | None) -> None:
        """The selected agent takes an action of the menu; None once the game has ended.

        Raises:
            TesoroError: the action is not open now; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        move = self._open.get(-1 if action is None else int(action))
        if move is None:
            raise TesoroError(self._refusal(action))
        self.match.play(move)
        if move.kind == OFFER:
            self._offer_made[seat] = self.match.state.turn
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Chance and bots move until an agent must decide, or the game has ended."""
        match = self.match
        match.run(max_rounds=self._max_rounds)
        self._open = {}
        if match.over:
            self._pay()
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.state.round > self._max_rounds:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            seat = match.seat
            assert seat is not None
            self.agent_selection = f"seat_{seat}"
            self._open = self._layout.menu.offered(match.state, self._may_offer(seat))
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """The losers' stakes of 1/(n-1) each go to the winners in equal parts."""
        winners, seats = self.match.state.winners(), len(self.match.names)
        stake = 1 / (seats - 1)
        won = stake * (seats - len(winners)) / len(winners)
        for agent in self.agents:
            self.rewards[agent] = won if self._seats[agent] in winners else -stake

    def _may_offer(self, seat: int) -> bool:
        return self._offer_made.get(seat) != self.match.state.turn

    def _refusal(self, action: int | None) -> str:
        names = self._layout.menu.names
        if action is None or not 0 <= int(action) < len(names):
            return f"An action is a number from 0 to {len(names) - 1}, not {action!r}."
        move = self._layout.menu.move(int(action))
        why = "it is not among the bids, offers, places or claims that are possible"
        reason = None if move is None else self.match.why_not(move)
        if reason is not None:
            why = words.reason(reason, self.match, lang=self._lang).rstrip(".")
        return (
            f"Action {int(action)}, {names[int(action)]!r}, is not open to "
            f"{self.agent_selection} now: {why}. Choose one where the action mask is 1."
        )

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees now, and its open actions: none while another decides."""
        mask = np.zeros(len(self._layout.menu.names), np.int8)
        if agent == self.agent_selection:
            mask[list(self._open)] = 1
        return {"observation": self._look(self._seats[agent]), "action_mask": mask}

    def state(self) -> Any:
        """All of the table in the order of the seats, as seat 0 sees it: nothing is hidden."""
        return self._look(0)

    def _look(self, seat: int) -> Any:
        seen = self._layout.look(self.match.state, seat, self._may_offer(seat))
        return np.array(seen, np.float32)

    def render(self) -> str | None:
        """The table in words: returned in the mode "ansi", printed in the mode "human"."""
        if self.render_mode is None:
            raise TesoroError('There is nothing to render: make it with render_mode="ansi".')
        text = words.text(self.match, lang=self._lang)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201
        return None

    def close(self) -> None:
        """Nothing is held open."""
