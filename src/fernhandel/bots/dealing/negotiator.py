"""A bot that deals: it answers and proposes in talk, and leaves every other choice to the bot it is put around."""

from collections.abc import Sequence
from time import perf_counter

from fernhandel.bots.dealing.judge import Judge, Verdict, imagined, open_proposals
from fernhandel.bots.dealing.proposing import next_phrase, phrases_for, said_deal
from fernhandel.bots.dealing.silence import silent_word, without_talk
from fernhandel.bots.dealing.trials import Trials
from fernhandel.core.actions import Action
from fernhandel.core.bots import Advice, Bot
from fernhandel.core.chance import Rng
from fernhandel.core.dealer import Dealer, Proposal
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.spoken import (
    ACTION,
    OPEN,
    TURN,
    Attend,
    DealAccept,
    DealDecline,
    DealLay,
    Hush,
)
from fernhandel.core.planner import Planner
from fernhandel.core.views import View

IN_TIME = 0.8  # of the budget is for thinking about deals
IN_A_TALK = 1  # proposals begun (DL80)
IN_A_TURN = 3
PROPOSALS_WEIGHED = 2  # of those that are suggested
LEAST_SECONDS = 0.05  # with less time than this for a decision nothing is proposed


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

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        own = without_talk(legal)
        self._advice = None
        if own:
            return self._bot.choose(view, own, seconds)
        self._advice = []
        if len(legal) == 1:
            return legal[0]
        try:
            return self._word(view, legal, seconds)
        except Exception:  # whatever goes wrong in talk, a no is always safe (DL80)
            return silent_word(legal)

    def explain(self) -> list[Advice]:
        """In talk, what an answer is worth; else what the bot says of its choice."""
        return self._bot.explain() if self._advice is None else self._advice

    # -- in talk -------------------------------------------------------------------------------------------------------

    def _word(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        attention = [action for action in legal if isinstance(action, Attend) and action.how == OPEN]
        if attention:
            return attention[0]
        laying = [action for action in legal if isinstance(action, DealLay)]
        if laying:
            return min(laying, key=lambda lay: self._dealer.card_worth(lay.influence))
        table = imagined(view, self._rng)
        if any(isinstance(action, DealDecline) for action in legal):
            return self._answer(view, legal, table, seconds)
        return self._own_word(view, legal, table, seconds)

    def _answer(self, view: View, legal: Sequence[Action], table: DealingTable, seconds: float) -> Action:
        """Yes to what brings most, or no to the first that waits."""
        assert view.seat is not None
        owed = open_proposals(table, view.seat)
        end = perf_counter() + seconds * IN_TIME
        judge = Judge(self._trials, view, self._rng, max(1, self._tables // len(owed)), end)
        found: list[tuple[Verdict, Action]] = []
        for deal in owed:
            accept = [one for one in legal if isinstance(one, DealAccept) and one.seat == deal.proposer]
            if accept and perf_counter() < end:
                found.append((judge.verdict(deal), accept[0]))
        self._advice = [Advice(action, verdict.gain) for verdict, action in found]
        accepted = [one for one in found if one[0].accepts]
        if accepted:
            return max(accepted, key=lambda one: one[0].gain)[1]
        return silent_word(legal)

    def _own_word(self, view: View, legal: Sequence[Action], table: DealingTable, seconds: float) -> Action:
        """The next phrase of an own proposal, or that there is nothing to say (DL80)."""
        assert view.seat is not None
        book = book_of(table)
        if book.drafts[view.seat]:
            return self._next(view, table, legal) or silent_word(legal)
        if book.open[view.seat] is not None:
            return silent_word(legal)
        if book.drafts_in_turn[view.seat] >= IN_A_TURN:
            return _hush(legal, TURN)
        if not self._dealer.speaks(view):
            return _hush(legal, ACTION)
        if book.drafts_in_talk[view.seat] >= IN_A_TALK or seconds < LEAST_SECONDS:
            return silent_word(legal)
        return self._opening(view, table, legal, seconds) or silent_word(legal)

    def _opening(self, view: View, table: DealingTable, legal: Sequence[Action], seconds: float) -> Action | None:
        """The first word of a deal to which it would say yes itself."""
        assert view.seat is not None
        judge = Judge(self._trials, view, self._rng, self._tables, perf_counter() + seconds * IN_TIME)
        for proposal in self._suggestions(view, table)[:PROPOSALS_WEIGHED]:
            phrases = phrases_for(view, table, proposal)
            deal = said_deal(table, view.seat, phrases)
            if deal is not None and phrases[0] in legal and judge.verdict(deal).accepts:
                return phrases[0]
        return None

    def _next(self, view: View, table: DealingTable, legal: Sequence[Action]) -> Action | None:
        phrase = next_phrase(view, table, self._suggestions(view, table))
        return phrase if phrase in legal else None

    def _suggestions(self, view: View, table: DealingTable) -> list[Proposal]:
        """The same as long as only phrases are said: they are not worked out for each of them."""
        assert view.seat is not None
        book, bargain = book_of(table), table.bargain()
        key = (bargain.turn(table), bargain.stretch(table), view.seat, book.said, len(book.struck))
        if self._suggested[0] != key:
            self._suggested = (key, self._dealer.suggest(view))
        return self._suggested[1]


def _hush(legal: Sequence[Action], until: int) -> Action:
    hushes = [action for action in legal if isinstance(action, Hush) and action.until == until]
    return hushes[0] if hushes else silent_word(legal)
