"""Players made of code, one short file each, found by the name of their game and their own.

>>> names("ruta")
('admiral', 'merchant', 'random')
"""

from importlib import import_module

from tesoro_lab.engine import Bot, TesoroError

_ANY_GAME = {"random": "tesoro_lab.bots.random_bot"}
_HOMES: dict[str, dict[str, str]] = {
    "royal": {
        "careful": "tesoro_lab.bots.royal.careful",
        "navigator": "tesoro_lab.bots.royal.navigator",
    },
    "ruta": {
        "admiral": "tesoro_lab.bots.ruta.admiral",
        "merchant": "tesoro_lab.bots.ruta.merchant",
    },
    "inkan": {"explorer": "tesoro_lab.bots.inkan.explorer"},
}
"""The module of each bot by game and name; the bot is its function of the same name."""


def names(game: str) -> tuple[str, ...]:
    """The bots that can play this game, in alphabetical order."""
    return tuple(sorted({**_ANY_GAME, **_HOMES.get(game, {})}))


def find(game: str, name: str) -> Bot:
    """The bot of this name that can play this game; raises TesoroError if there is none.

    >>> find("ruta", "random").__name__
    'random'
    """
    home = _HOMES.get(game, {}).get(name) or _ANY_GAME.get(name)
    if home is None:
        known = ", ".join(names(game))
        raise TesoroError(f'There is no bot "{name}" for the game "{game}"; there are: {known}.')
    bot: Bot = getattr(import_module(home), name)
    return bot


__all__ = ["find", "names"]
