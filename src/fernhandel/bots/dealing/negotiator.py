"""A bot that deals: it answers and proposes, and leaves every choice of the game to the bot it is put around."""

from collections.abc import Sequence
from time import perf_counter

from fernhandel.bots.dealing.countering import bettered
from fernhandel.bots.dealing.judge import Judge, Verdict, imagined, open_proposals
from fernhandel.bots.dealing.proposing import next_phrase, phrases_for, said_deal
from fernhandel.bots.dealing.silence import silent_word, without_talk
from fernhandel.bots.dealing.trials import Trials
from fernhandel.core.actions import Action
from fernhandel.core.bots import Advice, Bot, bot_seed
from fernhandel.core.chance import Rng
from fernhandel.core.dealer import Dealer, Proposal, comes_again
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import Deal
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.spoken import (
    ACTION,
    OPEN,
    TURN,
    Attend,
    DealAccept,
    DealCounter,
    DealDecline,
    DealDrop,
    DealLay,
    DealWith,
    Hush,
)
from fernhandel.core.planner import Planner
from fernhandel.core.views import View

IN_TIME = 0.8  # of the budget is for thinking about deals
IN_A_TALK = 2  # drafts begun: one proposal (DL80), and the same once more for a better price (DL86)
IN_A_TURN = 3  # begun by then, nothing new is proposed (DL80)
COUNTERS = 6  # drafts begun in a turn, after which there are no counter-offers any more
PROPOSALS_WEIGHED = 2  # of those that are suggested
LEAST_SECONDS = 0.05  # with less time than this for a decision nothing is proposed
LEISURE = 0.5  # seconds for a decision of the own list, below which it is all for that


