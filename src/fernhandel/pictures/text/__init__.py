"""What is said at every table in a terminal; a game's picture, and the program, add words of their own."""

from functools import lru_cache
from importlib.resources import files

from fernhandel.core.words import Messages


@lru_cache
def terminal_words(package: str, language: str) -> Messages:
    """The catalogue beside the modules of that package, and the words of every table with it."""
    catalogues = [files(place).joinpath(f"{language}.ftl").read_text("utf-8") for place in (__name__, package)]
    return Messages("\n".join(catalogues), language)
