"""How long a line may take to say what it wants: whoever keeps a request half sent is hung up on."""

import asyncio

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from fernhandel.server.guard import HEADERS
from fernhandel.server.measures import REFUSALS
from fernhandel.server.siblings import here
from fernhandel.server.wire import Problem

REQUEST_SECONDS = 10.0  # for a request, and
BYTES_A_SECOND = 8_000  # one more for every so many bytes that have come of it
TOO_SLOW = Problem(code="too_slow", message="the request has not come within its time")
STILL_COMING = (h11.IDLE, h11.SEND_BODY)
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)


class PatientHttp(H11Protocol):
    """HTTP whose requests come whole within their time, from the first byte or from the opening of the line."""

    _began = 0.0
    _bytes = 0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._begin()
        self._bytes += len(data)
        super().data_received(data)
        if self.conn.their_state not in STILL_COMING:
            self._end()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end()
        if not self._handed_over(event):
            super().handle_websocket_upgrade(event)

    def _handed_over(self, event: h11.Request) -> bool:
        """Whether another process goes on with this socket; then it is let go here without a word."""
        siblings = here()
        if siblings is None:
            return False
        head = b"".join(b"%b: %b\r\n" % (name, value) for name, value in self.headers)
        request = b"%b %b HTTP/1.1\r\n%b\r\n" % (event.method, event.target, head)
        handed = siblings.hand_over(event.target, self.transport.get_extra_info("socket"), request)
        if handed:
            self.transport.abort()
        return handed

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._began, self._bytes = self.loop.time(), 0
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
            self._hang_up()

    def _hang_up(self) -> None:
        REFUSALS.labels(TOO_SLOW.code).inc()
        if self.conn.our_state in UNANSWERED:
            headers = {"content-type": "application/json", "connection": "close", **HEADERS}
            answer = h11.Response(status_code=408, headers=list(headers.items()), reason=b"Request Timeout")
            for event in (answer, h11.Data(data=msgspec.json.encode(TOO_SLOW)), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
