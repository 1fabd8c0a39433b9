"""`fernhandel train`: a champion for a game, by playing against itself."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TaskID

from fernhandel.arena.report import percent
from fernhandel.bots import learned_by, make_traits
from fernhandel.cli.progress import progress_bar
from fernhandel.cli.screen import INTERRUPTED
from fernhandel.cli.usual import Address, Backend, Jobs, WhichGame
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install


def train(
    game: WhichGame,
    generations: Annotated[int, typer.Option(min=1, help="How many generations there are in all.")] = 1,
    games: Annotated[int, typer.Option(min=1, help="How many games each generation plays.")] = 5000,
    bout: Annotated[
        int, typer.Option(min=1, help="How many of them are played before it learns from them what to choose.")
    ] = 500,
    begin: Annotated[
        str,
        typer.Option(
            help="Begin with the nets of a champion: champion or champion@FILE.",
            show_default="begin with games of the planner",
        ),
    ] = "",
    reach: Annotated[
        int,
        typer.Option(min=0, help="How many moments ahead a search judges positions; 0: as far as the planner looks."),
    ] = 0,
    belief: Annotated[
        float, typer.Option(min=0.0, help="As how many rounds of a search counts what is expected of a choice.")
    ] = 8.0,
    lasts: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="How much of that counts however many rounds there are."),
    ] = 0.5,
    trust: Annotated[
        float, typer.Option(min=0.0, help="How much in that counts where the choice leads by the net.")
    ] = 3.0,
    weighed: Annotated[
        int,
        typer.Option(min=0, help="Of how many choices it is asked where they lead when a search plays on."),
    ] = 3,
    sharpness: Annotated[
        float,
        typer.Option(min=0.01, help="How much likelier a choice is drawn by how much better it is rated, at first."),
    ] = 4.0,
    hidden: Annotated[int, typer.Option(min=4, help="The size of the net.")] = 64,
    passes: Annotated[int, typer.Option(min=1, help="How often the first net sees each position.")] = 12,
    proof: Annotated[int, typer.Option(min=1, help="How many games decide at each gate.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.001, help="Time for a decision at the gates.")] = 0.05,
    against: Annotated[
        str,
        typer.Option(
            help="Learn only to beat a champion: champion or champion@FILE.", show_default="a game is learned"
        ),
    ] = "",
    device: Annotated[str, typer.Option(help="What the net learns on: cpu, cuda, mps.")] = "cpu",
    jobs: Jobs = None,
    seed: Annotated[int, typer.Option(help="The seed of it all.")] = 1,
    out: Annotated[Path, typer.Option(help="The folder of the training; a broken-off one goes on there.")] = Path(
        "training"
    ),
    backend: Backend = "processes",
    address: Address = None,
) -> None:
    """Let a champion learn a game: it plays, nets learn from the games, and every generation must beat the last.

    Ctrl-C breaks off; the same command goes on. `champion@training/generation-00/champion.toml` is a bot with what was
    learned.

    For instance:

    - fernhandel train merchants --generations 4 --games 20000 --out training/merchants
    - fernhandel train merchants --against champion --games 20000 --out training/exploiter
    """
    make_traits(game)  # a game without them is told at once
    for champion in (begin, against):
        if champion:
            learned_by(champion, game)
    try:
        import fernhandel.training.nets  # noqa: F401  # before hours of playing
        from fernhandel.training.loop import Training
        from fernhandel.training.plan import Means, Plan
        from fernhandel.training.report import write_report
    except ImportError as error:
        raise BadInput(f"training needs {error.name}: {how_to_install('train')}") from None
    plan = Plan(
        game=game,
        begin=begin,
        against=against,
        games=games,
        bout=bout,
        reach=reach,
        belief=belief,
        lasts=lasts,
        trust=trust,
        weighed=weighed,
        sharpness=sharpness,
        hidden=hidden,
        second=hidden // 2,
        passes=passes,
        gate_games=proof,
        seconds=seconds,
        seed=seed,
    )
    training = Training(out, plan, Means(jobs or os.cpu_count() or 1, device, backend, address))
    console = Console(highlight=False)
    try:
        with progress_bar() as bar:
            shown = Shown(bar)
            for number in range(generations):
                shown.begin(number)
                report = training.generation(number, shown.after)
                shown.end()
                gates = ", ".join(
                    f"{percent(gate.wins)} with {gate.players} against {Path(gate.against).parent.name or gate.against}"
                    for gate in report.gates
                )
                verdict = "passed" if report.passed else "not passed"
                console.print(f"generation {number}: {report.positions} positions; won {gates}: {verdict}")
    except KeyboardInterrupt:
        console.print("Broken off; the same command goes on.")
        raise typer.Exit(INTERRUPTED) from None
    write_report(out, training.reports())
    best = training.best(generations)
    console.print(f"The report is in {out / 'report.svg'}.")
    console.print(f"The best net is in {best}." if best else "No generation has passed its gates.")


class Shown:
    """A bar for each part of a generation."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.number = 0
        self.tasks: dict[str, TaskID] = {}

    def begin(self, number: int) -> None:
        self.number = number

    def after(self, part: str, done: int, total: int) -> None:
        if part not in self.tasks:
            self.tasks[part] = self.bar.add_task(f"generation {self.number}: {part}")
        self.bar.update(self.tasks[part], completed=done, total=total)

    def end(self) -> None:
        for task in self.tasks.values():
            self.bar.remove_task(task)
        self.tasks = {}
