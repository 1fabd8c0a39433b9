"""Limits of rate, size and origin: every refusal says what and why, with a 4xx, and changes nothing."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from fernhandel.client import Client
from fernhandel.server.app import FRAME_BURST, FRAME_RATE
from server.house import PATIENCE, House, asked, hot_seat, serving

TWO = [{"kind": "mine"}, {"kind": "mine"}]


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal, which has the form of all refusals."""
    body = answer.json()
    assert set(body) == {"code", "message", "rule"}, body
    assert len(body["message"]) > 5
    assert "Traceback" not in body["message"]
    return answer.status_code, body["code"]


@pytest.mark.parametrize(
    ("body", "about"),
    [
        ({"game": "chess", "chairs": TWO}, "chess"),
        ({"game": "nuremberg", "chairs": []}, "chairs"),
        ({"game": "nuremberg", "chairs": [{"kind": "mine"}]}, "chairs"),
        ({"game": "nuremberg", "chairs": [{"kind": "mine"}] * 5}, "players"),
        ({"game": "nuremberg", "chairs": [{"kind": "mine"}] * 7}, "chairs"),
        ({"game": "nuremberg", "chairs": [{"kind": "bot", "level": "cheat"}, {"kind": "mine"}]}, "cheat"),
        ({"game": "nuremberg", "chairs": [{"kind": "bot", "level": "os:system"}, {"kind": "mine"}]}, "os:system"),
        ({"game": "nuremberg", "chairs": [{"kind": "bot", "level": "hard@/etc/passwd"}, {"kind": "mine"}]}, "hard@"),
        ({"game": "nuremberg", "chairs": [{"kind": "king"}, {"kind": "mine"}]}, "king"),
        ({"game": "nuremberg", "chairs": [{"kind": "mine", "name": "N" * 41}, {"kind": "mine"}]}, "name"),
        ({"game": "nuremberg", "chairs": TWO, "name": "T" * 61}, "name"),
        ({"game": "nuremberg", "chairs": TWO, "secret": 1}, "secret"),
        ({"game": "nuremberg", "chairs": TWO, "edition": "1066"}, "1066"),
        ({"game": "nuremberg", "chairs": TWO, "options": {"speed": "fast"}}, "speed"),
        ({"game": "nuremberg", "chairs": TWO, "options": {"map": 5}}, "options"),
        ({"game": "nuremberg", "chairs": TWO, "board": {}}, "board"),
        ({"game": "merchants", "chairs": TWO, "board": {"cities": "none"}}, "board"),
        ({"game": "auf_achse", "chairs": TWO, "board": {"board": [1], "contracts": {"a": None}}}, "board"),
        ({"game": "nuremberg", "chairs": TWO, "clock": {"kind": "decision", "seconds": 1}}, "seconds"),
        ({"game": "nuremberg"}, "chairs"),
        ([], ""),
        ("table", ""),
        (None, ""),
    ],
)
def test_a_table_that_cannot_be_laid(house: House, body: Any, about: str) -> None:
    answer = httpx.post(f"{house.address}/api/tables", json=body)
    assert problem(answer)[0] == 400
    assert about in answer.json()["message"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"game": "nuremberg", "chairs": [}',
        b"\xff\xfe",
        b'{"game": "\\ud800", "chairs": []}',
        b'{"game": NaN}',
        b'{"game": "nuremberg", "chairs": ' + b"[" * 40_000,
        b'{"game": "nuremberg", "board": ' + b'{"a": ' * 15_000 + b"1" + b"}" * 15_000 + b"}",
        b'{"game": "nuremberg", "chairs": [], "clock": {"kind": "bank", "seconds": 1e400}}',
    ],
    ids=["empty", "cut", "broken", "no text", "half a letter", "nan", "deep lists", "deep objects", "infinite"],
)
def test_what_is_no_json(house: House, content: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(f"{house.address}/api/tables", content=content, headers=headers)
    assert problem(answer)[0] == 400


def test_bodies_that_are_too_large(house: House, client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    headers = {"content-type": "application/json", "authorization": f"Bearer {seat.secret}"}
    large = b'{"type": "talk", "key": "some-key-1", "seat": 0, "text": "' + b"x" * 200_000 + b'"}'
    path = f"{house.address}/api/tables/{table.id}/commands"
    assert problem(httpx.post(path, content=large, headers=headers)) == (413, "too_large")
    chunks = (large[at : at + 1000] for at in range(0, len(large), 1000))
    assert problem(httpx.post(path, content=chunks, headers=headers)) == (413, "too_large")
    assert client.look(table.id).seq == 1


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"text": ""}, 400),
        ({"text": "x" * 501}, 400),
        ({"text": " \n "}, 409),
        ({"key": "short"}, 400),
        ({"key": "k" * 65}, 400),
        ({"key": "with spaces and ü"}, 400),
        ({"key": "with\u0000nul"}, 400),
        ({"seat": 6}, 400),
        ({"seat": -1}, 400),
        ({"seat": "0"}, 400),
        ({"seat": 5}, 403),
        ({"type": "dance"}, 400),
        ({"type": "act"}, 400),
        ({"type": "act", "base": 10**30, "action": {"type": "bid", "box": 1, "cubes": 3}}, 400),
        ({"more": 1}, 400),
    ],
)
def test_commands_that_make_no_sense(client: Client, house: House, change: dict[str, Any], status: int) -> None:
    table = hot_seat(client)
    body = {"type": "talk", "key": "some-key-1", "seat": 0, "text": "Hello", **change}
    headers = {"authorization": f"Bearer {table.seats[0].secret}"}
    answer = httpx.post(f"{house.address}/api/tables/{table.id}/commands", json=body, headers=headers)
    assert problem(answer)[0] == status
    assert client.look(table.id).seq == 1


