"""How often a deed can still be done in a turn, by public facts (DL23), and until when."""

from typing import Final

from fernhandel.core.deals.clauses import Pattern
from fernhandel.core.phases import Phase
from fernhandel.games.merchants.deals.steps import present_step
from fernhandel.games.merchants.deals.vocabulary import (
    ARROWS,
    AUCTIONS,
    BID,
    BORROW,
    BUY,
    CARD,
    CARRY,
    CHOOSE,
    CITY,
    CLIMB,
    COURIER,
    END,
    FACE,
    GOOD,
    KIND,
    LOAD,
    LOADING,
    MOVE,
    MOVEMENT,
    OFFER,
    OFFICES,
    PLAY,
    PRICES,
    REPAY,
    RIDE,
    SEAT,
    SELL,
    SELLING,
    SHIFT,
    UPKEEP,
    WAGON,
)
from fernhandel.games.merchants.figures import (
    BROKEN_AXLE,
    CLIMBS_PER_TURN,
    COACH_DRIVER,
    COACH_DRIVER_POINTS,
    DRIVER,
    DRIVER_POINTS,
    EXPRESS_COURIER,
    FREE_LOADING,
    INFLUENCE_COPIES,
    LARGE_OFFICE,
    LOADING_MASTER,
    MASTER_LOAD,
    OFFICE,
    PURCHASES,
    RIDER_LOAD,
    SALE_WITH_BONUS,
    SPECIAL_SALE,
    STATUS_TOP,
    WAGONS,
    WAREHOUSE_SALE,
)
from fernhandel.games.merchants.figures import COURIER as COURIER_CARD
from fernhandel.games.merchants.phases import loading, loading_master, movement, prices, purchasing, selling, status
from fernhandel.games.merchants.phases.investments import INVESTING, open_cards
from fernhandel.games.merchants.phases.loading_master import needs_master
from fernhandel.games.merchants.state import NOBODY, OPEN, Table

# By kind of Influence card: the step in which it is played, and the moment with which that is over.
CARD_STEPS: Final[list[Phase[Table]]] = [
    loading.LOADING,
    movement.BROKEN_AXLES,
    prices.SPECIAL_SALES,
    selling.SELLING_GOODS,
    status.CLIMBING,
    loading_master.MASTER_CARDS,
    status.UPKEEP_DUE,
]
CARD_MOMENTS: Final = [MOVEMENT, MOVEMENT, SELLING, AUCTIONS, END, MOVEMENT, END]

# By deed: the moment with which it cannot be done any more.
LAST_MOMENTS: Final = [
    LOADING,
    MOVEMENT,
    MOVEMENT,
    MOVEMENT,
    MOVEMENT,
    END,
    PRICES,
    PRICES,
    PRICES,
    OFFICES,
    SELLING,
    SELLING,
    UPKEEP,
    UPKEEP,
    END,
    END,
    END,
]


def last_moment(pattern: Pattern) -> int:
    if pattern.name == PLAY and pattern.names(KIND):
        return CARD_MOMENTS[pattern.value(KIND)]
    return LAST_MOMENTS[pattern.name]


def _place(t: Table, step: Phase[Table]) -> int:
    """Where a step stands on the Turn Sequence board; before all others if this edition has none such."""
    return t.rules.sequence.index(step) if step in t.rules.sequence else NOBODY


def _is_ahead(t: Table, step: Phase[Table]) -> bool:
    return t.place < _place(t, step)


def _is_on(t: Table, step: Phase[Table]) -> bool:
    return t.place == _place(t, step)


def _still_asked(t: Table, step: Phase[Table], seat: int) -> bool:
    """Whether a step that asks one seat after the other is still to ask this one."""
    return _is_ahead(t, step) or (_is_on(t, step) and seat in t.queue[t.cursor :])


def can_come(t: Table, seat: int, pattern: Pattern) -> bool:
    """Whether a decision of that seat on the deed is still to come."""
    deed = pattern.name
    if deed == BUY:
        return _purchases(t, seat) > 0
    if deed in (BID, LOAD, CARRY, RIDE):
        return any(_wagon_slots(t, seat, pattern, wagon) > 0 for wagon in range(WAGONS))
    if deed == PLAY:
        return _card_can_come(t, seat, pattern)
    if deed in (MOVE, COURIER, FACE):
        return _still_asked(t, movement.MOVEMENT, seat)
    if deed == ARROWS:
        return t.place <= _place(t, prices.WHEELS)
    if deed == SHIFT:
        return _still_asked(t, prices.OFFICES, seat)
    if deed == SELL:
        return t.place <= _place(t, prices.WAREHOUSE_SALES)
    if deed in (OFFER, CHOOSE):
        return t.place <= _place(t, INVESTING) and t.winners >> seat & 1 == 0
    if deed == CLIMB:
        return _still_asked(t, status.CLIMBING, seat)
    if deed == BORROW:
        return _still_asked(t, status.UPKEEP_DUE, seat)
    return not _is_on(t, status.TURN_END)


def _card_can_come(t: Table, seat: int, pattern: Pattern) -> bool:
    kind = pattern.value(KIND)
    if kind == NOBODY:
        return True
    step = CARD_STEPS[kind]
    if kind in (FREE_LOADING, SALE_WITH_BONUS):  # asked wagon by wagon
        return t.place <= _place(t, step)
    return _still_asked(t, step, seat)


