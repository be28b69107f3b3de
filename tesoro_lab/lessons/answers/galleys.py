"""Answers and hints of the lesson "Stuck in the Galleys"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "galleys"
TITLE: Pair = ("Stuck in the Galleys", "Preso en Galeras")

MISCONCEPTIONS: dict[str, Pair] = {
    "due": (
        "The longer one has waited for a double, the likelier it is to come now.",
        "Cuanto más se ha esperado un doble, más probable es que salga ahora.",
    ),
    "always": (
        "What costs less on average is better, whatever else it costs.",
        "Lo que cuesta menos de media es mejor, cueste lo que cueste en otras cosas.",
    ),
    "shield": (
        "As long as one is held, one is safe; so waiting saves one from the castle just ahead.",
        "Mientras se está preso no pasa nada, así que esperar libra del castillo que está delante.",
    ),
}

# The rounded values that the lesson prints, and what follows from them.
SAVED, THROWS, INCOME = Fraction(421296, 100), Fraction(199, 100), Fraction(512053, 100)

QUESTIONS = (
    Number(
        id="galleys-1",
        about=("still held after two throws", "seguir preso tras dos tiradas"),
        solution=Fraction(25, 36),
        why=(
            "Both throws must fail: 5/6 · 5/6. Of 36 pawns, 25 are still there.",
            "Tienen que fallar las dos tiradas: 5/6 · 5/6. De 36 fichas, 25 siguen allí.",
        ),
        otherwise=(
            "Not yet. Begin with 36 pawns. How many are still held after one throw? And of those, "
            "how many after the next?",
            "Todavía no. Empieza con 36 fichas. ¿Cuántas siguen presas tras una tirada? Y de esas, "
            "¿cuántas tras la siguiente?",
        ),
        hints=(
            Hint(
                (Fraction(4, 6),),
                (
                    "You took 1/6 away twice. The second sixth is one of those who are still "
                    "there, not of all.",
                    "Has quitado 1/6 dos veces. El segundo sexto es de quienes siguen allí, no de "
                    "todos.",
                ),
            ),
            Hint(
                (Fraction(11, 36),),
                (
                    "That is the chance that Ana is out by then.",
                    "Esa es la probabilidad de que Ana haya salido ya.",
                ),
            ),
            Hint(
                (Fraction(1, 36), Fraction(1, 6)),
                (
                    "That is about doubles that come. Ana is still held if none came.",
                    "Eso es de dobles que salen. Ana sigue presa si no ha salido ninguno.",
                ),
            ),
            Hint(
                (Fraction(5, 36),),
                (
                    "That is the chance to get out on the second turn exactly. The question is "
                    "whether she is not out yet.",
                    "Esa es la probabilidad de salir justo en el segundo turno. Se pregunta que "
                    "todavía no haya salido.",
                ),
            ),
        ),
    ),
    Number(
        id="galleys-2",
        about=("out on turn 3 by a double", "salir en el turno 3 por un doble"),
        solution=Fraction(25, 216),
        why=(
            "Two throws fail and the third is a double: 5/6 · 5/6 · 1/6.",
            "Fallan dos tiradas y la tercera es un doble: 5/6 · 5/6 · 1/6.",
        ),
        otherwise=(
            "Not yet. What must each of the three throws be? Multiply the three chances.",
            "Todavía no. ¿Cómo tiene que ser cada una de las tres tiradas? Multiplica las tres "
            "probabilidades.",
        ),
        hints=(
            Hint(
                (Fraction(1, 6),),
                (
                    "That is the chance of a double once she has come so far. She must also have "
                    "failed twice before.",
                    "Esa es la probabilidad del doble una vez que ha llegado hasta ahí. Además "
                    "tiene que haber fallado dos veces.",
                ),
            ),
            Hint(
                (Fraction(25, 36), Fraction(150, 216)),
                (
                    "That is everybody who leaves on turn 3. Most of them leave by the fine.",
                    "Esas son todas las que salen en el turno 3. La mayoría sale por la multa.",
                ),
            ),
            Hint(
                (Fraction(1, 216),),
                (
                    "That is three doubles in a row. The first two throws must fail.",
                    "Eso son tres dobles seguidos. Las dos primeras tiradas tienen que fallar.",
                ),
            ),
            Hint(
                (Fraction(3, 6), Fraction(91, 216)),
                (
                    "That would be a double on any of the three turns. The question is about the "
                    "third alone.",
                    "Eso sería un doble en cualquiera de los tres turnos. Se pregunta solo el "
                    "tercero.",
                ),
                "due",
            ),
        ),
    ),
    Number(
        id="galleys-3",
        about=("turns without the limit", "turnos sin el límite"),
        solution=Fraction(6),
        tolerance=Fraction(1, 20),
        share=False,
        why=(
            "From m = 1 + 5/6 · m follows 1/6 · m = 1, so m = 6. The mean wait for something with "
            "the chance p is 1/p.",
            "De m = 1 + 5/6 · m sale 1/6 · m = 1, así que m = 6. La espera media de algo con "
            "probabilidad p es 1/p.",
        ),
        otherwise=(
            "Not yet. Bring m to one side of the equation: what is left of m if you take away 5/6 "
            "of it?",
            "Todavía no. Pasa m a un lado de la ecuación: ¿qué queda de m si le quitas 5/6?",
        ),
        hints=(
            Hint(
                (5,),
                (
                    "Those are the turns that fail, on average. The turn of the double counts too.",
                    "Esos son los turnos que fallan, de media. El turno del doble también cuenta.",
                ),
            ),
            Hint(
                (3, Fraction(91, 36)),
                (
                    "That is with the limit of three throws. Here nobody has to leave.",
                    "Eso es con el límite de tres tiradas. Aquí nadie tiene que salir.",
                ),
            ),
            Hint(
                (4,),
                (
                    "After four turns about half are out: that is the middle, not the mean. Those "
                    "who wait long pull the mean up.",
                    "Tras cuatro turnos ha salido más o menos la mitad: eso es la mediana, no la "
                    "media. Quienes esperan mucho suben la media.",
                ),
            ),
            Hint(
                (Fraction(6, 5), Fraction(1, 6)),
                (
                    "A double comes in one throw of six. Can it take so few turns?",
                    "Sale un doble en una tirada de cada seis. ¿Pueden bastar tan pocos turnos?",
                ),
            ),
        ),
    ),
    Number(
        id="galleys-4",
        about=("a double after two failed throws", "un doble tras dos tiradas fallidas"),
        solution=Fraction(1, 6),
        why=(
            "The two failed throws are past. The third is a throw like any other.",
            "Las dos tiradas fallidas ya han pasado. La tercera es una tirada como cualquier otra.",
        ),
        otherwise=(
            "Not yet. Six of the 36 throws are doubles. Do the dice know that Ana failed twice?",
            "Todavía no. Son dobles seis tiradas de las 36. ¿Saben los dados que Ana ha fallado "
            "dos veces?",
        ),
        hints=(
            Hint(
                (Fraction(3, 6), Fraction(91, 216), 1),
                (
                    "That would be a double among three throws, or dice that know they owe one. "
                    "Two throws are done, and dice have no memory.",
                    "Eso sería un doble entre tres tiradas, o unos dados que saben que deben uno. "
                    "Dos tiradas ya están hechas, y los dados no tienen memoria.",
                ),
                "due",
            ),
            Hint(
                (Fraction(25, 216),),
                (
                    "That was before the first throw. Now two of them have failed already: that is "
                    "certain.",
                    "Eso era antes de la primera tirada. Ahora ya han fallado dos: eso es seguro.",
                ),
                "due",
            ),
            Hint(
                (Fraction(1, 36),),
                (
                    "That is one named double, such as six and six. Any double will do.",
                    "Ese es un doble concreto, como seis y seis. Vale cualquiera.",
                ),
            ),
            Hint(
                (Fraction(5, 6),),
                (
                    "That is the chance that it fails again.",
                    "Esa es la probabilidad de que falle otra vez.",
                ),
            ),
        ),
    ),
    Number(
        id="galleys-5",
        about=("what waiting costs on average", "lo que cuesta esperar de media"),
        solution=10_000 * Fraction(125, 216),
        tolerance=Fraction(6, 10),
        share=False,
        why=(
            "125 of 216 pawns pay 10,000, the rest nothing: 10,000 · 125/216, about 5,787 reales.",
            "Pagan 10.000 reales 125 de cada 216 fichas, y las demás nada: 10.000 · 125/216, unos "
            "5.787 reales.",
        ),
        otherwise=(
            "Not yet. How likely is it that all three throws fail? And what is paid then?",
            "Todavía no. ¿Cuál es la probabilidad de que fallen las tres tiradas? ¿Y qué se paga "
            "entonces?",
        ),
        hints=(
            Hint(
                (10_000 * Fraction(5, 6),),
                (
                    "You let one throw fail. The fine falls due only after three.",
                    "Has hecho fallar una tirada. La multa solo llega tras tres.",
                ),
            ),
            Hint(
                (10_000 * Fraction(25, 36),),
                (
                    "So many are on their third turn. But one in six of them still gets a double.",
                    "Esas llegan al tercer turno. Pero una de cada seis todavía saca un doble.",
                ),
            ),
            Hint(
                (10_000 * Fraction(91, 216), 5_000),
                (
                    "That is what waiting saves, or half the fine by guess. Count those who must "
                    "pay.",
                    "Eso es lo que se ahorra, o media multa a ojo. Cuenta las que han de pagar.",
                ),
            ),
            Hint(
                (Fraction(125, 216),),
                (
                    "That is the chance to pay. What is paid, in reales?",
                    "Esa es la probabilidad de pagar. ¿Cuánto se paga, en reales?",
                ),
            ),
        ),
    ),
    Number(
        id="galleys-6",
        about=(
            "by how much waiting is better at 1,000 a throw",
            "por cuánto es mejor esperar con 1.000 por tirada",
        ),
        solution=SAVED + 1000 * THROWS - INCOME,
        tolerance=Fraction(6),
        share=False,
        why=(
            "It saves 4,213, avoids 1.99 · 1,000 in tolls, and misses 5,121: about 1,080 reales.",
            "Ahorra 4.213, evita 1,99 · 1.000 en peajes y pierde 5.121: unos 1.080 reales.",
        ),
        otherwise=(
            "Not yet. Three amounts: saved of the fine, tolls avoided (throws missed times the "
            "toll of one), income missed. Which of them count for waiting, which against?",
            "Todavía no. Hay tres cantidades: lo ahorrado de la multa, los peajes evitados (las "
            "tiradas perdidas por el peaje de una) y los ingresos que se pierden. ¿Cuáles hablan a "
            "favor de esperar y cuáles en contra?",
        ),
        hints=(
            Hint(
                (SAVED,),
                (
                    "That is only the fine saved. What about the throws that are missed?",
                    "Eso es solo lo ahorrado de la multa. ¿Y las tiradas perdidas?",
                ),
                "always",
            ),
            Hint(
                (SAVED + 1000 * THROWS,),
                (
                    "You forgot the income that the missed throws would bring.",
                    "Has olvidado los ingresos que darían las tiradas perdidas.",
                ),
                "always",
            ),
            Hint(
                (SAVED + 1000 - INCOME,),
                (
                    "You counted one throw. About two are missed.",
                    "Has contado una tirada. Se pierden unas dos.",
                ),
            ),
            Hint(
                (SAVED - INCOME,),
                (
                    "That is without any tolls. They are avoided, so they count for waiting.",
                    "Eso es sin peajes. Se evitan, así que hablan a favor de esperar.",
                ),
            ),
            Hint(
                (SAVED - 1000 * THROWS - INCOME,),
                (
                    "Tolls that one does not pay count for waiting, not against it.",
                    "Los peajes que no se pagan hablan a favor de esperar, no en contra.",
                ),
            ),
        ),
    ),
    Number(
        id="galleys-7",
        about=("the toll at which both are equal", "el peaje con el que da lo mismo"),
        solution=(INCOME - SAVED) / THROWS,
        tolerance=Fraction(3),
        share=False,
        why=(
            "The tolls avoided must make up for what is left: 1.99 · c = 5,121 − 4,213, so c is "
            "about 456 reales a throw (457 unrounded).",
            "Los peajes evitados tienen que compensar lo que falta: 1,99 · c = 5.121 − 4.213, así "
            "que c es de unos 456 reales por tirada (457 sin redondear).",
        ),
        otherwise=(
            "Not yet. Call the toll of one throw c. What is saved plus 1.99 · c must be as much as "
            "the income missed.",
            "Todavía no. Llama c al peaje de una tirada. Lo ahorrado más 1,99 · c tiene que ser "
            "tanto como los ingresos que se pierden.",
        ),
        hints=(
            Hint(
                (INCOME - SAVED,),
                (
                    "So much must be made up for, but by about two throws.",
                    "Eso es lo que hay que compensar, pero entre unas dos tiradas.",
                ),
            ),
            Hint(
                (INCOME / THROWS,),
                (
                    "You forgot that waiting saves part of the fine.",
                    "Has olvidado que esperar ahorra parte de la multa.",
                ),
            ),
            Hint(
                (0,),
                (
                    "At 0 paying is better by 908 reales: two throws bring more than one saves.",
                    "Con 0 es mejor pagar, por 908 reales: dos tiradas dan más de lo que se ahorra "
                    "esperando.",
                ),
                "always",
            ),
        ),
    ),
    Choice(
        id="galleys-8",
        about=("at the beginning of the game", "al principio de la partida"),
        solution="a",
        why=(
            "Without tolls paying is better by 908 reales already, and the titles that one buys "
            "on two throws more come on top.",
            "Sin peajes ya es mejor pagar, por 908 reales, y además están los títulos que se "
            "compran con dos tiradas más.",
        ),
        hints=(
            Hint(
                ("b",),
                (
                    "It costs less money but more time, and time is worth most while titles are "
                    "for sale. What do two throws bring?",
                    "Cuesta menos dinero pero más tiempo, y el tiempo vale más que nunca mientras "
                    "hay títulos en venta. ¿Qué dan dos tiradas?",
                ),
                "always",
            ),
            Hint(
                ("c",),
                (
                    "Look at the two lines: at tolls of 0 they are not equal.",
                    "Mira las dos líneas: con peajes de 0 no dan lo mismo.",
                ),
            ),
        ),
    ),
    Choice(
        id="galleys-9",
        about=("waiting and the castle on Malta", "esperar y el castillo de Malta"),
        solution="c",
        why=(
            "A stay puts the danger off, it does not take it away. And among the six doubles one "
            "makes 8, while of all 36 throws only five do: 6/36 against 5/36.",
            "Quedarse aplaza el peligro, no lo quita. Y de los seis dobles uno suma 8, mientras "
            "que de las 36 tiradas solo cinco: 6/36 contra 5/36.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "As long as she is held, yes. But where does she start when she gets out, and "
                    "how far is Malta then?",
                    "Mientras está presa, sí. Pero ¿de dónde sale después y a qué distancia está "
                    "entonces Malta?",
                ),
                "shield",
            ),
            Hint(
                ("b",),
                (
                    "If she leaves by a double, it is one of six doubles. How many of the six make "
                    "8?",
                    "Si sale con un doble, es uno de los seis. ¿Cuántos de los seis suman 8?",
                ),
            ),
        ),
    ),
)
