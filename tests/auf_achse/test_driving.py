"""Dice and driving (A2), and what the comparison with a plain statement of the rules says about it."""

from itertools import pairwise
from random import Random

import pytest

from auf_achse.arrange import PARKED, Scene, said
from fernhandel.games.auf_achse.events import TruckDrove
from fernhandel.games.auf_achse.state import NOBODY, NOWHERE, SET_ASIDE
from rules import rule

# -- the dice ----------------------------------------------------------------------------------------------------------


@rule("A2.1")
def test_one_of_two_dice_is_chosen_and_the_other_ignored() -> None:
    scene = Scene().truck(0, "rotterdam").rolls(0, 3, 2)
    assert scene.numbers(0) == {2, 3}
    refusal = scene.refused(0, "drive", points=5, to="bremen", count="exact", using="none")
    assert said(refusal) == ("number_not_rolled", "A2.1")
    scene.drive(0, 3, "flensburg")
    assert scene.where(0) == "flensburg"
    scene.do(0, "done")
    assert scene.asked == [1]  # the 2 is lost


@rule("A2.1", "A1.10")
def test_every_turn_begins_with_a_roll_of_both_dice() -> None:
    scene = Scene().turn(0)
    rolled = set()
    for seat in [0, 1, 2, 3] * 5:
        assert scene.asked == [seat]
        assert "roll" in scene.kinds(seat)
        scene.do(seat, "roll")
        dice = scene.view(None).progress.dice
        assert all(1 <= die <= 6 for die in dice)
        rolled |= set(dice)
        scene.turn((seat + 1) % 4)
    assert rolled == {1, 2, 3, 4, 5, 6}


@rule("AR10")
def test_doubles_are_one_number_to_drive_and_one_turn() -> None:
    scene = Scene().truck(0, "rotterdam").rolls(0, 3, 3)
    assert scene.numbers(0) == {3}
    scene.drive(0, 3, "flensburg")
    scene.do(0, "done")
    assert scene.asked == [1]


@rule("A2.7", "AR9")
@pytest.mark.parametrize("dice", [(6, 2), (2, 6), (6, 6)])
def test_a_six_is_any_number_from_one_to_six(dice: tuple[int, int]) -> None:
    scene = Scene().truck(0, "hamburg").rolls(0, *dice)
    assert scene.numbers(0) == {1, 2, 3, 4, 5, 6}
    assert "hannover" in scene.ends(0, 3)


# -- where to ----------------------------------------------------------------------------------------------------------


@rule("AX7", "A2.2", "A2.6", "AR2")
def test_three_points_from_rotterdam() -> None:
    scene = Scene().truck(0, "rotterdam").rolls(0, 3, 3)
    assert scene.ends(0, 3) == {"flensburg", "bruxelles", "rotterdam~bremen#3", "rotterdam~dortmund#3"}
    assert scene.ends(0, 3, "early") == set()


@rule("AX8", "A2.6", "AR2", "AR3")
def test_two_points_from_flensburg_by_land_and_sea() -> None:
    scene = Scene().truck(0, "flensburg").rolls(0, 2, 2)
    assert scene.ends(0, 2) == {"rostock", "flensburg~hamburg#2", "rotterdam~flensburg#1"}
    scene.drive(0, 2, "rotterdam~flensburg#1")
    assert scene.where(0) == "rotterdam~flensburg#1"
    assert scene.t.cash[0] == 5000


@rule("AR3")
def test_a_ferry_space_holds_two_trucks_and_a_sign_like_any_highway_space() -> None:
    scene = Scene().trucks("flensburg", "flensburg~rostock#1").rolls(0, 1, 1)
    assert "flensburg~rostock#1" in scene.ends(0, 1)
    scene = Scene().trucks("flensburg", "flensburg~rostock#1", "flensburg~rostock#1").rolls(0, 1, 1)
    assert "flensburg~rostock#1" not in scene.ends(0, 1)
    scene.drive(0, 1, "flensburg~hamburg#1")
    assert {"rotterdam~flensburg#1", "rotterdam~flensburg#2"} <= set(scene.options(0, "place_construction"))


@rule("A2.2", "AR4")
def test_a_truck_does_not_turn_round_within_a_move() -> None:
    scene = Scene().truck(0, "hannover~kassel#1").rolls(0, 2, 2)
    out = {"kassel", "bremen~hannover#1", "hamburg~hannover#2", "hannover~berlin#1", "hannover~dortmund#1"}
    assert scene.ends(0, 2) == out | {"hannover~leipzig#1"}
    scene.rolls(0, 4, 4)
    assert "hannover~kassel#1" not in scene.ends(0, 4)


