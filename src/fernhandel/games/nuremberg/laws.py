"""What must hold on a table of First Train to Nuremberg at every moment."""

from fernhandel.games.nuremberg.figures import (
    COMPANY_LINKS,
    CUBES,
    GREEN_COMPANY,
    GREEN_PASSENGER,
    HIGH,
    HIGH_CUBES,
    LANDLORD,
    LANDLORDS,
    LEAST_PROFIT,
    LINKS,
    LOW,
    LOW_CUBES,
    MOST_INFLUENCE,
    MOST_PROFIT,
    PASSENGERS,
    PIECES,
    RED_COMPANY,
    RED_PASSENGER,
    TRACKS,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.state import FREE, NO_TRAIN, Table


def check_laws(table: Table) -> None:
    _cubes_and_links(table)
    _pieces(table)
    _discs(table)
    _trains(table)
    _map(table)
    assert table.over or 0 <= table.asked < table.players
    assert 1 <= table.turn <= table.rules.turns
    if not table.over and table.options:  # what is known before it is asked for is what the rules say
        assert table.options == table.phase.legal(table, table.asked)


def _cubes_and_links(t: Table) -> None:
    """Nobody's cubes and links ever become more or fewer (N1.3)."""
    for seat in range(t.players):
        standing = sum(bid for bid, bidder in zip(t.bid, t.bidder, strict=True) if bidder == seat)
        assert t.hand[seat] + t.stock[seat] + standing == CUBES
        assert min(t.hand[seat], t.stock[seat], t.links[seat]) >= 0
        assert t.links[seat] + t.owner.count(seat) == LINKS
        assert t.bidder.count(seat) <= 2
    assert t.red_links == COMPANY_LINKS - t.owner.count(RED_COMPANY) >= 0
    assert t.green_links == COMPANY_LINKS - t.owner.count(GREEN_COMPANY) >= 0


def _pieces(t: Table) -> None:
    """Every piece is on the map, on a train, in a score pile or out of the game (N1.7, N1.10)."""
    board = t.rules.board
    on_map = {
        LOW: sum(t.cubes[area] for area in range(board.count) if board.icon[area] == LOW),
        HIGH: sum(t.cubes[area] for area in range(board.count) if board.icon[area] == HIGH),
        RED_PASSENGER: sum(t.reds),
        GREEN_PASSENGER: sum(t.greens),
        LANDLORD: sum(t.landlords),
    }
    there_are = (LOW_CUBES, HIGH_CUBES, PASSENGERS, PASSENGERS, LANDLORDS)
    for piece, count in enumerate(there_are):
        moved = 0 if piece == LANDLORD else sum(t.pile[piece::PIECES]) + sum(t.load[piece::PIECES])
        assert on_map[piece] + moved + t.gone[piece] == count
    assert min(*t.cubes, *t.reds, *t.greens, *t.landlords, *t.gone) >= 0
    assert all(t.cubes[area] == 0 for area in range(board.count) if board.icon[area] < 0)


def _discs(t: Table) -> None:
    assert all(0 <= points <= MOST_INFLUENCE for points in t.influence)
    assert all(LEAST_PROFIT <= profit <= MOST_PROFIT for profit in t.profit)
    seats = list(range(t.players))
    for track in range(TRACKS):
        assert sorted(t.stacks[track * t.players : (track + 1) * t.players]) == seats
    assert sorted(t.order) == sorted(t.build_order) == sorted(t.train_order) == seats


def _trains(t: Table) -> None:
    """Every train has one owner at most, and carries no more than it has spaces for (N8.2, N8.4)."""
    display = t.rules.display
    owned = [train for train in t.train if train != NO_TRAIN]
    assert len(set(owned)) == len(owned)
    assert t.taken == sum(1 << train for train in owned)
    for place, train in enumerate(t.train):
        low, high, red, green = t.load[place * PIECES : (place + 1) * PIECES]
        goods, passengers = (0, 0) if train == NO_TRAIN else (display.goods[train], display.passengers[train])
        assert low + high <= goods
        assert red + green <= passengers
        assert train == NO_TRAIN or display.train_row[train] == place % TRAIN_ROWS


def _map(t: Table) -> None:
    """What the table remembers of links and stations is what a look at the map would find (N2.4)."""
    board = t.rules.board
    for area in range(board.track):
        owners = {t.owner[way.border] for way in board.ways[area]} - {FREE}
        assert t.touch[area] == sum(1 << owner for owner in owners)
    for company in range(2):
        towns = [station for station in range(board.stations) if board.company[station] >> company & 1]
        joined = _joined(t, towns, RED_COMPANY + company)
        assert joined == {station for station in range(board.stations) if t.company[station] >> company & 1}
    for station in range(board.stations):  # N11.5
        assert not (t.company[station] & 1 and t.reds[station])
        assert not (t.company[station] & 2 and t.greens[station])
    for area in range(board.stations, board.track):
        assert not (t.cubes[area] and t.touch[area] >> RED_COMPANY)
    for area in range(board.track, board.count):
        assert not t.cubes[area] or any(t.company[station] == 0 for station in board.serving[area])


def _joined(t: Table, towns: list[int], owner: int) -> set[int]:
    """The stations that an unbroken run of an owner's links joins to one of these towns."""
    found = set(towns)
    queue = list(towns)
    for area in queue:
        for way in t.rules.board.ways[area]:
            if t.owner[way.border] == owner and way.to not in found:
                found.add(way.to)
                queue.append(way.to)
    return {area for area in found if area < t.rules.board.stations}
