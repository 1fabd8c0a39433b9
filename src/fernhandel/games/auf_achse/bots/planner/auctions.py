"""Public procurement: what the others will bid, what to choose and how far to go (A7)."""

from math import exp

from fernhandel.core.actions import Action
from fernhandel.games.auf_achse.actions import Match, Offer
from fernhandel.games.auf_achse.bots.planner.outlook import Outlook
from fernhandel.games.auf_achse.figures import OFFERS


class Auction:
    """One public contract under the hammer, as one seat sees it."""

    def __init__(self, o: Outlook, card: int, chooser: int, out: int) -> None:
        self.o = o
        self.card = card
        self.chooser = chooser
        self.out = out
        t = o.t
        self.prices = [0, *t.rules.contracts.offers[card]]
        self.gains = [0.0] * t.players
        for truck in o.trucks:
            at_work = truck.seat == chooser
            gain = o.gain(truck, card, at_work)
            if truck.seat != o.seat:
                gain *= o.w.unseen**truck.unseen
            self.gains[truck.seat] = gain

    def answers(self, rival: int, offer: int) -> float:
        """The chance that a rival goes as far as an offer."""
        if self.out >> rival & 1 or offer > OFFERS or self.o.t.cash[rival] < self.prices[offer]:
            return 0.0
        return 1.0 / (1.0 + exp(min(30.0, (self.prices[offer] - self.gains[rival]) / self.o.w.doubt)))

    def rivals(self) -> list[int]:
        return [seat for seat in range(self.o.t.players) if seat != self.o.seat]

    def lost_to(self, rival: int, offer: int) -> float:
        """What it costs that a rival gets it for an offer."""
        return -self.o.rivalry * max(0.0, self.gains[rival] - self.prices[offer])

    # -- the chooser -----------------------------------------------------------------------------------------------

    def chosen(self) -> float:
        """What the choice brings: the contract for the highest bid of the others, or to the one who bids more."""
        gain = self.gains[self.o.seat]
        cash = self.o.t.cash[self.o.seat]
        value = 0.0
        above = 1.0  # the chance that nobody bids more than the offer looked at
        for offer in range(OFFERS, -1, -1):
            below = 1.0 if offer > 0 else 0.0
            if offer > 0:
                for rival in self.rivals():
                    below *= 1.0 - self.answers(rival, offer)
            chance = above - below
            above = below
            matched = -1e9
            if self.prices[offer] <= cash:
                matched = gain - self.prices[offer]
            value += chance * max(matched, self.outbid(offer))
        return value

    def outbid(self, offer: int) -> float:
        """What it costs that the strongest rival gets it."""
        worst = 0.0
        for rival in self.rivals():
            worst = min(worst, self.lost_to(rival, offer))
        return worst

    # -- bids ------------------------------------------------------------------------------------------------------

    def offers(self) -> list[float]:
        """What each offer brings once it is made: the contract for its price, or a later, higher one."""
        worth = [0.0] * (OFFERS + 2)
        best_later = [-1e9] * (OFFERS + 3)
        gain = self.gains[self.o.seat]
        chooses = self.o.seat == self.chooser
        for offer in range(OFFERS, 0, -1):
            alone = 1.0
            lost = 0.0
            weight = 0.0
            for rival in self.rivals():
                needed = offer if rival == self.chooser else offer + 1
                chance = self.answers(rival, needed)
                alone *= 1.0 - chance
                lost += chance * self.lost_to(rival, min(OFFERS, needed))
                weight += chance
            answered = max(lost / weight if weight > 0.0 else 0.0, best_later[offer + 1])
            worth[offer] = alone * (gain - self.prices[offer]) + (1.0 - alone) * answered
            best_later[offer] = best_later[offer + 1]
            if self.prices[offer] <= self.o.t.cash[self.o.seat]:
                best_later[offer] = max(best_later[offer], worth[offer])
        if chooses:
            worth[OFFERS + 1] = 0.0
        return worth

    def matched(self, offer: int, later: list[float]) -> float:
        """The chooser equals an offer; the others may go on."""
        alone = 1.0
        lost = 0.0
        weight = 0.0
        for rival in self.rivals():
            chance = self.answers(rival, offer + 1)
            alone *= 1.0 - chance
            lost += chance * self.lost_to(rival, min(OFFERS, offer + 1))
            weight += chance
        answered = lost / weight if weight > 0.0 else 0.0
        for higher in range(offer + 1, OFFERS + 1):
            if self.prices[higher] <= self.o.t.cash[self.o.seat]:
                answered = max(answered, later[higher])
        return alone * (self.gains[self.o.seat] - self.prices[offer]) + (1.0 - alone) * answered

    def passed(self) -> float:
        """Out of it: the bidder gets it, the chooser for nothing, unless somebody else goes on."""
        t = self.o.t
        holder = self.chooser if t.bidder < 0 else t.bidder
        return self.lost_to(holder, t.offer) if holder != self.o.seat else 0.0


def rate_bids(o: Outlook, options: list[Action]) -> list[float]:
    t = o.t
    auction = Auction(o, t.chosen, t.active, t.out)
    worth = auction.offers()
    ratings: list[float] = []
    for action in options:
        if isinstance(action, Offer):
            ratings.append(worth[action.offer])
        elif isinstance(action, Match):
            ratings.append(auction.matched(t.offer, worth))
        else:
            ratings.append(auction.passed())
    return ratings
