"""Notices, for whoever asks: where they go, which and when; and all that goes on by itself."""

import asyncio
import logging
import secrets
import time
from datetime import UTC, datetime
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from fernhandel.core.refusals import BadInput
from fernhandel.server.config import Config
from fernhandel.server.desk import Desk
from fernhandel.server.guard import Buckets
from fernhandel.server.notices import texts
from fernhandel.server.notices.courier import MOST_FAILURES, Courier, Sender
from fernhandel.server.notices.follower import Follower
from fernhandel.server.notices.keys import Address, HouseKeys, from_url_safe, key_file, read_keys
from fernhandel.server.notices.ledger import Ledger, Place
from fernhandel.server.notices.offers import Offers
from fernhandel.server.notices.reach import Reach, Unreachable
from fernhandel.server.notices.senders import Hooks, Mail, Parcel, Push, is_mail, smtp_of
from fernhandel.server.notices.wants import EVENTS, WAYS, ZONES, wanted
from fernhandel.server.notices.wire import (
    ChangeNotices,
    HouseWays,
    MadePlace,
    MutedTable,
    NewPlace,
    Notices,
    PlaceInfo,
    QuietHours,
    TestSent,
    Waiting,
    Waits,
)
from fernhandel.server.secret import new_secret
from fernhandel.server.turns import TooMany
from fernhandel.server.visitor import Visitor, is_person
from fernhandel.table.declined import Declined

LOG = logging.getLogger("fernhandel.notices")

ID_SIGNS = 16
MOST_PLACES = 10
CONFIRMATIONS = 3  # a day, for an address
CONFIRM_SECONDS = 86_400.0
TESTS = Buckets(1 / 10, 3)
STOPPED = "stopped"
POINT_BYTES, AUTH_BYTES = 65, 16


