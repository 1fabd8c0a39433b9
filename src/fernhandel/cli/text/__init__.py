"""The program's own words at the table, in each language; the games bring theirs."""

from functools import lru_cache

from fernhandel.core.words import Messages


@lru_cache
def phrases(language: str) -> Messages:
    return Messages.of(__name__, language)
