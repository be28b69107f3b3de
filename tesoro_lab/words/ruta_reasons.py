"""Why a move is refused at the table of La Ruta del Tesoro, and what would be right."""

from typing import Any

from tesoro_lab.words.common import REASONS as COMMON
from tesoro_lab.words.ruta_refusals import REFUSALS
from tesoro_lab.words.ruta_speech import Voice
from tesoro_lab.words.speech import Phrase, readable

REASONS: dict[str, Phrase] = {
    **COMMON,
    "not_chance": Phrase(
        "",
        "Dice and cards must wait: a player has to decide first.",
        "Los dados y las cartas esperan: antes tiene que decidir alguien de la mesa.",
    ),
    "chance_first": Phrase(
        "",
        "First the dice must fall or the card be turned; then a player decides.",
        "Antes tienen que caer los dados o salir la carta; después decide quien juega.",
    ),
    "bad_args": Phrase(
        "kind:act",
        "This is not how to {kind}: the move takes its own spaces and numbers, no more, no less.",
        "Así no se puede {kind}: la jugada lleva sus casillas y números, ni más ni menos.",
    ),
    "impossible_throw": Phrase(
        "",
        "Two dice cannot fall like that: each shows a number from 1 to 6.",
        "Dos dados no pueden caer así: cada uno muestra un número del 1 al 6.",
    ),
    "card_not_in_pile": Phrase(
        "card:card",
        "{card} is not in its pile: a player is keeping it. Choose a card of the pile.",
        "{card} no está en su mazo: alguien la guarda. Elige una carta del mazo.",
    ),
    "card_not_on_top": Phrase(
        "card:card",
        "{card} is not on top. The pile has come round, so its order is known: take the top card.",
        "{card} no está encima. El mazo ha dado la vuelta y su orden se conoce: toma la de arriba.",
    ),
    "title_not_free": Phrase(
        "space:space",
        "The title of {space} has already been dealt. Deal one that the Crown still holds.",
        "El título de {space} ya se ha repartido. Reparte uno que aún tenga la Corona.",
    ),
    "short": Phrase(
        "needed:money has:money",
        "This takes {needed}, and the purse holds {has}. Sell or mortgage something first.",
        "Hacen falta {needed} y en la bolsa hay {has}. Antes hay que vender o hipotecar algo.",
    ),
    "not_title": Phrase(
        "space:space",
        "There is no title for {space}. Choose a plot, an exchange or a company.",
        "No hay título para {space}. Elige un solar, una lonja o una compañía.",
    ),
    "mortgaged": Phrase(
        "space:space",
        "The title of {space} is mortgaged. Lift its mortgage first.",
        "El título de {space} está bajo hipoteca. Antes hay que levantarla.",
    ),
    "not_mortgaged": Phrase(
        "space:space",
        "The title of {space} carries no mortgage, so there is none to lift.",
        "El título de {space} no tiene hipoteca: no hay ninguna que levantar.",
    ),
    "group_mortgaged": Phrase(
        "space:space",
        "{space} is mortgaged, so its group counts as incomplete and nothing is built there. "
        "Lift that mortgage first.",
        "Hay una hipoteca sobre {space}: su grupo cuenta como incompleto y en él no se edifica. "
        "Antes hay que levantarla.",
    ),
    "group_built": Phrase(
        "space:space",
        "Buildings stand in the group of {space}. Sell all of them back to the Crown first.",
        "Hay edificios en el grupo de {space}. Antes se venden todos a la Corona.",
    ),
    "build_lower_first": Phrase(
        "space:space lower:space",
        "A group grows evenly: {lower} has fewer houses than {space}, so build there first.",
        "El grupo crece por igual: en {lower} hay menos casas que en {space}; "
        "allí se edifica antes.",
    ),
    "sell_higher_first": Phrase(
        "space:space higher:space",
        "A group comes down evenly: {higher} has more houses than {space}, so sell there first.",
        "El grupo se desmonta por igual: en {higher} hay más casas que en {space}; "
        "allí se vende antes.",
    ),
    "full": Phrase(
        "space:space",
        "A castle already stands on {space}, and nothing is built above a castle.",
        "En {space} ya hay un castillo, y por encima de un castillo no se edifica nada.",
    ),
    "no_buildings_here": Phrase(
        "space:space",
        "Nothing is ever built on {space}: houses and castles stand on plots only.",
        "En {space} no se edifica nunca: casas y castillos van solo en los solares.",
    ),
    "no_houses_left": Phrase(
        "",
        "The Crown has no houses left. One comes back when a player sells it or builds a castle.",
        "A la Corona no le quedan casas. Vuelven cuando alguien vende una o levanta un castillo.",
    ),
    "no_castles_left": Phrase(
        "",
        "The Crown has no castles left. One comes back when a player sells it.",
        "A la Corona no le quedan castillos. Vuelve uno cuando alguien lo vende.",
    ),
    "nothing_built": Phrase(
        "space:space",
        "Nothing stands on {space}, so there is nothing to sell back. Choose a built plot.",
        "En {space} no hay nada edificado que devolver. Elige un solar edificado.",
    ),
    "bid_low": Phrase(
        "minimum:money",
        "The bid is too low: it must be at least {minimum}.",
        "La puja se queda corta: tiene que ser de {minimum} como mínimo.",
    ),
    "bid_high": Phrase(
        "has:money",
        "The purse holds {has}, and a bid is paid in cash. Bid less, or raise money first.",
        "En la bolsa hay {has} y las pujas se pagan al contado. Puja menos o reúne antes dinero.",
    ),
    "bid_step": Phrase(
        "step:money",
        "The smallest coin is {step}: a bid must be a multiple of it.",
        "La moneda menor es de {step}: la puja tiene que ser múltiplo de ella.",
    ),
    "not_bidding": Phrase(
        "",
        "No auction waits for a bid now. Bid when a title is on sale, before leaving the auction.",
        "Ninguna subasta espera pujas ahora. Se puja cuando sale un título y antes de retirarse.",
    ),
}