@pytest.mark.parametrize(
    ("action", "status", "rule"),
    [
        ({"type": "bid", "box": 1, "cubes": 1}, 422, "N5.2"),
        ({"type": "pass"}, 422, ""),
        ({"type": "fly"}, 400, ""),
        ({}, 400, ""),
        ({"type": "bid", "box": 99, "cubes": 10**40}, 400, ""),
        ({"type": "bid", "box": "1"}, 400, ""),
    ],
)
def test_decisions_that_are_not_legal(
    client: Client, house: House, action: dict[str, Any], status: int, rule: str
) -> None:
    table = hot_seat(client)
    seat = asked(table)
    body = {"type": "act", "key": "some-key-1", "seat": seat.seat, "base": 1, "action": action}
    headers = {"authorization": f"Bearer {seat.secret}"}
    for language in ("en", "de"):
        answer = httpx.post(
            f"{house.address}/api/tables/{table.id}/commands", params={"language": language}, json=body, headers=headers
        )
        assert problem(answer)[0] == status
        assert not rule or answer.json()["rule"] == rule
    assert client.look(table.id).seq == 1


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/nothing", 404),
        ("/api/tables/x", 400),
        ("/api/tables/..%2f..%2fetc", 404),
        ("/api/tables/abcdefgh/events?after=-2", 400),
        ("/api/tables/abcdefgh/events?after=many", 400),
        ("/api/tables/abcdefgh?seat=9", 400),
        ("/api/tables/abcdefgh?language=klingon", 400),
        ("/api/games/chess/rules", 400),
        ("/api/games/nuremberg/rules?language=fr", 400),
    ],
)
def test_addresses_that_lead_nowhere(house: House, path: str, status: int) -> None:
    assert problem(httpx.get(f"{house.address}{path}"))[0] == status


def test_other_peoples_pages_may_not_ask(house: House, client: Client) -> None:
    table = hot_seat(client)
    path = f"{house.address}/api/tables"
    body = {"game": "nuremberg", "chairs": TWO}
    for origin in ("https://evil.example", "null", f"{house.address}.evil.example"):
        answer = httpx.post(path, json=body, headers={"origin": origin})
        assert problem(answer) == (403, "other_origin")
    assert httpx.post(path, json=body, headers={"origin": house.address}).status_code == 201
    socket = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(socket, origin=Origin("https://evil.example")) as evil,
    ):
        evil.recv(timeout=PATIENCE)


def test_the_wrong_method(house: House) -> None:
    assert problem(httpx.delete(f"{house.address}/api/tables")) == (405, "wrong_method")


def test_every_answer_carries_the_strict_headers(house: House, client: Client) -> None:
    table = hot_seat(client)
    for path in ("/healthz", "/api/games", f"/api/tables/{table.id}", "/api/tables/x", "/api/openapi.json"):
        headers = httpx.get(f"{house.address}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_frames_that_make_no_sense_are_refused_and_the_socket_goes_on(house: House, client: Client) -> None:
    table = hot_seat(client)
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    headers = {"authorization": f"Bearer {table.seats[0].secret}"}
    with connect(url, additional_headers=headers) as socket:
        for frame in ("", "{", "[]", '{"type": "dance"}', '{"type": "watch", "seat": 9}', "[" * 8_000, b"\x00\x01"):
            socket.send(frame)
            assert '"no"' in str(socket.recv(timeout=PATIENCE)), frame
        socket.send('{"type": "watch", "seat": 1}')
        assert "not_your_seat" in str(socket.recv(timeout=PATIENCE))
        socket.send('{"type": "talk", "key": "some-key-1", "seat": 0, "text": "Still here"}')
        assert '"done"' in str(socket.recv(timeout=PATIENCE))


def test_a_frame_that_is_too_large_ends_the_socket(house: House, client: Client) -> None:
    table = hot_seat(client)
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with connect(url) as socket:
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert client.look(table.id).seq == 1


def test_too_many_requests(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "1") as house, httpx.Client(base_url=house.address) as client:
        answers = [client.get("/api/games") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert problem(refused[0]) == (429, "too_many_requests")
        assert "seconds" in refused[0].json()["message"]
        assert answers[0].status_code == 200


def opens(url: str) -> bool:
    try:
        with connect(url):
            return True
    except (InvalidStatus, ConnectionClosed):
        return False


def test_too_many_sockets_of_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "1") as house, house.client() as client:
        table = hot_seat(client)
        url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        let_in = [opens(url) for _ in range(40)]
        assert let_in[0]
        assert not all(let_in)  # a burst, and no more


def test_who_says_too_much_is_heard_later(tmp_path: Path) -> None:
    """Frames are counted for each seat, and for those without one by their address."""
    with serving(tmp_path, "--rate", "5") as house, house.client() as client:
        table = hot_seat(client)
        url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        for headers in ({"authorization": f"Bearer {table.seats[0].secret}"}, {}):
            with connect(url, additional_headers=headers) as flood:
                began = time.monotonic()
                for _ in range(int(FRAME_BURST + FRAME_RATE)):
                    flood.send("nonsense")
                    flood.recv(timeout=PATIENCE)
                assert time.monotonic() - began > 0.9  # what is more than a burst
