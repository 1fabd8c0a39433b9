"""Binding deals on the page: made by clicking, answered in another browser, enforced in sight, never in the way."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from fernhandel.client import Client, Table
from page.browsing import PHONE, Visitor
from page.conftest import Visit
from page.test_axe import ASKED, AXE, RUN, told
from server.house import House, mine

NAMES = ("Ida", "Bruno", "Greta")
CUNNING = {"deals": "cunning"}


@pytest.fixture
def client(house: House) -> Iterator[Client]:
    with house.client() as client:
        yield client


class Round:
    """A table of three people with binding deals, in the first talk."""

    def __init__(self, client: Client, visit: Visit, **more: Any) -> None:
        self.table: Table = client.open("merchants", mine(*NAMES), options=CUNNING)
        self._visit = visit
        self._more = more
        self.listen(0, 1, 2)
        active = self.deals["active"]
        assert isinstance(active, int)
        self.active = active
        self.speaker, self.third = [seat for seat in (0, 1, 2) if seat != active]

    @property
    def deals(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table.seats[0].look().view
        deals: dict[str, Any] = view["deals"]
        return deals

    def listen(self, *seats: int) -> None:
        for seat in seats:
            self.choose(seat, lambda action: action.get("how") == "open")

    def choose(self, seat: int, wanted: Callable[[dict[str, Any]], bool]) -> None:
        look = self.table.seats[seat].look()
        action = next(choice.action for choice in look.choices if wanted(dict(choice.action)))
        self.table.seats[seat].act(action, base=look.seq)

    def ready(self, *seats: int) -> None:
        for seat in seats:
            self.choose(seat, lambda action: action["type"] == "ready")

    def come(self, seat: int) -> Visitor:
        visitor = self._visit(**self._more)
        visitor.go(f"/t/{self.table.id}#seat={self.table.seats[seat].secret}")
        visitor.ready()
        return visitor


def composer(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-composer]")


def offer_for_wine(visitor: Visitor, partner: str) -> None:
    """300 florins for a promise not to buy wine, by clicking."""
    visitor.button(f"Offer {partner} something").click()
    making = composer(visitor)
    own, other = making.locator(".side").nth(0), making.locator(".side").nth(1)
    own.get_by_role("button", name="Florins").click()
    for _ in range(2):
        making.locator("[data-clause='1']").get_by_role("button", name="More", exact=True).click()
    other.get_by_role("button", name="Promise not to").click()
    making.locator("[data-clause='2']").get_by_label("good", exact=True).select_option("wine")
    expect(making.locator(".checks .good")).to_be_visible()
    making.get_by_role("button", name=f"Offer it to {partner}").click()
    making.wait_for(state="detached")
    visitor.settle()


def test_a_deal_is_made_and_kept(client: Client, visit: Visit) -> None:
    at = Round(client, visit)
    speaker, active = at.come(at.speaker), at.come(at.active)
    offer_for_wine(speaker, NAMES[at.active])

    card = active.page.get_by_role("article", name=f"{NAMES[at.speaker]} offers")
    card.wait_for()
    expect(card).to_contain_text("5,300")
    card.get_by_role("button", name="Accept").click()
    active.settle()
    [struck] = at.deals["struck"]
    assert struck["deal"]["clauses"][0]["amount"] == 300
    at.ready(at.third, at.speaker)

    barred = active.page.locator("[data-decision] button.barred")
    expect(barred).to_have_count(3)
    expect(active.page.locator("[data-deals]")).to_contain_text("binds you")
    barred.first.click()
    entry = active.page.locator("[data-deal='1'] details")
    assert entry.get_attribute("open") is not None, "a barred choice leads to the deal"
    expect(entry).to_contain_text("holds")
    expect(active.page.get_by_role("button", name=f"{NAMES[at.active]} is held to deal 1")).to_be_visible()

    expect(speaker.page.locator("[data-deals]")).to_contain_text(f"binds {NAMES[at.active]}")


def test_a_counter_brings_its_clauses_along(client: Client, visit: Visit) -> None:
    at = Round(client, visit)
    speaker, active = at.come(at.speaker), at.come(at.active)
    offer_for_wine(speaker, NAMES[at.active])
    active.page.get_by_role("button", name="Counter").click()
    making = composer(active)
    expect(making.locator("[data-clause]")).to_have_count(2)
    making.locator("[data-clause='1'] input").fill("500")
    making.locator("[data-clause='1'] input").press("Tab")
    expect(making.locator(".checks .good")).to_be_visible()
    making.locator("[data-offers]").click()
    making.wait_for(state="detached")
    active.settle()
    [proposal] = at.deals["proposals"]
    assert proposal["deal"]["answers"] == 1
    assert proposal["deal"]["clauses"][0]["amount"] == 500
    speaker.page.get_by_role("article", name=f"{NAMES[at.active]} offers").wait_for()


def test_what_cannot_be_kept_is_not_offered(client: Client, visit: Visit) -> None:
    at = Round(client, visit)
    visitor = at.come(at.speaker)
    visitor.button(f"Offer {NAMES[at.active]} something").click()
    making = composer(visitor)
    offers = making.locator("[data-offers]")
    expect(offers).to_be_disabled()
    making.locator(".side").nth(0).get_by_role("button", name="Florins").click()
    making.locator("[data-clause='1'] input").fill("9000")
    making.locator("[data-clause='1'] input").press("Tab")
    expect(making.locator(".checks.bad")).to_be_visible()
    expect(offers).to_be_disabled()
    making.get_by_role("button", name="Remove clause 1").click()
    expect(making.locator("[data-clause]")).to_have_count(0)


def test_a_line_is_typed(client: Client, visit: Visit) -> None:
    at = Round(client, visit)
    visitor = at.come(at.speaker)
    visitor.button(f"Offer {NAMES[at.active]} something").click()
    making = composer(visitor)
    making.get_by_text("Type it as a line").click()
    field = making.get_by_role("textbox", name="Type it as a line")
    field.fill("I give you 300; you will not buy vine")
    field.press("Enter")
    expect(making.locator("mark")).to_have_text("vine")
    field.fill("I give you 300; you will not buy wine")
    field.press("Enter")
    expect(making.locator("[data-clause]")).to_have_count(2)
    expect(making.locator(".checks .good")).to_be_visible()
    expect(making.locator("mark")).to_have_count(0)


def test_the_board_fills_a_place(client: Client, visit: Visit) -> None:
    at = Round(client, visit)
    visitor = at.come(at.speaker)
    visitor.button(f"Offer {NAMES[at.active]} something").click()
    making = composer(visitor)
    making.locator(".side").nth(1).get_by_role("button", name="Promise to", exact=False).first.click()
    row = making.locator("[data-clause='1']")
    row.get_by_label("What is promised").select_option("move")
    row.get_by_role("button", name="+ to a space").click()
    row.get_by_label("to a space", exact=True).focus()
    visitor.page.locator("[data-board] [data-thing='space:FN']").click()
    expect(row.get_by_label("to a space", exact=True)).to_have_value("FN")
    row.get_by_label("wagon", exact=True).focus()
    visitor.page.locator("[data-board] [data-thing='wagon:3']").click()
    expect(row.get_by_label("wagon", exact=True)).to_have_value("3")


def test_by_keyboard_alone(client: Client, visit: Visit) -> None:
    at = Round(client, visit)
    visitor = at.come(at.speaker)
    keys = visitor.page.keyboard
    keys.press("o")
    composer(visitor).wait_for()
    keys.press("Enter")  # the first thing one can give has the focus
    row = composer(visitor).locator("[data-clause='1']")
    row.wait_for()
    for _ in range(40):
        keys.press("Tab")
        if visitor.page.evaluate("document.activeElement.matches('[data-offers]')"):
            break
    expect(composer(visitor).locator(".checks .good")).to_be_visible()
    for _ in range(40):
        if visitor.page.evaluate("document.activeElement.matches('[data-offers]')"):
            break
        keys.press("Tab")
    keys.press("Enter")
    composer(visitor).wait_for(state="detached")
    visitor.settle()
    assert len(at.deals["proposals"]) == 1
    keys.press("o")
    composer(visitor).wait_for(state="detached")
    at.choose(at.active, lambda action: action["type"] == "deal_decline")
    visitor.page.locator("[data-decision] [aria-keyshortcuts=X]").wait_for()
    keys.press("x")
    visitor.settle()
    visitor.wait(lambda: at.speaker in at.deals["ready"], "ready")


def test_whoever_wants_nothing_of_it_sees_nothing(client: Client, visit: Visit) -> None:
    table = client.open("merchants", mine(*NAMES), options=CUNNING)
    visitor = visit()
    visitor.go(f"/t/{table.id}#seat={table.seats[0].secret}")
    visitor.ready()
    visitor.page.get_by_label("The same in every turn").check()
    visitor.button("Leave me out You are only asked when somebody offers you something.").click()
    visitor.wait(lambda: 0 not in table.seats[1].look().table.to_act, "said by the table itself")
    for seat in (1, 2):
        look = table.seats[seat].look()
        silent = next(choice.action for choice in look.choices if choice.action.get("how") == "silent")
        table.seats[seat].act(silent, base=look.seq)
    visitor.wait(lambda: visitor.wire.look["view"]["step"] == "purchasing", "the game goes on without talk")
    assert visitor.wire.look["settings"]["attention"] == "silent"
    assert visitor.page.locator("[data-deals], [data-composer]").count() == 0
    assert visitor.page.get_by_role("button", name="Propose a deal").count() == 0


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_to_mend(client: Client, visit: Visit, size: str) -> None:
    narrow = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    at = Round(client, visit, bypass_csp=True, **narrow)
    faults: list[str] = []

    def check(visitor: Visitor, where: str) -> None:
        visitor.drawn()
        visitor.page.evaluate(AXE.read_text("utf-8"))
        for scheme, asked in ASKED.items():
            visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            faults.extend(f"{where}, {scheme}, {fault}" for fault in told(visitor.page.evaluate(RUN, asked)))
        visitor.page.emulate_media(color_scheme="light")

    speaker = at.come(at.speaker)
    check(speaker, "talk")
    speaker.button(f"Offer {NAMES[at.active]} something").click()
    for side in (0, 1):
        adds = composer(speaker).locator(".side").nth(side).locator(".adds button")
        for add in range(side, 4):
            if adds.nth(add).is_enabled():
                adds.nth(add).click()
    check(speaker, "composer")
    composer(speaker).get_by_role("button", name="Discard").last.click()
    offer_for_wine(speaker, NAMES[at.active])
    active = at.come(at.active)
    check(active, "offer")
    active.page.get_by_role("button", name="Accept").click()
    active.settle()
    at.ready(at.third, at.speaker)
    active.asked()
    check(active, "barred")
    if size == "phone":
        active.button("Deals deals of this turn 1").click()
    active.page.locator("[data-deal='1'] summary").click()
    check(active, "panel")
    assert faults == []
