"""Whether a bot says yes to a proposal (DL86 to DL88)."""

from time import perf_counter

from fernhandel.bots.dealing import ledger
from fernhandel.bots.dealing.caution import at_worst, net_of_gifts, promises_alone
from fernhandel.bots.dealing.trials import Gains, Trials
from fernhandel.core.chance import Rng
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import GIFT_CARD, NOBODY, WILL, Deal
from fernhandel.core.deals.promises import book_of
from fernhandel.core.views import View

LEAST_GAIN = 100.0
LEAST_RETURN = 0.1  # of what one gives
MOST_ENVY = 2.0  # what others may gain of a deal, as a multiple of the own gain
DOUBT = 0.5  # of what a promise brings that its own maker sells
NOTHING_LOST = -1.0  # worth is told in fractions of a coin


class Verdict:
    """What came out: the own gain in the currency of the game, and whether it is a yes."""

    def __init__(self, gain: float, accepts: bool) -> None:
        self.gain = gain
        self.accepts = accepts


NO = Verdict(0.0, accepts=False)


class Judge:
    """Looks at one view and weighs what lies open there, or what might."""

    def __init__(self, trials: Trials, view: View, rng: Rng, tables: int, end: float) -> None:
        assert view.seat is not None
        self.trials = trials
        self.view = view
        self.seat: int = view.seat
        self.rng = rng
        self.tables = tables
        self.end = end

    def verdict(self, deal: Deal) -> Verdict:
        table = imagined(self.view, self.rng)
        if self.is_out_of_question(table, deal):
            return NO
        words, worth = table.bargain().words, self.trials.dealer.card_worth
        worst, alone = at_worst(deal, self.seat, words, worth), promises_alone(deal)
        (whole, at_the_worst, promised), leading = self.gains([deal, worst, alone], table)
        if whole.tables == 0 or (alone is not None and promised.tables == 0):
            return NO
        net = net_of_gifts(deal, self.seat, words, worth)
        bare = promised.surely(self.seat) if alone is not None else 0.0
        own = min(whole.surely(self.seat), net + bare)  # a fee can turn a few tables upside down by itself
        if net < 0 and self.is_hawked(deal):
            own -= DOUBT * max(0.0, bare)
        fair = own >= max(LEAST_GAIN, LEAST_RETURN * self.cost(deal, table)) and self.is_fair(deal, whole, own, leading)
        return Verdict(own, accepts=fair and self.is_safe(worst, at_the_worst, table))

    def is_hawked(self, deal: Deal) -> bool:
        """Whether the proposer sells a promise of his own: he may well have done so anyway (E8, DL87)."""
        return deal.proposer != self.seat and any(
            clause.by == deal.proposer and not clause.is_gift() for clause in deal.clauses
        )

    def is_safe(self, worst: Deal | None, gains: Gains, t: DealingTable) -> bool:
        """Nothing is lost when nothing comes but what must."""
        if worst is None:
            return True
        net = net_of_gifts(worst, self.seat, t.bargain().words, self.trials.dealer.card_worth)
        if all(clause.is_gift() for clause in worst.clauses):
            return net >= 0
        return gains.tables > 0 and gains.mean(self.seat) >= NOTHING_LOST

    def is_out_of_question(self, t: DealingTable, deal: Deal) -> bool:
        """What no gain makes up for: an empty purse at the upkeep (E9), and a partner who has had enough."""
        bargain, book = t.bargain(), book_of(t)
        if ledger.refuses(book, deal, self.seat):
            return True
        needed = ledger.all_given(deal, self.seat) + sum(
            bargain.least_money(clause) for clause in deal.clauses if clause.by == self.seat and clause.kind == WILL
        )
        have = bargain.money(t, self.seat) - book.pledged_money(self.seat)
        return needed > 0 and have - needed < self.trials.dealer.reserve(t, self.seat)

    def cost(self, deal: Deal, t: DealingTable) -> float:
        """All one gives, in money and cards."""
        cards = [clause.card for clause in deal.clauses if clause.kind == GIFT_CARD and clause.by == self.seat]
        kinds = range(len(t.bargain().words.cards))
        worth = self.trials.dealer.card_worth
        found = sum(worth(card) if card in kinds else min(worth(kind) for kind in kinds) for card in cards)
        return float(found + ledger.all_given(deal, self.seat))

    def is_fair(self, deal: Deal, gains: Gains, own: float, leading: list[int]) -> bool:
        """Others may gain more, but not by much, not if they lead, and not so that the own chances fall."""
        if gains.chance(self.seat) < 0.0:
            return False
        for party in deal.parties:
            most = 1.0 if party in leading or len(gains.worth) == 2 else MOST_ENVY
            if party != self.seat and gains.mean(party) > most * own:
                return False
        return True

    def gains(self, deals: list[Deal | None], first: DealingTable) -> tuple[list[Gains], list[int]]:
        """What each deal brings, tried on the same tables as long as there is time; and who leads without any."""
        found = [Gains(first.players) for _ in deals]
        ahead = [0.0] * first.players
        for number in range(self.tables):
            began = perf_counter()
            table = imagined(self.view, self.rng) if number else first
            without = self.trials.without(table)
            ahead = [sum(pair) for pair in zip(ahead, without.chances, strict=True)]
            for deal, gains in zip(deals, found, strict=True):
                ending = None if deal is None else self.trials.with_deal(table, deal)
                if ending is not None:
                    gains.add(without, ending)
            now = perf_counter()
            if now + (now - began) > self.end:  # another table would come too late
                break
        return found, [seat for seat, chance in enumerate(ahead) if chance == max(ahead)]


def imagined(view: View, rng: Rng) -> DealingTable:
    table = view.imagine(rng).table
    assert isinstance(table, DealingTable)
    return table


def open_proposals(t: DealingTable, seat: int) -> list[Deal]:
    """What waits for an answer of that seat."""
    book = book_of(t)
    found: list[Deal] = []
    for proposer in book.owes_answer(seat):
        proposal = book.open[proposer]
        if proposal is not None and proposer != NOBODY:
            found.append(proposal)
    return found
