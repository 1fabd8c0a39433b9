"""The examples of the rulebook on the page: put together by clicks, accepted in another browser, held to, and kept.

That of the wine is in test_deals.py.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import fernhandel
from fernhandel.client import Client
from fernhandel.core.chance import Rng
from page.browsing import Visitor
from page.conftest import Visit
from page.dealing import NAMES, Company, Draft
from rules import rule
from server.house import House, bots, mine, serving

RED, BLUE, GREEN = range(3)
IDA, BRUNO, _ = NAMES
SEED, MOVE, TURN = 2469, 266, 4
OFFERED = 90
PRICES = 4  # the action
DEAREST = 200
OWN, OTHER = 0, 1  # the sides of a draft


@pytest.fixture
def client(house: House) -> Iterator[Client]:
    with house.client() as client:
        yield client


@cache
def rich_turn() -> str:
    """A game by chance of thrifty players; before the bids at `MOVE` all may talk.

    Red is first player and owns an Office and a Courier, who stands beside FW, and holds a Broken Axle. Wagon 1 stands
    in Köln, where Blue has two silk and a wine. At `OFFERED` a bot in Blue's place has something to offer to Red.
    """
    game = fernhandel.make("merchants", players=3, seed=SEED, deals="cunning")
    rng = Rng.from_seed(SEED)
    while not game.over:
        seat = game.to_act()[0]
        legal = game.legal(seat)
        heard = [action for action in legal if action.kind in ("attend", "ready")]
        if heard:
            game.apply(seat, heard[-1])  # listens, and says nothing
            continue
        plain = [action for action in legal if not action.talk]
        thrifty = [action for action in plain if action.kind != "climb" and getattr(action, "amount", 0) <= DEAREST]
        among = thrifty or plain
        game.apply(seat, among[rng.below(len(among))])
    return game.record().to_text()


class Screens:
    """Those of Red and Blue; Green never says anything."""

    def __init__(self, client: Client, visit: Visit) -> None:
        self.company = Company.forked(client, visit, rich_turn(), MOVE)
        self.red, self.blue = self.company.come(RED), self.company.come(BLUE)

    def accept(self, deal: int, *states: str) -> None:
        """Red agrees to what Blue has offered."""
        card = self.red.page.locator(f"[data-offer='{deal}']")
        card.get_by_role("button", name="Accept").click()
        self.red.settle()
        self.shown(deal, *states)

    def shown(self, deal: int, *states: str) -> None:
        """How the clauses of a deal stand, on both screens."""
        for visitor in (self.red, self.blue):
            expect(visitor.page.locator(f"[data-deal='{deal}'] .clauses small")).to_have_text(list(states))

    def barred(self, visitor: Visitor, what: str, deal: int, told: str) -> None:
        """It is hatched where it would stand, and leads to the promise."""
        visitor.asked()
        option = visitor.page.locator("[data-decision] .dock .sh-barred").filter(has_text=re.compile(what)).first
        expect(option).to_have_accessible_name(re.compile(rf"barred by No\. {deal}$"))
        option.click()
        expect(visitor.page.locator(f"[data-deal='{deal}'] .wanted")).to_contain_text(told)

    def pick(self, visitor: Visitor, *buttons: Locator) -> None:
        """A decision by clicks, and its confirmation."""
        visitor.asked()
        for button in buttons:
            button.click()
        visitor.page.locator("[data-confirms]").click()
        visitor.settle()

    def answer(self, visitor: Visitor, button: Locator) -> None:
        """An answer to somebody is one click."""
        visitor.asked()
        button.click()
        visitor.settle()

    def pass_on_to(self, seat: int) -> None:
        """Until that seat is to move something."""
        while self.company.deals["talking"] or self.company.table.seats[0].look().table.to_act != [seat]:
            self.company.on()

    def end(self, visitor: Visitor, place: str) -> Locator:
        """Where a wagon or the courier may end, in the list of ends."""
        return visitor.page.locator(f"[data-decision] .ends button[title='{place}']")

    def dock(self, visitor: Visitor, name: str) -> Locator:
        return visitor.page.locator("[data-decision]").get_by_role("button", name=re.compile(name))


@rule("MX35", "DX1", "DX2", "DX4", "DX5", "DX6", "DX7", "DL27", "DL42", "DL51")
def test_one_after_another_in_one_turn(client: Client, visit: Visit) -> None:
    table = Screens(client, visit)
    a_ride_for_a_bid_withheld(table)
    an_axle_that_stays_whole(table)
    a_card_sold(table)
    a_wagon_led_on_and_a_courier_paid(table)
    prices_left_alone(table)
    while table.company.view["turn"] == TURN:
        table.company.on()
    told = table.blue.page.locator("[data-chronicle]")
    for name, deal, clause in ((BRUNO, 1, 1), (IDA, 2, 1), (IDA, 7, 1)):
        expect(told).to_contain_text(f"{name} has kept the promise in deal {deal}, clause {clause}.")
    for visitor in (table.red, table.blue):
        expect(visitor.page.locator("[data-deal]")).to_have_count(0)


def a_ride_for_a_bid_withheld(table: Screens) -> None:
    """Line 2: Blue leaves the title to Red, and is carried for nothing."""
    draft = Draft(table.blue, IDA)
    draft.promises(OWN, "bid", done=False)
    ride = draft.promises(OTHER, "carry").choose("player", str(BLUE))
    ride.more("for how much").choose("How the amount is meant", "most").fill("At most", 0)
    ride.choose("When", "if").choose("What happens", "master")
    draft.offer(
        "Bruno will not bid over 0 for wagon 1; "
        "if Ida is master of wagon 1: Ida will carry Bruno on wagon 1 for at most 0"
    )
    table.accept(1, "holds", "waits")
    table.company.quiet()
    table.barred(table.blue, "100", 1, "will not bid")
    assert "in deal 1, clause 1" in table.company.refused(BLUE, type="bid", amount=100)
    table.pick(table.blue, table.dock(table.blue, "^0$"))
    table.pick(table.red, table.dock(table.red, "^100$"))
    table.company.choose(GREEN, lambda action: action.get("amount") == 0)
    table.shown(1, "holds", "holds")
    table.company.quiet()
    table.company.on()  # Red loads nothing
    table.barred(table.red, "100", 1, "will carry Bruno")
    assert "in deal 1, clause 2" in table.company.refused(RED, type="no_quote", tokens=1)
    for _ in range(2):
        table.pick(table.red, table.dock(table.red, "^0$"))
    table.answer(table.blue, table.dock(table.blue, "2 tokens"))
    while table.company.view["step"] != "talk":
        table.company.on()  # what Blue loads
    table.shown(1, "holds", "kept")


def an_axle_that_stays_whole(table: Screens) -> None:
    """Line 6: Red does not play Broken Axle on wagon 1."""
    draft = Draft(table.blue, IDA)
    draft.promises(OTHER, "play", done=False).choose("card", "broken_axle").more("wagon").touch("wagon", "wagon:1")
    draft.pays(OWN, 700)
    draft.offer("Ida will not play Broken Axle on wagon 1; Bruno gives Ida 700")
    table.accept(2, "holds", "kept")
    a_condition_that_never_comes(table)
    table.company.quiet()
    table.barred(table.red, "Wagon 1", 2, "will not play Broken Axle")
    assert "in deal 2, clause 1" in table.company.refused(RED, type="play_broken_axle", wagon=1)
    expect(table.red.page.locator("[data-decision] [data-thing='wagon:2']")).to_be_enabled()
    table.company.on()


def a_condition_that_never_comes(table: Screens) -> None:
    draft = Draft(table.blue, IDA)
    draft.type("if wagon 2 arrives in Wien: you will not climb; if wagon 2 arrives in Wien: I give you 100")
    draft.offer("if wagon 2 arrives in Wien: Ida will not climb; if wagon 2 arrives in Wien: Bruno gives Ida 100")
    table.accept(3, "waits", "waits in the pot")
    expect(table.blue.page.locator("[data-deal='3'] .sh-chip")).to_have_text("not yet due")


def a_card_sold(table: Screens) -> None:
    """Line 4: Red's Broken Axle for 500."""
    draft = Draft(table.blue, IDA)
    draft.gives(OTHER, "A card").choose("Which card", "broken_axle")
    draft.pays(OWN, 500)
    draft.offer("Ida gives Bruno Broken Axle; Bruno gives Ida 500")
    table.accept(4, "kept", "kept")
    players = table.blue.wire.look["view"]["players"]
    assert players[BLUE]["hand"]["broken_axle"] == 1
    assert players[RED]["influence"] == 0


