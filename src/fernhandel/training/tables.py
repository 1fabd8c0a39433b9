"""The tables a training is made of: every edition, number of players and option of a game comes up."""

from fernhandel.core import shelf
from fernhandel.core.chance import Rng
from fernhandel.core.table import Table
from fernhandel.core.terms import Terms
from fernhandel.core.title import Title

USUAL = 2  # one table of so many is the one that most people play
UNUSUAL = 4  # one of so many others has another value of an option than the usual one


def any_terms(title: Title, players: int, rng: Rng) -> Terms:
    """Terms for so many players, mostly the usual ones."""
    about = title.about
    if rng.below(USUAL) == 0:
        return title.terms(players, None, {})
    edition = about.editions[rng.below(len(about.editions))].id
    options: dict[str, str] = {}
    for option in about.options:
        if option.editions and edition not in option.editions:
            continue
        if rng.below(UNUSUAL) == 0:
            values = option.values_for(players)
            options[option.name] = values[rng.below(len(values))]
    return title.terms(players, edition, options)


def split_by_players(title: Title, count: int) -> list[int]:
    """So many tables, shared alike among all numbers of players."""
    players = title.about.players
    return [players[number % len(players)] for number in range(count)]


def laid(terms: Terms, rng: Rng) -> Table:
    """A table as bots play it: nothing is told, and nobody speaks."""
    table: Table = shelf.title(terms.game).deal(terms, rng.fork())
    table.told = []
    table.quieten()  # DL35
    return table
