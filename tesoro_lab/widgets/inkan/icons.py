"""The golden disks as small pictures beside words, one drawing for each kind."""

from tesoro_lab.figures.palette import INK

_GILT, _SHADE, _SAND, _RED = "#F5C542", "#C8931C", "#E9DFC6", "#C4431C"
_LINE = f'fill="none" stroke="{INK}" stroke-width="1.5" stroke-linecap="round"'
_FULL = f'fill="{INK}"'

# kind of disk -> its rim and ground, and what is drawn on it, in a square of 24 by 24
_DRAWN: dict[str, tuple[str, str]] = {
    "treasure": (
        "#FFE98A",
        f'<path d="M12,4.2L14.1,9.1L19.4,9.6L15.4,13.1L16.6,18.3L12,15.5L7.4,18.3L8.6,13.1'
        f'L4.6,9.6L9.9,9.1Z" fill="{_RED}" stroke="{INK}" stroke-width="1"/>',
    ),
    "cup": (
        _GILT,
        f'<path d="M7.5,6H16.5C16.5,11 15,13 12,13.4C9,13 7.5,11 7.5,6Z" {_FULL}/>'
        f'<path d="M12,13V17.5M8.8,18H15.2" {_LINE}/>',
    ),
    "necklace": (
        "#E3E6EA",
        f'<path d="M6.5,6.5C6.5,13 9.2,15.6 12,15.6C14.8,15.6 17.5,13 17.5,6.5" {_LINE}/>'
        f'<circle cx="12" cy="17.2" r="2.3" {_FULL}/>'
        f'<circle cx="7.6" cy="12.2" r="1.3" {_FULL}/><circle cx="16.4" cy="12.2" r="1.3" '
        f"{_FULL}/>",
    ),
    "pottery": (
        "#D98E5F",
        f'<path d="M9.6,5.5H14.4L13.8,8C17.2,9.6 17.6,14.4 14.2,18.2H9.8C6.4,14.4 6.8,9.6 '
        f'10.2,8Z" {_FULL}/><path d="M8,12.4H16" stroke="#D98E5F" stroke-width="1.4"/>',
    ),
    "guide": (
        "#A9D6B8",
        f'<path d="M12,4L15,12L12,20L9,12Z" {_LINE}/><path d="M12,4L15,12H9Z" {_FULL}/>',
    ),
    "sun": (
        "#FFD94D",
        f'<circle cx="12" cy="12" r="3.6" {_FULL}/>'
        f'<path d="M12,4.4V6.6M12,17.4V19.6M4.4,12H6.6M17.4,12H19.6M6.6,6.6L8.2,8.2'
        f'M15.8,15.8L17.4,17.4M17.4,6.6L15.8,8.2M8.2,15.8L6.6,17.4" {_LINE}/>',
    ),
    "devil": (
        _RED,
        '<path d="M6,5.2C7.6,6.2 8.4,7.2 8.8,8.2C10.8,7.3 13.2,7.3 15.2,8.2C15.6,7.2 16.4,6.2 '
        "18,5.2C18.2,7.4 17.9,8.8 17.2,9.9C18.4,14.6 15.2,18.6 12,18.8C8.8,18.6 5.6,14.6 "
        '6.8,9.9C6.1,8.8 5.8,7.4 6,5.2Z" fill="#FFFFFF"/>'
        f'<path d="M8.6,11.4L11,12.6M15.4,11.4L13,12.6" stroke="{_RED}" stroke-width="1.7"/>'
        f'<path d="M9.6,15.6C11,16.6 13,16.6 14.4,15.6" fill="none" stroke="{_RED}" '
        'stroke-width="1.3"/>',
    ),
    "empty": (
        _SAND,
        f'<circle cx="9" cy="10" r="0.9" {_FULL}/><circle cx="14.5" cy="9" r="0.9" {_FULL}/>'
        f'<circle cx="12" cy="13.4" r="0.9" {_FULL}/><circle cx="8.6" cy="15.2" r="0.9" {_FULL}/>'
        f'<circle cx="15.6" cy="14.6" r="0.9" {_FULL}/>',
    ),
}
GROUNDS = {kind: ground for kind, (ground, _) in _DRAWN.items()} | {"devil": "#F0916F"}
"""A colour for each kind, light enough for dark words on it."""


def disk_icon(kind: str, size: int = 22) -> str:
    """A disk of this kind, face up, as an inline picture without words."""
    ground, drawing = _DRAWN[kind]
    return (
        f'<svg class="tl-disk" aria-hidden="true" width="{size}" height="{size}" '
        f'viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="{ground}" stroke="{_SHADE}" '
        f'stroke-width="1.6"/><circle cx="12" cy="12" r="11.4" fill="none" stroke="{INK}" '
        f'stroke-width="0.9"/>{drawing}</svg>'
    )
