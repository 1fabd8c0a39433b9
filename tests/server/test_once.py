"""Durable before answered, and exactly once: a repeat gets the first answer, a stale command the news."""

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from fernhandel.client import Client, Look, Seat
from fernhandel.server.wire import Done, Events
from fernhandel.table import entries
from server.house import House, asked, hot_seat, no, serving, step


def on_disk(file: Path, table: str) -> list[tuple[int, str | None, entries.AnyEntry]]:
    """What another program reads in the database: number, key and entry."""
    with sqlite3.connect(file) as db:
        rows = db.execute("SELECT seq, key, body FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    db.close()
    return [(seq, key, entries.decode(body)) for seq, key, body in rows]


def test_what_is_answered_is_on_disk(house: House, client: Client) -> None:
    table = hot_seat(client)
    for number in range(5):
        seat = asked(table)
        done = seat.act(seat.look().choices[0].action, key=f"command-{number}")
        seq, key, entry = on_disk(house.file, table.id)[-1]
        assert (seq, key) == (done.seq, f"{seat.seat}:command-{number}")
        assert isinstance(entry, entries.Moved)
        assert entry.seat == seat.seat


def test_what_is_answered_survives_a_kill_and_nothing_else_is_there(tmp_path: Path) -> None:
    with serving(tmp_path) as house:
        with house.client() as client:
            table = hot_seat(client, "merchants")
            seat = step(table, 4)
            before = seat.look()
        house.kill()
        house.start()
        with house.client() as client:
            again = client.ask("GET", f"/api/tables/{table.id}", type(before), secret=seat.secret, seat=seat.seat)
        assert (again.seq, again.view, again.choices) == (before.seq, before.view, before.choices)
        assert len(on_disk(house.file, table.id)) == before.seq + 1


def test_a_repeat_gets_the_first_answer_and_is_carried_out_once(client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    look = seat.look()
    first = seat.act(look.choices[0].action, base=look.seq, key="the-same-key")
    for action in (look.choices[0].action, look.choices[1].action):
        assert seat.act(action, base=look.seq, key="the-same-key") == first
    assert table.seats[0].look().table.moves == 1


def act_at_once(house: House, seat: Seat, look: Look, times: int) -> list[Done]:
    """The answers to one command that is sent so many times at once, each over a line of its own."""

    def act(_: int) -> Done:
        body = {"type": "act", "key": "the-same-key", "seat": seat.seat, "base": look.seq}
        with house.client() as own:
            path = f"/api/tables/{seat.table}/commands"
            return own.ask("POST", path, Done, {**body, "action": look.choices[0].action}, seat.secret)

    with ThreadPoolExecutor(times) as lines:
        return list(lines.map(act, range(times)))


def test_the_same_command_ten_times_at_once_is_carried_out_once(house: House, client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    look = seat.look()
    assert len(set(act_at_once(house, seat, look, times=10))) == 1
    assert table.seats[0].look().table.moves == 1


def test_keys_of_different_seats_do_not_meet(client: Client) -> None:
    table = hot_seat(client)
    one = table.seats[0].do("talk", key="the-same-key", text="Wine?")
    other = table.seats[1].do("talk", key="the-same-key", text="Cloth?")
    assert one.seq != other.seq


def test_a_decision_on_old_news_is_refused_and_changes_nothing(client: Client) -> None:
    table = hot_seat(client, "merchants")
    seat = asked(table)
    look = seat.look()
    seat.act(look.choices[-1].action, base=look.seq)  # buys something, and is asked again
    assert no(seat.act, look.choices[1].action, base=look.seq) == (409, "stale")
    assert seat.look().table.moves == 1
    seat.do("talk", text="One moment")  # talk does not make anybody's news old
    now = seat.look()
    table.seats[1 - seat.seat].do("talk", text="Of course")
    seat.act(now.choices[0].action, base=now.seq)


def test_two_at_once_with_the_same_question_one_of_them_wins(house: House, client: Client) -> None:
    """Two browsers own one seat and decide at the same moment."""
    table = hot_seat(client)
    seat = asked(table)
    look = seat.look()
    outcomes: list[str] = []

    def act(number: int) -> None:
        with house.client() as own:
            other = own.seat(table.id, seat.secret)
            try:
                other.act(look.choices[number].action, base=look.seq)
                outcomes.append("done")
            except Exception as error:
                outcomes.append(str(error).split(":")[0])

    threads = [threading.Thread(target=act, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["done", "stale", "stale", "stale"]
    assert table.seats[0].look().table.moves == 1


def test_undo_over_the_wire(client: Client) -> None:
    table = hot_seat(client)
    seat = asked(table)
    before = seat.look()
    seat.act(before.choices[0].action)
    assert seat.look().undo.can == "undo"
    first = seat.do("undo", key="undo-once")
    assert seat.do("undo", key="undo-once") == first
    assert seat.look().view == before.view
    step(table, 2)
    assert seat.look().undo.can == "ask"
    assert "has moved since" in seat.look().undo.why
    assert no(seat.undo) == (409, "undo_needs_consent")
    seat.undo(ask=True)
    other = table.seats[1 - seat.seat]
    asking = other.look().asking
    assert asking is not None
    assert asking.yours
    other.do("answer_undo", grant=True)
    assert seat.look().view == before.view
    notes = client.ask("GET", f"/api/tables/{table.id}/events", Events).notes
    assert [note.type for note in notes[-3:]] == ["asked_back", "answered", "took_back"]
