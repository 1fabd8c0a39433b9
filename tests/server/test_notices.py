"""Notices: each follows from the log, once; it reaches a real mail server and a real endpoint, or is out of date."""

import hmac
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from fernhandel.client import Client, Table
from fernhandel.server.lobby.wire import OwnLobby
from fernhandel.server.notices.keys import read_keys
from fernhandel.server.notices.tables import OUTBOX, PLACES
from fernhandel.server.notices.wants import EVENTS
from fernhandel.table.clock import Clock
from server.house import AnyChoice, House, asked, awaited, hot_seat, mine, no, open_chairs, run, serving, step
from server.post_office import (
    Post,
    Subscription,
    add,
    browser_of,
    confirmed,
    make_person,
    post_office,
    rows,
    set_rows,
)

DAYS = Clock(kind="decision", seconds=3 * 86_400.0)


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    with post_office(tmp_path_factory.mktemp("post")) as running:
        yield running


@pytest.fixture(scope="module")
def sending(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("sending"), *post.options) as house:
        yield house
        assert house.faults() == []
        assert not any(word in house.said() for word in ("/push/", "@reader.example")), "addresses are not logged"


@pytest.fixture
def north(sending: House) -> Iterator[Client]:
    with sending.client() as client:
        yield client


@pytest.fixture
def south(sending: House) -> Iterator[Client]:
    with sending.client() as client:
        yield client


def two(north: Client, south: Client, **terms: Any) -> Table:
    """North has laid a table, and South sits there too."""
    table = north.open("nuremberg", [*mine("North"), *open_chairs(1)], **terms)
    seat = south.join(table.id, "South", invite=table.invite)
    return Table(table.id, {**table.seats, seat.seat: seat}, "")


def until_asked(table: Table, seat: int, choice: AnyChoice) -> None:
    """The others move until that seat is asked; it has not been before."""
    while True:
        mover = asked(table)
        if mover.seat == seat:
            return
        mover.act(choice(mover.look()))


def test_each_move_over_days_reaches_the_other_by_mail_and_by_push(
    sending: House, post: Post, north: Client, south: Client
) -> None:
    people = {0: (north, "north"), 1: (south, "south")}
    pushes: dict[int, Subscription] = {}
    for seat, (client, name) in people.items():
        make_person(sending, client, f"{name:0<8}")
        confirmed(sending, post, client, f"{name}@reader.example")
        pushes[seat] = post.subscribe(client)[0]
        client.ask("PUT", "/api/me/notices", dict[str, Any], {"language": "de" if seat else "en"})
    table, choice = two(north, south, name="Salt road", clock=DAYS), AnyChoice(3)
    spells = {0: 0, 1: 0}
    begins = asked(table).seat
    spells[begins] += 1
    awaited(lambda: _ended(sending, table, begins), "the first move, told")
    for _ in range(4):
        mover = asked(table)
        while asked(table).seat == mover.seat:
            mover.act(choice(mover.look()))
        other = asked(table).seat
        spells[other] += 1
        title = "Salt road: du bist dran" if other else "Salt road: your move"
        pushed, mailed = pushes[other], f"{people[other][1]}@reader.example"
        told = awaited(lambda: _of_title(pushed.opened(post.keys.push_key), title, spells[other]), "a push")[-1]  # noqa: B023
        assert (told["tag"], told["url"], told["moves"]) == (table.id, f"/t/{table.id}", 1)
        subject = f"{title} ({'Noch 2 Tage' if other else '2 days left'})"
        mail = awaited(lambda: _of_subject(post.mails_to(mailed), subject, spells[other]), "a mail")[-1]  # noqa: B023
        assert f"http://house.example/t/{table.id}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    moves = [row for row in rows(sending, kind="move") if row.table_id == table.id]
    assert len(moves) == 2 * sum(spells.values()), "one by each way, and none twice"
    ids = [mail["Message-ID"] for mail in post.mail.mails]
    assert len(ids) == len(set(ids))


