"""Action 2: bids for the title of Loading Master, the talk about a fee, and loading itself (M3)."""

from fernhandel.core.outlook import Change, Grid, Outlook
from fernhandel.games.merchants.actions import (
    Accept,
    Bid,
    Counter,
    FinalPrice,
    Load,
    NoQuote,
    PlayLoadingMaster,
    Quote,
)
from fernhandel.games.merchants.figures import (
    FREE_LOADING,
    GOOD_COUNT,
    GOODS,
    LOADING_MASTER,
    LOADING_MASTER_PRICE,
    MASTER_LOAD,
)
from fernhandel.games.merchants.phases.cargo import masters_choice, masters_kind, riders_choice, riders_room
from fernhandel.games.merchants.phases.fees import quoted, rider_of
from fernhandel.games.merchants.state import NOBODY, Table
from fernhandel.games.merchants.text.outlook.cards import cards_held
from fernhandel.games.merchants.text.outlook.trying import Trying
from fernhandel.games.merchants.text.outlook.worth import aboard, by_city, stores

# -- the title ---------------------------------------------------------------------------------------------------------


def tell_bid(trying: Trying) -> Outlook:
    """A sealed bid; who bids as much and comes earlier in turn order wins (M3.5)."""
    t = trying.t
    bid = trying.deeds[-1]
    assert isinstance(bid, Bid)
    left = trying.money - bid.amount
    order = t.turn_order()
    earlier = order[: order.index(trying.seat)]
    ties = trying.say("outlook-ties-lost", seats=trying.speech.seats_of(earlier)) if earlier else ""
    return Outlook(
        act=trying.say("outlook-seal-bid", amount=bid.amount),
        act_note=_where(trying, t.wagon),
        changes=[trying.cash(left, "outlook-cash-if-won")],
        grids=stores(trying, t.at[t.wagon]),
        lines=[_could_load(trying, t.wagon), ties or trying.say("outlook-ties-won")],
        warning=trying.too_little(left) if bid.amount else "",
    )


def tell_master_card(trying: Trying) -> Outlook:
    card = trying.deeds[-1]
    assert isinstance(card, PlayLoadingMaster)
    left = trying.money - len(trying.deeds) * LOADING_MASTER_PRICE
    return Outlook(
        act=trying.say("outlook-master-by-card", wagon=card.wagon + 1, price=LOADING_MASTER_PRICE),
        act_note=_where(trying, card.wagon),
        changes=[trying.cash(left), cards_held(trying, LOADING_MASTER, -len(trying.deeds))],
        grids=stores(trying, trying.t.at[card.wagon]),
        lines=[_could_load(trying, card.wagon)],
        warning=trying.too_little(left),
    )


def _where(trying: Trying, wagon: int) -> str:
    at = trying.speech.places.form(trying.board.ids[trying.t.at[wagon]], "at")
    return trying.say("outlook-wagon-in", wagon=wagon + 1, at=at)


def _could_load(trying: Trying, wagon: int) -> str:
    """What the seat could load at once if it were the Loading Master (M3.7)."""
    t = trying.t.copy()
    t.wagon = wagon
    t.master[wagon] = trying.seat
    kinds = masters_choice(t)
    if not kinds:
        return trying.say("outlook-nothing-to-load")
    each = [[0] * GOOD_COUNT for _ in kinds]
    for counts, good in zip(each, kinds, strict=True):
        counts[good] = min(MASTER_LOAD, t.stored(trying.seat, t.at[wagon], good))
    return trying.say("outlook-could-load", goods=trying.speech.either(map(trying.tokens, each)))


# -- the fee -----------------------------------------------------------------------------------------------------------


def tell_quote(trying: Trying) -> Outlook:
    """A price of the Loading Master, or none, for one token or for two (M3.9, MR32)."""
    t = trying.t
    named = [deed for deed in trying.deeds if isinstance(deed, (Quote, NoQuote))]
    last = named[-1]
    rider = rider_of(t)
    prices = [deed for deed in named if isinstance(deed, Quote)]
    if isinstance(last, Quote):
        act = trying.say("outlook-ask", tokens=last.tokens, amount=last.amount)
    else:
        act = trying.say("outlook-ask-nothing", tokens=last.tokens)
    return Outlook(
        act=act,
        act_note=_where(trying, t.wagon),
        changes=[_if_agreed(trying, deed.tokens, trying.money + deed.amount) for deed in prices],
        grids=_riders_goods(trying, t),
        lines=[trying.say("outlook-rider-answers", seat=trying.speech.seat(rider))] if prices else [],
    )


