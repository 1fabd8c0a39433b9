"""A catalogue in the Fluent format as it is written, each message read when it is first asked for.

To read all of them takes longer than anything else at the beginning of a game, and few are ever said.
"""

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser, ast

# A message begins at the margin; what belongs to it is indented, or a bracket that closes.
BEGINS: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
FORM: Final = re.compile(r"^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
NEITHER: Final = re.compile(r"^(?!-?[a-zA-Z][a-zA-Z0-9_-]* *=)[^\s#}].*$", re.MULTILINE)


class BadText(Exception):
    """Something that is not Fluent, or that stands there twice."""


class Written:
    """The messages by name."""

    def __init__(self, text: str) -> None:
        strange = NEITHER.search(text)
        if strange is not None:
            raise BadText(f"this is not Fluent: {strange[0].strip()[:80]!r}")
        self._texts: dict[str, str] = {}
        self._read: dict[str, ast.Message] = {}
        self.ids: set[str] = set()
        """Of all messages, and of their forms: ``fee``, ``fee.long``."""
        self._part(COMMENT.sub("", text))

    def _part(self, text: str) -> None:
        begun = list(BEGINS.finditer(text))
        ends = [found.start() for found in begun[1:]] + [len(text)]
        for found, end in zip(begun, ends, strict=True):
            name = found[1]
            if name.startswith("-"):  # a term, which only Fluent says
                continue
            if name in self._texts:
                raise BadText(f"message {name!r} stands there twice")
            self._texts[name] = text[found.start() : end]
            self.ids.add(name)
            self.ids |= {f"{name}.{form}" for form in FORM.findall(self._texts[name])}

    def __getitem__(self, name: str) -> ast.Message:
        known = self._read.get(name)
        if known is None:
            known = self._read[name] = self._message(self._texts[name])
        return known

    def _message(self, text: str) -> ast.Message:
        entry = FluentParser(with_spans=False).parse_entry(text)
        if not isinstance(entry, ast.Message):
            raise BadText(f"this is not Fluent: {text.strip()[:80]!r}")
        return entry

    def values(self) -> Iterator[ast.Message]:
        return (self[name] for name in self._texts)
