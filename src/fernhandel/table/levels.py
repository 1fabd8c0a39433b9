"""Which bots sit down at a table: those that its game has, of the house or installed; never a file or a module."""

from fernhandel.bots import LEVELS, bot_names, levels_of, usual_level
from fernhandel.core.refusals import BadInput


def known_level(game: str, level: str) -> str:
    """The bot of that name; a level of the house that the game does not have is the nearest below it."""
    if level in LEVELS:
        return usual_level(game, level)
    known = bot_names(game)
    if level not in known:
        raise BadInput(f"there is no bot {level!r} for {game}; there is {', '.join(known)}")
    return level


def voted_levels(game: str) -> tuple[str, ...]:
    """Whom the others may put into somebody's chair: of the house, and none that plays anything unless no other can."""
    levels = levels_of(game)
    return levels[1:] or levels


def fallback(game: str, level: str) -> str:
    """Who takes over when a bot fails; the same one where the game has no other."""
    return usual_level(game, "random" if level == "easy" else "easy")
