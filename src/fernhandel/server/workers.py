"""Several processes of one server, which uvicorn starts and starts again."""

import asyncio
import os
import socket
import tempfile
from pathlib import Path

import uvicorn
from uvicorn.supervisors import multiprocess

from fernhandel.server import siblings
from fernhandel.server.frames import StraightSocket
from fernhandel.server.measures import SHARED


class WorkerServer(uvicorn.Server):
    """The server of one process: it goes on with the sockets that others hand it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        own = siblings.here()
        if own is not None:
            own.listen(self._adopt)

    async def _adopt(self, line: socket.socket, request: bytes) -> None:
        """As if the request had come here."""

        def protocol() -> StraightSocket:
            return StraightSocket(self.config, self.server_state, self.lifespan.state)

        line.setblocking(False)
        _, adopted = await asyncio.get_running_loop().connect_accepted_socket(protocol, line)
        adopted.data_received(request)


class Worker(multiprocess.Process):
    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = WorkerServer(self.config)
        return self._server


def run_workers(settings: uvicorn.Config, listener: socket.socket) -> None:
    """Serve by as many processes as the settings say, until interrupted."""
    with tempfile.TemporaryDirectory(prefix="fernhandel") as folder:
        counts, meeting = Path(folder) / "counts", Path(folder) / "siblings"
        counts.mkdir()
        meeting.mkdir()
        os.environ[SHARED] = str(counts)
        if hasattr(socket, "AF_UNIX"):
            os.environ[siblings.FOLDER], os.environ[siblings.WORKERS] = str(meeting), str(settings.workers)
        multiprocess.Process = Worker  # type: ignore[misc]  # the name by which uvicorn makes its processes
        multiprocess.Multiprocess(settings, sockets=[listener]).run()
