"""Limits of rate, size and origin: every refusal says what and why, with a 4xx, and changes nothing."""

import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Response
from websockets.sync.client import connect

import fernhandel
from fernhandel.client import Client
from fernhandel.server.app import FRAME_BURST, FRAME_RATE
from fernhandel.server.line import WATCH_SECONDS
from fernhandel.server.patience import HEAD_BYTES, REQUEST_SECONDS
from fernhandel.table.judge import TALK_AT_ONCE, TALK_SECONDS
from server.house import PATIENCE, House, asked, get, hot_seat, post, run, serving

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
        ({"game": "nuremberg", "chairs": [{"kind": "mine"}]}, "players"),
        ({"game": "nuremberg", "chairs": [{"kind": "mine"}] * 5}, "players"),
        ({"game": "nuremberg", "chairs": [{"kind": "mine"}] * 9}, "chairs"),
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
    answer = post(f"{house.address}/api/tables", json=body)
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
    answer = post(f"{house.address}/api/tables", content=content, headers=headers)
    assert problem(answer)[0] == 400


HALF = "\\ud800"


def test_half_a_letter_is_refused_wherever_it_stands(house: House, client: Client) -> None:
    """Written as an escape, it is no text that could be kept or shown: in any string, on either line, in a record."""
    table = hot_seat(client)
    commands = f"/api/tables/{table.id}/commands"
    talk = f'{{"type": "talk", "key": "some-key-1", "seat": 0, "text": "{HALF}"}}'
    laid = f'{{"game": "nuremberg", "name": "{HALF}", "chairs": [{{"kind": "mine"}}, {{"kind": "mine"}}]}}'
    record = fernhandel.make("nuremberg", players=2, seed=1).record(["\ud800", "South"])
    records = [text.replace("\ud800", HALF) for text in (record.to_text(), record.to_jsonl())]
    headers = {"content-type": "application/json", "authorization": f"Bearer {table.seats[0].secret}"}
    bodies = [(commands, talk), ("/api/tables", laid), ("/api/games/nuremberg/lesson", f'{{"name": "{HALF}"}}')]
    bodies += [("/api/records", json.dumps({"record": text})) for text in records]
    for path, body in bodies:
        answer = post(f"{house.address}{path}", content=body, headers=headers)
        assert problem(answer) == (400, "bad_input"), path
        assert "edited" not in answer.json()["message"]
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with connect(url, additional_headers=headers) as line:
        line.send(talk)
        assert '"status":400' in str(line.recv(timeout=PATIENCE))
    assert client.look(table.id).seq == 1


def test_bodies_that_are_too_large(house: House, client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    headers = {"content-type": "application/json", "authorization": f"Bearer {seat.secret}"}
    large = b'{"type": "talk", "key": "some-key-1", "seat": 0, "text": "' + b"x" * 200_000 + b'"}'
    path = f"{house.address}/api/tables/{table.id}/commands"
    assert problem(post(path, content=large, headers=headers)) == (413, "too_large")
    chunks = (large[at : at + 1000] for at in range(0, len(large), 1000))
    assert problem(post(path, content=chunks, headers=headers)) == (413, "too_large")
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
        ({"seat": 8}, 400),
        ({"seat": -1}, 400),
        ({"seat": "0"}, 400),
        ({"seat": 7}, 403),
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
    answer = post(f"{house.address}/api/tables/{table.id}/commands", json=body, headers=headers)
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
        answer = post(
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
        ("/assets/%00", 404),
        (f"/assets/{'a' * 3000}", 404),
        ("/api/tables/abcdefgh/events?after=-2", 400),
        ("/api/tables/abcdefgh/events?after=many", 400),
        ("/api/tables/abcdefgh?seat=9", 400),
        ("/api/tables/abcdefgh?language=klingon", 400),
        ("/api/games/chess/rules", 400),
        ("/api/games/nuremberg/rules?language=fr", 400),
    ],
)
def test_addresses_that_lead_nowhere(house: House, path: str, status: int) -> None:
    assert problem(get(f"{house.address}{path}"))[0] == status


