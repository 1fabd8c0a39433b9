"""Every game as a game of OpenSpiel, called ``fernhandel_merchants`` and so on.

>>> import pyspiel
>>> import fernhandel.learning.openspiel
>>> game = pyspiel.load_game("fernhandel_nuremberg(players=2)")
>>> state = game.new_initial_state()
>>> state.apply_action(state.legal_actions()[0])  # chance: how the table is dealt
>>> state.current_player(), len(state.legal_actions()) > 1
(0, True)

Luck is one chance node at the beginning: one of ``deals`` shuffles, which also decides dice and cards to come. Sealed
choices are made one after the other, and nobody sees them before all are made.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from fernhandel.core.catalogue import Catalogue
from fernhandel.core.events import Event, seen_by
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput
from fernhandel.core.title import About, Title
from fernhandel.learning.observing import asked, split, titles
from fernhandel.learning.rewards import rewards

LONGEST = 1_000_000
DEALS = 1024
NOBODY = -1
FIRST_DEAL = 1  # the seed of the first shuffle


def _type_of(about: About) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"fernhandel_{about.id}",
        long_name=about.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(about.players),
        min_num_players=min(about.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": min(about.players),
            "options": "",
            "deals": DEALS,
        },
    )


def _options(text: str) -> dict[str, str]:
    """Options as OpenSpiel's parameters can hold them: ``edition:1999;money:open``.

    >>> _options("edition:1999;money:open")
    {'edition': '1999', 'money': 'open'}
    """
    found = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadInput(f"{part!r} is not an option written as name:value")
        found[name] = value
    return found


class SpielGame(pyspiel.Game):
    """A game under its terms."""

    def __init__(self, title: Title, kind: pyspiel.GameType, params: dict[str, Any] | None = None) -> None:
        told = params or {}
        self.title = title
        players = int(told.get("players", min(title.about.players)))
        options = _options(str(told.get("options", "")))
        self.terms = title.terms(players, options.pop("edition", None), options)
        self.encoding = title.encoding(self.terms)
        self.catalogue = title.catalogue(self.terms)
        self.deals = int(told.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.catalogue),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, told)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game: Game | None = None  # until it is dealt
        self.past = [b""] * (game.num_players() + 1)  # by seat, spectators last: a digest of all that was seen

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else asked(self.game)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(action.id for action in self.game.legal(player)) if player == asked(self.game) else []

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            terms = self.get_game().terms
            self.game = Game.deal(self.get_game().title, terms, FIRST_DEAL + action)
            self._remember(self.game.opening, NOBODY, action)
        else:
            seat = asked(self.game)
            self._remember(self.game.apply(seat, self.game.catalogue[action]), seat, action)

    def _remember(self, events: Sequence[Event], actor: int, action: int) -> None:
        """Everybody remembers what they saw and what they did; as a digest, for games have thousands of moves."""
        observers = [*range(len(self.past) - 1), None]
        for place, observer in enumerate(observers):
            seen = msgspec.json.encode([seen_by(events, observer), action if observer == actor else None])
            self.past[place] = sha256(self.past[place] + seen).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        catalogue: Catalogue = self.get_game().catalogue
        return catalogue.to_text(catalogue[action])

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        if self.game is None or not self.game.over:
            return [0.0] * self.get_game().num_players()
        return rewards(self.game.standing())

    def __str__(self) -> str:
        return "not yet dealt" if self.game is None else "\n".join(self.game.words().position(self.game.view(None)))


class SpielObserver:
    """What a player may know: the present observation as numbers, or all that was seen as a text."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        self._encoding = game.encoding
        self._recalls = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        told = self._public and self._private and not self._recalls
        self.tensor: NDArray[np.float32] | None = np.zeros(game.encoding.size, np.float32) if told else None
        self.dict: dict[str, Any] = {} if self.tensor is None else dict(split(game.encoding, self.tensor))  # type: ignore[arg-type]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("numbers tell what one player may know now: public and private, without recall")
        self.tensor.fill(0)
        if state.game is not None:
            self.tensor[:] = np.frombuffer(self._encoding.tell(state.game.table, player), dtype=np.int32)

    def string_from(self, state: SpielState, player: int) -> str:
        game = state.game
        if game is None:
            return "not yet dealt"
        seat = player if self._private else None
        view = game.view(seat).to_json().decode() if self._public or self._private else ""
        if not self._recalls:
            return view
        return f"{view}\npast {state.past[NOBODY if seat is None else seat].hex()}"


def _register() -> None:
    for title in titles():
        kind = _type_of(title.about)
        pyspiel.register_game(kind, _maker(title, kind))


def _maker(title: Title, kind: pyspiel.GameType) -> type[SpielGame]:
    """OpenSpiel makes games by calling their class with parameters."""

    class OfTitle(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, kind, params)

    OfTitle.__name__ = OfTitle.__qualname__ = f"{title.about.id.title().replace('_', '')}Spiel"
    return OfTitle


_register()
