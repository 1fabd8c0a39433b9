"""What goes over the wire is byte for byte what views, words and notes made anew would give, whatever was kept."""

import msgspec
import pytest

import fernhandel
from contract.checks import any_of
from fernhandel import BadInput, Rng
from fernhandel.server.wire import News
from fernhandel.table import commands, entries
from fernhandel.table.clock import Clock
from fernhandel.table.declined import Declined
from fernhandel.table.live import RECENT, LiveTable, Seat
from fernhandel.table.onlooker import Onlooker
from fernhandel.table.settings import SeatSettings
from table.sitting import EPOCH, Sitting

pytestmark = pytest.mark.one_form

DECISIONS = 60
FOLD_EVERY = 12
GAMES = [about.id for about in fernhandel.games()]
KINDS = [("en", False), ("de", False), ("en", True)]


def by_wire(onlooker: Onlooker, after: int, mine: list[Seat], own: SeatSettings | None, now: float) -> bytes:
    """As the server sends it."""
    look, notes = onlooker.look_to_tell(mine, own, now), onlooker.notes_json(after)
    return frame(onlooker, after, look, notes)


def plainly(onlooker: Onlooker, after: int, mine: list[Seat], own: SeatSettings | None, now: float) -> bytes:
    return frame(onlooker, after, onlooker.look(mine, own, now), onlooker.notes(after))


def frame(onlooker: Onlooker, after: int, look: object, notes: object) -> bytes:
    news = {"after": after, "seq": onlooker.live.seq, "online": [0], "look": look, "notes": notes}
    return msgspec.json.encode(News(**news))  # type: ignore[arg-type]


def check(live: LiveTable, plain: LiveTable, now: float, after: int) -> None:
    """Everybody is told the same by one table, which keeps what it has told, and by the other."""
    for seat in [*range(live.players), None, None]:
        mine = [] if seat is None else [seat]
        own = None if seat is None else SeatSettings()
        for language, lean in KINDS:
            told = by_wire(Onlooker(live, seat, language, lean), after, mine, own, now)
            assert told == plainly(Onlooker(plain, seat, language, lean), after, mine, own, now)
    watching = Onlooker(live, None, "en").look_to_tell([0, 1], None, now)  # with seats of one's own
    assert msgspec.json.encode(watching) == msgspec.json.encode(Onlooker(plain, None, "en").look([0, 1], None, now))


def something(sitting: Sitting, rng: Rng) -> None:
    """A move, or whatever else people do at a table."""
    live = sitting.live
    seat = rng.below(live.players)
    chance = rng.below(12)
    try:
        if chance == 0:
            sitting.undo(seat, ask=True)
        elif chance == 1 and live.asking is not None:
            sitting.grant(seat, grant=rng.below(4) > 0)
        elif chance == 2:
            sitting.do(commands.Talk(key=sitting.key(), seat=seat, text=f"Well… {rng.below(100)}"))
        elif chance == 3:
            sitting.take_over(seat)
        elif chance == 4:
            sitting.take_back(seat)
        elif chance == 5:
            sitting.write([entries.Jumped(seconds=3600.0)])
        else:
            move(sitting, rng)
    except (Declined, BadInput):
        move(sitting, rng)


def move(sitting: Sitting, rng: Rng) -> None:
    seats = sitting.live.to_act()
    if not seats:
        return
    seat = seats[rng.below(len(seats))]
    if sitting.live.chairs[seat].bot:
        sitting.bot(seat)
    else:
        sitting.act(seat, any_of(sitting.game.legal(seat), rng))


