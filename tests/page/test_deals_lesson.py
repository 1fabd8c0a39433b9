"""The lesson on binding deals: walked through to its end, found where deals are, and begun again."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from page.browsing import PHONE, TITLES, Visitor
from page.conftest import Visit
from page.dealing import PARTS
from page.test_axe import faults
from server.house import House, mine, open_chairs

LINK = "/learn/merchants/deals"
SMALL_DESK = {"width": 1280, "height": 720}
WALKS: dict[str, dict[str, Any]] = {
    "english": {"viewport": SMALL_DESK},
    "german on a phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "de-DE"},
}
# What a note points at is on the screen, and its own card does not cover it.
RINGS = """() => {
  const card = document.querySelector("[data-guide]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-ring]")].map((ring) => {
    const box = ring.getBoundingClientRect();
    const over = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
    const beside = Math.min(box.right, card.right) - Math.max(box.left, card.left);
    return { inside: box.top >= 0 && box.bottom <= innerHeight, covered: over > 8 && beside > 8 };
  });
}"""


class Walk:
    """One learner, note by note."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        visitor.go(LINK)
        self.page.wait_for_url("**/t/*")
        visitor.ready()

    @property
    def guide(self) -> Locator:
        return self.page.locator("[data-guide]")

    @property
    def composer(self) -> Locator:
        return self.page.locator("[data-composer]")

    def comes(self, note: str) -> None:
        self.page.locator(f"[data-guide={note}]").wait_for()
        self.visitor.settle()

    def next(self) -> None:
        self.guide.locator("footer button").last.click()

    def decide(self, kind: str) -> None:
        self.visitor.asked()
        self.page.locator(f"[data-decision] {kind}").click()
        self.visitor.settle()

    def buy_nothing(self) -> None:
        self.visitor.asked()
        self.page.locator("[data-foot] [aria-keyshortcuts=X]").click()
        self.visitor.commit.click()
        self.visitor.settle()

    def agree(self) -> None:
        self.next()
        self.comes("offer")
        self.decide("[aria-keyshortcuts=A]")
        self.comes("standing")

    def compose(self) -> None:
        self.composer.locator(".side").nth(0).locator(".add").nth(0).click()
        self.composer.locator(".side").nth(1).locator(".add").nth(3).click()
        self.composer.locator("[data-clause='2'] select").nth(2).select_option("silk")
        expect(self.composer.locator(".checks .good")).to_be_visible()

    def struck(self) -> list[int]:
        """Who has proposed the deals that stand."""
        return [struck["deal"]["proposer"] for struck in self.visitor.wire.look["view"]["deals"]["struck"]]

    def steps(self) -> list[tuple[str, Any]]:
        """Each note with what the learner does there."""
        return [
            ("welcome", self.next),
            ("offer", lambda: self.decide("[aria-keyshortcuts=A]")),
            ("standing", self.next),
            ("barred", self.buy_nothing),
            ("propose", lambda: self.decide("[aria-keyshortcuts=O]")),
            ("compose", self.compose),
            ("line", lambda: self.composer.locator("[data-offers]").click()),
            ("yours", lambda: self.decide(".hushes button:first-child")),
            ("kept", self.next),
            ("pot", self.next),
        ]


@pytest.mark.parametrize("walk", WALKS)
def test_it_is_walked_to_its_end(visit: Visit, walk: str) -> None:
    learner = visit(bypass_csp=True, **WALKS[walk])
    at = Walk(learner)
    found: list[str] = []
    for note, does in at.steps():
        at.comes(note)
        at.page.locator("[data-ring]").first.wait_for()
        learner.drawn()
        rings = at.page.evaluate(RINGS)
        assert all(ring["inside"] and not ring["covered"] for ring in rings), (note, rings)
        found += [f"{note}, {fault}" for fault in faults(learner, "[data-guide]", *PARTS)]
        does()
    assert found == []
    at.comes("end")
    assert at.struck() == [2, 0]
    assert learner.wire.look["view"]["players"][0]["money"] == 2900 + 300 - 100
    lesson = at.page.url
    at.guide.locator("footer .primary").click()
    at.page.wait_for_url(lambda url: url != lesson)
    learner.wait(lambda: learner.wire.look["view"]["turn"] == 1, "a table from the start")
    assert learner.wire.look["table"]["terms"]["options"]["deals"] == "cunning"
    at.guide.wait_for(state="detached")


