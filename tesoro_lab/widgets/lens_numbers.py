"""The tables of the odds lenses as numbers, so that each can be kept as a CSV file."""

from fractions import Fraction
from typing import Any

from tesoro_lab import words
from tesoro_lab.games.inkan.kinds import DISKS, laid_out
from tesoro_lab.odds import InkanLens, Lens, RoyalLens
from tesoro_lab.odds.stopping import Advice
from tesoro_lab.widgets.numbers import AMOUNT, CHANCE, Cell, Column, Numbers
from tesoro_lab.widgets.view import View


def of_spaces(view: View, lens: Lens) -> Numbers:
    """La Ruta: every space that the dice can reach, its chance, and the money it brings."""
    columns = (
        Column(view.label("number")),
        Column(view.label("space")),
        Column(view.label("chance_of"), CHANCE),
        Column(view.label("costs_or_pays"), AMOUNT),
    )
    rows = [(s.space, view.space(s.space), s.chance, s.money) for s in lens.spots]
    return Numbers("ruta-odds", columns, tuple(rows))


def of_pile(view: View, deck: str, cards: Any) -> Numbers:
    """La Ruta: every card that may lie on top of a pile."""
    columns = (
        Column(view.label("number")),
        Column(view.label("card")),
        Column(view.label("chance_of"), CHANCE),
    )
    rows = [
        (no, words.card(deck, no, view.lang, view.board), cards[deck, no])
        for deck, no in cards.outcomes
    ]
    return Numbers(f"ruta-{deck}", columns, tuple(rows))


def of_way(view: View, travel: Any) -> Numbers:
    """Inkan Aarre: where one way to travel can lead, and the turns that are then to come."""
    columns = (
        Column(view.label("place")),
        Column(view.label("chance_of"), CHANCE),
        Column(view.label("expected_turns"), AMOUNT),
    )
    ranked = sorted(travel.places, key=lambda place: (-place.chance, place.turns))
    rows = [(view.space(place.dot), place.chance, place.turns) for place in ranked]
    return Numbers(f"inkan-{travel.move.kind}", columns, tuple(rows))


def of_disk(view: View, lens: InkanLens) -> Numbers:
    """Inkan Aarre: what the next disk may be."""
    assert lens.disk is not None
    columns = (Column(view.label("next_disk")), Column(view.label("chance_of"), CHANCE))
    rows = [(words.disk_name(kind, view.lang), lens.disk[kind]) for kind in lens.disk.outcomes]
    return Numbers("inkan-disk", columns, tuple(rows))


def of_hidden(view: View) -> Numbers:
    """Inkan Aarre: every kind of disk, how many are left of how many, and its chance."""
    hidden, at_first = view.state.hidden, laid_out(len(view.board.disks))
    total = max(1, sum(hidden))
    rows = [
        (words.disk_name(str(kind), view.lang), count, of, Fraction(count, total))
        for kind, count, of in zip(DISKS, hidden, at_first, strict=True)
    ]
    columns = [Column(view.label(key)) for key in ("disk", "left", "at_first")]
    columns.append(Column(view.label("next_disk"), CHANCE))
    return Numbers("inkan-disks", tuple(columns), tuple(rows))


def of_fronts(view: View) -> Numbers:
    """Port Royal: every card, how many of it nobody has seen, and its chance to come next."""
    pools, newest = view.state.pools, view.state.pools[-1]
    total = max(1, sum(newest))
    rows = [
        (
            view.space(front),
            sum([pool[front] for pool in pools]),
            face.count,
            Fraction(newest[front], total),
        )
        for front, face in enumerate(view.board.faces)
    ]
    columns = [Column(view.label(key)) for key in ("card", "unseen", "at_first")]
    columns.append(Column(view.label("next_is"), CHANCE))
    return Numbers("royal-cards", tuple(columns), tuple(rows))


def of_cards(view: View, lens: RoyalLens) -> Numbers:
    """Port Royal: the next card by kind, the loss of the turn, the colours to come."""
    next_card, lost = view.label("next_card"), view.label("lost_by_next")
    rows: list[tuple[Cell, ...]] = [
        (f"{next_card}: {view.label(key)}", lens.next_card[kind])
        for kind, key in (
            ("ship", "ships"),
            ("person", "people"),
            ("expedition", "expeditions"),
            ("tax", "taxes"),
        )
    ]
    for more, share in enumerate((lens.bust, *lens.bust_with)):
        rows.append((f"{lost}: {words.count(lens.swords + more, 'sword', view.lang)}", share))
    for cards, share in enumerate(lens.bust_within, start=1):
        counted = words.count(cards, "card", view.lang)
        rows.append((f"{view.label('lost_within')}: {counted}", share))
    for colours, share in lens.reach.items():
        counted = words.count(colours, "colour", view.lang)
        rows.append((f"{view.label('reach_head')}: {counted}", share))
    columns = (Column(view.label("odds")), Column(view.label("chance_of"), CHANCE))
    return Numbers("royal-odds", columns, tuple(rows))


def of_advice(view: View, lens: RoyalLens) -> Numbers:
    """Port Royal: what stopping and going on bring, in coins, in three ways of counting."""
    told = (
        ("with_people", lens.advice),
        ("coins_only", lens.coins),
        ("if_repelled", lens.repelled),
    )
    rows = [(view.label(key), *_values(view, advice)) for key, advice in told if advice]
    columns = [Column(view.label("stop_or_go"))]
    columns += [Column(view.label(key), AMOUNT) for key in ("stop_now", "one_more", "best_plan")]
    return Numbers("royal-advice", tuple(columns), tuple(rows))


def _values(view: View, advice: Advice) -> tuple[Fraction | None, ...]:
    """The three values; before the first card nobody may stop."""
    if view.state.drawn == 0:
        return None, advice.once, advice.onward
    return advice.stop, advice.once, advice.value


def of_picks(view: View, lens: RoyalLens) -> Numbers:
    """Port Royal: the cards that can be had, and what each is worth."""
    columns = (Column(view.label("card")), Column(view.label("worth_in_coins")))
    rows = [(view.space(pick.front), pick.gain) for pick in lens.picks]
    return Numbers("royal-picks", columns, tuple(rows))
