"""Binding deals on the page: made by clicking, answered in another browser, enforced in sight, never in the way."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import fernhandel
from fernhandel.client import Client
from fernhandel.core.chance import Rng
from fernhandel.server.wire import OpenedTable
from fernhandel.table.clock import Clock
from page.browsing import PHONE, Visitor
from page.conftest import Visit
from page.dealing import CUNNING, NAMES, PARTS, Company, Draft, Round, composer
from page.places import golden
from page.test_axe import faults
from rules import rule
from server.house import House, mine


@pytest.fixture
def client(house: House) -> Iterator[Client]:
    with house.client() as client:
        yield client


def offer_for_wine(visitor: Visitor, partner: str) -> None:
    """300 florins for a promise not to buy wine, by clicking."""
    draft = Draft(visitor, partner)
    paid = draft.gives(0, "Florins")
    for _ in range(2):
        paid.press("More")
    draft.promises(1, "buy", done=False).choose("good", "wine")
    name = NAMES[visitor.wire.look["seat"]]
    draft.offer(f"{name} gives {partner} 300; {partner} will not buy wine")


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

    barred = active.page.locator("[data-decision] button.sh-barred")
    expect(barred).to_have_count(3)
    expect(active.page.locator("[data-deals]")).to_contain_text("binds you")
    barred.first.click()
    entry = active.page.locator("[data-deal='1'] details")
    assert entry.get_attribute("open") is not None, "a barred choice leads to the deal"
    expect(entry.locator(".wanted")).to_have_text(re.compile("will not buy wine.*holds"))
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
    expect(making.locator(".checks.bad")).to_contain_text("Clause 1:")
    expect(making.locator(".faulty")).to_have_attribute("data-clause", "1")
    expect(offers).to_be_disabled()
    making.get_by_role("button", name="Remove clause 1").click()
    expect(making.locator("[data-clause]")).to_have_count(0)


@rule("DL78")
def test_whoever_puts_a_deal_together_is_waited_for(client: Client, visit: Visit) -> None:
    at = Round(client, visit, clock=Clock(kind="decision", seconds=86_400))
    speaker, third = at.come(at.speaker), at.come(at.third)
    for _ in range(2):  # said once
        speaker.button(f"Offer {NAMES[at.active]} something").click()
        expect(composer(speaker)).to_contain_text("5 h 59 min")
        composer(speaker).get_by_role("button", name="Discard").last.click()
    told = third.page.locator("[data-chronicle]").get_by_text(f"{NAMES[at.speaker]} is putting a deal together.")
    expect(told).to_have_count(1)


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
    expect(making.locator("[data-misread]")).to_contain_text("Here could stand: cloth")
    field.fill("I give you 300; you will not buy wine")
    field.press("Enter")
    expect(making.locator("[data-clause]")).to_have_count(2)
    expect(making.locator(".checks .good")).to_be_visible()
    expect(making.locator("mark")).to_have_count(0)


def test_a_deal_is_kept_ready(client: Client, visit: Visit) -> None:
    at = Round(client, visit)
    visitor = at.come(at.speaker)
    name = NAMES[at.third]
    visitor.button("Keep a deal ready").click()
    making = composer(visitor)
    making.get_by_role("group", name="For whom").get_by_role("button", name=name).click()
    making.locator(".side").nth(0).get_by_role("button", name="Florins").click()
    making.locator(".side").nth(1).get_by_role("button", name="Promise not to").click()
    making.get_by_role("button", name=f"Keep it ready for {name}").click()
    making.wait_for(state="detached")
    kept = visitor.page.get_by_role("region", name=f"Kept ready for {name}")
    expect(kept).to_contain_text(f"{NAMES[at.speaker]} gives {name} 100; {name} will not buy cloth")
    kept.get_by_role("button", name="Change").click()
    making.locator("[data-clause='1'] input").fill("200")
    making.locator("[data-clause='1'] input").press("Tab")
    making.locator("[data-offers]").click()
    making.wait_for(state="detached")
    expect(kept).to_contain_text(f"{NAMES[at.speaker]} gives {name} 200")
    assert at.deals["proposals"] == [], "nothing is said before its time"
    at.ready(at.third, at.speaker)
    at.choose(at.active, lambda action: action["type"] == "done")
    while at.deals["active"] != at.third:
        at.on()
    visitor.wait(lambda: at.deals["proposals"] != [], "said by itself")
    [proposal] = at.deals["proposals"]
    assert (proposal["deal"]["proposer"], proposal["deal"]["clauses"][0]["amount"]) == (at.speaker, 200)
    kept.wait_for(state="detached")


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
    visitor.wait(lambda: visitor.wire.look["view"]["deals"]["proposals"] == [], "the answer")
    visitor.asked()
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


DOCKS = {
    "bid": (270, 2, "seat 0 will not bid over 300 for wagon 3", 0),
    "arrows": (307, 2, "seat 0 will not set an arrow on silk", 0),
    "load": (285, 2, "seat 0 will not load iron", 0),
    "move": (296, 2, "seat 0 will not move wagon 2", 0),
    "price": (312, 0, "seat 2 will not raise silk", 2),
    "offer": (317, 2, "seat 0 will not offer at least 500 for a card", 0),
    "climb": (328, 2, "seat 0 will not climb", 0),
}


@rule("DL51")
@pytest.mark.parametrize("deed", DOCKS)
def test_what_is_barred_stands_where_it_would(client: Client, visit: Visit, deed: str) -> None:
    move, giver, promise, bound = DOCKS[deed]
    [record] = golden("merchants", "2010-3-deals=cunning-3")
    at = Company.forked(client, visit, record.read_text("utf-8"), move)
    at.table.seats[giver].say(f"{promise}; I give seat {bound} 100")
    at.table.seats[bound].act({"type": "deal_accept", "seat": giver})
    at.quiet()
    visitor = at.come(bound)
    visitor.asked()
    barred = visitor.page.locator("[data-decision] .dock .sh-barred, [data-decision] .dock .field.barred").first
    expect(barred).to_have_accessible_name(re.compile(r"barred by No\. \d+"))
    barred.click()
    expect(visitor.page.locator("[data-deals] .wanted")).to_contain_text(promise.partition(" will ")[2].split()[1])


def test_replay_and_spectators_see_deals(client: Client, visit: Visit) -> None:
    game = fernhandel.make("merchants", players=3, seed=7, deals="cunning")
    for seat in list(game.to_act()):
        game.apply(seat, game.action("attend", how="open"))
    deals = game.view(0).deals
    assert deals is not None
    active = deals.active
    assert active is not None
    one, other = [seat for seat in range(3) if seat != active]
    game.say(one, "you will not buy wine; I give you 300")
    offered = game.length
    game.apply(active, game.action("deal_accept", seat=one))
    game.say(other, "you will buy silk; I give you 100")
    rng = Rng.from_seed(1)
    while not game.over:
        seat = game.to_act()[0]
        legal = [action for action in game.legal(seat) if not action.talk or action.kind != "deal_with"]
        quiet = [action for action in legal if action.kind in ("deal_decline", "ready")] or legal
        game.apply(seat, quiet[rng.below(len(quiet))])
    laid = client.ask("POST", "/api/records", OpenedTable, {"record": game.record().to_text()})
    visitor = visit()
    visitor.go(f"/t/{laid.table}?move={offered}")
    panel = visitor.page.locator("[data-deals]")
    expect(panel).to_contain_text("waits for")
    visitor.button("One move on").click()
    expect(panel).to_contain_text("binds")
    visitor.button("One move on").click()
    expect(panel.locator("[data-deal]")).to_have_count(2)  # not phrase by phrase
    told = visitor.page.locator("[data-chronicle]")
    expect(told).to_contain_text("proposes deal 2: “")
    expect(told).not_to_contain_text("says:")

    at = Round(client, visit)
    at.table.seats[at.speaker].say("you will not buy wine; I give you 300")
    watching = visit()
    watching.go(f"/t/{at.table.id}")
    expect(watching.page.locator("[data-deals]")).to_contain_text(f"waits for {NAMES[at.active]}")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_to_mend(client: Client, visit: Visit, size: str) -> None:
    narrow: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    at = Round(client, visit, bypass_csp=True, **narrow)
    found: list[str] = []

    def check(visitor: Visitor, where: str, *parts: str) -> None:
        visitor.drawn()
        found.extend(f"{where}, {fault}" for fault in faults(visitor, *parts))
        visitor.page.emulate_media(color_scheme="light")

    speaker = at.come(at.speaker)
    check(speaker, "talk", *PARTS)
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
    check(active, "offer", *PARTS)
    active.page.get_by_role("button", name="Accept").click()
    active.settle()
    at.ready(at.third, at.speaker)
    active.asked()
    check(active, "barred", *PARTS)
    if size == "phone":
        active.button("Deals deals of this turn 1").click()
    active.page.locator("[data-deal='1'] summary").click()
    check(active, "panel", *PARTS)
    assert found == []
