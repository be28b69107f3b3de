"""A sentence for every choice that a table of Inkan Aarre has."""

from typing import Any

from tesoro_lab.words.numbers import Pair, twin

# field -> what the choice is about
FIELDS: dict[str, Pair] = {
    "disk_throw": ("When to throw for a disk", "Cuándo se tira por un disco"),
    "sea_fee": ("What the sea fee covers", "Qué cubre el pasaje por mar"),
    "free_sea": ("Who sails free", "Quién navega gratis"),
    "suns_count": ("Which Lucky Suns count", "Qué Soles de la Suerte cuentan"),
    "reward_on": ("Who earns a reward", "Quién gana un premio"),
    "mixed_modes": ("Land and sea in one throw", "Tierra y mar en una tirada"),
}

# field -> value -> what then holds
VALUES: dict[str, dict[Any, Pair]] = {
    "disk_throw": {
        "on_arrival": (
            "Whoever arrives on a disk may throw for it at once.",
            "Quien llega a un disco puede tirar por él en el acto.",
        ),
        "next_turn": (
            "Whoever arrives on a disk may throw for it from the next turn on, and not travel.",
            "Quien llega a un disco puede tirar por él desde el turno siguiente, sin viajar.",
        ),
    },
    "sea_fee": {
        "one_stay": (
            "The 100 pesos hold as long as one stays on sea, harbours included.",
            "Los 100 pesos valen mientras se siga en el mar, puertos incluidos.",
        ),
        "each_voyage": (
            "The 100 pesos hold for one voyage, which ends at the first circle.",
            "Los 100 pesos valen para un viaje, que acaba en el primer círculo.",
        ),
    },
    "free_sea": {
        "anyone": (
            "Anyone may sail two steps a turn without paying or throwing.",
            "Cualquiera puede navegar dos pasos por turno sin pagar ni tirar.",
        ),
        "penniless": (
            "Only a player with less than 100 pesos may sail two steps a turn without paying.",
            "Solo quien tiene menos de 100 pesos puede navegar dos pasos por turno sin pagar.",
        ),
    },
    "suns_count": {
        "after_treasure": (
            "A Lucky Sun counts only if it is turned once the treasure has been found.",
            "Un Sol de la Suerte solo cuenta si sale cuando ya ha aparecido el tesoro.",
        ),
        "any": (
            "Every Lucky Sun counts, but it wins only once the treasure has been found.",
            "Todo Sol de la Suerte cuenta, pero solo gana cuando ya ha aparecido el tesoro.",
        ),
    },
    "reward_on": {
        "stop": (
            "A reward goes to the first player to stop at its place.",
            "El premio es para la primera persona que para en el lugar.",
        ),
        "pass": (
            "A reward goes to the first player to stop at its place or pass through it.",
            "El premio es para la primera persona que para en el lugar o pasa por él.",
        ),
    },
    "mixed_modes": {
        False: (
            "A throw goes all by land or all by sea.",
            "La tirada va entera por tierra o entera por mar.",
        ),
        True: (
            "For the sea fee a throw may go partly by land and partly by sea.",
            "Pagando el pasaje, la tirada puede ir en parte por tierra y en parte por mar.",
        ),
    },
}


def rule_value(field: str, value: Any, lang: str = "en") -> str:
    """What holds when a field has this value.

    >>> rule_value("mixed_modes", False)
    'A throw goes all by land or all by sea.'
    """
    return twin(VALUES[field][value], lang)
