"""A table as it is now: the fold of its log."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from msgspec.structs import replace

from fernhandel.core import shelf
from fernhandel.core.actions import Action
from fernhandel.core.events import Event, seen_by, veils
from fernhandel.core.game import Game
from fernhandel.core.parts import KeptParts
from fernhandel.core.records import Record
from fernhandel.table import entries
from fernhandel.table.course import Course
from fernhandel.table.entries import Mover
from fernhandel.table.negotiation import TalkTime
from fernhandel.table.times import Times

Seat = int

ASKING: Final = (entries.Moved, entries.Began, entries.TookBack)  # after these somebody is asked
RECENT: Final = 4  # the notes of so many entries are kept as they were told; few who look on are further behind


@dataclass
class Sitter:
    """Who sits in a chair now."""

    kind: str
    name: str
    level: str
    secret_hash: str
    stand_in: str = ""
    """The level of the bot that plays for the person who owns the chair."""
    away_since: float = 0.0
    """When that bot, or one before it, has come."""
    offer_hash: str = ""
    """The hash of the secret by which the chair is offered; empty where it is not."""

    @property
    def bot(self) -> str:
        """The level of the bot that decides here; empty where a person does."""
        return self.level if self.kind == "bot" else self.stand_in


class Move:
    """One action of the game as it was made."""

    def __init__(
        self,
        seat: Seat,
        action: Action,
        by: Mover,
        nth: int,
        learned: Event | None,
        drew: bool,
        sealed_with: int,
        gained: bool,
    ) -> None:
        self.seat = seat
        self.action = action
        self.by = by
        self.nth = nth
        """How many moves of the same command stand before it."""
        self.learned = learned
        """The first thing the action brought to light, if any: undo does not go behind it."""
        self.drew = drew
        """Whether it drew on the table's luck."""
        self.sealed_with = sealed_with
        """The number of the first move of the sealed choice it belongs to; -1 for an open one."""
        self.gained = gained
        """Whether it brought its seat the clock's increment."""

    @property
    def final(self) -> bool:
        """Whether somebody has learned something by it."""
        return self.learned is not None or self.drew


class Told:
    """One entry of the log, when it was made, and the events of the game it led to."""

    def __init__(self, seq: int, at: float, entry: entries.AnyEntry, events: Sequence[Event], move: int) -> None:
        self.seq = seq
        self.at = at
        self.entry = entry
        self.events = events
        self.move = move
        """The number of moves made after it."""
        self.notes: list[object] = []
        """The notes of it that were told, as long as it is among the last."""
        self._veiled = any(veils(event) for event in events)

    def seen_by(self, seat: Seat | None) -> Sequence[Event]:
        """The events as that seat may know them; those that all see alike are not made anew for each."""
        return seen_by(self.events, seat) if self._veiled else self.events


@dataclass
class Asking:
    """A request to undo, and who has granted it."""

    seat: Seat
    move: int
    granted: set[Seat] = field(default_factory=set)


