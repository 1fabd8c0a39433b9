"""Phase 3, the auction of influence (N5), and phase 4, the orders that follow from it (N6)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fernhandel.games.nuremberg.events import BidPlaced, BoxWon, OrdersSet
from nuremberg.arrange import Scene, only, said
from rules import rule


def bid(scene: Scene, seat: int, box: int, cubes: int) -> None:
    scene.do(seat, "bid", box=box, cubes=cubes)


def with_two_bids(scene: Scene, *boxes: tuple[int, int]) -> Scene:
    """Seats 0, 1, … hold these boxes with the least bids."""
    for seat, pair in enumerate(boxes):
        for box in pair:
            scene.bid(seat, box, 3 if box <= 4 else 2)
    return scene


# -- bids --------------------------------------------------------------------------------------------------------------


@rule("NX5", "N5.2")
@pytest.mark.parametrize(("box", "least"), [(1, 3), (4, 3), (5, 2), (8, 2)])
def test_least_bids_by_row(box: int, least: int) -> None:
    scene = Scene()
    for cubes in range(1, 13):
        assert scene.can(0, "bid", box=box, cubes=cubes) == (cubes >= least)
    assert said(scene.refused(0, "bid", box=box, cubes=least - 1)) == ("bid_too_low", "N5.2")
    assert said(scene.refused(0, "bid", box=box, cubes=13)) == ("not_enough_cubes", "N5.2")


@rule("NX5", "N5.3", "NR10")
def test_a_higher_bid_displaces_the_standing_one_at_once() -> None:
    scene = Scene()
    bid(scene, 0, 1, 3)
    assert said(scene.refused(1, "bid", box=1, cubes=3)) == ("bid_too_low", "N5.3")
    assert [values["cubes"] for values in scene.values(1, "bid") if values["box"] == 1] == list(range(4, 13))
    assert scene.do(1, "bid", box=1, cubes=4) == [BidPlaced(seat=1, box=1, cubes=4, displaced=0)]
    assert (scene.t.hand[0], scene.t.stock[0]) == (12, 3)
    assert (scene.t.hand[1], scene.view.boxes[0].bidder, scene.view.boxes[0].bid) == (8, 1, 4)


@rule("NR10", "N5.3")
def test_an_own_box_cannot_be_raised() -> None:
    scene = Scene(2).bid(0, 1, 3).auction()
    assert not [values for values in scene.values(0, "bid") if values["box"] == 1]
    assert said(scene.refused(0, "bid", box=1, cubes=9)) == ("box_is_yours", "N5.3")


@rule("NX7", "N5.1", "N5.3", "NR9")
def test_the_displaced_player_waits_for_the_own_place_and_may_take_the_box_back() -> None:
    scene = Scene(3)
    bid(scene, 0, 1, 3)
    bid(scene, 1, 1, 4)
    assert scene.asked == [2]
    bid(scene, 2, 2, 3)
    assert scene.asked == [0]
    bid(scene, 0, 1, 5)
    assert scene.asked == [1]
    bid(scene, 1, 3, 3)
    assert scene.asked == [2]


@rule("N5.1", "NR9")
def test_bidding_is_compulsory_and_who_has_two_bids_is_skipped() -> None:
    scene = with_two_bids(Scene(3), (1, 2)).auction()
    assert scene.asked == [1]
    assert {action.kind for action in scene.game.legal(1)} == {"bid"}
    assert said(scene.refused(1, "pass")) == ("not_now", "N5.1")
    bid(scene, 1, 1, 4)  # seat 0 lost a box, but its place comes after seat 2
    assert scene.asked == [2]
    bid(scene, 2, 3, 3)
    assert scene.asked == [0]


@rule("NX6", "N5.4", "N5.1")
def test_the_auction_ends_when_the_last_cannot_bid() -> None:
    scene = with_two_bids(Scene(3), (1, 2)).bid(1, 3, 3).bid(2, 5, 2).cubes(2, 1).tokens("red").auction()
    events = scene.do(1, "bid", box=4, cubes=3)
    assert scene.step == "building"
    won = [(event.seat, event.box) for event in events if isinstance(event, BoxWon)]
    assert won == [(0, 1), (0, 2), (1, 3), (1, 4), (2, 5)]
    assert (scene.has(2), scene.t.stock[2]) == ((1, 2, 3, 2, 1), 14)


@rule("NR9")
def test_who_cannot_bid_may_bid_again_when_cubes_come_back() -> None:
    scene = Scene(2, display="d23").cubes(0, 5).bid(0, 4, 5).auction()
    assert scene.asked == [1]  # seat 0 has no cube left
    bid(scene, 1, 1, 3)
    assert scene.asked == [1]
    bid(scene, 1, 4, 6)
    assert (scene.asked, scene.t.hand[0]) == ([0], 5)


class PlainAuction:
    """The auction once more: who is next, and what may be bid."""

    def __init__(self, order: list[int], top: int) -> None:
        self.waiting = order
        self.least = [3] * top + [2] * top
        self.hands = dict.fromkeys(order, 12)
        self.standing: dict[int, tuple[int, int]] = {}  # by box: who, and how much

    def bids(self, seat: int) -> set[tuple[int, int]]:
        if sum(holder == seat for holder, _ in self.standing.values()) == 2:
            return set()
        found = set()
        for box, least in enumerate(self.least, 1):
            holder, cubes = self.standing.get(box, (None, 0))
            if holder != seat:
                found |= {(box, more) for more in range(max(least, cubes + 1), self.hands[seat] + 1)}
        return found

    def next(self) -> int | None:
        """The first in the cycle who can bid; whoever is passed over goes to its end."""
        for seat in self.waiting:
            if self.bids(seat):
                while self.waiting[-1] != seat:
                    self.waiting = [*self.waiting[1:], self.waiting[0]]
                return seat
        return None

    def bid(self, seat: int, box: int, cubes: int) -> None:
        if box in self.standing:
            holder, returned = self.standing[box]
            self.hands[holder] += returned
        self.hands[seat] -= cubes
        self.standing[box] = (seat, cubes)


@rule("N5.1", "N5.2", "N5.3", "N5.4", "N5.6", "NR9", "NR10")
@given(st.integers(0, 10**6), st.sampled_from([(2, "d23"), (3, "d23"), (3, "d34"), (4, "d34")]))
@settings(max_examples=60)
def test_auctions_go_as_a_plain_one_goes(seed: int, terms: tuple[int, str]) -> None:
    luck = Random(seed)
    players, display = terms
    scene = Scene(players, display=display)
    plain = PlainAuction(list(range(players)), 4 if display == "d34" else 3)
    while (seat := plain.next()) is not None:
        assert (scene.step, scene.asked) == ("auction", [seat])
        bids = {(int(values["box"]), int(values["cubes"])) for values in scene.values(seat, "bid")}
        assert bids == plain.bids(seat)
        box, cubes = luck.choice(sorted(bids))
        plain.bid(seat, box, cubes)
        scene.do(seat, "bid", box=box, cubes=cubes)
    assert scene.step != "auction"
    assert scene.t.hand == [plain.hands[seat] for seat in range(players)]
    assert scene.t.stock == [15 - hand for hand in scene.t.hand]


# -- what the boxes bring ----------------------------------------------------------------------------------------------


@rule("NX8", "N5.5", "N5.6", "NR33")
def test_influence_ends_at_eight_and_bid_cubes_go_to_the_stock() -> None:
    scene = Scene(2, display="d23").influence(0, red=7).tokens("green").cubes(1, 0)
    bid(scene, 0, 2, 4)  # train, two red, and the token
    events = scene.do(0, "bid", box=4, cubes=3)
    assert scene.step == "building"
    assert (scene.t.hand[0], scene.t.stock[0]) == (5, 10)
    assert scene.influence_of(0) == (2, 4, 8, 3)
    assert only(events, BoxWon)[0] == BoxWon(seat=0, box=2, cubes=4, points={"train": 1, "red": 2, "green": 1})


@rule("NR33", "N5.6")
def test_bid_cubes_are_back_for_the_next_turn() -> None:
    scene = Scene(2, display="d23").cubes(1, 0)
    bid(scene, 0, 2, 8)
    bid(scene, 0, 4, 4)
    assert (scene.step, scene.t.hand[0]) == ("building", 0)
    scene.do(0, "start", area="schwabach")
    assert scene.price == (0, 0, 0, 0)
    scene.do(0, "link", to="rohr")
    scene.do(0, "done")  # influence has to pay
    scene.pay(0, "train")
    assert (scene.t.hand[0], scene.t.stock[0]) == (0, 15)
    assert scene.next_turn().t.hand[0] == 12


@rule("N5.6", "NR11")
def test_a_box_without_a_bid_gives_nothing() -> None:
    scene = Scene(2, display="d23").tokens("train").cubes(1, 0)
    bid(scene, 0, 1, 3)
    events = scene.do(0, "bid", box=5, cubes=2)
    assert [event.box for event in events if isinstance(event, BoxWon)] == [1, 5]
    assert scene.influence_of(0) == (2, 5, 3, 2)
    assert scene.influence_of(1) == (1, 2, 1, 1)
    assert all(box.bidder is None and box.bid == 0 for box in scene.view.boxes)


# -- orders and stacks -------------------------------------------------------------------------------------------------


@rule("NX9", "N6.1", "N2.7", "NR12", "N5.5", "NR32")
def test_boxes_are_resolved_by_number_and_the_later_disc_lies_on_top() -> None:
    scene = Scene().tokens("green").bid(1, 5, 2).cubes(0, 0).cubes(1, 0).cubes(2, 0).cubes(3, 2).auction()
    events = scene.do(3, "bid", box=6, cubes=2)
    assert [scene.influence_of(seat)[0] for seat in range(4)] == [1, 2, 1, 2]
    assert scene.t.build_order == [3, 1, 0, 2]
    assert only(events, OrdersSet) == [OrdersSet(build=[3, 1, 0, 2], trains=[1, 0, 2, 3])]


@rule("NX10", "N6.1", "N5.5")
@pytest.mark.parametrize(("low", "high"), [(1, 2), (2, 1)])
def test_of_equal_values_the_winner_of_the_later_box_goes_first(low: int, high: int) -> None:
    """Whoever bid last: boxes 3 and 7 both bring two train influence."""
    scene = Scene(3).tokens("train").bid(low, 3, 3).cubes(low, 0).cubes(high, 2).cubes(0, 0).auction()
    scene.do(high, "bid", box=7, cubes=2)
    assert [scene.influence_of(seat)[1] for seat in (0, low, high)] == [2, 4, 4]
    assert scene.t.train_order == [high, low, 0]


@rule("NR12", "N2.7")
def test_a_disc_that_gains_nothing_keeps_its_place() -> None:
    """Seats 0 and 1 stand at the end of the red track; seat 1 wins more red and stays below."""
    scene = Scene(2, display="d23").influence(0, red=8).influence(1, red=8).cubes(0, 0).cubes(1, 3).auction()
    scene.do(1, "bid", box=2, cubes=3)
    assert scene.influence_of(1)[2] == 8
    assert scene.by("red") == [0, 1]
    assert scene.by("train") == [1, 0]


@rule("N6.2", "NR14", "N6.1")
def test_spending_does_not_change_the_orders_of_the_turn() -> None:
    scene = Scene(2, display="d23").cubes(0, 0).cubes(1, 3).auction()
    scene.do(1, "bid", box=2, cubes=3)
    assert (scene.t.build_order, scene.t.train_order) == ([0, 1], [1, 0])
    scene.do(0, "pass")
    scene.influence(1, train=3).build(1, "schwabach", "rohr", "heilsbronn", "ammerndorf")
    scene.pay(1, "train", "train", "train")
    assert (scene.influence_of(1)[1], scene.by("train")) == (0, [0, 1])
    assert (scene.step, scene.t.train_order, scene.asked) == ("trains", [1, 0], [1])


@rule("N2.7", "NR12", "NR13")
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=30))
def test_discs_lie_as_in_real_stacks(moves: list[tuple[int, int]]) -> None:
    scene = Scene()
    spaces = {value: [] if value != 1 else [0, 1, 2, 3] for value in range(4)}  # by value, the top disc first
    for seat, value in moves:
        scene.t.set_influence(seat, 0, value)
        if seat not in spaces[value]:
            spaces = {space: [disc for disc in discs if disc != seat] for space, discs in spaces.items()}
            spaces[value] = [seat, *spaces[value]]
        assert scene.by("government") == [disc for space in (3, 2, 1, 0) for disc in spaces[space]]
