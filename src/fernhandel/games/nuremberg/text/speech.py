"""One language at one table: the catalogue, and the names of everything that lies there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from fernhandel.core.speech import TableSpeech, in_language, message
from fernhandel.core.terms import Terms
from fernhandel.core.words import Facts, Messages
from fernhandel.games.nuremberg.board_file import BoardData
from fernhandel.games.nuremberg.figures import COLOURS, COMPANIES, INFLUENCES, PRICE
from fernhandel.games.nuremberg.state import Rules

AREA_FIELDS: Final = ("area", "to")


def _dear(data: BoardData) -> str:
    """Where a link costs two build points (N7.5): across the river, in valleys, in both cases or nowhere."""
    valley = any(area.terrain == "valley" for area in data.areas)
    if data.river is None:
        return "valley" if valley else "none"
    return "both" if valley else "river"


class Speech(TableSpeech):
    seat_fields: ClassVar = ("seat", "displaced")

    def __init__(
        self, messages: Messages, terms: Terms, data: BoardData, rules: Rules, names: Sequence[str] | None
    ) -> None:
        super().__init__(messages, terms, COLOURS, names)
        self._terms = terms
        self._data = data
        self.rules = rules
        self.number = rules.board.number
        self._areas = {area.id: area.name for area in data.areas}
        of_companies = (data.map.red_company, data.map.green_company)
        self._companies = {
            colour: in_language(given, messages.language, colour)
            for colour, given in zip(COMPANIES, of_companies, strict=True)
        }
        self.dear = _dear(data)
        self._valleys = {area.id for area in data.areas if area.terrain == "valley"}

    def with_names(self, names: Sequence[str]) -> "Speech":
        return Speech(self.messages, self._terms, self._data, self.rules, names)

    # -- names -------------------------------------------------------------------------------------------------------

    def area(self, id: str) -> str:
        return self._areas[id]

    def dear_between(self, a: str, b: str) -> str:
        """Why a link between two areas costs two build points (N7.5)."""
        return "valley" if a in self._valleys or b in self._valleys else "river"

    def company(self, colour: str) -> str:
        return self._companies[colour]

    def influence(self, colour: str) -> str:
        return self.say(message("influence", colour))

    def spaces(self, passengers: int, goods: int) -> str:
        """Spaces of a train: "2 passengers and 1 good"; empty without any."""
        parts = [self.say("passengers", passengers=passengers)] if passengers else []
        if goods:
            parts.append(self.say("goods", goods=goods))
        return self.both(parts)

    def train(self, id: str) -> Facts:
        """A train as every sentence may want it; its class is 0 where classes do not count (N9.1)."""
        display = self.rules.display
        train = display.trains.index(id)
        row = display.train_row[train]
        spaces = self.spaces(display.passengers[train], display.goods[train])
        return {"train": id, "spaces": spaces, "price": PRICE[row], "class": self.class_of(row)}

    def class_of(self, row: int) -> int:
        return PRICE[row] if self.rules.display.passengers_by_class else 0

    def signed(self, number: int) -> str:
        return self.say("signed", side="minus" if number < 0 else "plus", number=abs(number))

    def victory_points(self, points: int) -> str:
        return self.say("victory-points", side="minus" if points < 0 else "plus", points=abs(points))

    def named(self, field: str, id: str) -> Facts:
        if field in AREA_FIELDS:
            return {field: self.area(id)}
        if field == "company":
            return {field: self.company(id), "influence": self.influence(id)}
        if field == "unit":
            return {field: self.units({id: 1})}
        if field == "train":
            return self.train(id)
        if field == "piece":
            return {form: self.say(f"{message('piece', id)}.{form}") for form in ("one", "no")}
        return super().named(field, id)

    # -- several at once ---------------------------------------------------------------------------------------------

    def units(self, counts: Mapping[str, int]) -> str:
        """What is paid: "2 cubes and 1 red influence"; empty without any."""
        return self.both(self.say(message("unit", unit), count=count) for unit, count in counts.items() if count)

    def points(self, counts: Mapping[str, int]) -> str:
        """Influence where nothing else can be meant: "1 train and 2 red"; empty without any."""
        return self.both(
            self.say("counted", count=count, what=self.influence(colour)) for colour, count in counts.items() if count
        )

    def box_points(self, box: int, token: str | None = None) -> str:
        """What a box offers (N4.2): its printed points, with its token where that is known."""
        printed = dict(zip(INFLUENCES, self.rules.display.printed[box], strict=True))
        if token is not None:
            printed[token] += 1
        return self.points(printed)

    def token(self, box: int, colour: str, bidder: int | None = None, bid: int = 0) -> str:
        """The token of a box, and the bid that stands there: "box 1 train (Blue 4)"."""
        seat = "none" if bidder is None else self.seat(bidder)
        return self.say("token-of-box", box=box, what=self.influence(colour), seat=seat, bid=bid)

    def pieces(self, counts: Mapping[str, int]) -> str:
        """Pieces of each kind: "2 beer and 1 red passenger"; empty without any."""
        return self.both(self.say(message("piece", kind), count=count) for kind, count in counts.items() if count)

    def price(self, points: int, red: int, green: int, landlords: int) -> str:
        """What links cost: "2 build points, 1 red influence and 1 government influence for the landlord"."""
        told = [self.say("build-points", points=points)] if points else []
        told += [self.units({colour: count}) for colour, count in (("red", red), ("green", green)) if count]
        if landlords:
            told.append(self.say("landlord-fee", count=landlords))
        return self.both(told)

    def run(self, areas: Iterable[str]) -> str:
        """The areas of a chain or run, one after the other."""
        return " – ".join(map(self.area, areas))

    def in_order(self, seats: Iterable[int]) -> str:
        return ", ".join(map(self.seat, seats))
