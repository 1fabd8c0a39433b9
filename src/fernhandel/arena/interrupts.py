"""The interrupt key is for the process at the terminal, not for those it begins."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """They are not lost: whoever presses the key in here is heard right afterwards.

    Processes begun in here never hear it, not even before they could say so themselves.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # begun by the first process otherwise, it lets the interrupt through again
    with _kept_for_later():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # what is begun inherits it
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _kept_for_later() -> Iterator[None]:
    """Blocked for this thread, the interrupt still comes by any other, and is always handled in the main thread."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if pressed:
            signal.raise_signal(signal.SIGINT)
