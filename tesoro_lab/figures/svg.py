"""The few pieces of SVG that the fixed layer of a board is made of, as short strings."""

# Widths of letters in thousandths of the font size, near enough for every common sans-serif.
_NARROW = "iíjlfrtI.,:;'|!()-· "
_WIDE = "mwMWOQGCDNUHR"


def measure(text: str, size: float, bold: bool = False) -> float:
    """About how wide a line of sans-serif text is, in the units of its size.

    >>> 40 < measure("Alejandría", 10) < 50
    True
    """
    total = 0
    for letter in text:
        total += (
            300
            if letter in _NARROW
            else 760
            if letter in _WIDE
            else 690
            if letter.isupper()
            else 545
        )
    return total * size * (1.06 if bold else 1.0) / 1000


def wrap(text: str, width: float, size: float) -> list[str]:
    """Lines of at most this width, broken at blanks; a long word keeps a line of its own.

    >>> wrap("Lonja de Mallorca", 48, 10)
    ['Lonja de', 'Mallorca']
    """
    lines: list[str] = []
    for word in text.split():
        if lines and measure(lines[-1] + " " + word, size) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines


def escape(text: str) -> str:
    """Text that is safe between tags and in attributes."""
    return (
        text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    )


def write(x: float, y: float, text: str, size: float, style: str = "", fit: float = 0) -> str:
    """One centred line of text; wider than `fit` it is squeezed to that width."""
    squeeze = ""
    if fit and measure(text, size, "bold" in style) > fit:
        squeeze = f' textLength="{fit:.0f}" lengthAdjust="spacingAndGlyphs"'
    kind = f" {style}" if style else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}"{squeeze}{kind}>{escape(text)}</text>'
    )


def rect(x: float, y: float, w: float, h: float, style: str) -> str:
    """One rectangle."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" {style}/>'


def path(d: str, style: str) -> str:
    """One path."""
    return f'<path d="{d}" {style}/>'


def placed(x: float, y: float, inner: str, scale: float = 1, turn: float = 0) -> str:
    """A drawing made round the origin, put somewhere."""
    more = (f" rotate({turn:g})" if turn else "") + (f" scale({scale:g})" if scale != 1 else "")
    return f'<g transform="translate({x:.1f},{y:.1f}){more}">{inner}</g>'


def data_uri(svg: str) -> str:
    """The picture as an address that Plotly takes as an image."""
    # Inside a data address only these two are special; the double quote would be doubled in JSON.
    return "data:image/svg+xml," + svg.replace("%", "%25").replace("#", "%23").replace('"', "'")
