"""Answers and hints of the lesson "Two dice"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Hint, Number, Throws
from tesoro_lab.lessons.speech import Pair

WORD = "two-dice"
TITLE: Pair = ("Two dice", "Dos dados")

MISCONCEPTIONS: dict[str, Pair] = {
    "alike": (
        "There are eleven sums, so each has one chance in eleven.",
        "Hay once sumas, así que cada una tiene una probabilidad de una entre once.",
    ),
    "order": (
        "A three and a four is one throw: it makes no difference which die shows which.",
        "Un tres y un cuatro es una sola tirada: da igual qué dado muestra cada número.",
    ),
    "memory": (
        "The dice make up for what has happened: what is behind its share is due, and what has "
        "just come won't come again.",
        "Los dados compensan lo que ya ha pasado: lo que va retrasado tiene que salir, y lo que "
        "acaba de salir no se repite.",
    ),
}

QUESTIONS = (
    Throws(
        id="two-dice-1",
        about=("the throws that make 5", "las tiradas que suman 5"),
        solution=((1, 4), (2, 3), (3, 2), (4, 1)),
        why=(
            "Four throws of the 36: with a red and a blue die you can see that (1, 4) and (4, 1) "
            "are two different throws.",
            "Cuatro tiradas de las 36: con un dado rojo y otro azul se ve que (1, 4) y (4, 1) son "
            "dos tiradas distintas.",
        ),
        otherwise=(
            "Not all of them yet. Let the first die show 1, then 2, then 3 ... and ask each time "
            "what the second must show.",
            "Todavía no están todas. Haz que el primer dado muestre 1, luego 2, luego 3... y "
            "pregúntate cada vez qué debe mostrar el segundo.",
        ),
        mirror=(
            "Every throw is there once, but the dice are two: colour one red and one blue, and "
            "(1, 4) is not the same throw as (4, 1).",
            "Cada tirada aparece una vez, pero los dados son dos: pinta uno de rojo y otro de azul "
            "y verás que (1, 4) no es la misma tirada que (4, 1).",
        ),
        hints=(
            Hint(
                ([(1, 4), (2, 3)], [(4, 1), (3, 2)], [(1, 4), (3, 2)], [(4, 1), (2, 3)]),
                (
                    "You have both ways of splitting 5, but the dice are two: colour one red and "
                    "one blue, and (1, 4) is not the same throw as (4, 1).",
                    "Tienes las dos maneras de repartir 5, pero los dados son dos: pinta uno de "
                    "rojo y otro de azul y verás que (1, 4) no es la misma tirada que (4, 1).",
                ),
                "order",
            ),
            Hint(
                ([(0, 5), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0)],),
                (
                    "Good order, but a die has no 0: two of your throws can't happen.",
                    "Buen orden, pero un dado no tiene 0: dos de tus tiradas no pueden salir.",
                ),
            ),
        ),
    ),
    Number(
        id="two-dice-2",
        about=("the chance of 9 or more", "la probabilidad de 9 o más"),
        solution=Fraction(10, 36),
        why=(
            "Four throws make 9, three make 10, two make 11, one makes 12: 10 of the 36.",
            "Cuatro tiradas suman 9, tres 10, dos 11 y una 12: 10 de las 36.",
        ),
        otherwise=(
            "Not yet. Take the table of 36 throws and mark every field with 9, 10, 11 or 12: how "
            "many of the 36 are marked?",
            "Todavía no. Toma la tabla de las 36 tiradas y marca cada casilla con 9, 10, 11 o 12: "
            "¿cuántas de las 36 quedan marcadas?",
        ),
        hints=(
            Hint(
                (Fraction(4, 11),),
                (
                    "Four sums of eleven, but the eleven sums are not equally likely: the 36 "
                    "throws are. Count throws, not sums.",
                    "Cuatro sumas de once, pero las once sumas no son igual de probables: lo son "
                    "las 36 tiradas. Cuenta tiradas, no sumas.",
                ),
                "alike",
            ),
            Hint(
                (Fraction(6, 21),),
                (
                    "You counted (4, 5) and (5, 4) as one throw. The 21 kinds of throw are not "
                    "equally likely: two different numbers come in two ways, a double in one.",
                    "Has contado (4, 5) y (5, 4) como una sola tirada. Las 21 clases de tirada no "
                    "son igual de probables: dos números distintos salen de dos maneras, un doble "
                    "de una sola.",
                ),
                "order",
            ),
            Hint(
                (Fraction(6, 36),),
                (
                    "That is the chance of more than 9. Nine itself counts too.",
                    "Esa es la probabilidad de más de 9. El propio nueve también cuenta.",
                ),
            ),
            Hint(
                (Fraction(26, 36), Fraction(30, 36)),
                (
                    "That is the other side: most throws stay below 9.",
                    "Eso es lo contrario: la mayoría de las tiradas no llega a 9.",
                ),
            ),
        ),
    ),
    Number(
        id="two-dice-3",
        about=(
            "sevens to expect in the next 100 throws",
            "sietes que cabe esperar en las próximas 100 tiradas",
        ),
        solution=Fraction(100, 6),
        tolerance=Fraction(7, 10),
        share=False,
        why=(
            "One sixth of 100, whatever came before. The 8 stay what they were: they are not paid "
            "back, they only weigh less and less among more throws.",
            "Un sexto de 100, haya salido antes lo que haya salido. Los 8 se quedan como están: no "
            "se compensan, solo pesan cada vez menos entre más tiradas.",
        ),
        otherwise=(
            "Not yet. How many sevens do you expect in any 100 throws? Do the dice know what they "
            "showed before?",
            "Todavía no. ¿Cuántos sietes esperas en 100 tiradas cualesquiera? ¿Saben los dados lo "
            "que mostraron antes?",
        ),
        hints=(
            Hint(
                (Fraction(76, 3),),
                (
                    "You let the dice catch up so that 200 throws come out at 33. Dice have no "
                    "memory: they don't know that sevens are missing.",
                    "Has hecho que los dados se pongan al día para que en 200 tiradas salgan 33. "
                    "Los dados no tienen memoria: no saben que faltan sietes.",
                ),
                "memory",
            ),
            Hint(
                (8,),
                (
                    "You let the bad run go on. The dice remember neither good luck nor bad: each "
                    "new throw has the same chance as ever.",
                    "Has hecho que la mala racha continúe. Los dados no recuerdan ni la buena "
                    "suerte ni la mala: cada tirada nueva tiene la probabilidad de siempre.",
                ),
                "memory",
            ),
            Hint(
                (Fraction(100, 11),),
                (
                    "100 divided by 11: but the eleven sums are not equally likely. What is the "
                    "chance of a seven?",
                    "100 entre 11: pero las once sumas no son igual de probables. ¿Cuál es la "
                    "probabilidad de un siete?",
                ),
                "alike",
            ),
            Hint(
                (Fraction(1, 6),),
                (
                    "That is the chance in one throw; how many sevens come in 100 throws?",
                    "Esa es la probabilidad en una tirada; ¿cuántos sietes salen en 100 tiradas?",
                ),
            ),
        ),
    ),
    Number(
        id="two-dice-4",
        about=(
            "throws for an interval half as wide",
            "tiradas para un intervalo la mitad de ancho",
        ),
        solution=Fraction(400),
        share=False,
        why=(
            "The width shrinks with the square root of the number of throws: four times the "
            "throws, half the width.",
            "La anchura disminuye con la raíz cuadrada del número de tiradas: cuatro veces más "
            "tiradas, la mitad de ancho.",
        ),
        otherwise=(
            "Not yet. In the formula the number of throws stands under a root: by what must it "
            "grow for the root to double?",
            "Todavía no. En la fórmula el número de tiradas está dentro de una raíz: ¿por cuánto "
            "hay que multiplicarlo para que la raíz sea el doble?",
        ),
        hints=(
            Hint(
                (200,),
                (
                    "Twice the throws is not enough: the root of 2 is only about 1.41, so the "
                    "interval shrinks to 0.71 of its width.",
                    "El doble de tiradas no basta: la raíz de 2 es solo 1,41 más o menos, y el "
                    "intervalo se queda en 0,71 de su anchura.",
                ),
            ),
            Hint(
                (300,),
                (
                    "300 more throws is right; how many are there in all?",
                    "Son 300 tiradas más, sí; ¿cuántas hay en total?",
                ),
            ),
            Hint(
                (10_000,),
                (
                    "That is 100 times as many throws: the interval would be 10 times as narrow.",
                    "Son 100 veces más tiradas: el intervalo sería 10 veces más estrecho.",
                ),
            ),
            Hint(
                (50, 25),
                (
                    "Fewer throws tell you less: the interval would grow wider.",
                    "Con menos tiradas se sabe menos: el intervalo sería más ancho.",
                ),
            ),
        ),
    ),
    Number(
        id="two-dice-5",
        about=("the chance of three doubles in a row", "la probabilidad de tres dobles seguidos"),
        solution=Fraction(1, 216),
        why=(
            "1/6 of 1/6 of 1/6: one turn in 216 goes to the Galleys in this way.",
            "1/6 de 1/6 de 1/6: de este modo acaba en Galeras un turno de cada 216.",
        ),
        otherwise=(
            "Not yet. Think of 216 turns: in how many is the first throw a double? In how many of "
            "those the second as well? And the third?",
            "Todavía no. Imagina 216 turnos: ¿en cuántos es doble la primera tirada? ¿En cuántos "
            "de esos también la segunda? ¿Y la tercera?",
        ),
        hints=(
            Hint(
                (Fraction(1, 2),),
                (
                    "You added 1/6 three times. All three must happen, so each condition cuts the "
                    "chance down: multiply.",
                    "Has sumado 1/6 tres veces. Tienen que ocurrir las tres cosas, y cada "
                    "condición reduce la probabilidad: multiplica.",
                ),
            ),
            Hint(
                (Fraction(1, 18),),
                (
                    "You divided 1/6 by 3. Each further double divides by 6, not by 3.",
                    "Has dividido 1/6 entre 3. Cada doble de más divide entre 6, no entre 3.",
                ),
            ),
            Hint(
                (Fraction(1, 46656),),
                (
                    "That is one named double, such as six and six, three times over. Here any "
                    "double counts: six throws of the 36.",
                    "Ese es un doble concreto, como seis y seis, tres veces. Aquí vale cualquier "
                    "doble: seis tiradas de las 36.",
                ),
            ),
            Hint(
                (Fraction(8, 343),),
                (
                    "You took 6 doubles of 21 kinds of throw. The kinds are not equally likely: "
                    "(3, 4) and (4, 3) are two throws, so a double is 6 of 36.",
                    "Has tomado 6 dobles de 21 clases de tirada. Las clases no son igual de "
                    "probables: (3, 4) y (4, 3) son dos tiradas, así que un doble es 6 de 36.",
                ),
                "order",
            ),
            Hint(
                (Fraction(1, 36),),
                (
                    "That is two doubles in a row. One more is needed.",
                    "Eso son dos dobles seguidos. Hace falta uno más.",
                ),
            ),
        ),
    ),
    Number(
        id="two-dice-6",
        about=(
            "a third double after two of them",
            "un tercer doble después de dos",
        ),
        solution=Fraction(1, 6),
        why=(
            "The two doubles have happened; the third throw has the chance of any throw.",
            "Los dos dobles ya han salido; la tercera tirada tiene la probabilidad de cualquiera.",
        ),
        otherwise=(
            "Not yet. Two doubles have already been thrown and can't be changed: which throw is "
            "still open?",
            "Todavía no. Los dos dobles ya han salido y no se pueden cambiar: ¿qué tirada queda "
            "por hacer?",
        ),
        hints=(
            Hint(
                (Fraction(1, 216), 0),
                (
                    "That would be for all three before the first throw, or for dice that avoid "
                    "what they have just shown. Two doubles are done, and dice have no memory.",
                    "Eso valdría para los tres antes de la primera tirada, o para unos dados que "
                    "evitan lo que acaban de mostrar. Dos dobles ya están hechos, y los dados no "
                    "tienen memoria.",
                ),
                "memory",
            ),
            Hint(
                (Fraction(1, 36),),
                (
                    "That is one named double, such as six and six. Any double sends Ana away.",
                    "Ese es un doble concreto, como seis y seis. Cualquiera manda a Ana a Galeras.",
                ),
            ),
            Hint(
                (Fraction(5, 6),),
                (
                    "That is the chance that she is safe.",
                    "Esa es la probabilidad de que se salve.",
                ),
            ),
            Hint(
                (Fraction(2, 7),),
                (
                    "You took 6 doubles of 21 kinds of throw; count the 36 throws, where (3, 4) "
                    "and (4, 3) are two.",
                    "Has tomado 6 dobles de 21 clases de tirada; cuenta las 36 tiradas, donde "
                    "(3, 4) y (4, 3) son dos.",
                ),
                "order",
            ),
        ),
    ),
    Number(
        id="two-dice-7",
        about=(
            "from the Galleys corner to Sardinia, Malta or Tripoli",
            "de la esquina de Galeras a Cerdeña, Malta o Trípoli",
        ),
        solution=Fraction(14, 36),
        why=(
            "6, 8 and 9 spaces away: 5 + 5 + 4 throws of the 36. That group is the likeliest to be "
            "hit from the Galleys, and many pawns start from there.",
            "Están a 6, 8 y 9 casillas: 5 + 5 + 4 tiradas de las 36. Es el grupo que más se pisa "
            "saliendo de Galeras, y de allí salen muchas fichas.",
        ),
        otherwise=(
            "Not yet. How far is each of the three spaces from space 10? How many throws of the 36 "
            "make each of these sums?",
            "Todavía no. ¿A qué distancia está cada una de las tres casillas de la casilla 10? "
            "¿Cuántas tiradas de las 36 dan cada una de esas sumas?",
        ),
        hints=(
            Hint(
                (Fraction(3, 11),),
                (
                    "Three sums of eleven, but the sums are not equally likely: 6, 8 and 9 are "
                    "among the frequent ones.",
                    "Tres sumas de once, pero las sumas no son igual de probables: 6, 8 y 9 están "
                    "entre las frecuentes.",
                ),
                "alike",
            ),
            Hint(
                (Fraction(8, 21),),
                (
                    "You counted kinds of throw without order: (2, 4) and (4, 2) both lead to "
                    "Sardinia. Count among the 36.",
                    "Has contado clases de tirada sin orden: (2, 4) y (4, 2) llevan las dos a "
                    "Cerdeña. Cuenta entre las 36.",
                ),
                "order",
            ),
            Hint(
                (Fraction(3, 36),),
                (
                    "Three sums are not three throws: 6 alone comes in five ways.",
                    "Tres sumas no son tres tiradas: solo el 6 sale de cinco maneras.",
                ),
            ),
            Hint(
                (Fraction(3, 40), Fraction(3, 12)),
                (
                    "The spaces ahead are not equally likely: the dice choose 7 spaces far more "
                    "often than 2 or 12.",
                    "Las casillas de delante no son igual de probables: los dados eligen 7 "
                    "casillas mucho más a menudo que 2 o 12.",
                ),
                "alike",
            ),
        ),
    ),
)
