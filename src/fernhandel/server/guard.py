"""Limits: what is taken for a request, how much of it and from where, and what every answer forbids."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from math import ceil
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.datastructures import Headers

from fernhandel.core.refusals import BadInput

KEPT = 20_000  # addresses and seats that are remembered
OTHER_ORIGIN = "the request comes from a page of another origin"
OWN_SITES = ("same-origin", "none")  # none: somebody has typed the address

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Buckets:
    """For each name a bucket that fills at a steady rate; every request takes something out."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, amount: float = 1.0, now: float | None = None) -> float:
        """0 if there was enough in it; else the seconds until there will be."""
        if self.rate <= 0:
            return 0.0
        at = time.monotonic() if now is None else now
        level, since = self._buckets.pop(name, (self.burst, at))
        level = min(self.burst, level + (at - since) * self.rate)
        wait = 0.0 if level >= amount else (amount - level) / self.rate
        self._buckets[name] = (level if wait else level - amount, at)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return wait


@dataclass(frozen=True)
class Limits:
    addresses: Buckets
    """Requests and new sockets of one address."""
    frames: Buckets
    """What is said over the sockets of one seat's owner."""
    guesses: Buckets
    """Codes and words that one address has tried."""
    all_guesses: Buckets


def from_own_page(headers: Headers) -> bool:
    """Whether a browser's request comes from our own page; programs that are no browsers say nothing of that."""
    return headers.get("sec-fetch-site", "none") in OWN_SITES and same_origin(
        headers.get("origin"), headers.get("host")
    )


def same_origin(origin: str | None, host: str | None) -> bool:
    if origin is None:
        return True
    try:
        return host is not None and urlsplit(origin).netloc == host
    except ValueError:  # it is no address at all
        return False


def come_back(wait: float) -> dict[str, str]:
    """The header that says when to ask again, in whole seconds."""
    return {"retry-after": str(max(1, ceil(wait)))} if wait else {}


class ExactRequest(Request[Any, Any, Any]):
    """A request whose body is of the type its route names, to the letter: the number 0 is not written "0"."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        if wanted is None:
            return await super().json()
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput(f"the body of the request: {error}") from None
