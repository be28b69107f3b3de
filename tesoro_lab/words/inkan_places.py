"""The names of the places of Inkan Aarre and of the dots between them."""

from functools import lru_cache
from typing import Any

from tesoro_lab.games.inkan.places import Edge, Mode, Node, NodeKind
from tesoro_lab.words.inkan_acts import MODES
from tesoro_lab.words.numbers import Pair, listed, noun, number, side, twin
from tesoro_lab.words.speech import contracted, sentence

# Name in the table's English column -> the names in both languages. A place that is not here
# (a class has made its own map) is called as its table calls it.
PLACES: dict[str, Pair] = {
    "Rio de Janeiro": ("Rio de Janeiro", "Río de Janeiro"),
    "Machu Picchu": ("Machu Picchu", "Machu Picchu"),
    "Cartagena": ("Cartagena", "Cartagena de Indias"),
    "Bogota": ("Bogotá", "Bogotá"),
    "Caracas": ("Caracas", "Caracas"),
    "Angel Falls": ("Angel Falls", "Salto Ángel"),
    "Georgetown": ("Georgetown", "Georgetown"),
    "Paramaribo": ("Paramaribo", "Paramaribo"),
    "Cayenne": ("Cayenne", "Cayena"),
    "Quito": ("Quito", "Quito"),
    "Galapagos Islands": ("Galápagos Islands", "Islas Galápagos"),
    "Iquitos": ("Iquitos", "Iquitos"),
    "Chan Chan": ("Chan Chan", "Chan Chan"),
    "Lima": ("Lima", "Lima"),
    "Lake Titicaca": ("Lake Titicaca", "Lago Titicaca"),
    "Potosi": ("Potosí", "Potosí"),
    "Manaus": ("Manaus", "Manaos"),
    "Belem": ("Belém", "Belém"),
    "Recife": ("Recife", "Recife"),
    "Salvador": ("Salvador", "Salvador de Bahía"),
    "Brasilia": ("Brasília", "Brasilia"),
    "Cuiaba": ("Cuiabá", "Cuiabá"),
    "Porto Velho": ("Porto Velho", "Porto Velho"),
    "Sao Paulo": ("São Paulo", "São Paulo"),
    "Asuncion": ("Asunción", "Asunción"),
    "Montevideo": ("Montevideo", "Montevideo"),
    "Iguazu Falls": ("Iguazu Falls", "Cataratas del Iguazú"),
    "Buenos Aires": ("Buenos Aires", "Buenos Aires"),
    "Salta": ("Salta", "Salta"),
    "Comodoro Rivadavia": ("Comodoro Rivadavia", "Comodoro Rivadavia"),
    "Atacama": ("Atacama", "Atacama"),
    "Valparaiso": ("Valparaíso", "Valparaíso"),
    "Robinson Crusoe Island": ("Robinson Crusoe Island", "Isla Robinson Crusoe"),
    "Puerto Montt": ("Puerto Montt", "Puerto Montt"),
    "Cap Horn": ("Cap Horn", "Cabo de Hornos"),
    "Falkland Islands": (
        "Falkland Islands (Islas Malvinas)",
        "Islas Malvinas (Falkland Islands)",
    ),
    "Cucuta crossroads": ("Cúcuta crossroads", "Cruce de Cúcuta"),
    "El Dorado crossroads": ("El Dorado crossroads", "Cruce de El Dorado"),
    "Boa Vista crossroads": ("Boa Vista crossroads", "Cruce de Boa Vista"),
    "Teresina crossroads": ("Teresina crossroads", "Cruce de Teresina"),
    "Cuzco crossroads": ("Cuzco crossroads", "Cruce de Cuzco"),
    "Santa Cruz crossroads": ("Santa Cruz crossroads", "Cruce de Santa Cruz"),
    "Mendoza crossroads": ("Mendoza crossroads", "Cruce de Mendoza"),
    "Mouth of the Amazon": ("Mouth of the Amazon", "Desembocadura del Amazonas"),
    "Off the River Plate": ("Off the River Plate", "Frente al Río de la Plata"),
    "South Pacific crossing": ("South Pacific crossing", "Cruce del Pacífico Sur"),
    "Darien Gap": ("Darién Gap", "Tapón del Darién"),
    "Patagonian ice field": ("Patagonian ice field", "Hielo patagónico"),
}

