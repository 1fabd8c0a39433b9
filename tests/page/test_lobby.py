"""The lobby and the gallery in real browsers: two find each other a chair; who looks on talks, players read it late."""

import re

import pytest
from playwright.sync_api import Page, expect

from page.browsing import PHONE, Visitor
from page.conftest import Visit
from page.hand import Hand
from page.test_axe import faults
from server.house import House, hot_seat, mine, open_chairs, step

CHAIR = {"en": "Find me a chair", "de": "Such mir einen Stuhl"}


def named(visitor: Visitor, name: str, **more: str) -> Page:
    """In the lobby, with a name and a wish for one game only, so that nobody else's table is meant."""
    visitor.go("/")
    visitor.page.evaluate(
        "([name, wish]) => { localStorage['fernhandel.preferences'] = JSON.stringify({ name });"
        "localStorage['fernhandel.wish'] = wish; }",
        [name, '{"games": ["auf_achse"], "players": [5], "paces": ["days"]}'.replace("5", more.get("players", "5"))],
    )
    page = visitor.go("/lobby")
    page.locator("[data-wish]").wait_for()
    return page


def test_two_browsers_find_each_other_a_chair(visit: Visit) -> None:
    north, south = visit(), visit(locale="de-DE", viewport=PHONE)
    for visitor, name in ((north, "North"), (south, "South")):
        named(visitor, name, players="2")
    north.button(CHAIR["en"]).click()
    expect(north.page.locator("[data-wish]")).to_contain_text("Looking for a chair")
    south.button(CHAIR["de"]).click()
    asked = re.compile("A table could be laid|Ein Tisch käme zustande")
    for visitor in (north, south):
        expect(visitor.page.locator("[data-wish]")).to_contain_text(asked)
    north.button("Yes, sit down").click()
    expect(north.page.locator("[data-wish]")).to_contain_text("You have said yes")
    south.button("Ja, Platz nehmen").click()
    for visitor in (north, south):
        visitor.page.wait_for_url("**/t/*")
        visitor.ready()
    assert north.page.url == south.page.url
    assert len(north.wire.look["mine"]) == len(south.wire.look["mine"]) == 1


def test_a_chair_that_was_taken_meanwhile(visit: Visit, house: House) -> None:
    with house.client() as one, house.client() as other, house.client() as third:
        table = one.open("merchants", [*mine("Greta"), *open_chairs(1)], name="Come and haggle", public=True)
        like = other.open("merchants", [*mine("Oda"), *open_chairs(2)], name="Old friends", public=True)
        north = visit()
        page = named(north, "North")
        page.goto(f"{house.address}/lobby?game=merchants")
        row = page.locator(f"[data-open='{table.id}']")
        expect(row).to_contain_text("1 of 2 free")
        known = page.request.get(f"{house.address}/api/lobby?language=en&game=merchants").text()
        page.route("**/api/lobby?*", lambda route: route.fulfill(body=known, content_type="application/json"))
        third.join(table.id, "South")
        row.get_by_role("button", name="Sit down").click()
        late = page.get_by_role("dialog", name="The last chair is taken")
        expect(late).to_contain_text("Come and haggle")
        late.get_by_role("button", name="Sit down at Old friends").click()
        page.wait_for_url(f"**/t/{like.id}")
        expect(page.get_by_text("North")).to_be_visible()
        north.is_denied("/api/tables/")


def test_filters_stand_in_the_address_and_the_house_may_be_away(visit: Visit, house: House) -> None:
    with house.client() as one:
        table = hot_seat(one, "nuremberg", name="Rails to look at", public=True)
        north = visit()
        page = named(north, "North")
        card = page.locator(f"[data-live='{table.id}']")
        expect(card).to_be_visible()
        page.get_by_role("checkbox", name="Nuremberg").focus()
        page.keyboard.press("Space")
        expect(card).to_have_count(0)
        assert "game=" in page.url
        page.reload()
        expect(page.get_by_role("checkbox", name="Nuremberg")).not_to_be_checked()
        page.get_by_role("checkbox", name="Nuremberg").check()
        expect(card).to_contain_text("Rails to look at")
        page.route("**/api/lobby*", lambda route: route.abort())
        page.get_by_role("checkbox", name="Auf Achse").uncheck()
        expect(page.get_by_role("alert")).to_contain_text("The house does not answer. This is how it stood at")
        expect(card).to_be_visible()
        expect(north.button(CHAIR["en"])).to_have_count(0)
        expect(north.button("Lay a table")).to_have_count(0)
        expect(page.get_by_role("button", name="Now", exact=True)).to_be_visible()
        page.unroute("**/api/lobby*")
        expect(page.get_by_role("alert")).to_have_count(0)  # it tries again by itself, too
        expect(north.button("Lay a table").first).to_be_visible()
        north.is_denied("/api/")


def test_who_looks_on_talks_and_players_read_it_after_the_end(visit: Visit) -> None:
    north, oda = visit(), visit()
    north.go("/lobby")
    north.button("Lay a table").first.click()
    form = north.page.get_by_role("dialog", name="Lay a table")
    expect(form.get_by_label("Anybody may look on")).to_be_checked()
    form.get_by_role("radio", name="Nuremberg", exact=True).check(force=True)
    form.get_by_role("button", name="2", exact=True).click()
    form.get_by_label("Chair 2", exact=True).select_option("easy")
    form.get_by_role("button", name="Open the table").click()
    north.page.wait_for_url("**/t/*")
    north.ready()
    oda.go(north.page.url.removeprefix(north.house.address))
    oda.ready()
    expect(north.page.locator("[data-watchers]")).to_have_text("1 watching")
    oda.page.get_by_role("button", name="Gallery: 1 watching").click()
    oda.page.get_by_role("textbox", name="Say something to the gallery").fill("Six arrivals already.")
    oda.page.keyboard.press("Enter")
    expect(oda.page.locator("[data-gallery]")).to_contain_text("Six arrivals already.")
    north.page.locator("[data-watchers]").click()
    expect(north.page.get_by_role("heading", name="The gallery is talking")).to_be_visible()
    assert "Six arrivals" not in "".join(north.wire.heard)
    north.page.locator("[data-watchers]").click()
    Hand(north, seed=3).play()
    oda.page.get_by_role("textbox", name=re.compile("Say something to")).wait_for()
    together = north.page.get_by_role("button", name=re.compile("Both talks"))
    if together.get_attribute("aria-pressed") != "true":
        together.click()
    expect(north.page.locator("[data-gallery]")).to_contain_text("Six arrivals already.")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_to_mend_in_the_lobby(visit: Visit, house: House, size: str) -> None:
    with house.client() as one:
        laid = one.open("merchants", [*mine("Greta"), *open_chairs(1)], name="Come and haggle", public=True)
        step(hot_seat(one, "auf_achse", name="Friday lorries", public=True))
        narrow = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
        visitor = visit(bypass_csp=True, **narrow)
        page = visitor.go("/lobby")
        page.locator("[data-open]").first.wait_for()
        page.locator("[data-live]").first.wait_for()
        assert faults(visitor) == []
        visitor.button("Change").click()
        page.get_by_role("dialog", name="What would you play?").wait_for()
        assert faults(visitor) == []
        page.keyboard.press("Escape")
        row = page.locator(f"[data-open='{laid.id}']")
        row.get_by_role("button", name="Menu of Come and haggle").focus()
        page.keyboard.press("ArrowUp")
        expect(page.get_by_role("menuitem", name="Tell the host …")).to_be_focused()
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog", name="Tell the host")
        expect(dialog).to_contain_text("The table is hidden from you at once.")
        assert faults(visitor) == []
        dialog.get_by_role("button", name="Send to the host").click()
        expect(row).to_have_count(0)
        page.reload()
        page.locator("[data-live]").first.wait_for()
        expect(row).to_have_count(0)
