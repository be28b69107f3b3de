"""A guess written down before the work, set beside the exact answer after it."""

from fractions import Fraction

from tesoro_lab.lessons import reading
from tesoro_lab.lessons.speech import Pair, chosen, percentage, say
from tesoro_lab.words.numbers import decimal, fraction

BESIDE: Pair = (
    "Your guess: {guess}. {what}: {exact} = {share}. {words}",
    "Tu predicción: {guess}. {what}: {exact} = {share}. {words}",
)
NO_GUESS: Pair = (
    "You wrote down no guess. {what}: {exact} = {share}.",
    "No apuntaste ninguna predicción. {what}: {exact} = {share}.",
)
EXACT: Pair = ("Exact", "Exacto")
MEASURED: Pair = ("Measured", "Medido")
NO_ANSWER: Pair = (
    "The exact value is still missing: answer the question first.",
    "Falta todavía el valor exacto: responde antes la pregunta.",
)
NEAR: Pair = ("Very near!", "¡Muy cerca!")
ABOVE: Pair = ("You expected it to come more often.", "Esperabas que saliera más a menudo.")
BELOW: Pair = ("It is likelier than you expected.", "Es más probable de lo que esperabas.")
COUNTED: Pair = (
    "Your guess: {guess}. Exact: {exact}. {words}",
    "Tu predicción: {guess}. Exacto: {exact}. {words}",
)
NOT_COUNTED: Pair = (
    "You wrote down no guess. Exact: {exact}.",
    "No apuntaste ninguna predicción. Exacto: {exact}.",
)
MORE: Pair = ("You expected more.", "Esperabas más.")
LESS: Pair = ("It is more than you expected.", "Es más de lo que esperabas.")
MOST = 10**9  # whoever guesses more means no number of turns or pesos


def compare(
    guess: object,
    exact: object,
    lang: str | None = None,
    share: bool = True,
    measured: bool = False,
) -> str:
    """One sentence with a guessed chance and the exact one; either may still be missing.

    `share=False` is for anything that is counted, such as turns or pesos, instead of a chance;
    `measured=True` for a share of played games, which is not exact.

    >>> compare(0.25, Fraction(1, 6), "en")
    'Your guess: 25.0%. Exact: 1/6 = 16.7%. You expected it to come more often.'
    >>> compare(2, Fraction(7, 6), "en", share=False)
    'Your guess: 2.00. Exact: 1.17. You expected more.'
    >>> compare(0.5, Fraction(47, 60), "en", measured=True)
    'Your guess: 50.0%. Measured: 47/60 = 78.3%. It is likelier than you expected.'
    """
    speech = chosen(lang)
    truth, value = _value(exact), _value(guess)
    if truth is None:
        return say(NO_ANSWER, speech)
    if not share:
        return _counted(value, truth, speech)
    what = say(MEASURED if measured else EXACT, speech)
    shown = {"what": what, "exact": fraction(truth, speech), "share": percentage(truth, speech)}
    if value is None or not 0 <= value <= 100:
        return say(NO_GUESS, speech).format(**shown)
    if 1 < value <= 100:  # meant as a percentage
        value /= 100
    gap = value - truth
    word = NEAR if abs(gap) <= truth / 10 else ABOVE if gap > 0 else BELOW
    shown |= {"guess": percentage(value, speech), "words": say(word, speech)}
    return say(BESIDE, speech).format(**shown)


def _counted(value: Fraction | None, truth: Fraction, speech: str) -> str:
    exact = decimal(truth, speech)
    if value is None or abs(value) > MOST:
        return say(NOT_COUNTED, speech).format(exact=exact)
    gap = value - truth
    word = NEAR if abs(gap) <= abs(truth) / 10 else MORE if gap > 0 else LESS
    shown = {"guess": decimal(value, speech), "exact": exact, "words": say(word, speech)}
    return say(COUNTED, speech).format(**shown)


def _value(given: object) -> Fraction | None:
    try:
        return reading.number(given)
    except Exception:  # whatever a student wrote, this sentence must not stop
        return None
