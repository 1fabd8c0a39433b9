"""Programs that play at a server's tables over sockets and note how long each answer takes."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.synchronize import Barrier
from random import Random
from typing import cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import BytesLike
from websockets.uri import parse_uri

HOST = "127.0.0.1"


@dataclass
class Measured:
    """What one process of programs has seen."""

    seconds: float = 0.0
    answers: list[float] = field(default_factory=list)
    sent_bytes: int = 0
    failures: list[str] = field(default_factory=list)


class Line(asyncio.Protocol):
    """A program's end of a socket. It does as little as it can: it takes its time from the server beside it."""

    def __init__(self, port: int, path: str, measured: Measured, headers: dict[str, str]) -> None:
        self.port = port
        self.measured = measured
        self.at_work = False
        self._protocol = ClientProtocol(parse_uri(f"ws://{HOST}:{port}{path}"), max_size=None)
        self._headers = headers
        self._transport: asyncio.Transport | None = None
        self._open = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self.port)
        await self._open

    def begin(self) -> None:
        self.at_work = True

    def end(self) -> None:
        self.at_work = False
        if self._transport is not None:
            self._transport.abort()

    def heard(self, data: BytesLike) -> None:
        """A frame has come."""
        raise NotImplementedError

    def send(self, data: bytes) -> None:
        self._protocol.send_text(data)
        self._flush()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        request.headers.update(self._headers)
        self._protocol.send_request(request)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.at_work:
            self.measured.failures.append(f"the line was cut: {exc}")

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._open.set_result(None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                if self.at_work:
                    self.measured.sent_bytes += len(event.data)
                self.heard(event.data)
        self._flush()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            self._transport.write(data)


async def measure(lines: Sequence[Line], seconds: float, all_ready: Barrier) -> Measured:
    """Connect them all, wait for the other processes, and let them work for a while."""
    for line in lines:
        await line.connect()
    await asyncio.to_thread(all_ready.wait)
    measured = lines[0].measured
    began = time.perf_counter()
    for line in lines:
        line.begin()
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - began
    for line in lines:
        line.end()
    return measured


# -- at a table --------------------------------------------------------------------------------------------------------


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


_HEARD: msgspec.json.Decoder[News | Done | No] = msgspec.json.Decoder(News | Done | No)


class Program(Line):
    """One of two seats: moves as soon as it is asked; when the game is over both play on at the table laid again."""

    def __init__(self, port: int, table: str, seat: int, secret: str, measured: Measured) -> None:
        super().__init__(port, f"/api/tables/{table}/socket", measured, {"Authorization": f"Bearer {secret}"})
        self._seat = seat
        self._secret = secret
        self._rng = Random(f"{table} {seat}")
        self._sent: float | None = None
        self._news = News(-1, Look(TableLook("waiting"), []))
        self._answered = 0
        self._moves = 0
        self._next: Program | None = None

    async def connect(self) -> None:
        await super().connect()
        self.send(msgspec.json.encode({"type": "watch", "seat": self._seat, "lean": True}))

    def begin(self) -> None:
        super().begin()
        self._move()

    def end(self) -> None:
        super().end()
        if self._next is not None:
            self._next.end()

    def heard(self, data: BytesLike) -> None:
        """The answer and the news of a move come in any order; the next one is made when both are there."""
        frame = _HEARD.decode(data)
        if isinstance(frame, News):
            self._news = frame
        elif isinstance(frame, No) or self._sent is None:
            self.measured.failures.append(f"not expected: {bytes(data)!r}")
        elif frame.table:
            self._go_on_at(frame.table)
        else:
            if self.at_work:
                self.measured.answers.append(time.perf_counter() - self._sent)
            self._answered = frame.seq
            self._sent = None
        if self.at_work and self._sent is None and self._news.seq >= self._answered:
            self._move()

    def _move(self) -> None:
        look = self._news.look
        if look.choices:
            self._moves += 1
            action = self._rng.choice(look.choices).action
            self._sent = time.perf_counter()
            self.send(msgspec.json.encode(Act(f"move-{self._moves:06}", self._seat, self._news.seq, action)))
        elif look.table.state == "over":
            self._sent = time.perf_counter()
            self.send(msgspec.json.encode({"type": "rematch", "key": "rematch-1", "seat": self._seat}))

    def _go_on_at(self, table: str) -> None:
        """Everybody sits one seat further there; the secrets stay."""
        self.end()
        self._next = Program(self.port, table, 1 - self._seat, self._secret, self.measured)
        connected = asyncio.ensure_future(self._next.connect())
        connected.add_done_callback(self._next.begin_when)

    def begin_when(self, connected: "asyncio.Future[None]") -> None:
        if connected.exception() is None:
            self.begin()
        else:
            self.measured.failures.append(f"no line to the table laid again: {connected.exception()}")
