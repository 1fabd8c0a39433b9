"""Every kind of decision of every game, made with the keyboard alone, each at a position of a kept game."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

import fernhandel
from fernhandel.bots import make_bot
from fernhandel.client import ChairPlan
from fernhandel.core import shelf as shelf
from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.game import Game
from fernhandel.core.records import Record
from fernhandel.server.wire import OpenedTable
from page.browsing import TITLES, Visitor, Wire
from page.conftest import Visit
from page.places import golden
from page.sight import LAPTOP, out_of_sight

MOST_TRIES = 16
MOST_STEPS = 120  # presses of a key on the way to one part of the page

# The part of the page that leads to one of the wanted choices and has not been tried: one that says the choice, or a
# thing it touches, or else any part of the decision. It is remembered for `THERE`.
AIM = r"""
([texts, things, tried]) => {
  const told = (part) => (part.getAttribute("aria-label") ?? part.textContent).trim().replace(/\s+/g, " ");
  const live = (part) =>
    !part.matches(":disabled, [aria-disabled=true], [aria-pressed=true], [tabindex='-1']") &&
    !part.closest("form, aside, header, details:not([open]) > :not(summary), [data-board] > :not(div.view)") &&
    part.checkVisibility({ visibilityProperty: true }) &&
    !tried.includes(told(part));
  const folds = (part) =>
    part.matches("summary") &&
    [...part.parentElement.querySelectorAll("button")].some((one) => texts.some((text) => told(one).includes(text)));
  const rank = (part) =>
    texts.includes(told(part)) ? 3
    : (part.dataset.thing ?? "").split(" ").some((thing) => things.includes(thing)) ? 2
    : folds(part) ? 2
    : part.closest("[data-decision]") ? 1 : 0;
  const own = "[data-decision] :is(button, [role=button], summary)";
  const parts = document.querySelectorAll(`${own}, [data-board] [data-thing]`);
  const found = [...parts].filter(live).map((part) => [rank(part), part]).filter(([n]) => n > 0);
  found.sort(([a], [b]) => b - a);
  window.aimed = found[0]?.[1];
  return window.aimed ? { told: told(window.aimed), drawn: window.aimed.closest("[data-board]") !== null } : null;
}
"""
THERE = "document.activeElement === window.aimed"
# The kinds of moves that the button would make.
CHOSEN = """
() => {
  const confirm = document.querySelector("[data-confirms]:not(:disabled)");
  return confirm ? confirm.dataset.confirms.split(" ") : null;
}
"""


# Kinds that no kept game has, and the seed of a game of any moves that comes to them.
SOUGHT = {"buy_at_half_price": 6, "give_back": 20, "repay": 7, "play_loading_master": 16}


class Moment(NamedTuple):
    """Where in which game a decision of that kind can be made, and by whom."""

    record: Record
    step: int
    seat: int


def players_of(moment: Moment) -> int:
    return moment.record.terms.players


def kind_of(table: Game, action: Action) -> str:
    return str(table.catalogue.to_json(action)["type"])


def kept(game: str) -> Iterator[tuple[Moment, Game, str]]:
    """Every step of every kept game with the table before it, and the kind of decision that was made."""
    for file in golden(game):
        record = Record.parse(file.read_text("utf-8"))
        table = Game.deal(shelf.title(game), record.terms, record.seed)
        for step, (seat, text) in enumerate(record.moves):
            action = table.catalogue.from_text(text)
            yield Moment(record, step, seat), table, kind_of(table, action)
            table.apply(seat, action)


def sought(game: str, kind: str) -> Moment:
    """Anything is played until that kind can be; bots bring the game to its end, so that it can be gone on from."""
    seed = SOUGHT[kind]
    table, rng = fernhandel.make(game, players=2, seed=seed), Rng.from_seed(seed)
    while True:
        seat = table.to_act()[0]
        legal = table.legal(seat)
        if kind in {kind_of(table, action) for action in legal}:
            break
        table.apply(seat, legal[rng.below(len(legal))])
    step, asked = table.length, seat
    bots = [make_bot("easy", game, seat) for seat in range(table.players)]
    while not table.over:
        seat = table.to_act()[0]
        table.apply(seat, bots[seat].choose(table.view(seat), table.legal(seat), 1.0))
    return Moment(table.record(), step, asked)


@cache
def moments(game: str) -> dict[str, Moment]:
    """One for each kind of decision there is, at the largest table where it was made, or could have been.

    Talk has its own tests.
    """
    wanted = set(fernhandel.make(game, players=3).catalogue.kinds())
    found: dict[str, Moment] = {}
    for moment, _, made in kept(game):
        if made in wanted and (made not in found or players_of(moment) > players_of(found[made])):
            found[made] = moment
    return found | {kind: sought(game, kind) for kind in sorted(wanted - set(found))}


def come(visitor: Visitor, moment: Moment) -> None:
    """A table that goes on from there, with the visitor in the seat that is asked and bots in the others."""
    chairs = [ChairPlan(kind="bot", level="easy")] * players_of(moment)
    chairs[moment.seat] = ChairPlan(kind="mine")
    with visitor.house.client() as client:
        over = client.ask("POST", "/api/records", OpenedTable, {"record": moment.record.to_text()}).table
        laid = client.ask("POST", f"/api/tables/{over}/fork", OpenedTable, {"move": moment.step, "chairs": chairs})
    visitor.wire = Wire(visitor.page)  # it knows one table
    visitor.walk(f"/t/{laid.table}#seat={laid.seats[moment.seat]}")
    visitor.ready()
    visitor.asked()


def lead(visitor: Visitor, drawn: bool) -> None:
    """From key to key until the part that is aimed at has the focus."""
    keys = visitor.page.keyboard
    keys.press("b" if drawn else "d")
    for _ in range(MOST_STEPS):
        if visitor.page.evaluate(THERE):
            return
        keys.press("]" if drawn else "Tab")
    raise AssertionError("the focus does not come there")


def make(visitor: Visitor, moment: Moment, kind: str, tried: list[str], hidden: list[str]) -> None:
    """A decision of that kind, whichever. What leads to another one is not tried again, at a table laid anew.

    What is not in sight before it is made is added to ``hidden``.
    """
    while len(tried) < MOST_TRIES:
        if tried:
            come(visitor, moment)
        if kind in decide(visitor, kind, tried, hidden):
            return
    raise AssertionError(f"it is not made: {tried}")


def decide(visitor: Visitor, kind: str, tried: list[str], hidden: list[str]) -> list[str]:
    """The kinds of moves that came of it."""
    wanted = [choice for choice in visitor.wire.look["choices"] if choice["action"]["type"] == kind]
    texts = [choice["text"] for choice in wanted]
    things = sorted({thing for choice in wanted for thing in choice["touches"]})
    while len(tried) < MOST_TRIES:
        aimed: dict[str, Any] | None = visitor.page.evaluate(AIM, [texts, things, tried])
        assert aimed is not None, f"nothing more to try: {tried}"
        tried.append(aimed["told"])
        lead(visitor, aimed["drawn"])
        visitor.page.keyboard.press("Enter")
        visitor.drawn_up()
        chosen = visitor.page.evaluate(CHOSEN) if visitor.wire.acted == 0 else None
        if chosen is not None and kind in chosen:
            hidden += out_of_sight(visitor, [LAPTOP])
            visitor.page.keyboard.press("Control+Enter")
            visitor.wait(lambda: visitor.wire.acted > 0, kind)
        elif chosen is not None:
            visitor.page.keyboard.press("Escape")
        visitor.settle()
        if visitor.wire.acted > 0:
            acts = [frame for frame in map(json.loads, visitor.wire.said) if "action" in frame]
            return [str(action["type"]) for act in acts[:1] for action in [act["action"], *act.get("then", [])]]
    return []


@pytest.mark.parametrize("game", TITLES)
def test_by_keyboard_alone(visit: Visit, game: str) -> None:
    """And all that each decision needs is in sight on a laptop, a larger one and a small screen.

    On the laptop that is so with what follows from it, too. It is done in German, whose words are the longest.
    """
    north = visit(locale="de-DE")
    failed = {}
    for kind, moment in moments(game).items():
        try:
            come(north, moment)
            hidden = out_of_sight(north)
            make(north, moment, kind, [], hidden)
            assert hidden == [], "all of it is in sight"
        except AssertionError as error:
            failed[kind] = f"step {moment.step}: {error}"
    assert failed == {}, "\n".join(f"{kind}: {why}" for kind, why in failed.items())


def test_a_sketch_that_ends_its_step_does_not_end_the_next_time_of_it(visit: Visit) -> None:
    """The Loading Master of two wagons fills the first: the second one is still to be loaded."""
    north = visit()
    come(north, next(moment for moment, table, made in kept("merchants") if made == "load" and fills(moment, table)))
    loading = north.wire.look["view"]["progress"]["wagon"]
    north.page.locator("[data-decision] [data-thing^='good:']").first.click()
    expect(north.commit).to_have_attribute("data-confirms", "load")
    north.commit.click()
    north.wait(lambda: north.wire.acted == 1, "the load")
    north.asked()
    after = north.wire.look["view"]
    assert (after["step"], after["progress"]["wagon"] > loading) == ("loading", True)


def fills(moment: Moment, table: Game) -> bool:
    """Whether what was loaded was all that the wagon could take, and the next one is the same seat's."""
    after = table.copy()
    after.apply(moment.seat, after.catalogue.from_text(moment.record.moves[moment.step][1]))
    return moment.seat in after.to_act() and table.step == after.step == "loading" and moved_on(table, after)


def moved_on(before: Game, after: Game) -> bool:
    return before.title.occasion(before.table) != after.title.occasion(after.table)
