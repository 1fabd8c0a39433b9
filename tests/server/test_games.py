"""Whole games of all titles over the wire, and everything that can be done with a game that is over."""

import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

import fernhandel
from fernhandel.client import Client, Look, NotDone, Seat, Table
from fernhandel.core.events import seen_by
from fernhandel.core.outlook import Outlook
from fernhandel.core.records import Record
from fernhandel.core.shelf import title as house_title
from fernhandel.server.opening import lay_again
from fernhandel.server.wire import Listing, OpenedTable, PartBegan, Position, Studied
from fernhandel.table.clock import Clock
from fernhandel.table.entries import Chair, Opened
from fernhandel.table.live import LiveTable, commitment
from server.house import GAMES, AnyChoice, House, bots, finished, hot_seat, mine, no, open_chairs, run, step


@pytest.fixture(scope="module")
def over(house: House) -> Iterator[Table]:
    """A game that is over."""
    with house.client() as client:
        yield finished(client)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_bots(client: Client, game: str) -> None:
    table = client.open(
        game, [*mine("North"), *bots("easy", "random")], edition="1999" if game == "merchants" else None
    )
    promised = table.seats[0].look().table.commitment
    choose = AnyChoice(3)
    look = table.seats[0].play(choose)
    assert look.table.state == "over"
    assert len(look.standing_lines) == 3
    assert look.verdict.endswith(")"), "with the rule behind it"
    record = client.record(table.id)
    replayed = fernhandel.replay(record)
    assert replayed.over
    assert replayed.length == look.table.moves
    assert replayed.seed is not None
    assert commitment(replayed.seed) == promised
    assert look.table.seed == str(replayed.seed)


def test_two_programs_play_against_each_other(house: House) -> None:
    """Each with a socket and a client of its own, one invited by the other."""
    ends: dict[int, Look] = {}
    with house.client() as north, house.client("de") as south:
        table = north.open("nuremberg", [*mine("North"), *open_chairs(1)])
        seats = [table.seats[0], south.join(table.id, "South", invite=table.invite)]

        def play(seat: Seat) -> None:
            ends[seat.seat] = seat.play(AnyChoice(seat.seat))

        threads = [threading.Thread(target=play, args=(seat,)) for seat in seats]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        fresh = seats[1].look()
    assert ends[0].standing == ends[1].standing
    assert ends[1].view == fresh.view
    assert ends[1].standing_lines == fresh.standing_lines != ends[0].standing_lines


# -- a game that is over -----------------------------------------------------------------------------------------------


def test_the_record_verifies_and_a_false_promise_does_not(over: Table, client: Client, tmp_path: Path) -> None:
    look = client.look(over.id)
    file = tmp_path / "game.fernhandel"
    file.write_text(client.record(over.id), "utf-8")
    told = run("verify", str(file), "--commitment", look.table.commitment.upper())
    assert (told.code, told.err) == (0, "")
    assert f"seed {look.table.seed}" in told.out
    assert "as promised" in told.out
    told = run("verify", str(file), "--commitment", commitment(1))
    assert told.code != 0
    assert "does not match the promise" in told.err
    file.write_text(client.record(over.id).replace("bid", "pass", 1), "utf-8")
    told = run("verify", str(file))
    assert told.code == 1


