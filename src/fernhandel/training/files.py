"""Files that are there whole or not at all, so that a training that was broken off can go on."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write; what was written takes its name in the end, and nobody takes a part of it for the file."""
    written = path.with_name(f"part-of-{path.name}")
    yield written
    written.replace(path)


def write(path: Path, content: bytes) -> None:
    with whole(path) as written:
        written.write_bytes(content)
