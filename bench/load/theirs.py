"""Matches of boardgame.io under load: socket.io as its client speaks it, and the lobby's requests."""

from random import Random

import httpx
import msgspec
from websockets.typing import BytesLike

from bench.load.line import Line, Traffic
from bench.load.ours import Manner
from bench.load.sitting import Sitting

GAME = "carters"  # bench/peer/game.mjs
ROW, HAND, ROADS = 5, 10, 4
OPEN, PING, PONG = b"0", b"2", b"3"  # of engine.io
CONNECT = f"40/{GAME},".encode()  # of socket.io
EVENT = f"42/{GAME},".encode()


class Player(msgspec.Struct):
    hand: list[msgspec.Raw]


class G(msgspec.Struct):
    players: dict[str, Player]


class Ctx(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    gameover: object = None


class State(msgspec.Struct):
    g: G = msgspec.field(name="G")
    ctx: Ctx
    id: int = msgspec.field(name="_stateID")


class Update(msgspec.Struct, array_like=True, tag="update"):
    match: str
    state: State


class SyncInfo(msgspec.Struct):
    state: State


class Sync(msgspec.Struct, array_like=True, tag="sync"):
    match: str
    info: SyncInfo


class MatchData(msgspec.Struct, array_like=True, tag="matchData"):
    """Who is connected."""


_HEARD: msgspec.json.Decoder[Update | Sync | MatchData] = msgspec.json.Decoder(Update | Sync | MatchData)


class Client(Line):
    """A player's line, or a spectator's, which has no seat and does not read the state."""

    def __init__(self, sitting: "TheirSitting", port: int, seat: str | None, credentials: str | None) -> None:
        super().__init__(port, "/socket.io/?EIO=4&transport=websocket", sitting.traffic)
        self._sitting = sitting
        self.seat = seat
        self.credentials = credentials
        self.state: State | None = None

    def heard(self, data: BytesLike) -> None:
        data = bytes(data)
        if data.startswith(EVENT):
            if self.seat is not None:
                self._event(data[len(EVENT) :])
        elif data == PING:
            self.send(PONG)
        elif data.startswith(OPEN):
            self.send(CONNECT)
        elif data.startswith(CONNECT):
            self.emit("sync", self._sitting.match, self.seat, self.credentials, self._sitting.manner.seats)
        else:
            self.traffic.failures.append(f"not expected: {data!r}")

    def emit(self, *event: object) -> None:
        self.send(EVENT + msgspec.json.encode(event))

    def _event(self, text: bytes) -> None:
        frame = _HEARD.decode(text)
        if isinstance(frame, Update):
            self.state = frame.state
        elif isinstance(frame, Sync):
            self.state = frame.info.state
        else:
            return
        self._sitting.look_round()


class TheirSitting(Sitting):
    def __init__(self, port: int, http: httpx.AsyncClient, number: int, manner: Manner, traffic: Traffic) -> None:
        super().__init__(traffic, Random(number))
        self.manner = manner
        self.match = ""
        self._port = port
        self._http = http
        self._clients: list[Client] = []
        self._mover: Client | None = None
        self._id = 0  # of the state that the last move leads to

    async def connect(self) -> None:
        made = await self._post(f"/games/{GAME}/create", {"numPlayers": self.manner.seats})
        await self._sit_down(made["matchID"])

    async def _sit_down(self, match: str) -> None:
        self.hang_up()
        self.match = match
        self._id = 0
        self._mover = None
        self._clients = []
        for seat in map(str, range(self.manner.seats)):
            joined = await self._post(f"/games/{GAME}/{match}/join", {"playerID": seat, "playerName": f"Seat {seat}"})
            self._clients.append(Client(self, self._port, seat, joined["playerCredentials"]))
        self._clients += [Client(self, self._port, None, None) for _ in range(self.manner.spectators)]
        for client in self._clients:
            await client.connect()

    async def _post(self, path: str, body: dict[str, object]) -> dict[str, str]:
        answer: dict[str, str] = (await self._http.post(path, json=body)).raise_for_status().json()
        return answer

    def hang_up(self) -> None:
        for client in self._clients:
            client.hang_up()

    def _send_move(self) -> None:
        mover = self._mover = self._asked()
        assert mover is not None
        seat, state = mover.seat, mover.state
        assert seat is not None
        assert state is not None
        name, which = self._chosen(len(state.g.players[seat].hand))
        payload = {"type": name, "args": [which], "playerID": seat, "credentials": mover.credentials}
        self._id = state.id + 1
        mover.emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.id, self.match, seat)

    def _chosen(self, hand: int) -> tuple[str, int]:
        """One of the legal moves: draw from the row or the deck, sell a card of the hand, take a road."""
        draws = ROW + 1 if hand < HAND else 0
        which = self._rng.randrange(draws + hand + ROADS)
        if which < draws:
            return "draw", which
        which -= draws
        return ("sell", which) if which < hand else ("travel", which - hand)

    def _has_come(self) -> bool:
        state = None if self._mover is None else self._mover.state
        return state is not None and state.id >= self._id

    def _is_over(self) -> bool:
        state = None if self._mover is None else self._mover.state
        return state is not None and state.ctx.gameover is not None

    def _is_asked(self) -> bool:
        return self._asked() is not None

    def _asked(self) -> Client | None:
        for client in self._clients:
            state = client.state
            if state is not None and state.id >= self._id and state.ctx.current == client.seat:
                return client
        return None

    async def _lay_again(self) -> None:
        """As its lobby does: whoever asks first makes the next match, and everybody joins it."""
        first = self._clients[0]
        asked: dict[str, object] = {"playerID": first.seat, "credentials": first.credentials}
        made = await self._post(f"/games/{GAME}/{self.match}/playAgain", asked)
        await self._sit_down(made["nextMatchID"])