def test_other_peoples_pages_may_not_ask(house: House, client: Client) -> None:
    table = hot_seat(client)
    path = f"{house.address}/api/tables"
    body = {"game": "nuremberg", "chairs": TWO}
    for origin in ("https://evil.example", "null", f"{house.address}.evil.example", "http://[", "http://]:1", "\xff"):
        answer = post(path, json=body, headers={b"origin": origin.encode("latin-1")})
        assert problem(answer) == (403, "other_origin")
    for site in ("cross-site", "same-site", "nonsense"):
        answer = post(path, json=body, headers={"sec-fetch-site": site, "origin": house.address})
        assert problem(answer) == (403, "other_origin")
    for site in ("same-origin", "none"):
        ours = {"origin": house.address, "sec-fetch-site": site}
        assert post(path, json=body, headers=ours).status_code == 201
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    for headers in ({"origin": "https://evil.example"}, {"origin": "http://["}, {"sec-fetch-site": "cross-site"}):
        refused = opens(url, headers)
        assert refused is not None
        assert (refused.status_code, json.loads(refused.body or b"")["code"]) == (403, "other_origin")
    assert not opens(url, {"origin": house.address, "sec-fetch-site": "same-origin"})


def test_the_wrong_method(house: House) -> None:
    assert problem(httpx.delete(f"{house.address}/api/tables")) == (405, "wrong_method")


def test_every_answer_carries_the_strict_headers(house: House, client: Client) -> None:
    table = hot_seat(client)
    for path in ("/healthz", "/api/games", f"/api/tables/{table.id}", "/api/tables/x", "/api/openapi.json"):
        headers = get(f"{house.address}{path}").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_frames_that_make_no_sense_are_refused_and_the_socket_goes_on(house: House, client: Client) -> None:
    table = hot_seat(client)
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    headers = {"authorization": f"Bearer {table.seats[0].secret}"}
    with connect(url, additional_headers=headers) as line:
        for frame in ("", "{", "[]", '{"type": "dance"}', '{"type": "watch", "seat": 9}', "[" * 8_000, b"\x00\x01"):
            line.send(frame)
            assert '"no"' in str(line.recv(timeout=PATIENCE)), frame
        line.send('{"type": "watch", "seat": 1}')
        assert "not_your_seat" in str(line.recv(timeout=PATIENCE))
        line.send('{"type": "talk", "key": "some-key-1", "seat": 0, "text": "Still here"}')
        assert '"done"' in str(line.recv(timeout=PATIENCE))


def test_a_frame_that_is_too_large_ends_the_socket(house: House, client: Client) -> None:
    table = hot_seat(client)
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with connect(url) as line:
        line.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert client.look(table.id).seq == 1


def test_too_many_requests(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "1") as house, httpx.Client(base_url=house.address) as client:
        answers = [client.get("/api/games") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert problem(refused[0]) == (429, "too_many_requests")
        assert "second" in refused[0].json()["message"]
        assert 1 <= int(refused[0].headers["retry-after"]) <= 2
        assert answers[0].status_code == 200


def opens(url: str, headers: dict[str, str] | None = None) -> Response | None:
    """The answer instead of a socket; None where one opens."""
    try:
        with connect(url, additional_headers=headers):
            return None
    except InvalidStatus as refused:
        return refused.response


def test_too_many_sockets_of_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "1") as house, house.client() as client:
        table = hot_seat(client)
        url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
        refused = [answer for answer in [opens(url) for _ in range(40)] if answer is not None]
        assert 0 < len(refused) < 40  # a burst, and no more
        assert {answer.status_code for answer in refused} == {429}
        assert all(1 <= int(answer.headers["retry-after"]) <= 2 for answer in refused)


def asks(house: House, forwarded: str = "") -> int:
    headers = {"x-forwarded-for": forwarded} if forwarded else {}
    return get(f"{house.address}/api/games", headers=headers).status_code


def test_who_asks_is_believed_only_of_the_proxies_that_the_host_names(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "1") as house:
        answers = [asks(house, f"192.0.2.{number}") for number in range(40)]
        assert 429 in answers, "whatever it says of itself, it is one address"
    with serving(tmp_path, "--rate", "1", "--proxy", "192.0.2.0/24", "--proxy", "127.0.0.1") as house:
        answers = [asks(house, f"198.51.100.{number}, 192.0.2.7") for number in range(40)]
        assert set(answers) == {200}, "many addresses behind two proxies"
        answers = [asks(house, f"203.0.113.{number}, 198.51.100.99, 192.0.2.7") for number in range(40)]
        assert 429 in answers, "what stands before the last address that no proxy has vouched for is hearsay"


def test_cookies_are_for_https_only_where_a_proxy_says_that_it_is_https(tmp_path: Path) -> None:
    body = {"game": "nuremberg", "chairs": TWO}
    secure = {"x-forwarded-proto": "https"}

    def cookie(house: House, headers: dict[str, str]) -> str:
        return post(f"{house.address}/api/tables", json=body, headers=headers).headers["set-cookie"]

    with serving(tmp_path) as house:
        assert "Secure" not in cookie(house, secure)
    with serving(tmp_path, FERNHANDEL_PROXY="127.0.0.1 ::1") as house:
        assert "Secure" in cookie(house, secure)
        assert "Secure" not in cookie(house, {})


