"""Who may load what: the rows of a wagon and the warehouses beside it (M3.7 to M3.12)."""

from fernhandel.games.merchants.deals.happenings import happens
from fernhandel.games.merchants.deals.vocabulary import LOADS
from fernhandel.games.merchants.events import Loaded
from fernhandel.games.merchants.figures import GOOD_COUNT, GOODS, MASTER_LOAD, RIDER_LOAD
from fernhandel.games.merchants.state import NOBODY, Table


def masters_kind(t: Table, wagon: int) -> int:
    """The kind of good the Loading Master has aboard, or NOBODY."""
    for good in range(GOOD_COUNT):
        if t.aboard(wagon, t.master[wagon], good) > 0:
            return good
    return NOBODY


def carried_for_others(t: Table, wagon: int, good: int) -> bool:
    for seat in range(t.players):
        if seat != t.master[wagon] and t.aboard(wagon, seat, good) > 0:
            return True
    return False


def load_token(t: Table, seat: int, good: int) -> None:
    """From the own warehouse in the wagon's city to the own row (M3.7, M3.8)."""
    wagon = t.wagon
    t.store(seat, t.at[wagon], good, -1)
    t.rows[(wagon * t.players + seat) * GOOD_COUNT + good] += 1
    if t.telling:
        t.tell(Loaded(seat=seat, wagon=wagon + 1, good=GOODS[good]))
    happens(t, LOADS, seat, wagon)


def masters_choice(t: Table) -> list[int]:
    """The kinds the Loading Master may load now: his own kind, or one nobody else has aboard (M3.7, MR10)."""
    wagon = t.wagon
    seat = t.master[wagon]
    if t.row_size(wagon, seat) >= MASTER_LOAD:
        return []
    kind = masters_kind(t, wagon)
    if kind != NOBODY:
        return [kind] if t.stored(seat, t.at[wagon], kind) > 0 else []
    return [
        good
        for good in range(GOOD_COUNT)
        if t.stored(seat, t.at[wagon], good) > 0 and not carried_for_others(t, wagon, good)
    ]


def riders_choice(t: Table, seat: int) -> list[int]:
    """The kinds another player may load now: never the Loading Master's (M3.8, M3.10)."""
    wagon = t.wagon
    if t.row_size(wagon, seat) >= RIDER_LOAD:
        return []
    forbidden = masters_kind(t, wagon)
    return [good for good in range(GOOD_COUNT) if good != forbidden and t.stored(seat, t.at[wagon], good) > 0]


def riders_room(t: Table, seat: int) -> int:
    """How many tokens a rider could load on the wagon at most: 0, 1 or 2."""
    stored = 0
    for good in riders_choice(t, seat):
        stored += t.stored(seat, t.at[t.wagon], good)
    return min(stored, RIDER_LOAD - t.row_size(t.wagon, seat))
