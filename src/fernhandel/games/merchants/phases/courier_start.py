"""Option courier = chosen: the first player places the courier before the first turn (M1.6, MR4)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import PlaceCourier
from fernhandel.games.merchants.events import CourierPlaced
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, Table


class CourierStart(Step):
    """Any road space exactly two spaces from a city that holds no wagon."""

    def enter(self, t: Table) -> None:
        t.phase = self
        t.ask([t.first])

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = []
        for city in range(t.rules.board.cities):
            if t.wagon_on(city) == NOBODY:
                for node in t.rules.board.two_spaces_from(city):
                    place = t.rules.actions.place_courier[node]
                    if place not in options:
                        options.append(place)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceCourier)
        t.courier = action.to
        if t.telling:
            t.tell(CourierPlaced(seat=seat, to=t.rules.board.ids[action.to]))
        t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, PlaceCourier):
            return Refused("not_two_from_empty_city", "M1.6", to=t.rules.board.ids[action.to])
        return super().refusal(t, seat, action)


COURIER_START: Final = CourierStart("courier_start", "M1.6")
