"""Recorded games as a table for learners: a row for each decision.

=========== ============ =============================================================================================
column      type         what it is
=========== ============ =============================================================================================
source      string       the file it comes from
record      int32        which record of that file, from 0
game        string       the title, with its edition, players and options (as JSON)
edition     string
players     int8
options     string
seed        string       of the deal, in digits, for it may have 128 bits
encoding    string       the version of observations and actions, ``merchants-v0``
move        int32        the number of the decision, from 0
seat        int8         who decided
step        string       what was asked
observation list<int32>  what that seat could know (docs/envs.md has its pieces)
actions     int32        how many actions there are: the size of a mask
legal       list<int32>  the numbers of those that were legal: where the mask has a one
action      int32        the number of the one that was chosen
text        string       the same as a record has it
rank        int8         where that seat stood at the end; missing where the game is not over
reward      float32      what that was worth: 1 for the first place, -1 for the last
=========== ============ =============================================================================================
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as arrow
import pyarrow.feather
import pyarrow.parquet

from fernhandel.api import begin, read_text
from fernhandel.core.records import BadRecord, Record, records_in
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.learning.rewards import rewards

SCHEMA = arrow.schema(
    [
        ("source", arrow.string()),
        ("record", arrow.int32()),
        ("game", arrow.string()),
        ("edition", arrow.string()),
        ("players", arrow.int8()),
        ("options", arrow.string()),
        ("seed", arrow.string()),
        ("encoding", arrow.string()),
        ("move", arrow.int32()),
        ("seat", arrow.int8()),
        ("step", arrow.string()),
        ("observation", arrow.list_(arrow.int32())),
        ("actions", arrow.int32()),
        ("legal", arrow.list_(arrow.int32())),
        ("action", arrow.int32()),
        ("text", arrow.string()),
        ("rank", arrow.int8()),
        ("reward", arrow.float32()),
    ]
)
KINDS = (".fernhandel", ".jsonl")


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """Files as they are named, and of folders the records in them."""
    for path in paths:
        yield from sorted(file for file in path.iterdir() if file.suffix in KINDS) if path.is_dir() else [path]


def decisions(source: str, number: int, record: Record) -> "arrow.RecordBatch":
    """The rows of one record, in the order of the game."""
    game = begin(record)
    encoding = game.title.encoding(game.terms)
    terms = game.terms
    alike = {
        "source": source,
        "record": number,
        "game": terms.game,
        "edition": terms.edition,
        "players": terms.players,
        "options": msgspec.json.encode(terms.options, order="sorted").decode(),
        "seed": str(record.seed),
        "encoding": encoding.name,
        "actions": len(game.catalogue),
    }
    rows: list[dict[str, Any]] = []
    for move, (seat, text) in enumerate(record.moves):
        try:
            action = game.catalogue.from_text(text)
            told = np.frombuffer(encoding.tell(game.table, seat), dtype=np.int32)
            legal = [one.id for one in game.legal(seat)]
            made = {"move": move, "seat": seat, "step": game.step, "observation": told, "legal": legal}
            rows.append({**alike, **made, "action": action.id, "text": text})
            game.apply(seat, action)
        except (Refused, BadInput) as error:
            raise BadRecord(record.first_line + move, f"seat {seat} cannot {text!r}: {error}") from None
    if game.over:
        standing = game.standing()
        ranks, worth = {place.seat: place.rank for place in standing}, rewards(standing)
        for row in rows:
            row |= {"rank": ranks[row["seat"]], "reward": worth[row["seat"]]}
    return arrow.RecordBatch.from_pylist(rows, schema=SCHEMA)


def batches(paths: Iterable[Path]) -> Iterator["arrow.RecordBatch"]:
    """Record after record; what is wrong is told with its file and line."""
    for path in files_of(paths):
        try:
            for number, record in enumerate(records_in(read_text(path))):
                yield decisions(path.name, number, record)
        except BadRecord as bad:
            raise BadInput(f"{path}: {bad}") from None


def export(paths: Iterable[Path], to: Path) -> Mapping[str, int]:
    """Write the decisions of all records to a file, Parquet or Feather by its name; how much was written.

    A file that is there stays as it is unless all goes well.
    """
    if to.suffix not in (".parquet", ".feather"):
        raise BadInput(f"{to}: what is exported ends in .parquet or .feather")
    written = {"games": 0, "decisions": 0}
    beside = to.with_name(f".{to.name}.new")
    try:
        with _Sink(beside, to.suffix) as sink:
            for batch in batches(paths):
                sink.write(batch)
                written["games"] += 1
                written["decisions"] += batch.num_rows
        if not written["games"]:
            raise BadInput("there is no record to export")
        beside.replace(to)
    finally:
        beside.unlink(missing_ok=True)
    return written


class _Sink:
    """One way to write both kinds of file, record by record."""

    def __init__(self, path: Path, kind: str) -> None:
        self._file = arrow.OSFile(str(path), "wb")
        parquet = kind == ".parquet"
        self._writer: Any = (
            pyarrow.parquet.ParquetWriter(self._file, SCHEMA, compression="zstd")
            if parquet
            else arrow.ipc.new_file(self._file, SCHEMA)
        )

    def write(self, batch: "arrow.RecordBatch") -> None:
        self._writer.write_batch(batch)

    def __enter__(self) -> "_Sink":
        return self

    def __exit__(self, *_: object) -> None:
        self._writer.close()
        self._file.close()
