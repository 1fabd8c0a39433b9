"""One seat at one table: what it is told, in data and in words. Built from what it may know, never by deleting."""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from fernhandel.core.actions import Action
from fernhandel.core.deals.spoken import drafts
from fernhandel.core.events import seen_by
from fernhandel.core.game import Game
from fernhandel.core.parts import ANEW, BLANK, EVERYBODY, JsonParts, Parts, Sheet
from fernhandel.core.words import Words
from fernhandel.table import entries
from fernhandel.table.live import LiveTable, Seat, Told
from fernhandel.table.look import AskingLook, ChairLook, Choice, Look, Note, Removed, TableLook, UndoLook
from fernhandel.table.settings import SeatSettings
from fernhandel.table.showing import (
    NOTHING,
    Spoken,
    auction_at,
    choice_of,
    choices_json,
    json,
    note_json,
    note_of,
    showing_of,
    spoken_at,
    view_of,
    view_to_tell,
)
from fernhandel.table.undo import absent_veto, reach

LAYING: Final = (entries.Opened, entries.Sat, entries.Stood, entries.Began)
"""What happens before the first move; a chair is taken or left only then."""
NO_UNDO: Final = UndoLook(can="no")
FREE_UNDO: Final = UndoLook(can="undo")


class _Parts:
    """The parts of a look that are objects where it is handed out, and JSON where it is told."""

    def __init__(self, table: Any, names: Any, view: Any, choices: Any, prompt: str, stages: Any, deals: Any) -> None:
        self.table = table
        self.names = names
        self.view = view
        self.choices = choices
        self.prompt = prompt
        self.stages = stages
        self.deals = deals


