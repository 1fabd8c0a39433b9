"""`fernhandel tune`: trials that are kept, weights that come with their evidence."""

from pathlib import Path

import pytest

import fernhandel
from cli.terminal import run
from fernhandel.arena.tuning import chosen
from fernhandel.bots import make_bot, make_planner, own_weights_of
from fernhandel.bots.weights import Weights, read_weights
from fernhandel.core.refusals import BadInput

TUNE = ("tune", "merchants", "--games", "2", "--proof", "2", "--jobs", "1", "--out", "tuning", "--weight", "envy")
AGAINST = ("--against", "normal", "--against", "easy")


def test_a_tuning_goes_on_where_it_was_and_writes_weights_that_play(tmp_path: Path) -> None:
    for trials in ("1", "2"):
        done = run(tmp_path, *TUNE, *AGAINST, "--trials", trials)
        assert done.returncode == 0, done.stderr
    folder = tmp_path / "tuning"
    own = own_weights_of("merchants").of(2)
    assert read_weights(folder / "trial-0.toml").alone == pytest.approx(own, rel=1e-5)  # where it began
    tried = read_weights(folder / "trial-1.toml").alone
    assert [name for name in own if tried[name] != pytest.approx(own[name], rel=1e-5)] == ["envy"]
    assert {path.name for path in folder.glob("trial-*.toml")} == {"trial-0.toml", "trial-1.toml"}
    found = (folder / "weights.toml").read_text("utf-8")
    assert found.startswith("# found in 2 trials of 2 games with 2 players; against normal they won ")
    assert "; against easy they won " in found.splitlines()[0]
    assert make_bot(f"normal@{folder / 'weights.toml'}", "merchants", 1).name == "normal"


def test_a_weight_to_tune_must_be_there() -> None:
    weights = {"a": 1.0, "b": 0.0, "c": 2.0}
    assert chosen(weights, []) == ["a", "c"]
    assert chosen(weights, ["c"]) == ["c"]
    with pytest.raises(BadInput, match="no weights d, b to tune; it has a, c"):
        chosen(weights, ["d", "a", "b"])


def test_two_players_and_a_search_may_make_a_planner_believe_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    own = own_weights_of("nuremberg").alone
    lines = [f"{name} = {value}" for name, value in own.items()]
    file.write_text("\n".join(["[weights]", *lines, "[duel]", "share = 0.1", "[search]", "stay = 0.2"]), "utf-8")
    found = read_weights(file)
    assert found.of(3) == own
    assert found.of(2) == own | {"share": 0.1}
    assert found.search == {"stay": 0.2}
    tables = [fernhandel.make("nuremberg", players=players, seed=1).table for players in (2, 3)]
    for table, changed in zip(tables, (own | {"share": 0.1}, own), strict=True):
        seat = table.to_act()[0]
        by_file = make_planner("nuremberg", found).rate(table, seat, table.legal(seat))
        assert by_file == make_planner("nuremberg", Weights(changed)).rate(table, seat, table.legal(seat))
        searching = make_planner("nuremberg", found, searching=True).rate(table, seat, table.legal(seat))
        assert searching == make_planner("nuremberg", Weights(changed | {"stay": 0.2})).rate(
            table, seat, table.legal(seat)
        )
        assert searching != by_file


def test_weights_that_do_not_fit_are_told(tmp_path: Path) -> None:
    own = own_weights_of("nuremberg").alone
    name = next(iter(own))
    with pytest.raises(BadInput, match=f"also needs the weights {name}"):
        make_planner("nuremberg", Weights({key: value for key, value in own.items() if key != name}))
    with pytest.raises(BadInput, match="knows no weights luck"):
        make_planner("nuremberg", Weights(own | {"luck": 1.0}))
    file = tmp_path / "mine.toml"
    for text, reason in (
        ("[weights]\na = 'b'\n", "mine.toml, line 2: expected `float`, got `str`"),
        ("[weights]\na = inf\n", "mine.toml, line 2: weight a must be finite"),
        ("[weights]\na = 1\n[search]\na = nan\n", "mine.toml, line 4: weight a must be finite"),
        ("[weights]\n[duel]\na = 1\n", "mine.toml, line 3: weight a is not among the \\[weights\\]"),
        ("[weights]\nspread = 1\n[duel]\nspread = 2\n", "line 4: weight spread is the same for any number of players"),
        ("weights\n", "mine.toml, line 1: this is not TOML"),
    ):
        file.write_text(text, "utf-8")
        with pytest.raises(BadInput, match=reason):
            make_bot(f"normal@{file}", "nuremberg", 1)
    with pytest.raises(BadInput, match="No such file"):
        make_bot(f"normal@{tmp_path / 'none.toml'}", "nuremberg", 1)
