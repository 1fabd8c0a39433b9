"""One game of a series between bots, and a series spread over processes. Runs in workers: nothing here prints."""

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Signal
from time import process_time

import msgspec

import fernhandel
from fernhandel.bots import make_bot
from fernhandel.cli.seats import THINKING_SECONDS, bot_seed

LONGEST_GAME = 1_000_000
GAMES_AHEAD = 4  # for each worker, so that none waits for the next


class Pairing(msgspec.Struct, frozen=True):
    """What every game of a series has in common."""

    game: str
    edition: str | None
    board: str | None
    options: dict[str, str]
    bots: list[str]
    """The kind of bot on each seat."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went; ``error`` says why it did not end."""

    seed: int
    turns: int = 0
    decisions: int = 0
    standing: list[fernhandel.Place] = []
    cpu: float = 0.0
    error: str = ""


class Stopped(Exception):
    """The series was broken off."""


_stop: Signal | None = None


def play_one(pairing: Pairing, seed: int) -> Outcome:
    """Play the game of that seed to its end; a bot or rule that fails makes an outcome too."""
    began = process_time()
    try:
        game = _played(pairing, seed)
    except (Stopped, KeyboardInterrupt):
        raise
    except Exception as error:
        return Outcome(seed, cpu=process_time() - began, error=f"{type(error).__name__}: {error}")
    turns = int(getattr(game.view(None), "turn", 0))  # not every game counts turns
    return Outcome(seed, turns, game.length, game.standing(), process_time() - began)


def _played(pairing: Pairing, seed: int) -> fernhandel.Game:
    game = fernhandel.make(
        pairing.game,
        players=len(pairing.bots),
        edition=pairing.edition,
        seed=seed,
        board=pairing.board,
        **pairing.options,
    )
    bots = [make_bot(name, pairing.game, bot_seed(seed, seat, 0)) for seat, name in enumerate(pairing.bots)]
    while not game.over:
        if _stop is not None and _stop.is_set():
            raise Stopped
        if game.length >= LONGEST_GAME:
            raise RuntimeError(f"the game is still going after {game.length} decisions")
        seat = game.to_act()[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), THINKING_SECONDS))
    return game


def play_series(pairing: Pairing, seeds: range, workers: int) -> Generator[Outcome, None, None]:
    """The outcomes in the order in which the games end."""
    if workers == 1:
        for seed in seeds:
            yield play_one(pairing, seed)
        return
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_begin_work, initargs=(stop,)) as pool:
        to_come = iter(seeds)
        with _workers_ignore_interrupts():
            running = {pool.submit(play_one, pairing, seed) for seed in islice(to_come, workers * GAMES_AHEAD)}
        try:
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(play_one, pairing, seed) for seed in islice(to_come, len(ended))}
                for game in ended:
                    yield game.result()
        finally:  # also when the reader breaks off: nothing more is begun, and what runs ends soon
            stop.set()
            pool.shutdown(cancel_futures=True)


@contextmanager
def _workers_ignore_interrupts() -> Iterator[None]:
    """Processes started in here inherit that the interrupt key is not for them; the main one says when to stop."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin_work(stop: Signal) -> None:
    """In a worker."""
    global _stop
    _stop = stop
