"""Answers and hints of the lesson "How many games?"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "games"
TITLE: Pair = ("How many games?", "¿Cuántas partidas?")

MISCONCEPTIONS: dict[str, Pair] = {
    "few": (
        "Whoever wins clearly more of a few games is the better player: between equals it ends "
        "nearly even.",
        "Quien gana claramente más de unas pocas partidas juega mejor: entre iguales se acaba casi "
        "en empate.",
    ),
    "linear": (
        "Twice as many games make it twice as exact.",
        "Con el doble de partidas el resultado es el doble de exacto.",
    ),
    "peek": (
        "One may look at the interval after every game and stop as soon as it is clear: it "
        "always holds in 95 of 100 cases.",
        "Se puede mirar el intervalo después de cada partida y parar en cuanto esté claro: siempre "
        "acierta en 95 de cada 100 casos.",
    ),
}

QUESTIONS = (
    Number(
        id="games-1",
        about=(
            "two players who are alike finish 7 to 3 or wider apart",
            "dos jugadores iguales acaban 7 a 3 o con más diferencia",
        ),
        solution=Fraction(352, 1024),
        why=(
            "120 + 45 + 10 + 1 rows at each end, 352 in all: one pair of equals in three looks at "
            "least so unequal.",
            "120 + 45 + 10 + 1 filas en cada extremo, 352 en total: una de cada tres parejas de "
            "iguales parece al menos así de desigual.",
        ),
        otherwise=(
            "Not yet. Add up the rows with 7, 8, 9 and 10 wins of the first player, and then those "
            "in which the second player leads as widely.",
            "Todavía no. Suma las filas con 7, 8, 9 y 10 victorias del primero, y después aquellas "
            "en las que el segundo gana con la misma diferencia.",
        ),
        hints=(
            Hint(
                (Fraction(176, 1024),),
                (
                    "That is for one of the two. Before the games nobody knew who would lead: the "
                    "other end counts as well.",
                    "Eso vale para uno de los dos. Antes de jugar nadie sabía quién iría ganando: "
                    "el otro extremo cuenta también.",
                ),
            ),
            Hint(
                (Fraction(240, 1024), Fraction(120, 1024)),
                (
                    "You counted 7 to 3 alone. Wider gaps, such as 9 to 1, are asked for too.",
                    "Has contado solo 7 a 3. También se piden las diferencias mayores, como 9 a 1.",
                ),
            ),
            Hint(
                (Fraction(4, 11), Fraction(8, 11)),
                (
                    "The eleven results are not equally likely: the 1,024 rows are, and 5 to 5 has "
                    "252 of them.",
                    "Los once resultados no son igual de probables: lo son las 1.024 filas, y 5 a "
                    "5 tiene 252 de ellas.",
                ),
            ),
            Hint(
                (0, Fraction(2, 1024), Fraction(1, 1024), Fraction(22, 1024)),
                (
                    "You let equals end nearly even. Look at the hill: how many of the 1,024 rows "
                    "stand under 7, 8, 9 and 10, and under 3, 2, 1 and 0?",
                    "Has hecho que los iguales acaben casi empatados. Mira la colina: ¿cuántas de "
                    "las 1.024 filas hay bajo 7, 8, 9 y 10, y bajo 3, 2, 1 y 0?",
                ),
                "few",
            ),
            Hint(
                (Fraction(672, 1024),),
                (
                    "That is the other side: they stay closer together than 7 to 3.",
                    "Eso es lo contrario: que queden más igualados que 7 a 3.",
                ),
            ),
        ),
    ),
    Number(
        id="games-2",
        about=("games for ±1 point instead of ±10", "partidas para ±1 punto en vez de ±10"),
        solution=Fraction(10_000),
        tolerance=Fraction(500),
        share=False,
        why=(
            "Ten times as narrow takes ten times ten as many games. That is why surveys stop at "
            "±3 points.",
            "Diez veces más estrecho cuesta diez por diez veces más partidas. Por eso las "
            "encuestas se quedan en ±3 puntos.",
        ),
        otherwise=(
            "Not yet. The half-width is 1 over the root of n. When is that one hundredth?",
            "Todavía no. La semianchura es 1 entre la raíz de n. ¿Para qué n vale una centésima?",
        ),
        hints=(
            Hint(
                (1000, 1100),
                (
                    "Ten times the games make the interval only about 3.2 times as narrow: the "
                    "number stands under a root.",
                    "Con diez veces más partidas el intervalo solo es unas 3,2 veces más estrecho: "
                    "el número está dentro de una raíz.",
                ),
                "linear",
            ),
            Hint(
                (100_000, 1_000_000),
                (
                    "That is more than enough: the root of 10,000 is already 100.",
                    "Eso es más que suficiente: la raíz de 10.000 ya es 100.",
                ),
            ),
        ),
    ),
    Number(
        id="games-3",
        about=(
            "intervals of 40 that miss the truth",
            "intervalos de 40 que no contienen la verdad",
        ),
        solution=Fraction(2),
        share=False,
        why=(
            "5 of 100 miss, so 2 of 40. Nobody has made a mistake, and nobody can see which two.",
            "Fallan 5 de cada 100, así que 2 de 40. Nadie se ha equivocado, y nadie puede ver "
            "cuáles son esos dos.",
        ),
        otherwise=(
            "Not yet. In how many of 100 cases does such an interval miss the truth? And of 40?",
            "Todavía no. ¿En cuántos de cada 100 casos falla un intervalo así? ¿Y de 40?",
        ),
        hints=(
            Hint(
                (0,),
                (
                    "They all did it right, but an interval of 95% is wrong now and then even so: "
                    "that is the price for not being endlessly wide.",
                    "Todas lo hicieron bien, pero aun así un intervalo del 95 % falla de vez en "
                    "cuando: es el precio de no ser infinitamente ancho.",
                ),
            ),
            Hint(
                (5,),
                ("5 of 100; but there are 40.", "5 de cada 100; pero son 40."),
            ),
            Hint(
                (38,),
                (
                    "So many hold the truth; the question is how many miss it.",
                    "Esos sí la contienen; se pregunta cuántos no.",
                ),
            ),
        ),
    ),
    Choice(
        id="games-4",
        about=(
            "who is fooled by stopping as soon as it looks clear",
            "quién se engaña si para en cuanto parece claro",
        ),
        solution="b",
        why=(
            "Each look is a new chance to be fooled, and one is enough. The promise of 5 in 100 "
            "is for a single look at a number of games fixed beforehand.",
            "Cada mirada es una nueva ocasión de engañarse, y basta con una. La promesa de 5 de "
            "cada 100 vale para una sola mirada, con el número de partidas fijado antes.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "That would be so for one look. Here there are almost 300 looks, and being "
                    "fooled by one of them is enough.",
                    "Así sería con una sola mirada. Aquí hay casi 300, y basta con que engañe una.",
                ),
                "peek",
            ),
            Hint(
                ("c",),
                (
                    "In the end it comes home, but this class does not wait for the end: it stops "
                    "at the first moment that looks clear, and early shares swing widely.",
                    "Al final vuelve, pero esta clase no espera al final: para en el primer "
                    "momento que parece claro, y al principio las proporciones oscilan mucho.",
                ),
                "few",
            ),
        ),
    ),
    Number(
        id="games-5",
        about=(
            "games when the variance is a quarter",
            "partidas cuando la varianza es la cuarta parte",
        ),
        solution=Fraction(300),
        share=False,
        why=(
            "The square of the interval's width goes like the variance over the number of games: a "
            "quarter of the variance, a quarter of the games.",
            "El cuadrado de la anchura del intervalo va como la varianza entre el número de "
            "partidas: la cuarta parte de varianza, la cuarta parte de partidas.",
        ),
        otherwise=(
            "Not yet. The width goes with the root of (variance / games). What must the games "
            "be for the width to stay the same?",
            "Todavía no. La anchura va con la raíz de (varianza entre partidas). ¿Cuántas partidas "
            "dejan igual la anchura?",
        ),
        hints=(
            Hint(
                (600,),
                (
                    "You took the root of 4. Half would be right if the games stood outside the "
                    "root; but variance and games both stand under it.",
                    "Has tomado la raíz de 4. La mitad sería correcta si las partidas estuvieran "
                    "fuera de la raíz; pero la varianza y las partidas están las dos dentro.",
                ),
                "linear",
            ),
            Hint(
                (4800,),
                (
                    "That way round it would cost games. Less luck in the result means fewer.",
                    "Así costaría más partidas. Menos suerte en el resultado significa menos.",
                ),
            ),
            Hint(
                (75,),
                (
                    "You divided by 4 twice. The variance is already the square.",
                    "Has dividido dos veces entre 4. La varianza ya es el cuadrado.",
                ),
            ),
            Hint(
                (1, 2),
                (
                    "The same luck for both does not take away all luck: after the first decision "
                    "that differs the games go their own ways.",
                    "La misma suerte para los dos no quita toda la suerte: tras la primera "
                    "decisión distinta las partidas siguen caminos propios.",
                ),
            ),
        ),
    ),
    Choice(
        id="games-6",
        about=("what 51%, 44% to 58%, says", "qué dice el 51 %, del 44 % al 58 %"),
        solution="a",
        why=(
            "50% lies inside, and so do 45% and 57%. Not having found a difference does not show "
            "that there is none.",
            "El 50 % queda dentro, y también el 45 % y el 57 %. No haber encontrado una diferencia "
            "no demuestra que no la haya.",
        ),
        hints=(
            Hint(
                ("b",),
                (
                    "They may be, but 45% and 57% lie in the interval too: a difference that was "
                    "not found may still be there.",
                    "Puede ser, pero el 45 % y el 57 % también están en el intervalo: una "
                    "diferencia que no se ha encontrado puede existir.",
                ),
            ),
            Hint(
                ("c",),
                (
                    "51% is what was counted. Equals would miss 50% by so much very often.",
                    "El 51 % es lo que se contó. Entre iguales, desviarse así del 50 % es muy "
                    "frecuente.",
                ),
                "few",
            ),
        ),
    ),
    Number(
        id="games-7",
        about=("games to tell 55% from 50%", "partidas para distinguir el 55 % del 50 %"),
        solution=Fraction(400),
        tolerance=Fraction(30),
        share=False,
        why=(
            "1 over the root of 400 is 1/20, or 5 points. For so small an advantage, a whole "
            "evening of games tells nothing.",
            "1 entre la raíz de 400 es 1/20, es decir, 5 puntos. Para una ventaja tan pequeña, una "
            "tarde entera de partidas no dice nada.",
        ),
        otherwise=(
            "Not yet. ±5 points is a half-width of 0.05. For which n is 1 over the root of n that?",
            "Todavía no. ±5 puntos es una semianchura de 0,05. ¿Para qué n vale eso 1 entre la "
            "raíz de n?",
        ),
        hints=(
            Hint(
                (200,),
                (
                    "From ±10 points with 100 games to ±5 is half as wide, and that takes four "
                    "times the games, not twice.",
                    "De ±10 puntos con 100 partidas a ±5 es la mitad de ancho, y eso cuesta cuatro "
                    "veces más partidas, no el doble.",
                ),
                "linear",
            ),
            Hint(
                (20, 10),
                (
                    "After so few games equals part as widely again and again.",
                    "Tras tan pocas partidas, entre iguales sale esa diferencia una y otra vez.",
                ),
                "few",
            ),
            Hint(
                (10_000,),
                (
                    "That many give ±1 point; ±5 points are enough here.",
                    "Esas dan ±1 punto; aquí bastan ±5 puntos.",
                ),
            ),
        ),
    ),
)
