"""One language at one table: the catalogue, and the names of everything that lies there."""

from collections.abc import Iterable, Mapping, Sequence

from fernhandel.core.refusals import BadInput
from fernhandel.core.terms import Terms
from fernhandel.core.words import Argument, Catalog
from fernhandel.games.auf_achse.board_file import BoardData
from fernhandel.games.auf_achse.figures import COLOURS
from fernhandel.games.auf_achse.text.cards import Cards
from fernhandel.games.auf_achse.text.naming import message
from fernhandel.games.auf_achse.text.places import Places


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Speech:
    """Says messages, and knows the names the messages are filled with."""

    def __init__(self, catalog: Catalog, terms: Terms, data: BoardData, names: Sequence[str] | None) -> None:
        if names is not None and len(names) != terms.players:
            raise BadInput(f"{terms.players} players have {terms.players} names, not {len(names)}")
        self.catalog = catalog
        self.currency = catalog.format(message("currency", terms.edition))
        self.children = terms.options.get("variant") == "children"
        self.places = Places(catalog, data)
        self.cards = Cards(catalog, data, self.places, self.currency)
        colours = COLOURS[: terms.players]
        self.seats = list(names) if names is not None else [self.say(message("colour", name)) for name in colours]

    def say(self, id: str, /, **facts: Argument) -> str:
        return self.catalog.format(id, currency=self.currency, **facts)

    # -- names -------------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.seats[seat]

    def step(self, step: str) -> str:
        return self.say(message("step", step))

    def contract(self, id: str) -> str:
        """A contract by its cities, goods and revenue: "Berlin–Trieste (4 goods, 3,900)"."""
        return self.cards.told[id]

    def trailers(self, counts: Mapping[str, int]) -> str:
        """Trailers of each kind: "1 large trailer and 2 small trailers"; empty without any."""
        return self.both(self.say(message("trailer", kind), count=count) for kind, count in counts.items() if count)

    # -- several at once ---------------------------------------------------------------------------------------------

    def both(self, items: Iterable[str]) -> str:
        """The items with an "and" before the last."""
        return self._joined("list-and", list(items))

    def either(self, items: Iterable[str]) -> str:
        """The items with an "or" before the last."""
        return self._joined("list-or", list(items))

    def _joined(self, id: str, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(id, items=", ".join(items[:-1]), last=items[-1])

    def seats_of(self, seats: Iterable[int]) -> str:
        return self.both(map(self.seat, seats))

    def contracts(self, ids: Iterable[str]) -> str:
        return self.both(map(self.contract, ids))

    def amounts(self, amounts: Iterable[int]) -> str:
        """Sums of money without their currency: "700, 1,400 and 2,100"."""
        return self.both(self.say("number", number=amount) for amount in amounts)
