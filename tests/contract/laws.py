"""Conservation laws: what must hold on every table at every moment, game by game."""

from collections.abc import Callable

from fernhandel.core.table import Table
from merchants.laws import merchants_laws

LAWS: dict[str, Callable[[Table], None]] = {"merchants": merchants_laws}
