"""The words of the story beside the timeline, side by side in both languages."""

from tesoro_lab.words.numbers import Pair

STORY_LABELS: dict[str, Pair] = {
    "story": ("Story", "Historia"),
    "story_begin": ("Tell the story", "Contar la historia"),
    "story_go_on": ("Go on", "Seguir"),
    "story_pause": ("Pause", "Pausa"),
    "story_again": ("Tell it anew", "Contarla de nuevo"),
    "story_about": (
        "Every seat's chance to win, turn by turn: a bot plays each position to its end many "
        "times. Slide, or use the arrows, to go to a turn.",
        "La probabilidad de ganar de cada asiento, turno a turno: un robot juega muchas veces cada "
        "posición hasta el final. Desliza, o usa las flechas, para ir a un turno.",
    ),
    "story_rollouts": ("Rollouts for each turn", "Partidas de prueba por turno"),
    "story_stale": (
        "The game has gone on since; tell the story anew to see it all.",
        "La partida ha seguido desde entonces; cuenta la historia de nuevo para verla entera.",
    ),
    "story_empty": ("Nothing has been played yet.", "Todavía no se ha jugado nada."),
    "story_previous": ("Previous turn", "Turno anterior"),
    "story_next": ("Next turn", "Turno siguiente"),
    "story_turn": ("Great change {n}", "Gran cambio {n}"),
}
