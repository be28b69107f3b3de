"""A rating from who beat whom how often."""

from collections.abc import Sequence
from itertools import permutations
from math import log, log10, sqrt

from tesoro_lab.engine import TesoroError

SCALE = 400.0
"""So many points more mean winning ten times as often as losing."""
ROUNDS = 1000
CLOSE = 1e-9


def bradley_terry(points: Sequence[Sequence[float]]) -> list[float]:
    """Ratings on the scale of chess, with the mean 0, from the points of each against each.

    In the model of R. A. Bradley and M. E. Terry ("Rank analysis of incomplete block designs",
    Biometrika 39, 1952, pages 324-345) each player has a strength, and beats another one with
    the chance "own strength by the sum of both". The strengths of the greatest likelihood are
    found by the iteration of D. R. Hunter ("MM algorithms for generalized Bradley-Terry models",
    Annals of Statistics 32, 2004, pages 384-406). Each pair is given one shared game besides those
    played, so that who won or lost every game has a rating too.

    Args:
        points: ``points[i][j]`` is what i got against j; a shared game is half a point for each.

    Raises:
        TesoroError: the table is not square, a number in it is less than 0, or there are not two.

    >>> [round(rating) for rating in bradley_terry([[0, 9.5], [0.5, 0]])]
    [200, -200]
    """
    many = len(points)
    if many < 2:
        raise TesoroError("A rating needs at least two players.")
    if any([len(row) != many or min(row) < 0 for row in points]):
        raise TesoroError("The points of each against each are a square table of numbers from 0.")
    won = [sum(row) - row[i] + (many - 1) / 2 for i, row in enumerate(points)]
    played = [[points[i][j] + points[j][i] + 1 for j in range(many)] for i in range(many)]
    strength = [1.0] * many
    for _ in range(ROUNDS):
        before = strength
        strength = [_better(i, won[i], played[i], before) for i in range(many)]
        total = sum(strength)
        strength = [many * value / total for value in strength]
        if max([abs(a / b - 1) for a, b in zip(strength, before, strict=True)]) < CLOSE:
            break
    ratings = [SCALE * log10(value) for value in strength]
    middle = sum(ratings) / many
    return [rating - middle for rating in ratings]


def _better(i: int, won: float, played: Sequence[float], strength: Sequence[float]) -> float:
    """One step of the iteration for one player."""
    met = [n / (strength[i] + strength[j]) for j, n in enumerate(played) if j != i]
    return won / sum(met)


def errors(points: Sequence[Sequence[float]], ratings: Sequence[float]) -> list[float]:
    """The standard error of each rating: how far luck may have moved it.

    From the Fisher information of the model at its estimate: the more games between players
    of nearly the same strength, the smaller. The shared game of ``bradley_terry`` counts too.

    >>> even = [[0, 50.0], [50.0, 0]]
    >>> [round(error, 1) for error in errors(even, bradley_terry(even))]
    [17.3, 17.3]
    """
    many = len(points)
    unit = log(10) / SCALE
    information = [[1.0 / many] * many for _ in points]  # which fixes the mean
    for i, j in permutations(range(many), 2):
        chance = expected(ratings[i] - ratings[j])
        weight = (points[i][j] + points[j][i] + 1) * chance * (1 - chance)
        information[i][j] -= weight
        information[i][i] += weight
    inverse = _inverse(information)
    return [sqrt(max(0.0, inverse[i][i] - 1 / many)) / unit for i in range(many)]


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small positive definite matrix, by Gauss and Jordan."""
    many = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(many)]] for i, row in enumerate(matrix)]
    for i in range(many):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(many):
            if j != i:
                by = rows[j][i]
                rows[j] = [a - by * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[many:] for row in rows]


def expected(difference: float) -> float:
    """What a player is expected to get who is rated so many points higher.

    >>> expected(0), round(expected(400), 3)
    (0.5, 0.909)
    """
    return float(1 / (1 + 10 ** (-difference / SCALE)))
