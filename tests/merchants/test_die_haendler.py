"""Die Händler (1999): what differs from the edition of 2010 (D1 to D26)."""

import pytest

import fernhandel
from fernhandel import BadInput, Game, Rng
from fernhandel.core.words import Words
from fernhandel.games.merchants.events import CardTaken, TurnBegan
from fernhandel.games.merchants.figures import GOODS, INVESTMENTS
from fernhandel.games.merchants.view import MerchantsView
from merchants.arrange import Scene
from rules import rule

PRINTED = {
    "large_office": 800,
    "express_courier": 800,
    "coach_driver": 600,
    "reduced_cost": 600,
    "office": 400,
    "courier": 400,
    "driver": 200,
    "warehouse_sale": 200,
}
PAIRS = [
    {"express_courier", "warehouse_sale"},
    {"large_office", "driver"},
    {"coach_driver", "office"},
    {"reduced_cost", "courier"},
]


def fresh(players: int = 4, seed: int = 1, **options: str) -> Game:
    return fernhandel.make("merchants", players=players, edition="1999", seed=seed, **options)


def seen(game: Game, seat: int | None = None) -> MerchantsView:
    view = game.view(seat)
    assert isinstance(view, MerchantsView)
    return view


def cards(view: MerchantsView, seat: int) -> set[str]:
    return {card.card for card in view.players[seat].investments}


def words(scene: Scene, language: str = "de") -> Words:
    return scene.game.title.words(scene.game.terms, language)


def ability_auction(players: int, abilities: str = "auction", first: int = 0) -> Scene:
    """Before round 1: the start player is about to offer the first card."""
    scene = Scene(players=players, edition="1999", first=first, turn=0, abilities=abilities)
    scene.t.rules.setup[0].enter(scene.t)
    scene.refresh()
    return scene


def takes(scene: Scene, seat: int, card: str) -> None:
    """That seat offers the card and nobody raises."""
    scene.do(seat, "offer_card", card=card)
    while scene.t.card >= 0:
        scene.do(scene.asked[0], "pass")


# -- the round -----------------------------------------------------------------------------------------------------


@rule("D1")
def test_there_is_no_auction_of_cards_in_a_round() -> None:
    game = fresh(abilities="dealt")
    rng = Rng.from_seed(1)
    steps: set[str] = set()
    while not game.over:
        steps.add(seen(game).step)
        seat = game.to_act()[0]
        options = game.legal(seat)
        game.apply(seat, options[rng.below(len(options))])
    assert {"purchasing", "loading", "movement", "wheels", "climbing"} < steps
    assert not {"investments", "taking_card"} & steps


@rule("D1")
@pytest.mark.parametrize(
    ("step", "number"),
    [("purchasing", 1), ("master_auction", 2), ("movement", 3), ("wheels", 4), ("selling", 5), ("climbing", 6)],
)
def test_a_round_has_six_phases(step: str, number: int) -> None:
    scene = Scene(players=2, edition="1999", auctions="first").wagon(1, at="BRU").load(1, 0, food=1).bonus(BRU=200)
    scene.arrived(1).holds(0, "sale_with_bonus").begin(step)  # so that selling has something to ask
    assert scene.step == step
    assert scene.view(0).action == number
    assert words(scene).prompt(scene.view(0)).startswith(f"Phase {number}")


@rule("D1", "D24", "D3")
def test_purchase_is_doubled_in_the_first_round_and_cheap_purchase_costs_100_each_time() -> None:
    games = (fresh(2, seed, abilities="dealt") for seed in range(50))
    game = next(game for game in games if "reduced_cost" in cards(seen(game), 0))
    first = game.to_act()[0]
    for seat in (first, 1 - first, first, 1 - first):
        assert game.to_act() == [seat]
        for _ in range(3):
            game.apply(seat, game.action("buy", good="cloth" if seat else "silk", city="GEN"))
    assert seen(game).step != "purchasing"
    assert seen(game, 0).players[0].money == 4000 - 100 - 100  # active from the very first round
    assert seen(game, 1).players[1].money == 4000 - 600


# -- names ---------------------------------------------------------------------------------------------------------


@rule("D2")
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_currency_is_gulden_and_money_is_hidden(language: str) -> None:
    scene = Scene(players=3, edition="1999").begin("climbing")
    told = "\n".join(words(scene, language).position(scene.view(0))).lower()
    assert "gulden" in told
    assert "florin" not in told
    assert [player.money for player in scene.view(0).players] == [4000, None, None]


