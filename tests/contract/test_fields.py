"""The fields of every table of every game on the shelf."""

import pytest

import fernhandel
from contract import fields

pytestmark = pytest.mark.one_form

TITLES = [about.id for about in fernhandel.games()]


@pytest.mark.parametrize("game", TITLES)
def test_every_field_says_something(game: str) -> None:
    fields.check_every_field_says_something(game)


@pytest.mark.parametrize("game", TITLES)
def test_a_copy_and_a_fingerprint_have_every_field(game: str) -> None:
    fields.check_copies_and_fingerprint(game)


@pytest.mark.parametrize("game", TITLES)
def test_a_pickle_has_every_field(game: str) -> None:
    fields.check_pickles(game)


@pytest.mark.parametrize("game", TITLES)
def test_what_happens_at_a_table_does_not_happen_at_its_copies(game: str) -> None:
    fields.check_copies_stay(game)


@pytest.mark.parametrize("game", TITLES)
def test_a_view_gives_back_every_field_that_is_not_drawn(game: str) -> None:
    fields.check_view(game)
