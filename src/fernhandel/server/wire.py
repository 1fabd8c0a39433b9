"""What goes over the wire beside looks and commands; everything is checked before it is believed."""

from typing import Annotated, Any, Literal

import msgspec

from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.title import Edition, Option, Place
from fernhandel.server.gallery.wire import SayInGallery
from fernhandel.table.clock import Clock
from fernhandel.table.commands import MOST_THEN, AnyCommand, Key, Level, Line, Name, SeatNumber, Secret
from fernhandel.table.look import Look, Note, Removed

ActionId = Annotated[int, msgspec.Meta(ge=0)]


class LineFault(msgspec.Struct, frozen=True, kw_only=True):
    """Where a line of text is not understood, and what could stand there."""

    at: int
    """The number of the first character, from 1."""
    word: str
    expected: list[str]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Why something was not done. ``rule`` is the id of the rule behind it, where a rule of the game forbids it."""

    code: str
    message: str
    rule: str = ""
    line: LineFault | msgspec.UnsetType = msgspec.UNSET
    clause: int | msgspec.UnsetType = msgspec.UNSET
    """The number of the clause it is about: of the deal that is proposed, or of the one that forbids an action."""


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed for a table of its terms, of the game's own types."""

    board: dict[str, Any]
    """Places, roads, cards, names, and what of it is reconstructed."""
    figures: dict[str, Any]
    """Prices, limits, lengths of tracks."""


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A guided game, and the options it teaches: those that are not as usual there."""

    id: str
    options: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    title: str
    authors: tuple[str, ...]
    players: tuple[int, ...]
    editions: tuple[Edition, ...]
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    """The bots that play it, weakest first."""
    lessons: tuple[LessonInfo, ...]
    """Its guided games, in the order in which they are learned."""


class RuleText(msgspec.Struct, frozen=True):
    id: str
    heading: str
    text: str


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """The secrets are told this once; each opens what it is for when it stands in the fragment of a link."""

    table: str
    seats: dict[int, str]
    invite: str


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take an empty chair. ``invite`` is the secret of the invitation; a public table needs none.

    Whoever chooses the ``secret`` of the new seat can ask again after a lost answer and sits in the same chair.
    """

    name: Name
    seat: SeatNumber | None = None
    invite: Annotated[str, msgspec.Meta(max_length=64)] = ""
    secret: Secret | None = None


class TakeOffered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take over a chair that somebody hands on. ``offer`` is the secret of its link.

    Whoever chooses the ``secret`` of the seat can ask again after a lost answer.
    """

    offer: Secret
    name: Name
    secret: Secret | None = None


class Joined(msgspec.Struct, frozen=True):
    seat: int
    secret: str


class Sit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Swap the secret out of a seat link for this browser's cookie."""

    secret: Secret


class Seated(msgspec.Struct, frozen=True):
    seat: int


