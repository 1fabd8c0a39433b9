"""The page of notices, by keyboard and for axe; and what the service worker does when the page is closed."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Route, Worker, expect

from fernhandel.client import Client
from fernhandel.server.lobby.wire import OwnLobby
from fernhandel.server.visits import COOKIE
from fernhandel.table.clock import Clock
from page.browsing import PHONE, WALK, Visitor
from page.conftest import Visit
from page.hand import Hand
from page.test_axe import faults
from server.house import House, awaited, hot_seat, mine, open_chairs, serving
from server.post_office import Post, Subscription, confirmed, make_person, post_office

DAYS = Clock(kind="decision", seconds=3 * 86_400.0)


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    with post_office(tmp_path_factory.mktemp("post")) as running:
        yield running


@pytest.fixture(scope="module")
def sending(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("sending"), *post.options) as house:
        yield house
        assert house.faults() == []


def same_browser(visitor: Visitor, client: Client) -> None:
    """The visitor's browser has the cookie of that client."""
    client.ask("PUT", "/api/me/notices", dict[str, Any], {})
    visitor.come_with(client._http.cookies[COOKIE])


def notices(client: Client) -> dict[str, Any]:
    return client.ask("GET", "/api/me/notices", dict[str, Any])


def test_everything_is_chosen_by_keyboard_and_kept(visit: Visit, sending: House, post: Post) -> None:
    visitor = visit(sending)
    with sending.client() as client:
        same_browser(visitor, client)
        make_person(sending, client, "KEYBOARD")
        table = hot_seat(client, name="Office lorries")
        client.ask("PUT", f"/api/tables/{table.id}/mute", dict[str, Any], {"muted": True})
        place = confirmed(sending, post, client, "keys@reader.example")
        page = visitor.go()
        page.get_by_role("link", name="Notices").focus()
        page.keyboard.press("Enter")
        box = page.get_by_role("checkbox", name="A game of mine is over: Push")
        box.focus()
        page.keyboard.press("Space")
        awaited(lambda: "push" in notices(client)["wants"]["over"], "a choice")
        page.get_by_role("checkbox", name="It is my move: Sound").focus()
        page.keyboard.press("Space")
        page.get_by_role("switch", name="Quiet hours").focus()
        page.keyboard.press("Space")
        awaited(lambda: notices(client)["quiet"] == {"begins": 1350, "ends": 450}, "quiet hours")
        page.get_by_role("button", name=re.compile("^Unmute")).press("Enter")
        expect(page.get_by_text("No table is muted")).to_be_visible()
        page.get_by_role("button", name=re.compile("^Test.*k…@reader.example")).press("Enter")
        expect(page.get_by_text("It has arrived")).to_be_visible()
        assert post.mails_to("keys@reader.example")[-1]["Subject"] == "Fernhandel: this is a test"
        page.get_by_role("button", name="Add a place").press("Enter")
        page.keyboard.type("nowhere")
        page.get_by_role("radio", name="Chat").press("Space")
        page.get_by_role("textbox", name="Address of the webhook").fill("https://127.0.0.1:9/")
        page.keyboard.press("Enter")
        page.get_by_role("button", name="I have it").press("Enter")
        assert {each["kind"] for each in notices(client)["places"]} == {"mail", "hook"}
        assert place in {each["id"] for each in notices(client)["places"]}
        assert faults(visitor) == []
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        page.reload()
        page.get_by_role("button", name="A game of mine is over").press("Enter")
        expect(page.get_by_role("switch", name="A game of mine is over: Push")).to_be_checked()
        expect(page.get_by_role("switch", name="It is my move: Sound")).to_be_checked()
        assert faults(visitor) == []


