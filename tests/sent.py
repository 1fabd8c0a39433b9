"""What is done elsewhere with a game that was sent there: in another process, or in another thread."""

from fernhandel import Action, Game, Refused, Rng
from fernhandel.core.rollout import play_out


def played_on(game: Game, action: Action, seed: int) -> tuple[Game, list[int], bool]:
    """The game one action later; where it may lead by chance; and whether the action is the one of that game."""
    game.apply(game.to_act()[0], action)
    end = game.table.copy()
    play_out(end, Rng.from_seed(seed))
    return game, end.fingerprint(), game.moves()[-1][1] is game.catalogue[action.id]


def refused(game: Game, action: Action) -> Game:
    """Says no, as the rules do."""
    why = game.refusal(game.to_act()[0], action)
    assert isinstance(why, Refused)
    raise why
