"""A seat is a secret: stored as a hash, swapped for a cookie, changed by its owner; a table link gives no seat."""

import sqlite3
from hashlib import sha256

import httpx
import pytest

from fernhandel.client import Client
from fernhandel.server.wire import Done, Events, Joined, Listing, Position, Seated
from fernhandel.table.clock import Clock
from fernhandel.table.look import Foreseen, Look, Sketched
from fernhandel.table.settings import SeatSettings
from server.house import House, asked, awaited, hot_seat, mine, no, open_chairs, step


def database(house: House) -> bytes:
    """Every byte of the database on disk."""
    return b"".join(path.read_bytes() for path in sorted(house.folder.glob("tables.db*")))


def test_secrets_are_not_on_disk_but_their_hashes_are(house: House) -> None:
    with house.client() as client:
        table = client.open("nuremberg", [*mine("North"), *open_chairs(1)])
        joined = client.join(table.id, "South", invite=table.invite)
        cookie = client._http.cookies["fernhandel"]
        renewed = joined.do("new_secret").secret
    stored = database(house)
    for secret in (table.seats[0].secret, joined.secret, renewed, table.invite, cookie):
        assert len(secret) >= 22  # 128 bits
        assert secret.encode() not in stored
        assert sha256(secret.encode()).hexdigest().encode() in stored
    assert not [secret for secret in (table.invite, cookie, renewed) if secret in house.said()]


def test_a_table_link_gives_no_seat(house: House, client: Client) -> None:
    table = hot_seat(client)
    path = f"/api/tables/{table.id}"
    with house.client() as stranger:
        assert stranger.look(table.id).mine == []
        assert stranger.look(table.id).choices == []
        assert no(stranger.ask, "GET", path, Look, seat=0) == (403, "not_your_seat")
        assert no(stranger.ask, "GET", f"{path}/events", Events, seat=0) == (403, "not_your_seat")
        assert no(stranger.ask, "GET", f"{path}/position", Position, seat=1) == (403, "not_your_seat")
        act = {"type": "talk", "key": "some-key-1", "seat": 0, "text": "Hello"}
        assert no(stranger.ask, "POST", f"{path}/commands", Done, act) == (403, "not_your_seat")
        assert no(stranger.ask, "POST", f"{path}/foresee", list[Foreseen], {"seat": 0, "ids": []})[0] == 403
        assert no(stranger.ask, "POST", f"{path}/sketch", Sketched, {"seat": 0, "ids": []})[0] == 403
        settings = {"seat": 0, "auto": True}
        assert no(stranger.ask, "PUT", f"{path}/settings", SeatSettings, settings) == (403, "not_your_seat")
        for guess in (
            "x" * 22,
            table.id + "x" * 10,
            table.seats[0].secret[:-1] + ("x" if table.seats[0].secret[-1] != "x" else "y"),
        ):
            assert no(stranger.seat, table.id, guess) == (403, "wrong_secret")
            assert no(stranger.ask, "GET", path, Look, secret=guess, seat=0) == (403, "not_your_seat")


def test_a_secret_opens_its_own_seat_only(house: House, client: Client) -> None:
    table = hot_seat(client)
    other = hot_seat(client)
    with house.client() as south:
        seat = south.seat(table.id, table.seats[1].secret)
        assert seat.look().mine == [1]
        path = f"/api/tables/{table.id}"
        assert no(south.ask, "GET", path, Look, secret=seat.secret, seat=0) == (403, "not_your_seat")
        assert no(south.seat, other.id, seat.secret) == (403, "wrong_secret")
        talk = {"type": "talk", "key": "some-key-1", "seat": 0, "text": "I am North"}
        assert no(south.ask, "POST", f"{path}/commands", Done, talk, seat.secret) == (403, "not_your_seat")


def test_a_seat_link_is_swapped_for_a_cookie_that_scripts_cannot_read(house: House, client: Client) -> None:
    table = hot_seat(client)
    with httpx.Client(base_url=house.address) as browser:
        answer = browser.post(f"/api/tables/{table.id}/sit", json={"secret": table.seats[1].secret})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert table.seats[1].secret.lower() not in cookie
        look = browser.get(f"/api/tables/{table.id}", params={"seat": 1})
        assert look.json()["mine"] == [1]
        again = browser.post(f"/api/tables/{table.id}/sit", json={"secret": table.seats[0].secret})
        assert "set-cookie" not in again.headers  # one cookie for all seats of a browser
        assert browser.get(f"/api/tables/{table.id}").json()["mine"] == [0, 1]


def test_a_new_secret_shuts_everybody_out_but_its_owner(house: House, client: Client) -> None:
    table = hot_seat(client)
    old = table.seats[1].secret
    with house.client() as thief, house.client() as owner:
        thief.seat(table.id, old)
        mine = owner.seat(table.id, old)
        path = f"/api/tables/{table.id}"
        assert thief.ask("GET", path, Look, seat=1).mine == [1]
        done = mine.do("new_secret", key="another-one")
        assert len(done.secret) >= 22
        assert no(thief.ask, "GET", path, Look, seat=1) == (403, "not_your_seat")
        assert no(thief.seat, table.id, old) == (403, "wrong_secret")
        assert owner.ask("GET", path, Look, seat=1).mine == [1]
        with house.client() as elsewhere:
            assert elsewhere.seat(table.id, done.secret).seat == 1
    assert client.look(table.id).table.chairs[1].owned


