"""The places of a board in words: each name in the forms a sentence needs."""

from collections.abc import Mapping

from fernhandel.core.words import Facts, Messages


def ordinal(nth: int) -> Facts:
    """What a message needs to count: the number, and the digit that decides its ending in English.

    >>> [ordinal(nth)["digit"] for nth in (1, 2, 3, 4, 11, 21)]
    [1, 2, 3, 4, 0, 1]
    """
    return {"nth": nth, "digit": 0 if nth in (11, 12, 13) else nth % 10}


class NamedPlaces:
    """Places by their ids, in the forms a sentence needs: the name itself, ``at``, ``onto``, ``to`` and ``from``.

    A game adds the places between its cities to ``_told``: the message of each, and its facts.
    """

    def __init__(self, messages: Messages, cities: Mapping[str, str]) -> None:
        self._messages = messages
        self._told: dict[str, tuple[str, Facts]] = {id: ("place-city", {"city": name}) for id, name in cities.items()}
        self._spoken: dict[tuple[str, str], str] = {}
        self.cities = cities

    def form(self, id: str, form: str) -> str:
        """That place after the words the form brings along: ``at`` "in Köln", ``to`` "to the west fork"."""
        spoken = self._spoken.get((id, form))
        if spoken is None:
            message, facts = self._told[id]
            spoken = self._messages.format(f"{message}.{form}" if form else message, **facts)
            self._spoken[id, form] = spoken
        return spoken

    def forms(self, id: str) -> Facts:
        """That place as the end of a way, in every form a sentence may ask for."""
        return {form: self.form(id, form) for form in ("at", "onto", "to")}
