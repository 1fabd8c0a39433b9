"""Guided games at a server: the learner is asked at once, and where a lesson has a course the others keep to it."""

import json
from typing import Any

import msgspec
import pytest

import fernhandel
from fernhandel import Record
from fernhandel.client import Client, Look, NotDone, Seat
from fernhandel.core.shelf import title as house_title
from fernhandel.server.wire import Events, OpenedTable
from merchants import make_lesson
from merchants.make_lesson import BLUE, GREEN, RED, SUGGESTED
from server.house import GAMES

LESSONS = [(game, lesson.id) for game in GAMES for lesson in house_title(game).lessons()]


def learn(client: Client, game: str, lesson: str = "") -> Seat:
    opened = client.ask("POST", f"/api/games/{game}/lesson", OpenedTable, {"name": "North", "lesson": lesson})
    return client.seat(opened.table, opened.seats[0])


def until_asked(seat: Seat, step: str) -> Look:
    """The others have done what they have to do, and the learner is asked in that step."""
    for news in seat.follow():
        waits = step == "talk" and any(one["deal"]["proposer"] == RED for one in news.look.view["deals"]["proposals"])
        if news.look.choices and news.look.view["step"] == step and not waits:
            return news.look
    raise AssertionError


def choose(seat: Seat, step: str, **wanted: object) -> None:
    look = until_asked(seat, step)
    action = next(
        one.action for one in look.choices if all(one.action.get(key) == value for key, value in wanted.items())
    )
    seat.act(action, base=look.seq)


def told(client: Client, seat: Seat) -> list[dict[str, Any]]:
    """What has happened since the learner sat down."""
    notes = client.ask("GET", f"/api/tables/{seat.table}/events", Events, secret=seat.secret, seat=RED).notes
    return [event for note in notes if note.seq > 0 for event in note.events]


def accepted(client: Client) -> Seat:
    """The learner has said yes to Green, has bought nothing, and is asked before Blue buys."""
    seat = learn(client, "merchants", "deals")
    choose(seat, "talk", type="deal_accept")
    choose(seat, "purchasing", type="done")
    until_asked(seat, "talk")
    return seat


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_it_asks_the_learner_at_once_and_is_the_same_for_everybody(client: Client, game: str, lesson: str) -> None:
    first, second = (learn(client, game, lesson).look() for _ in range(2))
    assert 0 in first.table.to_act
    assert [chair.name for chair in first.table.chairs] == ["North", "", ""]
    assert [chair.level for chair in first.table.chairs[1:]] == ["easy", "easy"]
    assert len(first.choices) > 1
    assert first.view == second.view
    assert first.view["terms"]["rules"] == house_title(game).about.rules, "a lesson teaches the newest rules"


def test_the_first_is_laid_where_none_is_named_and_none_where_there_is_none(client: Client) -> None:
    assert learn(client, "merchants").look().view == learn(client, "merchants", "first").look().view
    with pytest.raises(NotDone, match="no lesson"):
        learn(client, "merchants", "second")
    with pytest.raises(NotDone, match="chess"):
        learn(client, "chess")


def test_games_tell_what_they_teach(client: Client) -> None:
    taught = {game.id: [(lesson.id, lesson.options) for lesson in game.lessons] for game in client.games()}
    assert taught["merchants"] == [("first", {}), ("deals", {"deals": "cunning"})]
    assert taught["auf_achse"] == taught["nuremberg"] == [("first", {})]


def test_the_lesson_on_deals_is_the_game_it_was_made_as() -> None:
    game = make_lesson.position()
    lesson = house_title("merchants").lessons()[1]
    assert lesson.begins == game.length
    make_lesson.go_on(game)
    assert lesson.record == game.record(["", "", ""]).to_text()
    assert fernhandel.replay(lesson.record).view(None).to_json() == game.view(None).to_json()


def test_the_others_go_on_as_the_record_does(client: Client) -> None:
    seat = accepted(client)
    seat.say(SUGGESTED.replace("Red gives", "I give"))
    choose(seat, "talk", type="hush", until="action")
    until_asked(seat, "talk")
    lesson = house_title("merchants").lessons()[1]
    record = Record.parse(lesson.record)
    game = fernhandel.replay(Record(record.terms, record.seed, [], record.moves[: lesson.begins], False))
    course = [
        json.loads(msgspec.json.encode(event.seen_by(RED)))
        for by, move in record.moves[lesson.begins :]
        for event in game.apply(by, game.catalogue.from_text(move))
    ]
    assert told(client, seat)[: len(course)] == course


def test_the_learner_is_free(client: Client) -> None:
    """Buys what is wanted, offers more and in another order, and is never hurried."""
    seat = learn(client, "merchants", "deals")
    choose(seat, "talk", type="deal_accept")
    for city in ("HAM", "WIE"):
        choose(seat, "purchasing", type="buy", good="salt", city=city)
    choose(seat, "purchasing", type="done")
    until_asked(seat, "talk")
    seat.say("I give Blue 300; Blue will not buy silk")
    choose(seat, "talk", type="ready")
    choose(seat, "talk", type="ready")
    look = until_asked(seat, "talk")
    assert [struck["deal"]["proposer"] for struck in look.view["deals"]["struck"]] == [GREEN, RED]
    events = told(client, seat)
    bought = [(event["seat"], event["good"]) for event in events if event["type"] == "bought" and event["seat"] != RED]
    assert bought == [(BLUE, "iron")] * 3 + [(GREEN, "silk")] * 2 + [(GREEN, "cloth")]
    assert [event["amount"] for event in events if event["type"] == "pot_returned"] == [200]


@pytest.mark.parametrize("line", ["Blue gives me 5000", "I give Blue 100; Blue gives me 5000"])
def test_nobody_says_yes_to_anything_else_because_of_a_lesson(client: Client, line: str) -> None:
    seat = accepted(client)
    seat.say(line)
    for news in seat.follow():
        if not news.look.view["deals"]["proposals"]:
            assert [struck["deal"]["proposer"] for struck in news.look.view["deals"]["struck"]] == [GREEN]
            return


def test_whoever_says_no_plays_on(client: Client) -> None:
    seat = learn(client, "merchants", "deals")
    choose(seat, "talk", type="deal_decline")
    choose(seat, "purchasing", type="buy", good="silk", city="KOL")
    choose(seat, "purchasing", type="done")
    choose(seat, "talk", type="ready")
    assert until_asked(seat, "talk").view["deals"]["struck"] == []


def test_a_bot_in_the_learners_chair_plays_as_it_thinks(client: Client) -> None:
    seat = learn(client, "merchants", "deals")
    seat.do("take_over", level="easy")
    for news in seat.follow():
        if news.look.view["turn"] > 3:
            return
