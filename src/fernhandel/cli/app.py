"""The commands under one roof, and how the program says that something is wrong."""

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import fernhandel
from fernhandel.cli.admin import admin
from fernhandel.cli.arena import arena
from fernhandel.cli.board import boards
from fernhandel.cli.flags import GameCommand
from fernhandel.cli.games import games
from fernhandel.cli.play import PlayCommand, play
from fernhandel.cli.replay import replay
from fernhandel.cli.rules import rules
from fernhandel.cli.serve import serve
from fernhandel.cli.simulate import simulate
from fernhandel.cli.tune import tune
from fernhandel.cli.verify import verify


class Commands(TyperGroup):
    """Tells wrong input in one sentence, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # the reader of a pipe has gone: typer ends the program quietly
        except (fernhandel.BadInput, fernhandel.Refused) as error:
            wrong = str(error)
        except OSError as error:
            wrong = f"{error.filename}: {error.strerror}" if error.filename else str(error)
        typer.echo(wrong, err=True)
        raise typer.Exit(1)


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=True, pretty_exceptions_enable=False)


def show_version(wanted: bool) -> None:
    if wanted:
        form = "compiled" if fernhandel.compiled() else "not compiled"
        typer.echo(f"fernhandel {fernhandel.__version__} (rules {form})")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say which version this is, and leave."),
    ] = False,
) -> None:
    """Classic transport board games, exactly by their rulebooks.

    To begin: fernhandel play merchants
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a narrow encoding shows ? instead of ending the program


app.command(cls=PlayCommand)(play)
app.command()(games)
app.command()(rules)
app.add_typer(boards)
app.command()(replay)
app.command()(verify)
app.command()(serve)
app.add_typer(admin)
app.command(cls=GameCommand)(simulate)
app.command(cls=GameCommand)(arena)
app.command(cls=GameCommand)(tune)
