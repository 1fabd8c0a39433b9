"""Every block of code in README, CONTRIBUTING and docs runs as it is written, and every command that they name.

A command goes through a shell in a terminal. Words in capitals stand for something of the reader's own. What asks is
answered with `q`; a server and whatever plays for long is broken off once it is under way. `make` says what it would
do, and `pip` is held against the project file. Tutorials are walked from top to bottom, and nothing in them is broken
off but servers and games. `NOT_RUN` has all the rest, with the reason.
"""

import json
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
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import fernhandel
from cli.terminal import Terminal, plain
from documents import DOCUMENTS, ROOT, WALKED, Block, blocks, name_of, prose
from fernhandel.server.notices.keys import make_keys
from fernhandel.table.live import commitment
from server.house import finished, hot_seat, serving

LONG = ("arena", "simulate", "tune")
BENCH = ["-m", "bench.learning"]  # which measures for half a minute; to see that it runs takes less
LEARNER = "docs/examples/ppo.py"  # which would take minutes, and PyTorch; it is tested by itself
BROKEN_OFF = (130, -signal.SIGINT)
NOT_RUN = {
    "src/fernhandel/": "a picture of the tree",
    "games/GAME/bots/": "a picture of a folder",
    'fernhandel mcp --join "http://127.0.0.1:8000/t/TABLE#invite=SECRET" --name Model': "only a house knows its links",
    "python tests/page/screens.py": "draws every screen anew, for many minutes",
    "fernhandel train": "the command as such; it needs a game",
    "fernhandel train nuremberg --games 20000 --out training": "needs PyTorch, and minutes; it is tested by itself",
    "podman build --format docker --tag fernhandel .": "needs images from elsewhere",
    "python -m build": "makes a release, for minutes; needs an environment of its own",
}
CHECKS = ".venv/bin/"  # the checks themselves: what they name is looked up


def commands() -> Iterator[tuple[str, str]]:
    """Where each command stands, and the command: lines of shell blocks, and what is named between the words."""
    for document in DOCUMENTS:
        lines = [line for block in blocks(document, "sh") for line in block.lines()]
        named = re.findall(r"`((?:make|fernhandel|python|pip) [^`]+)`", "\n".join([prose(document), *lines]))
        told = named if document in WALKED else [part for line in lines for part in line.split(" && ")] + named
        yield from ((name_of(document), command) for command in dict.fromkeys(told) if command not in NOT_RUN)


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
    learned = folder / "training" / "generation-00"
    learned.mkdir(parents=True)
    for name in ("champion.toml", "champion.weights"):
        shutil.copy(package / "games" / "nuremberg" / "bots" / "planner" / name, learned)
    (folder / "frugal.py").write_text(blocks(ROOT / "docs" / "bots.md", "python")[0].text, "utf-8")
    shutil.copy(ROOT / "docs" / "examples" / "mcp_player.py", folder)
    seed = fernhandel.replay(folder / "game.fernhandel").seed
    assert seed is not None
    return Reader(folder, {"TABLE": table.id, "SEAT": "0", "GAME": "game", "HASH": commitment(seed)})


@pytest.fixture
def reader(shelf: Reader, tmp_path: Path) -> Reader:
    """With everything as if no other command had been tried."""
    shutil.copytree(shelf.folder, tmp_path, dirs_exist_ok=True)
    return replace(shelf, folder=tmp_path)


def tell(reader: Reader, line: str, *, to_the_end: bool = False) -> str:
    """What the program says to a command; it is left as a person would leave it, and must be content."""
    command = shlex.split(line, comments=True)[1]
    expected: tuple[int, ...] = BROKEN_OFF
    with reader.terminal(line) as terminal:
        if command in LONG and not to_the_end:
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
    return plain(said)


@pytest.mark.parametrize("line", those("fernhandel"))
def test_what_fernhandel_is_told(reader: Reader, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "tests" / "guests"))  # the game that the walk is about is installed
    if "--push" in line:
        make_keys(reader.folder / "fernhandel.db.keys")  # the line before has made them
    tell(reader, line)


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
    found = re.fullmatch(rf"(?:\.|{project['name']})(?:\[([\w,]+)\])?", wanted)
    assert install == "install"
    assert found is not None, "the package, or the checkout"
    assert set((found[1] or "serve").split(",")) <= set(project["optional-dependencies"])


@pytest.mark.parametrize("line", those("python"))
def test_what_python_is_told(line: str, tmp_path: Path) -> None:
    _, *command = shlex.split(line, comments=True)
    if command[0] == LEARNER:
        command += ["--updates", "0", "--games", "1", "--to", str(tmp_path)]
    if command[:2] == BENCH:
        command[2:] = ["0.01"]
    said = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    slow = not fernhandel.compiled() and "only the compiled form is worth measuring" in said.stderr
    bare = find_spec("torch") is None and said.stderr.startswith("torch is missing")
    assert said.returncode == 0 or slow or bare, said.stderr


