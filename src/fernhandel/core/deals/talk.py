"""Talk: the step in which proposals are made and answered (DL70 to DL77), and the attention said before each turn."""

from typing import Final, TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.deals import checks, promises
from fernhandel.core.deals.bargain import NO_STRETCH, DealingTable
from fernhandel.core.deals.clauses import (
    DONE,
    GIFT_CARD,
    GIFT_MONEY,
    NOBODY,
    NOW,
    STANDING,
    WAITING,
    WILL,
    Deal,
)
from fernhandel.core.deals.draft import Draft
from fernhandel.core.deals.events import (
    AttentionSet,
    CardLaid,
    DealStruck,
    PhraseSaid,
    ProposalAnswered,
    ProposalClosed,
    ProposalMade,
    SeatReady,
)
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.spoken import (
    ACTION,
    HUSHES,
    OPEN,
    SILENT,
    Attend,
    DealAccept,
    DealCounter,
    DealDecline,
    DealDrop,
    DealLay,
    DealSay,
    DealWith,
    DealWithdraw,
    Hush,
    Ready,
)
from fernhandel.core.phases import Phase
from fernhandel.core.refusals import Refused

DRAFTS_IN_TALK: Final = 3  # DL74
DRAFTS_IN_TURN: Final = 8

T = TypeVar("T", bound=DealingTable)


# -- who is asked ----------------------------------------------------------------------------------------------------


def open_talk_if_due(t: DealingTable) -> None:
    """Before the first decision of a stretch, if anybody listens (DL2, DL71)."""
    book = book_of(t)
    bargain = t.bargain()
    stretch = bargain.stretch(t)
    if stretch == NO_STRETCH or stretch in book.talked:
        return
    book.talked = [*book.talked, stretch]
    action = bargain.action_number(t)
    if action != book.hushed_in:
        book.hushed_in = action
        book.hushed_action = 0
    book.ready = 0
    if asked(t):
        begin(t)


def begin(t: DealingTable) -> None:
    book = book_of(t)
    book.ready = 0
    book.drafts_in_talk = [0] * t.players
    t.bargain().begin_talk(t)


def asked(t: DealingTable) -> list[int]:
    """The seats that talk waits for."""
    book = book_of(t)
    if book.striking != NOBODY:
        return [layers(struck_now(t), t.bargain().words.sealed)[len(book.to_lay)][0]]
    return [seat for seat in range(t.players) if is_asked(t, seat)]


def is_asked(t: DealingTable, seat: int) -> bool:
    book = book_of(t)
    if book.owes_answer(seat):
        return True
    if book.ready >> seat & 1:
        return False
    if book.drafts[seat] or book.open[seat] is not None:
        return True
    bargain = t.bargain()
    listens = book.listening >> seat & 1 == 1 and not book.is_hushed(seat)
    return listens and (seat != bargain.active(t) or bargain.asks_active(t))


def end_if_silent(t: DealingTable) -> None:
    """Talk ends when no proposal is open and nobody is left to say anything (DL76)."""
    book = book_of(t)
    if any(proposal is not None for proposal in book.open) or asked(t):
        return
    t.bargain().end_talk(t)


# -- what may be said ------------------------------------------------------------------------------------------------


def openings(t: DealingTable, seat: int) -> list[Action]:
    """How that seat can begin a proposal of its own: with the active player, who begins with anyone (DL72)."""
    if too_many(t, seat):
        return []
    deal_with = t.bargain().phrases.deal_with
    active = t.bargain().active(t)
    if seat != active:
        return [deal_with[active]]
    return [deal_with[other] for other in range(t.players) if other != seat]


def too_many(t: DealingTable, seat: int) -> bool:
    """One open proposal, three drafts a talk and eight a turn for each seat, twelve deals at once (DL74)."""
    book = book_of(t)
    if book.drafts[seat] or book.open[seat] is not None or book.live_deals() >= checks.MOST_DEALS:
        return True
    in_talk = book.drafts_in_talk[seat] if is_talking(t) else 0
    return in_talk >= DRAFTS_IN_TALK or book.drafts_in_turn[seat] >= DRAFTS_IN_TURN


def is_talking(t: DealingTable) -> bool:
    return t.step_name() == TALK


def draft_of(t: DealingTable, seat: int) -> Draft:
    """The draft of a seat, from its phrases."""
    book = book_of(t)
    bargain = t.bargain()
    draft = Draft(bargain.words, bargain.phrases, seat, bargain.active(t), t.players)
    for id in book.drafts[seat]:
        phrase = bargain.phrases.phrase(id)
        parties: list[int] = []
        if isinstance(phrase, DealCounter):
            countered = book.open[phrase.seat]
            assert countered is not None
            parties = countered.parties
        draft.hear(phrase, parties)
    return draft


