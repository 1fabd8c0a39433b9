"""What can be said in talk (DL30): every phrase is an ordinary action, and a proposal is a row of them."""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from fernhandel.core.actions import Action
from fernhandel.core.deals.clauses import EACH, MOST_CLAUSES, MOST_TIMES
from fernhandel.core.deals.vocabulary import Vocabulary

SILENT: Final = 0
OPEN: Final = 1
ATTENTION: Final = ("silent", "open")
ACTION: Final = 0
TURN: Final = 1
HUSHES: Final = ("action", "turn")
TIMES: Final = ("each", 1, 2, 3)


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class Phrase(Action):
    """Something said; search, rollouts and whoever asks for a real choice leave these out (DL31)."""

    talk: ClassVar[bool] = True
    drafts: ClassVar[bool] = True
    """Whether it is a piece of a proposal, and means something only together with the others."""


def drafts(action: Action) -> bool:
    """Whether an action is a piece of a proposal."""
    return isinstance(action, Phrase) and action.drafts


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Phrase):
    """Names one field of a deed or a happening; a game has one kind of phrase for each of its fields."""

    field: ClassVar[int] = 0
    """The number of that field in the vocabulary."""

    @property
    def value(self) -> int:
        value: int = getattr(self, self.fields[0])
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Bound(Named):
    """The least or the most of a field that is a range."""

    upper: ClassVar[bool] = False


@final
class DealWith(Phrase):
    """Opens a draft with a party, or adds a party to it."""

    kind: ClassVar[str] = "deal_with"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id)
        self.seat: Final[int] = seat


@final
class DealCounter(Phrase):
    """Opens a draft that answers the open proposal of that seat, between the same parties."""

    kind: ClassVar[str] = "deal_counter"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id)
        self.seat: Final[int] = seat


@final
class DealIf(Phrase):
    """The clause comes to life when this happens."""

    kind: ClassVar[str] = "deal_if"
    fields: ClassVar[tuple[str, ...]] = ("happening",)

    def __init__(self, id: int, happening: int) -> None:
        super().__init__(id)
        self.happening: Final[int] = happening


@final
class DealUnless(Phrase):
    """The clause comes to life when this can happen no more."""

    kind: ClassVar[str] = "deal_unless"
    fields: ClassVar[tuple[str, ...]] = ("happening",)

    def __init__(self, id: int, happening: int) -> None:
        super().__init__(id)
        self.happening: Final[int] = happening


@final
class DealGift(Phrase):
    kind: ClassVar[str] = "deal_gift"
    fields: ClassVar[tuple[str, ...]] = ("giver", "receiver")

    def __init__(self, id: int, giver: int, receiver: int) -> None:
        super().__init__(id)
        self.giver: Final[int] = giver
        self.receiver: Final[int] = receiver


@final
class DealWill(Phrase):
    kind: ClassVar[str] = "deal_will"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id)
        self.seat: Final[int] = seat


@final
class DealWillNot(Phrase):
    kind: ClassVar[str] = "deal_will_not"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id)
        self.seat: Final[int] = seat


@final
class DealMoney(Phrase):
    kind: ClassVar[str] = "deal_money"
    fields: ClassVar[tuple[str, ...]] = ("amount",)
    amount_field: ClassVar[str] = "amount"

    def __init__(self, id: int, amount: int) -> None:
        super().__init__(id)
        self.amount: Final[int] = amount


@final
class DealCard(Phrase):
    """A kind, or a card whose kind only giver and receiver see."""

    kind: ClassVar[str] = "deal_card"
    fields: ClassVar[tuple[str, ...]] = ("influence",)

    def __init__(self, id: int, influence: int) -> None:
        super().__init__(id)
        self.influence: Final[int] = influence


@final
class DealDeed(Phrase):
    kind: ClassVar[str] = "deal_deed"
    fields: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, id: int, deed: int) -> None:
        super().__init__(id)
        self.deed: Final[int] = deed


