"""Paying where there is a choice: build points with influence (N7.6), and an exchange for a train (N8.3)."""

from typing import Final

from mypy_extensions import i64

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.nuremberg.actions import Pay
from fernhandel.games.nuremberg.events import Paid
from fernhandel.games.nuremberg.figures import ALL_UNITS, CUBE, TRACKS_OF_INFLUENCE, UNITS
from fernhandel.games.nuremberg.phases.step import Step
from fernhandel.games.nuremberg.state import BUILDING, TRAINS, Table


class Paying(Step):
    """One unit at a time, as long as there is more than one way; what has only one way is paid by itself.

    What the rules want paid first is paid when this begins: cubes before influence (NR2), the own train influence
    before an exchange. So whatever a seat still has can pay.
    """

    def __init__(self, name: str, rule: str, back: int) -> None:
        super().__init__(name, rule)
        self.back = back

    def enter(self, t: Table) -> None:
        seat = t.asked
        if t.due > 0:
            kinds: i64 = 0
            units: i64 = 0
            for unit in range(ALL_UNITS):
                have = t.units_of(seat, unit)
                if have > 0:
                    kinds += 1
                    units += have
            if kinds > 1 and units > t.due:
                self.ask(t, seat)
                return
            for unit in range(ALL_UNITS):
                if t.due > 0:
                    self.pay(t, seat, unit, min(t.due, t.units_of(seat, unit)))
        t.rules.steps[self.back].resume(t)

    def pay(self, t: Table, seat: i64, unit: i64, count: i64) -> None:
        if count == 0:
            return
        t.due -= count
        if unit == CUBE:
            t.spend_cubes(seat, count)
        else:
            t.spend(seat, unit - 1, count)
        if t.telling:
            t.tell(Paid(seat=seat, units={UNITS[unit]: count}))

    def legal(self, t: Table, seat: int) -> list[Action]:
        pay = t.rules.actions.pay
        options: list[Action] = [pay[CUBE]] if t.hand[seat] > 0 else []
        own = seat * TRACKS_OF_INFLUENCE
        for colour in range(TRACKS_OF_INFLUENCE):
            if t.influence[own + colour] > 0:
                options.append(pay[colour + 1])
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, Pay)
        self.pay(t, seat, action.unit, 1)
        if t.due == 0 or t.units_of(seat, action.unit) == 0:  # else there is still as much choice
            self.enter(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Pay):
            return Refused("nothing_to_pay_with", self.rule, unit=UNITS[action.unit])
        return super().refusal(t, seat, action)


PAYING_FOR_TRACK: Final = Paying("paying_track", "N7.6", BUILDING)
PAYING_FOR_TRAIN: Final = Paying("paying_train", "N8.3", TRAINS)