def _ended(house: House, table: Table, seat: int) -> bool:
    found = [row for row in rows(house, kind="move") if (row.table_id, row.seat) == (table.id, seat)]
    return len(found) == 2 and {row.state for row in found} == {"sent"}


def _of_title(found: list[dict[str, Any]], title: str, least: int) -> list[dict[str, Any]]:
    wanted = [told for told in found if told["title"] == title]
    return wanted if len(wanted) >= least else []


def _of_subject(found: list[Any], subject: str, least: int) -> list[Any]:
    wanted = [mail for mail in found if mail["Subject"] == subject]
    return wanted if len(wanted) >= least else []


def test_what_was_answered_meanwhile_is_dropped_and_so_is_what_is_looked_at(
    sending: House, post: Post, north: Client, south: Client
) -> None:
    table = two(north, south, clock=DAYS)
    until_asked(table, 0, AnyChoice(1))
    pushed, _ = post.subscribe(south)
    holder = browser_of(south)
    until_asked(table, 1, AnyChoice(1))
    step(table)  # at once: nobody has to be called

    def ended() -> list[Any]:
        return [row for row in rows(sending, kind="move", holder=holder) if row.state != "waiting"]

    first = awaited(ended, "an end")
    assert [(row.state, row.why) for row in first] == [("dropped", "passed")]
    south.ask("POST", "/api/me/here", dict[str, Any], {"table": table.id})
    until_asked(table, 0, AnyChoice(1))
    until_asked(table, 1, AnyChoice(1))
    last = awaited(lambda: ended()[1:], "an end")
    assert {row.why for row in last} == {"seen"}
    assert pushed.opened(post.keys.push_key) == []


def test_somebody_who_is_looked_for_hears_of_undo_end_and_the_next_game(sending: House, post: Post) -> None:
    with sending.client() as north:
        table = hot_seat(north)
        pushed, _ = post.subscribe(north)
        everything = {event: {"push": True} for event in ("over", "asked", "named", "begins")}
        north.ask("PUT", "/api/me/notices", dict[str, Any], {"wants": everything})
        table.seats[0].do("talk", text="South, are you there?")
        table.seats[0].do("talk", text="Southern winds, and SOUTH again")
        choice = AnyChoice(4)
        while (look := table.seats[0].look()).table.state != "over":
            mover = table.seats[look.table.to_act[0]]
            mover.act(choice(mover.look()))
        table.seats[0].do("rematch")
        titles = awaited(lambda: _titles(pushed, post, 3), "three pushes")
        assert {title.partition(": ")[2] for title in titles} >= {
            "somebody names you",
            "the game is over",
            "another game?",
        }
        kinds = [row.kind for row in rows(sending, holder=browser_of(north))]
        assert (kinds.count("named"), kinds.count("over"), kinds.count("rematch")) == (1, 1, 1)


def _titles(pushed: Subscription, post: Post, count: int) -> list[str]:
    found = [told["title"] for told in pushed.opened(post.keys.push_key)]
    wanted = [title for title in found if "your move" not in title]
    return wanted if len(wanted) >= count else []


def test_a_chair_that_is_handed_on_is_told_to_who_gave_it_and_to_who_has_it(sending: House, post: Post) -> None:
    with sending.client() as north, sending.client() as south, sending.client() as left:
        table = two(north, south, name="Salt road")
        gave, has = post.subscribe(south)[0], post.subscribe(left)[0]
        south.ask("PUT", "/api/me/notices", dict[str, Any], {"language": "de"})
        until_asked(table, 0, AnyChoice(1))
        left.take(table.id, "Left", table.seats[1].do("hand_on").secret)
        (told,) = awaited(lambda: gave.opened(post.keys.push_key), "who gave it")
        assert (told["title"], told["url"]) == ("Salt road: dein Stuhl ist übernommen", f"/t/{table.id}")
        assert told["body"].startswith("Left spielt dort weiter.")
        (told,) = awaited(lambda: has.opened(post.keys.push_key), "who has it")
        assert (told["title"], told["body"]) == (
            "Salt road: a chair of yours",
            "You have taken it over, and play on there.",
        )
        kinds = {holder: [row.kind for row in rows(sending, holder=browser_of(holder))] for holder in (south, left)}
        assert (kinds[south], kinds[left]) == (["handed"], ["given"])


