"""What a bid would mean: cubes that are bound, influence if it holds, and who is outbid (N5)."""

from fernhandel.core.outlook import Change, Outlook
from fernhandel.core.speech import message
from fernhandel.games.nuremberg.actions import Bid
from fernhandel.games.nuremberg.events import BidPlaced, OrdersSet
from fernhandel.games.nuremberg.figures import INFLUENCES, MOST_INFLUENCE
from fernhandel.games.nuremberg.phases.auction import box_points
from fernhandel.games.nuremberg.text.trying import Tried, becoming


def tell_bid(tried: Tried) -> Outlook:
    bid = tried.actions[-1]
    assert isinstance(bid, Bid)
    t, seat = tried.table, tried.seat
    left = t.hand[seat] - bid.cubes
    changes = [becoming(tried.say("outlook-hand"), t.hand[seat], left, f"cube:{seat}")]
    changes += _if_it_holds(tried, bid.box)
    return Outlook(
        act=tried.say("outlook-bid", cubes=bid.cubes, box=bid.box + 1),
        act_note=tried.speech.box_points(bid.box, INFLUENCES[t.token[bid.box]]),
        changes=changes,
        lines=_what_follows(tried),
        warning=_warning(tried, bid.box, left),
    )


def _if_it_holds(tried: Tried, box: int) -> list[Change]:
    changes: list[Change] = []
    for colour, name in enumerate(INFLUENCES):
        gain = box_points(tried.table, box, colour)
        if gain:
            have = tried.table.influence_of(tried.seat, colour)
            about = tried.say("outlook-if-held", track=tried.say(message("track", name)))
            changes.append(becoming(about, have, min(have + gain, MOST_INFLUENCE), f"influence:{name}"))  # N5.5
    return changes


def _what_follows(tried: Tried) -> list[str]:
    lines: list[str] = []
    for event in tried.events:
        if isinstance(event, BidPlaced) and event.displaced is not None:
            back = tried.table.bid[event.box - 1]
            lines.append(tried.say("outlook-outbid", seat=tried.speech.seat(event.displaced), cubes=back))
        elif isinstance(event, OrdersSet):
            build, trains = (order.index(tried.seat) + 1 for order in (event.build, event.trains))
            lines.append(tried.say("outlook-orders", build=build, trains=trains))
    return lines


def _warning(tried: Tried, box: int, left: int) -> str:
    t = tried.table
    lost = sum(
        max(0, t.influence_of(tried.seat, colour) + box_points(t, box, colour) - MOST_INFLUENCE)
        for colour in range(len(INFLUENCES))
        if box_points(t, box, colour)
    )
    if lost:
        return tried.say("outlook-points-lost", points=lost)
    return "" if left else tried.say("outlook-no-cubes")
