"""A link that keeps a table of numbers as a CSV file; the page alone does it, without a kernel."""

from urllib.parse import quote

from tesoro_lab import words
from tesoro_lab.figures.svg import escape
from tesoro_lab.widgets.numbers import Numbers, csv_text

MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""With this first, a spreadsheet knows that the file is UTF-8, and shows accents as they are."""


def csv_link(numbers: Numbers, lang: str = "en") -> str:
    """The link "Download CSV": the whole file lies in the link itself.

    So it works without a server, in a notebook that is only being read, and after the kernel
    has died.

    >>> from tesoro_lab.widgets.numbers import Column
    >>> link = csv_link(Numbers("dice", (Column("sum"),), ((7,),)))
    >>> 'download="dice.csv" href="data:text/csv;charset=utf-8,%EF%BB%BFsum%0D%0A7' in link
    True
    """
    file = escape(f"{numbers.name}.csv")
    tip = escape(f"{words.label('download_csv_tip', lang)}: {file}")
    return (
        f'<p class="tl-download"><a download="{file}" '
        f'href="data:text/csv;charset=utf-8,{quote(MARK + csv_text(numbers, lang), safe="")}" '
        f'title="{tip}">{escape(words.label("download_csv", lang))}</a></p>'
    )
