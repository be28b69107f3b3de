"""The game itself, played for millions of rolls on the US board, lands where the tables say.

Two players, real piles that come round, cards that are kept and given back: only the purses and
titles are such that nothing else happens. The tables draw every card afresh; that alone moves a
square by up to about 0.02 percentage points, and chance moves it by about as much.
"""

from pathlib import Path

import pytest
from published import BOARD_CSV, CARDS_CSV, farthest, per_cent, table
from us_table import PLENTY, play_rolls, quiet_table

from tesoro_lab.games.ruta import RutaBoard, RutaRules, movement
from tesoro_lab.games.ruta.invariants import problems
from tesoro_lab.odds.pawns import HELD, PawnChain, Policy

SEED = 84


def played(rolls: int, galleys: Policy, board: RutaBoard | None = None) -> dict[int, float]:
    """In per cent, where the rolls ended."""
    counts = play_rolls(rolls, galleys, SEED, board)
    assert sum(counts) == rolls
    return per_cent({square: count / rolls for square, count in enumerate(counts)})


@pytest.mark.slow
def test_three_million_rolls_of_players_who_leave_jail_at_once() -> None:
    apart, square = farthest(played(3_000_000, "pay"), table("at_once"))
    assert apart < 0.05, f"square {square}"


@pytest.mark.slow
def test_a_million_rolls_of_players_who_wait(tmp_path: Path) -> None:
    """Bounds of four standard deviations: a stay in Jail is up to three rolls, so it swings more.

    Whoever waits never uses the cards out of Jail. Since the published table leaves them in the
    decks, cards without effect stand in their place here.
    """
    board = RutaBoard.from_csv(BOARD_CSV, unkept(tmp_path, "receive_crown,100,,,,0"))
    shares, waits = played(1_000_000, "wait", board), table("waits")
    assert abs(shares.pop(HELD) - waits[HELD]) < 0.2
    apart, square = farthest(shares, {at: waits[at] for at in shares})
    assert apart < 0.08, f"square {square}"


@pytest.mark.slow
def test_cards_kept_for_ever_leave_a_smaller_deck(tmp_path: Path) -> None:
    """The same players keep these cards to the end: they play with 15 of 16, and that is seen."""
    shares = played(300_000, "wait")
    without = PawnChain(RutaBoard.from_csv(BOARD_CSV, unkept(tmp_path)), RutaRules(), "wait")
    fits = per_cent(without.places_floats("roll"))
    for chance in (7, 22, 36):
        assert fits[chance] < table("waits")[chance] - 0.05
    squared = {
        name: sum((shares[at] - figures[at]) ** 2 for at in (7, 22, 36))
        for name, figures in (("15 cards", fits), ("16 cards", table("waits")))
    }
    assert squared["15 cards"] < squared["16 cards"] / 4


def unkept(folder: Path, instead: str = "") -> Path:
    """The cards without those that are kept, or with something else in their place."""
    rows = []
    for row in CARDS_CSV.read_text(encoding="utf-8").splitlines():
        deck, no, *_ = row.split(",")
        if not row.endswith(",1"):
            rows.append(row)
        elif instead:
            rows.append(f"{deck},{no},{instead}")
    path = folder / "cards.csv"
    path.write_text("\n".join(rows), encoding="utf-8")
    return path


def test_a_wrong_rule_of_movement_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison, at 100,000 rolls: the fault is larger than chance by far."""
    right, published = played(100_000, "pay"), table("at_once")
    assert farthest(right, published)[0] < 0.25
    monkeypatch.setattr(movement, "DOUBLES_TO_GALLEYS", 2)
    apart, square = farthest(played(100_000, "pay"), published)
    assert square == HELD
    assert apart > 1.5


def test_at_this_table_nothing_happens_but_movement() -> None:
    state = quiet_table()
    assert problems(state) == []
    assert state.for_sale == 0
    assert all(state.mortgaged[title] for title in state.board.titles)
    assert state.purses == [PLENTY, PLENTY]
