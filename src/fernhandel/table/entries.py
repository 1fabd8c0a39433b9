"""The log of a table. Everything that is true of a table is the fold of these entries, in order, each with its time.

Where a field or an entry has another name in the log, that keeps old logs readable.
"""

from typing import Literal

import msgspec
from msgspec import field
from msgspec.structs import replace

from fernhandel.core.terms import Terms
from fernhandel.table.clock import Clock

Mover = Literal["person", "bot", "auto", "clock"]


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits where when the table is opened: a person, a bot of some level, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    secret_hash: str = field(name="key", default="")
    """The hash of the seat's secret; whoever knows the secret owns the seat."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """One line of the log."""


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """The table is laid. ``moves`` are the actions already made at a table that goes on from a record."""

    terms: Terms
    seed: int
    name: str
    public: bool
    clock: Clock
    chairs: list[Chair]
    invite: str
    """The hash of the secret that lets somebody take an empty chair; empty where anybody may."""
    moves: list[tuple[int, str]] = field(name="steps", default_factory=list)
    origin: str = ""
    """The table this one goes on from, for a rematch or a fork."""
    course: list[tuple[int, str]] = field(default_factory=list)
    """How a lesson goes on: what its record has after ``moves``."""
    gallery: bool = False
    """Whether those who look on may talk among themselves, though the table is not public."""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    seat: int
    name: str
    secret_hash: str = field(name="key")


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """Somebody leaves a chair before the game has begun."""

    seat: int


class Began(Entry, frozen=True, kw_only=True, tag="began"):
    pass


class Moved(Entry, frozen=True, kw_only=True, tag="moved", omit_defaults=True):
    seat: int
    action: str
    by: Mover
    nth: int = 0
    """How many moves of the same command stand before it: they were made together, and are taken back together."""


class Composes(Entry, frozen=True, kw_only=True, tag="composes"):
    """A seat puts a deal together, and talk waits for it."""

    seat: int


class TookBack(Entry, frozen=True, kw_only=True, tag="took_back"):
    """Moves are undone: all from number ``move`` on, or that one alone while choices are sealed."""

    seat: int
    move: int = field(name="step")
    alone: bool = False


class AskedBack(Entry, frozen=True, kw_only=True, tag="asked_back"):
    """A request to undo everything from number ``move`` on, which all others must grant."""

    seat: int
    move: int = field(name="step")


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    seat: int
    granted: bool


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood_in"):
    """A bot takes the chair."""

    seat: int
    level: str
    why: Literal["owner", "vote", "failure", "host"]
    fault: str = ""


class CameBack(Entry, frozen=True, kw_only=True, tag="came_back"):
    seat: int


class Voted(Entry, frozen=True, kw_only=True, tag="voted"):
    """A wish that a bot takes the chair of somebody whose clock has run out."""

    seat: int
    chair: int


class Said(Entry, frozen=True, kw_only=True, tag="said", omit_defaults=True):
    """Talk; a spectator has no seat but a name. The log says that something was said: the words lie beside it."""

    seat: int | None
    name: str
    text: str
    """Empty in the log, but for logs of before."""
    removed: str = ""
    """Who has removed the words: the ``host`` or their ``author``. Never in the log."""


class Advised(Entry, frozen=True, kw_only=True, tag="advised"):
    """A player has asked a bot for advice; the table is told."""

    seat: int


class SecretChanged(Entry, frozen=True, kw_only=True, tag="key_turned"):
    """The seat has a new secret; the old one opens nothing any more."""

    seat: int
    secret_hash: str = field(name="key")


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """Whoever sits there has another name, or none where they want to be forgotten: then it is that of the seat."""

    seat: int
    name: str


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    seat: int
    table: str


class Jumped(Entry, frozen=True, kw_only=True, tag="jumped"):
    """The server's clock was set forward by so many seconds since the entry before, or back; nobody's time has run."""

    seconds: float


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Began
    | Moved
    | Composes
    | TookBack
    | AskedBack
    | Answered
    | StoodIn
    | CameBack
    | Voted
    | Said
    | Advised
    | SecretChanged
    | Renamed
    | Rematched
    | Jumped
)

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(body: bytes) -> AnyEntry:
    return _DECODER.decode(body)


def without_name(entry: AnyEntry, seat: int) -> AnyEntry:
    """The same entry as if somebody without a name had sat there."""
    if isinstance(entry, Opened):
        chairs = [replace(chair, name="") if nth == seat else chair for nth, chair in enumerate(entry.chairs)]
        return replace(entry, chairs=chairs)
    if isinstance(entry, Sat | Renamed) and entry.seat == seat:
        return replace(entry, name="")
    return entry
