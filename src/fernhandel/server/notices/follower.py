"""Follows the logs of those tables where somebody wants to be told, and writes down who is to hear what.

It reads what is on disk, with a fold of its own, so that nothing on the way of a move knows of it. Any process may
work through any table: how far that went is written with what came of it, and whoever comes second writes nothing.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterable

from fernhandel.server.background import rounds
from fernhandel.server.beside import entry_of
from fernhandel.server.hall import Hall, unfold
from fernhandel.server.notices.due import Due, before, due_of
from fernhandel.server.notices.ledger import CLOCKS, Ledger, Told
from fernhandel.server.store import AWAY
from fernhandel.table.live import LiveTable

LOG = logging.getLogger("fernhandel.notices")

ROUND_SECONDS = 0.5
SWEEP_SECONDS = 30.0  # between two looks for tables that a process has left behind
SLACK_SECONDS = 60.0  # how much later than its last entry a table's touch may be noted
SETTLED_SECONDS = 3.0  # who holds a seat may be written down so much later than that they sit there
KEPT = 100  # tables that stay folded


class Follower:
    def __init__(self, hall: Hall, ledger: Ledger, pace: float) -> None:
        self._hall = hall
        self._ledger = ledger
        self._pace = pace
        self._folded: OrderedDict[str, LiveTable] = OrderedDict()
        self._known: dict[str, int] = {}
        self._written = -1
        self._swept = 0.0

    async def follow(self) -> None:
        await rounds(self._look_round, ROUND_SECONDS, LOG)

    async def _look_round(self) -> None:
        now = time.time()
        if now - self._swept >= SWEEP_SECONDS:
            since = self._swept - SLACK_SECONDS if self._swept else 0.0  # at first, all there are
            await asyncio.to_thread(self._work_through, await asyncio.to_thread(self._ledger.behind, since))
            self._swept = now
        if self._hall.written != self._written:
            self._written = self._hall.written
            lives = [loaded.live for loaded in self._hall.tables()]
            moved = {live.id: live.seq for live in lives if self._known.get(live.id, -1) != live.seq}
            settled = {live.id for live in lives if live.touched < now - SETTLED_SECONDS}
            followed = await asyncio.to_thread(self._ledger.followed, list(moved))
            settled |= await asyncio.to_thread(self._work_through, followed)
            done = {id: seq for id, seq in moved.items() if id in settled}
            self._known = {live.id: self._known.get(live.id, -1) for live in lives} | done
            if len(done) < len(moved):
                self._written = -1  # somebody who has just sat down is still to be written down: look again

    def _work_through(self, ids: Iterable[str]) -> set[str]:
        """Those that are done; the others are to be looked at again."""
        done = set()
        for id in ids:
            try:
                if self._work(id):
                    done.add(id)
            except AWAY:
                raise
            except Exception:  # a log that cannot be folded is told of where it is asked for
                LOG.warning("a table cannot be followed", exc_info=True, extra={"table": id})
                self._folded.pop(id, None)
                done.add(id)
        return done

    def _work(self, id: str) -> bool:
        """In a thread: everything at one table since it was last worked through."""
        known = self._ledger.noticed(id)
        live = self._folded.pop(id, None)
        if live is not None and live.seq > known:  # another process, or a copy of the database from before
            live = None
        rows = self._hall.store.rows(id, -1 if live is None else live.seq)
        if live is None:
            told = [row for row in rows if row.seq <= max(known, 0)]
            if not told:
                return True  # it is gone
            live, rows = unfold(id, told), rows[len(told) :]
        dues: list[Due] = []
        for row in rows:
            was = before(live)
            live.fold(row.at, entry_of(row), row.key or "")
            if live.seq > known:
                dues += due_of(live, was, self._pace)
        if live.seq > known:
            running = [live.asked_since[seat] for seat in live.to_act()]
            secrets = [chair.secret_hash for chair in live.chairs]
            still = [due for due in dues if due.kind not in CLOCKS or due.seq in running]
            if not self._ledger.note(id, known, Told(live.seq, still, running, secrets), SETTLED_SECONDS):
                return False
        self._folded[id] = live
        if len(self._folded) > KEPT:
            self._folded.popitem(last=False)
        return True
