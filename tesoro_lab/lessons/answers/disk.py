"""Answers and hints of the lesson "Under the disk"."""

from fractions import Fraction

from tesoro_lab.lessons.questions import Hint, Number
from tesoro_lab.lessons.speech import Pair

WORD = "disk"
TITLE: Pair = ("Under the disk", "Bajo el disco")

MISCONCEPTIONS: dict[str, Pair] = {
    "putback": (
        "The chances stay as they were at the start, whatever has been turned since.",
        "Las probabilidades siguen como al principio, se haya descubierto lo que se haya "
        "descubierto.",
    ),
    "queue": (
        "It matters for the chance of the treasure who turns a disk first and who second.",
        "Para la probabilidad del tesoro importa quién descubre un disco primero y quién después.",
    ),
    "base": (
        "If a witness is right two times in three, what he says is true with the chance 2/3.",
        "Si un testigo acierta dos de cada tres veces, lo que dice es verdad con probabilidad 2/3.",
    ),
}

QUESTIONS = (
    Number(
        id="disk-1",
        about=(
            "a devil after two empty disks",
            "un diablo después de dos discos vacíos",
        ),
        solution=Fraction(3, 32),
        why=(
            "All three devils are still among the 32 disks that are left.",
            "Los tres diablos siguen entre los 32 discos que quedan.",
        ),
        otherwise=(
            "Not yet. How many disks are face down now, and how many of them are devils?",
            "Todavía no. ¿Cuántos discos quedan boca abajo y cuántos de ellos son diablos?",
        ),
        hints=(
            Hint(
                (Fraction(3, 34),),
                (
                    "That was the chance at the start. Two disks are gone since then, and nobody "
                    "puts them back.",
                    "Esa era la probabilidad del principio. Desde entonces faltan dos discos, y "
                    "nadie los devuelve.",
                ),
                "putback",
            ),
            Hint(
                (Fraction(1, 32), Fraction(1, 34)),
                ("There is more than one devil.", "Hay más de un diablo."),
            ),
            Hint(
                (Fraction(3, 33),),
                ("Two disks have been turned, not one.", "Se han descubierto dos discos, no uno."),
            ),
            Hint(
                (Fraction(1, 8),),
                (
                    "There are eight kinds of disk, but not equally many of each: count disks, "
                    "not kinds.",
                    "Hay ocho clases de disco, pero no el mismo número de cada una: cuenta discos, "
                    "no clases.",
                ),
            ),
        ),
    ),
    Number(
        id="disk-2",
        about=("the first two disks are both Suns", "los dos primeros discos son Soles"),
        solution=Fraction(56, 1122),
        why=(
            "8 of 34, and then 7 of the 33 that are left: 56/1122. The second factor knows what "
            "the first disk was.",
            "8 de 34 y después 7 de los 33 que quedan: 56/1122. El segundo factor sabe cuál fue el "
            "primer disco.",
        ),
        otherwise=(
            "Not yet. What is the chance that the first is a Sun? And when it was one, how many "
            "Suns are left, among how many disks?",
            "Todavía no. ¿Cuál es la probabilidad de que el primero sea un Sol? Y si lo fue, "
            "¿cuántos Soles quedan, y entre cuántos discos?",
        ),
        hints=(
            Hint(
                (Fraction(64, 34 * 34),),
                (
                    "You put the first disk back. For the second one a Sun is missing, and so is "
                    "a disk.",
                    "Has devuelto el primer disco. Para el segundo falta un Sol, y falta un disco.",
                ),
                "putback",
            ),
            Hint(
                (Fraction(64, 34 * 33),),
                (
                    "A disk less, that is right; and how many Suns are left after the first?",
                    "Un disco menos, eso está bien; ¿y cuántos Soles quedan después del primero?",
                ),
            ),
            Hint(
                (Fraction(56, 34 * 34),),
                (
                    "One Sun less, that is right; and how many disks are left after the first?",
                    "Un Sol menos, eso está bien; ¿y cuántos discos quedan después del primero?",
                ),
            ),
            Hint(
                (Fraction(8, 34) + Fraction(7, 33), Fraction(16, 34)),
                (
                    "You added. Both must happen, so the second condition makes it rarer: "
                    "multiply.",
                    "Has sumado. Tienen que ocurrir las dos cosas, y la segunda condición lo hace "
                    "más raro: multiplica.",
                ),
            ),
            Hint(
                (Fraction(1, 17), Fraction(4, 17)),
                (
                    "That is a chance for one disk. Here two Suns in a row are asked for.",
                    "Esa es una probabilidad para un solo disco. Aquí se piden dos Soles seguidos.",
                ),
            ),
        ),
    ),
    Number(
        id="disk-3",
        about=(
            "the second disk is the treasure, the first unseen",
            "el segundo disco es el tesoro, sin haber visto el primero",
        ),
        solution=Fraction(1, 34),
        why=(
            "33/34 times 1/33. Every place in the queue is as good as any other: laid out in a "
            "row, the treasure is as likely to lie second as first.",
            "33/34 por 1/33. Todos los puestos de la cola son igual de buenos: si se ponen en "
            "fila, el tesoro puede estar el segundo igual que el primero.",
        ),
        otherwise=(
            "Not yet. Imagine the 34 disks in a row, in the order in which they will be turned. "
            "How likely is it that the treasure lies in second place?",
            "Todavía no. Imagina los 34 discos en fila, en el orden en que se van a descubrir. "
            "¿Cuál es la probabilidad de que el tesoro esté en el segundo puesto?",
        ),
        hints=(
            Hint(
                (Fraction(1, 33),),
                (
                    "That would be right if Ana had seen that the first is not the treasure. "
                    "Nobody has seen it: it may be gone already.",
                    "Eso valdría si Ana hubiera visto que el primero no es el tesoro. Nadie lo ha "
                    "visto: puede que ya no esté.",
                ),
                "queue",
            ),
            Hint(
                (Fraction(1, 34) * Fraction(1, 33), Fraction(1, 34**2)),
                (
                    "That would be two treasures, one after the other. The first must *not* be "
                    "the treasure: 33/34.",
                    "Eso serían dos tesoros seguidos. El primero *no* debe ser el tesoro: 33/34.",
                ),
            ),
            Hint(
                (Fraction(33, 34**2),),
                (
                    "You put the first disk back: for the second there are only 33 left.",
                    "Has devuelto el primer disco: para el segundo solo quedan 33.",
                ),
                "putback",
            ),
            Hint(
                (Fraction(2, 34),),
                (
                    "That is the chance that one of the first two is the treasure.",
                    "Esa es la probabilidad de que uno de los dos primeros sea el tesoro.",
                ),
            ),
        ),
    ),
    Number(
        id="disk-4",
        about=("turning a disk with 600 pesos", "descubrir un disco con 600 pesos"),
        solution=Fraction(50),
        tolerance=Fraction(1, 10),
        share=False,
        why=(
            "(6,600 − 3 · 500)/34 = 150 comes in and 100 is paid: 50 pesos gained on average, "
            "though 23 disks of the 34 bring no pesos at all.",
            "(6.600 − 3 · 500)/34 = 150 entran y 100 se pagan: se ganan 50 pesos de media, aunque "
            "23 discos de los 34 no den ni un peso.",
        ),
        otherwise=(
            "Not yet. Add what the cups, necklaces and pottery bring, take away what the three "
            "devils cost, divide by 34, and pay the 100 pesos.",
            "Todavía no. Suma lo que dan copas, collares y cerámicas, resta lo que cuestan los "
            "tres diablos, divide entre 34 y paga los 100 pesos.",
        ),
        hints=(
            Hint(
                (Fraction(1600, 17),),
                (
                    "You left out the devils: three disks of 34 take all that is left in the "
                    "purse.",
                    "Has olvidado los diablos: tres discos de los 34 se llevan todo lo que queda "
                    "en la bolsa.",
                ),
            ),
            Hint(
                (Fraction(700, 17),),
                (
                    "Nearly: the devil takes what is left after paying, 500 pesos and not 600. "
                    "The 100 are gone already.",
                    "Casi: el diablo se lleva lo que queda después de pagar, 500 pesos y no 600. "
                    "Los 100 ya no están.",
                ),
            ),
            Hint(
                (150,),
                (
                    "That is what comes in. The 100 pesos for the disk are still to be paid.",
                    "Eso es lo que entra. Falta pagar los 100 pesos del disco.",
                ),
            ),
            Hint(
                (Fraction(1300, 17),),
                (
                    "That is the value with 300 pesos. With a fuller purse there is more for the "
                    "devil to take.",
                    "Ese es el valor con 300 pesos. Con más en la bolsa, el diablo tiene más que "
                    "llevarse.",
                ),
            ),
        ),
    ),
    Number(
        id="disk-5",
        about=(
            "the purse at which a disk is worth nothing",
            "la bolsa con la que un disco no vale nada",
        ),
        solution=Fraction(3500, 3),
        tolerance=Fraction(1),
        share=False,
        why=(
            "6,600 − 3 · (p − 100) = 3,400 gives p = 1,166.67. Whoever has more loses on average; "
            "whoever has little has little to lose.",
            "6.600 − 3 · (p − 100) = 3.400 da p = 1.166,67. Quien tiene más pierde de media; quien "
            "tiene poco, poco puede perder.",
        ),
        otherwise=(
            "Not yet. With p pesos the devil takes p − 100. When do the 34 disks together bring "
            "just 34 times 100 pesos?",
            "Todavía no. Con p pesos el diablo se lleva p − 100. ¿Cuándo dan los 34 discos juntos "
            "justo 34 veces 100 pesos?",
        ),
        hints=(
            Hint(
                (Fraction(3200, 3),),
                (
                    "That is what is left in the purse after paying; 100 pesos more were in it "
                    "before.",
                    "Eso es lo que queda en la bolsa después de pagar; antes había 100 pesos más.",
                ),
            ),
            Hint(
                (2200, 2300),
                (
                    "You have weighed the devils against what the disks bring, but forgotten "
                    "that each disk costs 100 pesos.",
                    "Has comparado los diablos con lo que dan los discos, pero has olvidado que "
                    "cada disco cuesta 100 pesos.",
                ),
            ),
        ),
    ),
    Number(
        id="disk-6",
        about=(
            '"not here" about Lima, 34 disks face down',
            "«aquí no» sobre Lima, 34 discos boca abajo",
        ),
        solution=Fraction(1, 67),
        why=(
            "102 stories: Lima with a lie 1, the 33 other places with the truth 66. One of the 67 "
            "in which he says so.",
            "102 historias: Lima con mentira, 1; los otros 33 lugares con verdad, 66. Una de las "
            "67 en las que dice eso.",
        ),
        otherwise=(
            "Not yet. Make the table for 34 places, three stories each. In how many of the 102 "
            'does he say "not here", and in how many of those does it lie in Lima?',
            "Todavía no. Haz la tabla para 34 lugares, con tres historias cada uno. ¿En cuántas de "
            "las 102 dice «aquí no», y en cuántas de esas está en Lima?",
        ),
        hints=(
            Hint(
                (Fraction(1, 3),),
                (
                    "That is how often he lies, not how often the treasure lies in Lima. Before "
                    "he spoke it was 1/34, and a denial can't raise that.",
                    "Eso es con qué frecuencia miente, no con cuál está el tesoro en Lima. Antes "
                    "de hablar era 1/34, y una negación no puede subirlo.",
                ),
                "base",
            ),
            Hint(
                (Fraction(1, 102),),
                (
                    "One story of 102, but he has spoken: the stories in which he says "
                    '"here" are out. Divide by those that are left.',
                    "Una historia de 102, pero ya ha hablado: las historias en las que dice «aquí» "
                    "quedan fuera. Divide entre las que quedan.",
                ),
            ),
            Hint(
                (Fraction(1, 34),),
                (
                    "That was before. Even a witness who sometimes lies tells you something.",
                    "Eso era antes. También un testigo que a veces miente dice algo.",
                ),
            ),
            Hint(
                (0,),
                (
                    "He lies one time in three: a little chance remains.",
                    "Miente una de cada tres veces: queda un poco de probabilidad.",
                ),
            ),
            Hint(
                (Fraction(1, 66),),
                (
                    "One against 66: but as a share of all it is one of how many?",
                    "Una contra 66: pero como parte del total, ¿es una de cuántas?",
                ),
            ),
        ),
    ),
    Number(
        id="disk-7",
        about=(
            '"here" about Lima, 34 disks face down',
            "«aquí» sobre Lima, 34 discos boca abajo",
        ),
        solution=Fraction(2, 35),
        why=(
            "Lima with the truth 2, the 33 other places with a lie 33: 2 of 35. He doubles the "
            "chance, nearly; but little doubled is still little.",
            "Lima con verdad, 2; los otros 33 lugares con mentira, 33: 2 de 35. Casi duplica la "
            "probabilidad, pero el doble de poco sigue siendo poco.",
        ),
        otherwise=(
            'Not yet. In how many of the 102 stories does he say "here"? Don\'t forget the 33 '
            "places in which that would be a lie.",
            "Todavía no. ¿En cuántas de las 102 historias dice «aquí»? No olvides los 33 lugares "
            "en los que eso sería mentira.",
        ),
        hints=(
            Hint(
                (Fraction(2, 3),),
                (
                    "Two in three is how often he tells the truth. But 33 places of 34 are wrong, "
                    'and from each of them comes a false "here" one time in three.',
                    "Dos de cada tres es lo que dice verdad. Pero 33 lugares de los 34 son falsos, "
                    "y en cada uno sale un «aquí» mentiroso una de cada tres veces.",
                ),
                "base",
            ),
            Hint(
                (Fraction(2, 102),),
                (
                    "Two stories, but not of 102: only those count in which he says so.",
                    "Dos historias, pero no de 102: solo cuentan aquellas en las que lo dice.",
                ),
            ),
            Hint(
                (Fraction(1, 34),),
                (
                    "That was before. His word must count for something.",
                    "Eso era antes. Algo tiene que valer su palabra.",
                ),
            ),
            Hint(
                (Fraction(2, 33), Fraction(1, 35)),
                (
                    "Nearly. Lima gives two stories and the other places give 33 together: what "
                    "share of all of these is Lima's?",
                    "Casi. Lima da dos historias y los otros lugares dan 33 entre todos: ¿qué "
                    "parte del total es la de Lima?",
                ),
            ),
        ),
    ),
    Number(
        id="disk-8",
        about=(
            'two sailors say "not here", four disks left',
            "dos marineros dicen «aquí no», quedan cuatro discos",
        ),
        solution=Fraction(1, 13),
        why=(
            "Lima weighs 1 · 1 (two lies), each of the other three places 2 · 2: 1 of 13. The "
            "belief after the first sailor is the belief before the second.",
            "Lima pesa 1 · 1 (dos mentiras) y cada uno de los otros tres lugares 2 · 2: 1 de 13. "
            "Lo que se cree tras el primero es lo que se creía antes del segundo.",
        ),
        otherwise=(
            "Not yet. Each place now has 3 · 3 = 9 stories. In how many do both say "
            '"not here" if it lies in Lima? And if it lies in Quito?',
            "Todavía no. Cada lugar tiene ahora 3 · 3 = 9 historias. ¿En cuántas dicen los dos "
            "«aquí no» si está en Lima? ¿Y si está en Quito?",
        ),
        hints=(
            Hint(
                (Fraction(1, 9),),
                (
                    "That is how often both lie. How likely is it that they do, compared with "
                    "two true words about one of the other places?",
                    "Eso es con qué frecuencia mienten los dos. ¿Cómo de probable es, comparado "
                    "con dos verdades sobre uno de los otros lugares?",
                ),
                "base",
            ),
            Hint(
                (Fraction(1, 7),),
                (
                    "That was after the first sailor. The second one counts too.",
                    "Eso era tras el primer marinero. El segundo también cuenta.",
                ),
            ),
            Hint(
                (Fraction(1, 36),),
                (
                    "One story of 36, but many of the 36 are out since both have spoken. Divide "
                    "by those that are left.",
                    "Una historia de 36, pero muchas de las 36 quedan fuera, pues los dos han "
                    "hablado. Divide entre las que quedan.",
                ),
            ),
            Hint(
                (Fraction(1, 49),),
                (
                    "1/7 of 1/7 would be two different treasures. Multiply the weights of each "
                    "place, then look at their shares.",
                    "1/7 de 1/7 serían dos tesoros distintos. Multiplica los pesos de cada lugar y "
                    "mira después qué parte tiene cada uno.",
                ),
            ),
        ),
    ),
)