def test_it_is_replayed_at_every_step_as_any_seat_saw_it(over: Table, client: Client) -> None:
    record = Record.parse(client.record(over.id))
    for number in (0, 1, len(record.moves) // 2, len(record.moves)):
        game = fernhandel.replay(
            Record(record.terms, record.seed, [], record.moves[:number], number == len(record.moves))
        )
        for seat in (0, 1, None):
            then = client.ask("GET", f"/api/tables/{over.id}/replay", Look, seat=seat, move=number)
            assert then.table.moves == number
            assert then.view == _wire(game.view(seat).to_json())
            told = client.ask("GET", f"/api/tables/{over.id}/position", Position, seat=seat, move=number)
            assert told.lines == game.title.words(game.terms, names=then.names).position(game.view(seat))
    last = len(record.moves)
    assert no(client.ask, "GET", f"/api/tables/{over.id}/replay", Look, move=last + 1) == (404, "no_such_move")


def test_a_finished_game_tells_where_each_part_of_a_turn_begins(over: Table, client: Client) -> None:
    record = Record.parse(client.record(over.id))
    game = fernhandel.replay(Record(record.terms, record.seed, [], [], False))
    words = game.title.words(game.terms)
    begun: list[tuple[int, str]] = []
    for number, (seat, text) in enumerate(record.moves):
        now = [stage.name for stage in words.stages(game.view(seat)) if stage.state == "now"]
        if now and (not begun or begun[-1][1] != now[0]):
            begun.append((number, now[0]))
        game.apply(seat, game.catalogue.from_text(text))
    parts = client.ask("GET", f"/api/tables/{over.id}/parts", list[PartBegan])
    assert len(parts) > 3
    assert [(part.move, part.name) for part in parts] == begun
    german = client.ask("GET", f"/api/tables/{over.id}/parts", list[PartBegan], language="de")
    assert [part.stage for part in german] == [part.stage for part in parts]
    assert [part.name for part in german] != [part.name for part in parts]


def test_a_finished_game_tells_what_every_move_meant(over: Table, client: Client) -> None:
    """As whoever made it could be told before, now with all that followed."""
    record = Record.parse(client.record(over.id))
    game = fernhandel.replay(Record(record.terms, record.seed, [], [], False))
    names = client.ask("GET", f"/api/tables/{over.id}/replay", Look, move=0).names
    words = game.title.words(game.terms, "de", names)
    changes = 0
    for number, (seat, text) in enumerate(record.moves):
        before, action = game.view(seat), game.catalogue.from_text(text)
        events = seen_by(game.apply(seat, action), seat)
        meant = words.outlook(before, [action], game.view(seat), events)
        changes += len(meant.changes)
        if number % 17 == 0 or number == len(record.moves) - 1:
            path = f"/api/tables/{over.id}/meant"
            assert client.ask("GET", path, Outlook, move=number, language="de") == meant
    assert changes > len(record.moves) // 4
    path, last = f"/api/tables/{over.id}/meant", len(record.moves)
    assert no(client.ask, "GET", path, Outlook, move=last) == (404, "no_such_move")


def test_every_decision_is_studied_afterwards(over: Table, client: Client) -> None:
    record = Record.parse(client.record(over.id))
    game = fernhandel.replay(Record(record.terms, record.seed, [], [], False))
    choices: dict[int, list[int]] = {0: [], 1: []}
    for number, (seat, text) in enumerate(record.moves):
        if len(game.legal(seat)) > 1:
            choices[seat].append(number)
        game.apply(seat, game.catalogue.from_text(text))
    path = f"/api/tables/{over.id}"
    for seat, steps in choices.items():
        assert client.ask("GET", f"{path}/decisions", list[int], seat=seat) == steps
        for number in (steps[0], steps[-1]):
            studied = client.ask("GET", f"{path}/study", Studied, move=number)
            assert (studied.move, studied.seat) == (number, seat)
            assert studied.made.id == game.catalogue.from_text(record.moves[number][1]).id
            for thought in (studied.made, studied.best):
                assert thought.text
                if studied.best.looks > 0:  # a machine that is too busy has nothing to tell
                    assert thought.chance is not None
                    assert 0 <= thought.chance <= 1
    assert no(client.ask, "GET", f"{path}/study", Studied, move=len(record.moves)) == (404, "no_such_move")
    assert no(client.ask, "GET", f"{path}/decisions", list[int], seat=2) == (400, "bad_input")
    assert no(client.ask, "GET", f"{path}/decisions", list[int])[0] == 400


def test_it_goes_on_from_any_step_with_other_players(over: Table, client: Client) -> None:
    record = Record.parse(client.record(over.id))
    body = {"move": 5, "chairs": [{"kind": "mine", "name": "North"}, {"kind": "mine", "name": "South"}]}
    fork = client.ask("POST", f"/api/tables/{over.id}/fork", OpenedTable, body)
    look = client.look(fork.table)
    assert (look.table.moves, look.table.origin, look.table.state) == (5, over.id, "playing")
    game = fernhandel.replay(Record(record.terms, record.seed, [], record.moves[:5], False))
    assert look.view == _wire(game.view(None).to_json())
    table = Table(fork.table, {seat: Seat(client, fork.table, seat, key) for seat, key in fork.seats.items()}, "")
    step(table, 2)
    beyond = {**body, "move": len(record.moves) + 1}
    assert no(client.ask, "POST", f"/api/tables/{over.id}/fork", OpenedTable, beyond)[0] == 400
    three = {**body, "chairs": [{"kind": "mine"}] * 3}
    assert no(client.ask, "POST", f"/api/tables/{over.id}/fork", OpenedTable, three)[0] == 400


def test_a_record_is_imported_and_exported_alike(over: Table, client: Client) -> None:
    record = client.record(over.id)
    opened = client.ask("POST", "/api/records", OpenedTable, {"record": record, "name": "From elsewhere"})
    look = client.look(opened.table)
    assert (look.table.state, look.table.name) == ("over", "From elsewhere")
    assert look.view == client.look(over.id).view
    again = Record.parse(client.record(opened.table))
    assert again.moves == Record.parse(record).moves
    cut = "\n".join(record.splitlines()[:-3])
    assert no(client.ask, "POST", "/api/records", OpenedTable, {"record": cut + "\nx"})[0] == 400
    assert no(client.ask, "POST", "/api/records", OpenedTable, {"record": "nonsense"})[0] == 400


def test_an_imported_record_may_not_bring_endless_names(over: Table, client: Client) -> None:
    record = Record.parse(client.record(over.id))
    long = Record(record.terms, record.seed, ["N" * 5_000, "South\tand\tmore"], record.moves, True)
    opened = client.ask("POST", "/api/records", OpenedTable, {"record": long.to_text()})
    assert all(len(chair.name) <= 40 for chair in client.look(opened.table).table.chairs)


def test_it_is_laid_again_once_with_everybody_one_seat_further(house: House) -> None:
    with house.client() as client:
        over = finished(client, seed=2)
        north, south = over.seats[0], over.seats[1]
        tables: list[str] = []

        def ask(seat: Seat) -> None:
            tables.append(seat.do("rematch").table)

        threads = [threading.Thread(target=ask, args=(seat,)) for seat in (north, south)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(set(tables)) == 1, "two who ask at once sit at the same table"
        again = tables[0]
        assert client.look(over.id).table.rematch == again
        look = client.look(again)
        assert [chair.name for chair in look.table.chairs] == ["South", "North"]
        assert look.table.origin == over.id
        assert look.table.commitment != client.look(over.id).table.commitment
        assert client.ask("GET", f"/api/tables/{again}", Look, secret=north.secret, seat=1).mine == [0, 1]
        with house.client() as elsewhere:
            assert elsewhere.seat(again, north.secret).seat == 1
        with house.client() as late:  # whoever comes to the old table later and asks too
            assert late.seat(over.id, south.secret).do("rematch").table == again
            assert late.look(again).mine == [0]
        listed = client.ask("GET", "/api/tables/mine", list[Listing])
        assert [table.id for table in listed].count(again) == 1
        assert len(listed) == 2, "no other table is laid"


def test_a_game_by_older_rules_is_laid_again_by_the_newest() -> None:
    terms = replace(house_title("nuremberg").terms(2, None, {}), rules=1)
    older = replace(terms, options={name: value for name, value in terms.options.items() if name != "chain_start"})
    chairs = [Chair(kind="person", name=name) for name in ("North", "South")]
    opened = Opened(
        terms=older, seed=1, name="", public=False, clock=Clock(), chairs=chairs, invite="", moves=[], origin=""
    )
    again = lay_again(LiveTable("here", 1.0, opened)).log[0]
    assert isinstance(again, Opened)
    assert again.origin == "here"
    assert again.terms == replace(terms, rules=house_title("nuremberg").about.rules)


def test_what_is_for_the_end_is_refused_before_it(client: Client) -> None:
    table = hot_seat(client)
    assert no(client.ask, "GET", f"/api/tables/{table.id}/replay", Look, move=0) == (409, "not_over_yet")
    body = {"move": 0, "chairs": [{"kind": "mine"}, {"kind": "mine"}]}
    assert no(client.ask, "POST", f"/api/tables/{table.id}/fork", OpenedTable, body) == (409, "not_over_yet")
    assert no(client.ask, "GET", f"/api/tables/{table.id}/study", Studied, move=0) == (409, "not_over_yet")
    assert no(client.ask, "GET", f"/api/tables/{table.id}/decisions", list[int], seat=0) == (409, "not_over_yet")
    assert no(client.ask, "GET", f"/api/tables/{table.id}/parts", list[PartBegan]) == (409, "not_over_yet")
    assert no(client.ask, "GET", f"/api/tables/{table.id}/meant", Outlook, move=0) == (409, "not_over_yet")
    assert no(table.seats[0].do, "rematch") == (409, "not_over_yet")
    with pytest.raises(NotDone, match="when the game is over"):
        client.record(table.id)


def test_names_on_several_lines_do_not_spoil_a_record(client: Client) -> None:
    table = client.open("nuremberg", mine("North\nseed: 1", "  South \t of  it "))
    assert [chair.name for chair in client.look(table.id).table.chairs] == ["North seed: 1", "South of it"]


def _wire(text: bytes) -> object:
    return httpx.Response(200, content=text).json()
