"""Every decision a player can make, and the tables from which the phases take them."""

from typing import ClassVar, Final, final

from fernhandel.core.actions import Action
from fernhandel.core.deals.spoken import Phrases, TalkAction
from fernhandel.core.deals.vocabulary import Vocabulary
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.deals.actions import ThingPhrase, phrases_from
from fernhandel.games.merchants.figures import (
    BID_TOP,
    COIN,
    EXTRA_POINTS,
    FEE_TOP,
    GOOD_COUNT,
    INFLUENCE_KINDS,
    INVESTMENTS,
    RIDER_LOAD,
    TILES,
    WAGONS,
)

NO_ARROW: Final = GOOD_COUNT  # the arrow rests on the own coat of arms, M5.1
DOWN: Final = 0
UP: Final = 1
NO_TILE: Final = 0
BY_COURIER: Final = 0
BY_EXPRESS: Final = 1
BY_BOTH: Final = 2


@final
class Done(Action):
    """Nothing more of this: end buying, loading, moving, selling, or let a card window pass."""

    kind: ClassVar[str] = "done"
    ends: ClassVar[bool] = True


@final
class Repay(Action):
    """Pay back one Letter of Credit (M8.4)."""

    kind: ClassVar[str] = "repay"


@final
class Buy(Action):
    """Buy one token and store it in a city that sells it (M2.4)."""

    kind: ClassVar[str] = "buy"
    fields: ClassVar[tuple[str, ...]] = ("good", "city")

    def __init__(self, id: int, good: int, city: int) -> None:
        super().__init__(id)
        self.good: Final[int] = good
        self.city: Final[int] = city


@final
class Bid(Action):
    """An amount: sealed for the Loading Master's title (M3.4), open for a card (M7.2, D5)."""

    kind: ClassVar[str] = "bid"
    fields: ClassVar[tuple[str, ...]] = ("amount",)
    amount_field: ClassVar[str] = "amount"

    def __init__(self, id: int, amount: int) -> None:
        super().__init__(id)
        self.amount: Final[int] = amount


@final
class Pass(Action):
    """Leave an open auction, or decline to open one (M7.2)."""

    kind: ClassVar[str] = "pass"
    ends: ClassVar[bool] = True


@final
class Load(Action):
    """Put one token from the own warehouse aboard (M3.7, M3.8)."""

    kind: ClassVar[str] = "load"
    fields: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, id: int, good: int) -> None:
        super().__init__(id)
        self.good: Final[int] = good


@final
class Quote(Action):
    """The Loading Master names his price for one token, or for two (M3.9, MR32)."""

    kind: ClassVar[str] = "quote"
    fields: ClassVar[tuple[str, ...]] = ("tokens", "amount")
    amount_field: ClassVar[str] = "amount"
    parted_by: ClassVar[tuple[str, ...]] = ("tokens",)

    def __init__(self, id: int, tokens: int, amount: int) -> None:
        super().__init__(id)
        self.tokens: Final[int] = tokens
        self.amount: Final[int] = amount


@final
class NoQuote(Action):
    """The Loading Master will not carry that many tokens at any price."""

    kind: ClassVar[str] = "no_quote"
    fields: ClassVar[tuple[str, ...]] = ("tokens",)

    def __init__(self, id: int, tokens: int) -> None:
        super().__init__(id)
        self.tokens: Final[int] = tokens


@final
class Accept(Action):
    """Agree to what was named last for that many tokens, and pay it."""

    kind: ClassVar[str] = "accept"
    fields: ClassVar[tuple[str, ...]] = ("tokens",)

    def __init__(self, id: int, tokens: int) -> None:
        super().__init__(id)
        self.tokens: Final[int] = tokens


@final
class Counter(Action):
    """The rider's one counter-offer."""

    kind: ClassVar[str] = "counter"
    fields: ClassVar[tuple[str, ...]] = ("tokens", "amount")
    amount_field: ClassVar[str] = "amount"
    parted_by: ClassVar[tuple[str, ...]] = ("tokens",)

    def __init__(self, id: int, tokens: int, amount: int) -> None:
        super().__init__(id)
        self.tokens: Final[int] = tokens
        self.amount: Final[int] = amount


@final
class FinalPrice(Action):
    """The Loading Master's last word after a counter-offer."""

    kind: ClassVar[str] = "final_price"
    fields: ClassVar[tuple[str, ...]] = ("amount",)
    amount_field: ClassVar[str] = "amount"

    def __init__(self, id: int, amount: int) -> None:
        super().__init__(id)
        self.amount: Final[int] = amount


