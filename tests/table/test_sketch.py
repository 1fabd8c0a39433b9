"""A sketch is a row of moves that a seat tries in private; the command that makes it does all of it, or nothing."""

import pytest

from auf_achse.arrange import Scene as AufAchseScene
from fernhandel import Action, Refused, Rng
from fernhandel.table import commands, entries
from fernhandel.table.clock import Clock
from fernhandel.table.look import Sketched
from fernhandel.table.onlooker import words_of
from fernhandel.table.sketching import Sketching
from merchants.arrange import Scene as MerchantsScene
from table.sitting import NORTH, Sitting, declined


def sketch(sitting: Sitting, seat: int, *actions: Action, to: str = "") -> Sketched:
    game = sitting.game
    trying = Sketching(game.view(seat), game.catalogue, words_of(sitting.live, "en"), Rng.from_seed(1))
    return trying.sketch([action.id for action in actions], to)


def make(sitting: Sitting, seat: int, *actions: Action) -> None:
    first, *then = [sitting.game.catalogue.to_json(action) for action in actions]
    sitting.do(commands.Act(key="k" * 8, seat=seat, base=sitting.live.seq, action=first, then=then))


def basket(sitting: Sitting) -> tuple[int, list[Action]]:
    seat = sitting.live.to_act()[0]
    game = sitting.game
    return seat, [
        game.action("buy", good="wine", city="KOL"),
        game.action("buy", good="silk", city="GEN"),
        game.action("done"),
    ]


def test_what_is_tried_changes_nothing_and_shows_the_table_as_it_would_be() -> None:
    sitting = Sitting("merchants", 2)
    seat, (wine, silk, done) = basket(sitting)
    before, written = sitting.fingerprint(), sitting.live.seq
    tried = sketch(sitting, seat, wine, silk)
    assert tried.view is not None
    assert tried.view.players[seat].money == 4800
    assert {choice.action["type"] for choice in tried.choices} == {"buy", "done"}
    assert tried.foreseen is not None
    assert [event.kind for event in tried.foreseen.events] == ["bought", "bought"]
    assert not tried.foreseen.final
    assert (sitting.fingerprint(), sitting.live.seq) == (before, written)
    closed = sketch(sitting, seat, wine, silk, done)
    assert closed.choices == []  # somebody else is asked then
    assert closed.view is not None
    assert closed.view.to_act == [1 - seat]


def test_all_of_it_is_made_in_one_command_with_one_entry_for_each_move() -> None:
    sitting = Sitting("merchants", 2)
    seat, actions = basket(sitting)
    make(sitting, seat, *actions)
    assert [seat for seat, _ in sitting.game.moves()] == [seat] * 3
    written = [entry for _, entry, _ in sitting.log if isinstance(entry, entries.Moved)]
    assert [(entry.action, entry.nth) for entry in written] == [
        ("buy good=wine city=KOL", 0),
        ("buy good=silk city=GEN", 1),
        ("done", 2),
    ]


def test_nothing_of_it_is_made_when_a_part_is_against_the_rules() -> None:
    sitting = Sitting("merchants", 2)
    seat, (wine, silk, done) = basket(sitting)
    before, written = sitting.fingerprint(), sitting.live.seq
    cannot = sitting.game.action("buy", good="wine", city="BRU")
    for row in ([wine, cannot, done], [wine, done, silk]):
        with pytest.raises(Refused):
            make(sitting, seat, *row)
        with pytest.raises(Refused):
            sketch(sitting, seat, *row)
    assert (sitting.fingerprint(), sitting.live.seq) == (before, written)


def test_it_is_taken_back_whole() -> None:
    sitting = Sitting("merchants", 2)
    seat, (wine, silk, _) = basket(sitting)
    sitting.act(seat, wine)
    before = sitting.fingerprint()
    make(sitting, seat, wine, silk)
    sitting.undo(seat)
    assert sitting.fingerprint() == before
    sitting.undo(seat)
    assert sitting.game.length == 0


def test_one_command_gains_one_increment() -> None:
    sitting = Sitting("merchants", 2, clock=Clock(kind="bank", seconds=100, increment=10))
    seat, actions = basket(sitting)
    make(sitting, seat, *actions)
    assert sitting.live.times.left[seat] == 110


def test_nothing_is_found_out_by_trying_what_would_come_after_a_throw_of_the_dice() -> None:
    sitting = Sitting("auf_achse", 2)
    while sitting.game.step != "rolling":
        seat = sitting.live.to_act()[0]
        sitting.act(seat, sitting.game.legal(seat)[0])
    seat = sitting.live.to_act()[0]
    roll = sitting.game.action("roll")
    after = sitting.game.copy()
    after.apply(seat, roll)
    possible, *_ = after.legal(seat)
    impossible = next(action for action in sitting.game.catalogue if action not in after.legal(seat))
    for then in (possible, impossible):
        assert declined(make, sitting, seat, roll, then) == "learned_between"
        assert declined(sketch, sitting, seat, roll, then) == "learned_between"
    thrown = sketch(sitting, seat, roll)
    assert (thrown.view, thrown.choices) == (None, [])
    assert thrown.foreseen is not None
    assert thrown.foreseen.final


def test_what_only_lays_open_the_own_hand_may_stand_in_the_middle_and_is_final() -> None:
    sitting = Sitting.around(AufAchseScene(players=2).holds(0, "berlin-trieste").arrives(0, "berlin").game)
    start = sitting.game.action("start", contract="C01")
    tried = sketch(sitting, NORTH, start)
    assert tried.foreseen is not None
    assert tried.foreseen.final
    before = sitting.game.length
    make(sitting, NORTH, start, sitting.game.catalogue[tried.choices[0].id])
    assert sitting.game.length == before + 2


def test_it_tells_when_it_has_come_to_the_next_time_of_its_step() -> None:
    scene = MerchantsScene(players=2).wagon(1, "KOL", master=NORTH).wagon(2, "BRU", master=NORTH).wagon(3, "BS1")
    scene.store(NORTH, "KOL", silk=3).store(NORTH, "BRU", cloth=1).begin("loading")
    sitting = Sitting.around(scene.game)
    silk = sitting.game.action("load", good="silk")
    assert not sketch(sitting, NORTH, silk, silk).ended
    full = sketch(sitting, NORTH, silk, silk, silk)
    assert full.ended, "what follows is the loading of another wagon"
    assert [choice.text for choice in full.choices] != []
    assert full.view is not None
    assert (full.view.step, full.view.progress.wagon) == ("loading", 2)