class Onlooker:
    """One seat (or a spectator) at one table in one language; a ``lean`` one wants no words, not even at the end.

    Looks and notes come as objects, made anew each time, or as JSON, where what others are told too is made once.
    """

    def __init__(self, live: LiveTable, seat: Seat | None, language: str, lean: bool = False) -> None:
        self.live = live
        self.seat = seat
        self.lean = lean
        self.language = language

    @property
    def words(self) -> Words:
        return words_of(self.live, self.language)

    def _spoken(self) -> Spoken | None:
        return None if self.lean else spoken_at(self.live, self.language)

    def look(self, mine: list[Seat], settings: SeatSettings | None, now: float) -> Look:
        live, spoken = self.live, self._spoken()
        words = None if spoken is None else spoken.words
        catalogue, view = live.game.catalogue, view_of(live, self.seat)
        parts = _Parts(
            table=table_look(live, now),
            names=[] if spoken is None else spoken.names.copy(),
            view=view,
            choices=[choice_of(catalogue, words, action) for action in self._legal()],
            prompt=words.prompt(view) if words is not None and live.began else "",
            stages=[] if words is None else words.stages(view),
            deals=[] if words is None else words.deals(view),
        )
        return self._look(mine, settings, now, spoken, parts)

    def look_to_tell(self, mine: list[Seat], settings: SeatSettings | None, now: float) -> Look | msgspec.Raw:
        """The same, only good to be encoded."""
        live, seat, spoken = self.live, self.seat, self._spoken()
        catalogue, showing = live.game.catalogue, showing_of(live)
        for_all = seat is None and not mine and settings is None and not _ticks(live)
        if for_all and spoken in showing.spectators:
            return showing.spectators[spoken]
        prompt, stages, deals = ("", NOTHING, NOTHING) if spoken is None else showing.words(live, spoken, seat)
        parts = _Parts(
            table=_table_json(live, now),
            names=[] if spoken is None else spoken.names_json,
            view=view_to_tell(live, seat),
            choices=choices_json(catalogue, spoken, self._legal()),
            prompt=prompt,
            stages=stages,
            deals=deals,
        )
        look = self._look(mine, settings, now, spoken, parts)
        if not for_all:
            return look
        told = showing.spectators[spoken] = json(look)
        return told

    def _look(
        self, mine: list[Seat], settings: SeatSettings | None, now: float, spoken: Spoken | None, parts: _Parts
    ) -> Look:
        live, seat = self.live, self.seat
        game = live.game
        standing = game.standing() if game.over else []
        last_words = spoken.words if spoken is not None and standing else None
        return Look(
            seq=live.seq,
            seat=seat,
            mine=mine,
            table=parts.table,
            names=parts.names,
            view=parts.view,
            choices=parts.choices,
            barred=self._barred(spoken),
            asked_since=live.asked_since[seat] if seat is not None else live.seq,
            auction=auction_at(live),
            prompt=parts.prompt,
            stages=parts.stages,
            deals=parts.deals,
            undo=self._undo(spoken, now),
            asking=self._asking(),
            settings=settings,
            standing=standing,
            standing_lines=[] if last_words is None else last_words.standing(standing),
            verdict="" if last_words is None else last_words.verdict(standing),
        )

    def _legal(self) -> list[Action]:
        """What may be chosen now by whoever looks on; proposals are said whole, and are no choices (DL33)."""
        live, seat = self.live, self.seat
        asked = live.began and seat is not None and seat in live.game.to_act() and not live.chairs[seat].bot
        return choices_at(live.game, seat) if asked and seat is not None else []

    def _barred(self, spoken: Spoken | None) -> list[Choice]:
        """What deals keep the seat from, in the same words as what it may do."""
        live, seat = self.live, self.seat
        if not live.began or seat is None or live.chairs[seat].bot or seat not in live.game.to_act():
            return []
        return barred_at(live.game, seat, None if spoken is None else spoken.words)

    def _undo(self, spoken: Spoken | None, now: float) -> UndoLook:
        live, seat = self.live, self.seat
        found = reach(live, seat) if seat is not None and live.state == "playing" else None
        if found is None or seat is None:
            return NO_UNDO
        if found.free:
            return FREE_UNDO
        veto = absent_veto(live, seat, found.move, now)
        if veto is not None:
            return UndoLook(can="no", why="" if spoken is None else spoken.table.declined(veto))
        return UndoLook(can="ask", why="" if spoken is None else spoken.barrier(found, seat))

    def _asking(self) -> AskingLook | None:
        asking = self.live.asking
        if asking is None:
            return None
        yours = self.seat in self.live.present() and self.seat not in {asking.seat, *asking.granted}
        return AskingLook(seat=asking.seat, move=asking.move, granted=sorted(asking.granted), yours=yours)

    def notes(self, after: int, upto: int | None = None) -> list[Note]:
        """What happened after that number, up to another; from the beginning it is told what the table goes on from."""
        spoken = self._spoken()
        return [note_of(told, spoken, seen_by(told.events, self.seat)) for told in self._told(after, upto)]

    def notes_json(self, after: int, upto: int | None = None) -> list[msgspec.Raw]:
        """The same as it goes over the wire."""
        live, seat, spoken = self.live, self.seat, self._spoken()
        return [note_json(live, told, spoken, told.seen_by(seat)) for told in self._told(after, upto)]

    def removed(self) -> list[Removed]:
        """The lines of talk whose words are gone, and what stands in their place."""
        spoken = self._spoken()
        return [
            Removed(seq, "" if spoken is None else spoken.table.removed(by)) for seq, by in self.live.removed.items()
        ]

    def _told(self, after: int, upto: int | None) -> list[Told]:
        told = self.live.told[after + 1 : None if upto is None else upto + 1]
        if after < 0:  # what was made at another table stands between the laying of this one and what followed
            laid = max((n for n, one in enumerate(told) if isinstance(one.entry, LAYING)), default=-1)
            told = [*told[: laid + 1], *self.live.past, *told[laid + 1 :]]
        return told


def choices_at(game: Game, seat: Seat) -> list[Action]:
    """What a seat that is asked may choose."""
    legal = game.legal(seat)
    return [action for action in legal if not drafts(action)] if legal and legal[-1].talk else legal


def barred_at(game: Game, seat: Seat, words: Words | None) -> list[Choice]:
    return [
        replace(choice_of(game.catalogue, words, action), deal=deal, clause=clause)
        for action, deal, clause in game.table.promised_away(seat)
    ]


