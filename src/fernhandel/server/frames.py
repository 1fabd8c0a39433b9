"""Frames of a socket: small whole ones go straight, all else the library's way.

A text frame that comes whole is handed to whoever listens without a task, a queue or ASGI; what is told goes out in one
write. Handshake, control frames, fragments and deflated frames are the library's, which always gets whole frames here.
"""

import contextlib
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quicker of the two it has

compressobj: Callable[..., Any] = partial(zlib.compressobj, 1)
with contextlib.suppress(ImportError):  # it is quicker, where it is there
    from isal import isal_zlib

    compressobj = partial(isal_zlib.compressobj, 0)

SOCKET = "fernhandel.socket"
"""What a connection is called among the extensions of its scope."""

FINAL = 0x80
DEFLATED = 0x40
TEXT = 0x1
CONTINUED = 0x0
BINARY = 0x2
MASKED = 0x80
SHORT = 125  # the longest length that stands in the second byte
LENGTH_IN_TWO = 126
LENGTH_IN_EIGHT = 127
LONGEST_IN_TWO = 0xFFFF
LONGEST_HEADER = 14
SERVER_BITS = (
    15  # of the window that deflated frames refer to: the last looks are in it, and most of the next is like them
)
CLIENT_BITS = 12
FLUSHED = b"\x00\x00\xff\xff"  # how what was deflated ends; both ends know it, and it is not sent

Listener = Callable[[bytes], None]


class StraightSocket(WebSocketsSansIOProtocol):
    """``full``: the other end does not read as fast as it is told; ``on_room`` is called when it does again."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if self.config.ws_per_message_deflate:
            deflate = ServerPerMessageDeflateFactory(
                server_max_window_bits=SERVER_BITS, client_max_window_bits=CLIENT_BITS
            )
            self.conn.available_extensions = [deflate]
        self.full = False
        self._listener: Listener | None = None
        self._on_room: Callable[[], None] | None = None
        self._held = b""  # the beginning of a frame
        self._in_pieces = False
        self._deflating: Callable[[], Any] | None = None
        self._deaf = False

    # -- whoever listens -----------------------------------------------------------------------------------------------

    def listen(self, listener: Listener, on_room: Callable[[], None]) -> None:
        """From now on every message goes there; what was said before comes first."""
        self._listener, self._on_room = listener, on_room
        self._deflating = self._deflater()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener((message.get("text") or "").encode() or message.get("bytes") or b"")
            else:
                self.queue.put_nowait(message)
                break
        self.hear_again()

    def hear_no_more(self) -> None:
        """Whoever says too much waits: what comes meanwhile stays on its way."""
        if not self._deaf and not self.transport.is_closing():
            self._deaf = True
            self.transport.pause_reading()

    def hear_again(self) -> None:
        if (self._deaf or self.read_paused) and not self.transport.is_closing():
            self._deaf = self.read_paused = False
            self.transport.resume_reading()

    # -- in ------------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._listener is None:
            super().data_received(data)
            return
        data = self._held + data if self._held else data
        at = 0
        while at < len(data):
            length = _length(data, at)
            if length is not None and length > self.config.ws_max_size + LONGEST_HEADER:
                super().data_received(data[at:])  # the library need not have the rest of it to refuse it
                return
            if length is None or length > len(data) - at:
                break
            self._take(data[at : at + length] if at or length < len(data) else data)
            at += length
        self._held = data[at:]

    def _take(self, frame: bytes) -> None:
        """One whole frame."""
        opcode = frame[0] & 0x0F
        if frame[0] == FINAL | TEXT and not self._in_pieces and frame[1] & MASKED and self._listener is not None:
            start = 6 if frame[1] & 0x7F <= SHORT else 8 if frame[1] & 0x7F == LENGTH_IN_TWO else 14
            if not self.close_sent and len(frame) - start <= self.config.ws_max_size:
                self._listener(apply_mask(frame[start:], frame[start - 4 : start]))
                return
        if opcode in (TEXT, BINARY, CONTINUED):
            self._in_pieces = not frame[0] & FINAL
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._listener(data)

    # -- out -----------------------------------------------------------------------------------------------------------

    def say(self, *messages: bytes) -> None:
        """Send these text messages, in one write."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for message in messages:
            kind = FINAL | TEXT
            if self._deflating is not None and len(message) > SHORT:
                deflating = self._deflating()
                deflated = deflating.compress(message) + deflating.flush(zlib.Z_SYNC_FLUSH)
                kind, message = FINAL | DEFLATED | TEXT, deflated[: -len(FLUSHED)]
            parts += (_header(kind, len(message)), message)
        self.transport.write(b"".join(parts))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self._on_room is not None:
            self._on_room()

    # -- the library's -------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SOCKET] = {SOCKET: self}

    async def send(self, message: Any) -> None:
        """A socket that is refused with an answer is complete with that, which uvicorn does not note."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def _deflater(self) -> Callable[[], Any] | None:
        """What deflates the next message, if both ends have agreed that something does."""
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate):
                new = partial(compressobj, wbits=-extension.local_max_window_bits)
                if extension.local_no_context_takeover:
                    return new
                one = new()  # it goes on from what was sent before
                return lambda: one
        return None


def _header(kind: int, length: int) -> bytes:
    """The header of an unmasked frame."""
    if length <= SHORT:
        return bytes((kind, length))
    if length <= LONGEST_IN_TWO:
        return bytes((kind, LENGTH_IN_TWO, length >> 8, length & 0xFF))
    return bytes((kind, LENGTH_IN_EIGHT)) + length.to_bytes(8, "big")


def _length(data: bytes, at: int) -> int | None:
    """How long the frame is that begins there, with its header; ``None`` while that is missing."""
    there = len(data) - at
    if there < 2:
        return None
    length, start = data[at + 1] & 0x7F, 2
    if length == LENGTH_IN_TWO:
        length, start = int.from_bytes(data[at + 2 : at + 4], "big"), 4
    elif length == LENGTH_IN_EIGHT:
        length, start = int.from_bytes(data[at + 2 : at + 10], "big"), 10
    if there < start:
        return None
    return start + (4 if data[at + 1] & MASKED else 0) + length


def straight_of(scope: Any) -> StraightSocket:
    """The connection behind the scope of an accepted socket."""
    straight = scope["extensions"][SOCKET][SOCKET]
    assert isinstance(straight, StraightSocket)
    return straight
