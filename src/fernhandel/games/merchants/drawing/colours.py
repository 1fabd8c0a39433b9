"""The parchment of the Merchants: by the names that icons and pictures call them."""

from typing import Final

SEATS: Final = {
    "2010": ("#b3272d", "#1d5aa8", "#2c7a3c", "#e07b16"),
    "1999": ("#b3272d", "#1d5aa8", "#ddae0b", "#e07b16"),  # D21
}
COLOURS: Final = {
    "arms-2": "#fff3df",
    "bad": "#a3241f",
    "courier": "#4b2f1a",
    "g-cloth": "#b8403c",
    "g-food": "#5f9a37",
    "g-iron": "#343a41",
    "g-salt": "#fdfbf4",
    "g-silk": "#7f4aa5",
    "g-wine": "#8a5424",
    "good-stroke": "#2b2118",
    "iron-stroke": "#14171a",
    "salt-stroke": "#2b2118",
    "v-line": "#4a3520",
    "v-roof": "#b9573f",
    "v-stone": "#f6ead0",
    "wax": "#9c2323",
}
CITY_FILLS: Final = {
    "stone": "#f6ead0",
    "wall": "#e3cfa4",
    "roof": "#b9573f",
    "tile": "#cc8a55",
    "slate": "#66788a",
    "white": "#fff6e0",
    "window": "#4a3520",
    "gold": "none",
    "line": "none",
    "water": "none",
}


def colours_of(edition: str) -> dict[str, str]:
    """All of them, with those of the seats."""
    own = COLOURS | {f"pl-{seat}": colour for seat, colour in enumerate(SEATS[edition])}
    return own | ({"arms-2": "#33280a"} if edition == "1999" else {})
