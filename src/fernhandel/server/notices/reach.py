"""Requests to addresses that strangers have named: only to what is public, or what the host allows.

A name is resolved once, all it resolves to is judged, and the connection goes to that very address.
"""

import asyncio
import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

import httpx

SECONDS = 5.0
MOST_BYTES = 65_536
MOST_SIGNS = 2_000
HTTPS = 443
NAT64 = IPv6Network("64:ff9b::/96")

Network = IPv4Network | IPv6Network


class Unreachable(Exception):
    """It is not asked: the address is none, or not one that may be asked."""


class Answer(NamedTuple):
    status: int
    body: bytes


class Target(NamedTuple):
    url: httpx.URL
    address: str


class Reach:
    """``allowed`` are the host's own networks: what lies in them may be asked by any port, and without TLS."""

    def __init__(self, allowed: Sequence[str] = ()) -> None:
        self._allowed: list[Network] = [ip_network(network) for network in allowed]

    async def find(self, text: str) -> Target:
        """Where that is, if it may be asked."""
        url = _parsed(text)
        port = url.port or (HTTPS if url.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                found = await loop.getaddrinfo(url.raw_host.decode("ascii"), port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError, TimeoutError, ValueError):
            raise Unreachable("no_such_host") from None
        addresses = [ip_address(str(where[0]).partition("%")[0]) for *_, where in found]
        if not addresses:
            raise Unreachable("no_such_host")
        if all(self._own(address) for address in addresses):
            return Target(url, str(addresses[0]))
        if url.scheme != "https" or port != HTTPS:
            raise Unreachable("only_https")
        if not all(is_public(address) for address in addresses):
            raise Unreachable("not_public")
        return Target(url, str(addresses[0]))

    def _own(self, address: IPv4Address | IPv6Address) -> bool:
        return any(address.version == network.version and address in network for network in self._allowed)

    async def post(self, text: str, content: bytes, headers: dict[str, str]) -> Answer:
        """Say it there. Nothing is followed, nothing that takes long is waited for, and little is read."""
        target = await self.find(text)
        url = target.url.copy_with(host=target.address)
        named = target.url.netloc.decode("ascii")
        extensions = {"sni_hostname": target.url.raw_host.decode("ascii")}
        try:
            async with (
                asyncio.timeout(SECONDS),
                httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS) as client,
                client.stream(
                    "POST", url, content=content, headers={**headers, "host": named}, extensions=extensions
                ) as answer,
            ):
                return Answer(answer.status_code, await _little(answer))
        except (httpx.HTTPError, OSError, ValueError) as error:
            slow = isinstance(error, TimeoutError | httpx.TimeoutException)
            raise Unreachable("too_slow" if slow else "no_connection") from None


async def _little(answer: httpx.Response) -> bytes:
    read = b""
    async for piece in answer.aiter_raw():
        read += piece
        if len(read) >= MOST_BYTES:
            break
    return read[:MOST_BYTES]


def _parsed(text: str) -> httpx.URL:
    if len(text) > MOST_SIGNS or any(sign.isspace() or not sign.isprintable() for sign in text):
        raise Unreachable("no_address")
    try:
        url = httpx.URL(text)
        host = url.raw_host
    except (httpx.InvalidURL, UnicodeError, ValueError):
        raise Unreachable("no_address") from None
    if url.scheme not in ("https", "http") or not host or url.userinfo or url.fragment:
        raise Unreachable("no_address")
    return url


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether everybody can reach it; an IPv4 address inside an IPv6 one counts as what it leads to."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if address in NAT64 or address in IPv6Network("::/96"):
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner:
            return is_public(inner)
    return address.is_global and not (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
    )
