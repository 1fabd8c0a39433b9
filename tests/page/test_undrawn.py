"""A game that the page has no folder for is listed, played, watched and looked back on, in words."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from fernhandel.client import Client, Seat, Table
from page.browsing import PHONE, ROOT, Visitor
from page.conftest import Visit
from page.hand import Hand
from page.test_axe import faults
from server.house import AnyChoice, House, asked, hot_seat, mine, open_chairs, serving

GUESTS = ROOT / "tests" / "guests"
GAME, TITLE = "pit", "The Pit"
ON_A_PHONE: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
TEXTS = {
    "en": (TITLE, "Play now", "The table in words"),
    "de": ("Die Grube", "Jetzt spielen", "Der Tisch in Worten"),
}


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where a package has put its game on the shelf."""
    with serving(tmp_path_factory.mktemp("inn"), "--bot-workers", "1", PYTHONPATH=str(GUESTS)) as running:
        yield running
        assert running.faults() == []


@pytest.fixture(scope="module")
def client(inn: House) -> Iterator[Client]:
    with inn.client() as client:
        yield client


@pytest.fixture(scope="module")
def over(client: Client) -> Table:
    table, choose = hot_seat(client, GAME, 3), AnyChoice(4)
    look = table.seats[0].look()
    while look.table.state != "over":
        seat = table.seats[look.table.to_act[0]]
        seat.act(choose(seat.look()))
        look = seat.look()
    return table


def board(visitor: Visitor) -> str:
    """The table in words, when they have come."""
    words = visitor.page.locator("[data-board]")
    words.get_by_role("heading").first.wait_for()
    return words.inner_text()


def come(visitor: Visitor, seat: Seat) -> None:
    """Sit down where the table asks."""
    visitor.go(f"/t/{seat.table}#seat={seat.secret}")
    visitor.asked()


def test_the_page_cannot_draw_it() -> None:
    assert not (ROOT / "web" / "src" / "games" / GAME).exists()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_it_is_listed_with_what_the_server_tells_and_played_to_its_end(visit: Visit, inn: House, size: str) -> None:
    phone = size == "phone"
    north = visit(inn, **(ON_A_PHONE if phone else {}))
    page = north.go()
    expect(page.locator(f"[data-game={GAME}]")).to_contain_text("2–4 players")
    north.choose(TITLE)
    expect(page.get_by_role("combobox", name="Bots")).to_have_value("random")  # there is nothing else
    expect(page.get_by_role("heading", name="Learn by playing")).to_have_count(0)
    page.get_by_role("combobox", name="Players").select_option("3")
    north.button("Play now").click()
    page.wait_for_url("**/t/*")
    north.ready()
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(page.locator("[data-board]")).to_contain_text("10 in coins, 0 in ore")
    expect(page.get_by_role("button", name="Ask a bot for advice")).to_have_count(0)  # chance knows nothing
    Hand(north, seed=3, tap=phone).play()
    expect(page.locator("#result")).to_contain_text("win")
    for missing in ("Key moments", "Study", "What the results are made of"):
        expect(page.get_by_role("heading", name=missing, exact=True)).to_have_count(0)
    expect(north.button("See the board")).to_have_count(0)  # there is none


def test_an_amount_is_stepped_and_ordered_ahead(visit: Visit, inn: House, client: Client) -> None:
    """What is an amount, and that an auction goes on, is told by the server: the page knows nothing of this game."""
    north = visit(inn)
    come(north, asked(hot_seat(client, GAME)))
    page = north.page
    dock = page.locator("[data-decision]")
    expect(dock.get_by_role("button", name="Pass")).to_have_attribute("aria-keyshortcuts", "X")
    dock.get_by_role("button", name="More").click()
    dock.get_by_role("button", name="More").click()
    expect(dock.get_by_role("combobox", name="Amount").locator("option:checked")).to_have_text("2")
    expect(north.commit).to_be_enabled()
    dock.get_by_text("Bid for me").click()
    dock.get_by_role("spinbutton", name="Up to").fill("3")
    dock.get_by_role("button", name="Order").click()
    expect(page.locator("[data-chronicle]")).to_contain_text("bids 1", timeout=30_000)