HEARD = """
window.tones = []; window.badges = [];
window.AudioContext = class {
  state = "running"; currentTime = 0; destination = {};
  createOscillator() {
    const frequency = { set value(pitch) { window.tones.push(pitch); } };
    return { frequency, connect: (next) => next, start() {}, stop() {} };
  }
  createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} }; }
};
navigator.setAppBadge = async (count) => void window.badges.push(count);
navigator.clearAppBadge = async () => void window.badges.push(0);
"""
SOUNDS = {  # whether there is one from the start, for whoever has switched sounds on
    "It is my move": True,
    "My clock is nearly out": True,
    "Somebody asks me": True,
    "Invited, or my table begins": False,
    "A game of mine is over": False,
    "Somebody talks to me": False,
}
KEPT = "(kept) => (localStorage['fernhandel.preferences'] = JSON.stringify(kept))"


class Listener:
    """Somebody at home, who hears of their tables; what is told of these may be said otherwise."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor, self.page = visitor, visitor.page
        self._otherwise: dict[str, dict[str, Any]] = {}
        self.card = self.page.locator(".waits .sh-card")

    def come(self) -> None:
        self.page.route("**/api/tables/mine?*", self._tell)
        self._visitor.go()
        self.page.locator(".waits").wait_for(state="attached")
        self.look()

    def so(self, name: str, **change: Any) -> None:
        self._otherwise.setdefault(name, {}).update(change)

    def _tell(self, route: Route) -> None:
        listings = route.fetch().json()
        route.fulfill(json=[{**one, **self._otherwise.get(one["name"], {})} for one in listings])

    def look(self) -> None:
        """The page asks for its tables at once."""
        with self.page.expect_response("**/api/tables/mine?*"):
            self.page.evaluate("dispatchEvent(new Event('online'))")

    def tones(self) -> list[int]:
        return list(self.page.evaluate("window.tones.splice(0)"))

    def hears(self, words: str, name: str, tune: list[int]) -> None:
        """In the tab, on a card, on the icon and by a sound; then the card is put away."""
        self.look()
        expect(self.page).to_have_title(re.compile(rf"^◆ {re.escape(words)} – {name}( \+\d)?$"))
        expect(self.card).to_contain_text(f"{name}: {words}")
        awaited(lambda: self.page.evaluate("window.badges.at(-1)") >= 1, "a number on the icon")
        assert self.tones() == tune
        self.put_away()

    def put_away(self) -> None:
        self.card.get_by_role("button", name="Close").click()
        expect(self.card).to_have_count(0)


def test_an_open_page_tells_of_everything_in_its_tab_and_by_a_sound_as_wanted(visit: Visit, sending: House) -> None:
    visitor = visit(sending)
    page, told = visitor.page, Listener(visitor)
    page.add_init_script(HEARD)
    page.emulate_media(reduced_motion="no-preference")
    with sending.client() as north, sending.client() as south, sending.client() as left:
        same_browser(visitor, north)
        table = north.open("nuremberg", [*mine("North"), *open_chairs(1)], name="Salt road", clock=DAYS)
        rails = south.open("nuremberg", [*mine("South"), *open_chairs(1)], name="Rails")
        chair = north.join(rails.id, "North", invite=rails.invite)
        visitor.go("/notices")
        page.evaluate(KEPT, {"sound": True})
        visitor.go("/notices")
        for event, usual in SOUNDS.items():
            expect(page.get_by_role("checkbox", name=f"{event}: Tab, badge")).to_be_checked()
            expect(page.get_by_role("checkbox", name=f"{event}: Sound")).to_be_checked(checked=usual)
        page.evaluate(KEPT, {"sound": True, "told": {f"{event}.sound": True for event in ("begins", "over", "named")}})
        for name in ("Salt road", "Rails"):
            told.so(name, to_act=[1 - chair.seat] if name == "Rails" else [1], asked=False)
        told.come()

        seat = south.join(table.id, "South", invite=table.invite)
        told.hears("the game begins", "Salt road", [])  # nothing sounds before the page was touched
        seat.do("talk", text="North, are you there?")
        told.hears("somebody names you", "Salt road", [740])
        told.so("Salt road", to_act=[0], asked=True, since=1.0, seconds_left=70_000.0)
        told.look()
        expect(page).to_have_title("(1) Fernhandel")
        expect(told.card).to_contain_text("Salt road: your move")
        assert told.tones() == [660, 880]
        assert faults(visitor) == []
        told.put_away()
        told.so("Salt road", seconds_left=60_000.0)
        told.hears("your clock is nearly out", "Salt road", [880, 880, 880])
        told.so("Salt road", asked_back=True)
        told.hears("may it be taken back?", "Salt road", [587, 494, 587])
        told.so("Salt road", state="over", to_act=[], asked=False, asked_back=False, seconds_left=None)
        told.hears("the game is over", "Salt road", [523, 659, 784])
        page.emulate_media(reduced_motion="reduce")
        told.so("Salt road", rematch="AnotherTable", wants_rematch=[1])
        told.hears("another game?", "Salt road", [587])
        chair.do("hand_on", secret="a-secret-of-our-own-choice")
        told.look()
        left.take(rails.id, "Left", "a-secret-of-our-own-choice")
        told.hears("your chair is taken over", "Rails", [587])

        page.get_by_role("link", name="Notices").click()
        page.get_by_role("checkbox", name="Somebody talks to me: Tab, badge").uncheck()
        north.ask("PUT", "/api/lobby/wish", OwnLobby, WISH)
        page.get_by_role("link", name="Lobby").click()
        page.get_by_role("link", name="Fernhandel").click()
        seat.do("talk", text="North?")
        told.look()
        awaited(lambda: told.tones() == [740], "a sound")
        expect(page).to_have_title("Fernhandel")
        south.open("nuremberg", [*mine("South"), *open_chairs(1)], name="Open rails", public=True)
        told.hears("a chair for you", "Open rails", [587])
        north.ask("DELETE", "/api/lobby/wish", OwnLobby)
        page.evaluate(WALK, f"/t/{table.id}")
        visitor.ready()
        assert told.tones() == []
        seat.do("talk", text="There you are, North.")
        awaited(lambda: told.tones() == [740], "a sound at the table itself, at once")


WISH = {"name": "North", "games": ["nuremberg"], "players": [2], "paces": ["live"]}
STATES = {
    "insecure": ("Object.defineProperty(window, 'isSecureContext', { value: false })", "Push braucht HTTPS"),
    "forbidden": (
        "Object.defineProperty(Notification, 'permission', { value: 'denied' })",
        "Dieser Browser verbietet Nachrichten",
    ),
    "iphone": (
        "Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' }); delete window.PushManager",
        "Erst auf den Home-Bildschirm",
    ),
    "cannot": ("delete window.PushManager", "Dieser Browser nimmt keine Push-Nachrichten"),
}


def test_whatever_stands_in_the_way_is_said(visit: Visit, sending: House, house: House) -> None:
    for state, (script, words) in STATES.items():
        visitor = visit(sending, locale="de-DE", viewport=PHONE)
        visitor.page.add_init_script(script)
        page = visitor.go("/notices")
        expect(page.locator(f"[data-push='{state}']")).to_contain_text(words)
        expect(page.get_by_text("E-Mail und Chats brauchen einen Namen")).to_be_visible()
        if state == "iphone":
            assert faults(visitor) == []
    nothing = visit(house).go("/notices")
    expect(nothing.locator("[data-push='not-sent']")).to_contain_text("This house sends no pushes")


def worker_of(visitor: Visitor) -> tuple[Worker, CDPSession, str]:
    """The service worker of the page, at work; and the browser's tools for it."""
    visitor.context.grant_permissions(["notifications"], origin=visitor.house.address)
    tools = visitor.context.new_cdp_session(visitor.page)
    registered: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    tools.send("ServiceWorker.enable")
    visitor.go()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    visitor.wait(lambda: bool(visitor.context.service_workers) and bool(registered), "a service worker")
    return visitor.context.service_workers[0], tools, registered[-1]["registrationId"]


