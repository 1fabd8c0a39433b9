"""How steps report what happens to the book of deals, where there is one (DL25, DL90)."""

from fernhandel.core.actions import Action
from fernhandel.core.deals import promises
from fernhandel.games.merchants.deals.vocabulary import HAPPENING_FIELDS
from fernhandel.games.merchants.state import NOBODY, Table


def happens(t: Table, happening: int, first: int, second: int = NOBODY) -> None:
    """Its fields in the order of the vocabulary."""
    if t.book is not None and t.book.struck:
        fields = HAPPENING_FIELDS[happening]
        promises.happens(t, happening, fields, [first, second][: len(fields)])


def happens_alone(t: Table, seat: int, action: Action) -> None:
    """Something is done for a seat without a question, as if it had chosen it (DL53)."""
    if t.book is not None:
        promises.happened_alone(t, seat, action)


def awaited(t: Table, happening: int) -> bool:
    """Whether any deal waits for it; what is hard to find out is looked for only then."""
    return t.book is not None and promises.awaits(t, happening)
