"""What influence, cubes, pieces and links are worth to a seat by rules of thumb, in victory points."""

from functools import cached_property
from math import inf

from fernhandel.games.nuremberg.bots.pieces import rivals_at
from fernhandel.games.nuremberg.bots.purses import purse_of
from fernhandel.games.nuremberg.figures import (
    CUBE,
    EXCHANGE,
    GREEN_PASSENGER,
    HIGH,
    INFLUENCES,
    LINKS_PER_INFLUENCE,
    LOW,
    PIECE_PROFIT,
    PIECES,
    PRICE,
    RED,
    RED_PASSENGER,
    TRAIN,
    UNITS,
)
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.phases.trains import pieces_at
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.track import loadable

Purse = tuple[int, ...]  # cubes, then influence by colour
Bill = tuple[float, Purse]  # what a payment is felt to cost, and the purse after it

FIRST_POINT = [1.2, 2.2, 1.3, 1.3]  # by colour of influence
WANING = [1.0, 1.0, 0.75, 0.75, 0.4, 0.4, 0.4, 0.1]  # of that, for every point more
LAST_COMPANY_POINT = 1.0  # in the last turn, as long as it can still sell links
USELESS = 0.02  # more than cubes that cannot be kept, which go first
KEPT_CUBES = 3  # more are no help in the next turn (N3.1)
KEPT_CUBE = 0.6
RARE_PIECE = 0.6  # towards a set, of a kind that the pile has fewest of
COMMON_PIECE = 0.15
SHARE = 0.6  # of a piece that a rival can load as well
LATER = 0.6  # of a piece that waits for a later turn
A_TURNS_HAUL = 6.0  # pieces
LINK_LATER = [1.0, 1.7, 1.9, 2.0]  # what a link costs after this turn, by the turns still to come


class Glance:
    """One table, read at a glance. ``seat`` is the one that asks."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.turns_left = t.rules.turns - t.turn
        self.purse: Purse = tuple(purse_of(t, seat))
        pile = t.pile[seat * PIECES : (seat + 1) * PIECES]
        #: By kind, what one more piece brings towards a set (N13.1).
        self.towards_set = [RARE_PIECE if count == min(pile) else COMMON_PIECE for count in pile]
        self._bills: dict[tuple[Purse, int], Bill] = {}
        self._train_bills: dict[Purse, list[Bill]] = {}

    # -- means of payment ----------------------------------------------------------------------------------------------

    def point(self, colour: int, have: int) -> float:
        """The last of so many points of influence."""
        if self.turns_left:
            return FIRST_POINT[colour] * WANING[have - 1]
        sells = colour >= RED and LINKS_PER_INFLUENCE * (have - 1) < links_on_board(self.t, self.seat)
        return LAST_COMPANY_POINT if sells else USELESS

    def unit(self, purse: Purse, unit: int) -> float:
        """The last unit of a means of payment."""
        if unit == CUBE:
            return KEPT_CUBE if self.turns_left and purse[CUBE] <= KEPT_CUBES else 0.0
        return self.point(unit - 1, purse[unit])

    def kept(self, purse: Purse) -> float:
        """All that a purse takes into the next turn."""
        if not self.turns_left:
            return 0.0
        total = KEPT_CUBE * min(purse[CUBE], KEPT_CUBES)
        for colour in range(len(INFLUENCES)):
            total += FIRST_POINT[colour] * sum(WANING[: purse[colour + 1]])
        return total

    def cheapest(self, purse: Purse) -> int:
        """The unit that is missed least."""
        units = [unit for unit in range(len(UNITS)) if purse[unit]]
        return min(units, key=lambda unit: self.unit(purse, unit))

    def bill(self, purse: Purse, units: int) -> Bill:
        """For so many units of any kind."""
        known = self._bills.get((purse, units))
        if known is None:
            cost = 0.0
            left = purse
            for _ in range(units):
                unit = self.cheapest(left)
                cost += self.unit(left, unit)
                left = (*left[:unit], left[unit] - 1, *left[unit + 1 :])
            known = self._bills[purse, units] = (cost, left)
        return known

    def train_bills(self, purse: Purse) -> list[Bill]:
        """By price of all trains together; infinite beyond what the purse can pay."""
        known = self._train_bills.get(purse)
        if known is None:
            known = self._train_bills[purse] = [self._train_bill(purse, price) for price in range(sum(PRICE) + 1)]
        return known

    def _train_bill(self, purse: Purse, price: int) -> Bill:
        """Own train influence first, then an exchange for the points that are missing (N8.3)."""
        have = purse[TRAIN + 1]
        own = min(price, have)
        units = EXCHANGE * (price - own)
        left = (*purse[: TRAIN + 1], have - own, *purse[TRAIN + 2 :])
        if units > sum(left):
            return inf, left
        cost, left = self.bill(left, units)
        return cost + sum([self.point(TRAIN, have - i) for i in range(own)]), left

    # -- pieces and links ----------------------------------------------------------------------------------------------

    @cached_property
    def contested(self) -> list[bool]:
        """By area and kind, whether rivals can load these pieces as well, as far as their links go now."""
        return [rivals > 0 for rivals in rivals_at(self.t, self.seat)]

    def cargo(self, t: Table, reach: list[int]) -> list[float]:
        """By kind, how many of the pieces within reach can be counted on."""
        cargo = [0.0] * PIECES
        for code in reach:
            count: int = pieces_at(t, code // PIECES, code % PIECES)
            cargo[code % PIECES] += count * SHARE if self.contested[code] else count
        return cargo

    def piece(self, piece: int) -> float:
        return 1 + PIECE_PROFIT[piece] + self.towards_set[piece]

    def later(self, cargo: list[float]) -> float:
        """What it is worth to have these pieces within reach in the next turn."""
        if not self.turns_left:
            return 0.0
        total = 0.0
        room = A_TURNS_HAUL
        for piece in (HIGH, RED_PASSENGER, GREEN_PASSENGER, LOW):
            count = min(room, cargo[piece])
            room -= count
            total += count * self.piece(piece)
        return LATER * total

    def at_turn_end(self, t: Table) -> float:
        """What the own track and purse on a table are worth when this turn is over."""
        ahead = self.later(self.cargo(t, loadable(t, self.seat))) if self.turns_left else 0.0
        return ahead + self.kept(tuple(purse_of(t, self.seat))) - self.links(links_on_board(t, self.seat))

    def links(self, count: int) -> float:
        """What links on the board cost when this turn is over."""
        return count * LINK_LATER[min(self.turns_left, len(LINK_LATER) - 1)]
