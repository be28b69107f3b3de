"""The table of rulings: what the rulebook leaves open, how it is settled here, and why."""

import csv
from functools import cache
from typing import NamedTuple

from tesoro_lab.engine.files import data_root
from tesoro_lab.words.numbers import Pair, side, twin
from tesoro_lab.words.tongues import TONGUES

TOPICS: dict[str, Pair] = {
    "galleys": ("Galleys", "Galeras"),
    "cards": ("Cards", "Cartas"),
    "titles": ("Titles and tolls", "Títulos y peajes"),
    "auctions": ("Auctions", "Subastas"),
    "trades": ("Trades", "Tratos"),
    "building": ("Building", "Edificación"),
    "mortgages": ("Mortgages", "Hipotecas"),
    "bankruptcy": ("Bankruptcy", "Bancarrota"),
    "travel": ("Travelling", "Los viajes"),
    "sea": ("Sea and air", "Mar y aire"),
    "disks": ("Disks", "Los discos"),
    "guide": ("The guide", "El guía"),
    "prizes": ("Prizes and rewards", "Hallazgos y premios"),
    "game": ("Start and end", "Comienzo y final"),
}


class Ruling(NamedTuple):
    """One settled question; `field` names the choice of the rules that may change it, if any."""

    id: str
    topic: str
    question: str
    ruling: str
    why: str
    field: str
    test: str


def rulings(game: str = "ruta", lang: str = "en", topic: str | None = None) -> list[Ruling]:
    """Every ruling of a game in one language, or those of one topic (a key of `TOPICS`)."""
    code = ("en", "es")[side(lang)]
    return [
        Ruling(
            row["id"],
            twin(TOPICS[row["topic"]], lang),
            row[f"question_{code}"],
            row[f"ruling_{code}"],
            row[f"why_{code}"],
            row["field"],
            row["test"],
        )
        for row in _rows(game)
        if topic is None or row["topic"] == topic
    ]


def rulings_text(game: str = "ruta", lang: str = "en") -> str:
    """The rulings of a game as markdown, topic by topic."""
    lines = []
    for topic in TOPICS:
        rows = rulings(game, lang, topic)
        if rows:
            lines += [f"### {twin(TOPICS[topic], lang)}", ""]
            lines += [f"- **{row.question}** {row.ruling} *{row.why}*" for row in rows]
            lines.append("")
    return "\n".join(lines)


@cache
def _rows(game: str) -> tuple[dict[str, str], ...]:
    text = (data_root() / TONGUES[game].rulings).read_text(encoding="utf-8")
    return tuple(csv.DictReader(text.splitlines()))
