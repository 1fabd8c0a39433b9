"""Every decision a player can make, and the tables from which the phases take them."""

from typing import ClassVar, Final, final

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.board import Board, Contracts
from fernhandel.games.auf_achse.figures import MOST_POINTS, OFFERS, TRAILERS

# How a drive ends, and which kept card it uses.
EARLY: Final = 0
EXACT: Final = 1
NO_CARD: Final = 0
SECOND_DRIVER: Final = 1  # the sum of both dice
LOCAL_KNOWLEDGE: Final = 2  # through one sign
BOTH_CARDS: Final = 3
USES: Final = ("none", "second_driver", "local_knowledge", "both")


@final
class Done(Action):
    """Nothing more here: go on."""

    kind: ClassVar[str] = "done"
    ends: ClassVar[bool] = True


@final
class Roll(Action):
    """Roll the dice (A2.1)."""

    kind: ClassVar[str] = "roll"


@final
class Pass(Action):
    """Leave the bidding (A7.3)."""

    kind: ClassVar[str] = "pass"
    ends: ClassVar[bool] = True


@final
class Match(Action):
    """The chooser alone may equal the last bid (A7.4)."""

    kind: ClassVar[str] = "match"


@final
class Offer(Action):
    """Bid an offer of the contract's table (A7.3, A7.6)."""

    kind: ClassVar[str] = "offer"
    fields: ClassVar[tuple[str, ...]] = ("offer",)
    amount_field: ClassVar[str] = "offer"

    def __init__(self, id: int, offer: int) -> None:
        super().__init__(id)
        self.offer: Final[int] = offer


@final
class BuyTrailer(Action):
    """Buy a trailer at list price (A6.1)."""

    kind: ClassVar[str] = "buy_trailer"
    fields: ClassVar[tuple[str, ...]] = ("trailer",)

    def __init__(self, id: int, trailer: int) -> None:
        super().__init__(id)
        self.trailer: Final[int] = trailer


@final
class SellTrailer(Action):
    """Sell a trailer to the bank (A6.3)."""

    kind: ClassVar[str] = "sell_trailer"
    fields: ClassVar[tuple[str, ...]] = ("trailer",)

    def __init__(self, id: int, trailer: int) -> None:
        super().__init__(id)
        self.trailer: Final[int] = trailer


@final
class BuyAtHalfPrice(Action):
    """Buy one trailer for half its price, by event card."""

    kind: ClassVar[str] = "buy_at_half_price"
    fields: ClassVar[tuple[str, ...]] = ("trailer",)

    def __init__(self, id: int, trailer: int) -> None:
        super().__init__(id)
        self.trailer: Final[int] = trailer


@final
class PlaceTruck(Action):
    """Put the own truck on the board at the start (A1.9)."""

    kind: ClassVar[str] = "place_truck"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


@final
class PlaceConstruction(Action):
    """Put the construction sign on the board, or move it (A4.1)."""

    kind: ClassVar[str] = "place_construction"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


@final
class PlaceJam(Action):
    """Put the jam sign where the event card allows it (A4.4)."""

    kind: ClassVar[str] = "place_jam"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


@final
class GoTo(Action):
    """Drive or be carried to a space by an event card (AR19)."""

    kind: ClassVar[str] = "go_to"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


@final
class Start(Action):
    """Lay a contract open and load all its goods (A5.2)."""

    kind: ClassVar[str] = "start"
    fields: ClassVar[tuple[str, ...]] = ("contract",)

    def __init__(self, id: int, contract: int) -> None:
        super().__init__(id)
        self.contract: Final[int] = contract


@final
class Choose(Action):
    """Choose a public contract: for auction (A7.1), or in the children's variant to keep (A9.4)."""

    kind: ClassVar[str] = "choose"
    fields: ClassVar[tuple[str, ...]] = ("contract",)

    def __init__(self, id: int, contract: int) -> None:
        super().__init__(id)
        self.contract: Final[int] = contract