@rule("AR4")
@pytest.mark.parametrize(("dice", "sum", "end", "reached"), [((5, 2), 7, "leipzig", True), ((5, 3), 8, "start", False)])
def test_nor_does_it_come_back_to_its_start_round_a_ring(
    dice: tuple[int, int], sum: int, end: str, reached: bool
) -> None:
    """Leipzig, Berlin, Dresden and back are 3 + 3 + 2 = 8 points."""
    start = "leipzig~dresden#1"
    scene = Scene().truck(0, start).keeps(0, second_driver=1).rolls(0, *dice)
    assert ((start if end == "start" else end) in scene.ends(0, sum, using="second_driver")) == reached


@rule("A2.4")
def test_other_trucks_are_driven_past() -> None:
    ahead = ("rotterdam~flensburg#1", "rotterdam~flensburg#1", "rotterdam~flensburg#2")
    scene = Scene().trucks("rotterdam", *ahead).rolls(0, 3, 3)
    assert "flensburg" in scene.ends(0, 3)


@rule("AX16", "A2.5", "AR7")
def test_two_trucks_fill_a_highway_space_but_no_city() -> None:
    full = "koeln~frankfurt#2"
    scene = Scene().trucks("koeln", full, full, "frankfurt").rolls(0, 2, 3)
    assert full not in scene.ends(0, 2)
    refusal = scene.refused(0, "drive", points=2, to=full, count="exact", using="none")
    assert said(refusal) == ("space_is_full", "A2.5")
    assert "frankfurt" in scene.ends(0, 3)
    scene = Scene().trucks("koeln", "frankfurt", "frankfurt", "frankfurt").rolls(0, 3, 3)
    scene.drive(0, 3, "frankfurt")
    assert scene.where(0) == "frankfurt"


# -- stopping early ----------------------------------------------------------------------------------------------------


@rule("A2.3", "AR1")
def test_the_chosen_number_is_driven_in_full() -> None:
    scene = Scene().truck(0, "hamburg").rolls(0, 4, 4)
    assert scene.ends(0, 4, "early") == set()
    refusal = scene.refused(0, "drive", points=4, to="hannover", count="early", using="none")
    assert said(refusal) == ("no_stop_there", "A2.3")
    refusal = scene.refused(0, "drive", points=4, to="hamburg", count="early", using="none")
    assert said(refusal) == ("cannot_reach", "A2.3")


@rule("A2.3", "AR5")
@pytest.mark.parametrize("contract", ["hannover-bruxelles", "salzburg-hannover"])
@pytest.mark.parametrize("started", [False, True])
def test_early_stop_in_start_or_destination_of_any_own_contract(contract: str, started: bool) -> None:
    scene = Scene().truck(0, "hamburg").loads(0, "muenchen-luxembourg")  # no room for more: that does not matter
    if started:
        scene.owns(0, large=1).loads(0, contract)
    else:
        scene.holds(0, contract)
    scene.rolls(0, 4, 4)
    assert scene.ends(0, 4, "early") == {"hannover"}
    scene = Scene().truck(0, "hamburg").holds(1, contract).rolls(0, 4, 4)
    assert scene.ends(0, 4, "early") == set()  # somebody else's contract


@rule("AR1")
def test_with_free_movement_a_truck_stops_anywhere_or_stays_but_never_by_exact_count() -> None:
    scene = Scene(free_movement="on").truck(0, "rotterdam").rolls(0, 3, 3)
    near = {"rotterdam~flensburg", "rotterdam~bruxelles", "rotterdam~bremen", "rotterdam~dortmund"}
    assert scene.ends(0, 3, "early") == {f"{road}#{k}" for road in near for k in (1, 2)} | {"rotterdam"}
    scene.drive(0, 3, "rotterdam~bremen#2", exact=False)  # an event space
    assert scene.step == "ending"
    scene.rolls(1, 3, 3).truck(1, "rotterdam").drive(1, 3, "rotterdam", exact=False)
    assert (scene.where(1), scene.step) == ("rotterdam", "ending")


