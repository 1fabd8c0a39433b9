"""The hall of a server in this process, where moments can be arranged that a network only meets by chance."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from fernhandel.bots import bot_names
from fernhandel.core import shelf
from fernhandel.server.appender import Append, Hold, Row
from fernhandel.server.bot_house import BotFailed, BotHouse, Worker
from fernhandel.server.bot_worker import Answer, Question
from fernhandel.server.config import Config
from fernhandel.server.desk import Desk
from fernhandel.server.guard import Buckets
from fernhandel.server.hall import Hall
from fernhandel.server.hub import Hub
from fernhandel.server.keeper import MOST_SHOWS, Keeper
from fernhandel.server.line import Line
from fernhandel.server.opening import ChairPlan, Laid, OpenTable, lay
from fernhandel.server.relays import relays
from fernhandel.server.secret import hashed
from fernhandel.server.store import Lost, Store
from fernhandel.server.turns import Asker, TooMany, Turns, Urgency
from fernhandel.server.visitor import Visitor
from fernhandel.server.wire import News, Watch
from fernhandel.table import commands, entries
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable
from guests.pit import PIT


class SlowBots(BotHouse):
    """Bots that think until they are told to go on, and then choose the first legal action."""

    def __init__(self) -> None:
        super().__init__(1)
        self.go_on = asyncio.Event()
        self.questions: list[Question] = []
        self.failures = 0
        """So many of the next questions it fails at."""

    async def ask(self, question: Question, asker: Asker, pace: float = 0.0) -> Answer:
        self.questions.append(question)
        await self.go_on.wait()
        if self.failures:
            self.failures -= 1
            raise BotFailed("not now")
        return Answer([question.legal[0]], [], 0.0)


class SlowStore(Store):
    """A disk that waits before it writes, if it is told to."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.writing = asyncio.Event()
        self.hold_back: Callable[[], None] | None = None
        self.written: list[int] = []

    def append_all(self, appends: "list[Append] | tuple[Append, ...]") -> list[Lost | None]:  # type: ignore[override]
        self.written.append(len(appends))
        if self.hold_back is not None:
            self.hold_back()
        return super().append_all(appends)


class FullSocket:
    """The socket of somebody who does not read: until he does, it is full."""

    def __init__(self) -> None:
        self.full = False
        self.sent: list[News] = []

    def say(self, *messages: bytes) -> None:
        self.sent += [msgspec.json.decode(message, type=News) for message in messages]
        self.full = True

    def hear_no_more(self) -> None:
        return None

    def hear_again(self) -> None:
        return None


class Room:
    """A hall, its desk, and a table with North (a person) and perhaps South (a bot)."""

    def __init__(self, hall: Hall, keeper: Keeper, bots: SlowBots, store: SlowStore) -> None:
        self.hall = hall
        self.keeper = keeper
        self.desk = Desk(hall, keeper, Config())
        self.bots = bots
        self.store = store

    async def lay(
        self, *kinds: str, clock: Clock | None = None, game: str = "nuremberg"
    ) -> tuple[str, dict[int, Visitor]]:
        chairs = [ChairPlan(kind=kind, level="easy") for kind in kinds]  # type: ignore[arg-type]
        laid = lay(OpenTable(game=game, chairs=chairs, clock=clock or Clock()))
        id = await self.hall.open(laid)
        return id, {seat: Visitor(bearer=hashed(secret)) for seat, secret in laid.seats.items()}

    async def act(self, id: str, visitor: Visitor, seat: int, choice: int = 0, key: str = "") -> int:
        live = await self.hall.find(id)
        action = live.game.catalogue.to_json(live.game.legal(seat)[choice])
        key = key or f"command-{live.seq:04}"
        return (await self.desk.do(id, visitor, commands.Act(key=key, seat=seat, base=live.seq, action=action))).seq


