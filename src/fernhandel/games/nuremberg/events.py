"""What can happen at this table. Names of areas, trains and pieces are the ids of map and display."""

from fernhandel.core.events import Event, Revelation


class TurnBegan(Event, frozen=True, kw_only=True):
    turn: int
    turns: int


class CubesTaken(Event, frozen=True, kw_only=True):
    seat: int
    cubes: int
    hand: int


class TokensDrawn(Revelation, frozen=True, kw_only=True):
    """By box, the colour of its token."""

    tokens: list[str]


class BidPlaced(Event, frozen=True, kw_only=True):
    """``displaced`` has its cubes back in hand."""

    seat: int
    box: int
    cubes: int
    displaced: int | None


class BoxWon(Event, frozen=True, kw_only=True):
    """The points by colour; those beyond the end of a track are lost."""

    seat: int
    box: int
    cubes: int
    points: dict[str, int]


class OrdersSet(Event, frozen=True, kw_only=True):
    build: list[int]
    trains: list[int]


class ChainStarted(Event, frozen=True, kw_only=True):
    seat: int
    area: str


class LinkBuilt(Event, frozen=True, kw_only=True):
    """With its price: build points, company influence, and government influence for landlords."""

    seat: int
    area: str
    to: str
    points: int
    red: int
    green: int
    landlords: int


class Paid(Event, frozen=True, kw_only=True):
    seat: int
    units: dict[str, int]


class Passed(Event, frozen=True, kw_only=True):
    """``able`` is false where nothing else was possible."""

    seat: int
    phase: str
    able: bool


class TownsConnected(Event, frozen=True, kw_only=True):
    """The first connection: its areas, and the points of every seat."""

    seat: int
    path: list[str]
    points: list[int]


class TrainBought(Event, frozen=True, kw_only=True):
    seat: int
    train: str
    price: int


class PieceLoaded(Event, frozen=True, kw_only=True):
    seat: int
    piece: str
    area: str
    train: str


class ProfitCounted(Event, frozen=True, kw_only=True):
    """What a turn brought: victory points, and where the profit disc went from and to."""

    seat: int
    pieces: dict[str, int]
    points: int
    links: int
    before: int
    profit: int


class OrderSet(Event, frozen=True, kw_only=True):
    order: list[int]


class RunOffered(Event, frozen=True, kw_only=True):
    """A run begins at a station of the company."""

    seat: int
    company: str
    area: str


class RunExtended(Event, frozen=True, kw_only=True):
    seat: int
    area: str
    to: str


class RunSold(Event, frozen=True, kw_only=True):
    seat: int
    company: str
    path: list[str]
    price: int


class PiecesRemoved(Event, frozen=True, kw_only=True):
    """Pieces that left the game after a takeover."""

    area: str
    piece: str
    count: int


class FinalScored(Event, frozen=True, kw_only=True):
    seat: int
    points: int
    sets: int
    profit: int
    links: int
    total: int


class GameEnded(Event, frozen=True, kw_only=True):
    seat: int
    """The winner."""


NurembergEvent = (
    TurnBegan
    | CubesTaken
    | TokensDrawn
    | BidPlaced
    | BoxWon
    | OrdersSet
    | ChainStarted
    | LinkBuilt
    | Paid
    | Passed
    | TownsConnected
    | TrainBought
    | PieceLoaded
    | ProfitCounted
    | OrderSet
    | RunOffered
    | RunExtended
    | RunSold
    | PiecesRemoved
    | FinalScored
    | GameEnded
)
