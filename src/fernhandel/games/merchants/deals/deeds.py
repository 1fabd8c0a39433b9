"""What a decision is in the words of a promise (DL23): each deed with the actions it stands for and their fields."""

from fernhandel.core.actions import Action
from fernhandel.core.deals.clauses import WILL_NOT, Pattern
from fernhandel.core.deals.promises import book_of
from fernhandel.games.merchants.actions import (
    NO_ARROW,
    UP,
    Accept,
    Bid,
    Buy,
    Climb,
    Counter,
    Face,
    FinalPrice,
    Load,
    Move,
    MoveCourier,
    PlayBrokenAxle,
    PlayFreeLoading,
    PlayLoadingMaster,
    PlayLowUpkeep,
    PlaySaleWithBonus,
    PlaySocialClimbing,
    PlaySpecialSale,
    Quote,
    Repay,
    SellStock,
    SetWheel,
    ShiftPrice,
    TakeCard,
    TakeLoan,
)
from fernhandel.games.merchants.deals.vocabulary import (
    AMOUNT,
    ARROWS,
    BID,
    BORROW,
    BUY,
    CARD,
    CARRY,
    CHANGE,
    CHOOSE,
    CITY,
    CLIMB,
    COURIER,
    FACE,
    FALL,
    GOOD,
    KIND,
    LOAD,
    MOVE,
    NUMBER,
    OFFER,
    OVER,
    PLAY,
    REPAY,
    RIDE,
    RISE,
    SEAT,
    SELL,
    SHIFT,
    TILE,
    TO,
    TOKENS,
    WAGON,
)
from fernhandel.games.merchants.figures import (
    BROKEN_AXLE,
    COIN,
    FREE_LOADING,
    GOOD_COUNT,
    LEVELS,
    LOADING_MASTER,
    LOW_UPKEEP,
    SALE_WITH_BONUS,
    SOCIAL_CLIMBING,
    SPECIAL_SALE,
)
from fernhandel.games.merchants.phases.cargo import riders_choice
from fernhandel.games.merchants.phases.fees import ANSWERING, FINAL_ANSWER, REPLYING, quoted, rider_of
from fernhandel.games.merchants.phases.investments import INVESTING, open_cards
from fernhandel.games.merchants.phases.loading_master import MASTER_AUCTION
from fernhandel.games.merchants.phases.movement import FACING
from fernhandel.games.merchants.phases.prices import WHEELS
from fernhandel.games.merchants.phases.routes import path_of
from fernhandel.games.merchants.state import NOBODY, Table


def does(t: Table, seat: int, action: Action, pattern: Pattern) -> bool:
    """Whether an action, made now by that seat, matches a pattern."""
    deed = pattern.name
    if deed in (LOAD, CARRY, RIDE, BUY, BID):
        return _does_trade(t, seat, action, pattern)
    if deed in (MOVE, COURIER, FACE):
        return _moves(t, action, pattern)
    if deed == PLAY:
        return _plays(t, action, pattern)
    if deed in (ARROWS, SHIFT, SELL):
        return _sets_prices(t, action, pattern)
    if deed == OFFER:
        return isinstance(action, Bid) and t.phase is INVESTING and pattern.allows(AMOUNT, action.amount)
    if deed == CHOOSE:
        return isinstance(action, TakeCard) and pattern.allows(CARD, action.card)
    if deed == CLIMB:
        return isinstance(action, (Climb, PlaySocialClimbing))
    if deed == BORROW:
        return isinstance(action, TakeLoan)
    return deed == REPAY and isinstance(action, Repay)


