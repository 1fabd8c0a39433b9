"""A record loads by replay alone; a line that was edited, moved or lost is found and named."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import fernhandel
from fernhandel import BadRecord, Game, Record, Rng

Form = Callable[[Record], str]
FORMS = pytest.mark.parametrize("form", [Record.to_jsonl, Record.to_text], ids=["jsonl", "text"])


def played(steps: int | None, edition: str = "2010") -> Game:
    """A game of two after so many random actions, or at its end."""
    game = fernhandel.make("merchants", players=2, edition=edition, seed=3)
    rng = Rng.from_seed(3)
    while not game.over and game.length != steps:
        seat = game.to_act()[0]
        options = game.legal(seat)
        game.apply(seat, options[rng.below(len(options))])
    return game


GAME = played(12)
RECORD = GAME.record(["North", "Björn ~ 'B'"])


def content(record: Record) -> tuple[object, ...]:
    return (record.terms, record.seed, record.seats, record.moves, record.over)


def rewritten(form: Form, steps: list[tuple[int, str]] | None = None, over: bool = False, **terms: Any) -> Record:
    """The record with other terms, steps or end and with checks to match, as a careful forger would write it."""
    changed = msgspec.structs.replace(RECORD.terms, **terms)
    return Record.parse(form(Record(changed, RECORD.seed, RECORD.seats, steps or RECORD.moves, over)))


def refusal(text: str) -> tuple[int, str]:
    """Line and reason with which the text is refused."""
    with pytest.raises(BadRecord) as caught:
        Record.parse(text)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value.line, caught.value.reason


def replay_refusal(record: Record) -> tuple[int, str]:
    with pytest.raises(BadRecord) as caught:
        fernhandel.replay(record)
    return caught.value.line, caught.value.reason


def first_action(form: Form) -> int:
    """The line of the first action."""
    return 2 if form is Record.to_jsonl else 11


# -- there and back ------------------------------------------------------------------------------------------------


@FORMS
@pytest.mark.parametrize("edition", ["2010", "1999"])
@pytest.mark.parametrize("steps", [0, 1, 40, None])
def test_a_game_comes_back_from_its_record(form: Form, edition: str, steps: int | None) -> None:
    game = played(steps, edition)
    record = Record.parse(form(game.record(["North", "South"])))
    assert content(record) == content(game.record(["North", "South"]))
    again = fernhandel.replay(record)
    assert again.table.fingerprint() == game.table.fingerprint()
    assert again.moves() == game.moves()
    assert form(again.record(["North", "South"])) == form(record)
    assert again.over == game.over == (steps is None)
    if game.over:
        assert again.standing() == game.standing()
    else:
        assert again.to_act() == game.to_act()


@FORMS
@given(seats=st.lists(st.text(), max_size=4), seed=st.integers(0, 2**128 - 1))
@example(seats=["next\x85line", "line\u2028and paragraph\u2029separator"], seed=0)
def test_any_names_and_any_seed_come_back(form: Form, seats: list[str], seed: int) -> None:
    record = Record(RECORD.terms, seed, seats, [], False)
    assert content(Record.parse(form(record))) == content(record)


def test_the_text_reads_like_a_score_sheet() -> None:
    lines = RECORD.to_text().splitlines()
    assert lines[:3] == ["fernhandel record 1", 'game "merchants"', 'edition "2010"']
    seat, action = RECORD.moves[0]
    assert lines[first_action(Record.to_text) - 1].startswith(f"   1  seat {seat}  {action}  ~")
    assert lines[-1].startswith("end 12 open ~")


def test_the_json_lines_hold_one_object_each() -> None:
    header, *steps, end = [json.loads(line) for line in RECORD.to_jsonl().splitlines()]
    assert (header["fernhandel"], header["game"], header["seed"]) == (1, "merchants", 3)
    assert [(step["n"], step["seat"], step["action"]) for step in steps] == [
        (number, seat, action) for number, (seat, action) in enumerate(RECORD.moves, 1)
    ]
    assert (end["end"], end["over"]) == (12, False)


# -- what the checks find ------------------------------------------------------------------------------------------


@FORMS
def test_a_record_cut_after_any_line_is_refused(form: Form) -> None:
    lines = form(RECORD).splitlines()
    assert refusal("") == (1, "the record is empty")
    for kept in range(1, len(lines)):
        line, reason = refusal("\n".join(lines[:kept]))
        assert line == kept
        assert "the record is cut off" in reason


@FORMS
@given(data=st.data())
def test_a_record_cut_anywhere_is_refused(form: Form, data: st.DataObject) -> None:
    text = form(RECORD)
    refusal(text[: data.draw(st.integers(0, len(text) - 2))])


@FORMS
def test_a_lost_line_is_missed(form: Form) -> None:
    lines = form(RECORD).splitlines()
    for place in range(first_action(form), len(lines) - 1):  # each action but the last
        line, reason = refusal("\n".join(lines[: place - 1] + lines[place:]))
        assert line == place
        assert "lines are missing or out of order" in reason
    line, reason = refusal("\n".join(lines[:-2] + lines[-1:]))
    assert (line, reason) == (len(lines) - 1, "the record tells of 12 actions but holds 11")


@FORMS
@pytest.mark.parametrize("apart", [1, 2, 5])
def test_two_lines_that_changed_places_are_found(form: Form, apart: int) -> None:
    lines = form(RECORD).splitlines()
    for place in range(first_action(form), len(lines) - apart):
        swapped = lines.copy()
        swapped[place - 1], swapped[place - 1 + apart] = lines[place - 1 + apart], lines[place - 1]
        line, reason = refusal("\n".join(swapped))
        assert line == place
        assert "lines are missing or out of order" in reason


@FORMS
def test_another_legal_action_in_a_line_is_found(form: Form) -> None:
    lines = form(RECORD).splitlines()
    game = fernhandel.make("merchants", players=2, seed=3)
    for number, (seat, action) in enumerate(RECORD.moves):
        other = next(text for text in map(game.catalogue.to_text, game.legal(seat)) if text != action)
        place = first_action(form) + number
        edited = lines.copy()
        edited[place - 1] = lines[place - 1].replace(action, other)
        assert refusal("\n".join(edited)) == (place, "this line was edited: its check does not match")
        game.apply(seat, game.catalogue.from_text(action))


@FORMS
def test_another_seat_in_a_line_is_found(form: Form) -> None:
    lines = form(RECORD).splitlines()
    seat = RECORD.moves[4][0]
    place = first_action(form) + 4
    for before, after in ((f'"seat": {seat}', f'"seat": {1 - seat}'), (f"seat {seat} ", f"seat {1 - seat} ")):
        lines[place - 1] = lines[place - 1].replace(before, after)
    assert refusal("\n".join(lines)) == (place, "this line was edited: its check does not match")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "auf_achse"),
        ("edition", "1999"),
        ("players", 3),
        ("rules", 1),
        ("seed", 4),
        ("seats", ["North"]),
        ("options", {}),
        ("board", {"cities": []}),
    ],
)
def test_another_value_in_the_header_is_found(field: str, value: object) -> None:
    first, *rest = RECORD.to_jsonl().splitlines()
    header = json.dumps(json.loads(first) | {field: value})
    assert refusal("\n".join([header, *rest])) == (1, "the header was edited: its check does not match")
    lines = RECORD.to_text().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith(f"{field} "))
    lines[place] = f"{field} {json.dumps(value)}"
    begin = first_action(Record.to_text) - 1
    assert refusal("\n".join(lines)) == (begin, "the header was edited: its check does not match")


@FORMS
def test_lines_behind_the_end_are_found(form: Form) -> None:
    lines = form(RECORD).splitlines()
    for more in (lines[-1], lines[-2], lines[0]):
        line, reason = refusal("\n".join([*lines, more]))
        assert (line, reason) == (len(lines), "the end stands before the last line")


@FORMS
def test_an_end_that_tells_otherwise_is_found(form: Form) -> None:
    lines = form(RECORD).splitlines()
    lines[-1] = lines[-1].replace("false", "true").replace("open", "over")
    assert refusal("\n".join(lines)) == (len(lines), "the end was edited: its check does not match")


@FORMS
@settings(max_examples=1000)
@given(data=st.data())
def test_any_single_change_is_noticed_or_harmless(form: Form, data: st.DataObject) -> None:
    text = form(RECORD)
    at = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.sampled_from('\n "~{}[],:0123456789abcdefx') | st.characters() | st.just(""))
    behind = data.draw(st.sampled_from([at, at + 1]))  # put in between, or in place of a character
    try:
        record = Record.parse(text[:at] + new + text[behind:])
    except BadRecord:
        return
    assert content(record) == content(RECORD)


# -- what only replay can find -------------------------------------------------------------------------------------


@FORMS
def test_an_illegal_action_with_fitting_checks_is_found_by_replay(form: Form) -> None:
    for number, (seat, action) in enumerate(RECORD.moves):
        steps = RECORD.moves.copy()
        steps[number] = (seat, "climb")
        line, reason = replay_refusal(rewritten(form, steps))
        assert line == first_action(form) + number
        assert reason.startswith(f"seat {seat} cannot 'climb': not now")
        assert action != "climb"


@FORMS
@pytest.mark.parametrize(
    ("seat", "action", "said"),
    [
        (7, "done", "there is no seat 7"),
        (0, "dance", "unknown kind of action 'dance'"),
        (0, "buy good=ale city=KOL", "field 'good' of action 'buy'"),
        (0, "buy good=wine city=BRU", "city does not sell (city BRU, good wine) [M2.4]"),
        (0, "bid amount=--5", "field 'amount' of action 'bid'"),
        (0, "done kind=buy", "action 'done' has the fields (none), not kind"),
    ],
)
def test_a_line_that_no_game_can_hold_is_found_by_replay(form: Form, seat: int, action: str, said: str) -> None:
    first = RECORD.moves[0][0]
    steps = [(seat or first, action), *RECORD.moves[1:]]
    line, reason = replay_refusal(rewritten(form, steps))
    assert line == first_action(form)
    assert reason.startswith(f"seat {seat or first} cannot {action!r}: {said}")


@FORMS
@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ({"rules": 99}, "the record was played under version 99 of the rules of merchants; this program plays version"),
        ({"game": "chess"}, "there is no game 'chess'; there is "),
        ({"edition": "1815"}, "merchants has the editions 2010, 1999, not '1815'"),
        ({"players": 9}, "merchants is for 2, 3, 4 players, not 9"),
        ({"options": {}}, "the header does not name every option"),
        ({"options": RECORD.terms.options | {"money": "gold"}}, "option 'money' is one of hidden, open, not 'gold'"),
        ({"options": RECORD.terms.options | {"rain": "on"}}, "merchants 2010 has no option 'rain'"),
    ],
)
def test_terms_that_this_program_does_not_play_are_refused(form: Form, terms: dict[str, Any], said: str) -> None:
    line, reason = replay_refusal(rewritten(form, **terms))
    assert line < first_action(form)
    assert reason.startswith(said)


@FORMS
@pytest.mark.parametrize("board", [{}, {"cities": 3}, {"rivers": []}])
def test_a_board_that_is_none_is_refused(form: Form, board: dict[str, Any]) -> None:
    line, _ = replay_refusal(rewritten(form, board=board))
    assert line < first_action(form)


@FORMS
def test_a_board_with_a_fault_is_refused(form: Form) -> None:
    city = {"id": "ROM", "name": "Rom", "sells": ["ale"], "source": "test"}
    road = {"from": "ROM", "to": "BARI", "spaces": [], "source": "test"}
    start = {"wagons": ["ROM", "ROM", "ROM"], "courier": "ROM", "source": "test"}
    board = {"board": {"name": "Bad", "source": "test"}, "cities": [city], "roads": [road], "starts": {"A": start}}
    line, reason = replay_refusal(rewritten(form, board=board))
    assert line < first_action(form)
    assert "'ale'" in reason


@FORMS
@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_that_is_none_is_refused(form: Form, seed: int) -> None:
    record = Record.parse(form(Record(RECORD.terms, seed, [], [], False)))
    line, reason = replay_refusal(record)
    assert line < first_action(form)
    assert "a seed is a whole number from 0 to 2**128 - 1" in reason


@FORMS
def test_a_record_must_agree_on_whether_the_game_is_over(form: Form) -> None:
    line, reason = replay_refusal(rewritten(form, over=True))
    assert (line, reason) == (first_action(form) + 12, "the record disagrees on whether the game is over")


@FORMS
def test_nothing_is_played_after_the_end_of_the_game(form: Form) -> None:
    record = played(None).record()
    longer = Record(record.terms, record.seed, [], [*record.moves, (0, "done")], True)
    line, reason = replay_refusal(Record.parse(form(longer)))
    assert line == first_action(form) + len(record.moves)
    assert "game is over" in reason


# -- nonsense ------------------------------------------------------------------------------------------------------


def test_another_format_is_refused() -> None:
    jsonl, text = RECORD.to_jsonl(), RECORD.to_text()
    said = (1, "the record has the format 2; this program reads format 1")
    assert refusal(jsonl.replace('{"fernhandel": 1', '{"fernhandel": 2')) == said
    assert refusal(text.replace("fernhandel record 1", "fernhandel record 2")) == said


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n", 1),
        ("\x00\x01\x02\xff", 1),
        ("hello", 1),
        ("null", 1),
        ("[]", 1),
        ('"fernhandel"', 1),
        ("{", 1),
        ("{}", 1),
        ('{"fernhandel": 1}', 1),
        ('{"fernhandel": null}', 1),
        ('{"a": ' + "[" * 100_000, 1),
        (RECORD.to_jsonl() + "[]\n", 14),
        (RECORD.to_jsonl().replace('"seat": 0', '"seat": [0]', 1), 2 + [seat for seat, _ in RECORD.moves].index(0)),
        ("fernhandel record", 1),
        ("fernhandel record one", 1),
        ("fernhandel record 1", 1),
        ("fernhandel record " + "1" * 5000, 1),
        ("fernhandel record 1\nbegin ~", 2),
        ("fernhandel record 1\ngame merchants\n", 2),
        ("fernhandel record 1\nweather 3\n", 2),
        ("fernhandel record 1\nseed 1\nseed 2\n", 3),
        ("fernhandel record 1\nseed " + "[" * 100_000, 2),
        (RECORD.to_text().replace("   1  seat", "1" * 5000 + "  seat"), 11),
        (RECORD.to_text().replace("end 12", "end twelve"), 23),
        (RECORD.to_text().replace("end 12", "the end"), 23),
    ],
)
def test_nonsense_is_refused_with_its_line(text: str, line: int) -> None:
    assert refusal(text)[0] == line


@given(st.text())
@example("\ud800")
def test_any_text_is_refused_and_nothing_else_happens(text: str) -> None:
    refusal(text)


@given(st.sampled_from(["{", '{"fernhandel": 1', "fernhandel record 1\n"]), st.text())
def test_any_text_behind_a_good_beginning_is_refused(beginning: str, text: str) -> None:
    refusal(beginning + text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
        max_leaves=5,
    )
)
def test_any_json_is_refused(value: object) -> None:
    refusal(json.dumps(value))
    refusal(RECORD.to_jsonl() + json.dumps(value))


class Forged(Record):
    """Says in its header whatever it is told to, with a check to match."""

    def __init__(self, **said: object) -> None:
        super().__init__(RECORD.terms, RECORD.seed, [], [], False)
        self.said = said

    def header(self) -> dict[str, Any]:
        return super().header() | self.said


@given(
    st.sampled_from(["game", "edition", "players", "rules", "seed", "seats", "options", "board"]),
    st.none()
    | st.booleans()
    | st.floats()
    | st.text()
    | st.lists(st.integers())
    | st.dictionaries(st.text(), st.none()),
)
def test_whatever_the_header_says_replay_gives_that_game_or_refuses_the_record(field: str, value: object) -> None:
    forged = Forged(**{field: value})
    for text in (forged.to_jsonl(), forged.to_text()):
        try:
            game = fernhandel.replay(text)
        except BadRecord:
            continue
        assert content(game.record()) == content(Record.parse(text))
