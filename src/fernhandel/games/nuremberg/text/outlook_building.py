"""What a chain would mean: its price link by link, what comes within reach, what is left, and its upkeep (N7)."""

from fernhandel.core.outlook import Change, Mark, Outlook
from fernhandel.games.nuremberg.actions import Link, Pass, Start
from fernhandel.games.nuremberg.events import LinkBuilt, TownsConnected
from fernhandel.games.nuremberg.figures import CUBES_PER_TURN, PLAIN_LINK, PRICE, TRAIN, TRAIN_ROWS
from fernhandel.games.nuremberg.phases.trains import RUNNING_TRAINS
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.text.trying import Reach, Tried, becoming, reach_of


def tell_chain(tried: Tried) -> Outlook:
    if isinstance(tried.actions[-1], Pass):
        return _nothing(tried)
    t = after_links(tried)
    links = len(t.chain) - 1
    if links == 0:
        return Outlook(act=tried.say("outlook-start", area=tried.speech.area(t.rules.board.ids[t.chain[0]])))
    price = t.points + t.red_fee + t.green_fee + t.land_fee
    known, reach = reach_of(tried.table, tried.seat), reach_of(t, tried.seat)
    news = {code: count for code, count in reach.items() if code not in known}
    tried.pay(t)
    dearest = dearest_train(t, tried.seat)
    return Outlook(
        act=tried.say("outlook-chain", links=links, price=price),
        act_note=tried.units(),
        changes=[*_connection(tried), *_reached(tried, t, news), _for_trains(tried, t, dearest), tried.upkeep(t)],
        lines=_end(tried, t),
        warning=_warning(tried, reach, news, dearest),
        marks=_reasons(tried),
    )


def after_links(tried: Tried) -> Table:
    """The table with the links of the chain, before they are paid."""
    t = tried.table.copy()
    for action in tried.actions:
        if isinstance(action, Start | Link):
            t.play(tried.seat, action)
    return t


def dearest_train(t: Table, seat: int) -> int:
    """The price of the dearest train that a seat could still buy; 0 for none."""
    trains = RUNNING_TRAINS.open_trains(t, seat)
    return max((PRICE[row] for row in range(TRAIN_ROWS) if trains & t.rules.display.rows[row]), default=0)


def _reached(tried: Tried, t: Table, news: Reach) -> list[Change]:
    new = tried.say("outlook-new")
    return [
        Change(
            about=tried.say("outlook-reach", pieces=pieces, where=where),
            after=new,
            tone="better",
            thing=f"piece:{name}",
        )
        for name, pieces, where in tried.where(news, t)
    ]


def _for_trains(tried: Tried, t: Table, dearest: int) -> Change:
    before, after = (table.influence_of(tried.seat, TRAIN) for table in (tried.table, t))
    return becoming(tried.say("outlook-for-trains", price=dearest), before, after, "influence:train")


def _connection(tried: Tried) -> list[Change]:
    """Points for the first run between the two towns (N14.4)."""
    changes: list[Change] = []
    for event in tried.events:
        if isinstance(event, TownsConnected):
            have = tried.table.vp[tried.seat]
            ends = {"start": tried.speech.area(event.path[0]), "end": tried.speech.area(event.path[-1])}
            gain = event.points[tried.seat]
            changes.append(becoming(tried.say("outlook-joined", **ends), have, have + gain, "points:vp"))
    return changes


def _end(tried: Tried, t: Table) -> list[str]:
    end = t.chain[-1]
    if t.rules.board.is_station(end):
        return []
    return [tried.say("outlook-no-station", area=tried.speech.area(t.rules.board.ids[end]))]  # N11.2


def _warning(tried: Tried, reach: Reach, news: Reach, dearest: int) -> str:
    if reach and dearest == 0:
        return tried.say("outlook-no-train")
    return "" if news else tried.say("outlook-nothing-new")


def _reasons(tried: Tried) -> list[Mark]:
    """Beside every link of the chain why it costs what it costs (N7.5, N7.7, N7.8)."""
    return [
        Mark(thing=f"link:{event.area}:{event.to}", text=_reason(tried, event))
        for event in tried.events
        if isinstance(event, LinkBuilt)
    ]


def _reason(tried: Tried, link: LinkBuilt) -> str:
    speech = tried.speech
    ground = "lowland" if link.points == PLAIN_LINK else speech.dear_between(link.area, link.to)
    told = [tried.say("outlook-ground", ground=ground)]
    told += [speech.company(colour) for colour, fee in (("red", link.red), ("green", link.green)) if fee]
    if link.landlords:
        told.append(tried.say("outlook-landlords", count=link.landlords))
    return ", ".join(told)


def _nothing(tried: Tried) -> Outlook:
    t, seat = tried.table, tried.seat
    next_turn = t.hand[seat] + min(CUBES_PER_TURN, t.stock[seat])  # N3.1
    about = tried.say("outlook-cubes-next-turn")
    changes = [becoming(about, t.hand[seat], next_turn, f"cube:{seat}"), tried.upkeep(t)]
    return Outlook(act=tried.say("outlook-build-nothing"), changes=changes)