class Done(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """A command was carried out; ``seq`` is the number of the entry it became.

    ``secret`` answers to `new_secret` and `hand_on`, ``table`` to `rematch`.
    """

    key: str
    seq: int
    secret: str = ""
    table: str = ""


class No(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="no"):
    """A command was not carried out, and nothing has changed."""

    key: str
    status: int
    problem: Problem


class News(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="news"):
    """Everything after entry ``after``, and the table as it is at ``seq``."""

    after: int
    seq: int
    notes: list[Note]
    look: Look
    online: list[int]
    removed: list[Removed] | msgspec.UnsetType = msgspec.UNSET
    """All lines of talk whose words are gone, wherever they were told before; left out where nothing is new of that."""


class Events(msgspec.Struct, frozen=True):
    seq: int
    notes: list[Note]


class Watch(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="watch", forbid_unknown_fields=True):
    """Look on as that seat (or as a spectator), with everything after that entry; ``lean`` wants no words.

    Whoever wants the ``gallery`` is told how many look on, and what they say, as far as it is for them.
    """

    seat: SeatNumber | None
    after: Annotated[int, msgspec.Meta(ge=-1)] = -1
    lean: bool = False
    gallery: bool = False


Frame = AnyCommand | Watch | SayInGallery
"""What a socket may say."""


Wish = Annotated[str, msgspec.Meta(max_length=200)]
"""How a game should finish what is tried, in its own words: what it is paid with."""


class AskForesight(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What would follow from each of ``ids``, if what comes ``after`` is made before?"""

    seat: SeatNumber
    ids: Annotated[list[ActionId], msgspec.Meta(max_length=500)]
    after: Annotated[list[ActionId], msgspec.Meta(max_length=MOST_THEN)] = []
    wish: Wish = ""


class AskSketch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How would the table look to that seat if it made these moves, and those that lead ``to`` a thing?"""

    seat: SeatNumber
    ids: Annotated[list[ActionId], msgspec.Meta(max_length=MOST_THEN)]
    to: Annotated[str, msgspec.Meta(max_length=80)] = ""
    wish: Wish = ""


class SaidDraft(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal that somebody is still making up."""

    seat: SeatNumber
    said: Line | SaidClauses
    answers: Annotated[int, msgspec.Meta(ge=0)] = 0
    to: SeatNumber | None = None
    """It is to be kept ready until that seat is active; else it is judged as if it were said now."""


class HeardDraft(msgspec.Struct, frozen=True, kw_only=True):
    """The same as it is understood: in words and as data; and what would be said against it."""

    line: str
    """As one line that can be typed; empty where it was not understood."""
    clauses: list[str]
    """As people read it."""
    said: SaidClauses | None
    problem: Problem | None


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot thinks of one choice."""

    id: int
    text: str
    worth: float
    chance: float | None
    looks: int


class Advised(msgspec.Struct, frozen=True, kw_only=True):
    level: str
    best: int
    choices: list[Advice]


class Studied(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a game that is over: what was chosen, and what a bot takes to be best.

    A choice without ``looks`` was not tried: its chance is that of the worst that was.
    """

    move: int
    seat: int
    made: Advice
    best: Advice


class PartBegan(msgspec.Struct, frozen=True, kw_only=True):
    """Where in a game that is over a part of a turn begins: after so many moves."""

    move: int
    stage: str
    name: str


class AdviceWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    key: Key
    seat: SeatNumber
    level: Level = "normal"


class ListedChair(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    name: str
    """What the sentences call the seat: the name of who sits there, or a colour."""
    level: str
    """The level of the bot that decides here; empty where a person does."""
    away: bool
    """Whether that bot plays for a person who owns the chair."""
    sealed: bool
    mark: int | None
    """The mark of a person who is known."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list, in the words of whoever reads it. Nothing in it is secret."""

    id: str
    name: str
    game: str
    edition: str
    options: dict[str, str]
    state: Literal["waiting", "playing", "over", "broken"]
    """A broken one cannot be read: its host has to mend it."""
    lesson: bool
    public: bool
    chairs: list[ListedChair]
    to_act: list[int]
    mine: list[int]
    asked: bool
    """Whether it waits for whoever asks: for a decision of theirs, or for their answer to an undo."""
    asked_back: bool
    """Whether it waits for their answer to an undo."""
    named: int
    """The number of the last line of talk that names whoever asks, or -1."""
    hidden: bool
    offered: list[int]
    """The seats that may be taken over by whoever has their links."""
    turn: int
    stage: str
    ask: str
    """What is asked of those who are to act, said to them."""
    since: float | None
    """When those who are to act were asked, or the first of one's own seats."""
    clock: Clock
    seconds_left: float | None
    """Of the first of one's own seats that is asked, or of the first that is."""
    news: list[str]
    """What has happened since one's own last move, the last two lines of it."""
    news_at: float | None
    standing: list[Place]
    verdict: str
    rematch: str
    """The table that was laid again after this one; empty until somebody has asked for it."""
    wants_rematch: list[int]
    """The seats that have asked for it."""
    opened_at: float
    touched_at: float
    watchers: int
    """How many look on; above a hundred about as many."""


class Hiding(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hidden: bool


class Position(msgspec.Struct, frozen=True):
    """The table in words, for whoever reads rather than looks."""

    seq: int
    lines: list[str]


class ImportRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(max_length=2_000_000)]
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""
