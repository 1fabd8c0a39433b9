"""A tournament as a whole: what is to be played, playing it, and what it has shown."""

import os
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import fernhandel
from fernhandel.arena.cluster import play_on_cluster
from fernhandel.arena.journal import Header, Journal, read_header
from fernhandel.arena.lineups import fixtures, line_ups
from fernhandel.arena.match import Pairing
from fernhandel.arena.players import make_player
from fernhandel.arena.report import percent, write_report
from fernhandel.arena.series import Fixture, Played, play_series
from fernhandel.arena.tables import BotTable, Results, results
from fernhandel.bots import THINKING_SECONDS
from fernhandel.core.refusals import BadInput

if TYPE_CHECKING:
    import pyarrow

JOURNAL = "games.jsonl"


class Plan:
    """What is to be played. Whatever cannot be is told before the first game."""

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        *,
        players: int,
        games: int,
        alone: str | None = None,
        seconds: float = THINKING_SECONDS,
        seed: int = 1,
        edition: str | None = None,
        board: Path | None = None,
        options: Mapping[str, str],
    ) -> None:
        if games < 1:
            raise BadInput(f"a tournament has a game or more, not {games}")
        chosen = line_ups(list(bots), players, alone)
        for name in bots:
            make_player(name, game, 0)
        terms = fernhandel.make(game, players=players, edition=edition, seed=seed, board=board, **options).terms
        pairing = Pairing(game, edition, None if board is None else str(board), dict(options), [], seconds)
        self.fixtures = fixtures(pairing, chosen, games, seed)
        self.header = Header(
            game=game,
            edition=terms.edition,
            options=terms.options,
            players=players,
            bots=list(bots),
            alone=alone,
            games=games,
            seed=seed,
            seconds=seconds,
            rules=terms.rules,
        )

    def rest(
        self, played: Mapping[int, Played], workers: int | None, backend: str = "processes", address: str | None = None
    ) -> Generator[Played, None, None]:
        """Everything that is not played yet, in the order in which it ends; one worker is this process itself."""
        left = [fixture for fixture in self.fixtures if fixture.number not in played]
        count = max(1, min(workers or os.cpu_count() or 1, len(left)))
        return play_on_cluster(left, count, address) if backend == "ray" and left else play_series(left, count)


class Tournament:
    """A tournament that was played, or as much of it as there is: its games, and the figures that follow from them."""

    def __init__(self, header: Header, played: Mapping[int, Played]) -> None:
        self.header = header
        self.played = [played[number] for number in sorted(played)]

    @cached_property
    def results(self) -> Results:
        """Ratings, shares with their intervals, duels, seats, times: all that the report shows."""
        return results(self.played, self.header.bots)

    @property
    def bots(self) -> list[BotTable]:
        """How each bot has done, best first."""
        return self.results.bots

    def frame(self) -> "pyarrow.Table":
        """A row for each seat of each game; see `fernhandel.arena.frames` for the columns."""
        from fernhandel.arena.frames import frame_of

        return frame_of(self.played)

    def report(self, folder: Path | str) -> None:
        """Writes ``report.html`` and ``report.json`` there, as the command does."""
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        write_report(place, self.header, self.results)

    def __repr__(self) -> str:
        told = ", ".join(f"{bot.bot} won {percent(bot.wins)}" for bot in self.bots)
        return f"<Tournament of {self.header.game}, {self.results.games} games: {told}>"

    def _repr_html_(self) -> str:
        from fernhandel.arena.shown import tournament_html

        return tournament_html(self.header, self.results)


def tournament(
    game: str,
    bots: Sequence[str],
    *,
    players: int,
    games: int = 100,
    alone: str | None = None,
    seconds: float = THINKING_SECONDS,
    seed: int = 1,
    workers: int | None = None,
    edition: str | None = None,
    board: str | Path | None = None,
    out: str | Path | None = None,
    **options: str,
) -> Tournament:
    """Plays a tournament as ``fernhandel arena`` does, and returns what it has shown.

    Bots go by name or as ``module:Class``. Every line-up plays so many games, every deal from every seat. Without
    ``workers`` there is a process for each core; one is no process but this one. Processes are spawned: they find a bot
    by its module, and a script calls this behind ``if __name__ == "__main__"``. With a folder ``out`` every game is
    kept there as it ends, a tournament that was broken off goes on, and the report is written.

    >>> found = tournament("nuremberg", ["easy", "random"], players=2, games=2, workers=1)
    >>> found.bots[0].bot, found.results.games
    ('easy', 2)
    """
    own_board = None if board is None else Path(board)
    plan = Plan(
        game,
        bots,
        players=players,
        games=games,
        alone=alone,
        seconds=seconds,
        seed=seed,
        edition=edition,
        board=own_board,
        options=options,
    )
    journal = None if out is None else open_journal(Path(out), plan.header)
    played = {} if journal is None else journal.read(plan.fixtures)
    with closing(plan.rest(played, workers)) as series:
        for one in series:
            played[one[0].number] = one
            if journal is not None:
                journal.add(one)
    found = Tournament(plan.header, played)
    if out is not None:
        found.report(out)
    return found


def open_journal(folder: Path, header: Header) -> Journal:
    """The journal in that folder, which is made where it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    return Journal(folder / JOURNAL, header)


def load(folder: str | Path) -> Tournament:
    """A tournament from the folder of ``fernhandel arena --out`` or of `tournament`, even while it still goes on."""
    path = Path(folder) / JOURNAL
    header = read_header(path)
    return Tournament(header, Journal(path, header).games(_fixtures_of(header)))


def _fixtures_of(header: Header) -> list[Fixture]:
    pairing = Pairing(header.game, header.edition, None, header.options, [], header.seconds)
    return fixtures(pairing, line_ups(header.bots, header.players, header.alone), header.games, header.seed)
