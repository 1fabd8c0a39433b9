"""`fernhandel tune`: better weights for a game's planner, by self-play."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import fernhandel
from fernhandel.arena.match import Pairing
from fernhandel.bots import THINKING_SECONDS, make_bot, own_weights_of
from fernhandel.cli.flags import with_game_options
from fernhandel.cli.progress import progress_bar
from fernhandel.cli.screen import INTERRUPTED
from fernhandel.cli.usual import Edition, Jobs, WhichGame
from fernhandel.core import shelf
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install


@with_game_options
def tune(
    game: WhichGame,
    players: Annotated[
        int | None, typer.Option(help="How many sit at a table.", show_default="the fewest it is for")
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            help="A bot on all other seats; again for more: a set of weights must hold its own against each.",
            show_default="normal",
        ),
    ] = None,
    weight: Annotated[
        list[str] | None, typer.Option(help="A weight to tune; again for more.", show_default="all of them")
    ] = None,
    trials: Annotated[int, typer.Option(min=1, help="How many sets of weights are tried in all.")] = 100,
    games: Annotated[int, typer.Option(min=1, help="How many games against each decide on a trial.")] = 40,
    proof: Annotated[int, typer.Option(min=1, help="How many games against each on fresh deals prove the best.")] = 400,
    jobs: Jobs = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder of the tuning; a broken-off one goes on there.")] = Path(
        "tuning"
    ),
    edition: Edition = None,
    *,
    options: dict[str, str],
) -> None:
    """Improve a planner's weights by self-play, and write the best of them with the evidence.

    Ctrl-C breaks off; the same command goes on. `normal@tuning/weights.toml` is a bot with what was found.
    """
    try:
        from fernhandel.arena.tuning import Tuning
    except ImportError as error:
        raise BadInput(f"tuning needs {error.name}: {how_to_install('arena')}") from None
    own_weights_of(game)  # a game without a planner is told at once
    seats = min(shelf.title(game).about.players) if players is None else players
    fernhandel.make(game, players=seats, edition=edition, seed=seed, **options)
    opponents = against or ["normal"]
    for opponent in opponents:
        make_bot(opponent, game, 0)
    out.mkdir(parents=True, exist_ok=True)
    pairing = Pairing(game, edition, None, options, [], THINKING_SECONDS)
    tuning = Tuning(pairing, seats, opponents, weight or [], games, seed, jobs or os.cpu_count() or 1, out)
    console = Console(highlight=False)
    try:
        with progress_bar() as bar:
            task = bar.add_task("trials", total=trials, completed=tuning.trials)
            tuning.run(trials, lambda: bar.advance(task))
    except KeyboardInterrupt:
        console.print(f"Broken off after {tuning.trials} of {trials} trials; the same command goes on.")
        raise typer.Exit(INTERRUPTED) from None
    evidence = tuning.conclude(proof)
    told = "; ".join(one.told() for one in evidence)
    console.print(f"One seat with the best weights: {told}. They are in {out / 'weights.toml'}.")
