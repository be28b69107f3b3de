"""One play-through of a game: every move, chance included, with undo, branches and saves."""

from collections.abc import Callable, Sequence
from os import PathLike
from sys import maxsize
from typing import Any, Literal

from tesoro_lab.engine import saves
from tesoro_lab.engine.chance import Distribution
from tesoro_lab.engine.errors import IllegalMove, NeedsDecision, Reason, TesoroError
from tesoro_lab.engine.given import shown
from tesoro_lab.engine.legal import Legal
from tesoro_lab.engine.line import Line
from tesoro_lab.engine.moves import CHANCE, Move
from tesoro_lab.engine.players import name_of, player, present
from tesoro_lab.engine.state import Bot, Event, FindBot, Game, State
from tesoro_lab.engine.streams import Stream


class Match:
    """A game, who sits at it, a seed, and all moves so far.

    Nothing ever happens by itself: ``play`` plays a given move (a seat's, or one of chance,
    such as dice put down by a teacher), ``step`` lets a bot decide or chance draw.

    Randomness comes from one stream for chance and one for each seat. The match remembers how
    many numbers each move took from its stream, so that after an undo the same dice come again.

    Attributes:
        game: the game that is played.
        names: the players' names by seat.
        bots: the name of the bot that plays each seat, None for a person.
        seed: what all chance is drawn from.
        luck: which dice belong to the seed; another one after ``branch(luck="new")``.
        state: the position now. Play through the match, not on the state itself.
    """

    __slots__ = (
        "_branches",
        "_line",
        "_players",
        "_streams",
        "bots",
        "game",
        "luck",
        "names",
        "seed",
        "state",
    )

    def __init__(
        self,
        game: Game,
        start: State,
        names: Sequence[str],
        bots: Sequence[str | Bot | None] = (),
        *,
        seed: str | int = 0,
        luck: str = "",
        find_bot: FindBot | None = None,
    ) -> None:
        """Begin at ``start``, which is copied.

        Args:
            game: the game that is played.
            start: the first position: ``game.new(...)``, or a scenario.
            names: one name for each seat.
            bots: for each seat a bot's name, a bot, or None for a person; nothing: all persons.
            seed: the same seed gives the same game.
            luck: which dice belong to the seed.
            find_bot: how to find a bot by its name.

        Raises:
            TesoroError: names, bots and seats are not equally many, there is no such bot, or
                the seed is neither a whole number nor a text.
        """
        self.game = game
        self.state: State = start.copy()
        self.names = list(names)
        players = list(bots) or [None] * len(self.names)
        seats = len(start.standing())
        if not len(self.names) == len(players) == seats:
            raise TesoroError(
                f"The position has {seats} seats, but there are "
                f"{len(self.names)} names and {len(players)} players."
            )
        if type(seed) not in (int, str):
            raise TesoroError(f"A seed is a whole number or a text, not {seed!r}.")
        self.bots = [name_of(bot) for bot in players]
        # Chance stands last, among the players and their streams, where its seat, -1, finds it.
        self._players = [*[player(bot, find_bot) for bot in players], type(start).draw]
        self.seed = seed
        self.luck = luck
        self._branches = 0
        self._line = Line(self.state)
        self._streams = [Stream(f"{seed}:seat{seat}") for seat in range(seats)]
        self._streams.append(Stream(f"{seed}:chance{luck}"))

    @property
    def rules(self) -> Any:
        """The rules in force."""
        return self.state.rules

    @property
    def board(self) -> Any:
        """The board in use."""
        return self.state.board

    @property
    def seat(self) -> int | None:
        """Whose decision it is; ``CHANCE``, or None when the game is over."""
        return self.state.seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.seat is None

    @property
    def moves(self) -> list[Move]:
        """All moves played so far, those of chance included."""
        return self._line.moves[: self._line.cursor]

    @property
    def future(self) -> list[Move]:
        """The moves that ``redo`` can bring back, the next one first."""
        return self._line.moves[self._line.cursor :]

    @property
    def cursor(self) -> int:
        """How many moves are played."""
        return self._line.cursor

    def legal(self) -> Legal:
        """Return what the deciding seat may do."""
        return self.state.legal()

    def why_not(self, move: Move | str) -> Reason | None:
        """Return why the move is refused now, or None if it is legal."""
        return self.state.why_not(_as_move(move))

    def chance(self) -> Distribution[Move]:
        """Return the exact outcomes of chance, which must be what is asked now."""
        return self.state.chance()

    def play(self, move: Move | str) -> Move:
        """Play a move for whoever decides now, chance included, and return it.

        If it is the very move that was undone last, the moves after it can still be redone;
        any other move takes their place.

        Raises:
            IllegalMove: the rules refuse it; nothing has changed.
        """
        move = _as_move(move)
        line = self._line
        if line.cursor < len(line.moves) and line.moves[line.cursor] == move:
            self.redo()
        else:
            mover = self.state.seat
            self.state.play(move)
            line.add(move, mover, 0, self.state)
        return move

    def step(self) -> Move:
        """Let the bot whose turn it is decide, or chance draw, and return the move.

        Raises:
            NeedsDecision: a person must decide.
            IllegalMove: the bot returned an illegal move; nothing has changed.
            TesoroError: the game is over, or the bot returned something that is no move.
        """
        seat = self.state.seat
        if seat is None:
            raise TesoroError("The game is over: there is nothing left to decide.")
        bot = self._players[seat]
        if bot is None:
            raise NeedsDecision(f"{self.names[seat]} must decide.")
        return self._let_play(seat, bot)

    def _let_play(self, seat: int, bot: Bot) -> Move:
        # What the bot decides, or chance draws, is played and noted.
        state = self.state
        stream = self._streams[seat]
        before = stream.position
        decided = False
        try:
            move = bot(state, stream)
            decided = True
            state.play(move)
        except BaseException as error:
            stream.rewind(before)
            if seat == CHANCE:
                raise
            who = f"{self.names[seat]} (seat {seat}, bot {self.bots[seat]})"
            if isinstance(error, IllegalMove):
                raise IllegalMove(error.reason, error.move, who) from error
            if decided and not isinstance(move, Move):
                raise TesoroError(
                    f"{who} must return one of the moves of state.legal(), not {move!r}."
                ) from error
            raise
        self._line.add(move, seat, stream.position - before, state)
        return move

    def run(self, max_rounds: int | None = None, max_moves: int | None = None) -> int:
        """Step until the game is over or a person must decide, and return the moves made.

        Args:
            max_rounds: stop when the round after this one begins; ``over`` stays False.
            max_moves: stop after so many moves of this run.
        """
        last_round = maxsize if max_rounds is None else max_rounds
        last_move = maxsize if max_moves is None else max_moves
        state = self.state
        players = self._players
        made = 0
        while made < last_move and state.round <= last_round:
            seat = state.seat
            if seat is None:
                break
            bot = players[seat]
            if bot is None:
                break
            self._let_play(seat, bot)
            made += 1
        return made

    def undo(self) -> None:
        """Take back the last move.

        Raises:
            TesoroError: nothing has been played.
        """
        if self._line.cursor == 0:
            raise TesoroError("There is nothing to undo.")
        self.rewind(self._line.cursor - 1)

    def redo(self) -> None:
        """Play again the move that was taken back last.

        Raises:
            TesoroError: nothing has been taken back.
        """
        if self._line.cursor == len(self._line.moves):
            raise TesoroError("There is nothing to redo.")
        self.rewind(self._line.cursor + 1)

    def rewind(self, k: int) -> None:
        """Go to the position after ``k`` moves, back or forward again.

        The later moves stay in ``future`` until a different move is played.

        Raises:
            TesoroError: there is no such position.
        """
        line = self._line
        if k == line.cursor + 1 <= len(line.moves):
            self.state.play(line.moves[line.cursor])
        else:
            self.state = line.state_at(k)
        for stream, numbers in zip(self._streams, line.go(k, len(self.names)), strict=True):
            if numbers:
                stream.rewind(stream.position + numbers)

    def state_at(self, k: int) -> State:
        """Return a copy of the state after ``k`` moves, undone ones included.

        Raises:
            TesoroError: there is no such position.
        """
        return self._line.state_at(k)

    def events(self, start: int = 0, end: int | None = None) -> list[tuple[int, Event]]:
        """Return what happened, as (number of the move, event), by playing it once more.

        Args:
            start: the first move, counted from 0.
            end: the move to stop before; None for all moves played so far.
        """
        line = self._line
        last = line.cursor if end is None else end
        state = line.state_at(start)
        told: list[tuple[int, Event]] = []
        for index, move in enumerate(line.moves[start:last], start):
            heard: list[Event] = []
            state.heard = heard
            state.play(move)
            told += [(index, event) for event in heard]
        return told

    def branch(self, luck: Literal["same", "new"] = "same") -> "Match":
        """Return a second match that goes on from here, without the moves to redo.

        With ``luck="same"`` the same dice lie ahead; ``"new"`` asks for others, different for
        each branch made from this match.
        """
        if luck not in ("same", "new"):
            raise TesoroError(f'The luck of a branch is "same" or "new", not {luck!r}.')
        chosen = self.luck
        if luck == "new":
            self._branches += 1
            chosen = f"{self.luck}/{self._branches}"
        line = self._line.played()
        other = Match(
            self.game,
            line.snapshots[0],
            self.names,
            self._players[:-1],
            seed=self.seed,
            luck=chosen,
        )
        other.bots = list(self.bots)
        other.state = self.state.copy()
        other._line = line
        for mine, its in zip(self._streams, other._streams, strict=True):
            its.rewind(mine.position)
        return other

    def to_dict(self) -> dict[str, Any]:
        """Return the whole match, with the moves to redo, in plain JSON types."""
        game = self.game
        line = self._line
        start = line.snapshots[0]
        usual = start == game.new(len(self.names), start.rules, start.board)
        return saves.seal(
            {
                "game": game.name,
                "seats": list(self.names),
                "bots": list(self.bots),
                "seed": self.seed,
                "luck": self.luck,
                "rules": game.rules_to_dict(start.rules),
                "board": None if start.board is None else game.board_to_dict(start.board),
                "start": None if usual else start.to_dict(),
                "moves": [move.text for move in line.moves],
                "draws": list(line.draws),
                "cursor": line.cursor,
            }
        )

    def save(self, path: str | PathLike[str]) -> None:
        """Write the match to a file; an older file is replaced only when the new one is whole.

        Raises:
            SaveError: the file cannot be written.
        """
        saves.write(path, self.to_dict())

    @classmethod
    def from_dict(
        cls,
        data: Any,
        find_game: Callable[[str], Game],
        find_bot: FindBot | None = None,
        board: Any = None,
    ) -> "Match":
        """Read back what ``to_dict`` wrote; a seat whose bot is not there goes to a person.

        Args:
            data: the saved match.
            find_game: how to find a game by its name.
            find_bot: how to find a bot by its name.
            board: the board that the match must be played on, None for any.

        Raises:
            SaveError: something is wrong; the sentence names the field and what would be right.
        """
        save = saves.check(data, find_game, board)
        game, start, names, seed, luck = save[:5]
        bots = present(save.bots, find_bot)
        match = cls(game, start, names, bots, seed=seed, luck=luck, find_bot=find_bot)
        match._line = saves.replay(save)
        match._line.cursor = 0  # the streams still stand at their beginning
        match.rewind(save.cursor)
        return match

    def __repr__(self) -> str:
        """Return in one line what is played, by whom, and how far it has come."""
        seat = self.state.seat
        now = "over"
        if seat is not None:
            now = "chance decides" if seat == CHANCE else f"{self.names[seat]} decides"
        where = f"round {self.state.round}, move {self._line.cursor}"
        return f"<Match {self.game.title}: {', '.join(self.names)}; {where}; {now}>"


def _as_move(move: Move | str) -> Move:
    if isinstance(move, Move):
        return move
    if not isinstance(move, str):
        raise TesoroError(f'A move is a text, such as "roll", or a Move, not {shown(move)}.')
    return Move.parse(move)
