"""A page to try without installing: files alone, in a folder of any host, replay recorded games as a server would."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from fernhandel.core.records import Record
from page.browsing import PHONE, ROOT, TITLES, Visitor
from page.conftest import Visit
from page.places import golden
from page.test_axe import faults
from page.test_sizes import collected
from server.house import House, environment

SUB_PATH = "fernhandel"
FIRST_BYTES = 300_000
GAMES = {game: golden(game, "20??-2-1")[0] for game in TITLES}
WALKED = "merchants"
# To the end of a game by the arrow key; every move that was on the screen.
WALK = """async () => {
  const at = () => Number(document.querySelector("main[data-at]").dataset.at);
  const last = Number(document.querySelector("input[type=range]").max);
  const seen = [at()];
  for (let frames = 0; seen.at(-1) < last && frames < 3_000; frames++) {
    if (at() === seen.at(-1) && frames % 60 === 0) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    }
    await new Promise((done) => requestAnimationFrame(done));
    if (at() !== seen.at(-1)) [frames] = [-1, seen.push(at())];
  }
  return seen;
}"""


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """What could not be had is told by the browser."""


class Files(House):
    """Files on a plain host, in a folder of it."""

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(folder)
        self.address = f"http://127.0.0.1:{port}/{SUB_PATH}"


@pytest.fixture
def files(tmp_path: Path) -> Iterator[Files]:
    folder = tmp_path / SUB_PATH
    games = tmp_path / "games"
    games.mkdir()
    for game, record in GAMES.items():
        shutil.copy(record, games / f"{table(game)}.fernhandel")
    subprocess.run([sys.executable, ROOT / "web" / "make_showcase.py", folder, games], check=True, env=environment())
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(tmp_path)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield Files(folder, host.server_port)
    host.shutdown()
    host.server_close()


def table(game: str) -> str:
    return game.replace("_", "")


def length(game: str) -> int:
    return len(Record.parse(GAMES[game].read_text("utf-8")).moves)


def watch(visitor: Visitor, game: str) -> None:
    visitor.go("/")
    visitor.page.get_by_role("link", name=f"Watch a game {TITLES[game]}").click()
    visitor.page.locator("main[data-at='0']").wait_for()


def test_whole_games_are_watched_from_files_alone(files: Files, visit: Visit) -> None:
    visitor = visit(at=files, bypass_csp=True)
    page = visitor.page
    got = collected(page)
    lost: list[str] = []
    page.on("requestfailed", lambda request: lost.append(request.url))
    page.on("websocket", lambda socket: lost.append(socket.url))

    visitor.go("/")
    page.get_by_role("heading", name="Play it yourself").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(int(answer.headers["content-length"]) for answer in got) < FIRST_BYTES
    found = [f"home, {fault}" for fault in faults(visitor)]
    for game in TITLES:
        watch(visitor, game)
        if game == WALKED:
            seen = page.evaluate(WALK)
            assert seen == sorted(set(seen))
            assert (seen[0], seen[-1]) == (0, length(game))
        page.keyboard.press("End")
        page.locator(f"main[data-at='{length(game)}'] [data-meant='{length(game)}']").wait_for()
        page.keyboard.press("t")
        page.get_by_role("dialog").locator(".chapter").first.wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Result").click()
        page.locator("[aria-busy=false]").wait_for()  # all charts are drawn
    found += [f"result, {fault}" for fault in faults(visitor)]
    assert found == []
    assert {answer.status for answer in got} <= {200, 304}
    assert {answer.url for answer in got if not answer.url.startswith(f"{files.address}/")} == set()
    assert lost == []
    assert page.get_by_role("button", name="Try another way").count() == 0, "nothing is offered that needs a server"

    on_a_phone(visit(at=files, bypass_csp=True, viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE"))


def on_a_phone(visitor: Visitor) -> None:
    """In German and in the dark; an address that is shared leads to the very move, with the eyes of anybody."""
    page = visitor.page
    visitor.go("/").get_by_role("button", name="Regeln").first.click()
    page.get_by_role("dialog").locator("[data-rule]").first.wait_for()
    assert faults(visitor) == []
    visitor.go(f"/#/t/{table(WALKED)}?move=120")
    page.locator("main[data-at='120'] [data-meant='120']").wait_for()
    purse = page.locator("[data-place='seat:1']")
    hidden = purse.inner_text()
    page.get_by_label("Gesehen mit den Augen von").select_option("Blau")
    visitor.wait(lambda: purse.inner_text() != hidden, "what Blue had")
    assert faults(visitor) == []
    page.get_by_role("link", name="Selbst spielen").click()
    page.get_by_text("make play").wait_for()
