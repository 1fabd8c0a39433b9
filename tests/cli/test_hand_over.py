"""Two people at one terminal: nobody ever sees what is another's."""

import re
from pathlib import Path

import pytest

from cli.terminal import CLEAR, Terminal, first_choice, plain

TWO = ("play", "merchants", "--seats", "North,South,easy", "--seed", "3")
HAND_OVER = re.compile(r"(North|South), it is your turn\.")


def hand_overs(raw: str) -> list[tuple[str, str]]:
    """Everything written to the terminal, parted by who was called to it."""
    parts = HAND_OVER.split(raw)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def to_the_courier(seen: str) -> str:
    """The first choice, but a wagon that can meet the courier does: that brings a hidden card."""
    meeting = re.search(r"(\d+) +tile 4 to the 2nd space from Brugge", seen)
    return meeting[1] if meeting else first_choice(seen)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Everything written to the terminal in the first turns of a game of North and South."""
    folder = tmp_path_factory.mktemp("shared")
    with Terminal(folder, "play", "merchants", "--seats", "North,South", "--seed", "1") as terminal:
        seen = terminal.asked()
        for _ in range(75):
            seen = terminal.answer(to_the_courier(plain(seen)))
        terminal.answer("q")
        assert terminal.end() == 0
        return terminal.raw[: terminal.raw.index("Saved in")]


def test_the_screen_shows_nothing_while_it_changes_hands(shared: str) -> None:
    before = HAND_OVER.split(shared)[0::2]
    assert len(before) > 20
    for part in before[:-1]:
        assert part.endswith(CLEAR)  # nothing but the call stands on the screen


def test_nobody_sees_the_money_or_the_cards_of_another(shared: str) -> None:
    assert "takes the Influence card" in shared  # its new owner learns which
    for name, part in hand_overs(plain(shared))[:-1]:  # the last one left without a look
        other = "South" if name == "North" else "North"
        rows = re.findall(rf"^{other} +\d+ +\d+ .*$", part, re.MULTILINE)
        assert rows
        assert all(re.match(rf"{other} +\d+ +\d+ +hidden ", row) for row in rows)
        assert f"{other} (you)" not in part
        assert f"{other} takes the Influence card" not in part
        assert f"{other} seals" not in part


def test_a_sealed_bid_leaves_no_trace_on_the_next_persons_screen(tmp_path: Path) -> None:
    """Two games that differ in North's bid alone write the same bytes to South."""
    written: list[str] = []
    for bid in ("0", "1200"):
        (tmp_path / bid).mkdir()
        with Terminal(tmp_path / bid, *TWO) as terminal:
            seen = terminal.asked()
            while "sealed bids" not in plain(seen):
                seen = terminal.answer(first_choice(plain(seen)))
            assert "North, your choice" in plain(seen)
            called = terminal.answer(bid)
            shown = terminal.answer("")
            assert "South, your choice" in plain(shown)
            written.append(called.removeprefix(f"{bid}\r\n") + shown)
            terminal.answer("q")
            assert terminal.end() == 0
    assert written[0] == written[1]


def test_an_enter_too_many_does_not_open_the_next_persons_view(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.asked()
        terminal.answer("")
        terminal.answer("1")
        terminal.answer("1")
        terminal.type("1\n\n\n\n")
        assert plain(terminal.asked()).endswith("(q saves and leaves): ")
        terminal.answer("q")
        assert terminal.end() == 0
        assert "South (you)" not in plain(terminal.raw)


def test_leaving_wipes_the_shared_screen(tmp_path: Path) -> None:
    with Terminal(tmp_path, *TWO) as terminal:
        terminal.asked()
        terminal.answer("")
        left = terminal.answer("q")
        assert terminal.end() == 0
        after = plain(left[left.rindex(CLEAR) :])
        assert after == (
            "\nSaved in merchants-3.fernhandel\nTo go on: fernhandel play merchants --resume merchants-3.fernhandel\n"
        )
