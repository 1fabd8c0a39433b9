"""A real browser at a real server: visitors, what they hear on the wire, and what goes wrong on their page."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    expect,
    sync_playwright,
)
from playwright.sync_api import WebSocket as Socket

import install_tools
from fernhandel.server.visits import COOKIE
from server.house import House

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--in-process-gpu",  # few processes are quicker where there are few cores
    "--renderer-process-limit=1",
    "--no-zygote",
    # the browser's own address bar is drawn by two more pages, which nobody sees; the rest is as Playwright wishes
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,MediaRouter,OptimizationHints,PaintHolding",
]
DRAWN = """async () => {
  const ends = (moving) => moving.effect.getComputedTiming().endTime !== Infinity;
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().filter(ends).map((moving) => moving.finished));
}"""
PATIENCE = 120_000  # milliseconds until something that does not come counts as missing
expect.set_options(timeout=PATIENCE)
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
TITLES = {
    "merchants": "Merchants of the Middle Ages",
    "auf_achse": "Auf Achse",
    "nuremberg": "First Train to Nuremberg",
}
# The number of the entry that the table on the screen shows.
SHOWN = "Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1)"
WALK = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
# Clicks that have reached the page: what a finger does becomes one only after a moment.
CLICKS = "window.clicks = 0; addEventListener('click', () => (window.clicks += 1), true);"


# What has come into the open lies over the board for a moment; whoever wants to go on puts it away.
REVEALED = "[data-reveal]"
GO_ON = """() => {
  const button = document.querySelector("[data-goes-on]");
  if (!button) return;
  button.click();
  window.clicks -= 1; // it is no click of whoever plays
}"""


@contextmanager
def browsing() -> Iterator[Browser]:
    """One Chromium, the system's or Playwright's."""
    path = install_tools.browser()
    assert path is not None, f"no browser: run {Path(sys.executable).name} tests/install_tools.py"
    environment: dict[str, str | float | bool] = dict(os.environ)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, env=environment)
        try:
            yield browser
        finally:
            browser.close()


class Wire:
    """Every frame and every answer that reaches one tab, in order."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.said: list[str] = []
        self.news: list[dict[str, Any]] = []
        self.origins: set[str] = set()
        self._answers: list[Response] = []
        self.acted = 0
        """Decisions that the table has accepted, each made by one button."""
        self.made = 0
        """The moves of them: a decision can be several."""
        self._acts: dict[str, int] = {}
        self._owed: set[str] = set()
        self._accepted: set[str] = set()  # what is sent again is answered again
        self._done = -1
        page.on("websocket", self._opened)
        page.on("response", self._answered)

    def _opened(self, socket: Socket) -> None:
        self.origins.add(_origin(socket.url.replace("ws", "http", 1)))
        socket.on("framesent", lambda frame: self._sent(str(frame)))
        socket.on("framereceived", lambda frame: self._received(str(frame)))

    def _answered(self, response: Response) -> None:
        self.origins.add(_origin(response.url))
        if "/api/" in response.url:
            self._answers.append(response)

    def answers(self, pattern: str) -> list[str]:
        """The bodies of the good answers to requests whose address fits."""
        return [one.text() for one in self._answers if one.ok and re.search(pattern, one.url)]

    def _sent(self, text: str) -> None:
        self.said.append(text)
        frame = json.loads(text)
        if "key" in frame:
            self._owed.add(frame["key"])
            if frame["type"] == "act":
                self._acts[frame["key"]] = 1 + len(frame.get("then", []))

    def _received(self, text: str) -> None:
        self.heard.append(text)
        frame = json.loads(text)
        if frame["type"] == "news":
            self.news.append(frame)
        elif frame["type"] in ("done", "no"):
            self._owed.discard(frame["key"])
            if frame["type"] == "done" and frame["key"] not in self._accepted:
                self._accepted.add(frame["key"])
                moves = self._acts.get(frame["key"], 0)
                self.acted += moves > 0
                self.made += moves
                self._done = max(self._done, frame["seq"])

    @property
    def settled(self) -> bool:
        """Everything said is answered, and what came of it is known."""
        return not self._owed and bool(self.news) and self.news[-1]["seq"] >= self._done

    @property
    def look(self) -> dict[str, Any]:
        look: dict[str, Any] = self.news[-1]["look"]
        return look

    def everything(self) -> str:
        """All that has arrived, frames and bodies of answers."""
        return "\n".join([*self.heard, *(answer.text() for answer in self._answers)])


def _origin(url: str) -> str:
    return "/".join(url.split("/")[:3])


