"""Lines of talk that name somebody who sits at the table."""

from fernhandel.table import entries
from fernhandel.table.live import LiveTable, Seat


def named_in(live: LiveTable, seat: Seat, said: entries.Said) -> bool:
    """Whether somebody else has said the name of who sits there, as a word of its own."""
    name = [_bare(word) for word in live.chairs[seat].name.casefold().split()]
    words = [_bare(word) for word in said.text.casefold().split()]
    size = len(name)
    return (
        said.seat != seat
        and any(name)
        and any(words[first : first + size] == name for first in range(len(words) - size + 1))
    )


def _bare(word: str) -> str:
    return "".join(sign for sign in word if sign.isalnum())
