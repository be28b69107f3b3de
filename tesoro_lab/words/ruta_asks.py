"""What is being asked at the table of La Ruta del Tesoro, as one sentence to whoever decides."""

from collections.abc import Callable, Sequence
from typing import Any

from tesoro_lab.words.common import OPENING, over
from tesoro_lab.words.numbers import Pair, twin
from tesoro_lab.words.ruta_speech import Voice
from tesoro_lab.words.speech import contracted, sentence

# kind of frame -> the question; {who} decides
_PLAIN: dict[str, Pair] = {
    "Throw": ("{who}, it is your turn: throw the dice.", "{who}, te toca: tira los dados."),
    "Galleys": (
        "{who}, you are in the Galleys: throw for a double, pay the fine or use a card.",
        "{who}, estás en Galeras: prueba a sacar dobles, paga la multa o usa una carta.",
    ),
    "After": (
        "{who}, build or trade if you like, then end your turn.",
        "{who}, edifica o trata si quieres y termina el turno.",
    ),
    "Dice": ("The dice of {who} are in the air.", "Los dados de {who} están en el aire."),
}
_AGAIN: Pair = ("{who}, a double: throw again.", "{who}, han salido dobles: vuelve a tirar.")


def asked(state: Any, names: Sequence[str], lang: str = "en") -> str:
    """Who decides now, and what, in one sentence.

    >>> from tesoro_lab.games.ruta import RUTA
    >>> asked(RUTA.scenario({"seats": 2}), ["Ana", "Luis"])
    'Ana, it is your turn: throw the dice.'
    """
    voice = Voice(names, state.board, lang)
    frame = state.frame
    if frame is None:
        return over(state, voice)
    kind = type(frame).__name__
    tell = _GROWN.get(kind)
    if tell is not None:
        pair, facts = tell(state, frame, voice)
    else:
        pair, facts = _PLAIN[kind], {"who": voice.seat(getattr(frame, "thrower", frame.seat))}
    text = twin(pair, lang).format(**facts)
    return sentence(contracted(text) if lang == "es" else text)


Asked = tuple[Pair, dict[str, str]]


def _throw(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = _AGAIN if state.pawns[frame.seat].doubles else _PLAIN["Throw"]
    return pair, {"who": voice.seat(frame.seat)}


def _opening(state: Any, frame: Any, voice: Voice) -> Asked:
    return OPENING, {"who": voice.seat(frame.seats[len(frame.sums)])}


def _deal(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = ("A title is dealt to {who}.", "Se reparte un título a {who}.")
    return pair, {"who": voice.seat(frame.takers[0])}


def _draw(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = ("{who} turns over a card: {deck}.", "{who} saca una carta: {deck}.")
    return pair, {"who": voice.seat(frame.drawer), "deck": voice.deck(frame.deck)}


def _purchase(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "{who}, buy {title} for {price}, or let the Crown auction it?",
        "{who}, ¿compras {title} por {price} o que lo subaste la Corona?",
    )
    price = voice.money(state.board.price[frame.title])
    return pair, {"who": voice.seat(frame.seat), "title": voice.space(frame.title), "price": price}


def _exempt(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "{who}, pay for {space}, or show the waiver?",
        "{who}, ¿pagas por {space} o muestras la exención?",
    )
    return pair, {"who": voice.seat(frame.seat), "space": voice.space(frame.space)}


def _auction(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "Auction of {thing}. {who}, bid {least} or more, or leave.",
        "Subasta de {thing}. {who}, puja {least} o más, o retírate.",
    )
    thing = voice.space(frame.title) if hasattr(frame, "title") else _piece(frame.piece, voice)
    least = voice.number(frame.high + 100)
    return pair, {"thing": thing, "who": voice.seat(frame.seat), "least": least}


def _place(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = ("{who}, where does {piece} go?", "{who}, ¿dónde va {piece}?")
    return pair, {"who": voice.seat(frame.seat), "piece": _piece(frame.piece, voice)}


def _piece(piece: str, voice: Voice) -> str:
    pairs = {"house": ("a house", "una casa"), "castle": ("a castle", "un castillo")}
    return twin(pairs[piece], voice.lang)


def _offer(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "{who}, {other} gives {give} and wants {want}. Do you accept?",
        "{who}, {other} da {give} y pide {want}. ¿Aceptas?",
    )
    facts = {"who": voice.seat(frame.seat), "other": voice.seat(frame.proposer)}
    return pair, {**facts, "give": voice.goods(frame.give), "want": voice.goods(frame.want)}


def _debt(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "{who}, you owe {amount}: raise the money and pay.",
        "{who}, debes {amount}: reúne el dinero y paga.",
    )
    total = sum([amount for _, amount in frame.dues])
    return pair, {"who": voice.seat(frame.seat), "amount": voice.money(total)}


def _claim(state: Any, frame: Any, voice: Voice) -> Asked:
    pair = (
        "{who}, do you claim {amount} from {debtor} for {title}?",
        "{who}, ¿reclamas {amount} a {debtor} por {title}?",
    )
    facts = {"who": voice.seat(frame.seat), "debtor": voice.seat(frame.debtor)}
    facts["title"] = voice.space(frame.title)
    return pair, {**facts, "amount": voice.money(frame.amount)}


_GROWN: dict[str, Callable[[Any, Any, Voice], Asked]] = {
    "Throw": _throw,
    "Opening": _opening,
    "Deal": _deal,
    "Draw": _draw,
    "Purchase": _purchase,
    "Exempt": _exempt,
    "Auction": _auction,
    "PieceAuction": _auction,
    "Place": _place,
    "Offer": _offer,
    "Debt": _debt,
    "Claim": _claim,
}