@rule("AX9", "A2.8", "A2.7", "AR45")
def test_exactness_belongs_to_the_route() -> None:
    scene = Scene().truck(0, "hamburg").rolls(0, 6, 2)
    scene.drive(0, 3, "hannover")
    assert "choose" in scene.kinds(0)
    hannover = {"early": False, "exact": True}
    for count, auction in hannover.items():
        scene = Scene().truck(0, "hamburg").holds(0, "hannover-bruxelles").rolls(0, 4, 2)
        assert "hannover" in scene.ends(0, 4, count)
        (drove,) = (e for e in scene.drive(0, 4, "hannover", count == "exact") if isinstance(e, TruckDrove))
        assert ("bremen" in drove.path, len(drove.path) - 1) == (auction, 4 if auction else 3)
        assert scene.can(0, "start", contract="hannover-bruxelles")
        assert ("choose" in scene.kinds(0)) == auction
        before = scene.public()
        scene.do(0, "done")
        assert scene.public() == (before[1:] if auction else before)


@rule("AX10", "A2.8")
def test_zuerich_with_the_two_or_early_with_the_five() -> None:
    scene = Scene().truck(0, "basel").holds(0, "zuerich-innsbruck").rolls(0, 5, 2)
    assert "zuerich" in scene.ends(0, 2)
    assert scene.ends(0, 5, "early") == {"zuerich"}
    assert len(scene.ends(0, 5)) == 8
    scene.drive(0, 5, "zuerich", exact=False)
    assert scene.kinds(0) - {"buy_trailer"} == {"done", "start"}
    scene = Scene().truck(0, "basel").holds(0, "zuerich-innsbruck").rolls(0, 5, 2)
    scene.drive(0, 2, "zuerich")
    assert {"start", "choose"} <= scene.kinds(0)


@rule("AX32", "AR9")
def test_a_six_set_to_a_higher_number_may_stop_early_to_spare_the_row() -> None:
    for points, exact in ((3, True), (5, False)):
        scene = Scene().truck(0, "hamburg").holds(0, "hannover-bruxelles").rolls(0, 6, 6)
        scene.drive(0, points, "hannover", exact)
        assert scene.can(0, "start", contract="hannover-bruxelles")
        before = scene.public()
        scene.do(0, "done")
        assert scene.public() == (before[1:] if exact else before)


# -- no room, no way ---------------------------------------------------------------------------------------------------


@rule("AR7")
def test_without_a_full_end_a_truck_drives_as_far_as_there_is_room() -> None:
    """One point before Milano, a sign behind; a 2 ends on one of two spaces beyond the city, and both are full."""
    scene = Scene(5).construction("basel~milano#4")
    scene.trucks("basel~milano#5", "milano~verona#1", "milano~verona#1", "zuerich~milano#4", "zuerich~milano#4")
    scene.rolls(0, 2, 2)
    assert scene.ends(0, 2) == set()
    assert scene.ends(0, 2, "early") == {"milano", "basel~milano#5"}  # behind the trucks, or waiting at the sign
    scene.drive(0, 2, "milano", exact=False)
    assert "choose" not in scene.kinds(0)


@rule("AR7")
def test_as_long_as_one_full_end_is_free_there_is_no_stop_behind_trucks() -> None:
    scene = Scene(5).trucks("basel~milano#5", "milano~verona#1", "milano~verona#1", "zuerich~milano#4").rolls(0, 2, 2)
    assert scene.ends(0, 2) == {"zuerich~milano#4", "basel~milano#3"}
    assert scene.ends(0, 2, "early") == set()


@rule("AR7")
def test_a_stop_before_a_sign_needs_room() -> None:
    before = "innsbruck~verona#2"
    scene = Scene().trucks("innsbruck", before).construction("innsbruck~verona#3").rolls(0, 4, 4)
    assert before in scene.ends(0, 4, "early")
    scene = Scene().trucks("innsbruck", before, before).construction("innsbruck~verona#3").rolls(0, 4, 4)
    assert before not in scene.ends(0, 4, "early")


@rule("AR7")
def test_before_a_full_space_at_a_sign_too_where_no_full_end_is_left() -> None:
    """Signs at both ends of the road; the space before the far one is full, so the truck goes up to it."""
    full = "innsbruck~verona#3"
    scene = Scene().trucks("innsbruck~verona#1", full, full)
    scene.construction("innsbruck~verona#4").jam("innsbruck", drawer=3).rolls(0, 5, 5)
    assert scene.ends(0, 5) == set()
    assert scene.ends(0, 5, "early") == {"innsbruck~verona#2", "innsbruck~verona#1"}


