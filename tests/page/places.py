"""Every screen and dialog of the page, and how to come there: for those who look at all of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import fernhandel
from fernhandel.client import NotDone
from fernhandel.table.clock import Clock
from page.browsing import ROOT, TITLES, Visitor
from server.house import AnyChoice, House, bots, key_of, mine, open_chairs, step

DIALOGS = {"rules": "r", "text": "t", "help": "?"}


def golden(game: str, which: str = "*") -> list[Path]:
    """The golden games of a title, by its newest rules."""
    newest = next(about.rules for about in fernhandel.games() if about.id == game)
    return sorted((ROOT / "tests" / "golden" / f"rules_{newest}").glob(f"{game}-{which}.fernhandel"))


@dataclass(frozen=True)
class Place:
    name: str
    come: Callable[[Visitor], None]


def places() -> Iterator[Place]:
    yield Place("home", _home)
    yield Place("home-returning", _home_returning)
    yield Place("home-menu", _home_menu)
    yield Place("leave", _leave)
    yield Place("hand-on", _hand_on)
    yield Place("take-over", _take_over)
    yield Place("dropped", _dropped)
    yield Place("options", _options)
    yield Place("lesson", _lesson)
    yield Place("deals-lesson", _deals_lesson)
    yield Place("waiting", _waiting)
    yield Place("invited", _invited)
    yield Place("hand-over", _hand_over)
    yield Place("no-table", _no_table)
    for game in TITLES:
        yield Place(f"{game}-table", lambda visitor, game=game: _lively(visitor, game))  # type: ignore[misc]
        yield Place(f"{game}-finished", lambda visitor, game=game: finished(visitor, game))  # type: ignore[misc]
        yield Place(f"{game}-replay", lambda visitor, game=game: _replay(visitor, game))  # type: ignore[misc]
        yield Place(f"{game}-legend", lambda visitor, game=game: _legend(visitor, game))  # type: ignore[misc]
    yield Place("fork", _fork)
    for name, key in DIALOGS.items():
        yield Place(name, lambda visitor, key=key: _dialog(visitor, key))  # type: ignore[misc]
    yield Place("chair", _chair)
    yield Place("settings", _settings)
    yield Place("lobby", _lobby)
    yield Place("notices", _notices)
    yield Place("about", _about)
    yield Place("guest", _guest)
    yield Place("me", _me)  # from here on the browser is somebody's
    yield Place("host", _host)


def _home(visitor: Visitor) -> None:
    visitor.go().locator("[data-game]").nth(2).wait_for()


def _home_returning(visitor: Visitor) -> None:
    """A table that asks, one that waits for others, and one that is over, in a browser of its own."""
    visitor.against_bots("nuremberg")
    visitor.lay("merchants", ("mine", "North"), ("open", ""))
    finished(visitor, "auf_achse")
    visitor.go().locator("[data-goes]").wait_for()


def _home_menu(visitor: Visitor) -> None:
    visitor.against_bots("nuremberg")
    visitor.go().get_by_role("button", name="Menu of Nuremberg").first.click()
    visitor.page.get_by_role("menu").wait_for()


def _leave(visitor: Visitor) -> None:
    _home_menu(visitor)
    visitor.page.get_by_role("menuitem", name="Leave …").click()
    visitor.page.get_by_role("dialog", name="Leave Nuremberg?").wait_for()


def _hand_on(visitor: Visitor) -> None:
    _leave(visitor)
    visitor.page.get_by_role("radio", name="Hand my chair on").check()
    visitor.button("Make the link").click()
    visitor.page.get_by_role("textbox", name="Link to take over the chair").wait_for()


def _take_over(visitor: Visitor) -> None:
    with visitor.house.client() as client:
        table = client.open("nuremberg", [*mine("South"), *open_chairs(1)])
        offer = table.seats[0].do("hand_on").secret
    visitor.go(f"/t/{table.id}#chair={offer}")
    visitor.page.get_by_role("dialog", name="Take over from South").wait_for()


def _dropped(visitor: Visitor) -> None:
    with visitor.house.client() as client:
        table = client.open("nuremberg", [*mine("South"), *open_chairs(1)])
        table.seats[0].do("drop")
    visitor.go(f"/t/{table.id}")
    visitor.page.get_by_role("heading", name="This table was cleared away").wait_for()
    visitor.is_denied(f"/api/tables/{table.id}")


def _options(visitor: Visitor) -> None:
    _home(visitor)
    visitor.page.get_by_role("button", name="no clock: change").click()
    visitor.page.get_by_text("Rules and variants").click()


@cache
def _public(house: House) -> None:
    """Two tables with free chairs, and one that is played."""
    with house.client() as north, house.client() as south, house.client() as both:
        clock = Clock(kind="decision", seconds=86_400)
        options = {"deals": "cunning"}
        north.open("merchants", [*mine("North"), *open_chairs(2)], name="Salt road", public=True, options=options)
        south.open("auf_achse", [*mine("South"), *open_chairs(2)], public=True, clock=clock)
        live = both.open("nuremberg", mine("North", "South"), name="Coal and cattle", public=True)
        step(live, 9)


def _lobby(visitor: Visitor) -> None:
    _public(visitor.house)
    visitor.go("/lobby")
    visitor.page.get_by_role("heading", name="Coal and cattle").first.wait_for()
    visitor.drawn()


@cache
def _reported(house: House) -> None:
    """A line that somebody has told the host of."""
    with house.client() as north, house.client() as south:
        table = north.open("auf_achse", [*mine("North"), *open_chairs(1)], name="Over the pass")
        seat = south.join(table.id, "South", table.invite)
        table.seats[0].talk("Kassel is blocked, sorry")
        line = seat.talk("Only a cheat drives like that").seq
        report = {"table": table.id, "about": "line", "seq": line, "kind": "insult", "words": "Not the first time"}
        north.ask("POST", "/api/reports", dict[str, object], report)


def _host(visitor: Visitor) -> None:
    """With the key of somebody who looks after the house."""
    _reported(visitor.house)
    visitor.come_with(key_of(visitor.house, "7F3A91C2", "Linde", "host"))
    visitor.go("/host").get_by_role("button", name="Talk at Over the pass").click()
    visitor.page.locator("[data-case]").wait_for()


def _notices(visitor: Visitor) -> None:
    visitor.go("/notices")
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.locator("main section").first.wait_for()


def _about(visitor: Visitor) -> None:
    visitor.go("/about")
    visitor.page.locator("details").last.wait_for()


def _guest(visitor: Visitor) -> None:
    visitor.go("/me")
    visitor.page.locator("form").first.wait_for()


def _me(visitor: Visitor) -> None:
    _guest(visitor)
    visitor.page.locator("#name").fill("Mara")
    visitor.page.locator("form .primary").click()
    visitor.page.locator("[aria-labelledby=devices] li").first.wait_for()


def _lesson(visitor: Visitor) -> None:
    _home(visitor)
    visitor.page.get_by_role("button", name="Start the first game").click()
    visitor.page.get_by_role("complementary").get_by_role("heading").wait_for()
    visitor.ready()


def _deals_lesson(visitor: Visitor) -> None:
    visitor.go("/learn/merchants/deals")
    visitor.page.locator("[data-guide] footer button").click()
    visitor.page.locator("[data-guide=offer]").wait_for()
    visitor.ready()


def _waiting(visitor: Visitor) -> None:
    visitor.lay("merchants", ("mine", "North"), ("open", ""), ("normal", ""))
    visitor.page.get_by_role("textbox", name="Invitation link").wait_for()


def _invited(visitor: Visitor) -> None:
    with visitor.house.client() as client:
        table = client.open("auf_achse", [*mine("North"), *open_chairs(2)])
    visitor.go(f"/t/{table.id}#invite={table.invite}")
    visitor.button("Sit down").wait_for()


def _hand_over(visitor: Visitor) -> None:
    visitor.lay("merchants", ("mine", "North"), ("mine", "South"))
    visitor.page.get_by_role("heading", name="Hand the screen").wait_for()


def _no_table(visitor: Visitor) -> None:
    visitor.go("/t/abcdefghijkl")
    visitor.page.get_by_role("alert").wait_for()
    visitor.is_denied("/api/tables/abcdefghijkl")


@cache
def _played(house: House, game: str) -> str:
    """The link to a seat in the middle of a game, which is to decide."""
    with house.client() as client:
        table = client.open(game, [*mine("North"), *bots("easy", "easy")])
        seat, choose, own = table.seats[0], AnyChoice(7), 0
        for news in seat.follow():
            if news.look.choices:
                types = {str(choice.action["type"]) for choice in news.look.choices}
                own += 1
                if own > 12 and len(news.look.choices) > 4 and types & {"move", "drive", "link", "start", "load"}:
                    break
                try:
                    seat.act(choose(news.look) if own > 8 else news.look.choices[0].action, base=news.seq)
                except NotDone as no:
                    if no.problem.code != "stale":  # older news of a question that is answered
                        raise
    return f"/t/{table.id}#seat={seat.secret}"


def _lively(visitor: Visitor, game: str) -> None:
    visitor.walk(_played(visitor.house, game))
    visitor.ready()


@cache
def _over(house: House, game: str) -> str:
    record = golden(game, "*-3-1")[0].read_text("utf-8")
    with house.client() as client:
        return str(
            client.ask("POST", "/api/records", dict[str, object], {"record": record, "name": "Salt road"})["table"]
        )


def finished(visitor: Visitor, game: str) -> None:
    visitor.go(f"/t/{_over(visitor.house, game)}")
    visitor.page.locator("main [aria-busy=false]").wait_for()


def _replay(visitor: Visitor, game: str) -> None:
    visitor.go(f"/t/{_over(visitor.house, game)}?move=40")
    visitor.page.locator("[data-board]").wait_for()


def _fork(visitor: Visitor) -> None:
    _replay(visitor, "nuremberg")
    visitor.button("Play on from here").first.click()
    visitor.page.get_by_role("dialog").wait_for()


def _dialog(visitor: Visitor, key: str) -> None:
    _lively(visitor, "merchants")
    visitor.page.keyboard.press(key)
    visitor.page.get_by_role("dialog").locator("h3, tr").first.wait_for()


def _legend(visitor: Visitor, game: str) -> None:
    _lively(visitor, game)
    visitor.page.keyboard.press("k")
    visitor.page.get_by_role("dialog", name="What the signs mean").get_by_role("listitem").first.wait_for()


def _chair(visitor: Visitor) -> None:
    _lively(visitor, "nuremberg")
    if visitor.button("Your chair").count() == 0:
        visitor.button("Settings").click()
    visitor.button("Your chair").click()
    visitor.page.get_by_role("dialog").wait_for()


def _settings(visitor: Visitor) -> None:
    _lively(visitor, "auf_achse")
    visitor.button("Settings").click()
