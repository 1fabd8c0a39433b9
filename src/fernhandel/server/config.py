"""How a server is set up, checked before anything starts."""

from importlib.util import find_spec
from ipaddress import ip_network
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from fernhandel.core.refusals import BadInput
from fernhandel.extras import how_to_install


class Config(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int | None = None
    """Without one the usual port is taken, or a free one where that is in use."""
    db: str = "sqlite:///fernhandel.db"
    workers: int = 1
    valkey: str = ""
    bot_workers: int = 1
    thinking: float = 1.0
    """Seconds a bot may take for a decision."""
    rate: float = 20.0
    """Requests a second that one address may make for long; 0 for no limit."""
    secure: bool = False
    """Whether cookies are for HTTPS only."""
    proxies: list[str] = []
    """Addresses and networks of the proxies that are believed when they say who asks, and how."""
    most_open: int = 200
    """Public tables that may wait for people at the same time."""
    push: bool = False
    smtp: str = ""
    """The mail server, by its URL; without one no mail is sent."""
    webhooks: bool = False
    public_url: str = ""
    """Where this house is found from outside: what links in notices begin with."""
    keys: str = ""
    """The file of the house's keys; without one it lies beside a SQLite file."""
    reach: list[str] = []
    """The host's own networks, to which pushes and webhooks may go; else only to what is public."""
    notice_pace: float = 1.0
    """What all waiting times of notices are multiplied by."""
    log: Literal["debug", "info", "warning", "error"] = "info"

    def check(self) -> "Config":
        if self.port is not None and not 0 <= self.port <= 65535:
            raise BadInput(f"port: a port is a number from 0 to 65535, not {self.port}")
        for name, least, most in (("workers", 1, 64), ("bot_workers", 1, 64)):
            if not least <= getattr(self, name) <= most:
                raise BadInput(f"{name}: from {least} to {most}, not {getattr(self, name)}")
        if not 0.05 <= self.thinking <= 10:
            raise BadInput(f"thinking: from 0.05 to 10 seconds, not {self.thinking:g}")
        if self.most_open < 0:
            raise BadInput(f"most_open: 0 or more tables, not {self.most_open}")
        if self.rate < 0:
            raise BadInput(f"rate: 0 or more requests a second, not {self.rate:g}")
        for proxy in self.proxies:
            try:
                ip_network(proxy)
            except ValueError:
                raise BadInput(f"proxy: {proxy!r} is no address and no network such as 10.0.0.0/8") from None
        self._check_notices()
        if self.valkey and urlsplit(self.valkey).scheme not in ("redis", "rediss", "valkey", "valkeys", "unix"):
            raise BadInput(f"valkey: {self.valkey!r} is not a URL such as redis://127.0.0.1:6379")
        if self.valkey and find_spec("valkey") is None:
            raise BadInput(f"valkey: news by a Valkey or Redis need more packages: {how_to_install('valkey')}")
        return self

    @property
    def sends(self) -> bool:
        """Whether anything leaves this house."""
        return bool(self.push or self.smtp or self.webhooks)

    def _check_notices(self) -> None:
        for network in self.reach:
            try:
                ip_network(network)
            except ValueError:
                raise BadInput(f"reach: {network!r} is no address and no network such as 10.0.0.0/8") from None
        url = urlsplit(self.public_url)
        if self.public_url and (url.scheme not in ("http", "https") or not url.netloc or url.path or url.query):
            raise BadInput(f"public_url: {self.public_url!r} is not an address such as https://games.example.org")
        if self.sends and not self.public_url:
            raise BadInput("public_url: links in notices need to know where this house is found from outside")
        if self.notice_pace <= 0:
            raise BadInput(f"notice_pace: more than 0, not {self.notice_pace:g}")
