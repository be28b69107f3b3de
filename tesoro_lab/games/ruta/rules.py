"""The few choices on which tables that play La Ruta del Tesoro really differ."""

from dataclasses import dataclass
from typing import Any, Literal

from tesoro_lab.engine import ScenarioError
from tesoro_lab.engine.rules import RulesData


@dataclass(frozen=True, slots=True)
class RutaRules(RulesData):
    """The house rules of one table; the default of each field is the letter of the rulebook.

    >>> RutaRules().trading_opens
    'all_sold'
    >>> RutaRules(quick_game=20).quick_game
    20
    """

    trading_opens: Literal["all_sold", "any_time"] = "all_sold"
    """Titles may be traded once every one is sold or went unsold at an auction, or at any time."""
    toll_claim: Literal["auto", "manual"] = "auto"
    """Tolls are collected by themselves, or the owner must claim before another player throws."""
    double_toll_built: bool = False
    """A complete group doubles the toll of its built plots too."""
    mortgaged_titles_count: bool = False
    """Mortgaged lonjas and companies still count in the owner's ladder."""
    auction_decliner_bids: bool = True
    """Whoever declines to buy a title may bid in its auction."""
    building_auction: bool = True
    """The Crown auctions a house or castle when fewer are left than players who could build."""
    castle_requires_whole_group: bool = True
    """A castle needs four houses or a castle on all plots of its group, or on its plot alone."""
    mortgage_transfer_interest: Literal["when_lifted", "at_transfer"] = "when_lifted"
    """The new owner of a mortgaged title pays 10 % when lifting it, or on receiving it as well."""
    bankrupt_to_player: Literal["everything", "money_only"] = "everything"
    """The creditor receives money and titles, or money while the Crown auctions the titles."""
    fine_then: Literal["move_now", "next_turn"] = "move_now"
    """After the fine or a card the player throws and moves at once, or on the next turn."""
    third_turn: Literal["pay_and_move", "pay_and_wait"] = "pay_and_move"
    """After the third failed throw the fine is paid, and the pawn moves or waits a turn."""
    galleys_double_rolls_again: bool = False
    """The double that frees a player from the Galleys also earns another throw."""
    ransom_card: Literal["kept", "as_fine", "free"] = "kept"
    """The ransom card costs its 20,000 reales when used, the fine of 10,000, or nothing."""
    crown_loan: Literal["gift", "repaid"] = "gift"
    """The Crown's loan of 20,000 is never repaid, or is due at the borrower's next Start."""
    fire_reading: Literal["spanish", "from_spain"] = "spanish"
    """The fire burns the drawer's farthest built plot in Spain, or the one farthest from Spain."""
    mahon_card: Literal["forward", "direct"] = "forward"
    """The way to Mahón runs forward past Start with its salary, or straight without it."""
    anchorage_pot: bool = False
    """Taxes, fines and payments to the Crown wait at Fondeadero for whoever stops there."""
    double_salary_on_start: bool = False
    """Stopping exactly on Start pays twice."""
    edition: Literal["classic", "reissue"] = "classic"
    """2-6 players with 32 houses and 12 castles, or 2-4 players with 30 and 10."""
    quick_game: int | Literal["none", "clock"] = "none"
    """No quick game, one that ends when the table calls time, or one of so many rounds."""

    def check(self, name: str, kind: Any, value: Any) -> None:
        """Refuse a value that the field does not know, naming those it does."""
        if name != "quick_game":
            super(RutaRules, self).check(name, kind, value)
            return
        rounds = isinstance(value, int) and not isinstance(value, bool) and value >= 1
        if not rounds and value not in ("none", "clock"):
            raise ScenarioError(
                f"quick_game must be 'none', 'clock' or a number of rounds from 1, not {value!r}."
            )

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most players of this edition."""
        return (2, 6) if self.edition == "classic" else (2, 4)

    @property
    def stock(self) -> tuple[int, int]:
        """The houses and castles in the box of this edition."""
        return (32, 12) if self.edition == "classic" else (30, 10)

    @property
    def quick(self) -> bool:
        """Whether the short form is played: dealt titles, and the richest player wins."""
        return self.quick_game != "none"
