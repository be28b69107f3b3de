"""What the buttons of La Ruta del Tesoro say: each move of a player or of chance."""

from collections.abc import Callable, Sequence
from typing import Any

from tesoro_lab.games.ruta.cards import Effect
from tesoro_lab.games.ruta.galleys import ransom
from tesoro_lab.games.ruta.money import CASTLE
from tesoro_lab.words.numbers import Pair, side, twin
from tesoro_lab.words.ruta_cards import card_name, card_title, deck_name
from tesoro_lab.words.ruta_speech import Voice
from tesoro_lab.words.speech import contracted, readable, sentence

# moves without anything to name
_SIMPLE: dict[str, Pair] = {
    "roll": ("Roll the dice", "Tirar los dados"),
    "end": ("End turn", "Terminar el turno"),
    "auction": ("Auction", "A subasta"),
    "pass": ("Leave the auction", "Dejar la subasta"),
    "pay": ("Pay", "Pagar"),
    "bankrupt": ("Declare bankruptcy", "Declararse en bancarrota"),
    "wait": ("Do not claim", "No reclamar"),
    "accept": ("Accept the trade", "Aceptar el trato"),
    "decline": ("Decline the trade", "Rechazar el trato"),
    "resign": ("Leave the game", "Abandonar la partida"),
    "time": ("Call time", "¡Es la hora!"),
}

# moves on one space; {space} is its name, {price} what it costs or brings
_ON_SPACE: dict[str, Pair] = {
    "buy": ("Buy {space} ({price})", "Comprar {space} ({price})"),
    "claim": ("Claim the toll of {space}", "Reclamar el peaje de {space}"),
    "sell": ("Sell a house of {space} (+{price})", "Vender una casa de {space} (+{price})"),
    "mortgage": ("Mortgage {space} (+{price})", "Hipotecar {space} (+{price})"),
    "lift": ("Lift the mortgage of {space} ({price})", "Levantar hipoteca de {space} ({price})"),
    "place": ("Place it on {space}", "Colocar en {space}"),
    "title": ("Deal {space}", "Repartir {space}"),
    "build": ("Build on {space} ({price})", "Edificar en {space} ({price})"),
}


def move(move: Any, voice: Voice, state: Any = None) -> str:
    """The label of a move's button; `state` lets it name the prices and titles of the moment.

    Amounts on buttons are in reales, without the unit.
    """
    kind = str(move.kind)
    if kind in _SIMPLE and not move.args:
        return twin(_SIMPLE[kind], voice.lang)
    tell = _TELL.get(kind)
    if tell is None and kind in _ON_SPACE:
        tell = _on_space
    try:
        return tell(move, voice, state) if tell else readable(kind, move.args)
    except (IndexError, ValueError, KeyError, TypeError):
        # A move typed by hand may lack its space or number; show it as it was written.
        return str(move.text)


def _buy(move: Any, voice: Voice, state: Any) -> str:
    at = _asked_title(state) if not move.args else int(move.args[0])
    if at is None:
        return twin(("Buy", "Comprar"), voice.lang)
    return _put(_ON_SPACE["buy"], voice, at, voice.board.price[at])


def _on_space(move: Any, voice: Voice, state: Any) -> str:
    at = int(move.args[0])
    board = voice.board
    loan = board.mortgage[at] or 0
    prices: dict[str, int] = {
        "sell": (board.house_price[at] or 0) // 2,
        "mortgage": loan,
        "lift": loan + loan // 10,
    }
    return _put(_ON_SPACE[str(move.kind)], voice, at, prices.get(str(move.kind), 0))


def _build(move: Any, voice: Voice, state: Any) -> str:
    at = int(move.args[0])
    if state is None:
        return _put(_ON_SPACE["build"], voice, at, voice.board.house_price[at])
    if state.level[at] >= 4:
        pair = ("Castle on {space} ({price})", "Castillo en {space} ({price})")
        return _put(pair, voice, at, voice.board.castle_price[at])
    pair = ("House on {space} ({price})", "Casa en {space} ({price})")
    return _put(pair, voice, at, voice.board.house_price[at])


