"""What must hold in every state: pesos and disks neither appear nor vanish."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tesoro_lab.games.inkan.frames import Go
from tesoro_lab.games.inkan.kinds import DISKS, IN_THE_BOX, RESERVE, Disk

if TYPE_CHECKING:
    from tesoro_lab.games.inkan.state import InkanState


def problems(state: "InkanState") -> list[str]:
    """One sentence for each thing that is wrong with the state; none in any real game."""
    return [*_seats(state), *_disks(state), *_prizes(state)]


def _seats(state: "InkanState") -> Iterator[str]:
    board = state.board
    for seat, at in enumerate(state.at):
        if not 0 <= at < len(board.names):
            yield f"Seat {seat} stands on dot {at}, which is not on the map."
            continue
        if state.paid[seat] and not board.walks.sea[at]:
            yield f"Seat {seat} has paid the sea fee but stands inland on {board.names[at]}."
    for seat, purse in enumerate(state.purses):
        if purse < 0:
            yield f"The purse of seat {seat} holds {purse} pesos; it cannot be less than 0."
    if sum(state.purses) + state.bank:
        yield "The pesos of the players and the bank do not add up."
    for frame in state.stack:
        if isinstance(frame, Go) and not 1 <= frame.steps <= 6:
            yield f"A throw of {frame.steps} is impossible."
    if bool(state.stack) == bool(state.won):
        yield "A game either goes on or has been won."


def _disks(state: "InkanState") -> Iterator[str]:
    board = state.board
    if sum(state.hidden) != state.unturned.count(True):
        yield (
            f"{state.unturned.count(True)} circles have an unturned disk, "
            f"but {sum(state.hidden)} disks are hidden."
        )
    for disk, count in zip(DISKS, state.hidden, strict=True):
        most = IN_THE_BOX[disk] - (disk == RESERVE)
        if not 0 <= count <= most:
            yield f"There are {count} disks of kind {str(disk)!r} hidden; at most {most} can be."
    for number, unturned in enumerate(state.unturned):
        if unturned and number not in board.disks:
            yield f"{board.names[number]} never has a disk."
    for number, pesos in enumerate(state.rewards):
        if pesos not in (0, board.rewards[number]):
            yield f"The reward of {board.names[number]} is {board.rewards[number]} pesos."


def _prizes(state: "InkanState") -> Iterator[str]:
    hidden = dict(zip(DISKS, state.hidden, strict=True))
    if hidden[Disk.TREASURE] == state.found:
        yield "The treasure is either still hidden or somebody has found it."
    if not -1 <= state.treasure < len(state.purses):
        yield f"Seat {state.treasure} is not at the table, so it cannot have the treasure."
    if min(state.suns) < 0 or sum(state.suns) + hidden[Disk.SUN] > IN_THE_BOX[Disk.SUN]:
        yield "More Lucky Suns are held and hidden than there are."
