"""All figures as lines of text."""

import os
from collections.abc import Iterator
from platform import machine, python_version

from tesoro_lab.lab.speed import costs, playing, yard

MEASURES = (
    playing.speeds,
    playing.workers,
    costs.walking,
    costs.copies,
    costs.imports,
    costs.dice_sums,
    costs.clicks,
)


def report() -> Iterator[str]:
    """Every figure in a line of text, as it was measured and scaled to the standard machine."""
    yield (
        f"Python {python_version()} on {machine()} with {os.cpu_count()} cores; yardstick "
        f"{yard.yardstick():.3f} s (aims are for {yard.STANDARD} s)"
    )
    yield (
        f"games to the end or for {playing.LONGEST} rounds; every move is checked and kept, with "
        "its draws and snapshots, and nobody listens to events"
    )
    yield f"{'':38}{'here':>13}{'scaled':>13}"
    for measure in MEASURES:
        for figure in measure():
            yield str(figure)
    yield f"yardstick at the end {yard.yardstick():.3f} s"
