"""What one seat can see: everything, for all information is open (N1.12)."""

import msgspec

from fernhandel.core.views import View
from fernhandel.games.nuremberg.figures import INFLUENCES

NAMES_OF_TRACKS = (*INFLUENCES, "profit")


class TrainView(msgspec.Struct, frozen=True, kw_only=True):
    """A train that a player owns this turn, with what it carries."""

    train: str
    row: int
    load: dict[str, int]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    hand: int
    """Investment cubes in hand, and in stock."""
    stock: int
    links: int
    """Own links on the board."""
    influence: dict[str, int]
    points: int
    profit: int
    pile: dict[str, int]
    sets: int
    trains: list[TrainView]
    final: int
    """What the score would be if the game ended now."""


class BoxView(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    bidder: int | None
    bid: int


class AreaView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An area with something in it: cubes, passengers, landlords, or a company whose station it is."""

    cubes: int = 0
    red: int = 0
    green: int = 0
    landlords: int = 0
    companies: list[str] = []


class LinkView(msgspec.Struct, frozen=True, kw_only=True):
    """A link: of a seat, or of a company."""

    a: str
    b: str
    seat: int | None = None
    company: str | None = None


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where exactly the turn stands."""

    asked: int
    place: int
    passed: list[int]
    chain: list[str]
    """The areas of the chain being built, or of the run being sold."""
    points: int
    """What the chain costs so far: build points, and influence of companies and government."""
    red_fee: int
    green_fee: int
    land_fee: int
    due: int
    """Units still to be paid."""
    company: str | None
    """The company that takes over."""


class NurembergView(View, frozen=True, kw_only=True):
    turns: int
    order: list[int]
    build_order: list[int]
    train_order: list[int]
    players: list[PlayerView]
    stacks: dict[str, list[int]]
    """By track, the seats in the order of their discs' last moves: of equals the first lies on top."""
    boxes: list[BoxView]
    areas: dict[str, AreaView]
    links: list[LinkView]
    gone: dict[str, int]
    """Pieces that left the game."""
    joined: bool
    """Whether the connection bonus has been scored."""
    ranking: list[int]
    """The seats as they would stand if the game ended now, best first."""
    progress: Progress
