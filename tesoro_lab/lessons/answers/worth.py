"""Answers and hints of the lesson "What is a plaza worth?"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "worth"
TITLE: Pair = ("What is a plaza worth?", "¿Cuánto vale una plaza?")

MISCONCEPTIONS: dict[str, Pair] = {
    "alike": (
        "There are forty spaces, so each is hit by one roll in forty.",
        "Hay cuarenta casillas, así que en cada una se cae una tirada de cada cuarenta.",
    ),
    "whole": (
        "What a title takes or has cost in all tells whether to build there next.",
        "Lo que un título cobra o ha costado en total dice si conviene edificar allí.",
    ),
    "mean": (
        "The average is what will happen: once the payback is reached, the money is there.",
        "La media es lo que va a pasar: cumplido el plazo, el dinero está ahí.",
    ),
}

ALIKE: Pair = (
    "You took one roll in forty. The spaces are not hit equally often: use the chance that is "
    "printed for this one.",
    "Has tomado una tirada de cada cuarenta. No se cae igual en todas las casillas: usa la "
    "probabilidad que está impresa para esta.",
)

QUESTIONS = (
    Number(
        id="worth-1",
        about=("what Damascus takes with three houses", "lo que cobra Damasco con tres casas"),
        solution=Fraction(2454),
        tolerance=Fraction(10),
        share=False,
        why=(
            "100,000 reales in 0.0245 of the rolls, nothing in the others: 2,450 for each roll.",
            "100.000 reales en 0,0245 de las tiradas y nada en las demás: 2.450 por cada tirada.",
        ),
        otherwise=(
            "Not yet. Multiply the toll by the chance that a roll ends there.",
            "Todavía no. Multiplica el peaje por la probabilidad de que una tirada acabe allí.",
        ),
        hints=(
            Hint((2500,), ALIKE, "alike"),
            Hint(
                (100_000,),
                (
                    "That is what a visitor pays, once he comes. Most rolls end elsewhere and pay "
                    "nothing: the average counts them too.",
                    "Eso paga una visita, cuando llega. La mayoría de las tiradas acaba en otro "
                    "sitio y no paga nada: la media también las cuenta.",
                ),
                "mean",
            ),
            Hint(
                (Fraction(4_081_633), Fraction(4_074_236)),
                (
                    "You divided by the chance. Multiply: the rarer a visit, the less it brings.",
                    "Has dividido entre la probabilidad. Multiplica: cuanto más rara la visita, "
                    "menos da.",
                ),
            ),
        ),
    ),
    Number(
        id="worth-2",
        about=("the return of Tripoli's third house", "la rentabilidad de la tercera casa"),
        solution=Fraction(1083, 10_000),
        tolerance=Fraction(1, 1000),
        share=False,
        why=(
            "38,000 reales more, in 0.0285 of the rolls, for 10,000: about 0.108. Each roll of an "
            "opponent brings back nearly 11% of the house.",
            "38.000 reales más, en 0,0285 de las tiradas, por 10.000: unos 0,108. Cada tirada de "
            "un rival devuelve casi el 11 % de la casa.",
        ),
        otherwise=(
            "Not yet. How much more does Tripoli take with the third house, times the chance of "
            "a visit? Divide that by what this one house costs.",
            "Todavía no. ¿Cuánto más cobra Trípoli con la tercera casa, por la probabilidad de "
            "una visita? Divídelo entre lo que cuesta esa sola casa.",
        ),
        hints=(
            Hint(
                (Fraction(171, 1000),),
                (
                    "You took the whole toll of 60,000. But 22,000 of it you have already with "
                    "two houses: only the growth belongs to the third.",
                    "Has tomado el peaje entero de 60.000. Pero 22.000 ya los cobras con dos "
                    "casas: a la tercera solo le toca el aumento.",
                ),
                "whole",
            ),
            Hint(
                (Fraction(342, 10_000), Fraction(217, 10_000)),
                (
                    "You divided by all that was spent on Tripoli. The plot and the first two "
                    "houses are paid, whatever you do now: the third costs 10,000.",
                    "Has dividido entre todo lo gastado en Trípoli. El solar y las dos primeras "
                    "casas ya están pagados, hagas lo que hagas: la tercera cuesta 10.000.",
                ),
                "whole",
            ),
            Hint((Fraction(95, 1000),), ALIKE, "alike"),
            Hint(
                (Fraction(38, 10),),
                (
                    "That is what a single visit brings back. How often does one come?",
                    "Eso es lo que devuelve de golpe una visita. ¿Cada cuánto llega una?",
                ),
                "mean",
            ),
            Hint(
                (Fraction(1083), Fraction(10847, 10)),
                (
                    "That is what the third house adds, in reales per roll. Divide it by what "
                    "the house costs.",
                    "Eso añade la tercera casa, en reales por tirada. Divídelo entre lo que "
                    "cuesta la casa.",
                ),
            ),
            Hint(
                (Fraction(1083, 100),),
                (
                    "Right, but in per cent. Divide by 100.",
                    "Es correcto, pero en tanto por ciento. Divide entre 100.",
                ),
            ),
        ),
    ),
    Choice(
        id="worth-3",
        about=("where to put 40,000 reales", "dónde poner 40.000 reales"),
        solution="b",
        why=(
            "30,000 reales there bring about 3,147 more per roll, 10.5% of the cost; 40,000 on "
            "the Black Sea only 1,079 more, 2.7%. And 10,000 stay in your purse.",
            "Allí 30.000 reales dan unos 3.147 más por tirada, el 10,5 % del coste; 40.000 en el "
            "Mar Negro, solo 1.079 más, el 2,7 %. Y te quedan 10.000 en la bolsa.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "Constantinople takes most in all, but with its three houses it does so "
                    "already. How much more does the fourth house add, and for how much money?",
                    "Constantinopla es la que más cobra en total, pero eso ya lo hace con sus tres "
                    "casas. ¿Cuánto más añade la cuarta, y por cuánto dinero?",
                ),
                "whole",
            ),
            Hint(
                ("c",),
                (
                    "Look at the chart: how high is the bar of the fourth house in group H, and "
                    "that of the third in group D?",
                    "Mira la gráfica: ¿qué altura tiene la barra de la cuarta casa en el grupo H, "
                    "y la de la tercera en el grupo D?",
                ),
            ),
        ),
    ),
    Number(
        id="worth-4",
        about=("rolls for three fourth houses", "tiradas para tres cuartas casas"),
        solution=Fraction(30_000, 1_749),
        tolerance=Fraction(1, 5),
        share=False,
        why=(
            "30,000 reales for 1,749 more per roll: a little over 17 rolls. Five rounds with three "
            "opponents are enough.",
            "30.000 reales por 1.749 más por tirada: algo más de 17 tiradas. Bastan cinco rondas "
            "con tres rivales.",
        ),
        otherwise=(
            "Not yet. What do the fourth houses alone add per roll? Divide their cost by it.",
            "Todavía no. ¿Cuánto añaden por tirada solo las cuartas casas? Divide su coste "
            "entre eso.",
        ),
        hints=(
            Hint(
                (Fraction(30_000, 6_702),),
                (
                    "You let the fourth houses take all of 6,702. But 4,953 come in without them.",
                    "Haces que las cuartas casas cobren los 6.702. Pero 4.953 entran sin ellas.",
                ),
                "whole",
            ),
            Hint(
                (Fraction(263, 10), Fraction(295, 10)),
                (
                    "That is the payback of the group with everything it has cost so far. That "
                    "money is gone either way: what do the fourth houses cost, and add?",
                    "Ese es el plazo del grupo con todo lo que ha costado hasta ahora. Ese dinero "
                    "no vuelve en ningún caso: ¿qué cuestan y qué añaden las cuartas casas?",
                ),
                "whole",
            ),
            Hint(
                (Fraction(10_000, 1_749),),
                (
                    "One house costs 10,000, but 1,749 is what all three add together.",
                    "Una casa cuesta 10.000, pero 1.749 es lo que añaden las tres juntas.",
                ),
            ),
            Hint(
                (1_749,),
                (
                    "That is what they add per roll. How many rolls make 30,000?",
                    "Eso añaden por tirada. ¿Cuántas tiradas hacen 30.000?",
                ),
            ),
        ),
    ),
    Number(
        id="worth-5",
        about=("rounds with two opponents", "rondas con dos rivales"),
        solution=Fraction(104, 10),
        tolerance=Fraction(15, 100),
        share=False,
        why=(
            "Two opponents make 2.34 rolls a round together: 24.4 rolls last about 10.4 rounds.",
            "Dos rivales hacen juntos 2,34 tiradas por ronda: 24,4 tiradas duran unas 10,4 rondas.",
        ),
        otherwise=(
            "Not yet. How many rolls do the two opponents make together in one round?",
            "Todavía no. ¿Cuántas tiradas hacen juntos los dos rivales en una ronda?",
        ),
        hints=(
            Hint(
                (Fraction(244, 10),),
                (
                    "That is the number of rolls. In one round there are several.",
                    "Ese es el número de tiradas. En una ronda hay varias.",
                ),
            ),
            Hint(
                (Fraction(122, 10),),
                (
                    "Nearly: but a turn has 1.17 rolls on average, since doubles roll again.",
                    "Casi: pero un turno tiene de media 1,17 tiradas, porque los dobles repiten.",
                ),
            ),
            Hint(
                (Fraction(695, 100),),
                (
                    "That is for three who roll. You do not pay yourself: only the two opponents "
                    "count.",
                    "Eso es para tres personas que tiran. Tú no te pagas: solo cuentan los dos "
                    "rivales.",
                ),
            ),
            Hint(
                (Fraction(2085, 100),),
                (
                    "That is for one opponent; there are two.",
                    "Eso es para un solo rival; hay dos.",
                ),
            ),
            Hint(
                (Fraction(571, 10), Fraction(143, 10)),
                (
                    "More rolls in a round mean fewer rounds: divide by them.",
                    "Con más tiradas por ronda hacen falta menos rondas: divide entre ellas.",
                ),
            ),
        ),
    ),
    Number(
        id="worth-6",
        about=("no visitor in 40 rolls", "ninguna visita en 40 tiradas"),
        solution=Fraction(4174, 10_000),
        tolerance=Fraction(2, 1000),
        share=False,
        why=(
            "Each roll misses with the chance 0.9784; 40 times in a row 0.9784 to the power of "
            "40, or 0.417. The average is right all the same: some games have two visitors.",
            "Cada tirada falla con la probabilidad 0,9784; 40 veces seguidas, 0,9784 elevado a "
            "40, o sea 0,417. La media es correcta a pesar de todo: hay partidas con dos visitas.",
        ),
        otherwise=(
            "Not yet. What is the chance that one roll misses? And that 40 rolls all do?",
            "Todavía no. ¿Qué probabilidad hay de que falle una tirada? ¿Y de que fallen las 40?",
        ),
        hints=(
            Hint(
                (0,),
                (
                    "The payback is an average. It is made of games with no visitor at all and of "
                    "others with two or three: nothing makes sure of one in 40 rolls.",
                    "El plazo es una media. La componen partidas sin ninguna visita y otras con "
                    "dos o tres: nada asegura una en 40 tiradas.",
                ),
                "mean",
            ),
            Hint(
                (Fraction(864, 1000), Fraction(136, 1000)),
                (
                    "40 times 0.0216 is the average number of visits, not the chance of one: "
                    "with 50 rolls it would be more than 1.",
                    "40 por 0,0216 es el número medio de visitas, no la probabilidad de una: con "
                    "50 tiradas sería más de 1.",
                ),
                "mean",
            ),
            Hint(
                (Fraction(5826, 10_000),),
                (
                    "That is the chance of at least one visitor. The question is about none.",
                    "Esa es la probabilidad de al menos una visita. Se pregunta por ninguna.",
                ),
            ),
            Hint((Fraction(3632, 10_000),), ALIKE, "alike"),
            Hint(
                (Fraction(9784, 10_000),),
                (
                    "That is one roll. All 40 must miss: multiply 40 times.",
                    "Eso es una tirada. Tienen que fallar las 40: multiplica 40 veces.",
                ),
            ),
            Hint(
                (Fraction(4174, 100),),
                (
                    "Right, but in per cent. Divide by 100.",
                    "Es correcto, pero en tanto por ciento. Divide entre 100.",
                ),
            ),
        ),
    ),
    Number(
        id="worth-7",
        about=("a bid for Crimea, in reales", "una puja por Crimea, en reales"),
        solution=Fraction(18_144),
        tolerance=Fraction(100),
        share=False,
        why=(
            "Crimea asks for 7,000, and Constantinople for 5,000 more than before: 12,000 times "
            "0.0216, 70 times over. About 18,100 reales, far below the printed price.",
            "Crimea pide 7.000, y Constantinopla 5.000 más que antes: 12.000 por 0,0216, y eso 70 "
            "veces. Unos 18.100 reales, muy por debajo del precio impreso.",
        ),
        otherwise=(
            "Not yet. What do the two ask for after the purchase, and what before? The "
            "difference, times the chance, times the rolls to come.",
            "Todavía no. ¿Cuánto piden las dos después de la compra, y cuánto antes? La "
            "diferencia, por la probabilidad, por las tiradas que quedan.",
        ),
        hints=(
            Hint(
                (10_584, 10_550),
                (
                    "Crimea itself is right. But it doubles Constantinople as well: 5,000 more "
                    "from each visitor there.",
                    "Lo de Crimea está bien. Pero también dobla Constantinopla: 5.000 más de cada "
                    "visita allí.",
                ),
            ),
            Hint(
                (5_292, 5_275, 12_852),
                (
                    "With both in your hand the group is complete, and both tolls are doubled.",
                    "Con las dos en tu mano el grupo está completo, y los dos peajes se doblan.",
                ),
            ),
            Hint(
                (25_704, 25_660),
                (
                    "You counted all of Constantinople's 10,000. But 5,000 it takes already: only "
                    "what Crimea adds is worth paying for.",
                    "Has contado los 10.000 de Constantinopla enteros. Pero 5.000 ya los cobra: "
                    "solo merece pagarse lo que añade Crimea.",
                ),
                "whole",
            ),
            Hint((21_000,), ALIKE, "alike"),
            Hint(
                (Fraction(2592, 10),),
                (
                    "That is for one roll; 70 are to come.",
                    "Eso es por una tirada; quedan 70.",
                ),
            ),
            Hint(
                (35_000,),
                (
                    "That is the price printed on the board. Reckon what Crimea brings you.",
                    "Ese es el precio impreso en el tablero. Calcula lo que Crimea te da a ti.",
                ),
            ),
            Hint(
                (840_000,),
                (
                    "Not every roll ends there: multiply by the chance.",
                    "No todas las tiradas acaban allí: multiplica por la probabilidad.",
                ),
                "mean",
            ),
        ),
    ),
)
