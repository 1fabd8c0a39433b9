"""Who sits where: coming, leaving, handing over to a bot and coming back; and talk."""

import pytest

from fernhandel import BadInput, Refused
from fernhandel.table import commands, entries, judge
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from fernhandel.table.entries import Chair
from fernhandel.table.live import LiveTable, commitment
from table.sitting import EPOCH, NORTH, SOUTH, Sitting, declined


def waiting(*kinds: str) -> LiveTable:
    """A table that is laid for these: ``person``, ``bot`` or ``open``."""
    sitting = Sitting("nuremberg", len(kinds))
    chairs = [
        Chair(kind="person", name="North", secret_hash="hash-0")
        if kind == "person"
        else Chair(kind="bot", name="Bot", level="easy")
        if kind == "bot"
        else Chair(kind="open")
        for kind in kinds
    ]
    opened = entries.Opened(
        terms=sitting.game.terms, seed=7, name="", public=True, clock=Clock(), chairs=chairs, invite=""
    )
    return LiveTable("table", EPOCH, opened)


def fold(live: LiveTable, log: list[entries.AnyEntry]) -> None:
    for entry in log:
        live.fold(EPOCH, entry)


def test_the_game_begins_when_no_chair_is_empty() -> None:
    live = waiting("person", "open", "open")
    assert (live.state, live.to_act(), live.empty_chairs()) == ("waiting", [], [1, 2])
    act = commands.Act(key="command-1", seat=0, base=0, action={"type": "bid", "box": 1, "cubes": 3})
    assert declined(judge.act, live, act) == "not_begun"
    fold(live, judge.join(live, 2, "South", "hash-2"))
    assert live.state == "waiting"
    assert declined(judge.join, live, 2, "Left", "hash") == "chair_taken"
    fold(live, judge.join(live, None, "Left", "hash-1"))
    assert (live.state, live.names()) == ("playing", ["North", "Left", "South"])
    assert declined(judge.join, live, None, "Right", "hash") == "no_empty_chair"


def test_who_leaves_before_the_game_gives_the_chair_up() -> None:
    live = waiting("person", "open")
    fold(live, judge.leave(live, commands.Leave(key="command-1", seat=0)))
    assert live.empty_chairs() == [0, 1]
    assert live.owner_of("hash-0") is None
    assert live.owner_of("") is None  # an empty chair belongs to nobody


def test_a_table_of_my_own_can_be_cleared_away_before_the_game() -> None:
    live = waiting("person", "bot", "open")
    drop = commands.Drop(key="command-1", seat=0)
    assert declined(judge.drop, live, drop, []) == "others_sit_there"
    fold(live, judge.drop(live, drop, [0]))
    assert live.state == "dropped"
    assert declined(judge.join, live, None, "South", "hash-2") == "table_dropped"
    assert declined(judge.drop, live, drop, [0]) == "table_dropped"
    assert declined(judge.hand_on, live, 0, "offer") == "table_dropped"
    assert declined(judge.new_secret, live, 0, "hash-3") == "table_dropped"
    talk = commands.Talk(key="command-2", seat=0, text="Hello?")
    assert declined(judge.judge, live, talk, EPOCH) == "table_dropped"


def test_a_table_where_others_sit_or_that_has_begun_is_not_cleared_away() -> None:
    live = waiting("person", "open", "open")
    fold(live, judge.join(live, None, "South", "hash-1"))
    drop = commands.Drop(key="command-1", seat=0)
    assert declined(judge.drop, live, drop, [0]) == "others_sit_there"
    fold(live, judge.join(live, None, "Left", "hash-2"))
    assert declined(judge.drop, live, drop, [0, 1, 2]) == "already_begun"


def handed_on(live: LiveTable, name: str = "Left", offer: str = "offer", secret: str = "hash-9") -> None:
    fold(live, judge.take_offered(live, offer, name, secret))


@pytest.mark.parametrize("begun", [False, True])
def test_a_chair_is_handed_on_once_with_a_secret_of_its_own(begun: bool) -> None:
    live = Sitting("nuremberg", 2).live if begun else waiting("person", "open")
    assert declined(judge.take_offered, live, "", "Left", "hash-9") == "offer_spent"  # a chair that nobody offers
    fold(live, judge.hand_on(live, NORTH, "first"))
    fold(live, judge.hand_on(live, NORTH, "offer"))
    assert live.offered() == [NORTH]
    assert declined(judge.take_offered, live, "first", "Left", "hash-9") == "offer_spent"  # there is a later one
    handed_on(live)
    assert (live.names()[NORTH], live.owner_of("hash-0"), live.owner_of("hash-9")) == ("Left", None, NORTH)
    assert live.offered() == []
    assert judge.take_offered(live, "offer", "Left", "hash-9") == []  # asked again
    assert declined(judge.take_offered, live, "offer", "Right", "hash-8") == "offer_spent"


