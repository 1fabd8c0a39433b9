"""What a host can do, what everybody can do without one, and what attackers cannot."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from fernhandel.client import Client, NotDone, Table
from fernhandel.server.moderation.bars import Bars
from fernhandel.server.moderation.reports import Reports
from fernhandel.server.moderation.tables import BARS, REPORTS
from fernhandel.server.secret import hashed
from fernhandel.server.store import TALK, Store
from server.house import (
    PATIENCE,
    House,
    awaited,
    finished,
    hot_seat,
    key_of,
    mine,
    no,
    open_chairs,
    post,
    run,
    serving,
    step,
)
from server.test_gallery import line
from server.test_talk import INSULT, admin, events, socket_of, talking  # noqa: F401

HOST, DEPUTY, OTHER = "7F3A91C2", "11F077A2", "6A3D0C41"


OPEN: list[Client] = []


@pytest.fixture(autouse=True, scope="module")
def all_hang_up() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


class Browser:
    """A browser with a cookie of its own, perhaps of somebody with a key."""

    def __init__(self, house: House, person: str = "", name: str = "", source: str = "", role: str = "") -> None:
        self.house = house
        self.client = house.client(source=source)
        OPEN.append(self.client)
        if person:
            self.client._http.cookies.set("fernhandel", key_of(house, person, name, role))

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        return self.client.ask(method, path, Any, body, **query)

    def deed(self, what: str, **more: Any) -> Any:
        key = f"key-{time.monotonic_ns()}"
        return self.ask("POST", "/api/host/deeds", {"what": what, "key": key, "why": "Be kind", **more})

    def deeds(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("GET", "/api/host/deeds")
        return found

    def hidden(self) -> list[str]:
        found: list[str] = self.ask("GET", "/api/lobby/wish")["hidden"]
        return found

    def standing(self, table: str | None = None) -> Any:
        return self.ask("GET", "/api/standing", table=table)

    def block(self, whom: dict[str, Any]) -> None:
        self.ask("PUT", "/api/blocks", {"whom": whom, "blocked": True})

    def report(self, table: str, seq: int, **more: Any) -> bool:
        asked = {"table": table, "about": "line", "seq": seq, "kind": "insult", **more}
        return bool(self.ask("POST", "/api/reports", asked)["new"])


def kept_trying(call: Callable[[], Any], code: str) -> str:
    """Until it is refused with that code, as it must be within two seconds; what the refusal says."""

    def refusal() -> str:
        try:
            call()
        except NotDone as refused:
            if refused.problem.code != code:
                raise
            return refused.problem.message
        return ""

    return awaited(refusal, "a refusal")


@pytest.fixture
def people(talking: House) -> tuple[House, Browser]:  # noqa: F811
    return talking, Browser(talking, HOST, "Linde", role="host")


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Browser]]:
    with serving(tmp_path_factory.mktemp("hosted")) as house:
        yield house, Browser(house, HOST, "Linde", role="host")
        assert house.faults() == []


def pair(house: House, source: str = "", **terms: Any) -> tuple[Browser, Browser, Table, Any, Any]:
    """Jo has laid a table where Enno sits: two browsers, the table and both seats."""
    jo, enno = Browser(house), Browser(house, source=source)
    table = jo.client.open("nuremberg", [*mine("Jo"), *open_chairs(1)], **terms)
    return jo, enno, table, table.seats[0], enno.client.join(table.id, "Enno", table.invite)


# -- however the house is run ------------------------------------------------------------------------------------------


def test_a_report_is_seen_with_two_lines_round_it_and_settled(people: tuple[House, Browser]) -> None:
    house, host = people
    jo, enno, table, jos, ennos = pair(house, name="Office lorries")
    lines = [jos.talk("Not for the host").seq, jos.talk("Kassel is blocked").seq, ennos.talk(INSULT).seq]
    lines += [jos.talk("Easy, please").seq, jos.talk("Neither is this").seq]
    assert jo.report(table.id, lines[2], words="again and again")
    assert not jo.report(table.id, lines[2]), "it is with the host already"
    assert Browser(house).report(table.id, lines[2]), "somebody who looks on"
    page = host.ask("GET", "/api/host/reports")
    (case,) = [case for case in page["open"] if case["table"] == table.id]
    assert [line["text"] for line in case["lines"]] == ["Kassel is blocked", INSULT, "Easy, please"]
    assert (case["table_name"], case["kind"], len(case["reporters"])) == ("Office lorries", "insult", 2)
    assert case["reporters"][0] == {"name": "Jo", "person": "", "upheld": 0, "dismissed": 0, "words": "again and again"}
    assert (case["whom"]["name"], case["whom"]["person"], case["whom"]["games"]) == ("Enno", "", 1)
    assert not set(json.dumps(page)) & {hashed(ennos.secret)}
    with socket_of(house, jos) as socket:
        host.deed("remove_line", table=table.id, seq=lines[2], report=case["id"])
        while json.loads(socket.recv(timeout=PATIENCE)).get("removed") is None:
            pass
    assert events(Browser(house).client, table.id)[lines[2]] == ("removed", "Removed by the host")
    page = host.ask("GET", "/api/host/reports")
    assert not [case for case in page["open"] if case["table"] == table.id]
    (settled,) = [case for case in page["settled"] if case["table"] == table.id]
    assert (settled["outcome"], settled["settled_by"]) == ("done", "Linde")
    assert [line["text"] for line in settled["lines"]] == ["Kassel is blocked", "", "Easy, please"]
    assert enno.standing(table.id)["told"][0]["why"] == "Be kind", "told in these words"
    assert "Jo" not in json.dumps(enno.standing(table.id))


def test_a_line_of_the_gallery_is_reported_removed_and_hidden(people: tuple[House, Browser]) -> None:
    """By whoever reads it, in every process; a player has no part in it before the end."""
    house, host = people
    jo, _, table, _, _ = pair(house, name="Office lorries", public=True)
    oda, rike, mara = Browser(house), Browser(house), Browser(house, "90AC12D7", "Mara")
    with (
        line(house, table.id, oda.client) as odas,
        line(house, table.id, rike.client) as rikes,
        line(house, table.id, mara.client) as maras,
        line(house, table.id, jo.client, 0) as jos,
    ):
        for one, text in ((odas, "Not for the host"), (odas, "Six arrivals"), (rikes, INSULT), (odas, "Easy, please")):
            assert one.say(text)["type"] == "done"
        rikes.say("Neither is this")
        rikes.say("Nor that")
        maras.reads(6)
        rikes.reads(6)
        assert [seq for seq, told in rikes.now.items() if told["own"]] == [2, 4, 5]
        whom = {"table": table.id, "seq": 2, "gallery": True}
        for closed in (lambda: jo.report(table.id, 2, about="gallery"), lambda: jo.block(whom)):
            assert no(closed) == (403, "plays_here")
        assert no(oda.report, table.id, 17, about="gallery") == (404, "no_such_line")

        assert oda.report(table.id, 2, about="gallery")
        assert oda.ask("GET", "/api/reports")[0]["outcome"] == ""
        (case,) = [case for case in host.ask("GET", "/api/host/reports")["open"] if case["table"] == table.id]
        assert [told["text"] for told in case["lines"]] == ["Six arrivals", INSULT, "Easy, please"]
        assert (case["about"], case["whom"]["person"], case["lines"][1]["guest"]) == ("gallery", "", 2)
        host.deed("remove_line", table=table.id, seq=2, gallery=True, report=case["id"])
        for one in (odas, rikes, maras):
            one.until(lambda one=one: one.now[2]["removed"] == "host")  # type: ignore[misc]
            assert one.now[2]["text"] == ""
        assert INSULT not in _all_words(house)
        assert rike.standing(table.id)["told"][0]["why"] == "Be kind"
        (mine,) = oda.ask("GET", "/api/reports")
        assert (mine["outcome"], mine["about"], mine["table_name"]) == ("removed", "gallery", "Office lorries")
        assert "Linde" not in json.dumps(mine)
        assert rike.ask("GET", "/api/reports") == [], "whoever was reported is told nothing of it"

        admin(house, "remove-line", table.id, "4", "--gallery", "--why", "Insults are not talk")
        maras.until(lambda: maras.now[4]["removed"] == "host")
        mara.block({"table": table.id, "seq": 5, "gallery": True})
        maras.watch()
        maras.until(lambda: maras.now[5]["hidden"])
        assert (maras.now[5]["text"], odas.now[5]["text"]) == ("", "Nor that")
        rikes.say("Still here")
        maras.until(lambda: 6 in maras.now)
        assert (maras.now[6]["text"], maras.now[6]["hidden"]) == ("", True), "what is new of them, too"
        odas.until(lambda: 6 in odas.now)
        assert odas.now[6]["text"] == "Still here"
        (blocked,) = mara.ask("GET", "/api/blocks")
        assert blocked["mark"] is None
        mara.ask("DELETE", f"/api/blocks/{blocked['id']}")
        maras.watch()
        maras.until(lambda: maras.now[6]["text"] == "Still here")
        assert jos.lines == []

        for _ in range(2):  # somebody leaves the house, and nobody gets the number of their line
            assert maras.say("Mine")["type"] == "done"
        mara.ask("DELETE", "/api/me", {"name": "Mara"})
        odas.until(lambda: odas.now.get(8, {}).get("removed") == "author")
        assert odas.say("After that")["seq"] == 9
        host.deed("mute", whom={"table": table.id, "seq": 0, "gallery": True}, here=True)
        assert odas.say("What?")["problem"]["code"] == "muted"
        assert (
            no(host.deed, "rename", whom={"table": table.id, "seq": 0, "gallery": True}, name="X")[1] == "nobody_there"
        )


def test_who_plays_reads_no_gallery_as_a_host_either(hosted: tuple[House, Browser]) -> None:
    house, host = hosted
    table = host.client.open("nuremberg", mine("Linde", "Enno"), public=True)
    oda = Browser(house)
    with line(house, table.id, oda.client) as odas, line(house, table.id, Browser(house).client) as rikes:
        rikes.say(INSULT, name="Rike")
        assert oda.report(table.id, 0, about="gallery")
        odas.reads(1)
        page = host.ask("GET", "/api/host/reports")
        (case,) = [case for case in page["open"] if case["table"] == table.id]
        assert (case["shut"], case["lines"], case["whom"]) == (True, [], None)
        assert INSULT not in json.dumps(page)
        deputy = Browser(house, "3C19D0AA", "Ole", role="deputy")
        (case,) = [case for case in deputy.ask("GET", "/api/host/reports")["open"] if case["table"] == table.id]
        assert (case["shut"], case["whom"]["name"], case["lines"][0]["text"]) == (False, "Rike", INSULT)


def _all_words(house: House) -> str:
    store = Store(house.db)
    words = json.dumps([list(map(str, row)) for row in _all_rows(store)])
    store.close()
    return words


def test_who_is_muted_is_told_why_and_moves_all_the_same(people: tuple[House, Browser]) -> None:
    house, host = people
    _, enno, table, jos, ennos = pair(house)
    seq = ennos.talk(INSULT).seq
    host.deed("mute", whom={"table": table.id, "seq": seq}, hours=24, why="Once more and you are out")
    told = kept_trying(lambda: ennos.talk("What?"), "muted")
    assert "Once more and you are out" in told
    elsewhere = hot_seat(host.client, public=True)
    with line(house, elsewhere.id, enno.client) as looking_on:
        assert looking_on.say("What?")["problem"]["code"] == "muted", "not among those who look on, either"
    bar = enno.standing(table.id)["bars"][0]
    assert (bar["what"], bar["here"], bar["why"]) == ("talk", False, "Once more and you are out")
    assert bar["until"] == pytest.approx(time.time() + 86_400, abs=PATIENCE)
    jos.talk("I can talk")
    for _ in range(3):
        seat = next(seat for seat in (jos, ennos) if seat.look().choices)
        seat.act(seat.look().choices[0].action)
    (deed,) = [deed for deed in host.deeds() if deed["table"] == "" and deed["name"] == "Enno" and deed["stands"]][:1]
    host.deed("undo", deed=deed["id"])
    ennos.talk("Thank you")


def test_in_the_place_of_who_is_shut_out_a_bot_plays_on(people: tuple[House, Browser]) -> None:
    house, host = people
    _, enno, table, jos, ennos = pair(house)
    waiting = enno.client.open("nuremberg", [*mine("Enno"), *open_chairs(1)])
    host.deed("shut_out", whom={"table": table.id, "seat": ennos.seat}, hours=2, why="Enough")
    chair = jos.look().table.chairs[ennos.seat]
    assert (chair.owned, bool(chair.level)) == (True, True)
    assert jos.look().table.chairs[jos.seat].level == ""
    assert enno.client.look(waiting.id).table.chairs[0].kind == "open", "before a game the chair is free"
    wish = {"games": ["nuremberg"], "players": [2], "paces": ["live"], "name": "Enno"}
    calls = (
        lambda: ennos.do("take_back"),
        ennos.undo,
        lambda: hot_seat(enno.client),
        lambda: ennos.talk("Hey"),
        lambda: enno.ask("PUT", "/api/lobby/wish", wish),
    )
    for call in calls:
        assert "Enough" in kept_trying(call, "shut_out")
    assert enno.client.look(table.id).mine == [ennos.seat], "it can still be looked at"
    host.deed("undo", deed=host.deeds()[0]["id"])
    ennos.do("take_back")
    assert jos.look().table.chairs[ennos.seat].level == ""


# -- attackers ---------------------------------------------------------------------------------------------------------


def test_a_fresh_cookie_does_not_let_somebody_in_again(hosted: tuple[House, Browser]) -> None:
    """From the same address, for a day; whoever was there before is let in, and whoever comes from elsewhere."""
    house, host = hosted
    neighbour = Browser(house, source="127.0.0.7")
    hot_seat(neighbour.client)
    _, enno, table, _, ennos = pair(house, source="127.0.0.7")
    host.deed("shut_out", whom={"table": table.id, "seat": ennos.seat}, why="Enough")
    fresh = Browser(house, source="127.0.0.7")
    assert "Enough" in kept_trying(lambda: hot_seat(fresh.client), "shut_out")
    hot_seat(neighbour.client)
    hot_seat(Browser(house, source="127.0.0.8").client)
    hot_seat(Browser(house, OTHER, "Thea", source="127.0.0.7").client)
    nils = Browser(house, "5B0C77E1", "Nils")
    host.deed("shut_out", whom={"person": "5B0C77E1"}, why="Enough")
    store = Store(house.db)
    with store.reading() as db:
        barred = set(db.execute(select(BARS.c.holder)).scalars())
    device = hashed(str(nils.client._http.cookies["fernhandel"]))
    assert {"5B0C77E1", device} <= barred, "another key in the same browser stays out, too"
    with store.engine.begin() as db:
        addresses = db.execute(select(BARS.c.address).where(BARS.c.address != "")).scalars().all()
        assert addresses
        assert not any("127" in address for address in addresses), "only hashes are kept"
        db.execute(update(BARS).where(BARS.c.address != "").values(until=time.time() - 1))
    store.close()
    hot_seat(Browser(house, source="127.0.0.7").client)
    assert no(hot_seat, enno.client) == (403, "shut_out"), "the cookie stays out"


def test_new_guests_stay_out_for_some_hours(hosted: tuple[House, Browser]) -> None:
    house, host = hosted
    known = Browser(house)
    hot_seat(known.client)
    host.deed("shut_guests", hours=3, why="A flood of tables")
    try:
        assert "A flood of tables" in kept_trying(lambda: hot_seat(Browser(house).client), "no_new_guests")
        hot_seat(known.client)
        hot_seat(Browser(house, OTHER, "Thea").client)
    finally:
        host.deed("undo", deed=host.deeds()[0]["id"])
    hot_seat(Browser(house).client)


def test_a_mob_is_one_case_and_reporters_have_a_record(hosted: tuple[House, Browser]) -> None:
    house, host = hosted
    jo, _, table, _, ennos = pair(house)
    seq = ennos.talk("Good luck").seq
    mob = [Browser(house) for _ in range(5)]
    for one in (jo, *mob, *mob):
        one.report(table.id, seq)
    (case,) = [case for case in host.ask("GET", "/api/host/reports")["open"] if case["table"] == table.id]
    assert len(case["reporters"]) == 6
    host.deed("settle", report=case["id"], why="")
    later = ennos.talk("Well played").seq
    jo.report(table.id, later)
    (case,) = [case for case in host.ask("GET", "/api/host/reports")["open"] if case["table"] == table.id]
    assert (case["reporters"][0]["upheld"], case["reporters"][0]["dismissed"]) == (0, 1)
    assert (case["whom"]["upheld"], case["whom"]["dismissed"]) == (0, 1)
    assert [told["outcome"] for told in jo.ask("GET", "/api/reports")] == ["", "nothing"]
    assert not jo.report(table.id, seq), "what is settled is not reported again by the same"
    several = (jo.client.open("nuremberg", mine("Jo", "Enno")) for _ in range(20))
    flood = ({"table": other.id, "about": "name", "seat": seat} for other in several for seat in (0, 1))
    kept_trying(lambda: jo.ask("POST", "/api/reports", next(flood)), "too_many_reports")


def test_a_deputy_is_seen_and_undone_by_the_host(hosted: tuple[House, Browser]) -> None:
    house, host = hosted
    deputy = Browser(house, DEPUTY, "Ida")
    assert no(deputy.deeds) == (403, "for_the_host")
    host.deed("deputy", person=DEPUTY)
    assert deputy.ask("GET", "/api/host/reports")["role"] == "deputy"
    thea = Browser(house, OTHER, "Thea")
    table = hot_seat(thea.client)
    deputy.deed("shut_out", whom={"person": OTHER}, why="I do not like them")
    assert no(hot_seat, thea.client) == (403, "shut_out")
    for abuse in ({"what": "mute", "whom": {"person": HOST}}, {"what": "shut_out", "whom": {"person": HOST}}):
        assert no(deputy.deed, **abuse) == (403, "not_over_hosts")
    assert no(deputy.deed, "deputy", person=OTHER) == (403, "for_the_host")
    assert no(deputy.ask, "PUT", "/api/host/rules", {"guests_talk": "never"}) == (403, "for_the_host")
    done = host.deeds()[0]
    assert (done["by"], done["what"], done["name"], done["why"]) == ("Ida", "shut_out", "Thea", "I do not like them")
    host.deed("undo", deed=done["id"])
    hot_seat(thea.client)
    assert no(host.deed, "undo", deed=done["id"]) == (409, "nothing_to_undo_here")
    removed = table.seats[0].talk("Gone").seq
    deputy.deed("remove_line", table=table.id, seq=removed)
    assert no(host.deed, "undo", deed=host.deeds()[0]["id"]) == (409, "words_are_gone")
    host.deed("deputy", person=DEPUTY, deputy=False)
    assert no(deputy.deeds) == (403, "for_the_host")
    assert host.deeds()[0]["what"] == "no_deputy"


def test_a_link_makes_one_host_once_and_only_somebody_with_a_key(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        link = admin(house, "host").strip()
        assert link.startswith("/host#host=")
        secret = {"secret": link.partition("=")[2]}
        assert no(Browser(house).ask, "POST", "/api/host/claim", secret) == (403, "needs_a_key")
        linde, enno = Browser(house, HOST, "Linde"), Browser(house, OTHER, "Enno")
        assert linde.standing()["role"] == ""
        assert no(linde.ask, "POST", "/api/host/claim", {"secret": "x" * 22}) == (403, "link_spent")
        assert linde.ask("POST", "/api/host/claim", secret) == {"role": "host"}
        assert no(enno.ask, "POST", "/api/host/claim", secret) == (403, "link_spent")
        assert no(enno.deeds) == (403, "for_the_host")
        assert (linde.standing()["role"], linde.deeds()) == ("host", [])
        store = Store(house.db)
        assert secret["secret"] not in json.dumps([list(map(str, row)) for row in _all_rows(store)])
        store.close()


def _all_rows(store: Store) -> list[Any]:
    from fernhandel.server.metadata import METADATA

    with store.reading() as db:
        return [row for table in METADATA.sorted_tables for row in db.execute(select(table))]


def test_a_key_of_the_sender_makes_a_deed_happen_once(hosted: tuple[House, Browser]) -> None:
    house, host = hosted
    _, _, table, _, ennos = pair(house)
    asked = {"what": "mute", "key": "the-same-key", "why": "Be kind", "hours": 1.0}
    for _ in range(2):
        host.ask("POST", "/api/host/deeds", {**asked, "whom": {"table": table.id, "seat": ennos.seat}, "here": True})
    store = Store(house.db)
    with store.reading() as db:
        assert len(db.execute(select(BARS.c.id).where(BARS.c.table_id == table.id)).all()) == 1
    store.close()
    assert no(host.deed, "mute", whom={"table": table.id, "seat": 1}, why=" \u202e ") == (409, "needs_a_reason")


def test_names_that_insult_are_given_back(hosted: tuple[House, Browser]) -> None:
    """In looks, in sentences, in lists and in records, and it can be undone."""
    house, host = hosted
    jo, enno = Browser(house), Browser(house)
    table = jo.client.open("nuremberg", [*mine("Jo"), *open_chairs(1)], name="Rude", public=True)
    ennos = enno.client.join(table.id, "Ruder <b>\u202e", "")
    assert jo.client.look(table.id).table.chairs[1].name == "Ruder <b>"
    enno.ask("POST", "/api/reports", {"table": table.id, "about": "name", "seat": 0, "kind": "name"})
    thea, stranger = Browser(house, OTHER, "Thea"), Browser(house)
    assert thea.report(table.id, 0, about="table", kind="name")
    assert (table.id in thea.hidden(), table.id in stranger.hidden()) == (True, False), "gone at once, for her alone"
    assert table.id not in {row["id"] for row in thea.ask("GET", "/api/tables")}
    host.deed("rename", whom={"table": table.id, "seat": ennos.seat}, name="Enno")
    host.deed("rename", whom={"table": table.id}, name="Table of Jo")
    look = table.seats[0].look()
    assert (look.table.name, look.table.chairs[1].name, look.names[1]) == ("Table of Jo", "Enno", "Enno")
    listed = {row["id"]: row for row in jo.ask("GET", "/api/tables")}
    assert (listed[table.id]["name"], listed[table.id]["chairs"][1]["name"]) == ("Table of Jo", "Enno")
    host.deed("unlist", table=table.id)
    assert table.id not in {row["id"] for row in jo.ask("GET", "/api/tables")}
    for _ in range(3):
        host.deed(
            "undo", deed=next(deed["id"] for deed in host.deeds() if deed["stands"] and deed["table"] == table.id)
        )
    assert table.id in {row["id"] for row in jo.ask("GET", "/api/tables")}
    look = table.seats[0].look()
    assert (look.table.name, look.table.chairs[1].name) == ("Rude", "Ruder <b>")


# -- without any host --------------------------------------------------------------------------------------------------


def test_whoever_is_blocked_is_hidden_on_all_devices_and_never_learns(hosted: tuple[House, Browser]) -> None:
    house, _ = hosted
    _, enno, table, _, ennos = pair(house)
    phone, laptop = Browser(house, "90AC12D7", "Mara"), Browser(house, "90AC12D7")
    seq = ennos.talk(INSULT).seq
    phone.block({"table": table.id, "seq": seq})
    assert laptop.standing(table.id)["blocked"] == [ennos.seat]
    assert enno.standing(table.id)["blocked"] == []
    (listed,) = laptop.ask("GET", "/api/blocks")
    assert (listed["name"], listed["mark"]) == ("Enno", None)
    store = Store(house.db)
    with store.reading() as db:
        browser = db.execute(select(TALK.c.holder).where(TALK.c.table_id == table.id)).scalar_one()
    store.close()
    told = json.dumps([listed, laptop.standing(table.id)])
    assert len(browser) == 64
    assert browser not in told, "how a browser is known is told to nobody"
    public = laptop.client.open("nuremberg", [*mine("Mara"), *open_chairs(1)], public=True)
    assert no(enno.client.join, public.id, "Enno") == (403, "not_for_you")
    assert (
        no(enno.ask, "PUT", "/api/blocks", {"whom": {"table": table.id, "seq": seq}, "blocked": True})[1] == "yourself"
    )
    Browser(house, OTHER, "Thea")
    laptop.block({"person": OTHER})
    thea = laptop.ask("GET", "/api/blocks")[1]
    assert (thea["name"], type(thea["mark"])) == ("Thea", int)
    laptop.ask("DELETE", f"/api/blocks/{listed['id']}")
    assert phone.standing(table.id)["blocked"] == []
    enno.client.join(public.id, "Enno")


# -- rules of the house ------------------------------------------------------------------------------------------------


def test_the_rules_of_the_house(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        host, guest = Browser(house, HOST, "Linde", role="host"), Browser(house)
        thea = Browser(house, OTHER, "Thea")

        def give(**rules: Any) -> None:
            asked = {"guests_talk": "always", "gallery": True, "lobby": True, "greeting": "", **rules}
            host.ask("PUT", "/api/host/rules", asked)

        table = hot_seat(guest.client, public=True)
        give(guests_talk="after_one", greeting="Be kind.\u202e Cats are on the table.")
        assert no(table.seats[0].talk, "Hello") == (403, "guests_play_first")
        assert guest.standing()["silent"]
        assert guest.standing()["greeting"] == "Be kind. Cats are on the table."
        hot_seat(thea.client).seats[0].talk("Hello")
        finished(guest.client)
        table.seats[0].talk("Hello")
        give(guests_talk="never", lobby=False)
        assert no(table.seats[0].talk, "Hello") == (403, "guests_do_not_talk")
        assert no(hot_seat, guest.client, public=True) == (403, "lobby_closed")
        assert guest.ask("GET", "/api/tables") == []
        give()
        assert [row["id"] for row in guest.ask("GET", "/api/tables")] == [table.id]


# -- what ends by itself, and the terminal -----------------------------------------------------------------------------


def test_bars_end_at_their_time_and_settled_reports_after_ninety_days(hosted: tuple[House, Browser]) -> None:
    house, host = hosted
    jo, _, table, _, ennos = pair(house)
    seq = ennos.talk(INSULT).seq
    jo.report(table.id, seq)
    (case,) = [case for case in host.ask("GET", "/api/host/reports")["open"] if case["table"] == table.id]
    host.deed("mute", whom={"table": table.id, "seq": seq}, hours=1, report=case["id"])
    store = Store(house.db)
    with store.engine.begin() as db:
        db.execute(update(BARS).values(until=time.time() - 1))
        old = time.time() - 91 * 86_400
        db.execute(update(REPORTS).where(REPORTS.c.id == case["id"]).values(settled_at=old))
    ennos.talk("I am back")
    assert any(group[0].id == case["id"] for group in Reports(store).cases(settled=True))
    Reports(store).forget_old()
    Bars(store).forget_old()
    assert not any(group[0].id == case["id"] for group in Reports(store).cases(settled=True))
    store.close()


def test_everything_is_done_at_the_terminal_too(hosted: tuple[House, Browser]) -> None:
    house, host = hosted
    jo, enno, table, jos, ennos = pair(house)
    seq = ennos.talk(INSULT).seq
    jo.report(table.id, seq)
    shown = admin(house, "reports")
    (line,) = [line for line in shown.splitlines() if table.id in line]
    assert "insult" in line
    admin(house, "mute", "--table", table.id, "--line", str(seq), "--hours", "2", "--why", "Quiet")
    assert "Quiet" in kept_trying(lambda: ennos.talk("What?"), "muted")
    number = host.deeds()[0]["id"]
    assert "Quiet" in admin(house, "deeds")
    admin(house, "undo", str(number))
    ennos.talk("Thanks")
    admin(house, "shut-out", "--table", table.id, "--seat", str(ennos.seat), "--why", "Out")
    assert "Out" in kept_trying(lambda: hot_seat(enno.client), "shut_out")
    awaited(lambda: jos.look().table.chairs[ennos.seat].level, "a bot in the chair")
    Browser(house, DEPUTY, "Ida")
    admin(house, "deputy", "11F0-77A2")
    admin(house, "deputy", "11F0-77A2", "--no-more")
    admin(house, "rename", "Better", "--table", table.id, "--why", "rude")
    admin(house, "unlist", table.id, "--why", "rude")
    admin(house, "reports", "--settle", str(int(line.split()[1])))
    admin(house, "shut-guests", "--hours", "1", "--why", "flood")
    for deed in host.deeds():
        if deed["stands"] and deed["what"] in ("shut_out", "shut_guests"):
            admin(house, "undo", str(deed["id"]))
    assert (
        "Nothing was said there" in run("admin", "remove-line", table.id, "0", "--why", "x", FERNHANDEL_DB=house.db).err
    )


def test_only_hosts_see_what_is_theirs(hosted: tuple[House, Browser]) -> None:
    house, _ = hosted
    for method, path, body in (
        ("GET", "/api/host/reports", None),
        ("GET", "/api/host/deeds", None),
        ("POST", "/api/host/deeds", {"what": "shut_guests", "key": "key-of-mine", "hours": 1, "why": "x"}),
        ("PUT", "/api/host/rules", {}),
    ):
        assert no(Browser(house).ask, method, path, body) == (403, "for_the_host")
    answer = post(f"{house.address}/api/host/deeds", json={}, headers={"origin": "http://elsewhere"})
    assert (answer.status_code, answer.json()["code"]) == (403, "other_origin")
    with house.client() as client:
        step(hot_seat(client))
