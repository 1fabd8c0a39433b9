"""Names of people: what may be one, and which two look alike."""

import unicodedata

from fernhandel.core.refusals import BadInput
from fernhandel.table.plain import plain

LONGEST = 40
MARKS = 5 * 8 * 5 * 6**3
"""How many marks there are: outlines, pairs of colours, divisions, and six strokes at each of three places."""

_ALIKE = str.maketrans(
    "01358|!$@АВЕКМНОРСТУХІЅЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧасеорхуіѕјһԁԛԝαβεικνορτυχ",
    "oiesbllsaabekmhopctyxisjabezhikmnoptyxaceopxyisjhdqwabeiknoptux",
)


def cleaned(name: str) -> str:
    """A name on one line, without signs that cannot be seen or that turn the line round."""
    found = plain(unicodedata.normalize("NFC", name))
    if not any(sign.isalnum() for sign in found):
        raise BadInput("name: there are no letters in it")
    if len(found) > LONGEST:
        raise BadInput(f"name: at most {LONGEST} signs")
    return found


def folded(name: str) -> str:
    """The same for all names that the eye takes for one.

    >>> folded("Μara") == folded("MARA") == folded("mará") == folded("M a r a")
    True
    """
    simple = unicodedata.normalize("NFKD", name.translate(_ALIKE)).casefold()
    letters = "".join(sign for sign in simple if sign.isalnum()).translate(_ALIKE)
    return letters.replace("rn", "m").replace("vv", "w")[:LONGEST]


def signs(id: str) -> str:
    """The number of a key as people read it.

    >>> signs("7F3A91C2")
    '7F3A-91C2'
    """
    return f"{id[:4]}-{id[4:]}"
