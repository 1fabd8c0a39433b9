"""A speaker at random: at tables with a book of deals it proposes whole deals that can be said, and often says yes."""

from collections.abc import Sequence

from fernhandel import Action, Event, Game, Rng
from fernhandel.core.deals import checks
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.deals.clauses import WILL_NOT, Pattern
from fernhandel.core.deals.draft import Draft
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.spoken import DealCounter, DealDeed, DealMoney, Phrase

TRIES = 8  # deals thought of before one gives up
PHRASES = 60  # of one deal, at most
WEIGHTS = {"deal_with": 1, "deal_if": 1, "deal_unless": 1, "deal_gift": 4, "deal_will": 5, "deal_will_not": 4}
WEIGHTS |= {"deal_money": 6, "deal_at": 1, "deal_until": 1, "deal_times": 1, "deal_once": 3}
USUAL = 2
LIKELY = 3  # what is added for saying yes, attending, and speaking in one's own stretch


def book_at(game: Game) -> DealingTable | None:
    """The table, if deals are made at it."""
    table = game.table
    return table if isinstance(table, DealingTable) and table.book is not None else None


class Speaker:
    """Chooses among what can be said; keeps what it is about to say, phrase by phrase, for each seat."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.plans: dict[int, list[Action]] = {}

    def choose(self, game: Game, seat: int, legal: list[Action]) -> Action | None:
        """Something to say, or nothing: then the seat goes on with the game."""
        plan = self.plans.get(seat, [])
        if plan and plan[0] in legal:
            return plan.pop(0)
        self.plans[seat] = []
        spoken = {action.kind: action for action in legal if action.talk}
        if not spoken:
            return None
        talking = len([action for action in legal if action.talk]) == len(legal)
        if "attend" in spoken:
            return self.attend(legal)
        if "deal_drop" in spoken:
            return spoken["deal_drop"]
        if "deal_accept" in spoken and self.rng.below(LIKELY) > 0:
            return self.one(legal, "deal_accept")
        if ("deal_with" in spoken or "deal_counter" in spoken) and self.rng.below(2 if talking else 40) == 0:
            self.plans[seat] = self.think(game, seat, [a for a in legal if a.kind in ("deal_with", "deal_counter")])
            if self.plans[seat]:
                return self.plans[seat].pop(0)
        return self.close(legal) if talking else None

    def attend(self, legal: list[Action]) -> Action:
        return legal[min(self.rng.below(8), 1)]

    def close(self, legal: list[Action]) -> Action:
        """An answer, or ready; now and then a hush or a withdrawal."""
        kinds = ["deal_lay", "deal_decline", "deal_accept", "ready"]
        if self.rng.below(12) == 0:
            kinds = ["hush", "deal_withdraw", *kinds]
        for kind in kinds:
            if any(action.kind == kind for action in legal):
                return self.one(legal, kind)
        return legal[self.rng.below(len(legal))]

    def one(self, legal: list[Action], kind: str) -> Action:
        alike = [action for action in legal if action.kind == kind]
        return alike[self.rng.below(len(alike))]

    # -- a whole deal --------------------------------------------------------------------------------------------------

    def think(self, game: Game, seat: int, openings: list[Action]) -> list[Action]:
        """The phrases of a deal that can be said now, if one comes to mind."""
        table = book_at(game)
        assert table is not None
        for _ in range(TRIES):
            phrases = self.compose(table, seat, openings[self.rng.below(len(openings))])
            if phrases:
                return phrases
        return []

    def compose(self, table: DealingTable, seat: int, opening: Action) -> list[Action]:
        bargain = table.bargain()
        book = book_of(table)
        draft = Draft(bargain.words, bargain.phrases, seat, bargain.active(table), table.players)
        size = 1 + self.rng.below(3)
        said: list[Action] = []
        phrase = opening
        for _ in range(PHRASES):
            said.append(phrase)
            assert isinstance(phrase, Phrase)
            countered = book.open[phrase.seat] if isinstance(phrase, DealCounter) else None
            draft.hear(phrase, [] if countered is None else countered.parties)
            if draft.is_whole() and len(draft.clauses) + 1 >= size:
                deal = draft.deal(book.said + 1, bargain.turn(table), 0)
                fault = checks.public_fault(table, deal) or checks.private_fault(table, deal, seat)
                return [] if fault else [*said, bargain.phrases.say]
            following = [option for option in draft.following() if self.makes_sense(table, draft, option)]
            if not following:
                return []
            phrase = self.weighed(following)
        return []

    def makes_sense(self, table: DealingTable, draft: Draft, option: Action) -> bool:
        """A deed that can still come; money that somebody may have."""
        if isinstance(option, DealDeed):
            return table.bargain().can_come(table, draft.by, Pattern(option.deed, [], [], []))
        return not isinstance(option, DealMoney) or option.amount <= 600

    def weighed(self, options: list[Action]) -> Action:
        kinds = sorted({option.kind for option in options})
        bag = [kind for kind in kinds for _ in range(WEIGHTS.get(kind, USUAL))]
        return self.one(options, bag[self.rng.below(len(bag))])


# -- what promises promise ---------------------------------------------------------------------------------------------


def check_promises(game: Game, seat: int, action: Action) -> None:
    """No choice ever breaks a promise not to make it, and nobody speaks more than is allowed (DL49, DL74)."""
    table = book_at(game)
    if table is None:
        return
    book = book_of(table)
    for due in book.standing(seat, WILL_NOT):
        assert action.talk or not table.bargain().does(table, seat, action, due.clause.pattern), "a promise was broken"
    assert max(book.drafts_in_turn) <= 8
    assert max(book.drafts_in_talk) <= 3
    assert book.live_deals() <= checks.MOST_DEALS


class Tally:
    """How deals fare: how many are struck, which promises are kept, which pots are paid."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind in ("promise_lapsed", "proposal_closed"):
                self.add(f"{event.kind} {event.reason}")  # type: ignore[attr-defined]
            elif event.kind in ("pot_paid", "pot_returned"):
                self.add(f"{event.kind} {'card' if event.card else 'money'}")  # type: ignore[attr-defined]
            elif event.kind in ("proposal_made", "deal_struck", "promise_kept", "money_given", "card_given"):
                self.add(event.kind)

    def add(self, what: str, count: int = 1) -> None:
        self.counts[what] = self.counts.get(what, 0) + count

    def join(self, other: "Tally") -> None:
        for what, count in other.counts.items():
            self.add(what, count)
