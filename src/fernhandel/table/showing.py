"""What a table tells at one moment, in bytes as they go over the wire: made once for all who look on.

Everything is kept under all that it was made from: the seat whose view it is, the words it is said in, the events as
they were seen. What one seat is told is never made out of what another is told.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import Event
from fernhandel.core.parts import JsonParts, Moment, Parts
from fernhandel.core.terms import Terms
from fernhandel.core.title import Title
from fernhandel.core.views import View
from fernhandel.core.words import Stage, Words
from fernhandel.table import entries
from fernhandel.table.live import RECENT, LiveTable, Seat, Told, names_at
from fernhandel.table.look import Choice, Note
from fernhandel.table.speech import TableWords
from fernhandel.table.undo import Reach

CHOICES_KEPT: Final = 40_000
TERMS_KEPT: Final = 64
ANYBODY: Final = "\0"  # what a line holds wherever it names a player

_ENCODER: Final = msgspec.json.Encoder()


def json(told: Any) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(told))


NOTHING: Final = json([])


class Spoken:
    """One language at one table; there is another one when somebody has sat down or left."""

    def __init__(self, live: LiveTable, language: str) -> None:
        title, terms = live.game.title, live.opened.terms
        self.words: Words = title.words(terms, language, names_at(live, language))
        self.lines_of_anybody = _lines_of_anybody(live.game.catalogue, title, msgspec.json.encode(terms), language)
        self.table = TableWords(self.words, language)
        self.names = [self.words.seat(seat) for seat in range(live.players)]
        self.names_json = json(self.names)
        self._stages: list[Stage] = []
        self._stages_json = NOTHING
        self._barriers: dict[tuple[Seat, Seat | None], tuple[Reach, str]] = {}

    def stages(self, view: View) -> msgspec.Raw:
        """The parts of the turn, which stay as they are for several moves."""
        stages = self.words.stages(view)
        if stages != self._stages:
            self._stages = stages
            self._stages_json = json(stages)
        return self._stages_json

    def deals(self, view: View) -> msgspec.Raw:
        deals = self.words.deals(view)
        return json(deals) if deals else NOTHING

    def barrier(self, found: Reach, seat: Seat) -> str:
        """What stands in the way of an undo; for as long as it is the same, and for good where somebody has moved."""
        known = self._barriers.get((seat, found.by))
        if known is None or not found.barred_like(known[0]):
            known = (found, self.table.barrier(found, seat))
            self._barriers[seat, found.by] = known
        return known[1]


class Line:
    """A choice in bytes, and whether it names anybody."""

    def __init__(self, choice: Choice) -> None:
        self.json = json(choice)
        self.names = ANYBODY in choice.text


class Lines:
    """Choices as they were told before, in certain words or in none."""

    def __init__(self, catalogue: Catalogue, words: Words | None) -> None:
        self._catalogue = catalogue
        self._words = words
        self._told: dict[int, Line] = {}

    def of(self, action: Action) -> Line:
        line = self._told.get(action.id)
        if line is None:
            line = Line(choice_of(self._catalogue, self._words, action))
            self._told[action.id] = line
        return line


@lru_cache(maxsize=TERMS_KEPT)
def _lines_of_anybody(catalogue: Catalogue, title: Title, terms: bytes, language: str) -> Lines:
    """Of all tables of these terms: a line without the name of anybody is the same at each of them."""
    agreed = msgspec.json.decode(terms, type=Terms)
    return Lines(catalogue, title.words(agreed, language, [ANYBODY] * agreed.players))


@lru_cache(maxsize=TERMS_KEPT)
def _lines_without_words(catalogue: Catalogue) -> Lines:
    return Lines(catalogue, None)


def spoken_at(live: LiveTable, language: str) -> Spoken:
    known = live.spoken.get(language)
    if not isinstance(known, Spoken):
        known = Spoken(live, language)
        live.spoken[language] = known
    return known


class Showing:
    """What is told of one state of a table to more than one; the next entry brings another one."""

    def __init__(self, live: LiveTable) -> None:
        self._parts = Moment(live.parts)
        self.json_parts = JsonParts(self._parts)
        self._words: dict[tuple[Spoken, Seat | None], tuple[str, msgspec.Raw, msgspec.Raw]] = {}
        self._seen_alike: tuple[bytes, bytes] | None = None
        self.auction: str | None = None
        self.table_json: msgspec.Raw | None = None
        """What there is beside the game, where no clock changes it."""
        self.spectators: dict[Spoken | None, msgspec.Raw] = {}
        """Whole looks, which are the same for all who have no seat."""

    def seen_alike(self, live: LiveTable, seat: Seat | None) -> msgspec.Raw:
        """The view of a game in which all see the same: made once, and told to each with the own seat in it."""
        if self._seen_alike is None:
            told = _ENCODER.encode(_of_parts(live, None, self.json_parts))
            before, spectator, after = told.partition(b'"seat":null')  # it stands behind the terms, which have no seat
            assert spectator
            self._seen_alike = (before + b'"seat":', after)
        before, after = self._seen_alike
        return msgspec.Raw(before + (b"null" if seat is None else str(seat).encode()) + after)

    def words(self, live: LiveTable, spoken: Spoken, seat: Seat | None) -> tuple[str, msgspec.Raw, msgspec.Raw]:
        """The prompt, the parts of the turn, and the deals."""
        seat = None if spoken.words.asks_alike else seat
        known = self._words.get((spoken, seat))
        if known is None:
            view = _of_parts(live, seat, self._parts)
            prompt = spoken.words.prompt(view) if live.began else ""
            known = (prompt, spoken.stages(view), spoken.deals(view))
            self._words[spoken, seat] = known
        return known


def showing_of(live: LiveTable) -> Showing:
    known = live.shown
    if not isinstance(known, Showing):
        known = Showing(live)
        live.shown = known
    return known


def view_of(live: LiveTable, seat: Seat | None) -> View:
    """What that seat may know, made anew."""
    view = live.game.view(seat)
    return view if live.told_terms is live.game.terms else replace(view, terms=live.told_terms)


def view_to_tell(live: LiveTable, seat: Seat | None) -> View | msgspec.Raw:
    """The same, only good to be encoded."""
    showing = showing_of(live)
    return showing.seen_alike(live, seat) if live.game.title.seen_alike else _of_parts(live, seat, showing.json_parts)


def auction_at(live: LiveTable) -> str:
    """The auction that is going on."""
    showing = showing_of(live)
    if showing.auction is None:
        game = live.game
        going_on = live.state == "playing" and game.step in game.title.auctions
        showing.auction = game.title.auction(game.table) if going_on else ""
    return showing.auction


def _of_parts(live: LiveTable, seat: Seat | None, parts: Parts) -> View:
    game = live.game
    view: View = game.title.view_of_parts(live.told_terms, game.table, seat, parts)
    return view


def choice_of(catalogue: Catalogue, words: Words | None, action: Action) -> Choice:
    told = "" if words is None else words.action(action)
    touched = [] if words is None else catalogue.touches(action)
    return Choice(action.id, catalogue.to_json(action), told, touched, action.ends, action.amount_field)


def choices_json(catalogue: Catalogue, spoken: Spoken | None, actions: list[Action]) -> list[msgspec.Raw]:
    """The choices as they go over the wire; they come again and again, most of them at all tables."""
    lines = _lines_without_words(catalogue) if spoken is None else spoken.lines_of_anybody
    told: list[msgspec.Raw] = []
    for action in actions:
        line = lines.of(action)
        if line.names and spoken is not None:
            line = _line_with_names(catalogue, spoken.words, action)
        told.append(line.json)
    return told


@lru_cache(maxsize=CHOICES_KEPT)
def _line_with_names(catalogue: Catalogue, words: Words, action: Action) -> Line:
    return Line(choice_of(catalogue, words, action))


class Noted:
    """A note as it was told, and what it was made from beside its entry."""

    def __init__(self, spoken: Spoken | None, events: Sequence[Event], note: msgspec.Raw) -> None:
        self.spoken = spoken
        self.events = events
        self.note = note


def note_of(told: Told, spoken: Spoken | None, events: Sequence[Event]) -> Note:
    """An entry as it is told to whoever has seen these events."""
    entry = told.entry
    gone = not isinstance(entry, entries.Moved) and isinstance(entry, entries.Said) and bool(entry.removed)
    return Note(
        seq=told.seq,
        at=told.at,
        type="removed" if gone else entry.__struct_config__.tag,  # type: ignore[arg-type]
        seat=getattr(told.entry, "seat", None),
        text="" if spoken is None else spoken.table.entry(told.entry),
        events=list(events),
        lines=[] if spoken is None else [spoken.words.event(event) for event in events],
        move=told.move,
    )


def note_json(live: LiveTable, told: Told, spoken: Spoken | None, events: Sequence[Event]) -> msgspec.Raw:
    """The same in bytes; of the last entries it is made once for all who have seen the same events."""
    for noted in told.notes:
        if isinstance(noted, Noted) and noted.spoken is spoken and (noted.events is events or noted.events == events):
            return noted.note
    note = json(note_of(told, spoken, events))
    if told.seq > live.seq - RECENT and told is live.told[told.seq]:  # and not of the past at another table
        told.notes.append(Noted(spoken, events, note))
    return note
