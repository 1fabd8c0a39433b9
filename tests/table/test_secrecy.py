"""A table that differs only in what a seat may not know tells that seat the same, to the byte, also in lists."""

import msgspec
import pytest

from contract.checks import any_of
from contract.configurations import Configuration, plain_configurations
from fernhandel import Action, Rng, seen_by
from fernhandel.core.deals.spoken import drafts
from fernhandel.server.notices.due import EVENT_OF, Before, before, due_of
from fernhandel.server.notices.texts import told as notice
from fernhandel.table import entries
from fernhandel.table.live import LiveTable
from fernhandel.table.onlooker import Onlooker, words_of
from fernhandel.table.sketching import Sketching
from fernhandel.table.summary import summary_of
from table.sitting import Sitting, beside

KINDS = sorted(set(EVENT_OF) - {"digest", "fits"})  # of these one is of all tables, the other of none yet
LOOK_EVERY = 15
DECISIONS = 120


def some() -> list[Configuration]:
    """One table of each edition."""
    found = {(each.game, each.edition): each for each in plain_configurations() if each.players in (3, 4)}
    return list(found.values())


def told(live: LiveTable, seat: int | None, now: float, after: int = -1) -> bytes:
    """Everything an onlooker says to a seat, in both languages."""
    said: list[object] = []
    for language in ("en", "de"):
        onlooker = Onlooker(live, seat, language)
        said += [onlooker.look([], None, now), onlooker.notes(after), onlooker.words.position(live.game.view(seat))]
    return msgspec.json.encode(said)


def noticed(live: LiveTable, was: Before, now: float) -> bytes:
    """Who is told what by notices after the last entry, and all that could be said there."""
    summary = summary_of(live)
    texts = [
        notice("Table", summary, kind, seat, language, now)
        for kind in KINDS
        for seat in range(live.players)
        for language in ("en", "de")
    ]
    return msgspec.json.encode([due_of(live, was), texts])


def moved(live: LiveTable, seat: int, action: Action, now: float) -> LiveTable:
    after = beside(live, live.game)
    after.fold(now, entries.Moved(seat=seat, action=live.game.catalogue.to_text(action), by="person"))
    return after


def handed_round(live: LiveTable, seat: int, now: float) -> tuple[LiveTable, list[bytes]]:
    """The chair is offered, taken over, named, laid again and left to a bot; with what is told of each by notices."""
    after, notices = beside(live, live.game), []
    for entry in (
        entries.Offered(seat=seat, secret_hash="offer"),
        entries.HandedOn(seat=seat, name="Below", before=live.chairs[seat].name, secret_hash="another"),
        entries.Said(seat=None, name="Above", text="Below, are you there?"),
        entries.Began(),
        entries.Rematched(seat=seat, table="Another"),
        entries.Left(seat=seat, name="Below", level="easy"),
    ):
        was = before(after)
        after.fold(now, entry)
        notices.append(noticed(after, was, now))
    return after, notices


def check_twin(sitting: Sitting, observer: int | None, rng: Rng) -> None:
    live = sitting.live
    twin = beside(live, live.game.view(observer).imagine(rng.fork()))
    assert told(twin, observer, sitting.now) == told(live, observer, sitting.now)
    assert summary_of(twin) == summary_of(live)
    assert noticed(twin, before(twin), sitting.now) == noticed(live, before(live), sitting.now)
    (left, of_left), (right, of_right) = (handed_round(one, live.to_act()[0], sitting.now) for one in (twin, live))
    assert of_left == of_right
    assert all(f'"{kind}"'.encode() in b"".join(of_left) for kind in ("handed", "given", "named", "begins", "rematch"))
    assert told(left, observer, sitting.now, live.seq) == told(right, observer, sitting.now, live.seq)
    assert summary_of(left) == summary_of(right)
    if observer is None or not (legal := live.game.legal(observer)):
        return
    action = any_of(legal, rng)
    real, other = moved(live, observer, action, sitting.now), moved(twin, observer, action, sitting.now)
    if not any(event.reveals for event in [*real.told[-1].events, *other.told[-1].events]):
        after = live.seq
        assert told(real, observer, sitting.now, after) == told(other, observer, sitting.now, after)
        assert summary_of(real) == summary_of(other)
        assert noticed(real, before(live), sitting.now) == noticed(other, before(twin), sitting.now)
    luck = rng.word()
    assert sketched(twin, observer, action, luck) == sketched(live, observer, action, luck)


def sketched(live: LiveTable, seat: int, action: Action, luck: int) -> bytes:
    """Everything a seat is told of what it tries."""
    words = words_of(live, "en")
    trying = Sketching(live.game.view(seat), live.game.catalogue, words, Rng.from_seed(luck))
    ids = [] if drafts(action) else [action.id]
    return msgspec.json.encode([trying.foresee([action.id], []), trying.sketch(ids, "")])


def check_hidden_choice(sitting: Sitting, seat: int, rng: Rng) -> None:
    """Two choices of a seat that the game tells others alike are told alike by the table."""
    legal = sitting.game.legal(seat)
    one, other = (moved(sitting.live, seat, any_of(legal, rng), sitting.now) for _ in range(2))
    for observer in [*range(sitting.live.players), None]:
        alike = seen_by(one.told[-1].events, observer) == seen_by(other.told[-1].events, observer)
        if observer != seat and alike and one.moves[-1].final == other.moves[-1].final:
            after = sitting.live.seq - 1
            assert told(one, observer, sitting.now, after) == told(other, observer, sitting.now, after)
            assert summary_of(one) == summary_of(other)
            was = before(sitting.live)
            assert noticed(one, was, sitting.now) == noticed(other, was, sitting.now)


@pytest.mark.parametrize("configuration", some(), ids=str)
def test_looks_and_notes_tell_no_secret(configuration: Configuration) -> None:
    sitting = Sitting(configuration.game, configuration.players, edition=configuration.edition, seed=21)
    rng = Rng.from_seed(22)
    for made in range(DECISIONS):
        if sitting.game.over:
            break
        sealed = len(sitting.live.to_act()) > 1
        seats = sitting.live.to_act()
        seat = seats[rng.below(len(seats))]
        if made % LOOK_EVERY == 0:
            for observer in (rng.below(configuration.players), None):
                check_twin(sitting, observer, rng)
        if made % LOOK_EVERY == 0 or (sealed and made % 4 == 0):
            check_hidden_choice(sitting, seat, rng)
        sitting.act(seat, any_of(sitting.game.legal(seat), rng))


def test_a_look_holds_no_secret_of_the_house() -> None:
    """Neither seeds nor hashes of keys are told while the game goes on."""
    sitting = Sitting("merchants", 3, seed=987654321987654321)
    for seat in (0, 1, 2, None):
        said = told(sitting.live, seat, sitting.now)
        assert b"987654321987654321" not in said
        assert b"hash-" not in said
