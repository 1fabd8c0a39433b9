"""Whether dealing pays: ``python -m bots.deal_arena --games 400`` in tests/ seats bots that deal beside silent ones.

At each table some seats of one level deal and the others keep silent; seats go round with the seed.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from multiprocessing import Pool

import fernhandel
from fernhandel import Action, View
from fernhandel.bots import Bot, bot_seed, make_bot
from fernhandel.bots.dealing.silence import silent_word, without_talk

Job = tuple[str, str, int, int, int]


class Silent(Bot):
    """A bot that makes no deals: it says nothing and takes nothing that is offered."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, view: View, legal: Sequence[Action], seconds: float) -> Action:
        options = without_talk(legal)
        return self._bot.choose(view, options, seconds) if options else silent_word(legal)


def play(job: Job) -> float:
    """The share of those who deal in the first place."""
    level, edition, players, dealing, seed = job
    game = fernhandel.make("merchants", players=players, edition=edition, seed=seed, deals="cunning")
    dealers = {(seed + seat) % players for seat in range(dealing)}
    bots: list[Bot] = []
    for seat in range(players):
        bot = make_bot(level, "merchants", bot_seed(seed, seat, 0))
        bots.append(bot if seat in dealers else Silent(bot))
    while not game.over:
        seat = game.to_act()[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat), 1.0))
    first = [place.seat for place in game.standing() if place.rank == 1]
    return sum(seat in dealers for seat in first) / len(first)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--edition", default="2010")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--dealing", type=int, default=2, help="how many of them deal")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    seeds = range(asked.first, asked.first + asked.games)
    jobs = [(asked.level, asked.edition, asked.players, asked.dealing, seed) for seed in seeds]
    with Pool(asked.jobs) as pool:
        won = pool.map(play, jobs, chunksize=1)
    share, even = sum(won) / len(won), asked.dealing / asked.players
    margin = 1.96 * sqrt(max(share * (1 - share), 1e-9) / len(won))
    print(
        f"{asked.edition}, {asked.dealing} of {asked.players} deal: they win {share:.1%} of {len(won)} games "
        f"({share - margin:.1%} to {share + margin:.1%}; even is {even:.1%})",
        flush=True,
    )


if __name__ == "__main__":
    main()
