"""The state as JSON and back; whatever is missing, of a wrong type or out of range is refused."""

from functools import partial
from typing import Any

import pytest
from contract import untouched
from play import G1, G8, all_to, at, card_at, go, new, throw
from saves_contract import SavesContract, put, refusal, saved

from tesoro_lab.games.ruta import RUTA
from tesoro_lab.games.ruta.save import PLAIN_FIELDS

refused = partial(refusal, RUTA)
"""The sentence by which this save is refused."""


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("roll",),
        ("roll", "dice 1 2"),
        ("roll", "dice 1 2", "auction"),
        ("roll", "dice 1 2", "auction", "bid 100", "pass"),
        ("offer 1 give 500 1 want 0 11",),
        ("offer 1 give 500 1 want 0 11", "offer 0 give 0 11 want 700"),
        ("roll", "dice 1 3"),
        ("roll", "dice 2 2"),
        ("resign",),
    ],
)
def test_positions_in_the_middle_of_things_go_through_json(moves: tuple[str, ...]) -> None:
    state = at(
        {"seats": 3, "pawns": [3], "owners": {"Mahón": 0, "Orán": 1}}, trading_opens="any_time"
    )
    go(state, *moves)
    back = RUTA.from_dict(saved(state))
    assert back == state
    assert untouched(back) == untouched(state)
    assert back.seat == state.seat
    assert [type(frame) for frame in back.stack] == [type(frame) for frame in state.stack]


def test_openings_deals_draws_debts_claims_and_endings_go_through_json() -> None:
    opening = new(3, quick_game="clock")
    go(opening, "dice 1 1")
    deal = new(2, quick_game=2)
    go(deal, "dice 1 1", "dice 1 2", "title 5")
    drawing = card_at("suerte")
    debt = card_at("cofre", {"purses": {0: 0}})
    go(debt, "card cofre 16")
    claim = at({"pawns": [3], "owners": {"Marsella": 1}}, toll_claim="manual")
    go(claim, *throw(1, 2))
    over = at({})
    go(over, "resign")
    for state in (opening, deal, drawing, debt, claim, over):
        assert RUTA.from_dict(saved(state)) == state


