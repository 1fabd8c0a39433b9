"""Starting and delivering contracts (A5)."""

from fernhandel.core.refusals import Refused
from fernhandel.games.auf_achse.events import ContractDelivered, ContractStarted
from fernhandel.games.auf_achse.state import GONE, Table


def startable(t: Table, seat: int) -> list[int]:
    """The contracts in hand that start where the truck stands and fit as a whole (A5.2, A5.7)."""
    contracts, city = t.rules.contracts, t.at[seat]
    found: list[int] = []
    for card in contracts.touching[city]:
        if t.holder[card] == seat and not t.loaded[card] and contracts.start[card] == city and t.fits(seat, card):
            found.append(card)
    return found


def start_contract(t: Table, seat: int, card: int) -> None:
    """The card is laid open and all its goods are loaded (A5.2)."""
    if t.telling:
        contracts = t.rules.contracts
        name, goods = contracts.ids[card], contracts.goods[card]
        t.tell(ContractStarted(seat=seat, contract=name, goods=goods, hidden=not t.known[card]))
    t.load(card)
    t.known[card] = True


def deliver(t: Table, seat: int) -> None:
    """Everything bound for this city is unloaded and paid; the cards leave the game (A5.6)."""
    contracts, city = t.rules.contracts, t.at[seat]
    for card in contracts.touching[city]:
        if t.loaded[card] and t.holder[card] == seat and contracts.to[card] == city:
            t.unload(card)
            t.known[card] = False
            t.holder[card] = GONE
            t.contracts[seat] -= 1
            revenue = contracts.revenue[card]
            if t.telling:
                t.tell(ContractDelivered(seat=seat, contract=contracts.ids[card], revenue=revenue))
            t.earn(seat, revenue)


def why_not_start(t: Table, seat: int, card: int) -> Refused:
    contracts = t.rules.contracts
    name = contracts.ids[card]
    if t.holder[card] != seat or t.loaded[card]:
        return Refused("contract_not_in_hand", "A5.2", contract=name)
    if contracts.start[card] != t.at[seat]:
        return Refused(
            "contract_starts_elsewhere", "A5.2", contract=name, city=t.rules.board.ids[contracts.start[card]]
        )
    return Refused("load_does_not_fit", "A5.7", goods=contracts.goods[card], room=t.room(seat) - t.goods[seat])
