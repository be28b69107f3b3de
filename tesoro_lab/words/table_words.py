"""The words of the live table's own controls and facts, side by side in both languages."""

from tesoro_lab.words.numbers import Pair

TABLE_WORDS: dict[str, Pair] = {
    "open_estate": ("Build, sell, mortgage …", "Edificar, vender, hipotecar …"),
    "a_house": ("a house", "una casa"),
    "a_castle": ("a castle", "un castillo"),
    "toll_now": ("Toll now", "Peaje ahora"),
    "next_throw_here": ("Next throw ends here", "La próxima tirada acaba aquí"),
    "with_last_throw": ("(with the last throw)", "(con la última tirada)"),
    "build_house": ("Build house", "Edificar casa"),
    "sell_house": ("Sell house", "Vender casa"),
    "build_castle": ("Build castle", "Levantar castillo"),
    "sell_castle": ("Sell castle", "Vender castillo"),
    "no_titles_yet": ("No titles yet.", "Todavía no hay títulos."),
    "upload": ("Upload", "Subir"),
    "lens_note": (
        "Where the dice alone put the pawn; money counts the cards and the Galleys that follow. "
        "A chance is exact; an amount is an average.",
        "Adónde llevan los dados; el dinero cuenta las cartas y Galeras que sigan. "
        "La probabilidad es exacta; la cantidad es un promedio.",
    ),
    "show_on_board": ("Show on the board", "Ver en el tablero"),
    "where_next": ("Where the next throw can lead", "Adónde puede llevar la próxima tirada"),
    "on_average": ("on average", "de media"),
    "past_start": ("past Start", "por la Salida"),
    "throw_again": ("to throw again", "de repetir tirada"),
    "sent_to_galleys": ("to the Galleys", "a Galeras"),
    "whole_story": ("The whole story", "Toda la crónica"),
    "quick_rounds": (
        "Quick game: it ends after so many rounds.",
        "Partida rápida: acaba tras unas rondas.",
    ),
    "and_then": (" — then: ", " — después: "),
    "estate": ("Build, sell, mortgage", "Edificar, vender, hipotecar"),
    "chance_by_itself": ("Chance by itself", "Azar automático"),
    "bots_by_themselves": ("Bots by themselves", "Robots automáticos"),
    "gives": ("gives", "da"),
    "until_next_throw": ("until another player throws", "hasta que tire otra persona"),
    "still_missing": ("Still missing", "Aún faltan"),
    "could_raise": ("Purse if all is sold and mortgaged", "Bolsa si se vende e hipoteca todo"),
    "failed_throws": ("Failed throws", "Tiradas fallidas"),
    "chance_of_double": ("Chance of a double", "Probabilidad de dobles"),
    "may_be_claimed": ("May be claimed", "Se puede reclamar"),
    "purse_after": ("Purse after buying", "Bolsa tras comprar"),
    "game": ("Game", "Partida"),
    "luck": ("Luck", "Suerte"),
    "where_in_match": ("turn {t}, move {m} of {n}", "turno {t}, jugada {m} de {n}"),
    "short_first": ("|< First", "|< Inicio"),
    "short_back": ("< Back", "< Atrás"),
    "short_on": ("On >", "Sigue >"),
    "short_last": ("Last >|", "Final >|"),
}
