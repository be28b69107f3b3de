"""What the deck lab says: where the cards lie, what may come, and why."""

from fractions import Fraction
from typing import Any

from tesoro_lab.figures.piles import LOOKS, Wait
from tesoro_lab.odds import wilson
from tesoro_lab.odds.deck import Deck
from tesoro_lab.widgets.explore.cards import MARKED, card_name, fits, kind_name
from tesoro_lab.widgets.numbers import CHANCE, Cell, Column, Numbers
from tesoro_lab.words import fraction, listed, number, percent, twin


def told(question: Any, deck: Deck[Any], wait: Wait, lang: str) -> str:
    """What lies where, the next card, the next cards, and what memory is worth."""
    parts = [_where(deck, lang)]
    if not len(deck):
        return parts[0]
    what = kind_name(question.pile, question.kind, lang)
    now, k = wait.chances[0], min(question.k, len(deck))
    pair = ("The next card is {what}: {now}", "La próxima es {what}: {now}")
    sentence = twin(pair, lang).format(what=what, now=_share(now, lang))
    if k > 1:
        pair = (
            "; at least one of the next {k}: {soon}",
            "; al menos una de las {k} próximas: {soon}",
        )
        sentence += twin(pair, lang).format(k=k, soon=_share(wait.chances[k - 1], lang))
    parts.append(sentence + ".")
    if wait.forgetful and wait.forgetful[k - 1] != wait.chances[k - 1]:
        pair = ("Without memory one would say {}.", "Sin memoria se diría {}.")
        parts.append(twin(pair, lang).format(_share(wait.forgetful[k - 1], lang)))
    if wait.trials:
        parts.append(_dealt_said(wait, k, lang))
    return " ".join(parts)


def _share(share: Fraction, lang: str) -> str:
    if share in (0, 1):
        return percent(share, lang, 0)
    return f"{fraction(share, lang)} ({percent(share, lang)})"


def _where(deck: Deck[Any], lang: str) -> str:
    """How many cards lie unseen, known, kept and discarded."""
    unseen, below = sum(deck.counts), len(deck.below)
    if not len(deck):
        pair = (
            "No card is left in the pile; shuffle the discards in or put a kept card under.",
            "No queda ninguna carta en el mazo; baraja los descartes o devuelve una guardada.",
        )
        return twin(pair, lang)
    if deck.known:
        pair = (
            "The pile has no secrets left: every card to come is known, in its order.",
            "El mazo ya no guarda secretos: se sabe qué carta viene y en qué orden.",
        )
        return twin(pair, lang)
    parts = [twin((f"{unseen} unseen", f"{unseen} sin ver"), lang)]
    for cards, pair in (
        (below, ("under them in a known order", "debajo en un orden conocido")),
        (len(deck.held), ("kept", "guardada" if len(deck.held) == 1 else "guardadas")),
        (
            len(deck.discards),
            ("discarded", "descartada" if len(deck.discards) == 1 else "descartadas"),
        ),
    ):
        if cards:
            parts.append(f"{cards} {twin(pair, lang)}")
    return twin(("Cards: {}.", "Cartas: {}."), lang).format(listed(parts, lang))


def _dealt_said(wait: Wait, k: int, lang: str) -> str:
    hits = wait.hits[k - 1]
    low, high = wilson(hits, wait.trials)
    pair = (
        "Dealt {n} times: {hits} times ({share}); the 95% interval goes from {low} to {high}.",
        "En {n} repartos: {hits} veces ({share}); el intervalo del 95 % va de {low} a {high}.",
    )
    return twin(pair, lang).format(
        n=number(wait.trials, lang),
        hits=number(hits, lang),
        share=percent(hits / wait.trials, lang),
        low=percent(low, lang),
        high=percent(high, lang),
    )


def numbers_of(question: Any, deck: Deck[Any], lang: str) -> Numbers:
    """A row for each different card: where it lies, and when it may come."""
    k = min(question.k, len(deck))
    among = twin((f"among the next {k}", f"entre las {k} próximas"), lang)
    columns = (
        Column(twin(("card", "carta"), lang)),
        Column(twin(("where", "dónde"), lang)),
        Column(twin(("next", "la próxima"), lang), CHANCE, bar=True),
        Column(among, CHANCE),
    )
    test = fits(question.pile, question.kind)
    rows: list[tuple[Cell, ...]] = []
    for card in deck.kinds:
        share = [deck.at_least(1, n, _is(card)) if n else Fraction(0) for n in (min(k, 1), k)]
        rows.append((card_name(card, lang), _lies(deck, card, lang), *share))
    marked = [place for place, card in enumerate(deck.kinds) if test(card)]
    return Numbers(f"deck-{question.pile}", columns, tuple(rows), frozenset(marked))