def drafted(t: DealingTable, seat: int) -> Deal:
    """The deal that a whole draft says, under the number it will have."""
    book = book_of(t)
    draft = draft_of(t, seat)
    answers = 0
    if draft.counters != NOBODY:
        countered = book.open[draft.counters]
        assert countered is not None
        answers = countered.number
    return draft.deal(book.said + 1, t.bargain().turn(t), answers)


def say_fault(t: DealingTable, seat: int) -> Refused | None:
    """Why the own draft cannot be said as it is (DL32, DL47)."""
    if not draft_of(t, seat).is_whole():
        return Refused("draft_not_whole", "M12.1")
    deal = drafted(t, seat)
    return checks.public_fault(t, deal) or checks.private_fault(t, deal, seat)


def talk_list(t: DealingTable, seat: int) -> list[Action]:
    """Everything that seat may say now (DL72)."""
    book = book_of(t)
    phrases = t.bargain().phrases
    if book.striking != NOBODY:
        return [phrases.lay[kind] for kind in layable(t, seat)]
    options: list[Action] = []
    owed = book.owes_answer(seat)
    for proposer in owed:
        proposal = book.open[proposer]
        assert proposal is not None
        if checks.private_fault(t, proposal, seat) is None:
            options.append(phrases.accept[proposer])
        options.append(phrases.decline[proposer])
    if book.drafts[seat]:
        options += draft_of(t, seat).following()
        if say_fault(t, seat) is None:
            options.append(phrases.say)
        options.append(phrases.drop)
        return options
    if not too_many(t, seat):
        options += [phrases.counter[proposer] for proposer in owed]
        options += openings(t, seat)
    if book.open[seat] is not None:
        options.append(phrases.withdraw[seat])
    if not owed and book.ready >> seat & 1 == 0:
        options += phrases.hush
        options.append(phrases.ready)
    return options


def why_not(t: DealingTable, seat: int, action: Action, rule: str) -> Refused:
    """Why something cannot be said now."""
    book = book_of(t)
    not_now = Refused("not_now", rule, phase=t.step_name(), action=action.kind)
    if isinstance(action, DealSay) and book.drafts[seat]:
        return say_fault(t, seat) or not_now
    if isinstance(action, DealAccept) and action.seat in book.owes_answer(seat):
        proposal = book.open[action.seat]
        assert proposal is not None
        return checks.private_fault(t, proposal, seat) or not_now
    if isinstance(action, DealLay) and book.striking != NOBODY:
        return Refused("card_not_in_hand", "M12.1", card=t.bargain().words.cards[action.influence])
    bargain = t.bargain()
    may_begin = is_talking(t) or (seat == bargain.active(t) and not bargain.is_sealed(t))  # DL4, DL5
    if may_begin and isinstance(action, (DealWith, DealCounter)) and not book.drafts[seat]:
        if too_many(t, seat):
            return Refused("too_many", "MR32", talk=DRAFTS_IN_TALK, turn=DRAFTS_IN_TURN)
        if isinstance(action, DealWith) and action.seat != seat:
            return Refused("without_active", "M12.2", active=t.bargain().active(t))
    return not_now


# -- saying it -------------------------------------------------------------------------------------------------------


def speak(t: DealingTable, seat: int, action: Action) -> None:
    """Carry out a phrase, in talk or out of the own list (DL4)."""
    if not is_talking(t):
        begin(t)
    if isinstance(action, DealSay):
        make_proposal(t, seat)
    elif isinstance(action, DealDrop):
        drop(t, seat, action)
    elif isinstance(action, DealAccept):
        accept(t, seat, action.seat)
    elif isinstance(action, DealDecline):
        decline(t, seat, action.seat)
    elif isinstance(action, DealWithdraw):
        close(t, seat, "withdrawn")
    elif isinstance(action, DealLay):
        lay(t, seat, action.influence)
    elif isinstance(action, (Ready, Hush)):
        be_ready(t, seat, action)
    else:
        say_phrase(t, seat, action)
    end_if_silent(t)


def say_phrase(t: DealingTable, seat: int, action: Action) -> None:
    book = book_of(t)
    if not book.drafts[seat]:
        book.drafts_in_talk = book.drafts_in_talk.copy()
        book.drafts_in_talk[seat] += 1
        book.drafts_in_turn[seat] += 1
        book.ready &= ~(1 << seat)
    book.drafts[seat] = [*book.drafts[seat], action.id]
    tell_phrase(t, seat, action)


def tell_phrase(t: DealingTable, seat: int, action: Action) -> None:
    if t.telling:
        t.tell(PhraseSaid(seat=seat, phrase=t.bargain().text_of(action)))


def drop(t: DealingTable, seat: int, action: Action) -> None:
    book_of(t).drafts[seat] = []
    tell_phrase(t, seat, action)


