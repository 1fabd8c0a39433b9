"""The home page: a first visitor begins with one press, whoever returns is told whose move it is."""

import re

import pytest
from playwright.sync_api import Locator, expect

from fernhandel.server.wire import Listing
from page.browsing import PHONE, Visitor
from page.conftest import Visit
from page.hand import Hand
from server.house import AnyChoice, House, asked, mine, open_chairs

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
    expect(visitor.page.get_by_role("img", name="QR code: Invitation link")).to_be_visible()
    expect(visitor.page.get_by_text("Waiting")).not_to_have_count(0)


def test_whoever_returns_is_told_what_is_asked(visit: Visit, house: House) -> None:
    with house.client() as client:
        theirs = client.open("auf_achse", [*mine("South"), *open_chairs(1)], name="Friday lorries")
        north = visit()
        table = north.against_bots("nuremberg")
        north.go(f"/t/{theirs.id}#invite={theirs.invite}")
        north.page.get_by_label("Name").fill("North")
        north.button("Sit down").click()
        north.wait(lambda: north.wire.look["seat"] == 1, "the own seat")
        while 1 in client.look(theirs.id).table.to_act:  # chance says who begins
            Hand(north, seed=1).play(moves=1)
        page = north.go()
        expect(page.get_by_role("article", name="Nuremberg")).to_contain_text("Bid on a box: 12 cubes in hand.")
        expect(page).to_have_title(re.compile(r"^\(\d\) Fernhandel$"))
        row = page.locator(f"[data-table='{theirs.id}']")
        expect(row).to_contain_text("South to decide")
        choose_for(north, "Friday lorries", "Hide until it asks for me")
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
    here = page.url
    expect(page.get_by_role("link", name="1 table waits")).to_be_visible()
    expect(page).to_have_title(re.compile(r"^● Your move \+1 – "))
    page.keyboard.press("g")  # and on to the next one
    page.wait_for_url(lambda url: url != here and "/t/" in url)
    page.locator("[data-board]").wait_for()
    page.keyboard.press("n")
    expect(page.get_by_role("dialog", name="Create a table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page).to_have_url(f"{house.address}/")


def test_a_house_that_is_away_leaves_what_was_there(visit: Visit) -> None:
    north = visit()
    north.against_bots("nuremberg")
    page = north.go()
    expect(page.get_by_role("article", name="Nuremberg")).to_be_visible()
    page.route("**/api/tables/mine?*", lambda route: route.abort())
    north.button("Deutsch").click()
    expect(page.get_by_role("alert")).to_contain_text("Das Haus antwortet nicht")
    expect(page.get_by_role("alert")).to_contain_text("So stand es um")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("main button")).to_have_text(["Jetzt"])  # nothing that would write
    page.unroute("**/api/tables/mine?*")
    expect(page.get_by_role("alert")).to_have_count(0)  # it tries again by itself
    expect(page.locator("article")).to_contain_text("Biete auf einen Kasten")
    north.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Keine Verbindung.")
    expect(page.locator("main button")).to_have_count(0)
    north.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    north.is_denied("/api/")


def test_what_was_told_last_is_there_without_a_house(visit: Visit) -> None:
    north = visit()
    north.against_bots("nuremberg")
    page = north.go()
    expect(page.get_by_role("article", name="Nuremberg")).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The house does not answer")
    expect(page.locator("article")).to_have_count(1)
    north.is_denied("/api/")


def test_a_finished_game_is_listed_with_its_end(visit: Visit) -> None:
    north = visit()
    table = north.against_bots("nuremberg")
    Hand(north, seed=3).play()
    page = north.go()
    row = page.locator(f"[data-table='{table}']")
    expect(row).to_contain_text(re.compile("You won|won, you came second of two|You share the win"))
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/t/{table}?move=0")
    north.go()
    page.get_by_role("button", name=re.compile("^Rematch")).click()
    page.wait_for_url(re.compile(f"/t/(?!{table})"))
    page.locator("[data-board]").wait_for()
    north.go()
    page.get_by_role("button", name="As last time:").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-board]").wait_for()


def test_who_wants_a_rematch_is_told_to_the_others(visit: Visit, house: House) -> None:
    north = visit()
    with house.client() as south:
        table = south.open("nuremberg", [*mine("South"), *mine("North")])
        choice = AnyChoice(4)
        while south.look(table.id).table.state == "playing":
            seat = asked(table)
            seat.act(choice(seat.look()))
        north.go(f"/t/{table.id}#seat={table.seats[1].secret}")
        north.button("Play again").wait_for()
        table.seats[0].do("rematch")
        expect(north.button("Rematch: 1 of 2 want it")).to_be_visible()
        page = north.go()
        page.get_by_role("button", name="Rematch: 1 of 2").click()
        page.wait_for_url(re.compile(f"/t/(?!{table.id})"))
        page.locator("[data-board]").wait_for()
        (listing,) = [one for one in south.ask("GET", "/api/tables/mine", list[Listing]) if one.id == table.id]
        assert (listing.wants_rematch, page.url.endswith(listing.rematch)) == ([0, 1], True)


# -- leaving -----------------------------------------------------------------------------------------------------------


