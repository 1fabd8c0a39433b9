"""PPO that learns a small Auf Achse from nothing but its own games, in minutes on a CPU.

Two trucks, seven cities, no events and the children's rules (small_auf_achse.toml). One network plays both seats of
many tables at once (`fernhandel.batch`); what it is worth is measured against the bots `random` and `easy`
(Gymnasium). A folder gets the network, and the curve as figures and as a picture:

python docs/examples/ppo.py --to build/ppo
"""

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

import fernhandel
from fernhandel.extras import how_to_install
from fernhandel.learning.features import Features, legal_in, spelling
from fernhandel.learning.gymnasium import Learner

try:
    import torch
    from torch import Tensor, nn
except ImportError:
    raise SystemExit(f"torch is missing; install it with: {how_to_install('train')}") from None

TERMS: dict[str, Any] = {"players": 2, "variant": "children", "board": Path(__file__).with_name("small_auf_achse.toml")}
TABLES, STEPS = 64, 128  # tables side by side, and decisions at each of them for one update
EPOCHS, PORTION = 3, 2048  # how often an update goes through these decisions, and how many at once
RATE, CLIP, CURIOSITY = 1e-3, 0.2, 0.01  # of learning, at first; of PPO; for what is unlikely
PATIENCE, TRACE = 0.99, 0.95  # by decision: how much the future counts, and the advantage of one for those before
LEVELS = ("random", "easy")  # that it is measured against
MONEY = 3000.0  # a lead that is worth as much as to win

Floats = NDArray[np.float32]
Made = tuple[Tensor, ...]  # by decision: features, legal actions, the chosen one, how likely it was, advantage, worth


