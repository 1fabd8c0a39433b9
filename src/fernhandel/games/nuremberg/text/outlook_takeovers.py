"""What a sale would mean: its price, the upkeep that ends, what leaves the game, and who loses by it (N11)."""

from fernhandel.core.outlook import Cell, Change, Grid, Outlook, Row
from fernhandel.core.speech import message
from fernhandel.games.nuremberg.actions import Pass
from fernhandel.games.nuremberg.events import PiecesRemoved
from fernhandel.games.nuremberg.figures import COMPANIES, PIECES, RED
from fernhandel.games.nuremberg.phases.profit import links_on_board
from fernhandel.games.nuremberg.phases.takeovers import SELLING_RUNS, may_be_sold, price_of
from fernhandel.games.nuremberg.phases.trains import pieces_at
from fernhandel.games.nuremberg.phases.turns import final_points
from fernhandel.games.nuremberg.state import Table
from fernhandel.games.nuremberg.text.trying import Tried, becoming, reach_of, tone_of


def tell_sale(tried: Tried) -> Outlook:
    if isinstance(tried.actions[-1], Pass):
        return _nothing(tried)
    t = _led_on(tried)
    company = COMPANIES[t.buyer]
    if not may_be_sold(t, t.buyer, t.chain):
        start = tried.speech.area(t.rules.board.ids[t.chain[0]])
        return Outlook(act=tried.say("outlook-run", area=start, company=tried.speech.company(company)))
    links = len(t.chain) - 1
    before = t.copy()
    SELLING_RUNS.sell(t, tried.seat)
    return Outlook(
        act=tried.say("outlook-sell", links=links, price=tried.speech.units({company: price_of(links)})),
        act_note=tried.speech.company(company),
        changes=[_influence(tried, t, company), tried.upkeep(t), _final(tried, t), *_gone(tried)],
        grids=_losses(tried, before, t),
        lines=_stations(tried, before, t),
        warning=_warning(tried, before, t),
    )


def _led_on(tried: Tried) -> Table:
    """The table with the run in hand, not yet sold."""
    t = tried.table.copy()
    for action in tried.actions:
        if action is not t.rules.actions.done:
            t.play(tried.seat, action)
    return t


def _influence(tried: Tried, t: Table, company: str) -> Change:
    colour = RED + COMPANIES.index(company)
    before, after = (table.influence_of(tried.seat, colour) for table in (tried.table, t))
    return becoming(tried.say(message("track", company)), before, after, f"influence:{company}")


def _final(tried: Tried, t: Table) -> Change:
    before, after = (final_points(table, tried.seat) for table in (tried.table, t))
    signed = tried.speech.signed
    return Change(
        about=tried.say("outlook-final"),
        before=signed(before),
        after=signed(after),
        tone=tone_of(after - before),
        thing="points:vp",
    )


def _gone(tried: Tried) -> list[Change]:
    """By kind of piece what leaves the game, and where (N11.5)."""
    removed: dict[str, list[PiecesRemoved]] = {}
    for event in tried.events:
        if isinstance(event, PiecesRemoved):
            removed.setdefault(event.piece, []).append(event)
    return [
        Change(
            about=tried.say("outlook-gone"),
            note=", ".join(
                tried.say("counted-for", what=tried.speech.area(event.area), count=event.count) for event in events
            ),
            after=tried.speech.pieces({piece: sum(event.count for event in events)}),
            thing=f"piece:{piece}",
        )
        for piece, events in removed.items()
    ]


def _losses(tried: Tried, before: Table, after: Table) -> list[Grid]:
    """Pieces within the reach of every player, where the sale changes that."""
    rows: list[Row] = []
    for seat in range(before.players):
        had, has = (sum(reach_of(table, seat).values()) for table in (before, after))
        if had != has:
            cell = Cell(before=str(had), text=str(has), tone=tone_of(has - had))
            own = seat == tried.seat
            rows.append(Row(thing=f"seat:{seat}", about=tried.speech.seat(seat), cells=[cell], own=own))
    return [Grid(heads=[tried.say("outlook-player"), tried.say("outlook-in-reach")], rows=rows)] if rows else []


def _stations(tried: Tried, before: Table, after: Table) -> list[str]:
    board = before.rules.board
    news = [
        tried.speech.area(board.ids[station])
        for station in range(board.stations)
        if before.company[station] != after.company[station]
    ]
    if not news:
        return []
    company = tried.speech.company(COMPANIES[before.buyer])
    return [tried.say("outlook-stations", stations=tried.speech.both(news), count=len(news), company=company)]


def _warning(tried: Tried, before: Table, after: Table) -> str:
    """What one could have moved oneself is regretted most."""
    kept = reach_of(after, tried.seat)
    lost = {code: count for code, count in reach_of(before, tried.seat).items() if code not in kept}
    own = {code: count for code, count in lost.items() if _left(after, code) == 0}
    return tried.say("outlook-own-loss", pieces=tried.pieces(own)) if own else ""


def _left(t: Table, code: int) -> int:
    return pieces_at(t, code // PIECES, code % PIECES)


def _nothing(tried: Tried) -> Outlook:
    t = tried.table
    links = links_on_board(t, tried.seat)
    last = t.turn == t.rules.turns
    warning = tried.say("outlook-links-cost", links=links) if last and links else ""  # N13.3
    return Outlook(act=tried.say("outlook-sell-nothing"), changes=[tried.upkeep(t)], warning=warning)
