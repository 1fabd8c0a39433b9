"""Action 2, second part: what the Loading Master and the riders put aboard."""

from fernhandel.core.actions import Action
from fernhandel.games.merchants.actions import Load
from fernhandel.games.merchants.bots.planner.outlook import Outlook
from fernhandel.games.merchants.bots.planner.yard import AGREED, Yard
from fernhandel.games.merchants.figures import RIDER_LOAD
from fernhandel.games.merchants.state import NOBODY


def rate_masters_load(o: Outlook, options: list[Action]) -> list[float]:
    """The first token settles the kind, for the others too (M3.7, M3.8); after it each one counts for itself."""
    t = o.t
    yard = Yard(o, t.at[t.wagon], t.wagon)
    settled = yard.kind_aboard(o.seat) != NOBODY
    ratings: list[float] = []
    for option in options:
        if not isinstance(option, Load):
            ratings.append(0.0 if settled else riders_balance(yard, NOBODY))
        elif settled:
            ratings.append(yard.value[option.good])
        else:
            ratings.append(yard.load_of(o.seat, option.good) + riders_balance(yard, option.good))
    return ratings


def riders_balance(yard: Yard, kind: int) -> float:
    """What the rides of the others are worth to the Loading Master if he carries that kind."""
    o = yard.o
    found = 0.0
    for seat in range(yard.players):
        if seat != o.seat:
            ride = yard.riders_gain(seat, kind, RIDER_LOAD)
            fee = yard.usual_fee(seat, ride)
            found += AGREED * max(0.0, fee + o.stakes[seat] * (ride - fee))
    return found


def rate_riders_load(o: Outlook, options: list[Action]) -> list[float]:
    t = o.t
    yard = Yard(o, t.at[t.wagon], t.wagon)
    ratings: list[float] = []
    for option in options:
        ratings.append(yard.value[option.good] if isinstance(option, Load) else 0.0)
    return ratings
