"""Answers and hints of the lesson "Write a bot"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "bot"
TITLE: Pair = ("Write a bot", "Escribe un robot")

MISCONCEPTIONS: dict[str, Pair] = {
    "half": (
        "A player who is as good as the others wins half of the games, however many sit there.",
        "Quien juega igual de bien que los demás gana la mitad de las partidas, haya cuantos haya "
        "en la mesa.",
    ),
    "ladder": (
        "Strength is one number: whoever is better against one rival is better at every table.",
        "La fuerza es un solo número: quien es mejor contra un rival lo es en cualquier mesa.",
    ),
    "best": (
        "The best of many tries is good: its result speaks for itself.",
        "El mejor de muchos intentos es bueno: su resultado habla por sí solo.",
    ),
}

QUESTIONS = (
    Choice(
        id="bot-1",
        about=("luck that does not come from rng", "suerte que no viene de rng"),
        solution="b",
        why=(
            "The seed of the game governs rng only. With other luck an odd game can't be looked at "
            "again, and the two bots of a comparison no longer have the same luck.",
            "La semilla de la partida solo gobierna rng. Con otra suerte no se puede volver a ver "
            "una partida rara, y los dos robots de una comparación ya no tienen la misma suerte.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "Both sources give equally good luck. What does a seed promise, though?",
                    "Las dos fuentes dan una suerte igual de buena. Pero ¿qué promete una semilla?",
                ),
            ),
            Hint(
                ("c",),
                (
                    "For one game, yes. Now try to play exactly that game again, from its seed.",
                    "Para una partida, sí. Intenta ahora repetir exactamente esa partida, a partir "
                    "de su semilla.",
                ),
            ),
        ),
    ),
    Number(
        id="bot-2",
        about=("an equal among four", "uno igual entre cuatro"),
        solution=Fraction(1, 4),
        why=(
            "Four equals share the wins. At this table a bot that wins a third is already strong.",
            "Cuatro iguales se reparten las victorias. En esta mesa, un robot que gana un tercio "
            "ya es fuerte.",
        ),
        otherwise=(
            "Not yet. One of four players wins each game, and none of them plays better.",
            "Todavía no. En cada partida gana uno de los cuatro, y ninguno juega mejor.",
        ),
        hints=(
            Hint(
                (Fraction(1, 2),),
                (
                    "Half would be right for two players. Here four share the wins.",
                    "La mitad sería lo justo entre dos. Aquí se reparten las victorias cuatro.",
                ),
                "half",
            ),
            Hint(
                (Fraction(1, 3),),
                (
                    "There are three others, but your bot sits there as well.",
                    "Los otros son tres, pero tu robot también está sentado.",
                ),
            ),
        ),
    ),
    Number(
        id="bot-3",
        about=("the first to win twice", "quien antes gana dos veces"),
        solution=Fraction(81, 125),
        why=(
            "Two wins at once: 9/25. Or one loss, in the first or the second game, and then a win: "
            "2 · 9/25 · 2/5 = 36/125. Together 81/125: a longer match favours the stronger one.",
            "Dos victorias seguidas: 9/25. O una derrota, en la primera o en la segunda, y después "
            "la victoria: 2 · 9/25 · 2/5 = 36/125. En total, 81/125: un duelo más largo favorece "
            "al más fuerte.",
        ),
        otherwise=(
            "Not yet. List the courses of the match that the bot wins: two of them have three "
            "games.",
            "Todavía no. Escribe los desarrollos del duelo que gana el robot: dos de ellos tienen "
            "tres partidas.",
        ),
        hints=(
            Hint(
                (Fraction(9, 25),),
                (
                    "That is two wins in the first two games. It may also lose one and still win.",
                    "Eso es ganar las dos primeras. También puede perder una y ganar el duelo.",
                ),
            ),
            Hint(
                (Fraction(3, 5),),
                (
                    "That is the chance in one game. A match gives luck less room.",
                    "Esa es la probabilidad en una partida. Un duelo le deja menos sitio a la "
                    "suerte.",
                ),
            ),
            Hint(
                (Fraction(63, 125),),
                (
                    "Nearly: the loss may come in the first game or in the second.",
                    "Casi: la derrota puede llegar en la primera partida o en la segunda.",
                ),
            ),
            Hint(
                (Fraction(117, 125), Fraction(99, 125)),
                (
                    "Too much: with two wins at once no third game is played, and the last game "
                    "of the match is always a win.",
                    "Demasiado: con dos victorias seguidas no se juega la tercera, y la última "
                    "partida del duelo siempre es una victoria.",
                ),
            ),
        ),
    ),
    Choice(
        id="bot-4",
        about=("even with one, crushed by three", "igualado con uno, aplastado por tres"),
        solution="c",
        why=(
            "With two players no deal means no deal for either. With four, three go on trading and "
            "complete their groups. The same way of playing is worth something else at another "
            "table.",
            "Entre dos, si no hay trato no lo hay para nadie. Entre cuatro, tres siguen haciendo "
            "tratos y completan sus grupos. La misma manera de jugar vale otra cosa en otra mesa.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "It bids in auctions just as the merchants do. What does it do differently?",
                    "En las subastas puja igual que los mercaderes. ¿Qué hace de otra manera?",
                ),
            ),
            Hint(
                ("b",),
                (
                    "Compare each interval with its fair share: 1/2 with one rival, 1/4 with "
                    "three. The second interval lies wholly below 1/4. That does not come by luck.",
                    "Compara cada intervalo con lo que sería justo: 1/2 contra uno y 1/4 contra "
                    "tres. El segundo intervalo queda entero por debajo de 1/4. Eso no sale por "
                    "suerte.",
                ),
                "ladder",
            ),
        ),
    ),
    Choice(
        id="bot-5",
        about=("the best of twenty tries", "el mejor de veinte intentos"),
        solution="c",
        why=(
            "Of 20 intervals at 95% one misses on average, above or below. The best of many tries "
            "must prove itself in new games.",
            "De 20 intervalos del 95 %, falla de media uno, por arriba o por abajo. El mejor de "
            "muchos intentos tiene que demostrarlo en partidas nuevas.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "For a single try, fixed beforehand, it would be good evidence. How many "
                    "intervals did she draw in all?",
                    "Con un solo intento, fijado de antemano, sería un buen indicio. ¿Cuántos "
                    "intervalos ha calculado en total?",
                ),
                "best",
            ),
            Hint(
                ("b",),
                (
                    "90 of 100 would show a great deal. It depends on the interval and on how many "
                    "tries there were.",
                    "90 de 100 demostrarían mucho. Depende del intervalo y de cuántos intentos "
                    "hubo.",
                ),
            ),
        ),
    ),
    Number(
        id="bot-6",
        about=("games to tell 0.57 from 0.5", "partidas para distinguir 0,57 de 0,5"),
        solution=Fraction(196),
        why=(
            "0.98 / 0.07 = 14, and 14 squared is 196. Half the distance would take four times as "
            "many.",
            "0,98 / 0,07 = 14, y 14 al cuadrado son 196. Para la mitad de distancia harían falta "
            "cuatro veces más.",
        ),
        otherwise=(
            "Not yet. Set 0.98 / √n = 0.07 and solve for n.",
            "Todavía no. Plantea 0,98 / √n = 0,07 y despeja n.",
        ),
        hints=(
            Hint(
                (14,),
                (
                    "14 is the root of n. Square it.",
                    "14 es la raíz de n. Elévalo al cuadrado.",
                ),
            ),
            Hint(
                (49,),
                (
                    "The 0.07 reach to each side; you made the interval 0.14 to each side.",
                    "Los 0,07 son a cada lado; has tomado 0,14 a cada lado.",
                ),
            ),
        ),
        tolerance=Fraction(4),
        share=False,
    ),
    Number(
        id="bot-7",
        about=("Rock against Paper", "Piedra contra Papel"),
        solution=Fraction(1, 10),
        why=(
            "Paper beats Rock in 9 of 10 games, whatever the ratings say. One number for each "
            "player can't hold a circle.",
            "Papel gana a Piedra en 9 de cada 10 partidas, digan lo que digan las puntuaciones. Un "
            "número por jugador no puede describir un círculo.",
        ),
        otherwise=(
            "Not yet. Read once more who beats whom, and how often.",
            "Todavía no. Vuelve a leer quién gana a quién, y cuántas veces.",
        ),
        hints=(
            Hint(
                (Fraction(1, 2),),
                (
                    "The equal ratings say 1/2, but they are only the average over all rivals. "
                    "What is known about just these two?",
                    "Las puntuaciones iguales dicen 1/2, pero solo son el promedio contra todos. "
                    "¿Qué se sabe de estos dos en concreto?",
                ),
                "ladder",
            ),
            Hint(
                (Fraction(9, 10),),
                (
                    "That is Paper's chance.",
                    "Esa es la probabilidad de Papel.",
                ),
            ),
        ),
    ),
)
