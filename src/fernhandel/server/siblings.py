"""The processes of one server: each table has a home among them, where its sockets are led.

A socket lands at any process. One whose table is at home in another is handed on with the request it has made, before
it is answered; so everybody at a table meets in one process, in whose memory it lies, and the others need not ask. If
that process is not there, the socket stays: every process can do everything, only not as fast.
"""

import asyncio
import fcntl
import os
import socket
from array import array
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO
from zlib import crc32

FOLDER = "FERNHANDEL_SIBLINGS"
"""The variable that names the folder in which the processes of one server find each other."""
WORKERS = "FERNHANDEL_SIBLING_COUNT"

MOST_AT_ONCE = 1_000  # messages in one
MOST_BYTES = 131_072  # of a request that is handed on with its socket
TABLES = b"/api/tables/"
SOCKET = b"/socket"

Adopt = Callable[[socket.socket, bytes], Awaitable[None]]


class Siblings:
    """``number`` is that of this process; one that dies leaves its number to the next."""

    def __init__(self, folder: Path, count: int) -> None:
        self._folder = folder
        self._count = count
        self._claim, self.number = self._take_number()
        self._untold: list[str] = []
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._adopt: Adopt | None = None
        self._adopting: set[asyncio.Future[None]] = set()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)

    def _take_number(self) -> tuple[IO[bytes], int]:
        """The first that no living process has: the system lets go of the locks of the dead."""
        number = 0
        while True:
            claim = (self._folder / f"{number}.lock").open("wb")
            try:
                fcntl.lockf(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return claim, number
            except OSError:
                claim.close()
                number += 1

    def _address(self, number: int) -> str:
        return f"{self._folder}/{number}.socket"

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        Path(self._address(self.number)).unlink(missing_ok=True)
        self._socket.close()
        self._claim.close()

    @contextmanager
    def turn_to_write(self) -> Iterator[None]:
        """One process after another, each as soon as the one before is done: SQLite itself would try, sleep and try."""
        with (self._folder / "writing.lock").open("wb") as turn:
            fcntl.lockf(turn, fcntl.LOCK_EX)
            yield

    # -- news ----------------------------------------------------------------------------------------------------------

    def tell(self, message: str) -> None:
        """All that is told in one turn of the loop goes at once. Whoever cannot hear it finds it in the database."""
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell)
        self._untold.append(message)

    def _tell(self) -> None:
        for first in range(0, len(self._untold), MOST_AT_ONCE):
            together = "\n".join(self._untold[first : first + MOST_AT_ONCE]).encode()
            for number in range(self._count):
                if number != self.number:
                    self._send(number, together)
        self._untold = []

    async def told(self) -> str:
        return await self._heard.get()

    def _send(self, number: int, message: bytes, *handed: socket.socket) -> bool:
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [one.fileno() for one in handed]))]
        try:
            self._socket.sendmsg([message], rights if handed else [], 0, self._address(number))
        except OSError:  # it is not there, or does not listen
            return False
        return True

    def _listen(self) -> None:
        while True:
            try:
                message, handed, _, _ = socket.recv_fds(self._socket, MOST_BYTES, 1)
            except BlockingIOError:
                return
            if handed:
                self._take_in(socket.socket(fileno=handed[0]), message)
            else:
                for line in message.decode().splitlines():
                    self._heard.put_nowait(line)

    # -- sockets -------------------------------------------------------------------------------------------------------

    def hand_over(self, target: bytes, line: socket.socket, request: bytes) -> bool:
        """Lead a socket to where its table is at home; false if it is to stay here."""
        home = self._home(target)
        if home is None or home == self.number or len(request) > MOST_BYTES:
            return False
        return self._send(home, request, line)

    def _home(self, target: bytes) -> int | None:
        path, _, _ = target.partition(b"?")
        if not path.startswith(TABLES) or not path.endswith(SOCKET):
            return None
        return crc32(path[len(TABLES) : -len(SOCKET)]) % self._count

    def listen(self, adopt: Adopt) -> None:
        """From now on this process hears the others, and goes on with what it is handed."""
        self._adopt = adopt
        own = self._address(self.number)
        Path(own).unlink(missing_ok=True)  # of the one that had the number before
        self._socket.bind(own)
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._listen)

    def _take_in(self, line: socket.socket, request: bytes) -> None:
        assert self._adopt is not None
        adopted = asyncio.ensure_future(self._adopt(line, request))
        self._adopting.add(adopted)
        adopted.add_done_callback(self._adopting.discard)


@cache
def here() -> Siblings | None:
    """Those of this process; ``None`` where it is alone."""
    folder = os.environ.get(FOLDER)
    return Siblings(Path(folder), int(os.environ[WORKERS])) if folder else None
