"""The rules in short, the rules of this table, and the rulings on what the rulebook leaves open."""

import re
from dataclasses import fields
from functools import lru_cache
from typing import Any

import ipywidgets as W

from tesoro_lab import games, words
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.view import View


class RulesPanel:
    """Everything a player may want to look up."""

    def __init__(self, host: Any) -> None:
        self.box = W.HTML().add_class("tl-rules")

    def show(self, view: View) -> None:
        """Show the rules in the language of the table."""
        self.box.value = rules_html(view.match.rules, view.lang)


@lru_cache(maxsize=8)
def rules_html(rules: Any, lang: str) -> str:
    """Rules in short, rules in force, rulings."""
    game, rulings = games.of(rules), words.label("rulings", lang)
    force = words.twin(("The rules of this table", "Las reglas de esta mesa"), lang)
    return (
        html_of(words.rules_in_short(game, lang))
        + f"<details><summary>{force}</summary>{_in_force(rules, lang)}</details>"
        + f"<details><summary>{rulings}</summary>{_rulings(game, lang)}</details>"
    )


def _in_force(rules: Any, lang: str) -> str:
    """A line for each choice; those that differ from the rulebook are marked."""
    usual = type(rules)()
    rows = []
    for field in fields(rules):
        value = getattr(rules, field.name)
        changed = value != getattr(usual, field.name)
        mark = " ★" if changed else ""
        rows.append(
            f"<tr><th scope='row'>{escape(words.rule_name(field.name, lang))}{mark}</th>"
            f"<td>{escape(words.rule_value(field.name, value, lang))}</td></tr>"
        )
    return f"<table>{''.join(rows)}</table>"


def _rulings(game: str, lang: str) -> str:
    """Question, ruling and reason, one row each, under its topic."""
    rows, topic = [], ""
    for ruling in words.rulings(game, lang):
        if ruling.topic != topic:
            topic = ruling.topic
            rows.append(f"<tr><th colspan='2' class='tl-topic'>{escape(topic)}</th></tr>")
        rows.append(
            f"<tr><th scope='row'>{escape(ruling.question)}</th>"
            f"<td>{escape(ruling.ruling)} <i>{escape(ruling.why)}</i></td></tr>"
        )
    return f"<table>{''.join(rows)}</table>"


def html_of(markdown: str) -> str:
    r"""The little markdown of the rules: a heading, paragraphs, bold.

    >>> html_of("### Aim\n\n**Be** last.")
    '<h4>Aim</h4><p><b>Be</b> last.</p>'
    """
    parts = []
    for block in markdown.strip().split("\n\n"):
        text = escape(" ".join(block.split()))
        text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
        if text.startswith("### "):
            parts.append(f"<h4>{text.removeprefix('### ')}</h4>")
        else:
            parts.append(f"<p>{text}</p>")
    return "".join(parts)