def be_ready(t: DealingTable, seat: int, action: Action) -> None:
    book = book_of(t)
    book.ready |= 1 << seat
    hushed: str | None = None
    if isinstance(action, Hush):
        hushed = HUSHES[action.until]
        if action.until == ACTION:
            book.hushed_action |= 1 << seat
            book.hushed_in = t.bargain().action_number(t)
        else:
            book.hushed_turn |= 1 << seat
    if t.telling:
        t.tell(SeatReady(seat=seat, hushed=hushed))


def make_proposal(t: DealingTable, seat: int) -> None:
    book = book_of(t)
    deal = drafted(t, seat)
    countered = draft_of(t, seat).counters
    book.drafts[seat] = []
    book.said = deal.number
    if countered != NOBODY:
        close(t, countered, "countered")
    book.open[seat] = deal
    book.agreed[seat] = 0
    for other in range(t.players):  # DL75: whoever listens can better the offer
        if other != seat and book.listening >> other & 1 and not book.is_hushed(other):
            book.ready &= ~(1 << other)
    if t.telling:
        t.tell(ProposalMade(seat=seat, deal=t.bargain().said(deal)))


def accept(t: DealingTable, seat: int, proposer: int) -> None:
    book = book_of(t)
    proposal = book.open[proposer]
    assert proposal is not None
    book.agreed[proposer] |= 1 << seat
    if t.telling:
        shown = lays_open(t, proposal, seat)
        t.tell(ProposalAnswered(seat=seat, deal=proposal.number, accepted=True, shown=shown))
    drop_stale_drafts(t)
    if all(party == proposer or book.agreed[proposer] >> party & 1 for party in proposal.parties):
        book.striking = proposer
        book.to_lay = []
        if not layers(proposal, t.bargain().words.sealed):
            strike(t)


def lays_open(t: DealingTable, deal: Deal, seat: int) -> bool:
    """Whether a yes tells that the seat holds a card (DL45, DL46)."""
    bargain = t.bargain()
    for clause in deal.clauses:
        named = clause.kind == GIFT_CARD and clause.card != bargain.words.sealed
        to_play = clause.kind == WILL and bargain.reserved(clause) != NOBODY
        if clause.by == seat and (named or to_play):
            return True
    return False


def decline(t: DealingTable, seat: int, proposer: int) -> None:
    """One no closes it (DL73)."""
    proposal = book_of(t).open[proposer]
    assert proposal is not None
    if t.telling:
        t.tell(ProposalAnswered(seat=seat, deal=proposal.number, accepted=False))
    close(t, proposer, "declined")


def close(t: DealingTable, proposer: int, reason: str) -> None:
    book = book_of(t)
    proposal = book.open[proposer]
    assert proposal is not None
    book.open[proposer] = None
    book.agreed[proposer] = 0
    if t.telling:
        t.tell(ProposalClosed(deal=proposal.number, reason=reason))
    drop_stale_drafts(t)


def drop_stale_drafts(t: DealingTable) -> None:
    """A counter-offer has lost its sense when what it answers is closed, or accepted by its own speaker."""
    book = book_of(t)
    for seat in range(t.players):
        if not book.drafts[seat]:
            continue
        first = t.bargain().phrases.phrase(book.drafts[seat][0])
        if isinstance(first, DealCounter) and first.seat not in book.owes_answer(seat):
            book.drafts[seat] = []


# -- striking --------------------------------------------------------------------------------------------------------


def struck_now(t: DealingTable) -> Deal:
    """The deal that all have accepted and that waits for sealed cards."""
    deal = book_of(t).open[book_of(t).striking]
    assert deal is not None
    return deal


def layers(deal: Deal, sealed: int) -> list[tuple[int, int]]:
    """Who lays a sealed card for which clause (its place in the deal), in seat order."""
    found = [
        (clause.by, place)
        for place, clause in enumerate(deal.clauses)
        if clause.kind == GIFT_CARD and clause.card == sealed
    ]
    return sorted(found)


def layable(t: DealingTable, seat: int) -> list[int]:
    """The kinds of which the seat holds a card that is not pledged, reserved or laid already."""
    book = book_of(t)
    sealed = t.bargain().words.sealed
    own = [kind for (by, _), kind in zip(layers(struck_now(t), sealed), book.to_lay, strict=False) if by == seat]
    kinds = range(len(t.bargain().words.cards))
    return [kind for kind in kinds if checks.free_cards(t, seat, kind) - own.count(kind) > 0]


def lay(t: DealingTable, seat: int, kind: int) -> None:
    book = book_of(t)
    deal = struck_now(t)
    order = layers(deal, t.bargain().words.sealed)
    place = order[len(book.to_lay)][1]
    book.to_lay = [*book.to_lay, kind]
    if t.telling:
        card = t.bargain().words.cards[kind]
        t.tell(CardLaid(seat=seat, deal=deal.number, clause=place + 1, card=card))
    if len(book.to_lay) == len(order):
        strike(t)


