"""Which box to bid on (N5): the one whose points, with another box, bring the best turn."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Bid
from fernhandel.games.nuremberg.board import NO_AREA
from fernhandel.games.nuremberg.bots.planner.lines import Line, Lines, keep
from fernhandel.games.nuremberg.bots.planner.outlook import Outlook
from fernhandel.games.nuremberg.bots.planner.values import NEVER
from fernhandel.games.nuremberg.bots.purses import purse_ahead, win
from fernhandel.games.nuremberg.figures import (
    ALL_UNITS,
    BIDS,
    CUBE,
    GOVERNMENT,
    GREEN,
    RED,
    TRACKS_OF_INFLUENCE,
    TRAIN,
)
from fernhandel.games.nuremberg.phases.auction import least_bid
from fernhandel.games.nuremberg.phases.building import start_companies

LINES: Final = 24  # that are looked at with every purse
CUBES_TO_BUILD: Final = 8  # and
HOPED_FOR: Final = 4  # points of each colour, when lines are looked for


class Survey:
    """What a seat could build, load and sell this turn, by what it may have in its purse."""

    def __init__(self, position: Outlook) -> None:
        seat = position.seat
        t = position.t.copy()  # the survey outlives the position
        t.chain = []  # somebody else's, perhaps
        t.points = 0
        t.red_fee = 0
        t.green_fee = 0
        t.land_fee = 0
        purse = [CUBES_TO_BUILD] + [HOPED_FOR] * TRACKS_OF_INFLUENCE
        self.lines = Lines(Outlook(t, seat, position.v, position.known), purse)
        companies = start_companies(t)
        roots = [
            self.lines.root(area, 0)
            for area in range(t.rules.board.track)
            if t.touch[area] >> seat & 1 or companies[area]
        ]
        self.lines.search(roots)
        self.best: list[Line] = []
        for line in self.lines.lines:
            keep(self.best, line, LINES)
        self.lines.lines = []
        nothing = self.lines.root(NO_AREA, 0)
        self.lines.take_up(nothing)
        self.best.append(nothing)
        self.known: dict[int, float] = {}

    def value(self, purse: list[int]) -> float:
        code = 0
        for unit in range(ALL_UNITS):
            code = code * 16 + purse[unit]
        if code not in self.known:
            self.known[code] = self.best_line(purse)
        return self.known[code]

    def best_line(self, purse: list[int]) -> float:
        best = NEVER
        for line in self.best:
            if (
                line.red <= purse[RED + 1]
                and line.green <= purse[GREEN + 1]
                and line.land <= purse[GOVERNMENT + 1]
                and line.points + line.red + line.green + line.land <= sum(purse)
            ):
                best = max(best, self.lines.value_of(line, purse))
        return best


class Bids:
    """One seat's choices in the auction."""

    def __init__(self, o: Outlook, survey: Survey) -> None:
        t = o.t
        seat = o.seat
        self.t = t
        self.w = o.w
        self.survey = survey
        self.purse = purse_ahead(t, seat)
        self.held = t.bidder.count(seat)
        self.rivals = [purse_ahead(t, other) for other in range(t.players) if other != seat]

    def rate(self, options: list[Action]) -> list[float]:
        ratings: list[float] = []
        known = [NEVER] * self.t.rules.display.boxes  # with the least bid
        for action in options:
            assert isinstance(action, Bid)
            box = action.box
            if known[box] == NEVER:
                known[box] = self.bid(box)
            over: int = action.cubes - least_bid(self.t, box)
            ratings.append(known[box] - self.w.bid_cube * over)
        return ratings

    def bid(self, box: int) -> float:
        purse = self.purse.copy()
        purse[CUBE] -= least_bid(self.t, box)
        win(self.t, purse, box)
        return self.value(purse) if self.held + 1 == BIDS else self.with_another(purse, box)

    def with_another(self, purse: list[int], first: int) -> float:
        """The best that can be had with a second box."""
        t = self.t
        best = self.value(purse)
        for box in range(t.rules.display.boxes):
            cubes = least_bid(t, box)
            if box != first and cubes <= purse[CUBE]:
                both = purse.copy()
                both[CUBE] -= cubes
                win(t, both, box)
                best = max(best, self.value(both))
        return best

    def value(self, purse: list[int]) -> float:
        """The turn that the purse allows, and the places it gives in the orders of building and trains (N6.1)."""
        value = self.survey.value(purse)
        for rival in self.rivals:
            if purse[GOVERNMENT + 1] > rival[GOVERNMENT + 1]:
                value += self.w.build_first
            if purse[TRAIN + 1] > rival[TRAIN + 1]:
                value += self.w.trains_first
        return value
