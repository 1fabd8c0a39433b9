"""What `fernhandel.make` gives, game by game, as type checkers and editors see it."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, Protocol, cast, overload

from fernhandel.core.game import Game
from fernhandel.games.auf_achse.meta import AufAchseGame
from fernhandel.games.merchants.meta import MerchantsGame
from fernhandel.games.nuremberg.meta import NurembergGame


class Make(Protocol):
    """A game whose view, actions and events have the types of its title, where the title is known beforehand."""

    @overload
    def __call__(
        self,
        game: Literal["merchants"],
        *,
        players: int,
        edition: str | None = None,
        seed: int | None = None,
        board: str | Path | None = None,
        **options: str,
    ) -> MerchantsGame: ...

    @overload
    def __call__(
        self,
        game: Literal["auf_achse"],
        *,
        players: int,
        edition: str | None = None,
        seed: int | None = None,
        board: str | Path | None = None,
        **options: str,
    ) -> AufAchseGame: ...

    @overload
    def __call__(
        self,
        game: Literal["nuremberg"],
        *,
        players: int,
        edition: str | None = None,
        seed: int | None = None,
        board: str | Path | None = None,
        **options: str,
    ) -> NurembergGame: ...

    @overload
    def __call__(
        self,
        game: str,
        *,
        players: int,
        edition: str | None = None,
        seed: int | None = None,
        board: str | Path | None = None,
        **options: str,
    ) -> Game: ...


def typed(make: Callable[..., Game]) -> Make:
    return cast(Make, make)
