"""What the tools say beside the words of a game."""

from functools import cache

from fernhandel.core.words import Messages


@cache
def phrases(language: str) -> Messages:
    return Messages.of(__name__, language)
