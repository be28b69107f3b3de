"""What the class pool says: every sentence in English and in Spanish."""

from collections.abc import Sequence
from typing import Any

from tesoro_lab.lessons.speech import Pair, say
from tesoro_lab.words.numbers import number

# A file that is not merged: one sentence, which begins with its name.
TOO_LARGE: Pair = (
    "{file} is larger than {most} KB, far more than counts need: it is not merged.",
    "{file} pasa de {most} KB, mucho más de lo que ocupan unos recuentos: no se une.",
)
UNREADABLE: Pair = ("{file} can't be read: {why}.", "{file} no se puede leer: {why}.")
NOT_WHOLE: Pair = (
    "{file} is no whole file of a class pool: it was cut off, or it holds something else.",
    "{file} no es un archivo completo de la clase: está cortado o contiene otra cosa.",
)
FOREIGN: Pair = (
    "{file} comes from something else, not from a class pool.",
    "{file} es de otra cosa, no de un experimento de la clase.",
)
NEWER: Pair = (
    "{file} has version {found} of the format and this program reads version {due}: "
    "bring tesoro_lab up to date.",
    "{file} tiene la versión {found} del formato y este programa lee la {due}: "
    "actualiza tesoro_lab.",
)
CHANGED: Pair = (
    "{file} was changed after it was written; let the student add the counts again.",
    "{file} se modificó después de escribirse; que su autor añada otra vez los recuentos.",
)
OTHER: Pair = (
    "{file} belongs to the experiment {found}, and this pool is for {due}.",
    "{file} es del experimento {found}, y aquí se reúne {due}.",
)
OTHERWISE: Pair = (
    "{file} was counted otherwise: {field} is {found} there and {due} here.",
    "{file} se contó de otra manera: {field} es {found} allí y {due} aquí.",
)
FIELD: Pair = (
    '{file}: the field "{field}" is missing or is not {due}.',
    "{file}: el campo «{field}» falta o no es {due}.",
)
TEXT: Pair = ("a text", "un texto")
WHOLE: Pair = ("a whole number", "un número entero")
TABLE: Pair = ("a table", "una tabla")
TOO_MANY: Pair = (
    "There are more than {most} files in {file}; the rest is not looked at.",
    "Hay más de {most} archivos en {file}; el resto no se mira.",
)

# Two files that say something about each other.
SAME: Pair = (
    "{file} holds {student}'s counts once more: they count once.",
    "{file} trae otra vez los recuentos de {student}: cuentan una sola vez.",
)
OLDER: Pair = (
    "{file} is older than {student}'s other file, which takes its place.",
    "{file} es anterior al otro archivo de {student}, que lo sustituye.",
)
TWO: Pair = (
    "{file} holds other counts of {student} than {first}, and nobody can tell which are right: the "
    "first ones count. If they are two students, let one of them add a surname.",
    "{file} trae otros recuentos de {student} que {first}, y no se sabe cuáles valen: cuentan los "
    "primeros. Si son dos personas, que una añada su apellido.",
)
COPY: Pair = (
    "{student}'s counts are {other}'s, number by number, which chance would do less than once in a "
    "million times: a copy, or the same seed. They do not count ({file}).",
    "Los recuentos de {student} son los de {other}, número por número, cosa que el azar haría "
    "menos de una vez en un millón: una copia o la misma semilla. No cuentan ({file}).",
)
SEED: Pair = (
    "{student} used the seed {seed} as {other} did, so the luck is the same: it does not count "
    "twice ({file}). Give each student another seed.",
    "{student} usó la semilla {seed}, igual que {other}, así que la suerte es la misma: no cuenta "
    "dos veces ({file}). Que cada cual use otra semilla.",
)

# What `add` and the upload answer.
ADDED: Pair = ("{student}: {many} added.", "{student}: se añaden {many}.")
REPLACED: Pair = (
    "{student}: {many} in place of the earlier ones.",
    "{student}: {many} en lugar de lo anterior.",
)
ALREADY: Pair = (
    "{student}'s counts are in already; they count once.",
    "Los recuentos de {student} ya están; cuentan una sola vez.",
)
AGAIN: Pair = (
    "{student} has added {many} already, and a second set would let one choose the nicer: say "
    "replace=True to put these in their place. If they are two students, let one add a surname.",
    "{student} ya añadió {many}, y con otra tanda podría elegir la que más le guste: escribe "
    "replace=True para poner esta en su lugar. Si son dos personas, que una añada su apellido.",
)
TAKEN: Pair = (
    "{file} is there already and does not count; remove it, or say replace=True to put these "
    "counts in its place.",
    "{file} ya existe y no cuenta; bórralo, o escribe replace=True para poner estos recuentos en "
    "su lugar.",
)
FULL: Pair = (
    "The pool has {most} files already, enough for any class.",
    "Ya hay {most} archivos, bastante para cualquier clase.",
)
BEHIND: Pair = (
    "{file} is older than {student}'s counts in the pool: these stay.",
    "{file} es anterior a los recuentos de {student} que ya están: se quedan estos.",
)
NOT_WRITTEN: Pair = (
    "The counts can't be written to {file}: {why}.",
    "Los recuentos no se pueden escribir en {file}: {why}.",
)

