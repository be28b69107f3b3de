"""What every bot promises, as one suite: subclass `BotContract` and name the game and the bot."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from every_frame import positions

from tesoro_lab.bots import find, names
from tesoro_lab.engine import CHANCE, Match, Stream
from tesoro_lab.games import game as find_game


class BotContract:
    game: ClassVar[str]
    bot: ClassVar[str]
    choices: ClassVar[Sequence[Any]] = (None,)
    """The rules to play by, None for the printed ones."""
    partners: ClassVar[Sequence[str]] = ("random",)
    """Who else sits at the table."""
    moves: ClassVar[int] = 600
    """How many moves of each game are looked at."""

    def matches(self) -> Iterator[Match]:
        game = find_game(self.game)
        for number, rules in enumerate(self.choices):
            low, high = getattr(rules or game.Rules(), "seats", game.seats)
            seats = low + number % (high - low + 1)
            players = [(self.bot, *self.partners)[seat % 2] for seat in range(seats)]
            yield Match(
                game,
                game.new(seats, rules, None),
                [f"P{seat}" for seat in range(seats)],
                players,
                seed=f"bots/{number}",
                find_bot=lambda name: find(self.game, name),
            )

    def decisions(self) -> Iterator[Match]:
        """Matches in which the bot is about to decide."""
        for match in self.matches():
            while not match.over and match.cursor < self.moves:
                seat = match.seat
                if seat is not None and seat != CHANCE and match.bots[seat] == self.bot:
                    yield match
                match.step()

    def test_it_is_found_by_its_name(self) -> None:
        assert self.bot.partition(":")[0] in names(self.game)
        assert callable(find(self.game, self.bot))

    def test_its_moves_are_legal_and_never_give_the_game_away(self) -> None:
        bot = find(self.game, self.bot)
        for match in self.decisions():
            move = bot(match.state, Stream("any"))
            assert match.state.why_not(move) is None, move
            assert move not in match.state.legal().apart

    def test_it_can_decide_in_every_frame_of_its_game(self) -> None:
        bot = find(self.game, self.bot)
        met = set()
        for state in positions(self.game):
            met.add(type(state.frame))
            before = state.copy()
            move = bot(state, Stream("any"))
            assert state == before
            assert state.why_not(move) is None, (state.frame, move)
            assert move not in state.legal().apart
            state.play(move)
        assert met == set(state.table.choices)

    def test_it_changes_nothing_of_what_it_sees(self) -> None:
        bot = find(self.game, self.bot)
        for match in self.decisions():
            before, told = match.state.copy(), match.state.to_dict()
            bot(match.state, Stream("any"))
            assert match.state == before
            assert match.state.to_dict() == told

    def test_the_same_seed_gives_the_same_move_and_no_other_chance_is_used(self) -> None:
        bot = find(self.game, self.bot)
        for number, match in enumerate(self.decisions()):
            world = random.getstate()
            first = bot(match.state, Stream(f"{number}"))
            assert bot(match.state.copy(), Stream(f"{number}")) == first
            assert random.getstate() == world

    def test_the_same_seed_gives_the_same_game(self) -> None:
        for one, two in zip(self.matches(), self.matches(), strict=True):
            one.run(max_moves=self.moves)
            two.run(max_moves=self.moves)
            assert one.moves == two.moves

    def test_it_plays_to_the_end(self) -> None:
        for match in self.matches():
            match.run(max_rounds=60)
            assert match.over or match.state.round == 61
