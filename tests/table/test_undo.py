"""Undo goes back to the last thing anyone learned, and says why no further; past that, by consent of the others."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from auf_achse.arrange import Scene as AufAchseScene
from contract.configurations import Configuration, plain_configurations
from fernhandel.table import entries
from fernhandel.table.clock import Clock, Window
from fernhandel.table.undo import reach
from merchants.arrange import Scene as MerchantsScene
from table.sitting import LEFT, NORTH, SOUTH, Sitting, declined


def placed_trucks() -> Sitting:
    """Auf Achse with all trucks on the road: the first player is to roll."""
    sitting = Sitting("auf_achse", 2)
    while sitting.game.step != "rolling":
        seat = sitting.live.to_act()[0]
        sitting.act(seat, sitting.game.legal(seat)[0])
    return sitting


def sealed_wheels() -> Sitting:
    """Merchants with three players who set their price wheels."""
    scene = MerchantsScene(players=3).wagon(1, at="BRU").load(1, 0, food=1).arrived(1).begin("wheels")
    return Sitting.around(scene.game)


# -- what goes back by itself ------------------------------------------------------------------------------------------


def test_own_decisions_go_back_one_by_one() -> None:
    sitting = Sitting("merchants", 2)
    buyer = sitting.live.to_act()[0]
    seen = [sitting.fingerprint()]
    for _ in range(3):
        sitting.act(buyer, sitting.first(buyer, "buy"))
        seen.append(sitting.fingerprint())
    while len(seen) > 1:
        assert sitting.can_undo(buyer) == "undo"
        assert sitting.fingerprint() == seen.pop()
        sitting.undo(buyer)
    assert sitting.fingerprint() == seen[0]
    assert sitting.can_undo(buyer) == "no"
    assert declined(sitting.undo, buyer) == "nothing_to_undo"


def test_what_is_taken_back_is_asked_again_and_an_answer_to_the_old_question_is_stale() -> None:
    sitting = Sitting("merchants", 2)
    buyer = sitting.live.to_act()[0]
    seen = sitting.live.seq
    sitting.act(buyer, sitting.first(buyer, "buy"))
    sitting.undo(buyer)
    assert sitting.live.to_act() == [buyer]
    assert declined(sitting.act, buyer, sitting.first(buyer, "buy"), base=seen) == "stale"
    sitting.act(buyer, sitting.first(buyer, "buy"))


def test_a_chain_of_track_in_nuremberg_goes_back_link_by_link() -> None:
    sitting = Sitting("nuremberg", 2)
    while sitting.game.step == "auction":
        seat = sitting.live.to_act()[0]
        sitting.act(seat, sitting.game.legal(seat)[0])
    builder = sitting.live.to_act()[0]
    before = sitting.fingerprint()
    sitting.act(builder, sitting.first(builder, "start"))
    sitting.act(builder, sitting.first(builder, "link"))
    sitting.undo(builder)
    sitting.undo(builder)
    assert sitting.fingerprint() == before


# -- what stands in the way --------------------------------------------------------------------------------------------


def test_dice_are_not_rolled_twice() -> None:
    sitting = placed_trucks()
    roller = sitting.live.to_act()[0]
    sitting.play(roller, "roll")
    assert declined(sitting.undo, roller) == "undo_needs_consent"
    assert sitting.can_undo(roller) == "ask"
    assert "learned" in sitting.why_not(roller)
    assert "bekannt" in sitting.why_not(roller, "de")


def test_cards_that_were_revealed_stay_revealed() -> None:
    scene = MerchantsScene(players=2).open_cards("courier", "office").begin("investments")
    sitting = Sitting.around(scene.game)
    sitting.play(NORTH, "pass")
    sitting.play(SOUTH, "pass")  # the round is over: the row is filled up
    assert "cards_revealed" in [event.kind for event in sitting.notes(SOUTH)[-1].events]
    assert declined(sitting.undo, SOUTH) == "undo_needs_consent"
    assert sitting.why_not(SOUTH).startswith("Something was learned since: ")


def test_a_contract_laid_open_from_the_hand_stays_open() -> None:
    sitting = Sitting.around(AufAchseScene(players=2).holds(0, "berlin-trieste").arrives(0, "berlin").game)
    sitting.play(NORTH, "start", contract="C01")
    assert declined(sitting.undo, NORTH) == "undo_needs_consent"


def test_a_contract_everybody_saw_change_hands_goes_back() -> None:
    scene = AufAchseScene(players=2).holds(0, "berlin-trieste").arrives(0, "berlin")
    scene.t.known[scene.card("berlin-trieste")] = True
    sitting = Sitting.around(scene.game)
    sitting.play(NORTH, "start", contract="C01")
    assert sitting.can_undo(NORTH) == "undo"


def test_an_early_stop_that_only_a_secret_contract_explains_stays() -> None:
    scene = AufAchseScene(players=2).truck(0, "hamburg").holds(0, "hannover-bruxelles")
    sitting = Sitting.around(scene.rolls(0, 5, 5).game)
    sitting.play(NORTH, "drive", points=5, to="hannover", count="early", using="none")
    assert declined(sitting.undo, NORTH) == "undo_needs_consent"


def test_luck_that_was_drawn_stays_drawn() -> None:
    """In Nuremberg the end of a turn draws the tokens of the next one."""
    sitting = Sitting("nuremberg", 2)
    while not sitting.live.moves or not sitting.live.moves[-1].drew:
        seat = sitting.live.to_act()[0]
        passes = [action for action in sitting.game.legal(seat) if action.kind in ("pass", "done")]
        sitting.act(seat, (passes or sitting.game.legal(seat))[0])
    assert declined(sitting.undo, sitting.live.moves[-1].seat) == "undo_needs_consent"


def test_another_players_move_stands_in_the_way() -> None:
    sitting = Sitting("nuremberg", 2)
    one = sitting.live.to_act()[0]
    sitting.act(one, sitting.game.legal(one)[0])
    other = sitting.live.to_act()[0]
    assert (sitting.can_undo(one), sitting.can_undo(other)) == ("undo", "no")
    sitting.act(other, sitting.game.legal(other)[0])
    assert (sitting.can_undo(one), sitting.can_undo(other)) == ("ask", "undo")
    name = sitting.live.chairs[other].name
    assert sitting.why_not(one) == f"{name} has moved since."
    assert declined(sitting.undo, one) == "undo_needs_consent"


@given(st.sampled_from(plain_configurations()), st.integers(0, 2**32), st.lists(st.integers(0, 9_999), max_size=60))
@settings(max_examples=40)
def test_a_free_undo_takes_back_nothing_that_anybody_has_learned(
    configuration: Configuration, seed: int, choices: list[int]
) -> None:
    """Told from the events of the log and the table's luck, not from what the fold noted."""
    sitting = Sitting(configuration.game, configuration.players, edition=configuration.edition, seed=seed)
    luck = {sitting.game.length: sitting.game.table.rng.state()}
    for choice in choices:
        if not (asked := sitting.live.to_act()):
            break
        seat = asked[choice % len(asked)]
        legal = sitting.game.legal(seat)
        sitting.act(seat, legal[choice % len(legal)])
        luck[sitting.game.length] = sitting.game.table.rng.state()
    moves = [told for told in sitting.live.told if isinstance(told.entry, entries.Moved)]
    for seat in range(configuration.players):
        found = reach(sitting.live, seat)
        if found is None or not found.free:
            continue
        taken = [told for told in moves if told.move == found.move + 1] if found.alone else moves[found.move :]
        for told in taken:
            assert isinstance(told.entry, entries.Moved)
            assert told.entry.seat == seat
            assert not any(event.reveals or event.shows for event in told.events)
        assert luck[found.move] == luck[sitting.game.length]