# What can be wrong with what a student gives.
NO_COUNTS: Pair = (
    "Give how often each outcome came, such as {example}, or the list of outcomes; not {found}.",
    "Da cuántas veces salió cada resultado, por ejemplo {example}, o la lista de resultados; "
    "no {found}.",
)
OUTCOME: Pair = (
    "{found} can't be counted here; the outcomes are {due}.",
    "Aquí no se puede contar {found}; los resultados son {due}.",
)
NEVER: Pair = (
    "{found} never happens when counted this way, and yet it was counted {many} times.",
    "{found} no ocurre nunca contando así, y sin embargo está contado {many} veces.",
)
HOW_OFTEN: Pair = (
    "How often {outcome} came must be a whole number from 0, not {found}.",
    "Las veces que salió {outcome} deben ser un número entero desde 0, no {found}.",
)
NONE: Pair = ("There is nothing to add: all counts are 0.", "No hay nada que añadir: todo es 0.")
MANY: Pair = (
    "{found} of one student would drown the class: at most {most}.",
    "{found} de una sola persona taparían a la clase: como mucho, {most}.",
)
NOT_ALL: Pair = (
    "The counts add up to {found}, and trials says {due}.",
    "Los recuentos suman {found}, y trials dice {due}.",
)
GAMES: Pair = (
    "Say how many games were played: trials=50.",
    "Di cuántas partidas se jugaron: trials=50.",
)
MORE_WON: Pair = (
    "{outcome} can't have won {found} of {due} games.",
    "{outcome} no puede haber ganado {found} de {due} partidas.",
)
MISSING: Pair = (
    "Of {due} games only {found} have an end: count those without a winner under 0.",
    "De {due} partidas solo {found} tienen final: cuenta en 0 las que no tienen quien gane.",
)
OTHER_SEATS: Pair = (
    "These games were played by {found}, and this pool is for {due}.",
    "Estas partidas las jugaron {found}, y aquí se reúnen las de {due}.",
)
OTHER_ROUNDS: Pair = (
    "These games were stopped after {found} rounds, and this pool is for {due}.",
    "Estas partidas se cortaron a las {found} rondas, y aquí se reúnen las de {due}.",
)
ANY_ROUNDS: Pair = ("any number of", "cualquier número de")

# What the pool shows.
CLASS: Pair = ("{title}: {students}, {trials}", "{title}: {students}, {trials}")
UNITS: dict[str, tuple[Pair, Pair]] = {
    "throw": (("{n} throw", "{n} tirada"), ("{n} throws", "{n} tiradas")),
    "roll": (("{n} roll", "{n} tirada"), ("{n} rolls", "{n} tiradas")),
    "turn": (("{n} turn", "{n} turno"), ("{n} turns", "{n} turnos")),
    "touched": (("{n} stop", "{n} parada"), ("{n} stops", "{n} paradas")),
    "game": (("{n} game", "{n} partida"), ("{n} games", "{n} partidas")),
    "student": (("{n} student", "{n} estudiante"), ("{n} students", "{n} estudiantes")),
}
"""What is counted: one of it, and many."""
NOBODY: Pair = ("nobody has added anything yet", "nadie ha añadido nada todavía")
SUMS_TITLE: Pair = ("Sum of two dice", "Suma de dos dados")
LANDINGS_TITLE: Pair = ("Where our pawns landed", "Dónde cayeron nuestras fichas")
WON_TITLE: Pair = ("Games won", "Partidas ganadas")
SEAT: Pair = ("seat {n}: {name}", "asiento {n}: {name}")
UNDECIDED: Pair = ("no winner", "nadie gana")
PAWN_NOTE: Pair = (
    "Each interval counts the rolls as independent; those of one pawn are nearly so.",
    "Cada intervalo cuenta las tiradas como independientes; las de una ficha casi lo son.",
)
HEADS: dict[str, Pair] = {
    "outcome": ("outcome", "resultado"),
    "exact": ("exact", "exacto"),
    "counted": ("counted", "contado"),
    "share": ("share", "proporción"),
    "low": ("95%: from", "95 %: desde"),
    "high": ("95%: to", "95 %: hasta"),
    "student": ("student", "estudiante"),
    "trials": ("in all", "en total"),
}
SEEN: Pair = (
    "counted {share} [{low}, {high}], {hits} of {all}",
    "contado {share} [{low}, {high}], {hits} de {all}",
)
NO_EXPERIMENT: Pair = (
    "There is no experiment {found}; there are {due}.",
    "No existe el experimento {found}; existen {due}.",
)
NO_SEATS: Pair = (
    'Say who plays, by one name for each seat: seats=["merchant", "random"].',
    'Di quién juega, con un nombre por asiento: seats=["merchant", "random"].',
)
BY: Pair = (
    'The numbers come by="outcome" or by="student", not by={found}.',
    'Los números salen con by="outcome" o by="student", no con by={found}.',
)


def many(unit: str, count: int, lang: str) -> str:
    """How many of a thing.

    >>> many("throw", 2400, "es"), many("student", 1, "en")
    ('2.400 tiradas', '1 student')
    """
    return say(UNITS[unit][count != 1], lang).format(n=number(count, lang))


def few(values: Sequence[Any], most: int = 4) -> str:
    """The first of some values, and the last.

    >>> few(range(2, 13)), few([1, 2])
    ('2, 3, ..., 12', '1, 2')
    """
    if len(values) <= most:
        return ", ".join([str(value) for value in values])
    return f"{values[0]}, {values[1]}, ..., {values[-1]}"
