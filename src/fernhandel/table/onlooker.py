"""One seat at one table: what it is told, in data and in words. Built from what it may know, never by deleting."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import seen_by
from fernhandel.core.words import Words
from fernhandel.table import entries
from fernhandel.table.live import LiveTable, Seat, Told
from fernhandel.table.look import AskingLook, ChairLook, Choice, Look, Note, TableLook, UndoLook
from fernhandel.table.settings import SeatSettings
from fernhandel.table.speech import TableWords
from fernhandel.table.undo import absent_veto, reach

CHOICES_KEPT: Final = 20_000
LAYING: Final = (entries.Opened, entries.Sat, entries.Stood, entries.Began)
"""What happens before the first move; a chair is taken or left only then."""


class Onlooker:
    """One seat (or a spectator) at one table in one language; a ``lean`` one wants no words, not even at the end."""

    def __init__(self, live: LiveTable, seat: Seat | None, language: str, lean: bool = False) -> None:
        self.live = live
        self.seat = seat
        self.lean = lean
        self.language = language

    @property
    def words(self) -> Words:
        return words_of(self.live, self.language)

    @property
    def said(self) -> TableWords:
        return TableWords(self.words, self.language)

    def look(self, mine: list[Seat], settings: SeatSettings | None, now: float) -> Look:
        live, seat = self.live, self.seat
        game = live.game
        view = game.view(seat)
        asked = live.began and seat is not None and seat in game.to_act() and not live.chairs[seat].bot
        legal = game.legal(seat) if asked and seat is not None else []
        standing = game.standing() if game.over else []
        return Look(
            seq=live.seq,
            seat=seat,
            mine=mine,
            table=table_look(live, now),
            names=[] if self.lean else [self.words.seat(each) for each in range(live.players)],
            view=view if live.told_terms is game.terms else replace(view, terms=live.told_terms),
            choices=self._choices(game.catalogue, legal),
            asked_since=live.asked_since[seat] if seat is not None else live.seq,
            auction=game.title.auction(game.table) if live.state == "playing" else "",
            prompt=self.words.prompt(view) if live.began and not self.lean else "",
            stages=[] if self.lean else self.words.stages(view),
            undo=self._undo(now),
            asking=self._asking(),
            settings=settings,
            standing=standing,
            standing_lines=self.words.standing(standing) if standing and not self.lean else [],
            verdict=self.words.verdict(standing) if standing and not self.lean else "",
        )

    def _choices(self, catalogue: Catalogue, legal: list[Action]) -> list[Choice]:
        if self.lean:
            return [_bare(catalogue, action) for action in legal]
        return [_worded(catalogue, self.words, action) for action in legal]

    def _undo(self, now: float) -> UndoLook:
        live, seat = self.live, self.seat
        found = reach(live, seat) if seat is not None and live.state == "playing" else None
        if found is None or seat is None:
            return UndoLook(can="no", why="")
        if found.free:
            return UndoLook(can="undo")
        veto = absent_veto(live, seat, found.move, now)
        if veto is not None:
            return UndoLook(can="no", why="" if self.lean else self.said.declined(veto))
        return UndoLook(can="ask", why="" if self.lean else self.said.barrier(found, seat))

    def _asking(self) -> AskingLook | None:
        asking = self.live.asking
        if asking is None:
            return None
        yours = self.seat in self.live.present() and self.seat not in {asking.seat, *asking.granted}
        return AskingLook(seat=asking.seat, move=asking.move, granted=sorted(asking.granted), yours=yours)

    def notes(self, after: int, upto: int | None = None) -> list[Note]:
        """What happened after that number, up to another; from the beginning it is told what the table goes on from."""
        told = self.live.told[after + 1 : None if upto is None else upto + 1]
        if after < 0:  # what was made at another table stands between the laying of this one and what followed
            laid = max((n for n, one in enumerate(told) if isinstance(one.entry, LAYING)), default=-1)
            told = [*told[: laid + 1], *self.live.past, *told[laid + 1 :]]
        return [self._note(one) for one in told]

    def _note(self, told: Told) -> Note:
        events = seen_by(told.events, self.seat)
        return Note(
            seq=told.seq,
            at=told.at,
            type=told.entry.__struct_config__.tag,  # type: ignore[arg-type]
            seat=getattr(told.entry, "seat", None),
            text="" if self.lean else self.said.entry(told.entry),
            events=list(events),
            lines=[] if self.lean else [self.words.event(event) for event in events],
            move=told.move,
        )


def look_back(live: LiveTable, seat: Seat | None, language: str, move: int) -> Look:
    """A game that is over as that seat saw it after so many moves."""
    opened = replace(
        live.opened,
        chairs=[entries.Chair(kind="bot", name=chair.name, level=chair.bot) for chair in live.chairs],
        invite="",
        moves=live.record().moves[:move],
        origin="",
    )
    then = LiveTable(live.id, live.opened_at, opened)
    then.fold(live.opened_at, entries.Began())
    return Onlooker(then, seat, language).look([], None, live.opened_at)


# Choices come again and again at one table, and bare ones at all of them.


@lru_cache(maxsize=CHOICES_KEPT)
def _bare(catalogue: Catalogue, action: Action) -> Choice:
    return Choice(action.id, catalogue.to_json(action), "", [], action.ends, action.amount_field)


@lru_cache(maxsize=CHOICES_KEPT)
def _worded(catalogue: Catalogue, words: Words, action: Action) -> Choice:
    told, touched = words.action(action), catalogue.touches(action)
    return Choice(action.id, catalogue.to_json(action), told, touched, action.ends, action.amount_field)


def words_of(live: LiveTable, language: str) -> Words:
    """The game's words with the names of those who sit here; a nameless chair goes by its colour."""
    known = live.spoken.get(language)
    if known is None:
        title, terms = live.game.title, live.opened.terms
        colours = title.words(terms, language)
        names = [name or colours.seat(seat) for seat, name in enumerate(live.names())]
        known = title.words(terms, language, names)
        live.spoken[language] = known
    return known


def table_look(live: LiveTable, now: float) -> TableLook:
    """Without a clock it is the same for everybody until the next entry, and made once."""
    shown = live.shown
    if isinstance(shown, TableLook) and live.opened.clock.kind == "none":
        return shown
    opened, state = live.opened, live.state
    shown = TableLook(
        id=live.id,
        name=opened.name,
        terms=live.told_terms,
        other_board=opened.terms.board is not None,
        public=opened.public,
        state=state,  # type: ignore[arg-type]
        clock=opened.clock,
        chairs=[_chair_look(live, seat, now, state == "playing") for seat in range(live.players)],
        to_act=live.to_act(),
        commitment=live.commitment,
        seed=str(opened.seed) if state == "over" else None,
        rematch=live.rematch,
        origin=opened.origin,
        opened_at=live.opened_at,
        moves=live.game.length,
    )
    live.shown = shown
    return shown


def _chair_look(live: LiveTable, seat: Seat, now: float, playing: bool) -> ChairLook:
    chair = live.chairs[seat]
    return ChairLook(
        seat=seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.bot,
        owned=chair.kind == "person",
        sealed=live.has_sealed(seat),
        seconds_left=live.times.remaining(seat, now) if playing else None,
        open=playing and live.times.ran_out(seat, now),
        votes=len(live.votes.get(seat, ())),
    )
