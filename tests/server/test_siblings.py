"""The processes of one server on one file: sockets are led to where a table is at home, and any of them may die."""

import json
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from fernhandel.client import LOST, NotDone, Seat, Table
from server.house import PATIENCE, House, asked, awaited, counters, get, hot_seat, mine, no, post, serving, step
from server.test_once import act_at_once, on_disk

WORKERS = 3


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("several"), "--workers", str(WORKERS)) as house:
        everybody_answers(house)
        yield house


def pids(house: House) -> list[int]:
    """The processes that serve, without the one that watches over them."""
    children = Path(f"/proc/{house.pid}/task/{house.pid}/children").read_text("utf-8").split()
    serve = [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text("utf-8")]
    assert serve, "no processes were found"
    return serve


def sockets_of(pid: int) -> int:
    """How many connections a process has open."""
    links = [link for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()]
    return sum(str(link.readlink()).startswith("socket:") for link in links)


def everybody_answers(house: House) -> None:
    """Until every process has come to its feet: each listens by a socket of its own."""
    folder = next(
        Path(line.partition("=")[2])
        for line in Path(f"/proc/{pids(house)[0]}/environ").read_text("utf-8").split("\0")
        if line.startswith("FERNHANDEL_SIBLINGS=")
    )
    awaited(lambda: len(list(folder.glob("*.socket"))) >= WORKERS, "every process")


def socket_of(house: House, seat: Seat) -> ClientConnection:
    url = f"{house.address.replace('http', 'ws')}/api/tables/{seat.table}/socket"
    return connect(url, additional_headers={"authorization": f"Bearer {seat.secret}"}, max_size=None)


def watch(socket: ClientConnection, seat: Seat) -> dict[str, Any]:
    socket.send(json.dumps({"type": "watch", "seat": seat.seat}))
    return news(socket)


def news(socket: ClientConnection, seq: int = 0) -> dict[str, Any]:
    while True:
        heard: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if heard["type"] == "news" and heard["seq"] >= seq:
            return heard


def test_all_who_sit_at_a_table_meet_in_one_process(several: House) -> None:
    """Wherever they land, everybody sees everybody; and the tables are spread."""
    with several.client() as client, ExitStack() as open_lines:
        before = {pid: sockets_of(pid) for pid in pids(several)}
        homes = set()
        for _ in range(6):
            table = client.open("nuremberg", mine("North", "South"))
            homes.add(crc32(table.id.encode()) % WORKERS)
            lines = [open_lines.enter_context(socket_of(several, table.seats[seat])) for seat in (0, 1)]
            watch(lines[0], table.seats[0])
            watch(lines[1], table.seats[1])
            while news(lines[0])["online"] != [0, 1]:
                pass
        grown = [pid for pid in pids(several) if sockets_of(pid) >= before[pid] + 2]
        assert len(grown) == len(homes)


def test_what_is_done_by_requests_at_any_process_is_told_by_sockets(several: House) -> None:
    with several.client() as client:
        table = hot_seat(client)
        with socket_of(several, table.seats[0]) as socket:
            watch(socket, table.seats[0])
            for number in range(8):
                with several.client() as fresh:  # a new connection may meet another process
                    seats = {seat: Seat(fresh, table.id, seat, held.secret) for seat, held in table.seats.items()}
                    step(Table(table.id, seats, ""))
                    assert fresh.look(table.id).table.moves == number + 1
                assert news(socket, number + 2)["look"]["table"]["moves"] == number + 1


def test_the_same_command_at_all_processes_at_once_is_carried_out_once(several: House) -> None:
    with several.client() as client:
        table = hot_seat(client)
        seat = asked(table)
        look = seat.look()
    assert len(set(act_at_once(several, seat, look, times=12))) == 1
    written = on_disk(several.file, table.id)
    assert [key for _, key, _ in written].count(f"{seat.seat}:the-same-key") == 1
    assert len(written) == look.seq + 2


