"""`serve` alone: tables on SQLite without the extras, and a URL that needs one is answered with how to get it."""

from pathlib import Path

import pytest

from fernhandel.extras import how_to_install
from server.house import finished, run, serving

EXTRAS = ("isal", "psycopg", "uvloop", "valkey")
HIDING = f"""
import sys

class Hiding:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {EXTRAS}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hiding())
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_tables_on_sqlite_need_no_extra(tmp_path: Path, workers: str) -> None:
    hiding = tmp_path / "hiding"
    hiding.mkdir()
    (hiding / "sitecustomize.py").write_text(HIDING, "utf-8")
    with serving(tmp_path, "--workers", workers, "--log", "info", PYTHONPATH=str(hiding)) as house:
        with house.client() as client:
            assert client.record(finished(client).id)
        house.stop()
        assert house.faults() == []


@pytest.mark.parametrize(
    ("options", "package", "extra"),
    [
        (["--db", "postgresql://127.0.0.1/tables"], "psycopg", "postgres"),
        (["--valkey", "redis://127.0.0.1"], "valkey", "valkey"),
    ],
)
def test_a_url_that_needs_an_extra_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: list[str], package: str, extra: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for module in ("fernhandel.server.config", "fernhandel.server.store"):
        monkeypatch.setattr(f"{module}.find_spec", lambda name: None if name == package else object())
    ended = run("serve", *options)
    assert ended.code != 0
    assert how_to_install(extra) in " ".join(ended.err.split())
    assert "Traceback" not in ended.err