class Player(nn.Module):
    """Says how good a position is, and how good the words are that actions are made of."""

    def __init__(self, game: fernhandel.Game, width: int = 128) -> None:
        super().__init__()
        spaces = len(game.catalogue.names["to"]) + 1  # and nowhere
        kinds = {"now.step": 20, "now.die": 7, "now.other_die": 7, "at": spaces}
        self.features = Features(game.title.encoding(game.terms), kinds)
        self.words = torch.from_numpy(spelling(game.catalogue))
        self.body = nn.Sequential(nn.Linear(self.features.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.worth, self.rated = nn.Linear(width, 1), nn.Linear(width, int(self.words.max()) + 1)

    def see(self, observations: NDArray[Any], masks: NDArray[Any]) -> tuple[Tensor, Tensor]:
        """What the network takes: features, and the legal actions by number."""
        return torch.from_numpy(self.features.of(observations)), torch.from_numpy(legal_in(masks))

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of how likely each legal action is, and the worth of the position for whoever decides."""
        thought = self.body(seen)
        words = self.words[legal.clamp(min=0)]
        ratings = self.rated(thought).gather(1, words.flatten(1)).view(words.shape).sum(-1)
        return torch.log_softmax(ratings.masked_fill(legal < 0, -torch.inf), -1), self.worth(thought)[:, 0]

    def choose(self, seen: Tensor, legal: Tensor, luck: torch.Generator) -> tuple[Tensor, Tensor, Tensor]:
        """Actions by chance, how likely each was, and the worth of each position."""
        with torch.no_grad():
            likely, worth = self(seen, legal)
        place = torch.multinomial(likely.exp(), 1, generator=luck)
        return legal.gather(1, place)[:, 0], likely.gather(1, place)[:, 0], worth


class SelfPlay:
    """Tables at which one player has both seats. All worth is counted for seat 0: what one wins the other loses."""

    def __init__(self, game: fernhandel.Game, seed: int) -> None:
        self.tables = fernhandel.batch(game, TABLES, seed=seed)
        self._lead = self._led()

    def _side(self) -> Floats:
        return np.where(self.tables.seats == 0, 1, -1).astype(np.float32)

    def _led(self) -> Floats:
        cash = self.tables.pieces()["cash"].astype(np.float32)
        return (self._side() * (cash[:, 0] - cash[:, 1]) / MONEY).astype(np.float32)

    def play(self, player: Player, luck: torch.Generator) -> Made:
        tables, made = self.tables, []
        for _ in range(STEPS):
            told = tables.observations.copy(), tables.masks.copy(), self._side()
            chosen, likely, worth = player.choose(*player.see(*told[:2]), luck)
            tables.step(chosen.numpy())
            before, self._lead = self._lead, self._led()
            gain = np.where(tables.over, tables.rewards[:, 0], self._lead - before).astype(np.float32)
            made.append((*told, gain, ~tables.over, chosen.numpy(), likely.numpy(), worth.numpy()))
        after = player.choose(*player.see(tables.observations, tables.masks), luck)[2].numpy() * self._side()
        observations, masks, side, gains, going, *rest = (np.stack(part) for part in zip(*made, strict=True))
        advantage = side * advantages(gains, going, side * rest[2], after)
        seen, legal = player.see(np.concatenate(observations), np.concatenate(masks))
        rows = (rest[0], rest[1], advantage, advantage + rest[2])
        return seen, legal, *[torch.from_numpy(part.ravel()) for part in rows]


def advantages(gain: Floats, going: NDArray[np.bool_], worth: Floats, after: Floats) -> Floats:
    """How much better each decision was than its position promised, step by step at every table (GAE)."""
    found, later = np.zeros_like(gain), np.zeros_like(after)
    for step in reversed(range(len(gain))):
        surprise = gain[step] + PATIENCE * going[step] * after - worth[step]
        later = surprise + PATIENCE * TRACE * going[step] * later
        found[step], after = later, worth[step]
    return found


def improve(player: Player, optimiser: torch.optim.Optimizer, made: Made, luck: torch.Generator) -> None:
    """What went better than promised becomes likelier, as far as PPO's clip lets it."""
    seen, legal, chosen, before, better, returns = made
    place = (legal == chosen[:, None]).int().argmax(1, keepdim=True)
    for _ in range(EPOCHS):
        for part in torch.split(torch.randperm(len(place), generator=luck), PORTION):
            likely, worth = player(seen[part], legal[part])
            ratio = (likely.gather(1, place[part])[:, 0] - before[part]).exp()
            advantage = (better[part] - better[part].mean()) / (better[part].std() + 1e-8)
            gained = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            missed = (worth - returns[part]).square().mean()
            spread = -(likely.exp() * likely.masked_fill(legal[part] < 0, 0)).sum(-1).mean()
            optimiser.zero_grad()
            (missed / 2 - gained - CURIOSITY * spread).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


def win_rate(player: Player, level: str, games: int, seed: int) -> float:
    """Of games against a bot, side by side; a tie is half a win."""
    luck = torch.Generator().manual_seed(seed)
    tables = [Learner("auf_achse", opponents=level, **TERMS) for _ in range(games)]
    told = {place: table.reset(seed=seed + place)[0] for place, table in enumerate(tables)}
    won = 0.0
    while told:
        observations, masks = (np.stack([one[key] for one in told.values()]) for key in ("observation", "action_mask"))
        chosen = player.choose(*player.see(observations, masks), luck)[0]
        for place, action in zip(list(told), chosen.numpy(), strict=True):
            told[place], reward, over, _, _ = tables[place].step(action)
            if over:
                won += (1 + reward) / 2
                del told[place]
    return won / games


def keep(folder: Path, player: Player, rows: list[dict[str, float]]) -> None:
    """The network, and the curve as figures and as a picture."""
    torch.save(player.state_dict(), folder / "player.pt")
    with (folder / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    figure = Figure(figsize=(7, 3.2), layout="constrained")
    axes = figure.subplots()
    for level, colour in zip(LEVELS, ("#1d5c8a", "#8a3b1e"), strict=True):
        axes.plot([row["decisions"] for row in rows], [row[level] for row in rows], color=colour, label=level)
    axes.axhline(0.5, color="#999999", linewidth=0.8, linestyle=":")
    axes.set_xscale("symlog", linthresh=TABLES * STEPS)
    axes.set(xlabel="decisions in games with itself", xlim=(0, None), ylabel="games won", ylim=(0, 1.02))
    axes.legend(title="against", loc=(0.04, 0.12))
    figure.savefig(folder / "curve.svg", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--every", type=int, default=20, help="updates from one row of the curve to the next")
    parser.add_argument("--games", type=int, default=100, help="against each bot for one row")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("build/ppo"), help="the folder for network and curve")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)  # so small a network is slower on two
    torch.manual_seed(asked.seed)
    luck = torch.Generator().manual_seed(asked.seed)
    game = fernhandel.make("auf_achse", seed=asked.seed, **TERMS)
    player, own = Player(game), SelfPlay(game, asked.seed)
    optimiser = torch.optim.Adam(player.parameters(), RATE, eps=1e-5)
    rows: list[dict[str, float]] = []
    for update in range(asked.updates + 1):
        if update % asked.every == 0 or update.bit_count() == 1:  # powers of two: it learns most at first
            rates = {level: win_rate(player, level, asked.games, asked.seed) for level in LEVELS}
            rows.append({"decisions": update * TABLES * STEPS, "seconds": round(time.process_time()), **rates})
            keep(asked.to, player, rows)
            print(
                "{decisions:9,} decisions {seconds:4} s  random {random:4.0%}  easy {easy:4.0%}".format(**rows[-1]),
                flush=True,
            )
        if update < asked.updates:
            optimiser.param_groups[0]["lr"] = RATE * (1 - update / asked.updates)
            improve(player, optimiser, own.play(player, luck), luck)


if __name__ == "__main__":
    main()
