"""The lobby as it goes over the wire."""

from typing import Annotated, Literal

import msgspec

from fernhandel.core.table import MOST_SEATS
from fernhandel.table.clock import Clock
from fernhandel.table.commands import Name

Pace = Literal["live", "days"]
PACES: tuple[Pace, ...] = ("live", "days")
SLOW_SECONDS = 6 * 3600.0  # a clock of so long is for players who look in now and then


class LobbyChair(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    name: str
    """Of who sits there; a bot's is what the sentences call it."""
    level: str


class LobbyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A public table. Nothing in it is secret."""

    id: str
    name: str
    game: str
    edition: str
    options: dict[str, str]
    unusual: list[str]
    """The options that are not what the edition has."""
    other_board: bool
    chairs: list[LobbyChair]
    clock: Clock
    pace: Pace


class OpenRow(LobbyRow, frozen=True, kw_only=True):
    """It waits for people."""

    opened_at: float


class LiveRow(LobbyRow, frozen=True, kw_only=True):
    """A game goes on there."""

    turn: int
    line: str
    """What has happened last, as a spectator is told."""
    progress: float | None
    watchers: int
    """Above a hundred about as many."""
    touched_at: float


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """How many tables there are of each kind, open and live together, whatever is filtered."""

    games: dict[str, int]
    paces: dict[str, int]


class LobbyList(msgspec.Struct, frozen=True, kw_only=True):
    """The same for everybody who reads that language: pages of what fits the filters."""

    version: str
    """Another one when something has changed."""
    at: float
    open: list[OpenRow]
    live: list[LiveRow]
    open_count: int
    """How many fit the filters, on all pages."""
    live_count: int
    counts: Counts
    wishes: int
    """How many look for a game."""
    full: bool
    """Whether the house has as many open tables as its host allows."""


class WishPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A standing wish for a chair: what would be welcome."""

    name: Name
    games: Annotated[list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(min_length=1, max_length=50)]
    players: Annotated[
        list[Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]], msgspec.Meta(min_length=1, max_length=MOST_SEATS)
    ]
    paces: Annotated[list[Pace], msgspec.Meta(min_length=1, max_length=len(PACES))]


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """What fits a wish: a chair at a table that is there, or a table that would be laid."""

    id: str
    table: str
    """The open table with a free chair; empty where one would be laid for those who are asked."""
    name: str
    game: str
    players: int
    pace: Pace
    asked: int
    """How many are asked, all of whom have to agree."""
    until: float

    @property
    def about(self) -> str:
        """What somebody who does not want it is not asked again."""
        return self.table or f"{self.game} {self.players} {self.pace}"


class OfferLook(msgspec.Struct, frozen=True, kw_only=True):
    offer: Offer
    seconds_left: float
    agreed: bool
    """Whether whoever reads this has said yes."""
    agreeing: int
    """How many have."""


class OwnLobby(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby has of whoever asks."""

    wish: WishPlan | None
    asked: OfferLook | None
    seated: str
    """The table where the wish has led to."""
    sits: list[str]
    """The open public tables where they sit."""
    hidden: list[str]
    """The tables that they have reported, and are not shown any more."""


class AnswerOffer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    offer: Annotated[str, msgspec.Meta(max_length=32)]
    yes: bool


def pace_of(clock: Clock) -> Pace:
    return "days" if clock.kind != "none" and (clock.seconds >= SLOW_SECONDS or clock.window is not None) else "live"