def test_an_offer_ends_when_it_is_withdrawn_or_the_seat_has_another_secret() -> None:
    live = waiting("person", "open")
    withdraw = commands.Withdraw(key="command-1", seat=NORTH)
    fold(live, judge.hand_on(live, NORTH, "offer"))
    fold(live, judge.withdraw(live, withdraw))
    assert declined(handed_on, live) == "offer_spent"
    assert declined(judge.withdraw, live, withdraw) == "not_offered"
    fold(live, judge.hand_on(live, NORTH, "offer"))
    fold(live, judge.new_secret(live, NORTH, "hash-1"))
    assert declined(handed_on, live) == "offer_spent"
    fold(live, judge.hand_on(live, NORTH, "offer"))
    fold(live, judge.leave(live, commands.Leave(key="command-2", seat=NORTH)))
    assert declined(handed_on, live) == "offer_spent"


def test_whoever_takes_a_chair_over_decides_there_and_the_table_is_told() -> None:
    sitting = Sitting("nuremberg", 2, clock=Clock(kind="decision", seconds=60))
    seat = sitting.live.to_act()[0]
    sitting.take_over(seat)
    sitting.write(judge.hand_on(sitting.live, seat, "offer"))
    sitting.now += 50
    sitting.write(judge.take_offered(sitting.live, "offer", "Left", "hash-9"))
    chair = sitting.look(None).table.chairs[seat]
    assert (chair.name, chair.level, chair.seconds_left) == ("Left", "", 60)
    assert sitting.notes(None)[-1].text == f"Left has taken over from {('North', 'South')[seat]}."
    sitting.act(seat, sitting.game.legal(seat)[0])


def test_time_runs_on_for_whoever_takes_over() -> None:
    """Else a chair would be handed to and fro for more of it."""
    sitting = Sitting("nuremberg", 2, clock=Clock(kind="decision", seconds=60))
    seat = sitting.live.to_act()[0]
    sitting.now += 50
    sitting.write(judge.hand_on(sitting.live, seat, "offer"))
    sitting.write(judge.take_offered(sitting.live, "offer", "Left", "hash-9"))
    assert sitting.look(None).table.chairs[seat].seconds_left == 10


def test_who_leaves_for_good_leaves_the_chair_to_a_bot() -> None:
    sitting = Sitting("nuremberg", 2)
    seat = sitting.live.to_act()[0]
    name = sitting.live.names()[seat]
    sitting.write(judge.hand_on(sitting.live, seat, "offer"))
    sitting.do(commands.Leave(key=sitting.key(), seat=seat, level="easy"))
    chair = sitting.look(None).table.chairs[seat]
    assert (chair.kind, chair.level, chair.owned, chair.name) == ("bot", "easy", False, "")
    assert sitting.live.owner_of(f"hash-{seat}") is None
    assert sitting.notes(None)[-1].text.startswith(f"{name} has left the game for good; the bot easy plays on as ")
    assert declined(judge.take_offered, sitting.live, "offer", "Left", "hash-9") == "offer_spent"
    assert declined(sitting.take_back, seat) == "no_bot_in_chair"
    sitting.bot(seat)


def test_whoever_had_to_grant_an_undo_may_be_somebody_else() -> None:
    sitting = Sitting("nuremberg", 3)
    first = sitting.live.to_act()[0]
    sitting.act(first, sitting.game.legal(first)[0])
    second = sitting.live.to_act()[0]
    sitting.act(second, sitting.game.legal(second)[0])
    sitting.undo(first, ask=True)
    assert sitting.live.asking is not None
    sitting.write(judge.hand_on(sitting.live, second, "offer"))
    sitting.write(judge.take_offered(sitting.live, "offer", "Above", "hash-9"))
    assert sitting.live.asking is None


def test_all_who_want_a_rematch_are_known_and_the_first_has_laid_it() -> None:
    sitting = Sitting("nuremberg", 2)
    again = [commands.Rematch(key=sitting.key(), seat=seat) for seat in (NORTH, SOUTH)]
    assert declined(judge.rematch, sitting.live, again[0], "first") == "not_over_yet"
    while not sitting.game.over:
        seat = sitting.live.to_act()[0]
        sitting.act(
            seat, ([action for action in sitting.game.legal(seat) if action.ends] or sitting.game.legal(seat))[0]
        )
    sitting.write(judge.rematch(sitting.live, again[0], "first"))
    sitting.write(judge.rematch(sitting.live, again[1], "second"))
    assert judge.rematch(sitting.live, again[1], "third") == []
    assert (sitting.live.rematch, sitting.live.wants_rematch) == ("first", [NORTH, SOUTH])
    assert declined(judge.hand_on, sitting.live, NORTH, "offer") == "game_over"


