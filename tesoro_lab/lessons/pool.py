"""The class pool: an experiment that a whole class adds to, one small file for each student.

The files lie in a folder: one that the class shares, or one into which they are dropped by hand.
"""

import json
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tesoro_lab.engine import TesoroError
from tesoro_lab.lessons import pool_files as files
from tesoro_lab.lessons import pool_words as told
from tesoro_lab.lessons.pool_counts import short
from tesoro_lab.lessons.pool_files import Gift
from tesoro_lab.lessons.pool_kinds import (
    MOST_SEATS,
    Experiment,
    GamesWon,
    Landings,
    Sums,
    bare,
)
from tesoro_lab.lessons.pool_merge import Merged, clash, merge
from tesoro_lab.lessons.sheets import put_csv
from tesoro_lab.lessons.speech import chosen, say
from tesoro_lab.lessons.students import NAME, named

if TYPE_CHECKING:
    import plotly.graph_objects as go

    from tesoro_lab.lessons.pool_desk import PoolDesk
    from tesoro_lab.widgets.numbers import Numbers

KINDS = ("two-dice", "landings", "games-won")
FOLDER = "class-pool"
"""In this folder each experiment has its own, unless you name another."""


class Said(str):
    """A sentence that a notebook shows without quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class Pool:
    """What a class counts together; `tl.pool` makes one.

    Attributes:
        kind: the experiment.
        folder: where the students' files lie.
        lang: "en" or "es".
    """

    def __init__(self, kind: Experiment, folder: Path, lang: str) -> None:
        self.kind = kind
        self.folder = folder
        self.lang = lang
        self._seen: Any = None
        self._merged: Merged | None = None

    # What goes in

    def add(
        self,
        student: str,
        given: Any,
        *,
        trials: int | None = None,
        seed: str | int = "",
        replace: bool = False,
    ) -> Said:
        """Write one student's counts as a file of the pool, and say what came of it.

        The same counts again change nothing. Other counts of the same student are refused, since
        whoever may try twice can choose: `replace=True` puts them in place of the earlier ones.

        Args:
            student: the name; another of the class needs another name.
            given: how often each outcome came, by outcome; or the list of outcomes; for games
                also what `tl.simulate` gives.
            trials: how many throws, landings or games; needed for games counted by hand only.
            seed: what the luck of a computer was made from; the same seed does not count twice.
            replace: whether these counts take the place of earlier ones.

        Raises:
            TesoroError: the name or the counts can't be, or are in already under another name.
        """
        lang = self.lang
        tally = self.kind.read(given, trials, lang)
        if seed != "":
            tally = tally._replace(seed=str(seed)[:NAME])
        files.check(self.kind, tally, lang)
        gift = Gift(named(student, lang), tally)
        before = self._of(gift.who)
        if before is not None:
            if before.tally == tally:
                return Said(say(told.ALREADY, lang).format(student=before.student))
            if not replace:
                many = told.many(self.kind.unit, before.tally.trials, lang)
                raise TesoroError(say(told.AGAIN, lang).format(student=before.student, many=many))
            gift = gift._replace(edition=before.edition + 1)
        return self._keep(gift, before, replace)

    def take(self, content: bytes, file: str) -> Said:
        """Merge a file that came by hand, such as an upload, and say what came of it.

        Raises:
            TesoroError: it is refused; one sentence says why.
        """
        gift = files.read(self.kind, content, file, self.lang)
        before = self._of(gift.who)
        facts = {"student": gift.student, "file": file, "first": before.file if before else ""}
        if before is not None and before.tally == gift.tally:
            return Said(say(told.ALREADY, self.lang).format(**facts))
        if before is not None and gift.edition <= before.edition:
            pair = told.TWO if gift.edition == before.edition else told.BEHIND
            raise TesoroError(say(pair, self.lang).format(**facts))
        return self._keep(gift, before)

    def _of(self, who: str) -> Gift | None:
        """What a student has given, if it counts."""
        return next((gift for gift in self.merged.gifts if gift.who == who), None)

    def _keep(self, gift: Gift, before: Gift | None, replace: bool = False) -> Said:
        """Write a gift, unless it is somebody else's, or a file that does not count is there."""
        lang = self.lang
        file = files.file_of(self.kind, gift.student)
        for other in self.merged.gifts:
            why = "" if other is before else clash(gift._replace(file=file), other, lang)
            if why:
                raise TesoroError(why)
        if before is None and not replace and (self.folder / file).exists():
            raise TesoroError(say(told.TAKEN, lang).format(file=self.folder / file))
        if before is None and len(files.signature(self.folder)) >= files.MOST_FILES:
            raise TesoroError(say(told.FULL, lang).format(most=files.MOST_FILES))
        files.put(self.folder / file, files.written(self.kind, gift), lang)
        self._seen = None
        many = told.many(self.kind.unit, gift.tally.trials, lang)
        done = say(told.ADDED if before is None else told.REPLACED, lang)
        return Said(f"{done.format(student=gift.student, many=many)} {self.headline}.")

    # What it holds

    @property
    def merged(self) -> Merged:
        """All that counts now, and a sentence for each file that does not."""
        seen = self.signature()
        if self._merged is None or seen != self._seen:
            self._merged, self._seen = self._read(), seen
        return self._merged

    def signature(self) -> tuple[Any, ...]:
        """What changes when a file comes, goes or changes."""
        return (self.lang, *files.signature(self.folder))

    def _read(self) -> Merged:
        gifts, notes = files.load_all(self.kind, self.folder, self.lang)
        return merge(self.kind, gifts, notes, self.lang)

    @property
    def students(self) -> tuple[str, ...]:
        """Who has added something, in the order of the names."""
        return self.merged.students

    @property
    def counts(self) -> dict[int, int]:
        """How often each outcome came in all."""
        return dict(self.merged.counts)

    @property
    def trials(self) -> int:
        """How many throws, landings or games there are in all."""
        return self.merged.trials

    @property
    def notes(self) -> tuple[str, ...]:
        """One sentence for each file that does not count."""
        return self.merged.notes

    # What it shows

    @property
    def headline(self) -> str:
        """The experiment, how many students and how many trials, in one line."""
        merged, lang = self.merged, self.lang
        title = say(self.kind.title, lang)
        if not merged.gifts:
            return f"{title}: {say(told.NOBODY, lang)}"
        return say(told.CLASS, lang).format(
            title=title,
            students=told.many("student", len(merged.gifts), lang),
            trials=told.many(self.kind.unit, merged.trials, lang),
        )

    @property
    def figure(self) -> "go.Figure":
        """The class's chart: shares with 95 % intervals beside the exact ones, if known."""
        return self.drawn()

    def drawn(self, width: int = 900) -> "go.Figure":
        """The chart, at most so many pixels wide."""
        merged = self.merged
        figure = self.kind.figure(merged.counts, merged.trials, self.lang, width)
        _, cut, rest = str(figure.layout.title.text).partition("<br>")
        figure.layout.title.text = self.headline + cut + rest
        figure.layout.meta = {"text": self.text}
        return figure

    @property
    def text(self) -> str:
        """The chart in words: a line for each outcome, then why some files do not count."""
        from tesoro_lab.lessons.pool_numbers import lines

        kind, merged, lang = self.kind, self.merged, self.lang
        notes = [say(kind.note, lang)] if kind.note else []
        return "\n".join([f"{self.headline}.", *lines(kind, merged, lang), *notes, *merged.notes])

    def numbers(self, by: str = "outcome") -> "Numbers":
        """The numbers behind the chart, a row for each outcome or for each student.

        Raises:
            TesoroError: `by` is something else.
        """
        from tesoro_lab.lessons.pool_numbers import by_outcome, by_student

        makers = {"outcome": by_outcome, "student": by_student}
        if by not in makers:
            raise TesoroError(say(told.BY, self.lang).format(found=short(by)))
        return makers[by](self.kind, self.merged, self.lang)

    def csv(self, by: str = "outcome") -> str:
        """The same as CSV."""
        from tesoro_lab.widgets.numbers import csv_text

        return csv_text(self.numbers(by), self.lang)

    def to_csv(
        self, path: str | PathLike[str], by: str = "outcome", *, replace: bool = False
    ) -> Path:
        """Keep the numbers as a CSV file, and return where.

        Raises:
            TesoroError: the file is there already, or it can't be written.
        """
        return put_csv(path, self.csv(by), self.lang, replace=replace)

    def desk(self) -> "PoolDesk":
        """The live desk: the growing chart, an upload for files, and the numbers."""
        from tesoro_lab.lessons.pool_desk import PoolDesk

        return PoolDesk(self)

    def __repr__(self) -> str:
        return f"<Pool: {self.headline}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The chart, and for a page without charts its text."""
        from tesoro_lab.figures import CONFIG

        picture = json.loads(self.figure.to_json())
        chart = {**picture, "config": CONFIG}
        return {"application/vnd.plotly.v1+json": chart, "text/plain": self.text}


