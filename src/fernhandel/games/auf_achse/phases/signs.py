"""The construction sign (A4.1 to A4.3)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.auf_achse.actions import PlaceConstruction
from fernhandel.games.auf_achse.events import ConstructionPlaced
from fernhandel.games.auf_achse.phases.driving import arrive
from fernhandel.games.auf_achse.phases.step import Step, elsewhere
from fernhandel.games.auf_achse.state import Table


class Signing(Step):
    """After a 1 the sign goes to another free highway space (AR12, AR13)."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)
        board = t.rules.board
        if board.nodes - board.cities <= len(self.taken(t)) and not self.legal(t, t.active):
            arrive(t)

    def taken(self, t: Table) -> list[int]:
        """The spaces with a sign or a truck."""
        return [t.construction, t.jam, *t.at]

    def legal(self, t: Table, seat: int) -> list[Action]:
        return elsewhere(t.rules.actions.place_construction, t.rules.board.cities, self.taken(t))

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceConstruction)
        t.construction = action.to
        if t.telling:
            t.tell(ConstructionPlaced(seat=seat, at=t.rules.board.ids[action.to]))
        arrive(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, PlaceConstruction):
            return super().refusal(t, seat, action)
        place = t.rules.board.ids[action.to]
        if t.rules.board.is_city(action.to):
            return Refused("sign_not_in_a_city", "A4.2", to=place)
        if action.to in t.at:
            return Refused("space_is_occupied", "A4.2", to=place)
        return Refused("sign_stands_there", "AR13", to=place)


SIGNING_ROAD: Final = Signing("signing", "A4.1")
