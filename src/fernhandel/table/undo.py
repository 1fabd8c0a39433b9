"""Undo: back to the last thing anyone learned, and no further without the others' consent."""

from dataclasses import dataclass

from fernhandel.core.events import Event
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat


@dataclass(frozen=True)
class Reach:
    """How far a seat can take back what it did. ``step`` is the number of the step that would go first."""

    step: int
    free: bool
    alone: bool = False
    """Only that step goes: a sealed choice, while those of others stay."""
    learned: Event | None = None
    """What stands in the way: this was learned since,"""
    by: Seat | None = None
    """or this seat has moved since;"""
    drew: bool = False
    """or luck was drawn."""


def absent_veto(live: LiveTable, seat: Seat, step: int, now: float) -> Declined | None:
    """Why everything from that step on cannot go: it holds a decision of somebody who has not been away for long."""
    clock = live.opened.clock
    for made in live.steps[step - live.first_step :]:
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
    at = len(live.steps) - 1
    while at >= 0 and (live.steps[at].seat != seat or live.steps[at].by == "auto"):
        at -= 1
    if at < 0:
        return None
    number = live.first_step + at
    later = live.steps[at:]
    if live.steps[at].sealed_with >= 0 and not any(step.final for step in later):
        together = live.steps[at].sealed_with
        if all(step.sealed_with == together for step in later):
            return Reach(number, free=True, alone=True)
    for step in later:
        if step.seat != seat:
            return Reach(number, free=False, by=step.seat)
        if step.final:
            return Reach(number, free=False, learned=step.learned, drew=step.drew)
    return Reach(number, free=True)
