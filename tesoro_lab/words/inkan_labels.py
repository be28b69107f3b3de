"""The short words on the table of Inkan Aarre and under its map, in both languages."""

from tesoro_lab.words.inkan_table_words import TABLE_WORDS
from tesoro_lab.words.numbers import Pair

_MAP: dict[str, Pair] = {
    "map": ("Map", "Mapa"),
    "map_text": ("The map in words", "El mapa en palabras"),
    "place": ("Place", "Lugar"),
    "places": ("Places", "Lugares"),
    "circle": ("Red circle", "Círculo rojo"),
    "dot": ("Dot", "Punto"),
    "crossroads": ("Crossroads", "Cruce"),
    "start": ("Start", "Salida"),
    "goal": ("Goal", "Meta"),
    "country": ("Country", "País"),
    "harbour": ("Harbour", "Puerto"),
    "blind_alley": ("Blind alley", "Callejón sin salida"),
    "road": ("Road: free", "Camino: gratis"),
    "sea_lane": ("Sea lane: 100 pesos a stay", "Ruta de mar: 100 pesos por estancia"),
    "red_line": ("Red line: 300 pesos", "Línea roja: 300 pesos"),
    "reward": ("Reward", "Premio"),
    "pesos": ("pesos", "pesos"),
    "steps": ("Steps", "Pasos"),
}

_JOURNEYS: dict[str, Pair] = {
    "how_to_travel": ("How to travel", "Cómo viajar"),
    "by_land": ("By land", "Por tierra"),
    "by_sea": ("By sea", "Por mar"),
    "by_air": ("By air", "Por aire"),
    "by_land_and_sea": ("By land and sea", "Por tierra y mar"),
    "sail_free": ("Sail free", "Navegar gratis"),
    "sea_fee": ("Sea fee", "Pasaje por mar"),
    "fee_paid": ("Sea fee paid", "Pasaje pagado"),
    "fee_not_paid": ("Sea fee not paid", "Pasaje sin pagar"),
    "stop_here": ("Stop here", "Parar aquí"),
    "where_to_stop": ("Where to stop", "Dónde parar"),
    "choose_on_map": (
        "Choose a lit place on the map or in the list",
        "Elige en el mapa o en la lista un lugar iluminado",
    ),
    "fly_to": ("Fly to", "Volar a"),
    "guide_to": ("Follow the guide to", "Ir con el guía a"),
    "no_guide": ("Do without the guide", "Prescindir del guía"),
    "choose_place": ("Choose a place", "Elegir un lugar"),
}

_DISKS: dict[str, Pair] = {
    "disk": ("Disk", "Disco"),
    "disks": ("Disks", "Discos"),
    "hidden_disks": ("Disks still face down", "Discos aún boca abajo"),
    "face_down": ("Face down", "Boca abajo"),
    "turned": ("Turned", "Descubierto"),
    "disk_gone": ("Disk gone", "Sin disco"),
    "left": ("Left", "Quedan"),
    "pay_disk": ("Pay and turn it", "Pagar y descubrirlo"),
    "throw_for_disk": ("Throw for it", "Tirar por él"),
    "leave_disk": ("Leave it face down", "Dejarlo boca abajo"),
    "wait": ("Wait here", "Esperar aquí"),
    "treasure": ("Inca's Treasure", "Tesoro del Inca"),
    "lucky_suns": ("Lucky Suns that count", "Soles de la Suerte que cuentan"),
    "carries": ("Carries", "Lleva"),
    "devil": ("Devil", "Diablo"),
    "one_die": ("Die", "Dado"),
    "set_die": ("Use this throw", "Usar esta tirada"),
    "choose_disk": ("Choose the disk", "Elegir el disco"),
    "turn_disk": ("Turn the disk", "Descubrir el disco"),
    "throw_die": ("Throw the die", "Lanzar el dado"),
}

_ROUTES: dict[str, Pair] = {
    "next_disk": ("The next disk", "El próximo disco"),
    "next_disk_is": ("Chance that the next disk is", "Probabilidad de que el próximo disco sea"),
    "worth_of_disk": (
        "Expected change of the purse from turning it",
        "Cambio esperado de la bolsa al descubrirlo",
    ),
    "lucky_throw": ("Chance to throw 4, 5 or 6", "Probabilidad de sacar 4, 5 o 6"),
    "expected_turns": ("Expected turns", "Turnos esperados"),
    "turns_to_goal": ("Expected turns to Machu Picchu", "Turnos esperados hasta Machu Picchu"),
    "turns_needed": ("Turns needed", "Turnos necesarios"),
    "from_here": ("From here", "Desde aquí"),
    "with_my_money": ("With the money in the purse", "Con el dinero de la bolsa"),
    "shortest": ("Fewest steps", "Menos pasos"),
    "cheapest": ("Fewest pesos", "Menos pesos"),
    "fastest": ("Fewest expected turns", "Menos turnos esperados"),
}

_FRAMES: dict[str, Pair] = {
    "Die": ("The die falls", "Cae el dado"),
    "Try": ("A throw for the disk", "Una tirada por el disco"),
    "Turn": ("A disk is turned", "Se descubre un disco"),
    "Start": ("Before the journey", "Antes del viaje"),
    "Go": ("Where to stop", "Dónde parar"),
    "Arrival": ("A disk face down", "Un disco boca abajo"),
    "Guide": ("With the guide", "Con el guía"),
}

INKAN_LABELS: dict[str, Pair] = _MAP | _JOURNEYS | _DISKS | _ROUTES | _FRAMES | TABLE_WORDS
