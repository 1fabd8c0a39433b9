"""The server is killed at random moments while browsers play all games, turn their keys and crowd in when it is back.

No answered move is missing, none is doubled, nobody is locked out, and the server never ends by itself.
``python tests/server/kill.py --kills 200`` does it at length; the suite does some.
"""

import argparse
import random
import sqlite3
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from secrets import token_urlsafe

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from fernhandel.client import NotDone, Seat, Table
from fernhandel.server.hall import unfold
from fernhandel.server.store import Store
from fernhandel.server.wire import Joined
from fernhandel.table import entries
from server.house import GAMES, PATIENCE, AnyChoice, House, bots, get, mine, serving

CROWD = 12
ALL_WELL = "none missing, none doubled, nobody locked out"
RENEWALS = 0.1  # how often somebody asks for a new secret before a move


class Player(threading.Thread):
    """Plays the seats of one table by its cookie, remembers every answer, and repeats what was not answered."""

    def __init__(self, house: House, game: str, seed: int) -> None:
        super().__init__(daemon=True)
        self._house = house
        self._game = game
        self._choose = AnyChoice(seed)
        self._rng = random.Random(seed)
        self._client = house.client()
        self.sent: set[str] = set()
        self.answered: dict[str, tuple[int, str]] = {}
        self.tables: list[str] = []
        self.stopping = False
        self.failure = ""

    def run(self) -> None:
        try:
            while not self.stopping:
                self._play(self._laid())
        except Exception as error:
            self.failure = f"{type(error).__name__}: {error}"
        finally:
            self._client.close()

    def _laid(self) -> Table:
        while True:
            try:
                chairs = [*mine("North", "South"), *(bots("easy") if self._game == "merchants" else [])]
                table = self._client.open(self._game, chairs)
                self.tables.append(table.id)
                seats = {seat: Seat(self._client, table.id, seat, "") for seat in table.seats}
                return Table(table.id, seats, "")
            except httpx.TransportError:
                time.sleep(0.05)

    def _play(self, table: Table) -> None:
        while not self.stopping:
            try:
                look = table.seats[0].look()
                if look.table.state == "over":
                    return
                due = [seat for seat in look.table.to_act if seat in table.seats]
                if not due:
                    time.sleep(0.02)  # a bot thinks
                    continue
                seat = table.seats[due[0]]
                look = seat.look() if seat.seat else look
                if not look.choices:
                    continue
                action = dict(self._choose(look))
            except httpx.TransportError:
                time.sleep(0.05)
                continue
            if self._rng.random() < RENEWALS:
                self._until_answered(seat, "new_secret")
            elif self._rng.random() < RENEWALS:
                self._hand_on(seat)
            self._until_answered(seat, "act", base=look.seq, action=action)

    def _hand_on(self, seat: Seat) -> None:
        """The chair goes to somebody else at the same screen."""
        offer = token_urlsafe(16)
        self._until_answered(seat, "hand_on", secret=offer)
        asked = {"offer": offer, "name": "Left", "secret": token_urlsafe(16)}
        while not self.stopping:
            try:
                self._client.ask("POST", f"/api/tables/{seat.table}/take", Joined, asked)
                return
            except httpx.TransportError:
                time.sleep(0.05)

    def _until_answered(self, seat: Seat, command: str, **fields: object) -> None:
        key = f"{self._game}-{len(self.sent):06}"
        self.sent.add(f"{seat.seat}:{key}")
        while not self.stopping:
            try:
                done = seat.do(command, key, **fields)
                self.answered[f"{seat.seat}:{key}"] = (done.seq, seat.table)
                return
            except NotDone as no:
                if no.problem.code != "stale":
                    raise
                return
            except httpx.TransportError:
                time.sleep(0.05)


def check(house: House, players: list[Player], latest: int = 2) -> int:
    """Compare what was answered at the latest tables of each player with what is on disk; the number of all answers."""
    store = Store(house.db)
    total = 0
    for player in players:
        answered = dict(player.answered)
        for table in player.tables[-latest:]:
            rows = store.rows(table)
            assert [row.seq for row in rows] == list(range(len(rows))), "the numbers have a gap"
            keys = [row.key for row in rows if row.key]
            assert len(keys) == len(set(keys)), "a move is doubled"
            assert set(keys) <= player.sent, "somebody has moved who did not"
            by_key = {row.key: row for row in rows if row.key}
            for key, (seq, where) in answered.items():
                if where == table:
                    assert key in by_key, f"an answered move is missing: {key}"
                    assert by_key[key].seq == seq
                    entry = entries.decode(by_key[key].body)
                    assert isinstance(entry, entries.SecretChanged | entries.Offered | entries.Moved)
                    assert not isinstance(entry, entries.Moved) or entry.by == "person"
            live = unfold(table, rows)  # and all of it is a game by the rules
            moves = [entries.decode(row.body) for row in rows]
            assert live.game.length == sum(isinstance(move, entries.Moved) for move in moves)
            taken = sum(isinstance(move, entries.HandedOn) for move in moves)
            offers = sum(isinstance(move, entries.Offered) for move in moves)
            assert offers - 1 <= taken <= offers, "a chair that is offered is taken once"
        total += len(answered)
    store.close()
    return total


def crowd(house: House, tables: list[str]) -> None:
    """Everybody wants to see every table, at once."""

    def look(table: str) -> None:
        with suppress(httpx.TransportError):  # it is killed in the middle of that
            answer = get(f"{house.address}/api/tables/{table}", timeout=PATIENCE)
            assert answer.status_code == 200, answer.text

    with ThreadPoolExecutor(CROWD) as pool:
        list(pool.map(look, tables))


def kill(folder: Path, kills: int, seed: int, told: bool = False) -> int:
    """So many kills at random moments; the number of moves that were answered meanwhile."""
    rng = random.Random(seed)
    with serving(folder) as house:
        players = [Player(house, game, seed + number) for number, game in enumerate(GAMES)]
        for player in players:
            player.start()
        answered = 0
        for number in range(kills):
            before = sum(len(player.answered) for player in players)
            while sum(len(player.answered) for player in players) < before + 3:  # it has begun to answer again
                assert not any(player.failure for player in players), [player.failure for player in players]
                time.sleep(0.01)
            time.sleep(rng.uniform(0, 0.3))
            assert house.running, "the server has ended by itself"
            house.kill()
            answered = check(house, players)
            if told:
                print(
                    f"\r{number + 1} kills, {answered} commands answered, {ALL_WELL}",
                    end="",
                    flush=True,
                )
            house.start()
            crowd(house, [table for player in players for table in player.tables[-4:]])
        for player in players:
            player.stopping = True
        for player in players:
            player.join()
            assert not player.failure, player.failure
        house.kill()
        return check(house, players, latest=1_000_000)


def integrity(file: Path) -> str:
    """What SQLite says of its file."""
    db = sqlite3.connect(file)
    try:
        return str(db.execute("PRAGMA integrity_check").fetchone()[0])
    finally:
        db.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        answered = kill(Path(folder), asked.kills, asked.seed, told=True)
        said = integrity(Path(folder) / "tables.db")
        print(f"\n{asked.kills} kills, {answered} commands answered, {ALL_WELL}; the file is {said}")


if __name__ == "__main__":
    main()
