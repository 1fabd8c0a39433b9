"""The program's own words at the table, in each language; the games bring theirs."""

from functools import lru_cache

from fernhandel.core.words import Catalog


@lru_cache
def phrases(language: str) -> Catalog:
    return Catalog.of(__name__, language)