class Negotiator(Bot):
    """Remembers nothing that it could not find again in the view, so that any other may take its chair."""

    def __init__(self, bot: Bot, planner: Planner, dealer: Dealer, rng: Rng, tables: int) -> None:
        self.name = bot.name
        self._bot = bot
        self._dealer = dealer
        self._trials = Trials(planner, dealer)
        self._rng = rng
        self._tables = tables
        self._advice: list[Advice] | None = None  # of the last word in talk
        self._suggested: tuple[tuple[int, ...], list[Proposal]] = ((), [])
        self._counter: tuple[int, Proposal | None] = (0, None)  # by the number of what it answers

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        own = without_talk(legal)
        self._advice = None if own else []
        if len(legal) == 1:
            return self._bot.choose(view, legal, seconds) if own else legal[0]
        began = perf_counter()
        try:
            word = self._before(view, legal, seconds) if own else self._word(view, legal, seconds)
        except Exception:  # whatever goes wrong in talk, a no is always safe (DL80)
            word = None
        if word is None:
            left = seconds - (perf_counter() - began)
            return self._bot.choose(view, own, left) if own else silent_word(legal)
        self._advice = self._advice or []
        return word

    def explain(self) -> list[Advice]:
        """In talk, what an answer is worth; else what the bot says of its choice."""
        return self._bot.explain() if self._advice is None else self._advice

    # -- in talk -------------------------------------------------------------------------------------------------------

    def _word(self, view: View, legal: Sequence[Action], seconds: float) -> Action | None:
        """What it says; None: nothing."""
        assert view.seat is not None
        attention = [action for action in legal if isinstance(action, Attend) and action.how == OPEN]
        if attention:
            return attention[0]
        laying = [action for action in legal if isinstance(action, DealLay)]
        if laying:
            return min(laying, key=lambda lay: self._dealer.card_worth(lay.influence))
        table = imagined(view, self._rng)
        if book_of(table).drafts[view.seat]:
            return self._next(view, table, legal, seconds)
        if any(isinstance(action, DealDecline) for action in legal):
            return self._answer(view, legal, table, seconds)
        return self._own_word(view, legal, table, seconds)

    def _answer(self, view: View, legal: Sequence[Action], table: DealingTable, seconds: float) -> Action | None:
        """Yes to what brings most; else a counter-offer, where nothing but an amount is wrong."""
        judge = self._judge(view, table, seconds)
        found = [(judge.verdict(deal), deal) for deal in open_proposals(table, judge.seat)]
        accepts = {one.seat: one for one in legal if isinstance(one, DealAccept)}
        answers = [(verdict, accepts[deal.proposer]) for verdict, deal in found if deal.proposer in accepts]
        self._advice = [Advice(action, verdict.gain) for verdict, action in answers]
        accepted = [one for one in answers if one[0].accepts]
        if accepted:
            return max(accepted, key=lambda one: one[0].gain)[1]
        for verdict, deal in found:
            phrase = table.bargain().phrases.counter[deal.proposer]
            if phrase in legal and self._counters(judge, verdict, deal):
                return phrase
        return None

    def _judge(self, view: View, table: DealingTable, seconds: float) -> Judge:
        """Of what lies open; its luck comes from the view, so that a counter-offer is the same for every phrase."""
        assert view.seat is not None
        owed = open_proposals(table, view.seat)
        rng = Rng.from_seed(bot_seed(table.bargain().turn(table), view.seat, book_of(table).said))
        tables = max(1, self._tables // max(1, len(owed)))
        return Judge(self._trials, view, rng, tables, perf_counter() + seconds * IN_TIME)

    def _own_word(self, view: View, legal: Sequence[Action], table: DealingTable, seconds: float) -> Action | None:
        """The first phrase of an own proposal, or that there is nothing to say (DL80)."""
        assert view.seat is not None
        book = book_of(table)
        again = comes_again(table, view.seat)
        if book.open[view.seat] is not None:
            return None
        if book.drafts_in_turn[view.seat] >= IN_A_TURN and not again:
            return _hush(legal, TURN)
        if not self._dealer.speaks(view):
            return _hush(legal, ACTION)
        if book.drafts_in_talk[view.seat] >= (IN_A_TALK if again else 1) or seconds < LEAST_SECONDS:
            return None
        return self._opening(view, table, legal, seconds)

    # -- out of the own list (DL4) -------------------------------------------------------------------------------------

    def _before(self, view: View, legal: Sequence[Action], seconds: float) -> Action | None:
        """What the active player says before he chooses: only what was not talked about already."""
        assert view.seat is not None
        speaks = any(isinstance(action, DealWith) for action in legal)
        if not speaks or seconds < LEISURE or not self._dealer.opens(view):
            return None
        table = imagined(view, self._rng)
        book = book_of(table)
        fresh = book.drafts_in_talk[view.seat] == 0 and book.drafts_in_turn[view.seat] in (0, IN_A_TURN - 1)
        return self._opening(view, table, legal, seconds) if fresh or comes_again(table, view.seat) else None

    # -- proposals -----------------------------------------------------------------------------------------------------

    def _opening(self, view: View, table: DealingTable, legal: Sequence[Action], seconds: float) -> Action | None:
        """The first word of a deal to which all would say yes, it itself first of all."""
        assert view.seat is not None
        suggested = self._suggestions(view, table)
        if not suggested:
            return None
        judge = Judge(self._trials, view, self._rng, self._tables, perf_counter() + seconds * IN_TIME)
        for proposal in suggested[:PROPOSALS_WEIGHED]:
            phrases = phrases_for(view, table, proposal)
            deal = said_deal(table, view.seat, phrases)
            if deal is None or phrases[0] not in legal:
                continue
            verdict = judge.verdict(deal)
            if verdict.accepts and verdict.weighed is not None and judge.pleases_all(verdict.weighed):
                return phrases[0]
        return None

    def _next(self, view: View, table: DealingTable, legal: Sequence[Action], seconds: float) -> Action | None:
        """The next phrase of the own draft; what fits no plan is dropped."""
        assert view.seat is not None
        first = table.bargain().phrases.phrase(book_of(table).drafts[view.seat][0])
        if isinstance(first, DealCounter):
            countered = book_of(table).open[first.seat]
            assert countered is not None
            counter = self._counter_to(view, table, countered, seconds)
            phrase = None if counter is None else next_phrase(view, table, [counter], countered.number)
        else:
            phrase = next_phrase(view, table, self._suggestions(view, table))
        return phrase if phrase in legal else _drop(legal)

    def _suggestions(self, view: View, table: DealingTable) -> list[Proposal]:
        """The same as long as only phrases are said: they are not worked out for each of them."""
        assert view.seat is not None
        book, bargain = book_of(table), table.bargain()
        again = int(comes_again(table, view.seat))
        key = (bargain.turn(table), bargain.stretch(table), view.seat, book.said, len(book.struck), again)
        if self._suggested[0] != key:
            self._suggested = (key, self._dealer.suggest(view))
        return self._suggested[1]

    # -- counter-offers ------------------------------------------------------------------------------------------------

    def _counters(self, judge: Judge, verdict: Verdict, deal: Deal) -> bool:
        """Whether there is a counter-offer to make; what is itself one is answered by yes or no."""
        book = book_of(judge.table)
        begun = book.drafts_in_turn[judge.seat] - (1 if book.drafts[judge.seat] else 0)
        if deal.answers or begun >= COUNTERS or verdict.weighed is None:
            return False
        counter = bettered(judge, verdict.weighed)
        said = None if counter is None else tuple(judge.table.bargain().said(counter).clauses)
        self._counter = (deal.number, said)
        return said is not None

    def _counter_to(self, view: View, table: DealingTable, deal: Deal, seconds: float) -> Proposal | None:
        """What it was about to say, found out anew by whoever takes the chair."""
        if self._counter[0] != deal.number:
            judge = self._judge(view, table, seconds)
            self._counters(judge, judge.verdict(deal), deal)
        return self._counter[1] if self._counter[0] == deal.number else None


def _hush(legal: Sequence[Action], until: int) -> Action | None:
    hushes = [action for action in legal if isinstance(action, Hush) and action.until == until]
    return hushes[0] if hushes else None


def _drop(legal: Sequence[Action]) -> Action | None:
    drops = [action for action in legal if isinstance(action, DealDrop)]
    return drops[0] if drops else None
