"""The figures of rulebook and box that are not data of the board file (A1, A6, A9, O1 to O13)."""

from typing import Final

START_CASH: Final = 5000  # A1.5, O2
HAND_CONTRACTS: Final = 3  # A1.6
CHILDRENS_CONTRACTS: Final = 5  # A9.1
PUBLIC_DECK: Final = [0, 0, 12, 16, 20, 24, 24]  # by number of players, the open ones included: A1.7, A1.8
CHILDRENS_DECK: Final = 10  # A9.2
PUBLIC_SLOTS: Final = 4  # A1.8
TRUCK: Final = 6  # goods a truck holds, A5.8
RESALE: Final = 500  # of any trailer, A6.3
OFFERS: Final = 5  # A7.6
SIX: Final = 6  # the joker, A2.7
MOST_POINTS: Final = 12  # the sum of both dice, by event card
HIGHWAY_TRUCKS: Final = 2  # A2.5
LARGE: Final = 0
SMALL: Final = 1
TRAILERS: Final = ("large", "small")
COLOURS: Final = ("red", "yellow", "blue", "green", "violet", "black")  # of the trucks, A1.1
RANDOM: Final = "random"  # the first player, AR40

# What an event card does; the names stand in the board file.
EFFECTS: Final = (
    "gain",
    "gain_per_good",
    "roll_again",
    "move_extra",
    "goto_nearest_city",
    "goto_own_city",
    "sum_dice",
    "pass_sign",
    "draw_contract",
    "half_price_trailer",
    "jam_free",
    "jam_edge",
    "jam_city",
    "pay",
    "pay_per_trailer",
    "skip_turn",
    "unload_contract",
)
GAIN: Final = 0
GAIN_PER_GOOD: Final = 1
ROLL_AGAIN: Final = 2
MOVE_EXTRA: Final = 3
GOTO_NEAREST_CITY: Final = 4
GOTO_OWN_CITY: Final = 5
SUM_DICE: Final = 6
PASS_SIGN: Final = 7
DRAW_CONTRACT: Final = 8
HALF_PRICE_TRAILER: Final = 9
JAM_FREE: Final = 10
JAM_EDGE: Final = 11
JAM_CITY: Final = 12
PAY: Final = 13
PAY_PER_TRAILER: Final = 14
SKIP_TURN: Final = 15
UNLOAD_CONTRACT: Final = 16
FURTHER: Final = 6  # how far an event card lets a truck drive on
