"""Links as runs: few names tell where many links lie."""

from collections.abc import Iterable


def runs_of(links: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Each link once, in runs as long as they go.

    >>> runs_of([("a", "b"), ("c", "b"), ("b", "d")])
    [['a', 'b', 'c'], ['b', 'd']]
    """
    ways: dict[str, list[str]] = {}
    for a, b in links:
        ways.setdefault(a, []).append(b)
        ways.setdefault(b, []).append(a)
    runs: list[list[str]] = []
    while any(ways.values()):
        runs.append(_walk(ways, _start(ways)))
    return runs


def _start(ways: dict[str, list[str]]) -> str:
    """An area in which a run must begin or end; in a ring, any."""
    odd = [area for area, beside in ways.items() if len(beside) % 2]
    return odd[0] if odd else next(area for area, beside in ways.items() if beside)


def _walk(ways: dict[str, list[str]], area: str) -> list[str]:
    """From an area on until no link is left there; the links walked are taken out."""
    run = [area]
    while ways[area]:
        beside = ways[area].pop(0)
        ways[beside].remove(area)
        run.append(beside)
        area = beside
    return run
