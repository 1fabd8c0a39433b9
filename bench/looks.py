"""What it takes to tell a move to all who look on: ``python -m bench.looks``, in the compiled form.

Random games are played at a table. After every move each onlooker's news is built and encoded as the server does it:
the look, and the note of the move. Microseconds of CPU time for one move and all onlookers together; what a seat may
do is found before, for it belongs to the rules. Every game is played several times over and the best time counts.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

import fernhandel
from fernhandel import Rng
from fernhandel.table import entries
from fernhandel.table.clock import Clock
from fernhandel.table.live import LiveTable
from fernhandel.table.onlooker import Onlooker
from fernhandel.table.settings import SeatSettings

NAMES = ("North", "South", "Left", "Right")
OWN = SeatSettings()
SETTINGS = ((2, 0), (4, 3))  # seats, and spectators beside them
BEGIN = 1_700_000_000.0

Tell = Callable[[Onlooker, int, float], bytes]


class News(msgspec.Struct, tag_field="type", tag="news"):
    """As the server sends it, out of parts that are encoded already."""

    after: int
    seq: int
    notes: list[msgspec.Raw]
    look: object
    online: list[int]


def tell(onlooker: Onlooker, after: int, now: float) -> bytes:
    mine = [] if onlooker.seat is None else [onlooker.seat]
    look = onlooker.look_to_tell(mine, OWN if mine else None, now)
    notes = onlooker.notes_json(after)
    return msgspec.json.encode(News(after, onlooker.live.seq, notes, look, [0, 1]))


def tell_plainly(onlooker: Onlooker, after: int, now: float) -> bytes:
    """By objects that are made anew for each onlooker, as for whoever asks once."""
    mine = [] if onlooker.seat is None else [onlooker.seat]
    look = onlooker.look(mine, OWN if mine else None, now)
    parts = {"type": "news", "after": after, "seq": look.seq, "notes": onlooker.notes(after), "look": look}
    return msgspec.json.encode(parts | {"online": [0, 1]})


@dataclass
class Spent:
    moves: int = 0
    seconds: float = 0.0
    size: int = 0

    @property
    def micros(self) -> float:
        return self.seconds / self.moves * 1e6


def lay(game: str, players: int, seed: int) -> LiveTable:
    chairs = [entries.Chair(kind="person", name=name, secret_hash="x") for name in NAMES[:players]]
    terms = fernhandel.make(game, players=players, seed=seed).terms
    opened = entries.Opened(terms=terms, seed=seed, name="", public=False, clock=Clock(), chairs=chairs, invite="")
    live = LiveTable("bench", BEGIN, opened)
    live.fold(BEGIN, entries.Began())
    return live


def play(game: str, players: int, spectators: int, lean: bool, seed: int, tell: Tell, most: int) -> Spent:
    live = lay(game, players, seed)
    lookers = [Onlooker(live, seat, "en", lean) for seat in [*range(players), *[None] * spectators]]
    for onlooker in lookers:
        tell(onlooker, -1, BEGIN)
    rng, spent, now = Rng.from_seed(seed), Spent(), BEGIN
    while not live.game.over and spent.moves < most:
        seats = live.to_act()
        seat = seats[rng.below(len(seats))]
        legal = live.game.legal(seat)
        text = live.game.catalogue.to_text(legal[rng.below(len(legal))])
        now += 1.0
        live.fold(now, entries.Moved(seat=seat, action=text, by="person"))
        for asked in live.to_act():
            live.game.legal(asked)
        began = time.thread_time()
        for onlooker in lookers:
            spent.size += len(tell(onlooker, live.seq - 1, now))
        spent.seconds += time.thread_time() - began
        spent.moves += 1
    return spent


def measure(game: str, players: int, spectators: int, lean: bool, tell: Tell, games: int, times: int) -> Spent:
    """The best of several times for each of some games; the longest are broken off."""
    total = Spent()
    for seed in range(games):
        tries = [play(game, players, spectators, lean, seed, tell, most=1_000) for _ in range(times)]
        best = min(tries, key=lambda spent: spent.seconds)
        total.moves += best.moves
        total.seconds += best.seconds
        total.size += best.size
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    if not fernhandel.compiled():
        raise SystemExit("only the compiled form is worth measuring: PYTHONPATH=build/compiled python -m bench.looks")
    print(f"{'game':<10} {'seats':>5} {'spectators':>10} {'':<6} {'plainly µs':>10} {'µs':>6} {'bytes':>6}")
    for about in fernhandel.games():
        for players, spectators in SETTINGS:
            for lean in (True, False):
                options = (about.id, players, spectators, lean)
                plain = measure(*options, tell_plainly, asked.games, asked.times)
                told = measure(*options, tell, asked.games, asked.times)
                kind = "lean" if lean else "worded"
                line = (
                    f"{about.id:<10} {players:>5} {spectators:>10} {kind:<6} {plain.micros:>10.0f} {told.micros:>6.0f}"
                )
                print(f"{line} {told.size / told.moves:>6.0f}", flush=True)


if __name__ == "__main__":
    main()