def choose_for(visitor: Visitor, table: str, entry: str) -> None:
    visitor.button(f"Menu of {table}").click()
    visitor.page.get_by_role("menuitem", name=entry).click()


def leave(visitor: Visitor, table: str, way: str, do: str) -> None:
    """From home, by the dialog with all ways."""
    choose_for(visitor, table, "Leave …")
    dialog = visitor.page.get_by_role("dialog", name=f"Leave {table}?")
    dialog.get_by_role("radio", name=way).check()
    dialog.get_by_role("button", name=do, exact=True).click()
    if do != "Make the link":
        expect(dialog).to_have_count(0)


def test_a_table_is_left_by_four_ways(visit: Visit, house: House) -> None:
    """Put away, left to a bot for a while, handed on from one browser to another, left for good."""
    north, left = visit(), visit()
    with house.client() as south:
        theirs = south.open("nuremberg", [*mine("South"), *open_chairs(1)], name="Salt road")
        north.go(f"/t/{theirs.id}#invite={theirs.invite}")
        north.page.get_by_label("Name").fill("North")
        north.button("Sit down").click()
        north.wait(lambda: north.wire.look["seat"] == 1, "the own seat")

        def chair() -> tuple[str, str, str]:
            sits = south.look(theirs.id).table.chairs[1]
            return sits.kind, sits.name, sits.level

        page = north.go()
        menu = page.get_by_role("button", name="Menu of Salt road")
        leave(north, "Salt road", "Only hide it", "Hide it")
        expect(menu).to_have_count(0)
        page.get_by_role("button", name="1 table put away").click()
        choose_for(north, "Salt road", "Show again")
        leave(north, "Salt road", "A bot plays until I come back", "Let a bot play")
        north.wait(lambda: chair() == ("person", "North", "normal"), "the bot")
        choose_for(north, "Salt road", "Play on yourself")
        north.wait(lambda: chair() == ("person", "North", ""), "its owner")

        leave(north, "Salt road", "Hand my chair on", "Make the link")
        link = page.get_by_role("textbox", name="Link to take over the chair").input_value()
        expect(page.get_by_role("img", name="QR code: Link to take over the chair")).to_be_visible()
        north.button("Withdraw the link").click()
        expect(page.get_by_role("dialog", name="Leave Salt road?")).to_be_visible()
        left.page.goto(link)
        expect(left.page.get_by_role("alert")).to_contain_text("used or withdrawn")
        north.button("Make the link").click()
        link = page.get_by_role("textbox", name="Link to take over the chair").input_value()
        left.page.goto(link)
        dialog = left.page.get_by_role("dialog", name="Take over from North")
        dialog.get_by_label("Your name").fill("Left")
        dialog.get_by_role("button", name="Take the chair").click()
        expect(dialog).to_have_count(0)
        left.ready()
        north.wait(lambda: chair() == ("person", "Left", ""), "the new one")
        assert "#" not in left.page.url
        north.button("Done").click()
        page.reload()
        page.locator("[data-game]").first.wait_for()
        expect(menu).to_have_count(0)  # nothing there is North's any more
        north.page.goto(link)
        expect(page.get_by_role("alert")).to_contain_text("used or withdrawn")

        left.go()
        leave(left, "Salt road", "Leave for good", "Leave for good")
        left.wait(lambda: chair()[0] == "bot", "nobody")
        expect(left.page.get_by_role("button", name="Menu of Salt road")).to_have_count(0)


def test_a_table_of_my_own_is_cleared_away_and_its_link_says_so(visit: Visit) -> None:
    north, south = visit(), visit()
    north.go()
    north.choose("First Train to Nuremberg")
    north.button("Make a link").click()
    link = north.page.get_by_role("textbox", name="Invitation link").input_value()
    south.page.goto(link)
    south.button("Sit down").wait_for()
    north.button("Leave …").click()
    north.page.get_by_role("radio", name="Clear the table away").check()
    north.button("Clear it away").click()
    expect(north.page).to_have_url(f"{north.house.address}/")
    north.page.locator("[data-game]").nth(2).wait_for()
    expect(north.page.get_by_role("button", name="Menu of Nuremberg")).to_have_count(0)
    gone = south.page.get_by_role("heading", name="This table was cleared away")
    expect(gone).to_be_visible()  # whoever looked on is told at once
    south.page.reload()
    expect(gone).to_be_visible()
    south.is_denied("/api/tables/")


def test_the_menu_of_a_table_goes_by_keyboard(visit: Visit) -> None:
    north = visit(locale="de-DE", viewport=PHONE)
    with north.house.client() as client:
        table = client.open("nuremberg", [*mine("North"), *open_chairs(1)])
        north.go(f"/t/{table.id}#seat={table.seats[0].secret}")
        north.button("Verlassen …").wait_for()
    page = north.go()
    menu = page.get_by_role("button", name="Menü von Nürnberg")
    menu.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("End")
    expect(page.get_by_role("menuitem", name="Verlassen …")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Nürnberg verlassen?")).to_be_visible()
    page.get_by_role("radio", name="Nur ausblenden").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Den Tisch abräumen")).to_be_checked()
    page.keyboard.press("Enter")
    expect(menu).to_have_count(0)
