"""Messages of a Fluent catalogue, made ready to be said often and quickly: word for word what Fluent says.

A phrase knows what nearly every message is made of: text, facts, one of several variants, another message. Whatever
else there is, and whatever is wrong with a message or with its facts, is left to Fluent itself.
"""

from typing import Any, Final

from fluent.syntax import ast

from fernhandel.core.written import Written

LONGEST: Final = 2_000  # Fluent puts in nothing that is longer than 2,500
NUMBERS_KEPT: Final = 10_000
NUMBERS: Final = """
written = { $number }
plural = { $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""


GROUPED: Final = {"en": ",", "de": "."}  # languages whose numbers need nobody to be asked


def bundle(text: str, language: str) -> Any:
    """Fluent itself, which is loaded when something is asked that phrases do not know."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


class NotPlain(Exception):
    """Fluent is to say this."""


class Numbers:
    """How a language writes numbers, and which of its plurals they take; of others Fluent is asked once for each."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._group = GROUPED.get(language, "")
        self._bundle: Any = None
        self._written: dict[int, str] = {}
        self._plurals: dict[int, str] = {}

    def written(self, number: int) -> str:
        known = self._written.get(number)
        return self._told(self._written, "written", number) if known is None else known

    def plural(self, number: int) -> str:
        known = self._plurals.get(number)
        return self._told(self._plurals, "plural", number) if known is None else known

    def _told(self, known: dict[int, str], id: str, number: int) -> str:
        if len(known) >= NUMBERS_KEPT:
            known.clear()
        if not self._group:
            told = self._asked(id, number)
        elif id == "written":
            told = f"{number:,}".replace(",", self._group)
        else:
            told = "one" if abs(number) == 1 else "other"
        known[number] = told
        return told

    def _asked(self, id: str, number: int) -> str:
        if self._bundle is None:
            self._bundle = bundle(NUMBERS, self._language)
        pattern = self._bundle.get_message(id).value
        return str(self._bundle.format_pattern(pattern, {"number": number})[0])


class Phrase:
    def said(self, facts: dict[str, Any]) -> str | None:
        """With these facts; ``None`` where Fluent is to say it."""
        try:
            text = self.say(facts)
        except (KeyError, NotPlain):
            return None
        return None if len(text) > LONGEST else text

    def say(self, facts: dict[str, Any]) -> str:
        raise NotPlain


class Text(Phrase):
    def __init__(self, text: str) -> None:
        self._text = text

    def say(self, facts: dict[str, Any]) -> str:
        return self._text


class Fact(Phrase):
    def __init__(self, name: str, numbers: Numbers) -> None:
        self._name = name
        self._numbers = numbers

    def say(self, facts: dict[str, Any]) -> str:
        fact = facts[self._name]
        if isinstance(fact, str):
            return fact
        if isinstance(fact, int):
            return self._numbers.written(fact)
        raise NotPlain


class Joined(Phrase):
    def __init__(self, parts: list[Phrase]) -> None:
        self._parts = parts

    def say(self, facts: dict[str, Any]) -> str:
        return "".join([part.say(facts) for part in self._parts])


class Variant:
    """What is said where a fact is this word or, if ``counts``, this number; the plural of it stands for the word."""

    def __init__(self, word: str, counts: bool, number: int, phrase: Phrase) -> None:
        self.word = word
        self.counts = counts
        self.number = number
        self.phrase = phrase


class OneOf(Phrase):
    """The first variant that fits a fact; a number also fits the name of its plural."""

    def __init__(self, name: str, numbers: Numbers, variants: list[Variant], usual: Phrase) -> None:
        self._name = name
        self._numbers = numbers
        self._variants = variants
        self._usual = usual

    def say(self, facts: dict[str, Any]) -> str:
        fact = facts[self._name]
        if isinstance(fact, str):
            return self._of_word(fact).say(facts)
        if isinstance(fact, int):
            return self._of_number(fact).say(facts)
        raise NotPlain

    def _of_word(self, word: str) -> Phrase:
        for variant in self._variants:
            if variant.word == word:
                return variant.phrase
        return self._usual

    def _of_number(self, number: int) -> Phrase:
        plural = self._numbers.plural(number)
        for variant in self._variants:
            if variant.number == number if variant.counts else variant.word == plural:
                return variant.phrase
        return self._usual


class Phrases:
    """The phrases of the messages of one language, each made when it is first asked for."""

    def __init__(self, messages: Written, language: str) -> None:
        self._messages = messages
        self._numbers = Numbers(language)
        self._known: dict[str, Phrase] = {}

    def said(self, id: str, facts: dict[str, Any]) -> str | None:
        """The message with these facts; ``None`` where Fluent is to say it, or to say what is wrong."""
        phrase = self._known.get(id)
        if phrase is None:
            phrase = self._made(id)
            self._known[id] = phrase
        return phrase.said(facts)

    def _made(self, id: str) -> Phrase:
        try:
            return self._of_message(id, [])
        except (KeyError, NotPlain):
            return Phrase()

    def _of_message(self, id: str, within: list[str]) -> Phrase:
        if id in within:  # it would never come to an end
            raise NotPlain
        name, _, form = id.partition(".")
        message = self._messages[name]
        pattern = message.value
        if form:
            pattern = {each.id.name: each.value for each in message.attributes}[form]
        if pattern is None:
            raise NotPlain
        return self._of_pattern(pattern, [*within, id])

    def _of_pattern(self, pattern: Any, within: list[str]) -> Phrase:
        parts = [self._of_element(element, within) for element in pattern.elements]
        return parts[0] if len(parts) == 1 else Joined(parts)

    def _of_element(self, element: Any, within: list[str]) -> Phrase:
        if isinstance(element, ast.TextElement):
            return Text(element.value)
        inner = element.expression
        if isinstance(inner, ast.StringLiteral):
            return Text(inner.parse()["value"])
        if isinstance(inner, ast.VariableReference):
            return Fact(inner.id.name, self._numbers)
        if isinstance(inner, ast.MessageReference):
            name: str = inner.id.name
            return self._of_message(f"{name}.{inner.attribute.name}" if inner.attribute else name, within)
        if isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
            return self._of_variants(inner, within)
        raise NotPlain

    def _of_variants(self, select: Any, within: list[str]) -> Phrase:
        variants: list[Variant] = []
        usual = Phrase()
        for variant in select.variants:
            phrase = self._of_pattern(variant.value, within)
            variants.append(self._of_key(variant.key, phrase))
            if variant.default:
                usual = phrase
        return OneOf(select.selector.id.name, self._numbers, variants, usual)

    def _of_key(self, key: Any, phrase: Phrase) -> Variant:
        if isinstance(key, ast.Identifier):
            return Variant(key.name, False, 0, phrase)
        if "." in key.value:
            raise NotPlain
        number = int(key.value)
        return Variant(self._numbers.plural(number), True, number, phrase)
