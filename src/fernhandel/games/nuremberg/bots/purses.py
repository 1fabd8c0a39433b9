"""Purses, for both bots: what a seat can pay with, as a list of cubes, then influence by colour."""

from fernhandel.games.nuremberg.figures import (
    CUBE,
    GOVERNMENT,
    GREEN,
    MOST_INFLUENCE,
    RED,
    TRACKS_OF_INFLUENCE,
    TRAIN,
)
from fernhandel.games.nuremberg.phases.auction import box_points
from fernhandel.games.nuremberg.state import Table


def purse_of(t: Table, seat: int) -> list[int]:
    first = seat * TRACKS_OF_INFLUENCE
    influence = t.influence
    return [
        t.hand[seat],
        influence[first + GOVERNMENT],
        influence[first + TRAIN],
        influence[first + RED],
        influence[first + GREEN],
    ]


def purse_ahead(t: Table, seat: int) -> list[int]:
    """With the boxes on which the seat's bids stand."""
    purse = purse_of(t, seat)
    for box in range(t.rules.display.boxes):
        if t.bidder[box] == seat:
            win(t, purse, box)
    return purse


def win(t: Table, purse: list[int], box: int) -> None:
    for colour in range(TRACKS_OF_INFLUENCE):
        purse[colour + 1] = min(purse[colour + 1] + box_points(t, box, colour), MOST_INFLUENCE)


def pay_fees(purse: list[int], points: int, red: int, green: int, land: int, cubes_first: bool) -> int:
    """Surcharges in their colour, and cubes before influence (N7.6, N7.9); the units that are still to be chosen."""
    purse[GOVERNMENT + 1] -= land
    purse[RED + 1] -= red
    purse[GREEN + 1] -= green
    cubes = min(purse[CUBE], points) if cubes_first else 0
    purse[CUBE] -= cubes
    return points - cubes
