"""Who sits where: people at this terminal, and bots."""

from dataclasses import dataclass
from difflib import get_close_matches

from fernhandel.bots import bot_names
from fernhandel.core.records import Record
from fernhandel.core.refusals import BadInput
from fernhandel.core.title import About

PERSON = "you"
LONGEST_NAME = 16
USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Seat:
    """A person with a name (empty: none was given), or a kind of bot."""

    person: bool
    name: str

    def note(self) -> str:
        """As the header of a record tells it: `you`, `you:North`, `bot:easy`."""
        if not self.person:
            return f"bot:{self.name}"
        return f"{PERSON}:{self.name}" if self.name else PERSON


def read_seats(text: str) -> list[Seat]:
    """The seats of a list such as ``you,North,easy,random``."""
    seats = [_seat(word.strip()) for word in text.split(",")]
    names = [seat.name for seat in seats if seat.person and seat.name]
    for name in names:
        if names.count(name) > 1:
            raise BadInput(f"two seats are called {name!r}: give everybody a name of their own")
    return seats


def _seat(word: str) -> Seat:
    if word in bot_names():
        return Seat(person=False, name=word)
    kind, colon, rest = word.partition(":")
    if colon and kind == "bot":
        return Seat(person=False, name=rest)
    if kind == PERSON:
        return Seat(person=True, name=_person_name(rest) if colon else "")
    near = get_close_matches(word.lower(), bot_names(), n=1)
    if near:
        raise BadInput(f"seat {word!r}: do you mean the bot {near[0]!r}? A person of that name is {PERSON}:{word}")
    return Seat(person=True, name=_person_name(word))


def _person_name(name: str) -> str:
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput(f"{name!r} is no name for a seat: 1 to {LONGEST_NAME} letters, as in --seats North,easy,easy")
    return name


def usual_seats(players: int) -> list[Seat]:
    """One person against easy bots."""
    return [Seat(person=True, name="")] + [Seat(person=False, name="easy")] * (players - 1)


def choose_seats(about: About, players: int | None, text: str | None) -> list[Seat]:
    """The seats asked for by number, by list, by both, or not at all."""
    if text is None:
        usual = USUAL_PLAYERS if USUAL_PLAYERS in about.players else max(about.players)
        return usual_seats(usual if players is None else players)
    seats = read_seats(text)
    if players is not None and players != len(seats):
        raise BadInput(f"--players says {players}, --seats names {len(seats)}")
    return seats


def noted_seats(record: Record) -> list[Seat]:
    """The seats as the header of a record tells them; usual ones where it does not."""
    seats = read_seats(",".join(record.seats)) if record.seats else usual_seats(record.terms.players)
    if len(seats) != record.terms.players:
        raise BadInput(f"the record is of {record.terms.players} players but names {len(seats)} seats")
    return seats
