"""Adding up what a class gives: nobody counts twice, and every file left out gets a sentence."""

from collections.abc import Sequence
from math import exp, lgamma, log
from typing import NamedTuple

from tesoro_lab.lessons import pool_words as told
from tesoro_lab.lessons.pool_counts import Tally
from tesoro_lab.lessons.pool_files import Gift, file_of
from tesoro_lab.lessons.pool_kinds import Experiment
from tesoro_lab.lessons.speech import say

BY_CHANCE = 1e-6
"""Two students with the same counts are believed if chance would do that more often than this."""


class Merged(NamedTuple):
    """What a class has counted together.

    Attributes:
        gifts: what counts, one of each student, in the order of their names.
        counts: how often each outcome came in all.
        trials: in how many trials.
        notes: one sentence for each file that does not count.
    """

    gifts: tuple[Gift, ...]
    counts: dict[int, int]
    trials: int
    notes: tuple[str, ...]

    @property
    def students(self) -> tuple[str, ...]:
        """Who has added something."""
        return tuple([gift.student for gift in self.gifts])


def merge(kind: Experiment, gifts: Sequence[Gift], notes: Sequence[str], lang: str) -> Merged:
    """Add up the gifts; `notes` are the sentences for files that were refused before."""
    said = list(notes)
    kept: list[Gift] = []
    for own in _by_student(gifts).values():
        first = _one_of(kind, own, said, lang)
        twin = next((why for other in kept if (why := clash(first, other, lang))), "")
        if twin:
            said.append(twin)
        else:
            kept.append(first)
    kept.sort(key=lambda gift: gift.who)
    counts = {k: sum([gift.tally.counts[k] for gift in kept]) for k in kind.outcomes}
    return Merged(tuple(kept), counts, sum([gift.tally.trials for gift in kept]), tuple(said))


def _by_student(gifts: Sequence[Gift]) -> dict[str, list[Gift]]:
    found: dict[str, list[Gift]] = {}
    for gift in gifts:
        found.setdefault(gift.who, []).append(gift)
    return found


def _one_of(kind: Experiment, own: list[Gift], said: list[str], lang: str) -> Gift:
    """The gift of a student that counts: the newest, and of two just as new the pool's own file."""
    due = file_of(kind, own[0].student)
    first, *others = sorted(own, key=lambda gift: (-gift.edition, gift.file != due))
    for gift in others:
        if gift.tally == first.tally:
            pair = told.SAME
        elif gift.edition < first.edition:
            pair = told.OLDER
        else:
            pair = told.TWO
        facts = {"file": gift.file, "student": first.student, "first": first.file}
        said.append(say(pair, lang).format(**facts))
    return first


def clash(gift: Gift, other: Gift, lang: str) -> str:
    """Why two students' counts can't both count, or "" if they can."""
    facts = {"student": gift.student, "other": other.student, "file": gift.file or "?"}
    seed = gift.tally.seed
    if seed and seed == other.tally.seed:
        return say(told.SEED, lang).format(**facts, seed=seed)
    same = gift.tally[:2] == other.tally[:2]
    if same and by_chance(gift.tally) < BY_CHANCE:
        return say(told.COPY, lang).format(**facts)
    return ""


def by_chance(tally: Tally) -> float:
    """How likely it is at most that somebody else counts exactly the same.

    The chance of just these counts in as many trials, under the chances that favour them most,
    which are the counted shares themselves (the multinomial probability at its maximum).

    >>> round(by_chance(Tally({1: 1, 2: 1}, 2)), 6)
    0.5
    >>> by_chance(Tally(dict.fromkeys(range(2, 13), 9), 99)) < 1e-7
    True
    """
    whole = sum(tally.counts.values())
    logs = lgamma(whole + 1)
    for many in tally.counts.values():
        if many:
            logs += many * log(many / whole) - lgamma(many + 1)
    return exp(logs)
