"""A map of one's own in a few lines."""

from typing import Any

import msgspec

from fernhandel.games.nuremberg.board_file import BoardData, DisplayData, build_board
from fernhandel.games.nuremberg.figures import COMPANIES, PLAIN_LINK


def summarise_board(data: dict[str, Any]) -> list[str]:
    """Name, areas, stations, prices and displays, and whether there is a map to draw."""
    read = msgspec.convert(data, BoardData)
    board, areas = build_board(read), read.areas
    plain = board.prices.count(PLAIN_LINK)
    icons = {icon: sum(area.icon == icon for area in areas) for icon in ("low", "high")}
    towns = {company: [area.name for area in areas if area.company == company] for company in COMPANIES}
    return [
        f"{read.map.name}: {len(areas)} areas, {board.track} of them for track, {board.stations} with a station",
        f"  {len(board.borders)} borders for links, {plain} of them for 1 build point",
        f"  {icons['low']} areas with {read.map.low_good}, {icons['high']} with {read.map.high_good}",
        *(f"  {company} company towns: {', '.join(names)}" for company, names in towns.items()),
        _display("d34", read.displays.d34),
        _display("d23", read.displays.d23),
        f"  {sum(area.at is not None for area in areas)} of {len(areas)} areas have a place on the map",
    ]


def _display(name: str, display: DisplayData) -> str:
    turns = ", ".join(f"{turns} turns with {players}" for players, turns in display.turns.items())
    return f"  display {name}: {len(display.boxes)} boxes, {len(display.trains)} trains, {turns}"
