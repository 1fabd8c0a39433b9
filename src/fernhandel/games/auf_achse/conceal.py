"""What one seat does not know, drawn anew: contracts in other hands, face-down piles, the event cards to come."""

from typing import Final

from fernhandel.core.chance import Rng
from fernhandel.games.auf_achse.state import IN_PILE, SET_ASIDE, Table

SPECTATOR: Final = -1


def redeal(t: Table, seat: int, rng: Rng) -> None:
    """Deal everything the seat (or the spectator) cannot see from what it cannot place."""
    unseen: list[int] = []
    holders: list[int] = []
    for card in range(t.rules.contracts.count):
        if is_hidden(t, seat, card):
            unseen.append(card)
            holders.append(t.holder[card])
    unseen.sort()
    holders.sort()
    rng.shuffle(unseen)
    t.pile = []
    t.set_aside = []
    for i, card in enumerate(unseen):
        t.holder[card] = holders[i]
        if holders[i] == IN_PILE:
            t.pile.append(card)
        elif holders[i] == SET_ASIDE:
            t.set_aside.append(card)
    t.event_pile.sort()
    rng.shuffle(t.event_pile)
    t.rng = rng.fork()


def is_hidden(t: Table, seat: int, card: int) -> bool:
    """Whether that seat does not know where the contract is (AR39)."""
    holder = t.holder[card]
    if holder in (IN_PILE, SET_ASIDE):
        return True
    return holder >= 0 and holder != seat and not t.known[card] and not t.loaded[card]
