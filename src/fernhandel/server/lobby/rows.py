"""The rows of the lobby, told from summaries. Nothing in them is secret."""

from functools import lru_cache
from typing import Any

from fernhandel.core import shelf
from fernhandel.server.lobby.wire import LiveRow, LobbyChair, OpenRow, pace_of
from fernhandel.table.summary import Summary

MOST_TERMS = 1_000


def open_row(id: str, summary: Summary, language: str) -> OpenRow:
    return OpenRow(**_row(id, summary, language), opened_at=summary.opened_at)


def live_row(id: str, summary: Summary, language: str, watchers: int) -> LiveRow:
    last = summary.words[language].last
    return LiveRow(
        **_row(id, summary, language),
        turn=summary.turn,
        line=last[-1].text if last else "",
        progress=summary.progress,
        watchers=watchers,
        touched_at=summary.touched_at,
    )


def _row(id: str, summary: Summary, language: str) -> dict[str, Any]:
    """What all rows have."""
    terms = summary.terms
    return {
        "id": id,
        "name": summary.name,
        "game": terms.game,
        "edition": terms.edition,
        "options": terms.options,
        "unusual": unusual(summary),
        "other_board": summary.other_board,
        "chairs": _chairs(summary, language),
        "clock": summary.clock,
        "pace": pace_of(summary.clock),
    }


def _chairs(summary: Summary, language: str) -> list[LobbyChair]:
    names = summary.words[language].names
    return [
        LobbyChair(kind=seat.kind, name="" if seat.kind == "open" else name, level=seat.level)
        for seat, name in zip(summary.seats, names, strict=True)
    ]


def unusual(summary: Summary) -> list[str]:
    """The options of a table that are not what its edition has for so many players."""
    terms = summary.terms
    usual = _usual(terms.game, terms.players, terms.edition)
    return [name for name, value in terms.options.items() if usual.get(name) != value]


@lru_cache(MOST_TERMS)
def _usual(game: str, players: int, edition: str) -> dict[str, str]:
    return dict(shelf.title(game).terms(players, edition, {}).options)