def slots(t: Table, seat: int, pattern: Pattern) -> int:
    """How often that seat can do the deed in the rest of the turn, by what everybody sees."""
    deed = pattern.name
    if deed == BUY:
        return _purchases(t, seat) if _is_sold(t, pattern) else 0
    if deed in (BID, LOAD, CARRY, RIDE):
        return sum(_wagon_slots(t, seat, pattern, wagon) for wagon in range(WAGONS))
    if deed == PLAY:
        return _plays(t, seat, pattern)
    if deed in (MOVE, COURIER, FACE):
        return _moves(t, seat, deed)
    if deed == ARROWS:
        return 1
    if deed in (SHIFT, SELL):
        return _shifts(t, seat) if deed == SHIFT else _sales(t, seat)
    if deed == OFFER:
        return 1 if open_cards(t) else 0
    if deed == CHOOSE:
        card = pattern.value(CARD)
        return 1 if card == NOBODY or t.owner[card] == OPEN else 0
    if deed == CLIMB:
        return 0 if t.status[seat] == STATUS_TOP else CLIMBS_PER_TURN - (t.climbed if _is_asked(t, seat) else 0)
    if deed == BORROW:
        return min(1, t.credits)
    return t.letters[seat] if deed == REPAY else 0


def _is_asked(t: Table, seat: int) -> bool:
    return t.active == seat and present_step(t).name == "climbing"


def _is_sold(t: Table, pattern: Pattern) -> bool:
    if not pattern.names(GOOD) or not pattern.names(CITY):
        return True
    return pattern.value(CITY) in t.rules.board.sellers[pattern.value(GOOD)]


def _purchases(t: Table, seat: int) -> int:
    step = purchasing.PURCHASING
    if _is_ahead(t, step):
        return PURCHASES * (2 if t.turn == 1 else 1)
    if not _is_on(t, step):
        return 0
    turns = t.queue[t.cursor :].count(seat)
    return PURCHASES * turns - (t.bought if t.active == seat else 0)


def _plays(t: Table, seat: int, pattern: Pattern) -> int:
    """Cards in hand; none if all copies are gone, or if the card does not do what the pattern names."""
    kind = pattern.value(KIND)
    if kind == NOBODY:
        return t.hand_size(seat)
    on_wagon = kind in (FREE_LOADING, BROKEN_AXLE, SALE_WITH_BONUS, LOADING_MASTER)
    of_goods = kind == SPECIAL_SALE
    if (pattern.names(WAGON) and not on_wagon) or ((pattern.names(GOOD) or pattern.names(CITY)) and not of_goods):
        return 0
    return t.hand_size(seat) if t.played(kind) < INFLUENCE_COPIES else 0


def _moves(t: Table, seat: int, deed: int) -> int:
    under_way = _is_on(t, movement.MOVEMENT) and t.active == seat
    if deed == COURIER:
        if under_way:
            return t.couriers.bit_count()
        return int(t.works(COURIER_CARD, seat)) + int(t.works(EXPRESS_COURIER, seat))
    if deed == FACE and not t.rules.stopper_faces:
        return 0
    if under_way:
        facing = int(deed == FACE and movement.FACING.wagon(t) != NOBODY)
        return int(not t.tile_played) + t.points + facing
    points = DRIVER_POINTS if t.works(DRIVER, seat) else 0
    return 1 + points + (COACH_DRIVER_POINTS if t.works(COACH_DRIVER, seat) else 0)


def _shifts(t: Table, seat: int) -> int:
    if _is_on(t, prices.OFFICES) and t.active == seat:
        return t.shifts
    return int(t.works(OFFICE, seat)) + int(t.works(LARGE_OFFICE, seat))


def _sales(t: Table, seat: int) -> int:
    if not t.works(WAREHOUSE_SALE, seat):
        return 0
    return t.rules.warehouse_limit - (t.sold if _is_on(t, prices.WAREHOUSE_SALES) else 0)


# -- wagon by wagon --------------------------------------------------------------------------------------------------


def _wagon_slots(t: Table, seat: int, pattern: Pattern, wagon: int) -> int:
    if not pattern.allows(WAGON, wagon):
        return 0
    if pattern.name == BID:
        return int(_to_be_auctioned(t, wagon))
    if not _to_be_loaded(t, wagon):
        return 0
    master = t.master[wagon]
    if pattern.name == CARRY:
        return int(master in (NOBODY, seat) and _may_still_ride(t, pattern.value(SEAT), wagon))
    if pattern.name == RIDE:
        return int(master != seat and _may_still_ride(t, seat, wagon))
    if master == NOBODY:
        return MASTER_LOAD
    if master == seat:
        in_hand = _in_hand(t, wagon)
        return MASTER_LOAD if not in_hand or present_step(t) is loading.LOADING else 0
    return RIDER_LOAD if _may_still_ride(t, seat, wagon) else 0


def _to_be_auctioned(t: Table, wagon: int) -> bool:
    step: Phase[Table] = loading_master.MASTER_AUCTION if t.rules.auctions_first else loading.LOADING
    if not needs_master(t, wagon):
        return False
    return _is_ahead(t, step) or (_is_on(t, step) and wagon >= t.wagon)


def _to_be_loaded(t: Table, wagon: int) -> bool:
    """In a city with a Loading Master, or about to get one; not yet done with."""
    if not t.in_city(wagon) or (t.master[wagon] == NOBODY and not needs_master(t, wagon)):
        return False
    step = loading.LOADING
    return _is_ahead(t, step) or (_is_on(t, step) and wagon >= t.wagon)


def _in_hand(t: Table, wagon: int) -> bool:
    return _is_on(t, loading.LOADING) and wagon == t.wagon


def _may_still_ride(t: Table, seat: int, wagon: int) -> bool:
    """Whether that seat is still to be asked on this wagon; the riders are asked after the Loading Master."""
    if not _in_hand(t, wagon) or present_step(t) in (loading.LOADING, loading_master.MASTER_AUCTION):
        return True
    return seat == NOBODY or seat in t.queue[t.cursor :]
