"""What a stop-watch, a counter or a flood tells: nothing of what others may not know, and nobody is made to wait."""

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import httpx
import pytest

from fernhandel.client import Client, Seat
from fernhandel.core import shelf
from fernhandel.core.game import Game
from fernhandel.server.keeper import MOST_SHOWS
from fernhandel.server.store import Store
from fernhandel.table import entries
from fernhandel.table.settings import SeatSettings
from server.house import PATIENCE, AnyChoice, House, asked, bots, counters, heard, hot_seat, mine, no, serving
from server.test_news import send, socket_of

THINKING = 0.3
ENOUGH = 8
EVERY = 20


def arrivals(house: House, table: str) -> Iterator[tuple[int, float]]:
    """When a spectator hears of each entry, on the spectator's own clock."""
    seen = -1
    with httpx.stream("GET", f"{house.address}/api/tables/{table}/stream", timeout=PATIENCE) as answer:
        for line in answer.iter_lines():
            if line.startswith("id:") and int(line[3:]) > seen:
                seen = int(line[3:])
                yield seen, time.monotonic()


def bot_choices(house: House, table: str, hidden: bool = False) -> dict[int, int]:
    """How many choices a bot had at each entry; with ``hidden``, only where others cannot know it."""
    log = [entries.decode(row.body) for row in Store(house.db).rows(table)]
    opened = log[0]
    assert isinstance(opened, entries.Opened)
    title = shelf.title(opened.terms.game)
    game = Game.deal(title, opened.terms, opened.seed)
    found: dict[int, int] = {}
    for seq, entry in enumerate(log):
        if isinstance(entry, entries.Moved):
            if entry.by == "bot" and not (hidden and game.step in title.public_steps):
                found[seq] = len(game.legal(entry.seat))
            game.apply(entry.seat, game.catalogue.from_text(entry.action))
    return found


def test_the_time_a_bot_takes_does_not_tell_how_many_choices_it_has(tmp_path: Path) -> None:
    """A bot that searches takes its whole time also where it has one choice only, unless everybody sees that."""
    with serving(tmp_path, "--thinking", str(THINKING), "--bot-workers", "1") as house, house.client() as client:
        table = client.open("merchants", bots("hard", "hard", "hard"))
        forced: list[float] = []
        free: list[float] = []
        heard_at: dict[int, float] = {}
        for seq, at in arrivals(house, table.id):
            heard_at[seq] = at
            if seq % EVERY == 0:
                choices = bot_choices(house, table.id, hidden=True)
                timed = [n for n in choices if {n, n - 1} <= heard_at.keys() and n % EVERY != 1]  # not while counting
                took = {n: heard_at[n] - heard_at[n - 1] for n in timed}
                forced = [took[n] for n in took if choices[n] == 1]
                free = [took[n] for n in took if choices[n] > 1]
                if min(len(forced), len(free)) >= ENOUGH:
                    break
        assert min(len(forced), len(free)) >= ENOUGH
        assert abs(median(forced) - median(free)) < THINKING / 4


# -- settings ----------------------------------------------------------------------------------------------------------


