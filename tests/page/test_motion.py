"""What is seen to move: things go from where they lie to where they come; nothing does for whoever wants no motion."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

import fernhandel
from fernhandel.core.game import Game
from fernhandel.core.records import Record
from page.browsing import WALK, Visitor
from page.conftest import Visit
from page.places import golden

RECORDS = {"merchants": "2010-4-1", "auf_achse": "2007-3-1", "nuremberg": "2010-3-1"}
# By event, what is seen to move: something that flies, or a drawn thing that glides by itself.
SEEN = {
    "merchants": {"bought": "good:", "loaded": "good:", "fee_agreed": "coin", "sold": "coin", "climbed": "arms:"},
    "auf_achse": {"contract_started": "contract", "contract_delivered": "cash", "contract_won": "waybill"},
    "nuremberg": {"bid_placed": "cube:", "train_bought": "engine:", "piece_loaded": "piece:", "run_sold": "train"},
}
WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const { aloft, running, place } = this.dataset;
  window.moved.push(aloft ?? (running ? "train" : place) ?? "");
  return animate.apply(this, how);
};
"""
STILL = "document.getAnimations().every(({ effect }) => effect.getComputedTiming().duration <= 1)"


@cache
def first_moves(path: Path) -> dict[str, int]:
    """By event, the first move that brings it."""
    record = Record.parse(path.read_text("utf-8"))
    game = Game.deal(fernhandel.replay(record).title, record.terms, record.seed)
    found: dict[str, int] = {}
    for number, (seat, text) in enumerate(record.moves, 1):
        for event in game.apply(seat, game.catalogue.from_text(text)):
            found.setdefault(msgspec.to_builtins(event)["type"], number)
    return found


def step_to(visitor: Visitor, url: str, move: int) -> None:
    """To the move before, without motion, and one on."""
    page = visitor.page
    page.evaluate(WALK, f"{url}?move={move - 1}")
    page.locator(f"[data-at='{move - 1}']").wait_for()
    page.evaluate("window.moved.length = 0")
    page.keyboard.press("ArrowRight")
    page.locator(f"[data-at='{move}']").wait_for()


def bring(visitor: Visitor, record: Path) -> str:
    visitor.context.add_init_script(WATCH)
    page = visitor.go()
    page.locator("input[type=file]").set_input_files(record)
    page.locator("#result").wait_for()
    return page.url


@pytest.mark.parametrize("game", RECORDS)
def test_what_changes_hands_is_seen_to(visit: Visit, game: str) -> None:
    record = golden(game, RECORDS[game])[0]
    north, still = visit(hurries=False, reduced_motion="no-preference"), visit(hurries=False)
    url = bring(north, record)
    bring(still, record)
    for event, thing in SEEN[game].items():
        move = first_moves(record)[event]
        step_to(north, url, move)
        north.wait(
            lambda thing=thing: any(one.startswith(thing) for one in north.page.evaluate("window.moved")),  # type: ignore[misc]
            f"{thing} for {event}",
        )
        north.page.locator("[data-aloft]").first.wait_for(state="detached")
        step_to(still, url, move)
        assert still.page.evaluate("window.moved") == [], event
        assert still.page.evaluate(STILL), event
