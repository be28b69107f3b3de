"""Why a move is refused at the table of Inkan Aarre, and what would be right."""

from typing import Any

from tesoro_lab.words.common import REASONS as COMMON
from tesoro_lab.words.inkan_speech import Voice
from tesoro_lab.words.speech import Phrase, readable

REASONS: dict[str, Phrase] = {
    **COMMON,
    "not_chance": Phrase(
        "",
        "The die and the disks must wait: a player has to decide first.",
        "El dado y los discos esperan: antes tiene que decidir alguien de la mesa.",
    ),
    "chance_first": Phrase(
        "",
        "First the die must fall or the disk be turned; then a player decides.",
        "Antes tiene que caer el dado o descubrirse el disco; después decide quien juega.",
    ),
    "bad_args": Phrase(
        "kind:act",
        "This is not how to {kind}: the move takes its own place or number, no more, no less.",
        "Así no se puede {kind}: la jugada lleva su lugar o su número, ni más ni menos.",
    ),
    "impossible_throw": Phrase(
        "",
        "A die cannot fall like that: it shows a number from 1 to 6.",
        "Un dado no puede caer así: muestra un número del 1 al 6.",
    ),
    "no_road_here": Phrase(
        "",
        "No road leaves this place. Go by sea, or along a red line if there is one.",
        "De aquí no sale ningún camino. Hay que ir por mar, o por una línea roja si la hay.",
    ),
    "no_sea_here": Phrase(
        "",
        "Neither the sea nor the Amazon touches this place. Go by land, or along a red line "
        "if there is one.",
        "A este lugar no llegan ni el mar ni el Amazonas. Hay que ir por tierra, "
        "o por una línea roja si la hay.",
    ),
    "short": Phrase(
        "needed:money has:money",
        "This takes {needed}, and the purse holds {has}. Choose something cheaper: roads cost "
        "nothing, and neither does throwing for a disk.",
        "Hacen falta {needed} y en la bolsa hay {has}. Elige algo más barato: los caminos "
        "no cuestan nada, y tirar por un disco tampoco.",
    ),
    "can_pay_sea": Phrase(
        "price:money",
        "At this table only a player without {price} sails free. Pay them and throw the die.",
        "En esta mesa solo navega gratis quien no tiene {price}. Págalos y tira el dado.",
    ),
    "no_mixing": Phrase(
        "",
        "At this table a throw goes all by land or all by sea. Choose one of the two.",
        "En esta mesa la tirada va entera por tierra o entera por mar. Elige una de las dos.",
    ),
    "no_flight": Phrase(
        "to:dot",
        "No red line leads from here to {to}. The buttons show the flights there are.",
        "Ninguna línea roja lleva de aquí a {to}. Los botones muestran los vuelos que hay.",
    ),
    "out_of_reach": Phrase(
        "to:dot steps:steps",
        "With {steps} one cannot stop at {to}: all of them must be used, "
        "except to stop early on a red circle.",
        "Con {steps} no se puede parar en {to}: hay que darlos todos, "
        "salvo para quedarse antes en un círculo rojo.",
    ),
    "no_disk_here": Phrase(
        "",
        "No disk lies face down here. Travel to a red circle that still has one.",
        "Aquí no hay ningún disco boca abajo. Viaja a un círculo rojo que aún tenga el suyo.",
    ),
    "try_next_turn": Phrase(
        "",
        "At this table one throws for a disk from the turn after arriving. Pay for it now, "
        "or wait by it.",
        "En esta mesa se tira por un disco desde el turno siguiente al de llegar. "
        "Paga ahora por él, o espera a su lado.",
    ),
    "no_such_disk_left": Phrase(
        "disk:disk",
        "Of the disks still face down none shows {disk}. Choose one of those that are left.",
        "De los discos que siguen boca abajo ninguno muestra {disk}. Elige uno de los que quedan.",
    ),
}


def reason(reason: Any, voice: Voice, state: Any = None) -> str:
    """Why a move was refused, and what would be right."""
    code, data = reason.code, reason.data
    if code not in REASONS:
        return f"{readable(code, data)}."
    return voice.fill(REASONS[code], data)


CODES = tuple(sorted(REASONS))
