"""The legal actions as a menu: few numbered lines, amounts asked as amounts, and what an answer means."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise, takewhile

from fernhandel.core.actions import Action
from fernhandel.core.words import Catalog

MANY_AMOUNTS = 8  # more amounts than this are asked as a number
LONG_MENU = 30  # a longer menu folds the moves of each wagon into one line
LONG_SECTION = 6
ENDINGS = ("done", "pass", "decline")  # what ends a step stands last


@dataclass(frozen=True)
class Entry:
    """One numbered line: one action, the amounts of one kind, or the folded actions of a section."""

    text: str
    actions: tuple[Action, ...]

    @property
    def by_amount(self) -> bool:
        return len(self.actions) > 1 and "amount" in self.actions[0].fields

    def range(self) -> dict[str, str | int]:
        """Least and most amount and the step between two, as phrases want them."""
        amounts = sorted(map(_amount, self.actions))
        return {"least": amounts[0], "most": amounts[-1], "step": min(b - a for a, b in pairwise(amounts))}

    def of_amount(self, text: str) -> "Action | Unclear":
        """The action of the amount that was typed."""
        number = _number(text)
        for action in self.actions:
            if _amount(action) == number:
                return action
        return Unclear("expected-amount", self.range())


@dataclass(frozen=True)
class Section:
    """Lines that belong together; what all of them begin and end with is in the heading, the rest in ``short``."""

    heading: str
    entries: list[Entry]
    short: list[str]


@dataclass(frozen=True)
class Unclear:
    """An answer that is none: the id of the phrase that says why, and what it tells."""

    phrase: str
    facts: dict[str, str | int]


Answer = Action | Entry | Unclear


class Menu:
    """What a seat may choose from, in the words given."""

    def __init__(self, legal: list[Action], say: Callable[[Action], str], phrases: Catalog, fold: bool = True) -> None:
        self._say = say
        self._phrases = phrases
        self.legal = legal
        self.sections = list(self._build(fold))
        self.entries = [entry for section in self.sections for entry in section.entries]

    # -- building ----------------------------------------------------------------------------------------------------

    def _build(self, fold: bool) -> Iterator[Section]:
        parts = _parts(self.legal)
        lines = sum(1 if _is_amounts(part) else len(part) for part in parts)
        for part in parts:
            if _is_amounts(part):
                yield _alone(self._amounts(part))
            elif fold and lines > LONG_MENU and len(part) > LONG_SECTION:
                yield _alone(self._folded(part))
            else:
                yield self._section(part)

    def _section(self, part: list[Action]) -> Section:
        entries = [Entry(self._say(action), (action,)) for action in part]
        heading, short = _shortened([entry.text for entry in entries], keep="tile" in part[0].fields)
        return Section(heading, entries, short)

    def _amounts(self, part: list[Action]) -> Entry:
        actions = tuple(part)
        first, last = self._say(part[0]), self._say(part[-1])
        return Entry(self._phrases.format("by-amount", first=first, last=last, **Entry("", actions).range()), actions)

    def _folded(self, part: list[Action]) -> Entry:
        heading = self._section(part).heading
        return Entry(self._phrases.format("folded", text=heading, count=len(part)), tuple(part))

    def unfolded(self, entry: Entry) -> "Menu":
        """The menu of a folded line alone."""
        return Menu(list(entry.actions), self._say, self._phrases, fold=False)

    # -- reading -----------------------------------------------------------------------------------------------------

    def read(self, text: str) -> Answer:
        """The action an answer means, or the entry about which more must be asked."""
        words = _plain(text)
        numbers = [_number(word) for word in text.split()]
        if not words:
            return self.legal[0] if len(self.legal) == 1 else self._expected()
        last = numbers[-1]
        if last is None:
            return self._by_words(words)
        if len(numbers) == 1:
            return self._by_number(last)
        if len(numbers) == 2 and numbers[0] is not None:
            return self._by_two_numbers(numbers[0], last)
        return self._by_words_and_amount(words, last)

    def _expected(self) -> Unclear:
        return Unclear("expected-number", {"last": len(self.entries)})

    def _by_number(self, number: int) -> Answer:
        """The line of that number, or the amount."""
        lone_amount = len(self.entries) == 1 and self.entries[0].by_amount
        if 1 <= number <= len(self.entries) and not lone_amount:
            return _chosen(self.entries[number - 1])
        return self._by_amount(number, [action for action in self.legal if "amount" in action.fields])

    def _by_two_numbers(self, first: int, amount: int) -> Answer:
        """``2 400``: two tokens for 400 where tokens are the question, else line 2 and the amount."""
        fits = [action for action in self.legal if getattr(action, "tokens", None) == first]
        if not fits and 1 <= first <= len(self.entries):
            fits = list(self.entries[first - 1].actions)
        return self._by_amount(amount, [action for action in fits if "amount" in action.fields])

    def _by_amount(self, amount: int, priced: list[Action]) -> Answer:
        fits = [action for action in priced if _amount(action) == amount]
        if len(fits) == 1:
            return fits[0]
        if fits:
            return Unclear("fits-several", {"answer": str(amount), "count": len(fits)})
        asked = [entry for entry in self.entries if entry.by_amount and entry.actions[0] in priced]
        return Unclear("expected-amount", asked[0].range()) if len(asked) == 1 else self._expected()

    def _by_words(self, words: list[str]) -> Answer:
        lines = [(entry.text, entry) for entry in self.entries if len(entry.actions) == 1 or entry.by_amount]
        for entry in self.entries:  # words find what is folded, too
            if len(entry.actions) > 1 and not entry.by_amount:
                lines += [(self._say(action), Entry(self._say(action), (action,))) for action in entry.actions]
        fits = [entry for text, entry in lines if _fits(words, text)]
        exact = [entry for entry in fits if _plain(entry.text) == words]
        if len(exact) == 1:
            fits = exact
        if not fits:
            return Unclear("fits-nothing", {"answer": " ".join(words), "last": len(self.entries)})
        if len(fits) > 1:
            return Unclear("fits-several", {"answer": " ".join(words), "count": len(fits)})
        return _chosen(fits[0])

    def _by_words_and_amount(self, words: list[str], amount: int) -> Answer:
        """``bid 400``; without such a line the number is a word as well: ``wagon 1 tile 3``."""
        fits = [entry for entry in self.entries if entry.by_amount and _fits(words[:-1], self._say(entry.actions[0]))]
        return self._by_amount(amount, list(fits[0].actions)) if len(fits) == 1 else self._by_words(words)


def _chosen(entry: Entry) -> Answer:
    return entry.actions[0] if len(entry.actions) == 1 else entry


def _amount(action: Action) -> int:
    return int(getattr(action, "amount", 0))  # a field of some kinds of action only


# -- parting the actions -----------------------------------------------------------------------------------------------


def _parts(legal: list[Action]) -> list[list[Action]]:
    """The actions by kind, and by what one line of amounts or one heading speaks for."""
    parts: dict[tuple[object, ...], list[Action]] = {}
    for action in sorted(legal, key=_rank):
        parts.setdefault(_part(action), []).append(action)
    return list(parts.values())


def _rank(action: Action) -> tuple[bool, bool]:
    """Choices of things first, then plain ones, then what ends the step; otherwise in the order of the rules."""
    return (not action.fields, action.kind in ENDINGS)


def _part(action: Action) -> tuple[object, ...]:
    if not action.fields:
        return ()
    if "amount" in action.fields:
        return (action.kind, *(getattr(action, field) for field in action.fields if field != "amount"))
    return (action.kind, getattr(action, "wagon", None))


def _is_amounts(part: list[Action]) -> bool:
    return "amount" in part[0].fields and len(part) > MANY_AMOUNTS


# -- words -------------------------------------------------------------------------------------------------------------


def _alone(entry: Entry) -> Section:
    return Section("", [entry], [entry.text])


def _shortened(texts: list[str], keep: bool) -> tuple[str, list[str]]:
    """A heading of the words with which all texts begin and end, and what is left of each.

    ``keep`` leaves one more word where numbers follow: "tile 3" says more than a 3 behind the number of the line.
    """
    lines = [text.split(" ") for text in texts]
    most = min(map(len, lines)) - 1  # something is left of every line
    start = min(_shared(lines), most)
    end = min(_shared([line[::-1] for line in lines]), most - start)
    if keep and all(line[start].isdecimal() for line in lines):
        start -= 1
    if len(texts) < 3 or start + end == 0:
        return "", texts
    heading = " ".join([*lines[0][:start], "…", *lines[0][len(lines[0]) - end :]])
    return heading, [" ".join(line[start : len(line) - end]) for line in lines]


def _shared(lines: list[list[str]]) -> int:
    """With how many equal words all lines begin."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*lines, strict=False)))


def _number(word: str) -> int | None:
    """A whole number, also with a thousands separator: 1300, 1,300, 1.300, 1'300."""
    joined = re.sub(r"(?<=\d)[.,'’](?=\d{3}(\D|$))", "", word.strip())
    return int(joined) if re.fullmatch(r"[0-9]{1,9}", joined) else None


def _plain(text: str) -> list[str]:
    """The words of a text without case and accents: Köln is found by koln, too."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(letter for letter in letters if not unicodedata.combining(letter)))


def fits(answer: str, text: str) -> bool:
    """Whether an answer is the beginning of the words of a text."""
    return _fits(_plain(answer), text)


def _fits(words: list[str], text: str) -> bool:
    """Each word typed is the start of a word of the text, in the same order."""
    rest = iter(_plain(text))
    return all(any(word.startswith(typed) for word in rest) for typed in words)
