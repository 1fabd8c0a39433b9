"""What the others may have behind their screens, as far as what lies open tells (M1.14).

The numbers are fitted to 1,500 games of the planner with two to four players in both editions: a purse is missed by 830
on the mean.
"""

from typing import Final

from fernhandel.core.chance import Rng
from fernhandel.games.merchants.figures import COIN, START_MONEY, WAGONS
from fernhandel.games.merchants.state import NOBODY, SPECTATOR, Table

FADING: Final = 0.6  # by so much a turn what the purses were in the beginning counts less
USUAL: Final = 1600.0
IN_THE_BEGINNING: Final = 6400.0
AS_MY_OWN: Final = 0.31  # who is rich himself lives in rich times
AS_MY_OWN_FIRST: Final = -0.83
STORED: Final = -63.0  # for each token
STORED_FIRST: Final = -79.0
ABOARD: Final = -86.0
ABOARD_FIRST: Final = -577.0
LEVEL: Final = -28.0  # for each level of status
LEVEL_FIRST: Final = -520.0
OWN_LEVEL: Final = -120.0
CARD: Final = 86.0  # for each Investment card
CARD_FIRST: Final = -1280.0
LETTER: Final = 666.0  # for each Letter of Credit
SPREAD: Final = 1400  # of each of three throws about the guess


def guess_money(t: Table, seat: int, rng: Rng) -> None:
    """Fill the purses of the others as they may be; the spectator knows none of them."""
    guesses = [likely_money(t, seat, other) for other in range(t.players)]
    for other in range(t.players):
        if other != seat:
            luck = rng.below(SPREAD) + rng.below(SPREAD) + rng.below(SPREAD) - 3 * SPREAD // 2
            coins = max(0, int(guesses[other]) + luck) // COIN
            t.money[other] = max(coins * COIN, least_money(t, other))
    t.bank = START_MONEY * t.players - sum(t.money) - (0 if t.book is None else t.book.pot_money())


def likely_money(t: Table, seat: int, other: int) -> float:
    """What another seat has on the mean, to whoever sees what this seat sees."""
    first = 1.0
    for _ in range(t.turn):
        first *= FADING
    guess = USUAL + IN_THE_BEGINNING * first + LETTER * t.letters[other]
    guess += (STORED + STORED_FIRST * first) * t.stored_anywhere(other)
    guess += (LEVEL + LEVEL_FIRST * first) * t.status[other]
    aboard = 0
    for wagon in range(WAGONS):
        aboard += t.row_size(wagon, other)
    guess += (ABOARD + ABOARD_FIRST * first) * aboard
    guess += (CARD + CARD_FIRST * first) * t.owner.count(other)
    mine = 1000.0 + (START_MONEY - 1000.0) * first if seat == SPECTATOR else float(t.money[seat])
    level = t.status[other] if seat == SPECTATOR else t.status[seat]
    return guess + (AS_MY_OWN + AS_MY_OWN_FIRST * first) * mine + OWN_LEVEL * level


def least_money(t: Table, seat: int) -> int:
    """What a seat must have, by what it has offered in the open."""
    least = t.high_bid if seat == t.high_bidder else 0
    if t.turn == 0:
        least += 1600  # nobody may bid away the money for the cards he still has to come to (D5)
    if t.offer != NOBODY and len(t.queue) > t.cursor and t.queue[t.cursor] == seat:
        least = max(least, t.offer)  # the rider's own counter-offer
    if t.book is not None:
        least += t.book.pledged_money(seat)  # DL44: what is set aside is set aside beside it
    return least