def test_by_keyboard_alone(visit: Visit) -> None:
    learner = visit()
    at = Walk(learner)
    keys = at.page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(80):
            if at.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"the keyboard does not come to {selector}")

    def go_on() -> None:
        tab_to("[data-guide] footer button:last-child")
        keys.press("Enter")

    at.comes("welcome")
    go_on()
    at.comes("offer")
    keys.press("a")
    at.comes("standing")
    go_on()
    at.comes("barred")
    learner.asked()
    keys.press("x")
    keys.press("Enter")
    keys.press("Enter")
    at.comes("propose")
    learner.asked()
    keys.press("o")
    at.comes("compose")
    keys.press("Enter")  # florins: the first thing one can give has the focus
    tab_to("[data-composer] .side:not(:has([data-first])) .add:last-child")
    keys.press("Enter")
    at.comes("line")
    tab_to("[data-clause='2'] select[aria-label='good']")
    keys.type("silk")
    expect(at.composer.locator(".sentence")).to_contain_text("will not buy silk")
    expect(at.composer.locator(".checks .good")).to_be_visible()
    tab_to("[data-offers]")
    keys.press("Enter")
    at.comes("yours")
    learner.asked()
    tab_to("[data-decision] .hushes button:first-child")
    keys.press("Enter")
    at.comes("kept")
    go_on()
    at.comes("pot")
    go_on()
    at.comes("end")
    go_on()
    at.guide.wait_for(state="detached")
    assert at.struck() == [2, 0]


def test_what_was_discarded_is_asked_for_again(visit: Visit) -> None:
    learner = visit()
    at = Walk(learner)
    at.agree()
    at.next()
    at.buy_nothing()
    at.comes("propose")
    at.decide("[aria-keyshortcuts=O]")
    at.comes("compose")
    at.page.reload()
    learner.ready()
    at.comes("propose")
    at.decide("[aria-keyshortcuts=O]")
    at.comes("compose")


def test_whoever_says_no_may_begin_again(visit: Visit) -> None:
    learner = visit()
    at = Walk(learner)
    at.next()
    at.comes("offer")
    at.decide("[data-offer] [aria-keyshortcuts=X]")
    learner.asked()
    lesson = at.page.url
    learner.button("Begin the lesson again").click()
    at.page.wait_for_url(lambda url: url != lesson)
    at.page.locator("[data-guide=welcome]").wait_for()
    assert lesson.rsplit("/", 1)[1] not in at.page.evaluate("localStorage['fernhandel.lessons']")


def test_the_end_of_the_first_leads_to_it(visit: Visit) -> None:
    learner = visit()
    learner.go()
    learner.button("Start the first game").click()
    learner.page.wait_for_url("**/t/*")
    learner.ready()
    learner.page.locator("[data-guide=welcome]").wait_for()
    first = learner.page.url.rsplit("/", 1)[1]
    at_the_end = """(table) => localStorage.setItem("fernhandel.lessons",
      JSON.stringify({ [table]: { at: 12, since: 99, shown: [], off: false } }))"""
    learner.page.evaluate(at_the_end, first)  # as it was kept before there were other lessons
    learner.page.reload()
    learner.ready()
    learner.page.locator("[data-guide=end]").get_by_role("button", name="Learn binding deals").click()
    learner.page.locator("[data-guide=welcome]").wait_for()
    assert first not in learner.page.url


def test_it_is_offered_where_deals_are(visit: Visit, house: House) -> None:
    visitor = visit()
    page = visitor.go()
    offered = visitor.button("Learn binding deals")
    visitor.choose(TITLES["merchants"])
    expect(offered).to_have_count(0)  # not before the first lesson
    page.evaluate("localStorage['fernhandel.preferences'] = JSON.stringify({ learned: true })")
    page.reload()
    for game in TITLES:
        visitor.choose(TITLES[game])
        expect(offered).to_have_count(1 if game == "merchants" else 0)
    visitor.choose(TITLES["merchants"])
    page.get_by_role("button", name="no clock: change").click()
    form = page.get_by_role("dialog", name="Create a table")
    link = form.get_by_role("link", name="Learn binding deals")
    form.get_by_text("Rules and variants").click()
    expect(link).to_have_count(0)
    form.get_by_role("radio", name="on everything, and binding").check(force=True)
    expect(link).to_have_attribute("href", LINK)
    for options, links in (({"deals": "cunning"}, 1), ({}, 0)):
        with house.client() as client:
            table = client.open("merchants", [*mine("North"), *open_chairs(2)], options=options)
        visitor.go(f"/t/{table.id}#invite={table.invite}")
        visitor.button("Sit down").wait_for()
        expect(page.get_by_role("link", name="Learn binding deals")).to_have_count(links)


def test_a_link_to_no_lesson_leads_home(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn/merchants/chess")
    visitor.page.get_by_text("There is no lesson of this game.").wait_for()
    visitor.page.locator("[data-game]").nth(2).wait_for()
    visitor.is_denied("/api/games/merchants")
