"""Who sits where: people at this terminal, and bots."""

from dataclasses import dataclass
from difflib import get_close_matches

from fernhandel.bots import LEVELS, bot_names, usual_level
from fernhandel.core.records import Record
from fernhandel.core.refusals import BadInput
from fernhandel.core.title import About
from fernhandel.core.words import LANGUAGES

PERSON = "you"
LONGEST_NAME = 16
USUAL_PLAYERS = 4
USUAL_LANGUAGE = LANGUAGES[0]


@dataclass(frozen=True)
class Seat:
    """A person with a name (empty: none was given), or a kind of bot."""

    person: bool
    name: str

    def note(self, language: str = USUAL_LANGUAGE) -> str:
        """As the header of a record tells it: `you`, `you:North`, `bot:easy`; `you@de` where German is spoken."""
        if not self.person:
            return f"bot:{self.name}"
        person = PERSON if language == USUAL_LANGUAGE else f"{PERSON}@{language}"
        return f"{person}:{self.name}" if self.name else person


def read_seats(text: str, game: str) -> list[Seat]:
    """The seats of a list such as ``you,North,easy,random``."""
    seats = [_seat(word.strip(), game) for word in text.split(",")]
    names = [seat.name for seat in seats if seat.person and seat.name]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"two seats are called {name!r}: give everybody a name of their own")
    return seats


def _seat(word: str, game: str) -> Seat:
    bots = bot_names(game)
    if word in bots:
        return Seat(person=False, name=word)
    if word in LEVELS:
        raise BadInput(f"{game} has no bot {word!r}; it has {', '.join(bots)}")
    kind, colon, rest = word.partition(":")
    if colon and kind == "bot":
        return Seat(person=False, name=rest)
    if kind in (PERSON, *(f"{PERSON}@{language}" for language in LANGUAGES)):
        return Seat(person=True, name=_person_name(rest) if colon else "")
    near = get_close_matches(word.lower(), bot_names(), n=1)
    if near:
        raise BadInput(f"seat {word!r}: do you mean the bot {near[0]!r}? A person of that name is {PERSON}:{word}")
    return Seat(person=True, name=_person_name(word))


def _person_name(name: str) -> str:
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput(f"{name!r} is no name for a seat: 1 to {LONGEST_NAME} letters, as in --seats North,easy,easy")
    return name


def usual_players(about: About) -> int:
    """How many sit down where nobody says it."""
    return USUAL_PLAYERS if USUAL_PLAYERS in about.players else max(about.players)


def usual_seats(game: str, players: int) -> list[Seat]:
    """One person against easy bots, or the weakest that the game has."""
    return [Seat(person=True, name="")] + [Seat(person=False, name=usual_level(game, "easy"))] * (players - 1)


def choose_seats(about: About, players: int | None, text: str | None) -> list[Seat]:
    """The seats asked for by number, by list, by both, or not at all."""
    if text is None:
        return usual_seats(about.id, usual_players(about) if players is None else players)
    seats = read_seats(text, about.id)
    if players is not None and players != len(seats):
        raise BadInput(f"--players says {players}, --seats names {len(seats)}")
    return seats


def noted_seats(record: Record) -> list[Seat]:
    """The seats as the header of a record tells them; usual ones where it does not."""
    game, players = record.terms.game, record.terms.players
    seats = read_seats(",".join(record.seats), game) if record.seats else usual_seats(game, players)
    if len(seats) != players:
        raise BadInput(f"the record is of {players} players but names {len(seats)} seats")
    return seats


def noted_language(record: Record) -> str:
    """The language in which the game of a record was played here."""
    for note in record.seats:
        kind, _, language = note.partition(":")[0].partition("@")
        if kind == PERSON and language in LANGUAGES:
            return language
    return USUAL_LANGUAGE
