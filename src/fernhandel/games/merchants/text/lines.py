"""The lines in which deals are said (DL36, DL37): what they are read and printed by, from the catalogues."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from fernhandel.core.catalogue import Value
from fernhandel.core.deals.clauses import NOBODY, Clause
from fernhandel.core.deals.line.printing import LinePrinter
from fernhandel.core.deals.line.reading import LineReader
from fernhandel.core.deals.line.tokens import Template, plain
from fernhandel.core.deals.line.words import LineWords, Names, frame_messages, frame_of, read_template
from fernhandel.core.deals.said import FieldNames, Reader, SaidClause, SaidDeal
from fernhandel.core.speech import message
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.deals.vocabulary import CHANGES, fields_on, vocabulary
from fernhandel.games.merchants.figures import GOODS, INFLUENCES, INVESTMENTS, WAGONS
from fernhandel.games.merchants.text.speech import Speech


class DealLines:
    """The lines of one table in one language; most tables never ask for them."""

    def __init__(self, speech: Speech, board: Board) -> None:
        self._speech = speech
        self._board = board

    @cached_property
    def _words(self) -> LineWords:
        return line_words(self._speech, self._board)

    @cached_property
    def _typed(self) -> LinePrinter:
        return LinePrinter(self._words)

    @cached_property
    def _told(self) -> LinePrinter:
        spaces = [(id, self._place(id)) for id in self._board.ids]
        values = {**self._words.values, "over": spaces, "to": spaces}
        return LinePrinter(replace(self._words, seats=self._speech.seats, values=values))

    def _place(self, id: str) -> str:
        """Where a space lies, for those who do not know the ids of the board."""
        name = self._speech.places.name(id)
        return name if id in self._speech.places.cities else f"{id} ({name})"

    @cached_property
    def _reader(self) -> Reader:
        board = self._board
        spaces = tuple(board.ids)
        names: FieldNames = {
            "wagon": tuple(range(1, WAGONS + 1)),
            "good": GOODS,
            "city": spaces[: board.cities],
            "over": spaces,
            "to": spaces,
            "influence": INFLUENCES,
            "card": INVESTMENTS,
            "change": CHANGES,
        }
        return Reader(self._words.vocabulary, names)

    def deal(self, deal: SaidDeal) -> str:
        """As people read it: names stand without quotes, and spaces have names."""
        return self._told.line(deal.clauses)

    def clause(self, clause: SaidClause) -> str:
        return self._told.clause(clause)

    def line(self, clauses: Sequence[SaidClause]) -> str:
        """As it can be typed and read back."""
        return self._typed.line(clauses)

    def read(self, line: str, seat: int, players: int, active: int = NOBODY) -> list[Clause]:
        """What that seat says; the active player is a party, named or not."""
        said = LineReader(self._words, seat, players, active).read(line)
        return [self._reader.clause(clause, number) for number, clause in enumerate(said, 1)]


def line_words(speech: Speech, board: Board) -> LineWords:
    words = vocabulary(board, speech.edition == "1999")
    language = speech.messages.language
    return LineWords(
        vocabulary=words,
        messages=frame_messages(language),
        frame=frame_of(language),
        deeds={
            deed.name: _template(speech, board, "deed", deed.name) for deed in words.deeds if words.knows(deed.name)
        },
        denials={"arrows": _template(speech, board, "deed", "arrows.not")},
        happenings={
            happening.name: _template(speech, board, "happening", happening.name)
            for happening in words.happenings
            if words.knows(happening.name)
        },
        values=_values(speech, board, words.unknown),
        cards=_known([(card, speech.card(card)) for card in INFLUENCES], words.unknown),
        moments=_known([(moment, speech.say(message("moment", moment))) for moment in words.moments], words.unknown),
        seats=_seats(speech),
        called={plain(name): seat for seat, name in enumerate(speech.seats)},
    )


def _template(speech: Speech, board: Board, family: str, id: str) -> Template:
    return read_template(speech.messages, message(family, id), [field.name for field in fields_on(board)])


def _known(names: Names, unknown: Sequence[Value]) -> Names:
    return [(value, name) for value, name in names if value not in unknown]


def _values(speech: Speech, board: Board, unknown: Sequence[Value]) -> dict[str, Names]:
    """What the values of each field are called; spaces go by the ids of the board, and cities are found by name too."""
    cities: list[tuple[Value, str]] = [(city, speech.city(city)) for city in board.ids[: board.cities]]
    spaces: Names = [*((id, id) for id in board.ids), *cities]
    numbers = {field.name: range(field.least, field.most + 1) for field in fields_on(board)}
    return {
        "wagon": [(wagon, str(wagon)) for wagon in range(1, WAGONS + 1)],
        "good": [(good, speech.good(good)) for good in GOODS],
        "city": cities,
        "over": spaces,
        "to": spaces,
        "influence": _known([(card, speech.card(card)) for card in INFLUENCES], unknown),
        "card": [(card, speech.card(card)) for card in INVESTMENTS],
        "tokens": [(tokens, str(tokens)) for tokens in numbers["tokens"]],
        "tile": [(tile, str(tile)) for tile in numbers["tile"]],
        "number": [(number, speech.say(f"arrows-{number}")) for number in numbers["number"]],
        "change": [(change, speech.say(message("change", change))) for change in reversed(CHANGES)],
    }


def _seats(speech: Speech) -> list[str]:
    """Players go by their colours; whoever has a name of their own, by that name in quotes."""
    colours = [speech.colour(seat) for seat in range(len(speech.seats))]
    return [
        colour if name == colour or '"' in name else f'"{name}"'
        for colour, name in zip(colours, speech.seats, strict=True)
    ]
