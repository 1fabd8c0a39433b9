"""The three ways out of a house: push, mail, and webhooks. Each says what became of a notice."""

import hmac
import time
from base64 import urlsafe_b64encode
from email.headerregistry import Address as MailAddress
from email.message import EmailMessage
from email.utils import parseaddr
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib
import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from fernhandel.core.refusals import BadInput
from fernhandel.server.notices.keys import Address, HouseKeys, from_url_safe
from fernhandel.server.notices.reach import Reach, Unreachable
from fernhandel.server.notices.texts import Text, messages

DAY = 86_400
GONE = (404, 410)
VAPID_SECONDS = 12 * 3_600
MAIL_SECONDS = 10.0
URGENT = ("move", "quarter", "hour", "undo", "fits")


class Outcome(NamedTuple):
    ok: bool
    why: str = ""
    """A word for the reader: a status, or what stood in the way."""
    gone: bool = False
    """The place is there no more, and nothing will ever be taken there again."""


class Parcel(NamedTuple):
    """A notice on its way."""

    kind: str
    text: Text
    language: str
    tag: str
    """Equal for all notices of a table: a newer one takes the place of the older."""
    id: str
    """Equal each time this one is tried."""
    matters_for: float
    """Seconds after which it is not worth telling."""
    moves: int | None
    place: str


class Push:
    def __init__(self, keys: HouseKeys, reach: Reach, contact: str) -> None:
        self._keys = keys
        self._reach = reach
        self._contact = contact

    async def send(self, address: Address, parcel: Parcel) -> Outcome:
        text = parcel.text
        body = " ".join(filter(None, [text.body, text.left and f"{text.left}."]))
        payload = {"title": text.title, "body": body, "tag": parcel.tag, "url": text.path, "moves": parcel.moves}
        content = http_ece.encrypt(
            msgspec.json.encode(payload),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_url_safe(address.p256dh),
            auth_secret=from_url_safe(address.auth),
            version="aes128gcm",
        )
        where = urlsplit(address.to)
        origin = f"{where.scheme}://{where.netloc}"
        claims = {"aud": origin, "sub": self._contact, "exp": int(time.time()) + VAPID_SECONDS}
        topic = urlsafe_b64encode(sha256(f"{parcel.place} {parcel.tag}".encode()).digest()).decode()[:32]
        headers = {
            **self._keys.vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(1, min(int(parcel.matters_for), 28 * DAY))),
            "topic": topic,
            "urgency": "high" if parcel.kind in URGENT else "normal",
        }
        return await _posted(self._reach, address.to, content, headers, ends=GONE)


class Hooks:
    def __init__(self, reach: Reach, public_url: str) -> None:
        self._reach = reach
        self._public_url = public_url

    async def send(self, address: Address, parcel: Parcel) -> Outcome:
        content = msgspec.json.encode(self._said(address.preset, parcel.text))
        signature = hmac.new(address.secret.encode(), content, sha256).hexdigest()
        headers = {
            "content-type": "application/json",
            "x-fernhandel-signature": f"sha256={signature}",
            "x-fernhandel-notice": parcel.id,
        }
        return await _posted(self._reach, address.to, content, headers)

    def _said(self, preset: str, text: Text) -> dict[str, object]:
        url = f"{self._public_url}{text.path}"
        said = " ".join(filter(None, [f"{text.title}.", text.body, text.left and f"{text.left}."]))
        said = f"{text.name}: {said}" if text.name else said
        match preset:
            case "discord":
                return {"content": f"{said}\n{url}", "allowed_mentions": {"parse": []}}
            case "slack":
                escaped = said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                return {"text": f"{escaped}\n{url}"}
            case "matrix":
                return {"text": f"{said}\n{url}", "username": "Fernhandel"}
            case _:
                return {"text": said, "table": text.table, "url": url}


async def _posted(
    reach: Reach, to: str, content: bytes, headers: dict[str, str], ends: tuple[int, ...] = ()
) -> Outcome:
    try:
        answer = await reach.post(to, content, headers)
    except Unreachable as error:
        return Outcome(False, str(error))
    return Outcome(200 <= answer.status < 300, str(answer.status), answer.status in ends)


