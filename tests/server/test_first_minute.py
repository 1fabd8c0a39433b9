"""`make play` in a terminal: the interrupt key ends it without a word, and the next start finds the table again."""

import re
import signal
import stat
import sys
from pathlib import Path

import msgspec
import pytest

from cli.terminal import Terminal, plain
from fernhandel.cli.own_table import Kept, own_table
from fernhandel.cli.serve import _own_table
from fernhandel.client import Client
from server.house import House, bots, finished, free_port

ROOT = Path(__file__).parents[2]
MAIN = str(ROOT / "src" / "fernhandel" / "__main__.py")
MAKE = ["env", "-u", "MAKEFLAGS", "-u", "MAKELEVEL", "make", "-o", ".venv/.ready", "-o", "web/dist/index.html"]


def make_play(folder: Path, *environment: str) -> Terminal:
    """`make play` with what has been built already."""
    options = f"--port {free_port()} --db sqlite:///{folder / 'tables.db'} --bot-workers 1"
    program = ["env", *environment, *MAKE, f"BIN={Path(sys.executable).parent}"]
    return Terminal(ROOT, "play", f"ARGS={options}", program=program)


def link(terminal: Terminal, told: str) -> str:
    said = plain(terminal.until(told))
    while not said.endswith("\n"):
        said += plain(terminal.until("\n"))
    (found,) = re.findall(r"at http://\S+/(t/\S+)", said)
    return str(found)


def told_after_the_key(terminal: Terminal) -> str:
    """What is said after it; the terminal itself shows the key."""
    return plain(terminal.interrupt()).replace("^C", "").strip()


def test_make_play_ends_without_a_word_and_finds_its_table_again(tmp_path: Path) -> None:
    with make_play(tmp_path) as terminal:
        first = link(terminal, "A table against bots is laid at")
        assert told_after_the_key(terminal) == ""
    assert stat.S_IMODE((tmp_path / "tables.db.seats").stat().st_mode) == 0o600
    with make_play(tmp_path) as terminal:
        assert link(terminal, "Your table waits at") == first
        assert told_after_the_key(terminal) == ""


def test_another_table_is_laid_where_the_kept_one_is_of_no_use(house: House, client: Client, tmp_path: Path) -> None:
    file = tmp_path / "tables.db.seats"
    address = f"{house.address}/"
    laid, found = own_table(address, "nuremberg", file)
    assert not found
    assert own_table(address, "nuremberg", file) == (laid, True)
    assert not own_table(address, "merchants", file)[1], "each game has its own"
    assert own_table(address, "nuremberg", file) == (laid, True)
    over = finished(client)
    for useless in (Kept(over.id, over.seats[0].secret), Kept("no-such-table", "secret"), Kept(over.id, "wrong")):
        file.write_bytes(msgspec.json.encode({"nuremberg": useless}))
        assert not own_table(address, "nuremberg", file)[1]
        assert own_table(address, "nuremberg", file)[1]
    file.write_text("nonsense")
    assert not own_table(address, "nuremberg", file)[1]
    assert not own_table(address, "nuremberg", None)[1]


def test_the_key_while_the_table_is_laid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody answers any more: nothing is said, and nothing kept."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    assert _own_table(f"http://127.0.0.1:{free_port()}/", "merchants", db) is None
    assert capsys.readouterr() == ("", "")
    assert list(tmp_path.iterdir()) == []


def test_the_key_while_the_browser_opens(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text("#!/bin/sh\necho opened $1\nexec tail -f /dev/null\n")
    browser.chmod(0o755)
    with make_play(tmp_path, f"BROWSER={browser}", "DISPLAY=:0") as terminal:
        terminal.until("opened http://127.0.0.1")
        assert told_after_the_key(terminal) == ""


@pytest.mark.parametrize("moment", ["fernhandel.core.game", "typer", "litestar", "fernhandel.server.app"])
def test_the_key_while_the_program_is_being_loaded(tmp_path: Path, moment: str) -> None:
    program = [sys.executable, "-X", "importtime", "-P", MAIN]
    with Terminal(tmp_path, "serve", "--port", "0", "--play", "merchants", program=program) as terminal:
        terminal.until(f" {moment}\n")
        said = told_after_the_key(terminal)
        assert "Traceback" not in said
        assert "Interrupt" not in said
        assert terminal.end() in (-signal.SIGINT, 128 + signal.SIGINT)


@pytest.mark.parametrize("steps", [0, 1, 50])
def test_the_key_while_bots_start_and_think(tmp_path: Path, steps: int) -> None:
    port = free_port()
    options = ["--port", str(port), "--rate", "0", "--bot-workers", "2", "--play", "merchants"]
    with Terminal(tmp_path, "serve", *options) as terminal:
        link(terminal, "A table against bots is laid at")
        with Client(f"http://127.0.0.1:{port}", timeout=120) as client:
            table = client.open("merchants", bots("normal", "normal"))
            while client.look(table.id).table.moves < steps:
                pass
        assert told_after_the_key(terminal) == ""
        assert terminal.end() == -signal.SIGINT
