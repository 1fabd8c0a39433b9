"""The people of the house: who is known by which browser, and what they do with their names."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from fernhandel.core.refusals import BadInput
from fernhandel.server.background import rounds
from fernhandel.server.hall import Hall
from fernhandel.server.persons import recovery
from fernhandel.server.persons.book import Book
from fernhandel.server.persons.bringing import SECONDS, Brings
from fernhandel.server.persons.devices import FRESH_SECONDS, Devices
from fernhandel.server.persons.forgetting import take_name_out
from fernhandel.server.persons.holding import kept_of
from fernhandel.server.persons.names import cleaned, signs
from fernhandel.server.persons.returning import Returns
from fernhandel.server.persons.wire import (
    AnswerClaim,
    Bring,
    Bringing,
    ChangePerson,
    Claim,
    Device,
    ForgetMe,
    KnownSitter,
    MakePerson,
    Me,
    SaidWords,
)
from fernhandel.server.visitor import Visitor, is_person
from fernhandel.table import judge
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat

LOG = logging.getLogger("fernhandel.persons")


class Persons:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self.devices = Devices(hall.store)
        self._book = Book(hall.store)
        self._brings = Brings(hall.store, self._book)
        self._returns = Returns(hall.store, self._book)
        hall.background.spawn(rounds(self.devices.look_again, FRESH_SECONDS, LOG))

    async def holder(self, browser: str) -> str:
        """Who owns what that browser has: a person, or else the browser itself."""
        return await self.devices.holder(browser)

    # -- who one is ----------------------------------------------------------------------------------------------------

    async def me(self, visitor: Visitor) -> Me:
        if not visitor.browser:
            return Me(person=None, tables=0, apart=0, asked=None)
        return await asyncio.to_thread(self._me, visitor)

    def _me(self, visitor: Visitor) -> Me:
        person = self._book.person(visitor.holder) if is_person(visitor.holder) else None
        if person is None:
            asked = self._book.asked(visitor.browser)
            return Me(person=None, tables=len(self._book.tables_of(visitor.browser)), apart=0, asked=asked)
        self._book.seen(visitor.browser)
        tables = [len(self._book.tables_of(holder)) for holder in (person.id, visitor.browser)]
        return Me(person=person, tables=tables[0], apart=tables[1], asked=None)

    async def make(self, visitor: Visitor, asked: MakePerson, label: str) -> Me:
        name = cleaned(asked.name)
        id, tables = await asyncio.to_thread(self._book.make, visitor.browser, name, asked.mark, label)
        self._moved({visitor.browser: id}, tables)
        await self._call(id, name, tables)
        return await self.me(replace(visitor, holder=id))

    async def change(self, visitor: Visitor, asked: ChangePerson) -> Me:
        """Where they sit they are called by the new name, too."""
        id = person_of(visitor)
        name = None if asked.name is None else cleaned(asked.name)
        await asyncio.to_thread(self._book.change, id, name, asked.mark)
        if name is not None:
            await self._call(id, name, await asyncio.to_thread(self._book.tables_of, id))
        return await self.me(visitor)

    async def _call(self, id: str, name: str, tables: Sequence[str]) -> None:
        """Where they have one seat: of several at one table, others sit in some."""
        for table in tables:
            seats = await self._seats(id, table)
            if len(seats) == 1:
                await self._hall.write(table, partial(judge.rename, seat=seats[0], name=name))

    async def _seats(self, id: str, table: str) -> list[Seat]:
        """What somebody holds at a table; nothing at one that is gone or cannot be read."""
        try:
            live = await self._hall.find(table)
        except Declined:
            return []
        holds = await self._hall.holders.held(id, table, again=True)
        return [hold.seat for hold in holds if hold.secret_hash and live.owner_of(hold.secret_hash) == hold.seat]

    def _moved(self, persons: dict[str, str], tables: Sequence[str], nobodys: Sequence[str] = ()) -> None:
        """It is on disk whose these browsers are, and who holds seats at these tables: lines and lists learn of it."""
        self.devices.told(persons, [*persons, *nobodys])
        for table in tables:
            self._hall.holders.given(table)

    # -- devices -------------------------------------------------------------------------------------------------------

    async def list_devices(self, visitor: Visitor) -> list[Device]:
        return await asyncio.to_thread(self._book.devices, person_of(visitor), visitor.browser)

    async def remove_device(self, visitor: Visitor, device: str) -> None:
        gone = await asyncio.to_thread(self._book.remove_device, person_of(visitor), device)
        self._moved({}, [], gone)

    async def gather(self, visitor: Visitor) -> Me:
        id = person_of(visitor)
        tables = await asyncio.to_thread(self._book.gather, id, visitor.browser)
        self._moved({}, tables)
        return await self.me(visitor)

    async def show_code(self, visitor: Visitor) -> Bring:
        secret = await asyncio.to_thread(self._brings.show, person_of(visitor), visitor.browser)
        return Bring(secret=secret, seconds=SECONDS)

    async def shown(self, visitor: Visitor) -> Bringing:
        return await asyncio.to_thread(self._brings.shown_by, visitor.browser)

    async def look_at_code(self, visitor: Visitor, secret: str) -> Bringing:
        return await asyncio.to_thread(self._brings.look, secret, visitor.browser)

    async def claim(self, visitor: Visitor, asked: Claim, label: str) -> Bringing:
        return await asyncio.to_thread(self._brings.claim, asked.bring, visitor.browser, label, asked.gather)

    async def claimed(self, visitor: Visitor) -> Bringing:
        return await asyncio.to_thread(self._brings.claimed_by, visitor.browser)

    async def answer(self, visitor: Visitor, answer: AnswerClaim) -> Bringing:
        id = person_of(visitor)
        browser, tables = await asyncio.to_thread(self._brings.answer, id, visitor.browser, answer.yes)
        if browser:
            self._moved({browser: id}, tables)
        return await self.shown(visitor)

    # -- words ---------------------------------------------------------------------------------------------------------

    async def make_words(self, visitor: Visitor, language: str) -> list[str]:
        bits = recovery.new_bits()
        await asyncio.to_thread(self._returns.make_words, person_of(visitor), bits)
        return recovery.spoken(bits, language)

    async def check_words(self, visitor: Visitor, said: SaidWords) -> Me:
        await asyncio.to_thread(self._returns.check_words, person_of(visitor), heard(said.words))
        return await self.me(visitor)

    async def recover(self, visitor: Visitor, said: SaidWords, label: str) -> Me:
        bits = heard(said.words)
        back = await asyncio.to_thread(self._returns.come_back, bits, visitor.browser, label, said.gather)
        self._moved({visitor.browser: back.person}, back.tables, back.signed_off)
        visitor = replace(visitor, holder=back.person)
        me = await self.me(visitor)
        if back.restored and me.person is not None:
            await self._call(back.person, me.person.name, back.tables)
        return me

    # -- what is kept of one -------------------------------------------------------------------------------------------

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything that is kept of somebody, and the records of their games that are over."""
        id = person_of(visitor)
        me = await self.me(visitor)
        devices = await self.list_devices(visitor)
        kept = await asyncio.to_thread(self._kept, id)
        records = {}
        for table in await asyncio.to_thread(self._book.tables_of, id):
            try:
                live = await self._hall.find(table)
            except Declined:
                continue
            if live.game.over:
                records[table] = (await asyncio.to_thread(live.record)).to_text()
        return {"key": signs(id), "person": me.person, "devices": devices, "kept": kept, "records": records}

    def _kept(self, id: str) -> dict[str, list[dict[str, Any]]]:
        with self._store.reading() as db:
            return kept_of(db, id)

    async def forget(self, visitor: Visitor, asked: ForgetMe) -> None:
        """Their seats are played on by bots, under no name; then everything that is kept of them goes.

        Should it be broken off in between, they are still there and can ask again.
        """
        id = person_of(visitor)
        person = (await self.me(visitor)).person
        if person is None or cleaned(asked.name) != person.name:
            raise BadInput("name: it is not yours")
        tables = await asyncio.to_thread(self._book.tables_of, id)
        for table in tables:
            for seat in await self._seats(id, table):
                await self._hall.write(table, partial(judge.forget, seat=seat))
                await asyncio.to_thread(take_name_out, self._store, table, seat)
        await self._hall.remove_talk_of(id)
        gone = await asyncio.to_thread(self._returns.forget, id)
        self._moved({}, tables, gone)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def sitters(self, live: LiveTable) -> list[KnownSitter]:
        """Who of those at a table is known."""
        found = await asyncio.to_thread(self._book.sitters, [live.id])
        return [
            KnownSitter(seat=seat, person=known)
            for _, seat, secret_hash, known in sorted(found, key=lambda row: row[1])
            if secret_hash and live.owner_of(secret_hash) == seat
        ]


def person_of(visitor: Visitor) -> str:
    if not is_person(visitor.holder):
        raise Declined("nobody_known")
    return visitor.holder


def heard(words: Sequence[str]) -> bytes:
    try:
        return recovery.heard(words)
    except recovery.WrongWords as wrong:
        if wrong.nth is None:
            raise Declined("wrong_words") from None
        facts: dict[str, str | int] = {"nth": wrong.nth + 1, "word": words[wrong.nth]}
        if wrong.nearest:
            raise Declined("unknown_word_but", nearest=wrong.nearest, **facts) from None
        raise Declined("unknown_word", **facts) from None
