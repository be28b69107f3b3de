"""What it is to make each move of La Ruta del Tesoro, for sentences about moves."""

from tesoro_lab.words.numbers import Pair, twin

# kind of move -> something to do: "it is not the moment to ..."
ACTS: dict[str, Pair] = {
    "roll": ("throw the dice", "tirar los dados"),
    "end": ("end the turn", "terminar el turno"),
    "buy": ("buy a title", "comprar un título"),
    "auction": ("send a title to auction", "sacar un título a subasta"),
    "bid": ("bid", "pujar"),
    "pass": ("leave an auction", "dejar una subasta"),
    "fine": ("pay the fine of the Galleys", "pagar la multa de Galeras"),
    "use": ("use a card", "usar una carta"),
    "pay": ("pay", "pagar"),
    "bankrupt": ("declare bankruptcy", "declarar la bancarrota"),
    "claim": ("claim a toll", "reclamar un peaje"),
    "wait": ("let a toll wait", "dejar esperar un peaje"),
    "build": ("build", "edificar"),
    "sell": ("sell a building", "vender un edificio"),
    "mortgage": ("mortgage a title", "hipotecar un título"),
    "lift": ("lift a mortgage", "levantar una hipoteca"),
    "place": ("place a building", "colocar un edificio"),
    "offer": ("offer a trade", "ofrecer un trato"),
    "accept": ("accept a trade", "aceptar un trato"),
    "decline": ("decline a trade", "rechazar un trato"),
    "resign": ("leave the game", "abandonar la partida"),
    "time": ("call time", "avisar de la hora"),
    "dice": ("let the dice fall", "dejar caer los dados"),
    "card": ("turn over a card", "sacar una carta"),
    "title": ("deal a title", "repartir un título"),
}


def act(kind: str, lang: str = "en") -> str:
    """A move as something to do; a kind without words is given as it stands.

    >>> act("roll"), act("roll", "es")
    ('throw the dice', 'tirar los dados')
    """
    return twin(ACTS[kind], lang) if kind in ACTS else kind.replace("_", " ")