def counted(client: Client) -> dict[str, float]:
    """Everything that is counted, but for the counting itself."""
    return {
        name: value for name, value in counters(client._http.get("/metrics").text).items() if "/metrics" not in name
    }


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which nothing else happens."""
    with serving(tmp_path_factory.mktemp("quiet")) as running:
        yield running


def test_nobody_learns_that_somebody_has_set_something(quiet: House) -> None:
    with quiet.client() as client, quiet.client() as stranger:
        table = hot_seat(client)
        other = asked(table)
        me, anybody = table.seats[1 - other.seat], Seat(stranger, table.id, 0, "")
        with socket_of(quiet, me) as own, socket_of(quiet, other) as theirs, socket_of(quiet, anybody) as public:
            for socket, seat in ((own, me.seat), (theirs, other.seat), (public, None)):
                send(socket, type="watch", seat=seat, after=-1)
            for socket in (own, theirs, public):
                heard(socket, quiet=1.0)
            before = counted(client)
            settings = {"seat": me.seat, "auto": True, "preset": {"most": 3, "about": {"box": 1}}}
            client.ask("PUT", f"/api/tables/{table.id}/settings", SeatSettings, settings, me.secret)
            told = json.loads(own.recv(timeout=PATIENCE))
            assert told["look"]["settings"]["preset"]["most"] == 3
            assert changed(before, counted(client)) == set()
            assert heard(theirs, quiet=1.0)[0] == heard(public, quiet=0.1)[0] == []


def changed(before: dict[str, float], after: dict[str, float]) -> set[str]:
    return {name for name in after if after[name] != before.get(name)}


def test_a_refused_order_is_not_counted_either(quiet: House) -> None:
    with quiet.client() as client:
        table = client.open("auf_achse", [*mine("North", "South")])
        seat = asked(table)
        before = counted(client)
        order = {"seat": seat.seat, "auto": False, "preset": {"most": 3, "about": {}}}
        path = f"/api/tables/{table.id}/settings"
        assert no(client.ask, "PUT", path, SeatSettings, order, seat.secret) == (409, "no_auction")
        assert changed(before, counted(client)) == set()


def test_an_order_is_carried_out_as_late_as_a_person_would(quiet: House) -> None:
    with quiet.client() as client:
        table = hot_seat(client)
        me, other = asked(table), table.seats[1 - asked(table).seat]
        order = {"seat": other.seat, "auto": False, "preset": {"most": 4, "about": {"box": 1}}}
        client.ask("PUT", f"/api/tables/{table.id}/settings", SeatSettings, order, other.secret)
        me.act({"type": "bid", "box": 1, "cubes": 3})
        began = time.monotonic()
        while client.look(table.id).table.moves < 2:
            time.sleep(0.01)
        assert time.monotonic() - began > 0.5
        assert counted(client).keys().isdisjoint({'fernhandel_moves_total{by="auto",game="nuremberg"}'})


# -- floods ------------------------------------------------------------------------------------------------------------


class Flood:
    """Somebody who asks for everything at once, from another address."""

    def __init__(self, house: House, source: str) -> None:
        self._house = house
        self._source = source
        self._going = True
        self.told: list[int] = []
        self.pauses: list[str] = []
        self.advised: list[int] = []
        with house.client(source=source) as client:
            self.table = hot_seat(client)
        self._threads = [threading.Thread(target=self._ask, args=(number,), daemon=True) for number in range(12)]

    def __enter__(self) -> "Flood":
        with self._house.client(source=self._source) as client:
            chairs = [{"kind": "bot", "level": "hard"}] * 3
            for _ in range(MOST_SHOWS + 2):
                self._note(client._http.post("/api/tables", json={"game": "merchants", "chairs": chairs}))
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._going = False
        for thread in self._threads:
            thread.join()

    def _ask(self, number: int) -> None:
        path = f"/api/tables/{self.table.id}/"
        with self._house.client(source=self._source) as client:
            look = client.look(self.table.id)
            seat = self.table.seats[look.table.to_act[0]]
            headers = {"authorization": f"Bearer {seat.secret}"}
            foreseen = {"seat": seat.seat, "ids": list(range(200))}
            while self._going:
                if number % 2:
                    body = {"key": f"advice-{number}-{time.monotonic_ns()}", "seat": seat.seat, "level": "hard"}
                    answer = client._http.post(path + "advice", json=body, headers=headers)
                    self._note(answer)
                    self.advised.append(answer.status_code)
                else:
                    self._note(client._http.post(path + "foresee", json=foreseen, headers=headers))

    def _note(self, answer: httpx.Response) -> None:
        self.told.append(answer.status_code)
        if answer.status_code == 429:
            self.pauses.append(answer.headers["retry-after"])


def waits(house: House, client: Client) -> list[float]:
    """How long a person waits for each decision of a bot that has a choice."""
    table = client.open("merchants", [*mine("North"), *bots("hard")])
    person, choose = table.seats[0], AnyChoice()
    while True:
        look = person.look()
        if look.choices:
            person.act(choose(look), base=look.seq)
        else:
            choices = bot_choices(house, table.id)
            thought = [seq for seq, count in choices.items() if count > 1]
            if len(thought) >= ENOUGH:
                at = {row.seq: row.at for row in Store(house.db).rows(table.id)}
                return [at[seq] - at[seq - 1] for seq in thought]
            time.sleep(0.05)


def test_whoever_floods_makes_a_person_wait_a_bots_time_longer_at_most(tmp_path: Path) -> None:
    options = ("--thinking", str(THINKING), "--bot-workers", "1", "--rate", "10000")
    with serving(tmp_path, *options) as house, house.client() as client:
        waits(house, client)  # the bots' process has started
        calm = waits(house, client)
        with Flood(house, "127.0.0.2") as flood:
            flooded = waits(house, client)
        assert set(flood.told) == {200, 201, 429}
        assert all(int(pause) >= 1 for pause in flood.pauses)
        asked_for = [row for row in Store(house.db).rows(flood.table.id) if b'"advised"' in row.body]
        assert len(asked_for) == flood.advised.count(200), "of what is not answered the table is not told"
        assert median(flooded) < median(calm) + 2 * THINKING
