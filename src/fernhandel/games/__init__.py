"""The games of the house, one folder each; importing this puts them on the shelf.

Called like a function, ``fernhandel.games()``, the package tells what it holds.
"""

import sys
from types import ModuleType

from fernhandel.core import house
from fernhandel.core.title import About
from fernhandel.games.auf_achse.meta import AUF_ACHSE
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.nuremberg.meta import NUREMBERG


class _Shelf(ModuleType):
    def __call__(self) -> list[About]:
        return [title.about for title in house.titles()]


for _title in (MERCHANTS, AUF_ACHSE, NUREMBERG):
    house.register(_title)
sys.modules[__name__].__class__ = _Shelf