@final
class Decline(Action):
    """No agreement, no loan."""

    kind: ClassVar[str] = "decline"
    ends: ClassVar[bool] = True


@final
class PlayFreeLoading(Action):
    """Load without fee and consent (M10.1)."""

    kind: ClassVar[str] = "play_free_loading"


@final
class PlayBrokenAxle(Action):
    """One wagon stands still this turn (M10.2)."""

    kind: ClassVar[str] = "play_broken_axle"
    fields: ClassVar[tuple[str, ...]] = ("wagon",)
    parted_by: ClassVar[tuple[str, ...]] = ("wagon",)

    def __init__(self, id: int, wagon: int) -> None:
        super().__init__(id)
        self.wagon: Final[int] = wagon


@final
class PlaySpecialSale(Action):
    """Sell one stored token for 800 (M10.3)."""

    kind: ClassVar[str] = "play_special_sale"
    fields: ClassVar[tuple[str, ...]] = ("good", "city")

    def __init__(self, id: int, good: int, city: int) -> None:
        super().__init__(id)
        self.good: Final[int] = good
        self.city: Final[int] = city


@final
class PlaySaleWithBonus(Action):
    """The city's bonus on every own token of the wagon being unloaded (M10.4)."""

    kind: ClassVar[str] = "play_sale_with_bonus"


@final
class PlaySocialClimbing(Action):
    """One level for 1200 (M10.5)."""

    kind: ClassVar[str] = "play_social_climbing"


@final
class PlayLoadingMaster(Action):
    """Become Loading Master of a wagon for 800, without auction (M10.6)."""

    kind: ClassVar[str] = "play_loading_master"
    fields: ClassVar[tuple[str, ...]] = ("wagon",)
    parted_by: ClassVar[tuple[str, ...]] = ("wagon",)

    def __init__(self, id: int, wagon: int) -> None:
        super().__init__(id)
        self.wagon: Final[int] = wagon


@final
class PlayLowUpkeep(Action):
    """Pay 400 instead of the own upkeep (M10.7)."""

    kind: ClassVar[str] = "play_low_upkeep"


@final
class WasteTile(Action):
    """Play a tile with which no wagon can move (M4.10)."""

    kind: ClassVar[str] = "waste_tile"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, id: int, tile: int) -> None:
        super().__init__(id)
        self.tile: Final[int] = tile


@final
class TakeInfluence(Action):
    """Choose an Influence card from the pile (M4.13)."""

    kind: ClassVar[str] = "take_influence"
    fields: ClassVar[tuple[str, ...]] = ("influence",)

    def __init__(self, id: int, influence: int) -> None:
        super().__init__(id)
        self.influence: Final[int] = influence


@final
class SetWheel(Action):
    """Set both arrows of the price wheel (M5.1); the two are named in a fixed order."""

    kind: ClassVar[str] = "set_wheel"
    fields: ClassVar[tuple[str, ...]] = ("arrow", "other_arrow")

    def __init__(self, id: int, arrow: int, other_arrow: int) -> None:
        super().__init__(id)
        self.arrow: Final[int] = arrow
        self.other_arrow: Final[int] = other_arrow


@final
class ShiftPrice(Action):
    """Office or Large Office: one good one level up or down (M5.3)."""

    kind: ClassVar[str] = "shift_price"
    fields: ClassVar[tuple[str, ...]] = ("good", "direction")

    def __init__(self, id: int, good: int, direction: int) -> None:
        super().__init__(id)
        self.good: Final[int] = good
        self.direction: Final[int] = direction


@final
class SellStock(Action):
    """Warehouse Sale: sell one stored token at its cost (M5.5)."""

    kind: ClassVar[str] = "sell_stock"
    fields: ClassVar[tuple[str, ...]] = ("good", "city")

    def __init__(self, id: int, good: int, city: int) -> None:
        super().__init__(id)
        self.good: Final[int] = good
        self.city: Final[int] = city


@final
class OfferCard(Action):
    """1999, before the first round: put a card up for auction at its printed price (D5)."""

    kind: ClassVar[str] = "offer_card"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, id: int, card: int) -> None:
        super().__init__(id)
        self.card: Final[int] = card


@final
class TakeCard(Action):
    """Choose the Investment card just won (M7.2)."""

    kind: ClassVar[str] = "take_card"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, id: int, card: int) -> None:
        super().__init__(id)
        self.card: Final[int] = card


@final
class PayUpkeep(Action):
    """Pay the upkeep of the own level without a card (M8.1)."""

    kind: ClassVar[str] = "pay_upkeep"


