"""What several commands ask for in the same words."""

from pathlib import Path
from typing import Annotated, Literal

import typer

WhichGame = Annotated[str, typer.Argument(help="Which game.")]
Edition = Annotated[str | None, typer.Option(help="Which edition of the game.", show_default="the first it lists")]
Board = Annotated[Path | None, typer.Option(help="Another board, as a TOML file.")]
Luck = Annotated[
    int | None, typer.Option(help="The luck of the game: the same number, the same luck.", show_default="drawn")
]
Jobs = Annotated[int | None, typer.Option(min=1, help="How many processes.", show_default="one for each core")]
Backend = Annotated[Literal["processes", "ray"], typer.Option(help="Processes of this machine, or a Ray cluster.")]
Address = Annotated[
    str | None, typer.Option(help="An existing Ray cluster.", show_default="a local one of --jobs workers")
]