def a_wagon_led_on_and_a_courier_paid(table: Screens) -> None:
    """Lines 1 and 7: Red moves wagon 1 and, for pay that waits, the courier; Blue moves the wagon on."""
    draft = Draft(table.blue, IDA)
    draft.promises(OTHER, "move").more("to a space").touch("to a space", "space:BN1")
    draft.promises(OWN, "move").more("over a space").touch("over a space", "space:X").choose("When", "once:1")
    draft.offer(
        "Ida will move wagon 1 to BN1 (the space between the north fork and the crossing); "
        "Bruno will move wagon 1 over X (the crossing) once 1 is done"
    )
    table.accept(5, "holds", "waits")
    draft = Draft(table.blue, IDA)
    draft.type("you will move the courier to FW; I give you 400 once 1 is done")
    draft.offer("Ida will move the courier to FW (the west fork); Bruno gives Ida 400 once 1 is done")
    purse = table.blue.wire.look["view"]["players"][BLUE]["money"]
    table.accept(6, "holds", "waits in the pot")
    assert table.blue.wire.look["view"]["players"][BLUE]["money"] == purse - 400, "it lies in a pot"
    table.company.quiet()

    table.barred(table.red, "Wagon 2", 5, "will move wagon 1 to")
    said = table.company.refused(RED, type="move", wagon=1, tile=4, extra=0, to="HAM2", via="FN")
    assert "in deal 5, clause 1" in said
    table.red.page.locator("[data-decision] [data-thing='wagon:1']").click()
    table.barred(table.red, "2nd space from Hamburg", 5, "will move wagon 1 to")
    expect(table.end(table.red, "the north fork – the crossing")).to_have_attribute("aria-pressed", "true")
    table.pick(table.red)  # the one way that is left
    table.shown(5, "kept", "holds")
    table.barred(table.red, "crossing", 6, "will move the courier")
    assert "in deal 6, clause 1" in table.company.refused(RED, type="move_courier", by="courier", to="X")
    table.pick(table.red, table.end(table.red, "the west fork"))
    table.shown(6, "kept", "kept")
    table.pass_on_to(BLUE)
    table.barred(table.blue, "Wagon 3", 5, "will move wagon 1 over")
    said = table.company.refused(BLUE, type="move", wagon=3, tile=1, extra=0, to="PAR2", via="FW")
    assert "in deal 5, clause 2" in said
    table.pick(table.blue, table.end(table.blue, "the crossing"))
    table.shown(5, "kept", "kept")


