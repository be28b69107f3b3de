"""The numbers of a class pool, for the page and for a spreadsheet."""

from fractions import Fraction
from typing import Any

from tesoro_lab.lessons.pool_kinds import Experiment
from tesoro_lab.lessons.pool_merge import Merged
from tesoro_lab.lessons.pool_words import HEADS, SEEN
from tesoro_lab.lessons.speech import say
from tesoro_lab.odds import wilson
from tesoro_lab.widgets.numbers import CHANCE, Cell, Column, Numbers
from tesoro_lab.words import fraction, number, percent

LONG = 10**6
"""The denominator of a longer fraction is not shown."""


def by_outcome(kind: Experiment, merged: Merged, lang: str) -> Numbers:
    """A row for each outcome: exact, counted, its share and the 95 % interval."""
    exact = _chances(kind)
    heads = ["outcome", *(["exact"] if exact is not None else []), "counted", "share"]
    heads += ["low", "high"]
    rows = []
    for outcome in kind.outcomes:
        row: list[Any] = [kind.label(outcome, lang)]
        row += [] if exact is None else [exact[outcome]]
        rows.append((*row, *_seen(merged.counts[outcome], merged.trials)))
    return Numbers(f"{kind.name}-class", tuple([_column(h, lang) for h in heads]), tuple(rows))


def _chances(kind: Experiment) -> dict[int, Fraction] | dict[int, float] | None:
    """The exact chances, as decimals where their fractions would fill the page."""
    exact = kind.exact()
    if exact is None:
        return None
    chances = {outcome: exact[outcome] for outcome in kind.outcomes}
    if max([chance.denominator for chance in chances.values()]) <= LONG:
        return chances
    return {outcome: float(chance) for outcome, chance in chances.items()}


def lines(kind: Experiment, merged: Merged, lang: str) -> list[str]:
    """The same in words, a line for each outcome."""
    exact = _chances(kind)
    found = []
    for outcome in kind.outcomes:
        facts = []
        if exact is not None:
            chance = exact[outcome]
            if isinstance(chance, Fraction):
                facts.append(f"{fraction(chance, lang)} ({percent(chance, lang)})")
            else:
                facts.append(percent(chance, lang, 2))
        hits, counted, low, high = _seen(merged.counts[outcome], merged.trials)
        if counted is not None and low is not None and high is not None:
            told = {"share": percent(counted, lang), "low": percent(low, lang)}
            told |= {"high": percent(high, lang), "hits": number(hits, lang)}
            facts.append(say(SEEN, lang).format(**told, all=number(merged.trials, lang)))
        found.append(f"{kind.label(outcome, lang)}: {'; '.join(facts) or '…'}")
    return found


def _seen(hits: int, trials: int) -> tuple[int, float | None, float | None, float | None]:
    if not trials:
        return hits, None, None, None
    low, high = wilson(hits, trials)
    return hits, hits / trials, low, high


def _column(head: str, lang: str) -> Column:
    show = "plain" if head in ("outcome", "counted") else CHANCE
    return Column(say(HEADS[head], lang), show, bar=head == "share")


def by_student(kind: Experiment, merged: Merged, lang: str) -> Numbers:
    """A row for each student: how many trials, and how often each outcome came."""
    heads = [say(HEADS["student"], lang), say(HEADS["trials"], lang)]
    heads += [kind.label(outcome, lang) for outcome in kind.outcomes]
    rows: list[tuple[Cell, ...]] = [
        (gift.student, gift.tally.trials, *[gift.tally.counts[k] for k in kind.outcomes])
        for gift in merged.gifts
    ]
    columns = tuple([Column(head) for head in heads])
    return Numbers(f"{kind.name}-students", columns, tuple(rows))
