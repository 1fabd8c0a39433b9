"""Imagined hands where cards change hands by deals (DL60): every card is followed from the pile to where it is."""

from typing import Final

from fernhandel.core.chance import Rng
from fernhandel.core.deals.clauses import GIFT_CARD, WAITING, Clause
from fernhandel.core.deals.promises import book_of, cards_to_play, pot_of
from fernhandel.core.deals.proposals import layable
from fernhandel.core.deals.talk import asked
from fernhandel.games.merchants.figures import INFLUENCE_KINDS
from fernhandel.games.merchants.state import (
    NOBODY,
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

UNKNOWN: Final = INFLUENCE_KINDS
POTS: Final = 8  # holders from here on are pots


def holder(seat: int, pot: int) -> int:
    """A seat, or a pot."""
    return POTS + pot if seat == NOBODY else seat


class Cards:
    """All cards ever taken, where each is and what it is, as far as it is settled."""

    def __init__(self, log: list[int], pools: list[list[int]], rng: Rng) -> None:
        self.log = log
        self.pools = pools  # by time between two looks: the kinds that others took in it
        self.rng = rng
        self.kinds: list[int] = []  # by card
        self.pool: list[int] = []  # by card: where its kind comes from; NOBODY where the viewer took it
        self.holders: list[int] = []  # by card; NOBODY when it was played
        self.moved: list[int] = [NOBODY] * len(log)  # by line: the card it is about

    def follow(self, at: int, viewer: int, pool: int) -> bool:
        """Find a card for every line of the log from this one on; false when there is no way left."""
        if at == len(self.log):
            return True
        entry = self.log[at]
        if not entry_handed(entry) and not entry_played(entry):
            own = entry_seat(entry) == viewer
            self.kinds.append(entry_kind(entry) if own else UNKNOWN)
            self.pool.append(NOBODY if own else pool)
            self.holders.append(entry_seat(entry))
            self.moved[at] = len(self.kinds) - 1
            if self.follow(at + 1, viewer, pool + int(own)):
                return True
            self.kinds.pop()
            self.pool.pop()
            self.holders.pop()
            return False
        return self.move(at, viewer, pool)

    def move(self, at: int, viewer: int, pool: int) -> bool:
        """A card leaves somebody: try those it can be, in random order."""
        entry = self.log[at]
        kind = entry_kind(entry)
        giver = entry_seat(entry)
        taker = NOBODY
        if entry_handed(entry):
            giver = holder(entry_giver(entry), entry_pot(entry))
            taker = holder(entry_taker(entry), entry_pot(entry))
        for card in self.candidates(giver, kind):
            before = self.kinds[card]
            if kind != UNKNOWN and before == UNKNOWN:
                self.settle(card, kind)
            self.holders[card] = taker
            self.moved[at] = card
            if self.follow(at + 1, viewer, pool):
                return True
            self.holders[card] = giver
            if before == UNKNOWN and self.kinds[card] != UNKNOWN:
                self.unsettle(card)
        return False

    def candidates(self, giver: int, kind: int) -> list[int]:
        """Cards of a holder that can be of that kind; of those that are alike, one."""
        found: list[int] = []
        alike: list[int] = []
        cards = [card for card in range(len(self.kinds)) if self.holders[card] == giver]
        self.rng.shuffle(cards)
        for card in cards:
            sort = (self.pool[card] + 1) * (UNKNOWN + 1) + self.kinds[card]
            if sort not in alike and self.can_be(card, kind):
                alike.append(sort)
                found.append(card)
        return found

    def can_be(self, card: int, kind: int) -> bool:
        if kind == UNKNOWN or self.kinds[card] == kind:
            return True
        return self.kinds[card] == UNKNOWN and self.pools[self.pool[card]][kind] > 0

    def settle(self, card: int, kind: int) -> None:
        self.kinds[card] = kind
        self.pools[self.pool[card]][kind] -= 1

    def unsettle(self, card: int) -> None:
        self.pools[self.pool[card]][self.kinds[card]] += 1
        self.kinds[card] = UNKNOWN

    def settle_rest(self) -> None:
        """Whatever is still open is drawn, each card of a pool equally likely."""
        for card in range(len(self.kinds)):
            if self.kinds[card] == UNKNOWN:
                pool = self.pools[self.pool[card]]
                at = self.rng.below(sum(pool))
                kind = 0
                while at >= pool[kind]:
                    at -= pool[kind]
                    kind += 1
                self.settle(card, kind)


def must_hold(t: Table, viewer: int) -> list[int]:
    """Cards that others have laid open: offered by name, or promised to be played (DL45, DL46); as plays."""
    book = book_of(t)
    shown: list[int] = []
    for seat in range(t.players):
        if seat == viewer:
            continue
        for clause in book.pledges(seat):
            if clause.kind == GIFT_CARD and clause.card != t.bargain().words.sealed:
                shown.append(influence_entry(seat, clause.card, True))
            shown += _to_be_played(t, clause, 0)
        for due in book.undecided(seat):
            shown += _to_be_played(t, due.clause, book.done[due.place])
    return shown


def _to_be_played(t: Table, clause: Clause, done: int) -> list[int]:
    kind = t.bargain().reserved(clause)
    return [] if kind == NOBODY else [influence_entry(clause.by, kind, True)] * cards_to_play(clause, done)


def deal_hands(t: Table, viewer: int, seen: list[int], full: list[int], pools: list[list[int]], rng: Rng) -> None:
    """Hands, pile, pots and the whole Influence log, in agreement with everything that seat has seen."""
    cards = Cards(seen + must_hold(t, viewer), pools, rng)
    if not cards.follow(0, viewer, 0):
        cards = Cards(seen, pools, rng)  # a promise to play a card that can be nowhere any more
        if not cards.follow(0, viewer, 0):
            raise ValueError("the Influence cards seen contradict each other")
    for at in range(len(seen), len(cards.log)):
        cards.holders[cards.moved[at]] = entry_seat(cards.log[at])  # shown, but still held
    cards.settle_rest()
    t.influence_log = [_told(entry, cards.kinds[cards.moved[at]]) for at, entry in enumerate(seen)]
    t.pile = full
    t.hand = [0] * (t.players * INFLUENCE_KINDS)
    for card, kind in enumerate(cards.kinds):
        t.pile[kind] -= 1
        if 0 <= cards.holders[card] < t.players:
            t.hand[cards.holders[card] * INFLUENCE_KINDS + kind] += 1
    _fill_pots(t, cards)
    _lay_cards(t, rng)


def _told(entry: int, kind: int) -> int:
    """A line of the log with the kind that the card turned out to be."""
    if entry_handed(entry):
        return handed_entry(entry_giver(entry), entry_taker(entry), kind, entry_pot(entry), entry_knowing(entry))
    return influence_entry(entry_seat(entry), kind, entry_played(entry))


def _fill_pots(t: Table, cards: Cards) -> None:
    book = book_of(t)
    for due in book.dues():
        if due.clause.kind == GIFT_CARD and book.state[due.place] == WAITING:
            pot = POTS + pot_of(due)
            for card, kind in enumerate(cards.kinds):
                if cards.holders[card] == pot and due.clause.card == t.bargain().words.sealed:
                    book.laid[due.place] = kind


def _lay_cards(t: Table, rng: Rng) -> None:
    """Sealed cards that others have just chosen for a deal that is being struck."""
    book = book_of(t)
    chosen = book.to_lay
    book.to_lay = []
    for kind in chosen:
        if kind == NOBODY:
            kinds = layable(t, asked(t)[0])
            kind = kinds[rng.below(len(kinds))]
        book.to_lay = [*book.to_lay, kind]
