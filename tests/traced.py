"""Which test proves which rule: ``python tests/traced.py [game]`` lists them and fails where a rule has no test."""

import ast
import sys
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill, shorten

import fernhandel
from fernhandel import BadInput
from fernhandel.rulebook import Rule, Rulebook, rules

TESTS = Path(__file__).parent
WIDTH = 120
RULE_WIDTH = 44

TestsByRule = dict[str, list[str]]


@dataclass(frozen=True)
class Trace:
    """The rules of one game or several, the tests that name each id, and every id that is defined anywhere."""

    rules: list[Rule]
    tests: Mapping[str, list[str]]
    defined: Collection[str]

    @property
    def later(self) -> list[str]:
        """Rules that are not playable yet, and so need no test."""
        return [rule.id for rule in self.rules if rule.later]

    @property
    def missing(self) -> list[str]:
        return [rule.id for rule in self.rules if rule.id not in self.tests and not rule.later]

    @property
    def unknown(self) -> list[str]:
        """Ids that tests name and no rulebook defines."""
        return sorted(id for id in self.tests if id not in self.defined)

    @property
    def sound(self) -> bool:
        return not self.missing and not self.unknown


def named_in(source: str, file: str) -> TestsByRule:
    """The ids that the tests of one source name, each with its tests as pytest calls them."""
    found: TestsByRule = {}
    for test, definition in _tests(ast.parse(source, file).body, file):
        for id in _ids(definition, file):
            found.setdefault(id, []).append(test)
    return found


def _tests(body: list[ast.stmt], place: str) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _tests(node.body, f"{place}::{node.name}")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield f"{place}::{node.name}", node


def _ids(test: ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
            for argument in mark.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise BadInput(f"{file}, line {mark.lineno}: @rule takes ids written out, as in @rule('M2.4')")
                yield argument.value


def named_under(folder: Path) -> TestsByRule:
    """The ids that all tests under a folder name."""
    found: TestsByRule = {}
    for path in sorted(folder.rglob("test_*.py")):
        for id, tests in named_in(path.read_text("utf-8"), path.relative_to(folder).as_posix()).items():
            found.setdefault(id, []).extend(tests)
    return found


def trace(games: list[str], folder: Path = TESTS) -> Trace:
    """The trace of these games over all tests under a folder; tests may name rules of other games as well."""
    books: dict[str, Rulebook] = {game.id: rules(game.id) for game in fernhandel.games()}
    wanted = [rule for game in games for rule in rules(game).rules.values()]
    return Trace(wanted, named_under(folder), [id for book in books.values() for id in book.rules])


def table(found: Trace) -> str:
    """One line for each rule and test: the id, how the rule begins, the test that proves it."""
    lines = [f"{'id':<7} {'rule':<{RULE_WIDTH}} tests"]
    for rule in found.rules:
        tests = found.tests.get(rule.id, ["(later)" if rule.later else "(none)"])
        words = shorten(rule.text, RULE_WIDTH, placeholder=" …")
        lines.append(f"{rule.id:<7} {words:<{RULE_WIDTH}} {tests[0]}")
        lines += [f"{'':<7} {'':<{RULE_WIDTH}} {test}" for test in tests[1:]]
    return "\n".join(lines)


def summary(found: Trace) -> str:
    """What is to be done: rules without a test, and ids in tests that no rule bears."""
    proved = len(found.rules) - len(found.missing) - sum(id not in found.tests for id in found.later)
    lines = [f"{len(found.rules)} rules, {proved} of them proved by a test"]
    lines.append(_listed("later", found.later))
    lines.append(_listed("without a test", found.missing))
    lines.append(_listed("named but not defined", [f"{id} ({', '.join(found.tests[id])})" for id in found.unknown]))
    return "\n".join(lines)


def _listed(title: str, ids: list[str]) -> str:
    text = f"{title} ({len(ids)}): {', '.join(ids) or '-'}"
    return fill(text, WIDTH, subsequent_indent="  ", break_long_words=False)


def main(arguments: list[str], folder: Path = TESTS) -> int:
    """Print the whole list of one game, or of all; 1 when a rule has no test or a test names no rule."""
    try:
        found = trace(arguments or [game.id for game in fernhandel.games()], folder)
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    print(table(found), summary(found), sep="\n\n")
    return 0 if found.sound else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