def test_a_bot_plays_for_who_hands_over_until_he_is_back() -> None:
    sitting = Sitting("nuremberg", 2)
    seat = sitting.live.to_act()[0]
    sitting.take_over(seat)
    chair = sitting.look(None).table.chairs[seat]
    assert (chair.level, chair.owned, chair.kind) == ("easy", True, "person")
    assert sitting.look(seat).choices == []
    assert declined(sitting.act, seat, sitting.game.legal(seat)[0]) == "bot_sits_there"
    assert declined(sitting.take_over, seat) == "bot_sits_there"
    sitting.bot(seat)
    assert declined(sitting.take_back, 1 - seat) == "no_bot_in_chair"
    sitting.take_back(seat)
    assert sitting.look(None).table.chairs[seat].level == ""
    other = 1 - seat
    sitting.act(other, sitting.game.legal(other)[0])
    sitting.act(seat, sitting.game.legal(seat)[0])


def test_a_bot_that_was_asked_before_its_owner_came_back_does_not_move() -> None:
    sitting = Sitting("nuremberg", 2)
    seat = sitting.live.to_act()[0]
    sitting.take_over(seat)
    chosen, since = sitting.game.legal(seat)[0].id, sitting.live.asked_since[seat]
    sitting.take_back(seat)
    assert declined(judge.bot_move, sitting.live, seat, [chosen], since) == "stale"


def test_an_unknown_bot_or_chair_is_refused() -> None:
    sitting = Sitting("nuremberg", 2)
    with pytest.raises(BadInput, match="there is no bot 'cheat'"):
        sitting.take_over(NORTH, level="cheat")
    with pytest.raises(BadInput, match="there is no seat 5"):
        sitting.take_over(NORTH, chair=5)


def test_moves_out_of_turn_and_against_the_rules_are_refused_with_the_rule() -> None:
    sitting = Sitting("nuremberg", 2)
    asked = sitting.live.to_act()[0]
    with pytest.raises(Refused) as refused:
        sitting.play(1 - asked, "bid", box=1, cubes=3)
    assert (refused.value.code, refused.value.rule) == ("not_your_turn", "N5.1")
    with pytest.raises(Refused) as refused:
        sitting.play(asked, "bid", box=1, cubes=1)
    assert (refused.value.code, refused.value.rule) == ("bid_too_low", "N5.2")
    with pytest.raises(BadInput):
        sitting.do(commands.Act(key="command-x", seat=asked, base=9, action={"type": "fly", "to": "moon"}))


def test_talk_is_squeezed_kept_and_told_to_everybody() -> None:
    sitting = Sitting("nuremberg", 2)
    sitting.do(commands.Talk(key="command-x", seat=SOUTH, text="  <b>Wine</b>\n\tfor   Köln? "))
    for seat in (NORTH, SOUTH, None):
        note = sitting.notes(seat)[-1]
        assert (note.type, note.seat, note.text) == ("said", SOUTH, "<b>Wine</b> for Köln?")
    blank = commands.Talk(key="command-y", seat=SOUTH, text=" \n ")
    assert declined(sitting.do, blank) == "empty_talk"


def test_the_seed_is_promised_from_the_start_and_told_at_the_end() -> None:
    sitting = Sitting("nuremberg", 2, seed=2**127 + 5)
    assert sitting.look(None).table.commitment == commitment(2**127 + 5)
    assert sitting.look(None).table.seed is None
    while not sitting.game.over:
        seat = sitting.live.to_act()[0]
        passes = [action for action in sitting.game.legal(seat) if action.kind in ("pass", "done")]
        sitting.act(seat, (passes or sitting.game.legal(seat))[0])
    assert sitting.look(None).table.seed == str(2**127 + 5)
    assert sitting.look(None).table.state == "over"
    assert len(sitting.look(None).standing_lines) == 2
    assert declined(sitting.act, 0, sitting.game.catalogue[0]) == "game_over"


def test_who_says_too_much_is_told_when_to_go_on() -> None:
    """Each seat for itself; what it has said is forgotten after a while."""
    sitting = Sitting("nuremberg", 2)

    def say(seat: int) -> None:
        sitting.do(commands.Talk(key=sitting.key(), seat=seat, text="Wine?"))

    for _ in range(judge.TALK_AT_ONCE):
        say(NORTH)
        sitting.now += 1
    with pytest.raises(Declined) as no:
        say(NORTH)
    assert (no.value.code, no.value.facts) == ("too_much_talk", {"seconds": judge.TALK_SECONDS - judge.TALK_AT_ONCE})
    say(SOUTH)
    sitting.now += judge.TALK_SECONDS - judge.TALK_AT_ONCE
    assert declined(say, NORTH) == "too_much_talk"
    sitting.now += 0.1
    say(NORTH)
    assert declined(say, NORTH) == "too_much_talk"
