"""What is said quickly is what Fluent says, word for word; what is wrong is told by Fluent itself."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import fernhandel
from fernhandel import Rng
from fernhandel.core.words import BadMessages, Facts, Messages

CATALOGUES = sorted(Path(fernhandel.__file__).parent.rglob("*.ftl"))
WORDS = ("none", "yes", "no", "one", "other", "Köln", "")
NUMBERS = (0, 1, 2, 3, 6, 11, 999, 1_000, 12_345, 1_234_567, -1, -1_200)
TRIES = 8


class Asked(Visitor):
    """The facts that a message may ask for, and the words it knows for them."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def some_facts(messages: Messages, rng: Rng) -> Iterator[Facts]:
    asked = Asked()
    for message in messages._phrases._messages.values():
        asked.visit(message)
    values: list[str | int] = [*NUMBERS, *WORDS, *sorted(asked.words)]
    for _ in range(TRIES):
        yield {name: values[rng.below(len(values))] for name in sorted(asked.facts)}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: "/".join(path.parts[-3:]))
def test_every_message_is_said_as_fluent_says_it(path: Path) -> None:
    messages = Messages(path.read_text("utf-8"), path.stem)
    for facts in some_facts(messages, Rng.from_seed(1)):
        for id in messages.ids:
            if not has_text(messages, id):
                continue
            said = messages._phrases.said(id, facts)
            assert said is not None, f"{id} is more than a phrase knows"
            assert said == messages._by_fluent(id, facts)


def has_text(messages: Messages, id: str) -> bool:
    return "." in id or messages._phrases._messages[id].value is not None


MESSAGES = """
count = { $n ->
    [1] exactly one
    [one] one
    [2] two
   *[other] { $n } of them
}
size = { $n ->
   *[other] any
    [big] big
}
early = { $n ->
   *[other] other comes first
    [2] two
}
half = { $n ->
    [0.5] half
   *[other] more
}
coin = { -coin } and { $n }
-coin = a coin
quoted = { "{" }{ "\\u00E9" }{ $n }
forms =
    .long = { count }, that is { forms.short }
    .short = { $n }
round = round { about }
about = about { round }
nested = { { $n } }
called = { NUMBER($n, minimumFractionDigits: 2) }
"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("n", [0, 1, 2, 3, 1000, -1, True, False, "one", "two", "other", "big", "1", "", "x" * 2400])
@pytest.mark.parametrize(
    "id", ["count", "size", "early", "half", "coin", "quoted", "forms.long", "forms.short", "nested", "called"]
)
def test_a_phrase_chooses_as_fluent_does(language: str, id: str, n: Any) -> None:
    messages = Messages(MESSAGES, language)
    assert outcome(messages.format, id, n=n) == outcome(by_fluent(messages), id, n=n)


@pytest.mark.parametrize("facts", [{}, {"n": None}, {"n": 1.0}, {"n": 2.5}, {"n": ["one"]}, {"n": "x" * 2600}])
@pytest.mark.parametrize("id", ["count", "size", "forms", "forms.long", "forms.none", "round", "nothing", "coin"])
def test_what_is_wrong_is_told_as_fluent_tells_it(id: str, facts: dict[str, Any]) -> None:
    messages = Messages(MESSAGES, "en")
    assert outcome(messages.format, id, **facts) == outcome(by_fluent(messages), id, **facts)


def by_fluent(messages: Messages) -> Any:
    return lambda name, **facts: messages._by_fluent(name, facts)


def outcome(say: Any, id: str, **facts: Any) -> str:
    try:
        said = say(id, **facts)
    except BadMessages as bad:
        return f"bad: {bad}"
    assert type(said) is str
    return f"said: {said}"


def test_numbers_are_not_kept_without_end() -> None:
    messages = Messages("number = { $n }", "en")
    for n in range(12_000):
        assert messages.format("number", n=n) == f"{n:,}"
    assert len(messages._phrases._numbers._written) <= 10_000
