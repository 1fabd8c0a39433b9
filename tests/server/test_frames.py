"""Frames of a socket as bytes: whole, in pieces, together, between others, and none at all."""

import json
import os
import socket
import struct
import zlib
from collections.abc import Iterator
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import pytest

from fernhandel.client import Client, Seat
from server.house import PATIENCE, House, asked, hot_seat

TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
TOO_LARGE = 1009
WRONG = 1002


def frame(payload: bytes, opcode: int = TEXT, final: bool = True, deflated: bool = False) -> bytes:
    """As a browser sends it: masked."""
    first = (0x80 if final else 0) | (0x40 if deflated else 0) | opcode
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    mask = os.urandom(4)
    return bytes([first]) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Raw:
    """A socket of which every byte is ours."""

    def __init__(self, house: House, seat: Seat, extensions: str = "") -> None:
        address = urlsplit(house.address)
        self._socket = socket.create_connection((address.hostname, address.port), timeout=PATIENCE)
        self._there = b""
        head = [
            f"GET /api/tables/{seat.table}/socket HTTP/1.1",
            f"Host: {address.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Authorization: Bearer {seat.secret}",
            *([f"Sec-WebSocket-Extensions: {extensions}"] if extensions else []),
        ]
        self.send(("\r\n".join(head) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self._there:
            self._there += self._socket.recv(65_536)
        self.head, _, self._there = self._there.partition(b"\r\n\r\n")

    def close(self) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def _take(self, count: int) -> bytes:
        while len(self._there) < count:
            more = self._socket.recv(65_536)
            assert more, "the line was cut"
            self._there += more
        taken, self._there = self._there[:count], self._there[count:]
        return taken

    def receive(self) -> tuple[int, bytes]:
        """Opcode, with the bit of deflated frames, and payload of the next frame."""
        first, size = self._take(2)
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        return first & 0x4F, self._take(size)

    def messages(self) -> Iterator[dict[str, Any]]:
        while True:
            opcode, payload = self.receive()
            assert opcode == TEXT, (opcode, payload)
            yield json.loads(payload)

    def answer(self, key: str) -> dict[str, Any]:
        """The answer to a command; news go by."""
        return next(message for message in self.messages() if message.get("key") == key)


@pytest.fixture
def seat(client: Client) -> Seat:
    return asked(hot_seat(client))


@pytest.fixture
def raw(house: House, seat: Seat) -> Iterator[Raw]:
    with closing(Raw(house, seat)) as raw:
        yield raw


def talk(seat: Seat, key: str, text: str = "Well?") -> bytes:
    return json.dumps({"type": "talk", "key": key, "seat": seat.seat, "text": text}).encode()


def test_bytes_may_come_one_by_one(raw: Raw, seat: Seat) -> None:
    for byte in frame(talk(seat, "one-by-one")):
        raw.send(bytes([byte]))
    assert raw.answer("one-by-one")["type"] == "done"


def test_many_frames_may_come_at_once_and_are_answered_in_order(raw: Raw, seat: Seat) -> None:
    keys = [f"together-{number}" for number in range(4)]
    raw.send(b"".join(frame(talk(seat, key)) for key in keys) + frame(talk(seat, "half-a-frame"))[:9])
    messages = raw.messages()
    assert [next(message["key"] for message in messages if message.get("key")) for _ in keys] == keys


def test_a_message_in_pieces_with_a_ping_between_them(raw: Raw, seat: Seat) -> None:
    whole = talk(seat, "in-pieces", "In three pieces")
    raw.send(frame(whole[:10], final=False) + frame(b"there?", PING) + frame(whole[10:20], CONTINUED, final=False))
    assert raw.receive() == (PONG, b"there?")
    raw.send(frame(whole[20:], CONTINUED))
    assert raw.answer("in-pieces")["type"] == "done"
    raw.send(frame(talk(seat, "whole-again")))
    assert raw.answer("whole-again")["type"] == "done"


def test_a_longer_message_has_its_length_in_two_bytes(raw: Raw, seat: Seat) -> None:
    raw.send(frame(talk(seat, "a-long-one", "x" * 400)))
    assert raw.answer("a-long-one")["type"] == "done"


def test_a_whole_message_amid_the_pieces_of_another_ends_the_socket(raw: Raw, seat: Seat) -> None:
    raw.send(frame(talk(seat, "in-pieces")[:10], final=False) + frame(talk(seat, "amid-pieces")))
    opcode, payload = raw.receive()
    assert (opcode, struct.unpack("!H", payload[:2])[0]) == (CLOSE, WRONG)


def test_a_frame_without_a_mask_ends_the_socket(raw: Raw, seat: Seat) -> None:
    body = talk(seat, "unmasked")
    raw.send(bytes([0x80 | TEXT, len(body)]) + body)
    opcode, payload = raw.receive()
    assert (opcode, struct.unpack("!H", payload[:2])[0]) == (CLOSE, WRONG)


def test_a_frame_that_says_it_will_be_endless_is_not_waited_for(raw: Raw) -> None:
    raw.send(bytes([0x80 | TEXT, 0xFF]) + struct.pack("!Q", 2**40) + bytes(4))
    opcode, payload = raw.receive()
    assert (opcode, struct.unpack("!H", payload[:2])[0]) == (CLOSE, TOO_LARGE)


@pytest.mark.parametrize("payload", [b"", b"\xff\xfe", b"[1, 2", b'{"type": "talk"}'])
def test_what_is_no_command_is_answered_and_the_socket_goes_on(raw: Raw, seat: Seat, payload: bytes) -> None:
    raw.send(frame(payload))
    assert raw.answer("")["problem"]["code"] == "bad_frame"
    raw.send(frame(talk(seat, "all-the-same"), BINARY))
    assert raw.answer("all-the-same")["type"] == "done"


@pytest.mark.parametrize("standing_alone", ["", "; server_no_context_takeover"])
def test_a_deflated_message_is_understood_and_long_answers_are_deflated(
    house: House, seat: Seat, standing_alone: str
) -> None:
    with closing(Raw(house, seat, f"permessage-deflate; client_max_window_bits{standing_alone}")) as raw:
        assert b"permessage-deflate" in raw.head
        deflate = zlib.compressobj(wbits=-12)
        inflate = zlib.decompressobj(wbits=-15)

        def hear(wanted: str) -> dict[str, Any]:
            nonlocal inflate
            while True:
                opcode, payload = raw.receive()
                assert opcode == (TEXT if len(payload) <= 125 and opcode == TEXT else 0x40 | TEXT)
                if opcode != TEXT:
                    inflate = zlib.decompressobj(wbits=-15) if standing_alone else inflate
                    payload = inflate.decompress(payload + b"\x00\x00\xff\xff")
                message: dict[str, Any] = json.loads(payload)
                if message["type"] == wanted:
                    return message

        raw.send(frame(json.dumps({"type": "watch", "seat": seat.seat}).encode()))
        assert hear("news")["look"]["prompt"]
        for number in range(3):
            body = deflate.compress(talk(seat, f"deflated-{number}")) + deflate.flush(zlib.Z_SYNC_FLUSH)
            raw.send(frame(body[:-4], deflated=True))
            assert hear("done")["key"] == f"deflated-{number}"
            assert hear("news")["notes"][-1]["type"] == "said"


DEFLATED = "permessage-deflate; server_no_context_takeover; client_max_window_bits"


class Deflating:
    """A browser's deflater: it goes on from what was sent before."""

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(wbits=-12)

    def __call__(self, message: bytes) -> bytes:
        return (self._deflate.compress(message) + self._deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]


def test_deflated_messages_whole_and_in_pieces_refer_to_each_other(house: House, seat: Seat) -> None:
    with closing(Raw(house, seat, DEFLATED)) as raw:
        deflate = Deflating()
        raw.send(frame(deflate(talk(seat, "deflated-1")), deflated=True))
        assert raw.answer("deflated-1")["type"] == "done"
        pieces = deflate(talk(seat, "deflated-2"))
        raw.send(frame(pieces[:9], final=False, deflated=True) + frame(pieces[9:], CONTINUED))
        assert raw.answer("deflated-2")["type"] == "done"
        raw.send(frame(deflate(talk(seat, "deflated-3")), deflated=True))
        assert raw.answer("deflated-3")["type"] == "done"


def test_deflated_messages_may_stand_alone(house: House, seat: Seat) -> None:
    with closing(Raw(house, seat, f"{DEFLATED}; client_no_context_takeover")) as raw:
        assert b"client_no_context_takeover" in raw.head
        for key in ("alone-one", "alone-two"):
            raw.send(frame(Deflating()(talk(seat, key)), deflated=True))
            assert raw.answer(key)["type"] == "done"


@pytest.mark.parametrize("alone", ["", "; client_no_context_takeover"])
@pytest.mark.parametrize(
    ("payload", "code"), [(Deflating()(bytes(100_000)), TOO_LARGE), (b"\xff" * 20, WRONG)], ids=["too_much", "nonsense"]
)
def test_what_cannot_be_inflated_ends_the_socket(
    house: House, seat: Seat, alone: str, payload: bytes, code: int
) -> None:
    with closing(Raw(house, seat, DEFLATED + alone)) as raw:
        raw.send(frame(payload, deflated=True) + frame(Deflating()(talk(seat, "too-late")), deflated=True))
        opcode, told = raw.receive()
        assert (opcode, struct.unpack("!H", told[:2])[0]) == (CLOSE, code)


def test_answer_and_news_of_a_move_come_together(raw: Raw, seat: Seat) -> None:
    raw.send(frame(json.dumps({"type": "watch", "seat": seat.seat, "lean": True}).encode()))
    news = next(message for message in raw.messages() if message["type"] == "news")
    act = {"type": "act", "key": "a-move-1", "seat": seat.seat, "base": news["seq"]}
    raw.send(frame(json.dumps({**act, "action": news["look"]["choices"][0]["action"]}).encode()))
    messages = raw.messages()
    done = next(message for message in messages if message["type"] == "done")
    told = next(messages)
    assert (done["key"], told["type"], told["seq"]) == ("a-move-1", "news", done["seq"])
