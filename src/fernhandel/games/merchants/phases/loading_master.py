"""Action 2, first part: the title of Loading Master, by card or by sealed bids (M3.1 to M3.6)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import Bid, PlayLoadingMaster
from fernhandel.games.merchants.deals.happenings import happens
from fernhandel.games.merchants.deals.vocabulary import MASTER
from fernhandel.games.merchants.events import BidsRevealed, ChoiceSealed, MasterNamed
from fernhandel.games.merchants.figures import BID_TOP, COIN, LOADING_MASTER, LOADING_MASTER_PRICE, WAGONS
from fernhandel.games.merchants.phases.step import SealedStep, Step
from fernhandel.games.merchants.state import NOBODY, Table


def needs_master(t: Table, wagon: int) -> bool:
    """An empty wagon in a city without a Loading Master gets one (M3.1, MR8, MR11)."""
    return t.master[wagon] == NOBODY and t.in_city(wagon) and t.is_empty(wagon)


def name_master(t: Table, wagon: int, seat: int, price: int, by_card: bool) -> None:
    t.pay(seat, price)
    t.master[wagon] = seat
    if t.telling:
        city = t.rules.board.ids[t.at[wagon]]
        t.tell(MasterNamed(seat=seat, wagon=wagon + 1, city=city, price=price, by_card=by_card))
    happens(t, MASTER, seat, wagon)


class MasterCards(Step):
    """Before the auctions, Loading Master cards in turn order (M3.3, M10.6)."""

    def enter(self, t: Table) -> None:
        if self.wanting(t) and t.ask(t.holders(LOADING_MASTER)):
            t.phase = self
        else:
            t.advance()

    def wanting(self, t: Table) -> list[int]:
        return [wagon for wagon in range(WAGONS) if needs_master(t, wagon)]  # MR30

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = [t.rules.actions.done]
        if t.holds(seat, LOADING_MASTER) and t.money[seat] >= LOADING_MASTER_PRICE:
            options += [t.rules.actions.loading_master[wagon] for wagon in self.wanting(t)]
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, PlayLoadingMaster):
            t.play_influence(seat, LOADING_MASTER)
            name_master(t, action.wagon, seat, LOADING_MASTER_PRICE, by_card=True)
            if t.may_hold(seat, LOADING_MASTER) and self.wanting(t):
                return
        if not self.wanting(t) or not t.ask_next_holder(LOADING_MASTER):
            t.advance()

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, PlayLoadingMaster):
            return super().refusal(t, seat, action)
        if not t.holds(seat, LOADING_MASTER):
            return Refused("card_not_in_hand", "M10.6", card="loading_master")
        if not needs_master(t, action.wagon):
            return Refused("wagon_needs_no_master", "MR30", wagon=action.wagon + 1)
        return Refused("not_enough_money", "M10.6", need=LOADING_MASTER_PRICE, have=t.money[seat])


def begin_auction(t: Table, wagon: int) -> None:
    t.phase = MASTER_AUCTION
    t.wagon = wagon
    t.ask([])
    t.sealed = [NOBODY] * t.players


class MasterAuction(SealedStep):
    """All bid in secret at once; the highest bid, earliest in turn order, wins and pays (M3.4, M3.5)."""

    def enter(self, t: Table) -> None:
        self.next_auction(t, 0)

    def next_auction(self, t: Table, wagon: int) -> None:
        while wagon < WAGONS and not needs_master(t, wagon):
            wagon += 1
        if wagon == WAGONS:
            t.advance()
        else:
            begin_auction(t, wagon)

    def legal(self, t: Table, seat: int) -> list[Action]:
        return t.rules.actions.bid[: min(t.money[seat], BID_TOP) // COIN + 1]

    def play(self, t: Table, seat: int, action: Action) -> None:
        assert isinstance(action, Bid)
        last = self.seal(t, seat, action.amount)
        if t.telling:
            t.tell(ChoiceSealed(seat=seat, bid=action.amount))
        if last:
            self.reveal(t)

    def reveal(self, t: Table) -> None:
        bids = t.sealed
        winner = t.first
        for seat in t.turn_order():
            if bids[seat] > bids[winner]:
                winner = seat
        if t.telling:
            t.tell(BidsRevealed(wagon=t.wagon + 1, bids=bids.copy()))
        t.sealed = [NOBODY] * t.players
        name_master(t, t.wagon, winner, bids[winner], by_card=False)
        t.resume()

    def resume(self, t: Table) -> None:
        self.next_auction(t, t.wagon + 1)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Bid):
            return Refused("bid_above_cash", "M3.4", need=action.amount, have=t.money[seat])
        return super().refusal(t, seat, action)


MASTER_CARDS: Final = MasterCards("master_cards", "M3.3")
MASTER_AUCTION: Final = MasterAuction("master_auction", "M3.4")
