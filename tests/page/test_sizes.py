"""What the page weighs, and whom it talks to."""

import gzip

from playwright.sync_api import Page, Response

from page.conftest import Visit

LIMIT = 215_000
# When the board was first there, in milliseconds after the page was asked for.
FIRST_BOARD = """
new MutationObserver((_, watch) => {
  if (!document.querySelector("[data-board] svg")) return;
  window.firstBoard = Math.round(performance.now());
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
# What was asked for before that; the rest comes when the page is there.
ASKED_BEFORE = """() => performance
  .getEntriesByType("resource")
  .filter((one) => one.startTime <= firstBoard)
  .map((one) => one.name)"""
FONTS = (".woff", ".woff2")


def weigh(answers: list[Response]) -> dict[str, int]:
    return {
        answer.url.rsplit("/", 1)[1]: len(gzip.compress(answer.body(), 9))
        for answer in answers
        if "/api/" not in answer.url and not answer.url.endswith(FONTS)
    }


def collected(page: Page) -> list[Response]:
    """Every answer that this page gets from now on."""
    got: list[Response] = []
    page.on("response", lambda answer: got.append(answer))
    return got


def test_the_first_load_is_small_and_nothing_leaves_the_house(visit: Visit) -> None:
    visitor = visit()
    answers: list[Response] = []
    asked: list[str] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.context.on("request", lambda request: asked.append(request.url))
    visitor.go().locator("[data-game]").nth(2).wait_for()
    visitor.page.wait_for_load_state("networkidle")
    home = weigh(answers)
    assert 10_000 < sum(home.values()) < LIMIT, home
    for game in ("merchants", "auf_achse", "nuremberg"):
        table = visitor.against_bots(game)
        fresh = visit()
        got = collected(fresh.page)
        fresh.page.add_init_script(FIRST_BOARD)
        fresh.context.on("request", lambda request: asked.append(request.url))
        fresh.go(f"/t/{table}")
        fresh.ready()
        fresh.page.wait_for_load_state("networkidle")
        before = {fresh.page.url, *fresh.page.evaluate(ASKED_BEFORE)}
        weight = weigh([answer for answer in got if answer.url in before])
        print(f"{game}: {sum(weight.values())} bytes, a board after {fresh.page.evaluate('firstBoard')} ms")
        assert sum(weight.values()) < LIMIT, weight
    print(f"home: {sum(home.values())} bytes")
    assert {url for url in asked if not url.startswith((visitor.house.address, "data:", "blob:"))} == set()