@rule("D3")
@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("courier", "Kurier"),
        ("express_courier", "Express-Kurier"),
        ("driver", "Wagnerei"),
        ("coach_driver", "Große Wagnerei"),
        ("office", "Kontor"),
        ("large_office", "Großes Kontor"),
        ("reduced_cost", "Günstiger Einkauf"),
        ("warehouse_sale", "Lagerverkauf"),
    ],
)
def test_the_eight_abilities_bear_their_old_names(card: str, name: str) -> None:
    scene = ability_auction(4)
    assert f" {name} " in f" {words(scene).action(scene.action('offer_card', card=card))} "


@rule("D14")
@pytest.mark.parametrize(
    ("labels", "names"),
    [
        ("genf", {"PAR": "Paris", "BRU": "Brügge", "KOL": "Köln", "HAM": "Wien", "GEN": "Genf", "WIE": "Genua"}),
        ("hamburg", {"PAR": "Paris", "BRU": "Brugge", "KOL": "Köln", "HAM": "Hamburg", "GEN": "Genova", "WIE": "Wien"}),
    ],
)
def test_cities_bear_the_names_agreed_on(labels: str, names: dict[str, str]) -> None:
    scene = Scene(edition="1999", labels_1999=labels)
    for city, name in names.items():
        assert name in words(scene).action(scene.action("buy", good="silk", city=city))


@rule("D15")
def test_the_ladder_leads_from_kraemer_to_ratsherr() -> None:
    ladder = [
        "Krämer",
        "Höker",
        "Händler",
        "Kaufmann",
        "Großhändler",
        "Zunftmeister",
        "Patrizier",
        "Schöffe",
        "Ratsherr",
    ]
    for level, name in enumerate(ladder):
        scene = Scene(players=2, edition="1999")
        scene.t.status = [level, level]
        told = words(scene).position(scene.view(None))
        assert sum(f"Stufe {level} ({name})" in line for line in told) == 2


@rule("D21")
def test_the_colours_are_blue_yellow_orange_and_red() -> None:
    scene = Scene(players=4, edition="1999")
    assert {words(scene).seat(seat) for seat in range(4)} == {"Blau", "Gelb", "Orange", "Rot"}


# -- money and abilities -------------------------------------------------------------------------------------------


@rule("D4")
def test_everybody_starts_with_5000() -> None:
    game = fresh(players=3)
    assert [seen(game, seat).players[seat].money for seat in range(3)] == [5000, 5000, 5000]


@rule("D5")
def test_who_offers_a_card_must_take_it_at_its_printed_price_if_nobody_raises() -> None:
    scene = ability_auction(4)
    assert scene.options(0) == [f"offer_card card={card}" for card in INVESTMENTS]  # any card, but one he must offer
    scene.do(0, "offer_card", card="coach_driver")
    for seat in (1, 2, 3):
        assert scene.asked == [seat]
        scene.do(seat, "pass")
    assert cards(scene.view(None), 0) == {"coach_driver"}
    assert scene.t.money == [4400, 5000, 5000, 5000]
    assert scene.t.bank == 600


@rule("D5")
def test_the_others_raise_in_steps_of_100_and_the_highest_bid_has_the_card() -> None:
    scene = ability_auction(3)
    scene.do(0, "offer_card", card="office")
    assert scene.options(1)[:3] == ["pass", "bid amount=500", "bid amount=600"]
    refusal = scene.refused(1, "bid", amount=400)
    assert (refusal.code, refusal.rule) == ("bid_too_low", "D5")
    scene.do(1, "bid", amount=500)
    scene.do(2, "pass")
    scene.do(0, "bid", amount=700)  # who offered the card may bid again
    scene.do(1, "bid", amount=800)
    scene.do(0, "pass")
    assert cards(scene.view(None), 1) == {"office"}
    assert scene.t.money == [5000, 4200, 5000]


@rule("D5")
def test_he_goes_on_until_he_owns_two_then_the_next_clockwise() -> None:
    scene = ability_auction(3, first=2)
    scene.do(2, "offer_card", card="office")
    scene.do(0, "bid", amount=500)
    scene.do(1, "pass")
    scene.do(2, "pass")  # the first card goes to seat 0
    for card in ("driver", "courier"):
        assert scene.asked == [2]
        takes(scene, 2, card)
    assert scene.asked == [0]
    takes(scene, 0, "large_office")  # his second card
    assert scene.asked == [1]


