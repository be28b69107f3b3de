"""The sentences of the laboratory: what many games, comparisons and tournaments tell."""

from math import inf
from typing import Any

from tesoro_lab.words.numbers import Pair, change, decimal, number, percent, twin

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
    elif max_rounds == 1:
        cap = twin(("at most 1 round each", "como mucho 1 ronda cada una"), lang)
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
            f"rounds: median {half}, from {shortest} to {longest}; "
            f"moves: {each} a game; undecided: {undecided}",
            f"rondas: mediana {half}, de {shortest} a {longest}; "
            f"jugadas: {each} por partida; sin decidir: {undecided}",
        ),
        lang,
    )


def compared(
    bots: tuple[str, str], title: str, games: int, undecided: int, seed: str, lang: str = "en"
) -> str:
    """Who met whom, and how often."""
    one, other = bots
    return twin(
        (
            f'{one} against {other} in {title}: {number(games)} games in pairs, seed "{seed}"; '
            f"undecided: {number(undecided)}.",
            f"{one} contra {other} en {title}: {number(games, 'es')} partidas por parejas, "
            f"semilla «{seed}»; sin decidir: {number(undecided, 'es')}.",
        ),
        lang,
    )


def scored(
    bot: str, score: float, interval: tuple[float, float], level: float, lang: str = "en"
) -> str:
    """What the first bot got, with its interval."""
    low, high = [percent(end, lang) for end in interval]
    sure, got = percent(level, lang, 0), percent(score, lang)
    return twin(
        (
            f"{bot} got {got} of the points; the interval ({sure}) is {low} to {high}.",
            f"{bot} obtuvo el {got} de los puntos; el intervalo ({sure}) va de {low} a {high}.",
        ),
        lang,
    )


def verdict(better: str | None, lang: str = "en") -> str:
    """Which bot is better, if that can be said."""
    if better is None:
        return twin(
            (
                "50% lies inside: which is better stays open.",
                "El 50 % queda dentro: no se sabe cuál es mejor.",
            ),
            lang,
        )
    return twin(
        (f"50% lies outside: {better} is better.", f"El 50 % queda fuera: {better} es mejor."), lang
    )


_STOPPED: dict[str | None, Pair] = {
    "width": (
        "It stopped because the interval was narrow enough ({width} points).",
        "Se detuvo porque el intervalo ya era bastante estrecho ({width} puntos).",
    ),
    "sure": (
        "It stopped because it was sure who is better.",
        "Se detuvo porque ya era seguro cuál es mejor.",
    ),
    "games": (
        "It stopped at the greatest number of games, before the interval was narrow enough.",
        "Se detuvo en el máximo de partidas, antes de que el intervalo fuera bastante estrecho.",
    ),
    None: ("It was interrupted.", "Fue interrumpido."),
}


def stopped(why: str | None, width: float, lang: str = "en") -> str:
    """Why a comparison stopped."""
    return twin(_STOPPED[why], lang).format(width=decimal(100 * width, lang, 0))


def luck_shared(ratio: float, games: float, lang: str = "en") -> str:
    """What it was worth to play each pair with the same luck."""
    if ratio == inf:
        return twin(
            (
                "Every pair came out alike: with the same luck, nothing was left to chance.",
                "Todas las parejas salieron iguales: con la misma suerte, nada quedó al azar.",
            ),
            lang,
        )
    times, many = decimal(ratio, lang), number(int(games), lang)
    return twin(
        (
            f"With independent luck it would have taken about {many} games to be as sure "
            f"({times} times as many).",
            f"Con suertes independientes habrían hecho falta unas {many} partidas para la misma "
            f"seguridad ({times} veces esa cantidad).",
        ),
        lang,
    )


def tournament(title: str, games: int, seed: str, lang: str = "en") -> str:
    """What was played."""
    return twin(
        (
            f'Each against each in {title}: {number(games)} games in pairs, seed "{seed}"',
            f"Todos contra todos en {title}: {number(games, 'es')} partidas por parejas, "
            f"semilla «{seed}»",
        ),
        lang,
    )


def standing(row: Any, width: int, lang: str = "en") -> str:
    """One bot's line in the table: its rating and its score, each with its interval."""
    low, high = [f"{change(round(end), lang)}" for end in row.rated]
    bottom, top = [percent(min(1.0, max(0.0, end)), lang) for end in row.score.interval]
    rating, score = change(round(row.rating), lang), percent(row.score.value, lang)
    to = twin(("to", "a"), lang)
    return f"{row.bot:{width}}  {rating:>6}  ({low} {to} {high})  {score:>6}  ({bottom} {to} {top})"


def how_rated(undecided: int, lang: str = "en") -> str:
    """What the columns are."""
    return twin(
        (
            "First the rating (Bradley-Terry; 400 points more win ten times as often as they "
            "lose), then the share of the points, each with its 95% interval; "
            f"undecided games: {number(undecided)}.",
            "Primero la puntuación (Bradley-Terry; con 400 puntos más se gana diez veces más de "
            "lo que se pierde) y luego la parte de los puntos, cada una con su intervalo del "
            f"95 %; partidas sin decidir: {number(undecided, 'es')}.",
        ),
        lang,
    )
