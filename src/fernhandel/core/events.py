"""What happened, for people and animations: ids with arguments, never sentences."""

from collections.abc import Iterable
from functools import cache
from typing import Self

import msgspec


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=_snake):
    """One thing that happened. Games subclass it with the fields of each kind; on the wire ``type`` names the kind."""

    @property
    def reveals(self) -> bool:
        """Whether it may bring something hidden into the open, hidden from the acting seat as well."""
        return False

    @property
    def shows(self) -> bool:
        """Whether the acting seat lays open what it alone knew: foreseen by it, news to the others."""
        return False

    def seen_by(self, seat: int | None) -> Self:
        """The same event as that seat (or a spectator, ``None``) may know it."""
        return self

    @property
    def kind(self) -> str:
        """The name of this kind of event, as on the wire."""
        return str(self.__struct_config__.tag)


class Revelation(Event, frozen=True, kw_only=True):
    """Of a kind that always does so."""

    @property
    def reveals(self) -> bool:
        return True


@cache
def _may_veil(kind: type[Event]) -> bool:
    return kind.seen_by is not Event.seen_by


def veils(event: Event) -> bool:
    """Whether it is of a kind that not all see alike."""
    return _may_veil(type(event))


def seen_by(events: Iterable[Event], seat: int | None) -> list[Event]:
    """All events as that seat (or a spectator, ``None``) may know them."""
    return [event.seen_by(seat) for event in events]
