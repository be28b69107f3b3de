"""Who plays a seat: a person, a bot known by its name, or a bot handed over as it is."""

from tesoro_lab.engine.errors import TesoroError
from tesoro_lab.engine.state import Bot, FindBot


def name_of(bot: str | Bot | None) -> str | None:
    """Return the name under which a bot is saved, None for a person."""
    if bot is None or isinstance(bot, str):
        return bot
    return str(getattr(bot, "__name__", "bot"))


def player(bot: str | Bot | None, find_bot: FindBot | None) -> Bot | None:
    """Return the bot itself, None for a person.

    Raises:
        TesoroError: there is no bot of this name.
    """
    if not isinstance(bot, str):
        return bot
    if find_bot is None:
        raise TesoroError(f'There is no bot called "{bot}".')
    return find_bot(bot)


def present(bots: list[str | None], find_bot: FindBot | None) -> list[str | None]:
    """Return the names with None, a person, in place of each bot that cannot be found."""
    there: list[str | None] = []
    for bot in bots:
        try:
            player(bot, find_bot)
        except TesoroError:
            there.append(None)
        else:
            there.append(bot)
    return there
