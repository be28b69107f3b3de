"""A bar that shows how far long work has come, in a terminal or in a notebook."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

PATIENCE = 1.0
"""After so many seconds a bar shows how far it has come."""


class _NoBar:
    """Where nothing can be shown."""

    def update(self, by: int) -> None:
        """So much more is done."""

    def close(self) -> None:
        """Nothing more comes."""


def bar(total: int | None, unit: str, progress: bool | None = None, done: int = 0) -> Any:
    """A bar over so many things.

    Where `progress` is None there is one if somebody looks on and it takes more than a second.
    """
    if progress is False or (progress is None and not _can_show()):
        return _NoBar()
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        return _NoBar()
    delay = 0.0 if progress else PATIENCE
    return tqdm(total=total, initial=done, unit=unit, delay=delay, leave=False)


@contextmanager
def until_interrupted(work: Any, shown: Any) -> Iterator[None]:
    """Take the results of some work under a bar; an interruption ends it and keeps what is there.

    Both are closed in any case, so that no process works on for nobody.
    """
    try:
        yield
    except KeyboardInterrupt:
        pass
    finally:
        if hasattr(work, "close"):
            work.close()
        shown.close()


def _can_show() -> bool:
    """Whether somebody looks on: in a terminal, or in a notebook."""
    return sys.stderr.isatty() or "ipykernel" in sys.modules
