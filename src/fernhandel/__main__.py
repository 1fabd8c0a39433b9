"""`python -m fernhandel` is the program `fernhandel`."""

import gc
import signal


def main() -> None:
    """Run the program; while it is being loaded, the interrupt key ends it at once and without a word."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    gc.disable()  # nothing that is loaded becomes garbage, and looking for it takes a while
    from fernhandel.cli import app

    gc.freeze()
    gc.enable()
    signal.signal(signal.SIGINT, before)
    app(prog_name="fernhandel")


if __name__ == "__main__":
    main()
