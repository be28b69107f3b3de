"""What a notebook does by itself a moment later."""

import asyncio
from collections.abc import Callable


class Later:
    """One thing to do by and by; it never waits twice at once."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._wait: asyncio.TimerHandle | None = None

    def after(self, seconds: float) -> bool:
        """Do it in so many seconds, and no longer when it was to be before.

        False where nothing runs by itself, outside a notebook.
        """
        self.cancel()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return False
        self._wait = loop.call_later(seconds, self._do)
        return True

    def cancel(self) -> None:
        """Don't do it, if it was still to come."""
        if self._wait is not None:
            self._wait.cancel()
            self._wait = None
