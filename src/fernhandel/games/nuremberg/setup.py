"""Setting up the table (N1)."""

from fernhandel.core.chance import Rng
from fernhandel.games.nuremberg.figures import (
    CUBES,
    CUBES_PER_AREA,
    GREEN_PASSENGER,
    HIGH,
    HIGH_CUBES,
    LANDLORD,
    LANDLORDS,
    LINKS,
    LOW,
    LOW_CUBES,
    PASSENGERS,
    PIECES,
    RED_PASSENGER,
    START,
    TRACKS,
    TRAIN_ROWS,
)
from fernhandel.games.nuremberg.phases.turns import begin_turn
from fernhandel.games.nuremberg.state import FREE, NO_TRAIN, NOBODY, Rules, Table


def set_up(rules: Rules, rng: Rng) -> Table:
    """The map seeded, the first player drawn, and the first turn begun up to its first bid."""
    t = empty_table(rules, rng)
    first = rng.below(t.players)  # N1.5
    t.order = [(first + i) % t.players for i in range(t.players)]
    t.build_order = t.order.copy()
    t.train_order = t.order.copy()
    t.stacks = t.order * TRACKS  # N1.6
    seed_goods(t)
    seed_people(t)
    t.telling = True  # the first turn begins with its events like every other
    begin_turn(t)
    t.telling = False
    return t


def empty_table(rules: Rules, rng: Rng) -> Table:
    board = rules.board
    players = rules.players
    boxes = rules.display.boxes
    return Table(
        rules,
        rng,
        cubes=[0] * board.count,
        reds=[0] * board.stations,
        greens=[0] * board.stations,
        landlords=[0] * board.track,
        gone=[0] * (PIECES + 1),
        owner=[FREE] * len(board.borders),
        touch=[0] * board.track,
        company=board.company.copy(),
        hand=[0] * players,
        stock=[CUBES] * players,  # N1.4
        links=[LINKS] * players,
        vp=[0] * players,
        profit=[0] * players,
        influence=START * players,
        stacks=[],
        pile=[0] * (players * PIECES),
        train=[NO_TRAIN] * (players * TRAIN_ROWS),
        load=[0] * (players * TRAIN_ROWS * PIECES),
        token=[0] * boxes,
        bidder=[NOBODY] * boxes,
        bid=[0] * boxes,
        order=[],
        build_order=[],
        train_order=[],
        chain=[],
    )


def seed_goods(t: Table) -> None:
    """Two cubes from the bag for every icon; those that do not match it leave the game with the rest (N1.7, N1.8)."""
    bag = [LOW] * LOW_CUBES + [HIGH] * HIGH_CUBES
    t.rng.shuffle(bag)
    for area in range(t.rules.board.count):
        icon = t.rules.board.icon[area]
        if icon < 0:
            continue
        for _ in range(CUBES_PER_AREA):
            cube = bag.pop()
            if cube == icon:
                t.cubes[area] += 1
            else:
                t.gone[cube] += 1
    for cube in bag:
        t.gone[cube] += 1


def seed_people(t: Table) -> None:
    """Preset passengers first, then the rest and the landlords from the bag; what is left leaves the game (N1.10)."""
    board = t.rules.board
    bag = [LANDLORD] * LANDLORDS
    left = [PASSENGERS, PASSENGERS]
    for station in range(board.stations):
        for passenger in board.preset[station]:
            put_person(t, station, passenger)
            left[passenger - RED_PASSENGER] -= 1
    bag += [RED_PASSENGER] * left[0] + [GREEN_PASSENGER] * left[1]
    t.rng.shuffle(bag)
    for station in range(board.stations):
        for _ in range(board.draw[station]):
            put_person(t, station, bag.pop())
    for person in bag:
        t.gone[person] += 1


def put_person(t: Table, station: int, person: int) -> None:
    if person == RED_PASSENGER:
        t.reds[station] += 1
    elif person == GREEN_PASSENGER:
        t.greens[station] += 1
    else:
        t.landlords[station] += 1
