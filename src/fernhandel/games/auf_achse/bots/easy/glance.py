"""What contracts, tours and places are worth to a seat, by rules of thumb and from its view."""

from functools import cached_property

from fernhandel.games.auf_achse.board import NOWHERE
from fernhandel.games.auf_achse.bots.easy.box import Box
from fernhandel.games.auf_achse.bots.event_money import event_money
from fernhandel.games.auf_achse.figures import (
    DRAW_CONTRACT,
    GOTO_NEAREST_CITY,
    GOTO_OWN_CITY,
    MOVE_EXTRA,
    PASS_SIGN,
    ROLL_AGAIN,
    SKIP_TURN,
    SUM_DICE,
    UNLOAD_CONTRACT,
)
from fernhandel.games.auf_achse.view import AufAchseView

POINT = 120.0  # what a movement point could earn elsewhere
IDLE_POINT = 70.0  # the same for a truck without any contract
STOP = 1.5  # points lost by ending a drive in a city, on average
HOPE = 0.6  # of a public contract's worth, what the others leave to the chooser
CARDS_A_TURN = 0.3  # public contracts that leave the row in one turn
ROUNDS_A_CONTRACT = 2.2  # that a truck needs, several of them being aboard at once
FRESH_START = 100.0  # any public contract, to a truck without one
NEARER_END = 40.0  # a public contract less, to who leads and has little to do
STANDING_STILL = 10_000.0  # for a truck without contracts: only where nothing else is allowed
LAST_CARD = 100_000.0  # the public contract that ends the game
COMING_AGAIN = 8  # points for leaving a city and coming back

# Event cards that bring or cost time, in movement points.
EVENT_POINTS = {
    ROLL_AGAIN: 4.5,
    MOVE_EXTRA: 6.0,
    GOTO_NEAREST_CITY: 1.0,
    GOTO_OWN_CITY: 5.0,
    SUM_DICE: 3.0,
    PASS_SIGN: 1.0,
    DRAW_CONTRACT: 3.0,
    SKIP_TURN: -4.5,
    UNLOAD_CONTRACT: -5.0,
}


