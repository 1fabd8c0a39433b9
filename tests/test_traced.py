"""Every rule has a test, every id a test names is a rule, and the tracing itself notices when not."""

from pathlib import Path

import pytest

import fernhandel
import traced
from fernhandel import BadInput
from fernhandel.rulebook import Rule, rules

SOURCE = """
import pytest
from rules import rule

@rule("X1", "X2")
@pytest.mark.parametrize("n", [1, 2])
def test_buying(n): ...

class TestSelling:
    @rule("X2")
    def test_price(self): ...

@rule("X3")
def helper(): ...

def test_without_rule(): ...
"""

BUYING = "test_made_up.py::test_buying"
PRICE = "test_made_up.py::TestSelling::test_price"


def made_up(*rules: Rule) -> traced.Trace:
    return traced.Trace(list(rules), traced.named_in(SOURCE, "test_made_up.py"), [rule.id for rule in rules])


def test_every_rule_has_a_test_and_every_test_names_rules_that_exist() -> None:
    found = traced.trace([game.id for game in fernhandel.games()])
    assert found.sound, traced.summary(found)


def test_ids_are_found_on_tests_only() -> None:
    assert traced.named_in(SOURCE, "test_made_up.py") == {"X1": [BUYING], "X2": [BUYING, PRICE]}


def test_a_rule_without_a_test_is_missing() -> None:
    found = made_up(Rule("X1", "", "One."), Rule("X2", "", "Two."), Rule("X3", "", "Three."))
    assert (found.missing, found.unknown, found.sound) == (["X3"], [], False)
    assert "without a test (1): X3" in traced.summary(found)


def test_an_id_without_a_rule_is_unknown() -> None:
    found = made_up(Rule("X2", "", "Two."))
    assert (found.missing, found.unknown, found.sound) == ([], ["X1"], False)
    assert f"named but not defined (1): X1 ({BUYING})" in traced.summary(found)


def test_a_rule_for_later_needs_no_test() -> None:
    found = made_up(Rule("X1", "", "One."), Rule("X2", "", "Two."), Rule("X3", "", "Three. *(later)*"))
    assert (found.missing, found.later, found.sound) == ([], ["X3"], True)
    assert traced.summary(found).startswith("3 rules, 2 of them proved by a test\nlater (1): X3\n")


def test_the_table_shows_each_rule_with_all_its_tests() -> None:
    found = made_up(Rule("X2", "", "Two."), Rule("X3", "", "Three."), Rule("X4", "", "Four. *(later)*"))
    assert [line.split() for line in traced.table(found).splitlines()] == [
        ["id", "rule", "tests"],
        ["X2", "Two.", BUYING],
        [PRICE],
        ["X3", "Three.", "(none)"],
        ["X4", "Four.", "*(later)*", "(later)"],
    ]


def test_ids_must_be_written_out() -> None:
    with pytest.raises(BadInput, match=r"test_made_up.py, line 2: @rule takes ids written out"):
        traced.named_in("\n@rule(*IDS)\ndef test_buying(): ...", "test_made_up.py")


def test_the_command_fails_until_every_rule_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "merchants"
    folder.mkdir()
    marks = "".join(f"@rule({id!r})\n" for id in rules("merchants").rules if id != "M2.4")
    (folder / "test_all.py").write_text(f"{marks}def test_all(): ...\n", "utf-8")
    assert traced.main(["merchants"], tmp_path) == 1
    assert "without a test (1): M2.4\n" in capsys.readouterr().out

    (folder / "test_more.py").write_text("@rule('M2.4')\ndef test_storing(): ...\n", "utf-8")
    assert traced.main(["merchants"], tmp_path) == 0
    assert "merchants/test_more.py::test_storing" in capsys.readouterr().out

    (folder / "test_wrong.py").write_text("@rule('M2.44')\ndef test_wrong(): ...\n", "utf-8")
    assert traced.main(["merchants"], tmp_path) == 1
    assert "named but not defined (1): M2.44 (merchants/test_wrong.py::test_wrong)" in capsys.readouterr().out


def test_the_command_explains_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert traced.main(["monopoly"]) == 2
    assert "there is no game 'monopoly'" in capsys.readouterr().err
