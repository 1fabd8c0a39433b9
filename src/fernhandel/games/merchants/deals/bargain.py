"""What this game brings to binding deals (M12, DL2): who is active, what talk interrupts, what changes hands."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.deals.bargain import NO_STRETCH, Bargain
from fernhandel.core.deals.clauses import WILL, Clause, Deal, Pattern
from fernhandel.core.deals.said import Namer, Reader, SaidDeal
from fernhandel.core.deals.spoken import Phrases
from fernhandel.core.deals.vocabulary import Vocabulary
from fernhandel.games.merchants.actions import Repay
from fernhandel.games.merchants.deals import chances, deeds
from fernhandel.games.merchants.deals.steps import TALKING, present_step
from fernhandel.games.merchants.deals.vocabulary import (
    AMOUNT,
    ARROWS,
    BID,
    CLIMB,
    GOOD,
    KIND,
    LEVEL,
    OFFER,
    PLAY,
    STANDS,
    UPKEEP,
)
from fernhandel.games.merchants.figures import INFLUENCE_KINDS, SOCIAL_CLIMBING
from fernhandel.games.merchants.phases.fees import REPLYING, rider_of
from fernhandel.games.merchants.phases.investments import INVESTING
from fernhandel.games.merchants.phases.loading_master import MASTER_AUCTION
from fernhandel.games.merchants.phases.prices import WHEELS
from fernhandel.games.merchants.sequence import action_number
from fernhandel.games.merchants.state import NOBODY, Table, handed_entry

# DL2: who is active in a step, and what tells one stretch from the next.
ASKED: Final = 0  # the seat asked; each seat's question
BUYER: Final = 1  # each turn of a queue that may ask a seat twice, or more than one question
FIRST: Final = 2  # the first player; once in the step
BIDS: Final = 3  # the first player; each wagon
MASTER: Final = 4  # the Loading Master; each wagon
BIDDER: Final = 5  # the seat asked; its first question in each auction

STRETCHES: Final = [
    ("purchasing", BUYER, 1),
    ("master_cards", FIRST, 2),
    ("master_auction", BIDS, 3),
    ("loading", MASTER, 4),
    ("quoting", MASTER, 4),
    ("answering", MASTER, 4),
    ("replying", MASTER, 4),
    ("final_answer", MASTER, 4),
    ("rider_loading", MASTER, 4),
    ("broken_axles", ASKED, 5),
    ("movement", BUYER, 6),
    ("taking_influence", BUYER, 6),
    ("facing", BUYER, 6),
    ("wheels", FIRST, 7),
    ("offices", ASKED, 8),
    ("warehouse_sale", ASKED, 9),
    ("special_sales", ASKED, 10),
    ("selling", FIRST, 11),
    ("investments", BIDDER, 12),
    ("taking_card", BIDDER, 12),
    ("upkeep", ASKED, 13),
    ("climbing", ASKED, 14),
]
WIDTH: Final = 64  # stretches of one step, at most


def stretch_of(step: str) -> tuple[int, int]:
    """How a step's stretches are told apart, and a number for the step; NOBODY where nobody is active."""
    for name, how, number in STRETCHES:
        if name == step:
            return how, number
    return NOBODY, NOBODY


def committed(t: Table, seat: int) -> int:
    """Money that a seat may have to pay without another question: bids and offers made stand (DL6)."""
    step = present_step(t)
    if step is INVESTING and t.high_bidder == seat:
        return t.high_bid
    return t.offer if step is REPLYING and rider_of(t) == seat else 0


