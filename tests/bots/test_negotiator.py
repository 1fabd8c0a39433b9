"""Bots at a table of binding deals: who speaks, what is answered, and how a proposal is spoken."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import fernhandel
from bots.deal_partners import SilentNormal
from fernhandel import Event, Game, Rng
from fernhandel.bots import Bot, make_bot, make_planner
from fernhandel.bots.dealing import ledger
from fernhandel.bots.dealing.judge import Judge, open_proposals
from fernhandel.bots.dealing.negotiator import Negotiator
from fernhandel.bots.dealing.silence import silent_word
from fernhandel.bots.dealing.trials import Trials
from fernhandel.core import shelf
from fernhandel.core.dealer import MOST_SUGGESTED, Dealer, Proposal
from fernhandel.core.deals import talk
from fernhandel.core.deals.bargain import DealingTable
from fernhandel.core.views import View
from merchants.arrange import Scene
from rules import rule

LONG = 1000.0  # seconds: the number of tables decides


def deal(players: int = 3, edition: str = "2010", seed: int = 1) -> Game:
    return fernhandel.make("merchants", players=players, edition=edition, seed=seed, deals="cunning")


def the_dealer() -> Dealer:
    dealer = shelf.title("merchants").bots().dealer
    assert dealer is not None
    return dealer


def play(game: Game, bots: list[Bot], last_turn: int = 99) -> list[tuple[int, int, Event]]:
    """Everything that happened, with the turn it happened in and the number of talks before it."""
    happened: list[tuple[int, int, Event]] = []
    talks = 0
    while not game.over and game.view(None).turn <= last_turn:
        seat = game.to_act()[0]
        was_talking = game.step == "talk"
        events = game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), LONG))
        happened += [(game.view(None).turn, talks, event) for event in events]
        talks += was_talking and game.step != "talk"
    return happened


def kinds(happened: list[tuple[int, int, Event]]) -> Counter[str]:
    return Counter(event.kind for _, _, event in happened)


# -- who speaks --------------------------------------------------------------------------------------------------------


@rule("DL80")
def test_random_never_speaks() -> None:
    game = deal(players=4, seed=3)
    happened = play(game, [make_bot("random", "merchants", seat) for seat in range(4)])
    assert game.over
    assert not kinds(happened).keys() & {"proposal_made", "phrase_said", "deal_struck", "seat_ready"}
    assert all(not event.open for _, _, event in happened if event.kind == "attention_set")  # type: ignore[attr-defined]


@rule("DL80")
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "champion"])
def test_who_deals_listens(level: str) -> None:
    game = deal()
    bot = make_bot(level, "merchants", 1)
    assert bot.name == level
    assert bot.choose(game.view(0), game.legal(0), 0.1) is game.action("attend", how="open")


@rule("DL35", "DL80")
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "champion"])
def test_in_haste_an_own_list_is_decided_without_talk(level: str) -> None:
    game = deal(seed=4)
    for seat in range(3):
        game.apply(seat, game.action("attend", how="silent"))
    seat = game.to_act()[0]
    assert any(action.talk for action in game.legal(seat))
    bot = make_bot(level, "merchants", 1)
    assert not bot.choose(game.view(seat), game.legal(seat), 0.1).talk
    assert not any(advice.action.talk for advice in bot.explain())


def test_where_nobody_deals_nothing_changes() -> None:
    games = [fernhandel.make("merchants", players=2, seed=2) for _ in range(2)]
    for game, dealing in zip(games, (True, False), strict=True):
        bots = [make_bot("easy", "merchants", seat) for seat in range(2)]
        if not dealing:
            bots = [bot._bot for bot in bots if isinstance(bot, Negotiator)]
        play(game, bots, last_turn=2)
    assert games[0].moves() == games[1].moves()


# -- whole games -------------------------------------------------------------------------------------------------------


@rule("DL80", "DL76")
@pytest.mark.parametrize(
    ("level", "players", "edition", "last_turn"),
    [("easy", 2, "2010", 99), ("easy", 3, "1999", 3), ("easy", 4, "2010", 2), ("normal", 3, "2010", 2)],
)
def test_games_of_dealing_bots_go_on(level: str, players: int, edition: str, last_turn: int) -> None:
    game = deal(players, edition, seed=6)
    happened = play(game, [make_bot(level, "merchants", seat) for seat in range(players)], last_turn)
    assert game.over or game.view(None).turn == last_turn + 1
    in_talk: Counter[tuple[int, int]] = Counter()
    in_turn: Counter[tuple[int, int]] = Counter()
    for turn, talking, event in happened:
        if event.kind == "proposal_made":
            seat = int(event.seat)  # type: ignore[attr-defined]
            in_talk[talking, seat] += 1
            in_turn[turn, seat] += 1
    assert max(in_talk.values(), default=0) <= 3  # one, the same once more, and a counter-offer
    assert max(in_turn.values(), default=0) <= 7


@rule("DL86")
def test_now_and_then_they_come_to_terms() -> None:
    struck = 0
    for seed in (1, 2, 3):
        happened = play(deal(3, seed=seed), [make_bot("easy", "merchants", seat) for seat in range(3)], last_turn=3)
        struck += kinds(happened)["deal_struck"]
        if struck:
            break
    assert struck


# -- answers -----------------------------------------------------------------------------------------------------------


def scene(step: str = "movement") -> Scene:
    """Seat 0 is active, all listen, and what seat 1 has loaded lies on wagon 1 on its way."""
    found = Scene(players=3, deals="cunning").money(5000, 5000, 5000)
    found.wagon(1, "KOL1", came_from="KOL").load(1, 1, silk=3).load(1, 2, wine=1)
    assert found.t.book is not None
    found.t.book.listening = found.t.book.attended = 0b111
    found.begin(step)
    talk.open_talk_if_due(found.t)
    return found


def answer(found: Scene, proposer: int, seat: int, clauses: list[dict[str, object]], level: str = "normal") -> str:
    found.game.say(proposer, {"clauses": clauses})
    bot = make_bot(level, "merchants", 5)
    return bot.choose(found.game.view(seat), found.game.legal(seat), LONG).kind


def gives(giver: int, taker: int, amount: int, **more: object) -> dict[str, object]:
    return {"kind": "money", "by": giver, "to": taker, "amount": amount, **more}


@rule("DL86")
def test_a_present_is_taken_and_a_demand_is_not() -> None:
    assert answer(scene(), 1, 0, [gives(1, 0, 500)]) == "deal_accept"
    assert answer(scene(), 1, 0, [gives(0, 1, 500)]) == "deal_decline"


@rule("DL86")
def test_what_empties_the_purse_before_the_upkeep_is_declined() -> None:
    """E9: however good it is, upkeep and a little more must stay."""
    rich = [gives(1, 0, 3000, when="at", moment="selling"), gives(0, 1, 500)]
    assert answer(scene().money(5000, 5000, 5000), 1, 0, rich) == "deal_accept"
    assert answer(scene().money(700, 5000, 5000), 1, 0, rich) == "deal_decline"


@rule("DL87", "DL88", "DL89")
@pytest.mark.parametrize(
    "clauses",
    [
        # E7: paid at once for what may become impossible
        [{"kind": "will", "by": 1, "deed": "move", "fields": {"wagon": 1}}, gives(0, 1, 400)],
        # E11: a gift that never comes
        [
            gives(1, 0, 3000, when="if", happening="arrives", happening_fields={"wagon": 2, "city": "WIE"}),
            gives(0, 1, 300),
        ],
    ],
)
def test_what_is_not_bound_to_come_is_worth_nothing(clauses: list[dict[str, object]]) -> None:
    assert answer(scene(), 1, 0, clauses) == "deal_decline"


@rule("DL89")
def test_a_dear_bid_is_found_among_small_gifts() -> None:
    """E10."""
    dear = {"kind": "will", "by": 0, "deed": "bid", "fields": {"wagon": 2, "amount": [3000, 3000]}}
    clauses = [gives(1, 0, 300), {"kind": "will_not", "by": 1, "deed": "climb"}, dear]
    assert answer(scene("master_auction"), 1, 0, clauses) == "deal_decline"
    assert answer(scene("master_auction"), 1, 0, clauses[:2]) == "deal_accept"


@rule("DL88")
def test_a_partner_who_had_enough_gets_nothing_more() -> None:
    found = scene()
    present = [gives(1, 0, 500)]
    for _ in range(3):
        found.game.say(1, {"clauses": present})
        found.game.apply(0, found.game.action("deal_accept", seat=1))
    assert answer(found, 2, 0, [gives(2, 0, 500)]) == "deal_accept"
    book = found.t.book
    assert book is not None
    assert len(book.struck) == 3
    assert ledger.refuses(book, book.struck[0], 0)


@rule("DL87")
def test_nobody_is_paid_twice_in_a_turn_for_leaving_something_undone() -> None:
    found = scene()
    peace = [{"kind": "will_not", "by": 0, "deed": "move", "fields": {"wagon": 1}}, gives(1, 0, 100)]
    found.game.say(1, {"clauses": peace})
    found.game.apply(0, found.game.action("deal_accept", seat=1))
    book = found.t.book
    assert book is not None
    assert ledger.refuses(book, book.struck[0], 1)
    assert not ledger.refuses(book, book.struck[0], 2)


@rule("DL80")
def test_whatever_goes_wrong_it_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(Judge, "verdict", fail)
    assert answer(scene(), 1, 0, [gives(1, 0, 500)]) == "deal_decline"


@rule("DL80")
def test_without_time_one_table_has_to_do() -> None:
    found = scene()
    found.game.say(1, {"clauses": [gives(1, 0, 500)]})
    view = found.game.view(0)
    table = view.imagine(Rng.from_seed(1)).table
    assert isinstance(table, DealingTable)
    (proposal,) = open_proposals(table, 0)
    for tables, end, tried in ((3, float("inf"), 3), (3, 0.0, 1)):
        judge = Judge(Trials(make_planner("merchants"), the_dealer()), view, Rng.from_seed(1), tables, end)
        (gains,), _ = judge.gains([proposal])
        assert gains.tables == tried


@rule("DL45", "DL80")
def test_the_cheapest_card_is_laid() -> None:
    found = scene().holds(0, "special_sale", "broken_axle")
    found.game.say(1, {"clauses": [{"kind": "card", "by": 0, "to": 1, "card": "sealed"}, gives(1, 0, 2000)]})
    found.game.apply(0, found.game.action("deal_accept", seat=1))
    chosen = make_bot("normal", "merchants", 1).choose(found.game.view(0), found.game.legal(0), LONG)
    assert chosen is found.game.action("deal_lay", influence="broken_axle")


# -- counter-offers ----------------------------------------------------------------------------------------------------


def mean_offers(most: int) -> Iterator[tuple[Game, int, int]]:
    """Games in which a seat has just offered much too little for what it would like: game, buyer, seller."""
    for view, game in talks(deal(seed=1), most):
        for proposal in the_dealer().suggest(view):
            said = clauses_of(proposal)
            gift = said["clauses"][-1]
            if gift["by"] == view.seat and gift["amount"] > 100:
                offered = game.copy()
                offered.say(gift["by"], {"clauses": [*said["clauses"][:-1], gift | {"amount": 100}]})
                yield offered, gift["by"], gift["to"]


@rule("DL73", "DL80", "DL86")
def test_where_only_the_amount_is_wrong_another_one_is_named() -> None:
    """A bot that never saw the beginning ends the counter-offer; it is all the same but for the amount."""
    countered = 0
    for game, buyer, seller in mean_offers(120):
        (offer,) = game.view(seller).deals.proposals  # type: ignore[attr-defined]
        answer = make_bot("normal", "merchants", 5).choose(game.view(seller), game.legal(seller), LONG)
        if answer.kind != "deal_counter":
            continue
        while game.view(seller).deals.said == offer.deal.number:  # type: ignore[attr-defined]
            bot = make_bot("normal", "merchants", game.length)
            game.apply(seller, bot.choose(game.view(seller), game.legal(seller), LONG))
        (counter,) = game.view(buyer).deals.proposals  # type: ignore[attr-defined]
        assert counter.deal.answers == offer.deal.number
        assert counter.deal.clauses[:-1] == offer.deal.clauses[:-1]
        assert counter.deal.clauses[-1].amount > offer.deal.clauses[-1].amount
        last = make_bot("normal", "merchants", 6).choose(game.view(buyer), game.legal(buyer), LONG)
        assert last.kind in ("deal_accept", "deal_decline")  # no haggling without end
        countered += 1
    assert countered > 2


@rule("DL86", "DL88", "DL89")
def test_a_mere_demand_is_not_haggled_about() -> None:
    assert answer(scene(), 1, 0, [gives(0, 1, 500)]) == "deal_decline"
    assert answer(scene(), 1, 0, [gives(0, 1, 500), gives(1, 0, 300)]) == "deal_decline"


# -- proposals ---------------------------------------------------------------------------------------------------------


def talks(game: Game, most: int) -> list[tuple[View, Game]]:
    """Moments at which a seat may propose, in a game of silent bots who all listen."""
    bots = [SilentNormal("merchants", Rng.from_seed(seat)) for seat in range(game.players)]
    found: list[tuple[View, Game]] = []
    while not game.over and len(found) < most:
        seat = game.to_act()[0]
        if game.step == "attention":
            game.apply(seat, game.action("attend", how="open"))
            continue
        view = game.view(seat)
        if game.step == "talk" and the_dealer().speaks(view):
            found.append((view, game.copy()))
        game.apply(seat, bots[seat].choose(view, game.legal(seat), LONG))
    return found


def clauses_of(proposal: Proposal) -> dict[str, Any]:
    return {"clauses": msgspec.to_builtins(proposal)}


@rule("DL34", "DL85")
def test_suggestions_follow_from_the_view_and_can_be_said() -> None:
    said = 0
    for view, game in talks(deal(seed=1), 24):
        assert view.seat is not None
        suggested = the_dealer().suggest(view)
        assert suggested == the_dealer().suggest(view)
        assert len(suggested) <= MOST_SUGGESTED
        for proposal in suggested:
            trial = game.copy()
            trial.say(view.seat, clauses_of(proposal))
            said += 1
    assert said


@rule("DL86")
def test_what_was_declined_is_offered_once_more_for_a_better_price() -> None:
    bettered = 0
    for view, game in talks(deal(seed=1), 40):
        seat = view.seat
        if seat is None or seat == view.deals.active:  # type: ignore[attr-defined]
            continue
        for proposal in the_dealer().suggest(view)[:1]:
            game.say(seat, clauses_of(proposal))
            (first,) = game.view(seat).deals.proposals  # type: ignore[attr-defined]
            other = next(party for party in first.deal.parties if party != seat)
            game.apply(other, game.action("deal_decline", seat=seat))
            for again in the_dealer().suggest(game.view(seat)):
                if again[:-1] == proposal[:-1] and proposal[-1].by == seat:
                    assert int(again[-1].amount or 0) > int(proposal[-1].amount or 0)
                    bettered += 1
    assert bettered > 2


@rule("DL86", "DL80")
def test_after_the_second_no_it_is_silent() -> None:
    """Whoever sits there: it follows from the view alone."""
    view, game, proposal = next(
        (view, game, found[0])
        for view, game in talks(deal(seed=1), 40)
        if view.seat != view.deals.active and (found := the_dealer().suggest(view))  # type: ignore[attr-defined]
    )
    assert view.seat is not None
    for _ in range(2):
        game.say(view.seat, clauses_of(proposal))
        (said,) = game.view(view.seat).deals.proposals  # type: ignore[attr-defined]
        other = next(party for party in said.deal.parties if party != view.seat)
        game.apply(other, game.action("deal_decline", seat=view.seat))
    bot = make_bot("easy", "merchants", 7)
    bot._dealer = Suggesting([proposal])  # type: ignore[attr-defined]
    assert bot.choose(game.view(view.seat), game.legal(view.seat), LONG).kind == "ready"


@rule("DL4", "DL80")
def test_the_active_player_speaks_out_of_his_own_list() -> None:
    """He begins, and any other goes on; back at the same list he does not begin again without end."""
    spoken = [said for seed in (7, 14) for said in own_list_talks(deal(seed=seed))]
    assert sorted(spoken) == [1, 2]


def own_list_talks(game: Game) -> Iterator[int]:
    """How many deals are proposed, each time the active player of a game of silent bots would begin."""
    silent = [SilentNormal("merchants", Rng.from_seed(seat)) for seat in range(game.players)]
    while not game.over:
        seat = game.to_act()[0]
        chosen = silent[seat].choose(game.view(seat), game.legal(seat), LONG)
        if not chosen.talk:
            word = make_bot("normal", "merchants", game.length).choose(game.view(seat), game.legal(seat), LONG)
            if word.talk:
                assert word.kind == "deal_with"
                yield own_list_proposals(game.copy(), seat)
        game.apply(seat, chosen)


def own_list_proposals(game: Game, seat: int) -> int:
    """How many he makes before he chooses, if all are declined."""
    said = 0
    while True:
        asked = game.to_act()[0]
        if asked != seat:
            game.apply(asked, silent_word(game.legal(asked)))
            continue
        word = make_bot("normal", "merchants", game.length).choose(game.view(seat), game.legal(seat), LONG)
        if not word.talk:
            return said
        said += word.kind == "deal_say"
        game.apply(seat, word)


class Suggesting(Dealer):
    """Suggests what it was given."""

    def __init__(self, proposals: list[Proposal]) -> None:
        self.proposals = proposals

    def suggest(self, view: View) -> list[Proposal]:
        return self.proposals

    def speaks(self, view: View) -> bool:
        return True

    def opens(self, view: View) -> bool:
        return True

    def reserve(self, t: DealingTable, seat: int) -> int:
        return 0

    def card_worth(self, kind: int) -> int:
        return 0


@rule("DL30", "DL80")
def test_a_draft_is_gone_on_with_by_whoever_takes_the_chair() -> None:
    view, game, proposals = next(
        (view, game, found) for view, game in talks(deal(seed=1), 40) if (found := the_dealer().suggest(view))
    )
    assert view.seat is not None
    expected = game.copy()
    expected.say(view.seat, clauses_of(proposals[0]))
    first = len(game.moves())
    opening = expected.moves()[first][1]
    game.apply(view.seat, opening)
    while game.view(view.seat).deals.drafts[view.seat]:  # type: ignore[attr-defined]
        bot = make_bot("easy", "merchants", 7)
        bot._dealer = Suggesting([proposals[0]])  # type: ignore[attr-defined]
        game.apply(view.seat, bot.choose(game.view(view.seat), game.legal(view.seat), LONG))
    assert game.moves() == expected.moves()


@rule("DL80")
def test_a_draft_that_fits_no_plan_is_dropped() -> None:
    view, game = talks(deal(seed=1), 1)[0]
    assert view.seat is not None
    game.apply(view.seat, next(one for one in game.legal(view.seat) if one.kind == "deal_with"))
    bot = make_bot("easy", "merchants", 7)
    bot._dealer = Suggesting([])  # type: ignore[attr-defined]
    assert bot.choose(game.view(view.seat), game.legal(view.seat), LONG).kind == "deal_drop"