def test_empty_chairs_are_for_who_is_invited(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *open_chairs(2)])
    with house.client() as stranger:
        assert no(stranger.join, table.id, "South") == (403, "no_invitation")
        assert no(stranger.join, table.id, "South", invite=table.seats[0].secret) == (403, "no_invitation")
        seat = stranger.join(table.id, "  South\n ", invite=table.invite, seat=2)
        assert (seat.seat, seat.look().table.chairs[2].name) == (2, "South")
        assert no(stranger.join, table.id, "Left", table.invite, 2) == (409, "chair_taken")
        assert no(stranger.join, table.id, " \n ", table.invite)[0] == 400
        assert no(stranger.join, table.id, "N" * 41, table.invite)[0] == 400
        seat.do("leave")
        assert no(seat.look) == (403, "not_your_seat")
        assert stranger.look(table.id).table.state == "waiting"
        stranger.join(table.id, "South", invite=table.invite)
        stranger.join(table.id, "Left", invite=table.invite)
        assert stranger.look(table.id).table.state == "playing"
        assert no(stranger.join, table.id, "Right", invite=table.invite) == (409, "no_empty_chair")


def test_my_tables_and_public_tables(house: House) -> None:
    with house.client() as client, house.client() as stranger:
        private = hot_seat(client, name="Kitchen")
        public = hot_seat(client, name="Market", public=True)
        listed = {table.id: table for table in client.ask("GET", "/api/tables/mine", list[Listing])}
        assert set(listed) == {private.id, public.id}
        assert listed[private.id].mine == [0, 1]
        assert listed[public.id].to_act
        assert stranger.ask("GET", "/api/tables/mine", list[Listing]) == []
        seen = {table.id: table for table in stranger.ask("GET", "/api/tables", list[Listing])}
        assert private.id not in seen
        assert (seen[public.id].name, seen[public.id].mine) == ("Market", [])


def test_anybody_may_sit_down_at_a_public_table(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *open_chairs(1)], public=True)
    with house.client() as stranger:
        assert stranger.join(table.id, "South").seat == 1


def test_one_browser_may_own_several_seats(client: Client) -> None:
    """Hot seat: everything by the cookie alone, without the secrets."""
    table = hot_seat(client)
    seat = asked(table).seat
    look = client.ask("GET", f"/api/tables/{table.id}", Look, seat=seat)
    body = {"type": "act", "key": "by-cookie", "seat": seat, "base": look.seq, "action": look.choices[0].action}
    client.ask("POST", f"/api/tables/{table.id}/commands", Done, body)
    assert client.look(table.id).mine == [0, 1]


def test_orders_and_settings_are_seen_by_their_seat_alone(client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    order = {"seat": 1 - seat.seat, "auto": True, "preset": {"most": 4, "about": {"box": 1}}}
    other = table.seats[1 - seat.seat]
    path = f"/api/tables/{table.id}/settings"
    client.ask("PUT", path, SeatSettings, order, other.secret)
    kept = other.look().settings
    assert kept is not None
    assert kept.preset is not None
    assert (kept.auto, kept.preset.most) == (True, 4)
    settings = seat.look().settings
    assert settings == SeatSettings()
    assert client.look(table.id).settings is None
    notes = client.ask("GET", f"/api/tables/{table.id}/events", Events).notes
    assert [note.type for note in notes] == ["opened", "began"]
    seat.act({"type": "bid", "box": 1, "cubes": 3})
    awaited(lambda: client.look(table.id).table.moves >= 2, "the order's answer, as late as a person's")
    step(table)


def test_joining_and_sitting_answer_in_their_types(house: House, client: Client) -> None:
    table = client.open("nuremberg", [*mine("North"), *open_chairs(1)])
    with house.client() as other:
        body = {"name": "South", "invite": table.invite}
        joined = other.ask("POST", f"/api/tables/{table.id}/join", Joined, body)
        assert other.ask("POST", f"/api/tables/{table.id}/sit", Seated, {"secret": joined.secret}) == Seated(1)


@pytest.mark.parametrize("table", ["abcdefgh", "a" * 32])
def test_there_is_no_such_table(client: Client, table: str) -> None:
    assert no(client.look, table) == (404, "no_such_table")
    assert no(client.join, table, "North") == (404, "no_such_table")
    assert no(client.seat, table, "x" * 22) == (404, "no_such_table")
    body = {"type": "talk", "key": "some-key-1", "seat": 0, "text": "Hello"}
    assert no(client.ask, "POST", f"/api/tables/{table}/commands", Done, body) == (404, "no_such_table")


def test_nothing_in_the_database_names_a_browser(house: House, client: Client) -> None:
    hot_seat(client)
    with sqlite3.connect(house.file) as db:
        rows = db.execute("SELECT holder, key FROM holders").fetchall()
    db.close()
    assert rows
    assert all(len(holder) == 64 and len(key) == 64 for holder, key in rows)


def test_what_somebody_away_has_decided_is_not_taken_back_without_them(client: Client) -> None:
    table = hot_seat(client, players=3)
    first, away = step(table), step(table)
    away.do("take_over", level="easy")
    assert no(first.undo, ask=True) == (409, "undo_of_absent")
    undo = first.look().undo
    assert (undo.can, "is away" in undo.why) == ("no", True)
    away.do("take_back")
    first.undo(ask=True)
    for seat in table.seats.values():
        if seat is not first:
            seat.do("answer_undo", grant=True)
    assert first.look().table.moves == 0


def test_nobody_is_voted_out_for_a_bot_that_plays_by_chance(client: Client) -> None:
    table = hot_seat(client, clock=Clock(kind="decision", seconds=10))
    slow = asked(table)
    other = table.seats[1 - slow.seat]
    assert no(other.do, "take_over", chair=slow.seat, level="random") == (409, "weak_stand_in")
    assert no(other.do, "take_over", chair=slow.seat, level="easy") == (409, "clock_still_runs")
