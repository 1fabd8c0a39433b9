"""Runs a program no longer than whoever has started it: ``python -I leash.py PROGRAM …``, with a pipe for its input.

The pipe ends when it is let go, or its other side has died however it did; then the program ends, and whatever it has
started. Needs nothing of the house, so that it begins at once.
"""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Thread


def main() -> None:
    try:
        program = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, start_new_session=os.name == "posix")
    except OSError as error:
        sys.exit(f"{sys.argv[1]}: {error.strerror}")
    Thread(target=_let_go, args=[program], daemon=True).start()
    code = program.wait()
    os._exit(code if code >= 0 else 128 - code)  # the thread still reads


def _let_go(program: "subprocess.Popen[bytes]") -> None:
    while os.read(0, 1):
        pass
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            program.kill()
        else:
            os.killpg(program.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
