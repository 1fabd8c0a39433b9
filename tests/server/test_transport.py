"""Clients behind a line that drops, doubles, delays and reorders frames end with the same view as a fresh load."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from fernhandel.client import LOST, Client, Seat
from server.house import House, hot_seat

MOVES = 12
GIVE_UP = 0.4  # seconds after which a client says again what was not answered


class BadLine:
    """A proxy between one client and the server: whole frames get lost, come twice, late, or in another order."""

    def __init__(self, target: str, rng: random.Random) -> None:
        self._target = target
        self._rng = rng
        self.spoiled = 0

    async def carry(self, near: ServerConnection) -> None:
        headers = {"authorization": near.request.headers["authorization"]} if near.request is not None else {}
        async with connect(self._target, additional_headers=headers, max_size=None) as far:
            tasks = [asyncio.create_task(self._pump(near, far)), asyncio.create_task(self._pump(far, near))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()

    async def _pump(self, source: Any, sink: Any) -> None:
        late: list[asyncio.Task[None]] = []
        try:
            async for frame in source:
                fate = self._rng.random()
                self.spoiled += fate < 0.5
                if fate < 0.15:
                    continue  # lost
                if fate < 0.3:
                    await sink.send(frame)  # doubled
                if fate < 0.5:
                    late.append(asyncio.create_task(self._later(sink, frame)))  # late, and so after the next ones
                    continue
                if fate > 0.98:
                    await sink.close()  # the line breaks
                    return
                await sink.send(frame)
        except ConnectionClosed:
            pass
        finally:
            for task in late:
                task.cancel()

    async def _later(self, sink: Any, frame: Any) -> None:
        await asyncio.sleep(self._rng.random() * 0.2)
        with suppress(ConnectionClosed):
            await sink.send(frame)


class Careful:
    """A client as the page is: it keeps the newest look, and says again what was not answered."""

    def __init__(self, seat: Seat, url: str, rng: random.Random) -> None:
        self._seat = seat
        self._url = url
        self._rng = rng
        self.look: dict[str, Any] = {}
        self.numbers: list[int] = []
        self._open: dict[str, Any] | None = None  # the command that is not answered yet
        self.made = 0
        self.resting = False

    @property
    def waiting(self) -> bool:
        """Whether something it said is not answered yet."""
        return self._open is not None

    async def follow(self, until: asyncio.Event) -> None:
        headers = {"authorization": f"Bearer {self._seat.secret}"}
        while not until.is_set():
            try:
                async with connect(self._url, additional_headers=headers, max_size=None) as socket:
                    await self._talk(socket, until)
            except LOST:
                continue

    async def _talk(self, socket: ClientConnection, until: asyncio.Event) -> None:
        await self._watch(socket)
        while not until.is_set():
            try:
                frame = json.loads(await asyncio.wait_for(socket.recv(), GIVE_UP))
            except TimeoutError:
                await self._watch(socket)
                if self._open is not None:
                    await socket.send(json.dumps(self._open))
                continue
            self._heard(frame)
            if not self.resting and self._open is None and self.made < MOVES and self.look.get("choices"):
                self._decide()
                await socket.send(json.dumps(self._open))

    async def _watch(self, socket: ClientConnection) -> None:
        after = self.look.get("seq", -1)
        await socket.send(json.dumps({"type": "watch", "seat": self._seat.seat, "after": after}))

    def _heard(self, frame: dict[str, Any]) -> None:
        known = self.look.get("seq", -1)
        if frame["type"] == "news":
            if frame["after"] <= known <= frame["seq"] and frame["look"]["seat"] == self._seat.seat:
                self.numbers += [note["seq"] for note in frame["notes"] if note["seq"] > known]
                self.look = frame["look"]
        elif self._open is not None and frame.get("key") == self._open["key"]:
            self._open = None
            if frame["type"] == "done":
                self.made += 1
                self.look = {**self.look, "choices": []}  # wait for the news

    def _decide(self) -> None:
        choice = self._rng.choice(self.look["choices"])
        key = f"careful-{self._rng.getrandbits(40):010x}"
        self._open = {"type": "act", "key": key, "seat": self._seat.seat, "base": self.look["seq"]}
        self._open["action"] = choice["action"]


async def play(house: House, seats: list[Seat], seed: int) -> tuple[list[Careful], int]:
    """Both play behind bad lines until one has made his moves and both have been told of them all."""
    table = seats[0].table
    target = f"{house.address.replace('http', 'ws')}/api/tables/{table}/socket"
    rng = random.Random(seed)
    bad = BadLine(target, rng)
    end = asyncio.Event()
    async with serve(bad.carry, "127.0.0.1", 0, max_size=None) as proxy:
        port = next(iter(proxy.sockets)).getsockname()[1]
        clients = [Careful(seat, f"ws://127.0.0.1:{port}", random.Random(seed + seat.seat)) for seat in seats]
        following = [asyncio.create_task(client.follow(end)) for client in clients]
        while max(client.made for client in clients) < MOVES:
            await asyncio.sleep(GIVE_UP)
        for client in clients:
            client.resting = True
        now = -1
        while any(client.waiting for client in clients) or now != min(client.look["seq"] for client in clients):
            await asyncio.sleep(GIVE_UP)
            now = (await asyncio.to_thread(seats[0].look)).seq
        end.set()
        await asyncio.gather(*following)
    return clients, bad.spoiled


@pytest.mark.parametrize("game", ["merchants", "nuremberg"])
def test_a_bad_line_ends_in_the_same_view_as_a_fresh_load(house: House, client: Client, game: str) -> None:
    table = hot_seat(client, game)
    seats = [table.seats[0], table.seats[1]]
    clients, spoiled = asyncio.run(play(house, seats, seed=5))
    assert spoiled > 20
    for careful, seat in zip(clients, seats, strict=True):
        fresh = seat.look()
        assert careful.look["view"] == fresh.view
        assert careful.look["seq"] == fresh.seq
        assert careful.numbers == list(range(fresh.seq + 1)), "everything is told once, in order"
    assert fresh.table.moves >= 12