def prices_left_alone(table: Screens) -> None:
    """Line 5: Red does not lower salt."""
    while table.company.view["action"] != PRICES:
        table.company.on()
    table.shown(3, "lapsed: it did not happen", "went back")
    expect(table.blue.page.locator("[data-deal='3'] .sh-chip")).to_have_text("lapsed")
    draft = Draft(table.blue, IDA)
    draft.promises(OTHER, "shift", done=False).choose("up or down", "fall").choose("good", "salt")
    draft.pays(OWN, 600)
    draft.offer("Ida will not lower salt; Bruno gives Ida 600")
    table.accept(7, "holds", "kept")
    while table.company.view["step"] != "offices":
        table.company.on()
    table.barred(table.red, "salt", 7, "will not lower salt")
    assert "in deal 7, clause 1" in table.company.refused(RED, type="shift_price", good="salt", direction="down")
    table.pick(table.red, table.dock(table.red, "^Raise the price of salt"))


@rule("DL80")
def test_a_bot_makes_an_offer(visit: Visit, tmp_path: Path) -> None:
    chairs = [*mine(IDA), *bots("easy", "easy")]
    with serving(tmp_path, "--bot-workers", "1", "--thinking", "10") as unhurried, unhurried.client() as client:
        table = Company.forked(client, visit, rich_turn(), OFFERED, chairs, at=unhurried)
        person = table.come(RED)
        card = person.page.locator("[data-offer='1']")
        card.wait_for()
        look = person.wire.look
        expect(card.get_by_role("heading")).to_have_text(f"{look['names'][BLUE]} offers")
        expect(card).to_contain_text("Binds you")
        for answer in ("Counter", "Decline"):
            expect(card.get_by_role("button", name=answer)).to_be_enabled()
        card.get_by_role("button", name="Accept").click()
        person.asked()
        expect(person.page.locator("[data-deal='1'] .clauses small")).to_have_text(["holds", "kept"])
        paid = person.wire.look["view"]["players"][RED]["money"] - look["view"]["players"][RED]["money"]
        assert paid == look["view"]["deals"]["proposals"][0]["deal"]["clauses"][1]["amount"] > 0
        barred = person.page.locator("[data-decision] .dock .sh-barred")
        expect(barred).to_have_accessible_name(re.compile("barred by No. 1$"))
