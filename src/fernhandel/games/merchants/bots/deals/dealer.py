"""The merchant at the table's talk: what he suggests, at which price, and what he keeps in his purse."""

from functools import lru_cache

from fernhandel.bots.dealing.trials import Gains, Trials
from fernhandel.core.bots import bot_seed
from fernhandel.core.chance import Rng
from fernhandel.core.dealer import DOUBT, LEAST_GAIN, MOST_SUGGESTED, Dealer, Proposal, comes_again
from fernhandel.core.deals.clauses import GIFT_MONEY, NOW, ONCE, WILL, Clause, Deal
from fernhandel.core.planner import Planner
from fernhandel.core.views import View
from fernhandel.games.merchants.bots.deals.topics import Topic, topics
from fernhandel.games.merchants.bots.planner.planner import MerchantsPlanner
from fernhandel.games.merchants.deals.bargain import MerchantsBargain
from fernhandel.games.merchants.figures import COIN, INFLUENCE_KINDS, UPKEEP
from fernhandel.games.merchants.state import NOBODY, Table
from fernhandel.games.merchants.view import MerchantsView

TABLES = 2  # imagined for a suggestion
SPARE = 300  # beside the upkeep (DL86)
OFFERED = 1 / 2  # of what both gain together, to the other; rounded down (DL86)
OFFERED_AGAIN = 2 / 3
SPEAKING = {  # and before it, in the same action: a hush lasts as long
    "master_cards",
    "master_auction",
    "loading",
    "broken_axles",
    "movement",
    "wheels",
    "offices",
    "investments",
}


@lru_cache(maxsize=1)
def own_planner() -> Planner:
    """The planner with the weights of the house, however the bot itself plays."""
    from fernhandel.bots import make_planner  # the bots of the house know the games, so the games learn of them late

    return make_planner("merchants")


class MerchantsDealer(Dealer[Table]):
    """Prices are found by trying each promise on imagined tables and splitting what both gain by it."""

    def speaks(self, view: View) -> bool:
        assert isinstance(view, MerchantsView)
        return view.deals is not None and view.deals.waits in SPEAKING

    def opens(self, view: View) -> bool:
        """Before the first decision of a stretch, in the steps in which others are known to take what he offers."""
        assert isinstance(view, MerchantsView)
        now = view.progress
        if view.step == "movement":
            return not now.tile_played and not now.barred
        return view.step in ("broken_axles", "offices", "investments")

    def reserve(self, t: Table, seat: int) -> int:
        return UPKEEP[t.status[seat]] + SPARE

    def card_worth(self, kind: int) -> int:
        planner = own_planner()
        assert isinstance(planner, MerchantsPlanner)
        return int(planner.weights.influences[kind]) if kind < INFLUENCE_KINDS else 0

    def suggest(self, view: View) -> list[Proposal]:
        assert isinstance(view, MerchantsView)
        seen = view.deals
        if view.seat is None or seen is None or seen.active is None or view.over:
            return []
        rng = Rng.from_seed(bot_seed(view.turn, view.seat, len(seen.struck)))  # the same for every phrase of a draft
        tables: list[Table] = []
        for _ in range(TABLES):
            table = view.imagine(rng).table
            assert isinstance(table, Table)
            tables.append(table)
        found = _found(tables, view.seat, seen.active)
        priced = [
            (gain, deal)
            for gain, deal in _priced(Trials(own_planner(), self), tables, found, view.seat)
            if self._is_affordable(deal, tables[0])
        ]
        bargain = tables[0].bargain()
        assert isinstance(bargain, MerchantsBargain)
        priced.sort(key=lambda pair: -pair[0])
        return [tuple(bargain.namer.clause(clause) for clause in deal.clauses) for _, deal in priced[:MOST_SUGGESTED]]

    def _is_affordable(self, deal: Deal, t: Table) -> bool:
        fee = deal.clauses[-1]
        return t.money[fee.by] - fee.amount >= self.reserve(t, fee.by)


def _found(tables: list[Table], seat: int, active: int) -> list[Topic]:
    """What there is to talk about for that seat: with the active player, or as the active player with anyone."""
    t = tables[0].copy()
    t.quieten()
    others = [seat] if seat != active else [other for other in range(t.players) if other != active]
    return topics(t, own_planner(), active, others)


def _priced(trials: Trials, tables: list[Table], found: list[Topic], seat: int) -> list[tuple[float, Deal]]:
    """The topics by which both sides gain, with the price that splits it; and what the seat itself gains."""
    if not found:
        return []
    without = [trials.without(table) for table in tables]
    again = comes_again(tables[0], seat)
    priced: list[tuple[float, Deal]] = []
    for topic in found:
        gains = Gains(tables[0].players)
        for table, ending in zip(tables, without, strict=True):
            played = trials.with_deal(table, _free(topic, tables[0], seat))
            if played is not None:
                gains.add(ending, played)
        if gains.tables == 0:
            continue
        fee = _fee(topic, gains, seat, OFFERED)
        if again:
            better = _fee(topic, gains, seat, OFFERED_AGAIN)
            fee = better if better != fee else 0
        if fee > 0:
            own = gains.mean(seat) + fee * ((topic.promise.by == seat) - (topic.buyer == seat))
            priced.append((own, _with_fee(topic, fee, tables[0], seat)))
    return priced


def _free(topic: Topic, t: Table, seat: int) -> Deal:
    """The promise as a present."""
    active = t.bargain().active(t)
    return Deal(0, t.turn, active, seat, 0, sorted([topic.promise.by, topic.buyer]), [topic.promise])


def _fee(topic: Topic, gains: Gains, seat: int, offered: float) -> int:
    """What the buyer pays, so that the other gets that part of the joint gain; 0 where it is too little for both."""
    seller = topic.promise.by
    bought, given_up = gains.mean(topic.buyer), -gains.mean(seller)
    share = offered if topic.buyer == seat else 1 - offered  # of the seller
    fair = given_up + share * (bought - given_up)
    if seller == seat:  # who sells a promise of his own is not believed all of it
        fair = min(fair, (1 - DOUBT) * bought - LEAST_GAIN)
    fee = int(fair) // COIN * COIN
    return fee if fee >= COIN and fee - given_up >= LEAST_GAIN and bought - fee >= LEAST_GAIN else 0


def _with_fee(topic: Topic, fee: int, t: Table, seat: int) -> Deal:
    later = topic.promise.kind == WILL  # what he may fail to do is paid when it is done
    gift = Clause(
        GIFT_MONEY,
        topic.buyer,
        to=topic.promise.by,
        amount=fee,
        until=NOBODY,
        when=ONCE if later else NOW,
        clause=1 if later else 0,
    )
    free = _free(topic, t, seat)
    return Deal(0, free.turn, free.active, seat, 0, free.parties, [topic.promise, gift])
