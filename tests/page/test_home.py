"""The home page: a first visitor begins with one press, whoever returns is told whose move it is."""

import re

import pytest
from playwright.sync_api import Locator, expect

from page.browsing import PHONE
from page.conftest import Visit
from page.hand import Hand
from server.house import House, mine, open_chairs

SIZES = {"wide": {"width": 1440, "height": 900}, "laptop": {"width": 1280, "height": 720}, "phone": PHONE}
VERBS = {
    "en": ("Start the first game", "Play now", "Make a link"),
    "de": ("Erstes Spiel beginnen", "Jetzt spielen", "Link erstellen"),
}
LANGUAGES = {"en": "en-GB", "de": "de-DE"}


def in_sight(thing: Locator) -> bool:
    """Whether all of it is on the screen as the page opens, above what lies at its foot."""
    expect(thing).to_be_visible()
    box, size, foot = thing.bounding_box(), thing.page.viewport_size, thing.page.locator("nav").bounding_box()
    assert box is not None
    assert size is not None
    assert foot is not None
    end = foot["y"] if foot["y"] > box["y"] else size["height"]
    return box["y"] >= 0 and box["y"] + box["height"] <= end


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_first_visitor_sees_all_ways_to_begin(visit: Visit, size: str, language: str) -> None:
    visitor = visit(viewport=SIZES[size], locale=LANGUAGES[language])
    page = visitor.go()
    page.locator("[data-game]").nth(2).wait_for()
    visitor.drawn()
    assert all(in_sight(visitor.button(verb)) for verb in VERBS[language])
    assert in_sight(page.locator("[data-game]").first)
    filled = page.locator("main .sh-button.primary")
    expect(filled).to_have_count(1)
    filled.click()
    page.wait_for_url("**/t/*")
    visitor.ready()
    page.locator("[data-guide]").wait_for()
    visitor.asked()


def test_who_has_learned_is_offered_a_game(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.evaluate("localStorage['fernhandel.preferences'] = JSON.stringify({ learned: true })")
    page.reload()
    visitor.choose("Auf Achse")
    page.get_by_role("combobox", name="Players").select_option("3")
    expect(page.locator("main .sh-button.primary")).to_have_text("Play now")
    page.reload()
    expect(page.get_by_role("radio", name="Auf Achse")).to_be_checked()
    expect(page.get_by_role("combobox", name="Players")).to_have_value("3")


def test_a_link_for_friends_is_one_press_away(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.choose("First Train to Nuremberg")
    visitor.button("Make a link").click()
    link = visitor.page.get_by_role("textbox", name="Invitation link")
    assert "#invite=" in link.input_value()
    expect(visitor.page.get_by_text("Waiting")).not_to_have_count(0)


def test_whoever_returns_is_told_what_is_asked(visit: Visit, house: House) -> None:
    with house.client() as client:
        theirs = client.open("auf_achse", [*mine("South"), *open_chairs(1)], name="Friday lorries")
        north = visit()
        table = north.against_bots("nuremberg")
        north.go(f"/t/{theirs.id}#invite={theirs.invite}")
        north.page.get_by_label("Name").fill("North")
        north.button("Sit down").click()
        north.wait(lambda: client.look(theirs.id).table.state == "playing", "the game")
        north.ready()
        while 1 in client.look(theirs.id).table.to_act:  # chance says who begins
            Hand(north, seed=1).play(moves=1)
        page = north.go()
        expect(page.get_by_role("article", name="Nuremberg")).to_contain_text("Bid on a box: 12 cubes in hand.")
        expect(page).to_have_title(re.compile(r"^\(\d\) Fernhandel$"))
        row = page.locator(f"[data-table='{theirs.id}']")
        expect(row).to_contain_text("South to decide")
        page.get_by_role("button", name="Put away until it asks for me: Friday lorries").click()
        expect(row).to_have_count(0)
        while 0 in client.look(theirs.id).table.to_act:
            seat = theirs.seats[0]
            seat.act(seat.look().choices[0].action)
    page.reload()
    asked = re.compile("Place your truck.|Roll the dice.")
    expect(page.get_by_role("article", name="Friday lorries")).to_contain_text(asked)
    page.keyboard.press("g")
    page.wait_for_url(re.compile(f"/t/({table}|{theirs.id})"))
    page.locator("[data-board]").wait_for()


def test_a_house_that_is_away_leaves_what_was_there(visit: Visit) -> None:
    north = visit()
    north.against_bots("nuremberg")
    page = north.go()
    expect(page.get_by_role("article", name="Nuremberg")).to_be_visible()
    page.route("**/api/tables/mine?*", lambda route: route.abort())
    north.button("Deutsch").click()
    expect(page.get_by_role("alert")).to_contain_text("Der Server antwortet nicht")
    expect(page.get_by_role("article", name="Nürnberg").or_(page.locator("article"))).not_to_have_count(0)
    page.unroute("**/api/tables/mine?*")
    page.get_by_role("button", name="Noch einmal versuchen").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("article")).to_contain_text("Biete auf einen Kasten")
    north.faults.clear()  # the browser notes what it could not get


def test_a_finished_game_is_listed_with_its_end(visit: Visit) -> None:
    north = visit()
    table = north.against_bots("nuremberg")
    Hand(north, seed=3).play()
    page = north.go()
    row = page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("Most points win")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/t/{table}?move=0")
