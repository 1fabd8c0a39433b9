"""The figures a page shows are those of the map and the display that are played with."""

from fernhandel.games.nuremberg.meta import NUREMBERG
from nuremberg.arrange import Scene


def test_boxes_and_trains_are_those_of_the_display() -> None:
    for scene in (Scene(4), Scene(2, display="d23")):
        figures = NUREMBERG.figures(scene.game.terms)
        display = scene.t.rules.display
        assert [train.id for train in figures.trains] == display.trains
        assert [train.row - 1 for train in figures.trains] == display.train_row
        assert len(figures.boxes) == display.boxes == len(scene.view.boxes)
    assert [train.price for train in figures.trains] == [3, 3, 3, 2, 2, 2, 1, 1, 1]


def test_goods_are_those_of_the_map() -> None:
    assert NUREMBERG.figures(Scene(3).game.terms).goods == ["post", "beer"]
    wensleydale = NUREMBERG.figures(Scene(3, map="wensleydale").game.terms)
    assert wensleydale.goods == ["cheese", "stone"]
    assert wensleydale.passengers == ["red", "green"]


def test_the_view_tells_who_would_win() -> None:
    scene = Scene(3)
    scene.t.vp = [4, 9, 4]
    scene.t.order = [2, 0, 1]
    assert scene.view.ranking == [1, 2, 0]