def _sell(move: Any, voice: Voice, state: Any) -> str:
    at = int(move.args[0])
    if state is None or state.level[at] < CASTLE:
        return _on_space(move, voice, state)
    # What a castle brings depends on the houses left in stock, so the rules are asked.
    if state.why_not(move) is None:
        gain = state.after(move).purses[state.seat] - state.purses[state.seat]
        pair = ("Sell the castle of {space} (+{price})", "Vender el castillo de {space} (+{price})")
        return _put(pair, voice, at, gain)
    return _put(("Sell the castle of {space}", "Vender el castillo de {space}"), voice, at, 0)


def _bid(move: Any, voice: Voice, state: Any) -> str:
    amount = voice.number(int(move.args[0]))
    return f"{twin(('Bid', 'Pujar'), voice.lang)} {amount}"


def _fine(move: Any, voice: Voice, state: Any) -> str:
    amount = voice.number(voice.board.treasury.fine)
    return f"{twin(('Pay the fine', 'Pagar la multa'), voice.lang)} ({amount})"


def _use(move: Any, voice: Voice, state: Any) -> str:
    deck, no = str(move.args[0]), int(move.args[1])
    use = f"{twin(('Use', 'Usar'), voice.lang)} {card_name(deck, no, voice.lang)}"
    card = voice.board.find_card(deck, no)
    if state is None or card is None or card.effect != Effect.FREE_GALLEYS:
        return use
    cost = ransom(state, card)
    return f"{use} ({voice.number(cost)})" if cost else use


def _dice(move: Any, voice: Voice, state: Any) -> str:
    first, second = move.args
    return (
        f"{twin(('Dice', 'Dados'), voice.lang)} {first} {twin(('and', 'y'), voice.lang)} {second}"
    )


def _card(move: Any, voice: Voice, state: Any) -> str:
    deck, no = str(move.args[0]), int(move.args[1])
    return f"{deck_name(deck, voice.lang)}: {card_title(deck, no, voice.lang, voice.board)}"


def _offer(move: Any, voice: Voice, state: Any) -> str:
    seat, give, want = read_offer(move.args)
    pair = ("Offer {to}: {give} for {want}", "Ofrecer a {to}: {give} por {want}")
    return twin(pair, voice.lang).format(
        to=voice.seat(seat), give=voice.goods(give), want=voice.goods(want)
    )


_TELL: dict[str, Callable[[Any, Voice, Any], str]] = {
    "buy": _buy,
    "build": _build,
    "sell": _sell,
    "bid": _bid,
    "fine": _fine,
    "use": _use,
    "dice": _dice,
    "card": _card,
    "offer": _offer,
}


Side = tuple[int, list[int], list[tuple[str, int]]]


def read_offer(args: Sequence[Any]) -> tuple[int, Side, Side]:
    """An offer's words as (to whom, what is given, what is wanted).

    >>> read_offer((1, "give", 500, 3, "want", 0, 1, "suerte", 9))
    (1, (500, [3], []), (0, [1], [('suerte', 9)]))
    """
    words = list(args)
    give, want = words.index("give"), words.index("want")
    return int(words[0]), _side(words[give + 1 : want]), _side(words[want + 1 :])


def _side(words: Sequence[Any]) -> Side:
    cash = int(words[0]) if words else 0
    titles: list[int] = []
    cards: list[tuple[str, int]] = []
    at = 1
    while at < len(words):
        if isinstance(words[at], str):
            cards.append((words[at], int(words[at + 1])))
            at += 2
        else:
            titles.append(int(words[at]))
            at += 1
    return cash, titles, cards


def _asked_title(state: Any) -> int | None:
    """The title that is up for sale now, if the table is asking about one."""
    title = getattr(getattr(state, "frame", None), "title", None)
    return title if isinstance(title, int) else None


def _put(pair: Pair, voice: Voice, at: int, price: int | None) -> str:
    text = twin(pair, voice.lang).format(space=voice.space(at), price=voice.number(price or 0))
    return sentence(contracted(text)) if side(voice.lang) else text
