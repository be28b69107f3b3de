"""Answers and hints of the lesson "Two piles"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "piles"
TITLE: Pair = ("Two piles", "Dos mazos")

MISCONCEPTIONS: dict[str, Pair] = {
    "dice": (
        "Cards are like dice: the chance of a card is the same at every draw, whatever has come "
        "before.",
        "Las cartas son como los dados: la probabilidad de una carta es la misma cada vez, haya "
        "salido antes lo que haya salido.",
    ),
    "later": (
        "Whoever draws later has another chance of a card, even if nobody has seen the cards "
        "before.",
        "Quien saca más tarde tiene otra probabilidad de una carta, aunque nadie haya visto las "
        "anteriores.",
    ),
    "add": (
        "The chances of several draws may simply be added up.",
        "Las probabilidades de varias cartas se pueden sumar sin más.",
    ),
}

QUESTIONS = (
    Choice(
        id="piles-1",
        about=(
            "the Galleys after six other cards, or on the first card",
            "Galeras después de otras seis cartas, o en la primera carta",
        ),
        solution="b",
        why=(
            "Six harmless cards lie under the pile. “To the Galleys” is one of the ten that are "
            "left: 1/10 is more than 1/16.",
            "Seis cartas inofensivas están debajo del mazo. «A Galeras» es una de las diez que "
            "quedan: 1/10 es más que 1/16.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "Luck is not used up, but harmless cards are. How many cards can still be the "
                    "next one in each game?",
                    "La suerte no se gasta, pero las cartas inofensivas sí. ¿Cuántas cartas pueden "
                    "ser todavía la próxima en cada partida?",
                ),
            ),
            Hint(
                ("c",),
                (
                    "That would be so with dice. But the six cards lie under the pile and can't "
                    "be next: how many can?",
                    "Así sería con dados. Pero las seis cartas están debajo del mazo y no pueden "
                    "ser la próxima: ¿cuántas pueden serlo?",
                ),
                "dice",
            ),
        ),
    ),
    Number(
        id="piles-2",
        about=(
            "the first two Cofre cards both bring money",
            "las dos primeras cartas de Cofre dan dinero",
        ),
        solution=Fraction(1, 12),
        why=(
            "5/16 for the first. If it brought money, four such cards are left among 15: "
            "5/16 · 4/15 = 1/12.",
            "5/16 para la primera. Si ha dado dinero, quedan cuatro así entre 15: "
            "5/16 · 4/15 = 1/12.",
        ),
        otherwise=(
            "Not yet. First the chance that the first card brings money; then, if it did, how many "
            "such cards are left among how many? Multiply.",
            "Todavía no. Primero, la probabilidad de que la primera dé dinero; después, si lo ha "
            "dado, ¿cuántas así quedan, y entre cuántas? Multiplica.",
        ),
        hints=(
            Hint(
                (Fraction(25, 256),),
                (
                    "With 5/16 twice, the first card would go back into the pile and be shuffled "
                    "in. Here it lies at the bottom.",
                    "Con 5/16 dos veces, la primera carta volvería a barajarse con las demás. Aquí "
                    "está al fondo.",
                ),
                "dice",
            ),
            Hint(
                (Fraction(5, 16) * Fraction(5, 15),),
                (
                    "You took the first card away from below, but it was one of the five as well.",
                    "Has quitado abajo la primera carta, pero también era una de las cinco.",
                ),
            ),
            Hint(
                (Fraction(5, 16) * Fraction(4, 16),),
                (
                    "You took the first card away from the five, but it is missing among the 16 "
                    "too.",
                    "Has quitado la primera carta de las cinco, pero también falta entre las 16.",
                ),
            ),
            Hint(
                (Fraction(5, 8), Fraction(5, 16) + Fraction(4, 15)),
                (
                    "You added. Both together must be rarer than one alone: first the one, and "
                    "then of these cases a part.",
                    "Has sumado. Las dos a la vez tienen que ser más raras que una sola: primero "
                    "una, y después una parte de esos casos.",
                ),
                "add",
            ),
            Hint(
                (Fraction(5, 16), Fraction(4, 15)),
                (
                    "That is one of the two steps. Multiply both.",
                    "Ese es uno de los dos pasos. Multiplica los dos.",
                ),
            ),
        ),
    ),
    Number(
        id="piles-3",
        about=(
            "at least one of the four cards that make you pay, in three draws",
            "al menos una de las cuatro cartas de pagar, al sacar tres",
        ),
        solution=Fraction(17, 28),
        why=(
            "None of the four: 12/16 · 11/15 · 10/14 = 11/28. The rest is 17/28.",
            "Ninguna de las cuatro: 12/16 · 11/15 · 10/14 = 11/28. Lo que falta es 17/28.",
        ),
        otherwise=(
            "Not yet. Begin with the opposite: none of the three cards is one of the four. Three "
            "fractions are multiplied; then take it from 1.",
            "Todavía no. Empieza por lo contrario: ninguna de las tres cartas es una de las "
            "cuatro. Se multiplican tres fracciones; después, réstalo de 1.",
        ),
        hints=(
            Hint(
                (Fraction(3, 4), Fraction(4, 16) + Fraction(4, 15) + Fraction(4, 14)),
                (
                    "You added the chances of the three draws. But two or three of the cards may "
                    "make you pay, and you count those cases twice or more.",
                    "Has sumado las probabilidades de las tres cartas. Pero puede tocar pagar con "
                    "dos o con las tres, y esos casos los cuentas varias veces.",
                ),
                "add",
            ),
            Hint(
                (Fraction(37, 64),),
                (
                    "You used 12/16 three times, as if each card were shuffled in again. What is "
                    "left after one card, and after two?",
                    "Has usado tres veces 12/16, como si cada carta se volviera a barajar. ¿Qué "
                    "queda después de una carta, y después de dos?",
                ),
                "dice",
            ),
            Hint(
                (Fraction(11, 28), Fraction(27, 64)),
                (
                    "That is the chance that you pay nothing. What is asked is the rest.",
                    "Esa es la probabilidad de no pagar nada. Se pide lo que falta.",
                ),
            ),
            Hint(
                (Fraction(33, 70),),
                (
                    "That is exactly one such card. Two or three count too.",
                    "Eso es exactamente una carta así. También valen dos o tres.",
                ),
            ),
            Hint(
                (Fraction(1, 140),),
                (
                    "That is the chance that all three make you pay. One is enough.",
                    "Esa es la probabilidad de pagar con las tres. Basta una.",
                ),
            ),
        ),
    ),
    Number(
        id="piles-4",
        about=(
            "the fifth card of the game is “A treasure”",
            "la quinta carta de la partida es «Un tesoro»",
        ),
        solution=Fraction(1, 16),
        why=(
            "The treasure lies at one of 16 places, and nobody has seen where: each place is as "
            "likely, the fifth like the first.",
            "El tesoro está en uno de los 16 lugares y nadie ha visto en cuál: todos son igual de "
            "probables, el quinto como el primero.",
        ),
        otherwise=(
            "Not yet. Lay out the 16 cards face down in a row. Where may the treasure lie, and "
            "which of these places is asked for?",
            "Todavía no. Pon las 16 cartas boca abajo en una fila. ¿Dónde puede estar el tesoro, y "
            "por cuál de esos lugares se pregunta?",
        ),
        hints=(
            Hint(
                (Fraction(1, 12),),
                (
                    "1/12 would be right if you had seen four other cards. Nobody has seen "
                    "anything yet: the treasure may be one of the four before.",
                    "1/12 valdría si hubieras visto otras cuatro cartas. Nadie ha visto nada "
                    "todavía: el tesoro puede ser una de las cuatro anteriores.",
                ),
                "later",
            ),
            Hint(
                (Fraction(1, 11), Fraction(1, 5)),
                (
                    "Of 16 places in a row one is asked for, the fifth. How many could hold the "
                    "treasure?",
                    "De 16 lugares en fila se pregunta por uno, el quinto. ¿Cuántos podrían "
                    "tener el tesoro?",
                ),
            ),
            Hint(
                (Fraction(5, 16),),
                (
                    "That is the chance that it is *among* the first five. Here it must be the "
                    "fifth itself.",
                    "Esa es la probabilidad de que esté *entre* las cinco primeras. Aquí tiene que "
                    "ser la quinta.",
                ),
            ),
            Hint(
                (Fraction(15**4, 16**5),),
                (
                    "That is how one waits for a face of a die. A card that has come can't come "
                    "again: 15/16 · 14/15 · 13/14 · 12/13 · 1/12.",
                    "Así se espera que salga una cara de un dado. Una carta que ha salido no puede "
                    "volver: 15/16 · 14/15 · 13/14 · 12/13 · 1/12.",
                ),
                "dice",
            ),
        ),
    ),
    Number(
        id="piles-5",
        about=(
            "cards until the first of the four that make you pay, on average",
            "cartas hasta la primera de las cuatro de pagar, en promedio",
        ),
        solution=Fraction(17, 5),
        share=False,
        why=(
            "Four walls make five gaps for the other 12 cards: 12/5 before the first wall, and "
            "the wall itself: 17/5 = 3.4.",
            "Cuatro paredes dejan cinco huecos para las otras 12 cartas: 12/5 antes de la primera "
            "pared, y la pared misma: 17/5 = 3,4.",
        ),
        otherwise=(
            "Not yet. Four walls in a row: how many gaps do they make? The other 12 cards share "
            "these gaps evenly. And count the wall itself.",
            "Todavía no. Cuatro paredes en una fila: ¿cuántos huecos dejan? Las otras 12 cartas se "
            "reparten por igual en esos huecos. Y cuenta la pared misma.",
        ),
        hints=(
            Hint(
                (4,),
                (
                    "16/4 = 4 is how long one waits with a die: the same card may come again and "
                    "again. Here each harmless card goes away, so it is less: count the gaps.",
                    "16/4 = 4 es lo que se espera con un dado: la misma carta puede salir una y "
                    "otra vez. Aquí cada carta inofensiva se va, así que es menos: cuenta los "
                    "huecos.",
                ),
                "dice",
            ),
            Hint(
                (Fraction(12, 5),),
                (
                    "Those are the harmless cards before it. The card that you wait for is drawn "
                    "too.",
                    "Esas son las cartas inofensivas de antes. La carta que esperas también se "
                    "saca.",
                ),
            ),
            Hint(
                (3,),
                (
                    "Four walls make five gaps, not four: there is one before the first, three "
                    "between them, and one after the last.",
                    "Cuatro paredes dejan cinco huecos, no cuatro: uno antes de la primera, tres "
                    "entre ellas y uno después de la última.",
                ),
            ),
            Hint(
                (Fraction(17, 2), Fraction(17, 3)),
                (
                    "That is the wait for one card or for two. Here any of four will do, so one "
                    "waits less.",
                    "Esa es la espera de una carta o de dos. Aquí sirve cualquiera de las cuatro, "
                    "así que se espera menos.",
                ),
            ),
        ),
    ),
    Number(
        id="piles-6",
        about=(
            "“A treasure” comes round again",
            "«Un tesoro» vuelve a salir",
        ),
        solution=Fraction(3),
        share=False,
        why=(
            "Under the pile lie the second, the third and the fourth card drawn, in this order; "
            "the first is in Ana's hand. The treasure comes third, for certain.",
            "Debajo del mazo están la segunda, la tercera y la cuarta carta que salieron, en ese "
            "orden; la primera la tiene Ana. El tesoro sale la tercera, seguro.",
        ),
        otherwise=(
            "Not yet. Write down the pile from the top: after 16 cards, which one lies there "
            "first? And which card is missing?",
            "Todavía no. Escribe el mazo desde arriba: después de 16 cartas, ¿cuál está la "
            "primera? ¿Y qué carta falta?",
        ),
        hints=(
            Hint(
                (4,),
                (
                    "It was the fourth, but Ana keeps the first: that one is not in the pile.",
                    "Fue la cuarta, pero Ana guarda la primera: esa no está en el mazo.",
                ),
            ),
            Hint(
                (Fraction(17, 2), 8, Fraction(1, 16)),
                (
                    "That would be right if the pile were shuffled. Nobody shuffles it: every card "
                    "went under it in the order in which it came.",
                    "Eso valdría si se barajara el mazo. Nadie lo baraja: cada carta fue debajo en "
                    "el orden en que salió.",
                ),
                "dice",
            ),
            Hint(
                (16, 20, 19, 15, 12, 13),
                (
                    "All 16 have been drawn already, so the pile begins again at its first card. "
                    "Count from there.",
                    "Ya han salido las 16, así que el mazo empieza otra vez por su primera carta. "
                    "Cuenta desde ahí.",
                ),
            ),
        ),
        tolerance=Fraction(1, 100),
    ),
    Number(
        id="piles-7",
        about=(
            "Ana draws from three unseen cards and Luis from eight: somebody goes to the Galleys",
            "Ana saca de tres cartas sin ver y Luis de ocho: alguien va a Galeras",
        ),
        solution=Fraction(5, 12),
        why=(
            "Both are spared with the chance 2/3 · 7/8 = 7/12, since the piles know nothing of "
            "each other. The rest is 5/12.",
            "Se libran los dos con probabilidad 2/3 · 7/8 = 7/12, porque los mazos no saben nada "
            "el uno del otro. Lo que falta es 5/12.",
        ),
        otherwise=(
            "Not yet. Begin with the opposite: nobody is sent. What is the chance for Ana, and "
            "what for Luis? Multiply, and take it from 1.",
            "Todavía no. Empieza por lo contrario: no va nadie. ¿Qué probabilidad tiene Ana y cuál "
            "Luis? Multiplica y réstalo de 1.",
        ),
        hints=(
            Hint(
                (Fraction(1, 3) + Fraction(1, 8),),
                (
                    "You added 1/3 and 1/8. Both may be sent at once, and that case is in both.",
                    "Has sumado 1/3 y 1/8. Pueden ir los dos a la vez, y ese caso está en ambos.",
                ),
                "add",
            ),
            Hint(
                (Fraction(2, 11), Fraction(1, 11)),
                (
                    "You put both piles into one. Each of them draws from a pile of their own.",
                    "Has juntado los dos mazos en uno. Cada cual saca de un mazo distinto.",
                ),
            ),
            Hint(
                (Fraction(1, 8), Fraction(15 * 15, 16 * 16), 1 - Fraction(15 * 15, 16 * 16)),
                (
                    "Not every pile is full: of the first, three cards are unseen, of the second "
                    "eight. Use both.",
                    "Los mazos no están enteros: del primero quedan tres cartas sin ver y del "
                    "segundo ocho. Usa los dos.",
                ),
                "dice",
            ),
            Hint(
                (Fraction(7, 12),),
                (
                    "That is the chance that nobody is sent. What is asked is the rest.",
                    "Esa es la probabilidad de que no vaya nadie. Se pide lo que falta.",
                ),
            ),
            Hint(
                (Fraction(1, 24),),
                (
                    "That is the chance that both are sent. One is enough.",
                    "Esa es la probabilidad de que vayan los dos. Basta con que vaya alguien.",
                ),
            ),
        ),
    ),
)
