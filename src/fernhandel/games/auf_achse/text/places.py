"""Every city and every space of road or ferry in words, for any board."""

from fernhandel.core.named_places import NamedPlaces, ordinal
from fernhandel.core.words import Facts, Messages
from fernhandel.games.auf_achse.board_file import BoardData, Road


class Places(NamedPlaces):
    """The places of a board, and which of them have an event card drawn."""

    def __init__(self, messages: Messages, data: BoardData) -> None:
        super().__init__(messages, {city.id: city.name for city in data.cities})
        self.event_spaces: set[str] = set()
        self._short: dict[str, str] = dict(self.cities)
        for road in data.roads:
            self._tell_spaces(messages, road)

    def short(self, id: str) -> str:
        """The name as a label has it: "Köln", "Köln–Frankfurt 2"."""
        return self._short[id]

    def _tell_spaces(self, messages: Messages, road: Road) -> None:
        alone = road.steps == 2
        ends: Facts = {"start": self.cities[road.a], "end": self.cities[road.b], "kind": road.kind}
        for nth in range(1, road.steps):
            space = f"{road.a}~{road.b}#{nth}"
            self._told[space] = ("place-between" if alone else "place-space", ends | ordinal(nth))
            self._short[space] = messages.format("place-short", nth=nth, **ends)
            if nth in road.events:
                self.event_spaces.add(space)
