"""Nothing holds up the others: what takes long is done beside the loop, within a size, and sent once."""

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any

import httpx
import msgspec
import pytest

import fernhandel
from fernhandel import Rng
from fernhandel.client import Client
from fernhandel.core import shelf as shelf
from fernhandel.server import schema
from fernhandel.server.app import make_app
from fernhandel.server.config import Config
from fernhandel.server.opening import BOARD_BYTES
from fernhandel.server.problems import MOST_LETTERS
from fernhandel.server.routes import RECORD_BYTES
from fernhandel.server.schema import with_games
from server.house import House, bots, get, mine, no, post

RECORDS = 5
MARK = "Nowhere in particular"  # the source of a board that is not the house's own


def other_board(game: str) -> dict[str, Any]:
    """The board of the box, but not it: its heading says something else."""
    title = shelf.title(game)
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(title.board_data(title.terms(2, None, {}))))
    heading = "map" if game == "nuremberg" else "board"
    return {**data, heading: {**data[heading], "source": MARK}}


class Pulse:
    """How long a question takes that nobody should have to wait for, asked again and again beside the test."""

    def __init__(self, house: House) -> None:
        self.seconds: list[float] = []
        self._address = f"{house.address}/healthz"
        self._over = threading.Event()

    @contextmanager
    def felt(self) -> Iterator[None]:
        thread = threading.Thread(target=self._feel)
        thread.start()
        try:
            yield
        finally:
            self._over.set()
            thread.join()

    def _feel(self) -> None:
        with httpx.Client() as client:
            while not self._over.is_set():
                began = time.perf_counter()
                client.get(self._address).raise_for_status()
                self.seconds.append(time.perf_counter() - began)
                time.sleep(0.005)


def long_record() -> str:
    """A game of six that is played by chance on another board: thousands of steps."""
    title = shelf.title("auf_achse")
    game = fernhandel.Game.deal(title, title.terms(6, None, {}, other_board("auf_achse")), 1)
    rng = Rng.from_seed(3)
    while not game.over:
        seat = game.to_act()[0]
        choices = game.legal(seat)
        game.apply(seat, choices[rng.below(len(choices))])
    return game.record().to_text()


def test_who_looks_after_the_server_is_answered_while_long_records_are_brought(house: House) -> None:
    """On the loop, every record would hold up one question; what a busy machine holds up is fewer."""
    record = long_record()
    pulse = Pulse(house)
    with pulse.felt():
        began = time.perf_counter()
        answers = [post(f"{house.address}/api/records", json={"record": record}) for _ in range(RECORDS)]
        each = (time.perf_counter() - began) / RECORDS
    assert [answer.status_code for answer in answers] == [201] * RECORDS
    assert sorted(pulse.seconds)[-RECORDS] < 0.15 * each


def test_the_description_of_the_wire_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def making(document: dict[str, Any]) -> dict[str, Any]:
        made.append(document)
        return with_games(document)

    monkeypatch.setattr(schema, "with_games", making)
    app = make_app(Config(db="sqlite:///never-opened.db"))
    with ThreadPoolExecutor(4) as threads:
        texts = set(threads.map(lambda _: schema.described(app), range(8)))
    assert (len(texts), len(made)) == (1, 1)


# -- boards ------------------------------------------------------------------------------------------------------------


def faulty(size: int) -> dict[str, Any]:
    """A board of so many bytes whose fault is in the last of a thousand tables, behind as many roads as fit."""
    board = other_board("merchants")
    board["labels"] = {**{f"k{number}": {} for number in range(size // 40)}, "last": 5}
    road = {"from": "a", "to": "b", "spaces": ["x"] * 10, "source": MARK}
    missing = size - len(msgspec.json.encode(board))
    board["roads"] = [*board["roads"], *[road] * (missing // (len(msgspec.json.encode(road)) + 1))]
    return board


def test_a_board_just_within_its_size_is_judged_within_moments() -> None:
    """The time is that of reading it some times: the fault is found by halves, not key by key."""
    title = shelf.title("merchants")
    board = faulty(BOARD_BYTES)
    began = time.perf_counter()
    json.loads(json.dumps(board))
    reading = time.perf_counter() - began
    began = time.perf_counter()
    with pytest.raises(fernhandel.BadInput, match="last"):
        title.check_board(board)
    assert time.perf_counter() - began < 200 * reading


def test_a_board_that_is_too_large_is_refused_unseen(house: House) -> None:
    board = {**other_board("nuremberg"), "more": "x" * BOARD_BYTES}
    body: dict[str, Any] = {"game": "nuremberg", "chairs": [{"kind": "mine"}] * 2, "board": board}
    terms = shelf.title("nuremberg").terms(2, None, {}, board)
    record = {"record": fernhandel.Record(terms, 1, [], [], False).to_jsonl()}
    for path, asked in (("/api/tables", body), ("/api/records", record)):
        answer = post(f"{house.address}{path}", json=asked)
        assert answer.status_code == 400
        assert f"{BOARD_BYTES} are enough" in answer.json()["message"]
    enormous = {**body, "board": {**board, "more": "x" * RECORD_BYTES}}
    assert post(f"{house.address}/api/tables", json=enormous).status_code == 413


def test_a_thousand_faults_are_not_all_told(house: House) -> None:
    board = other_board("merchants")
    board["cities"] = [board["cities"][0]] * 1000
    body = {"game": "merchants", "chairs": [{"kind": "mine"}] * 2, "board": board}
    answer = post(f"{house.address}/api/tables", json=body)
    assert answer.status_code == 400
    assert "4 to 20 cities" in answer.json()["message"]
    assert len(answer.json()["message"]) <= MOST_LETTERS + 2


@pytest.mark.parametrize("game", ["merchants", "auf_achse", "nuremberg"])
def test_another_board_is_sent_once_and_everything_is_played_on_it(house: House, client: Client, game: str) -> None:
    board = other_board(game)
    table = client.open(game, [*mine("North"), *bots("easy")], board=board)
    seat = table.seats[0]
    with closing(seat.follow()) as following:
        for news in following:
            assert MARK not in msgspec.json.encode(news).decode()
            if news.look.choices:
                break
    assert news.look.table.other_board
    looked = get(f"{house.address}/api/tables/{table.id}")
    assert MARK not in looked.text
    printed = get(f"{house.address}/api/tables/{table.id}/board").json()
    assert MARK in json.dumps(printed["board"])
    view = seat.view(news.look)
    assert printed["figures"] == msgspec.to_builtins(shelf.title(game).figures(view.terms))
    assert view.terms.board == board
    imagined = view.imagine(Rng.from_seed(1))
    assert [action.id for action in imagined.legal(0)] == [choice.id for choice in news.look.choices]
    assert not client.look(client.open(game, mine("North", "South")).id).table.other_board


def test_a_finished_game_on_another_board_is_looked_back_on(house: House, client: Client) -> None:
    game = fernhandel.replay(fernhandel.Record.parse(long_record()))
    laid = client.ask("POST", "/api/records", dict[str, Any], {"record": game.record().to_text()})
    path = f"{house.address}/api/tables/{laid['table']}"
    replayed = get(f"{path}/replay?move={game.length // 2}")
    assert replayed.json()["table"]["other_board"]
    assert MARK not in replayed.text
    assert MARK in get(f"{path}/record").text
    assert no(client.ask, "GET", f"/api/tables/{laid['table']}/replay", dict[str, Any], move=10**6)[0] == 404