class NoticeDesk:
    def __init__(self, config: Config, desk: Desk) -> None:
        self._desk = desk
        self._ledger = Ledger(desk.hall.store)
        self._reach = Reach(config.reach)
        self._senders: dict[str, Sender] = {}
        self._keys: HouseKeys | None = None
        self._mail: Mail | None = None
        if not config.sends:
            return
        keys = self._keys = read_keys(key_file(config.db, config.keys))
        if config.push:
            self._senders["push"] = Push(keys, self._reach, _contact(config.public_url))
        if config.webhooks:
            self._senders["hook"] = Hooks(self._reach, config.public_url)
        if config.smtp:
            self._senders["mail"] = self._mail = Mail(keys, smtp_of(config.smtp), config.public_url)
        offers = Offers(desk.lobby, self._ledger)
        courier = Courier(self._ledger, desk.lists, offers, keys, self._senders, config.notice_pace)
        follower = Follower(desk.hall, self._ledger, config.notice_pace)
        for work in (follower.follow(), offers.follow(), courier.carry(), courier.keep_house()):
            desk.hall.background.spawn(work)

    # -- what is so ----------------------------------------------------------------------------------------------------

    async def told(self, visitor: Visitor, language: str) -> Notices:
        holder = visitor.holder
        hours = await asyncio.to_thread(self._ledger.hours, holder)
        chosen = await asyncio.to_thread(self._ledger.chosen, holder) if holder else {}
        return Notices(
            house=HouseWays(**{way: way in self._senders for way in WAYS}),
            person=is_person(holder),
            places=await self._places(visitor) if holder else [],
            wants={event: [way for way in WAYS if wanted(chosen, event, way)] for event in EVENTS},
            quiet=None if hours.begins is None or hours.ends is None else _quiet(hours.begins, hours.ends),
            wakes=hours.wakes,
            digest_at=hours.digest_at,
            zone=hours.zone,
            muted=await self._muted(holder, language) if holder else [],
        )

    async def _places(self, visitor: Visitor) -> list[PlaceInfo]:
        places = await asyncio.to_thread(self._ledger.places, visitor.holder)
        waiting = await asyncio.to_thread(self._ledger.waiting, visitor.holder)
        return [self._place_info(place, visitor.browser, waiting.get(place.id, 0)) for place in places]

    def _place_info(self, place: Place, browser: str, waiting: int) -> PlaceInfo:
        address = self._keys.unseal(place.address) if self._keys is not None else None
        return PlaceInfo(
            id=place.id,
            kind=place.kind,  # type: ignore[arg-type]
            label="" if address is None else shown(place.kind, address),
            preset="" if address is None else address.preset,
            here=place.browser == browser,
            state=place.state,  # type: ignore[arg-type]
            made_at=place.made_at,
            last_ok=place.last_ok,
            last_no=place.last_no,
            why=place.why,
            failures=place.failures,
            waiting=waiting,
        )

    async def _muted(self, holder: str, language: str) -> list[MutedTable]:
        mutes = await asyncio.to_thread(self._ledger.mutes, holder, time.time())
        summaries = await self._desk.lists.summaries(list(mutes))
        return [
            MutedTable(table=id, name=summary.name, game=summary.terms.game, until=until)
            for id, until in mutes.items()
            if (summary := summaries.get(id)) is not None and summary.state != "over"
        ]

    async def here(self, visitor: Visitor, table: str, language: str) -> Waits:
        """Somebody looks at a page: nothing has to call them for a moment. What waits for them is told there."""
        if not visitor.holder:
            return Waits(tables=[], told=False, paused=[])
        await asyncio.to_thread(self._ledger.see, visitor.holder, table, time.time())
        places = await self._places(visitor)
        listings = await self._desk.lists.own(visitor.holder, language)
        return Waits(
            tables=[
                Waiting(table=listing.id, name=listing.name, game=listing.game, ask=listing.ask)
                for listing in listings
                if listing.asked and not listing.hidden
            ],
            told=bool(places),
            paused=[place.label for place in places if place.state == "paused" and place.why != STOPPED],
        )

    # -- what is chosen ------------------------------------------------------------------------------------------------

    async def change(self, holder: str, wish: ChangeNotices) -> None:
        choices: dict[tuple[str, str], bool] = {
            (event, way): on for event, ways in wish.wants.items() for way, on in ways.items()
        }
        hours = await asyncio.to_thread(self._ledger.hours, holder)
        fields = ("wakes", "digest_at", "zone", "language")
        changed = {name: getattr(wish, name) for name in fields if getattr(wish, name) is not msgspec.UNSET}
        if wish.quiet is None:
            changed |= {"begins": None, "ends": None}
        elif isinstance(wish.quiet, QuietHours):
            changed |= {"begins": wish.quiet.begins, "ends": wish.quiet.ends}
        if changed.get("zone", "UTC") not in ZONES:
            raise BadInput("zone: the name of a time zone, such as Europe/Berlin")
        if choices:
            await asyncio.to_thread(self._ledger.choose, holder, choices)
        if changed:
            await asyncio.to_thread(self._ledger.set_hours, holder, hours._replace(**changed))

    async def mute(self, visitor: Visitor, table: str, muted: bool, until: float | None) -> None:
        live = await self._desk.hall.find(table)
        if not await self._desk.seats(Visitor(holder=visitor.holder), live):
            raise Declined("not_your_seat")
        if muted:
            await asyncio.to_thread(self._ledger.mute, visitor.holder, table, "", until)
        else:
            await asyncio.to_thread(self._ledger.unmute, visitor.holder, table)

    # -- places --------------------------------------------------------------------------------------------------------

    def push_key(self) -> str:
        if self._keys is None or "push" not in self._senders:
            raise Declined("way_not_offered")
        return self._keys.push_key

    async def add(self, visitor: Visitor, new: NewPlace) -> MadePlace:
        keys = self._keys
        if keys is None or new.kind not in self._senders:
            raise Declined("way_not_offered")
        if new.kind != "push" and not is_person(visitor.holder):
            raise Declined("needs_a_key")
        address = await self._checked(new)
        mark = keys.mark(f"{new.kind} {address.to.casefold() if new.kind == 'mail' else address.to}")
        there = await asyncio.to_thread(self._ledger.places, visitor.holder)
        if len(there) >= MOST_PLACES and all(place.mark != mark for place in there):
            raise Declined("too_many_places", most=MOST_PLACES)
        place = await asyncio.to_thread(
            self._ledger.add_place,
            Place(
                id=secrets.token_hex(ID_SIGNS // 2),
                holder=visitor.holder,
                browser=visitor.browser,
                kind=new.kind,
                address=keys.seal(address),
                mark=mark,
                state="new" if new.kind == "mail" else "on",
                failures=0,
                made_at=time.time(),
                last_ok=None,
                last_no=None,
                why="",
            ),
        )
        await self._begin(visitor.holder, new)
        if place.state == "new":
            await self._ask(place, address, new.language or "en")
        return MadePlace(place=place.id, secret=address.secret)

    async def _begin(self, holder: str, new: NewPlace) -> None:
        """The language and the time zone of whoever has a place are those of their page."""
        hours = await asyncio.to_thread(self._ledger.hours, holder)
        zone = new.zone if new.zone in ZONES else hours.zone
        await asyncio.to_thread(
            self._ledger.set_hours, holder, hours._replace(language=new.language or hours.language, zone=zone)
        )

    async def _checked(self, new: NewPlace) -> Address:
        """What strangers name is looked at before it is kept, and again whenever something goes there."""
        if new.kind == "mail":
            if not is_mail(new.to):
                raise Declined("no_mail_address")
            return Address(to=new.to)
        if new.kind == "push" and not _is_subscription(new):
            raise Declined("no_subscription")
        try:
            await self._reach.find(new.to)
        except Unreachable as error:
            raise Declined("address_not_reached", why=str(error)) from None
        label = texts.plain(new.label)
        if new.kind == "push":
            return Address(to=new.to, label=label, p256dh=new.p256dh, auth=new.auth)
        return Address(to=new.to, label=label, secret=new_secret(), preset=new.preset)

    async def _ask(self, place: Place, address: Address, language: str) -> None:
        assert self._mail is not None
        if not await asyncio.to_thread(self._ledger.may_ask, place.mark, CONFIRMATIONS, time.time()):
            raise Declined("asked_often", times=CONFIRMATIONS)
        outcome = await self._mail.ask(address, place.id, language)
        if not outcome.ok:
            await asyncio.to_thread(self._ledger.failed, place.id, outcome.why, None, MOST_FAILURES, time.time())
            raise Declined("mail_not_taken", why=outcome.why)

    async def test(self, visitor: Visitor, id: str, language: str) -> TestSent:
        place = await self._own(visitor, id)
        sender = self._senders.get(place.kind)
        address = self._keys.unseal(place.address) if self._keys is not None else None
        if sender is None or address is None or place.state == "new":
            raise Declined("way_not_offered")
        if place.why == STOPPED:  # by whoever reads that mail
            raise Declined("stopped_by_link")
        if wait := TESTS.take(place.id):
            raise TooMany(wait)
        begun = time.time()
        stamp = datetime.fromtimestamp(begun, UTC).strftime("%Y%m%d%H%M%S")
        parcel = Parcel("test", texts.test(language), language, "test", f"test-{stamp}-{id}", 3_600.0, None, id)
        outcome = await sender.send(address, parcel)
        now = time.time()
        if outcome.ok:
            await asyncio.to_thread(self._ledger.arrived, id, now)
        else:
            state = "ended" if outcome.gone and place.kind == "push" else None
            await asyncio.to_thread(self._ledger.failed, id, outcome.why, state, MOST_FAILURES, now)
        return TestSent(ok=outcome.ok, why="" if outcome.ok else outcome.why, seconds=round(now - begun, 1))

    async def remove(self, visitor: Visitor, id: str) -> None:
        await self._own(visitor, id)
        await asyncio.to_thread(self._ledger.remove_place, visitor.holder, id)

    async def _own(self, visitor: Visitor, id: str) -> Place:
        place = await asyncio.to_thread(self._ledger.place, id)
        if place is None or not visitor.holder or place.holder != visitor.holder:
            raise Declined("no_such_place")
        return place

    # -- links in mails ------------------------------------------------------------------------------------------------

    async def linked(self, token: str, purpose: str) -> Place | None:
        """The place that a link of a mail is about, if it is still for that."""
        id = self._keys.place_of(token, purpose, ID_SIGNS) if self._keys is not None else None
        place = await asyncio.to_thread(self._ledger.place, id) if id else None
        if place is None or place.kind != "mail":
            return None
        if purpose == "confirm" and (place.state not in ("new", "on") or time.time() - place.made_at > CONFIRM_SECONDS):
            return None
        return place

    async def confirm(self, token: str) -> bool:
        place = await self.linked(token, "confirm")
        if place is not None and place.state == "new":
            await asyncio.to_thread(self._ledger.set_state, place.id, "on", "")
        return place is not None

    async def stop(self, what: str, token: str) -> bool:
        """One table sends no more mail there, or all of them."""
        place = await self.linked(token, f"quiet {what}")
        if place is None:
            return False
        if what == "all":
            await asyncio.to_thread(self._ledger.set_state, place.id, "paused", STOPPED)
        else:
            await self._desk.hall.find(what)
            await asyncio.to_thread(self._ledger.mute, place.holder, what, place.id, None)
        return True

    async def language_of(self, place: Place) -> str:
        return (await asyncio.to_thread(self._ledger.hours, place.holder)).language


def shown(kind: str, address: Address) -> str:
    """A place as its owner knows it, and nobody else learns more from it than needed."""
    if kind == "mail":
        return f"{address.to[0]}…@{address.to.rpartition('@')[2]}"
    return address.label or urlsplit(address.to).hostname or ""


def _quiet(begins: int, ends: int) -> QuietHours:
    return QuietHours(begins=begins, ends=ends)


def _contact(public_url: str) -> str:
    """Whom a push service may turn to."""
    url = urlsplit(public_url)
    return public_url if url.scheme == "https" else f"mailto:host@{url.hostname}"


def _is_subscription(new: NewPlace) -> bool:
    try:
        point, auth = from_url_safe(new.p256dh), from_url_safe(new.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return (len(point), len(auth)) == (POINT_BYTES, AUTH_BYTES)
