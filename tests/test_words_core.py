"""Catalogues of sentences: whole sentences or a clear error, never half of one."""

import pytest

from fernhandel import BadInput
from fernhandel.core.words import LANGUAGES, BadMessages, Messages

TOKENS = """
tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
    .short = { $tokens }
fee = { tokens } for { $amount } { -coin }
-coin = florins
"""


def test_numbers_are_written_as_the_language_does() -> None:
    assert Messages(TOKENS, "en").format("fee", tokens=1, amount=1200) == "1 token for 1,200 florins"
    assert Messages(TOKENS, "de").format("fee", tokens=2, amount=1200) == "2 tokens for 1.200 florins"


def test_a_form_is_asked_for_by_its_name() -> None:
    assert Messages(TOKENS, "en").format("tokens.short", tokens=2) == "2"
    assert Messages(TOKENS, "en").ids == {"tokens", "tokens.short", "fee"}


def test_what_is_put_in_is_never_read_as_fluent() -> None:
    assert Messages("hello = Hello { $name }!", "en").format("hello", name="{ $other }") == "Hello { $other }!"


@pytest.mark.parametrize(
    ("id", "facts", "fault"),
    [
        ("fees", {"tokens": 1}, "no message 'fees'"),
        ("fee.long", {"tokens": 1}, "no message 'fee.long'"),
        ("fee", {"tokens": 1}, "message 'fee': Unknown external: amount"),
        ("tokens", {}, "message 'tokens': Unknown external: tokens"),
    ],
)
def test_half_a_sentence_is_an_error(id: str, facts: dict[str, int], fault: str) -> None:
    with pytest.raises(BadMessages, match=fault):
        Messages(TOKENS, "en").format(id, **facts)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("fine = Fine\nnot fluent", "this is not Fluent: 'not fluent'"),
        ("fee = A\nfee = B", "message 'fee' stands there twice"),
    ],
)
def test_a_faulty_catalogue_is_not_read(text: str, fault: str) -> None:
    with pytest.raises(BadMessages, match=fault):
        Messages(text, "en")


def test_a_message_that_refers_to_nothing_is_an_error() -> None:
    with pytest.raises(BadMessages, match="message 'fee': Unknown message: coin"):
        Messages("fee = One { coin }", "en").format("fee")


def test_an_unknown_language_is_told_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=f"'fr'; known are {', '.join(LANGUAGES)}"):
        Messages.of("fernhandel.games.merchants.text", "fr")
