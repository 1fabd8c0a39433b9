"""The journal of a tournament: a line for each game as it ends, so that a broken-off tournament can go on."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from fernhandel.arena.match import Outcome
from fernhandel.arena.series import Fixture, Played
from fernhandel.core.refusals import BadInput


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What was asked for; a journal only goes on with the same."""

    game: str
    edition: str
    options: dict[str, str]
    players: int
    bots: list[str]
    alone: str | None = None
    games: int
    seed: int
    seconds: float
    rules: int


class _Line(msgspec.Struct, frozen=True):
    number: int
    seats: list[str]
    outcome: Outcome


class Journal:
    """A file of JSON lines: the header, then the games in the order in which they ended."""

    def __init__(self, path: Path, header: Header) -> None:
        self._path = path
        self._header = header

    def read(self, fixtures: list[Fixture]) -> dict[int, Played]:
        """The games played so far; begins the file where there is none. A line that was cut off is dropped."""
        if not self._path.exists():
            self._path.write_bytes(msgspec.json.encode(self._header) + b"\n")
            return {}
        games = self.games(fixtures)
        lines = self._path.read_bytes().splitlines(keepends=True)
        if not lines[-1].endswith(b"\n"):
            self._path.write_bytes(b"".join(lines[:-1]))
        return games

    def games(self, fixtures: list[Fixture]) -> dict[int, Played]:
        """The games that stand there now, and nothing is written: more may be added meanwhile."""
        lines = self._path.read_bytes().splitlines(keepends=True)
        self._check_header()
        whole = [line for line in lines[1:] if line.endswith(b"\n")]
        return {fixture.number: (fixture, outcome) for fixture, outcome in self._played(whole, fixtures)}

    def _check_header(self) -> None:
        found = read_header(self._path)
        if found != self._header:
            different = [
                f"{field} {getattr(found, field)!r}, not {getattr(self._header, field)!r}"
                for field in Header.__struct_fields__
                if getattr(found, field) != getattr(self._header, field)
            ]
            raise BadInput(f"{self._path} is of another tournament: {'; '.join(different)}")

    def _played(self, lines: list[bytes], fixtures: list[Fixture]) -> Iterator[Played]:
        for place, line in enumerate(lines, 2):
            try:
                read = msgspec.json.decode(line, type=_Line)
            except msgspec.MsgspecError as error:
                raise BadInput(f"{self._path}, line {place}: {error}") from None
            if read.number >= len(fixtures) or fixtures[read.number].pairing.bots != read.seats:
                raise BadInput(f"{self._path}, line {place}: game {read.number} is not one of this tournament")
            yield fixtures[read.number], read.outcome

    def add(self, played: Played) -> None:
        fixture, outcome = played
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(_Line(fixture.number, fixture.pairing.bots, outcome)) + b"\n")


def read_header(path: Path) -> Header:
    """What was asked for, as the first line of a journal says it."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(), type=Header)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except msgspec.MsgspecError:
        raise BadInput(f"{path}, line 1: this is not the journal of a tournament") from None
