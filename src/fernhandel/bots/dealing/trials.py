"""What a deal brings whom: the same imagined tables with and without it, played on by the planner (DL35)."""

from fernhandel.core.dealer import Dealer
from fernhandel.core.deals import checks, proposals, talk
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import NOBODY, Deal
from fernhandel.core.deals.promises import book_of
from fernhandel.core.planner import Planner


class Ending:
    """A table played on: what each seat's position is worth there, and its share in the victory."""

    def __init__(self, worth: list[float], chances: list[float]) -> None:
        self.worth = worth
        self.chances = chances


class Gains:
    """How much more each seat has with a deal than without, on each of the tables it was tried on."""

    def __init__(self, players: int) -> None:
        self.worth: list[list[float]] = [[] for _ in range(players)]
        self.chances: list[list[float]] = [[] for _ in range(players)]

    def add(self, without: Ending, with_it: Ending) -> None:
        for seat in range(len(self.worth)):
            self.worth[seat].append(with_it.worth[seat] - without.worth[seat])
            self.chances[seat].append(with_it.chances[seat] - without.chances[seat])

    @property
    def tables(self) -> int:
        return len(self.worth[0])

    def mean(self, seat: int) -> float:
        return sum(self.worth[seat]) / self.tables

    def surely(self, seat: int) -> float:
        """The mean less its standard error: few tables may flatter a deal."""
        count, mean = self.tables, self.mean(seat)
        if count < 2:
            return mean
        spread = sum((one - mean) ** 2 for one in self.worth[seat]) / (count - 1)
        return mean - float((spread / count) ** 0.5)

    def chance(self, seat: int) -> float:
        return sum(self.chances[seat]) / self.tables


class Trials:
    """Plays imagined tables to the horizon of the planner, by the planner for every seat."""

    def __init__(self, planner: Planner, dealer: Dealer) -> None:
        self.planner = planner
        self.dealer = dealer

    def without(self, table: DealingTable) -> Ending:
        """Nothing of what lies open is struck."""
        t = table.copy()
        assert isinstance(t, DealingTable)
        book = book_of(t)
        if book.striking == NOBODY:
            return self.play_on(t)
        book.striking = NOBODY
        book.to_lay = []
        return self.play_on(t)

    def with_deal(self, table: DealingTable, deal: Deal) -> Ending | None:
        """That deal is struck; None where one of its parties could not keep it on this table."""
        t = table.copy()
        assert isinstance(t, DealingTable)
        return self.play_on(t) if self.strike(t, deal) else None

    def strike(self, t: DealingTable, deal: Deal) -> bool:
        """As if it were the only one that lies open and everybody had said yes."""
        book = book_of(t)
        book.open = [None] * t.players
        book.agreed = [0] * t.players
        book.striking = NOBODY
        book.to_lay = []
        if checks.public_fault(t, deal) or any(checks.private_fault(t, deal, party) for party in deal.parties):
            return False
        book.open[deal.proposer] = deal
        for party in deal.parties:
            if party != deal.proposer:
                proposals.accept(t, party, deal.proposer)
        while book.striking != NOBODY:
            seat = talk.asked(t)[0]
            proposals.lay(t, seat, min(proposals.layable(t, seat), key=self.dealer.card_worth))
        return True

    def play_on(self, t: DealingTable) -> Ending:
        """Nobody says anything any more; worth can be compared where the turn has ended."""
        planner = self.planner
        t.quieten()
        horizon = planner.horizon(t)
        while not t.over and planner.turn(t) < horizon:
            seat = t.to_act()[0]
            t.play(seat, planner.best(t, seat, t.legal(seat)))
        return Ending(planner.worth(t), planner.chances(t))