class Smtp(NamedTuple):
    """A mail server, by its URL: smtp://USER:PASSWORD@HOST:PORT?from=Fernhandel <tables@example.org>."""

    host: str
    port: int
    tls: bool
    """From the first byte; else it is begun where the server offers it, and insisted on where there is a password."""
    user: str | None
    password: str | None
    sender: str
    sender_name: str


def smtp_of(url: str) -> Smtp:
    parts = urlsplit(url)
    asked = parse_qs(parts.query)
    name, sender = parseaddr(asked.get("from", [""])[0])
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_mail(sender):
        raise BadInput("smtp: a mail server is named like smtps://USER:PASSWORD@HOST?from=tables@example.org")
    tls = parts.scheme == "smtps"
    try:
        port = parts.port or (465 if tls else 587)
    except ValueError:
        raise BadInput("smtp: that port is none") from None
    user, password = (unquote(part) if part else None for part in (parts.username, parts.password))
    return Smtp(parts.hostname, port, tls, user, password, sender, name or "Fernhandel")


def is_mail(text: str) -> bool:
    """Whether it is one plain address, with nothing in it that a header could take for more."""
    local, at, domain = text.rpartition("@")
    plain = all(sign.isalnum() or sign in "._%+-'" for sign in local)
    named = all(part and all(sign.isalnum() or sign == "-" for sign in part) for part in domain.split("."))
    return bool(at and local and plain and named and "." in domain and text.isascii() and len(text) <= 200) and not (
        local.startswith(".") or local.endswith(".") or ".." in local
    )


class Mail:
    def __init__(self, keys: HouseKeys, smtp: Smtp, public_url: str) -> None:
        self._keys = keys
        self._smtp = smtp
        self._public_url = public_url

    async def send(self, address: Address, parcel: Parcel) -> Outcome:
        text, say = parcel.text, messages(parcel.language).format
        all_url = self._link(parcel.place, "all")
        heading = say("since" if text.table else "open")
        happened = [heading, *(f"  {line}" for line in text.lines), ""] if text.lines else []
        listed = not text.table and text.lines  # what is open is told line by line
        asked = [] if listed else [line for line in (text.game, text.body, text.left) if line]
        stops = [say("stopping", url=all_url)]
        if text.table:
            stops.insert(0, say("muting", url=self._link(parcel.place, text.table)))
        body = [
            *([say("greeting", name=text.name), ""] if text.name else []),
            *(asked or [text.title]),
            "",
            *happened,
            f"{self._public_url}{text.path}",
            "",
            *stops,
        ]
        subject = f"{text.title} ({text.left})" if text.left else text.title
        message = self._message(address, subject, "\n".join(body), parcel.id)
        message["List-Unsubscribe"] = f"<{all_url}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return await self._handed_over(message)

    async def ask(self, address: Address, place: str, language: str) -> Outcome:
        """The first mail to an address, in our words alone: nothing else is sent before it is answered."""
        say = messages(language).format
        url = f"{self._public_url}/confirm/{self._keys.token(place, 'confirm')}?language={language}"
        body = "\n".join([say("confirm-body"), "", url, "", say("confirm-else")])
        return await self._handed_over(self._message(address, say("confirm-subject"), body, f"confirm-{place}"))

    def _link(self, place: str, what: str) -> str:
        return f"{self._public_url}/quiet/{what}/{self._keys.token(place, f'quiet {what}')}"

    def _message(self, address: Address, subject: str, body: str, id: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = MailAddress(self._smtp.sender_name, addr_spec=self._smtp.sender)
        message["To"] = MailAddress(addr_spec=address.to)
        message["Subject"] = subject
        message["Message-ID"] = f"<{id}@{self._smtp.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(body)
        return message

    async def _handed_over(self, message: EmailMessage) -> Outcome:
        smtp = self._smtp
        try:
            await aiosmtplib.send(
                message,
                hostname=smtp.host,
                port=smtp.port,
                use_tls=smtp.tls,
                start_tls=None if smtp.tls or not smtp.user else True,
                username=smtp.user,
                password=smtp.password,
                timeout=MAIL_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            codes = [recipient.code for recipient in refused.recipients]
            return Outcome(False, str(codes[0]) if codes else "refused", bool(codes) and codes[0] >= 500)
        except aiosmtplib.SMTPResponseException as answered:
            return Outcome(False, str(answered.code))
        except (aiosmtplib.SMTPException, OSError, TimeoutError):
            return Outcome(False, "no_connection")
        return Outcome(True)
