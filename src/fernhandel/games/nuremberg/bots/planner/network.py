"""The network of a seat: what its links reach, and what more areas would add."""

from typing import Final

from fernhandel.games.nuremberg.bots.pieces import rivals_at
from fernhandel.games.nuremberg.bots.planner.earnings import Cargo
from fernhandel.games.nuremberg.bots.planner.outlook import Outlook
from fernhandel.games.nuremberg.figures import (
    GREEN_BIT,
    GREEN_PASSENGER,
    HIGH,
    LOW,
    PIECES,
    RED_BIT,
    RED_PASSENGER,
)
from fernhandel.games.nuremberg.track import has_company_link, links_between

NO_PART: Final = -1
BOTH_ENDS: Final = 3


class Network:
    """The own track falls into parts: areas joined by own links (N8.7). A chain joins the parts it meets."""

    def __init__(self, o: Outlook) -> None:
        t = o.t
        seat = o.seat
        shares = o.v.shares
        self.t = t
        board = t.rules.board
        rivals = rivals_at(t, seat)
        self.at = [0.0] * (board.count * PIECES)  # by area and kind, the pieces to count on
        for area in range(board.count):
            if t.cubes[area] > 0:
                kind = LOW if area < board.track else HIGH
                self.at[area * PIECES + kind] = t.cubes[area] * shares[rivals[area * PIECES + kind]]
        for station in range(board.stations):
            red = station * PIECES + RED_PASSENGER
            green = station * PIECES + GREEN_PASSENGER
            if not t.company[station] & RED_BIT:
                self.at[red] = t.reds[station] * shares[rivals[red]]
            if not t.company[station] & GREEN_BIT:
                self.at[green] = t.greens[station] * shares[rivals[green]]
        self.low = 0.0  # within reach of the own track as it is
        self.high = 0.0
        self.reds: list[float] = []  # by part, its passengers and the companies it leads to
        self.greens: list[float] = []
        self.companies: list[int] = []
        self.part = [NO_PART] * board.track
        self.served = [0] * board.count  # the last count in which an area with high goods was met
        self.met: list[int] = []  # by part, likewise
        self.now = 1
        self.find_parts(seat)
        # the chain being looked at
        self.more_low = 0.0
        self.more_high = 0.0
        self.more_reds = 0.0
        self.more_greens = 0.0
        self.leads_to = 0
        # the towns whose connection scores
        self.ends = 0
        self.from_first: list[int] = []
        self.from_last: list[int] = []
        if board.connection and not t.joined:
            self.from_first = links_between(t, board.connection[0])
            self.from_last = links_between(t, board.connection[1])

    def find_parts(self, seat: int) -> None:
        t = self.t
        board = t.rules.board
        for start in range(board.track):
            if t.touch[start] >> seat & 1 == 0 or self.part[start] != NO_PART:
                continue
            number = len(self.reds)
            self.reds.append(0.0)
            self.greens.append(0.0)
            self.companies.append(0)
            self.met.append(0)
            self.part[start] = number
            queue = [start]
            for area in queue:
                self.count_old(area, number)
                for way in board.ways[area]:
                    if t.owner[way.border] == seat and self.part[way.to] == NO_PART:
                        self.part[way.to] = number
                        queue.append(way.to)

    def count_old(self, area: int, number: int) -> None:
        t = self.t
        if area >= t.rules.board.stations:
            if not has_company_link(t, area):  # N8.5
                self.low += self.at[area * PIECES + LOW]
            return
        self.reds[number] += self.at[area * PIECES + RED_PASSENGER]
        self.greens[number] += self.at[area * PIECES + GREEN_PASSENGER]
        self.companies[number] |= t.company[area]
        if t.company[area] == 0:  # N8.6
            for hill in t.rules.board.high_beside[area]:
                if self.served[hill] == 0:
                    self.served[hill] = -1
                    self.high += self.at[hill * PIECES + HIGH]

    # -- a chain, area by area -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        self.now += 1
        self.more_low = 0.0
        self.more_high = 0.0
        self.more_reds = 0.0
        self.more_greens = 0.0
        self.leads_to = 0
        self.ends = 0

    def add(self, area: int) -> None:
        t = self.t
        if self.from_first:
            self.ends |= int(self.from_first[area] >= 0) | int(self.from_last[area] >= 0) << 1
        number = self.part[area]
        if number != NO_PART:
            if self.met[number] != self.now:
                self.met[number] = self.now
                self.more_reds += self.reds[number]
                self.more_greens += self.greens[number]
                self.leads_to |= self.companies[number]
            return
        if area >= t.rules.board.stations:
            if not has_company_link(t, area):
                self.more_low += self.at[area * PIECES + LOW]
            return
        self.more_reds += self.at[area * PIECES + RED_PASSENGER]
        self.more_greens += self.at[area * PIECES + GREEN_PASSENGER]
        self.leads_to |= t.company[area]
        if t.company[area] == 0:
            for hill in t.rules.board.high_beside[area]:
                if self.served[hill] >= 0 and self.served[hill] != self.now:
                    self.served[hill] = self.now
                    self.more_high += self.at[hill * PIECES + HIGH]

    def joins(self) -> bool:
        """Whether the chain joins the two towns, by itself or with links that lie there."""
        return self.ends == BOTH_ENDS

    def count(self, cargo: Cargo) -> None:
        """What the own track reaches with the chain, by kind."""
        reds = self.more_reds if self.leads_to & RED_BIT else 0.0
        greens = self.more_greens if self.leads_to & GREEN_BIT else 0.0
        for number in range(len(self.met)):
            if self.met[number] != self.now:
                if self.companies[number] & RED_BIT:
                    reds += self.reds[number]
                if self.companies[number] & GREEN_BIT:
                    greens += self.greens[number]
        cargo.low = self.low + self.more_low
        cargo.high = self.high + self.more_high
        cargo.red = reds
        cargo.green = greens
