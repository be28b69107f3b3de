"""What it is to make each move of Port Royal, for sentences about moves."""

from tesoro_lab.words.numbers import Pair, twin

# kind of move -> something to do: "it is not the moment to ..."
ACTS: dict[str, Pair] = {
    "draw": ("draw a card", "robar una carta"),
    "stop": ("stop drawing", "dejar de robar"),
    "repel": ("repel a ship", "repeler un barco"),
    "bust": ("give the turn up", "dar el turno por perdido"),
    "take": ("take a ship", "tomar un barco"),
    "hire": ("hire a person", "reclutar un personaje"),
    "pass": ("pass", "pasar"),
    "claim": ("claim an expedition", "reclamar una expedición"),
    "end": ("end this part of the turn", "cerrar esta parte del turno"),
    "starter": ("choose who starts", "elegir quién empieza"),
    "card": ("turn over a card", "descubrir una carta"),
    "coin": ("show the face of a coin", "mostrar la cara de una moneda"),
}


def act(kind: str, lang: str = "en") -> str:
    """A move as something to do; a kind without words is given as it stands.

    >>> act("draw"), act("draw", "es")
    ('draw a card', 'robar una carta')
    """
    return twin(ACTS[kind], lang) if kind in ACTS else kind.replace("_", " ")
