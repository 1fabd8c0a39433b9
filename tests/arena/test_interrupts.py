"""The interrupt key while processes are begun."""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from fernhandel.arena.interrupts import interrupts_held_back

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to hold back")


def pressed_meanwhile(went_on: list[bool]) -> None:
    with interrupts_held_back():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.05)
        went_on.append(True)


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """Whoever runs this in the background may have the key ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("threads", [0, 1])
def test_an_interrupt_waits_whichever_thread_gets_it(threads: int) -> None:
    for _ in range(threads):
        threading.Thread(target=time.sleep, args=[1], daemon=True).start()
    went_on: list[bool] = []
    with pytest.raises(KeyboardInterrupt):
        pressed_meanwhile(went_on)
    assert went_on
