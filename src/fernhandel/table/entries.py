"""The log of a table. Everything that is true of a table is the fold of these entries, in order, each with its time.

Where a field or an entry has another name in the log, that keeps old logs readable.
"""

from typing import Final, Literal

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
    """Whoever sits there has another name, or none where they want to be forgotten: then it is that of the seat.

    Without a seat it is the table itself that is called otherwise.
    """

    seat: int | None
    name: str


class Offered(Entry, frozen=True, kw_only=True, tag="offered"):
    """A seat may be taken over by whoever has the secret of this hash, once."""

    seat: int
    secret_hash: str = field(name="key")


class Withdrew(Entry, frozen=True, kw_only=True, tag="withdrew"):
    """The seat is not offered any more."""

    seat: int


class HandedOn(Entry, frozen=True, kw_only=True, tag="handed_on"):
    """Somebody has taken the seat over: neither the secret before nor the one it was offered by opens it any more."""

    seat: int
    name: str
    before: str
    """The name of who had it."""
    secret_hash: str = field(name="key")


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """Somebody leaves the game for good: the seat is nobody's, and a bot plays on."""

    seat: int
    name: str
    level: str


class Dropped(Entry, frozen=True, kw_only=True, tag="dropped"):
    """The table is cleared away before the game has begun: there is nothing to see or to do there any more."""

    seat: int


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched", omit_defaults=True):
    """Somebody wants the same table again. The first who does has laid it."""

    seat: int
    table: str
    too: bool = False
    """Whether somebody else has laid it before."""


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
    | Offered
    | Withdrew
    | HandedOn
    | Left
    | Dropped
    | Rematched
    | Jumped
)

GIVEN_UP: Final = (Stood, HandedOn, Left)
"""After these a seat is not its owner's any more, and what that one has set for it is gone."""

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def gives_up(entry: Entry, seat: int) -> bool:
    return isinstance(entry, GIVEN_UP) and entry.seat == seat


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(body: bytes) -> AnyEntry:
    return _DECODER.decode(body)


def without_name(entry: AnyEntry, seat: int) -> AnyEntry:
    """The same entry as if somebody without a name had sat there."""
    if isinstance(entry, Opened):
        chairs = [replace(chair, name="") if nth == seat else chair for nth, chair in enumerate(entry.chairs)]
        return replace(entry, chairs=chairs)
    if isinstance(entry, Sat | Renamed | Left) and entry.seat == seat:
        return replace(entry, name="")
    if isinstance(entry, HandedOn) and entry.seat == seat:
        return replace(entry, name="", before="")
    return entry