SHOWN = """async () => (await self.registration.getNotifications()).map(
  (one) => ({ title: one.title, body: one.body, tag: one.tag, url: one.data.url }))"""
PRESS = """async () => {
  const [first] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification: first }));
}"""


def test_a_push_is_shown_once_for_a_table_and_opens_it(visit: Visit, sending: House, post: Post) -> None:
    """What the house has sent is opened by the standard and handed to the browser as its push service would."""
    visitor = visit(sending)
    with sending.client() as client:
        same_browser(visitor, client)
        pushed, _ = post.subscribe(client)
        table = hot_seat(client, name="Salt road")
        (sent,) = awaited(lambda: pushed.opened(post.keys.push_key), "a push")
        worker, tools, registration = worker_of(visitor)
        for title in ("older", sent["title"]):
            data = json.dumps({**sent, "title": title})
            push = {"origin": sending.address, "registrationId": registration, "data": data}
            tools.send("ServiceWorker.deliverPushMessage", push)
            visitor.wait(lambda: any(one["title"] == title for one in worker.evaluate(SHOWN)), "a notice")  # noqa: B023
        (shown,) = worker.evaluate(SHOWN)
        assert (shown["title"], shown["tag"], shown["url"]) == ("Salt road: your move", table.id, f"/t/{table.id}")
        assert shown["body"] == sent["body"]
        visitor.go(f"/t/{table.id}")
        worker.evaluate(PRESS)
        visitor.wait(lambda: worker.evaluate(SHOWN) == [], "the notice gone")


