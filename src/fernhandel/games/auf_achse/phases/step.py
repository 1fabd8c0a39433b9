"""What all steps of this game share."""

from fernhandel.core.actions import Action
from fernhandel.core.phases import Phase
from fernhandel.games.auf_achse.board import is_among
from fernhandel.games.auf_achse.state import Table


def elsewhere(actions: list[Action], first: int, taken: list[int]) -> list[Action]:
    """Of actions by space those of the spaces from ``first`` on that are not taken."""
    left = actions[first:]
    places: list[int] = []
    for node in taken:
        if node >= first and not is_among(places, node - first):
            places.append(node - first)
    places.sort(reverse=True)
    for place in places:
        del left[place]
    return left


class Step(Phase[Table]):
    """Every step asks one seat at a time."""

    def ask(self, t: Table, seat: int) -> None:
        t.phase = self
        t.asked = seat
