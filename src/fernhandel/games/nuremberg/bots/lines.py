"""Where to build (N7): a beam of chains, judged by what they let the seat load, their price and their sale."""

from fernhandel.core.actions import Action
from fernhandel.games.nuremberg.actions import Link, Start
from fernhandel.games.nuremberg.bots.fleets import Haul, best_haul, fleets
from fernhandel.games.nuremberg.bots.sales import best_sale
from fernhandel.games.nuremberg.bots.worth import Purse, Worth
from fernhandel.games.nuremberg.figures import CUBE, GOVERNMENT, GREEN, INFLUENCES, PIECES, RED
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.phases.trains import pieces_at, take_piece
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.track import connection, loadable

FIRST_WIDTH = 24  # first links say little yet
WIDTH = 12
MOST_LINKS = 9
FINALISTS = 8  # whose sale is looked at


class Line:
    """A chain on a table where it is built but not paid yet."""

    def __init__(self, t: Table, value: float, haul: Haul) -> None:
        self.t = t
        self.value = value  # if nothing of it is sold
        self.haul = haul


class Lines:
    """The chains that a seat can build from where the table stands, be it within one."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.me = worth.me
        self.fleets = fleets(worth.t, worth.me)

    def best(self) -> list[int]:
        """The areas of the best chain; none for not building."""
        t = self.worth.t
        lines = [] if len(t.chain) == 1 else [self.judge(t)]  # a chain that is begun needs a link
        beam = [t] if t.chain else self.after(t, Start)
        width = FIRST_WIDTH
        for _ in range(MOST_LINKS):
            longer = [self.judge(after) for table in beam for after in self.after(table, Link)]
            longer.sort(key=lambda line: -line.value)
            del longer[width:]
            lines += longer
            beam = [line.t for line in longer]
            width = WIDTH
        lines.sort(key=lambda line: -line.value)
        return max(lines[:FINALISTS], key=self.with_sale).t.chain

    def after(self, t: Table, kind: type[Action]) -> list[Table]:
        """The tables one action of that kind further."""
        tables: list[Table] = []
        for action in t.legal(self.me):
            if isinstance(action, kind):
                after = t.copy()
                after.play(self.me, action)
                tables.append(after)
        return tables

    def judge(self, t: Table) -> Line:
        worth = self.worth
        purse = self.purse_after(t)
        cargo = worth.cargo(t, loadable(t, self.me))
        links = links_on_board(t, self.me)
        haul = best_haul(worth, self.fleets, cargo, purse, t.profit[self.me] - links)
        left = [cargo[piece] - haul.moved[piece] for piece in range(PIECES)]
        value = haul.value + worth.kept(purse) + worth.later(left) - worth.links(links)
        if t.rules.board.connection and not t.joined:
            value += self.connection_bonus(t)
        return Line(t, value, haul)

    def purse_after(self, t: Table) -> Purse:
        """Surcharges in their colour, cubes before influence, and of influence what is missed least (N7.6, N7.9)."""
        purse = list(self.worth.purse)
        purse[GOVERNMENT + 1] -= t.land_fee
        purse[RED + 1] -= t.red_fee
        purse[GREEN + 1] -= t.green_fee
        cubes = min(purse[CUBE], t.points) if t.rules.cubes_first else 0
        purse[CUBE] -= cubes
        return self.worth.bill(tuple(purse), t.points - cubes)[1]

    def connection_bonus(self, t: Table) -> float:
        """Points for own links that join the two towns, against what each rival gets of it (N14.4)."""
        path = connection(t, self.me)
        mine = theirs = 0
        for i in range(len(path) - 1):
            owner = t.owner[t.rules.board.border_between(path[i], path[i + 1])]
            if owner == self.me:
                mine += 1
            elif owner < t.players:
                theirs += 1
        return mine - theirs / (t.players - 1)

    def with_sale(self, line: Line) -> float:
        """The value of a line that is used this turn and then sold as far as that pays."""
        t = line.t.copy()
        me = self.me
        t.chain = []
        t.hand[me] = line.haul.purse[CUBE]
        for colour in range(len(INFLUENCES)):
            t.influence[me * len(INFLUENCES) + colour] = line.haul.purse[colour + 1]
        left = [round(count) for count in line.haul.moved]
        for code in loadable(t, me):
            area, piece = code // PIECES, code % PIECES
            while left[piece] > 0 and pieces_at(t, area, piece) > 0:
                take_piece(t, area, piece)
                left[piece] -= 1
        return line.value + best_sale(self.worth, t).gain
