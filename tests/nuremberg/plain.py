"""The rules of links once more, slow and plain, from the map file and the links alone: to compare the engine with."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import fernhandel
from fernhandel import Game
from fernhandel.games.nuremberg import meta
from fernhandel.games.nuremberg.figures import COMPANIES, RED_COMPANY
from fernhandel.games.nuremberg.state import FREE, Table

Run = tuple[str, ...]


class Sketch:
    """The map of a game as a drawing: areas by their ids, and the owner of every link by the two areas it joins."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game.table, Table)
        self.t: Table = game.table
        data = meta.NUREMBERG.board_data(game.terms)
        self.ids = self.t.rules.board.ids
        self.areas = {area.id: area for area in data.areas}
        self.goods = (data.map.low_good, data.map.high_good)
        self.towns = data.map.connection or ("", "")
        self.river = {frozenset(pair) for pair in data.river.borders} if data.river else set()
        self.links: dict[frozenset[str], int] = {}
        for (a, b), owner in zip(self.t.rules.board.borders, self.t.owner, strict=True):
            if owner != FREE:
                self.links[frozenset((self.ids[a], self.ids[b]))] = owner

    def joined(self, area: str, owner: int | None = None) -> list[str]:
        """The areas a link leads to from here: of one owner, or of anybody."""
        found = []
        for link, of in self.links.items():
            if area in link and owner in (None, of):
                (end,) = link - {area}
                found.append(end)
        return found

    def spread(self, area: str, owner: int) -> set[str]:
        """Every area that an unbroken run of an owner's links leads to."""
        found = {area}
        while True:
            more = {end for place in found for end in self.joined(place, owner)} - found
            if not more:
                return found
            found |= more

    def stations(self, company: str) -> set[str]:
        """N2.4: its towns, and the stations its links join to them."""
        owner = RED_COMPANY + COMPANIES.index(company)
        towns = [area.id for area in self.areas.values() if area.company == company]
        return {id for town in towns for id in self.spread(town, owner) if self.areas[id].station}

    def companies(self, area: str) -> set[str]:
        return {company for company in COMPANIES if area in self.stations(company)}

    def price(self, a: str, b: str) -> int:
        """N7.5."""
        lowland = {self.areas[a].terrain, self.areas[b].terrain} == {"lowland"}
        return 1 if lowland and frozenset((a, b)) not in self.river else 2

    def price_of(self, chain: list[str]) -> tuple[int, int, int, int]:
        """N7.5, N7.7, N7.8: build points, red, green and government influence, added up over the links of a chain."""
        points = red = green = land = 0
        for a, b in pairwise(chain):
            companies = self.companies(a) | self.companies(b)
            points += self.price(a, b)
            red += int("red" in companies)
            green += int("green" in companies)
            land += self.t.landlords[self.ids.index(b)] if self.areas[b].station else 0
        return points, red, green, land

    def loadable(self, seat: int) -> set[tuple[str, str]]:
        """N8.5 to N8.7, by piece and area."""
        red, green = self.stations("red"), self.stations("green")
        found: set[tuple[str, str]] = set()
        for number, id in enumerate(self.ids):
            area = self.areas[id]
            if area.icon == "low" and self.t.cubes[number]:
                companies = self.joined(id, RED_COMPANY) + self.joined(id, RED_COMPANY + 1)
                if self.joined(id, seat) and not companies:
                    found.add((self.goods[0], id))
            if area.icon == "high" and self.t.cubes[number]:
                for station in area.neighbours:
                    if self.areas[station].station and station not in red | green and self.joined(station, seat):
                        found.add((self.goods[1], id))
            if area.station:
                for colour, there, home in (("red", self.t.reds, red), ("green", self.t.greens, green)):
                    ends = self.spread(id, seat) - {id}
                    if there[number] and id not in home and ends & home:
                        found.add((colour, id))
        return found

    def runs(self, seat: int, company: str, longest: int) -> set[Run]:
        """NR36: every run of own links that may be sold; a single one is counted from the company's station."""
        found: set[Run] = set()
        stations = self.stations(company)
        grown: list[Run] = [(a, b) for a in self.areas for b in self.joined(a, seat) if longest and {a, b} & stations]
        while grown:
            ended = [run for run in grown if self.areas[run[-1]].station]
            found |= {run for run in ended if len(run) > 2 or run[0] in stations}
            longer = [(*run, end) for run in grown for end in self.joined(run[-1], seat) if end not in run]
            grown = [run for run in longer if len(run) <= longest + 1]
        return found

    def connection(self, builder: int) -> list[str]:
        """NR26: all shortest runs between the two towns, and the one of them that scores."""
        first, last = self.towns
        grown: list[Run] = [(first,)]
        reached = {first}
        while grown:
            ended = [(-self.own_links(run, builder), run) for run in grown if run[-1] == last]
            if ended:
                return list(min(ended)[1])
            grown = [(*run, end) for run in grown for end in self.joined(run[-1]) if end not in reached]
            reached |= {run[-1] for run in grown}
        return []

    def own_links(self, run: Run, seat: int) -> int:
        return sum(self.links[frozenset(pair)] == seat for pair in pairwise(run))


def wander(seed: int, players: int = 4, **options: str) -> Iterator[Game]:
    """A game played at random, before each of its decisions; chains and runs are longer than by pure chance."""
    luck = Random(seed)
    game = fernhandel.make("nuremberg", players=players, seed=seed, **options)
    while not game.over:
        yield game
        (seat,) = game.to_act()
        legal = game.legal(seat)
        kinds = sorted({action.kind for action in legal})
        eager = [kind for kind in kinds if kind not in ("done", "pass")]
        kind = luck.choice(eager if eager and luck.random() < 0.85 else kinds)
        game.apply(seat, luck.choice([action for action in legal if action.kind == kind]))
