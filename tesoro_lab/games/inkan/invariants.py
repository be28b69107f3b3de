"""What must hold in every state: pesos and disks neither appear nor vanish."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from tesoro_lab.games.inkan.frames import Die, Go
from tesoro_lab.games.inkan.kinds import DISKS, Disk, Kind, laid_out

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.map import InkanMap
    from tesoro_lab.games.inkan.state import InkanState

_TREASURE, _SUN = DISKS.index(Disk.TREASURE), DISKS.index(Disk.SUN)


def problems(state: "InkanState") -> list[str]:
    """One sentence for each thing that is wrong with the state; none in any real game."""
    return [*_seats(state), *_fees(state), *_disks(state), *_prizes(state), *_ending(state)]


def _seats(state: "InkanState") -> Iterator[str]:
    dots = len(state.board.names)
    for seat, at in enumerate(state.at):
        if not 0 <= at < dots:
            yield f"Seat {seat} stands on dot {at}, which is not on the map."
    for seat, purse in enumerate(state.purses):
        if purse < 0:
            yield f"The purse of seat {seat} holds {purse} pesos; it cannot be less than 0."
    if sum(state.purses) + state.bank:
        yield "The pesos of the players and the bank do not add up."
    for frame in state.stack:
        if isinstance(frame, Go) and not 1 <= frame.steps <= 6:
            yield f"A throw of {frame.steps} is impossible."


def _fees(state: "InkanState") -> Iterator[str]:
    """A fee paid holds only at sea; one that has just been paid for a throw always does."""
    if True not in state.paid:
        return
    board, frame = state.board, state.frame
    busy, mode = -1, ""
    if type(frame) is Die:
        busy, mode = frame.traveller, frame.mode
    elif type(frame) is Go:
        busy, mode = frame.seat, frame.mode
    for seat, paid in enumerate(state.paid):
        at = state.at[seat]
        if not paid or not 0 <= at < len(board.names):
            continue
        if not board.walks.sea[at] and (seat != busy or mode != Kind.MIXED):
            yield f"Seat {seat} has paid the sea fee but stands inland on {board.names[at]}."
        if at < len(board.circles) and seat != busy and state.rules.sea_fee == "each_voyage":
            yield f"Seat {seat} has paid a voyage that has already ended at {board.names[at]}."


def _disks(state: "InkanState") -> Iterator[str]:
    board = state.board
    laid, bare, rewarded = _laying(board)
    turned_up = state.unturned.count(True)
    if sum(state.hidden) != turned_up:
        yield f"{turned_up} circles have an unturned disk, but {sum(state.hidden)} are hidden."
    for number, count in enumerate(state.hidden):
        if not 0 <= count <= laid[number]:
            kind = str(DISKS[number])
            yield f"{count} disks of kind {kind!r} are hidden; there can be 0 to {laid[number]}."
    for number in bare:
        if state.unturned[number]:
            yield f"{board.names[number]} never has a disk."
    left = 0
    for number in rewarded:
        pesos = state.rewards[number]
        left += pesos
        if pesos and pesos != board.rewards[number]:
            yield f"The reward of {board.names[number]} is {board.rewards[number]} pesos."
    if sum(state.rewards) != left or min(state.rewards) < 0:
        yield "There are rewards where the map has none."


@lru_cache(16)
def _laying(board: "InkanMap") -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The disks that are laid out, the circles without one, and those with a reward."""
    bare = tuple([circle for circle in board.circles if circle not in board.disks])
    rewarded = tuple([circle for circle in board.circles if board.rewards[circle]])
    return laid_out(len(board.disks)), bare, rewarded


def _prizes(state: "InkanState") -> Iterator[str]:
    hidden, suns = state.hidden, sum(state.suns)
    if hidden[_TREASURE] == state.found:
        yield "The treasure is either still hidden or somebody has found it."
    if not -1 <= state.treasure < len(state.purses):
        yield f"Seat {state.treasure} is not at the table, so it cannot have the treasure."
    if min(state.suns) < 0 or suns + hidden[_SUN] > _laying(state.board)[0][_SUN]:
        yield "More Lucky Suns are held and hidden than there are."
    if suns and not state.found and state.rules.suns_count == "after_treasure":
        yield "No Lucky Sun counts before the treasure has been found."


def _ending(state: "InkanState") -> Iterator[str]:
    """Whoever brings a prize to the goal has won; nobody else has."""
    goal = state.board.goal
    if bool(state.stack) == bool(state.won):
        yield "A game either goes on or has been won."
    for seat in state.won:
        if len(state.won) > 1 or not 0 <= seat < len(state.purses):
            yield "One player of the table wins, alone."
        elif state.at[seat] != goal or not state.carries_prize(seat):
            yield f"Seat {seat} cannot have won: it has brought no prize to the goal."
    for seat, at in enumerate(state.at):
        if at != goal or not state.carries_prize(seat) or seat in state.won:
            continue
        # A sun turned before the treasure was found may have come to the goal too early.
        if state.treasure == seat or state.rules.suns_count == "after_treasure":
            yield f"Seat {seat} has brought its prize to the goal, so it would have won."