class LiveTable:
    """Made from its first entry; ``fold`` brings it forward by one more."""

    def __init__(self, id: str, at: float, opened: entries.Opened) -> None:
        self.id = id
        self.opened = opened
        self.opened_at = at
        self.told_terms = opened.terms if opened.terms.board is None else replace(opened.terms, board=None)
        """The terms as they are told again and again; another board is asked for once, by itself."""
        self.commitment = commitment(opened.seed)  # shown from the start: whoever has the seed later can check the luck
        self.seq = 0
        self.chairs = [Sitter(chair.kind, chair.name, chair.level, chair.secret_hash) for chair in opened.chairs]
        self.game = Game.deal(shelf.title(opened.terms.game), opened.terms, opened.seed)
        self._opening = list(self.game.opening)  # told when the game begins here, or with the past
        self.past = [self._made(at, seat, text) for seat, text in opened.moves]  # of the record that it goes on from
        self.moves: list[Move] = []
        self.first_move = self.game.length
        self.course = Course(self.game, opened.course) if opened.course else None
        self._kept: Game | None = None  # the table as it was when something was last learned: undo goes on from there
        self.began = False
        self.times = Times(opened.clock, opened.terms.players)
        self.talk_time = TalkTime(opened.clock, opened.terms.players)
        self.told: list[Told] = []
        self.keys: dict[str, int] = {}
        self.asked_since = [0] * opened.terms.players
        self.asking: Asking | None = None
        self.votes: dict[Seat, set[Seat]] = {}
        self.rematch = ""
        self.wants_rematch: list[Seat] = []
        self.dropped = False
        self.removed: dict[int, str] = {}
        """The lines of talk whose words were removed, and by whom."""
        self.spoken: dict[str, object] = {}  # the words of each language, as long as nobody sits down or leaves
        self.parts = KeptParts()  # of the views that are told
        self.shown: object = None  # what more than one is told of it as it is now
        self.touched = at
        self._sealing = -1
        self._sealers: set[Seat] = set()
        self._lists: list[list[Action]] = []  # after something was said: what each seat could choose before
        self._note(at, opened)

    def _made(self, at: float, seat: Seat, text: str) -> Told:
        """A move that was made at another table; it is told under the number of the first entry."""
        events = self._open() + self.game.apply(seat, self.game.catalogue.from_text(text))
        return Told(0, at, entries.Moved(seat=seat, action=text, by="person"), events, self.game.length)

    def _open(self) -> list[Event]:
        """What happened at the deal, told once."""
        opening, self._opening = self._opening, []
        return opening

    # -- what is so ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def state(self) -> str:
        if not self.began:
            return "dropped" if self.dropped else "waiting"
        return "over" if self.game.over else "playing"

    def to_act(self) -> list[Seat]:
        return self.game.to_act() if self.began else []

    def empty_chairs(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def people(self) -> list[Seat]:
        """The seats whose owners are persons, present or replaced for a while."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def present(self) -> list[Seat]:
        """The seats where a person decides."""
        return [seat for seat in self.people() if not self.chairs[seat].stand_in]

    @property
    def timed(self) -> bool:
        """Whether it matters here how much time goes by."""
        return self.state == "playing" and (self.opened.clock.kind != "none" or self.people() != self.present())

    def bots_due(self) -> list[Seat]:
        due = [seat for seat in self.to_act() if self.chairs[seat].bot]
        return due if self.course is None else self.course.unhurried(self.game, due)

    def cue(self, seat: Seat) -> Action | None:
        """What a bot is to do there by the course of a lesson; nothing where it is to think for itself."""
        return None if self.course is None else self.course.cue(self.game, seat)

    def has_sealed(self, seat: Seat) -> bool:
        """Whether the seat has made its part of the sealed choice that is going on."""
        return self._sealing >= 0 and seat in self._sealers and seat not in self.game.to_act()

    def owner_of(self, secret_hash: str) -> Seat | None:
        """The seat that the secret with this hash opens."""
        for seat, chair in enumerate(self.chairs):
            if chair.secret_hash and chair.secret_hash == secret_hash:
                return seat
        return None

    def offered(self) -> list[Seat]:
        """The seats that somebody may take over."""
        return [] if self.game.over else [seat for seat, chair in enumerate(self.chairs) if chair.offer_hash]

    def offered_by(self, offer_hash: str) -> Seat | None:
        """The seat that is offered by the secret with this hash."""
        return next((seat for seat in self.offered() if self.chairs[seat].offer_hash == offer_hash), None)

    def changed_hands(self, seat: Seat, seq: int) -> bool:
        """Whether its owner after that entry is not its owner any more."""
        return any(entries.gives_up(told.entry, seat) for told in self.told[seq + 1 :])

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def record(self) -> Record:
        """The game so far; the seats are noted as the bot that decides there, or as the person's name."""
        return self.game.record([f"bot:{chair.bot}" if chair.bot else chair.name for chair in self.chairs])

    # -- the fold ------------------------------------------------------------------------------------------------------

    def fold(self, at: float, entry: entries.AnyEntry, key: str = "") -> Told:
        """Bring the table forward by an entry that was judged before it was written."""
        self.seq += 1
        self.shown = None
        self.touched = at
        if key:
            self.keys[key] = self.seq
        asked = self.to_act()
        events = self._carry_out(entry)
        if isinstance(entry, ASKING):
            self._ask(asked, entry)
        self.talk_time.look(self.game, at)
        timed = [] if self.talk_time.since is not None else self.to_act()  # talk has a time of its own
        self.times.ask([seat for seat in timed if not self.chairs[seat].bot], at)
        return self._note(at, entry, events)

    def _note(self, at: float, entry: entries.AnyEntry, events: Sequence[Event] = ()) -> Told:
        told = Told(self.seq, at, entry, events, self.game.length)
        self.told.append(told)
        if self.seq >= RECENT:
            self.told[self.seq - RECENT].notes = []
        return told

    def _carry_out(self, entry: entries.AnyEntry) -> list[Event]:
        """What the entry changes; the events of the game if it was a move, or began the game."""
        if isinstance(entry, entries.Moved):
            return self._move(entry)
        if isinstance(entry, entries.TookBack):
            self._take_back(entry)
        elif isinstance(entry, entries.Sat):
            self.chairs[entry.seat] = Sitter("person", entry.name, "", entry.secret_hash)
            self.spoken.clear()
        elif isinstance(entry, entries.Stood):
            self.chairs[entry.seat] = Sitter("open", "", "", "")
            self.spoken.clear()
        elif isinstance(entry, entries.Began):
            self.began = True
            return self._open()
        elif isinstance(entry, entries.SecretChanged):
            self.chairs[entry.seat].secret_hash = entry.secret_hash
            self.chairs[entry.seat].offer_hash = ""  # whoever has offered it may not have been its owner
        elif isinstance(entry, entries.Renamed):
            self._rename(entry.seat, entry.name)
        elif isinstance(entry, entries.Composes):
            self.talk_time.composing.add(entry.seat)
        elif isinstance(entry, entries.Rematched):
            self.rematch = entry.table
            self.wants_rematch.append(entry.seat)
        elif isinstance(entry, entries.Dropped):
            self.dropped = True
        else:
            self._change_chairs(entry)
        return []

    def _change_chairs(self, entry: entries.AnyEntry) -> None:
        if isinstance(entry, entries.Offered):
            self.chairs[entry.seat].offer_hash = entry.secret_hash
        elif isinstance(entry, entries.Withdrew):
            self.chairs[entry.seat].offer_hash = ""
        elif isinstance(entry, entries.HandedOn):
            if self.chairs[entry.seat].stand_in:
                self.times.restart(entry.seat, self.touched)
            self._seat_another(entry.seat, Sitter("person", entry.name, "", entry.secret_hash))
        elif isinstance(entry, entries.Left):
            self._seat_another(entry.seat, Sitter("bot", "", entry.level, ""))
        elif isinstance(entry, entries.StoodIn):
            chair = self.chairs[entry.seat]
            if chair.kind == "bot":
                chair.level = entry.level
            else:
                chair.away_since = chair.away_since if chair.stand_in else self.touched
                chair.stand_in = entry.level
            self.votes.pop(entry.seat, None)
            self.asking = None  # who had to agree may be somebody else now
        elif isinstance(entry, entries.CameBack):
            self.chairs[entry.seat].stand_in = ""
            self.times.restart(entry.seat, self.touched)
        elif isinstance(entry, entries.Jumped):
            self.times.shift(entry.seconds)
            self.talk_time.shift(entry.seconds)
            for chair in self.chairs:
                chair.away_since += entry.seconds
        elif isinstance(entry, entries.Said):
            if entry.removed:
                self.removed[self.seq] = entry.removed
        elif isinstance(entry, entries.Voted):
            self.votes.setdefault(entry.chair, set()).add(entry.seat)
        elif isinstance(entry, entries.AskedBack):
            self.asking = Asking(entry.seat, entry.move)
        elif isinstance(entry, entries.Answered) and self.asking is not None:
            if entry.granted:
                self.asking.granted.add(entry.seat)
            else:
                self.asking = None

    def _seat_another(self, seat: Seat, sitter: Sitter) -> None:
        self.chairs[seat] = sitter
        self.votes.pop(seat, None)
        self.asking = None  # who had to agree may be somebody else now
        self.spoken.clear()

    # -- what lies beside the log --------------------------------------------------------------------------------------

    def take_out(self, seq: int, by: str) -> bool:
        """The words of a line of talk are gone from now on; false where they have gone before."""
        told = self.told[seq] if 0 <= seq <= self.seq else None
        if told is None or not isinstance(told.entry, entries.Said) or told.entry.removed:
            return False
        told.entry = replace(told.entry, text="", removed=by)
        told.notes = []
        self.removed[seq] = by
        return True

    def _rename(self, seat: Seat | None, name: str) -> None:
        if seat is None:
            self.opened = replace(self.opened, name=name)
        else:
            self.chairs[seat].name = name
            self.spoken.clear()

    def _move(self, entry: entries.Moved) -> list[Event]:
        game = self.game
        action = game.catalogue.from_text(entry.action)
        if self._kept is None:
            self._kept = game.copy()
        luck = game.table.rng.state()
        sealing = -1 if action.talk else self._sealed_with(entry.seat)
        self._lists = [game.legal(seat) for seat in range(game.players)] if action.talk else []
        events = game.apply(entry.seat, action)
        if entry.by == "clock" and action.ends:
            self.talk_time.ran_out(entry.seat, game)
        learned = next((event for event in events if event.reveals or event.shows), None)
        gained = self.times.stop(entry.seat, self.touched, decided=entry.nth == 0)
        move = Move(entry.seat, action, entry.by, entry.nth, learned, game.table.rng.state() != luck, sealing, gained)
        self.moves.append(move)
        if move.final:
            self._kept = None
        self.asking = None
        self.votes.clear()
        return events

    def _sealed_with(self, seat: Seat) -> int:
        """Choices that several seats make at once, unseen by each other, belong together."""
        asked = self.game.to_act()
        if len(asked) > 1 and not set(asked) <= self._sealers:
            self._sealing = self.game.length
            self._sealers = set(asked)
        if seat not in self._sealers:
            self._sealing, self._sealers = -1, set()
            return -1
        sealing = self._sealing
        if asked == [seat]:  # the last one: what was sealed comes to light
            self._sealing, self._sealers = -1, set()
        return sealing

    def _take_back(self, entry: entries.TookBack) -> None:
        first = entry.move - self.first_move
        later = self.moves[first + 1 :] if entry.alone else []
        self.game = self.game_before(entry.move)
        for move in self.moves[first : first + 1] if entry.alone else self.moves[first:]:
            if move.gained:
                self.times.take_back(move.seat)
        del self.moves[first:]
        if self._kept is not None and self._kept.length > entry.move:
            self._kept = None
        self._reseal()
        for move in later:  # sealed choices of others stay as they are
            move.sealed_with = self._sealed_with(move.seat)
            self.game.apply(move.seat, move.action)
            self.moves.append(move)
        self.asking = None

    def _reseal(self) -> None:
        """After an undo: whether the table stands in the middle of a sealed choice, and whose."""
        last = self.moves[-1] if self.moves else None
        self._sealing, self._sealers = -1, set()
        if last is not None and last.sealed_with >= 0 and not last.final:
            self._sealing = last.sealed_with
            self._sealers = {move.seat for move in self.moves if move.sealed_with == last.sealed_with}
            self._sealers.update(self.game.to_act())

    def game_before(self, number: int) -> Game:
        """The table as it was before that move, played anew from where it was kept or from the beginning."""
        if self._kept is not None and self._kept.length <= number:
            game = self._kept.copy()
        else:
            game = Game.deal(self.game.title, self.opened.terms, self.opened.seed)
        for seat, action in self.game.moves()[game.length : number]:
            game.apply(seat, action)
        return game

    def _ask(self, before: list[Seat], entry: entries.Began | entries.Moved | entries.TookBack) -> None:
        """Note since when each seat has been asked what it is asked now; a sealed choice of another changes nothing."""
        if isinstance(entry, entries.Moved):
            mover, whole = entry.seat, False
        elif isinstance(entry, entries.TookBack):
            mover, whole = entry.seat, not entry.alone
        else:
            mover, whole = None, False
        if mover is not None:
            self.asked_since[mover] = self.seq
        for seat in self.to_act():
            others = mover is not None and mover != seat and not self._list_changed(seat)
            if whole or not (others and seat in before):
                self.asked_since[seat] = self.seq

    def _list_changed(self, seat: Seat) -> bool:
        """Whether what was just said has changed what a seat may choose: its answer was meant for another proposal."""
        return bool(self._lists) and self._lists[seat] != self.game.legal(seat)


def names_at(live: LiveTable, language: str) -> list[str]:
    """What the seats are called: by the names of those who sit there, or by their colours."""
    colours = live.game.title.words(live.opened.terms, language)
    return [name or colours.seat(seat) for seat, name in enumerate(live.names())]


def commitment(seed: int) -> str:
    """The hash that a table shows of its seed before the first decision.

    >>> commitment(7)[:16]
    '7902699be42c8a8e'
    """
    return sha256(str(seed).encode()).hexdigest()
