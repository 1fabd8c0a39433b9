"""Undo: back to the last thing anyone learned, and no further without the others' consent."""

from fernhandel.core.events import Event
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat


class Reach:
    """How far a seat can take back what it did. ``move`` is the number of the move that would go first."""

    def __init__(
        self,
        move: int,
        free: bool,
        alone: bool = False,
        learned: Event | None = None,
        by: Seat | None = None,
        drew: bool = False,
    ) -> None:
        self.move = move
        self.free = free
        self.alone = alone
        """Only that move goes: a sealed choice, while those of others stay."""
        self.learned = learned
        """What stands in the way: this was learned since,"""
        self.by = by
        """or this seat has moved since;"""
        self.drew = drew
        """or luck was drawn."""

    def barred_like(self, other: "Reach") -> bool:
        """Whether the same stands in the way of both."""
        return self.learned is other.learned and self.by == other.by and self.drew == other.drew


def absent_veto(live: LiveTable, seat: Seat, move: int, now: float) -> Declined | None:
    """Why everything from that move on cannot go: it holds a decision of somebody who has not been away for long."""
    clock = live.opened.clock
    for made in live.moves[move - live.first_move :]:
        chair = live.chairs[made.seat]
        if made.seat == seat or made.by == "bot" or chair.kind != "person" or not chair.stand_in:
            continue
        left = clock.absence - clock.runs(chair.away_since, now)
        if left > 0:
            minutes = int(left // 60) + 1
            return Declined("undo_of_absent", seat=made.seat, hours=minutes // 60, minutes=minutes % 60)
    return None


def reach(live: LiveTable, seat: Seat) -> Reach | None:
    """What undo would take back for that seat; ``None`` if it has not moved yet."""
    at = len(live.moves) - 1
    while at >= 0 and (live.moves[at].seat != seat or live.moves[at].by in ("auto", "clock")):
        at -= 1
    if at < 0:
        return None
    at -= live.moves[at].nth  # what was made together goes together
    number = live.first_move + at
    later = live.moves[at:]
    if live.moves[at].sealed_with >= 0 and not any(move.final for move in later):
        together = live.moves[at].sealed_with
        if all(move.sealed_with == together for move in later):
            return Reach(number, free=True, alone=True)
    for move in later:
        if move.seat != seat:
            return Reach(number, free=False, by=move.seat)
        if move.final:
            return Reach(number, free=False, learned=move.learned, drew=move.drew)
    return Reach(number, free=True)
