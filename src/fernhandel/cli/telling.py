"""What every way of showing a game shares: its words, its picture, its chronicle, and the names of its players."""

from dataclasses import dataclass

from fernhandel.cli.chronicle import Chronicle
from fernhandel.cli.seats import Seat
from fernhandel.cli.text import phrases
from fernhandel.core.pictures import Picture
from fernhandel.core.refusals import BadInput
from fernhandel.core.terms import Terms
from fernhandel.core.title import Title
from fernhandel.core.words import Messages, Words
from fernhandel.pictures.picture import WordsPicture


@dataclass(frozen=True)
class Telling:
    """How a game is told at this terminal, in one language."""

    title: str
    """What the game is called in this edition."""
    words: Words
    phrases: Messages
    picture: Picture
    chronicle: Chronicle


def telling(title: Title, terms: Terms, seats: list[Seat], language: str) -> Telling:
    """People go by their names; bots, and people without one, by their colours. A game without a picture is told."""
    colours = title.words(terms, language)
    names = [seat.name if seat.person and seat.name else colours.seat(number) for number, seat in enumerate(seats)]
    if len({name.casefold() for name in names}) < len(names):
        raise BadInput(f"two players would be called the same: {', '.join(names)}")
    words = title.words(terms, language, names)
    called = {edition.id: edition.title for edition in title.about.editions}[terms.edition]
    picture = title.picture(terms, language, names) or WordsPicture(words)
    return Telling(called, words, phrases(language), picture, Chronicle(words))