# -- sealed choices ----------------------------------------------------------------------------------------------------


def test_a_sealed_choice_goes_back_alone_while_those_of_others_stay() -> None:
    sitting = sealed_wheels()
    assert sitting.live.to_act() == [NORTH, SOUTH, LEFT]
    asked = sitting.live.seq
    sitting.act(NORTH, sitting.game.legal(NORTH)[0])
    sitting.act(SOUTH, sitting.game.legal(SOUTH)[1])
    sealed = [chair.sealed for chair in sitting.look(None).table.chairs]
    assert sealed == [True, True, False]
    sitting.undo(NORTH)
    assert sitting.live.to_act() == [NORTH, LEFT]
    assert [chair.sealed for chair in sitting.look(None).table.chairs] == [False, True, False]
    assert [step.seat for step in sitting.live.moves] == [SOUTH]
    sitting.act(LEFT, sitting.game.legal(LEFT)[0], base=asked)  # nothing that others sealed makes this stale
    assert sitting.can_undo(SOUTH) == sitting.can_undo(LEFT) == "undo"
    sitting.act(NORTH, sitting.game.legal(NORTH)[2])
    assert {sitting.can_undo(seat) for seat in (NORTH, SOUTH, LEFT)} == {"ask"}  # all is revealed


def test_a_sealed_choice_does_not_tell_how_many_others_have_made_theirs_by_what_undo_says() -> None:
    sitting = sealed_wheels()
    sitting.act(NORTH, sitting.game.legal(NORTH)[0])
    alone = sitting.look(NORTH).undo
    sitting.act(SOUTH, sitting.game.legal(SOUTH)[0])
    assert sitting.look(NORTH).undo == alone


