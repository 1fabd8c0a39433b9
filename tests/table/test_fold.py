"""A table is the fold of its log: whatever is asked of it, the log alone leads to the same table."""

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

import fernhandel
from contract.configurations import Configuration, plain_configurations
from fernhandel import BadInput, Refused
from fernhandel.table import commands, entries, judge
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from fernhandel.table.look import Note
from fernhandel.table.onlooker import Onlooker
from table.sitting import EPOCH, Sitting, state_of

CLOCKS = (Clock(), Clock(kind="decision", seconds=60), Clock(kind="bank", seconds=120, increment=5))
COMMANDS = (
    *("act", "act", "act", "act", "act", "undo", "undo", "ask", "grant", "refuse", "talk", "over", "vote", "back"),
    *("offer", "withdraw", "take", "leave"),
)

Choice = tuple[int, int, int]


def hand_round(sitting: Sitting, kind: str, seat: int) -> None:
    """A chair is offered to somebody, or taken by them; each offer and each secret is another one."""
    key = sitting.key()
    if kind == "offer":
        sitting.write(judge.hand_on(sitting.live, seat, key))
    else:
        offer = sitting.live.chairs[seat].offer_hash or "none"
        sitting.write(judge.take_offered(sitting.live, offer, f"Somebody {key}", f"hash-{key}"))


def any_command(sitting: Sitting, kind: str, seat: int, number: int) -> commands.JudgedCommand:
    key = sitting.key()
    if kind == "act":
        asked = [other for other in sitting.live.to_act() if not sitting.live.chairs[other].bot] or [seat]
        seat = asked[number % len(asked)]
        legal = sitting.game.legal(seat) or [sitting.game.catalogue[number % len(sitting.game.catalogue)]]
        action = sitting.game.catalogue.to_json(legal[number % len(legal)])
        return commands.Act(key=key, seat=seat, base=max(0, sitting.live.seq - number % 3), action=action)
    if kind in ("undo", "ask"):
        return commands.Undo(key=key, seat=seat, ask=kind == "ask")
    if kind in ("grant", "refuse"):
        return commands.AnswerUndo(key=key, seat=seat, grant=kind == "grant")
    if kind == "talk":
        return commands.Talk(key=key, seat=seat, text="Wine for Köln?")
    if kind == "back":
        return commands.TakeBack(key=key, seat=seat)
    if kind == "withdraw":
        return commands.Withdraw(key=key, seat=seat)
    if kind == "leave":
        return commands.Leave(key=key, seat=seat, level="easy")
    chair = None if kind == "over" else number % sitting.live.players
    return commands.TakeOver(key=key, seat=seat, level="easy", chair=chair)


def check_undo(sitting: Sitting, before: list[tuple[int, str]], entry: entries.TookBack) -> None:
    """An undo leaves the steps before it, and those of others where a sealed choice goes alone."""
    kept = before[: entry.move] + (before[entry.move + 1 :] if entry.alone else [])
    assert sitting.live.record().moves == kept


def sit(configuration: Configuration, seed: int, choices: Sequence[Choice]) -> Sitting:
    """A table at which all this is asked for; what it declines changes nothing."""
    bots = {configuration.players - 1: "easy"} if seed % 2 else {}
    sitting = Sitting(
        configuration.game,
        configuration.players,
        edition=configuration.edition,
        seed=seed,
        bots=bots,
        clock=CLOCKS[seed % 3],
    )
    for kind, seat, number in choices:
        sitting.now += number % 50
        if (due := sitting.live.bots_due()) and number % 2:
            sitting.bot(due[0])
            continue
        seat %= configuration.players
        seq, fingerprint, steps = sitting.live.seq, sitting.fingerprint(), sitting.live.record().moves
        try:
            if COMMANDS[kind] in ("offer", "take"):
                hand_round(sitting, COMMANDS[kind], seat)
            else:
                sitting.do(any_command(sitting, COMMANDS[kind], seat, number))
        except (Declined, Refused, BadInput):
            assert (sitting.live.seq, sitting.fingerprint()) == (seq, fingerprint), "a refusal changes nothing"
            continue
        last = sitting.log[-1][1]
        if isinstance(last, entries.TookBack):
            check_undo(sitting, steps, last)
    return sitting


@given(
    st.sampled_from(plain_configurations()),
    st.integers(0, 2**32),
    st.lists(st.tuples(st.integers(0, len(COMMANDS) - 1), st.integers(0, 5), st.integers(0, 999)), max_size=70),
    st.integers(0, 70),
)
@settings(max_examples=40)
def test_the_log_alone_leads_to_the_same_table(
    configuration: Configuration, seed: int, choices: list[Choice], cut: int
) -> None:
    sitting = sit(configuration, seed, choices)
    now = sitting.now + 5
    whole = state_of(sitting.live, now)
    assert state_of(sitting.anew(), now) == whole
    half = sitting.anew(upto=min(cut, sitting.live.seq))  # a process that stops anywhere goes on as if it had not
    for at, entry, key in sitting.log[half.seq + 1 :]:
        half.fold(at, entry, key)
    assert state_of(half, now) == whole
    replayed = fernhandel.replay(sitting.live.record().to_text())
    assert list(replayed.table.fingerprint()) == sitting.fingerprint()


def told(sitting: Sitting) -> list[str]:
    """What a spectator hears of the game itself."""
    notes: list[Note] = Onlooker(sitting.live, None, "en").notes(-1)
    return [line for note in notes for line in note.lines]


def test_the_game_begins_with_the_events_of_its_first_turn() -> None:
    for game in ("merchants", "nuremberg"):
        opened, began = Onlooker(Sitting(game).live, 0, "en").notes(-1)
        assert (opened.events, began.type) == ([], "began")
        assert (began.events[0].kind, began.events[0].turn) == ("turn_began", 1)


def test_a_table_that_goes_on_from_a_record_stands_where_the_record_ends() -> None:
    played = Sitting("nuremberg", 2)
    for _ in range(6):
        seat = played.live.to_act()[0]
        played.act(seat, played.game.legal(seat)[0])
    first = played.log[0][1]
    assert isinstance(first, entries.Opened)
    steps = played.live.record().moves
    again = Sitting("nuremberg", 2)
    opened = entries.Opened(
        terms=first.terms,
        seed=first.seed,
        name="",
        public=False,
        clock=Clock(),
        chairs=first.chairs,
        invite="",
        moves=steps[:4],
    )
    again.log = [(EPOCH, opened, ""), (EPOCH, entries.Began(), "")]
    again.live = again.anew()
    for seat, text in steps[4:]:
        again.act(seat, again.game.catalogue.from_text(text))
    assert again.fingerprint() == played.fingerprint()
    assert again.live.record().moves == steps
    assert told(again) == told(played), "the game is told whole, whichever table its steps were made at"
    assert [note.type for note in Onlooker(again.live, 0, "en").notes(0)][:2] == ["began", "moved"]
    whole = [note.type for note in Onlooker(again.live, 0, "en").notes(-1)]
    assert whole == ["opened", "began"] + ["moved"] * len(steps), "the table is laid before anything happens at it"
    again.undo(again.live.moves[-1].seat, ask=True)
    if again.live.asking is not None:
        again.grant(1 - again.live.asking.seat)
    assert again.live.record().moves == steps[:5]