def _does_trade(t: Table, seat: int, action: Action, pattern: Pattern) -> bool:
    """Actions 1 and 2; the wagon is the one in hand."""
    deed = pattern.name
    if deed == BUY:
        return isinstance(action, Buy) and pattern.allows(GOOD, action.good) and pattern.allows(CITY, action.city)
    if not pattern.allows(WAGON, t.wagon):
        return False
    if deed == BID:
        return isinstance(action, Bid) and t.phase is MASTER_AUCTION and pattern.allows(AMOUNT, action.amount)
    if deed == LOAD:
        return isinstance(action, Load) and pattern.allows(GOOD, action.good)
    if deed == CARRY:
        return seat == t.master[t.wagon] and _carries(t, action, pattern)
    return seat != t.master[t.wagon] and _rides(t, action, pattern)


def _carries(t: Table, action: Action, pattern: Pattern) -> bool:
    """The Loading Master names a price, or takes the rider's."""
    tokens = t.offer_tokens
    if isinstance(action, Quote):
        amount = action.amount
    elif isinstance(action, Accept) and t.phase is REPLYING:
        amount = t.offer
    elif isinstance(action, FinalPrice):
        amount = action.amount
    else:
        return False
    return pattern.allows(SEAT, rider_of(t)) and pattern.allows(TOKENS, tokens) and pattern.allows(AMOUNT, amount)


def _rides(t: Table, action: Action, pattern: Pattern) -> bool:
    """The rider takes a price, or the Loading Master the rider's."""
    if not isinstance(action, Accept):
        return False
    amount = quoted(t, action.tokens) if t.phase is ANSWERING else t.offer
    return pattern.allows(TOKENS, action.tokens) and pattern.allows(AMOUNT, amount)


def _moves(t: Table, action: Action, pattern: Pattern) -> bool:
    if pattern.name == FACE:
        return isinstance(action, Face) and pattern.allows(WAGON, FACING.wagon(t)) and pattern.allows(TO, action.to)
    if isinstance(action, Move) and pattern.name == MOVE:
        fits = pattern.allows(WAGON, action.wagon) and pattern.allows(TILE, action.tile)
        path = path_of(t, action) if fits and pattern.names(OVER) else [NOBODY]
        to = action.to
    elif isinstance(action, MoveCourier) and pattern.name == COURIER:
        fits = True
        path = t.rules.board.courier_path(t.courier, action.to)
        to = action.to
    else:
        return False
    passes = not pattern.names(OVER) or any(pattern.allows(OVER, node) for node in path[1:])
    return fits and pattern.allows(TO, to) and passes


def card_played(action: Action) -> int:
    """The kind of Influence card that an action plays, or NOBODY."""
    if isinstance(action, PlayFreeLoading):
        return FREE_LOADING
    if isinstance(action, PlayBrokenAxle):
        return BROKEN_AXLE
    if isinstance(action, PlaySpecialSale):
        return SPECIAL_SALE
    if isinstance(action, PlaySaleWithBonus):
        return SALE_WITH_BONUS
    if isinstance(action, PlaySocialClimbing):
        return SOCIAL_CLIMBING
    if isinstance(action, PlayLoadingMaster):
        return LOADING_MASTER
    return LOW_UPKEEP if isinstance(action, PlayLowUpkeep) else NOBODY


def _plays(t: Table, action: Action, pattern: Pattern) -> bool:
    kind = card_played(action)
    if kind == NOBODY or not pattern.allows(KIND, kind):
        return False
    wagon, good, city = NOBODY, NOBODY, NOBODY
    if isinstance(action, (PlayBrokenAxle, PlayLoadingMaster)):
        wagon = action.wagon
    elif isinstance(action, (PlayFreeLoading, PlaySaleWithBonus)):
        wagon = t.wagon
    elif isinstance(action, PlaySpecialSale):
        good, city = action.good, action.city
    return pattern.allows(WAGON, wagon) and pattern.allows(GOOD, good) and pattern.allows(CITY, city)


