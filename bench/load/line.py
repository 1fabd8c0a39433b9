"""A program's end of a socket."""

import asyncio
from dataclasses import dataclass, field
from typing import cast

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import BytesLike
from websockets.uri import parse_uri

HOST = "127.0.0.1"


@dataclass
class Traffic:
    """What has come in over all lines to one server, as it came over the wire."""

    frames: int = 0
    bytes: int = 0
    failures: list[str] = field(default_factory=list)


class Line(asyncio.Protocol):
    """It does as little as it can: it takes its time from the server beside it."""

    def __init__(
        self, port: int, path: str, traffic: Traffic, headers: dict[str, str] | None = None, deflate: bool = False
    ) -> None:
        self.traffic = traffic
        self._port = port
        extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if deflate else None
        self._protocol = ClientProtocol(parse_uri(f"ws://{HOST}:{port}{path}"), extensions=extensions, max_size=None)
        self._headers = headers or {}
        self._transport: asyncio.Transport | None = None
        self._open = asyncio.get_running_loop().create_future()
        self._hung_up = False

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, HOST, self._port)
        await self._open

    def hang_up(self) -> None:
        self._hung_up = True
        if self._transport is not None:
            self._transport.abort()

    def heard(self, data: BytesLike) -> None:
        """A frame has come."""
        raise NotImplementedError

    def send(self, data: bytes) -> None:
        if not self._hung_up:
            self._protocol.send_text(data)
            self._flush()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        request.headers.update(self._headers)
        self._protocol.send_request(request)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._hung_up:
            self.traffic.failures.append(f"a line was cut: {exc}")
        if not self._open.done():
            self._open.set_exception(exc or ConnectionError("the line was cut"))

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        self.traffic.bytes += len(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self._answered(event)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.traffic.frames += 1
                self.heard(event.data)
        self._flush()

    def _answered(self, response: Response) -> None:
        if response.status_code == 101:
            self._open.set_result(None)
        else:
            self._hung_up = True
            self._open.set_exception(ConnectionError(f"no line: {response.status_code} {response.body!r}"))

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            self._transport.write(data)