@rule("AR8")
def test_where_neither_die_allows_a_move_the_truck_stays_and_may_trade() -> None:
    """Two trucks in front, two behind."""
    scene = Scene(5).trucks("zuerich~milano#2", *["zuerich~milano#1"] * 2, *["zuerich~milano#3"] * 2).rolls(0, 1, 1)
    assert (scene.ends(0, 1), scene.ends(0, 1, "early")) == (set(), {"zuerich~milano#2"})
    scene.drive(0, 1, "zuerich~milano#2", exact=False)
    assert scene.step == "signing"  # AR14
    scene.do(0, "place_construction", to="praha~wien#1")
    assert (scene.step, scene.kinds(0)) == ("ending", {"done", "buy_trailer"})


# -- the comparison ----------------------------------------------------------------------------------------------------


Route = tuple[int, ...]
Drives = set[tuple[int, int, str, str]]


class PlainRules:
    """The driving rules once more, as sentences over all routes there are: slow, and written from the rulebook alone.

    A route is a row of spaces from the truck's own; its length is the number of points it takes.
    """

    def __init__(self, scene: Scene) -> None:
        self.t = scene.t
        self.board = scene.t.rules.board
        self.signs = {scene.t.construction, scene.t.jam} - {NOWHERE}
        self.old = scene.game.terms.edition == "1987"
        self.free = scene.game.terms.options["free_movement"] == "on"
        self.cities_full = scene.game.terms.options.get("one_truck_cities") == "on"

    def routes(self, points: int, by_card: bool) -> list[Route]:
        """All drives of at most that number: no space twice (AR4), no sign's space (A4.3) but one by card."""
        found: list[Route] = []
        ways: list[Route] = [(self.t.at[0],)]
        while ways:
            way = ways.pop()
            found.append(way)
            if len(way) <= points:
                on = [(*way, node) for node in self.board.neighbours[way[-1]] if node not in way]
                ways += [route for route in on if len(self.signs & set(route)) <= by_card]
        if by_card:  # the sign is passed and not stopped on
            found = [route for route in found if self.signs & set(route[:-1]) and route[-1] not in self.signs]
        return found

    def room(self, node: int) -> bool:
        """A2.5; one truck only in 1987 (O6), there also in cities (O7)."""
        trucks = self.t.at[1:].count(node)
        if node < self.board.cities:
            return not (self.cities_full and trucks)
        return trucks < (1 if self.old else 2)

    def is_own(self, node: int) -> bool:
        """Start or destination of an own contract (A2.3, AR5)."""
        contracts = self.t.rules.contracts
        mine = [card for card, holder in enumerate(self.t.holder) if holder == 0]
        return node in {contracts.start[card] for card in mine} | {contracts.to[card] for card in mine}

    def at_a_sign(self, route: Route) -> bool:
        return any(node in self.signs - set(route) for node in self.board.neighbours[route[-1]])

    def drives_of(self, points: int, using: str) -> Drives:
        by_card = using in ("local_knowledge", "both")
        routes = self.routes(points, by_card)
        whole = [route for route in routes if len(route) == points + 1]
        full = {route[-1] for route in whole if self.room(route[-1])}
        early: set[int] = set()
        for route in routes:
            stays = len(route) == 1
            may = self.free or self.at_a_sign(route) or (self.is_own(route[-1]) and not stays)  # A2.3, AR1, AR6
            if len(route) <= points and may and (stays or self.room(route[-1])):
                early.add(route[-1])
        behind: list[Route] = []
        if self.old:
            behind = [route for route in whole if not self.room(route[-1])]  # O6
        if not full:
            longer = {route[:-1] for route in routes}
            behind += [route for route in routes if route not in longer and not self.room(route[-1])]  # AR7
        for route in behind:
            early |= set(self.last_with_room(route, by_card))
        exact = {(points, node, "exact", using) for node in full}
        return exact | {(points, node, "early", using) for node in early}

    def last_with_room(self, route: Route, by_card: bool) -> list[int]:
        """The last space of a route, short of its end, where the truck may stand; with a card only beyond the sign."""
        beyond = max(route.index(sign) for sign in self.signs & set(route)) if by_card else 0
        return [node for node in route[beyond + 1 : -1] if self.room(node)][-1:]

    def drives(self) -> Drives:
        dice = [die for die in (self.t.die, self.t.other_die) if die]
        numbers = set(range(1, 7)) if 6 in dice else set(dice)  # A2.7
        found: Drives = set().union(*[self.drives_of(points, "none") for points in numbers])
        if not found:
            found = {(points, self.t.at[0], "early", "none") for points in numbers}  # AR8
        if self.t.kept_pass[0]:
            found = found.union(*[self.drives_of(points, "local_knowledge") for points in numbers])
        if self.t.kept_sum[0]:
            found |= self.drives_of(sum(dice), "second_driver")
        if self.t.kept_pass[0] and self.t.kept_sum[0]:
            found |= self.drives_of(sum(dice), "both")
        return found