def look_back(live: LiveTable, seat: Seat | None, language: str, move: int) -> Look:
    """A game that is over as that seat saw it after so many moves."""
    return look_then(as_it_was(live, move), seat, language)


def look_then(then: LiveTable, seat: Seat | None, language: str) -> Look:
    """A table as it was, as one of its seats saw it."""
    return Onlooker(then, seat, language).look([], None, then.opened_at)


def as_it_was(live: LiveTable, move: int) -> LiveTable:
    """The table of a game that is over, after so many moves."""
    opened = replace(
        live.opened,
        chairs=[entries.Chair(kind="bot", name=chair.name, level=chair.bot) for chair in live.chairs],
        invite="",
        moves=live.record().moves[:move],
        origin="",
    )
    then = LiveTable(live.id, live.opened_at, opened)
    then.fold(live.opened_at, entries.Began())
    return then


def words_of(live: LiveTable, language: str) -> Words:
    """The game's words with the names of those who sit here; a nameless chair goes by its colour."""
    return spoken_at(live, language).words


def table_look(live: LiveTable, now: float, parts: Parts = ANEW) -> TableLook:
    """What everybody may know of a table beside its game, of parts as views are."""
    opened, state = live.opened, live.state
    return TableLook(
        id=live.id,
        name=opened.name,
        terms=parts.common("terms", [live.told_terms], _alike, live.told_terms),
        other_board=opened.terms.board is not None,
        public=opened.public,
        state=state,  # type: ignore[arg-type]
        clock=parts.common("clock", [opened.clock], _alike, opened.clock),
        chairs=[_chair(live, seat, now, state == "playing", parts) for seat in range(live.players)],
        to_act=live.to_act(),
        offered=live.offered(),
        commitment=live.commitment,
        seed=str(opened.seed) if state == "over" else None,
        rematch=live.rematch,
        origin=opened.origin,
        opened_at=live.opened_at,
        moves=live.game.length,
        talk_left=live.talk_time.left(now),
    )


def _alike(told: Any) -> Any:
    return told


def _ticks(live: LiveTable) -> bool:
    """Whether there is a clock, so that what is seen of the table changes by itself."""
    return live.opened.clock.kind != "none"


def _table_json(live: LiveTable, now: float) -> msgspec.Raw:
    """Without a clock it is the same for everybody until the next entry."""
    showing = showing_of(live)
    known = showing.table_json
    if known is None or _ticks(live):
        known = _table_sheet(live, now).filled([live.to_act(), live.game.length, live.talk_time.left(now)])
        showing.table_json = known
    return known


def _table_sheet(live: LiveTable, now: float) -> Sheet:
    """All of it but what is another after a move: the rest seldom changes."""
    state = live.state
    facts: list[Any] = [live.opened, state, live.rematch, live.offered()]
    facts += [_chair_facts(live, seat, now, state == "playing") for seat in range(live.players)]
    kept = live.parts.kept("table", EVERYBODY, facts)
    if kept.json is None:
        look = table_look(live, now, JsonParts(live.parts))
        kept.json = Sheet(replace(look, to_act=BLANK, moves=BLANK, talk_left=BLANK))
    sheet: Sheet = kept.json
    return sheet


def _chair(live: LiveTable, seat: Seat, now: float, playing: bool, parts: Parts) -> Any:
    facts = _chair_facts(live, seat, now, playing)
    return parts.common_of("chair", facts, _chair_look, facts, seat)


def _chair_facts(live: LiveTable, seat: Seat, now: float, playing: bool) -> list[Any]:
    chair = live.chairs[seat]
    left = live.times.remaining(seat, now) if playing else None
    open = playing and live.times.ran_out(seat, now)
    return [chair.kind, chair.name, chair.bot, live.has_sealed(seat), left, open, len(live.votes.get(seat, ()))]


def _chair_look(facts: list[Any], seat: Seat) -> ChairLook:
    kind, name, level, sealed, left, open, votes = facts
    return ChairLook(
        seat=seat,
        kind=kind,
        name=name,
        level=level,
        owned=kind == "person",
        sealed=sealed,
        seconds_left=left,
        open=open,
        votes=votes,
    )
