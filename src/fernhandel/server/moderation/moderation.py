"""A house that stays a good place: who may talk and come in, what is reported, and what a host does about it."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial

from fernhandel.server.background import rounds
from fernhandel.server.gallery.gallery import Gallery
from fernhandel.server.gallery.tables import GALLERY
from fernhandel.server.gallery.talk import GalleryStore, Spoken
from fernhandel.server.hall import Hall, Judging
from fernhandel.server.moderation.bars import BarRow, Bars, seat_holder
from fernhandel.server.moderation.blocks import Blocks
from fernhandel.server.moderation.deeds import DeedRow, Deeds, Doer, Effect
from fernhandel.server.moderation.reports import LINES, ReportRow, Reports
from fernhandel.server.moderation.roles import Roles
from fernhandel.server.moderation.rules import Rulebook
from fernhandel.server.moderation.targets import Target, line_at, target_of
from fernhandel.server.moderation.wire import (
    Bar,
    Block,
    Blocked,
    Case,
    Deed,
    DeedAsked,
    HostPage,
    HouseRules,
    MakeDeputy,
    OwnReport,
    RemoveLine,
    Report,
    Reporter,
    Standing,
    Suspect,
    TalkLine,
    ToldDeed,
    Unlist,
    Whom,
)
from fernhandel.server.store import Store
from fernhandel.server.visitor import Visitor, is_person
from fernhandel.table import entries, judge
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.plain import plain

LOG = logging.getLogger("fernhandel.moderation")

FRESH_SECONDS = 2.0  # what other processes have done is seen after so long
LATELY_SECONDS = 3_600.0  # what is new beside the logs is looked for so far back: clocks of machines differ
TIDY_SECONDS = 3_600.0
KNOWN = 20_000  # arrivals that are remembered, so that they are written once
ROUND = 1  # lines that a host is shown on either side of one that was reported


class Moderation:
    def __init__(self, hall: Hall, gallery: Gallery) -> None:
        self._hall = hall
        self._gallery = gallery
        store = hall.store
        self._bars = Bars(store)
        self._reports = Reports(store)
        self._deeds = Deeds(store, self._bars, self._reports)
        self._lookers_on = GalleryStore(store)
        self._rulebook = Rulebook(store)
        self._rules: tuple[HouseRules, float] | None = None
        self._came: dict[str, tuple[str, float]] = {}
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()
        self.blocks = Blocks(store)
        self.roles = Roles(store)
        self._tidied = 0.0
        hall.background.spawn(rounds(self._look_around, FRESH_SECONDS, LOG))

    async def _look_around(self) -> None:
        await self._hall.look_beside(time.time() - LATELY_SECONDS)
        await self._note_arrivals()
        if time.monotonic() - self._tidied > TIDY_SECONDS:
            await asyncio.to_thread(self._bars.forget_old)
            await asyncio.to_thread(self._reports.forget_old)
            self._tidied = time.monotonic()

    # -- what is checked where it must be: talk, coming in, laying a table ---------------------------------------------

    async def rules(self) -> HouseRules:
        known = self._rules
        if known is None or time.monotonic() - known[1] > FRESH_SECONDS:
            read = await asyncio.to_thread(self._rulebook.read)
            if self._rules is known:  # else the host has set them meanwhile
                self._rules = (read, time.monotonic())
        assert self._rules is not None
        return self._rules[0]

    async def set_rules(self, holder: str, rules: HouseRules) -> HouseRules:
        if await self.role(holder) != "host":
            raise Declined("for_the_host")
        kept = HouseRules(
            guests_talk=rules.guests_talk, gallery=rules.gallery, lobby=rules.lobby, greeting=plain(rules.greeting)
        )
        await asyncio.to_thread(self._rulebook.write, kept)
        self._rules = (kept, time.monotonic())
        return kept

    async def let_in(self, visitor: Visitor) -> None:
        """Whoever was shut out lays no table and takes no chair."""
        holders = _holders(visitor)
        if not holders:
            return
        bar = await asyncio.to_thread(self._bars.at_the_door, holders, visitor.address)
        if bar is not None:
            raise _declined(bar)
        self._arrive(visitor)

    async def may_talk(self, visitor: Visitor, live: LiveTable, seat: Seat | None) -> None:
        """At a table, in a seat or among those who look on."""
        holders = _holders(visitor)
        if seat is not None:
            holders.append(seat_holder(live.id, seat))
        bar = next(iter(await asyncio.to_thread(self._bars.on, holders, live.id)), None)
        if bar is not None:
            raise _declined(bar)
        rules = await self.rules()
        if seat is None and not rules.gallery:
            raise Declined("gallery_is_silent")
        if await self._silent(visitor, rules):
            raise Declined("guests_do_not_talk") if rules.guests_talk == "never" else Declined("guests_play_first")
        self._arrive(visitor)

    async def _silent(self, visitor: Visitor, rules: HouseRules) -> bool:
        """Whether the rules keep a guest from talking; a program in a seat is a guest, too."""
        if rules.guests_talk == "always" or is_person(visitor.holder):
            return False
        if rules.guests_talk == "never" or not visitor.holder:
            return True
        return not await asyncio.to_thread(self._bars.finished_a_game, visitor.holder)

    async def welcome(self, visitor: Visitor, table: str) -> None:
        """At a table that anybody may find: nobody who sits there has blocked them."""
        unwelcome = await asyncio.to_thread(self.blocks.unwelcome, visitor.holder, table)
        if unwelcome:
            raise Declined("not_for_you")

    def _arrive(self, visitor: Visitor) -> None:
        key = (visitor.holder, visitor.address)
        if visitor.holder and visitor.address and key not in self._known:
            self._known[key] = None
            self._came[visitor.holder] = (visitor.address, time.time())
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)

    async def _note_arrivals(self) -> None:
        came, self._came = self._came, {}
        if came:
            await asyncio.to_thread(self._bars.arrived, came)

    # -- for oneself ---------------------------------------------------------------------------------------------------

    async def role(self, holder: str) -> str:
        return await asyncio.to_thread(self.roles.of, holder) if is_person(holder) else ""

    async def standing(self, visitor: Visitor, table: str | None, seats: list[Seat]) -> Standing:
        """How somebody stands in the house, and at a table where they have these seats."""
        holders = [*_holders(visitor), *(seat_holder(table, seat) for seat in seats if table)]
        rules = await self.rules()
        bars = await asyncio.to_thread(self._bars.on, holders, table)
        live = None if table is None else await self._hall.find(table)
        told = await asyncio.to_thread(self._deeds.told_to, holders)
        return Standing(
            role=await asyncio.to_thread(self.roles.of, visitor.holder),
            person=is_person(visitor.holder),
            bars=_once([_told(bar) for bar in bars if bar.what in ("talk", "house")]),
            silent=await self._silent(visitor, rules),
            greeting=rules.greeting,
            blocked=[] if live is None else await asyncio.to_thread(self.blocks.seats, visitor.holder, live),
            told=[ToldDeed(id=deed.id, what=deed.what, why=deed.why, at=deed.at) for deed in told],
        )

    async def block(self, visitor: Visitor, asked: Block) -> None:
        if asked.whom.gallery and asked.whom.table is not None:
            await self._reads(visitor, await self._hall.find(asked.whom.table))
        target = await self._target(asked.whom)
        if visitor.holder in target.holders:
            raise Declined("yourself")
        if asked.blocked:
            await asyncio.to_thread(self.blocks.block, visitor.holder, target.holders, target.name)
        else:
            await asyncio.to_thread(self.blocks.unblock, visitor.holder, target.holders)

    async def blocked(self, holder: str) -> list[Blocked]:
        return await asyncio.to_thread(self.blocks.listed, holder)

    async def unblock(self, holder: str, id: str) -> list[Blocked]:
        await asyncio.to_thread(self.blocks.lift, holder, id)
        return await self.blocked(holder)

    async def _target(self, whom: Whom) -> Target:
        live = None if whom.table is None else await self._hall.find(whom.table)
        return await asyncio.to_thread(target_of, self._hall.store, whom, live)

    async def _reads(self, visitor: Visitor, live: LiveTable) -> None:
        """Who may not read the gallery learns nothing of it by this, either."""
        if await self._gallery.shut_to(visitor, live):
            raise Declined("plays_here")

    async def report(self, visitor: Visitor, report: Report) -> bool:
        live = await self._hall.find(report.table)
        seq = -1 if report.seq is None else report.seq
        if report.about == "line":
            line_at(live, seq)
        elif report.about == "gallery":
            await self._reads(visitor, live)
            await asyncio.to_thread(self._lookers_on.line, live.id, seq)
        elif report.about == "name" and (report.seat is None or report.seat >= live.players):
            raise Declined("nobody_there")
        return await asyncio.to_thread(self._reports.add, visitor.holder, report, plain(report.words))

    async def own_reports(self, holder: str) -> list[OwnReport]:
        """What somebody has reported, and what became of it."""
        found = await asyncio.to_thread(self._reports.of, holder)
        told = []
        for row, removed in found:
            try:
                opened = (await self._hall.find(row.table)).opened
            except Declined:  # it is gone, or broken
                continue
            told.append(
                OwnReport(
                    id=row.id,
                    about=row.about,  # type: ignore[arg-type]
                    table_name=opened.name,
                    game=opened.terms.game,
                    at=row.at,
                    outcome="removed" if removed else row.outcome,  # type: ignore[arg-type]
                    settled_at=row.settled_at,
                )
            )
        return told

    async def reported(self, holder: str) -> set[str]:
        """The tables that somebody has reported."""
        found = await asyncio.to_thread(self.reported_tables, [holder]) if holder else {}
        return found.get(holder, set())

    def reported_tables(self, holders: Sequence[str]) -> dict[str, set[str]]:
        """Which tables each of these is not shown any more. Blocks."""
        return self._reports.tables_of(holders)

    # -- for hosts -----------------------------------------------------------------------------------------------------

    async def claim(self, holder: str, secret: str) -> None:
        if not is_person(holder):
            raise Declined("needs_a_key")
        await asyncio.to_thread(self.roles.claim, holder, secret)

    async def doer(self, holder: str) -> Doer:
        """Whoever may see what hosts see."""
        role = await self.role(holder)
        if role == "host" or role == "deputy":
            return Doer(holder, "host" if role == "host" else "deputy")
        raise Declined("for_the_host")

    async def do(self, by: Doer, asked: DeedAsked) -> None:
        live, target = await self._named(asked)
        await self._note_arrivals()
        effect = await asyncio.to_thread(self._deeds.do, by, asked, target, live)
        await self._follow(effect)

    async def _named(self, asked: DeedAsked) -> tuple[LiveTable | None, Target | None]:
        """The table and the one that a deed names."""
        whom = whom_of(asked)
        live = None if whom is None or whom.table is None else await self._hall.find(whom.table)
        return live, await asyncio.to_thread(meant_by, self._hall.store, whom, live)

    async def _follow(self, effect: Effect) -> None:
        """What a deed means at tables."""
        if effect.lines:
            await self._hall.remove_talk(effect.lines, "host")
        if effect.gallery:
            await self._hall.remove_talk(effect.gallery, "host", GALLERY)
        for table, seat, was, name in effect.called:
            await self._write(table, partial(judge.call, seat=seat, was=was, name=name))
        for id in effect.retold:
            await self._hall.retell(id)
        for holder in effect.shut_out:
            for id, holds in (await asyncio.to_thread(self._hall.store.holds_of, holder)).items():
                given = [(hold.seat, hold.secret_hash) for hold in holds]
                await self._write(id, partial(judge.shut_out, given=given))

    async def _write(self, id: str, judging: Judging) -> None:
        try:
            await self._hall.write(id, judging)
        except Declined:
            LOG.warning("a table does not follow what the host has done", extra={"table": id})

    async def deeds(self) -> list[Deed]:
        rows = await asyncio.to_thread(self._deeds.all)
        names = await asyncio.to_thread(self.roles.names, [name for row in rows for name in (row.by, row.undone_by)])
        return [_deed(row, names) for row in rows]

    async def page(self, by: Doer) -> HostPage:
        return HostPage(
            role=by.role,
            open=await self._cases(by, settled=False),
            settled=await self._cases(by, settled=True),
            rules=await self.rules(),
            deputies=await asyncio.to_thread(self.roles.all),
        )

    async def _cases(self, by: Doer, settled: bool) -> list[Case]:
        found = await asyncio.to_thread(self._reports.cases, settled)
        names = await asyncio.to_thread(self.roles.names, [group[0].settled_by for group in found])
        cases = []
        for group in found:
            try:
                live = await self._hall.find(group[0].table)
            except Declined:  # it is gone, or broken
                continue
            shut = group[0].about == "gallery" and await self._gallery.shut_to(Visitor(holder=by.person), live)
            cases.append(await asyncio.to_thread(self._case, live, group, names, shut))
        return cases

    def _case(self, live: LiveTable, group: list[ReportRow], names: dict[str, str], shut: bool) -> Case:
        """``shut``: whoever reads it plays there, and does not read the gallery before the end."""
        first = group[0]
        seq = first.spot if first.about in LINES else None
        target = self._reported(live, first)
        seat = None if target is None else target.seat
        return Case(
            id=first.id,
            table=live.id,
            table_name=live.opened.name,
            about=first.about,  # type: ignore[arg-type]
            kind=first.kind,
            at=first.at,
            seq=seq,
            seat=seat,
            reporters=[self._reporter(live, row) for row in group],
            lines=[] if shut else lines_of(self._hall.store, live, first),
            shut=shut,
            whom=None if shut or target is None else self._known_of(target, live.id),
            outcome=first.outcome,  # type: ignore[arg-type]
            settled_at=first.settled_at,
            settled_by=names.get(first.settled_by, ""),
        )

    def _reported(self, live: LiveTable, row: ReportRow) -> Target | None:
        try:
            if row.about in LINES:
                whom = Whom(table=live.id, seq=row.spot, gallery=row.about == "gallery")
            else:
                whom = Whom(table=live.id, seat=row.spot if row.about == "name" else None)
            return target_of(self._hall.store, whom, live)
        except Declined:
            return None

    def _known_of(self, target: Target, table: str) -> Suspect:
        person = self._reports.person(target.person) if target.person else None
        upheld, dismissed = self._reports.record_about(target.holders)
        return Suspect(
            name=target.name,
            person=target.person,
            since=None if person is None else person[1],
            games=self._reports.games_of(target.holders),
            upheld=upheld,
            dismissed=dismissed,
            bars=_once([_told(bar) for bar in self._bars.on(target.holders, table)]),
        )

    def _reporter(self, live: LiveTable, row: ReportRow) -> Reporter:
        person = self._reports.person(row.holder) if is_person(row.holder) else None
        seats = [hold.seat for hold in self._hall.store.held(row.holder, live.id) if hold.seat < live.players]
        upheld, dismissed = self._reports.record_of(row.holder)
        return Reporter(
            name=person[0] if person else live.chairs[seats[0]].name if seats else "",
            person=row.holder if person else "",
            upheld=upheld,
            dismissed=dismissed,
            words=row.words,
        )


def whom_of(asked: DeedAsked) -> Whom | None:
    if isinstance(asked, RemoveLine):
        return Whom(table=asked.table, seq=asked.seq, gallery=asked.gallery)
    if isinstance(asked, Unlist):
        return Whom(table=asked.table)
    if isinstance(asked, MakeDeputy):
        return Whom(person=asked.person)
    whom = getattr(asked, "whom", None)
    return whom if isinstance(whom, Whom) else None


def meant_by(store: Store, whom: Whom | None, live: LiveTable | None) -> Target | None:
    """Nobody where only a table is named."""
    if whom is None or (whom.person is None and whom.seq is None and whom.seat is None):
        return None
    return target_of(store, whom, live)


def lines_of(store: Store, live: LiveTable, row: ReportRow) -> list[TalkLine]:
    """A line that was reported and one on either side of it. Blocks."""
    if row.about == "gallery":
        return [_looker_on(one) for one in GalleryStore(store).round(live.id, row.spot, ROUND)]
    return _lines_round(live, row.spot) if row.about == "line" else []


def _looker_on(spoken: Spoken) -> TalkLine:
    line = spoken.line
    return TalkLine(
        seq=line.seq, at=line.at, seat=None, name=line.name, guest=line.guest, text=line.text, removed=line.removed
    )


def _lines_round(live: LiveTable, seq: int) -> list[TalkLine]:
    talk = [(told, told.entry) for told in live.told if isinstance(told.entry, entries.Said)]
    here = next((number for number, (told, _) in enumerate(talk) if told.seq == seq), 0)
    return [
        TalkLine(seq=told.seq, at=told.at, seat=said.seat, name=said.name, text=said.text, removed=said.removed)
        for told, said in talk[max(0, here - ROUND) : here + ROUND + 1]
    ]


def _holders(visitor: Visitor) -> list[str]:
    """Under which somebody may be barred: as a person, and as this browser."""
    return [holder for holder in dict.fromkeys((visitor.holder, visitor.browser)) if holder]


def _told(bar: BarRow) -> Bar:
    return Bar(what="talk" if bar.what == "talk" else "house", here=bar.table is not None, until=bar.until, why=bar.why)


def _once(bars: list[Bar]) -> list[Bar]:
    """A person may be barred under several browsers."""
    return [bar for number, bar in enumerate(bars) if bar not in bars[:number]]


def _declined(bar: BarRow) -> Declined:
    facts = _facts(bar)
    if bar.what == "talk":
        return Declined("muted", **facts)
    return Declined("no_new_guests", **facts) if bar.what == "guests" else Declined("shut_out", **facts)


def _facts(bar: BarRow) -> dict[str, str | int]:
    left = 0.0 if bar.until is None else max(60.0, bar.until - time.time())
    hours, minutes = divmod(round(left / 60), 60)
    return {"why": bar.why, "ends": "good" if bar.until is None else "time", "hours": hours, "minutes": minutes}


def _deed(row: DeedRow, names: dict[str, str]) -> Deed:
    ended = row.until is not None and row.until < time.time()
    return Deed(
        id=row.id,
        at=row.at,
        by=names.get(row.by, row.by),
        what=row.what,
        name=row.name,
        was=row.was,
        table=row.at_table,
        until=row.until,
        why=row.why,
        stands=row.undone_at is None and not ended,
        undone_by=names.get(row.undone_by, row.undone_by),
        undone_at=row.undone_at,
    )
