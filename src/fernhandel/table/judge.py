"""Whether a command can be carried out now, and what it writes into the log."""

from math import ceil
from typing import Final

from msgspec.structs import replace

from fernhandel.bots import usual_level
from fernhandel.core.actions import Action
from fernhandel.core.deals.spoken import drafts
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.table import commands, entries
from fernhandel.table.declined import Declined
from fernhandel.table.levels import fallback, known_level, voted_levels
from fernhandel.table.live import LiveTable, Seat, names_at
from fernhandel.table.negotiation import silence, talks
from fernhandel.table.plain import plain
from fernhandel.table.settings import ChangeSettings, Preset, SeatSettings
from fernhandel.table.undo import absent_veto, reach

TALK_AT_ONCE: Final = 10  # how often a seat may say something
TALK_SECONDS: Final = 30.0  # within this time
FAULT_LETTERS: Final = 200


def lay(opened: entries.Opened) -> list[entries.AnyEntry]:
    """The first entries of a table: where no chair is empty the game begins at once."""
    waits = any(chair.kind == "open" for chair in opened.chairs)
    return [opened] if waits else [opened, entries.Began()]


# -- commands ----------------------------------------------------------------------------------------------------------


def judge(live: LiveTable, command: commands.JudgedCommand, now: float) -> list[entries.AnyEntry]:
    """What a command writes into the log of a table as it is now."""
    _require_table(live)
    if isinstance(command, commands.Act):
        return act(live, command)
    if isinstance(command, commands.Say):
        return say(live, command)
    if isinstance(command, commands.Compose):
        return compose(live, command)
    if isinstance(command, commands.Undo):
        return undo(live, command, now)
    if isinstance(command, commands.AnswerUndo):
        return answer_undo(live, command)
    if isinstance(command, commands.Talk):
        return talk(live, command, now)
    if isinstance(command, commands.TakeOver):
        return take_over(live, command, now)
    if isinstance(command, commands.TakeBack):
        return take_back(live, command)
    if isinstance(command, commands.Withdraw):
        return withdraw(live, command)
    return leave(live, command)


def act(live: LiveTable, command: commands.Act) -> list[entries.AnyEntry]:
    seat = command.seat
    _require_question(live, seat, command.base)
    catalogue = live.game.catalogue
    actions = [catalogue.from_json(action) for action in [command.action, *command.then]]
    if any(drafts(action) for action in actions):
        raise Declined("said_in_pieces")
    refused = live.game.refusal(seat, actions[0])
    if refused is not None:
        raise refused
    if len(actions) > 1:
        _try_in_the_dark(live.game.copy(), seat, actions)
    return moved(live, seat, actions, "person")


def say(live: LiveTable, command: commands.Say) -> list[entries.AnyEntry]:
    """A proposal is said whole: all its phrases, or none (DL33)."""
    seat = command.seat
    _require_question(live, seat, command.base)
    game = live.game.copy()
    phrases = game.phrases(seat, command.said, command.answers, command.language, names_at(live, command.language))
    _try(game, seat, phrases)
    return moved(live, seat, phrases, "person")


def compose(live: LiveTable, command: commands.Compose) -> list[entries.AnyEntry]:
    seat = command.seat
    _require_play(live)
    if live.chairs[seat].bot:
        raise Declined("bot_sits_there", seat=seat)
    if not talks(live.game) or seat not in live.to_act():
        raise Declined("no_talk")
    if seat in live.talk_time.composing:
        raise Declined("composes_already")
    return [entries.Composes(seat=seat)]


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
    text = plain(command.text)
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


def take_over(live: LiveTable, command: commands.TakeOver, now: float) -> list[entries.AnyEntry]:
    _require_play(live)
    game = live.opened.terms.game
    level = known_level(game, command.level)
    chair = command.seat if command.chair is None else command.chair
    if chair >= live.players:
        raise BadInput(f"there is no seat {chair}; they run from 0 to {live.players - 1}")
    if live.chairs[chair].bot:
        raise Declined("bot_sits_there", seat=chair)
    if chair == command.seat:
        return [entries.StoodIn(seat=chair, level=level, why="owner")]
    if level not in voted_levels(game):
        raise Declined("weak_stand_in", level=level, levels=", ".join(voted_levels(game)))
    if not live.times.ran_out(chair, now):
        raise Declined("clock_still_runs", seat=chair)
    if command.seat in live.votes.get(chair, ()):
        raise Declined("voted_already", seat=chair)
    voted: list[entries.AnyEntry] = [entries.Voted(seat=command.seat, chair=chair)]
    voters = {seat for seat in live.present() if seat != chair and not live.times.ran_out(seat, now)}
    if voters <= live.votes.get(chair, set()) | {command.seat}:
        voted.append(entries.StoodIn(seat=chair, level=level, why="vote"))
    return voted


