"""Every figure printed on the board, the cards and the box (rules M1, M8, M9, M10 and the tables beside them)."""

from typing import Final

GOODS: Final = ("cloth", "iron", "wine", "food", "silk", "salt")  # M1.3
COLOURS: Final = ("red", "black", "brown", "green", "purple", "white")  # of the goods, M1.3, MR38
GOOD_COUNT: Final = 6
SUPPLY: Final = 8  # nine tokens of each good, one of them on the price chart: M1.3, M1.4

LEVELS: Final = 5
COST: Final = [0, 100, 100, 200, 300, 400]  # by price level 1-5, M2.2
SELLING: Final = [0, 600, 700, 800, 900, 1000]  # by price level 1-5, M6.3
REDUCED_COST_PRICE: Final = 100  # M2.6

BONUS_STEP: Final = 100
BONUS_TOP: Final = 500  # M6.5
BONUS_START: Final = 200  # M1.7

STATUS_TOP: Final = 8
UPKEEP: Final = [0, 100, 200, 400, 600, 800, 1000, 1300, 1600]  # by status level, M8.1
CLIMB_PRICE: Final = [700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000]  # by wagons arrived, M8.5
CLIMBS_PER_TURN: Final = 2  # M8.5
ARRIVALS_TOP: Final = 8  # M6.2
ARRIVALS_TO_END: Final = [0, 0, 6, 7, 8]  # by number of players, M11.1

START_MONEY: Final = 5000  # M1.9
LOAN: Final = 2000  # M8.3
REPAYMENT: Final = 2500  # M8.4
COIN: Final = 100  # every amount is a multiple of this

WAGONS: Final = 3  # M1.5
PURCHASES: Final = 3  # M2.1
MASTER_LOAD: Final = 3  # M3.7
RIDER_LOAD: Final = 2  # M3.8
TILES: Final = (1, 2, 3, 4)  # M1.9
ALL_TILES: Final = 0b11110  # bit n stands for the face-up tile n

INVESTMENTS: Final = (
    "reduced_cost",
    "driver",
    "coach_driver",
    "courier",
    "express_courier",
    "office",
    "large_office",
    "warehouse_sale",
)
REDUCED_COST: Final = 0  # M9.1
DRIVER: Final = 1  # M9.2
COACH_DRIVER: Final = 2  # M9.3
COURIER: Final = 3  # M9.4
EXPRESS_COURIER: Final = 4  # M9.5
OFFICE: Final = 5  # M9.6
LARGE_OFFICE: Final = 6  # M9.7
WAREHOUSE_SALE: Final = 7  # M9.8
OPEN_CARDS: Final = 4  # M1.10
DRIVER_POINTS: Final = 1  # M4.11
COACH_DRIVER_POINTS: Final = 2  # M4.11
EXTRA_POINTS: Final = 3  # both cards in one hand, MR16
COURIER_POINTS: Final = 1  # M4.12
EXPRESS_COURIER_POINTS: Final = 2  # M4.12
STARS: Final = (3, 1, 3, 2, 4, 2, 4, 1)  # reconstructed from the printed prices of 1999
PRINTED_PRICE: Final = [600, 200, 600, 400, 800, 400, 800, 200]  # D6

INFLUENCES: Final = (
    "free_loading",
    "broken_axle",
    "special_sale",
    "sale_with_bonus",
    "social_climbing",
    "loading_master",
    "low_upkeep",
)
INFLUENCE_KINDS: Final = 7
INFLUENCE_COPIES: Final = 3  # M1.11
FREE_LOADING: Final = 0  # M10.1
BROKEN_AXLE: Final = 1  # M10.2
SPECIAL_SALE: Final = 2  # M10.3
SALE_WITH_BONUS: Final = 3  # M10.4
SOCIAL_CLIMBING: Final = 4  # M10.5
LOADING_MASTER: Final = 5  # M10.6
LOW_UPKEEP: Final = 6  # M10.7
SPECIAL_SALE_PRICE: Final = 800
SOCIAL_CLIMBING_PRICE: Final = 1200
LOADING_MASTER_PRICE: Final = 800
LOW_UPKEEP_PRICE: Final = 400

BID_TOP: Final = 30_000  # more than a game ever brought anyone; keeps the list of bids finite
FEE_TOP: Final = [0, 1500, 3000]  # by tokens: a token never brings more than 1000 and a bonus of 500