class Visitor:
    """A browser of one's own with one tab: cookies and storage are shared with nobody."""

    def __init__(self, browser: Browser, house: House, *, hurries: bool = True, **more: Any) -> None:
        """Whoever ``hurries`` looks at nothing that has come into the open for longer than until the next click."""
        self.hurries = hurries
        terms: dict[str, Any] = {"viewport": DESK, "reduced_motion": "reduce", "locale": "en-GB", **more}
        self.house = house
        self.context: BrowserContext = browser.new_context(**terms)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(CLICKS)
        self.faults: list[str] = []
        self._denied: list[str] = []
        self.page, self.wire = self.tab()

    def tab(self) -> tuple[Page, Wire]:
        page = self.context.new_page()
        if self.hurries:
            page.add_locator_handler(page.locator(REVEALED), lambda: self.go_on(page), no_wait_after=True)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._printed)
        return page, Wire(page)

    def _printed(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text} ({message.location.get('url', '')})")
            self._forgive()

    def is_denied(self, *paths: str) -> None:
        """The browser notes what it could not get: of these paths that was meant, before and from now on."""
        self._denied += [f"{self.house.address}{path}" for path in paths]
        self._forgive()

    def _forgive(self) -> None:
        missed = [f"({denied}" for denied in self._denied]
        self.faults = [
            fault
            for fault in self.faults
            if not (fault.startswith("console: Failed to load") and any(address in fault for address in missed))
        ]

    def come_with(self, cookie: str) -> Self:
        """As the device of whoever has that cookie."""
        self.context.add_cookies([{"name": COOKIE, "value": cookie, "url": self.house.address}])
        return self

    def go(self, path: str = "/") -> Page:
        self.page.goto(f"{self.house.address}{path}")
        return self.page

    def walk(self, path: str) -> None:
        """From screen to screen by way of the home page, without loading the page anew."""
        if not self.page.url.startswith(self.house.address):
            self.go()
        self.page.evaluate(WALK, "/")
        self.page.locator("[data-game]").nth(2).wait_for()
        self.page.evaluate(WALK, path)

    def close(self) -> None:
        self.context.close()

    def go_on(self, page: Page | None = None) -> None:
        """Put away what has come into the open."""
        (page or self.page).evaluate(GO_ON)

    # -- what every page has -------------------------------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def commit(self) -> Locator:
        """The one button that makes what is chosen and sketched; it bears the words of the act."""
        return self.page.locator("[data-confirms]")

    @property
    def undo(self) -> Locator:
        return self.page.locator("[data-takes-back]")

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Events of the browser are heard only while we wait for it."""
        for _ in range(PATIENCE // 20):
            if until():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"it does not come: {what}")

    def drawn(self) -> None:
        """All that has changed is on the screen: fonts have come, and what moves in stands still."""
        self.page.evaluate(DRAWN)

    def drawn_up(self) -> None:
        """What was laid into the sketch is drawn."""
        self.page.locator("[data-decision][data-drawing]").wait_for(state="detached")

    def settle(self) -> None:
        self.wait(lambda: self.wire.settled, "an answer to everything said, and its news")

    def choose(self, title: str) -> None:
        """The game of that title, on the home page."""
        radio = self.page.get_by_role("radio", name=title)
        radio.evaluate("(radio) => radio.scrollIntoView({ block: 'center' })")  # not below the bar of a phone
        radio.check(force=True)

    def lay(self, game: str, *chairs: tuple[str, str]) -> str:
        """Lay a table by the form of the home page: `("mine", "North")`, `("open", "")`, `("easy", "")`; its id."""
        page = self.go()
        page.get_by_role("button", name="no clock: change").click()
        form = page.get_by_role("dialog", name="Create a table")
        short = {"merchants": "Merchants", "auf_achse": "Auf Achse", "nuremberg": "Nuremberg"}[game]
        form.get_by_role("radio", name=short, exact=True).check(force=True)
        form.get_by_role("button", name=str(len(chairs)), exact=True).click()
        for number, (kind, name) in enumerate(chairs, start=1):
            form.get_by_label(f"Chair {number}", exact=True).select_option(kind)
            if name:
                form.get_by_label(f"Name for chair {number}").fill(name)
        form.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        return page.url.rsplit("/", 1)[1]

    def against_bots(self, game: str, players: int = 2, level: str = "easy") -> str:
        """The one click of the home page; the table's id."""
        page = self.go()
        self.choose(TITLES[game])
        page.get_by_role("combobox", name="Players").select_option(str(players))
        page.get_by_role("combobox", name="Bots").select_option(level)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        self.ready()
        return page.url.rsplit("/", 1)[1]

    def reach(self, seq: int) -> None:
        """The page has drawn everything up to that entry, and nothing is on its way."""
        self.wait(lambda: int(self.page.evaluate(SHOWN)) >= seq, f"entry {seq}")
        self.page.locator("[data-decision]:is([aria-busy=true], [data-drawing])").wait_for(state="detached")

    def asked(self) -> None:
        """It is this visitor's turn, and the page shows it."""
        self.wait(lambda: self.wire.settled and self.wire.look["choices"] != [], "a question")
        self.reach(self.wire.look["seq"])

    def ready(self) -> None:
        """The table is drawn and the line is up."""
        self.page.locator("[data-board]").wait_for()
        self.settle()
