"""The words of deals at this table: fields, deeds (DL23), happenings (DL25) and moments (DL22)."""

from typing import Final

from fernhandel.core.deals.vocabulary import AT_LEAST, RANGE, Deed, Field, Happening, Vocabulary
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.figures import (
    BID_TOP,
    COIN,
    GOOD_COUNT,
    INFLUENCE_KINDS,
    INFLUENCES,
    INVESTMENTS,
    LEVELS,
    RIDER_LOAD,
    TILES,
    WAGONS,
)

MOST_SEATS: Final = 4

WAGON: Final = 0
GOOD: Final = 1
CITY: Final = 2
OVER: Final = 3
TO: Final = 4
SEAT: Final = 5
KIND: Final = 6
CARD: Final = 7
TOKENS: Final = 8
TILE: Final = 9
NUMBER: Final = 10
CHANGE: Final = 11
AMOUNT: Final = 12
LEVEL: Final = 13

FALL: Final = 0
RISE: Final = 1
CHANGES: Final = ("fall", "rise")

BUY: Final = 0
BID: Final = 1
LOAD: Final = 2
CARRY: Final = 3
RIDE: Final = 4
PLAY: Final = 5
MOVE: Final = 6
COURIER: Final = 7
FACE: Final = 8
ARROWS: Final = 9
SHIFT: Final = 10
SELL: Final = 11
OFFER: Final = 12
CHOOSE: Final = 13
CLIMB: Final = 14
BORROW: Final = 15
REPAY: Final = 16

BUYS: Final = 0
MASTER: Final = 1
LOADS: Final = 2
BREAKS: Final = 3
PASSES: Final = 4
ARRIVES: Final = 5
MEETS: Final = 6
STANDS: Final = 7
SELLS: Final = 8
WINS: Final = 9
CLIMBS: Final = 10

LOADING: Final = 0
MOVEMENT: Final = 1
PRICES: Final = 2
OFFICES: Final = 3
SELLING: Final = 4
AUCTIONS: Final = 5
UPKEEP: Final = 6
END: Final = 7
MOMENTS: Final = ["loading", "movement", "prices", "offices", "selling", "auctions", "upkeep", "end"]
MOMENT_OF_STEP: Final = {  # DL22: entering it is the moment
    "master_cards": 0,
    "movement": 1,
    "wheels": 2,
    "offices": 3,
    "selling": 4,
    "investments": 5,
    "upkeep": 6,
    "turn_end": END,
}

DEEDS: Final = [
    Deed("buy", [GOOD], [CITY], [GOOD, CITY]),
    Deed("bid", [WAGON, AMOUNT], [], [WAGON, AMOUNT], least=COIN, one_of=[WAGON]),
    Deed("load", [GOOD], [WAGON], [GOOD, WAGON]),
    Deed(
        "carry", [SEAT, WAGON], [TOKENS, AMOUNT], [SEAT, WAGON, TOKENS, AMOUNT], each=True, one_of=[SEAT, WAGON, TOKENS]
    ),
    Deed("ride", [WAGON], [TOKENS, AMOUNT], [WAGON, TOKENS, AMOUNT]),
    Deed("play", [KIND], [WAGON, GOOD, CITY], [KIND, WAGON, GOOD, CITY]),
    Deed("move", [WAGON], [TILE, OVER, TO], [WAGON, TILE, OVER, TO]),
    Deed("courier", [], [OVER, TO], [OVER, TO]),
    Deed("face", [WAGON, TO], [], [WAGON, TO]),
    Deed("arrows", [NUMBER, GOOD], [], [NUMBER, GOOD], one_of=[]),
    Deed("shift", [CHANGE, GOOD], [], [CHANGE, GOOD]),
    Deed("sell", [GOOD], [CITY], [GOOD, CITY]),
    Deed("offer", [AMOUNT], [], [AMOUNT], least=COIN),
    Deed("choose", [CARD], [], [CARD], one_of=[]),
    Deed("climb", [], [], []),
    Deed("borrow", [], [], []),
    Deed("repay", [], [], []),
]


def happenings(first_edition: bool) -> list[Happening]:
    return [
        Happening("buys", [SEAT, GOOD], [], LOADING),
        Happening("master", [SEAT, WAGON], [], MOVEMENT),
        Happening("loads", [SEAT, WAGON], [], MOVEMENT),
        Happening("breaks", [WAGON], [], MOVEMENT),
        Happening("passes", [WAGON, OVER], [], PRICES),
        Happening("arrives", [WAGON], [CITY], PRICES),
        Happening("meets", [SEAT], [], PRICES),
        Happening("stands", [GOOD, LEVEL], [], SELLING),
        Happening("sells", [SEAT, WAGON], [], UPKEEP if first_edition else AUCTIONS),
        Happening("wins", [SEAT, CARD], [], UPKEEP),
        Happening("climbs", [SEAT], [], END),
    ]


HAPPENING_FIELDS: Final = [happening.fields for happening in happenings(False)]

UNKNOWN_IN_1999: Final = ["offer", "choose", "wins", "auctions", "loading_master", "low_upkeep"]  # DL13, D10


def fields_on(board: Board) -> list[Field]:
    return [
        Field("wagon", 0, WAGONS - 1),
        Field("good", 0, GOOD_COUNT - 1),
        Field("city", 0, board.cities - 1),
        Field("over", 0, board.nodes - 1),
        Field("to", 0, board.nodes - 1),
        Field("seat", 0, MOST_SEATS - 1),
        Field("influence", 0, INFLUENCE_KINDS - 1),
        Field("card", 0, len(INVESTMENTS) - 1),
        Field("tokens", 1, RIDER_LOAD),
        Field("tile", TILES[0], TILES[-1]),
        Field("number", 1, 2, how=AT_LEAST),
        Field("change", FALL, RISE),
        Field("amount", 0, BID_TOP, step=COIN, how=RANGE),
        Field("level", 1, LEVELS, how=RANGE),
    ]


def vocabulary(board: Board, first_edition: bool) -> Vocabulary:
    unknown = UNKNOWN_IN_1999 if first_edition else []
    cards = list(INFLUENCES)
    return Vocabulary(fields_on(board), DEEDS, happenings(first_edition), MOMENTS, cards, BID_TOP, COIN, list(unknown))