def shut_out(live: LiveTable, given: list[tuple[Seat, str]]) -> list[entries.AnyEntry]:
    """Whoever was given these seats is shut out of the house: bots play on, and before the game the chairs are free."""
    log: list[entries.AnyEntry] = []
    for seat, secret_hash in given:
        if seat >= live.players or live.chairs[seat].secret_hash != secret_hash or live.game.over:
            continue
        if not live.began:
            log.append(entries.Stood(seat=seat))
        elif not live.chairs[seat].bot:
            level = voted_levels(live.opened.terms.game)[-1]
            log.append(entries.StoodIn(seat=seat, level=level, why="host"))
    return log


def take_back(live: LiveTable, command: commands.TakeBack) -> list[entries.AnyEntry]:
    if not live.chairs[command.seat].stand_in:
        raise Declined("no_bot_in_chair")
    return [entries.CameBack(seat=command.seat)]


def leave(live: LiveTable, command: commands.Leave) -> list[entries.AnyEntry]:
    """Nobody has to wait for who leaves: before the game the chair is empty again, later a bot plays on."""
    if not live.began:
        return [entries.Stood(seat=command.seat)]
    _require_play(live)
    level = known_level(live.opened.terms.game, command.level)
    return [entries.Left(seat=command.seat, name=live.chairs[command.seat].name, level=level)]


def hand_on(live: LiveTable, seat: Seat, secret_hash: str) -> list[entries.AnyEntry]:
    """The chair is offered to whoever shows that secret."""
    _require_table(live)
    if live.game.over:
        raise Declined("game_over")
    return [entries.Offered(seat=seat, secret_hash=secret_hash)]


def withdraw(live: LiveTable, command: commands.Withdraw) -> list[entries.AnyEntry]:
    if command.seat not in live.offered():
        raise Declined("not_offered")
    return [entries.Withdrew(seat=command.seat)]


def take_offered(live: LiveTable, offer_hash: str, name: str, secret_hash: str) -> list[entries.AnyEntry]:
    """Take over the chair that is offered by that secret; whoever asks again with the new one sits there already."""
    _require_table(live)
    if live.owner_of(secret_hash) is not None:
        return []
    seat = live.offered_by(offer_hash)
    if seat is None:
        raise Declined("offer_spent")
    return [entries.HandedOn(seat=seat, name=name, before=live.chairs[seat].name, secret_hash=secret_hash)]


def drop(live: LiveTable, command: commands.Drop, mine: list[Seat]) -> list[entries.AnyEntry]:
    """A table is cleared away by who sits there alone, before the game."""
    _require_table(live)
    if live.began:
        raise Declined("already_begun")
    if set(live.people()) - set(mine):
        raise Declined("others_sit_there")
    return [entries.Dropped(seat=command.seat)]


def join(live: LiveTable, seat: Seat | None, name: str, secret_hash: str) -> list[entries.AnyEntry]:
    """Take an empty chair, the first or a certain one; the game begins when none is left.

    Whoever has chosen the secret of the new seat and asks again sits there already.
    """
    _require_table(live)
    if live.owner_of(secret_hash) is not None:
        return []
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


def new_secret(live: LiveTable, seat: Seat, secret_hash: str) -> list[entries.AnyEntry]:
    """The seat opens by another secret from now on."""
    _require_table(live)
    if not 0 <= seat < live.players or live.chairs[seat].kind != "person":
        raise BadInput(f"no person sits in seat {seat} of this table")
    return [entries.SecretChanged(seat=seat, secret_hash=secret_hash)]


def rename(live: LiveTable, seat: Seat, name: str) -> list[entries.AnyEntry]:
    """Whoever sits there is called something else from now on; what is over stays as it was."""
    chair = live.chairs[seat]
    named = chair.kind == "person" and chair.name != name and not live.game.over
    return [entries.Renamed(seat=seat, name=name)] if named else []


def call(live: LiveTable, seat: Seat | None, was: str, name: str) -> list[entries.AnyEntry]:
    """The host calls a chair or the table otherwise, even where all is over; not where it has another name by now."""
    now = live.opened.name if seat is None else live.chairs[seat].name if 0 <= seat < live.players else None
    return [entries.Renamed(seat=seat, name=name)] if now == was != name else []


def forget(live: LiveTable, seat: Seat) -> list[entries.AnyEntry]:
    """Whoever sits there wants to be forgotten: a game that goes on is played by a bot to its end."""
    chair = live.chairs[seat]
    if chair.kind != "person":
        return []
    if not live.began:
        return [entries.Stood(seat=seat)]
    left: list[entries.AnyEntry] = []
    if not live.game.over and not chair.stand_in:
        left.append(entries.StoodIn(seat=seat, level=usual_level(live.opened.terms.game, "normal"), why="owner"))
    return [*left, entries.Renamed(seat=seat, name="")] if chair.name else left


def rematch(live: LiveTable, command: commands.Rematch, table: str) -> list[entries.AnyEntry]:
    """The log names the new table before it is laid, so that two who ask at once sit at the same one."""
    if not live.game.over:
        raise Declined("not_over_yet")
    if command.seat in live.wants_rematch:
        return []
    return [entries.Rematched(seat=command.seat, table=live.rematch or table, too=bool(live.rematch))]


