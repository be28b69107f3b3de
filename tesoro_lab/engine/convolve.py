"""Weights of a sum of independent draws, exactly and fast.

Two sums of whole numbers combine by long multiplication as on paper. Write each weight into its own
field of digits of one big number, wide enough that no field can overflow. Multiplying two such
numbers then adds the outcomes and multiplies the weights, all of them at once.
"""

from collections.abc import Mapping
from math import gcd
from typing import Any

SPARSE = 16
"""Above this many empty fields for each outcome the fields are not worth their room."""
FEW = 32
"""Up to this many outcomes are put in their fields one by one."""
SHORT = 4096
"""Up to this many bytes Python raises a number to a power faster than the recurrence runs."""


def convolve(left: Mapping[Any, int], right: Mapping[Any, int]) -> dict[Any, int]:
    """Return the weights of left + right, in rising order where the outcomes are numbers.

    >>> convolve({0: 1, 1: 1}, {0: 1, 1: 1})
    {0: 1, 1: 2, 2: 1}
    """
    step = _step([*left, *right]) if _whole(left) and _whole(right) else 0
    if step and _dense(left, step) and _dense(right, step):
        width = _width(sum(left.values()) * sum(right.values()))
        product = _pack(left, step, width) * _pack(right, step, width)
        return _unpack(product, min(left) + min(right), step, width)
    return _one_by_one(left, right)


def power(weights: Mapping[Any, int], n: int) -> dict[Any, int]:
    """Return the weights of the sum of ``n`` draws.

    >>> power({0: 1, 1: 1}, 4)
    {0: 1, 1: 4, 2: 6, 3: 4, 4: 1}
    """
    step = _step([*weights]) if _whole(weights) else 0
    if step and _dense(weights, step):
        low, width = min(weights), _width(sum(weights.values()) ** n)
        if (n * ((max(weights) - low) // step) + 1) * width <= SHORT:
            return _unpack(_pack(weights, step, width) ** n, n * low, step, width)
        return _recurrence(weights, n, step)
    result = dict(weights)
    for _ in range(n - 1):
        result = _one_by_one(result, weights)
    return result


def _recurrence(weights: Mapping[int, int], n: int, step: int) -> dict[Any, int]:
    # With A(x) = a0 + a1 x + ... and C = A**n, the derivative gives A C' = n A' C. Comparing the
    # two sides power by power yields each c from the few before it; the division is exact.
    low = min(weights)
    first = weights[low]
    others = sorted([((x - low) // step, w) for x, w in weights.items() if x != low])
    counts = [first**n]
    for m in range(1, n * ((max(weights) - low) // step) + 1):
        total = 0
        for i, weight in others:
            if i > m:
                break
            total += (n * i - m + i) * weight * counts[m - i]
        counts.append(total // (m * first))
    return {n * low + m * step: count for m, count in enumerate(counts) if count}


def _whole(weights: Mapping[Any, int]) -> bool:
    return {*map(type, weights)} == {int}


def _step(outcomes: list[int]) -> int:
    return gcd(*[outcome - outcomes[0] for outcome in outcomes]) or 1


def _dense(weights: Mapping[int, int], step: int) -> bool:
    return (max(weights) - min(weights)) // step <= SPARSE * (len(weights) + 1)


def _width(largest: int) -> int:
    return largest.bit_length() // 8 + 1


def _pack(weights: Mapping[int, int], step: int, width: int) -> int:
    low, packed = min(weights), 0
    if len(weights) <= FEW:
        for outcome, weight in weights.items():
            packed |= weight << (outcome - low) // step * width * 8
        return packed
    fields = bytearray(((max(weights) - low) // step + 1) * width)
    for outcome, weight in weights.items():
        start = (outcome - low) // step * width
        fields[start : start + width] = weight.to_bytes(width, "little")
    return int.from_bytes(fields, "little")


def _unpack(packed: int, low: int, step: int, width: int) -> dict[Any, int]:
    fields = packed.to_bytes((packed.bit_length() + 7) // 8, "little")
    if width == 1:
        return {low + index * step: weight for index, weight in enumerate(fields) if weight}
    weights = {}
    for index, start in enumerate(range(0, len(fields), width)):
        weight = int.from_bytes(fields[start : start + width], "little")
        if weight:
            weights[low + index * step] = weight
    return weights


def _one_by_one(left: Mapping[Any, int], right: Mapping[Any, int]) -> dict[Any, int]:
    weights: dict[Any, int] = {}
    for a, first in left.items():
        for b, second in right.items():
            weights[a + b] = weights.get(a + b, 0) + first * second
    try:
        return dict(sorted(weights.items()))
    except TypeError:  # outcomes without an order keep the one they came in
        return weights
