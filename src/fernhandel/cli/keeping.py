"""Records on disk: where they lie, how they are written without ever being half there, and how they are read."""

import os
import re
from collections.abc import Iterable, Iterator
from datetime import date
from pathlib import Path

from fernhandel.api import begin, read_text, replay
from fernhandel.core.actions import Action
from fernhandel.core.events import Event
from fernhandel.core.game import Game
from fernhandel.core.records import BadRecord, Record
from fernhandel.core.refusals import BadInput

SUFFIX = ".fernhandel"
LONGEST_NAME = 100
_UNREADABLE = re.compile(r"[^\w.]+")


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


def usual_folder() -> Path:
    """Where records lie when nobody says it: in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("fernhandel", appauthor=False) / "games"


def new_record(path: Path | None, folder: Path | None, game: str, seats: Iterable[str]) -> Path:
    """Where a new game is recorded; a record that is already there is never overwritten."""
    if path is not None:
        if path.exists():
            raise BadInput(f"{path} is there already: go on with it by --resume, or name another file")
        return path
    folder = usual_folder() if folder is None else folder
    folder.mkdir(parents=True, exist_ok=True)
    players = "-".join(_UNREADABLE.sub("_", seat) for seat in seats)
    name = f"{game}-{date.today().isoformat()}-{players}"[:LONGEST_NAME]
    path = folder / f"{name}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def newest_open(folder: Path | None, game: str | None) -> Path:
    """The record of the game that was played last and is not over."""
    folder = usual_folder() if folder is None else folder
    found = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    for path in sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            record = Record.parse(read_text(path))
        except BadInput:  # something else, or broken: an older one may be what is meant
            continue
        if not record.over and game in (None, record.terms.game):
            return path
    what = "game" if game is None else f"game of {game}"
    raise BadInput(f"there is no unfinished {what} in {folder}")


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
