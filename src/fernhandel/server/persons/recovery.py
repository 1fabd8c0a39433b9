"""Twelve words that bring somebody back when every device is lost: 128 random bits and 4 that check them."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from importlib.resources import files
from secrets import token_bytes

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fernhandel.core.refusals import BadInput
from fernhandel.core.words import LANGUAGES

BITS, CHECKED, EACH = 128, 4, 11
COUNT = (BITS + CHECKED) // EACH
CURVE = ec.SECP256R1()
AUTH = b"twelve words"
DECIDING = 4  # letters that tell a word from all others
_FOLDS = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})


class WrongWords(BadInput):
    """What was typed cannot be anybody's words; ``nearest`` is offered where one of them is not known."""

    def __init__(self, nth: int | None, nearest: str = "") -> None:
        super().__init__("these are not twelve words of anybody")
        self.nth = nth
        self.nearest = nearest


@cache
def word_list(language: str) -> tuple[str, ...]:
    return tuple((files(__package__) / "words" / f"{language}.txt").read_text("utf-8").split())


@cache
def _numbers(language: str) -> dict[str, int]:
    return {_start(word): number for number, word in enumerate(word_list(language))}


def _start(word: str) -> str:
    return word.strip().lower().translate(_FOLDS)[:DECIDING]


def new_bits() -> bytes:
    return token_bytes(BITS // 8)


def spoken(bits: bytes, language: str) -> list[str]:
    """The words that say these bits."""
    number = int.from_bytes(bits) << CHECKED | _check(bits)
    words = word_list(language)
    return [words[number >> EACH * nth & (1 << EACH) - 1] for nth in reversed(range(COUNT))]


def heard(words: Sequence[str]) -> bytes:
    """The bits that these words say, of either language; four letters of each are enough."""
    if len(words) != COUNT:
        raise WrongWords(None)
    for language in LANGUAGES:
        known = _numbers(language)
        if all(_start(word) in known for word in words):
            number = 0
            for word in words:
                number = number << EACH | known[_start(word)]
            bits = (number >> CHECKED).to_bytes(BITS // 8)
            if _check(bits) == number & (1 << CHECKED) - 1:
                return bits
    raise _nearest(words)


def _nearest(words: Sequence[str]) -> WrongWords:
    """The first word that no list has, and the one that may be meant."""
    best = max(LANGUAGES, key=lambda language: sum(_start(word) in _numbers(language) for word in words))
    for nth, word in enumerate(words):
        if _start(word) not in _numbers(best):
            close = get_close_matches(word.strip().lower()[:20], word_list(best), 1, 0.5)
            return WrongWords(nth, close[0] if close else "")
    return WrongWords(None)


def _check(bits: bytes) -> int:
    return sha256(bits).digest()[0] >> 8 - CHECKED


def stored(bits: bytes) -> str:
    """What is kept of them; they are random, so that a plain hash cannot be searched backwards."""
    return sha256(b"recovery" + bits).hexdigest()


def public_half(bits: bytes) -> bytes:
    """What seals a text that only these words open."""
    return _lock(bits).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sealed(text: bytes, public: bytes) -> bytes:
    """By the encryption of web push (RFC 8291), to whoever has the words."""
    once = ec.generate_private_key(CURVE)
    return http_ece.encrypt(text, token_bytes(16), private_key=once, dh=public, auth_secret=AUTH)  # type: ignore[no-any-return]


def opened(bits: bytes, text: bytes) -> bytes:
    return http_ece.decrypt(text, private_key=_lock(bits), auth_secret=AUTH)  # type: ignore[no-any-return]


def _lock(bits: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(1 + int.from_bytes(sha256(b"copy" + bits).digest()) % (2**255), CURVE)
