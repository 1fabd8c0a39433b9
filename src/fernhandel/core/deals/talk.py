"""Talk: who is asked and may say what (DL70 to DL77), and the attention said before each turn."""

from typing import Final, TypeVar

from fernhandel.core.actions import Action
from fernhandel.core.deals import checks, promises
from fernhandel.core.deals.bargain import NO_STRETCH, DealingTable
from fernhandel.core.deals.clauses import NOBODY
from fernhandel.core.deals.events import AttentionSet, SeatReady
from fernhandel.core.deals.promises import book_of
from fernhandel.core.deals.proposals import (
    accept,
    close,
    decline,
    draft_of,
    drop,
    lay,
    layable,
    layers,
    make_proposal,
    say_fault,
    say_phrase,
    struck_now,
)
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
    if is_talking(t):
        t.bargain().end_talk(t)
        promises.put_question(t)
    while t.step_name() == ATTENTION:
        t.play(t.to_act()[0], t.bargain().phrases.attend[SILENT])
    book.forget_talk()


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
