"""A table as lists tell of it: who sits there, what is asked of whom, what has happened last; in every language.

It follows from the log, and is kept beside it, so that nobody folds a hundred games to see a list of them. Everybody
may know everything in it, but for the hashes of the seats' secrets, which are not told.
"""

import msgspec

from fernhandel.core.events import seen_by
from fernhandel.core.terms import Terms
from fernhandel.core.title import Place
from fernhandel.core.words import LANGUAGES
from fernhandel.table import entries
from fernhandel.table.clock import Clock
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.named import named_in
from fernhandel.table.showing import spoken_at, view_of

LINES_KEPT = 6


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    name: str
    level: str
    """The level of the bot that decides here; empty where a person does."""
    secret_hash: str
    sealed: bool
    asked_at: float | None
    """Since when it owes a decision."""
    asked_seq: int
    left: float | None
    """The seconds that its clock had when it began to run; ``None`` without a clock."""
    running_since: float | None
    moved_seq: int
    """The entry of its last move, or -1."""
    named_seq: int = -1
    """The last line of talk that names who sits there, or -1."""


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """A line of what has happened, as a spectator is told."""

    seq: int
    at: float
    text: str


class SummaryWords(msgspec.Struct, frozen=True, kw_only=True):
    names: list[str]
    stage: str
    ask: str
    last: list[Happened]
    standing: list[str]
    verdict: str


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    seq: int
    name: str
    terms: Terms
    public: bool
    lesson: bool
    other_board: bool = False
    state: str
    clock: Clock
    seats: list[SeatSummary]
    to_act: list[Seat]
    undo_asked_of: list[Seat]
    offered: list[Seat]
    turn: int
    progress: float | None = None
    """How much of the game is over, where its game can say."""
    opened_at: float
    touched_at: float
    rematch: str
    wants_rematch: list[Seat]
    origin: str
    standing: list[Place]
    words: dict[str, SummaryWords]

    def seconds_left(self, seat: Seat, now: float) -> float | None:
        """What is left on a seat's clock; ``None`` without one."""
        of = self.seats[seat]
        if of.left is None:
            return None
        return of.left - (0.0 if of.running_since is None else self.clock.runs(of.running_since, now))


def summary_of(live: LiveTable) -> Summary:
    game, opened = live.game, live.opened
    view = view_of(live, None)
    moved = {told.entry.seat: told.seq for told in live.told if isinstance(told.entry, entries.Moved)}
    return Summary(
        seq=live.seq,
        name=opened.name,
        terms=live.told_terms,
        public=opened.public,
        lesson=live.course is not None or bool(opened.course),
        other_board=opened.terms.board is not None,
        state=live.state,
        clock=opened.clock,
        seats=[_seat(live, seat, moved.get(seat, -1)) for seat in range(live.players)],
        to_act=live.to_act(),
        undo_asked_of=_undo_asked_of(live),
        offered=live.offered(),
        turn=view.turn,
        progress=game.title.progress(view) if live.began else None,
        opened_at=live.opened_at,
        touched_at=live.touched,
        rematch=live.rematch,
        wants_rematch=list(live.wants_rematch),
        origin=opened.origin,
        standing=game.standing() if game.over else [],
        words={language: _words(live, language) for language in LANGUAGES},
    )


def _seat(live: LiveTable, seat: Seat, moved: int) -> SeatSummary:
    chair = live.chairs[seat]
    asked = seat in live.to_act()
    left, since = live.times.running(seat)
    return SeatSummary(
        kind=chair.kind,
        name=chair.name,
        level=chair.bot,
        secret_hash=chair.secret_hash,
        sealed=live.has_sealed(seat),
        asked_at=live.told[live.asked_since[seat]].at if asked else None,
        asked_seq=live.asked_since[seat] if asked else -1,
        left=left,
        running_since=since,
        moved_seq=moved,
        named_seq=_named(live, seat),
    )


def _named(live: LiveTable, seat: Seat) -> int:
    said = ((told.seq, told.entry) for told in reversed(live.told) if isinstance(told.entry, entries.Said))
    return next((seq for seq, entry in said if named_in(live, seat, entry)), -1)


def _undo_asked_of(live: LiveTable) -> list[Seat]:
    asking = live.asking
    return [] if asking is None else [seat for seat in live.present() if seat not in {asking.seat, *asking.granted}]


def _words(live: LiveTable, language: str) -> SummaryWords:
    spoken = spoken_at(live, language)
    words, view = spoken.words, view_of(live, None)
    standing = live.game.standing() if live.game.over else []
    return SummaryWords(
        names=spoken.names,
        stage=next((stage.name for stage in words.stages(view) if stage.state == "now"), ""),
        ask=words.ask(view) if live.began else "",
        last=_last(live, language),
        standing=words.standing(standing) if standing else [],
        verdict=words.verdict(standing) if standing else "",
    )


def _last(live: LiveTable, language: str) -> list[Happened]:
    """The last lines that everybody was told, the latest last."""
    spoken = spoken_at(live, language)
    found: list[Happened] = []
    for told in reversed(live.told):
        lines = [spoken.words.event(event) for event in seen_by(told.events, None)]
        said = "" if isinstance(told.entry, entries.Said) else spoken.table.entry(told.entry)  # talk is not for lists
        for text in reversed([said, *lines]):
            if text:
                found.append(Happened(seq=told.seq, at=told.at, text=text))
        if len(found) >= LINES_KEPT:
            break
    return found[:LINES_KEPT][::-1]
