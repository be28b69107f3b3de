"""The form of a new game: players, bots, seed, rules, board."""

from dataclasses import fields
from typing import Any, get_args

import ipywidgets as W

from tesoro_lab import bots, front, words
from tesoro_lab.games.ruta import RutaBoard
from tesoro_lab.games.ruta.board import VARIANTS
from tesoro_lab.widgets.pool import plain, relabel, shown
from tesoro_lab.widgets.view import View, told

MOST = 6
_VARIED = ("ruta",)
"""The games whose board comes in variants."""
_NAMES = ("Ana", "Luis", "Eva", "Hugo", "Irene", "Mateo")


class NewGame:
    """A form that is folded away until a new game is wanted."""

    def __init__(self, host: Any) -> None:
        self.host = host
        self.head = W.HTML()
        self.game = host.match.game
        low, high = self.game.seats
        seats = list(range(low, high + 1))
        self.count = W.Dropdown(options=seats, value=low).add_class("tl-count")
        self.names = [W.Text(value=name).add_class("tl-name") for name in _NAMES]
        self.kinds = [W.Dropdown(options=[("", "")]).add_class("tl-kind") for _ in _NAMES]
        self.seats = [
            W.Box([name, kind]).add_class("tl-form")
            for name, kind in zip(self.names, self.kinds, strict=True)
        ]
        self.seed = W.Text(value="1").add_class("tl-seed")
        self.board = W.Dropdown(options=VARIANTS).add_class("tl-variant")
        shown(self.board, self.game.name in _VARIED)
        kind = self.game.Rules
        self.rules = {field.name: _field(kind, field.name) for field in fields(kind)}
        self.rounds = W.BoundedIntText(value=20, min=1, max=999).add_class("tl-rounds")
        self.house_rules = W.ToggleButton(value=False).add_class("tl-button").add_class("tl-small")
        self.house_rules.observe(lambda _: self._fold(), "value")
        self.official = plain("", "tl-small tl-official", self.put_official)
        self.grid = W.Box([*self.rules.values(), self.rounds]).add_class("tl-rule-grid")
        self.start = plain("", "tl-main tl-start", self.begin)
        self.cancel = plain("", "tl-cancel", self.close)
        self.resume = plain("", "tl-resume", self.go_on)
        self.box = W.VBox(self._children()).add_class("tl-new-game").add_class("tl-card")
        self.count.observe(lambda _: self._seat(), "value")
        if "quick_game" in self.rules:
            self.rules["quick_game"].observe(lambda _: self._quick(), "value")
        self.is_open = False
        shown(self.box, False)
        self._lang = ""

    def _children(self) -> list[W.Widget]:
        return [
            self.head,
            W.Box([self.count]).add_class("tl-form"),
            *self.seats,
            W.Box([self.seed, self.board]).add_class("tl-form"),
            W.Box([self.house_rules, self.official]).add_class("tl-row"),
            self.grid,
            W.Box([self.start, self.resume, self.cancel]).add_class("tl-row"),
        ]

    def show(self, view: View) -> None:
        """Draw the form, if it is open, in the language of the table."""
        shown(self.box, self.is_open)
        if not self.is_open:
            return
        self._seat()
        self._quick()
        self._fold()
        shown(self.resume, self.host.parts.files.can_resume)
        if self._lang != view.lang:
            self._lang = view.lang
            self._words(view)

    def _words(self, view: View) -> None:
        label = view.label
        self.head.value = f"<h3>{label('new_game')}</h3>"
        self.house_rules.description = label("house_rules")
        self.count.description = label("how_many")
        self.seed.description = label("seed")
        self.board.description = label("board_variant")
        relabel(self.board, [(label(name), name) for name in VARIANTS])
        players = [(label("person"), "")]
        players += [(f"{label('bot')}: {name}", name) for name in bots.names(self.game.name)]
        for number, (name, kind) in enumerate(zip(self.names, self.kinds, strict=True), 1):
            name.description = f"{label('name')} {number}"
            kind.description = label("player")
            relabel(kind, players)
        for field, control in self.rules.items():
            control.description = words.rule_name(field, view.lang)
            values = choices(self.game.Rules, field)
            relabel(control, [(_said(field, value, view), value) for value in values])
        self.rounds.description = label("rounds")
        self.official.description = label("official_rules")
        self.start.description = label("start_game")
        self.cancel.description = label("cancel")
        self.resume.description = label("resume")

    def _seat(self) -> None:
        for number, seat in enumerate(self.seats):
            shown(seat, number < self.count.value)

    def _fold(self) -> None:
        shown(self.grid, self.house_rules.value)
        preset = hasattr(self.game.Rules, "official")
        shown(self.official, preset and self.house_rules.value)

    @told
    def put_official(self) -> None:
        """Fill the form with the rules of the official rulebook."""
        for name, value in self.game.Rules.official().to_dict().items():
            self.rules[name].value = value

    def _quick(self) -> None:
        quick = self.rules.get("quick_game")
        shown(self.rounds, quick is not None and quick.value == "rounds")

    def chosen_rules(self) -> Any:
        """The rules as the form has them."""
        values = {name: control.value for name, control in self.rules.items()}
        if values.get("quick_game") == "rounds":
            values["quick_game"] = int(self.rounds.value)
        return self.game.Rules(**values)

    @told
    def begin(self) -> None:
        """Start the game, after asking if the one under way would be left unsaved."""
        self.host.unless_lost(self._begin)

    def _begin(self) -> None:
        seats = []
        for name, kind in zip(self.names, self.kinds, strict=True):
            seats.append((name.value.strip(), f"bot:{kind.value}" if kind.value else None))
        seed = self.seed.value.strip()
        match = front.new_match(
            self.game,
            seats[: self.count.value],
            int(seed) if seed.isdecimal() else seed,
            self.chosen_rules(),
            self._chosen_board(),
        )
        self.is_open = False
        self.host.start(match)

    def _chosen_board(self) -> Any:
        """The board of the form; a game with one only is played on that of the table."""
        if self.game.name in _VARIED:
            return RutaBoard.load(self.board.value)
        return self.host.match.board

    @told
    def go_on(self) -> None:
        """Put the game that saved itself on the table instead."""
        self.is_open = False
        self.host.parts.files.resume_now()

    @told
    def close(self) -> None:
        """Fold the form away."""
        self.is_open = False
        self.host.redraw()

    def unfold(self) -> None:
        """Open the form."""
        self.is_open = not self.is_open


def choices(rules: Any, field: str) -> list[Any]:
    """The values a rule may take, the default first."""
    if field == "quick_game":
        return ["none", "rounds", "clock"]
    kind = {other.name: other.type for other in fields(rules)}[field]
    default = getattr(rules(), field)
    if kind is bool:
        return [default, not default]
    return list(get_args(kind))


def _field(rules: Any, name: str) -> W.Dropdown:
    return (
        W.Dropdown(options=choices(rules, name)).add_class("tl-rule").add_class(f"tl-rule-{name}")
    )


def _said(field: str, value: Any, view: View) -> str:
    """What holds with this value, in a sentence."""
    if value == "rounds":
        return view.label("quick_rounds")
    return words.rule_value(field, value, view.lang)
