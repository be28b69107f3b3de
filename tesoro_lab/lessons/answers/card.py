"""Answers and hints of the lesson "One more card"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "card"
TITLE: Pair = ("One more card", "Una carta más")

MISCONCEPTIONS: dict[str, Pair] = {
    "putback": (
        "The chance of a loss is the same at every card, whatever has been turned before.",
        "La probabilidad de perder es la misma en cada carta, se haya descubierto antes lo que se "
        "haya descubierto.",
    ),
    "given": (
        "What one learns about the next card doesn't change its chance: one still divides by all "
        "the cards.",
        "Lo que se llega a saber de la próxima carta no cambia su probabilidad: se sigue "
        "dividiendo entre todas las cartas.",
    ),
    "mine": (
        "For two to agree, somebody must agree with me; other pairs don't count.",
        "Para que dos coincidan, alguien tiene que coincidir conmigo; las otras parejas no "
        "cuentan.",
    ),
}

QUESTIONS = (
    Choice(
        id="card-1",
        about=(
            "a red ship alone, or beside three people",
            "un barco rojo solo, o junto a tres personajes",
        ),
        solution="b",
        why=(
            "The nine red ships are unseen in both, but beside the people only 115 cards are "
            "left and not 118: 9/115 is more than 9/118.",
            "Los nueve barcos rojos están sin ver en los dos, pero junto a los personajes solo "
            "quedan 115 cartas y no 118: 9/115 es más que 9/118.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "Three people bring no luck. Write the fraction for each harbour: what stands "
                    "above, and what below?",
                    "Tres personajes no traen suerte. Escribe la fracción de cada puerto: ¿qué hay "
                    "arriba y qué hay abajo?",
                ),
            ),
            Hint(
                ("c",),
                (
                    "Dice would not care about what came before, but cards don't go back: how "
                    "many are unseen in each harbour?",
                    "A unos dados les daría igual lo anterior, pero las cartas no vuelven: "
                    "¿cuántas quedan sin ver en cada puerto?",
                ),
                "putback",
            ),
        ),
    ),
    Number(
        id="card-2",
        about=(
            "the fifth card after three ships and a sailor",
            "la quinta carta tras tres barcos y un marinero",
        ),
        solution=Fraction(27, 115),
        why=(
            "Nine ships of each of the three colours are unseen: 27 bad cards among the "
            "119 − 4 = 115.",
            "Quedan sin ver nueve barcos de cada uno de los tres colores: 27 cartas malas entre "
            "119 − 4 = 115.",
        ),
        otherwise=(
            "Not yet. How many cards are unseen after four? And how many of these are yellow, "
            "green or black ships?",
            "Todavía no. ¿Cuántas cartas quedan sin ver después de cuatro? ¿Y cuántas de ellas son "
            "barcos amarillos, verdes o negros?",
        ),
        hints=(
            Hint(
                (Fraction(27, 119), Fraction(30, 119)),
                (
                    "You divide by all 119 cards, but four of them lie open on the table and "
                    "can't come again.",
                    "Divides entre las 119 cartas, pero cuatro están descubiertas en la mesa y no "
                    "pueden volver a salir.",
                ),
                "putback",
            ),
            Hint(
                (Fraction(30, 115),),
                (
                    "The right number below. Above, one ship of each colour lies open already.",
                    "El número de abajo está bien. Arriba: un barco de cada color ya está "
                    "descubierto.",
                ),
            ),
            Hint(
                (Fraction(27, 116),),
                (
                    "The sailor is harmless, but he is a card that you have seen too.",
                    "El marinero es inofensivo, pero también es una carta que ya has visto.",
                ),
            ),
            Hint(
                (Fraction(9, 115),),
                (
                    "Those are the bad ships of one colour; three colours lie there.",
                    "Esos son los barcos malos de un color; hay tres colores.",
                ),
            ),
            Hint(
                (Fraction(27, 47),),
                (
                    "That would be right if you knew that the next card is a ship. Nobody said so.",
                    "Eso valdría si supieras que la próxima carta es un barco. Nadie lo ha dicho.",
                ),
            ),
        ),
    ),
    Number(
        id="card-3",
        about=(
            "three ships lie there, and the next card is a ship",
            "hay tres barcos, y la próxima carta es un barco",
        ),
        solution=Fraction(27, 47),
        why=(
            "Only the 47 unseen ships are possible, and 27 of them are of a colour that lies "
            "there. Without the hint it was 27/116.",
            "Solo son posibles los 47 barcos sin ver, y 27 son de un color que ya está. Sin el "
            "aviso era 27/116.",
        ),
        otherwise=(
            "Not yet. Cross out every card that is no ship. How many are left that you have not "
            "seen, and how many of them lose?",
            "Todavía no. Tacha todas las cartas que no son barcos. ¿Cuántas quedan sin ver, y "
            "cuántas de ellas hacen perder?",
        ),
        hints=(
            Hint(
                (Fraction(27, 116), Fraction(27, 119)),
                (
                    "You still count people, expeditions and taxes below. You know that it is a "
                    "ship: cross the others out.",
                    "Abajo sigues contando personajes, expediciones e impuestos. Sabes que es un "
                    "barco: tacha las demás cartas.",
                ),
                "given",
            ),
            Hint(
                (Fraction(27, 50), Fraction(3, 5)),
                (
                    "Three of the 50 ships lie open and can't come again.",
                    "Tres de los 50 barcos están descubiertos y no pueden volver a salir.",
                ),
                "putback",
            ),
            Hint(
                (Fraction(20, 47),),
                (
                    "That is the chance that this ship does no harm.",
                    "Esa es la probabilidad de que ese barco no haga daño.",
                ),
            ),
            Hint(
                (Fraction(18, 48),),
                (
                    "That was with two ships. Now three lie there.",
                    "Eso era con dos barcos. Ahora hay tres.",
                ),
            ),
        ),
    ),
    Number(
        id="card-4",
        about=(
            "it was a ship, if the turn was not lost",
            "era un barco, si el turno no se ha perdido",
        ),
        solution=Fraction(20, 89),
        why=(
            "27 of the 116 cards are out, since he cheered: 89 are left, and 20 of them are ships "
            "of the two other colours.",
            "De las 116 cartas, 27 quedan fuera, porque se ha alegrado: quedan 89, y 20 son barcos "
            "de los otros dos colores.",
        ),
        otherwise=(
            "Not yet. First cross out the cards that he can't have drawn. How many are left, and "
            "how many of those are ships?",
            "Todavía no. Tacha primero las cartas que no ha podido robar. ¿Cuántas quedan, y "
            "cuántas de ellas son barcos?",
        ),
        hints=(
            Hint(
                (Fraction(20, 116),),
                (
                    "The right cards above. But below you still count those that would have lost "
                    "the turn; he cheered, so they are out.",
                    "Arriba están las cartas correctas. Pero abajo sigues contando las que habrían "
                    "perdido el turno; se ha alegrado, así que quedan fuera.",
                ),
                "given",
            ),
            Hint(
                (Fraction(20, 47),),
                (
                    "You have turned it round: that is the chance of no loss if it is a ship. "
                    "Here you know that there was no loss.",
                    "Le has dado la vuelta: esa es la probabilidad de no perder si es un barco. "
                    "Aquí sabes que no se ha perdido.",
                ),
            ),
            Hint(
                (Fraction(47, 116),),
                (
                    "That is the chance of a ship before he cheered. Now you know more.",
                    "Esa es la probabilidad de un barco antes de que se alegrara. Ahora sabes más.",
                ),
            ),
            Hint(
                (Fraction(47, 89),),
                (
                    "Of the 47 ships, 27 would have lost the turn.",
                    "De los 47 barcos, 27 habrían perdido el turno.",
                ),
            ),
            Hint(
                (Fraction(69, 89),),
                (
                    "That is the chance that it was no ship.",
                    "Esa es la probabilidad de que no fuera un barco.",
                ),
            ),
        ),
    ),
    Number(
        id="card-5",
        about=(
            "at least two of the first three ships alike",
            "al menos dos iguales entre los tres primeros barcos",
        ),
        solution=Fraction(24, 49),
        why=(
            "All different: 40/49 · 30/48 = 25/49. The rest is 24/49, nearly one half.",
            "Todos distintos: 40/49 · 30/48 = 25/49. Lo que falta es 24/49, casi la mitad.",
        ),
        otherwise=(
            "Not yet. First the chance that all three are different, as a product; then what is "
            "missing to 1.",
            "Todavía no. Primero la probabilidad de que los tres sean distintos, como un producto; "
            "después, lo que falta hasta 1.",
        ),
        hints=(
            Hint(
                (Fraction(25, 49),),
                (
                    "That is the chance that all three are different. What is asked is the rest.",
                    "Esa es la probabilidad de que los tres sean distintos. Se pide lo que falta.",
                ),
            ),
            Hint(
                (Fraction(33, 98), Fraction(18, 49)),
                (
                    "You compare each ship with the first one only. The second and the third may "
                    "be alike too.",
                    "Comparas cada barco solo con el primero. El segundo y el tercero también "
                    "pueden ser iguales.",
                ),
                "mine",
            ),
            Hint(
                (Fraction(13, 25),),
                (
                    "With 4/5 and 3/5 each ship would go back into the pile. Here one is missing "
                    "each time.",
                    "Con 4/5 y 3/5 cada barco volvería al mazo. Aquí falta uno cada vez.",
                ),
                "putback",
            ),
            Hint(
                (Fraction(9, 49), Fraction(18, 48)),
                (
                    "That is the danger at one ship. Put both steps together: multiply the "
                    "chances that all goes well.",
                    "Ese es el peligro en un solo barco. Une los dos pasos: multiplica las "
                    "probabilidades de que vaya bien.",
                ),
            ),
            Hint(
                (Fraction(9, 49) + Fraction(18, 48),),
                (
                    "You added the two dangers. But the second one only comes if the first ship "
                    "did no harm.",
                    "Has sumado los dos peligros. Pero al segundo solo se llega si el primero no "
                    "ha hecho daño.",
                ),
            ),
        ),
    ),
    Number(
        id="card-6",
        about=(
            "four friends, at least two born on the same weekday",
            "cuatro amigas, al menos dos nacidas el mismo día de la semana",
        ),
        solution=Fraction(223, 343),
        why=(
            "All different: 6/7 · 5/7 · 4/7 = 120/343. The rest is 223/343, about two in three.",
            "Todas distintas: 6/7 · 5/7 · 4/7 = 120/343. Lo que falta es 223/343, unas dos de cada "
            "tres veces.",
        ),
        otherwise=(
            "Not yet. Ask one after another: how many of the seven days are still free for the "
            "second, the third, the fourth? Multiply, and take it from 1.",
            "Todavía no. Pregunta una tras otra: ¿cuántos de los siete días quedan libres para la "
            "segunda, la tercera, la cuarta? Multiplica y réstalo de 1.",
        ),
        hints=(
            Hint(
                (Fraction(127, 343), Fraction(3, 7)),
                (
                    "That is about somebody who shares the day of *one* friend, three pairs. Any "
                    "two of the four will do: there are six pairs.",
                    "Eso es que alguien comparta el día de *una* amiga, tres parejas. Sirven dos "
                    "cualesquiera de las cuatro: hay seis parejas.",
                ),
                "mine",
            ),
            Hint(
                (Fraction(120, 343),),
                (
                    "That is the chance that all four days are different.",
                    "Esa es la probabilidad de que los cuatro días sean distintos.",
                ),
            ),
            Hint(
                (Fraction(6, 7),),
                (
                    "Six pairs, well seen. But you can't simply add 1/7 for each: two pairs may "
                    "agree at once.",
                    "Seis parejas, bien visto. Pero no basta con sumar 1/7 por cada una: pueden "
                    "coincidir dos a la vez.",
                ),
            ),
            Hint(
                (Fraction(1, 7), Fraction(4, 7)),
                (
                    "That is a chance for one step. Go through the friends one after another.",
                    "Esa es la probabilidad de un solo paso. Ve de una amiga a la siguiente.",
                ),
            ),
        ),
    ),
    Number(
        id="card-7",
        about=("two swords against a second ship", "dos sables contra un segundo barco"),
        solution=Fraction(9, 115),
        why=(
            "Two swords stop the weak ones. Still bad are six red ships (3, 3, 6, 6 and two "
            "skulls) and three yellow ones (4, 4, 4): 9 of 115.",
            "Dos sables detienen a los flojos. Siguen siendo malos seis barcos rojos (3, 3, 6, 6 y "
            "dos calaveras) y tres amarillos (4, 4, 4): 9 de 115.",
        ),
        otherwise=(
            "Not yet. Cross out in the list the two ships that lie there and all ships that ask "
            "for 1 or 2. How many red and yellow ones are left, among how many unseen cards?",
            "Todavía no. Tacha en la lista los dos barcos que ya están y todos los que piden 1 o "
            "2. ¿Cuántos rojos y amarillos quedan, y entre cuántas cartas sin ver?",
        ),
        hints=(
            Hint(
                (Fraction(18, 115), Fraction(18, 117)),
                (
                    "You let every second ship lose the turn. With two swords she sends away all "
                    "that ask for 1 or 2.",
                    "Haces que todo segundo barco pierda el turno. Con dos sables aleja los que "
                    "piden 1 o 2.",
                ),
            ),
            Hint(
                (Fraction(9, 117), Fraction(9, 119)),
                (
                    "The bad cards are right. But her two sailors and the two ships are cards "
                    "that you see: none of them can come.",
                    "Las cartas malas están bien. Pero sus dos marineros y los dos barcos son "
                    "cartas que ves: ninguna puede salir.",
                ),
            ),
            Hint(
                (Fraction(10, 115), Fraction(10, 117), Fraction(10, 119)),
                (
                    "Seven red ships are too strong for two swords, but one of them lies open "
                    "in her harbour.",
                    "Siete barcos rojos son demasiado fuertes para dos sables, pero uno de ellos "
                    "está descubierto en su puerto.",
                ),
            ),
            Hint(
                (Fraction(6, 115), Fraction(3, 115)),
                (
                    "That is one of the two colours; both lie there.",
                    "Eso es uno de los dos colores; están los dos.",
                ),
            ),
        ),
    ),
)
