"""Every decision a player can make, and the tables from which the phases take them."""

from typing import ClassVar, Final, TypeVar, final

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.board import Board, Display
from fernhandel.games.nuremberg.figures import COMPANIES, CUBES, PIECES, RED_PASSENGER, TRAIN_ROWS, UNITS

A = TypeVar("A", bound=Action)


@final
class Pass(Action):
    """Build nothing, sell nothing, or be out of the trains for this turn (N7.1, N8.1, N11.1)."""

    kind: ClassVar[str] = "pass"
    ends: ClassVar[bool] = True


@final
class Done(Action):
    """The chain, or the run, is complete."""

    kind: ClassVar[str] = "done"
    ends: ClassVar[bool] = True


@final
class Bid(Action):
    """Put cubes on an influence box (N5.2); boxes count from 1."""

    kind: ClassVar[str] = "bid"
    fields: ClassVar[tuple[str, ...]] = ("box", "cubes")
    amount_field: ClassVar[str] = "cubes"

    def __init__(self, id: int, box: int, cubes: int) -> None:
        super().__init__(id)
        self.box: Final[int] = box
        self.cubes: Final[int] = cubes


@final
class Start(Action):
    """Begin a chain of links in an area (N7.2)."""

    kind: ClassVar[str] = "start"
    fields: ClassVar[tuple[str, ...]] = ("area",)

    def __init__(self, id: int, area: int) -> None:
        super().__init__(id)
        self.area: Final[int] = area


@final
class Link(Action):
    """Build a link from the end of the chain to a neighbouring area (N7.3)."""

    kind: ClassVar[str] = "link"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


@final
class Pay(Action):
    """Pay one build point, or one unit of an exchange, with a cube or a point of influence (N7.6, N8.3)."""

    kind: ClassVar[str] = "pay"
    fields: ClassVar[tuple[str, ...]] = ("unit",)

    def __init__(self, id: int, unit: int) -> None:
        super().__init__(id)
        self.unit: Final[int] = unit


@final
class Buy(Action):
    """Buy a train (N8.2)."""

    kind: ClassVar[str] = "buy"
    fields: ClassVar[tuple[str, ...]] = ("train",)

    def __init__(self, id: int, train: int) -> None:
        super().__init__(id)
        self.train: Final[int] = train


@final
class Load(Action):
    """Move one piece from its area onto the own train of a row (N8.4); rows count from the top."""

    kind: ClassVar[str] = "load"
    fields: ClassVar[tuple[str, ...]] = ("piece", "area", "row")
    parted_by: ClassVar[tuple[str, ...]] = ("row",)

    def __init__(self, id: int, piece: int, area: int, row: int) -> None:
        super().__init__(id)
        self.piece: Final[int] = piece
        self.area: Final[int] = area
        self.row: Final[int] = row


@final
class Offer(Action):
    """Begin a run of own links that a company takes over, at one of its stations or a link before it (N11.2, NR36)."""

    kind: ClassVar[str] = "offer"
    fields: ClassVar[tuple[str, ...]] = ("company", "area")
    parted_by: ClassVar[tuple[str, ...]] = ("company",)

    def __init__(self, id: int, company: int, area: int) -> None:
        super().__init__(id)
        self.company: Final[int] = company
        self.area: Final[int] = area


@final
class Extend(Action):
    """Lead the run on over an own link (N11.2)."""

    kind: ClassVar[str] = "extend"
    fields: ClassVar[tuple[str, ...]] = ("to",)

    def __init__(self, id: int, to: int) -> None:
        super().__init__(id)
        self.to: Final[int] = to


NurembergAction = Pass | Done | Bid | Start | Link | Pay | Buy | Load | Offer | Extend


class Actions:
    """Every action on one map with one display, built once; those that name nothing of either come first.

    Lists are of one kind of action each: compiled code knows the kinds, and so need not look up what they inherit.
    """

    def __init__(self, board: Board, display: Display) -> None:
        self.all: list[Action] = []
        self.pass_ = Pass(0)
        self.done = Done(1)
        self.all += [self.pass_, self.done]
        n = len(self.all)
        self.pay = self.add([Pay(n + unit, unit) for unit in range(len(UNITS))])
        self.bids: list[list[list[list[Bid]]]] = []  # by box, standing bid (0 for none) and cubes in hand (N5.2, N5.3)
        for box in range(display.boxes):
            n = len(self.all)
            bids = self.add([Bid(n + i, box, i + 1) for i in range(CUBES)])
            cubes = range(CUBES + 1)
            least = [display.least_over(box, standing) for standing in cubes]
            self.bids.append([[bids[least[standing] - 1 : hand] for hand in cubes] for standing in cubes])
        n = len(self.all)
        self.buy = self.add([Buy(n + train, train) for train in range(len(display.trains))])
        self._build_track(board)
        self._build_pieces(board)

    def add(self, actions: list[A]) -> list[A]:
        """Put new actions at the end of the list; their ids count on from ``len(self.all)``."""
        self.all += actions
        return actions

    def _build_track(self, board: Board) -> None:
        n = len(self.all)
        self.start = self.add([Start(n + area, area) for area in range(board.count)])
        n = len(self.all)
        self.link = self.add([Link(n + area, area) for area in range(board.count)])
        n = len(self.all)
        self.extend = self.add([Extend(n + area, area) for area in range(board.track)])
        self.offer: list[list[Offer]] = []  # by company and area
        for company in range(len(COMPANIES)):
            n = len(self.all)
            self.offer.append(self.add([Offer(n + area, company, area) for area in range(board.track)]))

    def _build_pieces(self, board: Board) -> None:
        """Goods only where their icon is, passengers only at stations."""
        self.loads: list[list[Load]] = [[] for _ in range(board.count * PIECES)]  # by area and piece, then row
        for area in range(board.count):
            pieces = [board.icon[area]] if board.icon[area] >= 0 else []
            if board.is_station(area):
                pieces = [RED_PASSENGER, RED_PASSENGER + 1]
            for piece in pieces:
                n = len(self.all)
                self.loads[area * PIECES + piece] = self.add(
                    [Load(n + row, piece, area, row) for row in range(TRAIN_ROWS)]
                )
