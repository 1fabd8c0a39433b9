"""Keeps games going: the moves of bots, and what seats have ordered to be done for them."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Mapping

from msgspec.structs import replace

from fernhandel.bots import bot_seed
from fernhandel.core.deals.spoken import drafts
from fernhandel.core.game import Game
from fernhandel.core.refusals import Refused
from fernhandel.server.appender import TOUCH_SECONDS
from fernhandel.server.bot_house import BotFailed, BotHouse
from fernhandel.server.bot_worker import Answer, Question
from fernhandel.server.hall import PATIENCE_SECONDS, Hall
from fernhandel.server.loaded import LoadedTable
from fernhandel.server.measures import BOT_SECONDS, BOTS_FAILED
from fernhandel.server.store import AWAY, reason_of
from fernhandel.server.turns import Asker, TooMany, Urgency
from fernhandel.table import judge
from fernhandel.table.declined import Declined
from fernhandel.table.levels import fallback
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.settings import follow_up, outdated

LOG = logging.getLogger("fernhandel.keeper")

LUCK_SHIFT = 128 - 62  # the luck of a bot fits into the wire's integers
QUICK = ("random", "easy", "normal")  # who needs a small part of a pace for a decision
QUICK_PACE = 0.1
LEEWAY = 1.1, 0.05  # what a bot that uses its time may take of it, and what the way to it and back takes
ORDER_SECONDS = 0.6, 1.8  # what a person takes for a decision that needs no thought
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # between one failure and the next try
ROUND_SECONDS = 5.0
REST_SECONDS = 60.0  # after which a table that this process does not know is looked at
LOOK_BACK_SECONDS = 86_400.0  # before the last thing that happened anywhere: what may have been broken off
MOST_AT_ONCE = 200
MOST_SHOWS = 8  # tables of bots alone that go on at once for one address
SHOW_SECONDS = 30.0


class Keeper:
    """Whatever fails is tried again, and what nobody tends is found."""

    def __init__(self, hall: Hall, bots: BotHouse, thinking: Mapping[str, float], most_shows: int = MOST_SHOWS) -> None:
        self.bots = bots
        self._hall = hall
        self._thinking = thinking
        self._most_shows = most_shows
        hall.tend = self.tend

    def start(self) -> None:
        self._hall.background.spawn(self._go_round())

    async def close(self) -> None:
        await asyncio.to_thread(self.bots.close)

    # -- a table -------------------------------------------------------------------------------------------------------

    def tend(self, loaded: LoadedTable, patience: float = 0.0) -> None:
        """See that what is owed at a table is done; what another process has begun it may finish.

        Orders are a work of their own: bots that waited for them would tell that there are some.
        """
        if loaded.live.bots_due() and "bots" not in loaded.tended:
            loaded.tended.add("bots")
            self._hall.background.spawn(self._tending(loaded, "bots", _bots_owe, self._bot_moves, patience))
        if _talk_is_timed(loaded) and "talk" not in loaded.tended:
            loaded.tended.add("talk")
            self._hall.background.spawn(self._tending(loaded, "talk", _talk_is_timed, self._end_talk, patience))
        if _orders_owe(loaded) and "orders" not in loaded.tended:
            loaded.tended.add("orders")
            self._hall.background.spawn(self._tending(loaded, "orders", _orders_owe, self._carry_out, patience))

    async def _tending(
        self,
        loaded: LoadedTable,
        work: str,
        owed: Callable[[LoadedTable], bool],
        do: Callable[[LoadedTable], Awaitable[None]],
        patience: float,
    ) -> None:
        failed = 0
        try:
            while self._hall.keeps(loaded) and owed(loaded):
                try:
                    await self._left_alone(loaded, patience)
                    patience = 0.0
                    if owed(loaded):
                        await do(loaded)
                    failed = 0
                except Declined:  # the table has moved on meanwhile
                    continue
                except Exception as error:  # whatever it is, the table must not be left like this
                    _warn(error, loaded.live.id)
                    await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
                    failed += 1
        finally:
            loaded.tended.discard(work)

    async def _left_alone(self, loaded: LoadedTable, patience: float) -> None:
        """Wait until nothing has been written there for so long, by any process."""
        seen = -1
        while patience and loaded.live.seq > seen:
            seen = loaded.live.seq
            await asyncio.sleep(patience)
            await self._hall.refresh(loaded)

    async def _go_round(self) -> None:
        """Again and again: the tables of this process, and those that rest without a process that knows them.

        When a process starts, the last day before things ended is looked through: it may have ended in mid-move.
        """
        known = 0.0
        while True:
            try:
                for loaded in self._hall.tables():
                    self.tend(loaded, PATIENCE_SECONDS if self._hall.shared else 0.0)
                known = await self._look_for_resting(known)
            except AWAY as error:
                _warn(error)
            await asyncio.sleep(ROUND_SECONDS)

    async def _look_for_resting(self, known: float) -> float:
        """Tend tables that were touched after that time and rest since; the time up to which that is done."""
        store = self._hall.store
        settled = time.time() - REST_SECONDS - TOUCH_SECONDS  # what was touched later may have gone on unnoted
        before = settled if known else time.time()
        if not known:
            latest = await asyncio.to_thread(store.listed, most=1)
            known = latest[0].touched_at - LOOK_BACK_SECONDS if latest else time.time()
        found = await asyncio.to_thread(store.resting, known, before, MOST_AT_ONCE)
        for id, touched in found:
            try:
                await self._hall.loaded(id)  # and what is owed there is done
            except Declined:
                LOG.warning("a table cannot be tended", extra={"table": id})
            known = max(known, touched)
        return min(known, settled)

    # -- bots ----------------------------------------------------------------------------------------------------------

    async def _bot_moves(self, loaded: LoadedTable) -> None:
        live = loaded.live
        seat = live.bots_due()[0]
        level, since = live.chairs[seat].bot, live.asked_since[seat]
        cue = live.cue(seat)
        if cue is not None:
            await self._hall.write_at(loaded, lambda now: judge.bot_move(now, seat, [cue.id], since))
            return
        legal = {action.id for action in live.game.legal(seat)}
        try:
            urgency = Urgency.PLAY if live.people() else Urgency.SHOW
            answer = await self._think(live, live.game, seat, level, Asker(loaded.owner, live.id, urgency), paced=True)
            if answer.actions[0] not in legal:
                raise BotFailed(f"it chose {answer.actions[0]}, which is not legal")
            _try_proposal(live.game, seat, answer.actions)
        except BotFailed as failed:
            BOTS_FAILED.labels(level).inc()
            LOG.warning("bot failed", extra={"table": live.id, "seat": seat, "bot": level, "fault": str(failed)})
            if fallback(live.opened.terms.game, level) == level:
                raise  # nobody else can: it is asked again after a while
            fault = str(failed)
            await self._hall.write_at(loaded, lambda now: judge.bot_failed(now, seat, level, fault))
        else:
            await self._hall.write_at(loaded, lambda now: judge.bot_move(now, seat, answer.actions, since))

    def check_show(self, address: str) -> None:
        """Bots that play among themselves take time from those who play with people."""
        shows = [loaded for loaded in self._hall.tables() if loaded.owner == address and not loaded.live.people()]
        if sum(loaded.live.state == "playing" for loaded in shows) >= self._most_shows:
            raise TooMany(SHOW_SECONDS)

    async def advise(self, live: LiveTable, seat: Seat, level: str, address: str) -> Answer:
        """What a bot of that level would do in that seat."""
        return await self._think(live, live.game, seat, level, Asker(address, live.id, Urgency.ADVICE))

    async def review(self, live: LiveTable, then: Game, seat: Seat, level: str, seconds: float, address: str) -> Answer:
        """What it would have done."""
        return await self._think(live, then, seat, level, Asker(address, live.id, Urgency.REVIEW), seconds=seconds)

    async def _think(
        self,
        live: LiveTable,
        game: Game,
        seat: Seat,
        level: str,
        asker: Asker,
        *,
        seconds: float | None = None,
        paced: bool = False,
    ) -> Answer:
        budget = self._thinking.get(level, 1.0) if seconds is None else seconds
        question = Question(
            live.id,
            seat,
            game.terms.game,
            level,
            game.view(seat).to_json(),
            [action.id for action in game.legal(seat) if paced or not drafts(action)],
            budget,
            bot_seed(live.opened.seed, seat, game.length) >> LUCK_SHIFT,
        )
        hidden = paced and game.step not in game.title.public_steps
        pace = (QUICK_PACE if level in QUICK else budget * LEEWAY[0] + LEEWAY[1]) if hidden else 0.0
        with BOT_SECONDS.labels(game.terms.game, level).time():
            return await self.bots.ask(question, asker, pace)

    # -- orders --------------------------------------------------------------------------------------------------------

    async def _carry_out(self, loaded: LoadedTable) -> None:
        """Do what a seat has ordered, as late as a person would: nobody sees that it was not one."""
        for seat, chosen in outdated(loaded.live, loaded.settings):
            await self._hall.set(loaded, seat, replace(chosen, preset=None), loaded.live.seq)
        found = follow_up(loaded.live, loaded.settings)
        if found is None:
            return
        await asyncio.sleep(random.uniform(*ORDER_SECONDS))
        if follow_up(loaded.live, loaded.settings) == found:
            seat, actions = found
            made = loaded.live.game.length
            await self._hall.write_at(loaded, lambda now: judge.order(now, seat, actions, made))
            chosen_now = loaded.settings.get(seat)
            if len(actions) > 1 and chosen_now is not None:  # what was kept ready is said once
                await self._hall.set(loaded, seat, replace(chosen_now, prepared=None), loaded.live.seq)

    # -- talk ----------------------------------------------------------------------------------------------------------

    async def _end_talk(self, loaded: LoadedTable) -> None:
        """Speak for those who have let the time for talk run out (DL78)."""
        left = loaded.live.talk_time.left(self._hall.now(loaded.live))
        if left:
            await asyncio.sleep(min(left, ROUND_SECONDS))
        elif left is not None:
            await self._hall.write_at(loaded, lambda live: judge.talk_is_up(live, self._hall.now(live)))


def _warn(error: Exception, table: str = "") -> None:
    """A database that is away is no riddle; of anything else the log has all there is."""
    if isinstance(error, AWAY):
        LOG.warning("the database is away", extra={"table": table, "fault": reason_of(error)})
    else:
        LOG.warning("what is owed cannot be done yet", exc_info=error, extra={"table": table})


def _try_proposal(game: Game, seat: Seat, actions: list[int]) -> None:
    """A bot that says what cannot be said would say it again and again."""
    if len(actions) > 1:
        trial = game.copy()
        try:
            for id in actions:
                trial.apply(seat, trial.catalogue[id])
        except Refused as refused:
            raise BotFailed(f"it said what cannot be said: {refused}") from None


def _bots_owe(loaded: LoadedTable) -> bool:
    return bool(loaded.live.bots_due())


def _talk_is_timed(loaded: LoadedTable) -> bool:
    return loaded.live.talk_time.since is not None and loaded.live.opened.clock.kind != "none"


def _orders_owe(loaded: LoadedTable) -> bool:
    if not loaded.settings:
        return False
    return bool(outdated(loaded.live, loaded.settings)) or follow_up(loaded.live, loaded.settings) is not None
