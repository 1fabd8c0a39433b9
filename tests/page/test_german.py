"""The page in German: nothing in English is left on any screen."""

import re

import pytest

from page.browsing import ROOT, TITLES, Visitor
from page.conftest import Visit
from page.hand import Hand
from page.places import golden

WORDS = ROOT / "web" / "src"
TITLES_AS_THEY_ARE = re.compile("Merchants of the Middle Ages|First Train to Nuremberg|Last Train to Wensleydale")
GERMAN_TOO = {"Status", "start"}  # a part of the turn and an option, as the German rules call them
ENGLISH = re.compile(r".{0,40}\b(?:the|your|with|from)\b.{0,40}")
TEXTS = """
() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode())  // names of actions, as the rules quote them, are in no language
    if (!walker.currentNode.parentElement.closest("code")) found.push(walker.currentNode.nodeValue);
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) found.push(one.getAttribute(name) ?? "");
  return found.map((text) => text.trim()).filter((text) => text !== "");
}
"""


def catalogue(language: str) -> dict[tuple[str, str], str]:
    """Plain messages, by the folder whose words they are and their id there."""
    found: dict[tuple[str, str], str] = {}
    for pattern in ("words/{}.ftl", "games/*/{}.ftl", "games/*/cover.{}.ftl"):
        for path in WORDS.glob(pattern.format(language)):
            plain = re.findall(r"^([\w-]+) = ([^{}\n]{4,})$", path.read_text("utf-8"), re.MULTILINE)
            found |= {(path.parent.name, id): text for id, text in plain}
    return found


def english_only() -> set[str]:
    """Plain messages of the page that are said otherwise in German."""
    english, german = catalogue("en"), catalogue("de")
    return {text for id, text in english.items() if german.get(id) != text} - {*german.values(), *GERMAN_TOO}


def check(visitor: Visitor) -> None:
    known = english_only()
    left: set[str] = set()

    def german() -> bool:
        texts = visitor.page.evaluate(TEXTS)
        said = TITLES_AS_THEY_ARE.sub("", " | ".join(texts))
        found = {text for text in texts if text in known} | set(ENGLISH.findall(said))
        left.clear()
        left.update(found)
        return not found and visitor.page.evaluate("document.documentElement.lang") == "de"

    try:
        visitor.wait(german, "German")
    except AssertionError:
        raise AssertionError(f"still in English: {sorted(left)}") from None


@pytest.mark.parametrize("game", TITLES)
def test_a_table_speaks_german(visit: Visit, game: str) -> None:
    north = visit(locale="de-DE")
    page = north.go()
    page.get_by_role("radio").nth(list(TITLES).index(game)).check(force=True)
    check(north)
    page.get_by_role("button", name="Jetzt spielen").click()
    page.wait_for_url("**/t/*")
    north.ready()
    hand = Hand(north, seed=6)
    for _ in range(4):
        check(north)
        hand.play(moves=1)
    for key in ("t", "r", "?"):
        page.keyboard.press(key)
        page.get_by_role("dialog").locator("h3, tr").first.wait_for()
        check(north)
        page.keyboard.press("Escape")


def test_the_language_changes_at_once(visit: Visit) -> None:
    """In the middle of a game, with its log, and back again."""
    north = visit()
    north.against_bots("nuremberg")
    Hand(north).play(moves=1)
    page = north.page
    north.button("Settings").click()
    north.button("Deutsch").click()
    page.keyboard.press("l")
    page.get_by_role("heading", name="Chronik").wait_for()
    check(north)
    page.get_by_role("button", name="English").click()
    page.get_by_role("heading", name="Chronicle").wait_for()


def test_a_result_in_german(visit: Visit) -> None:
    north = visit(locale="de-DE")
    page = north.go()
    page.locator("input[type=file]").set_input_files(golden("nuremberg", "*-3-1")[0])
    page.wait_for_url("**/t/*")
    page.locator("#result").wait_for()
    page.get_by_role("img").first.wait_for()
    check(north)