def test_a_wish_that_fits_is_told_at_once_and_then_that_the_table_begins(sending: House, post: Post) -> None:
    """Nobody looks at the lobby."""
    with sending.client() as north, sending.client() as south:
        pushes = {client: post.subscribe(client)[0] for client in (north, south)}

        def told(client: Client, title: str, count: int = 1) -> dict[str, Any]:
            return awaited(lambda: _of_title(pushes[client].opened(post.keys.push_key), title, count), title)[-1]

        wish = {"name": "North", "games": ["nuremberg"], "players": [2], "paces": ["live"]}
        north.ask("PUT", "/api/lobby/wish", OwnLobby, wish)
        table = south.open("nuremberg", [*mine("South"), *open_chairs(1)], name="Rails", public=True)
        found = told(north, "Fernhandel: a chair for you")
        offer = north.ask("GET", "/api/lobby/wish", OwnLobby).asked
        assert offer is not None
        assert offer.offer.id not in str(found), "only their own browser can answer"
        assert (found["url"], found["body"].partition(".")[0]) == ("/lobby", "Rails, 2 players, live")
        (row,) = rows(sending, kind="fits", holder=browser_of(north))
        (sent,) = post.endpoint.at(pushes[north].path)
        assert row.due_at == row.made_at, "it is not held back"
        assert (sent.headers["urgency"], int(sent.headers["ttl"]) <= 30) == ("high", True)
        _agree(north)
        told(south, "Rails: the game begins")
        assert {row.kind for row in rows(sending, holder=browser_of(south)) if row.table_id == table.id} >= {"begins"}

        for client, name in ((north, "North"), (south, "South")):
            client.ask("PUT", "/api/lobby/wish", OwnLobby, {**wish, "name": name})
        told(north, "Fernhandel: a chair for you", 2)
        told(south, "Fernhandel: a chair for you")
        _agree(north)
        _agree(south)
        for client in (north, south):
            awaited(lambda: _begins(sending, client, table.id), "the game begins")  # noqa: B023


def _agree(client: Client) -> None:
    asked = client.ask("GET", "/api/lobby/wish", OwnLobby).asked
    assert asked is not None
    client.ask("POST", "/api/lobby/wish/answer", OwnLobby, {"offer": asked.offer.id, "yes": True})


def _begins(house: House, client: Client, other: str) -> bool:
    found = [row for row in rows(house, kind="begins", holder=browser_of(client)) if row.table_id != other]
    return [row.state for row in found] == ["sent"]


