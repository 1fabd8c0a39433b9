"""What goes over the wire of moderation; everything is checked before it is believed."""

from typing import Annotated, Literal

import msgspec

from fernhandel.table.commands import Key, SeatNumber, Secret

MOST_LETTERS = 500
MOST_HOURS = 24 * 366

Reason = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
Hours = Annotated[float, msgspec.Meta(gt=0, le=MOST_HOURS)]
TableName = Annotated[str, msgspec.Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9]+$")]
PersonName = Annotated[str, msgspec.Meta(min_length=8, max_length=8, pattern="^[A-Za-z0-9]+$")]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
GivenName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

Role = Literal["", "deputy", "host"]


About = Literal["line", "gallery", "name", "table"]


class Whom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whoever said a line, sits in a chair, or has that key; how a browser is known is told to nobody."""

    table: TableName | None = None
    seq: EntryNumber | None = None
    """The line of talk,"""
    gallery: bool = False
    """or of that of those who look on."""
    seat: SeatNumber | None = None
    person: PersonName | None = None


# -- what somebody is told of themself ---------------------------------------------------------------------------------


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody may not do for a while, and why, in the host's words."""

    what: Literal["talk", "house"]
    here: bool
    """At this table only."""
    until: float | None
    """The time of day; for good without."""
    why: str


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    guests_talk: Literal["never", "after_one", "always"] = "always"
    """Those without a key: never, after their first finished game, or as everybody."""
    gallery: bool = True
    """Whether those who look on may talk among themselves."""
    lobby: bool = True
    """Whether there are tables that anybody may find."""
    greeting: Reason = ""
    """What the host says to whoever talks for the first time."""


class ToldDeed(msgspec.Struct, frozen=True, kw_only=True):
    """What the host has lately done to words or a name of somebody, and why."""

    id: int
    what: str
    why: str
    at: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands in the house, and at a table."""

    role: Role
    person: bool
    """Whether they have a key."""
    bars: list[Bar]
    silent: bool
    """Whether the rules of the house keep them from talking for now."""
    greeting: str
    blocked: list[int]
    """The seats of this table whose lines they do not want to read."""
    told: list[ToldDeed]


# -- blocks and reports ------------------------------------------------------------------------------------------------


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Read nothing more of somebody, or read them again."""

    whom: Whom
    blocked: bool


class Blocked(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    """Good for lifting it again, and for nothing else."""
    name: str
    """As it was."""
    mark: int | None
    """Of somebody with a key."""
    at: float


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tell the host: of a line of talk or of the gallery, of a name, or of the table, perhaps only a suspicion."""

    table: TableName
    about: About
    seq: EntryNumber | None = None
    seat: SeatNumber | None = None
    kind: Literal["insult", "name", "two_keys", "other"] = "other"
    words: Reason = ""


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """It is with the host; ``new`` says whether it was not before."""

    new: bool


class OwnReport(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has reported, and what became of it; not who has done what."""

    id: int
    about: About
    table_name: str
    game: str
    at: float
    outcome: Literal["", "removed", "done", "nothing"]
    """Nothing yet; the line is removed; the host has acted; or has found nothing to do."""
    settled_at: float | None


class Reporter(msgspec.Struct, frozen=True, kw_only=True):
    """Who has reported, and what came of what they reported before."""

    name: str
    person: str
    """Their key; empty for a guest."""
    upheld: int
    dismissed: int
    words: str


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    seq: int
    at: float
    seat: int | None
    name: str
    guest: int = 0
    """The number of somebody in the gallery who has no key."""
    text: str
    removed: str


class Suspect(msgspec.Struct, frozen=True, kw_only=True):
    """What a host is told of somebody who was reported."""

    name: str
    person: str
    since: int | None
    """The day on which their key was made, counted from 1970."""
    games: int
    upheld: int
    """Earlier reports of them after which something was done,"""
    dismissed: int
    """and those after which nothing was."""
    bars: list[Bar]


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """All reports of one thing, which are one: however many report it."""

    id: int
    table: str
    table_name: str
    about: About
    kind: str
    at: float
    seq: int | None
    seat: int | None
    reporters: list[Reporter]
    lines: list[TalkLine]
    """The line and two round it; nothing else of the table."""
    shut: bool
    """Whether the line is not shown because whoever reads this plays there."""
    whom: Suspect | None
    outcome: Literal["", "done", "nothing"]
    settled_at: float | None
    settled_by: str


# -- what a host does --------------------------------------------------------------------------------------------------


class Asked(msgspec.Struct, frozen=True, kw_only=True, tag_field="what", forbid_unknown_fields=True):
    """A deed. ``why`` is told to whom it concerns, in these words; ``report`` is settled by it."""

    key: Key
    why: Reason = ""
    report: EntryNumber | None = None


class Mute(Asked, frozen=True, kw_only=True, tag="mute"):
    """For so many hours, or for good; at this table only, or in the house."""

    whom: Whom
    here: bool = False
    hours: Hours | None = None


class ShutOut(Asked, frozen=True, kw_only=True, tag="shut_out"):
    """Bots play on in their chairs."""

    whom: Whom
    hours: Hours | None = None


class ShutGuests(Asked, frozen=True, kw_only=True, tag="shut_guests"):
    """Nobody without a key comes anew."""

    hours: Hours


class RemoveLine(Asked, frozen=True, kw_only=True, tag="remove_line"):
    table: TableName
    seq: EntryNumber
    gallery: bool = False


class Rename(Asked, frozen=True, kw_only=True, tag="rename"):
    """Somebody, or with a table alone that table."""

    whom: Whom
    name: GivenName


class Unlist(Asked, frozen=True, kw_only=True, tag="unlist"):
    """The table is in no list of strangers any more."""

    table: TableName


class MakeDeputy(Asked, frozen=True, kw_only=True, tag="deputy"):
    person: PersonName
    deputy: bool = True


class Settle(Asked, frozen=True, kw_only=True, tag="settle"):
    """No rule was broken."""


class Undo(Asked, frozen=True, kw_only=True, tag="undo"):
    """Take a deed back; words that are gone stay gone."""

    deed: EntryNumber


DeedAsked = Mute | ShutOut | ShutGuests | RemoveLine | Rename | Unlist | MakeDeputy | Settle | Undo


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """What a host has done."""

    id: int
    at: float
    by: str
    """The name of who did it; empty for the server's own terminal."""
    what: str
    name: str
    """Whom or what it concerned; after a rename, the new name."""
    was: str
    table: str
    until: float | None
    why: str
    stands: bool
    """Whether it still does anything."""
    undone_by: str
    undone_at: float | None


class HostPage(msgspec.Struct, frozen=True, kw_only=True):
    role: Role
    open: list[Case]
    settled: list[Case]
    rules: HouseRules
    deputies: list["Deputy"]


class Deputy(msgspec.Struct, frozen=True, kw_only=True):
    person: str
    name: str
    role: Role


class HostClaim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    secret: Secret


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    role: Role
