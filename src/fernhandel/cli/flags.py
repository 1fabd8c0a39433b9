"""Every option of every game as a flag of its own: `--money open`, `--auctions per_wagon`."""

import inspect
from collections.abc import Callable, Container
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

import fernhandel

NEWEST = "newest"  # what `--resume` is told when it stands alone


class GameCommand(TyperCommand):
    """A command with the games' flags; an unknown one is refused with the list of those there are."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        spellings = [[*parameter.opts, *parameter.secondary_opts] for parameter in self.get_params(ctx)]
        known = sorted(flag for flags in spellings for flag in flags if flag.startswith("--"))
        spelt: list[str] = []
        for arg in args:
            flag, equals, value = arg.partition("=")
            if flag.startswith("--"):
                flag = flag.replace("_", "-")  # options are named with either
                if flag not in known:
                    ctx.fail(f"There is no option {flag}; there are {', '.join(known)}.")
            spelt.append(flag + equals + value)
        return super().parse_args(ctx, spelt)


class PlayCommand(GameCommand):
    """`--resume` may stand alone: then the newest game that is not over goes on."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        spelt = list(args)
        if "--resume" in spelt:
            at = spelt.index("--resume")
            follows = spelt[at + 1] if at + 1 < len(spelt) else "--"
            if follows.startswith("--") or (
                follows in [game.id for game in fernhandel.games()] and not Path(follows).is_file()
            ):
                spelt[at] = f"--resume={NEWEST}"
        return super().parse_args(ctx, spelt)


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Gives the command all those flags; what was chosen arrives in its parameter ``options``."""
    signature = inspect.signature(command)
    flags = _flags({*signature.parameters, "help"})

    @wraps(command)
    def run(**given: Any) -> None:
        chosen = {name: given.pop(flag.name) for name, flag in flags.items()}
        command(**given, options={name: value for name, value in chosen.items() if value is not None})

    own = [parameter for name, parameter in signature.parameters.items() if name != "options"]
    run.__signature__ = signature.replace(parameters=[*own, *flags.values()])  # type: ignore[attr-defined]
    return run


def _flags(taken: Container[str]) -> dict[str, inspect.Parameter]:
    """One parameter for each name; games that share a name share the flag."""
    helps: dict[str, list[str]] = {}
    panels: dict[str, str] = {}
    for game in fernhandel.games():
        for option in game.options:
            default = option.default
            for edition, other in option.defaults.items():
                default += f", {edition}: {other}"
            only = f" Only in {', '.join(option.editions)}." if option.editions else ""
            meaning = option.meaning[:1].upper() + option.meaning[1:]
            told = f"{'|'.join(option.values)} (default {default}). {meaning}.{only}"
            helps.setdefault(option.name, []).append(told)
            panels.setdefault(option.name, f"Options of {game.title}")
    return {name: _parameter(name, name in taken, " ".join(helps[name]), panels[name]) for name in helps}


def spelling(name: str) -> str:
    """The flag of an option."""
    return f"--{name.replace('_', '-')}"


def _parameter(name: str, taken: bool, help: str, panel: str) -> inspect.Parameter:
    """An option whose name the command has ``taken`` for itself is spelt ``--option-NAME`` there."""
    own = f"option_{name}"
    option = typer.Option(spelling(own if taken else name), metavar="VALUE", help=help, rich_help_panel=panel)
    return inspect.Parameter(
        own, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )
