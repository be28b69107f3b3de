"""What must hold in every state: money, pieces, titles and cards neither appear nor vanish."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tesoro_lab.games.ruta.frames import CROWN
from tesoro_lab.games.ruta.money import CASTLE, spendable
from tesoro_lab.games.ruta.movement import DOUBLES_TO_GALLEYS, FREE, MAX_TRIES

if TYPE_CHECKING:
    from tesoro_lab.games.ruta.state import RutaState


def problems(state: "RutaState") -> list[str]:
    """One sentence for each thing that is wrong with the state; none in any real game."""
    return [*_seats(state), *_money(state), *_titles(state), *_pieces(state), *_cards(state)]


def _seats(state: "RutaState") -> Iterator[str]:
    spaces = len(state.board.spaces)
    for seat, pawn in enumerate(state.pawns):
        if not 0 <= pawn.at < spaces:
            yield f"The pawn of seat {seat} stands on {pawn.at}, which is no space."
        if not FREE <= pawn.tries < MAX_TRIES:
            yield f"Seat {seat} has failed {pawn.tries} times in the Galleys; 0 to 2 is possible."
        if pawn.tries != FREE and pawn.at != state.board.galleys_at:
            yield f"Seat {seat} is held in the Galleys but its pawn stands on {pawn.at}."
        if not 0 <= pawn.doubles < DOUBLES_TO_GALLEYS:
            yield f"Seat {seat} has thrown {pawn.doubles} doubles this turn; 0 to 2 is possible."
        if pawn.tries != FREE and pawn.doubles:
            yield f"Seat {seat} is held in the Galleys, where doubles are not counted."
        if state.skips[seat] < 0:
            yield f"Seat {seat} must lose {state.skips[seat]} turns; it cannot be less than 0."
    if state.stack and state.playing.count(True) < 2:
        yield "A game goes on between at least two players."
    last = state.rules.quick_game
    if isinstance(last, int) and state.round > last:
        yield f"This is round {state.round}, but the quick game ends after {last}."
    if bool(state.stack) == bool(state.won):
        yield "A game either goes on or has been won."


def _money(state: "RutaState") -> Iterator[str]:
    for seat, purse in enumerate(state.purses):
        if purse < 0:
            yield f"The purse of seat {seat} holds {purse} reales; it cannot be less than 0."
        if purse and not state.playing[seat]:
            yield f"Seat {seat} has left the game but still holds {purse} reales."
        if state.loans[seat] < 0:
            yield f"Seat {seat} has borrowed {state.loans[seat]} reales; it cannot be less than 0."
        if purse >= 0 and spendable(state, seat) < 0:
            yield f"Seat {seat} has bid more than its purse of {purse} reales holds."
    if state.pot < 0:
        yield f"The pot holds {state.pot} reales; it cannot be less than 0."
    ledger = sum(state.purses) + state.crown + state.pot
    if ledger:
        yield f"The money does not add up: {ledger} reales too many between players and Crown."


def _titles(state: "RutaState") -> Iterator[str]:
    board, mortgaged, unwanted = state.board, state.mortgaged, state.unwanted
    for space, owner in enumerate(state.owner):
        if owner == CROWN and not mortgaged[space] and not unwanted[space]:
            continue
        name = board.spaces[space].name
        if owner == CROWN:
            if mortgaged[space]:
                yield f"{name} is mortgaged but belongs to the Crown."
            if unwanted[space] and not board.group[space]:
                yield f"{name} is not a title, so it was never at an auction."
        elif not board.group[space]:
            yield f"{name} is not a title, so nobody can own it."
        elif not (0 <= owner < len(state.purses)) or not state.playing[owner]:
            yield f"{name} belongs to seat {owner}, which is not playing."
        elif unwanted[space]:
            yield f"{name} has an owner, so it is not a title that nobody wanted."
    for_sale = 0
    for title in board.titles:
        if state.owner[title] == CROWN and not unwanted[title]:
            for_sale += 1
    if for_sale != state.for_sale:
        yield f"{for_sale} titles have not been offered yet, but {state.for_sale} are counted."


def _pieces(state: "RutaState") -> Iterator[str]:
    houses, castles = state.houses, state.castles
    for space, level in enumerate(state.level):
        if not level:
            continue
        name = state.board.spaces[space].name
        if not 0 <= level <= CASTLE:
            yield f"{name} has building level {level}; 0 to 5 is possible."
        if not state.board.house_price[space]:
            yield f"{name} is not a plot, so nothing can be built on it."
        for mate in state.board.mates[space]:
            if state.owner[mate] == CROWN or state.owner[mate] != state.owner[space]:
                yield f"{name} is built on, but its group does not belong to one player."
            if state.mortgaged[mate]:
                yield f"{name} is built on, but a title of its group is mortgaged."
        castles += level == CASTLE
        houses += level if level < CASTLE else 0
    for what, count, due in (
        ("houses", houses, state.rules.stock[0]),
        ("castles", castles, state.rules.stock[1]),
    ):
        if count != due:
            yield f"There are {count} {what} in all; the box holds {due}."
    if state.houses < 0 or state.castles < 0:
        yield f"The Crown's stock is {state.houses} houses and {state.castles} castles."


def _cards(state: "RutaState") -> Iterator[str]:
    for deck, cards in state.board.cards.items():
        pile = state.piles[deck]
        found = [*pile.unseen, *pile.below]
        for card, holder in zip(state.board.keepable, state.holder, strict=True):
            if card.deck == deck and holder != CROWN:
                found.append(card.no)
                if not (0 <= holder < len(state.purses)) or not state.playing[holder]:
                    yield f"Card {deck} {card.no} is held by seat {holder}, which is not playing."
        if sorted(found) != [card.no for card in cards]:
            yield f"The {deck} pile and the cards kept from it are not its {len(cards)} cards."
