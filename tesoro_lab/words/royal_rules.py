"""The rules of Port Royal in short."""

from tesoro_lab.words.numbers import Pair

IN_SHORT: Pair = (
    """\
### Port Royal in short

**Aim.** Collect shields: people and expeditions carry them. When somebody has twelve, the round
is finished; then the most shields win, and coins break a tie.

**Coins.** A coin is a card face down, taken unseen from the pile. When it is paid it goes face
up to the discards, and comes back as a card once these are shuffled. Everybody starts with three.

**1. Discover.** Turn over one card after the other and lay them in the harbour. The first is
compulsory; after each you may stop. A second ship of a colour ends the turn: the whole
harbour is discarded and nobody picks anything.

**Repel.** A ship just drawn can be sent away with as many swords as it shows. Swords are not
used up. A skull cannot be repelled.

**Expeditions and taxes.** An expedition is laid aside for everybody. On your own turn, at any
moment, trade in people with its symbols for it; it brings coins and shields. A tax takes half the
coins of all who have twelve or more, then gives one coin to the most swords, or the fewest shields.

**2. Trade and hire.** Take one card of your harbour: two with four colours of ships, three
with five. A ship brings its coins; a person costs its price and stays with you.

**3. The others.** Clockwise, each other player may take one of the cards left, and pays you a coin
for it. What nobody wants is discarded.

**People.** Traders earn more from ships of their colour, Sailors and Pirates bring swords,
Mademoiselles lower prices, Jesters are paid when nothing is left or a turn is lost, Admirals when
five cards lie there, Governors give one more card. Captains, Priests and Settlers go on
expeditions, and a Jack of all Trades stands in for any of them. Two of a kind count twice.
""",
    """\
### Port Royal en breve

**Objetivo.** Reunir escudos: los llevan los personajes y las expediciones. Cuando alguien suma
doce, se acaba la ronda; gana quien tenga más escudos y, si hay empate, más monedas.

**Monedas.** Una moneda es una carta boca abajo, tomada del mazo sin mirarla. Al pagarla va boca
arriba a los descartes y vuelve como carta cuando estos se barajan. Se empieza con tres.

**1. Descubrir.** Roba carta tras carta y ponlas en el puerto. La primera es obligada; tras cada
una puedes plantarte. Un segundo barco del mismo color acaba el turno: se descarta el puerto
entero y nadie elige nada.

**Repeler.** Un barco recién descubierto se aleja con tantos sables como muestra. Los sables no
se gastan. Una calavera no se puede repeler.

**Expediciones e impuestos.** La expedición se aparta para toda la mesa. En tu turno, en cualquier
momento, cámbiala por personajes con sus símbolos; da monedas y escudos. Los impuestos quitan la
mitad a quien tenga doce monedas o más y dan una a quien tenga más sables, o menos escudos.

**2. Comerciar y reclutar.** Toma una carta de tu puerto: dos si hay barcos de cuatro colores,
tres si hay de cinco. Un barco da sus monedas; un personaje cuesta su precio y se queda contigo.

**3. El resto de la mesa.** En el sentido del reloj, cada cual puede tomar una de las cartas que
quedan y te paga por ella una moneda. Lo que nadie quiere se descarta.

**Personajes.** El Comerciante gana más con barcos de su color, Marinero y Pirata aportan sables,
la Señorita abarata, el Bufón cobra si no queda nada o se pierde un turno, el Almirante si hay
cinco cartas, el Gobernador da una carta más. Capitán, Sacerdote y Colonizador van de expedición, y
el Hombre Orquesta vale por cualquiera de ellos. Dos iguales cuentan doble.
""",
)
