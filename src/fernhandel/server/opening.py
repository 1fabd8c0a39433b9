"""Laying a table: what is asked for, checked, and the first entries of its log."""

from collections.abc import Sequence
from functools import lru_cache
from secrets import randbits
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from fernhandel.api import begin, replay
from fernhandel.bots import bot_names, usual_level
from fernhandel.core import shelf
from fernhandel.core.records import Record
from fernhandel.core.refusals import BadInput
from fernhandel.core.table import MOST_SEATS
from fernhandel.core.terms import Terms
from fernhandel.core.title import Lesson
from fernhandel.server.secret import hashed, new_secret
from fernhandel.server.wire import LessonInfo
from fernhandel.table import entries, judge
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from fernhandel.table.entries import Chair
from fernhandel.table.levels import known_level
from fernhandel.table.live import LiveTable
from fernhandel.table.plain import plain

NAME_LENGTH = 40
BOARD_BYTES = 200_000
MOST_LESSONS = 64
BOT_NOTE = "bot:"  # how a record notes a seat where a bot decides
TableName = Annotated[str, msgspec.Meta(max_length=60)]


class ChairPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit there: whoever lays the table (``mine``), a bot, or whoever comes (``open``)."""

    kind: Literal["mine", "bot", "open"]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    level: Annotated[str, msgspec.Meta(max_length=80)] = "normal"


Chairs = Annotated[list[ChairPlan], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]


class OpenTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be laid."""

    game: str
    chairs: Chairs
    edition: str | None = None
    options: dict[str, str] = {}
    board: dict[str, Any] | None = None
    name: TableName = ""
    public: bool = False
    clock: Clock = msgspec.field(default_factory=Clock)
    gallery: bool = False
    """Whether those who look on may talk among themselves; at a public table they may always."""

    @property
    def seeks(self) -> bool:
        """Whether it is for anybody to sit down at."""
        return self.public and any(chair.kind == "open" for chair in self.chairs)