def _is(card: Any) -> Any:
    return lambda other: other == card


def _lies(deck: Deck[Any], card: Any, lang: str) -> str:
    """Where the copies of a card lie."""
    parts = []
    unseen = deck.unseen.get(card, 0)
    if unseen:
        many = f"{unseen} " if sum(deck.counts) and len(deck.kinds) < 4 else ""
        parts.append(many + twin(("unseen", "sin ver"), lang))
    places = [sum(deck.counts) + k for k, other in enumerate(deck.below, 1) if other == card]
    if places:
        named_ = ", ".join([str(place) for place in places])
        parts.append(twin((f"known: number {named_}", f"se sabe: número {named_}"), lang))
    for cards, pair in ((deck.held, ("kept", "guardada")), (deck.discards, ("discarded", "fuera"))):
        if card in cards:
            count = cards.count(card)
            parts.append((f"{count} " if count > 1 else "") + twin(pair, lang))
    return ", ".join(parts)


def working_html(question: Any, deck: Deck[Any], lang: str) -> str:
    """How the chance of at least one comes about, folded open."""
    unseen, k = sum(deck.counts), min(question.k, len(deck))
    test = fits(question.pile, question.kind)
    sure = [card for card in deck.below[: max(0, k - unseen)] if test(card)]
    title = twin(("The working", "El porqué"), lang)
    good = sum([n for card, n in deck.unseen.items() if test(card)])
    body = _working(unseen, good, k, bool(sure), lang)
    why = f"<details open><summary>{title}</summary>{body}</details>" if body else ""
    return why + _marks(question, lang)


def _marks(question: Any, lang: str) -> str:
    """What the marks on the cards mean."""
    pairs = {
        "pays": ("pays you", "te paga"),
        "costs": ("costs you", "te cuesta"),
        "moves": ("moves you", "te mueve"),
        "unseen": ("unseen", "sin ver"),
    }
    if question.pile == MARKED:
        pairs = {
            "gold": ("gold", "oro"),
            "storm": ("storm", "tormenta"),
            "unseen": ("unseen", "sin ver"),
        }
    told = [f"<b>{LOOKS[look][1]}</b> {twin(pair, lang)}" for look, pair in pairs.items()]
    if question.pile != MARKED:
        told.insert(3, f"<b>★</b> {twin(('can be kept', 'se puede guardar'), lang)}")
    return f'<p class="tl-note">{" · ".join(told)}</p>'


def _working(unseen: int, good: int, k: int, sure: bool, lang: str) -> str:
    """How the chance of at least one comes about: none of them, subtracted from 1."""
    if not k:
        return ""
    if sure:
        pair = (
            "<p>One of the known cards among the next {k} is of that kind: it is certain.</p>",
            "<p>Entre las {k} próximas hay una conocida de esa clase: es seguro.</p>",
        )
        return twin(pair, lang).format(k=k)
    drawn = min(k, unseen)
    factors = [
        f"<sup>{unseen - good - j}</sup>⁄<sub>{unseen - j}</sub>"
        for j in range(drawn)
        if unseen - good - j >= 0
    ]
    none = Fraction(1)
    for j in range(drawn):
        none *= Fraction(max(0, unseen - good - j), unseen - j)
    pair = (
        "<p>{good} of the {unseen} unseen cards are of that kind. None of {drawn}: "
        "{product} = {none}. So at least one: 1 − {none} = <b>{some}</b>.</p>",
        "<p>{good} de las {unseen} cartas sin ver son de esa clase. Ninguna de {drawn}: "
        "{product} = {none}. Así que al menos una: 1 − {none} = <b>{some}</b>.</p>",
    )
    return twin(pair, lang).format(
        good=good,
        unseen=unseen,
        drawn=drawn,
        product=" · ".join(factors) or "1",
        none=fraction(none, lang),
        some=fraction(1 - none, lang),
    )
