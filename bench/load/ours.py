"""Our tables under load: a line for each seat and each spectator, as programs and browsers have them."""

import asyncio
from dataclasses import dataclass
from random import Random

import httpx
import msgspec
from websockets.typing import BytesLike

import fernhandel
from bench.load.line import Line, Traffic
from bench.load.sitting import Sitting

GAMES = tuple(about.id for about in fernhandel.games())


class Choice(msgspec.Struct):
    action: msgspec.Raw


class TableLook(msgspec.Struct):
    state: str


class Look(msgspec.Struct):
    table: TableLook
    choices: list[Choice]


class News(msgspec.Struct, tag_field="type", tag="news"):
    seq: int
    look: Look


class Done(msgspec.Struct, tag_field="type", tag="done"):
    seq: int
    table: str = ""


class No(msgspec.Struct, tag_field="type", tag="no"):
    problem: msgspec.Raw


class Act(msgspec.Struct, tag_field="type", tag="act"):
    key: str
    seat: int
    base: int
    action: msgspec.Raw


class Rematch(msgspec.Struct, tag_field="type", tag="rematch"):
    key: str
    seat: int


_HEARD: msgspec.json.Decoder[News | Done | No] = msgspec.json.Decoder(News | Done | No)


@dataclass(frozen=True)
class Manner:
    """How people sit at a table, and how they look at it."""

    seats: int = 2
    spectators: int = 0
    lean: bool = True
    """Without words and without compression, as programs do; otherwise with both, as browsers do."""


class Watching(Line):
    """A spectator's line; what it hears is counted and not read."""

    def __init__(self, port: int, table: str, manner: Manner, traffic: Traffic, secret: str = "") -> None:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        super().__init__(port, f"/api/tables/{table}/socket?language=en", traffic, headers, deflate=not manner.lean)
        self._lean = manner.lean

    async def watch(self, seat: int | None = None) -> None:
        await self.connect()
        self.send(msgspec.json.encode({"type": "watch", "seat": seat, "lean": self._lean}))

    def heard(self, data: BytesLike) -> None:
        return None


class Seat(Watching):
    """A player's line, and the last that was heard over it."""

    def __init__(self, sitting: "OurSitting", table: str, seat: int, secret: str) -> None:
        super().__init__(sitting.port, table, sitting.manner, sitting.traffic, secret)
        self._sitting = sitting
        self.seat = seat
        self.secret = secret
        self.news = News(-1, Look(TableLook("waiting"), []))

    def heard(self, data: BytesLike) -> None:
        frame = _HEARD.decode(data)
        if isinstance(frame, News):
            self.news = frame
            self._sitting.look_round()
        elif isinstance(frame, Done):
            self._sitting.answered(frame)
        else:
            self.traffic.failures.append(f"no: {bytes(data)!r}")


async def lay(http: httpx.AsyncClient, game: str, seats: int = 2) -> tuple[str, list[str]]:
    """A table and the secrets of its seats."""
    chairs = [{"kind": "mine", "name": f"Seat {seat}"} for seat in range(seats)]
    answer = await http.post("/api/tables", json={"game": game, "chairs": chairs})
    http.cookies.clear()  # each table is another visitor's
    opened = answer.raise_for_status().json()
    return opened["table"], [opened["seats"][str(seat)] for seat in range(seats)]


class OurSitting(Sitting):
    def __init__(self, port: int, http: httpx.AsyncClient, number: int, manner: Manner, traffic: Traffic) -> None:
        super().__init__(traffic, Random(number))
        self.port = port
        self.manner = manner
        self.table = ""
        self._http = http
        self._game = GAMES[number % len(GAMES)]
        self._keys = 0
        self._seats: list[Seat] = []
        self._watching: list[Watching] = []
        self._mover: Seat | None = None
        self._done: Done | None = None
        self._seq = 0  # of the last move that was answered
        self._again: asyncio.Future[str] | None = None

    async def connect(self) -> None:
        """Lay a table and sit down there."""
        await self._sit_down(*await lay(self._http, self._game, self.manner.seats))

    async def _sit_down(self, table: str, secrets: list[str]) -> None:
        self.hang_up()
        self.table = table
        self._seq = 0
        self._seats = [Seat(self, table, seat, secret) for seat, secret in enumerate(secrets)]
        self._watching = [Watching(self.port, table, self.manner, self.traffic) for _ in range(self.manner.spectators)]
        for seat in self._seats:
            await seat.watch(seat.seat)
        for spectator in self._watching:
            await spectator.watch()

    def hang_up(self) -> None:
        for line in (*self._seats, *self._watching):
            line.hang_up()

    def answered(self, frame: Done) -> None:
        if self._again is not None:
            self._again.set_result(frame.table)
        else:
            self._done = frame
            self._seq = frame.seq
            self.look_round()

    def _send_move(self) -> None:
        self._mover = self._asked()
        assert self._mover is not None
        self._done = None
        news = self._mover.news
        action = self._rng.choice(news.look.choices).action
        self._mover.send(msgspec.json.encode(Act(self._key(), self._mover.seat, news.seq, action)))

    def _has_come(self) -> bool:
        """Answer and news of a move come in any order."""
        assert self._mover is not None
        return self._done is not None and self._mover.news.seq >= self._seq

    def _is_over(self) -> bool:
        return any(seat.news.seq >= self._seq and seat.news.look.table.state == "over" for seat in self._seats)

    def _is_asked(self) -> bool:
        return self._asked() is not None

    def _asked(self) -> Seat | None:
        for seat in self._seats:
            if seat.news.seq >= self._seq and seat.news.look.choices:
                return seat
        return None

    async def _lay_again(self) -> None:
        """After a game that is over everybody sits one seat further at the next table, with the same secrets."""
        if not self._is_over():
            await self.connect()
            return
        first, secrets = self._seats[0], [seat.secret for seat in self._seats]
        self._again = asyncio.get_running_loop().create_future()
        first.send(msgspec.json.encode(Rematch(self._key(), first.seat)))
        table = await self._again
        self._again = None
        await self._sit_down(table, [secrets[-1], *secrets[:-1]])

    def _key(self) -> str:
        self._keys += 1
        return f"bench-{self._keys:08}"
