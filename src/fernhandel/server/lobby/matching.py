"""Which wishes fit an open chair, or each other. Nothing is read or written here."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from secrets import token_urlsafe

from fernhandel.core import shelf
from fernhandel.server.lobby.wire import Offer, OpenRow, Pace, WishPlan

ASKED_SECONDS = 30.0


@dataclass(frozen=True)
class Wish:
    """A wish as it stands."""

    holder: str
    plan: WishPlan
    made_at: float
    expires_at: float
    offer: Offer | None = None
    agreed: bool = False
    seated: str = ""
    refused: tuple[str, ...] = ()
    """What its owner did not want: tables, and those with whom one would have been laid."""
    sits: frozenset[str] = field(default_factory=frozenset)
    """Where its owner sits already."""

    def wants(self, game: str, players: int, pace: str) -> bool:
        plan = self.plan
        return game in plan.games and players in plan.players and pace in plan.paces


def matched(wishes: Sequence[Wish], tables: Sequence[OpenRow], now: float) -> dict[str, Offer]:
    """What everybody who waits is to be asked now, by holder: an open chair first, else a table for several."""
    offers: dict[str, Offer] = {}
    chairs = {table.id: _free(table) for table in tables}
    for wish in wishes:
        if wish.offer is not None and wish.offer.table in chairs:
            chairs[wish.offer.table] -= 1
    waiting = sorted((w for w in wishes if w.offer is None and not w.seated), key=lambda wish: wish.made_at)
    for wish in waiting:
        table = next((one for one in tables if chairs[one.id] > 0 and _fits(wish, one)), None)
        if table is not None:
            chairs[table.id] -= 1
            offers[wish.holder] = _offer(table.game, len(table.chairs), table.pace, asked=1, now=now, table=table)
    rest = [wish for wish in waiting if wish.holder not in offers]
    while rest:
        first, *rest = rest
        group = _group(first, rest)
        if group is not None:
            members, terms = group
            together = _offer(*terms, asked=len(members), now=now)
            offers |= {wish.holder: together for wish in members}
            rest = [wish for wish in rest if wish.holder not in offers]
    return offers


def _free(table: OpenRow) -> int:
    return sum(chair.kind == "open" for chair in table.chairs)


def _fits(wish: Wish, table: OpenRow) -> bool:
    known = wish.sits | set(wish.refused)
    return table.id not in known and wish.wants(table.game, len(table.chairs), table.pace)


def _group(first: Wish, others: Sequence[Wish]) -> tuple[list[Wish], tuple[str, int, Pace]] | None:
    """The largest table that the first of them can have with the others who wait, the longest waiting first."""
    for players in sorted(first.plan.players, reverse=True):
        for game in first.plan.games:
            if players < 2 or players not in shelf.title(game).about.players:
                continue
            for pace in first.plan.paces:
                about = f"{game} {players} {pace}"
                fits: list[Wish] = []
                for one in (first, *others):
                    if one.wants(game, players, pace) and about not in one.refused and _agreeable(one, fits):
                        fits.append(one)
                if len(fits) >= players and fits[0] is first:
                    return fits[:players], (game, players, pace)
    return None


def _agreeable(one: Wish, others: Sequence[Wish]) -> bool:
    """Whether nobody has said no to a table with the other."""
    return all(one.holder not in other.refused and other.holder not in one.refused for other in others)


def _offer(game: str, players: int, pace: Pace, *, asked: int, now: float, table: OpenRow | None = None) -> Offer:
    return Offer(
        id=token_urlsafe(12),
        table=table.id if table else "",
        name=table.name if table else "",
        game=game,
        players=players,
        pace=pace,
        asked=asked,
        until=now + ASKED_SECONDS,
    )


def swept(wishes: Sequence[Wish], now: float) -> tuple[list[Wish], list[Wish]]:
    """The wishes that stay, as they are now, and those that are gone.

    Who has not answered in time is not there, and nobody waits any longer for what needed them.
    """
    late = {wish.holder for wish in wishes if wish.offer is not None and wish.offer.until <= now and not wish.seated}
    stay, gone = [], []
    for wish in wishes:
        if wish.expires_at <= now or (wish.holder in late and not wish.agreed):
            gone.append(wish)
        else:
            stay.append(wish)
    missing = {wish.offer.id for wish in gone if wish.offer is not None}
    return [
        replace(wish, offer=None, agreed=False)
        if wish.offer is not None and not wish.seated and (wish.offer.id in missing or wish.holder in late)
        else wish
        for wish in stay
    ], gone
