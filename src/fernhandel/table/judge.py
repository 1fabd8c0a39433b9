"""Whether a command can be carried out now, and what it writes into the log."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.refusals import BadInput
from fernhandel.table import commands, entries
from fernhandel.table.declined import Declined
from fernhandel.table.live import LiveTable, Seat
from fernhandel.table.undo import absent_veto, reach

VOTED: Final = ("easy", "normal", "hard")  # whom the others may put into somebody's chair

TALK_AT_ONCE: Final = 10  # how often a seat may say something
TALK_SECONDS: Final = 30.0  # within this time


def act(live: LiveTable, command: commands.Act) -> list[entries.AnyEntry]:
    seat = command.seat
    _require_play(live)
    if live.chairs[seat].bot:
        raise Declined("bot_sits_there", seat=seat)
    if command.base < live.asked_since[seat]:
        raise Declined("stale", base=command.base, since=live.asked_since[seat])
    action = live.game.catalogue.from_json(command.action)
    refused = live.game.refusal(seat, action)
    if refused is not None:
        raise refused
    return [entries.Moved(seat=seat, action=live.game.catalogue.to_text(action), by="person")]


def undo(live: LiveTable, command: commands.Undo, now: float) -> list[entries.AnyEntry]:
    seat = command.seat
    _require_play(live)  # once a game is over its seed is known, and with it all luck there would be
    found = reach(live, seat)
    if found is None:
        raise Declined("nothing_to_undo")
    if found.free:
        return [entries.TookBack(seat=seat, move=found.move, alone=found.alone)]
    if not command.ask:
        raise Declined("undo_needs_consent", move=found.move)
    if live.asking is not None:
        raise Declined("undo_asked_already", seat=live.asking.seat)
    veto = absent_veto(live, seat, found.move, now)
    if veto is not None:
        raise veto
    asked: list[entries.AnyEntry] = [entries.AskedBack(seat=seat, move=found.move)]
    if not _must_grant(live, seat):  # bots grant everything
        asked.append(entries.TookBack(seat=seat, move=found.move))
    return asked


def answer_undo(live: LiveTable, command: commands.AnswerUndo) -> list[entries.AnyEntry]:
    asking = live.asking
    if asking is None:
        raise Declined("no_undo_asked")
    if command.seat not in _must_grant(live, asking.seat) or command.seat in asking.granted:
        raise Declined("not_yours_to_grant")
    answered: list[entries.AnyEntry] = [entries.Answered(seat=command.seat, granted=command.grant)]
    if command.grant and set(_must_grant(live, asking.seat)) <= asking.granted | {command.seat}:
        answered.append(entries.TookBack(seat=asking.seat, move=asking.move))
    return answered


def _must_grant(live: LiveTable, seat: Seat) -> list[Seat]:
    """The other seats where persons decide."""
    return [other for other in live.present() if other != seat]


def talk(live: LiveTable, command: commands.Talk, now: float) -> list[entries.AnyEntry]:
    text = " ".join(command.text.split())
    if not text:
        raise Declined("empty_talk")
    said: list[float] = []
    for told in reversed(live.told):
        if told.at < now - TALK_SECONDS or len(said) == TALK_AT_ONCE:
            break
        if isinstance(told.entry, entries.Said) and told.entry.seat == command.seat:
            said.append(told.at)
    if len(said) == TALK_AT_ONCE:
        raise Declined("too_much_talk", seconds=max(1, ceil(said[-1] + TALK_SECONDS - now)))
    return [entries.Said(seat=command.seat, name=live.chairs[command.seat].name, text=text)]


def take_over(live: LiveTable, command: commands.TakeOver, now: float, levels: Sequence[str]) -> list[entries.AnyEntry]:
    _require_play(live)
    if command.level not in levels:
        raise BadInput(f"there is no bot {command.level!r}; there is {', '.join(levels)}")
    chair = command.seat if command.chair is None else command.chair
    if chair >= live.players:
        raise BadInput(f"there is no seat {chair}; they run from 0 to {live.players - 1}")
    if live.chairs[chair].bot:
        raise Declined("bot_sits_there", seat=chair)
    if chair == command.seat:
        return [entries.StoodIn(seat=chair, level=command.level, why="owner")]
    if command.level not in VOTED:
        raise Declined("weak_stand_in", level=command.level)
    if not live.times.ran_out(chair, now):
        raise Declined("clock_still_runs", seat=chair)
    if command.seat in live.votes.get(chair, ()):
        raise Declined("voted_already", seat=chair)
    voted: list[entries.AnyEntry] = [entries.Voted(seat=command.seat, chair=chair)]
    voters = {seat for seat in live.present() if seat != chair and not live.times.ran_out(seat, now)}
    if voters <= live.votes.get(chair, set()) | {command.seat}:
        voted.append(entries.StoodIn(seat=chair, level=command.level, why="vote"))
    return voted


def take_back(live: LiveTable, command: commands.TakeBack) -> list[entries.AnyEntry]:
    if not live.chairs[command.seat].stand_in:
        raise Declined("no_bot_in_chair")
    return [entries.CameBack(seat=command.seat)]


def leave(live: LiveTable, command: commands.Leave) -> list[entries.AnyEntry]:
    if live.began:
        raise Declined("already_begun")
    return [entries.Stood(seat=command.seat)]


def join(live: LiveTable, seat: Seat | None, name: str, secret_hash: str) -> list[entries.AnyEntry]:
    """Take an empty chair, the first or a certain one; the game begins when none is left."""
    empty = live.empty_chairs()
    if not empty:
        raise Declined("no_empty_chair")
    if seat is not None and seat not in empty:
        raise Declined("chair_taken", seat=seat)
    sat: list[entries.AnyEntry] = [
        entries.Sat(seat=empty[0] if seat is None else seat, name=name, secret_hash=secret_hash)
    ]
    if len(empty) == 1:
        sat.append(entries.Began())
    return sat


def bot_move(live: LiveTable, seat: Seat, action: int, since: int) -> list[entries.AnyEntry]:
    """What a bot has chosen, if it is still asked what it was asked."""
    if live.asked_since[seat] != since or seat not in live.bots_due():
        raise Declined("stale", base=since, since=live.asked_since[seat])
    chosen = live.game.catalogue[action]
    return [entries.Moved(seat=seat, action=live.game.catalogue.to_text(chosen), by="bot")]


def order(live: LiveTable, seat: Seat, action: Action, made: int) -> list[entries.AnyEntry]:
    """What a seat has ordered to be done, if the game stands where it stood."""
    if live.game.length != made:
        raise Declined("stale", base=made, since=live.game.length)
    return [entries.Moved(seat=seat, action=live.game.catalogue.to_text(action), by="auto")]


def jump(live: LiveTable, seconds: float) -> list[entries.AnyEntry]:
    """What is noted of a clock that was set, where somebody would lose or win time by it."""
    return [entries.Jumped(seconds=seconds)] if seconds and live.timed else []


def _require_play(live: LiveTable) -> None:
    if not live.began:
        raise Declined("not_begun")
    if live.game.over:
        raise Declined("game_over")
