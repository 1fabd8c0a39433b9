"""Between a decision and its news: the page says that it is on its way, and takes no second one meanwhile."""

import json

from playwright.sync_api import WebSocketRoute, expect

from page.browsing import Visitor
from page.conftest import Visit
from page.hand import Hand


class SlowLine:
    """A line whose news can be held back and whose server may be without its database; it knows what was sent."""

    def __init__(self, visitor: Visitor) -> None:
        self.commands: list[str] = []
        self.slow = False
        self.away = 0
        """Commands that are answered as by a server whose database is away."""
        self._held: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/socket?*", self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def said(frame: str | bytes) -> None:
            command = json.loads(frame)
            if command["type"] != "watch":
                self.commands.append(command["type"])
                if self.away:
                    self.away -= 1
                    problem = {"code": "no_database", "message": "The database does not answer.", "rule": ""}
                    page.send(json.dumps({"type": "no", "key": command["key"], "status": 503, "problem": problem}))
                    return
            server.send(frame)

        def heard(frame: str | bytes) -> None:
            if self.slow:
                self._held.append(frame)
            else:
                page.send(frame)

        page.on_message(said)
        server.on_message(heard)

    def let_through(self) -> None:
        self.slow = False
        assert self._page is not None
        for frame in self._held:
            self._page.send(frame)


def test_nothing_is_sent_twice(visit: Visit) -> None:
    north = visit()
    line = SlowLine(north)
    page = north.page
    north.against_bots("merchants")
    decision = page.locator("[data-decision]")
    bar = page.get_by_role("region", name="Decide and take back")
    buy = decision.get_by_role("button", name="Buy")
    buy.first.wait_for()
    buy.first.click()
    expect(north.commit).to_be_enabled()
    assert line.commands == [], "what is only sketched is nobody else's business"
    line.slow = True
    north.commit.click()
    bar.get_by_text("On its way …").wait_for()
    buy.last.dispatch_event("click")
    for key in ("Enter", "u", "Enter"):
        page.keyboard.press(key)
    expect(north.commit).to_have_count(0)
    expect(north.undo).to_be_disabled()
    line.let_through()
    bar.get_by_text("On its way …").wait_for(state="detached")
    assert line.commands == ["act"]


def test_what_cannot_be_written_yet_stays_on_its_way(visit: Visit) -> None:
    north = visit()
    line = SlowLine(north)
    north.against_bots("merchants")
    buy = north.page.locator("[data-decision]").get_by_role("button", name="Buy").first
    buy.wait_for()
    line.away = 1
    buy.click()
    north.commit.click()
    bar = north.page.get_by_role("region", name="Decide and take back")
    bar.get_by_text("On its way …").wait_for()
    bar.get_by_text("On its way …").wait_for(state="detached")
    assert line.commands == ["act", "act"]
    assert north.wire.acted == 1
    assert "does not answer" not in north.page.inner_text("body")


def test_a_button_clicked_twice_decides_once(visit: Visit) -> None:
    north = visit()
    north.against_bots("merchants")
    north.asked()
    steps = north.wire.look["table"]["moves"]
    north.page.locator("[data-foot]").get_by_role("button", name="Done").click()
    north.commit.dblclick()
    north.wait(lambda: north.wire.acted == 1 and north.wire.look["table"]["moves"] > steps, "the decision")
    north.asked()
    assert north.wire.acted == 1
    expect(north.commit).to_be_disabled()


def test_a_key_held_down_decides_once(visit: Visit) -> None:
    north = visit()
    north.against_bots("merchants")
    north.asked()
    page = north.page
    page.locator("[data-foot]").get_by_role("button", name="Done").first.click()
    north.commit.focus()
    for _ in range(5):
        page.keyboard.down("Enter")  # the second time and later it is a repeat
    page.keyboard.up("Enter")
    north.wait(lambda: north.wire.acted > 0, "the decision")
    north.asked()
    assert north.wire.acted == 1


def test_pieces_in_motion_hold_nobody_up(visit: Visit) -> None:
    """News of others is shown one by one; whoever looks away or has decided does not wait for it."""
    north = visit(reduced_motion="no-preference")
    north.against_bots("nuremberg", players=4)
    Hand(north, seed=3).play(moves=6)
    page = north.page
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { get: () => true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    Hand(north, seed=4).play(moves=2)


def test_news_comes_while_a_dialog_is_open(visit: Visit) -> None:
    north, south = visit(), visit()
    north.lay("nuremberg", ("mine", "North"), ("open", ""))
    south.page.goto(north.page.get_by_role("textbox", name="Invitation link").input_value())
    south.page.get_by_role("textbox", name="Your name").fill("South")
    south.button("Sit down").click()
    both = (north, south)
    for one in both:
        one.ready()
    north.wait(lambda: bool(north.wire.look["table"]["to_act"]), "the beginning")
    asked = both[north.wire.look["table"]["to_act"][0]]
    other = south if asked is north else north
    other.wait(lambda: bool(other.wire.look["table"]["to_act"]), "the beginning")
    other.reach(other.wire.look["seq"])
    other.page.keyboard.press("t")
    words = other.page.get_by_role("dialog", name="The table in words")
    words.get_by_role("heading", level=3).first.wait_for()
    before = words.inner_text()
    Hand(asked, seed=2).play(moves=1)
    other.reach(asked.wire.look["seq"])
    other.wait(lambda: words.inner_text() != before, "the position after the move")


def test_what_one_player_has_opened_is_closed_for_the_next(visit: Visit) -> None:
    visitor = visit()
    visitor.lay("merchants", ("mine", "North"), ("mine", "South"))
    page = visitor.page
    handing = page.get_by_role("heading", name="Hand the screen")
    handing.wait_for()
    page.get_by_role("button", name="I am").first.click()
    visitor.asked()
    seat = visitor.wire.look["seat"]
    page.locator("[data-foot]").get_by_role("button", name="Done").click()
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.locator("[data-confirms]").dispatch_event("click")
    handing.wait_for()
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="I am").first.click()
    visitor.asked()
    assert visitor.wire.look["seat"] != seat
    assert page.get_by_role("dialog").count() == 0
