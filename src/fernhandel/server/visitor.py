"""Whoever asks."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """Whoever asks: a browser by its cookie, or a program by the secret of a seat; only hashes are kept."""

    holder: str = ""
    """Who owns what is theirs: the person whose device the browser is, else the browser itself."""
    browser: str = ""
    bearer: str = ""
    address: str = ""
