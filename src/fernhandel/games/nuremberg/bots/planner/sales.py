"""Which run of links to sell, if any (N11)."""

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Extend, Offer, Pass
from fernhandel.games.nuremberg.bots.links import after_sale, run_leads_to, starts_of_runs
from fernhandel.games.nuremberg.bots.planner.outlook import Outlook
from fernhandel.games.nuremberg.bots.planner.turn_end import settled
from fernhandel.games.nuremberg.bots.planner.values import NEVER
from fernhandel.games.nuremberg.figures import BOTH_COMPANIES, LINKS
from fernhandel.games.nuremberg.phases.takeovers import longest_run, may_be_sold
from fernhandel.games.nuremberg.state import Table


class Sales:
    """The runs one seat can sell on a table."""

    def __init__(self, o: Outlook, spite: bool) -> None:
        self.v = o.v
        self.t = o.t
        self.seat = o.seat
        self.spite = o.w.spite if spite else 0.0  # whether what rivals lose by it counts
        self.rivals = self.rivals_worth(o.t) if spite else 0.0

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
            for area in run_leads_to(t, self.seat, company, run):
                run.append(area)
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
            for area in starts_of_runs(t, self.seat, company):
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