@final
class DealTimes(Phrase):
    kind: ClassVar[str] = "deal_times"
    fields: ClassVar[tuple[str, ...]] = ("times",)

    def __init__(self, id: int, times: int) -> None:
        super().__init__(id)
        self.times: Final[int] = times


@final
class DealUntil(Phrase):
    kind: ClassVar[str] = "deal_until"
    fields: ClassVar[tuple[str, ...]] = ("moment",)

    def __init__(self, id: int, moment: int) -> None:
        super().__init__(id)
        self.moment: Final[int] = moment


@final
class DealAt(Phrase):
    kind: ClassVar[str] = "deal_at"
    fields: ClassVar[tuple[str, ...]] = ("moment",)

    def __init__(self, id: int, moment: int) -> None:
        super().__init__(id)
        self.moment: Final[int] = moment


@final
class DealOnce(Phrase):
    """Once that earlier clause of the same deal is done."""

    kind: ClassVar[str] = "deal_once"
    fields: ClassVar[tuple[str, ...]] = ("clause",)

    def __init__(self, id: int, clause: int) -> None:
        super().__init__(id)
        self.clause: Final[int] = clause


@final
class DealSay(Phrase):
    """The draft is whole: it is proposed to its parties."""

    kind: ClassVar[str] = "deal_say"


@final
class DealDrop(Phrase):
    kind: ClassVar[str] = "deal_drop"


@final
class DealAccept(Phrase):
    kind: ClassVar[str] = "deal_accept"
    drafts: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id)
        self.seat: Final[int] = seat  # whose proposal


@final
class DealDecline(Phrase):
    kind: ClassVar[str] = "deal_decline"
    drafts: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id)
        self.seat: Final[int] = seat


@final
class DealWithdraw(Phrase):
    """The own proposal is taken back."""

    kind: ClassVar[str] = "deal_withdraw"
    drafts: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, id: int, seat: int) -> None:
        super().__init__(id)
        self.seat: Final[int] = seat


@final
class DealLay(Phrase):
    """Which card is handed in sealed (DL45)."""

    kind: ClassVar[str] = "deal_lay"
    drafts: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = ("influence",)

    def __init__(self, id: int, influence: int) -> None:
        super().__init__(id)
        self.influence: Final[int] = influence


@final
class Attend(Phrase):
    """Whether talk opens for this seat in this turn (DL71)."""

    kind: ClassVar[str] = "attend"
    drafts: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = ("how",)

    def __init__(self, id: int, how: int) -> None:
        super().__init__(id)
        self.how: Final[int] = how


@final
class Hush(Phrase):
    """Not asked for proposals any more, in this action or in this turn; answers are still owed."""

    kind: ClassVar[str] = "hush"
    drafts: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = ("until",)
    ends: ClassVar[bool] = True

    def __init__(self, id: int, until: int) -> None:
        super().__init__(id)
        self.until: Final[int] = until


@final
class Ready(Phrase):
    """Nothing more to say in this talk."""

    kind: ClassVar[str] = "ready"
    drafts: ClassVar[bool] = False
    ends: ClassVar[bool] = True


TalkAction = (
    DealWith
    | DealCounter
    | DealIf
    | DealUnless
    | DealGift
    | DealWill
    | DealWillNot
    | DealMoney
    | DealCard
    | DealDeed
    | DealTimes
    | DealUntil
    | DealAt
    | DealOnce
    | DealSay
    | DealDrop
    | DealAccept
    | DealDecline
    | DealWithdraw
    | DealLay
    | Attend
    | Hush
    | Ready
)


def is_part_of_a_deal(action: Action) -> bool:
    """Whether it says something only in a row with others: such phrases are said as one line where people speak."""
    if not isinstance(action, Phrase):
        return False
    answers = isinstance(action, (DealAccept, DealDecline, DealWithdraw, DealLay))
    return not (answers or isinstance(action, (DealSay, DealDrop, Attend, Hush, Ready)))


