"""A tournament as a data frame: a row for each seat of each game.

========== ======= =============================================================================================
column     type    what it is
========== ======= =============================================================================================
game       int     the number of the game in the tournament
seed       string  of its deal, in digits, for it may have 128 bits; a deal is played from every seat
line_up    string  the bots at the table, in alphabetical order
seat       int     from 0
bot        string  who sat there
rank       int     1 for the best; equal ranks share a place; missing where the game did not end
won        float   the share in the victory: 1 alone, a half of two
score_NAME int     a part of the score, by the name the game gives it
turns      int     of the whole game
decisions  int     of this seat
seconds    float   in which this seat thought
longest    float   the longest of its decisions
failures   int     errors, illegal choices and decisions over time of this seat
error      string  why the game did not end; empty where it did
========== ======= =============================================================================================
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from fernhandel.arena.series import Played
from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install

if TYPE_CHECKING:
    import pyarrow


def frame_of(played: Sequence[Played]) -> "pyarrow.Table":
    """An Arrow table: ``to_pandas()`` and ``polars.from_arrow`` make it one of theirs."""
    try:
        import pyarrow as arrow
    except ImportError:
        raise BadInput(f"a data frame needs pyarrow: {how_to_install('data')}") from None
    parts = list(dict.fromkeys(part for _, outcome in played for place in outcome.standing for part in place.score))
    schema = arrow.schema(
        [
            ("game", arrow.int64()),
            ("seed", arrow.string()),
            ("line_up", arrow.string()),
            ("seat", arrow.int64()),
            ("bot", arrow.string()),
            ("rank", arrow.int64()),
            ("won", arrow.float64()),
            *((f"score_{part}", arrow.int64()) for part in parts),
            ("turns", arrow.int64()),
            ("decisions", arrow.int64()),
            ("seconds", arrow.float64()),
            ("longest", arrow.float64()),
            ("failures", arrow.int64()),
            ("error", arrow.string()),
        ]
    )
    return arrow.Table.from_pylist([row for one in played for row in _rows(one, parts)], schema=schema)


def _rows(played: Played, parts: Sequence[str]) -> Iterator[dict[str, Any]]:
    fixture, outcome = played
    places = {place.seat: place for place in outcome.standing}
    winners = sum(place.rank == 1 for place in outcome.standing)
    bots = fixture.pairing.bots
    for seat, bot in enumerate(bots):
        place = places.get(seat)
        times = list(outcome.times[seat].values()) if outcome.times else []
        yield {
            "game": fixture.number,
            "seed": str(fixture.seed),
            "line_up": " ".join(sorted(bots)),
            "seat": seat,
            "bot": bot,
            "rank": place.rank if place else None,
            "won": (1 / winners if place.rank == 1 else 0.0) if place else None,
            **{f"score_{part}": place.score.get(part) if place else None for part in parts},
            "turns": outcome.turns,
            "decisions": sum(time.decisions for time in times),
            "seconds": sum(time.seconds for time in times),
            "longest": max((time.longest for time in times), default=0.0),
            "failures": sum(failure.seat == seat for failure in outcome.failures),
            "error": outcome.error,
        }
