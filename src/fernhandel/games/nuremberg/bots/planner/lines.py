"""Where to build (N7): a beam of chains, valued by what they let the seat load, their price and their sale."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Link, Start
from fernhandel.games.nuremberg.board import NO_AREA, Way
from fernhandel.games.nuremberg.bots.fleets import Depot, Fleet, moved_by
from fernhandel.games.nuremberg.bots.links import connection_gain
from fernhandel.games.nuremberg.bots.pieces import take_away
from fernhandel.games.nuremberg.bots.planner.cargo import cost_of_link, empty_cargo
from fernhandel.games.nuremberg.bots.planner.earnings import best_fleet, left_over
from fernhandel.games.nuremberg.bots.planner.network import Network
from fernhandel.games.nuremberg.bots.planner.outlook import Outlook
from fernhandel.games.nuremberg.bots.planner.sales import Sales
from fernhandel.games.nuremberg.bots.planner.values import NEVER, between, on_track
from fernhandel.games.nuremberg.figures import (
    BOTH_COMPANIES,
    CUBE,
    GOVERNMENT,
    GREEN,
    GREEN_BIT,
    GREEN_PASSENGER,
    HIGH,
    LEAST_PROFIT,
    LINKS,
    LOW,
    MOST_PROFIT,
    PIECE_PROFIT,
    PIECES,
    RED,
    RED_BIT,
    RED_PASSENGER,
    TRACKS_OF_INFLUENCE,
)
from fernhandel.games.nuremberg.phases.building import company_fees
from fernhandel.games.nuremberg.phases.takeovers import price_of
from fernhandel.games.nuremberg.state import FREE, Table
from fernhandel.games.nuremberg.track import lay

FIRST_WIDTH: Final = 24  # first links say little yet
WIDTH: Final = 12
MOST_LINKS: Final = 9
FINALISTS: Final = 10  # whose sale is looked at


class Line:
    """A chain with what it costs: a link more than the line it continues."""

    def __init__(self, before: "Line | None", area: int, option: int) -> None:
        self.before = before
        self.area = area
        self.start: int = area if before is None else before.start
        self.option = option  # which of the options rated leads to it
        self.links = 0
        self.points = 0
        self.red = 0
        self.green = 0
        self.land = 0
        self.value = NEVER
        # what it lets the seat load, and its points for the connection
        self.low = 0.0
        self.high = 0.0
        self.reds = 0.0
        self.greens = 0.0
        self.bonus = 0.0


class Lines:
    """The chains that a seat can build from where the table stands, be it within one."""

    def __init__(self, o: Outlook, purse: list[int]) -> None:
        t = o.t
        self.o = o
        self.v = o.v
        self.t = t
        self.seat = o.seat
        self.purse = purse
        self.network = Network(o)
        self.turns = o.turns
        self.regime = o.regime
        self.fleets = o.known.best_fleets(Depot(t, o.seat))
        self.old_links = LINKS - t.links[o.seat]
        self.cargo = empty_cargo(o, 0)
        self.profit = self.cargo.profit
        self.link_cost = cost_of_link(o)
        self.lines: list[Line] = []  # all that were valued

    # -- the beam ------------------------------------------------------------------------------------------------------

    def root(self, area: int, option: int) -> Line:
        """The chain as the table has it, or a place to start from."""
        t = self.t
        line = Line(None, area, option)
        line.points = t.points
        line.red = t.red_fee
        line.green = t.green_fee
        line.land = t.land_fee
        return line

    def search(self, roots: list[Line]) -> None:
        beam = roots
        width = FIRST_WIDTH
        for _ in range(MOST_LINKS):
            longer: list[Line] = []
            for line in beam:
                self.grow(line, longer, width)
            beam = longer
            width = WIDTH

    def grow(self, line: Line, longer: list[Line], width: int) -> None:
        for way in self.t.rules.board.ways[line.area]:
            if self.t.owner[way.border] == FREE and not self.visits(line, way.to):
                after = self.extended(line, way)
                if after is not None:
                    self.take_up(after)
                    keep(longer, after, width)

    def take_up(self, line: Line) -> None:
        self.count(line)
        line.value = self.value_of(line, self.purse)
        self.lines.append(line)

    def visits(self, line: Line, area: int) -> bool:
        at: Line | None = line
        while at is not None:
            if at.area == area:
                return True
            at = at.before
        return area in self.t.chain

    def extended(self, line: Line, way: Way) -> Line | None:
        """The line with one link more, if it can be paid (N7.5 to N7.10)."""
        purse = self.purse
        fees = company_fees(self.t, line.area, way.to)
        after = Line(line, way.to, line.option)
        after.links = line.links + 1
        after.points = line.points + way.price
        after.red = line.red + (fees & RED_BIT)
        after.green = line.green + fees // GREEN_BIT
        after.land = line.land + self.t.landlords[way.to]
        if after.red > purse[RED + 1] or after.green > purse[GREEN + 1] or after.land > purse[GOVERNMENT + 1]:
            return None
        if after.links > self.t.links[self.seat]:
            return None
        spare = sum(purse) - after.red - after.green - after.land
        return after if after.points <= spare else None

    # -- what a line is worth ------------------------------------------------------------------------------------------

    def purse_after(self, line: Line, purse: list[int]) -> list[int]:
        left = purse.copy()
        self.v.pay_track(left, line.points, line.red, line.green, line.land, self.regime, self.t.rules.cubes_first)
        return left

    def count(self, line: Line) -> None:
        """Note what the line lets the seat load, and whether it joins the two towns."""
        network = self.network
        network.begin()
        at: Line | None = line
        while at is not None:
            if at.area >= 0:
                network.add(at.area)
            at = at.before
        network.count(self.cargo)
        line.low = self.cargo.low
        line.high = self.cargo.high
        line.reds = self.cargo.red
        line.greens = self.cargo.green
        if network.joins():
            line.bonus = connection_gain(self.built(line), self.seat)

    def load(self, line: Line) -> None:
        """Set the cargo for a line."""
        links = self.old_links + line.links
        cargo = self.cargo
        cargo.low = line.low
        cargo.high = line.high
        cargo.red = line.reds
        cargo.green = line.greens
        cargo.profit = self.profit - links
        if self.turns > 0:
            cargo.upkeep = self.v.w.upkeep * links

    def moved_by(self, fleet: Fleet) -> list[float]:
        cargo = self.cargo
        return moved_by(fleet, cargo.low, cargo.high, cargo.red, cargo.green)

    def value_of(self, line: Line, purse: list[int]) -> float:
        """Paid from that purse, and sold if that looks better."""
        self.load(line)
        bill = self.v.bill(self.purse_after(line, purse), self.regime)
        value, fleet = best_fleet(self.fleets, self.cargo, bill)
        value += line.bonus - self.link_cost * (self.old_links + line.links)
        moved = self.moved_by(fleet)
        people = moved[RED_PASSENGER] + moved[GREEN_PASSENGER]
        profit = min(self.cargo.profit + moved[LOW] + 2.0 * moved[HIGH] + people, float(MOST_PROFIT))
        sale = self.sale(line, bill.left[fleet.price], profit)
        return value + max(0.0, sale - left_over(self.cargo, moved[LOW], moved[HIGH], people))

    def sale(self, line: Line, purse: list[int], profit: float) -> float:
        """What it brings about to sell the whole line after the trains have run, if it leads to a station (N11.2)."""
        t = self.t
        stations = t.rules.board.stations
        start = t.chain[0] if t.chain else line.start
        if line.area < 0 or line.area >= stations or start >= stations or start < 0:
            return 0.0
        links = line.links + (len(t.chain) - 1 if t.chain else 0)
        price = price_of(links)
        best = 0.0
        for company in range(BOTH_COMPANIES):
            have = purse[RED + company + 1]
            if have < price or links == 0 or not (t.company[start] | t.company[line.area]) >> company & 1:
                continue
            gain = self.link_cost * links
            points = self.v.point_of[self.regime][RED + company + 1]
            for count in range(have - price + 1, have + 1):
                gain -= points[count]
            if self.turns > 0:
                cargo = self.cargo
                gain += on_track(cargo.expected_profit, profit - cargo.upkeep + self.v.w.upkeep * links)
                gain -= on_track(cargo.expected_profit, profit - cargo.upkeep)
            best = max(best, gain)
        return best

    def built(self, line: Line) -> Table:
        """The table with the line, not paid yet."""
        t = self.t.copy()
        t.links = t.links.copy()
        t.links[self.seat] -= line.links
        at = line
        while at.before is not None:
            lay(t, t.rules.board.border_between(at.before.area, at.area), self.seat)
            at = at.before
        return t

    def with_sale(self, line: Line) -> float:
        """The value of a line that is used this turn and then sold as far as that pays."""
        self.load(line)
        bill = self.v.bill(self.purse_after(line, self.purse), self.regime)
        _, fleet = best_fleet(self.fleets, self.cargo, bill)
        moved = self.moved_by(fleet)
        t = self.built(line)
        t.chain = []
        left = bill.left[fleet.price]
        t.hand[self.seat] = left[CUBE]
        for colour in range(TRACKS_OF_INFLUENCE):
            t.influence[self.seat * TRACKS_OF_INFLUENCE + colour] = left[colour + 1]
        self.settle(t, moved, self.old_links + line.links)
        passengers = between(fleet.points, moved[RED_PASSENGER] + moved[GREEN_PASSENGER])
        return Sales(Outlook(t, self.seat, self.v, self.o.known), False).best() + passengers + line.bonus

    def settle(self, t: Table, moved: list[float], links: int) -> None:
        """The pieces leave the map; profit, pile and the points for goods as they would be after this turn (N9)."""
        seat = self.seat
        t.pile = t.pile.copy()
        t.vp = t.vp.copy()
        t.profit = t.profit.copy()
        profit = t.profit[seat] - links
        whole = [int(count + 0.5) for count in moved]
        t.vp[seat] += whole[LOW] + whole[HIGH]
        for piece in range(PIECES):
            t.pile[seat * PIECES + piece] += whole[piece]
            profit += whole[piece] * PIECE_PROFIT[piece]
        t.profit[seat] = max(LEAST_PROFIT, min(MOST_PROFIT, profit))
        take_away(t, seat, whole)


def keep(lines: list[Line], line: Line, width: int) -> None:
    """Into a list that is best first and no longer than this."""
    i = len(lines)
    if i >= width:
        if lines[-1].value >= line.value:
            return
        lines.pop()
        i -= 1
    while i > 0 and lines[i - 1].value < line.value:
        i -= 1
    lines.insert(i, line)


def rate_lines(lines: Lines, options: list[Action]) -> list[float]:
    """The best line that each option leads to; the sales of the best lines are looked at closely."""
    best: list[Line | None] = [None] * len(options)
    finalists: list[Line] = []
    lines.search(roots_of(lines, options))
    for line in lines.lines:
        keep(finalists, line, FINALISTS)
        leader = best[line.option]
        if leader is None or line.value > leader.value:
            best[line.option] = line
    ratings = [NEVER] * len(options)
    least = -NEVER
    for line in finalists:
        value = lines.with_sale(line)
        least = min(least, value)
        ratings[line.option] = max(ratings[line.option], value)
    for leader in best:
        if leader is not None and ratings[leader.option] == NEVER:
            ratings[leader.option] = min(least, leader.value)
    return ratings


def roots_of(lines: Lines, options: list[Action]) -> list[Line]:
    """Where lines go on from; an option that ends the chain, or builds none, is a line as it stands."""
    t = lines.t
    roots: list[Line] = []
    for i, action in enumerate(options):
        if isinstance(action, Start):
            roots.append(lines.root(action.area, i))
        elif isinstance(action, Link):
            end = t.chain[-1]
            way = t.rules.board.way_between(end, action.to)
            assert way is not None
            after = lines.extended(lines.root(end, i), way)
            assert after is not None
            lines.take_up(after)
            roots.append(after)
        else:
            line = lines.root(t.chain[-1] if t.chain else NO_AREA, i)
            lines.take_up(line)
    return roots
