"""Before the first turn: every truck is put on the board (A1.9, AR40; in 1987 before contracts are dealt, O4)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.auf_achse.actions import PlaceTruck, Start
from fernhandel.games.auf_achse.drive import full_spaces
from fernhandel.games.auf_achse.events import TruckPlaced
from fernhandel.games.auf_achse.phases.loading import start_contract, startable, why_not_start
from fernhandel.games.auf_achse.phases.step import Step, elsewhere
from fernhandel.games.auf_achse.phases.turns import begin_turn
from fernhandel.games.auf_achse.setup import deal_contracts
from fernhandel.games.auf_achse.state import NOWHERE, PLACING, STARTING_OUT, Table


class Placing(Step):
    """In turn order, on any space with room; in 1987 not in a city."""

    def enter(self, t: Table) -> None:
        for i in range(t.players):
            seat = (t.first + i) % t.players
            if t.at[seat] == NOWHERE:
                self.ask(t, seat)
                return
        if t.rules.place_first:
            deal_contracts(t)
        begin_turn(t, t.first)

    def legal(self, t: Table, seat: int) -> list[Action]:
        first = t.rules.board.cities if t.rules.place_first else 0
        return elsewhere(t.rules.actions.place_truck, first, full_spaces(t, seat))

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceTruck)
        t.at[seat] = action.to
        if t.telling:
            t.tell(TruckPlaced(seat=seat, to=t.rules.board.ids[action.to]))
        if t.rules.board.is_city(action.to):
            t.enter(STARTING_OUT)
        else:
            self.enter(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, PlaceTruck):
            return super().refusal(t, seat, action)
        place = t.rules.board.ids[action.to]
        if t.rules.place_first and t.rules.board.is_city(action.to):
            return Refused("not_in_a_city", "O4", to=place)
        return Refused("space_is_full", "O4" if t.rules.place_first else "AR40", to=place)


class StartingOut(Step):
    """A truck placed in a city may start its owner's contracts there; asked of everyone in a city, to tell nothing."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.asked)

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        options += [t.rules.actions.start[card] for card in startable(t, seat)]
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Start):
            start_contract(t, seat, action.contract)
        else:
            t.enter(PLACING)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Start):
            return why_not_start(t, seat, action.contract)
        return super().refusal(t, seat, action)


PLACING_TRUCKS: Final = Placing("placing", "A1.9")
SETTING_OUT: Final = StartingOut("starting_out", "AR23")
