"""What a notice says: made from what everybody may know of a table, in the reader's language."""

import re
from functools import lru_cache

import msgspec

from fernhandel.core import shelf
from fernhandel.core.words import Messages
from fernhandel.server.lobby.wire import Offer
from fernhandel.server.wire import Listing
from fernhandel.table.live import Seat
from fernhandel.table.summary import Summary

LINES = 2
MOST_SIGNS = 300  # of a body
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+")


class Text(msgspec.Struct, frozen=True, kw_only=True):
    title: str
    body: str
    lines: list[str]
    """What has happened since, at most two lines."""
    name: str
    """Of who sits there."""
    game: str
    path: str
    table: str
    left: str = ""


@lru_cache
def messages(language: str) -> Messages:
    return Messages.of("fernhandel.server.notices.text", language)


def plain(text: str, most: int = MOST_SIGNS) -> str:
    """On one line, without signs that steer a terminal, a mail or the direction of writing."""
    found = CONTROL.sub(" ", text).strip()
    return found if len(found) <= most else f"{found[: most - 1]}…"


def told(id: str, summary: Summary, kind: str, seat: Seat, language: str, now: float) -> Text:
    """What a seat is told of a table; nothing in it is secret, because nothing in a summary is."""
    say, words = messages(language).format, summary.words[language]
    game = shelf.title(summary.terms.game).about_in(language).title
    left = _left(summary, seat, language, now) if kind in ("move", "quarter", "hour") else ""
    match kind:
        case "move" | "quarter" | "hour":
            body = words.ask
        case "over":
            body = words.verdict
        case _:
            body = say(f"body-{kind}", name=plain(words.names[seat], 80))
    moved = summary.seats[seat].moved_seq
    lines = [line.text for line in words.last if line.seq > moved][-LINES:] if kind in ("move", "over") else []
    return Text(
        title=plain(say(f"title-{kind}", table=plain(summary.name or game, 80))),
        body=plain(body),
        lines=[plain(line) for line in lines],
        name="" if kind == "handed" else plain(words.names[seat]),  # who is told sits there no more
        game=say("turn", game=game, turn=summary.turn) if kind == "move" and summary.turn else game,
        path=f"/t/{summary.rematch if kind == 'rematch' else id}",
        table=id,
        left=left,
    )


def fitting(offer: Offer, language: str) -> Text:
    """A chair that fits a wish: everybody in the lobby may know of it."""
    say = messages(language).format
    game = shelf.title(offer.game).about_in(language).title
    table = plain(offer.name, 80) or game
    return Text(
        title=say("title-fits"),
        body=plain(say("body-fits", table=table, players=offer.players, pace=offer.pace)),
        lines=[],
        name="",
        game="" if table == game else game,
        path="/lobby",
        table="",
    )


def digest(listings: list[Listing], language: str) -> Text:
    """What is open at all tables of somebody."""
    say = messages(language).format
    asked = [listing for listing in listings if listing.asked]
    named = [plain(listing.name or shelf.title(listing.game).about_in(language).title, 80) for listing in asked]
    return Text(
        title=say("title-digest", moves=len(asked)),
        body=plain(say("body-digest", tables=", ".join(named))) if named else "",
        lines=[plain(f"{name}: {listing.ask}") for name, listing in zip(named, asked, strict=True)],
        name="",
        game="",
        path="/",
        table="",
    )


def test(language: str) -> Text:
    say = messages(language).format
    return Text(title=say("title-test"), body=say("body-test"), lines=[], name="", game="", path="/notices", table="")


def _left(summary: Summary, seat: Seat, language: str, now: float) -> str:
    seconds = summary.seconds_left(seat, now)
    if seconds is None:
        return ""
    minutes = max(0, int(seconds // 60))
    days, hours = minutes // 1440, minutes // 60 % 24
    return messages(language).format("left", days=days, hours=hours, minutes=minutes % 60)
