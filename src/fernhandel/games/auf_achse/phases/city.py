"""Arrival in a city: delivering, loading, and the choice of a public contract (A5, A7.1, A7.11, A9.4)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.auf_achse.actions import Choose, Start
from fernhandel.games.auf_achse.events import ContractChosen, ContractDiscarded
from fernhandel.games.auf_achse.phases.loading import deliver, start_contract, startable, why_not_start
from fernhandel.games.auf_achse.phases.procurement import refill, win_contract
from fernhandel.games.auf_achse.phases.step import Step
from fernhandel.games.auf_achse.phases.turns import end_turn
from fernhandel.games.auf_achse.state import BIDDING, GONE, Table


class City(Step):
    """Unloading is automatic; then loading, trailers and one procurement, in any order (AR21)."""

    def enter(self, t: Table) -> None:
        deliver(t, t.active)
        if not t.check_end():
            self.ask(t, t.active)

    def resume(self, t: Table) -> None:
        """After an auction."""
        self.ask(t, t.active)

    def choosable(self, t: Table, seat: int) -> list[int]:
        """By exact count any public contract (A7.1); in the children's variant those that start here (A9.4, AR41)."""
        if t.rules.children:
            return [card for card in t.row if t.rules.contracts.start[card] == t.at[seat]]
        return t.row if t.exact else []

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        for card in startable(t, seat):
            options.append(t.rules.actions.start[card])
        for card in self.choosable(t, seat):
            options.append(t.rules.actions.choose[card])
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Start):
            start_contract(t, seat, action.contract)
        elif isinstance(action, Choose):
            self.choose(t, seat, action.contract)
        else:
            self.leave(t)

    def choose(self, t: Table, seat: int, card: int) -> None:
        if t.rules.children:
            self.take(t, seat, card)
            return
        t.exact = False  # one procurement for each arrival, AR28
        t.procured = True
        t.chosen = card
        if t.telling:
            t.tell(ContractChosen(seat=seat, contract=t.rules.contracts.ids[card]))
        t.enter(BIDDING)

    def take(self, t: Table, seat: int, card: int) -> None:
        """Children: free of charge; what fits is started at once, the rest goes to the hand (A9.4)."""
        win_contract(t, seat, card, offer=0, price=0)
        if t.fits(seat, card):
            start_contract(t, seat, card)
        refill(t)
        t.check_end()

    def leave(self, t: Table) -> None:
        """Who came by exact count and wanted no public contract: the one next to the dock is lost (A7.11)."""
        if t.exact and t.rules.forced_discard and t.row:
            card = t.row.pop(0)
            t.holder[card] = GONE
            t.changes += 1
            if t.telling:
                t.tell(ContractDiscarded(seat=t.active, contract=t.rules.contracts.ids[card]))
            refill(t)
        end_turn(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Start):
            return why_not_start(t, seat, action.contract)
        if isinstance(action, Choose):
            name = t.rules.contracts.ids[action.contract]
            if action.contract not in t.row:
                return Refused("contract_not_public", "A7.1", contract=name)
            if t.rules.children:
                city = t.rules.board.ids[t.rules.contracts.start[action.contract]]
                return Refused("contract_starts_elsewhere", "A9.4", contract=name, city=city)
            if t.procured:
                return Refused("one_procurement_only", "AR28")
            return Refused("not_by_exact_count", "A7.1", contract=name)
        return super().refusal(t, seat, action)


IN_THE_CITY: Final = City("city", "AR21")
