"""Who must hear what: a pure function of a table before and after an entry of its log."""

from typing import Final, NamedTuple

from fernhandel.table import entries
from fernhandel.table.clock import Clock
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.named import named_in
from fernhandel.table.summary import Summary

HOLD_SECONDS = 20.0  # several moves settle
HOLD_SLOW_SECONDS = 120.0  # where a clock has a day or more
SLOW_CLOCK = 86_400.0
HOUR = 3_600.0
SHORTEST_CLOCK = 240.0  # of a shorter one a quarter is no time to be called
NAMED_EVERY = 3_600.0

EVENT_OF: Final = {
    "move": "move",
    "quarter": "clock",
    "hour": "clock",
    "undo": "asked",
    "rematch": "asked",
    "handed": "asked",
    "fits": "asked",
    "given": "begins",
    "begins": "begins",
    "over": "over",
    "named": "named",
    "digest": "digest",
}
"""The event by which a reader chooses, of every kind of notice that follows from a choice."""


class Due(NamedTuple):
    """A seat must hear of something. ``seq`` makes it one, however often it is worked out."""

    seat: Seat
    kind: str
    seq: int
    at: float
    due_at: float
    owner: str = ""
    """The hash of the secret by which somebody had the seat, where they are told and not who sits there now."""


class Before(NamedTuple):
    """What has to be known of a table as it was before an entry."""

    asked: frozenset[Seat]
    state: str
    secrets: tuple[str, ...]


def before(live: LiveTable) -> Before:
    return Before(frozenset(_asked(live)), live.state, tuple(chair.secret_hash for chair in live.chairs))


def due_of(live: LiveTable, was: Before, pace: float = 1.0) -> list[Due]:
    """What follows from the last entry of a table; ``pace`` stretches how long a move is held back."""
    told = live.told[-1]
    seq, at, entry = told.seq, told.at, told.entry
    found = [Due(seat, "move", seq, at, at + _hold(live, pace)) for seat in _called(live, was, entry)]
    found += _clocks(live, seq, at)
    if isinstance(entry, entries.AskedBack):
        found += [Due(seat, "undo", seq, at, at) for seat in live.present() if seat != entry.seat]
    if isinstance(entry, entries.Rematched) and not entry.too:
        found += [Due(seat, "rematch", seq, at, at) for seat in live.people() if seat != entry.seat]
    if isinstance(entry, entries.HandedOn):
        found.append(Due(entry.seat, "handed", seq, at, at, was.secrets[entry.seat]))
        if all(due.seat != entry.seat for due in found if due.kind == "move"):
            found.append(Due(entry.seat, "given", seq, at, at + HOLD_SECONDS * pace))  # the page may be open
    if isinstance(entry, entries.Began) and _gathered(live):
        found += [Due(seat, "begins", seq, at, at) for seat in live.people()]
    if live.state == "over" and was.state != "over":
        found += [Due(seat, "over", seq, at, at) for seat in live.people()]
    if isinstance(entry, entries.Said):
        hour = int(at // NAMED_EVERY)  # one for a table and an hour
        found += [Due(seat, "named", hour, at, at) for seat in live.people() if named_in(live, seat, entry)]
    return found


def _gathered(live: LiveTable) -> bool:
    """Whether people have come together here; at one that is laid after another they are told by that one."""
    return not live.opened.origin or any(chair.kind == "open" for chair in live.opened.chairs)


def _asked(live: LiveTable) -> list[Seat]:
    """The seats where a person owes a decision."""
    present = live.present()
    return [seat for seat in live.to_act() if seat in present]


def _called(live: LiveTable, was: Before, entry: entries.AnyEntry) -> list[Seat]:
    """Those who owe a decision now and did not before; whoever has just moved is there."""
    mover = getattr(entry, "seat", None) if isinstance(entry, entries.Moved | entries.CameBack) else None
    return [seat for seat in _asked(live) if seat not in was.asked and seat != mover]


def _hold(live: LiveTable, pace: float) -> float:
    clock = live.opened.clock
    slow = clock.kind != "none" and clock.seconds >= SLOW_CLOCK
    return (HOLD_SLOW_SECONDS if slow else HOLD_SECONDS) * pace


def _clocks(live: LiveTable, seq: int, at: float) -> list[Due]:
    """When the clocks of those who are asked since this entry come to a quarter, and to an hour."""
    clock = live.opened.clock
    if clock.kind == "none" or clock.seconds < SHORTEST_CLOCK:
        return []
    found = []
    for seat in _asked(live):
        left, since = live.times.running(seat)
        if live.asked_since[seat] == seq and left is not None and since is not None:
            for kind in ("quarter", "hour"):
                reached = comes_to(clock, since, left, threshold(clock, kind))
                if reached is not None:
                    found.append(Due(seat, kind, seq, at, reached))
    return found


def threshold(clock: Clock, kind: str) -> float:
    return clock.seconds / 4 if kind == "quarter" else HOUR


def comes_to(clock: Clock, since: float, left: float, wanted: float) -> float | None:
    """When a clock that had so many seconds then will have the wanted ones; nothing if it has fewer already."""
    runs = left - wanted
    if runs <= 0:
        return None
    if clock.window is None:
        return since + runs
    low, high = since, since + runs
    while clock.runs(since, high) < runs:
        high += SLOW_CLOCK
    while high - low > 1.0:
        middle = (low + high) / 2
        low, high = (low, middle) if clock.runs(since, middle) >= runs else (middle, high)
    return high


def matters(summary: Summary, kind: str, seat: Seat, seq: int) -> bool:
    """Whether a notice still tells what is so."""
    if seat >= len(summary.seats):
        return False
    of = summary.seats[seat]
    asked = seat in summary.to_act and not of.level
    match kind:
        case "move":
            return asked and of.moved_seq < seq
        case "quarter" | "hour":
            return asked and of.asked_seq == seq
        case "undo":
            return seat in summary.undo_asked_of
        case "rematch":
            return seat not in summary.wants_rematch
        case "given":
            return summary.state != "over" and of.moved_seq < seq
        case "begins":
            return summary.state == "playing"
        case _:
            return True
