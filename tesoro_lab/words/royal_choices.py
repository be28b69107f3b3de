"""A sentence for every choice that a table of Port Royal has."""

from typing import Any

from tesoro_lab.words.numbers import Pair, twin

# field -> what the choice is about
FIELDS: dict[str, Pair] = {
    "governor_scope": ("When a Governor counts", "Cuándo cuenta un Gobernador"),
    "admiral_scope": ("When an Admiral pays", "Cuándo paga un Almirante"),
    "refuse_repel": ("Refusing to repel", "Renunciar a repeler"),
    "new_governor_counts": ("A Governor just hired", "Un Gobernador recién reclutado"),
    "new_admiral_paid": ("An Admiral just hired", "Un Almirante recién reclutado"),
    "claim_after_bust": ("Expeditions after a lost turn", "Expediciones tras perder el turno"),
    "expedition_needed_to_win": ("An expedition to win", "Una expedición para ganar"),
}

# field -> value -> what then holds
VALUES: dict[str, dict[Any, Pair]] = {
    "governor_scope": {
        "own_turn": (
            "A Governor gives one more card on its owner's own turn only.",
            "El Gobernador da una carta más solo en el turno de quien lo tiene.",
        ),
        "any_turn": (
            "A Governor gives one more card whenever its owner picks, on anybody's turn.",
            "El Gobernador da una carta más cuando elige quien lo tiene, en cualquier turno.",
        ),
    },
    "admiral_scope": {
        "own_turn": (
            "An Admiral pays two coins on its owner's own turn only, for five cards or more.",
            "El Almirante da dos monedas solo en el turno de quien lo tiene, con cinco cartas "
            "o más.",
        ),
        "any_turn": (
            "An Admiral pays two coins whenever five cards or more lie there for its owner.",
            "El Almirante da dos monedas siempre que a quien lo tiene le queden cinco cartas "
            "o más.",
        ),
    },
    "refuse_repel": {
        True: (
            "Whoever could repel the second ship of a colour may refuse to, and loses the turn.",
            "Quien podría repeler el segundo barco de un color puede renunciar y perder el turno.",
        ),
        False: (
            "A second ship of a colour must be repelled if the swords are enough.",
            "El segundo barco de un color hay que repelerlo si los sables alcanzan.",
        ),
    },
    "new_governor_counts": {
        True: (
            "A Governor just hired gives one more card at once.",
            "Un Gobernador recién reclutado da una carta más en el acto.",
        ),
        False: (
            "A Governor just hired counts from the next time its owner picks.",
            "Un Gobernador recién reclutado cuenta desde la próxima ocasión de elegir.",
        ),
    },
    "new_admiral_paid": {
        False: (
            "An Admiral just hired pays from its owner's next time to pick.",
            "Un Almirante recién reclutado paga desde la próxima ocasión de elegir.",
        ),
        True: (
            "An Admiral just hired pays at once if five cards are left.",
            "Un Almirante recién reclutado paga en el acto si quedan cinco cartas.",
        ),
    },
    "claim_after_bust": {
        False: (
            "After a lost turn no expedition may be claimed.",
            "Tras perder el turno no se reclaman expediciones.",
        ),
        True: (
            "After a lost turn expeditions may still be claimed before the turn passes on.",
            "Tras perder el turno aún se pueden reclamar expediciones antes de que pase.",
        ),
    },
    "expedition_needed_to_win": {
        False: (
            "Twelve shields are enough to end the game, and to win it.",
            "Doce escudos bastan para acabar la partida y para ganarla.",
        ),
        True: (
            "The game ends, and is won, only with a claimed expedition besides the shields.",
            "La partida acaba, y se gana, solo con una expedición reclamada además de los escudos.",
        ),
    },
}


def rule_value(field: str, value: Any, lang: str = "en") -> str:
    """What holds when a field has this value.

    >>> rule_value("new_governor_counts", True)
    'A Governor just hired gives one more card at once.'
    """
    return twin(VALUES[field][value], lang)