@asynccontextmanager
async def room(folder: Path) -> AsyncIterator[Room]:
    store = SlowStore(f"sqlite:///{folder / 'tables.db'}")
    store.migrate()
    hub, bots = Hub(), SlowBots()
    hall = Hall(store, hub, relays(store, hub, "", None), False)
    keeper = Keeper(hall, bots, dict.fromkeys(bot_names(), 0.05))
    hall.start()
    try:
        yield Room(hall, keeper, bots, store)
    finally:
        await hall.close()
        await keeper.close()


async def until(condition: Callable[[], bool]) -> None:
    """Let everything else go on until that is so."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def test_a_table_that_many_look_for_at_once_is_one_table(tmp_path: Path) -> None:
    """As after a restart, when everybody comes back."""

    async def play() -> None:
        async with room(tmp_path) as first:
            id, _ = await first.lay("mine", "mine")
        async with room(tmp_path) as again:
            found: list[LiveTable] = await asyncio.gather(*(again.hall.find(id) for _ in range(20)))
            assert len({id_of(live) for live in found}) == 1
            assert await again.hall.find(id) is found[0]

    asyncio.run(play())


def id_of(live: LiveTable) -> int:
    return id(live)


def test_a_table_that_is_removed_under_a_running_server_is_gone(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path) as here:
            id, visitors = await here.lay("mine", "bot")
            live = await here.hall.find(id)
            here.bots.go_on.set()
            await until(lambda: live.to_act() == [0])
            here.store.remove([id])
            for _ in range(2):
                with pytest.raises(Declined, match="no such table"):
                    await here.act(id, visitors[0], 0)

    asyncio.run(play())


def test_what_was_begun_is_carried_out_when_whoever_asked_has_gone(tmp_path: Path) -> None:
    """The socket breaks while the move is being written: it is on disk, in memory, told, and the bot moves on."""

    async def play() -> None:
        async with room(tmp_path) as here:
            id, visitors = await here.lay("mine", "bot")
            live = await here.hall.find(id)
            here.bots.go_on.set()
            await until(lambda: live.to_act() == [0])
            here.bots.go_on.clear()
            asked = len(here.bots.questions)
            steps, loop = live.game.length, asyncio.get_running_loop()
            begun = asyncio.Event()

            def begins() -> None:
                loop.call_soon_threadsafe(begun.set)

            here.store.hold_back = begins
            happened = asyncio.Event()
            with here.hall.hub.watching(id, happened.set):
                moving = asyncio.create_task(here.act(id, visitors[0], 0))
                await begun.wait()
                moving.cancel()
                await asyncio.gather(moving, return_exceptions=True)
                await until(lambda: live.game.length > steps)
                await asyncio.wait_for(happened.wait(), 30)
            assert (await here.hall.find(id)).seq == len(here.store.rows(id)) - 1
            await until(lambda: live.to_act() == [0] or len(here.bots.questions) > asked)

    asyncio.run(play())


def test_who_does_not_read_holds_up_nobody_and_misses_nothing(tmp_path: Path) -> None:
    """What happens meanwhile waits for him in one piece, however much it is."""

    async def play() -> None:
        async with room(tmp_path) as here:
            id, visitors = await here.lay("mine", "mine")
            live = await here.hall.find(id)
            socket = FullSocket()
            line = Line(socket, here.desk, id, visitors[0], "en", Buckets(0, 0), "")
            with here.hall.hub.watching(id, line.rung):
                line.heard(msgspec.json.encode(Watch(seat=0)))
                await until(lambda: bool(socket.sent))
                for _ in range(6):
                    seat = live.to_act()[0]
                    await asyncio.wait_for(here.act(id, visitors[seat], seat), 30)
                assert len(socket.sent) == 1
                socket.full = False
                line.has_room()
                await until(lambda: socket.sent[-1].seq == live.seq)
                line.close()
            assert len(socket.sent) == 2
            assert [note.seq for told in socket.sent for note in told.notes] == list(range(live.seq + 1))

    asyncio.run(play())


def test_an_undo_while_the_bot_thinks_does_not_leave_it_speechless(tmp_path: Path) -> None:
    """Its answer to the old question is forgotten, and it is asked again."""

    async def play() -> None:
        async with room(tmp_path) as here:
            id, visitors = await here.lay("mine", "bot")
            live = await here.hall.find(id)
            here.bots.go_on.set()
            await until(lambda: live.to_act() == [0])
            here.bots.go_on.clear()
            made = live.game.length
            asked = len(here.bots.questions)
            await here.act(id, visitors[0], 0, choice=-1)
            await until(lambda: len(here.bots.questions) > asked)
            await here.desk.do(id, visitors[0], commands.Undo(key="undo-0001", seat=0))
            wanted = here.bots.questions[-1].legal[0]  # what the bot is about to bid; now North is there first
            choice = [action.id for action in live.game.legal(0)].index(wanted)
            await here.act(id, visitors[0], 0, choice=choice)
            assert live.game.length == made + 1
            here.bots.go_on.set()
            await until(lambda: live.game.length > made + 1)
            assert not any(isinstance(told.entry, entries.StoodIn) for told in live.told)

    asyncio.run(play())


def test_a_table_that_is_put_away_while_its_bots_play_comes_back_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fernhandel.server.hall.KEPT", 2)

    async def play() -> None:
        async with room(tmp_path) as here:
            id, visitors = await here.lay("mine", "bot")
            for _ in range(5):
                await here.lay("mine", "mine")
            here.bots.go_on.set()
            live = await here.hall.find(id)
            await until(lambda: live.to_act() == [0])
            live = await here.hall.find(id)
            seq = await here.act(id, visitors[0], 0)
            for _ in range(5):
                await here.lay("mine", "mine")
            again = await here.hall.find(id)
            assert again.seq >= seq
            assert [told.seq for told in again.told] == list(range(again.seq + 1))

    asyncio.run(play())


def test_a_seat_that_is_given_while_its_browser_looks_is_known_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path) as here:
            id, visitors = await here.lay("mine", "mine")
            browser, secret_hash = hashed("browser"), visitors[1].bearer
            slow = here.store.held

            def held(holder: str, id: str) -> list[Hold]:
                found = slow(holder, id)
                asyncio.run_coroutine_threadsafe(
                    here.hall.holders.hold(id, [Hold(holder, 1, secret_hash)]), loop
                ).result(30)
                return found

            loop = asyncio.get_running_loop()
            here.store.held = held  # type: ignore[method-assign]
            live = await here.hall.find(id)
            await here.desk.seats(Visitor(holder=browser), live)
            here.store.held = slow  # type: ignore[method-assign]
            assert await here.desk.seats(Visitor(holder=browser), live) == [1]

    asyncio.run(play())


def test_a_browser_whose_seat_cannot_get_a_new_secret_keeps_it(tmp_path: Path) -> None:
    def locked() -> None:
        raise OperationalError("INSERT", {}, Exception("database is locked"))

    async def play() -> None:
        async with room(tmp_path) as here:
            id, visitors = await here.lay("mine", "mine")
            browser = Visitor(holder=hashed("browser"))
            await here.hall.holders.hold(id, [Hold(browser.holder, 0, visitors[0].bearer)])
            live = await here.hall.find(id)
            here.store.hold_back = locked
            with pytest.raises(OperationalError):
                await here.desk.do(id, browser, commands.NewSecret(key="another-one", seat=0))
            assert await here.desk.seats(browser, live) == [0]
            here.store.hold_back = None
            await here.desk.do(id, browser, commands.NewSecret(key="another-one", seat=0))
            assert await here.desk.seats(browser, live) == [0]
            assert await here.desk.seats(visitors[0], live) == []

    asyncio.run(play())


def test_a_disk_that_fails_is_told_and_the_table_goes_on_afterwards(tmp_path: Path) -> None:
    def full() -> None:
        raise OSError("no space left on device")

    async def play() -> None:
        async with room(tmp_path) as here:
            id, visitors = await here.lay("mine", "mine")
            live = await here.hall.find(id)
            seat = live.to_act()[0]
            before = list(live.game.table.fingerprint())
            here.store.hold_back = full
            with pytest.raises(OSError, match="no space left"):
                await here.act(id, visitors[seat], seat)
            live = await here.hall.find(id)
            assert list(live.game.table.fingerprint()) == before
            here.store.hold_back = None
            assert await here.act(id, visitors[seat], seat) == 2

    asyncio.run(play())


def test_a_database_that_was_away_for_a_moment_does_not_end_the_news(tmp_path: Path) -> None:
    """What another process writes afterwards is heard as before."""

    async def play() -> None:
        async with room(tmp_path) as here:
            id, _ = await here.lay("mine", "mine")
            live = await here.hall.find(id)
            answers, failed = here.store.seqs, asyncio.Event()
            loop = asyncio.get_running_loop()

            def away(_: Iterable[str]) -> dict[str, int]:
                loop.call_soon_threadsafe(failed.set)
                raise OperationalError("SELECT", {}, Exception("the connection was lost"))

            here.store.seqs = away  # type: ignore[assignment, method-assign]
            happened = asyncio.Event()
            with here.hall.hub.watching(id, happened.set):
                await asyncio.wait_for(failed.wait(), 30)
                here.store.seqs = answers  # type: ignore[method-assign]
                happened.clear()
                other = Store(f"sqlite:///{tmp_path / 'tables.db'}")
                said = entries.encode(entries.Said(seat=0, name="North", text="From elsewhere"))
                other.append_all([Append(id, [Row(live.seq + 1, 1.0, None, said)])])
                other.close()
                await asyncio.wait_for(happened.wait(), 30)

    asyncio.run(play())


def test_what_many_tables_want_written_at_once_is_one_transaction(tmp_path: Path) -> None:
    async def play() -> None:
        async with room(tmp_path) as here:
            laid = [await here.lay("mine", "mine") for _ in range(5)]
            seats = [(await here.hall.find(id)).to_act()[0] for id, _ in laid]
            acts = (here.act(id, visitors[seat], seat) for (id, visitors), seat in zip(laid, seats, strict=True))
            assert await asyncio.gather(*acts) == [2] * 5
            assert here.store.written == [1] * 5 + [5]

    asyncio.run(play())


def test_who_loses_a_race_judges_again_and_the_others_are_written(tmp_path: Path) -> None:
    """The table of one of those who write together was written on from elsewhere meanwhile."""

    async def play() -> None:
        async with room(tmp_path) as here:
            laid = [await here.lay("mine", "mine") for _ in range(3)]
            live = await here.hall.find(laid[1][0])
            seats = [(await here.hall.find(id)).to_act()[0] for id, _ in laid]
            said = entries.encode(entries.Said(seat=0, name="North", text="From elsewhere"))
            elsewhere = Store(f"sqlite:///{tmp_path / 'tables.db'}")
            elsewhere.append_all([Append(live.id, [Row(live.seq + 1, 1.0, None, said)])])
            elsewhere.close()
            acts = (here.act(id, visitors[seat], seat) for (id, visitors), seat in zip(laid, seats, strict=True))
            assert await asyncio.gather(*acts) == [2, 3, 2]

    asyncio.run(play())


# -- bots --------------------------------------------------------------------------------------------------------------


def test_a_bot_whose_move_cannot_be_written_makes_it_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fernhandel.server.keeper.PAUSES", (0.01,))
    failures: list[int] = []

    def locked() -> None:
        failures.append(1)
        if len(failures) < 4:
            raise OperationalError("INSERT", {}, Exception("database is locked"))

    async def play() -> None:
        async with room(tmp_path) as here:
            id, _ = await here.lay("bot", "bot")
            here.store.hold_back = locked
            here.bots.go_on.set()
            live = await here.hall.find(id)
            await until(lambda: live.game.length > 3)
            assert len(failures) > 4

    asyncio.run(play())


def test_a_bot_that_fails_where_there_is_no_other_is_asked_again_and_the_log_stays_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the machine has no memory for a moment: nobody writes down again and again that it goes on itself."""
    monkeypatch.setattr("fernhandel.server.keeper.PAUSES", (0.01,))
    monkeypatch.setitem(shelf._SHELF, "pit", PIT)

    async def play() -> None:
        async with room(tmp_path) as here:
            here.bots.failures = 5
            here.bots.go_on.set()
            id, _ = await here.lay("bot", "bot", game="pit")
            live = await here.hall.find(id)
            await until(lambda: live.game.length > 1)
            assert here.bots.failures == 0
            assert not any(isinstance(told.entry, entries.StoodIn) for told in live.told)

    asyncio.run(play())


