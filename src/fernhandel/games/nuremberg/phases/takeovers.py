"""Phase 9: companies take over runs of players' links (N11)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.nuremberg.actions import Done, Extend, Offer, Pass
from fernhandel.games.nuremberg.board import NO_BORDER
from fernhandel.games.nuremberg.events import Passed, PiecesRemoved, RunExtended, RunOffered, RunSold
from fernhandel.games.nuremberg.figures import (
    BOTH_COMPANIES,
    COMPANIES,
    GREEN_BIT,
    GREEN_PASSENGER,
    HIGH,
    LINKS_PER_INFLUENCE,
    LOW,
    RED,
    RED_BIT,
    RED_COMPANY,
    RED_PASSENGER,
)
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.phases.step import Step
from fernhandel.games.nuremberg.phases.turns import end_turn
from fernhandel.games.nuremberg.state import NOBODY, Table
from fernhandel.games.nuremberg.track import has_company_link, lay


def price_of(links: i64) -> i64:
    """One influence for every two links, rounded up (N11.3, NR23)."""
    return (links + LINKS_PER_INFLUENCE - 1) // LINKS_PER_INFLUENCE


def longest_run(t: Table, seat: i64, company: i64) -> i64:
    """How many links a seat's influence pays, and the company's supply replaces (N11.3, NR25)."""
    return min(LINKS_PER_INFLUENCE * t.influence_of(seat, RED + company), supply_of(t, company))


def supply_of(t: Table, company: i64) -> i64:
    return t.red_links if company == 0 else t.green_links


def touches(t: Table, company: i64, area: i64, to: i64) -> bool:
    """Whether a company's station is at either end of the first link of a run (N11.2, NR36)."""
    ends: i64 = t.company[area] | t.company[to]
    return ends >> company & 1 == 1


def may_be_sold(t: Table, company: i64, run: list[int]) -> bool:
    """Whether a run that begins as it must ends in a station; a single link begins in the company's (N11.2, NR36)."""
    if len(run) == 1 or run[-1] >= t.rules.board.stations:
        return False
    first: i64 = t.company[run[0]]
    return len(run) > 2 or first >> company & 1 == 1


def leads_to_station(t: Table, seat: i64, company: i64, run: list[int], to: i64, left: i64) -> bool:
    """Whether a run led on to an area can be sold there, or be led to where it can (N11.2, NR36)."""
    run.append(to)
    found = may_be_sold(t, company, run)
    if not found and left > 0:
        for way in t.rules.board.ways[to]:
            own = t.owner[way.border] == seat and way.to not in run
            if own and leads_to_station(t, seat, company, run, way.to, left - 1):
                found = True
                break
    run.pop()
    return found


