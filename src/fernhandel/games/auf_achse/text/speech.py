"""One language at one table: the catalogue, and the names of everything that lies there."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fernhandel.core.speech import TableSpeech, currency_of, message
from fernhandel.core.terms import Terms
from fernhandel.core.words import Facts, Messages
from fernhandel.games.auf_achse.board_file import BoardData
from fernhandel.games.auf_achse.figures import COLOURS
from fernhandel.games.auf_achse.text.cards import Cards
from fernhandel.games.auf_achse.text.places import Places

PLACE_FIELDS: Final = ("to", "at")


class Speech(TableSpeech):
    def __init__(
        self, messages: Messages, terms: Terms, places: Places, cards: Cards, names: Sequence[str] | None
    ) -> None:
        super().__init__(messages, terms, COLOURS, names)
        self._terms = terms
        self.children = terms.options.get("variant") == "children"
        self.places = places
        self.cards = cards
        self._money = message("money", terms.edition)

    def with_names(self, names: Sequence[str]) -> "Speech":
        return Speech(self.messages, self._terms, self.places, self.cards, names)

    # -- names -------------------------------------------------------------------------------------------------------

    def contract(self, id: str) -> str:
        """A contract by its cities, goods and revenue: "Berlin–Trieste (4 goods, 3,900)"."""
        return self.cards.told[id]

    def named(self, field: str, id: str) -> Facts:
        if field in PLACE_FIELDS:
            return self.places.forms(id)
        if field == "contract":
            return {field: self.contract(id), "route": self.cards.route(id)}
        if field == "city":
            return {field: self.places.cities[id]}
        if field == "card" or (field == "using" and id != "none"):
            return {field: self.cards.event(id)}
        if field == "event":
            return {"effect": self.cards.effect(id)}
        if field == "rolled":
            return {field: self.either(id.split())}
        if field == "cheapest":
            return {field: self.either(map(self.contract, id.split()))}
        if field == "trailer":
            return {form: self.say(f"{message('trailer', id)}.{form}") for form in ("one", "no")}
        return super().named(field, id)

    def money(self, amount: int) -> str:
        """A sum as a label has it: "€1,900"."""
        return self.say(self._money, amount=amount)

    # -- several at once ---------------------------------------------------------------------------------------------

    def trailers(self, counts: Mapping[str, int]) -> str:
        """Trailers of each kind: "1 large trailer and 2 small trailers"; empty without any."""
        return self.both(self.say(message("trailer", kind), count=count) for kind, count in counts.items() if count)

    def contracts(self, ids: Iterable[str]) -> str:
        return self.both(map(self.contract, ids))

    def amounts(self, amounts: Iterable[int]) -> str:
        """Sums of money without their currency: "700, 1,400 and 2,100"."""
        return self.both(self.say("number", number=amount) for amount in amounts)


def speech_of(messages: Messages, terms: Terms, data: BoardData, names: Sequence[str] | None) -> Speech:
    """The speech of a table with that board."""
    places = Places(messages, data)
    return Speech(messages, terms, places, Cards(messages, data, places, currency_of(messages, terms)), names)
