"""What the investment lab says about a title for sale, in both languages."""

from fractions import Fraction
from typing import Any

from tesoro_lab.odds.values import Offer
from tesoro_lab.words import count, decimal, listed, money, space, twin
from tesoro_lab.words.numbers import Pair

POLICIES: dict[str, Pair] = {
    "pay": ("pay at once", "pagan enseguida"),
    "wait": ("wait for a double", "esperan un doble"),
}


def said(board: Any, question: Any, offer: Offer, built: str, a_round: Fraction, lang: str) -> str:
    """A few sentences: for whom, the income, the payback, a fair price, and how it is counted.

    `built` says in words how far the group is built, `a_round` how many rolls of opponents there
    are in a round.
    """
    cost = board.price[question.title] + offer.buildings
    rolls = cost / offer.income
    pairs = [_OWNER if question.beside else _ALONE, _BOTH if offer.others else _OWN]
    pairs += [_BUILT if offer.buildings else _PLAIN, _WORTH if offer.price else _WORTHLESS, _HOW]
    facts = {
        "title": space(board, question.title, lang),
        "beside": listed([space(board, at, lang) for at in question.beside], lang),
        "level": built,
        "opponents": twin(_RIVALS[question.opponents == 1], lang).format(question.opponents),
        "rounds": count(question.rounds, "round", lang),
        "rolls": decimal(offer.rolls, lang, 1),
        "income": decimal(offer.income, lang, 1),
        "own": decimal(offer.own, lang, 1),
        "cost": money(cost, lang),
        "payback": decimal(rolls, lang, 1),
        "paid": decimal(rolls / a_round, lang, 1),
        "price": money(round(offer.price), lang),
        "policy": twin(POLICIES[question.galleys], lang),
    }
    return " ".join([twin(pair, lang).format(**facts) for pair in pairs])


_RIVALS: tuple[Pair, Pair] = (("{} opponents", "{} rivales"), ("{} opponent", "{} rival"))
_OWNER: Pair = (
    "{title} ({level}) for somebody who owns {beside}; {opponents}, {rounds} to come.",
    "{title} ({level}) para quien ya tiene {beside}; {opponents}, {rounds} por jugar.",
)
_ALONE: Pair = (
    "{title} ({level}) for somebody who owns nothing else of its group; {opponents}, "
    "{rounds} to come.",
    "{title} ({level}) para quien no tiene nada más de su grupo; {opponents}, {rounds} por jugar.",
)
_OWN: Pair = (
    "It adds {income} reales per roll of one opponent.",
    "Añade {income} reales por tirada de un rival.",
)
_BOTH: Pair = (
    "It adds {income} reales per roll of one opponent, of which {own} are its own tolls.",
    "Añade {income} reales por tirada de un rival, de los que {own} son sus propios peajes.",
)
_PLAIN: Pair = (
    "The printed price of {cost} is paid back after {payback} rolls of opponents, "
    "or {paid} rounds.",
    "El precio impreso de {cost} se recupera en {payback} tiradas de los rivales, o {paid} rondas.",
)
_BUILT: Pair = (
    "The printed price and the buildings, {cost}, are paid back after {payback} rolls of "
    "opponents, or {paid} rounds.",
    "El precio impreso y los edificios, {cost}, se recuperan en {payback} tiradas de los rivales, "
    "o {paid} rondas.",
)
_WORTH: Pair = (
    "With {rolls} rolls to come, a fair price at auction is {price}.",
    "Con {rolls} tiradas por delante, un precio justo en la subasta es de {price}.",
)
_WORTHLESS: Pair = (
    "With {rolls} rolls to come, the buildings cost more than they bring: no price is fair.",
    "Con {rolls} tiradas por delante, los edificios cuestan más de lo que dan: ningún precio "
    "es justo.",
)
_HOW: Pair = (
    "Counted at the end of each roll, in the long run; in the Galleys opponents {policy}.",
    "Se cuenta al final de cada tirada, a la larga; en Galeras los rivales {policy}.",
)