@pytest.mark.parametrize(("locale", "headed"), [("en-GB", "Bid …"), ("de-DE", "… bieten")])
def test_an_amount_is_headed_by_what_all_its_choices_say(
    visit: Visit, inn: House, client: Client, locale: str, headed: str
) -> None:
    """Wherever a language puts the verb."""
    north = visit(inn, locale=locale)
    come(north, asked(hot_seat(client, GAME)))
    expect(north.page.locator("[data-decision]").get_by_text(headed, exact=True)).to_be_visible()


def test_it_is_decided_by_keyboard(visit: Visit, inn: House, client: Client) -> None:
    north = visit(inn)
    come(north, asked(hot_seat(client, GAME)))
    page = north.page
    for key in ("b", "t"):
        page.keyboard.press("d")
        page.keyboard.press(key)
        expect(page.locator("[data-board]")).to_be_focused()
    page.keyboard.press("?")
    helped = page.get_by_role("dialog", name="Keys and help")
    expect(helped).to_contain_text("decide from anywhere")
    expect(helped).not_to_contain_text("closer, further away")
    page.keyboard.press("Escape")
    helped.wait_for(state="detached")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name=f"Rules: {TITLE}")).to_contain_text("The last one left pays")
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    page.keyboard.press("Enter")
    north.wait(lambda: north.wire.acted == 1, "the decision by key")


def test_it_is_joined_watched_and_followed_in_words(visit: Visit, inn: House, client: Client) -> None:
    table = client.open(GAME, [*mine("North"), *open_chairs(1)], public=True)
    guest, watcher = visit(inn), visit(inn)
    page = guest.go(f"/t/{table.id}#invite={table.invite}")
    page.get_by_role("textbox", name="Your name").fill("South")
    guest.button("Sit down").click()
    watcher.go(f"/t/{table.id}")
    for visitor in (guest, watcher):
        visitor.ready()
        expect(visitor.page.locator("[data-board]")).to_contain_text("South: 10 in coins, 0 in ore")
    north = table.seats[0]
    if 0 not in north.look().table.to_act:
        guest.asked()
        guest.page.keyboard.press("x")
        guest.page.keyboard.press("Enter")
        guest.settle()
    north.act({"type": "bid", "coins": 4})
    for visitor in (guest, watcher):
        expect(visitor.page.locator("[data-chronicle]")).to_contain_text("North bids 4")


def test_it_is_looked_back_on_move_by_move(visit: Visit, inn: House, over: Table) -> None:
    visitor = visit(inn)
    page = visitor.go(f"/t/{over.id}")
    expect(page.locator("#result")).to_be_visible()
    end = board(visitor)
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("[data-board]")).to_contain_text("North: 10 in coins, 0 in ore")
    assert board(visitor) != end
    visitor.button("To the end").click()
    visitor.wait(lambda: board(visitor) == end, "the last position")
    visitor.button("Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").wait_for()


@pytest.mark.parametrize("language", TEXTS)
def test_it_speaks_both_languages(visit: Visit, inn: House, language: str) -> None:
    title, play, heading = TEXTS[language]
    visitor = visit(inn, locale={"en": "en-GB", "de": "de-DE"}[language])
    page = visitor.go()
    visitor.choose(title)
    visitor.button(play).click()
    page.wait_for_url("**/t/*")
    visitor.ready()
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


