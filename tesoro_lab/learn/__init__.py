"""The games as environments for reinforcement learning, by the interface of PettingZoo.

Every game is an AEC environment: the seats are the agents `seat_0`, `seat_1`, ..., and they act
one at a time, whenever the rules ask them. Chance moves by itself between two decisions.

* An action is a number of a fixed menu. `menu` lists what each means; bids and trades have a few
  fixed sizes there (`tesoro_lab/learn/ruta_menu.py` tells which). Resigning is not on it.
* An observation is {"observation": float32 from 0 to 1, "action_mask": int8, 1 where the action
  is open now}. `fields` lists what stands where. It holds what the agent may know, its own seat
  first; what lies face down is not drawn before it is turned up, so that it cannot leak.
* The reward comes at the end: the losers' stakes, 1/(n-1) each of n seats, go to the winners in
  equal parts, so that all rewards add up to 0. A seat that goes bankrupt is asked no more and
  hears the result with the others. A game still open after `max_rounds` is truncated and pays
  nothing.

It needs the optional part `learn` of the package; without it `env` says what to type.
"""

from typing import TYPE_CHECKING, Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.learn.games import lay_out
from tesoro_lab.learn.views import Field

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tesoro_lab.engine import State
    from tesoro_lab.front import Seat

__all__ = ["Field", "env", "fields", "menu"]

MISSING = (
    "Learning environments need PettingZoo and gymnasium: type  pip install 'tesoro-lab[learn]'"
)


def env(
    game: str,
    seats: "int | Sequence[Seat]" = 2,
    *,
    rules: Any = None,
    board: Any = None,
    start: "State | None" = None,
    max_rounds: int = 200,
    render_mode: str | None = None,
    lang: str = "en",
) -> Any:
    """Make a PettingZoo AEC environment of a game.

    Args:
        game: "ruta", "inkan" or "royal".
        seats: how many agents play, or all seats in order as for `new_match`: a seat with a bot
            ("bot:merchant") plays by itself and is no agent.
        rules: the rules in force; None for the printed ones.
        board: the board, map or deck; None for the recommended one.
        start: a position in which every game begins, with its own rules and board.
        max_rounds: a game that is still open after so many rounds is truncated.
        render_mode: None, "ansi" (`render()` returns the table as text) or "human" (prints it).
        lang: the language of that text, "en" or "es".

    Returns:
        A `pettingzoo.AECEnv`. `unwrapped.match` is the match being played, for `tl.log` or
        `tl.table`; play only through the environment.

    Raises:
        TesoroError: PettingZoo is not installed, or game, seats or another argument is wrong.

    >>> world = env("royal", seats=3)
    >>> world.reset(seed=1)
    >>> for agent in world.agent_iter():
    ...     seen, reward, terminated, truncated, info = world.last()
    ...     over = terminated or truncated
    ...     world.step(None if over else world.action_space(agent).sample(seen["action_mask"]))
    >>> world.unwrapped.match.over
    True
    """
    try:
        import gymnasium  # noqa: F401
        from pettingzoo.utils.wrappers import OrderEnforcingWrapper
    except ImportError as error:
        raise TesoroError(MISSING) from error
    from tesoro_lab.learn.aec import TesoroEnv

    made = TesoroEnv(game, seats, rules, board, start, max_rounds, render_mode, lang)
    return OrderEnforcingWrapper(made)


def menu(game: str, seats: int = 2, rules: Any = None, board: Any = None) -> tuple[str, ...]:
    """What each action means, in order of its number; most are the texts of moves.

    >>> actions = menu("ruta", seats=4)
    >>> len(actions), actions[:4]
    (1261, ('roll', 'end', 'buy', 'auction'))
    >>> actions.index("bid least"), actions.index("build 11")
    (164, 19)
    """
    return lay_out(game, seats, rules, board).menu.names


def fields(game: str, seats: int = 2, rules: Any = None, board: Any = None) -> tuple[Field, ...]:
    """What stands where in an observation, in order.

    >>> for field in fields("royal", seats=3)[:3]:
    ...     print(field.first, field.size, field.name)
    0 5 asked
    5 3 mover
    8 3 active
    """
    return lay_out(game, seats, rules, board).fields
