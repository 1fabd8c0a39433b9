"""The words of the page and those of the games are about the same things."""

import pytest

import fernhandel
from fernhandel.core import shelf
from fernhandel.core.words import LANGUAGES, Messages
from page.browsing import ROOT, TITLES
from wording import words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_a_seat_without_a_name_has_the_same_colour_on_the_page_and_in_the_sentences(game: str, language: str) -> None:
    page = Messages((ROOT / "web" / "src" / "words" / f"{language}.ftl").read_text("utf-8"), language)
    about = shelf.title(game).about
    players = max(about.players)
    for edition in about.editions:
        told = words(fernhandel.make(game, edition=edition.id, players=players, seed=1), language)
        for seat in range(players):
            assert page.format(f"seat-{game}-{seat}", year=int(edition.id)) == told.seat(seat), edition.id
