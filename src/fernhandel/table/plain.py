"""Text of people as others may be shown it: on one line, without signs that cannot be seen or that turn the line."""

import unicodedata
from typing import Final

HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # control and direction signs, and what is nobody's
JOINERS: Final = "\u200c\u200d"  # scripts and pictures are put together with them


def plain(text: str) -> str:
    r"""The same without hidden signs, with single spaces.

    >>> plain("Wine \u202e for\n Köln\x00?")
    'Wine for Köln?'
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    return " ".join("".join(_shown(sign) for sign in text).split())


def _shown(sign: str) -> str:
    if sign in JOINERS or sign.isprintable():
        return sign
    if sign.isspace():
        return " "
    return "" if unicodedata.category(sign) in HIDDEN else sign
