"""`fernhandel arena`: a tournament between bots, with ratings and a report."""

from collections.abc import Generator
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from fernhandel.arena.journal import Journal
from fernhandel.arena.report import can_plot, percent
from fernhandel.arena.series import Played
from fernhandel.arena.tournaments import JOURNAL, Plan, Tournament, open_journal
from fernhandel.bots import THINKING_SECONDS
from fernhandel.cli.flags import with_game_options
from fernhandel.cli.progress import progress_bar
from fernhandel.cli.screen import INTERRUPTED
from fernhandel.cli.seats import usual_players
from fernhandel.cli.usual import Address, Backend, Board, Edition, Jobs, WhichGame
from fernhandel.core import shelf
from fernhandel.extras import how_to_install


@with_game_options
def arena(
    game: WhichGame,
    bots: Annotated[
        list[str], typer.Argument(help="Two bots or more: by name, as module:Class, or a program as mcp:COMMAND.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games every line-up plays.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many sit at a table.", show_default="4")] = None,
    alone: Annotated[
        str | None,
        typer.Option(help="Only this bot sits alone, against each other one.", show_default="every line-up"),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.001, help="Time for a decision.")] = THINKING_SECONDS,
    jobs: Jobs = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; every deal is played from every seat.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder of the report; a broken-off tournament goes on there.")] = Path(
        "report"
    ),
    edition: Edition = None,
    board: Board = None,
    backend: Backend = "processes",
    address: Address = None,
    *,
    options: dict[str, str],
) -> None:
    """Let bots play a tournament: fair seats, the same deals for every line-up, ratings, and a report with plots.

    With as many bots as seats or more, every choice of them is a line-up; with fewer, each bot sits alone against each
    other one. Ctrl-C breaks off; the same command goes on.

    For instance:

    - fernhandel arena merchants normal easy random --players 2 --games 400 --out report/

    - fernhandel arena nuremberg normal easy --players 4 --map wensleydale
    """
    seats = usual_players(shelf.title(game).about) if players is None else players
    plan = Plan(
        game,
        bots,
        players=seats,
        games=games,
        alone=alone,
        seconds=seconds,
        seed=seed,
        edition=edition,
        board=board,
        options=options,
    )
    journal = open_journal(out, plan.header)
    played = journal.read(plan.fixtures)
    if len(played) < len(plan.fixtures):
        _play(plan, played, journal, plan.rest(played, jobs, backend, address))
    if played:
        _report(out, Tournament(plan.header, played))
    if len(played) < len(plan.fixtures):
        Console().print(f"Broken off after {len(played)} of {len(plan.fixtures)} games; the same command goes on.")
        raise typer.Exit(INTERRUPTED)


def _play(plan: Plan, played: dict[int, Played], journal: Journal, games: Generator[Played, None, None]) -> None:
    """Everything the journal does not have yet; the interrupt key ends it early."""
    with suppress(KeyboardInterrupt), progress_bar() as bar, closing(games) as series:
        task = bar.add_task("games", total=len(plan.fixtures), completed=len(played))
        for one in series:
            journal.add(one)
            played[one[0].number] = one
            bar.advance(task)


def _report(out: Path, tournament: Tournament) -> None:
    tournament.report(out)
    found = tournament.results
    console = Console(highlight=False)
    table = Table("bot", "rating", "games", "won (95 %)", "even", "mean rank", "ms a decision", "failures")
    for bot in found.bots:
        failed = ", ".join(f"{count} {kind}" for kind, count in bot.failures.items()) or "none"
        share, rank = percent(bot.wins), f"{bot.rank.mean:.2f}"
        spent = f"{bot.seconds * 1000:.1f}"
        table.add_row(bot.bot, f"{bot.rating:.1f}", str(bot.games), share, f"{bot.expected:.0%}", rank, spent, failed)
    console.print(table)
    for line_up, shares in found.line_ups.items():
        console.print(f"{line_up}: " + ", ".join(f"{bot} won {percent(share)}" for bot, share in shares.items()))
    if found.faults:
        console.print(f"{found.faults} games could not be finished; {out / JOURNAL} says why.")
    console.print(f"The report is in {out / 'report.html'}.")
    if not can_plot():
        again = f"{how_to_install('arena')}\nThen say the same command again."
        console.print(f"Its plots need matplotlib:\n  {again}", soft_wrap=True, markup=False)
