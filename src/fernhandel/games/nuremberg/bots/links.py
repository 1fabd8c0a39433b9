"""Links, for both bots: the runs that can be sold, the table after a sale, and the points for the connection."""

from fernhandel.games.nuremberg.phases.takeovers import SELLING_RUNS, touches
from fernhandel.games.nuremberg.state import NOBODY, Table
from fernhandel.games.nuremberg.track import connection


def starts_of_runs(t: Table, seat: int, company: int) -> list[int]:
    """The areas where a run of own links to a company may begin (N11.2, NR36)."""
    through = t.rules.runs_lead_through
    found: list[int] = []
    for area, touching in enumerate(t.touch):
        if touching >> seat & 1 and (through or t.company[area] >> company & 1):
            found.append(area)
    return found


def run_leads_to(t: Table, seat: int, company: int, run: list[int]) -> list[int]:
    """The areas to which own links lead a run on; the first link lies at a station of the company (N11.2)."""
    end = run[-1]
    found: list[int] = []
    for way in t.rules.board.ways[end]:
        own = t.owner[way.border] == seat and way.to not in run
        if own and (len(run) > 1 or touches(t, company, end, way.to)):
            found.append(way.to)
    return found


def after_sale(t: Table, seat: int, company: int, run: list[int]) -> Table:
    after = t.copy()
    after.chain = run.copy()
    after.buyer = company
    SELLING_RUNS.sell(after, seat)
    after.chain = []
    after.buyer = NOBODY
    return after


def connection_gain(t: Table, seat: int) -> float:
    """Points for own links that join the two towns, against what each rival gets of it (N14.4)."""
    path = connection(t, seat)
    mine = 0
    theirs = 0
    for i in range(len(path) - 1):
        owner = t.owner[t.rules.board.border_between(path[i], path[i + 1])]
        if owner == seat:
            mine += 1
        elif owner < t.players:
            theirs += 1
    return mine - theirs / (t.players - 1)
