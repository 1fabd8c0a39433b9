"""Every game, edition, option and player count there is; a new game is in as soon as it stands on the shelf."""

from typing import NamedTuple

import fernhandel
from fernhandel import Game


class Configuration(NamedTuple):
    """The terms of a table; ``changed`` is the one option that differs from the default, if any."""

    game: str
    edition: str
    players: int
    changed: tuple[str, str] | None

    def make(self, seed: int) -> Game:
        options = dict([self.changed]) if self.changed else {}
        return fernhandel.make(self.game, players=self.players, edition=self.edition, seed=seed, **options)

    def __str__(self) -> str:
        changed = f"-{self.changed[0]}={self.changed[1]}" if self.changed else ""
        return f"{self.game}-{self.edition}-{self.players}{changed}"


def configurations() -> list[Configuration]:
    """Each option's other values one at a time, for every edition and player count."""
    found: list[Configuration] = []
    for about in fernhandel.games():
        for edition in about.editions:
            for players in about.players:
                found.append(Configuration(about.id, edition.id, players, None))
                for option in about.options:
                    if option.known_to(edition.id):
                        usual = option.default_for(edition.id, players)
                        others = [value for value in option.values_for(players) if value != usual]
                        found += [Configuration(about.id, edition.id, players, (option.name, v)) for v in others]
    return found


def plain_configurations() -> list[Configuration]:
    return [configuration for configuration in configurations() if configuration.changed is None]
