"""The words that all explorers share, side by side in both languages."""

from tesoro_lab.words.numbers import Pair

EXPLORE_WORDS: dict[str, Pair] = {
    "download_csv": ("Download CSV", "Descargar CSV"),
    "download_csv_tip": (
        "Keep this table as a file for a spreadsheet",
        "Guardar esta tabla en un archivo para la hoja de cálculo",
    ),
    "number": ("Number", "Número"),
    "stop_or_go": ("Stop or go on", "Parar o seguir"),
    "low_end": ("from", "desde"),
    "high_end": ("to", "hasta"),
    "at_first": ("At first", "Al principio"),
    "numerator": ("numerator", "numerador"),
    "denominator": ("denominator", "denominador"),
    "numbers": ("The numbers", "Los números"),
    "question_asked": ("The question", "La pregunta"),
    "not_in_range": (
        "{what} must be {low} to {high}, not {value}.",
        "{what}: tiene que ser de {low} a {high}, no {value}.",
    ),
    "not_an_option": (
        "{what} must be one of {options}, not {value}.",
        "{what}: tiene que ser {options}, no {value}.",
    ),
}
