"""What lies in the box, as a view names it."""

from fernhandel.core.terms import Terms
from fernhandel.games.auf_achse.bots.open_road import OpenRoad
from fernhandel.games.auf_achse.meta import AUF_ACHSE


class Box:
    """What never changes under the same terms: the map and the cards, and the numbers behind their names."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.rules = AUF_ACHSE.rules(terms)
        self.board = self.rules.board
        self.contracts = self.rules.contracts
        self.node = {id: node for node, id in enumerate(self.board.ids)}
        self.card = {id: card for card, id in enumerate(self.contracts.ids)}
        self.pace = 4.5 if self.rules.dice == 2 else 3.5
        self.road = OpenRoad(self.board)
