"""The construction sign (A4.1 to A4.3)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.auf_achse.actions import PlaceConstruction
from fernhandel.games.auf_achse.board import is_among
from fernhandel.games.auf_achse.events import ConstructionPlaced
from fernhandel.games.auf_achse.phases.driving import arrive
from fernhandel.games.auf_achse.phases.step import Step
from fernhandel.games.auf_achse.state import Table


class Signing(Step):
    """After a 1 the sign goes to another free highway space (AR12, AR13)."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)
        if len(self.taken(t)) == t.rules.board.nodes - t.rules.board.cities:
            arrive(t)

    def taken(self, t: Table) -> list[int]:
        """The highway spaces with a sign or a truck."""
        taken: list[int] = []
        for node in [t.construction, t.jam, *t.at]:
            if node >= t.rules.board.cities and not is_among(taken, node):
                taken.append(node)
        return taken

    def legal(self, t: Table, seat: int) -> list[Action]:
        cities = t.rules.board.cities
        options = t.rules.actions.place_construction[cities:]
        for node in sorted(self.taken(t), reverse=True):
            del options[node - cities]
        return options

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
