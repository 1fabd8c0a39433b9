"""Whatever a server is asked, it does not fail: ``python tests/server/fuzz.py --requests 10000``.

Half of the requests are made from the server's own description of every operation, the others are what no browser and
no program would send: headers and addresses that are none, bodies that were spoiled, frames that make no sense. The
answers are counted by their status; a 5xx, or a fault in the server's log, is told and makes the program fail.
"""

import argparse
import json
import random
import socket
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Self

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.result import Ok
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

import fernhandel
from fernhandel.client import Table
from server.house import PATIENCE, House, finished, hot_seat, serving, step

STREAMS = ["/api/tables/{table}/stream", "/api/lobby/stream"]  # which never end by themselves
SECONDS = 3.0  # to wait for an answer to what may be half a request
HEADERS = (
    *("origin", "host", "cookie", "authorization", "accept-encoding", "content-type", "content-length", "range"),
    *("sec-websocket-key", "sec-websocket-version", "sec-websocket-protocol", "sec-websocket-extensions", "upgrade"),
    *("sec-fetch-site", "x-forwarded-for", "x-forwarded-proto", "last-event-id", "if-none-match", "transfer-encoding"),
    *("expect", "te", "connection", "accept", "accept-language", "forwarded"),
)
VALUES = (
    *(b"", b"http://[", b"http://]", b"http://[::1", b"//", b"null", b"\xff\xfe", b"\xed\xa0\x80", b"a" * 5000, b"%00"),
    *(b"fernhandel=", b"fernhandel=%ff; fernhandel=\xff", b'fernhandel="\\777', b"Bearer", b"Bearer  ", b"Bearer \xff"),
    *(b"gzip;q=nan", b"*;q=-1", b"identity;q=0, *;q=0", b"application/json; charset=utf-99", b"text/plain", b"a/b;=;"),
    *(b"-1", b"0", b"99999999999999999999", b"1e9", b"0x10", b"5, 6", b"bytes=9-1", b"chunked", b"gzip, chunked"),
    *(b"websocket", b"upgrade", b"13", b"0", b"permessage-deflate; server_max_window_bits=99", b"100-continue"),
    *(b"cross-site", b"same-origin", b"1.2.3.4, [::1]:99999, \xe9", b"127.0.0.1:abc", b"https", b"-17", b"\xb2"),
)
HERE = b"/api/tables/TABLE"
PATHS = (
    *(b"/", b"//", b"/../../etc/passwd", b"/%", b"/%zz", b"/%ff", b"/\xff", b"/%ed%a0%80", b"/%00", b"*", b"http://["),
    *(b"/t/%ff", b"/assets/%ff", b"/assets/..%2f..%2fx", b"/assets/%00", b"/favicon.ico%00", b"/healthz?%ff=%ff"),
    *(b"/api/games/%ff/rules", b"/api/games/nuremberg/rules?language=%ff", b"/api/games/%2e%2e/rules"),
    *(HERE + b"?seat=%ff", HERE + b"?seat=99999999999999999999", HERE + b"?seat=1&seat=0", HERE + b"/%ff"),
    *(HERE + b"/events?after=1e99", HERE + b"/events?after=" + b"9" * 400, HERE + b"/events?after=9223372036854775807"),
    *(HERE + b"/socket", HERE + b"/socket?language=%ff", b"/api/tables/%ff/socket", HERE + b"/replay?move=99999999999"),
    *(b"/assets/" + b"a" * 3000, b"/assets/" + b"../" * 300, b"/assets/a.js/b", b"/t/" + b"a" * 3000, b"/t/%00"),
    *(HERE + b"/decisions?seat=5", HERE + b"/study?move=99999999999999999999", b"/api/tables?;=&&", b"/metrics?a=%"),
)
METHODS = (b"GET", b"GET", b"GET", b"POST", b"PUT", b"DELETE", b"HEAD", b"OPTIONS", b"PATCH", b"TRACE", b"FOO", b"get")
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**31, 2**63, 2**64, 10**30, 1e308, -0.0, 0.5, "", " ", "\x00", "\ud800", "x" * 500, "é" * 41),
    *([], [[]], [None], {}, {"": ""}, {"type": "act"}, "random", "../x", "😀", "\u202e", "nan", "1e5", [0] * 300),
)


