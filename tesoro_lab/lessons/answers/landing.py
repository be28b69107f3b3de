"""Answers and hints of the lesson "Where pawns land"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "landing"
TITLE: Pair = ("Where pawns land", "Dónde caen las fichas")

MISCONCEPTIONS: dict[str, Pair] = {
    "even": (
        "The board is a ring, so all 40 spaces are hit equally often.",
        "El tablero es un anillo, así que las 40 casillas se pisan igual.",
    ),
    "settle": (
        "In the long run the pawn comes to rest, or the spaces take turns until all is even.",
        "A la larga la ficha se queda quieta, o las casillas se turnan hasta que todo se iguala.",
    ),
    "table": (
        "There is one right table; whoever has other numbers has made a mistake.",
        "Solo hay una tabla correcta; quien tiene otros números se ha equivocado.",
    ),
}

QUESTIONS = (
    Number(
        id="landing-1",
        about=("from Port to Start in one toss", "de Puerto a la Salida con una moneda"),
        solution=Fraction(1),
        why=(
            "Heads leads to the Reef, and the current back to Start; tails leads past the Reef to "
            "Start. Both ways end there, so the row of Port is 1 and 0.",
            "Con cara se va al Arrecife y la corriente devuelve a la Salida; con cruz se pasa el "
            "Arrecife y se llega a la Salida. Los dos caminos acaban allí: la fila de Puerto es 1 "
            "y 0.",
        ),
        otherwise=(
            "Not yet. From Port, one island on is the Reef and two on is Start. What happens to "
            "whoever comes to the Reef?",
            "Todavía no. Desde Puerto, una isla adelante está el Arrecife y dos adelante, la "
            "Salida. ¿Qué le pasa a quien llega al Arrecife?",
        ),
        hints=(
            Hint(
                (Fraction(1, 2),),
                (
                    "That is tails only. With heads you come to the Reef, and don't stay there: "
                    "where do you end?",
                    "Eso es solo la cruz. Con cara llegas al Arrecife y no te quedas: ¿dónde "
                    "acabas?",
                ),
            ),
            Hint(
                (Fraction(1, 3),),
                (
                    "The islands are not equally likely just because they form a ring. Follow the "
                    "two sides of the coin, one after the other.",
                    "Las islas no son igual de probables solo porque formen un anillo. Sigue las "
                    "dos caras de la moneda, una tras otra.",
                ),
                "even",
            ),
        ),
    ),
    Number(
        id="landing-2",
        about=("in Start after two tosses", "en la Salida tras dos monedas"),
        solution=Fraction(3, 4),
        why=(
            "Start, Start, Start: 1/2 · 1/2 = 1/4. Start, Port, Start: 1/2 · 1 = 1/2. In all, 3/4.",
            "Salida, Salida, Salida: 1/2 · 1/2 = 1/4. Salida, Puerto, Salida: 1/2 · 1 = 1/2. En "
            "total, 3/4.",
        ),
        otherwise=(
            "Not yet. There are two ways to be in Start at the end: through Start, or through "
            "Port. Multiply along each, then add.",
            "Todavía no. Hay dos caminos para acabar en la Salida: por la Salida o por Puerto. "
            "Multiplica a lo largo de cada uno y después suma.",
        ),
        hints=(
            Hint(
                (Fraction(1, 4),),
                (
                    "That is the way through Start only. The way through Port ends in Start too.",
                    "Ese es solo el camino que pasa por la Salida. El que pasa por Puerto también "
                    "acaba en la Salida.",
                ),
            ),
            Hint(
                (Fraction(1, 2),),
                (
                    "One of the two ways gives 1/2, the other is still missing. Or did you think "
                    "that the chance is the same after each toss?",
                    "Uno de los dos caminos da 1/2; falta el otro. ¿O pensabas que la probabilidad "
                    "es la misma después de cada moneda?",
                ),
            ),
            Hint(
                (Fraction(2, 3), Fraction(1, 3)),
                (
                    "After two tosses nothing has settled yet. Follow the ways, toss by toss.",
                    "Tras dos monedas todavía no se ha asentado nada. Sigue los caminos, moneda a "
                    "moneda.",
                ),
                "settle",
            ),
            Hint(
                (Fraction(1),),
                (
                    "From Port one always comes to Start, but from Start only in half the cases.",
                    "Desde Puerto siempre se llega a la Salida, pero desde la Salida solo la mitad "
                    "de las veces.",
                ),
            ),
        ),
    ),
    Number(
        id="landing-3",
        about=("the long-run share of Port", "la parte de Puerto a la larga"),
        solution=Fraction(1, 3),
        why=(
            "From p = ½ − ½ p follows 3/2 · p = 1/2, so p = 1/3: one third in Port, two thirds in "
            "Start.",
            "De p = ½ − ½ p sale 3/2 · p = 1/2, así que p = 1/3: un tercio en Puerto y dos tercios "
            "en la Salida.",
        ),
        otherwise=(
            "Not yet. Put p on one side of the equation: p + ½ p = ½. And look at what the two "
            "columns come to: that is the share of Start.",
            "Todavía no. Pasa p a un lado de la ecuación: p + ½ p = ½. Y mira a qué llegan las dos "
            "columnas: esa es la parte de la Salida.",
        ),
        hints=(
            Hint(
                (Fraction(1, 2),),
                (
                    "Half would hold if both islands were alike. But Port sends everybody on to "
                    "Start, and Start keeps half of its own.",
                    "La mitad valdría si las dos islas fueran iguales. Pero Puerto manda a todo el "
                    "mundo a la Salida, y la Salida se queda con la mitad de los suyos.",
                ),
                "even",
            ),
            Hint(
                (Fraction(2, 3),),
                ("That is the share of Start.", "Esa es la parte de la Salida."),
            ),
            Hint(
                (0, Fraction(1)),
                (
                    "The pawn doesn't come to rest anywhere: it goes on for ever. The question is "
                    "which share of the time it is in Port.",
                    "La ficha no se queda quieta en ningún sitio: sigue para siempre. Se pregunta "
                    "qué parte del tiempo está en Puerto.",
                ),
                "settle",
            ),
        ),
    ),
    Number(
        id="landing-4",
        about=("rolls from Malta to Malta", "tiradas de Malta a Malta"),
        solution=Fraction(10_000, 308),
        tolerance=Fraction(6, 10),
        share=False,
        why=(
            "In 10,000 rolls there are about 308 stops on Malta, so from one to the next it is "
            "10,000/308, about 32.5 rolls. The mean return time is always 1 / share.",
            "En 10.000 tiradas hay unas 308 paradas en Malta; de una a la siguiente van, pues, "
            "10.000/308, unas 32,5 tiradas. El tiempo medio de retorno es siempre 1 / proporción.",
        ),
        otherwise=(
            "Not yet. How many stops on Malta are there in 10,000 rolls? How far apart are they "
            "then, on average?",
            "Todavía no. ¿Cuántas paradas en Malta hay en 10.000 tiradas? ¿A qué distancia media "
            "están entonces?",
        ),
        hints=(
            Hint(
                (40,),
                (
                    "40 would hold if all spaces were hit equally often. Malta has more than its "
                    "fortieth.",
                    "40 valdría si todas las casillas se pisaran igual. Malta tiene más que su "
                    "cuarentavo.",
                ),
                "even",
            ),
            Hint(
                (Fraction(40, 7), 6),
                (
                    "So many rolls go once round the board. But most laps pass over Malta without "
                    "a stop.",
                    "Esas tiradas dan una vuelta al tablero. Pero la mayoría de las vueltas pasa "
                    "por Malta sin parar.",
                ),
            ),
            Hint(
                (Fraction(308, 100), Fraction(308, 10_000)),
                (
                    "That is the share again. The question is about a number of rolls.",
                    "Esa es otra vez la proporción. Se pregunta un número de tiradas.",
                ),
            ),
        ),
    ),
    Choice(
        id="landing-5",
        about=("why Go to the Galleys has 0.00%", "por qué Vaya a Galeras tiene 0,00 %"),
        solution="b",
        why=(
            "Counted as stops, it has its 2.49% like its neighbours. But whoever comes there is in "
            "the Galleys before the roll is over, as on the Reef.",
            "Contando paradas tiene su 2,49 %, como sus vecinas. Pero quien llega está en Galeras "
            "antes de que acabe la tirada, como en el Arrecife.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "From space 23, a 7 leads just there. The dice know nothing of what a space "
                    "does.",
                    "Desde la casilla 23, un 7 lleva justo allí. Los dados no saben lo que hace "
                    "una casilla.",
                ),
            ),
            Hint(
                ("c",),
                (
                    "It is exactly 0, not nearly. Does a pawn ever stay there?",
                    "Es exactamente 0, no casi. ¿Se queda allí alguna vez una ficha?",
                ),
            ),
        ),
    ),
    Choice(
        id="landing-6",
        about=("the line that counts tolls per throw", "la línea que cuenta peajes por tirada"),
        solution="a",
        why=(
            "A toll falls due at the end of a roll, also in the middle of a turn. Counted by "
            "turns, stops after a double would be left out; of all touched spaces, more are card "
            "spaces, so the share of every title is smaller.",
            "El peaje se debe al final de la tirada, también en mitad de un turno. Contando por "
            "turnos faltarían las paradas tras un doble; contando todas las paradas hay más "
            "casillas de carta y la proporción de cada título sale menor.",
        ),
        hints=(
            Hint(
                ("b",),
                (
                    "After a double the pawn pays on its first stop, and then rolls on. A table of "
                    "ends of turns doesn't see that stop.",
                    "Tras un doble, la ficha paga en su primera parada y vuelve a tirar. Una tabla "
                    "de finales de turno no ve esa parada.",
                ),
            ),
            Hint(
                ("c",),
                (
                    "They don't contradict each other: each says what it counts. Which of these "
                    "things do you want to know?",
                    "No se contradicen: cada una dice lo que cuenta. ¿Cuál de esas cosas quieres "
                    "saber tú?",
                ),
                "table",
            ),
        ),
    ),
    Number(
        id="landing-7",
        about=("tolls for Malta in 20 rounds", "peajes por Malta en 20 rondas"),
        solution=Fraction(60 * 117 * 308, 1_000_000),
        tolerance=Fraction(1, 20),
        share=False,
        why=(
            "3 · 20 · 1.17 is about 70 rolls, and 3.08% of them is 2.16. So in many games Malta "
            "pays twice, in some never and in some five times.",
            "3 · 20 · 1,17 son unas 70 tiradas, y su 3,08 % es 2,16. Así que en muchas partidas "
            "Malta cobra dos veces, en algunas ninguna y en otras cinco.",
        ),
        otherwise=(
            "Not yet. How many rolls are there in all: opponents, rounds, rolls in a turn? Which "
            "part of them ends on Malta?",
            "Todavía no. ¿Cuántas tiradas hay en total: rivales, rondas, tiradas por turno? ¿Qué "
            "parte acaba en Malta?",
        ),
        hints=(
            Hint(
                (Fraction(60 * 308, 10_000),),
                (
                    "You counted one roll a turn. After a double comes another: 1.17 on average.",
                    "Has contado una tirada por turno. Tras un doble hay otra: 1,17 de media.",
                ),
            ),
            Hint(
                (Fraction(60 * 117, 4_000),),
                (
                    "You took one of 40. Malta has 3.08%, more than its fortieth.",
                    "Has tomado una de 40. Malta tiene el 3,08 %, más que su cuarentavo.",
                ),
                "even",
            ),
            Hint(
                (Fraction(20 * 117 * 308, 1_000_000),),
                (
                    "That is one opponent. There are three.",
                    "Eso es un rival. Son tres.",
                ),
            ),
        ),
    ),
    Choice(
        id="landing-8",
        about=("what comes to rest", "lo que se asienta"),
        solution="c",
        why=(
            "Pawns go on for ever. But the chance of finding one on a space is soon the same, "
            "whatever the start, and one more roll doesn't change it.",
            "Las fichas siguen para siempre. Pero la probabilidad de encontrar una en una casilla "
            "es pronto la misma, se empiece donde se empiece, y una tirada más no la cambia.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "Think of 300 pawns at once: all of them go on moving, and yet there are as "
                    "many on each space as before.",
                    "Piensa en 300 fichas a la vez: todas siguen moviéndose y, aun así, en cada "
                    "casilla hay tantas como antes.",
                ),
                "settle",
            ),
            Hint(
                ("b",),
                (
                    "Dice have no memory, and spaces have none either: nothing is made up for. And "
                    "even in the long run the spaces are not all alike.",
                    "Los dados no tienen memoria, y las casillas tampoco: nada se compensa. Y ni "
                    "siquiera a la larga son todas iguales.",
                ),
                "settle",
            ),
        ),
    ),
    Number(
        id="landing-9",
        about=(
            "places more than two standard errors off",
            "sitios a más de dos errores típicos",
        ),
        solution=Fraction(2),
        tolerance=Fraction(1, 2),
        share=False,
        why=(
            "5 of 100 lie outside by luck alone, so of 40 about 2. None at all would be no proof, "
            "and two are no fault.",
            "El azar, por sí mismo, deja fuera a 5 de cada 100; de 40, unos 2. Que no hubiera "
            "ninguno no probaría nada, y que haya dos no es un fallo.",
        ),
        otherwise=(
            "Not yet. If 95 of 100 lie within, how many of 100 lie outside? And how many of 40?",
            "Todavía no. Si 95 de cada 100 quedan dentro, ¿cuántos de cada 100 quedan fuera? ¿Y de "
            "40?",
        ),
        hints=(
            Hint(
                (0,),
                (
                    "A simulation never meets the exact values, and luck sometimes takes it "
                    "farther away. How often more than two standard errors?",
                    "Una simulación nunca da con los valores exactos, y a veces el azar la lleva "
                    "más lejos. ¿Cuántas veces a más de dos errores típicos?",
                ),
            ),
            Hint(
                (38,),
                ("That is how many lie within.", "Esos son los que quedan dentro."),
            ),
            Hint(
                (5,),
                (
                    "5 of 100, but there are only 40 places.",
                    "5 de cada 100, pero solo hay 40 sitios.",
                ),
            ),
        ),
    ),
)
