"""The people of Port Royal as portraits: head and shoulders round the origin, 60 units wide."""

from functools import cache

from tesoro_lab.figures.palette import BLUE, GREEN, INK, PURPLE, SKY, VERMILION, YELLOW
from tesoro_lab.figures.royal_icons import TINTS
from tesoro_lab.figures.svg import path

_LINE = f'stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'
_FAIR, _TAN, _BROWN, _DARK = "#F1CFAA", "#DDA877", "#B07B4F", "#7E5236"
_GOLD, _WHITE, _NAVY = "#E9BD46", "#FBF8EF", "#2F4A6D"
_SHOULDERS = "M-30,33Q-30,13 -12,10H12Q30,13 30,33Z"


def _fill(d: str, colour: str) -> str:
    return path(d, f'fill="{colour}" {_LINE}')


def _line(d: str, colour: str = INK, width: float = 1.2) -> str:
    return path(
        d,
        f'fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"'
        ' stroke-linejoin="round"',
    )


def _dots(colour: str, radius: float, *places: tuple[float, float]) -> str:
    return "".join(
        [f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>' for x, y in places]
    )


def _head(skin: str, smile: float = 2.4) -> str:
    """Neck, face, eyes and mouth; the face is 24 wide with its middle at y = -6."""
    return (
        _fill("M-5,4V13Q0,17 5,13V4Z", skin)
        + _fill("M-12,-8Q-12,-20 0,-20T12,-8Q12,2 6,6.5Q0,9.5 -6,6.5Q-12,2 -12,-8Z", skin)
        + _dots(INK, 1.5, (-4.6, -6.5), (4.6, -6.5))
        + _line(f"M-4.4,1Q0,{1 + smile:g} 4.4,1")
        + _line("M0,-5.5L-1.3,-1.8H.8", INK, 0.9)
    )


def _bust(coat: str, skin: str, smile: float = 2.4) -> str:
    return _fill(_SHOULDERS, coat) + _head(skin, smile)


def _trader(coat: str) -> str:
    hair = _fill("M-12.5,-8Q-16,-22 0,-23T12.5,-8Q8,-15 0,-15T-12.5,-8Z", "#4A3020")
    cap = _fill("M-15,-14Q-17,-25 0,-27Q19,-27 18,-17Q10,-20 -15,-14Z", coat)
    feather = _fill("M10,-23Q20,-32 25,-27Q22,-20 12,-21Z", _WHITE)
    collar = _fill("M-17,12Q-8,22 0,22T17,12L11,9Q6,16 0,16T-11,9Z", "#8A6A48")
    beard = _fill("M-4,5Q0,13 4,5Q0,7 -4,5Z", "#4A3020")
    return _bust(coat, _TAN) + hair + cap + feather + collar + beard


def _settler() -> str:
    hair = _fill("M-12.5,-5Q-15,-18 0,-19T12.5,-5L10,-13H-10Z", "#A8642C")
    hat = _fill("M-22,-14Q0,-23 22,-14Q14,-9 0,-11.5T-22,-14Z", "#E4BE6A")
    crown = _fill("M-11,-16Q-11,-29 0,-29T11,-16Q0,-20 -11,-16Z", "#E4BE6A")
    band = _line("M-11,-18.5Q0,-22.5 11,-18.5", VERMILION, 2)
    scarf = _fill("M-10,11Q0,18 10,11L6,17L9,25L0,19L-4,26L-5,17Z", VERMILION)
    return _bust("#7A8F4A", _FAIR) + hair + hat + crown + band + scarf


def _captain() -> str:
    beard = _fill(
        "M-12,-5Q-13,8 -6,11Q0,15 6,11Q13,8 12,-5Q9,1 5,0Q0,-2.5 -5,0Q-9,1 -12,-5Z", "#6B4A2E"
    )
    mouth = _line("M-3,3.4Q0,5 3,3.4", "#FFFFFF", 1.3)
    cap = _fill("M-14,-13Q-16,-25 0,-26T14,-13Z", _NAVY)
    peak = _fill("M-15,-14Q0,-20 15,-14Q10,-9.5 0,-11T-15,-14Z", "#1E2A3A")
    badge = _line("M0,-23.5V-16.5M-2,-21.5H2M-3,-18.5Q0,-15.5 3,-18.5", _GOLD, 1.4)
    front = _line("M0,15V33", _GOLD, 1.4) + _dots(_GOLD, 1.7, (-6, 20), (-6, 27), (6, 20), (6, 27))
    lapels = _fill("M-11,11L0,20L11,11L14,19L0,33L-14,19Z", _WHITE)
    return _bust(_NAVY, _TAN) + lapels + front + beard + mouth + cap + peak + badge


def _priest() -> str:
    hood = _fill("M-19,14Q-24,-25 0,-27T19,14Q12,6 12,-6T0,-20T-12,-6T-19,14Z", "#7B5A3C")
    fringe = _line("M-10,-14Q-6,-18 -3,-16M3,-16Q7,-18 10,-14", "#5B4636", 2.2)
    cord = _line("M-9,12Q0,27 9,12", _GOLD, 1.3)
    cross = _line("M0,20V30M-3.6,23.4H3.6", _GOLD, 2.4)
    return _bust("#7B5A3C", _FAIR, 2) + hood + fringe + cord + cross


def _jack() -> str:
    patches = (
        path("M-30,33Q-30,13 -12,10L-8,33Z", f'fill="{SKY}"')
        + path("M-12,10H0V33H-8Z", f'fill="{YELLOW}"')
        + path("M0,10H12L9,33H0Z", f'fill="{GREEN}"')
        + path("M12,10Q30,13 30,33H9Z", f'fill="{VERMILION}"')
        + path(_SHOULDERS, f'fill="none" {_LINE}')
    )
    hair = _fill(
        "M-13,-6Q-18,-16 -10,-21Q0,-27 10,-21Q18,-16 13,-6Q10,-14 0,-14T-13,-6Z", "#C4632A"
    )
    hat = _fill("M-13,-17Q0,-23 13,-17L10,-29Q0,-33 -10,-29Z", PURPLE)
    brim = _line("M-17,-16Q0,-24 17,-16", INK, 2.6)
    pipe = _line("M-13,8H13", "#5A3A22", 1) + _fill("M-8,4.6H8V10.4H-8Z", "#B9C3C9")
    holes = _dots(INK, 0.9, (-5, 7.5), (-2, 7.5), (1, 7.5), (4, 7.5))
    sticks = _line("M20,32L27,10M-20,32L-27,10", "#8A5A2C", 2.4)
    knobs = _dots(_WHITE, 3, (27, 9), (-27, 9))
    rings = _line("M-13,-8V-3M13,-8V-3", _GOLD, 2)
    return patches + _head(_FAIR, 0) + hair + hat + brim + pipe + holes + sticks + knobs + rings


def _sailor() -> str:
    stripes = _line("M-28,20Q0,26 28,20M-30,27Q0,33 30,27M-18,14.5Q0,20 18,14.5", BLUE, 2.2)
    hair = _fill("M-12.5,-8Q-14,-17 0,-18T12.5,-8L10,-12H-10Z", "#2F211A")
    cap = _fill("M-13,-14Q-17,-25 0,-26T13,-14Q0,-18 -13,-14Z", _WHITE)
    band = _line("M-13,-14.5Q0,-18.5 13,-14.5", BLUE, 3)
    ribbon = _fill("M12,-16L21,-9L17,-6L11,-13Z", BLUE)
    scarf = _fill("M-9,11Q0,16 9,11L3,16L4,24L0,21L-4,24L-3,16Z", BLUE)
    return _bust(_WHITE, _BROWN) + stripes + hair + cap + band + ribbon + scarf


def _pirate() -> str:
    beard = _fill(
        "M-12,-6Q-14,9 -5,13Q0,17 5,13Q14,9 12,-6Q8,0 4,-.5Q0,-2 -4,-.5Q-8,0 -12,-6Z", "#26201C"
    )
    grin = _line("M-4,4Q0,6.5 4,4", "#FFFFFF", 1.8)
    scarf = _fill("M-13.5,-9Q-15,-24 0,-25T13.5,-9Q0,-17 -13.5,-9Z", VERMILION)
    tails = _fill("M13,-12L24,-7L22,-1L12,-7Z", VERMILION)
    spots = _dots(_WHITE, 1.3, (-7, -17), (0, -20), (7, -17))
    patch = _fill("M1.4,-9.5H8.4Q8.6,-3.6 4.8,-3.4T1.4,-9.5Z", INK) + _line("M-12,-13L12,-8")
    ring = f'<circle cx="-13.6" cy="0" r="2.6" fill="none" stroke="{_GOLD}" stroke-width="1.5"/>'
    vest = _fill("M-12,11L-4,33H-27Q-29,14 -12,11Z", "#4E2A1E")
    vest += _fill("M12,11L4,33H27Q29,14 12,11Z", "#4E2A1E")
    return _bust(_WHITE, _TAN) + vest + beard + grin + scarf + tails + spots + patch + ring


def _mademoiselle() -> str:
    back = _fill("M-17,16Q-22,-25 0,-26T17,16Q10,20 0,20T-17,16Z", "#3B2417")
    dress = _fill("M-29,33Q-28,17 -16,14Q0,26 16,14Q28,17 29,33Z", PURPLE)
    lace = _line("M-16,14.5Q0,26.5 16,14.5", "#FFFFFF", 2.4)
    skin = path("M-16,14Q-12,10 -5,10H5Q12,10 16,14Q0,26 -16,14Z", f'fill="{_FAIR}"')
    hair = _fill("M-13,-2Q-16,-21 0,-22T13,-2Q11,-11 4,-15Q-6,-11 -13,-2Z", "#3B2417")
    flower = _dots(VERMILION, 3, (9, -20), (13, -17), (8, -15)) + _dots(YELLOW, 1.8, (10, -17.4))
    pearls = _dots(_WHITE, 1.5, (-7, 14), (-3.6, 16), (0, 16.8), (3.6, 16), (7, 14))
    lips = _line("M-2.6,2Q0,4.2 2.6,2", "#B0303A", 2)
    fan = _fill("M15,33L9,20Q18,11 30,17Z", _WHITE) + _line("M15,33L14,17M15,33L20,15M15,33L26,16")
    return back + _head(_FAIR, 0) + skin + dress + lace + hair + flower + pearls + lips + fan


def _jester() -> str:
    left = _fill("M0,-13Q-6,-27 -20,-26Q-27,-20 -24,-12Q-17,-18 -12.5,-8Q-8,-15 0,-13Z", VERMILION)
    right = _fill("M0,-13Q6,-27 20,-26Q27,-20 24,-12Q17,-18 12.5,-8Q8,-15 0,-13Z", SKY)
    top = _fill("M-7,-14Q-8,-27 2,-33Q10,-26 7,-14Q0,-17 -7,-14Z", YELLOW)
    bells = "".join(
        [
            f'<circle cx="{x}" cy="{y}" r="3" fill="{_GOLD}" {_LINE}/>'
            for x, y in ((-24, -10), (24, -10), (2, -34))
        ]
    )
    half = path("M0,10H12Q30,13 30,33H0Z", f'fill="{SKY}" {_LINE}')
    ruff = _fill(
        "M-18,15L-13,9L-8,13L-3,9L0,13L3,9L8,13L13,9L18,15L12,21L7,17L3,22L0,18L-3,22L-7,17L-12,21Z",
        _WHITE,
    )
    cheeks = _dots("#E58A7A", 2.2, (-8, 0), (8, 0))
    nose = _dots("#D4574A", 2, (0, -2.5))
    return _bust(VERMILION, _FAIR, 5) + half + ruff + cheeks + nose + top + left + right + bells


def _admiral() -> str:
    wig = _fill("M-14,6Q-19,-20 0,-21T14,6Q11,3 11,-7Q6,-14 0,-14T-11,-7Q-11,3 -14,6Z", _WHITE)
    hat = _fill("M-25,-13Q-15,-29 0,-30T25,-13Q14,-19 0,-19T-25,-13Z", "#26324A")
    trim = _line("M-25,-13Q-14,-19.5 0,-19.5T25,-13", _GOLD, 2)
    cockade = _dots(VERMILION, 3.4, (0, -25)) + _dots(_WHITE, 1.6, (0, -25))
    plates = _fill("M-30,20Q-28,12 -18,12L-17,18Z", _GOLD) + _fill(
        "M30,20Q28,12 18,12L17,18Z", _GOLD
    )
    fringe = _line("M-29,20V25M-25,19.5V25M-21,19V24M29,20V25M25,19.5V25M21,19V24", _GOLD, 1.6)
    sash = _fill("M-14,11L20,33H30L-8,10Z", SKY)
    tie = _fill("M-7,11Q0,15 7,11L4,22Q0,25 -4,22Z", _WHITE)
    return _bust("#26324A", _FAIR, 1.2) + sash + plates + fringe + tie + wig + hat + trim + cockade


def _governor() -> str:
    curls = "".join(
        [
            f'<circle cx="{x}" cy="{y}" r="6" fill="#E8DFC9" {_LINE}/>'
            for x, y in (
                (-15, 12), (15, 12), (-17, 3), (17, 3), (-17, -7), (17, -7),
                (-13, -17), (13, -17), (-5, -22), (5, -22),
            )
        ]
    )  # fmt: skip
    brow = _fill("M-13,-10Q-10,-20 0,-19T13,-10Q8,-16 0,-14T-13,-10Z", "#E8DFC9")
    lace = _fill("M-7,10Q0,14 7,10L9,20L5,18L6,29L0,25L-6,29L-5,18L-9,20Z", _WHITE)
    chain = _line("M-19,13Q-14,31 0,32.4Q14,31 19,13", _GOLD, 2.4)
    coat = _fill(_SHOULDERS, "#8E2F3C")
    fur = _fill("M-24,15L-14,10.5L-8,33H-18Z", _WHITE) + _fill("M24,15L14,10.5L8,33H18Z", _WHITE)
    tails = _dots(INK, 1.1, (-17, 19), (-13.6, 26), (17, 19), (13.6, 26))
    moustache = _line("M-5,1Q-2.5,-1.4 0,.4Q2.5,-1.4 5,1", "#8A7A60", 1.8)
    return coat + fur + tails + curls + _head(_FAIR, 3) + brow + lace + chain + moustache


_PEOPLE = {
    "settler": _settler,
    "captain": _captain,
    "priest": _priest,
    "jack": _jack,
    "sailor": _sailor,
    "pirate": _pirate,
    "mademoiselle": _mademoiselle,
    "jester": _jester,
    "admiral": _admiral,
    "governor": _governor,
}


@cache
def portrait(role: str, colour: str = "") -> str:
    """The portrait of a role; a trader's coat has the colour of its ships."""
    if role in _PEOPLE:
        return _PEOPLE[role]()
    return _trader(TINTS[colour][0] if colour else "#8A6A48")
