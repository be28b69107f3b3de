"""A title deed in lines: price, the whole ladder of tolls, building, mortgage."""

from typing import Any

from tesoro_lab.words.numbers import Pair, count, money, number, twin
from tesoro_lab.words.ruta_spaces import group, space

_LEVELS: tuple[Pair, ...] = (
    ("Empty plot", "Solar vacío"),
    ("One house", "Una casa"),
    ("Two houses", "Dos casas"),
    ("Three houses", "Tres casas"),
    ("Four houses", "Cuatro casas"),
    ("Castle", "Castillo"),
)
_DOUBLED: Pair = ("Empty, whole group owned", "Vacío, con el grupo entero")
_LIFT: Pair = ("to lift it", "para levantarla")


def title_deed(board: Any, index: int, lang: str = "en", rules: Any = None) -> list[str]:
    """The deed of a title, line by line; `rules` tell whether built plots double too.

    Raises KeyError when the space has no title.
    """
    if index not in board.titles:
        raise KeyError(f"Space {index} has no title.")
    head = [
        space(board, index, lang),
        f"{twin(('Group', 'Grupo'), lang)}: {group(board.group[index], lang)}",
        f"{twin(('Price', 'Precio'), lang)}: {money(board.price[index], lang)}",
    ]
    return head + toll_lines(board, index, lang, rules) + _mortgage_lines(board, index, lang)


def toll_lines(board: Any, index: int, lang: str = "en", rules: Any = None) -> list[str]:
    """The ladder of tolls of one title, a line for each rung."""
    kind = str(board.kind[index])
    if kind == "lonja":
        return _ladder(board.treasury.lonja_tolls, "lonja", lang)
    if kind == "company":
        return _rates(board.treasury.company_rates, lang)
    tolls = board.tolls[index]
    lines = [_line(_LEVELS[0], tolls[0], lang), _line(_DOUBLED, 2 * tolls[0], lang)]
    if rules is not None and rules.double_toll_built:
        tolls = [2 * toll for toll in tolls]
    lines += [_line(_LEVELS[level], tolls[level], lang) for level in range(1, 6)]
    house, castle = board.house_price[index], board.castle_price[index]
    lines.append(_line(("Each house costs", "Cada casa cuesta"), house, lang))
    more = twin(("and four houses go back", "y se devuelven cuatro casas"), lang)
    lines.append(f"{_line(('The castle costs', 'El castillo cuesta'), castle, lang)}, {more}")
    return lines


def _ladder(tolls: tuple[int, ...], thing: str, lang: str) -> list[str]:
    lines = []
    for owned, toll in enumerate(tolls, start=1):
        what = f"{twin(('With', 'Con'), lang)} {count(owned, thing, lang)}"
        lines.append(f"{what}: {money(toll, lang)}")
    return lines


def _rates(rates: tuple[int, ...], lang: str) -> list[str]:
    lines = []
    for owned, rate in enumerate(rates, start=1):
        what = f"{twin(('With', 'Con'), lang)} {count(owned, 'company', lang)}"
        pair = ("{rate} reales for each point of the throw", "{rate} reales por punto de la tirada")
        lines.append(f"{what}: {twin(pair, lang).format(rate=number(rate, lang))}")
    return lines


def _mortgage_lines(board: Any, index: int, lang: str) -> list[str]:
    loan = board.mortgage[index]
    back = money(loan + loan // 10, lang)
    what = twin(("Mortgage", "Hipoteca"), lang)
    return [f"{what}: {money(loan, lang)}; {back} {twin(_LIFT, lang)}"]


def _line(what: Pair, amount: int, lang: str) -> str:
    return f"{twin(what, lang)}: {money(amount, lang)}"
