"""Which run of links to sell, if any (N11)."""

from math import inf

from fernhandel.games.nuremberg.bots.easy.glance import Glance
from fernhandel.games.nuremberg.bots.links import after_sale, run_leads_to, starts_of_runs
from fernhandel.games.nuremberg.figures import COMPANIES
from fernhandel.games.nuremberg.phases.takeovers import longest_run, may_be_sold
from fernhandel.games.nuremberg.state import NOBODY, Table


class Sale:
    """A run of areas to a company; an empty one stands for keeping everything."""

    def __init__(self, gain: float, company: int, run: list[int]) -> None:
        self.gain = gain
        self.company = company
        self.run = run


def runs(t: Table, seat: int, company: int) -> list[list[int]]:
    """Every run that the company may take over; if one is begun, those that go on from it."""
    if t.chain:
        reached = [t.chain] if t.buyer == company else []
    else:
        reached = [[area] for area in starts_of_runs(t, seat, company)]
    longest = longest_run(t, seat, company)
    found: list[list[int]] = []
    for run in reached:
        if may_be_sold(t, company, run):
            found.append(run)
        if len(run) <= longest:
            reached += [[*run, area] for area in run_leads_to(t, seat, company, run)]
    return found


def best_sale(glance: Glance, t: Table) -> Sale:
    """Of all runs, and of none unless one is begun; what it destroys or puts out of reach counts against it."""
    best = Sale(-inf if t.chain else 0.0, NOBODY, [])
    before = glance.at_turn_end(t)
    for company in range(len(COMPANIES)):
        for run in runs(t, glance.seat, company):
            gain = glance.at_turn_end(after_sale(t, glance.seat, company, run)) - before
            if gain > best.gain:
                best = Sale(gain, company, run)
    return best
