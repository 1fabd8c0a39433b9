"""How long a line may take to say what it wants: whoever keeps a request half sent is hung up on."""

import asyncio

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fernhandel.server.guard import HEADERS
from fernhandel.server.measures import REFUSALS
from fernhandel.server.siblings import here
from fernhandel.server.wire import Problem

REQUEST_SECONDS = 10.0  # for a request, and
BYTES_A_SECOND = 8_000  # one more for every so many bytes that have come of it
HEAD_BYTES = 65_536
TOO_SLOW = Problem(code="too_slow", message="the request has not come within its time")
TOO_LARGE = Problem(code="too_large", message=f"the head of a request has at most {HEAD_BYTES} bytes")


class PatientHttp(HttpToolsProtocol):
    """HTTP whose requests come whole within their time, from the first byte or from the opening of the line."""

    _began = 0.0
    _bytes = 0
    _headed = False
    _whole = False
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._begin()
        self._bytes += len(data)
        super().data_received(data)
        if self._whole:
            self._end()
        elif not self._headed and self._bytes > HEAD_BYTES:
            self._hang_up(b"431 Request Header Fields Too Large", TOO_LARGE)

    def on_message_begin(self) -> None:
        self._headed = self._whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._headed = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._whole = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        if not self._handed_over():
            super().handle_websocket_upgrade()

    def _handed_over(self) -> bool:
        """Whether another process goes on with this socket; then it is let go here without a word."""
        siblings = here()
        if siblings is None:
            return False
        head = b"".join(b"%b: %b\r\n" % (name, value) for name, value in self.headers)
        request = b"%b %b HTTP/1.1\r\n%b\r\n" % (self.scope["method"].encode(), self.url, head)
        handed = siblings.hand_over(self.url, self.transport.get_extra_info("socket"), request)
        if handed:
            self.transport.abort()
        return handed

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._began, self._bytes, self._headed, self._whole = self.loop.time(), 0, False, False
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._is_due)

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _is_due(self) -> None:
        left = self._began + REQUEST_SECONDS + self._bytes / BYTES_A_SECOND - self.loop.time()
        if left > 0:
            self._timer = self.loop.call_later(left, self._is_due)
        else:
            self._hang_up(b"408 Request Timeout", TOO_SLOW)

    def _hang_up(self, status: bytes, problem: Problem) -> None:
        """With an answer, unless one has begun."""
        self._end()
        REFUSALS.labels(problem.code).inc()
        cycle: RequestResponseCycle | None = self.cycle  # of this request, or of one before it
        if cycle is None or cycle.response_complete or not cycle.response_started:
            body = msgspec.json.encode(problem)
            headers = {
                "content-type": "application/json",
                "content-length": str(len(body)),
                "connection": "close",
                **HEADERS,
            }
            head = "".join(f"{name}: {value}\r\n" for name, value in headers.items()).encode()
            self.transport.write(b"HTTP/1.1 %b\r\n%b\r\n%b" % (status, head, body))
        self.transport.close()
