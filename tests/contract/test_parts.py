"""Parts of views that are kept: whatever is changed on a table is seen in them."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from contract.checks import any_of
from contract.configurations import Configuration, plain_configurations
from fernhandel import Game, Rng
from fernhandel.core.parts import JsonParts, KeptParts

pytestmark = pytest.mark.one_form

STATES = 6
BETWEEN = 25
NEVER_CHANGES = "players"


def some() -> list[Configuration]:
    """Each edition once, with three players."""
    return [each for each in plain_configurations() if each.players == 3]


def states(configuration: Configuration, rng: Rng) -> Iterator[Game]:
    game = configuration.make(3)
    for _ in range(STATES):
        for _ in range(BETWEEN):
            if not game.over:
                seat = game.to_act()[0]
                game.apply(seat, any_of(game.legal(seat), rng))
        yield game.copy()


def changes(value: Any) -> Iterator[Any]:
    """The same a little different, one after the other."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, list):
        for place, each in enumerate(value):
            for other in changes(each):
                yield [*value[:place], other, *value[place + 1 :]]
        if value:
            yield value[:-1]


def views(game: Game, parts: JsonParts | None) -> list[bytes]:
    """Of all seats; made anew without ``parts``."""
    seats = [*range(game.players), None]
    if parts is None:
        return [msgspec.json.encode(game.view(seat)) for seat in seats]
    made = [game.title.view_of_parts(game.terms, game.table, seat, parts) for seat in seats]
    return [msgspec.json.encode(view) for view in made]


@pytest.mark.parametrize("configuration", some(), ids=str)
def test_no_part_is_kept_when_what_it_tells_of_changes(configuration: Configuration) -> None:
    changed = 0
    for game in states(configuration, Rng.from_seed(4)):
        table, parts = game.table, JsonParts(KeptParts())
        before = views(game, parts)
        for name in [name for name in dir(table) if not name.startswith("_") and name != NEVER_CHANGES]:
            value = getattr(table, name)
            for other in changes(value):
                setattr(table, name, other)
                try:
                    expected = views(game, None)
                except (IndexError, KeyError, ValueError):
                    continue  # no such table can be
                assert views(game, parts) == expected, f"a part depends on {name}, and does not say so"
                changed += expected != before
            if isinstance(value, bool | int | list):
                setattr(table, name, value)
    assert changed > 100
