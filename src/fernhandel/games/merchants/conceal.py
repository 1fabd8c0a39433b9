"""What one seat does not know, drawn anew: others' Influence cards, money behind screens, sealed choices, the deck.

Only what that seat knows goes in, so tables that differ in nothing else come out equal for the same generator.
"""

from typing import Final

from fernhandel.core.chance import Rng
from fernhandel.core.deals.promises import EVERYBODY, kept
from fernhandel.games.merchants.actions import Bid, SetWheel
from fernhandel.games.merchants.deals.hands import deal_hands
from fernhandel.games.merchants.figures import COIN, INFLUENCE_COPIES, INFLUENCE_KINDS
from fernhandel.games.merchants.purses import guess_money
from fernhandel.games.merchants.state import (
    NOBODY,
    SPECTATOR,
    Table,
    entry_giver,
    entry_handed,
    entry_kind,
    entry_knowing,
    entry_played,
    entry_pot,
    entry_seat,
    entry_taker,
    handed_entry,
    influence_entry,
)

UNKNOWN: Final = INFLUENCE_KINDS  # the kind of a card that somebody else took
BOLD_BID: Final = 2000


def redeal(t: Table, seat: int, rng: Rng) -> None:
    """Draw anew, in place, everything the seat (or the spectator) does not know."""
    seen = [as_seen(entry, seat) for entry in t.influence_log]
    deal_influences(t, seat, seen, piles_seen(t, seat), rng)
    if not t.rules.money_open:
        guess_money(t, seat, rng)
    guess_sealed(t, seat, rng)
    rng.shuffle(t.deck)
    t.rng = rng.fork()


def as_seen(entry: int, seat: int) -> int:
    """A line of the Influence log as that seat saw it: the kind of a card somebody else took is hidden (MR34)."""
    if entry_handed(entry):
        knowing = entry_knowing(entry)
        if knowing == EVERYBODY or (seat != SPECTATOR and knowing >> seat & 1):
            return entry
        return handed_entry(entry_giver(entry), entry_taker(entry), UNKNOWN, entry_pot(entry), knowing)
    if entry_played(entry) or entry_seat(entry) == seat:
        return entry
    return influence_entry(entry_seat(entry), UNKNOWN, False)


def is_choosing(t: Table, seat: int) -> bool:
    """Whether the pile lies open before that seat right now."""
    return t.met and t.active == seat


def full_pile(t: Table) -> list[int]:
    """The pile before any card was taken (M1.11, D10)."""
    return [INFLUENCE_COPIES if kind < t.rules.influence_kinds else 0 for kind in range(INFLUENCE_KINDS)]


def piles_seen(t: Table, seat: int) -> list[list[int]]:
    """What was left in the pile each time that seat chose from it, and now if it is choosing (MR34)."""
    piles: list[list[int]] = []
    pile = full_pile(t)
    for entry in t.influence_log:
        if not entry_played(entry) and not entry_handed(entry):
            if entry_seat(entry) == seat:
                piles.append(pile.copy())
            pile[entry_kind(entry)] -= 1
    if is_choosing(t, seat):
        piles.append(pile.copy())
    return piles


def deal_influences(t: Table, seat: int, seen: list[int], piles: list[list[int]], rng: Rng) -> None:
    """Give every card that others took a kind, in agreement with all that was played and all piles that were seen."""
    full = full_pile(t)
    pools = pools_between(full, seat, seen, piles)
    if t.book is not None:
        deal_hands(t, seat, seen, full, pools, rng)
        return
    log = seen.copy()
    taken: list[int] = []  # where in the log others took a card
    pool_of = [0] * len(seen)  # the pool each of these came from
    pool = 0
    for i, entry in enumerate(seen):
        if not entry_played(entry):
            if entry_seat(entry) == seat:
                pool += 1
            else:
                taken.append(i)
                pool_of[i] = pool
    plays = [i for i, entry in enumerate(seen) if entry_played(entry) and entry_seat(entry) != seat]
    if not explain_plays(log, plays, 0, pools, pool_of, rng):
        raise ValueError("the Influence cards seen contradict each other")
    for i in taken:
        if entry_kind(log[i]) == UNKNOWN:
            kind = draw(pools[pool_of[i]], rng)
            log[i] = influence_entry(entry_seat(log[i]), kind, False)
    t.influence_log = log
    t.pile = full
    t.hand = [0] * (t.players * INFLUENCE_KINDS)
    for entry in log:
        place = entry_seat(entry) * INFLUENCE_KINDS + entry_kind(entry)
        if entry_played(entry):
            t.hand[place] -= 1
        else:
            t.hand[place] += 1
            t.pile[entry_kind(entry)] -= 1


def pools_between(full: list[int], seat: int, seen: list[int], piles: list[list[int]]) -> list[list[int]]:
    """For each time between two looks at the pile, the kinds others took in it; last, the pile they took from since."""
    pools: list[list[int]] = []
    left = full.copy()
    takes = [entry for entry in seen if not entry_played(entry) and not entry_handed(entry)]
    own = [entry_kind(entry) for entry in takes if entry_seat(entry) == seat]
    for i, pile in enumerate(piles):
        pools.append([left[kind] - pile[kind] for kind in range(INFLUENCE_KINDS)])
        left = pile.copy()
        if i < len(own):
            left[own[i]] -= 1
    pools.append(left)
    return pools


def explain_plays(
    log: list[int], plays: list[int], at: int, pools: list[list[int]], pool_of: list[int], rng: Rng
) -> bool:
    """Find for every card that others played the moment they took it; false when there is no way left."""
    if at == len(plays):
        return True
    play = log[plays[at]]
    kind = entry_kind(play)
    hidden = influence_entry(entry_seat(play), UNKNOWN, False)
    moments = [i for i in range(plays[at]) if log[i] == hidden and pools[pool_of[i]][kind] > 0]
    rng.shuffle(moments)
    for i in moments:
        log[i] = influence_entry(entry_seat(play), kind, False)
        pools[pool_of[i]][kind] -= 1
        if explain_plays(log, plays, at + 1, pools, pool_of, rng):
            return True
        log[i] = hidden
        pools[pool_of[i]][kind] += 1
    return False


def draw(pool: list[int], rng: Rng) -> int:
    """One card from a pool of kinds, each card equally likely."""
    at = rng.below(sum(pool))
    for kind in range(INFLUENCE_KINDS):
        if at < pool[kind]:
            pool[kind] -= 1
            return kind
        at -= pool[kind]
    raise ValueError("the pool is empty")


def unseal(t: Table, seat: int) -> None:
    """Give the others their sealed choices back: whoever imagines how they play lets them choose again."""
    if NOBODY in t.sealed:
        for other in range(t.players):
            if other != seat:
                t.sealed[other] = NOBODY


def guess_sealed(t: Table, seat: int, rng: Rng) -> None:
    """Any bid within reason and any wheel; promises bind what is imagined too (DL60)."""
    for other in range(t.players):
        if other == seat or t.sealed[other] == NOBODY:
            continue
        if t.book is not None and t.book.bound >> other & 1:
            t.sealed[other] = promised_seal(t, other, rng)
        elif t.phase.name == "wheels":
            arrow = rng.below(7)
            t.sealed[other] = arrow * 7 + arrow + rng.below(7 - arrow)
        else:
            t.sealed[other] = rng.below(min(t.money[other], BOLD_BID) // COIN + 1) * COIN


def promised_seal(t: Table, seat: int, rng: Rng) -> int:
    """A sealed choice of a bound seat, as the number under which the table keeps it."""
    t.sealed[seat] = NOBODY
    kept_to = kept(t, seat, t.phase.legal(t, seat))  # a repayment that is promised too does not count here
    options = [option for option in kept_to if isinstance(option, (Bid, SetWheel))]
    within_reason = [option for option in options if isinstance(option, SetWheel) or option.amount <= BOLD_BID]
    chosen = (within_reason or options)[rng.below(len(within_reason or options))]
    return chosen.amount if isinstance(chosen, Bid) else chosen.arrow * 7 + chosen.other_arrow
