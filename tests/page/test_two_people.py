"""Two people at one table, each in a browser of their own: nothing that is one's alone ever reaches the other."""

import json
from typing import Any

from page.browsing import Visitor, Wire
from page.conftest import Visit
from page.hand import Hand
from server.house import mine, step

# All that a tab holds: what is drawn, what is written in its elements, and what it keeps.
HOLDS = """
() => [document.documentElement.outerHTML, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }),
  JSON.stringify(history.state), document.cookie, location.href].join(" ")
"""


def secret_of(visitor: Visitor, request: str) -> str:
    """The secret of the own seat, out of the answer that made it."""
    for answer in visitor.wire.answers(request):
        body = json.loads(answer)
        if isinstance(body, list):
            continue  # the list of tables has the same address
        return str(body["secret"] if "secret" in body else body["seats"]["0"])
    raise AssertionError(f"no answer to {request}")


def views(wire: Wire) -> list[dict[str, Any]]:
    """Every view of the game that has reached a tab, by socket or by answer."""
    looks = [news["look"] for news in wire.news]
    looks += [json.loads(answer) for answer in wire.answers(r"/api/tables/(?!mine)\w+\?(seat=\d&)?language=")]
    return [look["view"] for look in looks]


def test_what_is_secret_stays_secret(visit: Visit) -> None:
    north, south, onlooker = visit(), visit(), visit()
    table = north.lay("merchants", ("mine", "North"), ("open", ""))
    link = north.page.get_by_role("textbox", name="Invitation link").input_value()
    invite = link.split("#invite=")[1]

    onlooker.go(f"/t/{table}")
    onlooker.page.get_by_text("You can look on.").wait_for()
    assert onlooker.button("Sit down").count() == 0, "the address of a table gives nobody a chair"

    south.page.goto(link)
    south.page.get_by_role("textbox", name="Your name").fill("South")
    assert invite not in south.page.url
    assert "#" not in south.page.url, "the invitation has left the address bar"
    south.button("Sit down").click()
    for visitor in (north, south, onlooker):
        visitor.ready()
    assert onlooker.wire.look["mine"] == []
    late = visit()
    late.page.goto(link)
    late.page.get_by_text("All chairs are taken, so you look on.").wait_for()
    assert onlooker.commit.count() == 0, "whoever looks on decides nothing"

    said = "<img src=x onerror=alert(1)> & <b>hello</b>"
    south.page.get_by_role("textbox", name="Say something").fill(said)
    south.page.keyboard.press("Enter")
    for visitor in (north, south, onlooker):
        visitor.page.get_by_role("group", name="Chronicle").get_by_text(said).wait_for()  # as it was written

    hands = [Hand(north, seed=3), Hand(south, seed=4)]
    sealed = 0
    for _ in range(40):
        north.wait(lambda: north.wire.look["table"]["to_act"] != [], "a question")
        hand = hands[north.wire.look["table"]["to_act"][0]]
        hand.play(moves=1)
        for visitor in (north, south, onlooker):
            visitor.reach(max(north.wire.look["seq"], south.wire.look["seq"]))
        view = south.wire.look["view"]
        if view["sealed"] == [0]:
            sealed += 1
            assert view["own_seal"] is None, "South learns that North has sealed, not what"
            card = south.page.get_by_role("article", name="North")
            assert "sealed" in (card.text_content() or "")

    assert sealed > 0, "sealed choices were among them"
    own = {0: views(north.wire), 1: views(south.wire)}
    for seat, seen in own.items():
        told = [view for view in seen if view["players"][seat]["money"] is not None]
        assert told, "one's own money is known"
        assert all(view["players"][1 - seat]["money"] is None for view in seen), "and nobody else's"
        assert all(view["players"][1 - seat]["hand"] is None for view in seen)
    assert all(player["money"] is None for view in views(onlooker.wire) for player in view["players"])

    for visitor, other in ((north, "South"), (south, "North"), (onlooker, "North")):
        card = visitor.page.get_by_role("article", name=other)
        assert card.get_by_role("img", name="Money hidden").count() == 1
    secrets = {"North": secret_of(north, r"/api/tables\?"), "South": secret_of(south, r"/join\?")}
    for visitor, foreign in (
        (north, [secrets["South"]]),
        (south, [secrets["North"]]),
        (onlooker, [*secrets.values(), invite]),
    ):
        held = visitor.page.evaluate(HOLDS) + visitor.wire.everything()
        for secret in foreign:
            assert secret not in held
    for visitor, name in ((north, "North"), (south, "South")):
        assert secrets[name] not in visitor.page.evaluate(HOLDS), "scripts cannot read the own secret either"


def test_a_sealed_choice_is_seen_and_taken_back(visit: Visit) -> None:
    """Whoever has sealed sees what, for whom everybody waits, and how to take it back; the others only that."""
    north, south = visit(), visit()
    with north.house.client() as client:
        table = client.open("merchants", mine("North", "South"))
        while len(table.seats[0].look().table.to_act) < 2:
            step(table)
        for visitor, seat in ((north, table.seats[0]), (south, table.seats[1])):
            visitor.go(f"/t/{table.id}#seat={seat.secret}")
            visitor.asked()
    decision = north.page.locator("[data-decision]")
    decision.get_by_role("button", name="100", exact=True).click()
    north.commit.click()
    decision.get_by_text("North seals a bid of 100 florins.").wait_for()
    north.page.locator("[data-foot]").get_by_text("until South decides").wait_for()
    south.page.get_by_role("article", name="North").get_by_text("sealed").wait_for()
    assert "100 florins" not in south.page.get_by_role("group", name="Chronicle").inner_text()
    decision.get_by_role("button", name="Take it back").click()
    north.commit.wait_for()
    south.page.get_by_role("article", name="North").get_by_text("sealed").wait_for(state="detached")


def test_a_seat_link_moves_a_seat_once(visit: Visit) -> None:
    """A new link moves the seat to another browser; it leaves the address bar, and older links are worth nothing."""
    north, phone = visit(), visit()
    table = north.lay("nuremberg", ("mine", "North"), ("easy", ""))
    north.ready()
    old = secret_of(north, r"/api/tables\?")
    north.button("Your chair").click()
    north.button("Make a seat link").click()
    link = north.page.get_by_role("textbox", name="Link to your seat").input_value()
    phone.page.goto(link)
    phone.ready()
    assert "#" not in phone.page.url
    assert phone.wire.look["mine"] == [0]
    late = visit()
    late.page.goto(f"{late.house.address}/t/{table}#seat={old}")
    late.page.get_by_text("Not possible").wait_for()
    late.ready()
    assert late.wire.look["mine"] == []
    late.page.get_by_text("This link opens no seat any more.").wait_for()
    late.faults.clear()  # the browser notes that the old link was declined


def test_a_seat_link_is_not_lost_with_an_answer(visit: Visit) -> None:
    north, phone = visit(), visit()
    north.lay("nuremberg", ("mine", "North"), ("easy", ""))
    north.ready()
    north.button("Your chair").click()
    north.button("Make a seat link").click()
    link = north.page.get_by_role("textbox", name="Link to your seat").input_value()
    phone.page.route("**/sit", lambda route: route.abort())
    phone.page.goto(link)
    phone.page.get_by_role("alert").wait_for()
    assert phone.page.url == link, "the secret stays as long as it is the only way to the seat"
    phone.page.unroute("**/sit")
    phone.page.get_by_role("alert").get_by_role("button").first.click()
    phone.ready()
    assert "#" not in phone.page.url
    assert phone.wire.look["mine"] == [0]
    phone.faults.clear()  # the browser notes the request that failed
