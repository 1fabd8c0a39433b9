"""The games of the house, one folder each; importing this puts them on the shelf."""

from fernhandel.games.merchants import meta as _merchants

__all__: list[str] = []
_ = _merchants
