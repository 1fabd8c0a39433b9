"""The keys of a house, in a file that the host keeps: one seals addresses and signs links, one signs pushes."""

import hmac
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

import msgspec
from cryptography.fernet import Fernet, InvalidToken
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from sqlalchemy import make_url

from fernhandel.core.refusals import BadInput

TOKEN_BYTES = 16


class KeyFile(msgspec.Struct, frozen=True, kw_only=True):
    seal: str
    vapid: str


class Address(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a place is, and what is needed to reach it; kept sealed as a whole."""

    to: str
    label: str = ""
    p256dh: str = ""
    auth: str = ""
    secret: str = ""
    preset: str = ""


class HouseKeys:
    def __init__(self, file: KeyFile) -> None:
        self._fernet = Fernet(file.seal)
        self._marking = hmac.digest(file.seal.encode(), b"fernhandel marks", sha256)
        self._linking = hmac.digest(file.seal.encode(), b"fernhandel links", sha256)
        self.vapid = Vapid02.from_raw(file.vapid.encode())

    @property
    def push_key(self) -> str:
        """What a browser must know to let this house push to it."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def seal(self, address: Address) -> bytes:
        return self._fernet.encrypt(msgspec.json.encode(address))

    def unseal(self, sealed: bytes) -> Address | None:
        """Nothing if it was sealed with another key."""
        try:
            return msgspec.json.decode(self._fernet.decrypt(sealed), type=Address)
        except (InvalidToken, msgspec.DecodeError):
            return None

    def mark(self, to: str) -> str:
        return hmac.new(self._marking, to.encode(), sha256).hexdigest()

    def token(self, place: str, purpose: str) -> str:
        """What a link bears: it says which place, and can do that one thing to it."""
        signed = hmac.digest(self._linking, f"{purpose} {place}".encode(), sha256)[:TOKEN_BYTES]
        return f"{place}{urlsafe_b64encode(signed).decode().rstrip('=')}"

    def place_of(self, token: str, purpose: str, length: int) -> str | None:
        """The place, if the token is for that purpose."""
        place = token[:length]
        return place if hmac.compare_digest(self.token(place, purpose).encode(), token.encode()) else None


def key_file(db: str, named: str) -> Path:
    """Where the keys are: where the host says, or beside a SQLite file."""
    if named:
        return Path(named)
    url = make_url(db)
    if url.get_backend_name() != "sqlite":
        raise BadInput("keys: say by --keys in which file the keys of this house are")
    return Path(f"{url.database}.keys")


def read_keys(path: Path) -> HouseKeys:
    try:
        file = msgspec.json.decode(path.read_bytes(), type=KeyFile)
        return HouseKeys(file)
    except FileNotFoundError:
        raise BadInput(f"there are no keys of this house at {path}; `fernhandel admin vapid` makes them") from None
    except (OSError, ValueError, msgspec.DecodeError) as error:
        raise BadInput(f"the keys of this house at {path} cannot be read: {type(error).__name__}") from None


def make_keys(path: Path) -> HouseKeys:
    """New keys, in a file that its owner alone may read; keys that are there are never written over."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    file = KeyFile(seal=Fernet.generate_key().decode(), vapid=str(b64urlencode(number.to_bytes(32, "big"))))
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise BadInput(f"{path} is there already; addresses and browsers are bound to the keys in it") from None
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from None
    with os.fdopen(descriptor, "wb") as written:
        written.write(msgspec.json.encode(file))
    return HouseKeys(file)


def from_url_safe(text: str) -> bytes:
    """What browsers tell in base64url, without its padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
