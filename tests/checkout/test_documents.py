"""Every command in README and docs runs as it is written.

Each one goes through a shell in a terminal. Words in capitals stand for something of the reader's own. What asks is
answered with `q`; a server and whatever plays for long is broken off once it is under way. `make` says what it would
do, and `pip` is held against the project file.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

import fernhandel
from cli.terminal import Terminal, plain
from fernhandel.server.notices.keys import make_keys
from fernhandel.table.live import commitment
from server.house import finished, hot_seat, serving

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
LONG = ("arena", "simulate", "tune")
BROKEN_OFF = (130, -signal.SIGINT)


def blocks(document: Path, language: str) -> list[str]:
    found = re.findall(rf"^```{language}\n(.*?)^```$", document.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [str(block) for block in found]


def commands() -> Iterator[tuple[str, str]]:
    """Where each command stands, and the command: lines of shell blocks, and what is named between the words."""
    for document in DOCUMENTS:
        lines = [line for block in blocks(document, "sh") for line in block.replace("\\\n", " ").splitlines()]
        text = re.sub(r"```.*?```", "", document.read_text("utf-8"), flags=re.DOTALL)
        named = re.findall(r"`((?:make|fernhandel|python|pip) [^`]+)`", "\n".join([text, *lines]))
        for command in dict.fromkeys(line for line in [*lines, *named] if line.strip()):
            yield document.name, command


EVERY = sorted(set(commands()))


def those(program: str) -> list[Any]:
    found = [(name, line) for name, line in EVERY if line.split()[0] == program]
    return [pytest.param(line, id=f"{name}: {line.split('#')[0].strip()}") for name, line in found]


@dataclass(frozen=True)
class Reader:
    """Whoever follows the documents: a folder with what they speak of, and what the words in capitals stand for."""

    folder: Path
    own: dict[str, str]

    def terminal(self, line: str) -> Terminal:
        for word, meant in self.own.items():
            line = re.sub(rf"\b{word}\b", meant, line)
        bin = Path(sys.executable).parent
        path = f"PATH={bin}{os.pathsep}{os.environ['PATH']}"
        return Terminal(self.folder, line, columns=160, program=["env", "-u", "DISPLAY", path, "sh", "-c"])


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    folder = tmp_path_factory.mktemp("shelf")
    with serving(folder, db=f"sqlite:///{folder / 'fernhandel.db'}") as house, house.client() as client:
        table, over = hot_seat(client), finished(client)
        record = client.record(over.id)
    for name in ("my_game.fernhandel", "game.fernhandel"):
        (folder / name).write_text(record, "utf-8")
    begun = fernhandel.make("merchants", players=2, seed=1).record(["you", "bot:easy"])
    (folder / "begun.fernhandel").write_text(begun.to_text(), "utf-8")
    (folder / "games.jsonl").write_text(fernhandel.Record.parse(record).to_jsonl() + begun.to_jsonl(), "utf-8")
    package = Path(fernhandel.__file__).parent
    shutil.copy(package / "games" / "merchants" / "board.toml", folder / "my_board.toml")
    (folder / "tuning").mkdir()
    shutil.copy(package / "games" / "merchants" / "bots" / "planner" / "weights.toml", folder / "tuning")
    (folder / "frugal.py").write_text(blocks(ROOT / "docs" / "bots.md", "python")[0], "utf-8")
    shutil.copy(ROOT / "docs" / "examples" / "mcp_player.py", folder)
    seed = fernhandel.replay(folder / "game.fernhandel").seed
    assert seed is not None
    return Reader(folder, {"TABLE": table.id, "SEAT": "0", "GAME": "game", "HASH": commitment(seed)})


@pytest.fixture
def reader(shelf: Reader, tmp_path: Path) -> Reader:
    """With everything as if no other command had been tried."""
    shutil.copytree(shelf.folder, tmp_path, dirs_exist_ok=True)
    return replace(shelf, folder=tmp_path)


@pytest.mark.parametrize("line", those("fernhandel"))
def test_what_fernhandel_is_told(reader: Reader, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests" / "guests"))  # the game that the walk is about is installed
    command = shlex.split(line, comments=True)[1]
    if "--push" in line:
        make_keys(reader.folder / "fernhandel.db.keys")  # the line before has made them
    expected: tuple[int, ...] = BROKEN_OFF
    with reader.terminal(line) as terminal:
        if command in LONG:
            terminal.until("still")  # how long it will take
            said = terminal.interrupt()
            assert "roken off" in said
        elif command == "mcp":
            terminal.until("Ctrl-C leaves")
            said = terminal.interrupt()
        elif command == "serve":
            terminal.until("Fernhandel is at http")
            said = terminal.interrupt()
        elif command == "play" or "--step" in line:
            terminal.until("q ")  # the key that leaves
            terminal.type("q")
            said, expected = terminal.asked(), (0,)
        else:
            said, expected = terminal.converse(lambda _: "q"), (0,)
        assert "Traceback" not in said
        assert terminal.end() in expected, plain(said)


@pytest.mark.parametrize("line", those("make"))
def test_what_make_is_told(line: str) -> None:
    targets = shlex.split(line, comments=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    said = subprocess.run(
        [*targets, "--dry-run"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert said.returncode == 0, said.stderr


@pytest.mark.parametrize("line", those("pip"))
def test_what_pip_is_told(line: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    _, install, wanted = shlex.split(line, comments=True)
    found = re.fullmatch(r"\.\[(\w+)\]", wanted)
    assert install == "install"
    assert found is not None, "only a checkout is sure to be there"
    assert found[1] in project["optional-dependencies"]


@pytest.mark.parametrize("line", those("python"))
def test_what_python_is_told(line: str) -> None:
    _, *command = shlex.split(line, comments=True)
    said = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    slow = not fernhandel.compiled() and "only the compiled form is worth measuring" in said.stderr
    assert said.returncode == 0 or slow, said.stderr


def test_the_python_of_the_readme() -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.endswith(b"True\n")


def test_nothing_else_is_told() -> None:
    assert {line.split()[0] for _, line in EVERY} == {"fernhandel", "make", "pip", "python"}
