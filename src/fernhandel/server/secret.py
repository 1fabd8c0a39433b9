"""Secrets: 128 random bits that open a seat, a chair or a browser's own list; only their hashes are ever stored."""

import secrets
from hashlib import sha256

BITS = 128


def new_secret() -> str:
    return secrets.token_urlsafe(BITS // 8)


def new_table_id() -> str:
    """A name for a table that nobody guesses, but that opens no seat."""
    return secrets.token_urlsafe(12).replace("_", "x").replace("-", "y")


def hashed(secret: str) -> str:
    """What is stored of a secret. Its bits are random, so that a plain hash cannot be searched backwards."""
    return sha256(secret.encode()).hexdigest()
