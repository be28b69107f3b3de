"""Where things lie on the table of Port Royal.

The table is 640 units wide, y downwards; how high it is depends on the number of players.
"""

from tesoro_lab.figures.royal_faces import CHART_H, CHART_W, HEIGHT, SMALL_H, SMALL_W, WIDTH
from tesoro_lab.figures.ruta_squares import Box

SIDE = 640.0
RIM = 7.0  # the wooden frame
HEAD = 42.0  # the wooden board with the name of the harbour
SEA = Box(RIM, HEAD, SIDE - 2 * RIM, 294.0)
QUAY = Box(RIM, HEAD, 98.0, SEA.h)
LAID = Box(110.0, HEAD + 7, 518.0, 280.0)  # where the cards of the harbour lie
SHELF = Box(RIM, SEA.y + SEA.h, SEA.w, 60.0)  # open expeditions
ROWS = SHELF.y + SHELF.h
PILE = Box(24.0, HEAD + 24, 66.0, 92.1)
DISCARDS = Box(24.0, HEAD + 164, 66.0, 92.1)
STATS = 166.0  # a player's name and figures, left of the cards
SLOTS = 24
"""How many cards the harbour can show; more have never been seen."""
CHARTS = 6
HEIGHTS = {2: 118.0, 3: 84.0, 4: 74.0, 5: 64.0}

# cards laid, at most -> columns and rows
_GRIDS = ((10, 5, 2), (12, 6, 2), (14, 7, 2), (21, 7, 3), (SLOTS, 8, 3))


def height(seats: int) -> float:
    """How high the whole table is."""
    return ROWS + seats * HEIGHTS[seats] + RIM


def slots(count: int) -> list[Box]:
    """Where `count` cards of the harbour lie; they shrink only when they are many."""
    count = min(count, SLOTS)
    columns, rows = next((c, r) for most, c, r in _GRIDS if count <= most)
    scale = min((LAID.w / columns - 7) / WIDTH, (LAID.h / rows - 6) / HEIGHT, 1.0)
    step_x, step_y = LAID.w / columns, LAID.h / rows
    w, h = WIDTH * scale, HEIGHT * scale
    return [
        Box(
            LAID.x + step_x * (k % columns) + (step_x - w) / 2,
            LAID.y + step_y * (k // columns) + (step_y - h) / 2,
            w,
            h,
        )
        for k in range(count)
    ]


def charts(count: int) -> list[Box]:
    """Where the open expeditions lie."""
    room = SIDE - RIM - LAID.x - 4
    step = min(100.0, room / max(count, 1))
    scale = min(1.0, (step - 5) / CHART_W)
    w, h = CHART_W * scale, CHART_H * scale
    return [Box(LAID.x + step * k, SHELF.y + (SHELF.h - h) / 2, w, h) for k in range(count)]


def row(seat: int, seats: int) -> Box:
    """The strip of one player."""
    tall = HEIGHTS[seats]
    return Box(RIM, ROWS + seat * tall, SIDE - 2 * RIM, tall)


def hand(seat: int, seats: int) -> Box:
    """The part of a player's strip in which its cards lie."""
    x, y, w, h = row(seat, seats)
    return Box(x + STATS, y + 5, w - STATS - 6, h - 10)


def owned(count: int, room: Box) -> list[Box]:
    """Where `count` small cards lie in a player's strip: side by side, smaller when many."""
    if not count:
        return []
    scale = min(room.h / SMALL_H, room.w / (count * (SMALL_W + 2.5)))
    w, h = SMALL_W * scale, SMALL_H * scale
    step = w + 2.5 * scale
    return [Box(room.x + step * k, room.y + (room.h - h) / 2, w, h) for k in range(count)]


def medals() -> list[tuple[float, float]]:
    """Where the marks of the five colours stand on the head board."""
    return [(SIDE - 190 + 29.0 * k, HEAD / 2 + 1) for k in range(5)]