@rule("D5")
def test_who_has_two_cards_no_longer_bids() -> None:
    scene = ability_auction(3)
    takes(scene, 0, "driver")
    takes(scene, 0, "office")
    scene.do(1, "offer_card", card="courier")
    assert scene.asked == [2]
    scene.do(2, "pass")
    assert cards(scene.view(None), 1) == {"courier"}


@rule("D5")
@pytest.mark.parametrize(("players", "out"), [(2, 4), (3, 2), (4, 0)])
def test_cards_left_over_stay_out_and_round_1_begins(players: int, out: int) -> None:
    scene = ability_auction(players)
    for number, card in enumerate(INVESTMENTS[: 2 * players]):
        takes(scene, number // 2, card)
    view = scene.view(None)
    assert view.cards_out == list(INVESTMENTS[2 * players :])
    assert len(view.cards_out) == out
    assert view.open_cards == []
    assert (view.step, view.turn, view.to_act) == ("purchasing", 1, [0])


@rule("D3", "D5")
@pytest.mark.parametrize("abilities", ["auction", "split", "dealt"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_exactly_two_and_can_always_pay_for_them(players: int, abilities: str) -> None:
    for seed in range(8):
        game = fresh(players, seed, abilities=abilities)
        rng = Rng.from_seed(seed)
        while seen(game).action == 0:
            seat = game.to_act()[0]
            options = game.legal(seat)
            game.apply(seat, options[-1 - rng.below(min(3, len(options)))])  # the wildest bids
        view = seen(game)
        assert [len(player.investments) for player in view.players] == [2] * players
        assert all(card.turn < view.turn for player in view.players for card in player.investments)
        assert min(seen(game, seat).players[seat].money or 0 for seat in range(players)) >= 0


@rule("D6")
@pytest.mark.parametrize(("card", "price"), PRINTED.items())
def test_printed_prices(card: str, price: int) -> None:
    scene = ability_auction(2)
    takes(scene, 0, card)
    assert scene.t.money == [5000 - price, 5000]


@rule("D7", "D4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_fixed_pairs_are_dealt_at_random_for_1000_each(players: int) -> None:
    dealt: set[tuple[str, ...]] = set()
    for seed in range(60):
        game = fresh(players, seed, abilities="dealt")
        view = seen(game)
        assert (view.step, view.turn) == ("purchasing", 1)
        for seat in range(players):
            assert cards(view, seat) in PAIRS
            assert seen(game, seat).players[seat].money == 4000
        assert sum(len(cards(view, seat)) for seat in range(players)) + len(view.cards_out) == 8
        *taken, began = game.opening
        order = [(view.first + i) % players for i in range(players)]
        assert [event.seat for event in taken if isinstance(event, CardTaken)] == [s for s in order for _ in range(2)]
        assert began == TurnBegan(turn=1, seat=view.first)
        dealt.add(tuple(sorted(cards(view, 0))))
    assert len(dealt) == 4  # any pair can come to any seat


@rule("D8")
def test_split_gives_everybody_one_dear_and_one_cheap_card() -> None:
    scene = ability_auction(3, abilities="split")
    takes(scene, 0, "reduced_cost")
    for dear in ("large_office", "express_courier", "coach_driver"):
        assert scene.refused(0, "offer_card", card=dear).rule == "D8"
    assert scene.options(0) == [f"offer_card card={card}" for card in INVESTMENTS if PRINTED[card] <= 400]
    takes(scene, 0, "driver")
    takes(scene, 1, "warehouse_sale")
    scene.do(1, "offer_card", card="coach_driver")
    scene.do(2, "bid", amount=700)
    scene.do(1, "pass")
    scene.do(1, "offer_card", card="express_courier")
    assert cards(scene.view(None), 1) == {"warehouse_sale", "express_courier"}  # seat 2 may not bid for a second one
    assert scene.t.money[1] == 5000 - 200 - 800


def ability(card: str, seat: int = 0) -> Scene:
    """Round 2 of two players; that seat has this card and nobody any other."""
    scene = Scene(players=2, edition="1999")
    scene.t.owner = [-3] * len(INVESTMENTS)
    return scene.owns(seat, card)


@rule("D3")
@pytest.mark.parametrize(("card", "extra"), [("driver", [1]), ("coach_driver", [1, 2]), ("office", [])])
def test_wagnerei_gives_one_extra_point_and_the_large_one_two(card: str, extra: list[int]) -> None:
    scene = ability(card).begin("movement")
    alone = {option.split("extra=")[1][0] for option in scene.options(0, "move") if "tile=0" in option}
    assert sorted(alone) == [str(points) for points in extra]


@rule("D3")
@pytest.mark.parametrize(("card", "spaces"), [("courier", "BRU1 FW"), ("express_courier", "BRU1 BW1 FW PAR2")])
def test_kurier_moves_one_space_and_the_express_two(card: str, spaces: str) -> None:
    scene = ability(card).begin("movement")  # the courier stands on BRU2
    assert sorted(option.split("to=")[1] for option in scene.options(0, "move_courier")) == spaces.split()


@rule("D3")
@pytest.mark.parametrize(("card", "crosses"), [("office", False), ("large_office", True)])
def test_kontor_moves_a_price_and_only_the_large_one_crosses(card: str, crosses: bool) -> None:
    scene = ability(card).levels(wine=5).begin("offices")
    assert scene.can(0, "shift_price", good="wine", direction="down")
    assert scene.can(0, "shift_price", good="wine", direction="up") == crosses


@rule("D9")
def test_lagerverkauf_sells_at_most_three_tokens() -> None:
    scene = ability("warehouse_sale").store(0, "KOL", wine=3).store(0, "GEN", silk=2).levels(wine=4)
    scene.begin("warehouse_sale")
    for _ in range(3):
        assert scene.step == "warehouse_sale"
        scene.do(0, "sell_stock", good="wine", city="KOL")
    assert scene.step != "warehouse_sale"
    assert scene.t.money[0] == 4000 + 3 * 300


# -- cards, credits, end -------------------------------------------------------------------------------------------


@rule("D10")
def test_fifteen_influence_cards_of_five_kinds() -> None:
    scene = Scene(players=2, edition="1999").wagon(1, at="BRU1", came_from="BRU").courier("BRU2").begin("movement")
    assert scene.view(None).pile == 15
    scene.do(0, "move", wagon=1, tile=1, extra=0, via="BRU1", to="BRU2")
    kinds = ["free_loading", "broken_axle", "special_sale", "sale_with_bonus", "social_climbing"]
    assert scene.options(0) == [f"take_influence influence={kind}" for kind in kinds]
    assert scene.view(0).pile_open == dict.fromkeys(kinds, 3)
    for missing in ("loading_master", "low_upkeep"):
        assert scene.refused(0, "take_influence", influence=missing).rule == "M4.13"


@rule("D10")
def test_nobody_is_asked_for_cards_the_edition_does_not_have() -> None:
    scene = Scene(players=2, edition="1999").holds(0, "social_climbing")
    scene.t.status[0] = 8
    scene.begin("upkeep")
    assert scene.step == "climbing"  # no question about Low Upkeep
    assert scene.t.money[0] == 4000 - 1600
    scene = Scene(players=2, edition="1999").holds(0, "social_climbing").begin("master_cards")
    assert scene.step == "master_auction"  # nor about Loading Master


@rule("D11")
def test_ten_credits_of_2000_for_2500_before_any_climbing() -> None:
    scene = Scene(players=2, edition="1999")
    assert scene.view(None).credits == 10
    for taken in range(11):
        scene.money(0, 5000)
        scene.t.status = [1, 0]
        scene.begin("upkeep")
        while scene.step == "upkeep":
            scene.do(0, "pay_upkeep")
        assert scene.step == ("borrowing" if taken < 10 else "climbing")
        if taken < 10:
            scene.do(0, "take_loan")
            assert scene.t.money[0] == 2000
    assert scene.view(None).credits == 0
    scene.money(2500, 5000).begin("climbing")
    assert scene.options(0) == ["done", "repay"]
    scene.do(0, "repay")
    assert scene.t.money[0] == 0
    assert scene.view(None).credits == 1


@rule("D12")
def test_who_still_has_a_credit_at_the_end_loses() -> None:
    scene = Scene(players=2, edition="1999").money(0, 0)
    scene.t.status = [8, 0]
    scene.t.letters = [1, 0]
    scene.t.arrivals = 6
    scene.begin("turn_end").do(0, "done")
    assert [place.seat for place in scene.game.standing()] == [1, 0]


@rule("D16", "D17")
@pytest.mark.parametrize("step", range(9))
def test_upkeep_and_climb_prices_as_in_2010(step: int) -> None:
    old, new = (Scene(players=4, edition=edition).money(5000, 5000) for edition in ("1999", "2010"))
    for scene in (old, new):
        scene.t.status[:2] = [step, 0]
        scene.t.arrivals = step
        scene.begin("upkeep")
        while scene.asked[0] != 1:
            scene.do(scene.asked[0], "done")
        scene.do(1, "climb")
    assert old.t.money[:2] == new.t.money[:2]


@rule("D17")
@pytest.mark.parametrize(
    ("level", "cost", "selling"), [(1, 100, 600), (2, 100, 700), (3, 200, 800), (4, 300, 900), (5, 400, 1000)]
)
def test_costs_and_selling_prices_as_in_2010(level: int, cost: int, selling: int) -> None:
    good = Scene(players=2, edition="1999").levels(salt=level).view(None).goods["salt"]
    assert (good.cost, good.selling) == (cost, selling)


@rule("D18")
@pytest.mark.parametrize(("players", "last"), [(2, 6), (3, 7), (4, 8)])
def test_the_game_ends_after_six_seven_or_eight_arrivals_with_the_climbing(players: int, last: int) -> None:
    for arrivals in (last - 2, last - 1):
        scene = Scene(players=players, edition="1999").wagon(1, at="HAM").arrived(1)
        scene.t.arrivals = arrivals
        scene.begin("selling")
        for _ in range(players):
            assert scene.step == "climbing"
            scene.do(scene.asked[0], "done")
        assert scene.game.over == (arrivals + 1 == last)


# -- board ---------------------------------------------------------------------------------------------------------


@rule("D13", "D14")
@pytest.mark.parametrize(("labels", "cities"), [("genf", ["PAR", "KOL", "WIE"]), ("hamburg", ["PAR", "KOL", "GEN"])])
def test_the_wagons_start_in_paris_koeln_and_genua_the_courier_two_spaces_from_bruegge(
    labels: str, cities: list[str]
) -> None:
    view = seen(fresh(abilities="dealt", labels_1999=labels))
    assert [wagon.at for wagon in view.wagons] == cities
    assert view.courier == "BRU2"
    assert {id: city.bonus for id, city in view.cities.items()} == {
        id: 0 if id in cities else 200 for id in ("PAR", "BRU", "KOL", "HAM", "WIE", "GEN")
    }


@rule("D13")
def test_there_is_no_second_set_of_start_cities() -> None:
    with pytest.raises(BadInput, match="1999 has no option 'start'"):
        fresh(start="B")


@rule("D14")
@pytest.mark.parametrize("labels", ["genf", "hamburg"])
def test_roads_and_markets_are_the_same_whatever_the_labels(labels: str) -> None:
    board = Scene(edition="1999", labels_1999=labels).t.rules.board
    other = Scene(edition="2010").t.rules.board
    assert (board.ids, board.neighbours, board.markets) == (other.ids, other.neighbours, other.markets)


@rule("D23")
@pytest.mark.parametrize(("step", "bonus"), [("per_arrival", 400), ("per_turn", 300)])
@pytest.mark.parametrize("edition", ["1999", "2010"])
def test_bonuses_rise_by_arrival_or_by_turn(edition: str, step: str, bonus: int) -> None:
    scene = Scene(players=2, edition=edition, bonus_step=step)
    scene.wagon(1, at="HAM").wagon(2, at="PAR").wagon(3, at="FS", came_from="GEN2").arrived(1, 2)
    scene.bonus(HAM=500, PAR=0, BRU=200, KOL=200, WIE=200, GEN=500).begin("selling")
    assert [scene.bonus_of(city) for city in ("HAM", "PAR", "BRU", "KOL", "WIE", "GEN")] == [0, 0] + [bonus] * 3 + [500]


@rule("D23", "M6.5")
@pytest.mark.parametrize(("edition", "bonus"), [("1999", 300), ("2010", 400)])
def test_unless_agreed_otherwise_bonuses_rise_by_turn_in_1999_and_by_arrival_in_2010(edition: str, bonus: int) -> None:
    scene = Scene(players=2, edition=edition)
    scene.wagon(1, at="HAM").wagon(2, at="PAR").arrived(1, 2).bonus(BRU=200).begin("selling")
    assert scene.bonus_of("BRU") == bonus


@rule("D26")
def test_the_box_holds_the_same_goods_wagons_and_tiles() -> None:
    for edition in ("1999", "2010"):
        game = fernhandel.make("merchants", players=4, edition=edition, seed=1)
        view = seen(game)
        supply = {name: good.supply for name, good in view.goods.items()}
        assert supply == dict.fromkeys(GOODS, 8)  # nine each, one of them on the price chart: 54
        assert len(supply) == 6
        assert [wagon.number for wagon in view.wagons] == [1, 2, 3]
        assert [player.tiles for player in view.players] == [[1, 2, 3, 4]] * 4


# -- loading and moving --------------------------------------------------------------------------------------------


@rule("D19")
def test_each_movement_tile_is_used_once_until_all_four_are_used() -> None:
    scene = Scene(players=2, edition="1999").tiles(0, 2, 4)
    scene.t.owner = [-3] * len(INVESTMENTS)
    for tile, left in ((2, [4]), (4, [1, 2, 3, 4])):
        scene.wagon(1, at="PAR").wagon(2, at="KOL").wagon(3, at="WIE").begin("movement")
        before = [option for option in scene.options(0) if f"tile={tile}" in option]
        scene.game.apply(0, scene.game.catalogue.from_text(before[0]))
        assert scene.view(None).players[0].tiles == left


@rule("D20")
def test_ties_of_closed_fists_go_to_the_earliest_in_player_order() -> None:
    scene = Scene(players=4, edition="1999", first=2).begin("loading")
    assert (scene.step, scene.asked) == ("master_auction", [0, 1, 2, 3])
    for seat, amount in enumerate((900, 900, 0, 900)):
        assert scene.view(0).sealed == list(range(seat))
        scene.do(seat, "bid", amount=amount)
    assert scene.view(None).wagons[0].master == 3
    assert scene.t.money == [4000, 4000, 4000, 3100]


@rule("D20")
def test_the_master_loads_three_of_a_kind_free_the_others_two_of_other_kinds_for_a_fee_and_again_later() -> None:
    scene = Scene(players=2, edition="1999").wagon(1, at="PAR").wagon(2, at="KOL1", came_from="KOL")
    scene.wagon(3, at="WIE1", came_from="WIE").store(0, "PAR", wine=4, food=1).store(1, "PAR", wine=1, cloth=1)
    scene.begin("loading")
    scene.do(0, "bid", amount=100)
    scene.do(1, "bid", amount=0)
    scene.do(0, "load", good="wine")
    assert scene.options(0) == ["done", "load good=wine"]
    scene.do(0, "load", good="wine")
    scene.do(0, "done")
    scene.do(0, "quote", tokens=1, amount=300)  # he has one token that is not the master's kind: one price
    scene.do(1, "accept", tokens=1)
    assert [scene.aboard(1, 0, "wine"), scene.aboard(1, 1, "cloth"), scene.aboard(1, 1, "wine")] == [2, 1, 0]
    assert scene.t.money == [4000 - 100 + 300, 4000 - 300]
    scene.begin("loading")  # the next round: no auction, the row is topped up
    scene.do(0, "load", good="wine")
    assert scene.aboard(1, 0, "wine") == 3
    assert scene.step != "loading"


@rule("D22")
def test_one_player_may_be_master_of_all_three_wagons() -> None:
    scene = Scene(players=2, edition="1999").begin("loading")
    for _ in range(3):
        assert scene.step == "master_auction"
        scene.do(0, "bid", amount=100)
        scene.do(1, "bid", amount=0)
    assert [wagon.master for wagon in scene.view(None).wagons] == [0, 0, 0]


@rule("MR9", "D20")
@pytest.mark.parametrize(("auctions", "next_step"), [("per_wagon", "loading"), ("first", "master_auction")])
def test_auction_and_loading_wagon_by_wagon_or_all_auctions_first(auctions: str, next_step: str) -> None:
    scene = Scene(players=2, edition="1999", auctions=auctions).store(0, "PAR", wine=1).begin("master_cards")
    scene.do(0, "bid", amount=100)
    scene.do(1, "bid", amount=0)
    assert (scene.step, scene.view(None).progress.wagon) == (next_step, 1 if next_step == "loading" else 2)


@rule("MR9")
def test_the_edition_decides_the_order_of_auctions_unless_agreed_otherwise() -> None:
    assert fresh().terms.options["auctions"] == "per_wagon"
    assert fernhandel.make("merchants", players=2, seed=1).terms.options["auctions"] == "first"


@rule("D21", "MR5")
def test_the_start_player_is_drawn_and_the_role_passes_left() -> None:
    assert {fresh(seed=seed).to_act()[0] for seed in range(40)} == {0, 1, 2, 3}
    scene = Scene(players=4, edition="1999", first=3).begin("climbing")
    for seat in (3, 0, 1, 2):
        scene.do(seat, "done")
    assert scene.view(None).first == 0
