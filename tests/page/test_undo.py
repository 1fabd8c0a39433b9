"""A decision taken back: freely up to the last thing anyone has learned, and further back if the others agree."""

import re

from playwright.sync_api import expect

from page.conftest import Visit
from page.hand import Hand
from server.house import House, asked, hot_seat, step


def test_a_step_is_taken_back_as_if_it_had_not_been(visit: Visit, house: House) -> None:
    """What was made together goes back together, and lies there as it was sketched; until somebody else decides."""
    north = visit()
    with house.client() as client:
        seat = asked(hot_seat(client, "merchants"))
    north.go(f"/t/{seat.table}#seat={seat.secret}")
    north.asked()
    before, steps = north.wire.look["view"], north.wire.look["table"]["moves"]
    assert north.undo.is_disabled(), "there is nothing to take back yet"
    buy = north.page.locator("[data-decision]").get_by_role("button", name="Buy").first
    for _ in range(2):
        buy.click()
        north.drawn_up()
    north.undo.click()
    north.drawn_up()
    assert north.wire.look["table"]["moves"] == steps, "a click is taken out of the sketch, and nobody has seen it"
    words = north.commit.inner_text()
    north.commit.click()
    north.wait(lambda: north.wire.look["undo"]["can"] == "undo", "the purchase")
    assert north.wire.look["view"] != before
    north.page.locator("[data-foot]").get_by_text(re.compile(r"until \w+ decides")).wait_for()
    north.undo.click()
    north.wait(lambda: north.wire.look["table"]["moves"] == steps, "the way back")
    assert north.wire.look["view"] == before
    north.page.get_by_role("group", name="Chronicle").get_by_text("taken back").first.wait_for(state="attached")
    expect(north.commit).to_have_text(re.compile(re.escape(words.split("\n")[0])))
    north.page.keyboard.press("u")
    expect(north.commit).to_be_disabled()


def test_a_sealed_choice_that_is_taken_back_is_struck_out_and_no_other(visit: Visit, house: House) -> None:
    with house.client() as client:
        table = hot_seat(client, "merchants", players=3)
        while len(asked := [seat for seat in table.seats.values() if seat.look().choices]) < 3:
            asked[0].act(asked[0].look().choices[0].action)
        for seat in asked[:2]:
            seat.act(seat.look().choices[0].action)
        visitor = visit()
        page = visitor.go(f"/t/{table.id}#seat={asked[0].secret}")
        visitor.ready()
        chronicle = page.get_by_role("group", name="Chronicle")
        struck = chronicle.get_by_text("taken back", exact=True)
        assert struck.count() == 0
        asked[0].undo()
        struck.wait_for(state="attached")
        assert struck.count() == 1, "what the other has sealed stays"
        assert "North" in chronicle.get_by_role("listitem").filter(has_text="taken back").inner_text()


def test_it_is_said_that_somebody_away_is_missed(visit: Visit, house: House) -> None:
    with house.client() as client:
        table = hot_seat(client, players=3)
        first, away = step(table), step(table)
        away.do("take_over", level="easy")
        visitor = visit()
        page = visitor.go(f"/t/{table.id}#seat={first.secret}")
        visitor.ready()
        visitor.undo.click()
        page.get_by_role("status").get_by_text("is away, and a decision of theirs would go too").wait_for()
        assert visitor.button("Ask them").count() == 0


def test_what_others_have_seen_needs_their_consent(visit: Visit) -> None:
    north, south = visit(), visit()
    north.lay("nuremberg", ("mine", "North"), ("open", ""))
    south.page.goto(north.page.get_by_role("textbox", name="Invitation link").input_value())
    south.page.get_by_role("textbox", name="Your name").fill("South")
    south.button("Sit down").click()
    north.ready()
    south.ready()
    both = (north, south)
    north.wait(lambda: bool(north.wire.look["table"]["to_act"]), "the beginning")
    for _ in range(2):
        asked = both[north.wire.look["table"]["to_act"][0]]
        Hand(asked, seed=2).play(moves=1)
        for visitor in both:
            visitor.reach(asked.wire.look["seq"])
    asker = next(one for one in both if one.wire.look["undo"]["can"] == "ask")
    other = south if asker is north else north
    steps = asker.wire.look["table"]["moves"]

    asker.undo.click()
    asker.page.get_by_text("Undo ends here.").wait_for()
    asker.button("Ask them").click()
    other.button("Refuse").click()
    other.button("Refuse").wait_for(state="detached")
    asker.reach(other.wire.look["seq"])
    assert asker.wire.look["table"]["moves"] == steps, "refused, nothing has changed"

    asker.undo.click()
    asker.button("Ask them").click()
    other.button("Grant").click()
    asker.wait(lambda: asker.wire.look["table"]["moves"] < steps, "the way back")
    asker.wait(lambda: asker.wire.look["choices"] != [], "the same question again")
