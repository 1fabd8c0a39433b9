"""Who made what: the page about the house, reached by the keyboard from the foot of home, in both languages."""

import json
import re

from playwright.sync_api import expect

from page.browsing import TITLES
from page.conftest import Visit
from server.house import get


def test_every_licence_is_read_by_the_keyboard_from_the_foot_of_home(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("link", name="About Fernhandel").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("About Fernhandel")
    expect(page.locator("dt")).to_have_text(list(TITLES.values()))
    expect(page.locator("dd")).to_have_text(
        [re.compile(name) for name in ("Kramer and Richard Ulrich", "Kramer;", "Wallace")]
    )
    borrowed = json.loads(get(f"{visitor.house.address}/licences.json").text)["borrowed"]
    assert {"font", "code", "data"} == {one["kind"] for one in borrowed}
    for one in borrowed:
        entry = page.locator("details", has=page.get_by_text(f"{one['name']} {one['version']}", exact=True))
        expect(entry.locator("summary")).to_contain_text(one["licence"])
        expect(entry.locator("summary")).to_contain_text(one["notice"])
        entry.locator("summary").focus()
        page.keyboard.press("Enter")
        expect(entry.locator("pre")).to_have_text(one["text"], use_inner_text=False)
    path = page.get_by_role("link", name="All of these in one file").get_attribute("href")
    whole = get(f"{visitor.house.address}{path}").text
    assert [one["name"] for one in borrowed if one["notice"] not in whole or one["text"] not in whole] == []


def test_it_speaks_german(visit: Visit) -> None:
    page = visit(locale="de-DE").go("/about")
    expect(page.get_by_role("heading", level=1)).to_have_text("Über Fernhandel")
    expect(page.locator("dd").first).to_contain_text("Kramer und Richard Ulrich")
    expect(page.get_by_role("heading", level=3)).to_have_text(["Schriften", "Programme", "Karten"])