def _if_agreed(trying: Trying, tokens: int, cash: int) -> Change:
    return trying.change(trying.say("outlook-cash-if-agreed", tokens=tokens), trying.money, cash, "coin")


def _riders_goods(trying: Trying, t: Table) -> list[Grid]:
    """What the goods that the rider could load would bring, in each city ahead."""
    rider = rider_of(t)
    counts = [0] * GOOD_COUNT
    room = riders_room(t, rider)
    for good in riders_choice(t, rider):
        counts[good] = min(room, t.stored(rider, t.at[t.wagon], good))
    if sum(counts) > room:  # a choice of kinds is left: only what is in store can be told
        return stores(trying, t.at[t.wagon])
    return by_city(trying, t, t.wagon, counts, rider)


def tell_offer(trying: Trying) -> Outlook:
    """The rider's counter-offer, or the Loading Master's last price (MR32)."""
    t = trying.t
    offer = trying.deeds[-1]
    assert isinstance(offer, (Counter, FinalPrice))
    if isinstance(offer, Counter):
        act = trying.say("outlook-offer", tokens=offer.tokens, amount=offer.amount)
        change = _if_agreed(trying, offer.tokens, trying.money - offer.amount)
        told = trying.say("outlook-master-answers", seat=trying.speech.seat(t.master[t.wagon]))
    else:
        act = trying.say("outlook-last-price", tokens=t.offer_tokens, amount=offer.amount)
        change = _if_agreed(trying, t.offer_tokens, trying.money + offer.amount)
        told = trying.say("outlook-last-answer", seat=trying.speech.seat(rider_of(t)))
    return Outlook(
        act=act, act_note=_where(trying, t.wagon), changes=[change], grids=_riders_goods(trying, t), lines=[told]
    )


def tell_accept(trying: Trying) -> Outlook:
    t = trying.t
    accept = trying.deeds[-1]
    assert isinstance(accept, Accept)
    fee = quoted(t, accept.tokens) if t.offer == NOBODY else t.offer
    rides = rider_of(t) == trying.seat
    left = trying.money - fee if rides else trying.money + fee
    return Outlook(
        act=trying.say("outlook-pay-fee" if rides else "outlook-take-fee", tokens=accept.tokens, amount=fee),
        act_note=_where(trying, t.wagon),
        changes=[trying.cash(left)],
        grids=_riders_goods(trying, t),
        warning=trying.too_little(left) if rides else "",
    )


def tell_decline(trying: Trying) -> Outlook:
    t = trying.t
    city = trying.speech.places.form(trying.board.ids[t.at[t.wagon]], "at")
    rides = rider_of(t) == trying.seat
    told = trying.say("outlook-stays-behind" if rides else "outlook-rider-stays", at=city)
    return Outlook(act=trying.say("outlook-decline"), act_note=_where(trying, t.wagon), lines=[told])


def tell_free_loading(trying: Trying) -> Outlook:
    t = trying.t
    return Outlook(
        act=trying.say("outlook-free-loading", tokens=riders_room(t, trying.seat)),
        act_note=_where(trying, t.wagon),
        changes=[cards_held(trying, FREE_LOADING, -1)],
        grids=_riders_goods(trying, t),
    )


# -- aboard ------------------------------------------------------------------------------------------------------------


def tell_load(trying: Trying) -> Outlook:
    """Tokens onto the wagon being loaded, and what all one has aboard then would bring."""
    t = trying.t
    wagon = t.wagon
    loaded = [0] * GOOD_COUNT
    for deed in trying.deeds:
        if isinstance(deed, Load):
            loaded[deed.good] += 1
    city = t.at[wagon]
    at = trying.speech.places.form(trying.board.ids[city], "at")
    changes = []
    for good, count in enumerate(loaded):
        if count:
            stored = t.stored(trying.seat, city, good)
            about = trying.say("outlook-store-of", good=trying.good(good), at=at)
            changes.append(
                Change(
                    about=about,
                    before=trying.figure(stored),
                    after=trying.figure(stored - count),
                    thing=f"good:{GOODS[good]}",
                )
            )
    counts = [have + more for have, more in zip(aboard(t, wagon, trying.seat), loaded, strict=True)]
    closed = t.master[wagon] == trying.seat and masters_kind(t, wagon) == NOBODY
    kind = trying.good(next(good for good, count in enumerate(loaded) if count))
    return Outlook(
        act=trying.say("outlook-load", goods=trying.tokens(loaded)),
        act_note=_where(trying, wagon),
        changes=changes,
        grids=by_city(trying, t, wagon, counts, trying.seat),
        lines=[trying.say("outlook-kind-closed", good=kind)] if closed else [],
    )