def test_without_a_line_the_shell_says_so_and_shows_no_board(visit: Visit, house: House) -> None:
    visitor = visit(house)
    worker_of(visitor)
    table = visitor.against_bots("nuremberg")
    visitor.go(f"/t/{table}")
    visitor.ready()
    visitor.context.set_offline(True)
    page = visitor.go(f"/t/{table}")
    expect(page.get_by_text("The server does not answer").first).to_be_visible()
    expect(page.locator("[data-board]")).to_have_count(0)
    visitor.context.set_offline(False)
    visitor.faults.clear()  # the browser tells of the line


def test_a_game_over_days_calls_each_by_mail_and_by_push(visit: Visit, sending: House, post: Post) -> None:
    """North plays in a browser, South elsewhere: each move of one reaches the other, whose page is closed."""
    with sending.client() as north, sending.client() as south:
        visitor = visit(sending)
        same_browser(visitor, north)
        pushes: dict[str, Subscription] = {}
        for client, name in ((north, "norddays"), (south, "suddays0")):
            make_person(sending, client, name)
            confirmed(sending, post, client, f"{name}@reader.example")
            pushes[name] = post.subscribe(client)[0]
        table = north.open("nuremberg", [*mine("North"), *open_chairs(1)], name="Over days", clock=DAYS)
        seat = south.join(table.id, "South", invite=table.invite)

        def told(name: str, times: int) -> None:
            title = "Over days: your move"
            awaited(lambda: _count(pushes[name].opened(post.keys.push_key), title) >= times, f"push {times} to {name}")
            mail = awaited(lambda: _mails(post, name, title)[times - 1 :], f"mail {times} to {name}")[0]
            assert f"/t/{table.id}" in mail.get_content()

        called = {"norddays": 0, "suddays0": 0}
        for _ in range(4):
            to_act = north.look(table.id).table.to_act
            name = "norddays" if to_act == [0] else "suddays0"
            called[name] += 1
            told(name, called[name])
            if name == "norddays":
                visitor.go(f"/t/{table.id}")
                visitor.ready()
                expect(visitor.page).to_have_title("● Your move – Over days")
                _play(visitor, north, table.id)
                visitor.page.goto("about:blank")
            else:
                while south.look(table.id).table.to_act == [seat.seat]:
                    seat.act(seat.look().choices[-1].action)
        assert min(called.values()) >= 1


def _mails(post: Post, name: str, title: str) -> list[Any]:
    return [mail for mail in post.mails_to(f"{name}@reader.example") if str(mail["Subject"]).startswith(title)]


def _count(found: list[dict[str, Any]], title: str) -> int:
    return sum(told["title"] == title for told in found)


def _play(visitor: Visitor, client: Client, table: str) -> None:
    """By the page's own buttons, until somebody else is asked."""
    hand = Hand(visitor)
    while client.look(table).table.to_act == [0]:
        hand.play(1)
