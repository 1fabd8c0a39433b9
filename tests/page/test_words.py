"""The words of the page and the games are about the same things."""

import re
from itertools import chain

import pytest

import fernhandel
from fernhandel.bots import LEVELS
from fernhandel.core import shelf
from fernhandel.core.words import LANGUAGES, Messages
from page.browsing import ROOT, TITLES
from page.places import golden
from wording import words

PAGE = ROOT / "web" / "src"


def messages(path: str, language: str) -> Messages:
    return Messages((PAGE / path).read_text("utf-8"), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_a_cover_has_words_for_every_option_and_each_of_its_values_and_for_no_others(game: str, language: str) -> None:
    cover = messages(f"games/{game}/cover.{language}.ftl", language)
    options = shelf.title(game).about.options
    wanted = set(chain.from_iterable([o.name, *(f"{o.name}-{value}" for value in o.values)] for o in options))
    assert {id.removeprefix("option-") for id in cover.ids if id.startswith("option-")} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_word_for_every_level_of_the_house(language: str) -> None:
    page = messages(f"words/{language}.ftl", language)
    for level in LEVELS:
        assert page.format(f"level-{level}")


@pytest.mark.parametrize("game", TITLES)
def test_hints_are_about_parts_and_steps_of_a_turn(game: str) -> None:
    source = (PAGE / "games" / game / "index.ts").read_text("utf-8")
    listed = re.search(r"hints: \[([^]]*)]", source)
    assert listed is not None
    hints = set(re.findall(r'"([^"]+)"', listed[1]))
    assert hints
    for file in golden(game):
        record = fernhandel.Record.parse(file.read_text("utf-8"))
        played = fernhandel.replay(fernhandel.Record(record.terms, record.seed, [], [], False))
        told = words(played, "en")
        for seat, action in fernhandel.replay(record).moves():
            view = played.view(None)
            hints -= {view.step, *(stage.id for stage in told.stages(view))}
            if not hints:
                return
            played.apply(seat, action)
    assert hints == set(), "no table comes to these"