# -- consent -----------------------------------------------------------------------------------------------------------


def rolled() -> tuple[Sitting, int, int, list[int]]:
    """Somebody has rolled: roller, other, and the table before."""
    sitting = placed_trucks()
    roller = sitting.live.to_act()[0]
    before = sitting.fingerprint()
    sitting.play(roller, "roll")
    return sitting, roller, 1 - roller, before


def test_others_may_grant_what_undo_does_not_reach() -> None:
    sitting, roller, other, before = rolled()
    sitting.undo(roller, ask=True)
    asking = sitting.look(other).asking
    assert asking is not None
    assert (asking.seat, asking.yours) == (roller, True)
    mine = sitting.look(roller).asking
    assert mine is not None
    assert not mine.yours
    assert declined(sitting.undo, roller, ask=True) == "undo_asked_already"
    assert declined(sitting.grant, roller) == "not_yours_to_grant"
    sitting.grant(other)
    assert sitting.fingerprint() == before
    assert sitting.live.asking is None
    assert declined(sitting.grant, other) == "no_undo_asked"


def test_one_no_is_enough() -> None:
    sitting, roller, other, _ = rolled()
    after = sitting.fingerprint()
    sitting.undo(roller, ask=True)
    sitting.grant(other, grant=False)
    assert (sitting.fingerprint(), sitting.live.asking) == (after, None)


def test_a_request_is_over_when_the_game_goes_on() -> None:
    sitting, roller, other, _ = rolled()
    sitting.undo(roller, ask=True)
    sitting.act(roller, sitting.game.legal(roller)[0])
    assert declined(sitting.grant, other) == "no_undo_asked"


def test_all_others_must_grant_and_bots_grant_everything() -> None:
    sitting = Sitting("nuremberg", 4, bots={3: "easy"})
    opener = sitting.live.to_act()[0]
    before = sitting.fingerprint()
    sitting.act(opener, sitting.game.legal(opener)[0]) if opener != 3 else sitting.bot(opener)
    second = sitting.live.to_act()[0]
    sitting.act(second, sitting.game.legal(second)[0]) if second != 3 else sitting.bot(second)
    asker = opener if opener != 3 else second
    others = [seat for seat in range(3) if seat != asker]
    last = sitting.live.to_act()[0]
    sitting.act(last, sitting.game.legal(last)[0]) if last != 3 else sitting.bot(last)
    sitting.undo(asker, ask=True)
    sitting.grant(others[0])
    assert declined(sitting.grant, others[0]) == "not_yours_to_grant"
    assert sitting.live.asking is not None
    sitting.grant(others[1])
    assert sitting.live.asking is None
    if asker == opener:
        assert sitting.fingerprint() == before


def test_against_bots_alone_every_undo_is_granted_at_once() -> None:
    sitting = placed_trucks()
    roller = sitting.live.to_act()[0]
    sitting.take_over(1 - roller)
    before = sitting.fingerprint()
    sitting.play(roller, "roll")
    sitting.undo(roller, ask=True)
    assert sitting.fingerprint() == before
    assert isinstance(sitting.log[-2][1], entries.AskedBack)


def test_a_request_does_not_hang_when_somebody_who_had_to_answer_hands_over_to_a_bot() -> None:
    """It is over, and can be made anew to those who are there now."""
    sitting = Sitting("nuremberg", 3)
    one = sitting.live.to_act()[0]
    before = sitting.fingerprint()
    sitting.act(one, sitting.game.legal(one)[0])
    other = sitting.live.to_act()[0]
    sitting.act(other, sitting.game.legal(other)[0])
    third = 3 - one - other
    sitting.undo(one, ask=True)
    sitting.grant(other)
    sitting.take_over(third)
    if sitting.fingerprint() != before:
        sitting.undo(one, ask=True)
        sitting.grant(other)
    assert sitting.live.asking is None
    assert sitting.fingerprint() == before


