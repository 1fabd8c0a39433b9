"""The book of people, in the database. Every method is one transaction and blocks; call from threads."""

import time
from collections.abc import Sequence
from secrets import token_hex
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, not_, select, update

from fernhandel.server.persons.holding import forget_browser, move_holder
from fernhandel.server.persons.names import folded
from fernhandel.server.persons.tables import DEVICES, PERSONS, RECOVERY
from fernhandel.server.persons.wire import Device, Known, Person
from fernhandel.server.store import HOLDERS, Store
from fernhandel.table.declined import Declined

DAY = 86_400
MOST_DEVICES = 10
UNUSED_DAYS = 90  # after so long a device is asked who it is
DEVICE_SIGNS = 12  # of the hash of a browser: enough to name one of ten
ID_BYTES = 4


def today() -> int:
    return int(time.time() // DAY)


class Book:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- persons -------------------------------------------------------------------------------------------------------

    def make(self, browser: str, name: str, mark: int, label: str) -> tuple[str, list[str]]:
        """Somebody who is known by that browser from now on; their id, and the tables where they have a seat by it."""
        with self._store.engine.begin() as db:
            known = db.execute(select(DEVICES.c.person).where(DEVICES.c.browser == browser, in_use())).scalar()
            if known is not None:
                return self._made_before(db, known, name, mark)
            self._check_free(db, name, mark)
            id = self._free_id(db)
            person = {"id": id, "name": name, "folded": folded(name), "mark": mark, "role": ""}
            db.execute(insert(PERSONS).values(made_day=today(), seen_day=today(), **person))
            db.execute(delete(DEVICES).where(DEVICES.c.browser == browser))  # somebody who is to be asked
            _add_device(db, id, browser, label)
            return id, move_holder(db, browser, id)

    def _made_before(self, db: Connection, id: str, name: str, mark: int) -> tuple[str, list[str]]:
        """Asked again after a lost answer, or somebody else already."""
        there = db.execute(select(PERSONS).where(PERSONS.c.id == id)).one()
        if (there.name, there.mark) != (name, mark):
            raise Declined("known_already", name=there.name)
        return id, []

    def _check_free(self, db: Connection, name: str, mark: int, but: str = "") -> None:
        """No two in a house have the same name and the same mark, as far as the eye can tell."""
        alike = select(PERSONS.c.id).where(
            PERSONS.c.folded == folded(name), PERSONS.c.mark == mark, PERSONS.c.id != but
        )
        if db.execute(alike).first() is not None:
            raise Declined("name_and_mark_taken")

    def _free_id(self, db: Connection) -> str:
        while True:
            id = token_hex(ID_BYTES).upper()
            if db.execute(select(PERSONS.c.id).where(PERSONS.c.id == id)).first() is None:
                return id

    def person(self, id: str) -> Person | None:
        with self._store.reading() as db:
            found = db.execute(select(PERSONS).where(PERSONS.c.id == id)).first()
            words = db.execute(select(RECOVERY.c.checked_day).where(RECOVERY.c.person == id)).first()
        if found is None:
            return None
        return Person(
            id=found.id,
            name=found.name,
            mark=found.mark,
            role=found.role,
            made_day=found.made_day,
            words_checked_day=None if words is None else words.checked_day or 0,
        )

    def known(self, ids: Sequence[str]) -> dict[str, Known]:
        wanted = select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.mark).where(PERSONS.c.id.in_(ids))
        with self._store.reading() as db:
            return {row.id: Known(id=row.id, name=row.name, mark=row.mark) for row in db.execute(wanted)}

    def change(self, id: str, name: str | None, mark: int | None) -> None:
        with self._store.engine.begin() as db:
            there = db.execute(select(PERSONS.c.name, PERSONS.c.mark).where(PERSONS.c.id == id)).first()
            if there is None:
                raise Declined("nobody_known")
            new_name = there.name if name is None else name
            new_mark = there.mark if mark is None else mark
            self._check_free(db, new_name, new_mark, but=id)
            values = {"name": new_name, "folded": folded(new_name), "mark": new_mark}
            db.execute(update(PERSONS).where(PERSONS.c.id == id).values(values))

    # -- devices -------------------------------------------------------------------------------------------------------

    def devices(self, id: str, browser: str) -> list[Device]:
        with self._store.reading() as db:
            found = db.execute(select(DEVICES).where(DEVICES.c.person == id).order_by(DEVICES.c.seen_day.desc()))
            return [_device(row, browser) for row in found]

    def asked(self, browser: str) -> Known | None:
        """Whose device it was, if it is to be asked again."""
        wanted = select(PERSONS.c.id, PERSONS.c.name, PERSONS.c.mark).join(DEVICES, DEVICES.c.person == PERSONS.c.id)
        with self._store.reading() as db:
            row = db.execute(wanted.where(DEVICES.c.browser == browser, not_(in_use()))).first()
            return None if row is None else Known(id=row.id, name=row.name, mark=row.mark)

    def seen(self, browser: str) -> None:
        """Note the day; once a day is enough."""
        used = update(DEVICES).where(DEVICES.c.browser == browser, DEVICES.c.seen_day < today())
        person = select(DEVICES.c.person).where(DEVICES.c.browser == browser).scalar_subquery()
        with self._store.engine.begin() as db:
            if db.execute(used.values(seen_day=today())).rowcount:
                db.execute(update(PERSONS).where(PERSONS.c.id == person).values(seen_day=today()))

    def remove_device(self, id: str, device: str) -> list[str]:
        """Sign a device off; the browsers that are nobody's from now on."""
        its = and_(DEVICES.c.person == id, DEVICES.c.browser.startswith(device, autoescape=True))
        with self._store.engine.begin() as db:
            found = [row.browser for row in db.execute(select(DEVICES.c.browser).where(its))]
            if len(found) != 1:
                raise Declined("no_such_device")
            db.execute(delete(DEVICES).where(its))
            forget_browser(db, id, found[0])
            return found

    def add_device(self, db: Connection, id: str, browser: str, label: str, gather: bool) -> list[str]:
        """A browser that is this person's from now on; the tables of whose seats they have become the owner."""
        others = and_(DEVICES.c.person == id, DEVICES.c.browser != browser)
        if db.execute(select(func.count()).select_from(DEVICES).where(others)).scalar_one() >= MOST_DEVICES:
            raise Declined("too_many_devices", most=MOST_DEVICES)
        db.execute(delete(DEVICES).where(DEVICES.c.browser == browser))
        _add_device(db, id, browser, label)
        return move_holder(db, browser, id) if gather else []

    def gather(self, id: str, browser: str) -> list[str]:
        """The seats that a browser had before it was theirs."""
        with self._store.engine.begin() as db:
            return move_holder(db, browser, id)

    # -- seats ---------------------------------------------------------------------------------------------------------

    def tables_of(self, holder: str) -> list[str]:
        wanted = select(HOLDERS.c.table_id).where(HOLDERS.c.holder == holder).distinct()
        with self._store.reading() as db:
            return [row.table_id for row in db.execute(wanted)]

    def sitters(self, tables: Sequence[str]) -> list[tuple[str, int, str, Known]]:
        """At these tables, the seats of people who are known: table, seat, hash of its secret, and who."""
        columns = [HOLDERS.c.table_id, HOLDERS.c.seat, HOLDERS.c.secret_hash]
        wanted = select(*columns, PERSONS.c.id, PERSONS.c.name, PERSONS.c.mark)
        wanted = wanted.join(PERSONS, PERSONS.c.id == HOLDERS.c.holder).where(HOLDERS.c.table_id.in_(tables))
        with self._store.reading() as db:
            return [
                (row[0], row[1], row[2], Known(id=row.id, name=row.name, mark=row.mark)) for row in db.execute(wanted)
            ]

    def marks(self, tables: Sequence[str]) -> dict[tuple[str, str], int]:
        """The marks of those who are known at these tables, by table and hash of a seat's secret."""
        found = self.sitters(tables) if tables else []
        return {(table, secret_hash): known.mark for table, _, secret_hash, known in found}


def _add_device(db: Connection, person: str, browser: str, label: str) -> None:
    db.execute(
        insert(DEVICES).values(
            browser=browser, person=person, label=label, state="", made_day=today(), seen_day=today()
        )
    )


def in_use() -> ColumnElement[bool]:
    """Of devices, those that are not to be asked again who they are."""
    return and_(DEVICES.c.state == "", DEVICES.c.seen_day >= today() - UNUSED_DAYS)


def _device(row: Row[Any], browser: str) -> Device:
    return Device(
        id=row.browser[:DEVICE_SIGNS],
        label=row.label,
        this=row.browser == browser,
        made_day=row.made_day,
        seen_day=row.seen_day,
        asked=row.state != "" or row.seen_day < today() - UNUSED_DAYS,
    )
