"""A board of one's own in a few lines."""

from typing import Any

import msgspec

from fernhandel.games.auf_achse.board_file import BoardData


def summarise_board(data: dict[str, Any]) -> list[str]:
    """Name, size, cards and trailers, and whether there is a map to draw."""
    board = msgspec.convert(data, BoardData)
    ferries = sum(road.kind == "ferry" for road in board.roads)
    spaces = sum(road.steps - 1 for road in board.roads)
    events = sum(len(road.events) for road in board.roads)
    early = sum(card.in_1987 for card in board.contracts)
    distances = [card.distance for card in board.contracts]
    revenues = [card.revenue for card in board.contracts]
    placed = sum(city.at is not None for city in board.cities)
    return [
        f"{board.board.name}: {len(board.cities)} cities, {len(board.roads) - ferries} roads and {ferries} ferries, "
        f"{spaces} spaces, {events} of them event spaces",
        f"  {len(board.contracts)} contracts ({early} in 1987) over {min(distances)} to {max(distances)} points, "
        f"worth {min(revenues)} to {max(revenues)}",
        f"  {sum(card.count_2007 for card in board.events)} event cards "
        f"({sum(card.count_1987 for card in board.events)} in 1987)",
        *(f"  {kind.count} {kind.id} trailers for {kind.capacity} goods at {kind.price}" for kind in board.trailers),
        f"  {placed} of {len(board.cities)} cities have a place on the map",
    ]
