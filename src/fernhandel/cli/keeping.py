"""Records on disk: where they lie, how they are written without ever being half there, and how they are read."""

import os
from collections.abc import Iterator
from pathlib import Path

from fernhandel.api import begin, read_text, replay
from fernhandel.core.actions import Action
from fernhandel.core.events import Event
from fernhandel.core.game import Game
from fernhandel.core.records import BadRecord, Record
from fernhandel.core.refusals import BadInput

SUFFIX = ".fernhandel"


class Keeper:
    """Keeps the record of one game in one file: JSON Lines when its name ends in .jsonl, else text."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def save(self, record: Record) -> None:
        """Replace the file in one step: a reader, or a crash, finds the old record or the new one."""
        text = record.to_jsonl() if self.path.suffix == ".jsonl" else record.to_text()
        part = self.path.with_name(f".{self.path.name}.part")
        try:
            with part.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.path)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from None


def new_record(path: Path | None, game: str, seed: int) -> Path:
    """Where a new game is recorded; a record that is already there is never overwritten."""
    if path is not None:
        if path.exists():
            raise BadInput(f"{path} is there already: go on with it by --resume, or name another file")
        return path
    path = Path(f"{game}-{seed}{SUFFIX}")
    number = 2
    while path.exists():
        path = Path(f"{game}-{seed}-{number}{SUFFIX}")
        number += 1
    return path


def read_record(path: Path) -> Record:
    """The record in a file, checked to its last action."""
    try:
        record = Record.parse(read_text(path))
        replay(record)
    except BadRecord as error:
        raise BadInput(f"{path}, {error}") from None
    return record


def retell(record: Record) -> Iterator[tuple[Game, int, Action, list[Event]]]:
    """The game of a checked record, action by action: the game after it, who did what, and what happened."""
    game = begin(record)
    for seat, text in record.moves:
        action = game.catalogue.from_text(text)
        yield game, seat, action, game.apply(seat, action)
