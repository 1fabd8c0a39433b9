"""The commands under one roof, and how the program says that something is wrong."""

import sys
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

import fernhandel
from fernhandel.cli.flags import GameCommand, PlayCommand
from fernhandel.cli.quick import take_as_it_is

# Each is in the module of its name. What one of them needs is not loaded for another, so that a game begins at once.
COMMANDS = (
    *("play", "games", "rules", "board", "replay", "verify"),
    *("serve", "admin", "simulate", "arena", "tune", "train", "export", "mcp"),
)
KINDS = {"play": PlayCommand, "simulate": GameCommand, "arena": GameCommand, "tune": GameCommand, "mcp": GameCommand}


class Commands(TyperGroup):
    """Loads a command when it is asked for; tells wrong input in one sentence, without a traceback."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f"fernhandel.cli.{cmd_name}"), cmd_name)
        if not isinstance(found, typer.Typer):
            alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
            alone.command(cls=KINDS.get(cmd_name, TyperCommand))(found)
            found = alone
        command = get_command(found)
        command.name = cmd_name
        return take_as_it_is(command)

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


program = take_as_it_is(get_command(app))  # made here, while the interrupt key still ends everything without a word
