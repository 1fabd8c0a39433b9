"""Who gets notices, for the tests: a real mail server, and a real endpoint that opens pushes by the standard."""

import json
import sqlite3
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from fernhandel.client import Client
from fernhandel.server.notices.keys import make_keys
from fernhandel.server.notices.tables import OUTBOX
from fernhandel.server.secret import hashed
from fernhandel.server.store import Store
from fernhandel.server.visits import COOKIE
from server.house import House, awaited, free_port


class MailServer:
    """A real SMTP server that keeps what it takes; ``refuses`` is what it answers to a recipient instead."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port(), enable_SMTPUTF8=False)
        self.url = f"smtp://127.0.0.1:{self._controller.port}?from=Fernhandel%20at%20home%20%3Ctables@house.example%3E"

    async def handle_RCPT(  # noqa: N802
        self, server: object, session: object, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(mail, EmailMessage)
        assert [mail["To"]] == envelope.rcpt_tos
        self.mails.append(mail)
        return "250 OK"

    def start(self) -> None:
        self._controller.start()

    def stop(self) -> None:
        self._controller.stop()


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """A real HTTP server that keeps what is posted; ``answers`` has the statuses it answers with, by path."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.answers: dict[str, int] = {}
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                headers = {name.lower(): value for name, value in self.headers.items()}
                endpoint.got.append(Got(self.path, headers, self.rfile.read(length)))
                self.send_response(endpoint.answers.get(self.path, 201))
                if endpoint.answers.get(self.path) == 302:
                    self.send_header("location", f"{endpoint.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def do_GET(self) -> None:
                endpoint.got.append(Got(self.path, {}, b""))
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                return None

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def at(self, path: str) -> list[Got]:
        return [got for got in self.got if got.path == path]


class Subscription:
    """What a browser has for a push service: a pair of keys and a secret, and the way to open what comes."""

    def __init__(self, endpoint: Endpoint) -> None:
        self.path = f"/push/{urandom(6).hex()}"
        self._endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = urandom(16)

    def told(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push",
            "to": f"{self._endpoint.url}{self.path}",
            "p256dh": _url_safe(point),
            "auth": _url_safe(self._auth),
            "label": "Test",
        }

    def opened(self, house_key: str) -> list[dict[str, Any]]:
        """Everything pushed so far, opened by the standard; who signed it is known."""
        found = []
        for got in self._endpoint.at(self.path):
            assert got.headers["content-encoding"] == "aes128gcm"
            assert 1 <= int(got.headers["ttl"]) <= 28 * 86_400
            assert len(got.headers["topic"]) == 32
            assert Vapid02.verify(got.headers["authorization"])
            assert got.headers["authorization"].endswith(f"k={house_key}")
            plain = http_ece.decrypt(got.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
            found.append(json.loads(plain))
        return found


def _url_safe(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


class Post:
    """All of it together, and the options by which a house uses it."""

    def __init__(self, folder: Path, pace: float = 0.002) -> None:
        self.mail = MailServer()
        self.endpoint = Endpoint()
        self.keys = make_keys(folder / "house.keys")
        self.options = [
            *("--push", "--webhooks", "--smtp", self.mail.url, "--public-url", "http://house.example"),
            *("--keys", str(folder / "house.keys"), "--reach", "127.0.0.0/8", "--notice-pace", str(pace)),
        ]

    def subscribe(self, client: Client) -> tuple[Subscription, str]:
        subscription = Subscription(self.endpoint)
        return subscription, add(client, **subscription.told())

    def mails_to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mail.mails if mail["To"] == address]


@contextmanager
def post_office(folder: Path, pace: float = 0.002) -> Iterator[Post]:
    post = Post(folder, pace)
    post.mail.start()
    post.endpoint.start()
    try:
        yield post
    finally:
        post.endpoint.stop()
        post.mail.stop()


def add(client: Client, **place: str) -> str:
    """A place of theirs; its id."""
    return str(client.ask("POST", "/api/me/places", dict[str, str], place)["place"])


def rows(house: House, *, kind: str = "", holder: str = "") -> list[Any]:
    """What is in the queue."""
    store = Store(house.db)
    try:
        with store.reading() as db:
            found = db.execute(OUTBOX.select().order_by(OUTBOX.c.id)).all()
    finally:
        store.close()
    return [row for row in found if (not kind or row.kind == kind) and (not holder or row.holder == holder)]


def set_rows(house: House, statement: Any) -> None:
    """Change what is kept, as time or a fault would."""
    store = Store(house.db)
    try:
        with store.engine.begin() as db:
            db.execute(statement)
    finally:
        store.close()


def browser_of(client: Client) -> str:
    return hashed(client._http.cookies[COOKIE])


def make_person(house: House, client: Client, id: str) -> str:
    """The browser of that client is somebody's device from now on."""
    if COOKIE not in client._http.cookies:
        client.ask("PUT", "/api/me/notices", dict[str, Any], {})
    today = int(time.time() // 86_400)
    with sqlite3.connect(house.file) as db:
        db.execute("INSERT OR IGNORE INTO persons VALUES (?, ?, ?, 1, '', ?, ?)", [id, id, id, today, today])
        db.execute("INSERT INTO devices VALUES (?, ?, '', '', ?, ?)", [browser_of(client), id, today, today])
    awaited(lambda: client.ask("GET", "/api/me/notices", dict[str, Any])["person"], "a name")
    return id


def confirmed(house: House, post: Post, client: Client, address: str) -> str:
    """A mail address of theirs, confirmed by the link in the first mail."""
    place = add(client, kind="mail", to=address)
    asked = awaited(lambda: post.mails_to(address), "the question")[-1]
    link = next(line for line in asked.get_content().splitlines() if "/confirm/" in line)
    client._http.post(link.replace("http://house.example", house.address)).raise_for_status()
    return place
