"""The figures of rulebook and box that are not data of a map or display (N1, N3, N5, N7 to N9, N13)."""

from typing import Final

COLOURS: Final = ("blue", "amber", "purple", "black")  # of the players

# What each player has (N1.3).
CUBES: Final = 15
LINKS: Final = 15

# The bag and the supply (N1.7, N1.10, N1.13).
LOW_CUBES: Final = 60
HIGH_CUBES: Final = 60
PASSENGERS: Final = 25  # of each colour
LANDLORDS: Final = 25
COMPANY_LINKS: Final = 60  # of each colour
CUBES_PER_AREA: Final = 2

# Influence and profit tracks: their numbers, where discs start (N1.6) and how far they go (N5.5, N9.3).
INFLUENCES: Final = ("government", "train", "red", "green")
TRACKS_OF_INFLUENCE: Final = 4
GOVERNMENT: Final = 0
TRAIN: Final = 1
RED: Final = 2
GREEN: Final = 3
PROFIT: Final = 4  # the profit and loss track among the stacks
TRACKS: Final = 5
START: Final = [1, 2, 1, 1]
MOST_INFLUENCE: Final = 8
LEAST_PROFIT: Final = -13
MOST_PROFIT: Final = 5

CUBES_PER_TURN: Final = 12  # N3.1
BIDS: Final = 2  # standing bids of each player, N5.1
LEAST_BID: Final = [3, 2]  # top and bottom row, N5.2
BOX_ROWS: Final = ("top", "bottom")

PLAIN_LINK: Final = 1  # build points between lowlands without a river, N7.5
DEAR_LINK: Final = 2
EXCHANGE: Final = 3  # units for a missing point of train influence, N8.3
LINKS_PER_INFLUENCE: Final = 2  # N11.3
SET_POINTS: Final = 2  # N13.1

# Pieces that are moved; landlords are not. The goods' names depend on the map.
LOW: Final = 0
HIGH: Final = 1
RED_PASSENGER: Final = 2
GREEN_PASSENGER: Final = 3
PIECES: Final = 4
LANDLORD: Final = 4  # among the pieces that leave the game
PIECE_PROFIT: Final = [1, 2, 1, 1]  # N9.2

# Trains: rows from the top; a row's price is also its class (N8.2, N9.1).
TRAIN_ROWS: Final = 3
PRICE: Final = [3, 2, 1]

# Companies as bits of a station, and as owners of links after the players' seats.
COMPANIES: Final = ("red", "green")
BOTH_COMPANIES: Final = 2
RED_BIT: Final = 1
GREEN_BIT: Final = 2
RED_COMPANY: Final = 4
GREEN_COMPANY: Final = 5

# What pays build points and exchanges (N7.6, N8.3): cubes, then influence by colour.
UNITS: Final = ("cube", "government", "train", "red", "green")
ALL_UNITS: Final = 5
CUBE: Final = 0
