"""Action 2, second part: the wagons are loaded in the order of their numbers (M3.7 to M3.12)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import Load
from fernhandel.games.merchants.figures import GOODS, WAGONS
from fernhandel.games.merchants.phases.cargo import load_token, masters_choice, masters_kind, riders_room
from fernhandel.games.merchants.phases.fees import begin_talk
from fernhandel.games.merchants.phases.loading_master import begin_auction, needs_master
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, Table


class Loading(Step):
    """Wagon by wagon: first the Loading Master, free of charge (M3.7), then the others as he agrees with them."""

    def enter(self, t: Table) -> None:
        self.next_wagon(t, 0)

    def next_wagon(self, t: Table, wagon: int) -> None:
        while wagon < WAGONS:
            if not t.rules.auctions_first and needs_master(t, wagon):  # MR9: auction and load wagon by wagon
                begin_auction(t, wagon)
                return
            if t.in_city(wagon) and t.master[wagon] != NOBODY:  # M3.11: topping up as well
                self.load(t, wagon)
                return
            wagon += 1
        t.advance()

    def load(self, t: Table, wagon: int) -> None:
        t.wagon = wagon
        if masters_choice(t):
            t.phase = self
            t.ask([t.master[wagon]])
        else:
            self.riders(t)

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]  # M3.12
        for good in masters_choice(t):
            options.append(t.rules.actions.load[good])
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Load):
            load_token(t, seat, action.good)
            if masters_choice(t):
                return
        self.riders(t)

    def riders(self, t: Table) -> None:
        """Then the others in turn order, each once: those who have anything to load here (MR35, MR41)."""
        master = t.master[t.wagon]
        if t.ask([seat for seat in t.turn_order() if seat != master and riders_room(t, seat) > 0]):
            begin_talk(t)
        else:
            self.next_wagon(t, t.wagon + 1)

    def resume(self, t: Table) -> None:
        """After the auction of this wagon's title (MR9), or after a rider."""
        if t.active == NOBODY:
            self.load(t, t.wagon)
        elif t.ask_next():
            begin_talk(t)
        else:
            self.next_wagon(t, t.wagon + 1)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, Load):
            return super().refusal(t, seat, action)
        kind = masters_kind(t, t.wagon)
        if kind != NOBODY and action.good != kind:
            return Refused("master_loads_one_kind", "M3.7", good=GOODS[kind])
        if t.stored(seat, t.at[t.wagon], action.good) == 0:
            return Refused("not_in_warehouse", "M3.7", good=GOODS[action.good], city=t.rules.board.ids[t.at[t.wagon]])
        return Refused("kind_aboard_already", "MR10", good=GOODS[action.good])


LOADING: Final = Loading("loading", "M3.7")
