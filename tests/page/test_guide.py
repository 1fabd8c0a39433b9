"""The guided first games: laid from the home page, led through note by note, put away and taken up again."""

import re
import sys

import pytest
from playwright.sync_api import Locator

from fernhandel import rulebook
from page.browsing import PHONE, ROOT, TITLES, Visitor
from page.conftest import Visit
from page.hand import Hand

NOTES = ROOT / "web" / "src" / "games"
FEWEST_NOTES = 8
MOST_MOVES = 150
PATIENCE = 3  # own decisions until a note that they do not answer is left by its button


def learn(visitor: Visitor, game: str) -> Locator:
    """Lay the first game from the home page; its guide."""
    visitor.go()
    visitor.choose(TITLES[game])
    visitor.button("Start the first game").click()
    visitor.page.wait_for_url("**/t/*")
    visitor.ready()
    guide = visitor.page.get_by_role("complementary", name="Guide")
    guide.get_by_role("heading").wait_for()
    return guide


def note_of(guide: Locator) -> str | None:
    """The note in sight; None while the guide waits for its moment."""
    return guide.get_attribute("data-guide")


def looks_again(visitor: Visitor, guide: Locator) -> None:
    """The guide has looked at what is asked, too; or it has gone."""

    def looks() -> int:
        return int(guide.get_attribute("data-looks") or 0) if guide.count() > 0 else sys.maxsize

    since = looks()
    visitor.wait(lambda: looks() > since + 1, "another look of the guide")


@pytest.mark.parametrize("game", TITLES)
def test_the_guide_leads_through_a_turn_and_lets_go(visit: Visit, game: str) -> None:
    north = visit()
    guide = learn(north, game)
    hand = Hand(north, seed=3)
    rules = rulebook.rules(game, "en").rules
    seen: list[str] = []
    answered: set[str] = set()
    ringed: set[str] = set()
    acted: str | None = None
    moves = 0
    counts: list[str] = []
    while guide.count() > 0:
        note = note_of(guide)
        if acted is not None and note != acted:
            answered.add(acted)
            acted = None
        if note is not None and note not in seen:
            seen.append(note)
            counts.append(guide.locator("header span").first.inner_text())
            moves = 0
            link = guide.get_by_role("button", name=re.compile("rule", re.IGNORECASE))
            assert link.inner_text() in rules
            if north.page.locator("[data-ring]").count() > 0:
                ringed.add(note)
        acts = note is None or (guide.locator("[data-do=act]").count() > 0 and moves < PATIENCE)
        if acts:
            assert hand.moves < MOST_MOVES, f"the guide does not come to its end; it has said {seen}"
            north.asked()
            north.drawn()
            looks_again(north, guide)
            if note_of(guide) == note:
                hand.play(moves=1)
                moves += 1
                acted = note
        else:
            acted = None
            guide.get_by_role("button", name=re.compile("Next|Play on")).click()
    all_notes = re.findall(r'id: "([^"]+)"', (NOTES / game / "lesson.ts").read_text("utf-8"))
    assert sorted(seen) == sorted(all_notes), "whatever is played, every note is told"
    assert counts == [f"Guide: {n} of {len(all_notes)}" for n in range(1, len(all_notes) + 1)]
    assert seen[-1] == "end"
    assert answered, "some notes are answered by playing, without a word"
    assert len(ringed) >= FEWEST_NOTES - 2, f"notes point at what they speak of: {ringed}"
    hand.play(moves=1)


def test_it_is_put_away_and_taken_up_where_it_was(visit: Visit) -> None:
    north = visit()
    guide = learn(north, "merchants")
    north.button("Next").click()
    assert note_of(guide) == "prices"
    north.button("Put the guide away").click()
    assert guide.count() == 0
    north.page.reload()
    north.ready()
    north.button("Go on with the guide").click()
    assert note_of(guide) == "prices"
    guide.get_by_role("button", name="M2.2").click()
    north.page.get_by_role("dialog").get_by_text("M2.2", exact=True).first.wait_for()


def test_it_leaves_a_phone_room_to_play(visit: Visit) -> None:
    north = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    guide = learn(north, "auf_achse")
    for _ in range(2):
        guide.get_by_role("button", name="Next").tap()
    assert note_of(guide) == "roll"
    Hand(north, seed=1, tap=True).play(moves=1)
    guide.locator("h2", has_text="Where each die takes you").wait_for()
