"""A table of this process: seats that tools play, and bots in the others."""

import logging
from collections.abc import Callable, Mapping, Sequence
from threading import Condition, Thread

from fernhandel.bots import THINKING_SECONDS, Bot, bot_seed, make_bot
from fernhandel.core.actions import Action
from fernhandel.core.events import Event, seen_by
from fernhandel.core.game import Game
from fernhandel.mcp.asked import AskedSeat

LOG = logging.getLogger(__name__)


class LocalTable:
    """Plays in a thread of its own, so that bots think while tools are asked for something else."""

    def __init__(
        self, game: Game, bots: Mapping[int, str], language: str, keep: Callable[[Game], None] | None = None
    ) -> None:
        self.game = game
        self._keep = keep
        self.changed = Condition()
        self._bots: dict[int, Bot] = {
            seat: make_bot(name, game.terms.game, bot_seed(game.seed or 0, seat, 0)) for seat, name in bots.items()
        }
        self.seats = {
            seat: AskedSeat(game.view(seat), language, changed=self.changed)
            for seat in range(game.players)
            if seat not in bots
        }
        self._thread = Thread(target=self._run, name="table", daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def _run(self) -> None:
        try:
            self._play()
        except Exception as fault:
            LOG.exception("the table is broken")
            for player in self.seats.values():
                player.fail(fault)

    def _play(self) -> None:
        game = self.game
        self._tell(game.opening)
        while not game.over:
            asked = game.to_act()
            bot = next((seat for seat in asked if seat in self._bots), None)
            seat, action = self._decided(asked) if bot is None else (bot, self._chosen(bot))
            self._tell(game.apply(seat, action))
            if self._keep is not None and (bot is None or game.over):
                self._keep(game)
        for player in self.seats.values():
            player.end(game.standing())

    def _chosen(self, seat: int) -> Action:
        """What a bot decides; where it fails, the random one takes its place."""
        game = self.game
        view, legal = game.view(seat), game.legal(seat)
        try:
            chosen = self._bots[seat].choose(view, legal, THINKING_SECONDS)
            if chosen in legal:
                return chosen
        except Exception:  # a bot's fault is no reason to end a game
            pass
        self._bots[seat] = make_bot("random", game.terms.game, bot_seed(game.seed or 0, seat, game.length))
        for player in self.seats.values():
            player.note("bot-failed", seat=player.names[seat])
        return self._bots[seat].choose(view, legal, THINKING_SECONDS)

    def _tell(self, events: Sequence[Event]) -> None:
        for seat, player in self.seats.items():
            player.hear(self.game.view(seat), seen_by(events, seat))

    def _decided(self, asked: Sequence[int]) -> tuple[int, Action]:
        """The first decision of those who are asked, whoever makes it."""
        for seat in asked:
            self.seats[seat].ask(self.game.view(seat), self.game.legal(seat))
        while True:
            with self.changed:
                self.changed.wait_for(lambda: any(self.seats[seat].has_decided for seat in asked))
            for seat in asked:
                action = self.seats[seat].decided()
                if action is not None:
                    return seat, action
