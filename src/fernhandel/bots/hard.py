"""The planner with a search around it."""

import gc
from collections.abc import Sequence
from time import perf_counter

from fernhandel.bots.search import Node, Search
from fernhandel.core import shelf
from fernhandel.core.actions import Action
from fernhandel.core.bots import Advice, Bot
from fernhandel.core.chance import Rng
from fernhandel.core.planner import Planner
from fernhandel.core.table import Table
from fernhandel.core.views import View

IN_TIME = 0.93  # of the budget is for the search; the rest is for what surrounds it
MOST_ROUNDS = 1_000_000
LIKELY = 3
MOST_TRIES = 12  # positions compared with the view when the tree is looked through for it


class HardBot(Bot):
    """Searches imagined tables until its time is over, and goes on with its tree where the game went as expected."""

    name = "hard"

    def __init__(self, planner: Planner, rng: Rng, most_rounds: int = MOST_ROUNDS) -> None:
        self._planner = planner
        self._rng = rng
        self._most_rounds = most_rounds  # a limit beside the time, for choices that are the same on every machine
        self._search: Search | None = None
        self._table: Table | None = None  # the one searched last, after the choice that was made on it
        self._advice: list[Advice] = []
        self.kept = 0
        """How many looks the last search took over from the one before."""

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        if len(legal) == 1:
            self._advice = [Advice(legal[0], 0.0)]
            return legal[0]
        assert view.seat is not None
        end = perf_counter() + seconds * IN_TIME
        collecting = gc.isenabled()
        gc.disable()  # a full collection can take a third of a small budget, and a search leaves no cycles
        try:
            return self._searched(view, view.seat, list(legal), end)
        finally:
            if collecting:
                gc.enable()

    def _searched(self, view: View, seat: int, legal: list[Action], end: float) -> Action:
        """The best choice by the end of the time; finding the old tree again takes time too."""
        search = Search(self._planner, seat, self._rng)
        table = view.imagine(self._rng).table
        table.quieten()  # DL35
        kept = self._find_again(view, seat, table)
        self.kept = 0 if kept is None else kept.visits
        if kept is not None:
            search.keep(kept)
        search.run(table, legal, max(0.0, end - perf_counter()), self._most_rounds)
        best = search.best(legal)
        self._advice = _advice(search, best, legal)
        self._keep(search, best, table, seat)
        assert best.action is not None
        return best.action

    def explain(self) -> list[Advice]:
        return self._advice

    # -- the tree from decision to decision ----------------------------------------------------------------------------

    def _keep(self, search: Search, best: Node, table: Table, seat: int) -> None:
        assert best.action is not None
        table.play(seat, best.action)
        search.root = best
        self._search, self._table = search, table

    def _find_again(self, view: View, seat: int, present: Table) -> Node | None:
        """The node of the present position: below the last choice, along what the others were expected to do."""
        if self._search is None or self._table is None or self._search.seat != seat:
            return None
        title = shelf.title(view.terms.game)
        seen = title.view(view.terms, present, seat).to_json()  # without what was only said
        hopeful = [(self._search.root, self._table)]
        for _ in range(MOST_TRIES):
            if not hopeful:
                break
            node, table = hopeful.pop(0)
            _play_forced(table)
            if table.over:
                continue
            if seat not in table.to_act():
                hopeful += _likely(node, table)
            elif title.view(view.terms, table, seat).to_json() == seen:
                return node
        return None


class Champion(HardBot):
    """The same search, by a planner that has learned to judge positions."""

    name = "champion"


def _play_forced(table: Table) -> None:
    """What leaves no choice is not in the tree."""
    while not table.over:
        seat = table.to_act()[0]
        options = table.legal(seat)
        if len(options) > 1:
            return
        table.play(seat, options[0])


def _likely(node: Node, table: Table) -> list[tuple[Node, Table]]:
    """What the search took to be the likeliest next moves, and the tables after them."""
    seat = table.to_act()[0]
    legal = table.legal(seat)
    found: list[tuple[Node, Table]] = []
    for child in sorted(node.children, key=lambda child: -child.visits)[:LIKELY]:
        if child.visits and child.action is not None and child.action in legal:
            after = table.copy()
            after.play(seat, child.action)
            found.append((child, after))
    return found


def _advice(search: Search, best: Node, legal: list[Action]) -> list[Advice]:
    """What the search found of every choice: the one it makes, then the most visited."""
    found: list[Advice] = []
    for child in sorted(search.root.children, key=lambda child: (child is not best, -child.visits, -child.mean())):
        if child.action is not None and child.action in legal:
            found.append(Advice(child.action, child.prior, search.expected(child), child.visits))
    return found
