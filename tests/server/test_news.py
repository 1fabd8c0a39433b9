"""News: one numbered list, read by events, sockets and streams alike."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from fernhandel.client import Client, Seat, Table
from fernhandel.server.wire import Events, Position
from fernhandel.table.look import Look
from server.house import (
    PATIENCE,
    House,
    asked,
    bots,
    counters,
    environment,
    get,
    heard,
    hot_seat,
    mine,
    open_chairs,
    step,
)


def socket_of(house: House, seat: Seat, language: str = "en") -> ClientConnection:
    url = f"{house.address.replace('http', 'ws')}/api/tables/{seat.table}/socket?language={language}"
    return connect(url, additional_headers={"authorization": f"Bearer {seat.secret}"}, max_size=None)


def send(socket: ClientConnection, **frame: Any) -> None:
    socket.send(json.dumps(frame))


def news(socket: ClientConnection, seq: int) -> list[dict[str, Any]]:
    """Frames of news until the one that tells of that entry."""
    frames: list[dict[str, Any]] = []
    while not frames or frames[-1]["seq"] < seq:
        frame = json.loads(socket.recv(timeout=PATIENCE))
        if frame["type"] == "news":
            frames.append(frame)
    return frames


def stream(house: House, table: str, headers: dict[str, str] | None = None, **query: Any) -> Iterator[tuple[str, Any]]:
    """Ids and data of a spectator's stream, as they come."""
    address = f"{house.address}/api/tables/{table}/stream"
    with httpx.stream("GET", address, params=query, headers=headers, timeout=PATIENCE) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        id = ""
        for line in answer.iter_lines():
            if line.startswith("id:"):
                id = line[3:].strip()
            elif line.startswith("data:"):
                yield id, json.loads(line[5:])


def test_events_after_a_number(client: Client) -> None:
    table = hot_seat(client)
    step(table, 4)
    path = f"/api/tables/{table.id}/events"
    whole = client.ask("GET", path, Events)
    assert [note.seq for note in whole.notes] == list(range(whole.seq + 1))
    for after in (-1, 0, 2, whole.seq, whole.seq + 5):
        later = client.ask("GET", path, Events, after=after)
        assert later.notes == whole.notes[after + 1 :]
        assert later.seq == whole.seq


def test_a_socket_tells_everything_once_and_in_order(house: House, client: Client) -> None:
    table = hot_seat(client)
    with socket_of(house, table.seats[0]) as socket:
        send(socket, type="watch", seat=0)
        first = news(socket, 1)
        step(table, 5)
        frames = first + news(socket, 6)
        numbers = [note["seq"] for frame in frames for note in frame["notes"]]
        assert numbers == list(range(7))
        assert frames[-1]["look"]["view"] == table.seats[0].look().view
        send(socket, type="watch", seat=0, after=4)  # as after a lost connection
        again = json.loads(socket.recv(timeout=PATIENCE))
        while again["after"] != 4:
            again = json.loads(socket.recv(timeout=PATIENCE))
        assert [note["seq"] for note in again["notes"]] == [5, 6]


def test_commands_by_socket_are_answered_before_anything_else_is_asked(house: House, client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    look = seat.look()
    act = {"key": "by-socket-1", "seat": seat.seat, "base": look.seq, "action": look.choices[0].action}
    with socket_of(house, seat) as socket:
        for _ in range(2):
            send(socket, type="act", **act)
            assert json.loads(socket.recv(timeout=PATIENCE)) == {
                "type": "done",
                "key": "by-socket-1",
                "seq": 2,
                "secret": "",
                "table": "",
            }
        send(socket, type="act", **{**act, "key": "by-socket-2"})
        answer = json.loads(socket.recv(timeout=PATIENCE))
        assert (answer["type"], answer["key"], answer["status"]) == ("no", "by-socket-2", 409)
        assert answer["problem"]["code"] == "stale"


def test_leaving_by_socket_is_answered(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *open_chairs(1)])
    with socket_of(house, table.seats[0]) as socket:
        send(socket, type="watch", seat=0)
        news(socket, 0)
        send(socket, type="leave", key="good-bye-1", seat=0)
        while (answer := json.loads(socket.recv(timeout=PATIENCE))).get("key") != "good-bye-1":
            pass
        assert answer["type"] == "done"


