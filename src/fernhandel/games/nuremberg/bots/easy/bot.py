"""A quick, sensible railwayman: searches for its chain and its sale, and has rules of thumb for the rest."""

from collections.abc import Sequence

from fernhandel.core.actions import Action
from fernhandel.core.bots import Bot
from fernhandel.core.chance import Rng
from fernhandel.core.views import View
from fernhandel.games.nuremberg.bots.easy.boxes import best_bids
from fernhandel.games.nuremberg.bots.easy.chains import Chains
from fernhandel.games.nuremberg.bots.easy.glance import Glance
from fernhandel.games.nuremberg.bots.easy.offer import best_sale
from fernhandel.games.nuremberg.bots.easy.wishes import Wishes
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.view import NurembergView


class EasyNuremberg(Bot):
    """Everything lies open, so it thinks on a table of its own that is made from the view."""

    name = "easy"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._chain: list[int] = []  # that it is building,
        self._expected: Table | None = None  # and where that should stand when it is asked next

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        """Chance decides between equals."""
        assert isinstance(view, NurembergView)
        assert view.seat is not None
        if len(legal) == 1 and view.step != "building":  # there it follows how its chain grows
            return legal[0]
        t = view.imagine(self._rng).table
        assert isinstance(t, Table)
        glance = Glance(t, view.seat)
        if view.step == "auction":
            return self._one_of(best_bids(glance, legal))
        if view.step == "building":
            return self._build(glance)
        if view.step == "trains":
            return self._one_of(Wishes(glance).best())
        if view.step == "takeovers":
            return self._sell(glance)
        return t.rules.actions.pay[glance.cheapest(glance.purse)]

    def _one_of(self, actions: Sequence[Action]) -> Action:
        return actions[self._rng.below(len(actions))]

    def _build(self, glance: Glance) -> Action:
        """The next move of the chain, which is looked for once as long as everything goes as expected."""
        t = glance.t
        if self._expected is None or not _alike(self._expected, t):
            self._chain = Chains(glance).best()
        action = self._next_move(t)
        self._expected = t.copy()
        self._expected.play(glance.seat, action)
        return action

    def _next_move(self, t: Table) -> Action:
        actions = t.rules.actions
        built = len(t.chain)
        if built == len(self._chain):
            return actions.done if built else actions.pass_
        area = self._chain[built]
        return actions.link[area] if built else actions.start[area]

    def _sell(self, glance: Glance) -> Action:
        t = glance.t
        sale = best_sale(glance, t)
        sold = len(t.chain)
        if sold == len(sale.run):
            return t.rules.actions.done if sold else t.rules.actions.pass_
        area = sale.run[sold]
        return t.rules.actions.extend[area] if sold else t.rules.actions.offer[sale.company][area]


def _alike(expected: Table, t: Table) -> bool:
    """Whether a chain being built stands as expected."""
    if not t.chain or t.chain != expected.chain or t.asked != expected.asked or t.turn != expected.turn:
        return False
    if t.rules is not expected.rules or t.owner != expected.owner or t.cubes != expected.cubes:
        return False
    people = (t.reds, t.greens, t.landlords) == (expected.reds, expected.greens, expected.landlords)
    return people and (t.hand, t.influence) == (expected.hand, expected.influence)