@final
class TakeLoan(Action):
    """Take 2000 against a Letter of Credit (M8.3)."""

    kind: ClassVar[str] = "take_loan"


@final
class Climb(Action):
    """Raise the own status by one level at the price of the wagon track (M8.5)."""

    kind: ClassVar[str] = "climb"


@final
class PlaceCourier(Action):
    """Option courier = chosen: the first player places the courier (MR4)."""

    kind: ClassVar[str] = "place_courier"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


@final
class MoveCourier(Action):
    """Move the courier by one of the courier cards, or by both joined (M4.12, MR17)."""

    kind: ClassVar[str] = "move_courier"
    fields: ClassVar[tuple[str, ...]] = ("by", "to")

    def __init__(self, id: int, by: int, to: int) -> None:
        super().__init__(id)
        self.by: Final[int] = by
        self.to: Final[int] = to


@final
class Face(Action):
    """Option junction_stop = stopper: point a wagon that stopped on a junction into a branch (MR43)."""

    kind: ClassVar[str] = "face"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


@final
class Move(Action):
    """Move a wagon with a tile (0: none) and extra points; it ends on ``to``, coming from ``via`` (M4.2, M4.11)."""

    kind: ClassVar[str] = "move"
    fields: ClassVar[tuple[str, ...]] = ("wagon", "tile", "extra", "to", "via")
    parted_by: ClassVar[tuple[str, ...]] = ("wagon",)

    def __init__(self, id: int, wagon: int, tile: int, extra: int, via: int, to: int) -> None:
        super().__init__(id)
        self.wagon: Final[int] = wagon
        self.tile: Final[int] = tile
        self.extra: Final[int] = extra
        self.via: Final[int] = via
        self.to: Final[int] = to


class WagonMoves:
    """The moves of one wagon as the wagons stand, as far as they have been looked for."""

    def __init__(self) -> None:
        self.moves: list[list[Action] | None] = [None] * (len(TILES) + 1)  # by tile; NO_TILE: by extra points alone
        self.moving = 0  # bits: those of the tiles looked at that move the wagon without help


MerchantsAction = (
    Done
    | Repay
    | Buy
    | Bid
    | Pass
    | Load
    | Quote
    | NoQuote
    | Accept
    | Counter
    | FinalPrice
    | Decline
    | PlayFreeLoading
    | PlayBrokenAxle
    | PlaySpecialSale
    | PlaySaleWithBonus
    | PlaySocialClimbing
    | PlayLoadingMaster
    | PlayLowUpkeep
    | WasteTile
    | TakeInfluence
    | SetWheel
    | ShiftPrice
    | SellStock
    | OfferCard
    | TakeCard
    | PayUpkeep
    | TakeLoan
    | Climb
    | PlaceCourier
    | MoveCourier
    | Face
    | Move
    | TalkAction
    | ThingPhrase
)


