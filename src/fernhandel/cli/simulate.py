"""`fernhandel simulate`: many games between bots, and their figures."""

import os
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

import fernhandel
from fernhandel.arena.figures import Figures, Tally, figures
from fernhandel.arena.match import Outcome, Pairing
from fernhandel.arena.series import Fixture, play_series
from fernhandel.bots import make_bot, usual_level
from fernhandel.cli.flags import with_game_options
from fernhandel.cli.progress import progress_bar
from fernhandel.cli.screen import INTERRUPTED
from fernhandel.cli.seats import usual_players
from fernhandel.cli.usual import Board, Edition, Jobs, WhichGame
from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput

ERRORS_SHOWN = 10


class Timing(msgspec.Struct, frozen=True):
    wall: float
    cpu: float
    decisions_per_second: float


@with_game_options
def simulate(
    game: WhichGame,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many bots sit down.", show_default="4")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots by seat, for instance easy,random; too few are repeated in turn.",
            show_default="easy, or random where the game has no easy bot",
        ),
    ] = None,
    jobs: Jobs = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next has the next number.")] = 0,
    edition: Edition = None,
    board: Board = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures and every game to this file.")] = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Write the record of every game to this file, one after the other in JSON Lines."),
    ] = None,
    *,
    options: dict[str, str],
) -> None:
    """Let bots play many games and count: who wins, how long it takes, how fast it goes.

    The figures depend on the seed alone, not on the number of processes.

    For instance:

    - fernhandel simulate merchants --games 1000

    - fernhandel simulate merchants --bots easy,random --players 3 --json figures.json
    """
    console = Console(highlight=False)
    pairing = _pairing(game, players, bots, edition, board, options, seed, records is not None)
    seeds = range(seed, seed + games)
    began = perf_counter()
    outcomes = _collect(pairing, seeds, jobs or os.cpu_count() or 1)
    found = figures(pairing, outcomes)
    timing = _timing(outcomes, perf_counter() - began)
    _show(console, pairing, found, timing)
    if records is not None:
        kept = sorted(outcomes, key=lambda outcome: outcome.seed)
        records.write_text("".join(outcome.record for outcome in kept), "utf-8")
    if json is not None:
        _write(json, pairing, found, timing, outcomes)
    if len(outcomes) < games:
        console.print(f"Broken off after {len(outcomes)} of {games} games.")
        raise typer.Exit(INTERRUPTED)
    if found.errors:
        raise typer.Exit(1)


def _pairing(
    game: str,
    players: int | None,
    bots: str | None,
    edition: str | None,
    board: Path | None,
    options: dict[str, str],
    seed: int,
    keeps: bool,
) -> Pairing:
    """Everything asked for, tried once before the processes start."""
    title = shelf.title(game)
    names = [usual_level(game, "easy")] if bots is None else [name.strip() for name in bots.split(",")]
    seats = players if players is not None else max(len(names), usual_players(title.about))
    if len(names) > seats:
        raise BadInput(f"--bots names {len(names)} bots for {seats} players")
    seated = [names[seat % len(names)] for seat in range(seats)]
    for name in dict.fromkeys(names):
        make_bot(name, game, 0)
    fernhandel.make(game, players=seats, edition=edition, seed=seed, board=board, **options)
    return Pairing(game, edition, None if board is None else str(board), options, seated, keeps=keeps)


def _collect(pairing: Pairing, seeds: range, workers: int) -> list[Outcome]:
    """Play them all, with a progress bar on a terminal; the interrupt key ends the series early."""
    outcomes: list[Outcome] = []
    fixtures = [Fixture(number, pairing, seed) for number, seed in enumerate(seeds)]
    games = play_series(fixtures, min(workers, len(seeds)))
    with suppress(KeyboardInterrupt), progress_bar() as bar, closing(games) as series:
        task = bar.add_task("games", total=len(seeds))
        for _, outcome in series:
            outcomes.append(outcome)
            bar.advance(task)
    return outcomes


def _timing(outcomes: Iterable[Outcome], wall: float) -> Timing:
    decisions = sum(outcome.decisions for outcome in outcomes)
    return Timing(wall, sum(outcome.cpu for outcome in outcomes), decisions / wall if wall else 0.0)


def _show(console: Console, pairing: Pairing, found: Figures, timing: Timing) -> None:
    console.print(f"{found.games} games of {pairing.game} between {len(pairing.bots)} bots")
    if found.games:
        spread = Table("", "least", "mean", "most")
        for name, row in (("turns", found.turns), ("decisions", found.decisions)):
            spread.add_row(name, str(row.least), f"{row.mean:.1f}", str(row.most))
        console.print(spread)
        console.print(_tallies("seat", {f"{i} {bot}": found.by_seat[i] for i, bot in enumerate(pairing.bots)}))
        if len(found.by_bot) > 1:
            console.print(_tallies("bot", found.by_bot))
    speed = f"{timing.decisions_per_second:,.0f} decisions a second"
    console.print(f"{timing.wall:.1f} s, {timing.cpu:.1f} s of computing, {speed}")
    if found.errors:
        console.print(f"[bold]{len(found.errors)} games failed:[/bold]")
        for seed, error in list(found.errors.items())[:ERRORS_SHOWN]:
            console.print(f"  seed {seed}: {error}", markup=False)
        if len(found.errors) > ERRORS_SHOWN:
            console.print(f"  and {len(found.errors) - ERRORS_SHOWN} more")


def _tallies(of: str, rows: dict[str, Tally]) -> Table:
    parts = list(next(iter(rows.values())).score)
    table = Table(of, "won", "share", *(f"mean {part}" for part in parts))
    for column in table.columns[1:]:
        column.justify = "right"
    for name, tally in rows.items():
        means = [f"{tally.score[part]:.1f}" for part in parts]
        table.add_row(name, f"{tally.wins:g}", f"{tally.share:.1%}", *means)
    return table


def _write(path: Path, pairing: Pairing, found: Figures, timing: Timing, outcomes: list[Outcome]) -> None:
    games = [
        {"seed": outcome.seed, "turns": outcome.turns, "decisions": outcome.decisions, "standing": outcome.standing}
        for outcome in sorted(outcomes, key=lambda outcome: outcome.seed)
        if not outcome.fault
    ]
    content = {"series": pairing, "figures": found, "timing": timing, "games": games}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
