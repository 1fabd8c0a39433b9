"""A chain of track is one decision: laid by clicks on areas, paid by steps, sent in one message."""

import json
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from fernhandel.client import NotDone, Seat
from page.browsing import PHONE, REVEALED, Visitor
from page.conftest import Visit
from server.house import House, bots, mine

LINKS = 5
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

# A point of a drawn thing that a click really reaches.
POINT = r"""
(thing) => {
  const drawn = document.querySelector(`[data-board] [data-thing="${thing}"]`);
  const box = drawn.getBoundingClientRect();
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of parts)
    for (const across of parts) {
      const point = [box.left + box.width * across, box.top + box.height * down];
      if (drawn.contains(document.elementFromPoint(...point))) return point;
    }
  return null;
}
"""


class Builder(NamedTuple):
    """The link to a seat that is to build its first chain, a chain for it, and an area that none from there reaches."""

    seat: str
    way: list[str]
    beyond: str


def builder(house: House, name: str, bid: int, links: int = LINKS) -> Builder:
    """After two bids of so many cubes."""
    with house.client() as client:
        table = client.open("nuremberg", [*mine("North"), *bots("easy", "easy")], options={"map": name})
        seat = table.seats[0]
        for news in seat.follow():
            if not news.look.choices:
                continue
            if news.look.view["step"] == "building":
                break
            bids = [choice.action for choice in news.look.choices if int(choice.action["cubes"]) >= bid]
            try:
                seat.act((bids or [news.look.choices[0].action])[0], base=news.seq)
            except NotDone as no:
                if no.problem.code != "stale":  # older news of a question that is answered
                    raise
        way = way_of(seat, links)
        return Builder(f"/t/{seat.table}#seat={seat.secret}", way, beyond(seat, way[0]))


def way_of(seat: Seat, links: int) -> list[str]:
    """Areas of a chain of so many links, as the server leads to its end."""
    look = seat.look()
    for start in [choice for choice in look.choices if choice.action["type"] == "start"]:
        for area in look.view["areas"]:
            moves = seat.sketch([start.id], f"area:{area}").moves
            if len(moves) == links + 1:
                return [str(move.action.get("to", move.action.get("area"))) for move in moves]
    raise AssertionError(f"no chain of {links} links")


def beyond(seat: Seat, start: str) -> str:
    """An area that nothing leads to from there, and that is not beside it either."""
    look = seat.look()
    (begun,) = [choice.id for choice in look.choices if choice.action == {"type": "start", "area": start}]
    beside = {thing for choice in seat.sketch([begun]).choices for thing in choice.touches}
    others = [str(area) for area in look.view["areas"] if area != start and f"area:{area}" not in beside]
    return next(area for area in others if len(seat.sketch([begun], f"area:{area}").moves) == 1)


def sit(visitor: Visitor, seat: str) -> None:
    visitor.walk(seat)
    visitor.ready()
    visitor.asked()
    visitor.drawn()
    visitor.page.evaluate("window.clicks = 0")


def click(visitor: Visitor, area: str, links: int) -> None:
    """Once on an area of the map; then so many links are laid."""
    found: list[Any] = []

    def free() -> bool:
        visitor.page.mouse.move(0, 0)  # what a resting hand has explained goes away
        visitor.go_on()  # how the auction ended may still lie over the map, or come to lie there
        found[:] = visitor.page.evaluate(POINT, f"area:{area}") or []
        return bool(found) and visitor.page.locator(REVEALED).count() == 0

    visitor.wait(free, f"{area} can be clicked")
    visitor.page.mouse.click(*found)
    expect(visitor.page.locator("[data-chain]")).to_have_attribute("data-chain", str(links))


def acts(visitor: Visitor) -> list[dict[str, Any]]:
    return [frame for frame in map(json.loads, visitor.wire.said) if frame["type"] == "act"]


def build(visitor: Visitor) -> list[str]:
    """Press the button; the kinds of everything that goes out."""
    visitor.page.locator("[data-confirms]").click()
    visitor.wait(lambda: len(acts(visitor)) == 1, "one message")
    visitor.settle()
    (act,) = acts(visitor)
    return [str(action["type"]) for action in [act["action"], *act["then"]]]


def links_of(visitor: Visitor) -> int:
    return int(visitor.wire.look["view"]["players"][0]["links"])


@pytest.mark.parametrize("name", ["nuremberg", "wensleydale"])
def test_a_chain_of_five_links_takes_seven_clicks(visit: Visit, house: House, name: str) -> None:
    seat, way, _ = builder(house, name, bid=2)
    north = visit(viewport={"width": 1280, "height": 720})
    sit(north, seat)
    for links, area in enumerate(way):
        click(north, area, links)
    assert north.page.locator("[data-confirms]").inner_text().startswith("Build 5 links for ")
    assert links_of(north) == 0, "nothing is sent yet"
    sent = build(north)
    assert sent[: LINKS + 2] == ["start", *["link"] * LINKS, "done"]
    assert set(sent[LINKS + 2 :]) <= {"pay"}
    assert links_of(north) == LINKS
    assert north.page.evaluate("window.clicks") == LINKS + 2


def test_a_far_click_takes_three_and_one_that_leads_nowhere_says_so(visit: Visit, house: House) -> None:
    seat, (start, *_, end), far = builder(house, "nuremberg", bid=2)
    north = visit()
    sit(north, seat)
    click(north, start, 0)
    click(north, far, 0)
    why = north.page.locator("[data-decision]").get_by_role("status").get_by_text("No chain that you can pay for")
    why.wait_for()
    north.page.evaluate("window.clicks -= 1")
    click(north, end, LINKS)
    assert why.count() == 0, "what is possible says nothing of it"
    build(north)
    assert links_of(north) == LINKS
    assert north.page.evaluate("window.clicks") == 3


def test_a_laid_link_ends_the_chain_and_escape_takes_the_last_click_out(visit: Visit, house: House) -> None:
    seat, (start, *_, end), _ = builder(house, "nuremberg", bid=2)
    north = visit()
    sit(north, seat)
    click(north, start, 0)
    click(north, end, LINKS)
    chain = north.page.locator("[data-chain]")
    chain.get_by_role("listitem").nth(2).get_by_role("button").click()
    for links in (3, 2, 1, 0):
        expect(chain).to_have_attribute("data-chain", str(links))
        if links:
            north.page.keyboard.press("Escape")
    assert north.page.locator("[data-confirms]").is_disabled()
    assert north.page.locator("[data-confirms]").inner_text() == "Choose the first link"
    north.page.keyboard.press("Escape")
    north.page.locator("[data-begins]").wait_for()
    assert acts(north) == []


def test_the_rest_is_paid_by_steps_on_a_phone_too(visit: Visit, house: House) -> None:
    """Where cubes are short, one chooses which influence to give; the table takes just that."""
    seat, way, _ = builder(house, "nuremberg", bid=5, links=4)
    north = visit(**TOUCH)
    sit(north, seat)
    before = north.wire.look["view"]["players"][0]["influence"]["train"]
    north.page.locator(f"[data-begins] [data-thing='area:{way[0]}']").tap()
    north.page.locator("[data-chain]").wait_for()
    for links, area in enumerate(way[1:], 1):
        north.drawn()  # the map has followed the chain
        click(north, area, links)
    more = north.page.locator("[data-thing='pay:train:more']")
    box = more.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44, "a finger finds it"
    more.tap()
    expect(north.page.locator("[data-foot]")).to_contain_text("1 train")
    sent = build(north)
    assert sent[-1] == "pay"
    assert north.wire.look["view"]["players"][0]["influence"]["train"] == before - 1
