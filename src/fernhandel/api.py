"""The front door: make a table, list the games, replay a record."""

from pathlib import Path
from secrets import randbits
from typing import Any

from fernhandel import games as _games  # puts the titles on the shelf
from fernhandel.core import chance, shelf
from fernhandel.core.game import Game
from fernhandel.core.records import BadRecord, Record
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.title import About
from fernhandel.games.typed import typed

_ = _games


def compiled() -> bool:
    """Whether the rules run in compiled form."""
    return not str(chance.__file__).endswith(".py")


def games() -> list[About]:
    """Every game with its editions, options (name, values, default, meaning) and player counts.

    >>> first = games()[0]
    >>> first.id, first.players
    ('merchants', (2, 3, 4))
    """
    return [title.about for title in shelf.titles()]


@typed
def make(
    game: str,
    *,
    players: int,
    edition: str | None = None,
    seed: int | None = None,
    board: str | Path | None = None,
    **options: str,
) -> Game:
    """A fresh table. Without a seed one is drawn; ``board`` is the path of another board file.

    >>> game = make("merchants", players=2, edition="1999", seed=3, abilities="dealt", money="open")
    >>> game.view(0).players[1].money
    4000
    >>> make("merchants", players=5)
    Traceback (most recent call last):
    fernhandel.core.refusals.BadInput: merchants is for 2, 3, 4 players, not 5
    """
    title = shelf.title(game)
    data = None if board is None else read_board(game, Path(board))
    terms = title.terms(players, edition, options, data)
    return Game.deal(title, terms, randbits(64) if seed is None else checked_seed(seed))


def checked_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed < chance.SEED_LIMIT:
        raise BadInput(f"a seed is a whole number from 0 to 2**128 - 1, not {seed!r}")
    return seed


def read_board(game: str, path: Path) -> dict[str, Any]:
    """Another board from its file, checked; a fault is told with its line."""
    return shelf.title(game).read_board(read_text(path), path.name)


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: this is not a text file in UTF-8") from None
    except ValueError as error:  # a path that no system knows, such as one with a null byte
        raise BadInput(f"{path}: {error}") from None


def replay(record: Record | str | Path) -> Game:
    """The game a record tells of, at its last action. Takes a record, its text, or the path of its file."""
    if isinstance(record, Path) or (isinstance(record, str) and "\n" not in record):
        record = read_text(Path(record))
    if isinstance(record, str):
        record = Record.parse(record)
    game = begin(record)
    for number, (seat, text) in enumerate(record.moves):
        line = record.first_line + number
        try:
            game.apply(seat, game.catalogue.from_text(text))
        except (Refused, BadInput) as error:
            raise BadRecord(line, f"seat {seat} cannot {text!r}: {error}") from None
    if game.over != record.over:
        raise BadRecord(record.first_line + len(record.moves), "the record disagrees on whether the game is over")
    return game


def begin(record: Record) -> Game:
    """The fresh table a record begins with, before its first action."""
    terms = record.terms
    try:
        title = shelf.title(terms.game)
        newest = title.about.rules
        if not 1 <= terms.rules <= newest:
            raise BadInput(
                f"the record was played under version {terms.rules} of the rules of {terms.game}; "
                f"this program plays version {'1' if newest == 1 else f'1 to {newest}'}"
            )
        if terms.board is not None:
            title.check_board(terms.board)
        checked = title.terms(terms.players, terms.edition, terms.options, terms.board, terms.rules)
        if checked != terms:
            raise BadInput("the header does not name every option")
        return Game.deal(title, terms, checked_seed(record.seed))
    except BadInput as error:
        raise BadRecord(1, str(error)) from None