def test_at_the_chosen_hour_a_mail_lists_what_is_open_and_none_goes_where_nothing_is(
    sending: House, post: Post
) -> None:
    with sending.client() as north, sending.client() as south:
        zone, now = noon()
        for client, name in ((north, "DIGESTED"), (south, "NOTHING0")):
            make_person(sending, client, name)
            place = confirmed(sending, post, client, f"{name}@reader.example")
            set_rows(sending, PLACES.update().where(PLACES.c.id == place).values(made_at=0.0))
            wants = {event: {"mail": event == "digest"} for event in EVENTS}
            wish = {"wants": wants, "digest_at": now + 120, "zone": zone, "language": "de"}
            client.ask("PUT", "/api/me/notices", dict[str, Any], wish)
        tables = [hot_seat(north, name=name) for name in ("Salt road", "Harbour")]
        south.open("nuremberg", [*mine("South"), *open_chairs(1)], name="Nobody yet")
        assert rows(sending, kind="digest") == [], "the hour has not come"
        for client in (north, south):
            client.ask("PUT", "/api/me/notices", dict[str, Any], {"digest_at": now - 30})
        mail = awaited(lambda: post.mails_to("DIGESTED@reader.example")[1:], "a digest")[0]
        said = mail.get_content()
        assert mail["Subject"] == "Fernhandel: 2-mal bist du dran"
        listed = said.partition("Was offen ist:")[2].strip().splitlines()[: len(tables)]
        assert [line.partition(": ")[0].strip() for line in listed] == ["Salt road", "Harbour"]
        assert all(line.partition(": ")[2] for line in listed), "what is asked"
        assert "http://house.example/" in said.split()
        awaited(lambda: [row.why for row in rows(sending, kind="digest", holder="NOTHING0")] == ["nothing_open"], "it")
        assert len(post.mails_to("NOTHING0@reader.example")) == 1, "the question alone"
        assert len(rows(sending, kind="digest")) == 2, "one a day, however often it is looked"
        assert len(post.mails_to("DIGESTED@reader.example")) == 2


def noon() -> tuple[str, int]:
    """Where it is about noon now, and the minute of the day there."""
    now = datetime.now(UTC)
    east = 12 - now.hour
    return (f"Etc/GMT{-east:+d}" if east else "UTC"), 12 * 60 + now.minute


def test_a_webhook_is_signed_and_says_what_a_chat_understands(sending: House, post: Post) -> None:
    with sending.client() as north:
        make_person(sending, north, "HOOKHOOK")
        north.ask("PUT", "/api/me/notices", dict[str, Any], {"wants": {"move": {"hook": True}}})
        wish = {"kind": "hook", "to": f"{post.endpoint.url}/chat"}
        made = north.ask("POST", "/api/me/places", dict[str, str], wish)
        for preset in ("discord", "slack", "matrix"):
            add(north, kind="hook", to=f"{post.endpoint.url}/{preset}", preset=preset)
        table = north.open("nuremberg", mine("@everyone <!channel>", "South"), name="Dales <b>")
        got = awaited(lambda: post.endpoint.at("/chat"), "a line")[0]
        signature = hmac.new(made["secret"].encode(), got.body, sha256).hexdigest()
        assert got.headers["x-fernhandel-signature"] == f"sha256={signature}"
        said = json.loads(got.body)
        assert set(said) == {"text", "table", "url"}
        assert said["url"] == f"http://house.example/t/{table.id}"
        assert "Dales <b>: your move" in said["text"]
        discord = json.loads(awaited(lambda: post.endpoint.at("/discord"), "a line")[0].body)
        assert discord["allowed_mentions"] == {"parse": []}
        slack = json.loads(awaited(lambda: post.endpoint.at("/slack"), "a line")[0].body)
        assert "<b>" not in slack["text"]
        assert "<!channel>" not in slack["text"]
        assert json.loads(awaited(lambda: post.endpoint.at("/matrix"), "a line")[0].body)["username"] == "Fernhandel"


