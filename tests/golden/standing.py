"""A final standing in one line, for comparison."""

from fernhandel import Game


def told(game: Game) -> str:
    return "; ".join(
        f"{place.rank}. seat {place.seat} " + " ".join(f"{name}={value}" for name, value in place.score.items())
        for place in game.standing()
    )
