"""Conservation laws: what must hold on every table at every moment, game by game."""

from collections.abc import Callable

from auf_achse.laws import auf_achse_laws
from fernhandel.core.table import Table
from merchants.laws import merchants_laws
from nuremberg.laws import nuremberg_laws

LAWS: dict[str, Callable[[Table], None]] = {
    "auf_achse": auf_achse_laws,
    "merchants": merchants_laws,
    "nuremberg": nuremberg_laws,
}
