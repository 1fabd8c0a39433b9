"""The interrupt key is for the process at the terminal, not for those it begins."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def unheard_by_workers() -> Iterator[None]:
    """Processes begun in here do not hear the interrupt, not even before they can say so themselves.

    It is held back meanwhile, and not lost: whoever presses the key in here is heard right afterwards.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # begun by the first process otherwise, it lets the interrupt through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
