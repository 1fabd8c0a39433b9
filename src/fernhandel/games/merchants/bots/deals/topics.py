"""What two merchants could agree on about the step that waits (DL85): promises, not yet their price."""

from dataclasses import dataclass

from fernhandel.core.actions import Action
from fernhandel.core.deals.clauses import EACH, WILL, WILL_NOT, Clause, Pattern
from fernhandel.core.planner import Planner
from fernhandel.games.merchants.actions import Move, MoveCourier, ShiftPrice
from fernhandel.games.merchants.deals import deeds
from fernhandel.games.merchants.deals.vocabulary import (
    AMOUNT,
    ARROWS,
    BID,
    CARRY,
    CHANGE,
    COURIER,
    END,
    FALL,
    GOOD,
    KIND,
    MOVE,
    NUMBER,
    OFFER,
    PLAY,
    RISE,
    SEAT,
    SHIFT,
    TO,
    WAGON,
)
from fernhandel.games.merchants.figures import BID_TOP, BROKEN_AXLE, COIN, GOOD_COUNT, WAGONS
from fernhandel.games.merchants.phases.auctions import least_bid
from fernhandel.games.merchants.phases.investments import open_cards
from fernhandel.games.merchants.state import Table

WORTH_A_WORD = 200.0  # what both together must seem to gain by another choice
BEST_FEW = 4  # choices that seem best for both, tried in earnest
CHEAP_RIDE = 200  # a fee that a rider may ask for


@dataclass(frozen=True)
class Topic:
    """A promise of one of the two, and who would pay for it."""

    promise: Clause
    buyer: int


def topics(t: Table, planner: Planner, active: int, others: list[int]) -> list[Topic]:
    """By the step that waits; ``t`` is quiet and stands at it."""
    step = t.phase.name
    if step == "movement":
        return _other_choices(t, planner, active, others) + _later_moves(t, active, others)
    if step == "offices":
        return _other_choices(t, planner, active, others)
    return [topic for other in others for topic in _between(t, step, active, other)]


def _between(t: Table, step: str, active: int, other: int) -> list[Topic]:
    """Where several seats decide, or more than once."""
    if step == "master_auction":
        return _bids(t, active, other)
    if step == "loading":
        return _rides(t, active, other)
    if step == "broken_axles":
        return _axles(t, active, other)
    if step == "wheels":
        return _arrows(t, active, other) + _arrows(t, other, active)
    if step == "investments":
        return _offers(t, active, other)
    return []


def will(seat: int, pattern: Pattern, times: int = 1) -> Clause:
    return Clause(WILL, seat, pattern=pattern, times=times, until=END)


def will_not(seat: int, pattern: Pattern) -> Clause:
    return Clause(WILL_NOT, seat, pattern=pattern, until=END)


def exactly(deed: int, **fields: int) -> Pattern:
    """A deed with one value for each field; names are those of the actions."""
    numbers = {"wagon": WAGON, "good": GOOD, "to": TO, "seat": SEAT, "influence": KIND, "change": CHANGE}
    named = sorted((numbers[name], value) for name, value in fields.items())
    return Pattern(deed, [field for field, _ in named], [value for _, value in named], [value for _, value in named])


def deed_of(t: Table, action: Action) -> Pattern | None:
    """What an action would be called in a promise; None for what leaves things as they are."""
    if isinstance(action, Move):
        return exactly(MOVE, wagon=action.wagon, to=action.to)
    if isinstance(action, MoveCourier):
        return exactly(COURIER, to=action.to)
    if isinstance(action, ShiftPrice):
        rise = exactly(SHIFT, change=RISE, good=action.good)
        return rise if deeds.does(t, t.active, action, rise) else exactly(SHIFT, change=FALL, good=action.good)
    return None


def left_undone(pattern: Pattern) -> Pattern:
    """What is given up for good by not doing it: a wagon stays where it is, wherever it would have gone."""
    return exactly(MOVE, wagon=pattern.value(WAGON)) if pattern.name == MOVE else pattern


# -- one open choice of the active player ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """What the active player could do, how he rates it, and what every position is worth after it."""

    action: Action
    pattern: Pattern | None
    rating: float
    worth: list[float]

    def joint(self, likely: "Choice", other: int) -> float:
        """How much more he and another seem to have of it together than of what he is about to do."""
        return self.worth[other] - likely.worth[other] + self.rating - likely.rating


