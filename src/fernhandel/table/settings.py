"""What a seat has set for itself: kept beside the log, because nobody else may know of it."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Value
from fernhandel.core.deals.said import SaidClauses
from fernhandel.core.deals.spoken import ATTENTION, Attend
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.table.commands import Line, SeatNumber
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.negotiation import active_at, talks

Attention = Literal["open", "silent"]


class Preset(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order for the open auction that goes on now: raise as little as possible up to ``most``, then pass."""

    most: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    about: Mapping[str, Value] = {}
    """What is bid on, where one can bid on several things: ``{"box": 3}``."""
    auction: str = ""
    """The auction the order is for; filled in by the table."""


class Prepared(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal kept ready: said once, when that seat is active and this one may speak (DL79).

    A line is understood when it is kept, so that whoever sits down later changes nothing in it.
    """

    said: Line | SaidClauses
    to: SeatNumber
    language: str = "en"


class ChangeSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``preset`` replaces the order there is; without it there is none any more."""

    seat: SeatNumber
    auto: bool
    preset: Preset | None = None
    attention: Attention | None = None
    prepared: Prepared | None = None


class SeatSettings(msgspec.Struct, frozen=True, kw_only=True):
    auto: bool = False
    """Whether to do what must be done by itself, where everybody knows that there is no choice."""
    preset: Preset | None = None
    attention: Attention | None = None
    """What to say at the beginning of every turn, where deals are made."""
    prepared: Prepared | None = None


def follow_up(live: LiveTable, settings: Mapping[Seat, SeatSettings]) -> tuple[Seat, list[Action]] | None:
    """What a seat has ordered to be done now, if anything."""
    asked = live.to_act()
    for seat in asked:
        chosen = settings.get(seat)
        if chosen is None or live.chairs[seat].bot:
            continue
        action = _by_preset(live.game, seat, chosen.preset) or _attention(live.game, seat, chosen.attention)
        if action is None and chosen.auto and len(asked) == 1:
            action = _only_choice(live.game, seat)
        if action is not None:
            return seat, [action]
        said = _prepared(live, seat, chosen.prepared)
        if said:
            return seat, said
    return None


def _attention(game: Game, seat: Seat, wanted: str | None) -> Action | None:
    if wanted is None:
        return None
    attends = [action for action in game.legal(seat) if isinstance(action, Attend)]
    return next((action for action in attends if ATTENTION[action.how] == wanted), None)


def _prepared(live: LiveTable, seat: Seat, prepared: Prepared | None) -> list[Action]:
    """The deal that was kept ready, if it can be said now."""
    game = live.game
    if prepared is None or not talks(game) or active_at(game) != prepared.to:
        return []
    try:
        phrases = game.phrases(seat, prepared.said, 0, prepared.language)
        trial = game.copy()
        for phrase in phrases:
            trial.apply(seat, phrase)
    except (BadInput, Refused):
        return []
    return phrases


def holds(live: LiveTable, preset: Preset) -> bool:
    """Whether the auction an order was made for still goes on."""
    return live.state == "playing" and live.game.title.auction(live.game.table) == preset.auction


def outdated(live: LiveTable, settings: Mapping[Seat, SeatSettings]) -> list[tuple[Seat, SeatSettings]]:
    """Orders for an auction that is over."""
    return [
        (seat, chosen)
        for seat, chosen in settings.items()
        if chosen.preset is not None and not holds(live, chosen.preset)
    ]


def _by_preset(game: Game, seat: Seat, preset: Preset | None) -> Action | None:
    if preset is None or game.title.auction(game.table) != preset.auction:
        return None
    legal = game.legal(seat)
    bids: list[tuple[int, Action]] = []
    for action in legal:
        amount = game.title.bid_of(game.table, action)
        if (
            amount is not None
            and amount <= preset.most
            and preset.about.items() <= game.catalogue.values(action).items()
        ):
            bids.append((amount, action))
    if bids:
        return min(bids, key=lambda bid: bid[0])[1]
    return next((action for action in legal if action.ends), None)


def _only_choice(game: Game, seat: Seat) -> Action | None:
    """The one legal action, in a step where everybody sees that it is: nobody learns from how quickly it is done."""
    if game.step not in game.title.public_steps:
        return None
    legal = [action for action in game.legal(seat) if not action.talk]
    return legal[0] if len(legal) == 1 else None
