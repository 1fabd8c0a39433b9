"""Action 2, the fee talk: the Loading Master and one other player agree on a price, or do not (M3.9, MR32)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import Refused
from fernhandel.games.merchants.actions import (
    Accept,
    Counter,
    FinalPrice,
    Load,
    NoQuote,
    PlayFreeLoading,
    Quote,
)
from fernhandel.games.merchants.deals.happenings import happens_alone
from fernhandel.games.merchants.events import (
    CounterOffered,
    FeeAgreed,
    FinalPriceNamed,
    FreeLoadingPlayed,
    PriceQuoted,
    TalkEnded,
)
from fernhandel.games.merchants.figures import COIN, FREE_LOADING, GOODS, RIDER_LOAD
from fernhandel.games.merchants.phases.cargo import load_token, masters_kind, riders_choice, riders_room
from fernhandel.games.merchants.phases.step import Step
from fernhandel.games.merchants.state import NOBODY, Table


def rider_of(t: Table) -> int:
    """The player who wants to load; the seat asked may be the Loading Master."""
    return t.queue[t.cursor]


def quoted(t: Table, tokens: int) -> int:
    return t.quote_one if tokens == 1 else t.quote_two


def begin_talk(t: Table) -> None:
    t.quote_one = NOBODY
    t.quote_two = NOBODY
    t.offer_tokens = 1
    t.offer = NOBODY
    t.phase = QUOTING
    t.active = t.master[t.wagon]


def end_talk(t: Table, seat: int) -> None:
    if t.telling:
        t.tell(TalkEnded(seat=seat, wagon=t.wagon + 1))
    forget_talk(t)
    t.resume()


def forget_talk(t: Table) -> None:
    t.quote_one = NOBODY
    t.quote_two = NOBODY
    t.offer_tokens = 0
    t.offer = NOBODY


def agree(t: Table, tokens: int, fee: int) -> None:
    """An agreement is carried out at once: the fee is paid, the tokens go aboard."""
    rider = rider_of(t)
    master = t.master[t.wagon]
    t.money[rider] -= fee
    t.money[master] += fee
    if t.telling:
        t.tell(FeeAgreed(seat=rider, master=master, wagon=t.wagon + 1, tokens=tokens, amount=fee))
    RIDER_LOADING.begin(t, tokens, free=False)


def play_free_loading(t: Table, seat: int) -> None:
    """The card replaces the normal loading on this wagon (M10.1)."""
    t.play_influence(seat, FREE_LOADING)
    if t.telling:
        t.tell(FreeLoadingPlayed(seat=seat, wagon=t.wagon + 1))
    RIDER_LOADING.begin(t, riders_room(t, seat), free=True)


class Quoting(Step):
    """The Loading Master names his price for one token, then for two where two could be loaded."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        tokens = t.offer_tokens
        options = t.rules.actions.quote[tokens].copy()
        options.append(t.rules.actions.no_quote[tokens - 1])
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        amount = NOBODY
        if isinstance(action, Quote):
            amount = action.amount
            if action.tokens == 1:
                t.quote_one = amount
            else:
                t.quote_two = amount
        rider = rider_of(t)
        if t.telling:
            said = None if amount == NOBODY else amount
            t.tell(PriceQuoted(seat=seat, rider=rider, wagon=t.wagon + 1, tokens=t.offer_tokens, amount=said))
        if t.offer_tokens < riders_room(t, rider):
            t.offer_tokens += 1
            return
        t.offer_tokens = 0
        no_price = t.quote_one == NOBODY and t.quote_two == NOBODY
        if no_price and not t.may_hold(rider, FREE_LOADING):
            end_talk(t, seat)
        else:
            t.phase = ANSWERING
            t.active = rider

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, (Quote, NoQuote)):
            return Refused("quote_for_other_number", "MR32", tokens=t.offer_tokens)
        return super().refusal(t, seat, action)