def pool(
    experiment: str,
    folder: str | PathLike[str] | None = None,
    *,
    seats: Sequence[str] = (),
    game: str = "",
    rounds: int | None = None,
    convention: str = "roll",
    galleys: str = "pay",
    lang: str | None = None,
) -> Pool:
    """An experiment that a whole class adds to.

    >>> from tempfile import TemporaryDirectory
    >>> folder = TemporaryDirectory()
    >>> ours = pool("two-dice", folder.name, lang="en")
    >>> ours.add("Ana", [7, 5, 9, 7, 2, 6])
    Ana: 6 throws added. Sum of two dice: 1 student, 6 throws.
    >>> ours.add("Luis", {7: 2, 8: 4, 11: 1})
    Luis: 7 throws added. Sum of two dice: 2 students, 13 throws.
    >>> ours.counts[7], ours.trials, ours.students
    (4, 13, ('Ana', 'Luis'))
    >>> folder.cleanup()

    Args:
        experiment: "two-dice" (sums of two dice), "landings" (where pawns of La Ruta land: places
            0 to 39, and 40 for held in the Galleys) or "games-won" (games won by seat, from 1,
            and under 0 those without a winner).
        folder: where the students' files lie, "class-pool/two-dice" or the like if none is named;
            it is made when the first one is added.
        seats: for "games-won", who plays: bots, or names of strategies.
        game: for "games-won", which game.
        rounds: for "games-won", after how many rounds a game was stopped; None if never.
        convention: for "landings", what is counted: "roll", "turn" or "touched".
        galleys: for "landings", what is done in the Galleys: "pay" or "wait".
        lang: "en" or "es"; the notebook's language if none.

    Raises:
        TesoroError: there is no such experiment, or it is set up in a way that can't be.
    """
    speech = chosen(lang)
    where = Path(FOLDER, str(experiment)) if folder is None else Path(folder).expanduser()
    if experiment == "two-dice":
        return Pool(Sums(), where, speech)
    if experiment == "landings":
        return Pool(Landings(convention, galleys), where, speech)
    if experiment == "games-won":
        names = [] if isinstance(seats, str) else [bare(seat)[:NAME] for seat in seats]
        if not 1 <= len(names) <= MOST_SEATS or not all(names):
            raise TesoroError(say(told.NO_SEATS, speech))
        return Pool(GamesWon(tuple(names), game, rounds), where, speech)
    due = ", ".join(KINDS)
    raise TesoroError(say(told.NO_EXPERIMENT, speech).format(found=short(experiment), due=due))
