"""Who plays against whom: line-ups of a tournament, and the seats they rotate through."""

from itertools import combinations

from fernhandel.arena.match import Pairing
from fernhandel.arena.series import Fixture
from fernhandel.core.refusals import BadInput


def line_ups(bots: list[str], players: int, alone: str | None = None) -> list[list[str]]:
    """Every choice of as many bots as there are seats; where there are fewer bots, each one alone against each other.

    With ``alone`` only that one sits alone, against each other one.

    >>> line_ups(["hard", "normal", "easy"], 2)
    [['hard', 'normal'], ['hard', 'easy'], ['normal', 'easy']]
    >>> line_ups(["normal", "easy"], 4)
    [['normal', 'easy', 'easy', 'easy'], ['easy', 'normal', 'normal', 'normal']]
    >>> line_ups(["hard", "normal", "easy"], 3, alone="hard")
    [['hard', 'normal', 'normal'], ['hard', 'easy', 'easy']]
    """
    if len(set(bots)) < len(bots):
        raise BadInput("a tournament names every bot once")
    if len(bots) < 2:
        raise BadInput("a tournament needs two bots or more")
    if alone is not None and alone not in bots:
        raise BadInput(f"{alone!r} is to sit alone but does not play; the bots are {', '.join(bots)}")
    if len(bots) >= players and alone is None:
        return [list(chosen) for chosen in combinations(bots, players)]
    return [[one] + [other] * (players - 1) for one in ([alone] if alone else bots) for other in bots if one != other]


def fixtures(pairing: Pairing, line_ups: list[list[str]], games: int, seed: int) -> list[Fixture]:
    """Every line-up plays so many games. Each deal is played once from every seat before the next one is dealt.

    >>> duel = Pairing("merchants", None, None, {}, [])
    >>> [(fixture.seed, fixture.pairing.bots) for fixture in fixtures(duel, [["a", "b"]], 3, 7)]
    [(7, ['a', 'b']), (7, ['b', 'a']), (8, ['a', 'b'])]
    """
    found: list[Fixture] = []
    for bots in line_ups:
        for game in range(games):
            deal, turn = divmod(game, len(bots))
            seated = bots[-turn:] + bots[:-turn] if turn else list(bots)
            terms = (pairing.game, pairing.edition, pairing.board, pairing.options)
            found.append(Fixture(len(found), Pairing(*terms, seated, pairing.seconds), seed + deal))
    return found
