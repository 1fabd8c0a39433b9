"""Action 1: purchasing (M2)."""

from merchants.arrange import Scene
from rules import rule


@rule("M2.1", "M2.2", "M2.5", "MX5", "MR7")
def test_six_tokens_in_the_first_turn_three_at_a_time() -> None:
    scene = Scene(players=2, turn=1).begin("purchasing")
    for seat in (0, 1, 0, 1):  # a full round of all players, then another
        assert scene.asked == [seat]
        for _ in range(3):
            scene.do(seat, "buy", good="silk" if seat else "wine", city="KOL")
    assert scene.step != "purchasing"
    assert scene.t.money == [4400, 4400]
    assert scene.stored(0, "KOL", "wine") == 6


@rule("M2.4")
def test_goods_are_stored_only_where_the_market_shows_them() -> None:
    scene = Scene().begin("purchasing")
    assert scene.refused(0, "buy", good="wine", city="BRU").code == "city_does_not_sell"
    assert scene.refused(0, "buy", good="wine", city="BRU").rule == "M2.4"
