"""The trucks as one seat sees them."""

from fernhandel.games.auf_achse.state import NOBODY, Table


class Truck:
    """A truck with the contracts that are known of it."""

    def __init__(self, seat: int, at: int, room: int, cash: int) -> None:
        self.seat = seat
        self.at = at
        self.room = room
        self.cash = cash
        self.goods = 0  # aboard
        self.aboard: list[int] = []
        self.hand: list[int] = []
        self.unseen = 0  # contracts in the hand that the onlooker does not know (AR39)

    def contracts(self) -> int:
        return len(self.aboard) + len(self.hand) + self.unseen


def trucks_seen(t: Table, onlooker: int) -> list[Truck]:
    """All trucks by seat. The onlooker knows his own hand, and NOBODY stands for one who knows them all."""
    trucks = [Truck(seat, t.at[seat], t.room(seat), t.cash[seat]) for seat in range(t.players)]
    holder = t.holder
    goods = t.rules.contracts.goods
    for card in range(len(holder)):
        seat = holder[card]
        if seat < 0:
            continue
        truck = trucks[seat]
        if t.loaded[card]:
            truck.aboard.append(card)
            truck.goods += goods[card]
        elif onlooker == NOBODY or seat == onlooker or t.known[card]:
            truck.hand.append(card)
        else:
            truck.unseen += 1
    return trucks