# How a place is spoken of inside a sentence, where its name alone would sound bare.
PLACED: dict[str, Pair] = {
    "Angel Falls": ("Angel Falls", "el salto Ángel"),
    "Galapagos Islands": ("the Galápagos Islands", "las islas Galápagos"),
    "Lake Titicaca": ("Lake Titicaca", "el lago Titicaca"),
    "Iguazu Falls": ("the Iguazu Falls", "las cataratas del Iguazú"),
    "Robinson Crusoe Island": ("Robinson Crusoe Island", "la isla Robinson Crusoe"),
    "Cap Horn": ("Cap Horn", "el cabo de Hornos"),
    "Falkland Islands": (
        "the Falkland Islands (Islas Malvinas)",
        "las islas Malvinas (Falkland Islands)",
    ),
    "Cucuta crossroads": ("the Cúcuta crossroads", "el cruce de Cúcuta"),
    "El Dorado crossroads": ("the El Dorado crossroads", "el cruce de El Dorado"),
    "Boa Vista crossroads": ("the Boa Vista crossroads", "el cruce de Boa Vista"),
    "Teresina crossroads": ("the Teresina crossroads", "el cruce de Teresina"),
    "Cuzco crossroads": ("the Cuzco crossroads", "el cruce de Cuzco"),
    "Santa Cruz crossroads": ("the Santa Cruz crossroads", "el cruce de Santa Cruz"),
    "Mendoza crossroads": ("the Mendoza crossroads", "el cruce de Mendoza"),
    "Mouth of the Amazon": ("the mouth of the Amazon", "la desembocadura del Amazonas"),
    "Off the River Plate": (
        "the waters off the River Plate",
        "las aguas frente al Río de la Plata",
    ),
    "South Pacific crossing": ("the South Pacific crossing", "el cruce del Pacífico Sur"),
    "Darien Gap": ("the Darién Gap", "el Tapón del Darién"),
    "Patagonian ice field": ("the Patagonian ice field", "el hielo patagónico"),
}

# A shorter name, for a crowded map and for the ends of a road.
SHORT: dict[str, Pair] = {
    "Cartagena": ("Cartagena", "Cartagena"),
    "Galapagos Islands": ("Galápagos", "Galápagos"),
    "Lake Titicaca": ("Titicaca", "Titicaca"),
    "Salvador": ("Salvador", "Salvador"),
    "Iguazu Falls": ("Iguazú", "Iguazú"),
    "Robinson Crusoe Island": ("Robinson Crusoe", "Robinson Crusoe"),
    "Comodoro Rivadavia": ("Comodoro", "Comodoro"),
    "Falkland Islands": ("Falklands / Malvinas", "Malvinas / Falkland"),
    "Cucuta crossroads": ("Cúcuta", "Cúcuta"),
    "El Dorado crossroads": ("El Dorado", "El Dorado"),
    "Boa Vista crossroads": ("Boa Vista", "Boa Vista"),
    "Teresina crossroads": ("Teresina", "Teresina"),
    "Cuzco crossroads": ("Cuzco", "Cuzco"),
    "Santa Cruz crossroads": ("Santa Cruz", "Santa Cruz"),
    "Mendoza crossroads": ("Mendoza", "Mendoza"),
    "Mouth of the Amazon": ("Amazon mouth", "Boca del Amazonas"),
    "Off the River Plate": ("River Plate", "Río de la Plata"),
    "South Pacific crossing": ("South Pacific", "Pacífico Sur"),
    "Patagonian ice field": ("Ice field", "Hielo patagónico"),
}

