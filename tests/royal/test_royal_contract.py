"""Port Royal keeps every promise that a game makes."""

from pathlib import Path
from tempfile import TemporaryDirectory

from contract import GameContract
from royal_play import OTHER_READINGS

from tesoro_lab.engine.files import data_root
from tesoro_lab.games.royal import ROYAL, RoyalDeck, RoyalRules


class TestRoyal(GameContract):
    game = ROYAL
    choices = (RoyalRules(), RoyalRules.official(), OTHER_READINGS)
    boards = (RoyalDeck.load(),)
    games = 1
    moves = 150


with TemporaryDirectory() as folder:
    TABLE = (data_root() / "royal_cards.csv").read_text(encoding="utf-8")
    FILE = Path(folder) / "small.csv"
    ROWS = [row for row in TABLE.splitlines() if not row.startswith(("jester", "ship-black"))]
    FILE.write_text("\n".join(ROWS), encoding="utf-8")
    SMALL = RoyalDeck.from_csv(FILE)


class TestRoyalWithADeckOfOnesOwn(GameContract):
    game = ROYAL
    choices = (RoyalRules(claim_after_bust=True),)
    boards = (SMALL,)
    games = 1
    moves = 100
