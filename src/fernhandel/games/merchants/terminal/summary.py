"""A board of one's own in a few lines."""

from typing import Any

import msgspec

from fernhandel.games.merchants.board_file import BoardData


def summarise_board(data: dict[str, Any]) -> list[str]:
    """Name, cities with markets, size and start positions."""
    board = msgspec.convert(data, BoardData)
    spaces = sum(len(road.spaces) for road in board.roads)
    return [
        f"{board.board.name}: {len(board.cities)} cities, {len(board.roads)} roads, "
        f"{spaces} spaces and {len(board.junctions)} junctions",
        *(f"  {city.name} ({city.id}) sells {', '.join(city.sells)}" for city in board.cities),
        *(
            f"  start {name}: wagons in {', '.join(start.wagons)}, courier on {start.courier}"
            for name, start in board.starts.items()
        ),
    ]
