"""A wall of hostile addresses: named as webhooks or push endpoints, none of them reaches anything inside."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from unittest import mock

import pytest

from fernhandel.server.notices import reach as reaching
from fernhandel.server.notices.reach import Reach, Unreachable, is_public
from server.house import House, no, serving
from server.post_office import Subscription, add, make_person, post_office

INSIDE = (
    "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "127.255.255.254", "0.0.0.0", "0",
    "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.254", "192.168.0.1", "192.168.255.255",
    "169.254.169.254", "169.254.0.1", "100.64.0.1", "100.100.100.200", "192.0.0.1", "192.0.2.1", "198.18.0.1",
    "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "localhost",
    "localhost.", "ip6-localhost", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::ffff:10.0.0.1]",
    "[::ffff:169.254.169.254]", "[::127.0.0.1]", "[fe80::1]", "[fc00::1]", "[fd00:ec2::254]", "[ff02::1]",
    "[2002:7f00:1::]", "[2002:a00:1::]", "[64:ff9b::7f00:1]", "[64:ff9b::a9fe:a9fe]", "[2001:db8::1]", "[100::1]",
)  # fmt: skip
SHAPES = (
    "https://{}/",
    "https://{}:443/x?y=1",
    "http://{}/",
    "https://{}:{port}/",
    "http://{}:{port}/latest/meta-data/",
)
ODD = (
    "", "ftp://example.org/", "file:///etc/passwd", "gopher://127.0.0.1/", "javascript:alert(1)", "//example.org/",
    "https://user:secret@example.org/", "https://example.org@127.0.0.1/", "https://127.0.0.1#@example.org/",
    "https://exa mple.org/", "https://example.org/\r\nHost: inside", "https://example.org:22/", "https:///x",
    "http://example.org/", "https://[::1/", "https://\u24d8.example/", "https://127。0。0。1/", "https://" + "a" * 3000,
    "https://１２７.0.0.1/", "unix:///run/docker.sock",
)  # fmt: skip


def wall(port: int) -> list[str]:
    return [shape.format(host, port=port) for host in INSIDE for shape in SHAPES] + list(ODD)


@pytest.fixture
def trap() -> Iterator[tuple[int, list[object]]]:
    """A port of this machine that notes whoever knocks."""
    knocks: list[object] = []
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def listen() -> None:
            while True:
                try:
                    knocks.append(listener.accept()[1])
                except OSError:
                    return

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        yield listener.getsockname()[1], knocks
        listener.shutdown(socket.SHUT_RDWR)
        thread.join(5)


def test_none_of_them_is_asked(trap: tuple[int, list[object]]) -> None:
    port, knocks = trap
    found = wall(port)
    assert len(found) >= 200

    async def knock_at_all() -> list[str]:
        reach = Reach()

        async def knock(url: str) -> str:
            try:
                await reach.post(url, b"x", {})
            except Unreachable as error:
                return str(error)
            return f"it was asked: {url}"

        return list(await asyncio.gather(*map(knock, found)))

    answers = asyncio.run(knock_at_all())
    assert set(answers) <= {"no_address", "no_such_host", "only_https", "not_public"}
    assert knocks == []


def test_what_is_public_is_known_by_what_it_leads_to() -> None:
    public = ("8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808")
    assert all(is_public(ip_address(one)) for one in public)
    assert not any(is_public(ip_address(one)) for one in ("64:ff9b::a00:1", "2002:c0a8:1::", "::ffff:192.168.1.1"))


def test_a_house_keeps_none_of_them_and_says_why(tmp_path: Path, trap: tuple[int, list[object]]) -> None:
    """The host allows one other network: nothing of this machine is in it."""
    port, knocks = trap
    with post_office(tmp_path) as post:
        options = ["10.9.8.0/24" if option == "127.0.0.0/8" else option for option in post.options]
        with serving(tmp_path, *options) as house, house.client() as client:
            make_person(house, client, "WALLWALL")
            push = Subscription(post.endpoint).told()
            for url in wall(port)[::9]:
                assert no(add, client, kind="hook", to=url)[0] == 400
                assert no(add, client, **{**push, "to": url})[0] == 400
            for address in hostile_mails():
                assert no(add, client, kind="mail", to=address)[0] == 400
            assert no(add, client, **push) == (400, "address_not_reached")
            assert_nothing_kept(house, client_places=client.ask("GET", "/api/me/notices", dict)["places"])
        assert knocks == []
        assert post.mail.mails == []
        assert post.endpoint.got == []


def hostile_mails() -> list[str]:
    return [
        "a@b.example\r\nBcc: all@b.example", "a@b.example\nX: y", "a@b.example, c@b.example", "<a@b.example>",
        "a b@b.example", "a@b.example>", "\"a\r\n\"@b.example", "a@@b.example", "a@a", "@b.example", "a@localhost",
        "a@[127.0.0.1]", "a@b..example", "a\u0000@b.example", "a@b.example%0d%0aBcc:x@y.example", "ä@b.example",
        "a@b.example;c", "..@b.example",
    ]  # fmt: skip


def assert_nothing_kept(house: House, client_places: list[object]) -> None:
    assert client_places == []
    assert house.faults() == []


def test_a_name_is_resolved_once_and_the_line_goes_there(tmp_path: Path) -> None:
    with post_office(tmp_path) as post:
        port = int(post.endpoint.url.rpartition(":")[2])
        inside = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]
        with mock.patch("socket.getaddrinfo", return_value=inside) as resolved:
            asyncio.run(Reach(["127.0.0.0/8"]).post(f"http://chat.example:{port}/named", b"{}", {}))
        names = [call.args[0] for call in resolved.call_args_list]  # the post office asks for addresses of its own
        assert names.count("chat.example") == 1
        assert [got.headers["host"] for got in post.endpoint.at("/named")] == [f"chat.example:{port}"]
        some_inside = [*inside, (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))]
        with mock.patch("socket.getaddrinfo", return_value=some_inside), pytest.raises(Unreachable, match="not_public"):
            asyncio.run(Reach().find("https://chat.example/"))


def test_a_redirect_is_not_followed_and_a_late_answer_not_waited_for(tmp_path: Path) -> None:
    with post_office(tmp_path) as post:
        post.endpoint.answers["/there"] = 302
        reach = Reach(["127.0.0.0/8"])
        answer = asyncio.run(reach.post(f"{post.endpoint.url}/there", b"{}", {}))
        assert answer.status == 302
        assert post.endpoint.at("/elsewhere") == []
        with socket.create_server(("127.0.0.1", 0)) as deaf:
            url = f"http://127.0.0.1:{deaf.getsockname()[1]}/"
            with mock.patch.object(reaching, "SECONDS", 0.2), pytest.raises(Unreachable, match="too_slow"):
                asyncio.run(reach.post(url, b"{}", {}))
    assert reaching.SECONDS == 5
