"""When chance decides in Port Royal: the card that is turned over, a coin, or who starts."""

from typing import Any

from tesoro_lab.engine import Move
from tesoro_lab.widgets.by_hand import ByHand
from tesoro_lab.widgets.pool import relist
from tesoro_lab.widgets.view import View

_LET = {"Starter": "let_start", "Reveal": "turn_card", "Coin": "show_coin"}
_CHOOSE = {"Starter": "choose_starter", "Reveal": "choose_card", "Coin": "choose_card"}


class ChancePanel(ByHand):
    """The pile.

    The coins of a payment are shown without asking; one that comes first here can be chosen.
    """

    def __init__(self, host: Any) -> None:
        super().__init__(host, "tl-card-choice", "tl-use-card")

    def offer(self, view: View, kind: str) -> None:
        """Offer everything that may come, with how likely it is."""
        self.draw.description = view.label(_LET[kind])
        self.choice.description = view.label(_CHOOSE[kind])
        self.use.description = view.label("choose_starter" if kind == "Starter" else "set_card")
        chances = view.match.chance()
        options = []
        for move in chances.outcomes:
            share = f"{chances.weights[move]}/{chances.total}"
            options.append((f"{_said(view, move)} · {share}", move.text))
        relist(self.choice, options)


def _said(view: View, move: Move) -> str:
    """A card with all it shows, or who starts."""
    if move.kind == "starter":
        return view.match.names[int(move.args[0])]
    return view.space(view.board.number[str(move.args[0])])
