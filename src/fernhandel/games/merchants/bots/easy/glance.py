"""What things are worth to a seat, by rules of thumb and from its view: loads, destinations, money to spare."""

from fernhandel.core.catalogue import Catalogue
from fernhandel.games.merchants.board import Board
from fernhandel.games.merchants.figures import GOODS, UPKEEP
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.merchants.view import MerchantsView, WagonView

PATIENCE = 0.96  # a sale one point further down the road is worth that much of one at hand
ENVY = 0.35  # what a rival's gain counts against an own one
EMPTY_WAGON = 130  # an empty wagon brought to a city with own goods, for each of them


class Glance:
    """One view, read at a glance. ``seat`` is the one that asks."""

    def __init__(self, view: MerchantsView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.board: Board = MERCHANTS.rules(view.terms).board
        self.catalogue: Catalogue = MERCHANTS.catalogue(view.terms)
        player = view.players[self.seat]
        self.money: int = player.money or 0
        self.status = player.status
        self.hand: dict[str, int] = player.hand or {}
        self.last_turn = view.arrivals >= view.last_arrival
        self.to_come = max(0, view.last_arrival - view.arrivals)

    def upkeep(self, levels: int = 0) -> int:
        return UPKEEP[min(8, self.status + levels)]

    def spare(self) -> int:
        """Money that is not needed for the next upkeep and a few goods."""
        return max(0, self.money - self.upkeep() - 400)

    def price(self, good: str) -> int:
        return self.view.goods[good].selling

    def sells(self, city: str, good: str) -> bool:
        return GOODS.index(good) in self.board.markets[self.board.ids.index(city)]

    def sale(self, city: str, load: dict[str, int]) -> int:
        """What a load brings in a city at today's prices and bonus."""
        bonus = self.view.cities[city].bonus
        return sum(
            tokens * (self.price(good) + (0 if self.sells(city, good) else bonus)) for good, tokens in load.items()
        )

    def stock(self, city: str, seat: int | None = None) -> dict[str, int]:
        return self.view.cities[city].warehouses[self.seat if seat is None else seat]

    def destination(self, wagon: WagonView, city: str) -> float:
        """What it is worth to this seat that the wagon is unloaded in that city."""
        own = self.sale(city, wagon.rows[self.seat])
        others = sum(self.sale(city, row) for seat, row in enumerate(wagon.rows) if seat != self.seat)
        if own == 0 and others == 0:
            return EMPTY_WAGON * min(3, sum(self.stock(city).values()))
        return own - ENVY * others

    def on_the_road(self, wagon: WagonView, via: str, to: str) -> float:
        """The best destination still ahead of a wagon that came to ``to`` from ``via``, less for every point to go."""
        best = 0.0
        worst = 0.0
        for city, distance in self.cities_ahead(self.board.ids.index(via), self.board.ids.index(to)):
            worth = self.destination(wagon, self.board.ids[city]) * PATIENCE**distance
            best = max(best, worth)
            worst = min(worst, worth)
        return best if best > 0 else worst

    def cities_ahead(self, via: int, to: int) -> list[tuple[int, int]]:
        """Cities a wagon can still reach going forward, and the distance to each."""
        board = self.board
        found: list[tuple[int, int]] = []
        seen = {(via, to)}
        queue = [(via, to, 0)]
        for came_from, node, distance in queue:
            if board.is_city(node) and node != via:
                found.append((node, distance))
                continue
            for beside in board.neighbours[node]:
                if beside != came_from and (node, beside) not in seen:
                    seen.add((node, beside))
                    queue.append((node, beside, distance + 1))
        return found

    def arriving(self, seat: int) -> dict[str, int]:
        """The tokens of a seat on wagons that arrived this turn and will be sold."""
        tokens: dict[str, int] = {}
        for wagon in self.view.wagons:
            if wagon.arrived:
                for good, count in wagon.rows[seat].items():
                    tokens[good] = tokens.get(good, 0) + count
        return tokens

    def rivals_arriving(self, good: str) -> int:
        return sum(self.arriving(seat).get(good, 0) for seat in range(len(self.view.players)) if seat != self.seat)
