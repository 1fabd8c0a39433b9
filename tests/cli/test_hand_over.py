"""Two people at one terminal: nobody ever sees what is another's."""

from pathlib import Path

import pytest

from cli.terminal import Window

TWO = ("play", "merchants", "--seats", "North,South,easy", "--seed", "3", "--record", "mine.fernhandel")


def to_the_bids(window: Window) -> None:
    """Both buy nothing, twice; then North is asked for a sealed bid."""
    window.see("North, it is your turn")
    while True:
        window.press("\r", "›", gone="it is your turn")
        if "sealed bids" in window.text:
            return
        done = next(line.split(")")[0].strip() for line in window.lines if line.endswith(") Done"))
        window.press(f"{done}\r", "it is your turn")


def test_nothing_but_the_call_is_seen_while_the_screen_changes_hands(tmp_path: Path) -> None:
    with Window(tmp_path, *TWO) as window:
        window.see("North, it is your turn. When nobody else looks, press Enter (q saves and leaves):")
        assert len([line for line in window.lines if line]) <= 2
        window.press("\r", "North Money", "Buy …")
        assert "South (you)" not in window.text
        window.press("19\r", "South, it is your turn")
        assert len([line for line in window.lines if line]) <= 2
        window.press("\r", "South Money")
        assert "North Money" not in window.text
        window.press("p", "hidden")
        assert len([line for line in window.lines if "hidden" in line]) == 2
        window.type("q")
        assert window.end() == 0


@pytest.mark.parametrize("columns", [80, 120])
def test_a_sealed_bid_leaves_no_trace_on_the_next_persons_screen(tmp_path: Path, columns: int) -> None:
    """Two games that differ in North's bid alone write the same to South, and nothing of North's stays there."""
    written: list[tuple[str, list[str]]] = []
    for bid in ("0", "1200"):
        (tmp_path / bid).mkdir()
        with Window(tmp_path / bid, *TWO, columns=columns, rows=24) as window:
            to_the_bids(window)
            assert "North Money" in window.text
            window.press(bid, f"› {bid}")
            begin = len(window.raw)
            window.press("\r", "South, it is your turn")
            window.press("\r", "South Money", "sealed bids", "q Quit")
            window.quiet()
            written.append((window.raw[begin:], window.lines))
            assert "1200" not in window.text
            window.type("q")
            assert window.end() == 0
    assert written[0] == written[1]


def test_an_enter_too_many_does_not_open_the_next_persons_view(tmp_path: Path) -> None:
    with Window(tmp_path, *TWO) as window:
        window.see("it is your turn")
        window.press("\r", "North Money")
        window.press("19\r\r\r\r\r", "South, it is your turn")
        window.quiet()
        assert "South Money" not in window.raw
        window.type("q")
        assert window.end() == 0


def test_leaving_keeps_nothing_of_the_table_in_the_terminal(tmp_path: Path) -> None:
    with Window(tmp_path, *TWO) as window:
        window.see("it is your turn")
        window.press("\r", "North Money")
        window.type("q")
        left = window.settled()
        assert window.end() == 0
        assert not window.screen.alternate
        assert left == "Saved in mine.fernhandel To go on: fernhandel play --resume mine.fernhandel"
