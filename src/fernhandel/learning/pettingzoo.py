"""Every game as an environment of PettingZoo (AEC): agents take turns, illegal actions are masked.

``env`` has the wrappers that the classics of PettingZoo have; ``raw_env`` is bare, and refuses what is not legal.
"""

from collections.abc import Callable
from pathlib import Path
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import fernhandel
from fernhandel.core.chance import Rng
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput
from fernhandel.learning.observing import asked, bounds, mask_of, observed, split
from fernhandel.learning.rewards import rewards

Potential = Callable[[Game, int], float]
ILLEGAL = -1.0  # what an illegal action costs, and the game is over
BITS = 64  # of a seed
MODES = ["human", "ansi"]


def env(game: str, **more: Any) -> Any:
    """A table of that game; what it takes is told by `raw_env`.

    >>> table = env("nuremberg", players=2)
    >>> table.reset(seed=7)
    >>> for agent in table.agent_iter():
    ...     observation, reward, terminated, truncated, _ = table.last()
    ...     over = terminated or truncated
    ...     table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    """
    bare: Any = raw_env(game, **more)
    bare = wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL)
    bare = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(bare)


class raw_env(AECEnv):  # noqa: N801  # PettingZoo calls it so
    """One table; agents are ``seat_0``, ``seat_1``, …. Rewards come at the end, by rank."""

    metadata: dict[str, Any] = {"render_modes": MODES, "is_parallelizable": False, "name": ""}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        players: int,
        edition: str | None = None,
        board: str | Path | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        potential: Potential | None = None,
        **options: str,
    ) -> None:
        """``max_cycles`` decisions end a game early; ``potential`` adds how much a seat's worth changes."""
        super().__init__()
        self._luck = Rng.from_seed(randbits(BITS))
        self.game: Game = fernhandel.make(game, players=players, edition=edition, seed=0, board=board, **options)
        self.encoding = self.game.title.encoding(self.game.terms)
        self.metadata = {**type(self).metadata, "name": self.encoding.name}
        if render_mode not in (None, *MODES):
            raise BadInput(f"a table is rendered as {' or '.join(MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._potential = potential
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        least, most = bounds(self.encoding)
        actions = len(self.game.catalogue)
        self._observation_space: Space[Any] = Dict(
            {"observation": Box(least, most, dtype=np.int32), "action_mask": Box(0, 1, (actions,), dtype=np.int8)}
        )
        self._action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    def pieces(self, observation: Any) -> dict[str, Any]:
        """An observation by its named pieces."""
        return dict(split(self.encoding, observation))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the same seed deals the same game, and without one the luck of the last goes on."""
        if seed is not None:
            self._luck = Rng.from_seed(seed)
        seed_of_deal = self._luck.word() << 32 | self._luck.word()
        self.game = Game.deal(self.game.title, self.game.terms, seed_of_deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._worth = self._worths()
        self.agent_selection = self.possible_agents[asked(self.game)]

    def _worths(self) -> list[float]:
        potential = self._potential
        return [0.0 if potential is None else potential(self.game, seat) for seat in range(self.game.players)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        asks = not self.game.over and self.agent_selection == agent and not self.truncations.get(agent, True)
        mask = mask_of(self.game, seat) if asks else np.zeros(len(self.game.catalogue), dtype=np.int8)
        return {"observation": observed(self.encoding, self.game, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        assert action is not None
        game.apply(self.possible_agents.index(agent), game.catalogue[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._reward()
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and game.length >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if not game.over:
            self.agent_selection = self.possible_agents[asked(game)]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        before, self._worth = self._worth, self._worths()
        final = rewards(self.game.standing()) if self.game.over else [0.0] * self.game.players
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = final[seat] + self._worth[seat] - before[seat]

    def render(self) -> str | None:
        """The table in words, as those who look on see it."""
        view = self.game.view(None)
        told = "\n".join(self.game.words().position(view))
        if self.render_mode != "human":
            return told
        print(told)
        return None

    def close(self) -> None:
        """Nothing is open."""
