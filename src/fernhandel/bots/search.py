"""Information-set tree search: many imagined tables, one tree of what the seats may do (compiled with the rules).

Every round imagines one table and tries all candidates on it with the same luck, so that what is compared is the choice
and not the deal; the luck of a turn is the same however the turns before it went. Each try goes down the tree as far as
it has grown, is played on by the planner to a moment at which positions can be compared, and rated there.
Candidates that fall behind are tried no longer.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner, shares
from fernhandel.core.table import Table

CANDIDATES: Final = 8
CONSIDERED: Final = 12  # choices of which it is asked what to expect, the planner's best
LOOKING: Final = 0.08  # part of the time that may be spent on that
LEAST_ROUNDS: Final = 5  # where the time does not suffice for so many, there are fewer candidates
ENOUGH_ROUNDS: Final = 12  # where there is time for more than so many, it looks further ahead
DEEPEST: Final = 4
ALL_ALONG: Final = 0.25  # part of the search in which no candidate is dropped
GROWN: Final = 60  # visits after which a node grows children: before that the planner knows better
WIDTH: Final = 4  # children looked at first; more come in as the node is visited
WIDENING: Final = 0.5
EXPLORATION: Final = 0.1
CAUTION: Final = 0.02  # what is untried is taken to be a little worse than what was tried
MOST_NODES: Final = 200_000


class Node:
    """What a choice has led to so far: visits, and how much better it was for its seat than the round's mean."""

    def __init__(self, action: Action | None, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.hope = -1.0  # what was expected of it before it was tried, beside the best choice
        self.visits = 0
        self.total = 0.0
        self.open = 0  # visits to the parent in which this choice was legal
        self.children: list[Node] = []  # best prior first
        self.known: dict[int, bool] = {}  # ids of the actions among them

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Try:
    """One candidate on one imagined table: the nodes it went through, who moved there, and how it ended."""

    def __init__(self) -> None:
        self.path: list[Node] = []
        self.movers: list[int] = []
        self.chances: list[float] = []


class Search:
    """One seat's search; its tree can be kept from decision to decision."""

    def __init__(self, planner: Planner, seat: int, rng: Rng) -> None:
        self.planner = planner
        self.seat = seat
        self.rng = rng
        self.root = Node(None, 1.0)
        self.nodes = 1
        self.end = 0.0  # by the clock
        self.looked_at = 0.0  # the clock, last
        self.slowest = 0.0  # of all moves so far, which cannot be broken off: the next one may take as long
        self.chance = 0.0  # the seat's share in the victory, summed over the rounds
        self.rounds = 0
        self.depth = 1  # how many times as far as the planner's horizon it looks
        self.luck: list[Rng] = []  # of this round, by turn

    def keep(self, root: Node) -> None:
        """Go on with a tree that an earlier search has grown; now its choices are told from their own mean."""
        self.root = root
        self.nodes = size(root)
        visits = sum([child.visits for child in root.children])
        mean = sum([child.total for child in root.children]) / max(1, visits)
        for child in root.children:
            child.total -= mean * child.visits

    def run(self, table: Table, options: list[Action], seconds: float, most: int) -> int:
        """Search from a table until the time is over, or so many rounds were made; the number of rounds."""
        began = perf_counter()
        self.end = began + seconds
        self.expand(self.root, table, self.seat, options)
        candidates = self.candidates(table, options, began + LOOKING * seconds)
        if len(candidates) > 1:
            candidates = candidates[: max(2, int(self.affordable(table, candidates[0]) / LEAST_ROUNDS))]
        searched_from = perf_counter()
        while self.rounds < most and self.nodes < MOST_NODES and len(candidates) > 1:
            if not self.round(table, candidates):
                break
            if self.rounds == 1:
                self.deepen(perf_counter() - searched_from, most)
            spent = (perf_counter() - began) / max(seconds, 1e-9)
            part = max(spent, self.rounds / most)
            if spent >= 1.0:
                break
            if part > ALL_ALONG:
                candidates = self.ahead(candidates, max(2, int(len(candidates) * (1.0 - part) + 0.5)))
        return self.rounds

    def affordable(self, table: Table, candidate: Node) -> float:
        """How many tries there is time for, found out by two of them: at the first nothing is remembered yet."""
        spent = 0.0
        for _ in range(2):
            began = perf_counter()
            t = self.imagine(table)
            if self.follow(t, candidate, self.planner.turn(t), self.planner.horizon(t)) is None:
                return 0.0
            spent = perf_counter() - began
        return (self.end - perf_counter()) / max(spent, 1e-6)

    def deepen(self, spent: float, most: int) -> None:
        """Look further ahead if more rounds like the first are still to come than it takes."""
        rounds = min(float(most), (self.end - perf_counter()) / max(spent, 1e-6))
        while self.depth < DEEPEST and rounds / (2 * self.depth) >= ENOUGH_ROUNDS:
            self.depth *= 2

    def candidates(self, table: Table, options: list[Action], until: float) -> list[Node]:
        """The choices worth trying: those of which most is to be expected, best first."""
        likely: list[Node] = []
        for child in self.root.children:
            if child.action in options:
                likely.append(child)
        likely = likely[:CONSIDERED]
        self.look_at(table, likely, until)
        found: list[Node] = []
        for child in likely:
            if child.hope > self.planner.hopeless:
                i = len(found)
                while i > 0 and found[i - 1].hope < child.hope:
                    i -= 1
                found.insert(i, child)
        return found[:CANDIDATES]

    def look_at(self, table: Table, choices: list[Node], until: float) -> None:
        """What to expect of each choice, on the mean of some imagined tables."""
        actions: list[Action] = []
        priors: list[float] = []
        for child in choices:
            assert child.action is not None
            actions.append(child.action)
            priors.append(child.prior)
        hopes = self.planner.hopes(self.imagine(table), self.seat, actions, priors)
        looks = 1
        while looks < self.planner.hoping and perf_counter() < until:
            more = self.planner.hopes(self.imagine(table), self.seat, actions, priors)
            looks += 1
            for i in range(len(hopes)):
                hopes[i] += more[i]
        most = max(hopes)
        for i, child in enumerate(choices):
            child.hope = (hopes[i] - most) / looks

    # -- a round -------------------------------------------------------------------------------------------------------

    def round(self, table: Table, candidates: list[Node]) -> bool:
        """Try every candidate on one imagined table; a round that the clock cuts short does not count."""
        t = self.imagine(table)
        first = self.planner.turn(t)
        horizon = first + self.depth * (self.planner.horizon(t) - first)
        tries: list[Try] = []
        for candidate in candidates:
            found = self.follow(t.copy(), candidate, first, horizon)
            if found is None:
                return False
            tries.append(found)
        self.note(tries)
        return True

    def imagine(self, table: Table) -> Table:
        """A table as it may be, with the luck of the turns to come."""
        t = table.copy()
        self.planner.redeal(t, self.seat, self.rng)
        self.play_sealed(t)
        ahead = self.planner.horizon(t) - self.planner.turn(t)
        self.luck = [self.rng.fork() for _ in range(self.depth * ahead)]
        return t

    def play_sealed(self, t: Table) -> None:
        """Sealed choices of the others come first, so that nothing in the tree depends on an own one they can't see."""
        seats = t.to_act()
        while len(seats) > 1:
            for seat in seats:
                if seat != self.seat:
                    t.play(seat, self.planner.draw(t, seat, t.legal(seat), self.rng))
                    break
            seats = t.to_act()

    def follow(self, t: Table, candidate: Node, first: int, horizon: int) -> Try | None:
        """Down the tree from a candidate, and on by the planner; None if there is no time for it."""
        found = Try()
        self.move(t, found, candidate, self.seat)
        node = candidate
        growing = True
        turn = first
        self.looked_at = perf_counter()
        while not t.over:
            now = self.planner.turn(t)
            if now >= horizon:
                break
            if now > turn:
                turn = now
                t.rng = self.luck[turn - first].copy()
            if self.is_late():
                return None
            seats = t.to_act()
            seat = seats[0]
            options = t.legal(seat)
            if len(options) == 1 or len(seats) > 1 or not growing or node.visits < GROWN:
                growing = growing and node.visits >= GROWN
                t.play(seat, self.planner.best(t, seat, options))
                continue
            node = self.select(node, t, seat, options)
            self.move(t, found, node, seat)
        found.chances = self.planner.chances(t)
        return found

    def is_late(self) -> bool:
        """Whether a move as long as the slowest would end after the time."""
        now = perf_counter()
        self.slowest = max(self.slowest, now - self.looked_at)
        self.looked_at = now
        return now + self.slowest > self.end

    def move(self, t: Table, found: Try, node: Node, seat: int) -> None:
        assert node.action is not None
        found.path.append(node)
        found.movers.append(seat)
        t.play(seat, node.action)

    def note(self, tries: list[Try]) -> None:
        """What a choice is worth is told from the mean of its round, which takes the luck of the deal out of it."""
        self.rounds += 1
        self.root.visits += 1
        means: list[float] = []
        for seat in range(len(tries[0].chances)):
            means.append(sum([one.chances[seat] for one in tries]) / len(tries))
        self.chance += means[self.seat]
        for one in tries:
            for i in range(len(one.path)):
                seat = one.movers[i]
                one.path[i].visits += 1
                one.path[i].total += one.chances[seat] - means[seat]

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
        most = -2.0
        for child in considered:
            value = child.mean() if child.visits else untried
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

    # -- what came out -------------------------------------------------------------------------------------------------

    def promise(self, node: Node) -> float:
        """What the rounds say of a choice, and what was expected of it, most of all as long as they are few."""
        belief = self.planner.belief
        lasts = self.planner.lasts
        return node.mean() + node.hope * (lasts + (1.0 - lasts) * belief / (belief + node.visits))

    def ahead(self, candidates: list[Node], count: int) -> list[Node]:
        """Those that promise most, in their old order."""
        left = candidates.copy()
        while len(left) > count:
            worst = 0
            for i in range(1, len(left)):
                if self.promise(left[i]) <= self.promise(left[worst]):  # of equals the planner's choice stays
                    worst = i
            del left[worst]
        return left

    def best(self, options: list[Action]) -> Node:
        """The legal choice that promises most among those visited most, or among all without any visit."""
        legal = [child for child in self.root.children if child.action in options]
        most = max([child.visits for child in legal])
        return self.ahead([child for child in legal if 2 * child.visits >= most], 1)[0]

    def expected(self, node: Node) -> float | None:
        """The share in the victory that a choice leads to, if it was tried.

        A tree that was kept tells which choice is better, but without new rounds not what the chances are by now.
        """
        if node.visits == 0 or self.rounds == 0:
            return None
        return min(1.0, max(0.0, self.chance / self.rounds + node.mean()))


def size(node: Node) -> int:
    nodes = 1
    for child in node.children:
        nodes += size(child)
    return nodes