WRONG: list[tuple[tuple[Any, ...], Any, str]] = [
    (("version",), 2, "'version' is 2"),
    (("purses",), [1_000], "'purses' must list 2 to 6 seats"),
    (("purses", 0), -1, "cannot be less than 0"),
    (("purses", 0), True, "'purses[0]' must be a whole number"),
    (("purses", 0), 5, "money does not add up"),
    (("pawns", 0, "at"), 40, "which is no space"),
    (("pawns", 0, "at"), "x", "'pawns[0].at' must be a whole number"),
    (("pawns", 0, "doubles"), 3, "3 doubles"),
    (("pawns", 1, "tries"), 1, "held in the Galleys"),
    (("pawns", 1, "tries"), 3, "failed 3 times"),
    (("pawns", 0), {"is": "Pawn", "at": 3}, "'pawns[0]' must be a Pawn with at, doubles, tries"),
    (("pawns", 0, "is"), "Trip", "'pawns[0]' must be Pawn"),
    (("pawns",), [], "'pawns' must have 3 entries, not 0"),
    (("playing",), [True, True], "'playing' must have 3 entries"),
    (("playing", 0), 1, "'playing[0]' must be true or false"),
    (("playing", 1), False, "Seat 1 has left the game"),
    (("skips", 0), -1, "cannot be less than 0"),
    (("loans", 0), -1, "cannot be less than 0"),
    (("owner", 1), 3, "seat 3, which is not playing"),
    (("owner", 1), -2, "seat -2"),
    (("owner", 0), 1, "Salida is not a title"),
    (("owner",), [0] * 39, "'owner' must have 40 entries, not 39"),
    (("mortgaged", 8), True, "belongs to the Crown"),
    (("mortgaged", 1), True, "mortgaged"),
    (("level", 1), 6, "level 6"),
    (("level", 0), 1, "Salida is not a plot"),
    (("level", 1), 0, "houses in all"),
    (("unwanted", 1), True, "Mahón has an owner"),
    (("unwanted", 0), True, "Salida is not a title"),
    (("holder", 0), 3, "held by seat 3"),
    (("holder",), [], "'holder' must have 3 entries"),
    (("piles", "suerte", "unseen"), [1], "suerte pile"),
    (("piles", "suerte", "unseen", 0), "one", "'piles.suerte.unseen[0]'"),
    (("piles", "cofre"), [], "'piles.cofre'"),
    (("piles",), {}, "'piles' must have 2 entries"),
    (("houses",), 33, "houses in all"),
    (("castles",), 13, "castles in all"),
    (("for_sale",), 0, "not been offered yet"),
    (("crown",), 0, "money does not add up"),
    (("turn",), -1, "'turn'"),
    (("round",), -1, "'round'"),
    (("first",), 3, "'first' must be a seat from 0 to 2"),
    (("thrower",), -1, "'thrower' must be a seat from 0 to 2"),
    (("dice",), [1], "'dice' must be a list of 2"),
    (("dice",), [0, 7], "'dice'"),
    (("claims", 0, "debtor"), 9, "'claims[0].debtor'"),
    (("claims", 0, "owner"), -1, "'claims[0].owner'"),
    (("claims", 0, "title"), 0, "'claims[0].title'"),
    (("claims", 0, "amount"), -5, "'claims[0].amount'"),
    (("claims", 0, "amount"), "x", "'claims[0].amount' must be a whole number"),
    (("time_called",), 0, "'time_called' must be true or false"),
    (("won",), [9], "A game either goes on or has been won"),
    (("stack",), [], "A game either goes on or has been won"),
    (("stack", 0), {"is": "Nothing"}, "'stack[0]'"),
    (("stack", 0), {"is": "After"}, "'stack[0]' must be a After with seat"),
    (("stack", 0, "seat"), 3, "'stack[0].seat' must be a seat that plays"),
    (("stack", 0, "seat"), "0", "'stack[0].seat' must be a whole number"),
    (("stack", 1, "title"), 7, "'stack[1].title' must be a title"),
    (("stack", 1, "debtor"), 5, "'stack[1].debtor'"),
    (("stack", 1), {"is": "Purchase", "seat": 0, "title": 1}, "a title that the Crown holds"),
    (("stack", 1), {"is": "NextTurn"}, "ends with something that nobody decides"),
    (("stack", 1), {"is": "Draw", "drawer": 0, "deck": "azar"}, "'stack[1].deck' must be a deck"),
    (("stack", 1), {"is": "Debt", "seat": 0, "dues": [[1, -5]]}, "'stack[1].dues'"),
    (("stack", 1), {"is": "Debt", "seat": 0, "dues": [[7, 5]]}, "'stack[1].dues'"),
    (("stack", 0), {"is": "Purchase", "seat": 0, "title": 8}, "'stack[0]' must be the turn"),
    (("stack", 0), {"is": "Opening", "seats": [0, 1], "sums": [2, 3]}, "'stack[0]"),
    (("rules",), {"toll_claim": "never"}, "'rules' is wrong: toll_claim must be"),
    (("rules",), {"house": 1}, "'rules' is wrong: rules has no field 'house'"),
    (("rules", "quick_game"), 0, "'rules' is wrong: quick_game"),
    (("board", "name"), "atlantis", "'board' names 'atlantis'"),
    (("board", "fingerprint"), 0, "'board' holds another board"),
]


class TestSaves(SavesContract):
    game = RUTA
    plain_fields = PLAIN_FIELDS
    wrong = WRONG

    def rich(self) -> dict[str, Any]:
        """A position with something in every field, as it stands in a save."""
        state = at(
            {
                "seats": 3,
                "pawns": [36, 5, 14],
                "purses": [1_000, 200, 300_000],
                "skips": {2: 1},
                "loans": {1: 20_000},
                "owners": {**all_to(1, *G8), **all_to(2, *G1)},
                "buildings": {"Mahón": 2, "Ibiza": 1, "Crimea": 1},
                "unwanted": ["Orán"],
                "cards": {"suerte 9": 0},
                "below": {"cofre": [5, 2]},
                "pot": 400,
            },
            anchorage_pot=True,
            toll_claim="manual",
            trading_opens="any_time",
        )
        go(state, *throw(1, 2))
        return saved(state)

    def test_the_rich_position_is_sound(self) -> None:
        super().test_the_rich_position_is_sound()
        data = self.rich()
        assert data["claims"]
        assert len(data["stack"]) == 2


def test_a_higher_bid_than_the_purse_is_refused() -> None:
    state = at({"seats": 3, "pawns": [3]})
    go(state, *throw(1, 2), "auction", "bid 100")
    data = saved(state)
    assert "has bid more than its purse" in refused(put(data, ("stack", 1, "high"), 135_100))
    data = saved(state)
    assert "'stack[1].bidders'" in refused(put(data, ("stack", 1, "bidders"), [2, 2]))
