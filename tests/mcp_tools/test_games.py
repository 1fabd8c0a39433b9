"""Whole games of every title by a client of the protocol, over each transport, and who is let in."""

import asyncio
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from typer.testing import CliRunner

import fernhandel
from fernhandel.cli import app
from fernhandel.mcp.local import LocalTable
from fernhandel.mcp.server import Endpoint
from fernhandel.mcp.tools import Tools
from mcp_tools.playing import PATIENCE, example
from server.house import environment, post

GAMES = [about.id for about in fernhandel.games()]
PLAYER = example().Player
PROGRAM = [sys.executable, "-m", "fernhandel", "mcp"]
HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
ASK = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": HELLO}
HEADERS = {"accept": "application/json, text/event-stream"}


def played(server: Any, mode: str = "auto") -> dict[str, Any]:
    """How a game ends that the player of the documents plays; ``legacy`` begins as clients did before 2026."""

    async def play() -> dict[str, Any]:
        async with Client(server, mode=mode) as client:
            over: dict[str, Any] = await PLAYER(client, random.Random(2)).play()
            return over

    return asyncio.run(asyncio.wait_for(play(), PATIENCE))


@contextmanager
def served(game: str, token: str = "") -> Iterator[Endpoint]:
    table = LocalTable(fernhandel.make(game, players=2, seed=5), {1: "easy"}, "en")
    table.begin()
    endpoint = Endpoint(Tools(table.seats, assisted=True), "127.0.0.1", 0, token)
    endpoint.begin()
    try:
        yield endpoint
    finally:
        endpoint.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_over_standard_input_and_output(game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.fernhandel"
    options = [game, "--players", "2", "--seed", "5", "--record", str(record)]
    server = StdioServerParameters(command=PROGRAM[0], args=[*PROGRAM[1:], *options], env=environment())
    over = played(server, "legacy")
    assert [place["rank"] for place in over["standing"]] == [1, 2]
    assert over["decisions"] > 10
    assert over["illegal_tries"] == 0
    kept = fernhandel.replay(record)
    assert kept.over
    assert [place.seat for place in kept.standing()] == [place["seat"] for place in over["standing"]]
    assert sum(seat == 0 for seat, _ in kept.moves()) == over["decisions"]


@pytest.mark.parametrize(("game", "mode"), [(game, "auto" if place else "legacy") for place, game in enumerate(GAMES)])
def test_a_whole_game_over_http(game: str, mode: str) -> None:
    with served(game) as endpoint:
        over = played(endpoint.address, mode)
    assert [place["rank"] for place in over["standing"]] == [1, 2]
    assert over["illegal_tries"] == 0


# -- who is let in -----------------------------------------------------------------------------------------------------


def status(address: str, **headers: str) -> int:
    return post(address, json=ASK, headers=HEADERS | headers, timeout=PATIENCE).status_code


def test_no_page_of_a_browser_is_let_in() -> None:
    """Neither by a foreign name that leads here, nor from a page of another origin."""
    with served("nuremberg") as endpoint:
        assert status(endpoint.address, host="evil.example:80") == 421
        assert status(endpoint.address, origin="http://evil.example") == 403
        assert status(endpoint.address, origin="http://localhost:3000") == 403
        assert status(endpoint.address, **{"content-type": "text/plain"}) == 400
        assert status(endpoint.address) == 200


def test_an_address_with_a_token_lets_in_whoever_knows_it() -> None:
    with served("nuremberg", "correct-horse-battery") as endpoint:
        assert endpoint.address.endswith("/mcp/correct-horse-battery")
        bare = endpoint.address.rpartition("/")[0]
        for wrong in (bare, f"{bare}/", f"{bare}/correct-horse", f"{endpoint.address}/", f"{endpoint.address}x"):
            assert status(wrong) == 401
        assert status(endpoint.address) == 200


def test_where_other_machines_can_ask_a_token_is_drawn() -> None:
    command = [*PROGRAM, "nuremberg", "--players", "2", "--http", "0.0.0.0:0"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment()) as process:
        try:
            assert process.stderr is not None
            line = process.stderr.readline()
            found = re.search(r"http://\S+", line)
            assert found is not None, line
            assert len(found[0].rpartition("/")[2]) >= 32
            assert status(found[0].rpartition("/")[0]) == 401
            assert status(found[0]) == 200
        finally:
            process.kill()


# -- the command -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "either a game or --join"),
        (["nuremberg", "--join", "http://127.0.0.1/t/x"], "either a game or --join"),
        (["chess"], "chess"),
        (["nuremberg", "--players", "2", "--seat", "2"], "there is no seat 2; they run from 0 to 1"),
        (["nuremberg", "--players", "2", "--bots", "easy,easy"], "--bots names 2 bots for 1 seats"),
        (["nuremberg", "--players", "2", "--bots", "genius"], "there is no bot 'genius'"),
        (["nuremberg", "--players", "2", "--http", "here"], "--http is HOST:PORT or a port"),
        (["nuremberg", "--players", "2", "--http", "0", "--token", "short"], "--token is at least 16"),
        (["--join", "gopher://x"], "a link is http"),
        (["--join", "http://127.0.0.1:9/t/x#seat=y"], "does not answer"),
        (["--join", "http://127.0.0.1:9/t/x#seat=y", "--seed", "1"], "--seed: a table of a server is laid already"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_laid_is_told_in_a_sentence(arguments: list[str], told: str) -> None:
    done = CliRunner().invoke(app, ["mcp", *arguments])
    assert done.exit_code == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_without_the_library_it_is_told_how_to_get_it(tmp_path: Path) -> None:
    """And nothing else of the program needs it."""
    hidden = "import sys; sys.modules['mcp'] = None; from fernhandel.__main__ import main; main()"
    for command in (["mcp", "nuremberg"], ["arena", "nuremberg", "mcp:python", "easy", "--players", "2"]):
        done = subprocess.run(
            [sys.executable, "-c", hidden, *command],
            env=environment(),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 1
        assert "[mcp]" in done.stderr
        assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
