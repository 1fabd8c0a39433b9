"""The end of a turn outside a city: trailers can still be traded (AR27)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.phases.step import Step
from fernhandel.games.auf_achse.phases.turns import end_turn
from fernhandel.games.auf_achse.state import Table


class Ending(Step):
    """Asked only where a trade is possible; everything behind it is public."""

    def enter(self, t: Table) -> None:
        self.ask(t, t.active)
        trades: list[Action] = []
        if not t.rules.children:
            t.add_trailer_trade(t.active, trades)
        if not trades:
            end_turn(t)

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.actions.done]

    def play(self, t: Table, seat: int, action: Action) -> None:
        end_turn(t)


ENDING_TURN: Final = Ending("ending", "AR27")
