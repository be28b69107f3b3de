"""Small drawings beside words: the pawn of a seat, the band of a group."""

from collections.abc import Sequence

from tesoro_lab.figures.palette import BANDS, INK, initials, seat
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.view import View

_OUTLINES = {
    "circle": '<circle cx="12" cy="12" r="10" {style}/>',
    "square": '<rect x="2.5" y="2.5" width="19" height="19" rx="1.5" {style}/>',
    "triangle-up": '<path d="M12,1.5L23,21.5H1Z" {style}/>',
    "diamond": '<path d="M12,0.8L23.2,12L12,23.2L0.8,12Z" {style}/>',
    "pentagon": '<path d="M12,1L23.2,9.3L18.9,22.5H5.1L0.8,9.3Z" {style}/>',
    "star": '<path d="M12,0.5L15.3,8.2L23.6,8.9L17.3,14.4L19.2,22.6L12,18.2L4.8,22.6L6.7,14.4'
    'L0.4,8.9L8.7,8.2Z" {style}/>',
}
_DROP = {"triangle-up": 18.5, "star": 16.8}


def pawn(number: int, names: Sequence[str], size: int = 22) -> str:
    """The pawn of a seat as an inline picture: its colour, its shape and its letter."""
    seat_look = seat(number)
    style = f'fill="{seat_look.colour}" stroke="{INK}" stroke-width="1.4"'
    letter = escape(initials(names)[number])
    at = _DROP.get(seat_look.symbol, 16.2)
    return (
        f'<svg class="tl-pawn" aria-hidden="true" width="{size}" height="{size}" '
        f'viewBox="0 0 24 24">{_OUTLINES[seat_look.symbol].format(style=style)}'
        f'<text x="12" y="{at}" text-anchor="middle" font-size="11.5" font-weight="700" '
        f'font-family="Arial, sans-serif" fill="{seat_look.ink}">{letter}</text></svg>'
    )


def band(group: str, text: str = "") -> str:
    """The chip of a group: its colour and its letter, with more text beside it."""
    look = BANDS.get(group, BANDS["COMPANIES"])
    more = f" {escape(text)}" if text else ""
    return (
        f'<span class="tl-chip" style="background:{look.colour};color:{look.ink}">'
        f"<b>{look.letter}</b>{more}</span>"
    )


def who(view: View, seat: int) -> str:
    """The pawn, the name, the bot behind it, and whether it is asked."""
    match = view.match
    bot = match.bots[seat]
    kind = ""
    if bot:
        told = view.label("bot") if bot in match.names[seat].lower() else bot
        kind = f' <span class="tl-bot">{escape(told)}</span>'
    turn = ""
    if view.person == seat:
        turn = f'<span class="tl-tag">{view.label("to_play")}</span>'
    return f"{pawn(seat, match.names)} <span>{view.name(seat)}</span>{kind}{turn}"


def house(size: int = 15) -> str:
    """A small house."""
    return _outline("M2,12L12,3L22,12H19V21H5V12Z", size)


def castle(size: int = 18) -> str:
    """A small castle."""
    return _outline("M3,21V4H7V8H10V4H14V8H17V4H21V21H14V15H10V21Z", size)


def _outline(path: str, size: int) -> str:
    return (
        f'<svg class="tl-piece" aria-hidden="true" width="{size}" height="{size}" '
        f'viewBox="0 0 24 24"><path d="{path}" fill="#fff" stroke="{INK}" stroke-width="2"/></svg>'
    )
