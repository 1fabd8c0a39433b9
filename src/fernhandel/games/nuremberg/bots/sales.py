"""Which run of links to sell, if any (N11)."""

from math import inf

from fernhandel.games.nuremberg.bots.worth import Worth
from fernhandel.games.nuremberg.figures import COMPANIES
from fernhandel.games.nuremberg.phases.takeovers import SELLING_RUNS, longest_run, may_be_sold, touches
from fernhandel.games.nuremberg.state import NOBODY, Table
from fernhandel.games.nuremberg.track import in_network


class Sale:
    """A run of areas to a company; an empty one stands for keeping everything."""

    def __init__(self, gain: float, company: int, run: list[int]) -> None:
        self.gain = gain
        self.company = company
        self.run = run


def runs(t: Table, seat: int, company: int) -> list[list[int]]:
    """Every run that the company may take over; if one is begun, those that go on from it."""
    board = t.rules.board
    if t.chain:
        reached = [t.chain] if t.buyer == company else []
    else:
        through = t.rules.runs_lead_through  # NR36
        own = [area for area in range(board.track) if in_network(t, seat, area)]
        reached = [[area] for area in own if through or t.company[area] >> company & 1]
    longest = longest_run(t, seat, company)
    found: list[list[int]] = []
    for run in reached:
        if may_be_sold(t, company, run):
            found.append(run)
        if len(run) <= longest:
            for way in board.ways[run[-1]]:
                leads_on = t.owner[way.border] == seat and way.to not in run
                if leads_on and (len(run) > 1 or touches(t, company, run[0], way.to)):
                    reached.append([*run, way.to])
    return found


def best_sale(worth: Worth, t: Table) -> Sale:
    """Of all runs, and of none unless one is begun; what it destroys or puts out of reach counts against it."""
    best = Sale(-inf if t.chain else 0.0, NOBODY, [])
    before = worth.prospects(t)
    for company in range(len(COMPANIES)):
        for run in runs(t, worth.me, company):
            after = t.copy()
            after.chain = run
            after.buyer = company
            SELLING_RUNS.sell(after, worth.me)
            gain = worth.prospects(after) - before
            if gain > best.gain:
                best = Sale(gain, company, run)
    return best
