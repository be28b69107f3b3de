"""Answers and hints of the lesson "When to stop"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "stop"
TITLE: Pair = ("When to stop", "Cuándo plantarse")

MISCONCEPTIONS: dict[str, Pair] = {
    "half": (
        "One should go on as long as it is more likely to go well than not.",
        "Conviene seguir mientras sea más probable que vaya bien que lo contrario.",
    ),
    "stake": (
        "What lies there is won already: one more card can only add to it.",
        "Lo que hay ya está ganado: una carta más solo puede añadir.",
    ),
    "result": (
        "A decision was good if it turned out well, and bad if it turned out badly.",
        "Una decisión fue buena si salió bien y mala si salió mal.",
    ),
}

COINS = Fraction(1, 200)
"""A number of coins rounded to two decimals is right."""

QUESTIONS = (
    Number(
        id="stop-1",
        about=("one more ship beside a 3", "un barco más junto a un 3"),
        solution=Fraction(124, 49),
        tolerance=COINS,
        share=False,
        why=(
            "9 ships bring 0, 36 leave you with 3, and 4 bring 4: 124/49 = 2.53. The 3 coins in "
            "hand are more.",
            "9 barcos dan 0, 36 te dejan con 3 y 4 dan 4: 124/49 = 2,53. Las 3 monedas seguras "
            "son más.",
        ),
        otherwise=(
            "Not yet. 49 ships may come: 9 of the same colour, and 40 others, of which 4 show 4 "
            "coins. What do you take in each case?",
            "Todavía no. Pueden salir 49 barcos: 9 del mismo color y otros 40, de los que 4 "
            "muestran 4 monedas. ¿Qué tomas en cada caso?",
        ),
        hints=(
            Hint(
                (Fraction(31, 10),),
                (
                    "You divide by the 40 ships that go well. The other 9 count too: they bring "
                    "0 and take away the 3 that lie there.",
                    "Divides entre los 40 barcos que van bien. Los otros 9 también cuentan: dan 0 "
                    "y se llevan el 3 que hay.",
                ),
                "stake",
            ),
            Hint(
                (Fraction(11, 5),),
                (
                    "That is what an average ship shows. But you keep the better of the two, and "
                    "9 ships lose all.",
                    "Eso es lo que muestra un barco medio. Pero te quedas con el mejor de los dos, "
                    "y 9 barcos lo pierden todo.",
                ),
            ),
            Hint(
                (Fraction(88, 49),),
                (
                    "You took the new ship each time. If it shows less than 3, you still take "
                    "the 3.",
                    "Has tomado siempre el barco nuevo. Si muestra menos de 3, sigues "
                    "tomando el 3.",
                ),
            ),
            Hint(
                (3,),
                (
                    "That is what stopping brings. What does drawing bring?",
                    "Eso es lo que da plantarse. ¿Qué da robar?",
                ),
            ),
            Hint(
                (Fraction(124, 50),),
                (
                    "One of the 50 ships lies there already.",
                    "Uno de los 50 barcos ya está ahí.",
                ),
            ),
        ),
    ),
    Choice(
        id="stop-2",
        about=("two ships with 1 coin each", "dos barcos con 1 moneda cada uno"),
        solution="b",
        why=(
            "18 times 0, and of the 30 others 9 bring 1, 9 bring 2, 9 bring 3 and 3 bring 4: "
            "66/48 = 1.375 on average, more than the 1 you have.",
            "18 veces 0, y de los otros 30, 9 dan 1, 9 dan 2, 9 dan 3 y 3 dan 4: 66/48 = 1,375 de "
            "media, más que la 1 que tienes.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "The right thing to do, but for a reason that fails elsewhere: at 2 and 1 it "
                    "goes well just as often, and one should stop. What is compared?",
                    "Es lo que conviene hacer, pero por una razón que falla en otros casos: con 2 "
                    "y 1 va bien igual de a menudo y conviene plantarse. ¿Qué se compara?",
                ),
                "half",
            ),
            Hint(
                ("c",),
                (
                    "A third sounds much, but only 1 coin is at stake, and up to 4 can be won. "
                    "Work out the average.",
                    "Un tercio parece mucho, pero solo hay 1 moneda en juego y se pueden ganar "
                    "hasta 4. Calcula la media.",
                ),
            ),
        ),
    ),
    Number(
        id="stop-3",
        about=("a Governor at 3 and 2", "un Gobernador con 3 y 2"),
        solution=Fraction(165, 48),
        tolerance=COINS,
        share=False,
        why=(
            "18 ships bring 0; of the others, 18 leave 5, 9 make it 6 and 3 make it 7: 165/48 = "
            "3.44. The more lies there, the more a second ship takes.",
            "18 barcos dan 0; de los otros, 18 dejan 5, 9 lo suben a 6 y 3 a 7: 165/48 = 3,44. "
            "Cuanto más hay, más se lleva un segundo barco.",
        ),
        otherwise=(
            "Not yet. You take the best two of three ships: what are they when the new one shows "
            "1, 2, 3 or 4? And 18 of the 48 lose all.",
            "Todavía no. Tomas los dos mejores de tres barcos: ¿cuáles son si el nuevo muestra 1, "
            "2, 3 o 4? Y 18 de los 48 lo pierden todo.",
        ),
        hints=(
            Hint(
                (Fraction(165, 30),),
                (
                    "You divide by the 30 ships that go well. The 18 others bring 0, and the 5 "
                    "coins are gone.",
                    "Divides entre los 30 barcos que van bien. Los otros 18 dan 0, y las 5 monedas "
                    "desaparecen.",
                ),
                "stake",
            ),
            Hint(
                (Fraction(93, 48),),
                (
                    "That is without the Governor: you may take two ships.",
                    "Eso es sin el Gobernador: puedes tomar dos barcos.",
                ),
            ),
            Hint(
                (Fraction(216, 48),),
                (
                    "You took all three ships. Three colours allow one, and the Governor one more.",
                    "Has tomado los tres barcos. Tres colores permiten uno, y el Gobernador, uno "
                    "más.",
                ),
            ),
            Hint(
                (5,),
                (
                    "That is what stopping brings. What does drawing bring?",
                    "Eso es lo que da plantarse. ¿Qué da robar?",
                ),
            ),
        ),
    ),
    Number(
        id="stop-4",
        about=("a fourth colour at 2, 2 and 1", "un cuarto color con 2, 2 y 1"),
        solution=Fraction(90, 47),
        tolerance=COINS,
        share=False,
        why=(
            "27 ships bring 0; of the 20 others, 12 make it 4, 6 make it 5 and 2 make it 6: "
            "90/47 = 1.91, a little less than the 2 of stopping.",
            "27 barcos dan 0; de los otros 20, 12 lo dejan en 4, 6 en 5 y 2 en 6: 90/47 = 1,91, "
            "algo menos que las 2 de plantarse.",
        ),
        otherwise=(
            "Not yet. 47 ships may come, 27 of them lose all. With one of the 20 others you take "
            "the best two of four: 4, 4, 5 or 6 coins.",
            "Todavía no. Pueden salir 47 barcos, y 27 lo pierden todo. Con uno de los otros 20 "
            "tomas los dos mejores de cuatro: 4, 4, 5 o 6 monedas.",
        ),
        hints=(
            Hint(
                (Fraction(90, 20),),
                (
                    "You divide by the 20 ships that go well. More than half of them all, 27 of "
                    "47, bring 0.",
                    "Divides entre los 20 barcos que van bien. Más de la mitad de todos, 27 de 47, "
                    "dan 0.",
                ),
                "stake",
            ),
            Hint(
                (Fraction(50, 47),),
                (
                    "With a fourth colour you take the best **two** ships.",
                    "Con un cuarto color tomas los **dos** mejores barcos.",
                ),
            ),
            Hint(
                (Fraction(144, 47),),
                (
                    "You took all four ships. Four colours allow two.",
                    "Has tomado los cuatro barcos. Cuatro colores permiten dos.",
                ),
            ),
            Hint(
                (2,),
                (
                    "That is what stopping brings. What does drawing bring?",
                    "Eso es lo que da plantarse. ¿Qué da robar?",
                ),
            ),
        ),
    ),
    Number(
        id="stop-5",
        about=("3 coins, one more or all lost", "3 monedas, una más o todas perdidas"),
        solution=Fraction(1, 4),
        why=(
            "4 · (1 − p) = 3 gives p = 1/4. Even if it goes well two times in three, one should "
            "stop.",
            "4 · (1 − p) = 3 da p = 1/4. Incluso si va bien dos de cada tres veces, conviene "
            "plantarse.",
        ),
        otherwise=(
            "Not yet. Call the chance of the loss p. Drawing is worth 4 · (1 − p) + 0 · p. When "
            "is that just 3?",
            "Todavía no. Llama p a la probabilidad de perder. Robar vale 4 · (1 − p) + 0 · p. "
            "¿Cuándo es justo 3?",
        ),
        hints=(
            Hint(
                (Fraction(1, 2),),
                (
                    "At 1/2 drawing would be worth 2 coins, and you hold 3. There is 1 to win, "
                    "but 3 to lose.",
                    "Con 1/2 robar valdría 2 monedas, y tienes 3. Hay 1 que ganar, pero 3 que "
                    "perder.",
                ),
                "half",
            ),
            Hint(
                (Fraction(3, 4),),
                (
                    "That is how likely it must be to go well. What is asked is the loss.",
                    "Esa es la probabilidad que debe tener que vaya bien. Se pide la de perder.",
                ),
            ),
            Hint(
                (Fraction(1, 3),),
                (
                    "1 to win against 3 to lose is right, but as a share of all cases it is one "
                    "of how many?",
                    "1 que ganar contra 3 que perder, eso está bien; pero como parte de todos los "
                    "casos, ¿es uno de cuántos?",
                ),
            ),
        ),
    ),
    Number(
        id="stop-6",
        about=("the price of a rule in 11 turns", "el precio de una regla en 11 turnos"),
        solution=11 * (Fraction(45757, 18424) - Fraction(548, 245)),
        tolerance=Fraction(1, 50),
        share=False,
        why=(
            "2.4836 − 2.2367 = 0.2468 coins a turn, 2.72 in 11 turns: nearly the price of a "
            "sailor.",
            "2,4836 − 2,2367 = 0,2468 monedas por turno, 2,72 en 11 turnos: casi el precio de un "
            "marinero.",
        ),
        otherwise=(
            "Not yet. Take what the rule brings a turn from what the best plan brings, and "
            "multiply by the turns.",
            "Todavía no. Resta lo que da la regla por turno de lo que da el mejor plan y "
            "multiplica por los turnos.",
        ),
        hints=(
            Hint(
                (Fraction(45757, 18424) - Fraction(548, 245),),
                ("That is the price of one turn.", "Ese es el precio de un turno."),
            ),
            Hint(
                (11 * Fraction(548, 245), 11 * Fraction(45757, 18424)),
                (
                    "That is what one of the two brings in 11 turns. The price is the difference.",
                    "Eso es lo que da uno de los dos en 11 turnos. El precio es la diferencia.",
                ),
            ),
            Hint(
                (11 * (Fraction(548, 245) - Fraction(45757, 18424)),),
                (
                    "Right but for the sign: a price is what you go without.",
                    "Bien, salvo el signo: un precio es lo que dejas de ganar.",
                ),
            ),
            Hint(
                (11 * (Fraction(45757, 18424) - Fraction(11, 5)),),
                (
                    "That is the price of *first ship*. Look at the row below it.",
                    "Ese es el precio de *primer barco*. Mira la fila de debajo.",
                ),
            ),
        ),
    ),
    Number(
        id="stop-7",
        about=("the rule of two coins", "la regla de las dos monedas"),
        solution=Fraction(227657, 92120),
        tolerance=COINS,
        share=False,
        why=(
            "About 2.471, only 0.012 less than the best plan. A good simple rule looks at the "
            "coins, not at the number of ships.",
            "Unas 2,471, solo 0,012 menos que el mejor plan. Una buena regla sencilla mira las "
            "monedas, no el número de barcos.",
        ),
        otherwise=(
            "Not yet. Copy the rule of three coins, lambda ships: stop(ships) >= 3, change its "
            "number, and give it to value( ).",
            "Todavía no. Copia la regla de tres monedas, lambda ships: stop(ships) >= 3, cambia su "
            "número y dásela a value( ).",
        ),
        hints=(
            Hint(
                (Fraction(502513, 211876),),
                (
                    "That is the rule of three coins. At least 2 is written >= 2; with > 2 one "
                    "waits for 3.",
                    "Esa es la regla de tres monedas. Al menos 2 se escribe >= 2; con > 2 se "
                    "espera a 3.",
                ),
            ),
            Hint(
                (Fraction(45757, 18424),),
                (
                    "That is the best plan. The slip of paper is a little worse.",
                    "Ese es el mejor plan. El papelito es un poco peor.",
                ),
            ),
            Hint(
                (Fraction(548, 245),),
                (
                    "That is two *colours*, len(ships). Here two *coins* are asked for, "
                    "stop(ships).",
                    "Eso son dos *colores*, len(ships). Aquí se piden dos *monedas*, stop(ships).",
                ),
            ),
        ),
    ),
    Choice(
        id="stop-8",
        about=("judging a draw that went wrong", "juzgar un robo que salió mal"),
        solution="b",
        why=(
            "Drawing was worth 1.44 coins on average with the best plan, stopping 1. Bad luck "
            "doesn't make a good decision bad.",
            "Robar valía de media 1,44 monedas con el mejor plan, y plantarse, 1. La mala suerte "
            "no vuelve mala una buena decisión.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "That is how it turned out. But when Ana decided nobody could know it: what "
                    "was drawing worth at that moment?",
                    "Así salió. Pero cuando Ana decidió nadie podía saberlo: ¿cuánto valía robar "
                    "en ese momento?",
                ),
                "result",
            ),
            Hint(
                ("c",),
                (
                    "Then luck would decide who thinks well. Would you praise somebody who drew "
                    "from 4 coins and happened to gain?",
                    "Entonces la suerte decidiría quién piensa bien. ¿Alabarías a quien robó "
                    "teniendo 4 monedas y tuvo la suerte de ganar?",
                ),
            ),
        ),
    ),
)
