"""What is counted and timed, for Prometheus."""

import os
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder in which several processes of one server count together."""

MOVES = Counter("fernhandel_moves", "Decisions made", ["game", "by"])
REFUSALS = Counter("fernhandel_refusals", "Requests refused", ["code"])
SOCKETS = Gauge("fernhandel_open_sockets", "Sockets and streams open now", multiprocess_mode="livesum")
REQUEST_SECONDS = Histogram("fernhandel_request_seconds", "Time to answer a request", ["route"])
WRITE_SECONDS = Histogram("fernhandel_write_seconds", "Time of a transaction until its entries are on disk")
BOT_SECONDS = Histogram("fernhandel_bot_seconds", "Time a bot takes for a decision", ["game", "bot"])
NOTICES = Counter("fernhandel_notices", "Notices handed over", ["way", "outcome"])
BOTS_FAILED = Counter("fernhandel_bots_failed", "Bots that failed and were replaced", ["bot"])


@cache
def moves_counted(game: str, by: str) -> Counter:
    """The counter of such moves: it takes longer to find than to count."""
    return MOVES.labels(game, by)


def measured() -> bytes:
    """Everything counted so far, by all processes of this server."""
    if SHARED not in os.environ:
        return generate_latest()
    _forget_the_dead(Path(os.environ[SHARED]))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def _forget_the_dead(counts: Path) -> None:
    """A process that was killed has no sockets any more, though its file still says so."""
    for file in counts.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process)  # type: ignore[no-untyped-call]
