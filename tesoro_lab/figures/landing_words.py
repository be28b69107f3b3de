"""What the pictures of landing places show, in numbers and in words."""

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Literal

from tesoro_lab.engine import Distribution, TesoroError
from tesoro_lab.figures.style import percent_sign
from tesoro_lab.games.ruta.board import RutaBoard
from tesoro_lab.odds.pawns import HELD
from tesoro_lab.words import decimal, number, percent, twin
from tesoro_lab.words import space as space_name

Show = Literal["exact", "simulated", "points", "errors"]
SHOWS: tuple[Show, ...] = ("exact", "simulated", "points", "errors")
"""The exact shares, the counted ones, or how far these lie from the exact ones."""
Shares = Distribution[int] | Mapping[int, Fraction] | Mapping[int, float]
PLACES = tuple(range(HELD + 1))
"""The forty spaces, then the inside of the Galleys."""

CONVENTIONS: dict[str, tuple[str, str]] = {
    "roll": ("counted at the end of each roll", "contando al final de cada tirada"),
    "turn": ("counted at the end of each turn", "contando al final de cada turno"),
    "touched": ("every stop counted", "contando cada parada"),
}
"""What a share is a share of, for each convention."""
GALLEYS: dict[str, tuple[str, str]] = {
    "pay": ("in the Galleys one pays at once", "en Galeras se paga enseguida"),
    "wait": ("in the Galleys one waits for a double", "en Galeras se espera un doble"),
}
"""What a player does in the Galleys, for each policy."""
TITLE = ("Where pawns land", "Dónde caen las fichas")
TOLD: dict[str, tuple[str, str]] = {
    "exact": ("exact", "exacto"),
    "simulated": ("simulated", "simulado"),
    "points": ("difference in percentage points", "diferencia en puntos porcentuales"),
    "errors": ("difference in standard errors", "diferencia en errores típicos"),
}


def values(places: Shares, observed: Mapping[int, int] | None, show: Show) -> dict[int, float]:
    """What is shown at each place: per cent, percentage points or standard errors.

    Raises:
        TesoroError: no such `show`, or nothing was simulated to be shown.
    """
    if show not in SHOWS:
        raise TesoroError(f"`show` must be one of {', '.join(SHOWS)}, not {show!r}.")
    exact = _shares(places)
    if show == "exact":
        return {place: 100 * share for place, share in exact.items()}
    trials = sum(observed.values()) if observed else 0
    if not observed or not trials:
        raise TesoroError(f"There is nothing simulated to show as {show!r}; give `observed`.")
    seen = {place: observed.get(place, 0) / trials for place in exact}
    if show == "simulated":
        return {place: 100 * share for place, share in seen.items()}
    if show == "points":
        return {place: 100 * (seen[place] - exact[place]) for place in exact}
    return {place: _errors(exact[place], seen[place], trials) for place in exact}


def _shares(places: Shares) -> dict[int, float]:
    table: dict[int, Fraction | float] = dict(places.items())
    return {place: float(table.get(place, 0)) for place in PLACES}


def _errors(exact: float, seen: float, trials: int) -> float:
    """How many standard errors of independent rolls a counted share lies from the exact one."""
    return (seen - exact) / sqrt(exact * (1 - exact) / trials) if 0 < exact < 1 else 0.0


def shown(value: float, lang: str, show: Show) -> str:
    """A value as it is written on its space.

    >>> shown(2.5, "en", "exact"), shown(-0.041, "es", "points"), shown(0.001, "en", "points")
    ('2.50%', '−0,04', '0.00')
    """
    if show in ("exact", "simulated"):
        return percent(value / 100, lang, 2)
    digits = 2 if show == "points" else 1
    told = decimal(abs(value), lang, digits)
    zero = decimal(0, lang, digits)
    return zero if told == zero else ("+" if value > 0 else "−") + told


def unit(show: Show, lang: str) -> str:
    """What stands behind a number of the axis or the colour scale."""
    if show in ("exact", "simulated"):
        return percent_sign(lang)
    return "" if show == "errors" else twin((" pp", " p. p."), lang)


def place_name(board: RutaBoard, place: int, lang: str) -> str:
    """The name of a space, or of the inside of the Galleys.

    >>> place_name(RutaBoard.load(), 10, "en"), place_name(RutaBoard.load(), 40, "es")
    ('Galleys, just visiting', 'Presa en Galeras')
    """
    if place == HELD:
        return twin(("Held in the Galleys", "Presa en Galeras"), lang)
    name = space_name(board, place, lang)
    visiting = twin((", just visiting", ", de visita"), lang)
    return name + visiting if place == board.galleys_at else name


def hover(shares: Mapping[int, float], board: RutaBoard, place: int, lang: str, show: Show) -> str:
    """One place with its number and its value, as a line."""
    which = "" if place == HELD else f" ({place})"
    return f"{place_name(board, place, lang)}{which}: {shown(shares[place], lang, show)}"


def caption(
    observed: Mapping[int, int] | None, show: Show, lang: str, convention: str, galleys: str
) -> list[str]:
    """The title, how was counted, what is done in the Galleys, and what the numbers are."""
    told = twin(TOLD[show], lang)
    if show != "exact" and observed:
        rolls = number(sum(observed.values()), lang)
        unit_of = ("turns", "turnos") if convention == "turn" else ("rolls", "tiradas")
        if convention == "touched":
            unit_of = ("stops", "paradas")
        told += f" ({rolls} {twin(unit_of, lang)})"
    counted = twin(CONVENTIONS.get(convention, (convention, convention)), lang)
    return [twin(TITLE, lang), counted, twin(GALLEYS.get(galleys, (galleys, galleys)), lang), told]


def text(
    shares: Mapping[int, float], board: RutaBoard, said: list[str], lang: str, show: Show
) -> str:
    """The picture in words: the caption, then a line for each edge of the board."""
    lines = [f"{said[0]}: {'; '.join(said[1:])}."]
    for first in range(0, HELD, 10):
        row = [hover(shares, board, place, lang, show) for place in range(first, first + 10)]
        lines.append("; ".join(row))
    lines.append(hover(shares, board, HELD, lang, show))
    return "\n".join(lines)


def top(shares: Mapping[int, float], board: RutaBoard, count: int = 5) -> list[int]:
    """The titles with the greatest values, the greatest first."""
    return sorted(board.titles, key=lambda title: -shares[title])[:count]
