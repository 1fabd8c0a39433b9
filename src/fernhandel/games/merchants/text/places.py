"""Every city, junction and road space of a board in words, for any board."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from fernhandel.core.named_places import NamedPlaces, ordinal
from fernhandel.core.speech import in_language
from fernhandel.core.words import Facts, Messages
from fernhandel.games.merchants.board_file import BoardData, Junction, Road

ARTICLES: Final = ("der", "die", "das")  # German bends the article of a junction's name


class Places(NamedPlaces):
    """The places of a board, and where a wagon on the road comes from and can go."""

    def __init__(self, messages: Messages, data: BoardData, labels: Mapping[str, str]) -> None:
        super().__init__(messages, {city.id: labels.get(city.id, city.name) for city in data.cities})
        self._ends: dict[tuple[str, str], tuple[str, str]] = {}  # a piece of road: the ends behind and ahead of it
        self._beside: dict[str, list[str]] = {}
        self.markets = {city.id: city.sells for city in data.cities}
        for junction in data.junctions:
            self._told[junction.id] = ("place-junction", self._junction(junction))
        for road in data.roads:
            self._tell_spaces(road, self._number_among_parallels(road, data.roads))
            self._note_pieces(road)
        pieces = sum(len(road.spaces) + 1 for road in data.roads)
        self.loops = pieces >= len(self._told)
        """Whether a wagon may come to the same space from either side."""

    def _junction(self, junction: Junction) -> Facts:
        name = in_language(junction.name, self._messages.language, junction.id)
        article, _, noun = name.partition(" ")
        if article not in ARTICLES:
            article, noun = "none", name
        return {"name": name, "article": article, "noun": noun}

    def _number_among_parallels(self, road: Road, roads: list[Road]) -> int:
        """Which of several roads between the same two ends this is; 0 when it is the only one."""
        ends = {road.start, road.to}
        parallels = [other for other in roads if {other.start, other.to} == ends]
        return parallels.index(road) + 1 if len(parallels) > 1 else 0

    def _tell_spaces(self, road: Road, number: int) -> None:
        """Spaces are counted from a city where there is one: that end is the easier to find."""
        start, end, spaces = road.start, road.to, road.spaces
        if start not in self.cities and end in self.cities:
            start, end, spaces = end, start, spaces[::-1]
        ends: Facts = {"start": self.name(start), "end": self.name(end), "road": number}
        for nth, space in enumerate(spaces, 1):
            self._told[space] = ("place-space" if len(spaces) > 1 else "place-between", ends | ordinal(nth))

    def _note_pieces(self, road: Road) -> None:
        for one, other in pairwise((road.start, *road.spaces, road.to)):
            self._ends[one, other] = (road.start, road.to)
            self._ends[other, one] = (road.to, road.start)
            self._beside.setdefault(one, []).append(other)
            self._beside.setdefault(other, []).append(one)

    def name(self, id: str) -> str:
        return self.form(id, "")

    def behind(self, at: str, came_from: str) -> str:
        """The city or junction from which a wagon set out on the road it stands on or has just left."""
        return self._ends[came_from, at][0]

    def ahead(self, at: str, came_from: str, facing: str | None) -> list[str]:
        """The cities and junctions to which a wagon on the road can go on (M4.5), or is pointed (MR43)."""
        onto = self._beside[at] if facing is None else [facing]
        return list(dict.fromkeys(self._ends[at, space][1] for space in onto if space != came_from))