def random_position(random: Random, edition: str, options: dict[str, str]) -> Scene:
    """Trucks and signs crowd about truck 0, which has rolled and holds some contracts; or signs close its road."""
    scene = Scene(6, edition, 1, **options)
    t = scene.t
    board = t.rules.board
    if random.random() < 0.2:
        road = random.choice([road for road in board.roads if len(road) >= 6])
        first, own, last = sorted(random.sample(range(len(road) - 1), 3))
        t.jam, t.at[0], t.construction = road[first], road[own], road[last]
        near = road[first + 1 : last]
        near.remove(t.at[0])
    else:
        t.at[0] = random.randrange(board.nodes)
        near = [node for node in range(board.nodes) if 0 < board.distance[t.at[0]][node] <= random.choice([2, 3, 4])]
        random.shuffle(near)
        signs = [near[-1], next((node for node in near[:-1] if not board.is_city(node)), NOWHERE)]
        t.jam, t.construction = [sign if random.random() < 0.7 else NOWHERE for sign in signs]
    t.jam_drawer = NOBODY if t.jam == NOWHERE else 1
    spots = [node for node in near if node not in (t.construction, t.jam)] or [scene.node(PARKED[0])]
    if edition == "2007":
        spots = spots[: random.choice([1, 2, 4])]
    for seat in range(1, 6):
        node = random.choice(spots)
        t.at[seat] = node if t.has_room(seat, node) else scene.node(PARKED[seat])
    for card in random.sample(range(t.rules.contracts.count), 3):
        if t.holder[card] == SET_ASIDE:
            scene.holds(0, scene.name(card))
    if edition == "2007":
        scene.keeps(0, second_driver=random.randrange(2), local_knowledge=random.randrange(2))
    return scene.rolls(0, *[random.randint(1, 6) for _ in range(t.rules.dice)])


@rule("A2.3", "A2.4", "A2.5", "A4.3", "AR4", "AR5", "AR6", "AR7", "AR8", "AR9", "O6", "O7", "O8")
@pytest.mark.parametrize("free_movement", ["off", "on"])
@pytest.mark.parametrize(
    ("edition", "options"),
    [("2007", {}), ("1987", {"one_truck_cities": "on"}), ("1987", {"one_truck_cities": "off"})],
)
def test_legal_drives_are_those_of_the_plain_rules(edition: str, options: dict[str, str], free_movement: str) -> None:
    random = Random(f"{edition} {options} {free_movement}")
    for _ in range(400):
        scene = random_position(random, edition, options | {"free_movement": free_movement})
        values = [scene.game.catalogue.values(drive) for drive in scene.game.legal(0) if drive.kind == "drive"]
        legal = [(v["points"], scene.node(str(v["to"])), v["count"], v["using"]) for v in values]
        assert len(set(legal)) == len(legal)
        assert set(legal) == PlainRules(scene).drives(), scene.view(0)


@rule("A2.3", "A2.4", "A4.3", "AR4")
def test_every_drive_is_told_with_a_way_by_which_it_can_be_driven() -> None:
    random = Random("ways")
    for _ in range(150):
        scene = random_position(random, "2007", {})
        drives = [action for action in scene.game.legal(0) if action.kind == "drive"]
        drive = random.choice(drives)
        values = scene.game.catalogue.values(drive)
        signs = {scene.t.construction, scene.t.jam} - {NOWHERE}
        (drove,) = (event for event in scene.game.apply(0, drive) if isinstance(event, TruckDrove))
        way = [scene.node(place) for place in drove.path]
        assert len(set(way)) == len(way)
        assert all(after in scene.t.rules.board.neighbours[before] for before, after in pairwise(way))
        assert way[-1] == scene.node(str(values["to"]))
        made, points = len(way) - 1, int(values["points"])
        assert made == points if values["count"] == "exact" else made < points
        assert len(signs & set(way)) == (values["using"] in ("local_knowledge", "both"))
