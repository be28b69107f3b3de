"""The sentences of the laboratory: what many games, comparisons and tournaments tell."""

from tesoro_lab.words.numbers import Pair, decimal, number, twin

_WORDS: dict[str, Pair] = {
    "decided": ("decided", "decididas"),
    "undecided": ("undecided", "sin decidir"),
    "never": ("in no game", "en ninguna partida"),
    "rounds": ("rounds, on average", "rondas, de media"),
    "trades": ("trades", "tratos"),
    "castles": ("castles", "castillos"),
    "bankruptcies": ("bankruptcies", "bancarrotas"),
    "disks": ("disks", "discos"),
    "robberies": ("robberies", "robos"),
    "suns": ("suns", "soles"),
    "flights": ("flights", "vuelos"),
    "hires": ("hires", "contratos"),
    "busts": ("busts", "fiascos"),
    "repelled": ("ships repelled", "barcos repelidos"),
    "expeditions": ("expeditions", "expediciones"),
}


def word(name: str, lang: str = "en") -> str:
    """The name of something counted; a name of your own stays as it is."""
    return twin(_WORDS.get(name, (name, name)), lang)


def having(name: str, lang: str = "en") -> str:
    """The games in which something happened.

    >>> having("castles"), having("castles", "es")
    ('with castles', 'con castillos')
    """
    return twin((f"with {word(name)}", f"con {word(name, 'es')}"), lang)


def won_by(seat: int, bot: str, lang: str = "en") -> str:
    """The games that a seat won; seats are counted from 0, as in the program."""
    return twin((f"won by seat {seat} ({bot})", f"ganadas por el asiento {seat} ({bot})"), lang)


def nothing_yet(lang: str = "en") -> str:
    """No game has been finished."""
    return twin(("No game has been finished yet.", "Aún no ha terminado ninguna partida."), lang)


def headline(games: int, title: str, max_rounds: int | None, seed: str, lang: str = "en") -> str:
    """How many games of what, and how they were played."""
    many = twin(
        (
            "1 game" if games == 1 else f"{number(games)} games",
            "1 partida" if games == 1 else f"{number(games, 'es')} partidas",
        ),
        lang,
    )
    if max_rounds is None:
        cap = twin(("to the end", "hasta el final"), lang)
    else:
        cap = twin(
            (f"at most {max_rounds} rounds each", f"como mucho {max_rounds} rondas cada una"), lang
        )
    return twin(
        (f'{many} of {title}, {cap}, seed "{seed}"', f"{many} de {title}, {cap}, semilla «{seed}»"),
        lang,
    )


def broken_off(wanted: int, lang: str = "en") -> str:
    """What is said after an interruption."""
    return twin(
        (
            f"(interrupted; {number(wanted)} were asked for)",
            f"(interrumpido; se pidieron {number(wanted, 'es')})",
        ),
        lang,
    )


def lengths(rounds: tuple[float, int, int], moves: float, undecided: int, lang: str = "en") -> str:
    """How long the games were: the median, the shortest and the longest; moves; how many open."""
    middle, shortest, longest = rounds
    half = decimal(middle, lang, 0 if middle == int(middle) else 1)
    each = number(round(moves), lang)
    return twin(
        (
            f"rounds: {half} in the middle, {shortest} to {longest}; "
            f"moves: {each} a game; undecided: {undecided}",
            f"rondas: {half} en el centro, de {shortest} a {longest}; "
            f"jugadas: {each} por partida; sin decidir: {undecided}",
        ),
        lang,
    )
