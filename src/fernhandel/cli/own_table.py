"""The table against bots that `fernhandel serve --play` lays: the next start finds it again until its game is over."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

import msgspec

from fernhandel.cli.seats import usual_players
from fernhandel.client import ChairPlan, Client, NotDone, Seat
from fernhandel.core import shelf


class Kept(msgspec.Struct, frozen=True):
    """A seat and the secret that opens it."""

    table: str
    secret: str


def own_table(address: str, game: str, file: Path | None) -> tuple[str, bool]:
    """The link of one's own seat, and whether its table was there before; the file keeps it for the next time."""
    kept = _read(file)
    with Client(address) as client:
        seat = _found(client, kept.get(game))
        found = seat is not None
        if seat is None:
            seat = _laid(client, game)
    if file is not None and not found:
        _write(file, {**kept, game: Kept(seat.table, seat.secret)})
    return f"{address}t/{seat.table}#seat={seat.secret}", found


def _found(client: Client, kept: Kept | None) -> Seat | None:
    if kept is None:
        return None
    try:
        seat = client.seat(kept.table, kept.secret)
        return None if seat.look().table.state == "over" else seat
    except NotDone:  # the table was removed, or the seat has got another secret
        return None


def _laid(client: Client, game: str) -> Seat:
    """A seat among as many bots as usual."""
    bots = usual_players(shelf.title(game).about) - 1
    chairs = [ChairPlan(kind="mine"), *[ChairPlan(kind="bot")] * bots]
    return client.open(game, chairs).seats[0]


def _read(file: Path | None) -> dict[str, Kept]:
    try:
        return {} if file is None else msgspec.json.decode(file.read_bytes(), type=dict[str, Kept])
    except (OSError, msgspec.DecodeError):  # none was kept, or nothing of use
        return {}


def _write(file: Path, kept: Mapping[str, Kept]) -> None:
    """For its owner alone to read, whole or not at all."""
    number, name = tempfile.mkstemp(dir=file.parent, prefix=file.name)
    with os.fdopen(number, "wb") as new:
        new.write(msgspec.json.encode(kept))
    Path(name).replace(file)
