"""A name without an account: people, their devices, words that bring them back, and how they are forgotten."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event

import pytest
from websockets.sync.client import connect

from fernhandel.client import Client
from fernhandel.core.chance import Rng
from fernhandel.core.refusals import BadInput
from fernhandel.server.persons import recovery
from fernhandel.server.persons.devices import Devices
from fernhandel.server.persons.names import cleaned, folded
from fernhandel.server.persons.wire import Bring, Bringing, Device, KnownSitter, Me, RecoveryWords
from fernhandel.server.secret import new_secret
from fernhandel.server.store import Store
from fernhandel.server.wire import Listing
from fernhandel.table.entries import decode
from server.house import House, awaited, bots, heard, mine, no, open_chairs, post, serving


@pytest.fixture(scope="module", params=[1, 2], ids=["one process", "two processes"])
def home(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("home"), "--workers", str(request.param)) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def devices(home: House) -> Iterator[list[Client]]:
    """Four browsers."""
    with ExitStack() as open_clients:
        yield [open_clients.enter_context(home.client()) for _ in range(4)]


def me(client: Client) -> Me:
    return client.ask("GET", "/api/me", Me)


def make(client: Client, name: str, mark: int = 7) -> Me:
    return client.ask("POST", "/api/me", Me, {"name": name, "mark": mark})


def tables(client: Client) -> set[str]:
    return {listing.id for listing in client.ask("GET", "/api/tables/mine", list[Listing]) if listing.mine}


def settled(client: Client, wanted: set[str]) -> None:
    """Another process learns of it within some seconds."""
    awaited(lambda: tables(client) == wanted, f"{wanted}")


class SlowlyRead(Devices):
    """What is read comes late."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.has_read, self.may_tell = Event(), Event()

    def read(self, browsers: list[str]) -> dict[str, str]:
        found = super().read(browsers)
        self.has_read.set()
        self.may_tell.wait(60)
        return found


