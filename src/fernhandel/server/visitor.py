"""Whoever asks."""

from dataclasses import dataclass
from typing import Final

PERSON_SIGNS: Final = 8


def is_person(holder: str) -> bool:
    """A person has eight signs, a browser without a name a whole hash."""
    return len(holder) == PERSON_SIGNS


@dataclass(frozen=True)
class Visitor:
    """Whoever asks: a browser by its cookie, or a program by the secret of a seat; only hashes are kept."""

    holder: str = ""
    """Who owns what is theirs: the person whose device the browser is, else the browser itself."""
    browser: str = ""
    bearer: str = ""
    address: str = ""
