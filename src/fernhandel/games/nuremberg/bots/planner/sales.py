"""Which run of links to sell, if any (N11)."""

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Extend, Offer, Pass
from fernhandel.games.nuremberg.bots.planner.prospects import settled
from fernhandel.games.nuremberg.bots.planner.values import NEVER, Values
from fernhandel.games.nuremberg.figures import BOTH_COMPANIES, LINKS
from fernhandel.games.nuremberg.phases.takeovers import SELLING_RUNS, longest_run, may_be_sold, touches
from fernhandel.games.nuremberg.state import NOBODY, Table


def after_sale(t: Table, seat: int, company: int, run: list[int]) -> Table:
    after = t.copy()
    after.chain = run.copy()
    after.buyer = company
    SELLING_RUNS.sell(after, seat)
    after.chain = []
    after.buyer = NOBODY
    return after


class Sales:
    """The runs one seat can sell on a table."""

    def __init__(self, v: Values, t: Table, seat: int, spite: bool) -> None:
        self.v = v
        self.t = t
        self.seat = seat
        self.spite = v.w.spite if spite else 0.0  # whether what rivals lose by it counts
        self.rivals = self.rivals_worth(t) if spite else 0.0

    def rivals_worth(self, t: Table) -> float:
        """The mean of the others."""
        total = 0.0
        for other in range(t.players):
            if other != self.seat:
                total += settled(self.v, t, other)
        return total / (t.players - 1)

    def sold(self, company: int, run: list[int]) -> float:
        after = after_sale(self.t, self.seat, company, run)
        value = settled(self.v, after, self.seat)
        if self.spite > 0.0:
            value -= self.spite * (self.rivals_worth(after) - self.rivals)
        return value

    def best_from(self, company: int, run: list[int], longest: int) -> float:
        """The most that a run brings which begins like this; ``NEVER`` if it leads to no station."""
        t = self.t
        best = NEVER
        if may_be_sold(t, company, run):
            best = self.sold(company, run)
        if len(run) <= longest:
            end = run[-1]
            for way in t.rules.board.ways[end]:
                own = t.owner[way.border] == self.seat and way.to not in run
                if own and (len(run) > 1 or touches(t, company, end, way.to)):
                    run.append(way.to)
                    best = max(best, self.best_from(company, run, longest))
                    run.pop()
        return best

    def best(self) -> float:
        """With the best sale, or none."""
        t = self.t
        best = settled(self.v, t, self.seat)
        if t.links[self.seat] == LINKS:
            return best
        for company in range(BOTH_COMPANIES):
            longest = longest_run(t, self.seat, company)
            if longest == 0:
                continue
            for area, touching in enumerate(t.touch):
                begins = t.rules.runs_lead_through or t.company[area] >> company & 1  # NR36
                if touching >> self.seat & 1 and begins:
                    best = max(best, self.best_from(company, [area], longest))
        return best

    def best_begun(self) -> float:
        """With the run that is being sold, led on as far as that pays."""
        return self.best_from(self.t.buyer, self.t.chain.copy(), longest_run(self.t, self.seat, self.t.buyer))

    def rate(self, options: list[Action]) -> list[float]:
        t = self.t
        ratings: list[float] = []
        for action in options:
            if isinstance(action, Offer):
                longest = longest_run(t, self.seat, action.company)
                ratings.append(self.best_from(action.company, [action.area], longest))
            elif isinstance(action, Extend):
                longest = longest_run(t, self.seat, t.buyer)
                ratings.append(self.best_from(t.buyer, [*t.chain, action.to], longest))
            elif isinstance(action, Pass):
                ratings.append(settled(self.v, t, self.seat))
            else:
                ratings.append(self.sold(t.buyer, t.chain))
        return ratings
