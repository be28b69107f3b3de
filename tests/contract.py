"""What every game promises, as one suite: subclass `GameContract` and name the game.

    class TestMyGame(GameContract):
        game = MY_GAME
        boards = (None,)
        choices = (MyRules(), MyRules(short=True))

Every check plays random games and looks at each state on the way.
"""

import json
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, ClassVar

import pytest

from tesoro_lab.engine import (
    CHANCE,
    Game,
    IllegalMove,
    Match,
    Move,
    State,
    Stream,
    TesoroError,
)

IMPOSSIBLE = (
    Move("no_such_move"),
    Move("no_such_move", (3, "words")),
    Move("dice", (7, 7)),
    Move("bid", (-100,)),
    Move("bid", ("many",)),
    Move("bid"),
)


def random_bot(state: State, rng: Any) -> Move:
    """Play at random, now and then a move that is kept apart."""
    legal = state.legal()
    if legal.apart and rng.random() < 0.002:
        return legal.apart[0]
    return legal.sample(rng)


def untouched(state: State) -> str:
    """Everything that a state holds, as text that can be compared."""
    return json.dumps(state.to_dict(), sort_keys=True)


class GameContract:
    """The promises; a subclass says of which game, and may change the effort."""

    game: ClassVar[Game]
    choices: ClassVar[Sequence[Any]] = (None,)
    """The rules to play by, None for the printed ones."""
    boards: ClassVar[Sequence[Any]] = (None,)
    games: ClassVar[int] = 2
    """How many random games for each check, number of seats, rules and board."""
    moves: ClassVar[int] = 400
    """How many moves of each game are looked at."""

    def starts(self) -> Iterator[State]:
        fewest, most = self.game.seats
        for rules in self.choices:
            for board in self.boards:
                for seats in range(fewest, most + 1):
                    try:
                        yield self.game.new(seats, rules, board)
                    except TesoroError:  # some rules allow fewer players than the game
                        assert seats > fewest

    def matches(self, games: int | None = None) -> Iterator[Match]:
        for number, start in enumerate(self.starts()):
            seats = len(start.standing())
            names = [f"P{seat}" for seat in range(seats)]
            for index in range(games or self.games):
                seed = f"contract/{number}/{index}"
                yield Match(self.game, start, names, [random_bot] * seats, seed=seed)

    def states(self) -> Iterator[State]:
        for match in self.matches():
            yield match.state
            while not match.over and match.cursor < self.moves:
                match.step()
                yield match.state

    def test_a_seat_can_move_exactly_when_it_decides(self) -> None:
        for state in self.states():
            legal = state.legal()
            seats = len(state.standing())
            assert state.seat is None or state.seat in (CHANCE, *range(seats))
            decides = state.seat is not None and state.seat != CHANCE
            assert bool(legal) == decides
            assert (len(legal) > 0) == decides

    def test_every_legal_move_is_accepted_and_every_refused_one_has_a_reason(self) -> None:
        rng = Stream("contract: legal")
        for state in self.states():
            legal = state.legal()
            listed = [*legal.moves, *legal.apart]
            assert len(set(listed)) == len(listed)
            spanned = [span.sample(rng) for span in legal.ranges for _ in range(3)]
            for move in [*listed, *spanned]:
                assert move in legal
                assert state.why_not(move) is None, move
            for move in [*IMPOSSIBLE, *listed, *spanned]:
                if state.seat is not None and state.seat >= 0:
                    assert (move in legal) == (state.why_not(move) is None), move

    def test_every_legal_move_can_be_played(self) -> None:
        rng = Stream("contract: play")
        for state in self.states():
            legal = state.legal()
            spanned = [span.sample(rng) for span in legal.ranges]
            before = untouched(state)
            for move in [*legal.moves, *legal.apart, *spanned]:
                assert state.after(move) != state, move
            assert untouched(state) == before

    def test_moves_go_to_text_and_back(self) -> None:
        rng = Stream("contract: text")
        for state in self.states():
            legal = state.legal()
            spanned = [span.sample(rng) for span in legal.ranges]
            chance = state.chance().outcomes if state.seat == CHANCE else ()
            moves = [*legal.moves, *legal.apart, *spanned, *chance]
            texts = [move.text for move in moves]
            assert [Move.parse(text) for text in texts] == moves
            assert len(set(texts)) == len(set(moves))

    def test_a_copy_is_equal_and_independent(self) -> None:
        rng = Stream("contract: copy")
        for state in self.states():
            before = untouched(state)
            copy = state.copy()
            assert copy == state
            assert untouched(copy) == before
            for _ in range(8):
                if copy.seat is not None:
                    chance = copy.seat == CHANCE
                    copy.play(copy.draw(rng) if chance else random_bot(copy, rng))
            assert untouched(state) == before
            assert (copy == state) == (state.seat is None)

    def test_states_go_through_json(self) -> None:
        for match in self.matches():
            length = 1
            while not match.over and match.cursor < 4 * self.moves:
                match.run(max_moves=length - match.cursor)
                state = match.state
                back = self.game.from_dict(json.loads(json.dumps(state.to_dict())))
                assert back == state
                assert untouched(back) == untouched(state)
                assert back.legal() == state.legal()
                length *= 2

    def test_chance_is_exact_and_a_draw_is_one_of_its_outcomes(self) -> None:
        rng = Stream("contract: chance")
        for state in self.states():
            if state.seat != CHANCE:
                continue
            chance = state.chance()
            assert sum(chance.weights.values()) == chance.total
            assert sum(chance[move] for move in chance) == Fraction(1)
            for move in (*chance.outcomes[:3], state.draw(rng), state.draw(rng)):
                assert move in chance
                assert state.why_not(move) is None, move

    def test_draws_come_as_often_as_chance_says(self) -> None:
        rng = Stream("contract: frequencies")
        seen: set[str] = set()
        for state in self.states():
            key = repr(state.chance()) if state.seat == CHANCE else ""
            if not key or key in seen or len(seen) >= 6:
                continue
            seen.add(key)
            counts: dict[Move, int] = {}
            for _ in range(4000):
                move = state.draw(rng)
                counts[move] = counts.get(move, 0) + 1
            for move, p in state.chance().items():
                sd = float(4000 * p * (1 - p)) ** 0.5
                assert abs(counts.get(move, 0) - float(4000 * p)) <= 5 * sd + 1, move

    def test_a_refused_move_changes_nothing(self) -> None:
        for state in self.states():
            before = untouched(state)
            for move in IMPOSSIBLE:
                if state.why_not(move) is None:
                    continue
                with pytest.raises(IllegalMove) as caught:
                    state.play(move)
                assert caught.value.reason == state.why_not(move)
                assert caught.value.move == move
            assert untouched(state) == before

    def test_undo_to_the_root_and_redo_to_the_end(self) -> None:
        for match in self.matches(1):
            texts = [untouched(match.state)]
            while not match.over and match.cursor < self.moves:
                match.step()
                texts.append(untouched(match.state))
            moves = match.moves
            for text in texts[-2::-1]:
                match.undo()
                assert untouched(match.state) == text
            assert match.cursor == 0
            assert match.future == moves
            for text in texts[1:]:
                match.redo()
                assert untouched(match.state) == text
            assert match.moves == moves

    def test_after_an_undo_the_same_game_comes_again(self) -> None:
        for match in self.matches(1):
            match.run(max_moves=self.moves)
            moves, end = match.moves, untouched(match.state)
            match.rewind(len(moves) // 3)
            branch = match.branch()
            for other in (match, branch):
                other.run(max_moves=len(moves) - other.cursor)
                assert other.moves == moves
                assert untouched(other.state) == end

    def test_the_same_seed_gives_the_same_game(self) -> None:
        for one, two in zip(self.matches(), self.matches(), strict=True):
            one.run(max_moves=self.moves)
            two.run(max_moves=self.moves)
            assert one.moves == two.moves
            assert one.to_dict() == two.to_dict()

    def test_a_saved_match_goes_on_as_if_nothing_had_happened(self) -> None:
        for match in self.matches(1):
            match.run(max_moves=self.moves // 2)
            saved = json.loads(json.dumps(match.to_dict()))
            back = Match.from_dict(saved, lambda _: self.game, lambda _: random_bot)
            assert back.state == match.state
            assert back.to_dict() == match.to_dict()
            match.run(max_moves=self.moves // 2)
            back.run(max_moves=self.moves // 2)
            assert back.moves == match.moves

    def test_a_listener_is_never_copied_saved_or_compared(self) -> None:
        for state in self.states():
            silent = state.copy()
            state.heard = []
            assert state == silent
            assert state.copy().heard is None
            assert "heard" not in state.to_dict()
            state.heard = None

    def test_events_are_told_by_replay(self) -> None:
        for match in self.matches(1):
            match.run(max_moves=self.moves)
            events = match.events()
            assert events
            assert [index for index, _ in events] == sorted([index for index, _ in events])
            assert match.events(match.cursor // 2) == [
                (index, event) for index, event in events if index >= match.cursor // 2
            ]

    def test_the_standing_can_be_compared_and_winners_come_at_the_end(self) -> None:
        for match in self.matches():
            match.run(max_moves=self.moves)
            standing = match.state.standing()
            assert max(standing) >= min(standing)
            assert bool(match.state.winners()) == match.over

    def test_asking_changes_nothing(self) -> None:
        for state in self.states():
            before = untouched(state)
            state.legal()
            state.standing()
            state.winners()
            if state.seat == CHANCE:
                state.chance()
                state.draw(Stream("any"))
            assert untouched(state) == before

    def test_rules_and_boards_go_through_json(self) -> None:
        game = self.game
        for state in self.starts():
            rules = json.loads(json.dumps(game.rules_to_dict(state.rules)))
            assert game.rules_from_dict(rules) == state.rules
            if state.board is not None:
                board = json.loads(json.dumps(game.board_to_dict(state.board)))
                assert game.board_from_dict(board) == state.board

    def test_too_few_and_too_many_players_are_refused(self) -> None:
        fewest, most = self.game.seats
        for seats in (fewest - 1, most + 1):
            with pytest.raises(TesoroError):
                self.game.new(seats, None, None)