def strike(t: DealingTable) -> None:
    """At one instant gifts change hands or go into pots, and promises stand (DL40)."""
    book = book_of(t)
    deal = struck_now(t)
    first = len(book.state)
    book.write([*book.struck, deal])
    book.state += [WAITING] * len(deal.clauses)
    book.done += [0] * len(deal.clauses)
    book.laid += [NOBODY] * len(deal.clauses)
    for (_, place), kind in zip(layers(deal, t.bargain().words.sealed), book.to_lay, strict=True):
        book.laid[first + place] = kind
    book.open[book.striking] = None
    book.agreed[book.striking] = 0
    book.striking = NOBODY
    book.to_lay = []
    if t.telling:
        t.tell(DealStruck(deal=t.bargain().said(deal)))
    fill_pots(t, deal)
    for due in book.dues():
        if due.deal is deal and due.clause.when == NOW:
            if due.clause.is_gift():
                promises.decide(t, due, DONE, "")
            else:
                book.state[due.place] = STANDING
    book.rebind()
    promises.lapse_chances(t)
    close_what_fails(t)
    drop_stale_drafts(t)


def fill_pots(t: DealingTable, deal: Deal) -> None:
    """What a waiting gift will give is handed in at the striking (DL42)."""
    bargain = t.bargain()
    for due in book_of(t).dues():
        clause = due.clause
        if due.deal is not deal or clause.when == NOW:
            continue
        if clause.kind == GIFT_MONEY:
            bargain.add_money(t, clause.by, -clause.amount)
        elif clause.kind == GIFT_CARD:
            kind = promises.kind_given(t, due)
            knowing = promises.who_knows(t, due, [clause.by])
            bargain.hand_over(t, clause.by, NOBODY, kind, promises.pot_of(due), knowing)


def close_what_fails(t: DealingTable) -> None:
    """Proposals that cannot be kept any more beside what was struck (DL47)."""
    book = book_of(t)
    for proposer in range(t.players):
        proposal = book.open[proposer]
        if proposal is not None:
            fault = checks.public_fault(t, proposal)
            if fault is not None:
                close(t, proposer, fault.code)


# -- the steps -------------------------------------------------------------------------------------------------------

TALK: Final = "talk"
ATTENTION: Final = "attention"


class Talking(Phase[T]):
    """Several seats owe a word at once; the record's order decides."""

    def to_act(self, t: T) -> list[int]:
        return asked(t)

    def legal(self, t: T, seat: int) -> list[Action]:
        return talk_list(t, seat)

    def play(self, t: T, seat: int, action: Action) -> None:
        speak(t, seat, action)

    def refusal(self, t: T, seat: int, action: Action) -> Refused:
        return why_not(t, seat, action, self.rule)


class Attending(Phase[T]):
    """Each turn begins with who wants to be asked in its talks; all say so at once, in public (DL71)."""

    def next_step(self, t: T) -> None:
        """On to the first step of the turn proper."""
        raise NotImplementedError

    def to_act(self, t: T) -> list[int]:
        attended = book_of(t).attended
        return [seat for seat in range(t.players) if attended >> seat & 1 == 0]

    def legal(self, t: T, seat: int) -> list[Action]:
        options: list[Action] = []
        options += t.bargain().phrases.attend
        return options

    def play(self, t: T, seat: int, action: Action) -> None:
        assert isinstance(action, Attend)
        book = book_of(t)
        book.attended |= 1 << seat
        if action.how == OPEN:
            book.listening |= 1 << seat
        if t.telling:
            t.tell(AttentionSet(seat=seat, open=action.how == OPEN))
        if not self.to_act(t):
            self.next_step(t)


def fall_silent(t: DealingTable) -> None:
    """Search: a deal that all have accepted is struck, everything else that was said is forgotten (DL35)."""
    book = book_of(t)
    book.quiet = True
    while book.striking != NOBODY:
        seat = asked(t)[0]
        lay(t, seat, layable(t, seat)[0])
    book.drafts = [[] for _ in range(t.players)]
    book.open = [None] * t.players
    book.agreed = [0] * t.players
    if is_talking(t):
        t.bargain().end_talk(t)
        promises.put_question(t)
    while t.step_name() == ATTENTION:
        t.play(t.to_act()[0], t.bargain().phrases.attend[SILENT])


def follow_up(t: DealingTable) -> None:
    """After every action: promises without a chance lapse, talk opens where a stretch begins, the question is put."""
    book = book_of(t)
    if (book.quiet and book.bound == 0) or t.over:
        return
    promises.settle(t)
    promises.lapse_chances(t)
    if is_talking(t):
        return
    if not book.quiet:
        open_talk_if_due(t)
    if not is_talking(t):
        promises.put_question(t)
