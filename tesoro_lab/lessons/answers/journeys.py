"""Answers and hints of the lesson "Routes and journeys"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "journeys"
TITLE: Pair = ("Routes and journeys", "Rutas y viajes")

MISCONCEPTIONS: dict[str, Pair] = {
    "shortest": (
        "The route with the fewest steps is also the fastest one.",
        "La ruta con menos pasos es también la más rápida.",
    ),
    "pips": (
        "A die moves 3.5 steps on average, so a journey takes its steps divided by 3.5 turns.",
        "Un dado avanza 3,5 pasos de media, así que un viaje dura sus pasos entre 3,5 turnos.",
    ),
    "timetable": (
        "An average is a timetable: what takes 6.8 turns on average can't be done in four.",
        "Una media es un horario: lo que dura 6,8 turnos de media no se puede hacer en cuatro.",
    ),
}

QUESTIONS = (
    Number(
        id="journeys-1",
        about=("average turns for three steps", "turnos de media para tres pasos"),
        solution=Fraction(49, 36),
        tolerance=Fraction(1, 500),
        share=False,
        why=(
            "One turn is always needed. After a 1 there are two steps left (7/6 turns more), after "
            "a 2 one step (1 turn more): 1 + 7/36 + 6/36.",
            "Un turno hace falta siempre. Tras un 1 quedan dos pasos (7/6 turnos más) y tras un 2 "
            "queda uno (1 turno más): 1 + 7/36 + 6/36.",
        ),
        otherwise=(
            "Not yet. Go through the six throws: which of them arrive at once, and how many steps "
            "are left after the others? Each has the chance 1/6.",
            "Todavía no. Recorre las seis tiradas: ¿cuáles llegan a la primera y cuántos pasos "
            "quedan tras las demás? Cada una tiene la probabilidad 1/6.",
        ),
        hints=(
            Hint(
                (Fraction(6, 7),),
                (
                    "3 divided by 3.5 is less than one turn, and nobody arrives in less than one. "
                    "What a 6 has too many is lost.",
                    "3 entre 3,5 es menos de un turno, y nadie llega en menos de uno. Lo que a un "
                    "6 le sobra se pierde.",
                ),
                "pips",
            ),
            Hint(
                (Fraction(4, 3),),
                (
                    "Nearly: you let everybody arrive with the second throw. After a 1 there are "
                    "two steps left, and those may need a third throw.",
                    "Casi: haces que todo el mundo llegue con la segunda tirada. Tras un 1 quedan "
                    "dos pasos, y para esos puede hacer falta una tercera.",
                ),
            ),
            Hint(
                (Fraction(13, 36), Fraction(13, 6)),
                (
                    "You have the turns that are left after a 1 and a 2. Each has the chance 1/6, "
                    "and the first turn counts too.",
                    "Tienes los turnos que quedan tras un 1 y tras un 2. Cada uno tiene la "
                    "probabilidad 1/6, y el primer turno también cuenta.",
                ),
            ),
            Hint(
                (Fraction(7, 6),),
                ("That is for two steps.", "Eso vale para dos pasos."),
            ),
        ),
    ),
    Number(
        id="journeys-2",
        about=("average turns for 100 steps", "turnos de media para 100 pasos"),
        solution=Fraction(610, 21),
        tolerance=Fraction(1, 20),
        share=False,
        why=(
            "100/3.5 is 28.57, and the last throw adds its 0.48: about 29.05 turns. On a long "
            "journey the pips lost at the end matter little; on a short one they matter much.",
            "100/3,5 son 28,57, y la última tirada añade sus 0,48: unos 29,05 turnos. En un viaje "
            "largo importan poco los puntos perdidos al final; en uno corto, mucho.",
        ),
        otherwise=(
            "Not yet. Look at the last column of the table: to what number does it settle? Add "
            "that to 100/3.5.",
            "Todavía no. Mira la última columna de la tabla: ¿en qué número se asienta? Súmalo a "
            "100/3,5.",
        ),
        hints=(
            Hint(
                (Fraction(200, 7),),
                (
                    "Those are 100/3.5 turns, as if no pip were ever lost. The last throw mostly "
                    "shows more than is needed.",
                    "Esos son 100/3,5 turnos, como si nunca se perdiera ningún punto. La última "
                    "tirada casi siempre muestra más de lo necesario.",
                ),
                "pips",
            ),
            Hint(
                (Fraction(100, 6),),
                (
                    "That is the journey of somebody who throws nothing but sixes.",
                    "Ese es el viaje de quien solo saca seises.",
                ),
            ),
            Hint(
                (29.57,),
                (
                    "A whole turn more is too much: the last column of the table settles lower.",
                    "Un turno entero de más es demasiado: la última columna de la tabla se asienta "
                    "más abajo.",
                ),
            ),
        ),
    ),
    Number(
        id="journeys-3",
        about=("average turns on route A", "turnos de media por la ruta A"),
        solution=Fraction(6525, 1000),
        tolerance=Fraction(1, 100),
        share=False,
        why=(
            "Each part is a journey of its own: 2.775 + 2.161 + 1.588. Every change between land "
            "and sea stops the pawn, and the rest of that throw is lost.",
            "Cada tramo es un viaje aparte: 2,775 + 2,161 + 1,588. Cada cambio entre tierra y mar "
            "detiene la ficha, y lo que quedaba de esa tirada se pierde.",
        ),
        otherwise=(
            "Not yet. Three journeys one after another: 8 steps, 6 steps and 4 steps. Take each "
            "from the table and add them.",
            "Todavía no. Son tres viajes seguidos: de 8, de 6 y de 4 pasos. Busca cada uno en la "
            "tabla y súmalos.",
        ),
        hints=(
            Hint(
                (Fraction(36, 7),),
                (
                    "18 divided by 3.5 forgets the pips that are lost, and here they are lost "
                    "three times: in both harbours and at the end.",
                    "18 entre 3,5 olvida los puntos que se pierden, y aquí se pierden tres veces: "
                    "en los dos puertos y al final.",
                ),
                "pips",
            ),
            Hint(
                (5.62,),
                (
                    "That would be 18 steps in one go. But the pawn has to stop in two harbours, "
                    "and the rest of the throw is lost each time.",
                    "Eso serían 18 pasos de un tirón. Pero la ficha para en dos puertos, "
                    "y cada vez se pierde el resto de la tirada.",
                ),
                "shortest",
            ),
            Hint(
                (9.525, 8.525),
                (
                    "Changing costs no extra turn: in the next turn one simply travels another "
                    "way. Only the pips are lost.",
                    "Cambiar no cuesta ningún turno de más: en el siguiente se viaja de otro modo "
                    "y ya está. Solo se pierden los puntos.",
                ),
            ),
        ),
    ),
    Number(
        id="journeys-4",
        about=(
            "fly to Buenos Aires, then 11 steps by land",
            "volar a Buenos Aires y luego 11 pasos por tierra",
        ),
        solution=Fraction(4613, 1000),
        tolerance=Fraction(1, 100),
        share=False,
        why=(
            "One turn for the flight and 3.613 for the 11 steps. It saves 2.1 turns against the "
            "free road: about 140 pesos for each turn saved.",
            "Un turno para el vuelo y 3,613 para los 11 pasos. Ahorra 2,1 turnos frente al camino "
            "gratuito: unos 140 pesos por cada turno ahorrado.",
        ),
        otherwise=(
            "Not yet. How many turns does a flight take, and how many do 11 steps take in the "
            "table?",
            "Todavía no. ¿Cuántos turnos dura un vuelo y cuántos los 11 pasos en la tabla?",
        ),
        hints=(
            Hint(
                (3.613,),
                (
                    "You have the 11 steps. The flight needs no die, but it takes a turn too.",
                    "Tienes los 11 pasos. El vuelo no necesita dado, pero también ocupa un turno.",
                ),
            ),
            Hint(
                (Fraction(29, 7),),
                (
                    "You divided 11 by 3.5. The last throw is used up only in part: take the value "
                    "from the table.",
                    "Has dividido 11 entre 3,5. La última tirada solo se aprovecha en parte: toma "
                    "el valor de la tabla.",
                ),
                "pips",
            ),
        ),
    ),
    Number(
        id="journeys-5",
        about=("22 steps in only four turns", "22 pasos en solo cuatro turnos"),
        solution=Fraction(15, 1296),
        why=(
            "24 comes in one way, 23 in four ways, 22 in ten: 15 of the 1,296 throws. Rare, but it "
            "happens to one in 86.",
            "El 24 sale de una manera, el 23 de cuatro y el 22 de diez: 15 de las 1.296 tiradas. "
            "Es raro, pero le pasa a una persona de cada 86.",
        ),
        otherwise=(
            "Not yet. Four throws have 6⁴ = 1,296 results. In how many of them is the sum 22 or "
            "more? Begin with 24, the largest.",
            "Todavía no. Cuatro tiradas tienen 6⁴ = 1.296 resultados. ¿En cuántos la suma es 22 o "
            "más? Empieza por el 24, la mayor.",
        ),
        hints=(
            Hint(
                (0,),
                (
                    "6.8 turns is an average, not a timetable: four sixes make 24, and that is "
                    "enough.",
                    "6,8 turnos es una media, no un horario: cuatro seises suman 24, y con eso "
                    "basta.",
                ),
                "timetable",
            ),
            Hint(
                (Fraction(10, 1296),),
                (
                    "That is a sum of exactly 22. More will do too: nobody needs the exact number "
                    "at the end.",
                    "Eso es una suma de 22 exactos. También vale más: al final no hace falta el "
                    "número justo.",
                ),
            ),
            Hint(
                (Fraction(4, 1296), Fraction(3, 1296)),
                (
                    "You counted what the throws look like, not the throws: 6, 6, 6, 5 comes in "
                    "four orders.",
                    "Has contado qué números salen y no las tiradas: 6, 6, 6, 5 sale en cuatro "
                    "órdenes.",
                ),
            ),
            Hint(
                (Fraction(1, 1296),),
                (
                    "That is four sixes. 23 and 22 are enough as well.",
                    "Esos son cuatro seises. Con 23 y con 22 también basta.",
                ),
            ),
        ),
    ),
    Choice(
        id="journeys-6",
        about=("where to spend 300 pesos", "dónde gastar 300 pesos"),
        solution="c",
        why=(
            "5.48 turns. The flight from Potosí replaces six steps of road. Flying to Brasília "
            "(5.76) replaces four, and the flight to Buenos Aires (6.33) goes the wrong way.",
            "5,48 turnos. El vuelo desde Potosí sustituye seis pasos de camino. Volar a Brasilia "
            "(5,76) sustituye cuatro, y el vuelo a Buenos Aires (6,33) va en mala dirección.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "It looks far, but from Buenos Aires 17 steps are left of 19: a turn and all "
                    "the money for two steps. Count what is left, not what you flew over.",
                    "Parece lejos, pero desde Buenos Aires quedan 17 pasos de 19: un turno y todo "
                    "el dinero por dos pasos. Cuenta lo que queda, no lo que has sobrevolado.",
                ),
                "shortest",
            ),
            Hint(
                ("b",),
                (
                    "Better than walking all the way, but this flight saves four steps only. "
                    "Another one saves more.",
                    "Mejor que ir andando todo el camino, pero este vuelo solo ahorra cuatro "
                    "pasos. Hay otro que ahorra más.",
                ),
            ),
        ),
    ),
    Number(
        id="journeys-7",
        about=(
            "more steps to Machu Picchu without the road São Paulo - Cuiabá",
            "pasos de más a Machu Picchu sin el camino São Paulo - Cuiabá",
        ),
        solution=Fraction(0),
        share=False,
        why=(
            "By Brasília it is 4 + 4 steps to Cuiabá, by São Paulo 2 + 6: the same. A road whose "
            "loss costs nothing is not useless; it is the spare one.",
            "Por Brasilia hay 4 + 4 pasos hasta Cuiabá, y por São Paulo 2 + 6: los mismos. Un "
            "camino que se puede perder sin coste no es inútil: es el de repuesto.",
        ),
        otherwise=(
            "Not yet. Look for another way from Rio to Cuiabá on the map and count its steps.",
            "Todavía no. Busca en el mapa otra manera de ir de Río a Cuiabá y cuenta sus pasos.",
        ),
        hints=(
            Hint(
                (6,),
                (
                    "The road has 6 steps, but nobody who can't take it walks them. How long is "
                    "the best way around, compared with before?",
                    "El camino tiene 6 pasos, pero quien no puede tomarlo no los anda. ¿Cuánto más "
                    "largo es el mejor rodeo?",
                ),
            ),
            Hint(
                (8,),
                (
                    "Those are the steps from Rio to Cuiabá by the other way. How many were they "
                    "before?",
                    "Esos son los pasos de Río a Cuiabá por el otro lado. ¿Cuántos eran antes?",
                ),
            ),
            Hint(
                (10, 4),
                (
                    "Not from São Paulo: the journey begins in Rio, where the other way parts.",
                    "No desde São Paulo: el viaje empieza en Río, donde se separa el otro camino.",
                ),
            ),
        ),
    ),
)
