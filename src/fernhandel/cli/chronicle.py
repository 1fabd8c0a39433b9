"""What has happened so far, and what each seat has not yet been told of."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from fernhandel.core.events import Event
from fernhandel.core.words import Words


@dataclass(frozen=True)
class Happened:
    """An event of the game, or what the program has to say, and the number of the move it came with."""

    move: int
    event: Event | None
    note: str = ""


class Chronicle:
    """All events of a game, in order; told to a seat (or a spectator, ``None``) only as it may know them."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._all: list[Happened] = []
        self._told: dict[int | None, list[int]] = {}  # where the news of each seat began, decision by decision

    def add(self, move: int, events: Iterable[Event]) -> None:
        """What came of the move of that number; what happened at the deal came before move 0."""
        self._all.extend(Happened(move, event) for event in events)

    def note(self, move: int, text: str) -> None:
        """Something the program says, after what it follows."""
        self._all.append(Happened(move, None, text))

    def decides(self, seat: int) -> None:
        """That seat is about to act: its news begin with what comes of it, and so do the spectator's."""
        for reader in (seat, None):
            self._told.setdefault(reader, []).append(len(self._all))

    def forget(self, move: int, alone: bool) -> None:
        """That move was taken back: alone, or with all that came after it."""
        kept = [one for one in self._all if one.move < move]
        if alone:
            kept += [replace(one, move=one.move - 1) for one in self._all if one.move > move]
        first = next((at for at, one in enumerate(self._all) if one.move >= move), len(self._all))
        self._all = kept
        for places in self._told.values():
            while places and places[-1] >= first:
                places.pop()

    def news(self, seat: int | None, without: Collection[str] = ()) -> list[str]:
        """In words, what happened since the seat's last decision, without those kinds of event."""
        begin = self._told.get(seat) or [0]
        return self._tell([one for one in self._all[begin[-1] :] if _kind(one) not in without], seat)

    def all(self, seat: int | None) -> list[str]:
        return self._tell(self._all, seat)

    def _tell(self, happened: Iterable[Happened], seat: int | None) -> list[str]:
        return [one.note if one.event is None else self._words.event(one.event.seen_by(seat)) for one in happened]


def _kind(one: Happened) -> str:
    return "" if one.event is None else one.event.kind