@pytest.mark.parametrize("game", ["merchants", "auf_achse", "nuremberg"])
def test_a_request_that_is_granted_goes_back_as_far_as_it_says(game: str) -> None:
    """Over other players' moves, dice and revealed cards, to the very table of then."""
    sitting = Sitting(game, 2, seed=11)
    asker = sitting.live.to_act()[0]
    before = sitting.fingerprint()
    sitting.act(asker, sitting.game.legal(asker)[0])
    while len([step for step in sitting.live.moves if step.seat == asker]) == 1 and sitting.game.length < 12:
        seat = sitting.live.to_act()[0]
        if seat == asker:
            break
        sitting.act(seat, sitting.game.legal(seat)[0])
    if sitting.can_undo(asker) == "undo":
        sitting.undo(asker)
    else:
        sitting.undo(asker, ask=True)
        sitting.grant(1 - asker)
    assert sitting.fingerprint() == before


# -- who is away -------------------------------------------------------------------------------------------------------


def gone(clock: Clock | None = None) -> tuple[Sitting, int, int, int]:
    """Three at a table: one has moved, then another, who hands over to a bot; the third is there."""
    sitting = Sitting("nuremberg", 3, clock=clock)
    first = sitting.live.to_act()[0]
    sitting.act(first, sitting.game.legal(first)[0])
    away = sitting.live.to_act()[0]
    sitting.act(away, sitting.game.legal(away)[0])
    sitting.take_over(away)
    return sitting, first, away, 3 - first - away


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        (Clock(), 24 * 3600),
        (Clock(kind="decision", seconds=600), 600),
        (Clock(kind="bank", seconds=900, increment=10), 900),
        (Clock(kind="decision", seconds=600, window=Window(begins=0, ends=60)), 6400 + 600),  # it is 22:13:20
    ],
)
def test_what_somebody_away_has_decided_stays_for_the_time_that_the_clock_names(clock: Clock, seconds: float) -> None:
    sitting, first, away, other = gone(clock)
    before = sitting.fingerprint()
    sitting.now += seconds - 1
    assert declined(sitting.undo, first, ask=True) == "undo_of_absent"
    assert (sitting.can_undo(first), sitting.fingerprint(), sitting.live.asking) == ("no", before, None)
    sitting.now += 1
    assert sitting.can_undo(first) == "ask"
    sitting.undo(first, ask=True)
    sitting.grant(other)
    assert sitting.game.length == 0
    assert sitting.live.chairs[away].bot == "easy"


def test_it_is_told_who_is_away_and_for_how_long_it_waits() -> None:
    sitting, first, away, _ = gone(Clock(kind="decision", seconds=7200))
    name = sitting.live.chairs[away].name
    sitting.now += 30 * 60 + 1
    assert sitting.why_not(first).startswith(f"{name} is away")
    assert sitting.why_not(first).endswith("in 1 h 30 min.")
    assert sitting.why_not(first, "de").startswith(f"{name} ist nicht da")


def test_who_is_back_is_asked_like_everybody_else() -> None:
    sitting, first, away, other = gone()
    sitting.take_back(away)
    sitting.undo(first, ask=True)
    sitting.grant(other)
    assert sitting.live.asking is not None
    sitting.grant(away)
    assert sitting.game.length == 0


def test_what_the_bot_of_somebody_away_has_done_goes_back_as_the_others_agree() -> None:
    sitting, first, away, other = gone()
    while sitting.live.to_act()[0] != away:
        seat = sitting.live.to_act()[0]
        sitting.act(seat, sitting.game.legal(seat)[0])
    asker = sitting.live.moves[-1].seat
    before = sitting.game.length - 1
    sitting.bot(away)
    sitting.undo(asker, ask=True)
    sitting.grant(first + other - asker)
    assert sitting.game.length == before


def test_handing_over_again_does_not_count_as_a_new_absence() -> None:
    """A bot that fails is replaced; its owner has been away all the time."""
    sitting, first, away, _ = gone()
    sitting.now += 24 * 3600
    sitting.write([entries.StoodIn(seat=away, level="random", why="failure", fault="it slept")])
    assert sitting.can_undo(first) == "ask"
