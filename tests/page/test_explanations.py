"""Things explain themselves where a pointer rests, the keyboard leads or a finger taps, and cover nothing they mark."""

from playwright.sync_api import expect

from page.browsing import PHONE, Visitor
from page.conftest import Visit

APART = """
() => {
  const card = document.querySelector("[data-explanation]").getBoundingClientRect();
  const kept = [...document.querySelectorAll("[aria-describedby], [data-ring]")]
    .filter((one) => one.matches("[data-ring]") || one.matches("[data-explains]"))
    .map((one) => one.getBoundingClientRect());
  return kept.length > 0 && kept.every((box) =>
    box.right <= card.left || box.left >= card.right || box.bottom <= card.top || box.top >= card.bottom);
}
"""


def at_table(visitor: Visitor) -> None:
    visitor.against_bots("merchants", players=3)
    visitor.asked()


def test_by_pointer(visit: Visit) -> None:
    north = visit()
    at_table(north)
    page = north.page
    card = page.locator("[data-explanation]")
    stages = page.locator("[data-stages] button")
    stages.nth(3).hover()
    expect(card).to_contain_text("Prices")
    assert page.evaluate(APART), "it covers nothing that it speaks of"
    expect(stages.nth(3)).to_have_attribute("aria-describedby", card.get_attribute("id") or "")
    stages.nth(4).hover()
    expect(card).to_contain_text("Selling")  # another thing moves it
    expect(card).to_have_count(1)
    assert not stages.nth(3).evaluate("one => one.hasAttribute('aria-describedby')")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.locator("[data-decision] [data-explains=asked]").click()
    expect(card).to_contain_text(north.wire.look["prompt"])
    card.get_by_role("button", name="M2.1").click()
    page.get_by_role("dialog").get_by_text("M2.1", exact=True).first.wait_for()
    expect(card).to_have_count(0)


def test_by_keyboard(visit: Visit) -> None:
    north = visit()
    at_table(north)
    page = north.page
    card = page.locator("[data-explanation]")
    page.locator("[data-stages] button").first.focus()
    page.keyboard.press("Tab")
    expect(card).to_contain_text("Loading")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.locator("[data-stages] button").nth(1)).to_be_focused()


def test_by_finger(visit: Visit) -> None:
    north = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    at_table(north)
    page = north.page
    card = page.locator("[data-explanation]")
    page.locator("[data-decision] [data-explains=asked]").tap()
    expect(card).to_contain_text(north.wire.look["prompt"])
    assert page.evaluate(APART)
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    page.locator("#decision").tap()
    expect(card).to_have_count(0)


def test_a_mouse_that_nobody_has_moved_asks_nothing(visit: Visit) -> None:
    """After a tap browsers tell of one where things move under the finger: a card would lie over what comes next."""
    north = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    at_table(north)
    page = north.page
    card = page.locator("[data-explanation]")
    asked = page.locator("[data-decision] [data-explains=asked]")
    north.button("Whole map").tap()
    asked.dispatch_event("pointerover", {"pointerType": "mouse"})
    page.wait_for_timeout(900)
    expect(card).to_have_count(0)
    page.mouse.move(5, 5)
    page.mouse.move(9, 9)
    asked.hover()
    expect(card).to_have_count(1)