class Answering(Step):
    """The rider accepts a price, makes one counter-offer, plays Free Loading, or declines."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions = t.rules.actions
        options: list[Action] = [actions.decline]
        if t.holds(seat, FREE_LOADING):
            options.append(actions.free_loading)
        for tokens in range(1, RIDER_LOAD + 1):
            price = quoted(t, tokens)
            if price == NOBODY:
                continue
            if t.money[seat] >= price:  # M3.9: a fee never exceeds the rider's cash
                options.append(actions.accept[tokens - 1])
            options += actions.counter[tokens][: min(price // COIN, t.money[seat] // COIN + 1)]
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Accept):
            agree(t, action.tokens, quoted(t, action.tokens))
        elif isinstance(action, PlayFreeLoading):
            play_free_loading(t, seat)
        elif isinstance(action, Counter):
            t.offer_tokens = action.tokens
            t.offer = action.amount
            t.phase = REPLYING
            t.active = t.master[t.wagon]
            if t.telling:
                t.tell(
                    CounterOffered(
                        seat=seat, master=t.active, wagon=t.wagon + 1, tokens=action.tokens, amount=action.amount
                    )
                )
        else:
            end_talk(t, seat)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, PlayFreeLoading):
            return Refused("card_not_in_hand", "M10.1", card="free_loading")
        if isinstance(action, (Accept, Counter)):
            price = quoted(t, action.tokens)
            if price == NOBODY:
                return Refused("no_price_named", "M3.9", tokens=action.tokens)
            if isinstance(action, Counter) and action.amount >= price:
                return Refused("counter_not_lower", "MR32", price=price)
            need = action.amount if isinstance(action, Counter) else price
            return Refused("not_enough_money", "M3.9", need=need, have=t.money[seat])
        return super().refusal(t, seat, action)


class Replying(Step):
    """The Loading Master takes the counter-offer, names a final price, or ends the talk."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions = t.rules.actions
        options: list[Action] = [actions.accept[t.offer_tokens - 1], actions.decline]
        options += actions.final_price[t.offer // COIN + 1 : quoted(t, t.offer_tokens) // COIN + 1]
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Accept):
            happens_alone(t, rider_of(t), action)  # the rider has asked for it
            agree(t, t.offer_tokens, t.offer)
        elif isinstance(action, FinalPrice):
            t.offer = action.amount
            t.phase = FINAL_ANSWER
            t.active = rider_of(t)
            if t.telling:
                t.tell(
                    FinalPriceNamed(seat=seat, rider=t.active, wagon=t.wagon + 1, tokens=t.offer_tokens, amount=t.offer)
                )
        elif t.may_hold(rider_of(t), FREE_LOADING):
            t.offer = NOBODY  # no price, but nobody can be kept from playing Free Loading (M10.1, MR35)
            t.phase = FINAL_ANSWER
            t.active = rider_of(t)
        else:
            end_talk(t, seat)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, Accept):
            return Refused("offer_for_other_number", "MR32", tokens=t.offer_tokens)
        if isinstance(action, FinalPrice):
            price = quoted(t, t.offer_tokens)
            return Refused("final_price_out_of_range", "MR32", least=t.offer + COIN, most=price)
        return super().refusal(t, seat, action)


class FinalAnswer(Step):
    """The rider takes the final price, if one was named, or leaves it; Free Loading is still in his hand."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions = t.rules.actions
        options: list[Action] = [actions.decline]
        if t.offer != NOBODY and t.money[seat] >= t.offer:
            options.append(actions.accept[t.offer_tokens - 1])
        if t.holds(seat, FREE_LOADING):
            options.append(actions.free_loading)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Accept):
            agree(t, t.offer_tokens, t.offer)
        elif isinstance(action, PlayFreeLoading):
            play_free_loading(t, seat)
        else:
            end_talk(t, seat)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if isinstance(action, PlayFreeLoading):
            return Refused("card_not_in_hand", "M10.1", card="free_loading")
        if isinstance(action, Accept):
            if t.offer == NOBODY:
                return Refused("no_price_named", "M3.9", tokens=action.tokens)
            if action.tokens != t.offer_tokens:
                return Refused("offer_for_other_number", "MR32", tokens=t.offer_tokens)
            return Refused("not_enough_money", "M3.9", need=t.offer, have=t.money[seat])
        return super().refusal(t, seat, action)


class RiderLoading(Step):
    """The rider chooses the kinds of the tokens he loads (M3.8); without a choice they go aboard by themselves."""

    def begin(self, t: Table, tokens: int, free: bool) -> None:
        forget_talk(t)
        t.phase = self
        t.active = rider_of(t)
        t.to_load = tokens
        t.free_loaded = 0 if free else NOBODY
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        while t.to_load > 0:
            choice = riders_choice(t, t.active)
            if self.may_stop(t) or (len(choice) > 1 and not self.must_load_all(t, choice)):
                return
            happens_alone(t, t.active, t.rules.actions.load[choice[0]])
            self.load(t, choice[0])
        t.free_loaded = NOBODY
        t.resume()

    def load(self, t: Table, good: int) -> None:
        load_token(t, t.active, good)
        t.to_load -= 1
        if t.free_loaded != NOBODY:
            t.free_loaded += 1

    def may_stop(self, t: Table) -> bool:
        """Free Loading is for up to two tokens; a fee was agreed for a number."""
        return t.free_loaded > 0

    def must_load_all(self, t: Table, choice: list[int]) -> bool:
        """Whether every token that may be loaded was paid for, so that only their order would be left to choose."""
        if not t.rules.riders_load_all_at_once or t.free_loaded != NOBODY:
            return False
        stored = 0
        for good in choice:
            stored += t.stored(t.active, t.at[t.wagon], good)
        return stored == t.to_load

    def legal(self, t: Table, seat: int) -> list[Action]:
        options: list[Action] = []
        for good in riders_choice(t, seat):
            options.append(t.rules.actions.load[good])
        if self.may_stop(t):
            options.append(t.rules.actions.done)
        return options

    def play(self, t: Table, seat: int, action: Action) -> None:
        if isinstance(action, Load):
            self.load(t, action.good)
        else:
            t.to_load = 0
        self.go_on(t)

    def refusal(self, t: Table, seat: int, action: Action) -> Refused:
        if not isinstance(action, Load):
            return super().refusal(t, seat, action)
        if action.good == masters_kind(t, t.wagon):
            return Refused("masters_kind", "M3.8", good=GOODS[action.good])
        city = t.rules.board.ids[t.at[t.wagon]]
        return Refused("not_in_warehouse", "M3.8", good=GOODS[action.good], city=city)


QUOTING: Final = Quoting("quoting", "MR32")
ANSWERING: Final = Answering("answering", "MR32")
REPLYING: Final = Replying("replying", "MR32")
FINAL_ANSWER: Final = FinalAnswer("final_answer", "MR32")
RIDER_LOADING: Final = RiderLoading("rider_loading", "M3.8")
