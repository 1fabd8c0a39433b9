"""`python -m fernhandel` is the program `fernhandel`."""

import gc
import signal
import sys


def main() -> None:
    """Run the program; while it is being loaded, the interrupt key ends it at once and without a word."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()  # nothing that is loaded becomes garbage, and looking for it takes a while
    from fernhandel.cli import program

    gc.freeze()
    gc.enable()
    try:
        signal.signal(signal.SIGINT, before)
        program(prog_name="fernhandel")
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)


if __name__ == "__main__":
    main()
