"""How a position looks in the terminal. A game without a picture of its own is told in words."""

from collections.abc import Callable
from typing import Any

from fernhandel.cli.pictures import areas, auf_achse, merchants, nuremberg
from fernhandel.core.pictures import Picture
from fernhandel.core.terms import Terms
from fernhandel.core.words import Words
from fernhandel.pictures.picture import WordsPicture

PICTURES: dict[str, Callable[[Terms, str, list[str]], Picture]] = {
    "merchants": merchants.MerchantsPicture,
    "auf_achse": auf_achse.AufAchsePicture,
    "nuremberg": nuremberg.NurembergPicture,
}
SUMMARIES = {
    "merchants": merchants.summarise_board,
    "auf_achse": auf_achse.summarise_board,
    "nuremberg": areas.summarise_board,
}


def picture(terms: Terms, words: Words, language: str, names: list[str]) -> Picture:
    """The picture of a table of these terms."""
    drawn = PICTURES.get(terms.game)
    return WordsPicture(words) if drawn is None else drawn(terms, language, names)


def board_summary(game: str, data: dict[str, Any]) -> list[str]:
    """A board in a few lines."""
    summary = SUMMARIES.get(game)
    return [] if summary is None else summary(data)


__all__ = ["Picture", "board_summary", "picture"]
