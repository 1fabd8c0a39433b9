"""Frames of a socket: small whole ones go straight, all else the library's way.

A text frame that comes whole, deflated or not, is handed to whoever listens without a task, a queue or ASGI; what is
told goes out in one write. Handshake, control frames and fragments are the library's, which always gets whole frames
here. The bytes themselves are the concern of ``framing.py``.
"""

import contextlib
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from fernhandel.server.framing import Coder, Inbound, Listener, framed

compressobj: Callable[..., Any] = partial(zlib.compressobj, 1)
with contextlib.suppress(ImportError):  # it is quicker, where it is there
    from isal import isal_zlib

    compressobj = partial(isal_zlib.compressobj, 0)

SOCKET = "fernhandel.socket"
"""What a connection is called among the extensions of its scope."""

SERVER_BITS = (
    15  # of the window that deflated frames refer to: the last looks are in it, and most of the next is like them
)
CLIENT_BITS = 12


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
        self._inbound: Inbound | None = None
        self._deflating: Coder | None = None
        self._deaf = False

    # -- whoever listens -----------------------------------------------------------------------------------------------

    def listen(self, listener: Listener, on_room: Callable[[], None]) -> None:
        """From now on every message goes there; what was said before comes first."""
        self._listener, self._on_room = listener, on_room
        self._deflating, inflating = self._coders()
        self._inbound = Inbound(self._hear, super().data_received, inflating, self.config.ws_max_size)
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
        if self._inbound is None:
            super().data_received(data)
        else:
            self._inbound.received(data)

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together."""
        if self._listener is None:
            super().send_receive_event_to_app()
        else:
            data, self.frames = b"".join(self.frames), []
            self._hear(data)

    def _hear(self, message: bytes) -> None:
        if self._listener is not None and not self.close_sent:
            self._listener(message)

    # -- out -----------------------------------------------------------------------------------------------------------

    def say(self, *messages: bytes) -> None:
        """Send these text messages, in one write."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.transport.write(framed(messages, self._deflating))

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

    def _coders(self) -> tuple[Coder | None, Coder | None]:
        """What deflates and what inflates the next message, if both ends have agreed that something does."""
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate):
                return _deflater(extension), _inflater(extension)
        return None, None


def _deflater(extension: PerMessageDeflate) -> Coder:
    new = partial(compressobj, wbits=-extension.local_max_window_bits)
    if extension.local_no_context_takeover:
        return new
    one = new()  # it goes on from what was sent before
    return lambda: one


def _inflater(extension: PerMessageDeflate) -> Coder:
    if extension.remote_no_context_takeover:
        return partial(zlib.decompressobj, wbits=-extension.remote_max_window_bits)
    return lambda: extension.decoder  # the library's: what comes in pieces goes on from what came whole


def straight_of(scope: Any) -> StraightSocket:
    """The connection behind the scope of an accepted socket."""
    straight = scope["extensions"][SOCKET][SOCKET]
    assert isinstance(straight, StraightSocket)
    return straight
