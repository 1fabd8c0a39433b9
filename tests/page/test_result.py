"""The end of a game: why the winner wins, what every result is made of, and the ways on."""

import re

import pytest

from page.browsing import TITLES
from page.conftest import Visit
from page.places import finished

SCORE = {"merchants": "money", "auf_achse": "cash", "nuremberg": "points"}


@pytest.mark.parametrize("game", TITLES)
def test_every_book_adds_up_to_the_result(visit: Visit, game: str) -> None:
    north = visit()
    finished(north, game)
    look, page = north.wire.look, north.page
    page.get_by_text(look["verdict"]).wait_for()
    for place in look["standing"]:
        told = page.locator(f"[data-total='{place['seat']}']").inner_text()
        assert int(re.sub(r"\D", "", told)) * (-1 if "−" in told else 1) == place["score"][SCORE[game]]
    for title in ("Cash", "Freight under way", "Contracts delivered") if game == "auf_achse" else ():
        page.get_by_role("img", name=f"{title} over the game").wait_for()


def test_another_way_is_tried_from_the_beginning_of_a_turn(visit: Visit) -> None:
    north = visit()
    finished(north, "nuremberg")
    page, over = north.page, north.page.url
    north.button("Try another way").click()
    dialog = page.get_by_role("dialog", name="Try another way")
    dialog.get_by_role("combobox").select_option("Turn 2")
    dialog.get_by_role("button", name="Play on from here").click()
    north.wait(lambda: page.url != over, "the new table")
    north.ready()
    north.wait(lambda: north.wire.look["table"]["state"] == "playing", "the game goes on")
    assert north.wire.look["view"]["turn"] == 2


def test_decisions_are_studied_one_after_the_other_until_it_is_enough(visit: Visit) -> None:
    north = visit()
    finished(north, "nuremberg")
    study = north.page.get_by_role("region", name="Study")
    study.get_by_role("combobox", name="Whose decisions").select_option("Purple")
    study.get_by_role("button", name="Study the decisions").click()
    study.get_by_text(re.compile(r"^[1-9]\d* of \d+ decisions$")).wait_for()
    study.get_by_role("button", name="Stop").click()
    study.get_by_role("button", name="Study the decisions").wait_for()
    asked = [int(step) for step in re.findall(r'"move":(\d+),"seat":(?:2)', "".join(north.wire.answers("/study")))]
    assert asked == sorted(asked)
    assert asked
