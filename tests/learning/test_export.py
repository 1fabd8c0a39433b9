"""Recorded games as rows for learners."""

from pathlib import Path

import numpy as np
import pyarrow.feather
import pyarrow.parquet
import pytest
from typer.testing import CliRunner

import fernhandel
from fernhandel import BadInput
from fernhandel.cli import app
from fernhandel.core.records import records_in
from fernhandel.learning.decisions import SCHEMA, export
from fernhandel.learning.rewards import rewards


def said(*words: object) -> str:
    ran = CliRunner().invoke(app, [str(word) for word in words])
    assert ran.exit_code == 0, ran.output
    return ran.output


def test_every_decision_is_a_row(tmp_path: Path) -> None:
    games, to = tmp_path / "games.jsonl", tmp_path / "decisions.parquet"
    said(
        "simulate", "nuremberg", "--games", "2", "--players", "3", "--bots", "random", "--jobs", "1", "--records", games
    )
    told = said("export", games, "--to", to)
    kept = records_in(games.read_text("utf-8"))
    assert len(kept) == 2
    rows = pyarrow.parquet.read_table(to).to_pylist()
    assert f"{len(rows):,} decisions of 2 games" in told
    again = iter(rows)
    for number, record in enumerate(kept):
        game = fernhandel.replay(record)
        standing = game.standing()
        ranks, worth = {place.seat: place.rank for place in standing}, rewards(standing)
        walk = fernhandel.make("nuremberg", players=3, seed=record.seed)
        encoding = walk.title.encoding(walk.terms)
        for move, (seat, text) in enumerate(record.moves):
            row = next(again)
            assert (row["source"], row["record"], row["move"], row["seat"]) == ("games.jsonl", number, move, seat)
            assert (row["step"], row["text"], row["encoding"]) == (walk.step, text, "nuremberg-v0")
            assert np.array(row["observation"], dtype=np.int32).tobytes() == encoding.tell(walk.table, seat)
            assert row["legal"] == [action.id for action in walk.legal(seat)]
            assert walk.catalogue.to_text(walk.catalogue[row["action"]]) == text
            assert (row["rank"], row["reward"]) == (ranks[seat], worth[seat])
            walk.apply(seat, walk.catalogue[row["action"]])
    assert next(again, None) is None


def test_games_of_all_titles_go_into_one_file(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for about in fernhandel.games():
        game = fernhandel.make(about.id, players=2, seed=1)
        for _ in range(5):
            game.apply(game.to_act()[0], game.legal(game.to_act()[0])[0])
        (folder / f"{about.id}.fernhandel").write_text(game.record().to_text(), "utf-8")
    to = tmp_path / "all.feather"
    assert export([folder], to) == {"games": 3, "decisions": 15}
    table = pyarrow.feather.read_table(to)
    assert table.schema == SCHEMA
    assert table["rank"].null_count == 15, "none of them is over"


def test_what_is_wrong_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    record = fernhandel.make("nuremberg", players=2, seed=1).record().to_jsonl()
    games, to = tmp_path / "games.jsonl", tmp_path / "decisions.parquet"
    to.write_text("as it was", "utf-8")
    games.write_text(record + record.replace('"seed": 1', '"seed": 2'), "utf-8")
    with pytest.raises(BadInput, match=r"games.jsonl: line 3: the header was edited"):
        export([games], to)
    with pytest.raises(BadInput, match="no record to export"):
        export([], to)
    with pytest.raises(BadInput, match=r"ends in \.parquet or \.feather"):
        export([games], tmp_path / "decisions.csv")
    assert to.read_text("utf-8") == "as it was"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["decisions.parquet", "games.jsonl"]
