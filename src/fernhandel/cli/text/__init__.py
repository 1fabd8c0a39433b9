"""The program's own words at the table, in each language; the games bring theirs."""

from fernhandel.core.words import Messages
from fernhandel.pictures.text import terminal_words


def phrases(language: str) -> Messages:
    return terminal_words(__name__, language)