def test_what_is_told_while_it_is_read_is_newer(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    devices = SlowlyRead(store)

    async def told_meanwhile() -> tuple[str, str]:
        asked = asyncio.create_task(devices.holder("browser"))
        await asyncio.to_thread(devices.has_read.wait, 60)
        devices.told({"browser": "p_north"}, ["browser"])
        devices.may_tell.set()
        return await asked, await devices.holder("browser")

    assert asyncio.run(told_meanwhile()) == ("p_north", "p_north")
    store.close()


def show(client: Client) -> str:
    return client.ask("POST", "/api/me/bring", Bring).secret


def claim(client: Client, secret: str, **more: bool) -> Bringing:
    return client.ask("POST", "/api/bring/claim", Bringing, {"bring": secret, **more})


def answer(client: Client, yes: bool = True) -> Bringing:
    return client.ask("POST", "/api/bring/answer", Bringing, {"yes": yes})


def new_words(client: Client, language: str = "en") -> list[str]:
    return client.ask("POST", "/api/me/words", RecoveryWords, {"language": language}).words


def name() -> str:
    """One that no other test has."""
    return f"North {new_secret()[:6]}"


def test_from_a_guest_to_a_third_device(devices: list[Client]) -> None:
    """Three tables of a guest, a name, another device by code, the first one removed, words on a third."""
    first, second, third, _ = devices
    laid = {first.open("nuremberg", [*mine("North"), *bots("easy")]).id for _ in range(3)}
    assert (me(first).person, me(first).tables) == (None, 3)
    called = name()
    person = make(first, called).person
    assert person is not None
    assert (person.name, person.mark, len(person.id), person.words_checked_day) == (called, 7, 8, None)
    settled(first, laid)

    code = show(first)
    waiting = claim(second, code)
    assert (waiting.state, waiting.person and waiting.person.name) == ("claimed", called)
    assert tables(second) == set(), "a photographed code opens nothing"
    shown = first.ask("GET", "/api/me/bring", Bringing)
    assert (shown.digits, len(shown.digits)) == (waiting.digits, 2)
    assert answer(first).state == "done"
    assert answer(first).state == "done", "a repeat is no harm"
    settled(second, laid)
    assert second.ask("GET", "/api/bring", Bringing).state == "done"

    this = next(device for device in first.ask("GET", "/api/me/devices", list[Device]) if device.this)
    words = new_words(second)
    left = second.ask("DELETE", f"/api/me/devices/{this.id}", list[Device])
    assert [device.this for device in left] == [True]
    settled(first, set())
    assert me(first).person is None

    back = third.ask("POST", "/api/recover", Me, {"words": words})
    assert back.person is not None
    assert back.person.id == person.id
    settled(third, laid)
    settled(second, set())
    asked = me(second).asked
    assert asked is not None
    assert asked.name == called, "the other devices are told"


def test_an_open_line_of_a_device_that_is_removed_is_closed(home: House, devices: list[Client]) -> None:
    first, second, *_ = devices
    table = first.open("nuremberg", [*mine("North"), *bots("easy")])
    make(first, name())
    claim(second, show(first))
    answer(first)
    settled(second, {table.id})
    cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in second._http.cookies.jar)
    address = f"ws://127.0.0.1:{home.port}/api/tables/{table.id}/socket"
    with connect(address, additional_headers={"cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "watch", "seat": 0, "after": -1}))
        assert json.loads(socket.recv())["look"]["mine"] == [0]
        other = next(device for device in first.ask("GET", "/api/me/devices", list[Device]) if not device.this)
        first.ask("DELETE", f"/api/me/devices/{other.id}", list[Device])
        assert heard(socket)[1] == 1012


def test_a_code_is_for_one_device_and_for_who_agrees(devices: list[Client]) -> None:
    first, second, third, _ = devices
    assert no(show, first) == (403, "nobody_known")
    make(first, name())
    old, code = show(first), show(first)
    assert no(claim, second, old) == (410, "code_used_up"), "a new code ends the one before"
    assert no(claim, first, code) == (409, "same_device")
    assert no(answer, first) == (409, "nothing_to_answer")
    claim(second, code)
    assert claim(second, code).state == "claimed"
    assert no(claim, third, code) == (410, "code_used_up")
    assert no(answer, second) == (403, "nobody_known"), "who wants it does not agree to it"
    assert answer(first, yes=False).state == "refused"
    assert second.ask("GET", "/api/bring", Bringing).state == "refused"
    assert me(second).person is None
    assert no(answer, first) == (409, "nothing_to_answer"), "a no stays a no"
    assert no(claim, third, new_secret()) == (410, "code_used_up")


def test_seats_of_a_guest_stay_apart_until_agreed(devices: list[Client]) -> None:
    first, second, third, _ = devices
    make(first, name())
    own = second.open("nuremberg", [*mine("South"), *bots("easy")]).id
    claim(second, show(first))
    answer(first)
    settled(second, set())
    assert (me(second).tables, me(second).apart) == (0, 1)
    assert second.ask("POST", "/api/me/gather", Me).tables == 1
    settled(second, {own})
    settled(first, {own})
    along = third.open("nuremberg", [*mine("Left"), *bots("easy")]).id
    claim(third, show(first), gather=True)
    answer(first)
    settled(third, {own, along})


def test_no_two_look_alike(devices: list[Client]) -> None:
    first, second, third, fourth = devices
    called = f"Marn {new_secret()[:5]}"
    make(first, called)
    assert make(first, called).person == me(first).person, "asking again makes nobody twice"
    assert no(make, first, "Another") == (409, "known_already")
    alike = called.upper().replace("A", "Á").replace("RN", "M")
    assert no(make, second, alike) == (409, "name_and_mark_taken")
    make(second, alike, mark=8)
    assert no(third.ask, "POST", "/api/me", Me, {"name": "\u202e\u200b ", "mark": 1}) == (400, "bad_input")
    assert no(make, third, "Left", 43_200) == (400, "bad_input")
    assert no(second.ask, "PATCH", "/api/me", Me, {"mark": 7}) == (409, "name_and_mark_taken")
    assert no(fourth.ask, "PATCH", "/api/me", Me, {"mark": 7}) == (403, "nobody_known")


def test_a_lost_answer_makes_nobody_twice(home: House) -> None:
    """A browser without a cookie has chosen what it is to be."""
    body = {"name": name(), "mark": 3, "secret": new_secret()}
    answers = [post(f"{home.address}/api/me", json=body) for _ in range(2)]
    assert answers[0].json()["person"]["id"] == answers[1].json()["person"]["id"]
    assert f"fernhandel={body['secret']}" in answers[1].headers["set-cookie"]
    assert "HttpOnly" in answers[1].headers["set-cookie"]


def test_a_name_is_that_of_the_seats(devices: list[Client]) -> None:
    first, second, *_ = devices
    table = first.open("nuremberg", [*mine("North"), *open_chairs(1)])
    called = name()
    make(first, called, mark=11)
    sitting = first.ask("GET", f"/api/tables/{table.id}/people", list[KnownSitter])
    assert [(one.seat, one.person.name, one.person.mark) for one in sitting] == [(0, called, 11)]
    assert first.look(table.id).table.chairs[0].name == called
    first.ask("PATCH", "/api/me", Me, {"name": f"{called}!"})
    assert second.look(table.id).table.chairs[0].name == f"{called}!"
    (listed,) = first.ask("GET", "/api/tables/mine", list[Listing])
    assert [chair.mark for chair in listed.chairs] == [11, None]
    several = first.open("nuremberg", mine("Left", "Right"))
    first.ask("PATCH", "/api/me", Me, {"name": called})
    assert [chair.name for chair in first.look(several.id).table.chairs] == ["Left", "Right"], "others sit there too"


def test_words_are_heard_in_either_language_and_by_four_letters(devices: list[Client]) -> None:
    first, second, third, _ = devices
    make(first, name())
    old = new_words(first)
    words = new_words(first, "de")
    assert no(second.ask, "POST", "/api/recover", Me, {"words": old}) == (403, "wrong_words"), "new ones end the old"
    short = [f" {word[:4].upper()} " for word in words]
    person = first.ask("POST", "/api/me/words/check", Me, {"words": short}).person
    assert person is not None
    assert (person.words_checked_day or 0) > 20_000
    assert no(first.ask, "POST", "/api/me/words/check", Me, {"words": old}) == (403, "wrong_words")
    unknown = [*words[:4], "qqqqq", *words[5:]]
    assert no(third.ask, "POST", "/api/recover", Me, {"words": unknown})[1].startswith("unknown_word")
    assert no(third.ask, "POST", "/api/recover", Me, {"words": words[:11]}) == (403, "wrong_words")
    assert second.ask("POST", "/api/recover", Me, {"words": short}).person is not None


def test_guesses_are_few(tmp_path: Path) -> None:
    with serving(tmp_path, "--rate", "20") as house, house.client() as guest:
        words = recovery.spoken(recovery.new_bits(), "en")
        said = [no(guest.ask, "POST", "/api/recover", Me, {"words": words}) for _ in range(11)]
        assert said == [(403, "wrong_words")] * 10 + [(429, "too_many_requests")]
        assert no(claim, guest, new_secret()) == (429, "too_many_requests")


def test_everything_that_is_kept_can_be_taken_home(devices: list[Client]) -> None:
    first, *_ = devices
    table = first.open("nuremberg", [*mine("North"), *bots("easy")])
    make(first, name())
    words = new_words(first)
    answer = first._http.get("/api/me/export")
    kept = answer.json()
    assert answer.headers["content-disposition"].startswith('attachment; filename="fernhandel-')
    assert kept["key"] == f"{kept['person']['id'][:4]}-{kept['person']['id'][4:]}"
    assert [row["table_id"] for row in kept["kept"]["holders"]] == [table.id]
    assert len(kept["devices"]) == 1
    for secret in (words[0] + '"', table.seats[0].secret, *(cookie.value or "" for cookie in first._http.cookies.jar)):
        assert secret not in answer.text


def test_who_is_forgotten_leaves_the_games_whole(home: House, devices: list[Client]) -> None:
    first, second, third, _ = devices
    called = name()
    table = first.open("nuremberg", [*mine(called), *open_chairs(1)])
    other = second.join(table.id, "South", invite=table.invite)
    waiting = first.open("merchants", [*mine(called), *open_chairs(2)])
    make(first, called)
    words = new_words(first)
    entries_before = len(rows(home, table.id))
    assert no(first.ask, "DELETE", "/api/me", Me, {"name": "South"}) == (400, "bad_input")
    assert first.ask("DELETE", "/api/me", Me, {"name": called}).person is None
    settled(first, set())
    chair = second.look(table.id).table.chairs[0]
    assert (chair.name, bool(chair.level)) == ("", True)
    assert second.look(waiting.id).table.chairs[0].kind == "open"
    awaited(lambda: other.look().choices, "the bot's move")
    other.act(other.look().choices[0].action)
    kept = rows(home, table.id)
    assert len(kept) > entries_before
    assert all(called.encode() not in body for body in kept), "the name is gone from the log"
    with sqlite3.connect(home.db.removeprefix("sqlite:///")) as db:
        assert db.execute("SELECT count(*) FROM persons WHERE name = ?", (called,)).fetchone() == (0,)

    back = third.ask("POST", "/api/recover", Me, {"words": words})
    assert back.person is not None
    assert back.person.name == called, "for some days the words undo it"
    settled(third, {table.id})
    assert second.look(table.id).table.chairs[0].name == called


def rows(home: House, table: str) -> list[bytes]:
    with sqlite3.connect(home.db.removeprefix("sqlite:///")) as db:
        found = db.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    for (body,) in found:
        decode(body)
    return [body for (body,) in found]


def test_words_say_all_bits_and_check_them() -> None:
    rng = Rng.from_seed(1)
    for language in ("en", "de"):
        known = recovery.word_list(language)
        assert len(known) == len({recovery._start(word) for word in known}) == 2_048
        assert list(known) == sorted(known, key=str)
    for _ in range(50):
        bits = bytes(rng.below(256) for _ in range(16))
        for language in ("en", "de"):
            assert recovery.heard(recovery.spoken(bits, language)) == bits
        sealed = recovery.sealed(b"what is left", recovery.public_half(bits))
        assert recovery.opened(bits, sealed) == b"what is left"
    accepted = 0
    for number in range(320):
        words = recovery.spoken(number.to_bytes(16), "en")
        words[0] = recovery.word_list("en")[number + 1]
        try:
            accepted += recovery.heard(words) != b""
        except BadInput:
            continue
    assert accepted < 40, "a wrong word slips through one time of sixteen"


@pytest.mark.parametrize("alike", [("Mapa", "МАРА"), ("Otto", "0tt0"), ("Lina", "L\u200bína"), ("Rnax", "Max")])
def test_names_that_the_eye_takes_for_one(alike: tuple[str, str]) -> None:
    one, other = (folded(cleaned(called)) for called in alike)
    assert one == other