# These name an owner, who is known only when the state is at hand.
PLAIN: dict[str, Phrase] = {
    "not_yours": Phrase(
        "space:space",
        "The title of {space} belongs to somebody else. Choose one of the player's own.",
        "El título de {space} no es de quien juega. Elige uno propio.",
    ),
    "group_incomplete": Phrase(
        "space:space",
        "{space} cannot be built on: another title of its group is missing. "
        "The whole group is needed.",
        "En {space} no se puede edificar: falta otro título de su grupo. "
        "Hace falta el grupo entero.",
    ),
}

KNOWN: dict[str, Phrase] = {
    "not_yours": Phrase(
        "space:space owner:seat",
        "The title of {space} belongs to {owner}. Choose one of the player's own.",
        "El título de {space} es de {owner}. Elige uno propio.",
    ),
    "group_incomplete": Phrase(
        "space:space other:space owner:seat",
        "{space} cannot be built on: {other}, of the same group, belongs to {owner}. "
        "The whole group is needed.",
        "En {space} no se puede edificar: {other}, del mismo grupo, es de {owner}. "
        "Hace falta el grupo entero.",
    ),
}


def reason(reason: Any, voice: Voice, state: Any = None) -> str:
    """Why a move was refused, and what would be right; `state` lets it name owners."""
    code, data = reason.code, reason.data
    if code in KNOWN and state is not None:
        more = _witness(code, data[0], state)
        if more is not None:
            return voice.fill(KNOWN[code], (data[0], *more))
    phrase = REASONS.get(code) or REFUSALS.get(code) or PLAIN.get(code)
    if phrase is None:
        return f"{readable(code, data)}."
    return voice.fill(phrase, data)


def _witness(code: str, space: int, state: Any) -> tuple[int, ...] | None:
    """What in the state bears a refusal out: the owner, or the title that is missing."""
    owner = state.owner[space]
    if code == "not_yours":
        return (owner,)
    for other in state.board.mates[space]:
        if state.owner[other] != owner:
            return other, state.owner[other]
    return None


CODES = tuple(sorted({**REASONS, **REFUSALS, **PLAIN}))
