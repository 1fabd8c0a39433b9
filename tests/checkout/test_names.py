"""No module knows which games there are: only the shelf lists them, and a game is named in its own folder alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fernhandel

SRC = Path(__file__).parents[2] / "src" / "fernhandel"
SHELF = (SRC / "games" / "__init__.py", SRC / "games" / "typed.py")
GAMES = [about.id for about in fernhandel.games()]
OUTSIDE = [
    path
    for path in sorted(SRC.rglob("*.py"))
    if path not in SHELF and not any(SRC / "games" / game in path.parents for game in GAMES)
]


def spoken(tree: ast.Module) -> Iterator[str]:
    """What code says by name: imports, attributes and texts that are not documentation."""
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(SRC)))
def test_it_names_no_game(path: Path) -> None:
    named = [text for text in spoken(ast.parse(path.read_text("utf-8"))) for game in GAMES if game in text.lower()]
    assert not named, f"a game is named outside its folder: {named}"
