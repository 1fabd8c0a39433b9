"""What a choice, or a row of them, would mean for whoever makes it; told of what that seat may know alone."""

from collections.abc import Callable, Sequence
from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.events import Event
from fernhandel.core.outlook import Outlook
from fernhandel.games.merchants.state import Rules
from fernhandel.games.merchants.text.outlook.cards import tell_broken_axle, tell_taken_influence
from fernhandel.games.merchants.text.outlook.investments import tell_offered_card, tell_open_bid, tell_taken_card
from fernhandel.games.merchants.text.outlook.loading import (
    tell_accept,
    tell_bid,
    tell_decline,
    tell_free_loading,
    tell_load,
    tell_master_card,
    tell_offer,
    tell_quote,
)
from fernhandel.games.merchants.text.outlook.movement import (
    tell_branch,
    tell_courier,
    tell_move,
    tell_wasted_tile,
)
from fernhandel.games.merchants.text.outlook.prices import tell_bonus_card, tell_shift, tell_stock_sale, tell_wheel
from fernhandel.games.merchants.text.outlook.purchasing import tell_basket
from fernhandel.games.merchants.text.outlook.status import (
    tell_climb,
    tell_loan,
    tell_low_upkeep,
    tell_repayment,
    tell_upkeep,
)
from fernhandel.games.merchants.text.outlook.trying import Trying
from fernhandel.games.merchants.text.speech import Speech
from fernhandel.games.merchants.view import MerchantsView

Teller = Callable[[Trying], Outlook]

BY_KIND: Final[dict[str, Teller]] = {
    "buy": tell_basket,
    "load": tell_load,
    "quote": tell_quote,
    "no_quote": tell_quote,
    "accept": tell_accept,
    "counter": tell_offer,
    "final_price": tell_offer,
    "play_free_loading": tell_free_loading,
    "play_loading_master": tell_master_card,
    "play_broken_axle": tell_broken_axle,
    "play_special_sale": tell_stock_sale,
    "play_sale_with_bonus": tell_bonus_card,
    "play_social_climbing": tell_climb,
    "play_low_upkeep": tell_low_upkeep,
    "waste_tile": tell_wasted_tile,
    "take_influence": tell_taken_influence,
    "set_wheel": tell_wheel,
    "shift_price": tell_shift,
    "sell_stock": tell_stock_sale,
    "offer_card": tell_offered_card,
    "take_card": tell_taken_card,
    "pay_upkeep": tell_upkeep,
    "take_loan": tell_loan,
    "climb": tell_climb,
    "place_courier": tell_courier,
    "move_courier": tell_courier,
    "face": tell_branch,
    "move": tell_move,
    "repay": tell_repayment,
}
SEALED_BIDS: Final = "master_auction"  # an open bid is something else
FEE_TALK: Final = ("answering", "replying", "final_answer")
LET_GO: Final = {
    "purchasing": "outlook-buy-nothing",
    "loading": "outlook-load-nothing",
    "rider_loading": "outlook-load-nothing",
    "master_cards": "outlook-play-nothing",
    "broken_axles": "outlook-play-nothing",
    "special_sales": "outlook-play-nothing",
    "selling": "outlook-play-nothing",
    "movement": "outlook-move-nothing",
    "offices": "outlook-shift-nothing",
    "warehouse_sale": "outlook-sell-nothing",
}


def tell_outlook(
    speech: Speech, rules: Rules, view: MerchantsView, actions: Sequence[Action], events: Sequence[Event]
) -> Outlook | None:
    """None of what is said in talk, and of what lets a step go by that has no better name."""
    last = next((action for action in reversed(actions) if not action.ends), actions[-1])
    tell = BY_KIND.get(last.kind)
    if last.kind == "bid":
        tell = tell_bid if view.step == SEALED_BIDS else tell_open_bid
    if last.kind == "decline" and view.step in FEE_TALK:
        tell = tell_decline
    if tell is not None:
        return tell(Trying(speech, rules, view, actions, events))
    if last.kind == "done" and view.step == "climbing" and view.seat is not None:
        return Outlook(act=speech.say("outlook-stay", rank=speech.rank(view.players[view.seat].status)))
    if last.kind == "done" and view.step in LET_GO:
        return Outlook(act=speech.say(LET_GO[view.step]))
    return None
