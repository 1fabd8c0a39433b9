"""Notices on the wire."""

from typing import Annotated, Literal

import msgspec

from fernhandel.server.notices.wants import Event, Way

Minute = Annotated[int, msgspec.Meta(ge=0, le=1_439)]
Zone = Annotated[str, msgspec.Meta(max_length=40)]


class HouseWays(msgspec.Struct, frozen=True, kw_only=True):
    """What this house sends at all."""

    push: bool
    mail: bool
    hook: bool


class PlaceInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    kind: Literal["push", "mail", "hook"]
    label: str
    """What its owner knows it by; an address is told in part only."""
    preset: str
    here: bool
    """Whether it is this browser."""
    state: Literal["new", "on", "paused", "ended"]
    """New: a mail address that is not confirmed. Ended: the browser takes nothing any more."""
    made_at: float
    last_ok: float | None
    last_no: float | None
    why: str
    """Why the last one did not arrive: a status, or a word."""
    failures: int
    waiting: int


class QuietHours(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """In minutes of the reader's day."""

    begins: Minute
    ends: Minute


class MutedTable(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    name: str
    game: str
    until: float | None
    """Without one, to the end of the game."""


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    house: HouseWays
    person: bool
    """Whether whoever asks has a name here: mail and webhooks need one."""
    places: list[PlaceInfo]
    wants: dict[Event, list[Way]]
    quiet: QuietHours | None
    wakes: bool
    """Whether a notice comes in quiet hours if a clock would run out before they end."""
    digest_at: Minute
    zone: str
    muted: list[MutedTable]


class ChangeNotices(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be another; the rest stays."""

    wants: dict[Event, dict[Way, bool]] = {}
    quiet: QuietHours | msgspec.UnsetType | None = msgspec.UNSET
    wakes: bool | msgspec.UnsetType = msgspec.UNSET
    digest_at: Minute | msgspec.UnsetType = msgspec.UNSET
    zone: Zone | msgspec.UnsetType = msgspec.UNSET
    language: Literal["en", "de"] | msgspec.UnsetType = msgspec.UNSET


class NewPlace(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["push", "mail", "hook"]
    to: Annotated[str, msgspec.Meta(min_length=3, max_length=2_000)]
    """A push endpoint, a mail address, or the URL of a webhook."""
    p256dh: Annotated[str, msgspec.Meta(max_length=100)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=40)] = ""
    preset: Literal["", "discord", "slack", "matrix"] = ""
    label: Annotated[str, msgspec.Meta(max_length=40)] = ""
    zone: Zone = ""
    language: Literal["", "en", "de"] = ""


class MadePlace(msgspec.Struct, frozen=True, kw_only=True):
    place: str
    secret: str
    """That of a webhook's signature, told this once."""


class TestSent(msgspec.Struct, frozen=True, kw_only=True):
    ok: bool
    why: str
    seconds: float


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    key: str


class Muting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    muted: bool
    until: float | None = None


class Here(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A page is visible, and its reader has done something in the last half minute."""

    table: Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9]*$")] = ""


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A table that waits for whoever asks."""

    table: str
    name: str
    game: str
    ask: str


class Waits(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[Waiting]
    told: bool
    """Whether they are told elsewhere too: then it matters that they are here."""
    paused: list[str]
    """The places that have failed too often."""
