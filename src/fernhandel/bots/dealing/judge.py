"""Whether a bot says yes to a proposal (DL86 to DL88), and whether it thinks that others would."""

from time import perf_counter

from fernhandel.bots.dealing import ledger
from fernhandel.bots.dealing.caution import at_worst, net_of_gifts, promises_alone
from fernhandel.bots.dealing.trials import Ending, Gains, Trials
from fernhandel.core.chance import Rng
from fernhandel.core.dealer import DOUBT, LEAST_GAIN
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import GIFT_CARD, NOBODY, WILL, Deal
from fernhandel.core.deals.promises import book_of
from fernhandel.core.views import View

LEAST_RETURN = 0.1  # of what one gives
MOST_ENVY = 2.0  # what others may gain of a deal, as a multiple of the own gain
NOTHING_LOST = -1.0  # worth is told in fractions of a coin


class Weighed:
    """A deal on trial: what it brings everybody as a whole and by its promises alone, and who leads without it."""

    def __init__(self, deal: Deal, whole: Gains, promised: Gains | None, leading: list[int]) -> None:
        self.deal = deal
        self.whole = whole
        self.promised = promised
        self.leading = leading


class Verdict:
    """What came out: the own gain in the currency of the game, whether it is a yes, and the trial if there was one."""

    def __init__(self, gain: float, accepts: bool, weighed: Weighed | None = None) -> None:
        self.gain = gain
        self.accepts = accepts
        self.weighed = weighed


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
        self.table = imagined(view, rng)
        self.words = self.table.bargain().words
        self._tried: list[tuple[DealingTable, Ending]] = []  # with how they end without any deal

    def verdict(self, deal: Deal) -> Verdict:
        if ledger.refuses(book_of(self.table), deal, self.seat):
            return NO
        worst = at_worst(deal, self.seat, self.words, self.trials.dealer.card_worth)
        alone = promises_alone(deal)
        (whole, at_the_worst, promised), leading = self.gains([deal, worst, alone])
        if whole.tables == 0 or (alone is not None and promised.tables == 0):
            return NO
        weighed = Weighed(deal, whole, None if alone is None else promised, leading)
        accepts = self.can_spare(deal) and self.pleases(weighed, self.seat) and self.is_safe(worst, at_the_worst)
        return Verdict(self.gain(weighed, self.seat), accepts, weighed)

    def gain(self, weighed: Weighed, seat: int) -> float:
        """What a seat may count on, whether the deal is tried as a whole or its promises and the gifts added up."""
        whole, net = self._likely(weighed.whole, seat), self.net(weighed.deal, seat)
        own = min(whole, net + self.bare(weighed, seat))  # a fee can turn a few tables upside down by itself
        return own - self.doubt(weighed, seat) if net < 0 else own

    def bare(self, weighed: Weighed, seat: int) -> float:
        """What the promises bring a seat by themselves."""
        return 0.0 if weighed.promised is None else self._likely(weighed.promised, seat)

    def _likely(self, gains: Gains, seat: int) -> float:
        """It is careful with its own gain, and takes others to be less so."""
        return gains.surely(seat) if seat == self.seat else gains.mean(seat)

    def doubt(self, weighed: Weighed, seat: int) -> float:
        """What is not believed of a promise that its maker sells."""
        first = first_speaker(weighed.deal)
        sells = any(clause.by == first and not clause.is_gift() for clause in weighed.deal.clauses)
        return DOUBT * max(0.0, self.bare(weighed, seat)) if sells and first != seat else 0.0

    def net(self, deal: Deal, seat: int) -> int:
        return net_of_gifts(deal, seat, self.words, self.trials.dealer.card_worth)

    def gains_enough(self, weighed: Weighed, seat: int) -> bool:
        """At least a little, and of all that it gives a part (DL86)."""
        return self.gain(weighed, seat) >= max(LEAST_GAIN, LEAST_RETURN * self.cost(weighed.deal, seat))

    def pleases(self, weighed: Weighed, seat: int) -> bool:
        """Whether a seat gains enough, and the others not too much."""
        return self.gains_enough(weighed, seat) and self.is_fair(weighed, seat)

    def pleases_all(self, weighed: Weighed) -> bool:
        """Whether it is worth the breath: by the same measure everybody in it would say yes."""
        return all(self.pleases(weighed, party) for party in weighed.deal.parties)

    def is_safe(self, worst: Deal | None, gains: Gains) -> bool:
        """Nothing is lost when nothing comes but what must."""
        if worst is None:
            return True
        if all(clause.is_gift() for clause in worst.clauses):
            return self.net(worst, self.seat) >= 0
        return gains.tables > 0 and gains.mean(self.seat) >= NOTHING_LOST

    def can_spare(self, deal: Deal) -> bool:
        """No gain makes up for an empty purse at the upkeep (E9)."""
        bargain = self.table.bargain()
        needed = ledger.all_given(deal, self.seat) + sum(
            bargain.least_money(clause) for clause in deal.clauses if clause.by == self.seat and clause.kind == WILL
        )
        have = bargain.money(self.table, self.seat) - book_of(self.table).pledged_money(self.seat)
        return needed == 0 or have - needed >= self.trials.dealer.reserve(self.table, self.seat)

    def cost(self, deal: Deal, seat: int) -> float:
        """All that a seat gives, in money and cards."""
        cards = [clause.card for clause in deal.clauses if clause.kind == GIFT_CARD and clause.by == seat]
        kinds = range(len(self.words.cards))
        worth = self.trials.dealer.card_worth
        found = sum(worth(card) if card in kinds else min(worth(kind) for kind in kinds) for card in cards)
        return float(found + ledger.all_given(deal, seat))

    def is_fair(self, weighed: Weighed, seat: int) -> bool:
        """Others may gain more, but not by much, not if they lead, and not so that the own chances fall."""
        gains, own = weighed.whole, self.gain(weighed, seat)
        if gains.chance(seat) < 0.0:
            return False
        for party in weighed.deal.parties:
            most = 1.0 if party in weighed.leading or len(gains.worth) == 2 else MOST_ENVY
            if party != seat and gains.mean(party) > most * own:
                return False
        return True

    def gains(self, deals: list[Deal | None]) -> tuple[list[Gains], list[int]]:
        """What each deal brings, tried on the same tables as long as there is time; and who leads without any."""
        found = [Gains(self.table.players) for _ in deals]
        ahead = [0.0] * self.table.players
        for number in range(self.tables):
            began = perf_counter()
            table, without = self._table(number)
            ahead = [sum(pair) for pair in zip(ahead, without.chances, strict=True)]
            for deal, gains in zip(deals, found, strict=True):
                ending = None if deal is None else self.trials.with_deal(table, deal)
                if ending is not None:
                    gains.add(without, ending)
            now = perf_counter()
            if now + (now - began) > self.end:  # another table would come too late
                break
        return found, [seat for seat, chance in enumerate(ahead) if chance == max(ahead)]

    def _table(self, number: int) -> tuple[DealingTable, Ending]:
        """The tables are the same for all deals that are compared."""
        if number == len(self._tried):
            table = imagined(self.view, self.rng) if number else self.table
            self._tried.append((table, self.trials.without(table)))
        return self._tried[number]


def first_speaker(deal: Deal) -> int:
    """Who brought it up: a counter-offer between two answers the other one (DL73)."""
    if deal.answers and len(deal.parties) == 2:
        return sum(deal.parties) - deal.proposer
    return deal.proposer


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