class Fork(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table that goes on from a move of a game that is over."""

    move: Annotated[int, msgspec.Meta(ge=0)]
    chairs: Chairs
    name: TableName = ""


class Learn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided game for whoever asks for it, by that name; without one the first."""

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    lesson: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Laid(msgspec.Struct, frozen=True):
    """A table ready to be written: its log so far, and the secrets that nobody will see again."""

    log: list[entries.AnyEntry]
    seats: dict[int, str]
    """The secrets of the seats that belong to whoever laid the table."""
    invite: str
    sitters: dict[int, str] = {}
    """Who holds a seat, where it is not whoever laid the table."""

    @property
    def soon(self) -> bool:
        """Whether it is there in no time: on the game's own board, and without a past."""
        opened = self.log[0]
        return isinstance(opened, entries.Opened) and not opened.moves and opened.terms.board is None

    @property
    def people(self) -> bool:
        """Whether somebody sits there from the start."""
        opened = self.log[0]
        return isinstance(opened, entries.Opened) and any(chair.kind == "person" for chair in opened.chairs)


def lay(asked: OpenTable) -> Laid:
    title = shelf.title(asked.game)
    if asked.board is not None:
        check_size(asked.board)
        title.check_board(asked.board)
    terms = title.terms(len(asked.chairs), asked.edition, asked.options, asked.board)
    asked.clock.check()
    laid = _laid(terms, randbits(128), asked.chairs, asked.name, asked.public, asked.clock)
    return _with_gallery(laid, asked.gallery)


def _with_gallery(laid: Laid, gallery: bool) -> Laid:
    """Whether those who look on may talk is written into the table's first entry."""
    opened = laid.log[0]
    assert isinstance(opened, entries.Opened)
    return replace(laid, log=[replace(opened, gallery=gallery), *laid.log[1:]])


def check_size(board: dict[str, Any]) -> None:
    """A board that is larger than any that can be played on is not even looked at."""
    size = len(msgspec.json.encode(board))
    if size > BOARD_BYTES:
        raise BadInput(f"board: it has {size} bytes; {BOARD_BYTES} are enough for any")


def lay_fork(record: Record, asked: Fork, origin: str) -> Laid:
    """The same game up to that move; from there on with the same luck, as the record has it."""
    if asked.move > len(record.moves):
        raise BadInput(f"there is no move {asked.move}; they run from 0 to {len(record.moves)}")
    if len(asked.chairs) != record.terms.players:
        raise BadInput(f"this game has {record.terms.players} chairs, not {len(asked.chairs)}")
    return _laid(
        record.terms, record.seed, asked.chairs, asked.name, False, Clock(), record.moves[: asked.move], origin
    )


def lay_record(record: Record, name: str) -> Laid:
    """A table with a game that was played elsewhere, to look at and to go on from."""
    if record.terms.board is not None:
        check_size(record.terms.board)
    game = replay(record)
    seats = [*record.seats, *[""] * game.players][: game.players]
    chairs = [Chair(kind="bot", name=_person(note), level=_bot(record.terms.game, note)) for note in seats]
    return _ready(record.terms, record.seed, chairs, name, False, Clock(), record.moves, "", invite="")


def lessons_of(game: str) -> tuple[LessonInfo, ...]:
    """The guided games of a title, in order."""
    return tuple(_taught(game, lesson) for lesson in shelf.title(game).lessons())


@lru_cache(MOST_LESSONS)
def _taught(game: str, lesson: Lesson) -> LessonInfo:
    terms = Record.parse(lesson.record).terms
    usual = shelf.title(game).terms(terms.players, terms.edition, {}).options
    options = {name: value for name, value in terms.options.items() if value != usual[name]}
    return LessonInfo(id=lesson.id, options=options)


def lay_lesson(game: str, asked: Learn) -> Laid:
    """A guided game: kept as a record, which breaks off where the learner is to decide, or says how the others go on.

    The learner sits in the first chair, easy bots in the others.
    """
    lessons = shelf.title(game).lessons()
    lesson = next((one for one in lessons if asked.lesson in ("", one.id)), None)
    if lesson is None:
        raise Declined("no_lesson")
    record = Record.parse(lesson.record)
    others = [ChairPlan(kind="bot", level=usual_level(game, "easy"))] * (record.terms.players - 1)
    chairs = [ChairPlan(kind="mine", name=asked.name), *others]
    begins = len(record.moves) if lesson.begins is None else lesson.begins
    past, course = record.moves[:begins], record.moves[begins:]
    return _laid(record.terms, record.seed, chairs, "", False, Clock(), past, course=course)


def lay_again(live: LiveTable) -> Laid:
    """A rematch: everybody one seat further, with new luck and the same secrets, by the newest rules."""
    chairs = [Chair(kind=c.kind, name=c.name, level=c.level, secret_hash=c.secret_hash) for c in live.chairs]  # type: ignore[arg-type]
    turned = [chairs[-1], *chairs[:-1]]
    opened, old = live.opened, live.opened.terms
    terms = shelf.title(old.game).terms(old.players, old.edition, old.options, old.board)
    laid = _ready(terms, randbits(128), turned, opened.name, opened.public, opened.clock, [], live.id, opened.invite)
    return _with_gallery(laid, opened.gallery)


def _laid(
    terms: Terms,
    seed: int,
    plans: Sequence[ChairPlan],
    name: str,
    public: bool,
    clock: Clock,
    moves: Sequence[tuple[int, str]] = (),
    origin: str = "",
    course: Sequence[tuple[int, str]] = (),
) -> Laid:
    secrets: dict[int, str] = {}
    chairs = []
    for seat, plan in enumerate(plans):
        if plan.kind == "mine":
            secrets[seat] = new_secret()
            chairs.append(Chair(kind="person", name=squeezed(plan.name), secret_hash=hashed(secrets[seat])))
        elif plan.kind == "bot":
            level = known_level(terms.game, plan.level)
            chairs.append(Chair(kind="bot", name=squeezed(plan.name), level=level))
        else:
            chairs.append(Chair(kind="open"))
    invite = new_secret() if any(chair.kind == "open" for chair in chairs) else ""
    invited = hashed(invite) if invite else ""
    laid = _ready(terms, seed, chairs, name, public, clock, moves, origin, invited, course)
    return Laid(laid.log, secrets, invite)


def _ready(
    terms: Terms,
    seed: int,
    chairs: Sequence[Chair],
    name: str,
    public: bool,
    clock: Clock,
    moves: Sequence[tuple[int, str]],
    origin: str,
    invite: str,
    course: Sequence[tuple[int, str]] = (),
) -> Laid:
    begin(Record(terms, seed, [], [], False))  # the terms hold, or it is told why not
    opened = entries.Opened(
        terms=terms,
        seed=seed,
        name=squeezed(name),
        public=public,
        clock=clock,
        chairs=list(chairs),
        invite=invite,
        moves=list(moves),
        origin=origin,
        course=list(course),
    )
    return Laid(judge.lay(opened), {}, "")


def _person(note: str) -> str:
    """The name that a record's note on a seat gives; a bot has none."""
    return "" if note.startswith(BOT_NOTE) else squeezed(note)[:NAME_LENGTH]


def _bot(game: str, note: str) -> str:
    """The bot that a record's note on a seat names; an easy one for a person, or one that is not here."""
    level = note.removeprefix(BOT_NOTE)
    return level if level in bot_names(game) else usual_level(game, "easy")


def squeezed(name: str) -> str:
    """A name on one line."""
    return plain(name)
