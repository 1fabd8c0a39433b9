"""Two people at one screen: between their turns it shows nothing of either."""

from page.browsing import Visitor
from page.conftest import Visit
from page.hand import Hand


def drawn(visitor: Visitor) -> str:
    """Everything in the document, seen and unseen."""
    content: str = visitor.page.evaluate("document.documentElement.outerHTML")
    return content


def test_the_screen_is_handed_over(visit: Visit) -> None:
    visitor = visit()
    visitor.lay("merchants", ("mine", "North"), ("mine", "South"))
    page = visitor.page
    handing = page.get_by_role("heading", name="Hand the screen")
    names = ("North", "South")
    shown: set[str] = set()
    hand = Hand(visitor, seed=5)
    while len(shown) < 2 or len(visitor.wire.news) < 12:
        handing.wait_for()
        asked = visitor.wire.look["table"]["to_act"]
        assert page.locator("[data-board]").count() == 0, "no board, no mats, no choices"
        assert page.locator("[data-decision]").count() == 0
        assert page.get_by_role("article").count() == 0
        assert "<svg" in drawn(visitor), "only the emblems of those who are asked"
        visitor.wait(lambda: visitor.wire.look["seat"] is None, "the tab itself knows nothing more than a spectator")
        assert all(player["money"] is None for player in visitor.wire.look["view"]["players"])
        name = names[asked[0]]
        visitor.button(f"I am {name}").click()
        visitor.wait(lambda: visitor.wire.look["seat"] is not None, "the view of a seat")
        visitor.asked()
        own, other = (visitor.wire.look["view"]["players"][seat] for seat in (asked[0], 1 - asked[0]))
        assert own["money"] is not None
        assert other["money"] is None, "the screen shows what one of them may know, never both"
        shown.add(name)
        while asked[0] in visitor.wire.look["table"]["to_act"]:
            hand.play(moves=1)


def test_neither_the_keyboard_nor_a_reload_gets_round_it(visit: Visit) -> None:
    visitor = visit()
    visitor.lay("merchants", ("mine", "North"), ("mine", "South"))
    page = visitor.page
    handing = page.get_by_role("heading", name="Hand the screen to")
    handing.wait_for()
    for key in ("t", "d", "b", "Enter", "u"):
        page.keyboard.press(key)
    assert page.locator("dialog[open]").count() == 0
    page.reload()
    handing.wait_for()
    assert page.locator("[data-board]").count() == 0


def test_a_sealed_choice_is_taken_back_between_the_turns(visit: Visit) -> None:
    """Nothing of it is shown, and whoever made it is asked again behind the hand-over."""
    visitor = visit()
    visitor.lay("merchants", ("mine", "North"), ("mine", "South"))
    page, hand = visitor.page, Hand(visitor, seed=5)
    handing = page.get_by_role("heading", name="Hand the screen")

    sealing = False
    while not sealing:
        handing.wait_for()
        sealing = visitor.wire.look["view"]["step"] == "master_auction"
        seat = visitor.wire.look["table"]["to_act"][0]
        sealer = ("North", "South")[seat]
        visitor.button(f"I am {sealer}").click()
        visitor.asked()
        while seat in visitor.wire.look["table"]["to_act"]:
            hand.play(moves=1)
    back = visitor.button(f"Take it back: {sealer}")
    back.wait_for()
    assert seat not in visitor.wire.look["table"]["to_act"]
    back.click()
    visitor.button(f"I am {sealer}").wait_for()
    assert visitor.wire.look["seat"] is None, "the screen still shows nothing of anybody's"
    assert not visitor.wire.look["table"]["chairs"][seat]["sealed"]
    assert len(visitor.wire.look["table"]["to_act"]) == 2
