"""The bytes of frames, both ways: compiled, for every move comes in one and is told in some."""

import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quicker of the two it has

FINAL: Final = 0x80
DEFLATED: Final = 0x40
TEXT: Final = 0x1
CONTINUED: Final = 0x0
BINARY: Final = 0x2
MASKED: Final = 0x80
SHORT: Final = 125  # the longest length that stands in the second byte
LENGTH_IN_TWO: Final = 126
LENGTH_IN_EIGHT: Final = 127
LONGEST_IN_TWO: Final = 0xFFFF
LONGEST_HEADER: Final = 14
FLUSHED: Final = b"\x00\x00\xff\xff"  # how what was deflated ends; both ends know it, and it is not sent
ENDLESS: Final = bytes((FINAL | TEXT, MASKED | LENGTH_IN_EIGHT)) + (2**62).to_bytes(8, "big")

Listener = Callable[[bytes], None]
Coder = Callable[[], Any]
"""Makes or finds what deflates or inflates the next message."""


class Inbound:
    """Cuts what comes into frames: text that comes whole goes to whoever listens, all else to the library."""

    def __init__(
        self, listener: Listener, library: Callable[[bytes], None], inflating: Coder | None, most: int
    ) -> None:
        self._listener = listener
        self._library = library
        self._inflating = inflating
        self._most = most
        self._held = b""  # the beginning of a frame
        self._in_pieces = False

    def received(self, data: bytes) -> None:
        if self._held:
            data = self._held + data
        at = 0
        while at < len(data):
            length = _length(data, at)
            if length > self._most + LONGEST_HEADER:
                self._library(data[at:])  # it need not have the rest of it to refuse it
                return
            if length < 0 or length > len(data) - at:
                break
            self._take(data[at : at + length] if at or length < len(data) else data)
            at += length
        self._held = data[at:]

    def _take(self, frame: bytes) -> None:
        """One whole frame."""
        message = None if self._in_pieces or not frame[1] & MASKED else self._message(frame)
        if message is not None:
            self._listener(message)
            return
        if frame[0] & 0x0F in (TEXT, BINARY, CONTINUED):
            self._in_pieces = not frame[0] & FINAL
        self._library(frame)

    def _message(self, frame: bytes) -> bytes | None:
        """What a frame says, if it says all of it by itself and in order."""
        deflated = frame[0] == FINAL | DEFLATED | TEXT and self._inflating is not None
        if not deflated and frame[0] != FINAL | TEXT:
            return None
        short = frame[1] & 0x7F
        start = 6 if short <= SHORT else 8 if short == LENGTH_IN_TWO else 14
        if len(frame) - start > self._most:
            return None
        payload: bytes = apply_mask(frame[start:], frame[start - 4 : start])
        return self._inflated(payload) if deflated else payload

    def _inflated(self, payload: bytes) -> bytes | None:
        """What cannot be inflated is the library's to refuse: an inflater that has failed fails again."""
        assert self._inflating is not None
        inflating = self._inflating()
        try:
            message: bytes = inflating.decompress(payload + FLUSHED, self._most)
        except zlib.error:
            return None
        if inflating.unconsumed_tail:  # whoever makes much of little is refused like whoever says too much
            self._library(ENDLESS)
            return b""  # the socket closes: nobody hears it
        return message


def framed(messages: Sequence[bytes], deflating: Coder | None) -> bytes:
    """Text messages as they go out."""
    parts: list[bytes] = []
    for message in messages:
        kind = FINAL | TEXT
        if deflating is not None and len(message) > SHORT:
            one = deflating()
            deflated: bytes = one.compress(message) + one.flush(zlib.Z_SYNC_FLUSH)
            kind, message = FINAL | DEFLATED | TEXT, deflated[: -len(FLUSHED)]
        parts.append(_header(kind, len(message)))
        parts.append(message)
    return b"".join(parts)


def _header(kind: int, length: int) -> bytes:
    """The header of an unmasked frame."""
    if length <= SHORT:
        return (kind << 8 | length).to_bytes(2, "big")
    if length <= LONGEST_IN_TWO:
        return (kind << 24 | LENGTH_IN_TWO << 16 | length).to_bytes(4, "big")
    return bytes((kind, LENGTH_IN_EIGHT)) + length.to_bytes(8, "big")


def _length(data: bytes, at: int) -> int:
    """How long the frame is that begins there, with its header; -1 while that is missing."""
    there = len(data) - at
    if there < 2:
        return -1
    length, start = data[at + 1] & 0x7F, 2
    if length == LENGTH_IN_TWO:
        length, start = int.from_bytes(data[at + 2 : at + 4], "big"), 4
    elif length == LENGTH_IN_EIGHT:
        length, start = int.from_bytes(data[at + 2 : at + 10], "big"), 10
    if there < start:
        return -1
    return start + (4 if data[at + 1] & MASKED else 0) + length