def _choices(t: Table, planner: Planner, active: int) -> list[Choice]:
    """The best action for each deed, best first."""
    options = t.legal(active)
    if len(options) < 2:
        return []
    found: list[Choice] = []
    known: set[tuple[int, ...]] = set()
    ranked = sorted(zip(planner.rate(t, active, options), options, strict=True), key=lambda pair: -pair[0])
    for rating, action in ranked:
        pattern = deed_of(t, action)
        key = tuple(pattern.numbers()) if pattern else ()
        if key not in known:
            known.add(key)
            after = t.copy()
            after.play(active, action)
            found.append(Choice(action, pattern, rating, planner.worth(after)))
    return found


def _other_choices(t: Table, planner: Planner, active: int, others: list[int]) -> list[Topic]:
    """What others would rather have him do, and that he should not do what he is about to; the best few."""
    choices = _choices(t, planner, active)
    if not choices:
        return []
    likely = choices[0]
    found = [
        (one.joint(likely, other), Topic(will(active, one.pattern), other))
        for other in others
        for one in choices
        if one.pattern is not None
    ]
    if likely.pattern is not None:
        undone = left_undone(likely.pattern)
        instead = [one for one in choices if not deeds.does(t, active, one.action, undone)][:1]
        found += [
            (one.joint(likely, other), Topic(will_not(active, undone), other)) for other in others for one in instead
        ]
    found = sorted((pair for pair in found if pair[0] >= WORTH_A_WORD), key=lambda pair: -pair[0])
    return [topic for _, topic in found[:BEST_FEW]]


def _later_moves(t: Table, active: int, others: list[int]) -> list[Topic]:
    """That who moves after him moves a wagon with his goods too (MX35 a)."""
    return [
        Topic(will(other, exactly(MOVE, wagon=wagon)), active)
        for other in others
        if other in t.queue[t.cursor + 1 :]
        for wagon in range(WAGONS)
        if any(t.aboard(wagon, active, good) for good in range(GOOD_COUNT))
    ]


# -- several seats, or more than one decision ------------------------------------------------------------------------


def _stored(t: Table, seat: int, city: int) -> int:
    return sum(t.stored(seat, city, good) for good in range(GOOD_COUNT))


def _bids(t: Table, active: int, other: int) -> list[Topic]:
    """Two who both have goods where the wagon stands need not bid against each other (MX35 b)."""
    city = t.at[t.wagon]
    if not (_stored(t, active, city) and _stored(t, other, city)):
        return []
    pattern = Pattern(BID, [WAGON, AMOUNT], [t.wagon, COIN], [t.wagon, BID_TOP])
    return [Topic(will_not(active, pattern), other), Topic(will_not(other, pattern), active)]


def _rides(t: Table, master: int, rider: int) -> list[Topic]:
    """A ride for little, agreed on beforehand."""
    if not _stored(t, rider, t.at[t.wagon]):
        return []
    pattern = Pattern(CARRY, [WAGON, SEAT, AMOUNT], [t.wagon, rider, 0], [t.wagon, rider, CHEAP_RIDE])
    return [Topic(will(master, pattern, EACH), rider)]


def _axles(t: Table, active: int, other: int) -> list[Topic]:
    """Not the wagon with the other's goods; whether he holds the card only imagined tables tell (MX35 f)."""
    if t.hand_size(active) == 0:
        return []
    found: list[Topic] = []
    for wagon in range(WAGONS):
        if any(t.aboard(wagon, other, good) for good in range(GOOD_COUNT)):
            pattern = exactly(PLAY, influence=BROKEN_AXLE, wagon=wagon)
            found.append(Topic(will_not(active, pattern), other))
    return found


def _arrows(t: Table, seller: int, buyer: int) -> list[Topic]:
    """An arrow on what the buyer sells this turn, or none on it."""
    found: list[Topic] = []
    for good in range(GOOD_COUNT):
        if any(t.arrived[wagon] and t.aboard(wagon, buyer, good) for wagon in range(WAGONS)):
            pattern = Pattern(ARROWS, [GOOD, NUMBER], [good, 1], [good, 2])
            found.append(Topic(will(seller, pattern), buyer))
            found.append(Topic(will_not(seller, pattern), buyer))
    return found


def _offers(t: Table, active: int, other: int) -> list[Topic]:
    """Two who are both still in need not bid against each other (DL6)."""
    if t.out >> other & 1 or not open_cards(t):
        return []
    pattern = Pattern(OFFER, [AMOUNT], [least_bid(t)], [BID_TOP])
    return [Topic(will_not(active, pattern), other), Topic(will_not(other, pattern), active)]
