"""The Pit: the smallest complete game, all of it in this file. docs/adding_a_game.md walks along it.

Crates of ore come up one by one and are auctioned to hauliers; whoever has most coins and ore at the end wins.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, get_args

import msgspec
from msgspec.structs import replace

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.chance import Rng
from fernhandel.core.events import Event, Revelation
from fernhandel.core.refusals import Refused
from fernhandel.core.speech import Chapter, TableSpeech, message, under_headings
from fernhandel.core.spoken_words import SpokenWords
from fernhandel.core.table import ALONE, Table
from fernhandel.core.terms import Terms
from fernhandel.core.title import About, Edition, Place, Title
from fernhandel.core.views import View
from fernhandel.core.words import Messages, Stage

# -- 1: the rules, in our own words --------------------------------------------------------------------------------

RULES: Final = """# The Pit

- **P1** Two to four hauliers begin with ten coins each.
- **P2** Six crates hold one to six measures of ore. They are shuffled; four of them come up, one in each turn.
- **P3** Each turn one crate comes up and is auctioned. The turns begin with the hauliers in rotation.
- **P4** A bid is higher than the one before, and nobody bids more coins than they have.
- **P5** Whoever passes is out of this auction. A crate that nobody bids on falls back and is lost.
- **P6** The last one left pays the bid and takes the crate.
- **P7** After four turns the sum of coins and ore decides. Equal sums share a place.
"""
COINS: Final = 10  # P1
CRATES: Final = 6  # P2
TURNS: Final = 4  # P2
NOBODY: Final = -1

# -- 2: what a player can decide ------------------------------------------------------------------------------------


class Pass(Action):
    kind: ClassVar[str] = "pass"
    ends: ClassVar[bool] = True


class Bid(Action):
    kind: ClassVar[str] = "bid"
    fields: ClassVar[tuple[str, ...]] = ("coins",)
    amount_field: ClassVar[str] = "coins"

    def __init__(self, id: int, coins: int) -> None:
        super().__init__(id)
        self.coins = coins


PASS: Final = Pass(0)
BIDS: Final = [Bid(coins, coins) for coins in range(1, COINS + 1)]
CATALOGUE: Final = Catalogue([PASS, *BIDS], names={}, things={})

# -- 3: what happens ------------------------------------------------------------------------------------------------


class TurnBegan(Revelation, frozen=True, kw_only=True):
    """A crate comes up: nobody knew which (P3)."""

    turn: int
    ore: int


class BidMade(Event, frozen=True, kw_only=True):
    seat: int
    coins: int


class Passed(Event, frozen=True, kw_only=True):
    seat: int


class CrateTaken(Event, frozen=True, kw_only=True):
    """``seat`` is ``None`` where the crate falls back into the pit."""

    seat: int | None
    ore: int
    coins: int


PitEvent = TurnBegan | BidMade | Passed | CrateTaken

# -- 4: the table, and the one step there is ------------------------------------------------------------------------


class PitTable(Table):
    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.coins = [COINS] * players
        self.ore = [0] * players
        self.pit = list(range(1, CRATES + 1))  # the next crate lies last
        self.turn = 0
        self.crate = 0
        self.bid = 0
        self.bidder = NOBODY
        self.out = [False] * players
        self.asked = 0

    def begin_turn(self) -> None:
        """P3: the next crate, for everybody."""
        self.turn += 1
        self.crate = self.pit.pop()
        self.bid, self.bidder = 0, NOBODY
        self.out = [False] * self.players
        self.asked = (self.turn - 1) % self.players
        if self.telling:
            self.tell(TurnBegan(turn=self.turn, ore=self.crate))

    def to_act(self) -> list[int]:
        return [] if self.over else ALONE[self.asked]

    def legal(self, seat: int) -> list[Action]:
        return [PASS, *BIDS[self.bid : self.coins[seat]]]  # P4

    def play(self, seat: int, action: Action) -> None:
        if isinstance(action, Bid):
            self.bid, self.bidder = action.coins, seat
            if self.telling:
                self.tell(BidMade(seat=seat, coins=action.coins))
        else:
            self.out[seat] = True  # P5
            if self.telling:
                self.tell(Passed(seat=seat))
        others = [(seat + step) % self.players for step in range(1, self.players)]
        asked = [other for other in others if not self.out[other] and other != self.bidder]
        if asked:
            self.asked = asked[0]
        else:
            self.end_auction()

    def end_auction(self) -> None:
        """P5, P6, P7."""
        if self.bidder != NOBODY:
            self.coins[self.bidder] -= self.bid
            self.ore[self.bidder] += self.crate
        if self.telling:
            winner = None if self.bidder == NOBODY else self.bidder
            self.tell(CrateTaken(seat=winner, ore=self.crate, coins=self.bid))
        if self.turn == TURNS:
            self.over, self.asked = True, 0
        else:
            self.begin_turn()

    def refusal(self, seat: int, action: Action) -> Refused:
        assert isinstance(action, Bid)  # one may always pass
        if action.coins > self.coins[seat]:
            return Refused("not_enough_money", "P4", coins=self.coins[seat])
        return Refused("bid_too_low", "P4", coins=self.bid)

    def dealt_under(self) -> Terms:
        return PIT.terms(self.players, None, {})

    def step_name(self) -> str:
        return "auction"

    def asking_rule(self) -> str:
        return "P3"

    def copy(self) -> "PitTable":
        other = PitTable(self.players, self.rng.copy())
        other.coins, other.ore, other.pit, other.out = self.coins[:], self.ore[:], self.pit[:], self.out[:]
        other.turn, other.crate, other.bid, other.bidder = self.turn, self.crate, self.bid, self.bidder
        other.asked, other.over = self.asked, self.over
        return other

    def fingerprint(self) -> list[int]:
        scalars = [self.turn, self.crate, self.bid, self.bidder, self.asked, self.over]
        return [*self.coins, *self.ore, *self.pit, *self.out, *scalars, *self.rng.state()]


# -- 5: what a seat can see -----------------------------------------------------------------------------------------


class PitView(View, frozen=True, kw_only=True):
    coins: list[int]
    ore: list[int]
    crate: int
    bid: int
    bidder: int | None
    out: list[int]
    gone: list[int]
    """The crates that have come up; the others lie in the pit in an order that nobody knows."""


# -- 6: its words ---------------------------------------------------------------------------------------------------

ENGLISH: Final = """
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-orange = Orange
list-and = { $items } and { $last }
step-auction = the auction
stage-auction = Auction
action-pass = Pass
action-bid = Bid { $coins } { $coins ->
    [one] coin
   *[other] coins
}
event-turn-began = Turn { $turn }: a crate with { $ore } of ore comes up.
event-bid-made = { $seat } bids { $coins }.
event-passed = { $seat } passes.
event-crate-taken = { $seat ->
    [none] Nobody wants the crate; it falls back into the pit.
   *[other] { $seat } takes the crate with { $ore } of ore for { $coins }.
}
refused-not-enough-money = You have only { $coins } in coins.
refused-bid-too-low = A bid must be higher than { $coins }.
refused-not-your-turn = It is not your turn.
refused-game-is-over = The game is over.
prompt = { $seat } bids on a crate with { $ore } of ore, or passes; { $bid } is bid.
prompt-over = The game is over.
position = Hauliers
position-crate = The crate
position-bid = { $ore } of ore; { $bid } is bid; { $left } crates lie in the pit
position-seat = { $seat }: { $coins } in coins, { $ore } in ore
place = { $rank }. { $seat }: { $coins } in coins and { $ore } in ore
verdict = Most of all: { $seats } with { $sum } (P7).
"""
GERMAN: Final = """
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-orange = Orange
list-and = { $items } und { $last }
step-auction = die Versteigerung
stage-auction = Versteigerung
action-pass = Passen
action-bid = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} bieten
event-turn-began = Runde { $turn }: Eine Kiste mit { $ore } Erz kommt herauf.
event-bid-made = { $seat } bietet { $coins }.
event-passed = { $seat } passt.
event-crate-taken = { $seat ->
    [none] Niemand will die Kiste; sie fällt in die Grube zurück.
   *[other] { $seat } nimmt die Kiste mit { $ore } Erz für { $coins }.
}
refused-not-enough-money = Du hast nur { $coins } an Münzen.
refused-bid-too-low = Ein Gebot muss höher sein als { $coins }.
refused-not-your-turn = Du bist nicht am Zug.
refused-game-is-over = Das Spiel ist aus.
prompt = { $seat } bietet auf eine Kiste mit { $ore } Erz oder passt; geboten sind { $bid }.
prompt-over = Das Spiel ist aus.
position = Fuhrleute
position-crate = Die Kiste
position-bid = { $ore } Erz; geboten sind { $bid }; { $left } Kisten liegen in der Grube
position-seat = { $seat }: { $coins } an Münzen, { $ore } an Erz
place = { $rank }. { $seat }: { $coins } an Münzen und { $ore } an Erz
verdict = Am meisten: { $seats } mit { $sum } (P7).
"""
TEXTS: Final = {"en": ENGLISH, "de": GERMAN}
TITLES: Final = {"en": "The Pit", "de": "Die Grube"}
COLOURS: Final = ("red", "blue", "green", "orange")


class PitWords(SpokenWords[TableSpeech, PitView]):
    def _line(self, action: Action) -> str:
        return self._speech.say(message("action", action.kind), **self._speech.facts(CATALOGUE.values(action)))

    def event(self, event: Event) -> str:
        return self._speech.say(message("event", event.kind), **self._speech.facts(msgspec.structs.asdict(event)))

    def prompt(self, view: PitView) -> str:
        if view.over:
            return self._speech.say("prompt-over")
        return self._speech.say("prompt", seat=self.seat(view.to_act[0]), ore=view.crate, bid=view.bid)

    def stages(self, view: PitView) -> list[Stage]:
        return self._speech.stages_at([Chapter("auction", "P3", ("auction",))], view.step, view.over)

    def position(self, view: PitView) -> list[str]:
        say, left = self._speech.say, CRATES - len(view.gone)
        hauliers = [
            say("position-seat", seat=self.seat(seat), coins=coins, ore=view.ore[seat])
            for seat, coins in enumerate(view.coins)
        ]
        crate = say("position-bid", ore=view.crate, bid=view.bid, left=left)
        return under_headings({say("position-crate"): [crate], say("position"): hauliers})

    def standing(self, places: Sequence[Place]) -> list[str]:
        return [self._speech.say("place", rank=at.rank, seat=self.seat(at.seat), **at.score) for at in places]

    def verdict(self, places: Sequence[Place]) -> str:
        best = [at.seat for at in places if at.rank == 1]
        return self._speech.say("verdict", seats=self._speech.seats_of(best), sum=sum(places[0].score.values()))


# -- 7: the title, which everything else works with -----------------------------------------------------------------


class Pit(Title[PitTable, PitView]):
    about = About(
        id="pit",
        title="The Pit",
        authors=("the house",),
        players=(2, 3, 4),
        editions=(Edition("1", "The Pit", "the house"),),
        options=(),
        rules=1,
    )
    view_type = PitView
    event_types: ClassVar = get_args(PitEvent)
    auctions: ClassVar = frozenset({"auction"})
    public_steps: ClassVar = frozenset({"auction"})

    def about_in(self, language: str) -> About:
        called = TITLES[language]
        return replace(self.about, title=called, editions=(Edition("1", called, "the house"),))

    def catalogue(self, terms: Terms) -> Catalogue:
        return CATALOGUE

    def catalogue_of(self, table: PitTable) -> Catalogue:
        return CATALOGUE

    def deal(self, terms: Terms, rng: Rng) -> PitTable:
        table = PitTable(terms.players, rng)
        table.telling = True
        rng.shuffle(table.pit)
        table.begin_turn()
        table.telling = False
        return table

    def view(self, terms: Terms, table: PitTable, seat: int | None) -> PitView:
        return PitView(
            terms=terms,
            seat=seat,
            to_act=table.to_act(),
            over=table.over,
            step=table.step_name(),
            turn=table.turn,
            coins=table.coins[:],
            ore=table.ore[:],
            crate=table.crate,
            bid=table.bid,
            bidder=None if table.bidder == NOBODY else table.bidder,
            out=[other for other in range(table.players) if table.out[other]],
            gone=[crate for crate in range(1, CRATES + 1) if crate not in table.pit],
        )

    def imagine(self, view: PitView, rng: Rng) -> PitTable:
        table = PitTable(view.terms.players, rng)
        table.coins, table.ore, table.turn, table.crate = view.coins[:], view.ore[:], view.turn, view.crate
        table.bid, table.bidder = view.bid, NOBODY if view.bidder is None else view.bidder
        table.out = [seat in view.out for seat in range(table.players)]
        table.asked, table.over = view.to_act[0] if view.to_act else 0, view.over
        table.pit = [crate for crate in table.pit if crate not in view.gone]
        rng.shuffle(table.pit)
        return table

    def auction(self, table: PitTable) -> str:
        """One auction a turn: an order for one crate is none for the next."""
        return f"crate {table.turn}"

    def standing(self, table: PitTable) -> list[Place]:
        sums = [coins + ore for coins, ore in zip(table.coins, table.ore, strict=True)]
        best_first = sorted(range(table.players), key=lambda seat: -sums[seat])
        return [
            Place(
                1 + sum(other > sums[seat] for other in sums),
                seat,
                {"coins": table.coins[seat], "ore": table.ore[seat]},
            )
            for seat in best_first
        ]

    def words(self, terms: Terms, language: str = "en", names: Sequence[str] | None = None) -> PitWords:
        return PitWords(TableSpeech(Messages(TEXTS[language], language), terms, COLOURS, names))

    def laws(self, table: PitTable) -> None:
        """Coins are only spent, ore only comes out of the pit, and nobody is asked who is out."""
        assert min(table.coins) >= 0
        assert sum(table.ore) <= sum(range(1, CRATES + 1)) - sum(table.pit)
        assert len(table.pit) == CRATES - table.turn
        assert table.over or not table.out[table.asked]
        assert table.bidder == NOBODY or 0 < table.bid <= table.coins[table.bidder] or table.over

    def rulebook(self, language: str) -> str:
        return RULES


PIT: Final = Pit()
