"""Tables with binding deals, who sits at them, and deals put together by clicks."""

from collections.abc import Callable, Sequence
from typing import Any, Self

from playwright.sync_api import Locator, expect

from fernhandel.client import ChairPlan, Client, NotDone, Seat, Table
from fernhandel.core.catalogue import Value
from fernhandel.server.opening import Fork
from fernhandel.server.wire import OpenedTable
from fernhandel.table.clock import Clock
from page.browsing import Visitor
from page.conftest import Visit
from server.house import mine

NAMES = ("Ida", "Bruno", "Greta")
CUNNING = {"deals": "cunning"}
PARTS = ("[data-decision]", "[data-composer]", "[data-deals]")  # of the screen, that deals are seen in
NEUTRAL = ("ready", "done", "pass", "decline", "pay_upkeep")


class Company:
    """Three people at a table with binding deals, each of whom may come with a browser."""

    def __init__(self, visit: Visit, table: Table, **more: Any) -> None:
        self.table = table
        self._visit = visit
        self._more = more

    @classmethod
    def forked(
        cls,
        client: Client,
        visit: Visit,
        record: str,
        move: int,
        chairs: Sequence[ChairPlan] = (),
        **more: Any,
    ) -> Self:
        """At a position of a game that was played before; all are people unless chairs say otherwise."""
        base = client.ask("POST", "/api/records", OpenedTable, {"record": record})
        asked = Fork(move=move, chairs=list(chairs or mine(*NAMES)))
        forked = client.ask("POST", f"/api/tables/{base.table}/fork", OpenedTable, asked)
        seats = {seat: Seat(client, forked.table, seat, secret) for seat, secret in forked.seats.items()}
        return cls(visit, Table(forked.table, seats, forked.invite), **more)

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table.seats[0].look().view
        return view

    @property
    def deals(self) -> dict[str, Any]:
        deals: dict[str, Any] = self.view["deals"]
        return deals

    def choose(self, seat: int, wanted: Callable[[dict[str, Any]], bool]) -> None:
        look = self.table.seats[seat].look()
        action = next(choice.action for choice in look.choices if wanted(dict(choice.action)))
        self.table.seats[seat].act(action, base=look.seq)

    def ready(self, *seats: int) -> None:
        for seat in seats:
            self.choose(seat, lambda action: action["type"] == "ready")

    def quiet(self) -> None:
        """Nobody says any more until talk has ended."""
        while self.deals["talking"]:
            self.ready(self.table.seats[0].look().table.to_act[0])

    def on(self) -> None:
        """Whoever is asked lets it go by, or does the last thing there is."""
        seat = self.table.seats[0].look().table.to_act[0]
        look = self.table.seats[seat].look()
        actions = [choice.action for choice in look.choices]
        neutral = [action for action in actions if action["type"] in NEUTRAL]
        self.table.seats[seat].act((neutral or actions)[-1], base=look.seq)

    def refused(self, seat: int, **action: Value) -> str:
        """What the server says to something that a promise forbids."""
        try:
            self.table.seats[seat].act(action)
        except NotDone as no:
            return no.problem.message
        raise AssertionError(f"it is done: {action}")

    def come(self, seat: int) -> Visitor:
        visitor = self._visit(**self._more)
        visitor.go(f"/t/{self.table.id}#seat={self.table.seats[seat].secret}")
        visitor.ready()
        return visitor


class Round(Company):
    """At the beginning of a game, in the first talk."""

    def __init__(self, client: Client, visit: Visit, clock: Clock | None = None, **more: Any) -> None:
        super().__init__(visit, client.open("merchants", mine(*NAMES), options=CUNNING, clock=clock), **more)
        for seat in (0, 1, 2):
            self.choose(seat, lambda action: action.get("how") == "open")
        self.active: int = self.deals["active"]
        self.speaker, self.third = [seat for seat in (0, 1, 2) if seat != self.active]


def composer(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-composer]")


class Draft:
    """A deal with the active player, clause by clause."""

    def __init__(self, visitor: Visitor, partner: str) -> None:
        self._visitor = visitor
        self._partner = partner
        self._clauses = 0
        visitor.button(f"Offer {partner} something").click()
        self.card = composer(visitor)

    def gives(self, side: int, kind: str) -> "Row":
        """One clause more; side 0 is one's own."""
        self.card.locator(".side").nth(side).get_by_role("button", name=kind, exact=True).click()
        self._clauses += 1
        return Row(self._visitor, self.card.locator(f"[data-clause='{self._clauses}']"))

    def pays(self, side: int, amount: int) -> "Row":
        return self.gives(side, "Florins").fill("How many florins", amount)

    def promises(self, side: int, deed: str, *, done: bool = True) -> "Row":
        return self.gives(side, "Promise to …" if done else "Promise not to …").choose("What is promised", deed)

    def type(self, line: str) -> None:
        """All of it as a line."""
        self.card.get_by_text("Type it as a line").click()
        field = self.card.get_by_role("textbox", name="Type it as a line")
        field.fill(line)
        field.press("Enter")

    def offer(self, line: str) -> None:
        """Offer it; the table has understood it so."""
        expect(self.card.locator(".sentence")).to_have_text(line)
        expect(self.card.locator(".checks .good")).to_be_visible()
        self.card.get_by_role("button", name=f"Offer it to {self._partner}").click()
        self.card.wait_for(state="detached")
        self._visitor.settle()


class Row:
    """One clause of a draft."""

    def __init__(self, visitor: Visitor, row: Locator) -> None:
        self._visitor = visitor
        self._row = row

    def _place(self, label: str) -> Locator:
        return self._row.get_by_label(label, exact=True)

    def more(self, field: str) -> Self:
        """Name something that may be left open."""
        return self.press(f"+ {field}")

    def press(self, name: str) -> Self:
        self._row.get_by_role("button", name=name, exact=True).click()
        return self

    def choose(self, label: str, value: str) -> Self:
        self._place(label).select_option(value)
        return self

    def fill(self, label: str, number: int) -> Self:
        self._place(label).fill(str(number))
        self._place(label).press("Tab")
        return self

    def touch(self, label: str, thing: str) -> Self:
        """Fill a place by a click on the board."""
        self._place(label).focus()
        self._visitor.page.locator(f"[data-board] [data-thing='{thing}']").click()
        expect(self._place(label)).to_have_value(thing.partition(":")[2])
        return self