@pytest.mark.parametrize("clock", [None, Clock(kind="bank", seconds=600.0, increment=20.0)], ids=["timeless", "bank"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", GAMES)
def test_news_are_the_same_byte_for_byte(game: str, players: int, clock: Clock | None) -> None:
    sitting = Sitting(game, players, seed=players, clock=clock)
    live, rng = sitting.live, Rng.from_seed(31)
    check(live, live, sitting.now, -1)
    for made in range(DECISIONS):
        before = live.seq
        sitting.now += float(rng.below(60))
        something(sitting, rng)
        after = before if rng.below(4) else max(-1, before - rng.below(2 * RECENT))
        check(live, live, sitting.now, after)
        if made % FOLD_EVERY == 0:  # nothing was ever kept at a table that is folded anew
            check(live, sitting.anew(), sitting.now + 1.0, after)
    while not live.game.over:
        move(sitting, rng)
    check(live, sitting.anew(), sitting.now, live.seq - 3)


def test_names_are_those_of_who_sits_there_now() -> None:
    terms = fernhandel.make("merchants", players=2, seed=1).terms
    chairs = [entries.Chair(kind="person", name="North", secret_hash="x"), entries.Chair(kind="open", name="")]
    opened = entries.Opened(terms=terms, seed=1, name="", public=True, clock=Clock(), chairs=chairs, invite="")
    log: list[entries.AnyEntry] = [
        entries.Sat(seat=1, name="South", secret_hash="y"),
        entries.Said(seat=1, name="", text="Hello"),
        entries.Stood(seat=1),
        entries.Sat(seat=1, name="West", secret_hash="z"),
        entries.Began(),
    ]
    live = LiveTable("names", EPOCH, opened)
    for upto in range(len(log) + 1):
        plain = LiveTable("names", EPOCH, opened)
        for entry in log[:upto]:
            plain.fold(EPOCH, entry)
        check(live, plain, EPOCH, -1)
        if upto < len(log):
            live.fold(EPOCH, log[upto])


@pytest.mark.parametrize("game", GAMES)
def test_tables_side_by_side_keep_their_names_to_themselves(game: str) -> None:
    sitting = Sitting(game, 4, seed=5)
    opened = sitting.log[0][1]
    assert isinstance(opened, entries.Opened)
    names = ["Anna", "Berta", "", "Dora"]
    chairs = [msgspec.structs.replace(chair, name=name) for chair, name in zip(opened.chairs, names, strict=True)]
    other = LiveTable("Thursday", EPOCH, msgspec.structs.replace(opened, chairs=chairs))
    other.fold(EPOCH, entries.Began())
    rng = Rng.from_seed(6)
    for _ in range(DECISIONS):
        move(sitting, rng)
        other.fold(sitting.now, sitting.log[-1][1])
        for live in (sitting.live, other):
            check(live, live, sitting.now, live.seq - 1)
        told = b"".join(
            msgspec.json.encode(Onlooker(other, seat, "en").look_to_tell([], None, EPOCH)) for seat in range(4)
        )
        assert not any(name.encode() in told for name in ("North", "South", "Left", "Right"))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_another_board_is_told_without_it(game: str) -> None:
    sitting = Sitting(game, 2)
    title = sitting.game.title
    board = msgspec.json.decode(msgspec.json.encode(title.board_data(sitting.game.terms)))
    opened = sitting.log[0][1]
    assert isinstance(opened, entries.Opened)
    other = msgspec.structs.replace(opened, terms=title.terms(2, None, {}, board))
    live = LiveTable("other", EPOCH, other)
    live.fold(EPOCH, entries.Began())
    check(live, live, EPOCH, -1)
    assert b'"board":null' in msgspec.json.encode(Onlooker(live, 0, "en", lean=True).look_to_tell([], None, EPOCH))


def test_what_was_told_is_not_kept_without_end() -> None:
    sitting = Sitting("nuremberg", 2)
    rng = Rng.from_seed(1)
    for _ in range(4 * RECENT):
        move(sitting, rng)
        check(sitting.live, sitting.live, sitting.now, sitting.live.seq - 1)
    check(sitting.live, sitting.live, sitting.now, -1)
    kept = [told.seq for told in sitting.live.told if told.notes]
    assert kept == list(range(sitting.live.seq - RECENT + 1, sitting.live.seq + 1))


def test_nothing_is_kept_of_what_was_made_at_another_table() -> None:
    sitting = Sitting("nuremberg", 2)
    rng = Rng.from_seed(1)
    for _ in range(20):
        move(sitting, rng)
    opened = sitting.log[0][1]
    assert isinstance(opened, entries.Opened)
    live = LiveTable("on", EPOCH, msgspec.structs.replace(opened, moves=sitting.live.record().moves))
    live.fold(EPOCH, entries.Began())
    check(live, live, EPOCH, -1)
    assert len(live.past) == 20
    assert not any(told.notes for told in live.past)


def spoil(seen: object) -> None:
    """What somebody who does not know better may do to a view."""
    if isinstance(seen, msgspec.Struct):
        for field in seen.__struct_fields__:
            spoil(getattr(seen, field))
    elif isinstance(seen, list | dict):
        for each in seen.values() if isinstance(seen, dict) else seen:
            spoil(each)
        seen.clear()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_spoils_a_view_spoils_it_alone(game: str) -> None:
    sitting = Sitting(game, 2)
    rng = Rng.from_seed(8)
    for _ in range(20):
        move(sitting, rng)
        state = sitting.fingerprint()
        told = [
            msgspec.json.encode(Onlooker(sitting.live, seat, "en").look_to_tell([], None, sitting.now))
            for seat in (0, 1, None)
        ]
        for seat in (0, 1, None):
            seen = sitting.look(seat).view
            spoil(msgspec.structs.replace(seen, terms=None))
        assert sitting.fingerprint() == state
        anew = [Onlooker(sitting.live, seat, "en").look([], None, sitting.now) for seat in (0, 1, None)]
        assert told == [msgspec.json.encode(look) for look in anew]
