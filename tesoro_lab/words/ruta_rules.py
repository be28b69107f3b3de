"""The rules of La Ruta del Tesoro in short."""

from tesoro_lab.words.numbers import Pair

IN_SHORT: Pair = (
    """\
### La Ruta del Tesoro in short

**Aim.** Be the last one left in the game. You buy plazas, islands, exchanges and companies around
the Mediterranean, and whoever stops on them owes you a toll.

**Your turn.** Roll the dice and move. Stopping on Start or passing it brings 20,000 reales.
A double means another throw; a third double in a row means the Galleys instead of a move.

**A title nobody owns.** Buy it at its price, or the Crown auctions it at once: everybody may
bid, from 100 reales up, with money in the purse. With no bid it stays with the Crown.

**Tolls.** An empty plot of a complete group pays double. Houses and castles raise the toll.
Exchanges pay more the more you own; companies pay by the dice. A mortgaged title earns nothing
and makes its group incomplete.

**Building.** With the whole group, and none of it mortgaged, build house by house, evenly.
Four houses on every plot open the way to a castle, and the four go back to the Crown. There are
only so many pieces: a shortage is settled by auction. The Crown buys back at half price.

**Mortgages.** A title without buildings in its group borrows half its price. Lifting the
mortgage costs the loan and 10% more.

**Galleys.** You go there by the space, by a card or by three doubles, with nothing from Start.
From your next turn you leave by a double, by a card or for 10,000 reales; the third failed
throw makes you pay. Meanwhile you still collect, build, bid and trade.

**Trades.** Titles, money and cards that open the Galleys may be exchanged, as the table's rules
say when. No loans, no promises, and no title of a group that has buildings.

**Debts.** Sell, mortgage and trade to pay. When even that is not enough, you are bankrupt:
a player you owe takes what is left; if you owe the Crown, it auctions your titles.

**Quick game.** Two titles each are dealt and paid at the start. At the end the richest wins:
money, prices (half if mortgaged), houses at cost, and a castle as five houses.
""",
    """\
### La Ruta del Tesoro en breve

**Objetivo.** Quedar en solitario en la partida. Se compran plazas, islas, lonjas y compañías
del Mediterráneo, y quien para en ellas debe un peaje.

**Tu turno.** Tira los dados y mueve. Parar en la Salida o pasar por ella da 20.000 reales.
Con dobles se vuelve a tirar; los terceros dobles seguidos llevan a Galeras sin mover.

**Un título sin dueño.** Cómpralo por su precio o la Corona lo subasta en el acto: puja quien
quiera, desde 100 reales y con dinero en la bolsa. Sin pujas, sigue en la Corona.

**Peajes.** Un solar vacío de un grupo completo paga el doble. Casas y castillos suben el peaje.
Las lonjas pagan más cuantas más tengas; las compañías, según los dados. Un título bajo hipoteca
no cobra y deja incompleto su grupo.

**Edificar.** Con el grupo entero y sin hipotecas se edifica casa a casa, por igual. Cuatro
casas en cada solar abren paso al castillo, y esas cuatro vuelven a la Corona. Las piezas están
contadas: si escasean, hay subasta. La Corona las recompra a mitad de precio.

**Hipotecas.** Un título sin edificios en su grupo recibe prestada la mitad de su precio.
Levantar la hipoteca cuesta lo prestado y un 10 % más.

**Galeras.** Se llega por la casilla, por una carta o por tres dobles, sin cobrar en la Salida.
Desde el turno siguiente se sale con dobles, con una carta o por 10.000 reales; la tercera
tirada fallida obliga a pagar. Allí se sigue cobrando, edificando, pujando y tratando.

**Tratos.** Se cambian títulos, dinero y cartas que abren las Galeras, cuando lo permiten las
reglas de la mesa. Sin préstamos ni promesas, y sin títulos de grupos con edificios.

**Deudas.** Vende, hipoteca y haz tratos para pagar. Si ni así alcanza, hay bancarrota: si se
debe a una persona, se queda con lo que haya; si es a la Corona, esta subasta los títulos.

**Partida rápida.** Se reparten y pagan dos títulos por cabeza. Al final gana la mayor fortuna:
dinero, precios (la mitad con hipoteca), casas a su coste y cada castillo como cinco casas.
""",
)
