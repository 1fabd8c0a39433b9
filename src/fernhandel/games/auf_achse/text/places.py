"""Every city and every space of road or ferry in words, for any board."""

from fernhandel.core.words import Argument, Catalog
from fernhandel.games.auf_achse.board_file import BoardData, Road


class Places:
    """Places by their ids, in the forms a sentence needs: the name itself, ``at``, ``onto``, ``to`` and ``from``."""

    def __init__(self, catalog: Catalog, data: BoardData) -> None:
        self._catalog = catalog
        self._told: dict[str, tuple[str, dict[str, Argument]]] = {}
        self._spoken: dict[tuple[str, str], str] = {}
        self.cities = {city.id: city.name for city in data.cities}
        self.event_spaces: set[str] = set()
        for id, name in self.cities.items():
            self._told[id] = ("place-city", {"city": name})
        for road in data.roads:
            self._tell_spaces(road)

    def _tell_spaces(self, road: Road) -> None:
        alone = road.steps == 2
        for nth in range(1, road.steps):
            space = f"{road.a}~{road.b}#{nth}"
            told: dict[str, Argument] = {"start": self.cities[road.a], "end": self.cities[road.b], "way": road.kind}
            told |= {"nth": nth, "digit": 0 if nth in (11, 12, 13) else nth % 10}  # English: 1st, 2nd, 3rd, 11th
            self._told[space] = ("place-between" if alone else "place-space", told)
            if nth in road.events:
                self.event_spaces.add(space)

    def form(self, id: str, form: str) -> str:
        """That place after the words the form brings along: ``at`` "in Köln", ``to`` "to the space between …"."""
        spoken = self._spoken.get((id, form))
        if spoken is None:
            message, facts = self._told[id]
            spoken = self._catalog.format(f"{message}.{form}", **facts)
            self._spoken[id, form] = spoken
        return spoken

    def forms(self, id: str) -> dict[str, Argument]:
        return {form: self.form(id, form) for form in ("at", "onto", "to")}
