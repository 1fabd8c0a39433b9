"""What one seat is told of a table, as it goes over the wire; `Onlooker` fills it in."""

from typing import Any, Literal

import msgspec

from fernhandel.core.catalogue import Value
from fernhandel.core.outlook import Outlook
from fernhandel.core.terms import Terms
from fernhandel.core.title import Place
from fernhandel.core.words import DealWords, Stage
from fernhandel.table.clock import Clock
from fernhandel.table.settings import SeatSettings


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action: its number, its wire form, its words, and the things on the table it is about."""

    id: int
    action: dict[str, Value]
    text: str
    touches: list[str]
    ends: bool = False
    """Whether it ends the step or lets it go by."""
    amount: str = ""
    """The field of the action that says how much, if one does."""
    deal: int = 0
    """Of what is barred: the number of the deal that forbids it,"""
    clause: int = 0
    """and of its clause."""


class ChairLook(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: str
    name: str
    level: str
    """The level of the bot that decides here; empty where a person does."""
    owned: bool
    """Whether a person owns the chair, even if a bot sits in it for now."""
    sealed: bool
    """Whether the seat has made its part of a sealed choice."""
    seconds_left: float | None
    open: bool
    """Whether the clock has run out, so that the others may put a bot there."""
    votes: int


class UndoLook(msgspec.Struct, frozen=True, kw_only=True):
    """What the undo button can do now, and what stands in the way."""

    can: Literal["undo", "ask", "no"]
    why: str = ""


class AskingLook(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    move: int
    granted: list[int]
    yours: bool
    """Whether this seat is to answer."""


class TableLook(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table beside its game."""

    id: str
    name: str
    terms: Terms
    """Without the board, even where it is not the game's own."""
    other_board: bool
    """Whether it is another than the game's own; ``GET /api/tables/TABLE/board`` has either."""
    public: bool
    state: Literal["waiting", "playing", "over"]
    clock: Clock
    chairs: list[ChairLook]
    to_act: list[int]
    offered: list[int]
    """The seats that may be taken over by whoever has their links."""
    commitment: str
    seed: str | None
    """Shown when the game is over, so that anybody can replay the luck."""
    rematch: str
    origin: str
    opened_at: float
    moves: int
    talk_left: float | None
    """Seconds until the table speaks for those who say nothing, where deals are talked over by the clock."""


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat sees it. ``mine`` are the seats of whoever looks."""

    seq: int
    seat: int | None
    mine: list[int]
    table: TableLook
    names: list[str]
    """What the sentences call each seat: by its name, or else as the game calls it, by a colour perhaps."""
    view: Any
    """The game's own view of the table, as its seat may know it."""
    choices: list[Choice]
    barred: list[Choice]
    """What the rules would allow, and a promise of the own forbids."""
    asked_since: int
    """The entry since which the choices are what they are; sealed choices of others do not change them."""
    auction: str
    """The open auction that goes on, so that one can be told from the next; empty without one."""
    prompt: str
    stages: list[Stage]
    deals: list[DealWords]
    """The deals that the view shows, in words."""
    undo: UndoLook
    asking: AskingLook | None
    settings: SeatSettings | None
    standing: list[Place]
    standing_lines: list[str]
    verdict: str
    """Why the first come first; empty until the game is over."""


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """One numbered line of what happened, as one seat may know it."""

    seq: int
    at: float
    type: str
    seat: int | None
    text: str
    """What the table says of it; the sentences of the game's events are in ``lines``."""
    events: list[Any]
    lines: list[str]
    move: int


class Removed(msgspec.Struct, frozen=True):
    """A line of talk whose words are gone, and what stands in their place."""

    seq: int
    text: str


class Foreseen(msgspec.Struct, frozen=True, kw_only=True):
    """What certainly follows from a choice."""

    id: int
    events: list[Any]
    lines: list[str]
    """The same in sentences."""
    final: bool
    """Whether somebody learns something by it, so that it cannot be taken back alone."""
    rest: list[Choice] | None
    """What is made with it: how it ends, what it is paid with; ``None`` while it cannot be made as it is."""
    outlook: Outlook
    """What it means, together with what is made before it and with it."""


class Sketched(msgspec.Struct, frozen=True, kw_only=True):
    """A row of moves as its seat would have made it, in private, and the table as that seat would see it then."""

    moves: list[Choice]
    """More than were asked for where they lead to a thing that was asked for."""
    view: Any | None
    """The game's own view; ``None`` where what follows is not certain, and nothing can be added."""
    choices: list[Choice]
    """What could be done next."""
    ended: bool
    """Whether that belongs to another step, or to another time of the same one: what ends it is no part of this."""
    barred: list[Choice]
    prompt: str
    foreseen: Foreseen | None
    """What follows from all of it; ``None`` before the first move."""
