"""The figures a page shows: tracks, boxes and trains of the display that is played with."""

import msgspec

from fernhandel.core.title import Figures
from fernhandel.games.nuremberg.board_file import DisplayData
from fernhandel.games.nuremberg.figures import (
    INFLUENCES,
    LEAST_PROFIT,
    LINKS,
    MOST_INFLUENCE,
    MOST_PROFIT,
    PRICE,
    RED_PASSENGER,
)
from fernhandel.games.nuremberg.state import Rules


class TrainFigures(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    row: int
    price: int
    """In train influence; the class of the train as well."""
    passengers: int
    goods: int


class NurembergFigures(Figures, frozen=True, kw_only=True):
    influences: list[str]
    most_influence: int
    """Where the tracks of influence end."""
    least_profit: int
    """Where the profit and loss track begins and ends."""
    most_profit: int
    links: int
    """How many a player has."""
    cubes_first: bool
    """Whether build points take cubes as long as there are any in hand."""
    goods: list[str]
    """The pieces that fill the goods' spaces of a train; with the passengers they make a set."""
    passengers: list[str]
    boxes: list[list[str]]
    """By influence box, the points printed in it."""
    trains: list[TrainFigures]


def figures_of(rules: Rules, display: DisplayData) -> NurembergFigures:
    pieces = rules.board.pieces
    return NurembergFigures(
        influences=list(INFLUENCES),
        most_influence=MOST_INFLUENCE,
        least_profit=LEAST_PROFIT,
        most_profit=MOST_PROFIT,
        links=LINKS,
        cubes_first=rules.cubes_first,
        goods=list(pieces[:RED_PASSENGER]),
        passengers=list(pieces[RED_PASSENGER:]),
        boxes=[list(box.printed) for box in display.boxes],
        trains=[
            TrainFigures(
                id=train.id,
                row=train.row,
                price=PRICE[train.row - 1],
                passengers=train.passengers,
                goods=train.goods,
            )
            for train in display.trains
        ],
    )
