"""The start page: links to all pages, in English and in Spanish. It needs no Python behind it."""

from tesoro_lab.app.pages import HEADS, Page, pages
from tesoro_lab.figures import palette
from tesoro_lab.figures.svg import escape
from tesoro_lab.lessons.speech import LANGUAGES, Pair, say

ABOUT: Pair = (
    "Chance and strategy with three treasure games. Each page opens in a new tab and takes a few "
    "seconds to get ready.",
    "Azar y estrategia con tres juegos de tesoros. Cada página se abre en una pestaña nueva y "
    "tarda unos segundos en estar lista.",
)
NAMES = {"en": "English", "es": "Español"}
COLOURS = {"tables": palette.VERMILION, "explorers": palette.BLUE, "pools": palette.GREEN}
SHEET = f"""
:root {{ color-scheme: light; }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: {palette.PARCHMENT}; color: {palette.INK};
  font: 18px/1.45 "Liberation Sans", Arial, Helvetica, sans-serif; }}
main {{ max-width: 1080px; margin: 0 auto; padding: 28px 24px 48px; }}
header {{ display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline;
  justify-content: space-between; border-bottom: 3px solid {palette.GOLD}; }}
h1, h2, h3 {{ font-family: Georgia, "Liberation Serif", serif; line-height: 1.2; }}
h1 {{ font-size: 40px; margin: 0 0 8px; }}
h2 {{ font-size: 26px; margin: 32px 0 12px; }}
h3 {{ font-size: 21px; margin: 0; }}
p {{ margin: 6px 0 0; }}
ul {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(290px, 1fr)); gap: 14px;
  list-style: none; margin: 0; padding: 0; }}
li a {{ display: block; height: 100%; padding: 16px 18px; background: {palette.CARD};
  border: 1px solid {palette.SEPIA}; border-top: 8px solid var(--part); border-radius: 8px;
  color: inherit; text-decoration: none; }}
li a:hover {{ background: #fff; box-shadow: 0 2px 8px rgba(43, 29, 14, 0.25); }}
li a:hover h3 {{ text-decoration: underline; }}
a:focus-visible {{ outline: 4px solid {palette.BLUE}; outline-offset: 2px; }}
nav a {{ color: {palette.INK}; padding: 6px 10px; }}
nav a[aria-current] {{ font-weight: 700; text-decoration: none; }}
"""


def start_page(lang: str) -> str:
    """The whole page as HTML; nothing in it comes from elsewhere.

    >>> "tables-ruta" in start_page("es") and "http" not in start_page("en")
    True
    """
    languages = "".join([_language(other, lang) for other in LANGUAGES])
    parts = "".join([_part(part, lang) for part in HEADS])
    return (
        f'<!DOCTYPE html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>tesoro_lab</title><link rel="icon" href="data:,"><style>{SHEET}</style></head>'
        f'<body><main><header><h1>tesoro_lab</h1><nav aria-label="{NAMES[lang]}">{languages}</nav>'
        f"</header><p>{escape(say(ABOUT, lang))}</p>{parts}</main></body></html>"
    )


def _language(other: str, lang: str) -> str:
    here = ' aria-current="page"' if other == lang else ""
    return f'<a href="/{other}" lang="{other}"{here}>{NAMES[other]}</a>'


def _part(part: str, lang: str) -> str:
    links = "".join([_link(page, lang) for page in pages() if page.part == part])
    style = f"--part: {COLOURS[part]}"
    return (
        f'<section style="{style}" aria-labelledby="{part}"><h2 id="{part}">'
        f"{escape(say(HEADS[part], lang))}</h2><ul>{links}</ul></section>"
    )


def _link(page: Page, lang: str) -> str:
    about = say(page.about, lang)
    told = f"<p>{escape(about)}</p>" if about else ""
    address = f"/voila/render/{lang}/{page.file}.ipynb"
    return (
        f'<li><a href="{address}" target="_blank"><h3>{escape(say(page.title, lang))}</h3>'
        f"{told}</a></li>"
    )
