"""The shelf: the games of the house, one folder each; no other module lists them.

Called like a function, ``fernhandel.games()``, the package tells what there is.
"""

import sys
from types import ModuleType

from fernhandel.core import shelf
from fernhandel.core.title import About, Title
from fernhandel.games.auf_achse.meta import AUF_ACHSE
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.nuremberg.meta import NUREMBERG

OWN: tuple[Title, ...] = (MERCHANTS, AUF_ACHSE, NUREMBERG)


class _Shelf(ModuleType):
    def __call__(self) -> list[About]:
        return [title.about for title in shelf.titles()]


for _title in OWN:
    shelf.register(_title)
sys.modules[__name__].__class__ = _Shelf
