"""Phase 3: the auction of influence (N5), and the orders that follow from it (N6)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.nuremberg.actions import Bid
from fernhandel.games.nuremberg.events import BidPlaced, BoxWon, OrdersSet
from fernhandel.games.nuremberg.figures import (
    BIDS,
    GOVERNMENT,
    INFLUENCES,
    MOST_INFLUENCE,
    TRAIN,
)
from fernhandel.games.nuremberg.phases.order import by_track
from fernhandel.games.nuremberg.phases.step import Step
from fernhandel.games.nuremberg.state import BUILDING, NOBODY, Table


def least_bid(t: Table, box: i64) -> i64:
    """What a bid on a box needs at least now."""
    return t.rules.display.least_over(box, t.bid[box])  # no cubes where nobody has bid


def box_points(t: Table, box: int, colour: int) -> int:
    """Printed and drawn points of a box (N4.2)."""
    return t.rules.display.points[box][t.token[box]][colour]


class Auction(Step):
    """Round and round in Player Order, until everybody has two standing bids or cannot bid (N5.1, N5.4, NR9)."""

    def enter(self, t: Table) -> None:
        t.place = t.players - 1
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        for _ in range(t.players):
            t.place = (t.place + 1) % t.players
            seat = t.order[t.place]
            if t.bidder.count(seat) < BIDS:
                options = self.legal(t, seat)
                if options:
                    self.ask(t, seat, options)
                    return
        self.resolve(t)
        set_orders(t)
        t.enter(BUILDING)

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = []
        hand = t.hand[seat]
        bids = t.rules.actions.bids
        for box, bidder in enumerate(t.bidder):
            if bidder != seat:
                options += bids[box][t.bid[box]][hand]
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, Bid)
        box = action.box
        displaced = t.bidder[box]
        if displaced != NOBODY:
            t.hand[displaced] += t.bid[box]
        t.hand[seat] -= action.cubes
        t.bidder[box] = seat
        t.bid[box] = action.cubes
        if t.telling:
            out = None if displaced == NOBODY else displaced
            t.tell(BidPlaced(seat=seat, box=box + 1, cubes=action.cubes, displaced=out))
        self.go_on(t)

    def resolve(self, t: Table) -> None:
        """In the order of the boxes their points are won; the cubes go to the stock (N5.5, N5.6)."""
        for box in range(t.rules.display.boxes):
            seat = t.bidder[box]
            if seat == NOBODY:
                continue
            t.stock[seat] += t.bid[box]
            if t.telling:
                points = {name: box_points(t, box, colour) for colour, name in enumerate(INFLUENCES)}
                won = {name: count for name, count in points.items() if count}
                t.tell(BoxWon(seat=seat, box=box + 1, cubes=t.bid[box], points=won))
            for colour, gain in enumerate(t.rules.display.points[box][t.token[box]]):
                if gain > 0:
                    t.set_influence(seat, colour, min(t.influence_of(seat, colour) + gain, MOST_INFLUENCE))
            t.bidder[box] = NOBODY
            t.bid[box] = 0

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, Bid):
            return super().refusal(t, seat, action)
        if t.bidder[action.box] == seat:
            return Refused("box_is_yours", "N5.3", box=action.box + 1)
        least = least_bid(t, action.box)
        if action.cubes < least:
            rule = "N5.2" if t.bidder[action.box] == NOBODY else "N5.3"
            return Refused("bid_too_low", rule, box=action.box + 1, least=least)
        return Refused("not_enough_cubes", "N5.2", need=action.cubes, have=t.hand[seat])


def set_orders(t: Table) -> None:
    """Phase 4: who builds and who buys trains first, for the rest of the turn (N6, NR14)."""
    t.build_order = by_track(t, GOVERNMENT)
    t.train_order = by_track(t, TRAIN)
    if t.telling:
        t.tell(OrdersSet(build=t.build_order.copy(), trains=t.train_order.copy()))


BIDDING: Final = Auction("auction", "N5.1")
