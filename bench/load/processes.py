"""What processes cost: CPU time and memory, as the kernel counts them."""

import os
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
PARENT, TIMES = 1, slice(11, 15)  # fields of /proc/PID/stat behind the name


def _stat(pid: int) -> list[str]:
    """The fields behind the name of a process, which may have spaces and brackets in it; none of one that has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def tree(root: int) -> list[int]:
    """A process and all that come from it."""
    parents = {pid: int(stat[PARENT]) for pid in _pids() if (stat := _stat(pid))}
    found = [root]
    for pid in found:  # it grows meanwhile
        found += [child for child, parent in parents.items() if parent == pid]
    return found


def _pids() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]


def cpu_seconds(root: int) -> float:
    """What a process and all that come from it have used, those that have ended meanwhile included."""
    return sum(sum(map(int, _stat(pid)[TIMES])) for pid in tree(root)) / TICK


def memory(root: int) -> int:
    """Bytes that a process and all that come from it hold in memory; what they share counts for each."""
    return sum(_resident(pid) for pid in tree(root))


def _resident(pid: int) -> int:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
