"""Information-set tree search: many imagined tables, one tree of what the seats may do (compiled with the rules)."""

from math import sqrt
from time import perf_counter
from typing import Final

from fernhandel.bots.planner import Planner, shares
from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.table import Table

WIDTH: Final = 6  # choices looked at first at every node; more come in as it is visited
WIDENING: Final = 0.8
EXPLORATION: Final = 1.2
CAUTION: Final = 0.05  # what is untried is taken to be a little worse than what was tried
MOST_NODES: Final = 200_000


class Node:
    """What a choice has led to so far: visits, and the sum of the chances of the seat that made it."""

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.open = 0  # visits to the parent in which this choice was legal
        self.children: list[Node] = []  # best prior first
        self.known: dict[int, bool] = {}  # ids of the actions among them

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """One seat's search; its tree can be kept from decision to decision."""

    def __init__(self, planner: Planner, seat: int, rng: Rng) -> None:
        self.planner = planner
        self.seat = seat
        self.rng = rng
        self.root = Node(None, 1.0)
        self.nodes = 1

    def keep(self, root: Node) -> None:
        """Go on with a tree that an earlier search has grown."""
        self.root = root
        self.nodes = size(root)

    def run(self, table: Table, options: list[Action], seconds: float, most: int) -> int:
        """Search from a table until the time is over, or so many rounds were made; the number of rounds."""
        end = perf_counter() + seconds
        self.expand(self.root, table, self.seat, options)
        made = 0
        while made < most and self.nodes < MOST_NODES and perf_counter() < end:
            t = table.copy()
            self.planner.redeal(t, self.seat, self.rng)
            self.iterate(t)
            made += 1
        return made

    def iterate(self, t: Table) -> None:
        path: list[Node] = []
        movers: list[int] = []
        node = self.root
        while not t.over:
            seat = self.next_seat(t)
            options = t.legal(seat)
            if seat != self.seat and len(t.to_act()) > 1:  # sealed: the others choose without knowing this tree
                t.play(seat, self.planner.draw(t, seat, options, self.rng))
                continue
            if len(options) == 1:
                t.play(seat, options[0])
                continue
            child = self.select(node, t, seat, options)
            assert child.action is not None
            t.play(seat, child.action)
            path.append(child)
            movers.append(seat)
            node = child
            if child.visits == 0:
                break
        self.play_on(t)
        chances = self.planner.chances(t)
        self.root.visits += 1
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += chances[movers[i]]

    def next_seat(self, t: Table) -> int:
        """Sealed choices of the others come first, so that nothing in the tree depends on an own one they can't see."""
        seats = t.to_act()
        for seat in seats:
            if seat != self.seat:
                return seat
        return seats[0]

    def play_on(self, t: Table) -> None:
        for _ in range(self.planner.depth):
            if t.over:
                return
            seat = t.to_act()[0]
            t.play(seat, self.planner.best(t, seat, t.legal(seat)))

    # -- the tree ------------------------------------------------------------------------------------------------------

    def select(self, node: Node, t: Table, seat: int, options: list[Action]) -> Node:
        """The child that promises most, by what is known of it and by its prior."""
        self.expand(node, t, seat, options)
        width = WIDTH + int(WIDENING * sqrt(node.visits))
        considered: list[Node] = []
        visits = 0
        total = 0.0
        for child in node.children:
            if child.action in options:
                child.open += 1
                visits += child.visits
                total += child.total
                considered.append(child)
                if len(considered) == width:
                    break
        untried = total / visits - CAUTION if visits else 0.0
        best = considered[0]
        most = -1.0
        for child in considered:
            value = child.mean() if child.visits else max(0.0, untried)
            value += EXPLORATION * child.prior * sqrt(child.open) / (1 + child.visits)
            if value > most:
                most = value
                best = child
        return best

    def expand(self, node: Node, t: Table, seat: int, options: list[Action]) -> None:
        """Take up the options not yet in the tree, with the planner's rating as their prior."""
        new = 0
        for action in options:
            if action.id not in node.known:
                new += 1
        if new == 0:
            return
        priors = shares(self.planner.rate(t, seat, options), self.planner.spread)
        for i, action in enumerate(options):
            if action.id not in node.known:
                node.known[action.id] = True
                self.insert(node, Node(action, priors[i]))
        self.nodes += new

    def insert(self, node: Node, child: Node) -> None:
        i = len(node.children)
        while i > 0 and node.children[i - 1].prior < child.prior:
            i -= 1
        node.children.insert(i, child)

    def best(self, options: list[Action]) -> Node:
        """The legal choice visited most; the mean decides between equals, then the prior."""
        best: Node | None = None
        for child in self.root.children:
            if child.action not in options:
                continue
            if best is None or (child.visits, child.mean()) > (best.visits, best.mean()):
                best = child
        assert best is not None
        return best


def size(node: Node) -> int:
    nodes = 1
    for child in node.children:
        nodes += size(child)
    return nodes