COUNTRIES: dict[str, Pair] = {
    "Argentina": ("Argentina", "Argentina"),
    "Bolivia": ("Bolivia", "Bolivia"),
    "Brazil": ("Brazil", "Brasil"),
    "Chile": ("Chile", "Chile"),
    "Colombia": ("Colombia", "Colombia"),
    "Ecuador": ("Ecuador", "Ecuador"),
    "French Guiana": ("French Guiana", "Guayana Francesa"),
    "Guyana": ("Guyana", "Guyana"),
    "Paraguay": ("Paraguay", "Paraguay"),
    "Peru": ("Peru", "Perú"),
    "Suriname": ("Suriname", "Surinam"),
    "Uruguay": ("Uruguay", "Uruguay"),
    "Venezuela": ("Venezuela", "Venezuela"),
    "Falkland Islands": (
        "disputed: governed by the United Kingdom, claimed by Argentina",
        "en disputa: las gobierna el Reino Unido y las reclama la Argentina",
    ),
    "(sea)": ("at sea", "en el mar"),
}

KINDS: dict[str, Pair] = {
    "start": ("start", "salida"),
    "goal": ("goal", "meta"),
    "disk": ("red circle", "círculo rojo"),
    "crossroads_land": ("crossroads", "cruce de caminos"),
    "crossroads_sea": ("crossing of sea lanes", "cruce de rutas marítimas"),
    "dead_end": ("end of a blind alley", "final de un callejón sin salida"),
}

_LAND: Pair = (
    "the road from {a} to {b}, {steps} from {a}",
    "el camino de {a} a {b}, a {steps} de {a}",
)
_SEA: Pair = (
    "the sea lane from {a} to {b}, {steps} from {a}",
    "la ruta marítima de {a} a {b}, a {steps} de {a}",
)
_AMAZON: Pair = (
    "the Amazon between {both}, {steps} from {a}",
    "el Amazonas entre {both}, a {steps} de {a}",
)
_DOT: Pair = ("a dot on {way}", "un punto de {way}")


def space(board: Any, index: int, lang: str = "en") -> str:
    """The name of a place by itself; a dot is called after its road and counted from its end.

    >>> from tesoro_lab.games.inkan import InkanMap
    >>> board = InkanMap.load()
    >>> space(board, board.dot("Lima")), space(board, board.dot("L08.2"))
    ('Lima', 'Road from Lima to Cuzco, 2 steps from Lima')
    """
    if index < len(board.nodes):
        return _named(PLACES, board.nodes[index], lang)
    way = _way(board, index, lang)
    return sentence(way.partition(" ")[2])


def placed(board: Any, index: int, lang: str = "en") -> str:
    """A place as it is named inside a sentence.

    >>> from tesoro_lab.games.inkan import InkanMap
    >>> board = InkanMap.load()
    >>> placed(board, board.dot("L08.2"))
    'a dot on the road from Lima to Cuzco, 2 steps from Lima'
    >>> placed(board, board.dot("L08.1"), "es")
    'un punto del camino de Lima a Cuzco, a 1 paso de Lima'
    """
    if index < len(board.nodes):
        return _spoken(board.nodes[index], lang)
    return _joined(_DOT, lang, way=_way(board, index, lang))


def short_name(board: Any, index: int, lang: str = "en") -> str:
    """The shortest clear name, for a crowded map; a dot's is its road and its count.

    >>> from tesoro_lab.games.inkan import InkanMap
    >>> board = InkanMap.load()
    >>> short_name(board, board.dot("FLK"), "es"), short_name(board, board.dot("L08.2"))
    ('Malvinas / Falkland', 'Lima–Cuzco, 2')
    """
    if index < len(board.nodes):
        node = board.nodes[index]
        return _named(SHORT if node.name in SHORT else PLACES, node, lang)
    edge, dot = _edge(board, index)
    a, b = board.number[edge.a], board.number[edge.b]
    return f"{short_name(board, a, lang)}–{short_name(board, b, lang)}, {dot}"