class MerchantsBargain(Bargain[Table]):
    """The rules ask it only at tables with a book."""

    def __init__(self, words: Vocabulary, phrases: Phrases, catalogue: Catalogue) -> None:
        super().__init__(words, phrases)
        self.catalogue = catalogue
        names = {name: tuple(values) for name, values in catalogue.names.items()}
        self.namer = Namer(words, names)
        self.reader = Reader(words, names)
        self.phrase_ids = {catalogue.to_text(phrase): phrase.id for phrase in phrases.all}

    # -- when and with whom --------------------------------------------------------------------------------------------

    def turn(self, t: Table) -> int:
        return t.turn

    def stretch(self, t: Table) -> int:
        how, number = stretch_of(present_step(t).name)
        if number == NOBODY:
            return NO_STRETCH
        if how in (BUYER, ASKED):
            return number * WIDTH + t.cursor
        if how in (BIDS, MASTER):
            return number * WIDTH + t.wagon
        if how == BIDDER:
            return number * WIDTH + t.winners.bit_count() * t.players + t.active
        return number * WIDTH

    def active(self, t: Table) -> int:
        how, _ = stretch_of(present_step(t).name)
        if how in (FIRST, BIDS):
            return t.first
        if how == MASTER:
            return t.master[t.wagon]
        return t.active if how != NOBODY else NOBODY

    def asks_active(self, t: Table) -> bool:
        how, _ = stretch_of(present_step(t).name)
        return how in (FIRST, BIDS)

    def is_sealed(self, t: Table) -> bool:
        step = present_step(t)
        return step is WHEELS or step is MASTER_AUCTION

    def seals(self, t: Table, action: Action) -> bool:
        return self.is_sealed(t) and not isinstance(action, Repay)

    def action_number(self, t: Table) -> int:
        return action_number(t.rules, present_step(t).name)

    def begin_talk(self, t: Table) -> None:
        t.interrupted = t.phase
        t.phase = TALKING

    def end_talk(self, t: Table) -> None:
        assert t.interrupted is not None
        t.phase = t.interrupted
        t.interrupted = None

    def text_of(self, phrase: Action) -> str:
        return self.catalogue.to_text(phrase)

    def said(self, deal: Deal) -> SaidDeal:
        return self.namer.deal(deal)

    # -- deeds ---------------------------------------------------------------------------------------------------------

    def rules_list(self, t: Table, seat: int) -> list[Action]:
        return t.phase.legal(t, seat)

    def does(self, t: Table, seat: int, action: Action, pattern: Pattern) -> bool:
        return deeds.does(t, seat, action, pattern)

    def leads_to(self, t: Table, seat: int, action: Action, pattern: Pattern) -> bool:
        return deeds.leads_to(t, seat, action, pattern)

    def card_played(self, action: Action) -> int:
        return deeds.card_played(action)

    def sealed_action(self, t: Table, seat: int) -> Action | None:
        return deeds.sealed_action(t, seat)

    def can_come(self, t: Table, seat: int, pattern: Pattern) -> bool:
        return chances.can_come(t, seat, pattern)

    def slots(self, t: Table, seat: int, pattern: Pattern) -> int:
        return chances.slots(t, seat, pattern)

    def last_moment(self, pattern: Pattern) -> int:
        return chances.last_moment(pattern)

    def together(self, wills: list[Pattern], nots: list[Pattern]) -> bool | None:
        return deeds.wheel_keeps(wills, nots) if wills[0].name == ARROWS else None

    def rules_out(self, will_not: Pattern, will: Pattern) -> bool:
        return will_not.name == CLIMB and will.name == PLAY and will.value(KIND) == SOCIAL_CLIMBING

    def holds_now(self, t: Table, happening: Pattern) -> bool:
        return happening.name == STANDS and happening.allows(LEVEL, t.level[happening.value(GOOD)])

    # -- what changes hands --------------------------------------------------------------------------------------------

    def money(self, t: Table, seat: int) -> int:
        return t.money[seat] - committed(t, seat)

    def add_money(self, t: Table, seat: int, amount: int) -> None:
        t.money[seat] += amount

    def hand_size(self, t: Table, seat: int) -> int:
        return t.hand_size(seat)

    def held(self, t: Table, seat: int, kind: int) -> int:
        return t.hand[seat * INFLUENCE_KINDS + kind]

    def hand_over(self, t: Table, giver: int, taker: int, kind: int, pot: int, knowing: int) -> None:
        if giver != NOBODY:
            t.hand[giver * INFLUENCE_KINDS + kind] -= 1
        if taker != NOBODY:
            t.hand[taker * INFLUENCE_KINDS + kind] += 1
        t.influence_log.append(handed_entry(giver, taker, kind, pot, knowing))

    def reserved(self, clause: Clause) -> int:
        return clause.pattern.value(KIND) if clause.kind == WILL and clause.pattern.name == PLAY else NOBODY

    def least_money(self, clause: Clause) -> int:
        return clause.pattern.value(AMOUNT) if clause.pattern.name in (BID, OFFER) else 0

    def may_keep_pots(self, t: Table) -> bool:
        return present_step(t).name == "climbing"

    def pots_decided(self) -> int:
        return UPKEEP