def test_another_language_changes_what_it_is_called_and_no_plan(visit: Visit, inn: House) -> None:
    """Its options are told by the server as well, with what their values are called."""
    visitor = visit(inn)

    def lit(route: Route) -> None:
        games, german = route.fetch().json(), "language=de" in route.request.url
        (pit,) = [game for game in games if game["id"] == GAME]
        called = {"torch": "Fackeln", "lamp": "Lampen"} if german else {}
        option = {"name": "light", "values": ["torch", "lamp"], "default": "torch", "called": called}
        option |= {"meaning": "Licht" if german else "light below", "defaults": {}, "editions": [], "players": {}}
        pit["options"] = [{**option, "since": 1}]
        route.fulfill(body=json.dumps(games), content_type="application/json")

    visitor.page.route("**/api/games?*", lit)
    page = visitor.go()
    visitor.choose(TITLE)
    page.get_by_role("button", name="no clock: change").click()
    form = page.get_by_role("dialog", name="Create a table")
    form.get_by_text("Rules and variants").click()
    form.get_by_role("group", name="light below").get_by_role("radio", name="lamp").check()
    page.keyboard.press("Escape")
    visitor.button("Deutsch").click()
    expect(page.locator(f"[data-game={GAME}]")).to_contain_text("Die Grube")
    page.get_by_role("button", name="ohne Uhr: ändern").click()
    form = page.get_by_role("dialog", name="Tisch öffnen")
    form.get_by_text("Regeln und Varianten").click()
    expect(form.get_by_role("group", name="Licht").get_by_role("radio", name="Lampen")).to_be_checked()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_to_mend(visit: Visit, inn: House, client: Client, over: Table, size: str) -> None:
    visitor = visit(inn, bypass_csp=True, **(ON_A_PHONE if size == "phone" else {}))
    seat = asked(hot_seat(client, GAME, 4))
    places = {
        "/": "[data-game] >> nth=3",
        f"/t/{seat.table}#seat={seat.secret}": "[data-board] h3 >> nth=0",
        f"/t/{over.id}": "#result",
        f"/t/{over.id}?move=3": "[data-board] h3 >> nth=0",
    }
    found = []
    for path, sight in places.items():
        visitor.go(path).locator(sight).wait_for()
        found += [f"{path}, {fault}" for fault in faults(visitor)]
    assert found == []


@pytest.mark.parametrize(("title", "told"), [("The Deep Pit", False), (TITLE, True)])
def test_an_edition_is_told_where_the_title_does_not_tell_it(
    visit: Visit, inn: House, client: Client, title: str, told: bool
) -> None:
    visitor = visit(inn)

    def two_editions(route: Route) -> None:
        games = route.fetch().json()
        (pit,) = [game for game in games if game["id"] == GAME]
        pit["editions"].append({"id": "deep", "title": title, "publisher": ""})
        pit["players"] = [2, 3, 6]
        route.fulfill(body=json.dumps(games), content_type="application/json")

    visitor.page.route("**/api/games?*", two_editions)
    visitor.go()
    visitor.choose(TITLE)
    expect(visitor.page.get_by_role("combobox", name="Players").locator("option")).to_have_count(3)
    come(visitor, asked(hot_seat(client, GAME)))
    expect(visitor.page.get_by_text("rules of 1")).to_have_count(int(told))


# -- a page that is older than its server ------------------------------------------------------------------------------


def test_an_option_that_the_page_has_no_words_for_is_told_in_the_servers(visit: Visit) -> None:
    visitor = visit()

    def newer(route: Route) -> None:
        games = route.fetch().json()
        weather = {"name": "weather", "values": ["fair", "foul"], "default": "fair", "meaning": "how the sky is"}
        games[0]["options"].append({**games[0]["options"][0], **weather})
        games[0]["options"][0]["values"].append("lent")
        games[0]["levels"].append("genius")
        route.fulfill(body=json.dumps(games), content_type="application/json")

    visitor.page.route("**/api/games?*", newer)
    page = visitor.go()
    page.get_by_role("button", name="no clock: change").click()
    form = page.get_by_role("dialog", name="Create a table")
    form.get_by_text("Rules and variants").click()
    expect(form.get_by_role("group", name="how the sky is").get_by_role("radio")).to_have_count(2)
    expect(form.get_by_role("radio", name="foul")).to_be_visible()
    expect(form.get_by_role("radio", name="lent")).to_be_visible()
    expect(form.get_by_label("Chair 3", exact=True)).to_contain_text("genius")


def test_covers_that_cannot_be_had_keep_nobody_from_playing(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route(re.compile(r"/assets/(Cover-|cover\.)"), lambda route: route.abort())
    page = visitor.go()
    visitor.choose("Merchants of the Middle Ages")
    expect(visitor.button("Play now")).to_be_visible()
    expect(page.locator("[data-game=merchants]")).to_contain_text("by ")
    visitor.faults.clear()  # the browser notes what it could not get
