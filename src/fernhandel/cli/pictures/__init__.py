"""How a position looks in the terminal. A game without a picture of its own is told in words."""

from typing import Any

from fernhandel.cli.pictures.merchants import MerchantsPicture, summarise_board
from fernhandel.cli.pictures.picture import Picture, WordsPicture
from fernhandel.core.terms import Terms
from fernhandel.core.words import Words


def picture(terms: Terms, words: Words, language: str, names: list[str]) -> Picture:
    """The picture of a table of these terms."""
    if terms.game == "merchants":
        return MerchantsPicture(terms, language, names)
    return WordsPicture(words)


def board_summary(game: str, data: dict[str, Any]) -> list[str]:
    """A board in a few lines."""
    return summarise_board(data) if game == "merchants" else []


__all__ = ["Picture", "board_summary", "picture"]
