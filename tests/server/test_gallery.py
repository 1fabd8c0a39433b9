"""The gallery: how many look on, and what they say, which no player reads before the end on any device."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from fernhandel.client import Client, Seat, Table
from fernhandel.server.wire import Listing
from fernhandel.table.plain import plain
from server.house import PATIENCE, AnyChoice, House, hot_seat, mine, open_chairs, serving, step
from server.test_lobby import listed, soon


class Line:
    """A socket that asks for the gallery, and all that it was told of it."""

    def __init__(self, socket: ClientConnection, seat: int | None) -> None:
        self._socket = socket
        self.frames: list[dict[str, Any]] = []
        socket.send(json.dumps({"type": "watch", "seat": seat, "gallery": True}))

    @property
    def told(self) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == "gallery"]

    @property
    def lines(self) -> list[str]:
        return [line["text"] for frame in self.told for line in frame["lines"]]

    @property
    def now(self) -> dict[int, dict[str, Any]]:
        """Every line as it was told last, by its number."""
        return {line["seq"]: line for frame in self.told for line in frame["lines"]}

    def watch(self) -> None:
        """Ask for all of it once more."""
        self._socket.send(json.dumps({"type": "watch", "seat": None, "gallery": True}))

    def until(self, fits: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not fits():
            assert time.monotonic() < end, self.told
            self.frames.append(json.loads(self._socket.recv(timeout=PATIENCE)))

    def watchers(self, count: int) -> None:
        self.until(lambda: bool(self.told) and self.told[-1]["watchers"] == count)

    def said(self, count: int) -> None:
        self.until(lambda: bool(self.told) and self.told[-1]["said"] == count)

    def reads(self, count: int) -> None:
        self.until(lambda: len(self.lines) == count)

    def say(self, text: str, name: str = "", key: str = "") -> dict[str, Any]:
        key = key or f"key-{time.monotonic_ns()}"
        self._socket.send(json.dumps({"type": "gallery", "key": key, "text": text, "name": name}))
        self.until(lambda: any(frame.get("key") == key for frame in self.frames[-5:]))
        return next(frame for frame in reversed(self.frames) if frame.get("key") == key)


NOTHING = {"name": "-", "games": ["merchants"], "players": [4], "paces": ["days"]}


def cookie(client: Client) -> str:
    """That of a browser; one that has none gets one."""
    if "fernhandel" not in client._http.cookies:
        client._http.put("/api/lobby/wish", json=NOTHING)
        client._http.delete("/api/lobby/wish")
    return f"fernhandel={client._http.cookies['fernhandel']}"


@contextmanager
def line(
    house: House, table: str, client: Client, seat: int | None = None, source: str = "", secret: str = ""
) -> Iterator[Line]:
    """As the browser of that client, or by the secret of a seat; perhaps from another address."""
    headers = {"authorization": f"Bearer {secret}"} if secret else {"cookie": cookie(client)}
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table}/socket"
    more: dict[str, Any] = {"source_address": (source, 0)} if source else {}
    with connect(url, additional_headers=headers, max_size=None, **more) as socket:
        yield Line(socket, seat)


def two_seats(north: Client, south: Client, **terms: Any) -> tuple[Table, Seat]:
    table = north.open("nuremberg", [*mine("North"), *open_chairs(1)], **terms)
    return table, south.join(table.id, "South", invite=table.invite)


def play_out(table: Table, south: Seat) -> None:
    choose = AnyChoice(1)
    seats = {0: table.seats[0], south.seat: south}
    look = south.look()
    while look.table.state == "playing":
        seat = seats[look.table.to_act[0]]
        look = seat.look()
        seat.act(choose(look), base=look.seq)
        look = south.look()


def test_the_gallery_talks_and_players_read_it_after_the_end(house: House) -> None:
    with ExitStack() as stack:
        north, south, oda, rike = (stack.enter_context(house.client()) for _ in range(4))
        table, seat = two_seats(north, south, public=True)
        first = stack.enter_context(line(house, table.id, oda))
        second = stack.enter_context(line(house, table.id, rike))
        player = stack.enter_context(line(house, table.id, north, 0))
        window = stack.enter_context(line(house, table.id, north))
        program = stack.enter_context(line(house, table.id, north, 0, secret=table.seats[0].secret))
        assert first.say("Six arrivals \u202ealready\u0007.\nIt ends", name="Oda")["type"] == "done"
        again = first.say("twice", key="the-same-key")["seq"]
        assert first.say("twice", key="the-same-key")["seq"] == again == 1
        assert second.say("Why not the courier?")["type"] == "done"
        second.until(lambda: len(second.lines) == 3)
        assert second.lines == ["Six arrivals already. It ends", "twice", "Why not the courier?"]
        lines = [one for frame in second.told for one in frame["lines"]]
        assert [(one["guest"], one["seq"]) for one in lines] == [(1, 0), (1, 1), (2, 2)]
        assert lines[0]["name"] == "Oda"
        for shut in (player, window, program):
            shut.said(3)
            assert (shut.told[-1]["shut"], shut.lines) == (True, [])
            no = shut.say("I hear you")
            assert (no["type"], no["status"], no["problem"]["code"]) == ("no", 403, "plays_here")
        play_out(table, seat)
        for opened in (player, window, program):
            opened.reads(3)
        assert first.say("Well played")["type"] == "done"
        player.until(lambda: player.lines[-1] == "Well played")


def test_who_sits_down_or_has_sat_reads_no_more(house: House) -> None:
    """On a line that was open before, too, and after the chair was left."""
    with ExitStack() as stack:
        north, south, oda = (stack.enter_context(house.client()) for _ in range(3))
        table = north.open("nuremberg", [*mine("North"), *open_chairs(2)], public=True)
        before = stack.enter_context(line(house, table.id, south))
        other = stack.enter_context(line(house, table.id, oda))
        other.say("one")
        before.until(lambda: before.lines == ["one"])
        south.join(table.id, "South").do("leave")
        other.say("two")
        before.until(lambda: before.told[-1]["said"] == 2)
        assert (before.told[-1]["shut"], before.lines) == (True, ["one"])
        after = stack.enter_context(line(house, table.id, south))
        after.until(lambda: bool(after.told))
        assert (after.told[-1]["shut"], after.lines) == (True, [])
        table.seats[0].do("leave")


def test_a_table_by_link_has_no_talk_unless_it_was_laid_so(house: House) -> None:
    with ExitStack() as stack:
        north, south, oda = (stack.enter_context(house.client()) for _ in range(3))
        silent, _ = two_seats(north, south)
        asked = {"game": "nuremberg", "gallery": True, "chairs": [{"kind": "mine"}, {"kind": "bot", "level": "easy"}]}
        loud = north.ask("POST", "/api/tables", dict[str, Any], asked)["table"]
        with line(house, silent.id, oda) as quiet, line(house, loud, oda) as talking:
            no = quiet.say("hello")
            assert (no["status"], no["problem"]["code"]) == (403, "no_gallery")
            assert talking.say("hello")["type"] == "done"
            talking.until(lambda: talking.lines == ["hello"])
            quiet.until(lambda: bool(quiet.told))
            assert (quiet.told[-1]["talks"], talking.told[-1]["talks"]) == (False, True)


def test_talk_is_limited_and_empty_talk_is_none(house: House) -> None:
    with house.client() as north, house.client() as oda:
        table = hot_seat(north, public=True)
        with line(house, table.id, oda) as spoken:
            assert spoken.say("\u202e \u0000")["problem"]["code"] == "empty_talk"
            answers = [spoken.say(f"line {n}") for n in range(12)]
            assert [answer["type"] for answer in answers[:10]] == ["done"] * 10
            assert answers[-1]["problem"]["code"] == "too_much_talk"
    assert plain("a\u2066b\u200dc\tд") == "ab\u200dc д"


def test_each_browser_counts_once_and_of_an_address_three(house: House) -> None:
    with ExitStack() as stack:
        north = stack.enter_context(house.client())
        table = hot_seat(north, public=True)
        player = stack.enter_context(line(house, table.id, north, 0))
        player.watchers(0)
        browsers = [stack.enter_context(house.client()) for _ in range(5)]
        here = stack.enter_context(line(house, table.id, browsers[0]))
        stack.enter_context(line(house, table.id, browsers[0]))
        player.watchers(1)
        with browsers[1]._http.stream("GET", f"/api/tables/{table.id}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            here.watchers(2)
        here.watchers(1)
        for browser in browsers[1:4]:
            stack.enter_context(line(house, table.id, browser))
        here.watchers(3)
        elsewhere = line(house, table.id, browsers[4], source="127.0.0.7")
        with elsewhere:
            here.watchers(4)
            soon(north, lambda told: [row.watchers for row in told.live if row.id == table.id] == [4])
            mine_too = north.ask("GET", "/api/tables/mine", list[Listing])
            assert [one.watchers for one in mine_too if one.id == table.id] == [4]
        player.watchers(3)


def test_nothing_is_added_to_the_news_of_a_move(house: House) -> None:
    with house.client() as north, house.client() as oda:
        table = hot_seat(north, public=True)
        with line(house, table.id, oda) as here, line(house, table.id, north, 0) as player:
            here.say("hello")
            player.until(lambda: bool(player.told) and player.told[-1]["said"] == 1)
            told = len(player.told)
            seq = step(table, 5).look().seq
            player.until(lambda: player.frames[-1].get("seq") == seq)
            news = [frame for frame in player.frames if frame["type"] == "news"]
            assert {tuple(frame) for frame in news} == {("type", "after", "seq", "notes", "look", "online")}
            assert len(player.told) == told


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_counts_and_talk_meet_over_processes(
    tmp_path_factory: pytest.TempPathFactory, kind: str, request: pytest.FixtureRequest
) -> None:
    folders = [tmp_path_factory.mktemp("many") for _ in range(2)]
    with ExitStack() as stack:
        if kind == "sqlite":
            houses = [stack.enter_context(serving(folders[0], "--workers", "2"))] * 2
        else:
            database = request.getfixturevalue("database")
            houses = [stack.enter_context(serving(folder, db=database)) for folder in folders]
        north, oda, rike = (stack.enter_context(house.client()) for house in (*houses, houses[0]))
        table = hot_seat(north, public=True)
        here = stack.enter_context(line(houses[0], table.id, rike))
        there = stack.enter_context(line(houses[1], table.id, oda))
        here.watchers(2)
        there.watchers(2)
        there.say("from there")
        here.until(lambda: here.lines == ["from there"])
        for _ in range(4):  # whichever process answers
            with houses[1].client() as anybody:
                soon(anybody, lambda told: [row.watchers for row in told.live] == [2])
        assert listed(north).live[0].id == table.id
