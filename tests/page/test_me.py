"""A name without an account, in a browser: made in one step, brought to other devices, forgotten."""

import re

from playwright.sync_api import Page, expect

from page.browsing import PHONE, Visitor
from page.conftest import Visit
from page.test_axe import faults

CHAIRS = [{"kind": "mine", "name": "North"}, {"kind": "bot", "level": "easy"}]


def lay(visitor: Visitor, tables: int) -> None:
    """Some tables of this browser."""
    visitor.go()
    for _ in range(tables):
        visitor.page.evaluate(
            "(chairs) => fetch('/api/tables', {method: 'POST', body: JSON.stringify({game: 'nuremberg', chairs})})",
            CHAIRS,
        )


def tables(visitor: Visitor) -> int:
    found: int = visitor.page.evaluate(
        "fetch('/api/tables/mine').then((answer) => answer.json()).then((t) => t.length)"
    )
    return found


def make(visitor: Visitor, name: str) -> Page:
    page = visitor.go("/me")
    page.get_by_role("textbox", name="Name", exact=True).fill(name)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")  # another mark
    expect(page.get_by_role("radio", name="Mark 2")).to_be_checked()
    visitor.button("Make my key").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page


def test_from_device_to_device(visit: Visit) -> None:
    """A guest with three tables, a name, a second device by code, the first one removed, words on a third."""
    first, second, third = visit(bypass_csp=True), visit(viewport=PHONE, bypass_csp=True), visit()
    lay(first, 3)
    page = make(first, "Nora")
    assert tables(first) == 3
    assert faults(first) == []

    first.button("Bring Nora to another device").click()
    link = page.get_by_label("Link for the other device").input_value()
    assert re.search(r"/me#bring=[\w-]{22}$", link)
    assert faults(first) == []
    there = second.go(link.removeprefix(second.house.address))
    expect(there.get_by_role("heading", name="Be Nora on this device?")).to_be_visible()
    assert "bring" not in there.url, "the secret leaves the address bar"
    assert tables(second) == 0
    second.button("Yes, I am Nora").click()
    expect(there.get_by_role("heading", name="Now say yes over there")).to_be_visible()
    assert faults(second) == []
    digits = there.locator(".digits strong").inner_text()
    expect(page.locator(".digits strong")).to_have_text(digits)
    assert tables(second) == 0, "nothing before the yes"
    first.button("Yes, that is mine").click()
    expect(page.get_by_text("Nora is there now.")).to_be_visible()
    second.button("To my tables").click()
    expect(there.get_by_role("link", name="Nora")).to_be_visible()
    assert tables(second) == 3

    there = second.go("/me")
    second.button("Make twelve words").click()
    expect(there.locator("ol li")).to_have_count(12)
    words = there.locator("ol li").all_inner_texts()
    assert faults(second) == []
    for field in there.get_by_role("dialog").get_by_role("textbox").all():
        nth = int((field.get_attribute("aria-label") or "").removeprefix("Word "))
        field.fill(words[nth - 1])
    second.button("I have them").click()
    expect(there.get_by_text("checked", exact=False).first).to_be_visible()
    others = there.get_by_role("button", name=re.compile("^Remove"))
    expect(others).to_have_count(1)
    others.click()
    there.get_by_role("button", name=re.compile("^Really")).click()
    expect(others).to_have_count(0)
    first.go("/me")
    expect(page.get_by_role("heading", name="Who shall we say is playing?")).to_be_visible()

    last = third.go("/me")
    last.get_by_label("Or type your twelve words").fill(", ".join(words))
    third.button("Bring me back").click()
    expect(last.get_by_role("heading", level=1)).to_have_text("Nora")
    assert tables(third) == 3
    second.go("/me")
    expect(there.get_by_text("Nora was signed off here", exact=False)).to_be_visible()


def test_a_name_is_changed_and_forgotten(visit: Visit) -> None:
    visitor = visit(bypass_csp=True)
    lay(visitor, 1)
    page = make(visitor, "Mona")
    visitor.button("Change name").click()
    page.get_by_label("Name", exact=True).fill("Mina")
    visitor.button("Keep it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Mina")
    expect(page.get_by_role("banner").get_by_text("Mina")).to_be_visible()
    forget = page.get_by_role("button", name="Forget Mina for good")
    expect(forget).to_be_disabled()
    page.get_by_label("Type your name to go on").fill("Mina")
    forget.click()
    expect(page.get_by_role("heading", name="Who shall we say is playing?")).to_be_visible()
    assert faults(visitor) == []
    assert tables(visitor) == 0
