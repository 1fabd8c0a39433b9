"""Who may sit at a table of the arena: bots, and programs that play by tools."""

from importlib.util import find_spec

from fernhandel.bots import Bot, make_bot
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install

PROGRAMS = {"mcp": True, "mcp-unassisted": False}
"""How a program is named that plays by the Model Context Protocol, and whether it is told what is legal."""


def make_player(name: str, game: str, seed: int) -> Bot:
    """A bot by its name, or a program as ``mcp:COMMAND``; what that needs is loaded for nobody else."""
    kind, colon, command = name.partition(":")
    if not colon or kind not in PROGRAMS:
        return make_bot(name, game, seed)
    if find_spec("mcp") is None:
        raise BadInput(f"a player by MCP needs more packages: {how_to_install('mcp')}")
    from fernhandel.mcp.player import Player

    return Player(command, PROGRAMS[kind])