def test_a_socket_whose_seat_has_a_new_key_is_told_and_not_failed(house: House, client: Client) -> None:
    table = hot_seat(client)
    with house.client() as thief:
        stolen = thief.seat(table.id, table.seats[1].secret)
        with socket_of(house, stolen) as socket:
            send(socket, type="watch", seat=1)
            news(socket, 1)
            table.seats[1].do("new_secret")
            step_by_cookie(client, table)
            frames, code = heard(socket, quiet=5.0)
            told = [frame for frame in frames if frame["type"] == "news" and frame["seq"] >= 3]
            assert all(frame["look"]["seat"] is None for frame in told), "nothing of the seat is told any more"
            assert code in (None, 1000, 1001, 1008)


def step_by_cookie(client: Client, table: Table) -> None:
    seat = client.look(table.id).table.to_act[0]
    look = client.ask("GET", f"/api/tables/{table.id}", Look, seat=seat)
    body = {"type": "act", "key": f"cookie-{look.seq}", "seat": seat, "base": look.seq}
    client.ask("POST", f"/api/tables/{table.id}/commands", dict, {**body, "action": look.choices[0].action})


def test_a_stream_for_spectators(house: House, client: Client) -> None:
    table = hot_seat(client, "merchants")
    heard: list[tuple[str, Any]] = []

    def listen() -> None:
        for told in stream(house, table.id):
            heard.append(told)
            if told[1]["seq"] >= 4:
                return

    thread = threading.Thread(target=listen)
    thread.start()
    step(table, 3)
    thread.join()
    assert [note["seq"] for _, told in heard for note in told["notes"]] == list(range(5))
    assert heard[-1][0] == "4"
    last = heard[-1][1]["look"]
    assert (last["seat"], last["choices"], last["view"]) == (None, [], client.look(table.id).view)
    _, again = next(stream(house, table.id, headers={"last-event-id": "2"}))
    assert [note["seq"] for note in again["notes"]] == [3, 4]
    _, again = next(stream(house, table.id, after=3))
    assert [note["seq"] for note in again["notes"]] == [4]


def test_who_is_there_is_told(house: House, client: Client) -> None:
    table = hot_seat(client)
    with socket_of(house, table.seats[0]) as north:
        send(north, type="watch", seat=0)
        assert news(north, 1)[-1]["online"] == [0]
        with socket_of(house, table.seats[1]) as south:
            send(south, type="watch", seat=1)
            assert news(south, 1)[-1]["online"] == [0, 1]
            while json.loads(north.recv(timeout=PATIENCE))["online"] != [0, 1]:
                pass
        while json.loads(north.recv(timeout=PATIENCE))["online"] != [0]:
            pass


def test_both_languages_say_the_same_in_data_and_differ_in_words(house: House, client: Client) -> None:
    table = hot_seat(client, "auf_achse")
    step(table, 3)
    with house.client("de") as german:
        english, deutsch = client.look(table.id), german.look(table.id)
        assert english.view == deutsch.view
        assert english.prompt != deutsch.prompt
        assert (english.names, deutsch.names) == (["North", "South"], ["North", "South"])
        nameless = client.open("auf_achse", bots("random", "random"))
        assert client.look(nameless.id).names == ["Red", "Yellow"]
        assert german.look(nameless.id).names == ["Rot", "Gelb"]
        path = f"/api/tables/{table.id}/position"
        assert client.ask("GET", path, Position).lines != german.ask("GET", path, Position).lines


def test_a_lean_look_has_no_words_but_everything_else(house: House, client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    with socket_of(house, seat) as socket:
        send(socket, type="watch", seat=seat.seat, lean=True)
        look = news(socket, 1)[-1]["look"]
    full = seat.look()
    assert look["view"] == full.view
    assert [choice["action"] for choice in look["choices"]] == [choice.action for choice in full.choices]
    assert {choice["text"] for choice in look["choices"]} == {""}


def test_health_readiness_and_measures(house: House, client: Client) -> None:
    table = hot_seat(client)
    assert get(f"{house.address}/healthz").json()["status"] == "ok"
    assert get(f"{house.address}/readyz").json() == {"status": "ready"}
    before = counters(get(f"{house.address}/metrics").text)
    with socket_of(house, table.seats[0]) as socket:
        send(socket, type="watch", seat=0)
        news(socket, 1)
        open_now = counters(get(f"{house.address}/metrics").text)["fernhandel_open_sockets"]
        assert open_now == before["fernhandel_open_sockets"] + 1
    step(table, 2)
    client._http.get("/api/tables/abcdefgh")
    after = counters(get(f"{house.address}/metrics").text)
    moves = 'fernhandel_moves_total{by="person",game="nuremberg"}'
    assert after[moves] == before.get(moves, 0) + 2
    refusals = 'fernhandel_refusals_total{code="no_such_table"}'
    assert after[refusals] == before.get(refusals, 0) + 1
    assert after["fernhandel_write_seconds_count"] > before.get("fernhandel_write_seconds_count", 0)
    assert any(name.startswith("fernhandel_request_seconds_count") for name in after)


def test_what_certainly_follows_is_foreseen(client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    look = seat.look()
    foreseen = seat.foresee([choice.id for choice in look.choices[:3]])
    assert [each.id for each in foreseen] == [choice.id for choice in look.choices[:3]]
    seat.act(look.choices[0].action)
    happened = client.ask("GET", f"/api/tables/{table.id}/events", Events).notes[-1]
    assert happened.events[: len(foreseen[0].events)] == foreseen[0].events
    assert happened.lines[: len(foreseen[0].lines)] == foreseen[0].lines


def test_a_row_of_moves_is_tried_in_private_and_made_in_one_command(client: Client) -> None:
    table = hot_seat(client, "merchants")
    seat = asked(table)
    look = seat.look()
    first = next(choice for choice in look.choices if not choice.ends)
    tried = seat.sketch([first.id])
    second = tried.choices[0]
    (whole,) = seat.foresee([second.id], after=[first.id])
    assert whole.events == seat.sketch([first.id, second.id]).foreseen.events  # type: ignore[union-attr]
    assert seat.look().seq == look.seq
    done = seat.act(first.action, then=[second.action])
    happened = client.ask("GET", f"/api/tables/{table.id}/events", Events, after=look.seq).notes
    assert done.seq == look.seq + 1
    assert [note.seq for note in happened] == [look.seq + 1, look.seq + 2]
    assert [event for note in happened for event in note.events][: len(whole.events)] == whole.events


COUNT = (
    "from fernhandel.server.measures import SOCKETS, measured; SOCKETS.inc(); print(measured().decode(), flush=True)"
)


def test_a_process_that_was_killed_has_no_open_sockets(tmp_path: Path) -> None:
    """Of three processes of one server, each with a socket, one is killed."""
    counting = environment(PROMETHEUS_MULTIPROC_DIR=str(tmp_path))
    command = [sys.executable, "-c", f"{COUNT}; print('end', flush=True); input()"]
    alive = []
    for known in (1, 2, 2):
        process = subprocess.Popen(command, env=counting, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        alive.append(process)
        assert process.stdout is not None
        assert counters("".join(iter(process.stdout.readline, "end\n")))["fernhandel_open_sockets"] == known
        if len(alive) == 2:
            alive[0].kill()
            alive[0].communicate()
    for process in alive[1:]:
        process.communicate("\n")