class Takeovers(Step):
    """In the new Player Order each may sell one run of own links to one company (N11.1, NR21)."""

    def enter(self, t: Table) -> None:
        t.place = 0
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        """To the next who can sell anything."""
        t.chain = []
        t.buyer = NOBODY
        while t.place < t.players:
            seat = t.order[t.place]
            offers = self.offers(t, seat)
            if offers:
                self.ask(t, seat, [t.rules.actions.pass_, *offers])
                return
            if t.telling:
                t.tell(Passed(seat=seat, phase=self.name, able=False))
            t.place += 1
        end_turn(t)

    # -- runs ----------------------------------------------------------------------------------------------------------

    def offers(self, t: Table, seat: i64) -> list[Action]:
        """Where own links touch a company's station, if a run leads from there to another station (N11.2, NR36)."""
        options: list[Action] = []
        if links_on_board(t, seat) == 0:
            return options
        own: i64 = 1 << seat
        for company in range(BOTH_COMPANIES):
            longest = longest_run(t, seat, company)
            if longest == 0:
                continue
            for area, touching in enumerate(t.touch):
                if touching & own and self.can_begin(t, seat, company, area, longest):
                    options.append(t.rules.actions.offer[company][area])
        return options

    def can_begin(self, t: Table, seat: i64, company: i64, area: i64, longest: i64) -> bool:
        here: i64 = t.company[area]
        if not t.rules.runs_lead_through and here >> company & 1 == 0:
            return False
        for way in t.rules.board.ways[area]:
            own_first = t.owner[way.border] == seat and touches(t, company, area, way.to)
            if own_first and leads_to_station(t, seat, company, [area], way.to, longest - 1):
                return True
        return False

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions = t.rules.actions
        if not t.chain:
            return [actions.pass_, *self.offers(t, seat)]
        end = t.chain[-1]
        options: list[Action] = [actions.done] if may_be_sold(t, t.buyer, t.chain) else []
        left = longest_run(t, seat, t.buyer) - len(t.chain)
        if left >= 0:
            run = t.chain.copy()  # the search leads it on and back
            for way in t.rules.board.ways[end]:
                own = t.owner[way.border] == seat and way.to not in run
                leads_on = own and (len(run) > 1 or touches(t, t.buyer, end, way.to))
                if leads_on and leads_to_station(t, seat, t.buyer, run, way.to, left):
                    options.append(actions.extend[way.to])
        return options

    # -- selling -------------------------------------------------------------------------------------------------------

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Offer):
            t.buyer = action.company
            t.chain = [action.area]
            if t.telling:
                t.tell(RunOffered(seat=seat, company=COMPANIES[t.buyer], area=t.rules.board.ids[action.area]))
        elif isinstance(action, Extend):
            if t.telling:
                ids = t.rules.board.ids
                t.tell(RunExtended(seat=seat, area=ids[t.chain[-1]], to=ids[action.to]))
            t.chain = [*t.chain, action.to]
        else:
            if isinstance(action, Done):
                self.sell(t, seat)
            elif t.telling:
                t.tell(Passed(seat=seat, phase=self.name, able=True))
            t.place += 1
            self.go_on(t)

    def sell(self, t: Table, seat: int) -> None:
        """The links change hands, the stations along them become the company's, and the map is cleared (N11.4)."""
        board = t.rules.board
        run = t.chain
        links = len(run) - 1
        t.spend(seat, RED + t.buyer, price_of(links))
        t.links = t.links.copy()
        t.links[seat] += links
        if t.buyer == 0:
            t.red_links -= links
        else:
            t.green_links -= links
        for i in range(links):
            lay(t, board.border_between(run[i], run[i + 1]), RED_COMPANY + t.buyer)
        t.company = t.company.copy()
        for area in run:
            if area < board.stations:
                t.company[area] |= 1 << t.buyer
        if t.telling:
            path = [board.ids[area] for area in run]
            t.tell(RunSold(seat=seat, company=COMPANIES[t.buyer], path=path, price=price_of(links)))
        for area in run:
            self.clear(t, area)

    def clear(self, t: Table, area: int) -> None:
        """What nobody can move any more leaves the game (N11.5, NR24)."""
        board = t.rules.board
        if area >= board.stations:
            if t.cubes[area] > 0 and has_company_link(t, area):
                self.remove(t, area, LOW, t.cubes)
            return
        if t.company[area] & RED_BIT:
            self.remove(t, area, RED_PASSENGER, t.reds)
        if t.company[area] & GREEN_BIT:
            self.remove(t, area, GREEN_PASSENGER, t.greens)
        for hill in board.high_beside[area]:
            if not self.is_served(t, hill):
                self.remove(t, hill, HIGH, t.cubes)

    def is_served(self, t: Table, area: int) -> bool:
        """Whether a neutral station is beside an area with high goods (N8.6)."""
        for station in t.rules.board.serving[area]:
            if t.company[station] == 0:
                return True
        return False

    def remove(self, t: Table, area: int, piece: int, pieces: list[int]) -> None:
        count = pieces[area]
        if count == 0:
            return
        pieces[area] = 0
        t.changes += 1
        t.gone = t.gone.copy()
        t.gone[piece] += count
        if t.telling:
            board = t.rules.board
            t.tell(PiecesRemoved(area=board.ids[area], piece=board.pieces[piece], count=count))

    # -- refusals ------------------------------------------------------------------------------------------------------

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Offer):
            return self.why_no_offer(t, seat, action.company, action.area)
        if isinstance(action, Extend):
            return self.why_no_extension(t, seat, action.to)
        if isinstance(action, Done):
            return self.why_no_sale(t)
        if isinstance(action, Pass):
            return Refused("run_begun", "N11.1")
        return super().refusal(t, seat, action)

    def why_no_offer(self, t: Table, seat: int, company: int, area: int) -> Refused:
        name = t.rules.board.ids[area]
        if t.chain:
            return Refused("one_run_only", "N11.1")
        if not t.rules.runs_lead_through and not t.company[area] >> company & 1:
            return Refused("not_a_company_station", "N11.2", company=COMPANIES[company], area=name)
        if not self.is_at_company(t, seat, company, area):
            return Refused("not_at_a_company_station", "N11.2", company=COMPANIES[company], area=name)
        if supply_of(t, company) == 0:
            return Refused("no_company_links", "NR25", company=COMPANIES[company])
        if longest_run(t, seat, company) == 0:
            return Refused("no_company_influence", "N11.3", company=COMPANIES[company])
        return Refused("no_run_from_there", "N11.2", company=COMPANIES[company], area=name)

    def is_at_company(self, t: Table, seat: int, company: int, area: int) -> bool:
        """Whether an area is a company's station, or an own link leads from there to one."""
        ways = [way for way in t.rules.board.ways[area] if t.owner[way.border] == seat]
        return bool(t.company[area] >> company & 1) or any(touches(t, company, area, way.to) for way in ways)

    def why_no_sale(self, t: Table) -> Refused:
        if not t.chain:
            return Refused("no_run_begun", "N11.2")
        if len(t.chain) > 1 and t.rules.board.is_station(t.chain[-1]):
            return Refused("run_has_to_lead_on", "NR36", company=COMPANIES[t.buyer])
        return Refused("run_needs_station", "N11.2")

    def why_no_extension(self, t: Table, seat: int, to: int) -> Refused:
        board = t.rules.board
        if not t.chain:
            return Refused("no_run_begun", "N11.2")
        end = t.chain[-1]
        start, beside = board.ids[end], board.ids[to]
        border = board.border_between(end, to)
        if border == NO_BORDER or t.owner[border] != seat:
            return Refused("not_your_link", "N11.2", area=start, to=beside)
        if to in t.chain:
            return Refused("area_twice", "NR36", area=beside)
        company = COMPANIES[t.buyer]
        if len(t.chain) == 1 and not touches(t, t.buyer, end, to):
            return Refused("first_link_elsewhere", "N11.2", company=company, area=start, to=beside)
        if len(t.chain) > supply_of(t, t.buyer):
            return Refused("no_company_links", "NR25", company=company)
        if len(t.chain) > longest_run(t, seat, t.buyer):
            return Refused("run_too_long", "N11.3", company=company, need=price_of(len(t.chain)))
        return Refused("leads_to_no_station", "N11.2", area=start, to=beside)


SELLING_RUNS: Final = Takeovers("takeovers", "N11.1")