def test_nothing_is_mailed_before_it_is_confirmed_and_one_click_ends_it(sending: House, post: Post) -> None:
    with sending.client() as north, httpx.Client(base_url=sending.address) as stranger:
        address = "once@reader.example"
        assert no(add, north, kind="mail", to=address) == (403, "needs_a_key")
        make_person(sending, north, "MAILMAIL")
        place = add(north, kind="mail", to=address)
        hot_seat(north, name="Silence")
        asked_once = awaited(lambda: post.mails_to(address), "the question")[0]
        assert "Silence" not in asked_once.as_string()
        add(north, kind="mail", to=address)
        add(north, kind="mail", to=address.upper())
        assert no(add, north, kind="mail", to=address) == (409, "asked_often")
        link = next(line for line in asked_once.get_content().splitlines() if "/confirm/" in line)
        path = link.removeprefix("http://house.example")
        assert "<button>" in stranger.get(path).text, "who only follows links confirms nothing"
        assert _place(north, place)["state"] == "new"
        assert stranger.post(path).status_code == 200
        assert _place(north, place)["state"] == "on"
        assert stranger.post(path[:-12] + "A" * 12).status_code == 404

        table = hot_seat(north, name="Harbour\r\nBcc: all@reader.example")
        step(table)
        mail = awaited(lambda: [one for one in post.mails_to(address) if "/t/" in one.get_content()], "a mail")[-1]
        assert mail["Bcc"] is None
        assert mail["Subject"].startswith("Harbour Bcc: all@reader.example: your move")
        stops = [line.rpartition(" ")[2] for line in mail.get_content().splitlines() if "/quiet/" in line]
        assert [stop.split("/")[4] for stop in stops] == [table.id, "all"]
        assert mail["List-Unsubscribe"].strip() == f"<{stops[1]}>"
        of_table, of_all = (stop.removeprefix("http://house.example") for stop in stops)
        token = of_table.rpartition("/")[2]
        assert stranger.post(f"/quiet/all/{token}").status_code == 404, "it can do only this"
        assert "<form" in stranger.get(of_table).text
        one_click = {"List-Unsubscribe": "One-Click"}
        assert stranger.post(of_table, data=one_click).status_code == 200
        assert [muted["table"] for muted in _notices(north)["muted"]] == [table.id]
        assert stranger.post(of_all, data=one_click).status_code == 200
        assert (_place(north, place)["state"], _place(north, place)["why"]) == ("paused", "stopped")
        assert no(north.ask, "POST", f"/api/me/places/{place}/test", dict[str, Any]) == (409, "stopped_by_link")


def _notices(client: Client) -> dict[str, Any]:
    return client.ask("GET", "/api/me/notices", dict[str, Any])


def _place(client: Client, id: str) -> dict[str, Any]:
    (found,) = [place for place in _notices(client)["places"] if place["id"] == id]
    return dict(found)


def test_a_place_that_fails_is_paused_and_one_that_is_gone_ends(sending: House, post: Post) -> None:
    with sending.client() as north:
        make_person(sending, north, "FAILFAIL")
        north.ask("PUT", "/api/me/notices", dict[str, Any], {"wants": {"move": {"hook": True}}})
        post.endpoint.answers["/broken"] = 500
        broken = add(north, kind="hook", to=f"{post.endpoint.url}/broken")
        gone, gone_place = post.subscribe(north)
        post.endpoint.answers[gone.path] = 410
        hot_seat(north)
        awaited(lambda: _place(north, gone_place)["state"] == "ended", "an end")
        ids = {got.headers["x-fernhandel-notice"] for got in awaited(lambda: post.endpoint.at("/broken")[1:], "more")}
        assert len(ids) == 1, "each try is the same notice"
        set_rows(sending, PLACES.update().where(PLACES.c.id == broken).values(failures=9))
        set_rows(sending, OUTBOX.update().where(OUTBOX.c.place == broken).values(due_at=0))
        awaited(lambda: _place(north, broken)["state"] == "paused", "a pause")
        shown = _place(north, broken)
        assert (shown["why"], shown["waiting"]) == ("500", 1)
        post.endpoint.answers["/broken"] = 200
        sent = north.ask("POST", f"/api/me/places/{broken}/test", dict[str, Any])
        assert sent["ok"]
        awaited(lambda: _place(north, broken)["waiting"] == 0, "what has waited")
        assert _place(north, broken)["state"] == "on"
        assert north._http.delete(f"/api/me/places/{broken}").status_code == 204
        assert no(north.ask, "POST", f"/api/me/places/{broken}/test", dict[str, Any]) == (404, "no_such_place")


