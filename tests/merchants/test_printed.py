"""The figures a page shows are those the rules go by."""

from fernhandel.games.merchants.meta import MERCHANTS
from merchants.arrange import Scene


def test_what_stands_on_the_price_chart_is_what_goods_cost_and_bring() -> None:
    for level in MERCHANTS.figures(Scene().game.terms).levels:
        cloth = Scene().levels(cloth=level.level).view(None).goods["cloth"]
        assert (cloth.cost, cloth.selling) == (level.cost, level.selling)


def test_a_level_costs_what_its_arrivals_say() -> None:
    scene = Scene()
    for arrivals, price in enumerate(MERCHANTS.figures(scene.game.terms).climb):
        scene.t.arrivals = arrivals
        assert scene.view(None).climb_price == price


def test_the_first_edition_has_fewer_kinds_of_influence() -> None:
    first = MERCHANTS.figures(Scene(edition="1999").game.terms)
    later = MERCHANTS.figures(Scene().game.terms)
    assert first.influences == later.influences[:5]
    assert len(later.influences) == 7
    assert later.arrows == [*later.goods, "none"]
    assert later.stars["express_courier"] == 4


def test_the_courier_rides_where_its_cards_move_it() -> None:
    scene = Scene().owns(0, "courier", "express_courier").begin("movement")
    board, view = scene.t.rules.board, scene.view(0)
    moves = [scene.game.catalogue.to_json(action) for action in scene.game.legal(0)]
    for card, spaces in MERCHANTS.figures(scene.game.terms).rides.items():
        allowed = {move["to"] for move in moves if move["type"] == "move_courier" and move["by"] == card}
        assert set(spaces[str(view.courier)]) == allowed
        assert spaces.keys() == set(board.ids[board.cities :])


def test_what_deals_are_made_of_is_what_the_edition_knows() -> None:
    assert MERCHANTS.figures(MERCHANTS.terms(3, "2010", {})).deals is None
    first = MERCHANTS.figures(MERCHANTS.terms(3, "1999", {"deals": "cunning"})).deals
    later = MERCHANTS.figures(MERCHANTS.terms(3, "2010", {"deals": "cunning"})).deals
    assert first is not None
    assert later is not None
    assert {deed.name for deed in later.deeds} - {deed.name for deed in first.deeds} == {"offer", "choose"}
    assert set(later.moments) - set(first.moments) == {"auctions"}
    assert len(later.cards) - len(first.cards) == 2
    assert [field.values for field in later.fields if field.name == "wagon"] == [[1, 2, 3]]
