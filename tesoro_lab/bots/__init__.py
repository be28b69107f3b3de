"""Players made of code, one short file each, found by the name of their game and their own.

>>> names("ruta")
('admiral', 'merchant', 'random', 'thinker')

To write your own, a function from a state and a random stream to a move is enough. It sits at a
table like any other: ``tl.simulate("ruta", [bold, "merchant"])``, or against you in
``tl.new_match("ruta", ["Ana", bold])``.

>>> def bold(state, rng):
...     moves = list(state.legal())  # what can be listed; bids and offers are legal().ranges
...     for kind in ("buy", "build", "roll", "pay", "end"):
...         for move in moves:
...             if move.kind == kind:
...                 return move
...     return moves[int(rng.random() * len(moves))]  # all its chance comes from rng

>>> import tesoro_lab as tl
>>> tl.simulate("ruta", [bold, "random"], games=10, seed=1, progress=False).wins(0).hits
10
"""

from importlib import import_module

from tesoro_lab.engine import Bot, TesoroError

_ANY_GAME = {"random": "tesoro_lab.bots.random_bot", "thinker": "tesoro_lab.bots.thinker"}
_HOMES: dict[str, dict[str, str]] = {
    "royal": {
        "careful": "tesoro_lab.bots.royal.careful",
        "navigator": "tesoro_lab.bots.royal.navigator",
    },
    "ruta": {
        "admiral": "tesoro_lab.bots.ruta.admiral",
        "merchant": "tesoro_lab.bots.ruta.merchant",
    },
    "inkan": {
        "explorer": "tesoro_lab.bots.inkan.explorer",
        "racer": "tesoro_lab.bots.inkan.racer",
    },
}
"""The module of each bot by game and name; the bot is its function of the same name."""
_SENSIBLE = {"ruta": "merchant", "inkan": "explorer", "royal": "careful"}


def names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, in alphabetical order."""
    return tuple(sorted({**_ANY_GAME, **_HOMES.get(game, {})}))


def sensible(game: str) -> str:
    """The bot that plays this game where nobody names another: sensible, and quick.

    Raises:
        TesoroError: the game has none.

    >>> sensible("royal")
    'careful'
    """
    if game not in _SENSIBLE:
        raise TesoroError(f'The game "{game}" has no sensible bot of its own: name one.')
    return _SENSIBLE[game]


def find(game: str, name: str) -> Bot:
    """The bot of this name that can play this game; "thinker:200" plays on 200 times a move.

    Raises:
        TesoroError: there is no such bot.

    >>> find("ruta", "random").__name__
    'random'
    """
    plain, colon, budget = name.partition(":")
    if colon:
        return _with_budget(game, plain, budget)
    home = _HOMES.get(game, {}).get(name) or _ANY_GAME.get(name)
    if home is None:
        known = ", ".join(names(game))
        raise TesoroError(f'There is no bot "{name}" for the game "{game}"; there are: {known}.')
    bot: Bot = getattr(import_module(home), name)
    return bot


def _with_budget(game: str, name: str, budget: str) -> Bot:
    if name != "thinker" or not budget.isdecimal() or not int(budget):
        raise TesoroError(
            f'"{name}:{budget}" is no bot: only a thinker has a budget, a whole number from 1, '
            'as in "thinker:200".'
        )
    from tesoro_lab.bots.thinker import with_budget

    return with_budget(int(budget))


__all__ = ["find", "names", "sensible"]
