"""Whatever a seat is sent while others hide something, a table that hides something else would have sent as well."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from fernhandel import Rng
from fernhandel.client import Client, Seat, Table
from fernhandel.server.appender import Row
from fernhandel.server.hall import unfold
from fernhandel.server.secret import hashed
from fernhandel.server.store import Store
from fernhandel.server.wire import Events, Position
from fernhandel.table import entries
from fernhandel.table.look import Look
from fernhandel.table.onlooker import Onlooker
from fernhandel.table.settings import SeatSettings
from server.house import PATIENCE, AnyChoice, House, mine, open_chairs
from table.sitting import beside

DECISIONS = 60


class Eavesdropper:
    """South at a table with North: plays, and keeps every word that the server ever said to South."""

    def __init__(self, house: House, north: Client, south: Client, game: str) -> None:
        self.table: Table = north.open(game, [*mine("North"), *open_chairs(1)])
        self.client = south
        self.seat = south.join(self.table.id, "South", invite=self.table.invite)
        self.house = house
        self.frames: list[dict[str, Any]] = []
        self.answers: list[msgspec.Struct] = []

    def play(self, decisions: int) -> None:
        choose = [AnyChoice(1), AnyChoice(2)]
        url = f"{self.house.address.replace('http', 'ws')}/api/tables/{self.table.id}/socket"
        with connect(url, additional_headers={"authorization": f"Bearer {self.seat.secret}"}, max_size=None) as socket:
            socket.send(json.dumps({"type": "watch", "seat": self.seat.seat}))
            for made in range(decisions):
                mover = self._asked()
                look = mover.look()
                seq = mover.act(choose[mover.seat](look), base=look.seq).seq
                while not self.frames or self.frames[-1]["seq"] < seq:
                    self.frames.append(json.loads(socket.recv(timeout=PATIENCE)))
                if made % 10 == 0:
                    self.answers += self._by_http()

    def _asked(self) -> Seat:
        asked = self.seat.look().table.to_act
        return self.seat if asked == [self.seat.seat] else self.table.seats[0]

    def _by_http(self) -> Iterator[msgspec.Struct]:
        client, path, secret, seat = self.client, f"/api/tables/{self.table.id}", self.seat.secret, self.seat.seat
        yield client.ask("GET", path, Look, secret=secret, seat=seat)
        yield client.ask("GET", f"{path}/events", Events, secret=secret, seat=seat)
        yield client.ask("GET", f"{path}/position", Position, secret=secret, seat=seat)


def of_a_twin(rows: list[Row], frame: dict[str, Any], rng: Rng) -> Any:
    """What South would be sent at that moment of a table where all that South may not know is otherwise."""
    live = unfold("", rows[: frame["seq"] + 1])
    twin = beside(live, live.game.view(1).imagine(rng.fork()))
    onlooker = Onlooker(twin, 1, "en")
    look = onlooker.look([1], SeatSettings(), live.touched)
    return json.loads(msgspec.json.encode({"look": look, "notes": onlooker.notes(frame["after"])}))


@pytest.mark.parametrize("game", ["merchants", "auf_achse"])
def test_what_a_seat_is_sent_tells_no_secret(house: House, game: str) -> None:
    with house.client() as north, house.client() as south:
        heard = Eavesdropper(house, north, south, game)
        heard.play(DECISIONS)
    store = Store(house.db)
    rows = store.rows(heard.table.id)
    store.close()
    rng = Rng.from_seed(5)
    for frame in heard.frames[:: max(1, len(heard.frames) // 25)]:
        expected = of_a_twin(rows, frame, rng)
        expected["look"]["table"]["id"] = heard.table.id
        assert {"look": frame["look"], "notes": frame["notes"]} == expected
    opened, *moves = [entries.decode(row.body) for row in rows]
    assert isinstance(opened, entries.Opened)
    other = heard.table.seats[0].secret
    everything = json.dumps(heard.frames) + repr(heard.answers)
    for secret in (str(opened.seed), f"{opened.seed:x}", other, hashed(other), heard.table.invite, opened.invite):
        assert secret not in everything
        assert secret not in house.said()
    for move in moves:
        if isinstance(move, entries.Moved) and "=" in move.action:
            assert move.action not in house.said()