class Phrases:
    """Every phrase at a table, built once; they stand behind all other actions of the catalogue (DL31)."""

    def __init__(self, first: int, seats: int, vocabulary: Vocabulary) -> None:
        self.first: Final[int] = first  # the number of the first phrase
        self.all: list[Phrase] = []
        self._build_flow(seats)
        self._build_clauses(seats, vocabulary)
        self.fields: list[list[Phrase]] = []  # by field: its values, filled in by the game
        self.lower: list[list[Phrase]] = []  # by field: its bounds, where it is a range
        self.upper: list[list[Phrase]] = []

    def add(self, phrases: list[Phrase]) -> list[Phrase]:
        self.all += phrases
        return phrases

    def next(self) -> int:
        """The number of the next phrase."""
        return self.first + len(self.all)

    def phrase(self, id: int) -> Phrase:
        return self.all[id - self.first]

    def _build_flow(self, seats: int) -> None:
        """What opens, ends and answers a proposal."""
        n = self.next()
        self.say = DealSay(n)
        self.drop = DealDrop(n + 1)
        self.ready = Ready(n + 2)
        self.add([self.say, self.drop, self.ready])
        n = self.next()
        self.attend = self.add([Attend(n + how, how) for how in range(len(ATTENTION))])
        n = self.next()
        self.hush = self.add([Hush(n + until, until) for until in range(len(HUSHES))])
        n = self.next()
        self.deal_with = self.add([DealWith(n + seat, seat) for seat in range(seats)])
        n = self.next()
        self.counter = self.add([DealCounter(n + seat, seat) for seat in range(seats)])
        n = self.next()
        self.accept = self.add([DealAccept(n + seat, seat) for seat in range(seats)])
        n = self.next()
        self.decline = self.add([DealDecline(n + seat, seat) for seat in range(seats)])
        n = self.next()
        self.withdraw = self.add([DealWithdraw(n + seat, seat) for seat in range(seats)])

    def _build_clauses(self, seats: int, words: Vocabulary) -> None:
        """What a clause is made of, as far as every game says it alike."""
        n = self.next()
        self.lay = self.add([DealLay(n + card, card) for card in range(len(words.cards))])
        n = self.next()
        self.if_ = self.add([DealIf(n + i, i) for i in range(len(words.happenings))])
        n = self.next()
        self.unless = self.add([DealUnless(n + i, i) for i in range(len(words.happenings))])
        pairs = [(giver, receiver) for giver in range(seats) for receiver in range(seats) if giver != receiver]
        n = self.next()
        self.gift = self.add([DealGift(n + i, giver, receiver) for i, (giver, receiver) in enumerate(pairs)])
        n = self.next()
        self.will = self.add([DealWill(n + seat, seat) for seat in range(seats)])
        n = self.next()
        self.will_not = self.add([DealWillNot(n + seat, seat) for seat in range(seats)])
        n = self.next()
        coins = range(words.most_money // words.coin)
        self.money = self.add([DealMoney(n + i, (i + 1) * words.coin) for i in coins])
        n = self.next()
        self.card = self.add([DealCard(n + card, card) for card in range(len(words.cards) + 1)])
        n = self.next()
        self.deed = self.add([DealDeed(n + deed, deed) for deed in range(len(words.deeds))])
        n = self.next()
        self.times = self.add([DealTimes(n + i, times) for i, times in enumerate([EACH, *range(2, MOST_TIMES + 1)])])
        n = self.next()
        self.until = self.add([DealUntil(n + i, i) for i in range(len(words.moments))])
        n = self.next()
        self.at = self.add([DealAt(n + i, i) for i in range(len(words.moments))])
        n = self.next()
        self.once = self.add([DealOnce(n + i, i + 1) for i in range(MOST_CLAUSES - 1)])