@final
class GiveBack(Action):
    """An event takes the load of a contract: it goes back to the hand (card UNLOAD_CONTRACT)."""

    kind: ClassVar[str] = "give_back"
    fields: ClassVar[tuple[str, ...]] = ("contract",)

    def __init__(self, id: int, contract: int) -> None:
        super().__init__(id)
        self.contract: Final[int] = contract


@final
class Drive(Action):
    """Drive a number of points and end on a space, by exact count or with points forfeited (A2.3, A2.8, AR45).

    A drive to the own space is waiting. ``using`` names the kept event cards it spends.
    """

    kind: ClassVar[str] = "drive"
    fields: ClassVar[tuple[str, ...]] = ("points", "to", "count", "using")
    parted_by: ClassVar[tuple[str, ...]] = ("points", "count", "using")

    def __init__(self, id: int, points: int, to: int, count: int, using: int) -> None:
        super().__init__(id)
        self.points: Final[int] = points
        self.to: Final[int] = to
        self.count: Final[int] = count
        self.using: Final[int] = using


AufAchseAction = (
    Done
    | Roll
    | Pass
    | Match
    | Offer
    | BuyTrailer
    | SellTrailer
    | BuyAtHalfPrice
    | PlaceTruck
    | PlaceConstruction
    | PlaceJam
    | GoTo
    | Start
    | Choose
    | GiveBack
    | Drive
)


class Actions:
    """Every action on one board with one deck, built once; those that name nothing of either come first."""

    def __init__(self, board: Board, contracts: Contracts) -> None:
        self.all: list[Action] = []
        self.done = Done(0)
        self.roll = Roll(1)
        self.pass_ = Pass(2)
        self.match = Match(3)
        self.add([self.done, self.roll, self.pass_, self.match])
        n = len(self.all)
        self.offer = self.add([Offer(n + i, i + 1) for i in range(OFFERS)])
        n = len(self.all)
        self.buy_trailer = self.add([BuyTrailer(n + i, i) for i in range(len(TRAILERS))])
        n = len(self.all)
        self.sell_trailer = self.add([SellTrailer(n + i, i) for i in range(len(TRAILERS))])
        n = len(self.all)
        self.buy_at_half_price = self.add([BuyAtHalfPrice(n + i, i) for i in range(len(TRAILERS))])
        self._build_cards(contracts)
        self._build_spaces(board)

    def add(self, actions: list[Action]) -> list[Action]:
        """Put new actions at the end of the list; their ids count on from ``len(self.all)``."""
        self.all += actions
        return actions

    def _build_cards(self, contracts: Contracts) -> None:
        cards = range(contracts.count)
        n = len(self.all)
        self.start = self.add([Start(n + card, card) for card in cards])
        n = len(self.all)
        self.choose = self.add([Choose(n + card, card) for card in cards])
        n = len(self.all)
        self.give_back = self.add([GiveBack(n + card, card) for card in cards])

    def _build_spaces(self, board: Board) -> None:
        nodes = range(board.nodes)
        n = len(self.all)
        self.place_truck = self.add([PlaceTruck(n + node, node) for node in nodes])
        n = len(self.all)
        self.place_construction = self.add([PlaceConstruction(n + node, node) for node in nodes])
        n = len(self.all)
        self.place_jam = self.add([PlaceJam(n + node, node) for node in nodes])
        n = len(self.all)
        self.go_to = self.add([GoTo(n + node, node) for node in nodes])
        self.drives: list[list[Action]] = []  # by card, points and count, then by space
        for using in range(len(USES)):
            for points in range(MOST_POINTS + 1):
                for count in (EARLY, EXACT):
                    n = len(self.all)
                    self.drives.append(self.add([Drive(n + node, points, node, count, using) for node in nodes]))

    def drives_by(self, points: int, count: int, using: int) -> list[Action]:
        """The drives of a number, by space."""
        return self.drives[(using * (MOST_POINTS + 1) + points) * 2 + count]

    def drive(self, points: int, to: int, count: int, using: int) -> Action:
        return self.drives_by(points, count, using)[to]