def country(board: Any, index: int, lang: str = "en") -> str:
    """The country of a circle or crossroads, or what stands in its stead; "" for a dot."""
    if index >= len(board.nodes):
        return ""
    name = board.nodes[index].country
    return twin(COUNTRIES[name], lang) if name in COUNTRIES else str(name)


def place_kind(board: Any, index: int, lang: str = "en") -> str:
    """What sort of place it is."""
    if index >= len(board.nodes):
        return twin(("dot", "punto"), lang)
    return twin(KINDS[str(board.nodes[index].kind)], lang)


@lru_cache(maxsize=1024)
def place_lines(board: Any, index: int, lang: str = "en") -> tuple[str, ...]:
    """A place and the ways that leave it, line by line: what it is, and where one can go.

    >>> from tesoro_lab.games.inkan import InkanMap
    >>> board = InkanMap.load()
    >>> for line in place_lines(board, board.dot("Iquitos")):
    ...     print(line)
    Iquitos
    red circle; Peru
    by sea: Manaus (7)
    by air: Manaus, Quito, Lima
    """
    what = [place_kind(board, index, lang), country(board, index, lang)]
    if index in board.disks and board.nodes[index].blind_alley:
        what.append(twin(("in a blind alley", "en un callejón sin salida"), lang))
    lines = [space(board, index, lang), "; ".join([fact for fact in what if fact])]
    for mode in (Mode.LAND, Mode.SEA, Mode.AIR):
        ends = _ends(board, index, mode, lang)
        if ends:
            lines.append(f"{twin(MODES[mode], lang)}: {', '.join(ends)}")
    return tuple(lines)


def _ends(board: Any, index: int, mode: Mode, lang: str) -> list[str]:
    """Where the ways of one mode lead from a place, with their steps."""
    ends: list[str] = []
    if index >= len(board.nodes):
        return ends
    here = board.nodes[index].id
    for edge in board.edges:
        if edge.mode == mode and here in (edge.a, edge.b):
            other = board.number[edge.b if edge.a == here else edge.a]
            steps = f" ({edge.steps})" if edge.steps else ""
            ends.append(short_name(board, other, lang) + steps)
    return ends


def _way(board: Any, index: int, lang: str) -> str:
    """The road or lane of a dot, with its article, and the steps from its first end."""
    edge, dot = _edge(board, index)
    pair = _LAND if edge.mode == Mode.LAND else _SEA
    if edge.corridor.startswith("Amazon"):
        pair = _AMAZON
    a, b = [_end(board.nodes[board.number[end]], lang) for end in (edge.a, edge.b)]
    steps = f"{number(dot, lang)} {noun('step', dot, lang)}"
    return _joined(pair, lang, a=a, b=b, both=listed([a, b], lang), steps=steps)


def _edge(board: Any, index: int) -> tuple[Edge, int]:
    """The way that a dot belongs to, and its number there."""
    name, _, dot = board.names[index].rpartition(".")
    return _edges(board)[name], int(dot)


@lru_cache(maxsize=8)
def _edges(board: Any) -> dict[str, Edge]:
    return {edge.id: edge for edge in board.edges}


def _end(node: Node, lang: str) -> str:
    """An end of a road: a crossroads goes by its town's name."""
    if node.kind == NodeKind.CROSSROADS_LAND and node.name in SHORT:
        return twin(SHORT[node.name], lang)
    return _spoken(node, lang)


def _spoken(node: Node, lang: str) -> str:
    return _named(PLACED if node.name in PLACED else PLACES, node, lang)


def _named(names: dict[str, Pair], node: Node, lang: str) -> str:
    return twin(names.get(node.name, (node.name, node.name_local)), lang)


def _joined(pair: Pair, lang: str, **parts: str) -> str:
    text = twin(pair, lang).format(**parts)
    return contracted(text) if side(lang) else text
