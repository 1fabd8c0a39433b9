"""Where to build (N7): a beam of chains, valued by what they let the seat load, their price and their sale."""

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Link, Start
from fernhandel.games.nuremberg.bots.easy.glance import Glance, Purse
from fernhandel.games.nuremberg.bots.easy.hauls import Haul, best_haul
from fernhandel.games.nuremberg.bots.easy.offer import best_sale
from fernhandel.games.nuremberg.bots.fleets import Depot
from fernhandel.games.nuremberg.bots.links import connection_gain
from fernhandel.games.nuremberg.bots.pieces import take_away
from fernhandel.games.nuremberg.bots.purses import pay_fees
from fernhandel.games.nuremberg.figures import CUBE, INFLUENCES, PIECES
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.track import loadable

FIRST_WIDTH = 24  # first links say little yet
WIDTH = 12
MOST_LINKS = 9
FINALISTS = 8  # whose sale is looked at


class Chain:
    """One on a table where it is built but not paid yet."""

    def __init__(self, t: Table, value: float, haul: Haul) -> None:
        self.t = t
        self.value = value  # if nothing of it is sold
        self.haul = haul


class Chains:
    """The chains that a seat can build from where the table stands, be it within one."""

    def __init__(self, glance: Glance) -> None:
        self.glance = glance
        self.seat = glance.seat
        self.fleets = Depot(glance.t, glance.seat).fleets()

    def best(self) -> list[int]:
        """The areas of the best chain; none for not building."""
        t = self.glance.t
        chains = [] if len(t.chain) == 1 else [self.valued(t)]  # a chain that is begun needs a link
        beam = [t] if t.chain else self.after(t, Start)
        width = FIRST_WIDTH
        for _ in range(MOST_LINKS):
            longer = [self.valued(after) for table in beam for after in self.after(table, Link)]
            longer.sort(key=lambda chain: -chain.value)
            del longer[width:]
            chains += longer
            beam = [chain.t for chain in longer]
            width = WIDTH
        chains.sort(key=lambda chain: -chain.value)
        return max(chains[:FINALISTS], key=self.with_sale).t.chain

    def after(self, t: Table, kind: type[Action]) -> list[Table]:
        """The tables one action of that kind further."""
        tables: list[Table] = []
        for action in t.legal(self.seat):
            if isinstance(action, kind):
                after = t.copy()
                after.play(self.seat, action)
                tables.append(after)
        return tables

    def valued(self, t: Table) -> Chain:
        glance = self.glance
        purse = self.purse_after(t)
        cargo = glance.cargo(t, loadable(t, self.seat))
        links = links_on_board(t, self.seat)
        haul = best_haul(glance, self.fleets, cargo, purse, t.profit[self.seat] - links)
        left = [cargo[piece] - haul.moved[piece] for piece in range(PIECES)]
        value = haul.value + glance.kept(purse) + glance.later(left) - glance.links(links)
        if t.rules.board.connection and not t.joined:
            value += connection_gain(t, self.seat)
        return Chain(t, value, haul)

    def purse_after(self, t: Table) -> Purse:
        """When the chain is paid with what is missed least."""
        purse = list(self.glance.purse)
        units = pay_fees(purse, t.points, t.red_fee, t.green_fee, t.land_fee, t.rules.cubes_first)
        return self.glance.bill(tuple(purse), units)[1]

    def with_sale(self, chain: Chain) -> float:
        """The value of a chain that is used this turn and then sold as far as that pays."""
        t = chain.t.copy()
        seat = self.seat
        t.chain = []
        t.hand[seat] = chain.haul.purse[CUBE]
        for colour in range(len(INFLUENCES)):
            t.influence[seat * len(INFLUENCES) + colour] = chain.haul.purse[colour + 1]
        take_away(t, seat, [round(count) for count in chain.haul.moved])
        return chain.value + best_sale(self.glance, t).gain
