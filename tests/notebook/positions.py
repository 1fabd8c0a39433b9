"""Positions to look at: every title, edition, map and set of names, at the beginning, under way and at the end."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import fernhandel
from fernhandel import Game, Record, View
from fernhandel.api import begin

GOLDEN = Path(__file__).parents[1] / "golden"
NEWEST = {"merchants": "rules_3", "auf_achse": "rules_2", "nuremberg": "rules_2"}
DRAWN = (  # each in another way than the rest
    "merchants-2010-2-1",
    "merchants-2010-4-1",
    "merchants-2010-3-deals=cunning-3",
    "merchants-1999-3-1",
    "merchants-1999-3-labels_1999=hamburg-3",
    "auf_achse-2007-2-1",
    "auf_achse-2007-3-variant=children-3",
    "auf_achse-2007-6-1",
    "auf_achse-1987-4-1",
    "nuremberg-2010-2-1",
    "nuremberg-2010-4-1",
    "nuremberg-2010-2-map=wensleydale-3",
    "nuremberg-2010-4-map=wensleydale-3",
)


def record_of(name: str) -> Record:
    """A finished game that is kept, by its name."""
    folder = NEWEST[name.partition("-")[0]]
    return Record.parse((GOLDEN / folder / f"{name}.fernhandel").read_text("utf-8"))


def under_way(record: Record) -> Iterator[Game]:
    """The game of a record at its beginning, in the middle and at its end."""
    game = begin(record)
    stops = [0, len(record.moves) // 2, len(record.moves)]
    yield game
    for start, stop in pairwise(stops):
        for seat, text in record.moves[start:stop]:
            game.apply(seat, game.catalogue.from_text(text))
        yield game


def views(game: Game) -> list[View]:
    """What everybody sees, and what the seat sees that is to move, or the last one."""
    return [game.view(None), game.view((game.to_act() or [game.players - 1])[0])]


def played(name: str) -> Game:
    return fernhandel.replay(record_of(name))
