"""What is counted and timed, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("fernhandel_moves", "Decisions made", ["game", "by"])
REFUSALS = Counter("fernhandel_refusals", "Requests refused", ["code"])
SOCKETS = Gauge("fernhandel_open_sockets", "Sockets and streams open now", multiprocess_mode="livesum")
REQUEST_SECONDS = Histogram("fernhandel_request_seconds", "Time to answer a request", ["route"])
WRITE_SECONDS = Histogram("fernhandel_write_seconds", "Time until entries are on disk")
BOT_SECONDS = Histogram("fernhandel_bot_seconds", "Time a bot takes for a decision", ["game", "bot"])
BOTS_FAILED = Counter("fernhandel_bots_failed", "Bots that failed and were replaced", ["bot"])
