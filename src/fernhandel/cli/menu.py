"""The legal actions as a menu: few numbered lines, amounts asked as amounts, and what an answer means."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise, takewhile

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Catalogue, Value
from fernhandel.core.words import Messages

MANY_AMOUNTS = 8  # more amounts than this are asked as a number
LONG_MENU = 30  # a longer menu folds its long parts, for instance the moves of each wagon, into one line
LONG_SECTION = 6
FOLD_ALL = 0
FEW = 2  # lines that take no more room than they would folded
LONG_FOLD = 60  # what would fill a screen by itself is folded under each name in it
NAME_WORDS = 2  # "in Köln" is a name, "on the 2nd space from Köln towards Frankfurt" is not


@dataclass(frozen=True)
class Entry:
    """One numbered line: one action, the amounts of one kind, or the folded actions of a section."""

    text: str
    actions: tuple[Action, ...]
    by_amount: bool = False
    """Whether the amount is asked for; few amounts are lines like others."""

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

    def __init__(
        self,
        legal: list[Action],
        catalogue: Catalogue,
        say: Callable[[Action], str],
        phrases: Messages,
        longest: int | None = LONG_MENU,
    ) -> None:
        """More lines than the ``longest`` menu has are folded; without that, nothing is."""
        self._catalogue = catalogue
        self._say = say
        self._phrases = phrases
        self.legal = legal
        self._asked = _asked_as_amounts(legal)
        self.sections = list(self._build(longest))
        self.entries = [entry for section in self.sections for entry in section.entries]

    # -- building ----------------------------------------------------------------------------------------------------

    def _build(self, longest: int | None) -> Iterator[Section]:
        parts = _parts(self.legal)
        lines = sum(1 if self._is_amounts(part) else len(part) for part in parts)
        for _, group in groupby(parts, lambda part: part[0].kind):
            alike = list(group)
            if self._is_amounts(alike[0]):
                yield self._amounts(alike)
            elif longest == FOLD_ALL and len(alike) > 1:
                yield from (self._section(part) if len(part) <= FEW else _alone(self._folded(part)) for part in alike)
            elif longest is not None and lines > longest:
                yield from self._shortly(alike)
            else:
                yield from map(self._section, alike)

    def _is_amounts(self, part: list[Action]) -> bool:
        return part[0].kind in self._asked

    def _section(self, part: list[Action]) -> Section:
        entries = [Entry(self._say(action), (action,)) for action in part]
        heading, short = self._heading(part)
        return Section(heading, entries, short)

    def _amounts(self, parts: list[list[Action]]) -> Section:
        """One line for each thing an amount can be named for; a lone one needs no line to be chosen."""
        texts = [_joined(self._say(part[0]), self._say(part[-1])) for part in parts]
        entries = [self._amount(text, tuple(part)) for text, part in zip(texts, parts, strict=True)]
        if len(entries) == 1:
            return _alone(entries[0])
        heading, short = _shortened(texts, keep=False)
        how = self._phrases.format("line-and-amount")
        return Section(f"{heading} {how}".strip(), entries, short)

    def _amount(self, text: str, actions: tuple[Action, ...]) -> Entry:
        entry = Entry(text, actions)
        if len(actions) == 1:
            return entry
        return Entry(self._phrases.format("by-amount", text=text, **entry.range()), actions, by_amount=True)

    def _heading(self, part: list[Action]) -> tuple[str, list[str]]:
        texts = [self._say(action) for action in part]
        counted = bool(part[0].amount_field) and not texts[0][-1:].isdecimal()  # the heading ends with what: "florins"
        return _shortened(texts, keep=not counted)

    def _shortly(self, parts: list[list[Action]]) -> Iterator[Section]:
        """The parts of one kind in a long menu: names stand in the open, what has to be described is folded."""
        names = [action for part in parts for action in self._named(part)]
        if names:
            yield self._section(names)
        for part in parts:
            rest = [action for action in part if action not in names]
            if not rest:
                continue
            if len(rest) <= LONG_SECTION:
                yield self._section(rest)
            elif len(rest) <= LONG_FOLD:
                yield _alone(self._folded(rest))
            else:
                yield from self._under_names(rest)

    def _named(self, part: list[Action]) -> list[Action]:
        """Those of which only a name is left when the heading has said the rest."""
        _, short = self._heading(part)
        return [action for action, line in zip(part, short, strict=True) if len(line.split()) <= NAME_WORDS]

    def _under_names(self, part: list[Action]) -> Iterator[Section]:
        """One line for each name and all actions that have it; an action of two names is found under both."""
        heading, short = self._heading(part)
        found: dict[str, list[Action]] = {name: [] for name in sorted(_names(short), key=_plain)}
        nameless: list[Action] = []
        for action, line in zip(part, short, strict=True):
            names = found.keys() & _words(line)
            for name in names:
                found[name].append(action)
            if not names:
                nameless.append(action)
        if found:
            entries = [self._under(name, heading, actions) for name, actions in found.items()]
            counted = [f"{name} ({len(actions)})" for name, actions in found.items()]
            yield Section(self._phrases.format("under-names", text=heading), entries, counted)
        if nameless:
            yield self._section(nameless) if len(nameless) <= LONG_SECTION else _alone(self._folded(nameless))

    def _under(self, name: str, heading: str, actions: list[Action]) -> Entry:
        text = heading.replace("…", f"… {name} …")
        return Entry(self._phrases.format("folded", text=text, count=len(actions)), tuple(actions))

    def _folded(self, part: list[Action]) -> Entry:
        heading, short = self._heading(part)
        return Entry(self._phrases.format("folded", text=heading or f"{short[0]} …", count=len(part)), tuple(part))

    def unfolded(self, entry: Entry) -> "Menu":
        """The menu of a folded line alone."""
        return Menu(list(entry.actions), self._catalogue, self._say, self._phrases, longest=None)

    def shorter(self) -> "Menu":
        """The same with everything folded that can be: one thing is chosen after the other."""
        return Menu(self.legal, self._catalogue, self._say, self._phrases, longest=FOLD_ALL)

    def narrowed(self, text: str) -> "Menu":
        """The menu of what these words fit, by the beginning of each; of everything where nothing is said."""
        words = _plain(text)
        fits = [entry for entry in self._lines() if _fits(words, entry.text)]
        meant = {action for entry in fits for action in entry.actions}
        actions = [action for action in self.legal if action in meant]
        return Menu(actions, self._catalogue, self._say, self._phrases, LONG_FOLD)

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
        return self._by_amount(number, [action for action in self.legal if action.amount_field])

    def _by_two_numbers(self, first: int, amount: int) -> Answer:
        """``2 400``: two tokens for 400 where tokens part the amounts, else line 2 and the amount."""
        priced = [action for action in self.legal if action.amount_field]
        fits = [action for action in priced if first in self._parting(action)]
        if not fits and 1 <= first <= len(self.entries):
            fits = [action for action in self.entries[first - 1].actions if action.amount_field]
        return self._by_amount(amount, fits)

    def _parting(self, action: Action) -> list[Value]:
        """What parts this action from others of its kind, in words or numbers."""
        values = self._catalogue.values(action)
        return [values[field] for field in action.parted_by]

    def _by_amount(self, amount: int, priced: list[Action]) -> Answer:
        fits = [action for action in priced if _amount(action) == amount]
        if len(fits) == 1:
            return fits[0]
        if fits:
            return Unclear("fits-several", {"answer": str(amount), "count": len(fits)})
        asked = [entry for entry in self.entries if entry.by_amount and entry.actions[0] in priced]
        return Unclear("expected-amount", asked[0].range()) if len(asked) == 1 else self._expected()

    def _by_words(self, words: list[str]) -> Answer:
        """The line of these words; where a few have them, those few to choose from."""
        fits = [entry for entry in self._lines() if _fits(words, entry.text)]
        exact = [entry for entry in fits if _plain(entry.text) == words]
        fits = exact if len(exact) == 1 else _closest(words, fits)
        if not fits:
            return Unclear("fits-nothing", {"answer": " ".join(words), "last": len(self.entries)})
        if len(fits) == 1:
            return _chosen(fits[0])
        meant = {action for entry in fits for action in entry.actions}
        actions = tuple(action for action in self.legal if action in meant)
        if len(actions) > LONG_MENU or any(entry.by_amount for entry in fits):
            return Unclear("fits-several", {"answer": " ".join(words), "count": len(fits)})
        return Entry(" ".join(words), actions)

    def _lines(self) -> Iterator[Entry]:
        """Every line once, also those that are folded."""
        told: set[Action] = set()
        for entry in self.entries:
            if entry.by_amount:
                yield entry
                continue
            for action in entry.actions:
                if action not in told:
                    told.add(action)
                    yield Entry(self._say(action), (action,))

    def _by_words_and_amount(self, words: list[str], amount: int) -> Answer:
        """``bid 400``; without such a line the number is a word as well: ``wagon 1 tile 3``."""
        named = [entry for entry in self.entries if entry.by_amount and _fits(words[:-1], self._say(entry.actions[0]))]
        fits = _closest(words[:-1], named)
        return self._by_amount(amount, list(fits[0].actions)) if len(fits) == 1 else self._by_words(words)


def _chosen(entry: Entry) -> Answer:
    return entry.actions[0] if len(entry.actions) == 1 else entry


def _amount(action: Action) -> int:
    return int(getattr(action, action.amount_field))


# -- parting the actions -----------------------------------------------------------------------------------------------


def _parts(legal: list[Action]) -> list[list[Action]]:
    """The actions by kind, and by what one line of amounts or one heading speaks for."""
    parts: dict[tuple[object, ...], list[Action]] = {}
    for action in sorted(legal, key=_rank):
        parts.setdefault(_part(action), []).append(action)
    return list(parts.values())


def _rank(action: Action) -> tuple[bool, bool]:
    """Choices of things first, then plain ones, then what ends the step; otherwise in the order of the rules."""
    return (action.ends or not action.fields, action.ends)


def _part(action: Action) -> tuple[object, ...]:
    if not action.fields:
        return ()
    parting = action.parted_by
    if action.amount_field:
        parting = tuple(field for field in action.fields if field != action.amount_field)
    return (action.kind, *(getattr(action, field) for field in parting))


def _asked_as_amounts(legal: list[Action]) -> set[str]:
    """The kinds of action whose amounts are too many to be listed."""
    counts = Counter(action.kind for action in legal if action.amount_field)
    return {kind for kind, count in counts.items() if count > MANY_AMOUNTS}


# -- words -------------------------------------------------------------------------------------------------------------


def _alone(entry: Entry) -> Section:
    return Section("", [entry], [entry.text])


def _joined(first: str, last: str) -> str:
    """Two texts as one, what they have in common said once.

    >>> _joined("Bid 3 cubes on box 1", "Bid 12 cubes on box 1")
    'Bid 3 … 12 cubes on box 1'
    """
    one, other = first.split(" "), last.split(" ")
    start = _shared([one, other])
    end = min(_shared([one[::-1], other[::-1]]), len(one) - start)
    middle = [*one[start : len(one) - end], "…", *other[start : len(other) - end]] if one != other else []
    return " ".join([*one[:start], *middle, *one[len(one) - end :]])


def _shortened(texts: list[str], keep: bool) -> tuple[str, list[str]]:
    """A heading of the words with which all texts begin and end, and what is left of each.

    ``keep`` leaves one more word where numbers follow: "tile 3" says more than a 3 behind the number of the line.
    """
    lines = [text.split(" ") for text in texts]
    most = min(map(len, lines)) - 1  # something is left of every line
    start = min(_shared(lines), most)
    end = min(_shared([line[::-1] for line in lines]), most - start)
    while end and lines[0][-end][:1].isupper():
        end -= 1  # a name stays with the word before it: "in Köln", "towards Köln"
    while end and _opens_before(lines[0][-end:]):
        end -= 1
    if keep and start and all(line[start].isdecimal() for line in lines):
        start -= 1
        end = end if start else 0  # endings alone are no heading
    if len(texts) < 3 or start + end == 0:
        return "", texts
    short = [" ".join(line[start : len(line) - end]) for line in lines]
    left_out = "…"
    if end and all(line.endswith(",") for line in short):
        short = [line[:-1] for line in short]
        left_out = "…,"
    return " ".join([*lines[0][:start], left_out, *lines[0][len(lines[0]) - end :]]), short


def _opens_before(words: list[str]) -> bool:
    """Whether a bracket closes in these words that opened before them."""
    text = " ".join(words)
    return text.count(")") > text.count("(")


def _shared(lines: list[list[str]]) -> int:
    """With how many equal words all lines begin."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*lines, strict=False)))


def _names(lines: list[str]) -> list[str]:
    """The capitalised words that only some of the lines have."""
    found = Counter(word for line in lines for word in _words(line) if word[0].isupper())
    return [word for word, count in found.items() if count <= len(lines) / 4]


def _words(line: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]+", line))


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
    return all(any(_begins(typed, word) for word in rest) for typed in words)


def _begins(typed: str, word: str) -> bool:
    """Whether a word begins so; a number is not the start of a longer one: 2 finds 2nd, but not 20."""
    return re.match(rf"{re.escape(typed)}(?!(?<=\d)\d)", word) is not None


def _closest(words: list[str], entries: list[Entry]) -> list[Entry]:
    """Of several that fit, those in which the words typed stand side by side, where there are any."""
    return [entry for entry in entries if _side_by_side(words, entry.text)] or entries


def _side_by_side(words: list[str], text: str) -> bool:
    plain = _plain(text)
    runs = (plain[i : i + len(words)] for i in range(len(plain) - len(words) + 1))
    return any(all(map(_begins, words, run)) for run in runs)
