"""The longer words on the table of Inkan Aarre: headings, notes and hints beside the map."""

from tesoro_lab.words.numbers import Pair

TABLE_WORDS: dict[str, Pair] = {
    "what_disk_may_be": ("{place}: what the disk may be", "{place}: qué puede ser el disco"),
    "purse_after_disk": ("Purse after paying", "Bolsa tras pagar"),
    "disks_note": (
        "Nobody knows where a disk lies: each hidden disk is as likely as any other to be the "
        "next one turned. One empty disk stays in the box.",
        "Nadie sabe dónde está cada disco: cualquiera de los ocultos puede salir el próximo con "
        "la misma probabilidad. Un disco vacío se queda en la caja.",
    ),
    "disk_face_down": ("disk face down", "disco boca abajo"),
    "where_you_stand": ("where you stand", "donde ya estás"),
    "to_the_first": ("{amount} to the first", "{amount} a quien llegue antes"),
    "here_tag": ("here", "aquí"),
    "here_now": ("Here now", "Aquí ahora"),
    "show_on_map": ("Show on the map", "Ver en el mapa"),
    "first_throws": (
        "The first throws only decide who begins: the highest of them.",
        "Las primeras tiradas solo deciden quién empieza: la más alta.",
    ),
    "turns_to_place": ("turns to {place}", "turnos hasta {place}"),
    "paid_disk_brings": ("pesos a paid disk brings", "pesos da un disco pagado"),
    "crossroads_and_dots": ("Crossroads and dots", "Cruces y puntos"),
    "ways_note": (
        "How likely the throw lets one stop there; one throw may allow several places. "
        "Expected turns: from there to Machu Picchu, with the money that is left.",
        "Probabilidad de que la tirada permita parar ahí; una tirada puede permitir varios "
        "lugares. Turnos esperados: de ahí a Machu Picchu, con el dinero que queda.",
    ),
    "if_one_pays": ("paying 100 for it", "pagando 100"),
    "if_one_throws": ("throwing for it once", "tirando una vez"),
}
