"""What goes over the wire of people and their devices."""

from typing import Annotated, Literal

import msgspec

from fernhandel.server.persons.names import LONGEST, MARKS
from fernhandel.table.commands import Secret

PersonName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
Mark = Annotated[int, msgspec.Meta(ge=0, lt=MARKS)]
BringState = Literal["none", "waiting", "claimed", "done", "refused", "expired"]


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody as others see them."""

    id: str
    name: str
    mark: int


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody as they see themselves."""

    id: str
    name: str
    mark: int
    role: str
    made_day: int
    """Days since the beginning of 1970."""
    words_checked_day: int | None
    """When the recovery words were last said back; 0 if never since they were made, nothing if there are none."""


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who is known by this browser: a person, or a guest."""

    person: Person | None
    tables: int
    """At how many tables the person, or the browser of a guest, has a seat."""
    apart: int
    """At how many tables this browser had a seat before somebody was brought to it, which are still its own."""
    asked: Known | None
    """Who was known here until the device was not used for long, or was signed off by the recovery words."""


class MakePerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Be known by a name and a mark from now on, with all seats of this browser.

    A browser without a cookie gets the ``secret`` it chooses: asking again after a lost answer makes nobody twice.
    """

    name: PersonName
    mark: Mark
    secret: Secret | None = None


class ChangePerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: PersonName | None = None
    mark: Mark | None = None


class ForgetMe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One's own name, so that nobody is forgotten by mistake."""

    name: PersonName


class Device(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    label: str
    this: bool
    made_day: int
    seen_day: int
    asked: bool


class Bring(msgspec.Struct, frozen=True, kw_only=True):
    """What stands in the fragment of the link, told this once, and until when it is good."""

    secret: str
    seconds: float


class Bringing(msgspec.Struct, frozen=True, kw_only=True):
    """How far it is, as both devices see it; digits and label when somebody has claimed it."""

    state: BringState
    digits: str = ""
    label: str = ""
    person: Known | None = None
    seconds: float = 0.0


class Code(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    bring: Secret


class Claim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Be that person on this device too, if the other one agrees; ``gather`` takes this browser's seats along."""

    bring: Secret
    gather: bool = False
    secret: Secret | None = None


class AnswerClaim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    yes: bool


class MakeWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")] = "en"


class RecoveryWords(msgspec.Struct, frozen=True, kw_only=True):
    words: list[str]


class SaidWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    words: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=24)]
    gather: bool = False
    secret: Secret | None = None


class KnownSitter(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits in a seat, where it is somebody who is known."""

    seat: int
    person: Known