def test_only_some_tables_of_bots_alone_go_on_at_once_for_one_address(tmp_path: Path) -> None:
    def laid(*kinds: str) -> Laid:
        return lay(OpenTable(game="nuremberg", chairs=[ChairPlan(kind=kind) for kind in kinds]))  # type: ignore[arg-type]

    async def play() -> None:
        async with room(tmp_path) as here:
            for _ in range(MOST_SHOWS):
                await here.desk.open(laid("bot", "bot"), address="far")
            with pytest.raises(TooMany):
                await here.desk.open(laid("bot", "bot"), address="far")
            await here.desk.open(laid("mine", "bot"), address="far")
            await here.desk.open(laid("bot", "bot"), address="near")

    asyncio.run(play())


def test_a_table_that_nobody_tends_is_found(tmp_path: Path) -> None:
    """Its keeper has died over it, whatever from: in this process, or in another that is no more."""

    async def play() -> None:
        async with room(tmp_path) as gone:
            id, _ = await gone.lay("bot", "bot")
        async with room(tmp_path) as here:
            here.bots.go_on.set()
            here.keeper.start()
            await until(lambda: len(here.store.rows(id)) > 4)

    asyncio.run(play())


def test_turns_are_fair_by_address_then_urgency_then_table() -> None:
    """Whoever asks for a hundred things lets everybody else in after each; a person's table comes before a show."""

    async def play() -> None:
        turns, served, go_on = Turns(), list[str](), asyncio.Event()

        async def ask(name: str, asker: Asker) -> None:
            async with turns.turn(asker):
                served.append(name)
                await go_on.wait()

        flood = [ask(f"flood {n}", Asker("far", f"table {n}", Urgency.SHOW)) for n in range(5)]
        played = ask("their own game", Asker("far", "table 9", Urgency.PLAY))
        asking = [asyncio.ensure_future(one) for one in [*flood, played]]
        await asyncio.sleep(0)
        asking += [asyncio.ensure_future(ask(f"near {n}", Asker("near", "table 10", Urgency.REVIEW))) for n in range(2)]
        gone = asyncio.ensure_future(ask("gone", Asker("third", "table 11", Urgency.PLAY)))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(TooMany):
            turns.check("far")
        turns.check("near")
        go_on.set()
        await asyncio.gather(*asking)
        assert served[:5] == ["flood 0", "near 0", "their own game", "near 1", "flood 1"]
        assert sorted(served[5:]) == ["flood 2", "flood 3", "flood 4"]

    asyncio.run(play())


def test_bots_that_wait_for_each_other_hold_up_nobody_else() -> None:
    """However many questions wait for one process, the threads for the disk are free."""

    class Thinking(Worker):
        begun = threading.Event()
        done = threading.Event()

        def ask(self, question: Question) -> Answer:
            self.begun.set()
            self.done.wait()
            return Answer([0], [], 0.0)

    async def play() -> None:
        house = BotHouse(1)
        house._workers[0] = Thinking()
        question = Question("table", 0, "nuremberg", "easy", b"", [], 0.05, 1)
        asker = Asker("", "table", Urgency.PLAY)
        waiting = [asyncio.ensure_future(house.ask(question, asker)) for _ in range(60)]
        while not Thinking.begun.is_set():
            await asyncio.sleep(0.01)
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "read"), 30) == "read"
        Thinking.done.set()
        await asyncio.gather(*waiting)
        await asyncio.to_thread(house.close)

    asyncio.run(play())
