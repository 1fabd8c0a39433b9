"""Every game as an environment of Gymnasium: one learner at the table, bots in the other seats.

>>> import gymnasium
>>> import fernhandel.learning.gymnasium
>>> table = gymnasium.make("fernhandel/nuremberg-v0", players=2, opponents="random")
>>> observation, info = table.reset(seed=7)
>>> info["step"], observation["action_mask"].any()
('auction', np.True_)
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

import fernhandel
from fernhandel.bots import make_bot
from fernhandel.core.bots import Bot
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput
from fernhandel.learning.observing import asked, bounds, mask_of, observed, split, titles
from fernhandel.learning.rewards import rewards

ILLEGAL = -1.0  # what an illegal action costs, and the game is over
SECONDS = 0.05  # that a bot may take for a decision
MODES = ["ansi"]


class Learner(gymnasium.Env[dict[str, NDArray[Any]], np.int64]):
    """A seat at a table. The reward comes at the end, by rank: 1 for the first place, -1 for the last."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        players: int,
        seat: int | None = None,
        opponents: str | Sequence[str] = "easy",
        seconds: float = SECONDS,
        edition: str | None = None,
        board: str | Path | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        """``seat`` is drawn for each game unless it is told; ``opponents`` are a level for all, or one for each."""
        self.game: Game = fernhandel.make(game, players=players, edition=edition, seed=0, board=board, **options)
        self._opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != players - 1:
            raise BadInput(f"{players - 1} opponents sit at a table of {players}, not {len(self._opponents)}")
        if seat is not None and not 0 <= seat < players:
            raise BadInput(f"there is no seat {seat}; they run from 0 to {players - 1}")
        if render_mode not in (None, *MODES):
            raise BadInput(f"a table is rendered as {' or '.join(MODES)}, not {render_mode!r}")
        self._wanted = seat
        self._seconds = seconds
        self.render_mode = render_mode
        self.seat = seat or 0
        self.encoding = self.game.title.encoding(self.game.terms)
        least, most = bounds(self.encoding)
        actions = len(self.game.catalogue)
        self.observation_space: Space[Any] = Dict(
            {"observation": Box(least, most, dtype=np.int32), "action_mask": Box(0, 1, (actions,), dtype=np.int8)}
        )
        self.action_space = Discrete(actions)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        luck = [int(word) for word in self.np_random.integers(0, 1 << 62, size=self.game.players + 1)]
        self.game = Game.deal(self.game.title, self.game.terms, luck[0])
        self.seat = luck[0] % self.game.players if self._wanted is None else self._wanted
        others = [seat for seat in range(self.game.players) if seat != self.seat]
        levels = zip(others, self._opponents, luck[1:], strict=False)
        self._bots = {other: make_bot(level, self.game.terms.game, word) for other, level, word in levels}
        self._let_others()
        return self._observed(), self._info()

    def _let_others(self) -> None:
        """The bots decide until the learner is asked, or the game is over."""
        game = self.game
        while not game.over and self.seat not in game.to_act():
            seat = asked(game)
            game.apply(seat, self._bots[seat].choose(game.view(seat), game.legal(seat), self._seconds))

    def _observed(self) -> dict[str, NDArray[Any]]:
        return {"observation": observed(self.encoding, self.game, self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """One for every legal action, as learners that mask ask for it."""
        return mask_of(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "step": self.game.step}

    def step(self, action: np.int64) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """What the learner decides, and then the bots; an action that is not legal loses the game."""
        game = self.game
        chosen = game.catalogue[int(action)]
        if chosen not in game.legal(self.seat):
            return self._observed(), ILLEGAL, True, False, self._info() | {"illegal": True}
        game.apply(self.seat, chosen)
        self._let_others()
        reward = rewards(game.standing())[self.seat] if game.over else 0.0
        return self._observed(), reward, game.over, False, self._info()

    def pieces(self, observation: NDArray[np.int32]) -> dict[str, NDArray[np.int32]]:
        """An observation by its named pieces."""
        return split(self.encoding, observation)

    def render(self) -> str | None:
        """The table in words, as the learner sees it."""
        return "\n".join(self.game.words().position(self.game.view(self.seat))) if self.render_mode else None


def _register() -> None:
    """Each game by the name of its encoding: ``fernhandel/merchants-v0``."""
    for title in titles():
        id = title.about.id
        name = title.encoding(title.terms(title.about.players[0], None, {})).name
        gymnasium.register(f"fernhandel/{name}", entry_point=f"{__name__}:Learner", kwargs={"game": id})


_register()
