"""One language at one table: the catalogue, and the names of everything that lies there."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from fernhandel.core.refusals import Refused
from fernhandel.core.speech import TableSpeech, message
from fernhandel.core.terms import Terms
from fernhandel.core.words import Argument, Facts, Messages
from fernhandel.games.merchants.board_file import BoardData
from fernhandel.games.merchants.text.places import Places

SEAT_COLOURS: Final = {
    "2010": ("red", "blue", "green", "orange"),  # M1.1
    "1999": ("red", "blue", "yellow", "orange"),  # D21
}
PROMISED: Final = ("promised_otherwise", "promised_first")  # these name clauses of deals that stand
SEALED: Final = "sealed"
CARD_FIELDS: Final = ("card", "influence", "by")


class Speech(TableSpeech):
    seat_fields: ClassVar = ("seat", "rider", "master", "giver", "receiver")

    def __init__(self, messages: Messages, terms: Terms, places: Places, names: Sequence[str] | None) -> None:
        super().__init__(messages, terms, SEAT_COLOURS[terms.edition], names)
        self._terms = terms
        self.edition = terms.edition
        self.places = places

    def with_names(self, names: Sequence[str]) -> "Speech":
        return Speech(self.messages, self._terms, self.places, names)

    def say_by_edition(self, id: str, /, **facts: Argument) -> str:
        """A message that either edition words in its own way."""
        return self.say(message(id, self.edition), **facts)

    # -- names -------------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """Phrases of deals are there for four seats, however many play."""
        return self.seats[seat] if seat < len(self.seats) else self.colour(seat)

    def colour(self, seat: int) -> str:
        return self.say(message("colour", SEAT_COLOURS[self.edition][seat]))

    def good(self, good: str) -> str:
        return self.say(message("good", good))

    def no_good(self, good: str) -> str:
        """That good denied, as the object of a sentence: "no wine"."""
        return self.say(f"{message('good', good)}.no")

    def card(self, card: str) -> str:
        return self.say(message("card", card))

    def city(self, city: str) -> str:
        return self.places.cities[city]

    def rank(self, level: int) -> str:
        """A status level; the first edition has a name for each (D15)."""
        return self.say_by_edition("rank", level=level, title=self.say(message("status", str(level))))

    def named(self, field: str, id: str) -> Facts:
        if field in CARD_FIELDS:
            return {field: self.card(id)}
        if field == "good":
            return {field: self.good(id), "no_good": self.no_good(id)}
        if field == "city":
            return {field: self.city(id)}
        if field == "to":
            return self.places.forms(id)
        if field == "over":
            return {field: self.places.name(id)}
        if field in ("happening", "deed"):
            return {field: self.say(f"{message(field, id)}.label")}
        if field in ("moment", "change"):
            return {field: self.say(message(field, id))}
        if field == "via":
            return {field: self.places.form(id, "from")}
        return super().named(field, id)

    def refusal(self, refused: Refused) -> str:
        """What is wrong with a clause of a deal is told with its number."""
        facts = refused.facts
        if refused.code == "card_not_in_hand" and facts.get("card") == SEALED:
            refused = Refused("no_card_free", refused.rule, **facts)
        told = super().refusal(refused)
        return told if "clause" not in facts or refused.code in PROMISED else self.say("in-clause", told=told, **facts)

    # -- several at once ---------------------------------------------------------------------------------------------

    def goods(self, tokens: Mapping[str, int]) -> str:
        """Tokens of each kind: "2 wine and 1 silk"."""
        return self.both(self.say("counted", count=count, what=self.good(good)) for good, count in tokens.items())

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards of each kind: "1 Broken Axle and 2 Special Sale"."""
        return self.both(self.say("counted", count=count, what=self.card(card)) for card, count in counts.items())

    def said_by(self, told: Sequence[str]) -> str:
        """What each seat has said: "Red: 300 florins; Blue: 100 florins"."""
        return "; ".join(self.say("says-seat", seat=self.seat(seat), told=text) for seat, text in enumerate(told))

    def goods_of(self, held: Sequence[Mapping[str, int]]) -> str:
        """The tokens of each seat that has any: "Red 2 wine; Blue 1 silk"."""
        return "; ".join(
            self.say("of-seat", seat=self.seat(seat), told=self.goods(tokens))
            for seat, tokens in enumerate(held)
            if tokens
        )

    def wheel(self, arrow: str, other_arrow: str) -> str:
        """Where the two arrows of a price wheel point (M5.1); goods come before the coat of arms."""
        if arrow == "none":
            return self.say("wheel-none")
        if other_arrow == "none":
            return self.say("wheel-once", good=self.good(arrow))
        if arrow == other_arrow:
            return self.say("wheel-twice", good=self.good(arrow))
        return self.both((self.good(arrow), self.good(other_arrow)))

    def means(self, tile: int, extra: int) -> str:
        """What a wagon is moved with: "tile 3 and 1 extra point"."""
        parts = [self.say("tile", tile=tile)] if tile else []
        if extra:
            parts.append(self.say("extra-points.with", points=extra))
        return self.both(parts or [self.say("extra-points.with", points=0)])


def speech_of(messages: Messages, terms: Terms, data: BoardData, names: Sequence[str] | None) -> Speech:
    """The speech of a table with that board."""
    labels = data.labels.get(terms.options.get("labels_1999", ""), {})
    return Speech(messages, terms, Places(messages, data, labels), names)