def advice(live: LiveTable, seat: Seat) -> list[entries.AnyEntry]:
    """Whoever is asked may ask a bot; the table is told."""
    if seat not in live.to_act():
        raise Declined("not_asked")
    return [entries.Advised(seat=seat)]


def change_settings(live: LiveTable, change: ChangeSettings) -> SeatSettings:
    """What a seat has set for itself from now on: no matter of the log. An order is for the auction that goes on."""
    preset = change.preset
    if preset is not None:
        auction = live.game.title.auction(live.game.table) if live.state == "playing" else ""
        if not auction:
            raise Declined("no_auction")
        preset = Preset(most=preset.most, about=preset.about, auction=auction)
    prepared = change.prepared
    if prepared is not None:
        names = names_at(live, prepared.language)
        said = live.game.heard(change.seat, prepared.said, prepared.language, names, prepared.to)
        live.game.check_kept(change.seat, said, prepared.to)
        prepared = replace(prepared, said=said)
    return SeatSettings(auto=change.auto, preset=preset, attention=change.attention, prepared=prepared)


# -- what nobody present does ------------------------------------------------------------------------------------------


def bot_move(live: LiveTable, seat: Seat, actions: list[int], since: int) -> list[entries.AnyEntry]:
    """What a bot has chosen, if it is still asked what it was asked; a proposal comes whole."""
    if live.asked_since[seat] != since or seat not in live.bots_due():
        raise Declined("stale", base=since, since=live.asked_since[seat])
    catalogue = live.game.catalogue
    if len(actions) > 1:
        try:
            _try(live.game.copy(), seat, [catalogue[id] for id in actions])
        except Refused:  # others have spoken since
            raise Declined("stale", base=since, since=live.asked_since[seat]) from None
    return moved(live, seat, [catalogue[id] for id in actions], "bot")


def bot_failed(live: LiveTable, seat: Seat, level: str, fault: str) -> list[entries.AnyEntry]:
    """Another bot goes on in the place of one that has failed, if it still sits there."""
    if live.chairs[seat].bot != level:
        return []
    stands_in = fallback(live.opened.terms.game, level)
    return [entries.StoodIn(seat=seat, level=stands_in, why="failure", fault=fault[:FAULT_LETTERS])]


def order(live: LiveTable, seat: Seat, actions: list[Action], made: int) -> list[entries.AnyEntry]:
    """What a seat has ordered to be done, if the game stands where it stood."""
    if live.game.length != made:
        raise Declined("stale", base=made, since=live.game.length)
    return moved(live, seat, actions, "auto")


def talk_is_up(live: LiveTable, now: float) -> list[entries.AnyEntry]:
    """The time for talk is over: the table speaks for everybody who has not said that they are ready (DL78)."""
    left = live.talk_time.left(now)
    if left is None or left > 0:
        raise Declined("stale", base=live.seq, since=live.seq)
    game = live.game.copy()
    said: list[entries.AnyEntry] = []
    for seat in game.to_act():
        for action in silence(game, seat, live.talk_time.often(seat, live.game)):
            said.append(entries.Moved(seat=seat, action=game.catalogue.to_text(action), by="clock"))
    return said


def jump(live: LiveTable, seconds: float) -> list[entries.AnyEntry]:
    """What is noted of a clock that was set, where somebody would lose or win time by it."""
    return [entries.Jumped(seconds=seconds)] if seconds and live.timed else []


def moved(live: LiveTable, seat: Seat, actions: list[Action], by: entries.Mover) -> list[entries.AnyEntry]:
    """The entries of moves that are made together."""
    catalogue = live.game.catalogue
    return [
        entries.Moved(seat=seat, action=catalogue.to_text(action), by=by, nth=nth) for nth, action in enumerate(actions)
    ]


def _try(trial: Game, seat: Seat, actions: list[Action]) -> None:
    """All of them, one after the other; what is refused is told."""
    for action in actions:
        trial.apply(seat, action)


def _try_in_the_dark(trial: Game, seat: Seat, actions: list[Action]) -> None:
    """The same where nothing has been said yet: nobody finds out by a refusal what an earlier move would show."""
    for nth, action in enumerate(actions):
        luck = trial.table.rng.state()
        events = trial.apply(seat, action)
        learned = trial.table.rng.state() != luck or any(event.reveals for event in events)
        if learned and nth < len(actions) - 1:
            raise Declined("learned_between", move=nth + 1)


def _require_question(live: LiveTable, seat: Seat, base: int) -> None:
    """A person sits there, and has seen what is asked."""
    _require_play(live)
    if live.chairs[seat].bot:
        raise Declined("bot_sits_there", seat=seat)
    if base < live.asked_since[seat]:
        raise Declined("stale", base=base, since=live.asked_since[seat])


def _require_table(live: LiveTable) -> None:
    if live.dropped:
        raise Declined("table_dropped")


def _require_play(live: LiveTable) -> None:
    if not live.began:
        raise Declined("not_begun")
    if live.game.over:
        raise Declined("game_over")
