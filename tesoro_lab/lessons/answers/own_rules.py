"""Answers and hints of the lesson "Your own rules"; none depends on how a bot plays."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Choice, Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "own-rules"
TITLE: Pair = ("Your own rules", "Tus propias reglas")

MISCONCEPTIONS: dict[str, Pair] = {
    "seen": (
        "A difference that was seen is a difference that is there.",
        "Una diferencia que se ha visto es una diferencia que existe.",
    ),
    "seed": (
        "The same seed means the same game, under other rules too.",
        "La misma semilla da la misma partida, también con otras reglas.",
    ),
    "more": (
        "With enough games the interval disappears, and what is left is the truth.",
        "Con bastantes partidas el intervalo desaparece, y lo que queda es la verdad.",
    ),
}

QUESTIONS = (
    Number(
        id="own-rules-1",
        about=("one roll in how many", "una tirada de cada cuántas"),
        solution=Fraction(170_000, 767),
        tolerance=Fraction(2),
        share=False,
        why=(
            "0.0767 / 17 is about 0.0045, or one roll in 222.",
            "0,0767 / 17 son unos 0,0045, o una tirada de cada 222.",
        ),
        otherwise=(
            "Not yet. How often is a card drawn, and which part of the cards is this one?",
            "Todavía no. ¿Cada cuánto se saca una carta, y qué parte de las cartas es esta?",
        ),
        hints=(
            Hint(
                (Fraction(160_000, 767),),
                (
                    "You reckoned with 16 cards. The new one lies in the pile as well: 17.",
                    "Has contado 16 cartas. La nueva también está en el mazo: son 17.",
                ),
            ),
            Hint(
                (17, 16),
                (
                    "That is for the cards. But most rolls draw no card at all.",
                    "Eso vale para las cartas. Pero en la mayoría de las tiradas no se saca "
                    "ninguna.",
                ),
            ),
            Hint(
                (Fraction(10_000, 767),),
                (
                    "That is for any card of the Treasure Chest. This one is only one of 17.",
                    "Eso vale para cualquier carta del Cofre del Tesoro. Esta solo es una de 17.",
                ),
            ),
            Hint(
                (Fraction(510_000, 767), Fraction(170_000, 2301)),
                (
                    "You brought in the three spaces. The 0.0767 counts all three together.",
                    "Has metido las tres casillas en la cuenta. El 0,0767 ya las cuenta juntas.",
                ),
            ),
            Hint(
                (Fraction(767, 170_000), Fraction(767, 160_000)),
                (
                    "That is a chance. Turn it over: one roll in how many?",
                    "Eso es una probabilidad. Dale la vuelta: ¿una tirada de cada cuántas?",
                ),
            ),
        ),
    ),
    Choice(
        id="own-rules-2",
        about=("what else gains visitors", "qué más gana visitas"),
        solution="c",
        why=(
            "Whoever has been put on 39 throws on from there: 7 is the likeliest sum, and 39 + 7 "
            "is space 6, beyond Start.",
            "Quien ha sido enviado a la 39 sigue tirando desde allí: 7 es la suma más probable, y "
            "39 + 7 es la casilla 6, pasada la Salida.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "The pawn does not vanish on Constantinople. Where does its next throw take "
                    "it?",
                    "La ficha no desaparece en Constantinopla. ¿Adónde la lleva su próxima tirada?",
                ),
            ),
            Hint(
                ("b",),
                (
                    "The card jumps over those. And who is put on 39 from space 33 would otherwise "
                    "have walked across them.",
                    "La carta salta por encima de esas. Y quien va de la 33 a la 39 con la carta "
                    "habría pasado por ellas andando.",
                ),
            ),
        ),
    ),
    Number(
        id="own-rules-3",
        about=("the payback with both changes", "el plazo con los dos cambios"),
        solution=Fraction(140_000 * 10_000, 400_000 * 259),
        tolerance=Fraction(1, 10),
        share=False,
        why=(
            "400,000 × 0.0259 = 10,360 reales per roll, so about 13.5 rolls. Half the rolls by "
            "the toll, five sixths of those by the card: effects of this kind multiply.",
            "400.000 × 0,0259 = 10.360 reales por tirada, así que unas 13,5 tiradas. La mitad de "
            "tiradas por el peaje, cinco sextos de esas por la carta: los efectos así se "
            "multiplican.",
        ),
        otherwise=(
            "Not yet. How many reales does the castle take per roll now? Divide the cost by it.",
            "Todavía no. ¿Cuántos reales cobra ahora el castillo por tirada? Divide el coste entre "
            "eso.",
        ),
        hints=(
            Hint(
                (Fraction(162, 10),),
                (
                    "That is with double tolls alone. The silk card brings more visitors too.",
                    "Eso es solo con peajes dobles. La carta de la seda trae además más visitas.",
                ),
            ),
            Hint(
                (Fraction(2705, 100),),
                (
                    "That is with the silk card alone. The toll is doubled too.",
                    "Eso es solo con la carta de la seda. El peaje también se dobla.",
                ),
            ),
            Hint(
                (Fraction(1087, 100),),
                (
                    "You took both savings off the printed payback. But the card saves a part of "
                    "what is left after the toll was doubled: reckon the income anew.",
                    "Has restado los dos ahorros del plazo impreso. Pero la carta ahorra una parte "
                    "de lo que queda tras doblar el peaje: calcula de nuevo el ingreso.",
                ),
            ),
            Hint(
                (10_360,),
                (
                    "That is what comes in with each roll. How many rolls make 140,000?",
                    "Eso entra con cada tirada. ¿Cuántas tiradas hacen 140.000?",
                ),
            ),
            Hint(
                (Fraction(35, 100),),
                (
                    "That is how many visitors it takes. How many rolls until they have come?",
                    "Esas son las visitas que hacen falta. ¿En cuántas tiradas llegan?",
                ),
            ),
        ),
    ),
    Choice(
        id="own-rules-4",
        about=("what −3.0 ± 5.0 rounds allow to say", "qué permiten decir −3,0 ± 5,0 rondas"),
        solution="c",
        why=(
            "From −8 to 2 everything fits, 0 too. The games neither show an effect nor rule one "
            "out; only more games can.",
            "De −8 a 2 cabe todo, también el 0. Las partidas ni muestran un efecto ni lo "
            "descartan; para eso hacen falta más.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "Three rounds is what these games showed. The four classes showed more than "
                    "that under one and the same rule: what else fits into the interval?",
                    "Tres rondas es lo que mostraron estas partidas. Las cuatro clases mostraron "
                    "más con una misma regla: ¿qué más cabe en el intervalo?",
                ),
                "seen",
            ),
            Hint(
                ("b",),
                (
                    "That 0 fits does not make it true: 8 rounds shorter fits just as well.",
                    "Que quepa el 0 no quiere decir que sea verdad: igual de bien caben 8 rondas "
                    "menos.",
                ),
            ),
        ),
    ),
    Choice(
        id="own-rules-5",
        about=("why two games of one seed part", "por qué se separan dos partidas"),
        solution="c",
        why=(
            "A seed fixes the numbers, not what they are used for. From the first decision that "
            "differs, the same throw moves another pawn from another space.",
            "La semilla fija los números, no para qué se usan. Desde la primera decisión distinta, "
            "la misma tirada mueve otra ficha desde otra casilla.",
        ),
        hints=(
            Hint(
                ("a",),
                (
                    "The same seed gives the same game by the same rules. Here the rules differ, "
                    "and sooner or later somebody decides otherwise because of it.",
                    "La misma semilla da la misma partida con las mismas reglas. Aquí las reglas "
                    "son distintas, y tarde o temprano alguien decide otra cosa por eso.",
                ),
                "seed",
            ),
            Hint(
                ("b",),
                (
                    "This rule is about tolls. You have seen it above: not one chance of the pawns "
                    "has changed.",
                    "Esta regla trata de peajes. Lo has visto arriba: no ha cambiado ni una sola "
                    "probabilidad de las fichas.",
                ),
            ),
        ),
    ),
    Number(
        id="own-rules-6",
        about=("pairs of games for ±1 round", "parejas de partidas para ±1 ronda"),
        solution=Fraction(983),
        tolerance=Fraction(45),
        share=False,
        why=(
            "1.96 × 16 / √n = 1, so √n is about 31 and n about 983. More games make the interval "
            "narrower, but only by the root of their number.",
            "1,96 × 16 / √n = 1, así que √n es más o menos 31 y n unos 983. Más partidas hacen más "
            "estrecho el intervalo, pero solo según la raíz de su número.",
        ),
        otherwise=(
            "Not yet. Set 1.96 × 16 / √n equal to 1 and solve for n.",
            "Todavía no. Iguala 1,96 × 16 / √n a 1 y despeja n.",
        ),
        hints=(
            Hint(
                (Fraction(3136, 100), 32, 16),
                (
                    "That is √n, or near it. Square it to get the number of games.",
                    "Eso es √n, o casi. Elévalo al cuadrado para tener el número de partidas.",
                ),
            ),
            Hint(
                (256,),
                (
                    "Nearly: you left out the factor 1.96, and it is squared as well.",
                    "Casi: has dejado fuera el factor 1,96, y también va al cuadrado.",
                ),
            ),
            Hint(
                (502,),
                (
                    "You squared 16 but not the 1.96 beside it.",
                    "Has elevado al cuadrado el 16, pero no el 1,96 que lo acompaña.",
                ),
            ),
        ),
    ),
    Choice(
        id="own-rules-7",
        about=("what a million pairs of games say", "qué dice un millón de parejas de partidas"),
        solution="a",
        why=(
            "The interval goes from −0.05 to 0.01. A narrow interval around 0 is a strong result: "
            "a large effect is ruled out.",
            "El intervalo va de −0,05 a 0,01. Un intervalo estrecho alrededor del 0 es un gran "
            "resultado: descarta un efecto grande.",
        ),
        hints=(
            Hint(
                ("b",),
                (
                    "The interval has become narrow, but it is still there: ± 0.03. It holds 0, so "
                    "longer games fit too.",
                    "El intervalo se ha hecho estrecho, pero sigue ahí: ± 0,03. Contiene el 0, así "
                    "que también caben partidas más largas.",
                ),
                "more",
            ),
            Hint(
                ("c",),
                (
                    "Look at its ends. How large could the effect still be, and would anybody "
                    "notice?",
                    "Mira sus extremos. ¿Cómo de grande podría ser todavía el efecto, y lo notaría "
                    "alguien?",
                ),
            ),
        ),
    ),
    Number(
        id="own-rules-8",
        about=("a false alarm among 20 groups", "una falsa alarma entre 20 grupos"),
        solution=Fraction(6415, 10_000),
        tolerance=Fraction(3, 1000),
        share=False,
        why=(
            "All 20 stay calm with the chance 0.95 to the power of 20, or 0.36; in the other 64% "
            "at least one sees a difference where there is none.",
            "Los 20 se quedan tranquilos con la probabilidad 0,95 elevado a 20, o sea 0,36; en el "
            "otro 64 % al menos uno ve una diferencia donde no hay ninguna.",
        ),
        otherwise=(
            "Not yet. What is the chance that one group finds 0 in its interval? And all 20?",
            "Todavía no. ¿Qué probabilidad hay de que un grupo tenga el 0 en su intervalo? ¿Y los "
            "20?",
        ),
        hints=(
            Hint(
                (Fraction(5, 100),),
                (
                    "That is one group alone. But 20 are looking, and one alarm is enough.",
                    "Eso es un solo grupo. Pero miran 20, y basta una alarma.",
                ),
                "seen",
            ),
            Hint(
                (0,),
                (
                    "The rules do nothing, but luck does: one correct interval in twenty misses "
                    "the truth, and shows a difference that is not there.",
                    "Las reglas no hacen nada, pero la suerte sí: uno de cada veinte intervalos "
                    "correctos no contiene la verdad y muestra una diferencia que no existe.",
                ),
                "seen",
            ),
            Hint(
                (1,),
                (
                    "20 times 0.05 is the average number of alarms, not the chance of one: some "
                    "classes have two, others none.",
                    "20 por 0,05 es el número medio de alarmas, no la probabilidad de que haya "
                    "alguna: unas clases tienen dos y otras ninguna.",
                ),
            ),
            Hint(
                (Fraction(3585, 10_000),),
                (
                    "That is the chance that no group is fooled. The question is about one "
                    "or more.",
                    "Esa es la probabilidad de que no se engañe ningún grupo. Se pregunta por al "
                    "menos uno.",
                ),
            ),
            Hint(
                (Fraction(6415, 100), 64),
                (
                    "Right, but in per cent. Divide by 100.",
                    "Es correcto, pero en tanto por ciento. Divide entre 100.",
                ),
            ),
        ),
    ),
)