@pytest.mark.parametrize("line", those(f"{CHECKS}python") + those(f"{CHECKS}ruff") + those(f"{CHECKS}mypy"))
def test_what_the_checks_name_is_there(line: str) -> None:
    words = shlex.split(line, comments=True)
    assert all((ROOT / word).exists() for word in words[1:] if word.startswith(("tests", "web"))), line


class House:
    """Stands for the server at the address of the documents, which begins when somebody speaks of it."""

    address = "http://127.0.0.1:8000"

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def run(self, code: str, page: str, names: dict[str, Any]) -> None:
        if self.address not in code:
            exec(compile(code, page, "exec"), names)
            return
        with serving(self._folder) as house:
            exec(compile(code.replace(self.address, house.address), page, "exec"), names)


@pytest.mark.parametrize("page", [page for page in DOCUMENTS if page not in WALKED], ids=name_of)
def test_the_python_of_a_page_runs_from_top_to_bottom(
    page: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    house, names = House(tmp_path_factory.mktemp("house")), {"__name__": page.stem}
    for block in blocks(page, "python"):
        house.run(block.text, page.name, names)


@pytest.mark.parametrize("page", WALKED, ids=name_of)
def test_a_tutorial_is_walked_from_top_to_bottom(
    page: Path, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    reader = Reader(tmp_path, {})
    house, names, said = House(tmp_path_factory.mktemp("house")), {"__name__": page.stem}, ""
    for block in blocks(page):
        if block.file:
            (tmp_path / block.file).write_text(block.text, "utf-8")
        match block.language:
            case "sh":
                asked = [line for line in block.lines() if line.split()[0] == "fernhandel"]
                said = "".join(tell(reader, line, to_the_end=True) for line in asked)
            case "python":
                house.run(block.text, page.name, names)
            case "text":
                assert " ".join(block.text.split()) in " ".join(said.split())
            case other:
                assert other in FORMS, other


def _toml(block: Block) -> None:
    tomllib.loads(block.text)


def _json(block: Block) -> None:
    json.loads(block.text)


def _bare(text: str) -> list[str]:
    return [re.sub(r"  # .*", "", line).strip() for line in text.splitlines() if line.strip()]


def _excerpt(block: Block) -> None:
    """Stands in a source, but for remarks at the end of a line."""
    ending = {"py": ".py", "ftl": ".ftl"}[block.language]
    wanted = [re.sub(r"  # .*", "", line).strip() for line in block.lines()]
    for folder in ("src", "tests/guests"):
        for file in (ROOT / folder).rglob(f"*{ending}"):
            text = [
                re.sub(r"  # .*", "", line).strip() for line in file.read_text("utf-8").splitlines() if line.strip()
            ]
            first = [i for i, line in enumerate(text) if line == wanted[0]]
            if any(text[i : i + len(wanted)] == wanted for i in first):
                return
    raise AssertionError(f"stands nowhere:\n{block.text}")


def _deal(block: Block) -> None:
    """Each line is understood as a deal."""
    game = fernhandel.make("merchants", players=3, seed=1, deals="cunning")
    assert all(game.heard(1, line).clauses for line in block.lines())


FORMS = {"toml": _toml, "json": _json, "py": _excerpt, "ftl": _excerpt, "deal": _deal}


@pytest.mark.parametrize("form", FORMS)
def test_what_is_not_run_is_what_it_claims_to_be(form: str) -> None:
    found = [block for document in DOCUMENTS for block in blocks(document, form)]
    assert found
    for block in found:
        FORMS[form](block)


def test_there_is_no_other_code_and_no_other_command() -> None:
    told = {line.split()[0] for _, line in EVERY}
    told |= {line.split()[0] for page in WALKED for block in blocks(page, "sh") for line in block.lines()}
    assert {program for program in told if not program.startswith(CHECKS)} == {"fernhandel", "make", "pip", "python"}
    others = {
        block.lines()[0]
        for document in DOCUMENTS
        for block in blocks(document)
        if block.language not in {"sh", "python", *FORMS} and not (block.language == "text" and document in WALKED)
    }
    named = {command for document in DOCUMENTS for command in re.findall(r"`([^`\n]+)`", prose(document))}
    assert others <= NOT_RUN.keys(), "neither run nor listed"
    assert others | named >= NOT_RUN.keys(), "listed, but not there any more"


def test_the_python_of_the_readme_says_true() -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    assert subprocess.run([sys.executable, "-c", code.text], capture_output=True, check=True).stdout.endswith(b"True\n")
