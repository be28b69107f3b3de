"""Where things lie on the board of La Ruta del Tesoro.

The board is 640 units square, y downwards, and Start lies at the lower right.
"""

from typing import NamedTuple

SIDE = 640.0
RIM = 7.0  # the wooden frame
DEPTH = 88.0  # a corner's side, and how deep every space is
STEP = 50.0  # how wide a space is along the edge
BAND = 17.0  # the group's colour, at the inner end
TAB = 14.0  # price or owner, at the outer end
RING = 15.0  # the numbered scale around the sea
LOW = RIM + DEPTH
HIGH = SIDE - LOW


class Box(NamedTuple):
    """A rectangle by its left upper corner, width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, down."""
        return self.y + self.h / 2

    def inset(self, by: float) -> "Box":
        """The same rectangle, smaller by this much on every side."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)


def side(index: int) -> str:
    """Which edge a space lies on: bottom, left, top or right; a corner ends its edge."""
    return ("bottom", "left", "top", "right")[(index - 1) % 40 // 10]


def corner(index: int) -> bool:
    """Whether a space is one of the four corners."""
    return index % 10 == 0


def space(index: int) -> Box:
    """The whole rectangle of a space."""
    far = SIDE - RIM - DEPTH
    if index == 0:
        return Box(far, far, DEPTH, DEPTH)
    if corner(index):
        return {
            10: Box(RIM, far, DEPTH, DEPTH),
            20: Box(RIM, RIM, DEPTH, DEPTH),
            30: Box(far, RIM, DEPTH, DEPTH),
        }[index]
    along = STEP * (index % 10)
    return {
        "bottom": Box(far - along, far, STEP, DEPTH),
        "left": Box(RIM, far - along, DEPTH, STEP),
        "top": Box(LOW + along - STEP, RIM, STEP, DEPTH),
        "right": Box(far, LOW + along - STEP, DEPTH, STEP),
    }[side(index)]


def band(index: int) -> Box:
    """The strip for the group's colour and its buildings, at the end nearest the sea."""
    x, y, w, h = space(index)
    return {
        "bottom": Box(x, y, w, BAND),
        "left": Box(x + w - BAND, y, BAND, h),
        "top": Box(x, y + h - BAND, w, BAND),
        "right": Box(x, y, BAND, h),
    }[side(index)]


def tab(index: int) -> Box:
    """The strip for the price or the owner, at the outer end."""
    x, y, w, h = space(index)
    return {
        "bottom": Box(x, y + h - TAB, w, TAB),
        "left": Box(x, y, TAB, h),
        "top": Box(x, y, w, TAB),
        "right": Box(x + w - TAB, y, TAB, h),
    }[side(index)]


def body(index: int) -> Box:
    """What is left between band and tab: the name, and room for pawns."""
    x, y, w, h = space(index)
    if corner(index):
        return Box(x, y, w, h)
    return {
        "bottom": Box(x, y + BAND, w, h - BAND - TAB),
        "left": Box(x + TAB, y, w - BAND - TAB, h),
        "top": Box(x, y + TAB, w, h - BAND - TAB),
        "right": Box(x + BAND, y, w - BAND - TAB, h),
    }[side(index)]


def cell() -> Box:
    """The inside of the Galleys; the rest of that corner is for visitors."""
    x, y, w, h = space(10)
    return Box(x + 27, y, w - 27, h - 27)


def ring_point(index: int) -> tuple[float, float]:
    """The middle of a space's stretch of the numbered scale."""
    box = space(index)
    low, high = LOW + RING / 2, HIGH - RING / 2
    if corner(index):
        return (low if box.x < 320 else high, low if box.y < 320 else high)
    return {
        "bottom": (box.cx, high),
        "left": (low, box.cy),
        "top": (box.cx, low),
        "right": (high, box.cy),
    }[side(index)]


def house_spots(index: int) -> list[tuple[float, float]]:
    """The middles of the four building places on a band; its letter has the place before them."""
    box = band(index)
    if side(index) in ("bottom", "top"):
        return [(box.x + 17 + 9.4 * k, box.cy) for k in range(4)]
    return [(box.cx, box.y + 18.2 + 9.0 * k) for k in range(4)]


def letter_spot(index: int) -> tuple[float, float]:
    """Where the group's letter stands on its band."""
    box = band(index)
    if side(index) in ("bottom", "top"):
        return (box.x + 7, box.cy)
    return (box.cx, box.y + 7)


def standing(index: int, count: int, inside: bool = False) -> list[tuple[float, float]]:
    """Where `count` pawns stand on a space, clear of its name."""
    if index == 10 and not inside:
        box = space(10)
        pitch = 15 if count <= 4 else 13
        return [(box.x + 13.5, box.y + 11 + pitch * k) for k in range(count)]
    if inside:
        box = cell()
        area = Box(box.x, box.y + 18, box.w, box.h - 18)
    elif corner(index):
        box = space(index)
        area = Box(box.x + 8, box.y + 46, box.w - 16, box.h - 48)
    else:
        box = body(index)
        area = Box(box.x, box.y + box.h - 31, box.w, 31)
    return rows(area, count)


def rows(area: Box, count: int) -> list[tuple[float, float]]:
    """`count` places in one row of up to three, or two rows, centred in a rectangle."""
    first = count if count <= 3 else (count + 1) // 2
    sizes = [first] if count <= 3 else [first, count - first]
    places: list[tuple[float, float]] = []
    for row, size in enumerate(sizes):
        y = area.cy + (row - (len(sizes) - 1) / 2) * 15.0
        pitch = min(20.0, area.w / size)
        places += [(area.cx + (k - (size - 1) / 2) * pitch, y) for k in range(size)]
    return places