def test_a_new_secret_counts_at_every_process_at_once(several: House) -> None:
    with several.client() as client:
        table = hot_seat(client)
        for _ in range(4):
            with several.client() as fresh:
                held = Seat(fresh, table.id, 0, table.seats[0].secret)
                secret = held.do("new_secret").secret
                assert fresh.seat(table.id, secret).seat == 0
                answer = post(
                    f"{several.address}/api/tables/{table.id}/commands",
                    json={"type": "talk", "key": "with-the-old-one", "seat": 0, "text": "Hello"},
                    headers={"authorization": f"Bearer {held.secret}"},
                )
                assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
                table = Table(table.id, {**table.seats, 0: Seat(client, table.id, 0, secret)}, "")


def take(house: House, table: str, offer: str, name: str) -> Seat | str:
    """The seat that is taken over, or why not."""
    with house.client() as taker:
        try:
            return taker.take(table, name, offer)
        except NotDone as refused:
            return refused.problem.code


def test_a_chair_that_is_handed_on_is_taken_once_whichever_process_is_asked(several: House) -> None:
    with several.client() as client:
        table = hot_seat(client)
        for name in ("Left", "Right", "Above"):
            offer = table.seats[0].do("hand_on").secret

            with ThreadPoolExecutor(6) as takers:
                outcomes = list(takers.map(partial(take, several, table.id, offer), [f"{name} {n}" for n in range(6)]))
            (taken,) = [one for one in outcomes if isinstance(one, Seat)]
            assert outcomes.count("offer_spent") == 5
            with several.client() as fresh:
                assert no(Seat(fresh, table.id, 0, table.seats[0].secret).look) == (403, "not_your_seat")
                table = Table(table.id, {**table.seats, 0: Seat(client, table.id, 0, taken.secret)}, "")
                assert table.seats[0].look().table.chairs[0].name.startswith(name)


def test_what_a_seat_sets_at_one_process_is_known_at_all(several: House) -> None:
    with several.client() as client:
        table = hot_seat(client, "merchants")
        with socket_of(several, table.seats[0]) as socket:
            watch(socket, table.seats[0])
            for auto in (True, False, True, False):
                with several.client() as fresh:
                    path = f"/api/tables/{table.id}/settings"
                    fresh.ask("PUT", path, dict[str, Any], {"seat": 0, "auto": auto}, table.seats[0].secret)
                while (news(socket)["look"]["settings"] or {}).get("auto", False) != auto:
                    pass


def test_a_process_that_dies_loses_nothing_and_its_tables_go_on_elsewhere(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", str(WORKERS)) as house, house.client() as client:
        everybody_answers(house)
        tables = [client.open("nuremberg", mine("North", "South")) for _ in range(4)]
        for table in tables:
            move_over_sockets(house, table)
        for pid in pids(house):
            os.kill(pid, signal.SIGKILL)
            for table in tables:
                move_over_sockets(house, table)
        with house.client() as fresh:
            for table in tables:
                look = fresh.look(table.id)
                assert (look.table.moves, look.seq) == (WORKERS + 1, WORKERS + 2)
        counted = counters(get(f"{house.address}/metrics").text)
        assert counted['fernhandel_moves_total{by="person",game="nuremberg"}'] == len(tables) * (WORKERS + 1)


def move_over_sockets(house: House, table: Table) -> None:
    """One move at the table, whatever happens to the line meanwhile; its key makes it one."""
    until = time.monotonic() + PATIENCE
    command: dict[str, Any] = {}
    while True:
        assert time.monotonic() < until, "no move can be made"
        try:
            command = command or next_move(house, table)
            with socket_of(house, table.seats[command["seat"]]) as socket:
                socket.send(json.dumps(command))
                while json.loads(socket.recv(timeout=PATIENCE)).get("key") != command["key"]:
                    pass
            return
        except (*LOST, httpx.TransportError):  # what a process has taken and not answered dies with it
            time.sleep(0.1)


def next_move(house: House, table: Table) -> dict[str, Any]:
    with house.client() as client:
        seat = client.look(table.id).table.to_act[0]
        look = Seat(client, table.id, seat, table.seats[seat].secret).look()
    key = f"moved-at-{look.seq}"
    return {"type": "act", "key": key, "seat": seat, "base": look.seq, "action": look.choices[0].action}