class Actions:
    """Every action on one board, built once; those that name nothing of the board come first and keep their ids."""

    def __init__(self, board: Board) -> None:
        self.all: list[Action] = []
        self._build_words()
        self._build_trade()
        self._build_cards()
        self._build_warehouses(board)
        self._build_roads(board)
        self.phrases: Phrases | None = None  # with binding deals

    def add_phrases(self, words: Vocabulary) -> Phrases:
        """What is said in talk stands behind all other actions (DL31)."""
        self.phrases = phrases_from(len(self.all), words)
        self.all += self.phrases.all
        return self.phrases

    def add(self, actions: list[Action]) -> list[Action]:
        """Put new actions at the end of the list; their ids count on from ``len(self.all)``."""
        self.all += actions
        return actions

    def _build_words(self) -> None:
        """Actions without fields."""
        self.done = Done(0)
        self.repay = Repay(1)
        self.pass_ = Pass(2)
        self.decline = Decline(3)
        self.free_loading = PlayFreeLoading(4)
        self.sale_with_bonus = PlaySaleWithBonus(5)
        self.social_climbing = PlaySocialClimbing(6)
        self.low_upkeep = PlayLowUpkeep(7)
        self.pay_upkeep = PayUpkeep(8)
        self.take_loan = TakeLoan(9)
        self.climb = Climb(10)
        self.add([self.done, self.repay, self.pass_, self.decline, self.free_loading, self.sale_with_bonus])
        self.add([self.social_climbing, self.low_upkeep, self.pay_upkeep, self.take_loan, self.climb])

    def _build_trade(self) -> None:
        """Loading, bids and fees; lists of amounts are in steps of one coin."""
        n = len(self.all)
        self.load = self.add([Load(n + good, good) for good in range(GOOD_COUNT)])
        n = len(self.all)
        self.bid = self.add([Bid(n + i, i * COIN) for i in range(BID_TOP // COIN + 1)])
        n = len(self.all)
        self.no_quote = self.add([NoQuote(n, 1), NoQuote(n + 1, 2)])
        self.accept = self.add([Accept(n + 2, 1), Accept(n + 3, 2)])
        self.quote: list[list[Action]] = [[]]  # by tokens and coins
        self.counter: list[list[Action]] = [[]]
        for tokens in range(1, RIDER_LOAD + 1):
            coins = range(FEE_TOP[tokens] // COIN + 1)
            n = len(self.all)
            self.quote.append(self.add([Quote(n + i, tokens, i * COIN) for i in coins]))
            n = len(self.all)
            self.counter.append(self.add([Counter(n + i, tokens, i * COIN) for i in coins]))
        n = len(self.all)
        self.final_price = self.add([FinalPrice(n + i, i * COIN) for i in range(FEE_TOP[RIDER_LOAD] // COIN + 1)])

    def _build_cards(self) -> None:
        """Cards, tiles and prices."""
        n = len(self.all)
        self.broken_axle = self.add([PlayBrokenAxle(n + wagon, wagon) for wagon in range(WAGONS)])
        n = len(self.all)
        self.loading_master = self.add([PlayLoadingMaster(n + wagon, wagon) for wagon in range(WAGONS)])
        n = len(self.all)
        self.waste_tile = self.add([WasteTile(n + i, tile) for i, tile in enumerate(TILES)])
        n = len(self.all)
        self.take_influence = self.add([TakeInfluence(n + kind, kind) for kind in range(INFLUENCE_KINDS)])
        self.set_wheel: list[Action] = []
        for arrow in range(GOOD_COUNT + 1):
            n = len(self.all) - arrow
            self.set_wheel += self.add([SetWheel(n + other, arrow, other) for other in range(arrow, GOOD_COUNT + 1)])
        n = len(self.all)
        self.shift_price = self.add([ShiftPrice(n + i, i // 2, i % 2) for i in range(2 * GOOD_COUNT)])
        n = len(self.all)
        self.offer_card = self.add([OfferCard(n + card, card) for card in range(len(INVESTMENTS))])
        n = len(self.all)
        self.take_card = self.add([TakeCard(n + card, card) for card in range(len(INVESTMENTS))])

    def _build_warehouses(self, board: Board) -> None:
        """Purchases by good, for each city that sells it; sales by city and good."""
        self.buy: list[list[Action]] = []
        for good in range(GOOD_COUNT):
            n = len(self.all)
            everywhere = self.add([Buy(n + city, good, city) for city in range(board.cities)])
            self.buy.append([everywhere[city] for city in board.sellers[good]])
        stores = [(city, good) for city in range(board.cities) for good in range(GOOD_COUNT)]
        n = len(self.all)
        self.sell_stock = self.add([SellStock(n + i, good, city) for i, (city, good) in enumerate(stores)])
        n = len(self.all)
        self.special_sale = self.add([PlaySpecialSale(n + i, good, city) for i, (city, good) in enumerate(stores)])

    def _build_roads(self, board: Board) -> None:
        """Everything that moves."""
        nodes = board.nodes
        n = len(self.all)
        self.place_courier = self.add([PlaceCourier(n + node, node) for node in range(nodes)])
        n = len(self.all)
        self.face = self.add([Face(n + node, node) for node in range(nodes)])
        n = len(self.all)
        self.move_courier = self.add([MoveCourier(n + i, i // nodes, i % nodes) for i in range(3 * nodes)])
        self.roads = len(board.roads)
        self.moves: list[Action] = []
        for wagon in range(WAGONS):
            for tile in range(len(TILES) + 1):
                for extra in range(EXTRA_POINTS + 1):
                    n = len(self.all)
                    pieces = enumerate(board.roads)
                    self.moves += self.add([Move(n + i, wagon, tile, extra, via, to) for i, (via, to) in pieces])
        self.wagon_moves: dict[int, WagonMoves] = {}  # what routes has found, by all it depends on

    def move(self, wagon: int, tile: int, extra: int, road: int) -> Action:
        """The move that ends by that piece of road (its number on the board)."""
        return self.moves[((wagon * (len(TILES) + 1) + tile) * (EXTRA_POINTS + 1) + extra) * self.roads + road]
