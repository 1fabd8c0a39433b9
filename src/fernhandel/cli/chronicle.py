"""What has happened so far, and what each seat has not yet been told of."""

from collections.abc import Collection, Iterable

from fernhandel.core.events import Event, seen_by
from fernhandel.core.words import Words


class Chronicle:
    """All events of a game, in order; told to a seat (or a spectator, ``None``) only as it may know them."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._events: list[Event] = []
        self._told: dict[int | None, int] = {}

    def add(self, events: Iterable[Event]) -> None:
        self._events.extend(events)

    def decides(self, seat: int) -> None:
        """That seat is about to act: its news begin with what comes of it, and so do the spectator's."""
        self._told[seat] = len(self._events)
        self._told[None] = len(self._events)

    def news(self, seat: int | None, without: Collection[str] = ()) -> list[str]:
        """In words, what happened since the seat's last decision, without those kinds of event."""
        events = self._events[self._told.get(seat, 0) :]
        return self._tell([event for event in events if event.kind not in without], seat)

    def all(self, seat: int | None) -> list[str]:
        return self._tell(self._events, seat)

    def _tell(self, events: Iterable[Event], seat: int | None) -> list[str]:
        return [self._words.event(event) for event in seen_by(events, seat)]