def test_a_proxy_that_is_no_address_is_told(tmp_path: Path) -> None:
    ended = run("serve", "--proxy", "everybody", FERNHANDEL_DB=f"sqlite:///{tmp_path / 'tables.db'}")
    assert ended.code == 1
    assert "proxy: 'everybody' is no address and no network such as 10.0.0.0/8" in ended.err


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


# -- half-sent requests ------------------------------------------------------------------------------------------------

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n"
UPGRADE = b"GET /api/tables/abcdefgh/socket HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"


def trickled(house: House, begun: bytes, drop: bytes = b"") -> tuple[bytes, float]:
    """What the server says to a request that never ends, a drop a second, until it hangs up; and after how long."""
    began = time.monotonic()
    said = b""
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.settimeout(1)
        line.sendall(begun)
        while time.monotonic() - began < 6 * REQUEST_SECONDS:
            try:
                more = line.recv(10_000)
            except TimeoutError:
                line.sendall(drop)
                continue
            if not more:
                return said, time.monotonic() - began
            said += more
    raise AssertionError("nobody hangs up")


def test_half_sent_requests_are_closed(house: House) -> None:
    halves = [
        (b"", b""),
        (b"GET /", b"x"),
        (b"GET / HTTP/1.1\r\nhost: here\r\n", b"x-more: yes\r\n"),
        (UPGRADE, b"x-more: yes\r\n"),
        (HEAD + b"\r\n{", b" "),
        (HEAD.replace(b"content-length: 5000", b"transfer-encoding: chunked") + b"\r\n1\r\n{\r\n", b"1\r\n \r\n"),
    ]
    with ThreadPoolExecutor(len(halves)) as lines:
        found = list(lines.map(lambda half: trickled(house, *half), halves))
    for (begun, _), (said, seconds) in zip(halves, found, strict=True):
        assert said.startswith(b"HTTP/1.1 408 "), begun
        assert b'"too_slow"' in said
        assert seconds >= REQUEST_SECONDS - 1


def test_a_head_without_an_end_is_refused(house: House) -> None:
    """However quickly it comes: nobody keeps it all in memory."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: here\r\n" + b"x-more: yes\r\n" * (HEAD_BYTES // 13 + 1))
        said = line.makefile("rb").read()
    assert said.startswith(b"HTTP/1.1 431 ")
    assert b'"too_large"' in said


def test_a_slow_line_may_bring_a_large_body(house: House) -> None:
    """Time is counted by what has come: a record over a bad line takes longer than a name."""
    body = b'{"game": "chess", "chairs": []' + b" " * 200_000 + b"}"
    seconds = REQUEST_SECONDS + 2
    with socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(HEAD.replace(b"5000", str(len(body)).encode()) + b"\r\n")
        part = len(body) // 20
        for at in range(0, len(body), part):
            line.sendall(body[at : at + part])
            time.sleep(seconds / 20)
        assert line.recv(1000).startswith(b"HTTP/1.1 400 ")


def test_a_socket_that_never_says_what_it_watches_is_closed(client: Client, house: House) -> None:
    table = hot_seat(client)
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with connect(url) as silent, connect(url) as watching:
        watching.send('{"type": "watch", "seat": null}')
        assert '"news"' in str(watching.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            silent.recv(timeout=3 * WATCH_SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        watching.send('{"type": "dance"}')
        assert '"no"' in str(watching.recv(timeout=PATIENCE))


def test_talk_has_a_rate_on_either_line(client: Client, house: House) -> None:
    table = hot_seat(client)
    seat = table.seats[0]
    for _ in range(TALK_AT_ONCE):
        seat.talk("Wine?")
    body = {"type": "talk", "key": "some-key-1", "seat": 0, "text": "Cloth?"}
    headers = {"authorization": f"Bearer {seat.secret}"}
    path = f"{house.address}/api/tables/{table.id}/commands"
    for language, words in (("en", "You have said a lot"), ("de", "Du hast viel gesagt")):
        answer = post(path, params={"language": language}, json=body, headers=headers)
        assert problem(answer) == (429, "too_much_talk")
        assert words in answer.json()["message"]
        assert 1 <= int(answer.headers["retry-after"]) <= TALK_SECONDS
    url = f"{house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with connect(url, additional_headers=headers) as line:
        line.send(json.dumps(body))
        frame = json.loads(line.recv(timeout=PATIENCE))
        assert (frame["type"], frame["status"], frame["problem"]["code"]) == ("no", 429, "too_much_talk")
    table.seats[1].talk("I have said nothing yet")
