"""What the bots of a game share: each piece stands once, so each is shown once."""

import pytest

from auf_achse.arrange import Scene as Roads
from fernhandel.bots.best import best_of
from fernhandel.games.auf_achse.bots.event_money import event_money
from fernhandel.games.auf_achse.figures import GAIN, GAIN_PER_GOOD, PAY, PAY_PER_TRAILER, SKIP_TURN
from fernhandel.games.nuremberg.bots.fleets import Depot, Fleet, moved_by
from fernhandel.games.nuremberg.bots.links import after_sale, connection_gain, run_leads_to, starts_of_runs
from fernhandel.games.nuremberg.bots.pieces import profit_so_far, rivals_at, take_away
from fernhandel.games.nuremberg.bots.purses import pay_fees, purse_ahead, purse_of
from fernhandel.games.nuremberg.figures import HIGH, LOW, PIECES
from fernhandel.games.nuremberg.track import lay
from nuremberg.arrange import Scene as Rails

RED, GREEN = 0, 1


def test_the_best_are_all_of_the_highest_score() -> None:
    options = Roads().t.rules.actions.offer
    assert best_of(options, lambda action: min(options[1].id, action.id)) == options[1:]
    assert best_of(options, lambda action: -action.id) == options[:1]


# -- Auf Achse ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "money"), [(GAIN, 300), (GAIN_PER_GOOD, 1200), (PAY, -300), (PAY_PER_TRAILER, -600), (SKIP_TURN, 0)]
)
def test_the_money_of_an_event_card(effect: int, money: int) -> None:
    assert event_money(effect, 300, goods=4, trailers=2) == money


# -- First Train to Nuremberg ------------------------------------------------------------------------------------------


def test_a_purse_with_the_boxes_bid_for() -> None:
    scene = Rails().means(0, 9, government=1, train=2, red=3, green=3).bid(0, 1, 3)
    assert purse_of(scene.t, 0) == [6, 1, 2, 3, 3]
    assert purse_of(scene.t, 0)[1:] != purse_ahead(scene.t, 0)[1:]
    assert purse_ahead(scene.t, 1) == purse_of(scene.t, 1)
    scene.influence(0, government=8, train=8, red=8, green=8)
    assert purse_ahead(scene.t, 0) == [6, 8, 8, 8, 8], "no track goes further"


def test_surcharges_in_their_colour_and_cubes_before_influence() -> None:
    purse = [2, 3, 3, 3, 3]
    assert pay_fees(purse, 5, red=1, green=2, land=3, cubes_first=True) == 3
    assert purse == [0, 0, 3, 2, 1]
    purse = [2, 3, 3, 3, 3]
    assert pay_fees(purse, 5, red=0, green=0, land=0, cubes_first=False) == 5
    assert purse == [2, 3, 3, 3, 3]


def test_fleets_of_trains_that_are_there_or_can_be_bought() -> None:
    scene = Rails()
    display = scene.t.rules.display
    all_choices = [Depot(scene.t, 0).choices(row) for row in range(3)]
    first = display.trains[all_choices[0][1]]
    owned = Rails().owns(0, first)
    assert Depot(owned.t, 0).choices(0) == [all_choices[0][1]]
    fleets = Depot(owned.t, 0).fleets()
    assert len(fleets) == len(all_choices[1]) * len(all_choices[2])
    assert fleets[0].trains == fleets[0].price == 0
    assert fleets[0].goods == display.goods[all_choices[0][1]]
    assert all_choices[0][1] not in Depot(owned.t, 1).choices(0)


def test_a_fleet_takes_high_goods_first_and_passengers_alike() -> None:
    fleet = Fleet(0, 0, 3, [0.0, 3.0, 5.0])
    assert moved_by(fleet, low=4.0, high=2.0, red=3.0, green=1.0) == [1.0, 2.0, 1.5, 0.5]
    assert moved_by(fleet, low=0.0, high=0.0, red=0.0, green=0.0) == [0.0] * 4


def test_pieces_that_a_rival_reaches_too() -> None:
    scene = Rails(2).goods(eltersdorf=2).track(0, "erlangen", "eltersdorf").track(1, "eltersdorf", "vach")
    code = scene.area("eltersdorf") * PIECES + LOW
    assert rivals_at(scene.t, 0)[code] == 1
    assert sum(rivals_at(scene.t, 0)) == 1
    counts = [3, 1, 0, 0]
    take_away(scene.t, 0, counts)
    assert scene.t.cubes[scene.area("eltersdorf")] == 0
    assert (counts[LOW], counts[HIGH]) == (1, 1)


def test_profit_grows_with_what_is_loaded() -> None:
    scene = Rails()
    train = scene.t.rules.display.trains[Depot(scene.t, 0).choices(2)[-1]]
    low, high = scene.t.rules.board.pieces[:2]
    before = profit_so_far(scene.t, 0)
    assert profit_so_far(Rails().owns(0, train, **{low: 1, high: 1}).t, 0) == before + 3


def test_runs_lead_along_own_links_from_a_companys_station() -> None:
    scene = Rails(2).track(0, "rosstal", "schwabach", "rednitzhembach").influence(0, red=1)
    t = scene.t
    rosstal, town, end = map(scene.area, ("rosstal", "schwabach", "rednitzhembach"))
    company = next(company for company in (RED, GREEN) if t.company[town] >> company & 1)
    other = 1 - company
    assert town in starts_of_runs(t, 0, company)
    assert starts_of_runs(t, 1, company) == []
    assert sorted(run_leads_to(t, 0, company, [town])) == sorted([rosstal, end])
    assert run_leads_to(t, 0, other, [town]) == []
    assert run_leads_to(t, 0, company, [rosstal, town]) == [end]
    assert run_leads_to(t, 1, company, [town]) == []
    beyond = next(way for way in t.rules.board.ways[end] if way.to != town and not t.company[way.to])
    lay(t, beyond.border, 0)
    assert run_leads_to(t, 0, company, [town, end]) == [beyond.to]
    assert run_leads_to(t, 0, company, [end]) == [town]
    sold = after_sale(t, 0, company, [rosstal, town, end])
    assert (sold.links[0], t.links[0]) == (15, 13)
    assert (sold.chain, sold.buyer) == ([], t.buyer)


def test_the_connection_counts_own_links_against_those_of_each_rival() -> None:
    way = ("nuernberg", "gostenhof", "muggenhof", "doos", "fuerth")
    assert connection_gain(Rails(3).track(0, *way).t, 0) == 4
    assert connection_gain(Rails(3).track(0, *way[:4]).t, 0) == 0
    shared = Rails(3).track(0, *way[:4]).track(1, *way[3:])
    assert connection_gain(shared.t, 0) == 3 - 1 / 2
    assert connection_gain(shared.t, 1) == 1 - 3 / 2