def _sets_prices(t: Table, action: Action, pattern: Pattern) -> bool:
    if isinstance(action, SetWheel) and pattern.name == ARROWS:
        return arrows_match(action.arrow, action.other_arrow, pattern)
    if isinstance(action, ShiftPrice) and pattern.name == SHIFT:
        before = t.level[action.good]
        after = (before - 1 + (1 if action.direction == UP else -1)) % LEVELS + 1
        change = RISE if after > before else FALL  # from 5 to 1 is a fall
        return pattern.allows(GOOD, action.good) and pattern.allows(CHANGE, change)
    if isinstance(action, SellStock) and pattern.name == SELL:
        return pattern.allows(GOOD, action.good) and pattern.allows(CITY, action.city)
    return False


def arrows_match(arrow: int, other_arrow: int, pattern: Pattern) -> bool:
    """Whether that many arrows point at the good of the pattern."""
    good = pattern.value(GOOD)
    return pattern.allows(NUMBER, int(arrow == good) + int(other_arrow == good))


def wheel_keeps(wills: list[Pattern], nots: list[Pattern]) -> bool:
    """Whether one setting of both arrows keeps all of these promises (DL48)."""
    for arrow in range(GOOD_COUNT + 1):
        for other in range(arrow, GOOD_COUNT + 1):
            keeps = all(arrows_match(arrow, other, will) for will in wills)
            if keeps and not any(arrows_match(arrow, other, will_not) for will_not in nots):
                return True
    return False


# -- no back door (DL54) ---------------------------------------------------------------------------------------------


def leads_to(t: Table, seat: int, action: Action, pattern: Pattern) -> bool:
    """Whether an action would leave its seat nothing but the deed it promised not to do."""
    if pattern.name == LOAD:
        return _leads_to_loading(t, seat, action, pattern)
    if pattern.name == RIDE and isinstance(action, Counter):  # the Loading Master may take it at once
        fits = pattern.allows(TOKENS, action.tokens) and pattern.allows(AMOUNT, action.amount)
        return fits and pattern.allows(WAGON, t.wagon)
    if pattern.name == CHOOSE and isinstance(action, Bid) and t.phase is INVESTING:
        forbidden = _promised_not(t, seat, CHOOSE)
        return all(any(no.allows(CARD, card) for no in forbidden) for card in open_cards(t))
    return False


def _promised_not(t: Table, seat: int, deed: int) -> list[Pattern]:
    standing = book_of(t).standing(seat, WILL_NOT)
    return [due.clause.pattern for due in standing if due.clause.pattern.name == deed]


def _leads_to_loading(t: Table, seat: int, action: Action, pattern: Pattern) -> bool:
    """Taking a ride, asking for one, or Free Loading, where fewer tokens may be loaded than must be."""
    if (isinstance(action, Accept) and t.phase in (ANSWERING, FINAL_ANSWER)) or isinstance(action, Counter):
        needed = action.tokens
    elif isinstance(action, PlayFreeLoading):
        needed = 1
    else:
        return False
    if not pattern.allows(WAGON, t.wagon):
        return False
    forbidden = _promised_not(t, seat, LOAD)
    allowed = 0
    for good in riders_choice(t, seat):
        if not any(no.allows(GOOD, good) and no.allows(WAGON, t.wagon) for no in forbidden):
            allowed += t.stored(seat, t.at[t.wagon], good)
    return allowed < needed


def sealed_action(t: Table, seat: int) -> Action | None:
    """The bid or the wheel that a seat has sealed."""
    sealed = t.sealed[seat]
    if sealed == NOBODY:
        return None
    if t.phase is WHEELS:
        return wheel(t, sealed // (NO_ARROW + 1), sealed % (NO_ARROW + 1))
    return t.rules.actions.bid[sealed // COIN]


def wheel(t: Table, arrow: int, other_arrow: int) -> Action:
    for action in t.rules.actions.set_wheel:
        assert isinstance(action, SetWheel)
        if action.arrow == arrow and action.other_arrow == other_arrow:
            return action
    raise ValueError(f"there is no wheel {arrow}, {other_arrow}")
