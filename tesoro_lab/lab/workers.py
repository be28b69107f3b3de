"""Where the work is done: here, in several processes of this machine, or on a Dask cluster.

Nothing here knows what the work is. Results come back in the order of the items, whoever did
them, so that an experiment is the same with any number of workers, and what is kept after an
interruption is always its beginning.
"""

import os
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tesoro_lab.engine import TesoroError
from tesoro_lab.engine.given import whole

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_WORKERS = 1000
"""No more processes than this are asked for."""
PARCELS = 12
"""About so many parcels of work for each worker: enough that none waits long for the last one."""
LARGEST = 200
"""No parcel holds more items than this, so that a bar moves and little is lost on the way."""


def spread(
    work: Callable[[Item], Result], items: Sequence[Item], workers: int = 1
) -> Iterator[Result]:
    """What the work makes of each item, in their order.

    Args:
        work: a function of one item.
        items: what there is to do.
        workers: how many processes of this machine; 1 works here, -1 takes all its cores. Inside
            ``with Client(...)`` of Dask the work is done there instead.

    Raises:
        TesoroError: there is no such number of workers, or joblib is not installed.

    >>> list(spread(abs, [-1, 2, -3]))
    [1, 2, 3]
    """
    many = crew(workers)
    client = _cluster()
    if client is not None:
        return _on_cluster(client, work, items)
    return map(work, items) if many == 1 else _in_processes(work, items, many)


def crew(workers: int) -> int:
    """How many work: the threads of the cluster whose client is open, or processes here.

    Raises:
        TesoroError: there is no such number of workers.
    """
    if not -1 <= whole(workers, "workers") <= MOST_WORKERS or workers == 0:
        raise TesoroError(f"Let 1 worker or more do it, or -1 for all cores, not {workers}.")
    client = _cluster()
    if client is not None:
        return max(1, sum([int(threads) for threads in client.nthreads().values()]))
    return (os.cpu_count() or 1) if workers == -1 else workers


def parcels(numbers: range, workers: int, size: int = 0) -> list[range]:
    """The numbers cut into parcels, of this size if it is given; for one worker, one by one.

    >>> parcels(range(5), 1)
    [range(0, 1), range(1, 2), range(2, 3), range(3, 4), range(4, 5)]
    >>> len(parcels(range(1000), 2))
    25
    """
    many = crew(workers)
    if not size:
        size = 1 if many == 1 else max(1, min(LARGEST, len(numbers) // (many * PARCELS)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def _in_processes(
    work: Callable[[Item], Result], items: Sequence[Item], workers: int
) -> Iterator[Result]:
    try:
        from joblib import Parallel, delayed
    except ImportError:
        raise TesoroError(
            'Several workers need joblib; type: python -m pip install "tesoro-lab[lab]".'
        ) from None
    # One parcel at a time for each worker: joblib would otherwise gather small ones into batches.
    parallel = Parallel(n_jobs=workers, batch_size=1, return_as="generator")
    done: Any = parallel(delayed(work)(item) for item in items)
    try:
        for result in done:  # noqa: UP028 (`yield from` would close it before the filter below)
            yield result
    finally:
        with warnings.catch_warnings():  # who stops early knows that work is thrown away
            warnings.filterwarnings("ignore", message=".*tasks.*", category=UserWarning)
            done.close()


def _cluster() -> Any:
    """The Dask client that is open here, or None; Dask is never loaded for this."""
    distributed = sys.modules.get("distributed")
    if distributed is None:
        return None
    try:
        client = distributed.Client.current()
    except ValueError:
        return None
    return client if client.status == "running" else None


def _on_cluster(
    client: Any, work: Callable[[Item], Result], items: Sequence[Item]
) -> Iterator[Result]:
    """Each item is one task of its own; a task whose worker dies is given to another one."""
    futures = [client.submit(work, item, pure=False) for item in items]
    try:
        for future in futures:
            result: Result = future.result()
            yield result
    finally:
        client.cancel(futures)
