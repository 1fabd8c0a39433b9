"""Plays golden games of a game by its newest rules: ``python tests/golden/make_records.py GAME``.

Only when the version of its rules has changed; those of older versions stay.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from contract.configurations import Configuration, configurations, plain_configurations
from fernhandel.bots import make_bot
from golden.standing import told

HERE = Path(__file__).parent


def chosen(game: str) -> list[tuple[Configuration, int]]:
    """Every edition and player count twice, every other map, and the other values of each option with three players."""
    plain = [(configuration, seed) for configuration in plain_configurations() for seed in (1, 2)]
    varied = [
        (configuration, 3)
        for configuration in configurations()
        if configuration.changed and (configuration.players == 3 or configuration.changed[0] == "map")
    ]
    return [(configuration, seed) for configuration, seed in plain + varied if configuration.game == game]


def main() -> None:
    for configuration, seed in chosen(sys.argv[1]):
        game = configuration.make(seed)
        names = ["easy", "random", "easy", "easy", "random", "easy"][: configuration.players]
        bots = [make_bot(name, configuration.game, seed * 100 + seat) for seat, name in enumerate(names)]
        while not game.over:
            seat = game.to_act()[-1]
            game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), 1.0))
        folder = HERE / f"rules_{game.terms.rules}"
        folder.mkdir(exist_ok=True)
        text = game.record([f"bot:{name}" for name in names]).to_text()
        (folder / f"{configuration}-{seed}.fernhandel").write_text(text, "utf-8")
        (folder / f"{configuration}-{seed}.standing").write_text(told(game) + "\n", "utf-8")


if __name__ == "__main__":
    main()