class Glance:
    """One view, read at a glance. ``seat`` is the one that asks."""

    def __init__(self, view: AufAchseView, box: Box) -> None:
        assert view.seat is not None
        self.view = view
        self.box = box
        self.seat = view.seat
        player = view.players[self.seat]
        self.player = player
        self.at = NOWHERE if player.at is None else box.node[player.at]
        self.aboard = [box.card[id] for id in player.aboard]
        self.hand = [box.card[id] for id in player.hand or []]
        self.row = [box.card[id] for id in view.row]
        self.room = player.room
        self.construction = NOWHERE if view.construction is None else box.node[view.construction]
        self.jam = NOWHERE if view.jam is None else box.node[view.jam]
        self.busy = bool(self.aboard or self.hand)
        self.errands = self.hand + self._free_contracts()
        self.idle = not (self.aboard or self.errands)
        self._firsts: list[tuple[int, list[int], float]] | None = None

    def _free_contracts(self) -> list[int]:
        """Children fetch public contracts for nothing: those worth the way, or the best for who has none (A9.4)."""
        if not self.box.rules.children or self.at == NOWHERE or not self.row:
            return []
        worth = {card: self.contract(card, self.at, self.busy) for card in self.row}
        if not self.busy:
            return [max(self.row, key=worth.__getitem__)]
        return [card for card in self.row if worth[card] > 0]

    # -- tours ---------------------------------------------------------------------------------------------------------

    def free(self, aboard: list[int], room: int) -> int:
        goods = self.box.contracts.goods
        return room - sum([goods[card] for card in aboard])

    def tour(self, at: int, aboard: list[int], hand: list[int], room: int) -> float:
        """Points for carrying out all these contracts, always by the nearest stop that is of use."""
        contracts = self.box.contracts
        start, to, goods = contracts.start, contracts.to, contracts.goods
        distance = self.box.board.distance
        free = self.free(aboard, room)
        length = 0.0
        while True:
            near = distance[at]
            nearest = NOWHERE
            shortest = len(near)
            for card in aboard:
                if near[to[card]] < shortest:
                    nearest, shortest = to[card], near[to[card]]
            for card in hand:
                if goods[card] <= free and near[start[card]] < shortest:
                    nearest, shortest = start[card], near[start[card]]
            if nearest == NOWHERE:
                return length
            length += shortest + STOP
            at = nearest
            free += sum([goods[card] for card in aboard if to[card] == at])
            aboard = [card for card in aboard if to[card] != at]
            for card in hand:
                if start[card] == at and goods[card] <= free:
                    free -= goods[card]
                    aboard.append(card)
                    hand = [other for other in hand if other != card]

    def stops(self, aboard: list[int], hand: list[int], room: int) -> list[int]:
        """Where something can be delivered, or started as things are."""
        contracts = self.box.contracts
        free = self.free(aboard, room)
        stops = {contracts.to[card] for card in aboard}
        stops |= {contracts.start[card] for card in hand if contracts.goods[card] <= free}
        return sorted(stops)

    def tour_without_loading(self, at: int, aboard: list[int], hand: list[int], room: int) -> float:
        """The shortest of the tours that differ in their first stop; who needs this city must come again (AR22)."""
        distance = self.box.board.distance[at]
        lengths = [
            (distance[stop] if stop != at else COMING_AGAIN) + self.tour(stop, aboard, hand, room)
            for stop in self.stops(aboard, hand, room)
        ]
        return min(lengths, default=0.0)

    def tour_from_here(self, aboard: list[int], hand: list[int], room: int) -> float:
        """The shortest tour of a truck that can still load where it stands."""
        loading = self.tour(self.at, aboard, hand, room)
        return min(loading, self.tour_without_loading(self.at, aboard, hand, room))

    def saved_by_loading(self, card: int) -> float:
        """Points saved by starting a contract here and now."""
        hand = [other for other in self.hand if other != card]
        loaded = self.tour_from_here([*self.aboard, card], hand, self.room)
        return self.tour_without_loading(self.at, self.aboard, self.hand, self.room) - loaded

    def saved_by_room(self, more: int) -> float:
        """Points saved by room for so many more goods; negative for points lost by less room."""
        now = self.tour_from_here(self.aboard, self.hand, self.room)
        return now - self.tour_from_here(self.aboard, self.hand, self.room + more)

    # -- contracts -----------------------------------------------------------------------------------------------------

    @cached_property
    def points_left(self) -> float:
        """How far the truck still comes before the game ends, guessed from what everybody sees (A8.1)."""
        view = self.view
        others = [len(p.aboard) + p.contracts for seat, p in enumerate(view.players) if seat != self.seat]
        cards = view.pile + len(view.row) - (1 if view.progress.chosen else 0)
        rounds = max(cards / (CARDS_A_TURN * len(view.players)), min(others) * ROUNDS_A_CONTRACT)
        return self.box.pace * rounds

    def contract(self, card: int, at: int, busy: bool) -> float:
        """What a contract brings, its price aside: its revenue less the time of its own way, as if it went alone."""
        contracts, distance = self.box.contracts, self.box.board.distance
        start, to = contracts.start[card], contracts.to[card]
        length = distance[at][start] + distance[start][to] + 2 * STOP
        revenue: float = contracts.revenue[card]
        return revenue * min(1.0, self.points_left / length) - (POINT if busy else IDLE_POINT) * length

    def procurement(self, city: int) -> float:
        """What the choice of a public contract is worth to a truck that comes into a city by exact count (A7.1)."""
        if self.box.rules.children or not self.row:
            return 0.0
        busy = bool(self.hand) or any(self.box.contracts.to[card] != city for card in self.aboard)
        best = max([self.contract(card, city, busy) for card in self.row])
        discard = self.discard()
        if best > 0 and discard < LAST_CARD:
            return HOPE * best
        return discard if busy else max(discard, FRESH_START)

    def discard(self) -> float:
        """What it is worth that the public contract next to the dock is lost (A7.11): the end comes nearer."""
        view = self.view
        if not self.box.rules.forced_discard or not view.row:
            return 0.0
        finished = any(not player.aboard and not player.contracts for player in view.players)
        if view.pile == 0 and len(view.row) == 1 and finished:
            return LAST_CARD if self.leads() else -LAST_CARD
        return NEARER_END if self.leads() and len(self.aboard) + len(self.hand) < 2 else -NEARER_END

    # -- places --------------------------------------------------------------------------------------------------------

    def place(self, end: int, arrived: bool) -> float:
        """What it is worth to end there: less for every point of the way that is still to come."""
        if self.idle:
            return self._waiting_place(end) - (0.0 if arrived else STANDING_STILL)
        if self._firsts is None:
            stops = self.stops(self.aboard, self.errands, self.room)
            self._firsts = [
                (stop, self._open(stop), self.tour(stop, self.aboard, self.errands, self.room)) for stop in stops
            ]
        best = float("inf")
        for stop, distances, rest in self._firsts:
            distance = distances[end] if arrived or stop != end else COMING_AGAIN
            best = min(best, distance + rest)
        return -POINT * best if self._firsts else 0.0

    def _open(self, stop: int) -> list[int]:
        return self.box.open_distances(stop, self.construction, self.jam)

    def _waiting_place(self, end: int) -> float:
        """Without a contract: near the start of one that may be won, or in the middle of the map."""
        board, contracts = self.box.board, self.box.contracts
        distance = board.distance[end]
        best = max(
            [HOPE * contracts.revenue[card] - IDLE_POINT * distance[contracts.start[card]] for card in self.row],
            default=0.0,
        )
        return best - sum(distance[: board.cities]) / board.cities

    @cached_property
    def event(self) -> float:
        """What an event card brings on average, from those that are still in the pile."""
        events = self.box.rules.events
        drawn = self.view.events_drawn
        total = 0.0
        count = 0
        for card, id in enumerate(events.ids):
            left = events.copies[card] - drawn.get(id, 0)
            count += left
            total += left * self._event_card(events.effect[card], events.amount[card])
        return total / count if count else 0.0

    def _event_card(self, effect: int, amount: int) -> float:
        if effect == UNLOAD_CONTRACT and not self.aboard:
            return 0.0
        money = event_money(effect, amount, self.player.goods, sum(self.player.trailers.values()))
        return money + EVENT_POINTS.get(effect, 0.0) * POINT

    def in_the_way(self, node: int) -> int:
        """How many of the own stops lie behind that space, seen from the truck."""
        distance = self.box.board.distance
        stops = self.stops(self.aboard, self.errands, self.room)
        return sum([distance[self.at][node] + distance[node][stop] == distance[self.at][stop] for stop in stops])

    def leads(self) -> bool:
        return all(self.player.cash > p.cash for seat, p in enumerate(self.view.players) if seat != self.seat)