def test_a_flood_becomes_one_summary(sending: House, post: Post) -> None:
    with sending.client() as north:
        north.ask("PUT", "/api/me/notices", dict[str, Any], {})
        pushed, place = post.subscribe(north)
        for number in range(16):
            hot_seat(north, name=f"Table {number}")
        holder = browser_of(north)
        moves = awaited(lambda: _all_ended(sending, holder, 16), "an end of all")
        assert [sum(row.state == state for row in moves) for state in ("sent", "dropped")] == [10, 6]
        assert {row.why for row in moves if row.state == "dropped"} == {"summed"}
        (summary,) = rows(sending, kind="summary", holder=holder)
        set_rows(sending, OUTBOX.update().where(OUTBOX.c.id == summary.id).values(due_at=0))
        told = awaited(lambda: [one for one in pushed.opened(post.keys.push_key) if "16 moves" in one["title"]], "it")
        assert len(told) == 1
        assert place


def _all_ended(house: House, holder: str, count: int) -> list[Any]:
    found = rows(house, kind="move", holder=holder)
    return found if len(found) == count and all(row.state != "waiting" for row in found) else []


def test_muted_tables_and_quiet_hours_keep_still(sending: House, post: Post) -> None:
    with sending.client() as north, sending.client() as stranger:
        table = hot_seat(north)
        post.subscribe(north)
        holder = browser_of(north)
        path = f"/api/tables/{table.id}/mute"
        north.ask("PUT", path, dict[str, Any], {"muted": True})
        assert no(stranger.ask, "PUT", path, dict[str, Any], {"muted": True}) == (403, "not_your_seat")
        until_asked(table, 1 - asked(table).seat, AnyChoice(2))
        awaited(lambda: [row for row in rows(sending, holder=holder) if row.why == "muted"], "silence")
        north.ask("PUT", path, dict[str, Any], {"muted": False})
        quiet = {"begins": 0, "ends": 1439}
        north.ask("PUT", "/api/me/notices", dict[str, Any], {"quiet": quiet, "zone": "Pacific/Auckland"})
        assert _notices(north)["quiet"] == quiet
        assert no(north.ask, "PUT", "/api/me/notices", dict[str, Any], {"zone": "Mars/Olympus"}) == (400, "bad_input")


def test_a_guest_has_push_alone_and_nobody_has_too_many_places(sending: House, post: Post) -> None:
    with sending.client() as guest:
        assert no(add, guest, kind="hook", to="https://example.org/") == (403, "needs_a_key")
        for _ in range(10):
            post.subscribe(guest)
        assert no(post.subscribe, guest) == (409, "too_many_places")
        wrong = {**Subscription(post.endpoint).told(), "auth": "c2hvcnQ"}
        assert no(add, guest, **wrong) == (400, "no_subscription")


def test_a_house_that_sends_nothing_says_so(client: Client) -> None:
    told = client.ask("GET", "/api/me/notices", dict[str, Any])
    assert told["house"] == {"push": False, "mail": False, "hook": False}
    assert told["wants"]["over"] == ["mail"]
    assert no(client.ask, "GET", "/api/push/key", dict[str, Any]) == (409, "way_not_offered")


def test_a_house_has_its_keys_before_it_sends(tmp_path: Path) -> None:
    db = ("--db", f"sqlite:///{tmp_path / 'tables.db'}")
    assert "public_url" in run("serve", *db, "--push").err
    assert "fernhandel admin vapid" in run("serve", *db, "--push", "--public-url", "https://house.example").err
    made = run("admin", "vapid", *db)
    wrong = ("--smtp", "mail.example", "--public-url", "https://house.example")
    assert "smtps://" in run("serve", *db, *wrong).err
    keys = tmp_path / "tables.db.keys"
    assert (made.code, keys.stat().st_mode & 0o777) == (0, 0o600)
    assert read_keys(keys).push_key in made.out
    again = run("admin", "vapid", *db)
    assert again.code != 0
    assert "is there already" in again.err
    assert "--keys" in run("admin", "vapid", "--db", "postgresql://host/tables").err