class Fuzz:
    """What is sent to one server, and how it answers."""

    def __init__(self, house: House, luck: int) -> None:
        self.house = house
        self.luck = luck
        self.rng = random.Random(luck)
        self.answers: Counter[str] = Counter()
        self.failed: list[str] = []
        with house.client() as client:
            playing = hot_seat(client, "merchants", public=True)
            step(playing, 3)
            self.tables: list[Table] = [playing, finished(client)]
        self._http = httpx.Client(base_url=house.address, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def note(self, status: int | None, what: str) -> None:
        self.answers["none" if status is None else str(status)] += 1
        if status is not None and status >= 500:
            self.failed.append(f"{status}: {what[:300]}")

    # -- from the description ------------------------------------------------------------------------------------------

    def operations(self, requests: int) -> None:
        """Every operation, asked whatever its description allows."""
        description = schemathesis.openapi.from_dict(self._http.get("/api/openapi.json").json()).exclude(path=STREAMS)
        operations = [found.ok() for found in description.get_all_operations() if isinstance(found, Ok)]
        for operation in operations:
            self._ask(operation, -(-requests // len(operations)))

    def _ask(self, operation: Any, examples: int) -> None:
        @seed(self.luck)
        @given(case=operation.as_strategy())
        @settings(
            max_examples=examples,
            deadline=None,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
            database=None,
        )
        def ask(case: schemathesis.Case[Any]) -> None:
            headers = {}
            if "table" in (case.path_parameters or {}):
                table = self.tables[len(repr(case.body)) % 2]
                case.path_parameters["table"] = table.id
                headers = {"authorization": f"Bearer {table.seats[0].secret}"}
            answer = case.call(base_url=self.house.address, headers=headers)
            self.note(answer.status_code, f"{operation.label} {case.body!r}")

        ask()

    # -- by hand -------------------------------------------------------------------------------------------------------

    def headers(self, requests: int) -> None:
        """Addresses and headers as bytes, one request to a line; some of them are never whole."""
        for _ in range(requests):
            path = self.rng.choice(PATHS).replace(b"TABLE", self.rng.choice(self.tables).id.encode())
            lines = [self.rng.choice(METHODS) + b" " + path + b" HTTP/1.1"]
            names = self.rng.sample(HEADERS, self.rng.randint(0, 3))
            if "host" not in names:
                lines.append(b"host: here")
            if "connection" not in names:
                lines.append(b"connection: close")
            lines += [name.encode() + b": " + self.rng.choice(VALUES) for name in names]
            self._raw(b"\r\n".join(lines) + b"\r\n\r\n" + self.rng.choice((b"", b"", b"{}", b"\xff\xfe")))

    def _raw(self, request: bytes) -> None:
        with socket.create_connection(("127.0.0.1", self.house.port)) as line:
            line.settimeout(SECONDS)
            try:
                line.sendall(request)
                answer = line.recv(200)
            except OSError:
                answer = b""
        words = answer.split(maxsplit=2)
        self.note(int(words[1]) if len(words) > 1 else None, repr(request))

    def bodies(self, requests: int) -> None:
        """What makes sense, with one part of it spoiled."""
        samples = list(self._samples())
        for _ in range(requests):
            method, path, body = self.rng.choice(samples)
            table = self.rng.choice(self.tables)
            spoiled = self._text(self._spoiled(body))
            headers = {"content-type": "application/json", "authorization": f"Bearer {table.seats[0].secret}"}
            answer = self._http.request(method, path.replace("TABLE", table.id), content=spoiled, headers=headers)
            self.note(answer.status_code, f"{method} {path} {spoiled[:200]!r}")

    def _samples(self) -> list[tuple[str, str, Any]]:
        record = fernhandel.make("nuremberg", players=2, seed=1).record(["North", "South"])
        header, end = (json.loads(line) for line in record.to_jsonl().splitlines())
        plans = [{"kind": "mine", "name": "North"}, {"kind": "bot", "level": "easy"}]
        clock = {"kind": "bank", "seconds": 60.0, "increment": 5.0, "window": {"begins": 60, "ends": 120}}
        laid = {"game": "nuremberg", "chairs": plans, "options": {}, "name": "x", "public": True, "clock": clock}
        command = {"key": "some-key-1", "seat": 0}
        action = {"type": "bid", "box": 1, "cubes": 3}
        here = "/api/tables/TABLE"
        return [
            ("POST", "/api/tables", laid),
            ("POST", "/api/tables", {**laid, "board": {"map": {}, "areas": [{}], "displays": {}}}),
            ("POST", "/api/records", {"record": record.to_text(), "name": "x"}),
            ("POST", "/api/records", [header, end]),
            ("POST", "/api/games/merchants/lesson", {"name": "North"}),
            ("POST", f"{here}/join", {"name": "East", "seat": 1, "invite": "x", "secret": "s" * 22}),
            ("POST", f"{here}/sit", {"secret": "s" * 22}),
            ("POST", f"{here}/commands", {"type": "act", **command, "base": 3, "action": action}),
            ("POST", f"{here}/commands", {"type": "talk", **command, "text": "Hello"}),
            ("POST", f"{here}/commands", {"type": "take_over", **command, "level": "easy", "chair": 1}),
            ("POST", f"{here}/commands", {"type": "undo", **command, "ask": True}),
            ("POST", f"{here}/foresee", {"seat": 0, "ids": [0, 1, 2], "after": [0]}),
            ("POST", f"{here}/sketch", {"seat": 0, "ids": [0, 1, 2], "to": "city:KOL"}),
            ("POST", f"{here}/advice", {**command, "level": "random"}),
            ("PUT", f"{here}/settings", {"seat": 0, "auto": True, "preset": {"most": 500, "about": {"box": 3}}}),
            ("POST", f"{here}/fork", {"move": 3, "chairs": plans, "name": "x"}),
        ]

    def _spoiled(self, body: Any) -> Any:
        """A copy in which one value is another, or is not there, or stands under another name."""
        if isinstance(body, dict) and body and self.rng.random() < 0.85:
            name = self.rng.choice(list(body))
            rest = {other: value for other, value in body.items() if other != name}
            fate = self.rng.random()
            if fate < 0.1:
                return rest
            if fate < 0.2:
                return {**rest, self.rng.choice(("type", "\ud800", "", "__class__")): body[name]}
            return {**body, name: self._spoiled(body[name])}
        if isinstance(body, list) and body and self.rng.random() < 0.7:
            at = self.rng.randrange(len(body))
            return [*body[:at], self._spoiled(body[at]), *body[at + 1 :]]
        if isinstance(body, str) and len(body) > 50 and self.rng.random() < 0.8:  # a record, cut somewhere
            at = self.rng.randrange(len(body))
            return body[:at] + self.rng.choice(("", '"\\ud800"', "\n", "9" * 30, "[" * 500, "\x00")) + body[at + 1 :]
        return self.rng.choice(ODD)

    def _text(self, body: Any) -> bytes:
        """The body as JSON, or nearly; lines of a record are put into one."""
        if isinstance(body, list) and len(body) == 2:
            body = {"record": "\n".join(json.dumps(line) for line in body)}
        text = json.dumps(body).encode()
        fate = self.rng.random()
        if fate < 0.03:
            return text[: self.rng.randrange(len(text) + 1)]
        if fate < 0.06:
            return text.replace(b'"', b"\xff", 1)
        return text.replace(b"0.5", self.rng.choice((b"NaN", b"1e999", b"0.5", b"-")), 1)

    def sockets(self, requests: int) -> None:
        """Frames that were spoiled, some to a socket; every answer is a frame or a farewell."""
        commands = [body for _, path, body in self._samples() if path.endswith("/commands")]
        commands.append({"type": "watch", "seat": 0, "after": -1, "lean": True})
        while requests > 0:
            table = self.rng.choice(self.tables)
            url = f"{self.house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
            headers = {"authorization": f"Bearer {table.seats[0].secret}"}
            some = min(requests, 20)
            requests -= some
            try:
                with connect(url, additional_headers=headers, max_size=None) as line:
                    for _ in range(some):
                        text = self._text(self._spoiled(self.rng.choice(commands)))
                        line.send(text if self.rng.random() < 0.1 else text.decode("utf-8", "replace"))
                        frame = json.loads(line.recv(timeout=PATIENCE))
                        self.note(frame.get("status", 200), f"socket {text[:200]!r}")
            except (WebSocketException, TimeoutError) as error:
                self.failed.append(f"socket: {type(error).__name__} {error}")

    def run(self, requests: int) -> None:
        self.operations(requests // 2)
        self.headers(requests // 4)
        self.sockets(requests // 20)
        self.bodies(max(0, requests - self.answers.total()))  # some operations have few ways to be asked
        self.failed += [fault[:300] for fault in self.house.faults()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--luck", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as house, Fuzz(house, asked.luck) as fuzz:
        fuzz.run(asked.requests)
    print(f"{fuzz.answers.total()} requests:", ", ".join(f"{n} × {status}" for status, n in fuzz.answers.most_common()))
    print(*fuzz.failed, f"{len(fuzz.failed)} failures", sep="\n")
    return 1 if fuzz.failed else 0


if __name__ == "__main__":
    sys.exit(main())
