"""The processes in which bots think: asked one question at a time each, killed when they take too long."""

import asyncio
import multiprocessing
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from zlib import crc32

import msgspec

from fernhandel.arena.interrupts import interrupts_held_back
from fernhandel.server.bot_worker import Answer, Question, work
from fernhandel.server.turns import Asker, Turns

START_SECONDS = 30.0  # what a new process may take until it answers at all
PATIENCE = 3.0  # how much longer than its budget a bot may take before it is killed
GRACE = 2.0

_ANSWER: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


class BotFailed(Exception):
    """A bot that raised, answered nonsense, or took too long."""


class Worker:
    """One process and the pipe to it; used by one thread at a time."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._fresh = True

    def ask(self, question: Question) -> Answer:
        with self._lock:
            pipe = self._started()
            limit = question.seconds * PATIENCE + GRACE + (START_SECONDS if self._fresh else 0.0)
            try:
                pipe.send_bytes(msgspec.msgpack.encode(question))
                if not pipe.poll(limit):
                    raise BotFailed(f"no answer within {question.seconds:g} seconds and patience")
                answer = _ANSWER.decode(pipe.recv_bytes())
            except BotFailed:
                self._kill()
                raise
            except Exception as error:  # the process died, or said something that is no answer
                self._kill()
                raise BotFailed(f"its process failed: {type(error).__name__}") from error
            self._fresh = False
        if answer.fault:
            raise BotFailed(answer.fault)
        return answer

    def _started(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self._kill()
            ours, theirs = self._context.Pipe()
            process = self._context.Process(target=work, args=(theirs,), name="bots", daemon=True)
            with interrupts_held_back():
                process.start()
            self._process = process
            theirs.close()
            self._pipe = ours
            self._fresh = True
        return self._pipe

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process, self._pipe = None, None

    def close(self) -> None:
        if self._process is not None:
            self._process.kill()  # a bot in thought is not waited for
        with self._lock:
            self._kill()


class BotHouse:
    """Some workers; the bot of a seat always thinks in the same one, where it keeps what it has thought."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._turns = [Turns() for _ in range(workers)]
        # A thread for each, so that bots who wait for their turn hold up nobody else.
        self._threads = [ThreadPoolExecutor(1, f"bots-{number}") for number in range(workers)]

    def check(self, table: str, seat: int, address: str) -> None:
        """Before something that is not owed: whoever has enough waiting for that seat's worker is told to come back."""
        self._turns[self._number(table, seat)].check(address)

    def _number(self, table: str, seat: int) -> int:
        return crc32(f"{table} {seat}".encode()) % len(self._workers)

    async def ask(self, question: Question, asker: Asker, pace: float = 0.0) -> Answer:
        """What a bot answers when its turn comes; with a pace, a whole number of paces after that.

        How long a bot thinks follows from what it knows: where others must not learn of that, it answers at a pace.
        """
        number = self._number(question.table, question.seat)
        loop = asyncio.get_running_loop()
        async with self._turns[number].turn(asker):
            began = time.monotonic()  # a loop's own time stands still for a millisecond or more
            answer = await loop.run_in_executor(self._threads[number], self._workers[number].ask, question)
        if pace:
            await asyncio.sleep(pace - (time.monotonic() - began) % pace)
        return answer

    def close(self) -> None:
        for thread in self._threads:
            thread.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.close()
