"""Every action has a number, a JSON form and a line of text; all three lead back to the one object."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fernhandel
from fernhandel import Action, BadInput
from fernhandel.core.catalogue import Catalogue
from fernhandel.games.merchants.actions import Done
from merchants.arrange import ring_road

GAME = fernhandel.make("merchants", players=2, seed=1)
CATALOGUE = GAME.catalogue
ON_THE_BOARD = {"city", "to", "via"}

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


# -- the three forms -----------------------------------------------------------------------------------------------


def test_the_id_of_every_action_is_its_place() -> None:
    assert len(CATALOGUE) > 1000
    for place, action in enumerate(CATALOGUE):
        assert action.id == place
        assert CATALOGUE[place] is action


def test_every_action_comes_back_from_json() -> None:
    for action in CATALOGUE:
        wire = json.dumps(CATALOGUE.to_json(action))
        assert CATALOGUE.from_json(json.loads(wire)) is action


def test_every_action_comes_back_from_text() -> None:
    lines = {CATALOGUE.to_text(action): action for action in CATALOGUE}
    assert len(lines) == len(CATALOGUE)
    for line, action in lines.items():
        assert "\n" not in line
        assert CATALOGUE.from_text(line) is action


def test_every_action_is_found_by_its_words() -> None:
    for action in CATALOGUE:
        assert CATALOGUE.find(action.kind, **CATALOGUE.values(action)) is action


def test_the_forms_read_like_the_rulebook() -> None:
    buy = GAME.action("buy", good="wine", city="KOL")
    assert CATALOGUE.to_json(buy) == {"type": "buy", "good": "wine", "city": "KOL"}
    assert CATALOGUE.to_text(buy) == "buy good=wine city=KOL"
    assert CATALOGUE.from_json({"city": "KOL", "type": "buy", "good": "wine"}) is buy
    assert CATALOGUE.from_text("buy city=KOL good=wine") is buy
    move = GAME.action("move", wagon=2, tile=4, extra=0, via="PAR2", to="FW")
    assert CATALOGUE.to_text(move) == "move wagon=2 tile=4 extra=0 to=FW via=PAR2"


def test_kinds_tell_the_fields_of_every_action() -> None:
    kinds = CATALOGUE.kinds()
    assert kinds["buy"] == ("good", "city")
    assert kinds["done"] == ()
    assert {action.kind for action in CATALOGUE} == set(kinds)


# -- stability -----------------------------------------------------------------------------------------------------


def test_actions_that_name_nothing_of_the_board_have_the_same_ids_on_every_board(tmp_path: Path) -> None:
    other = fernhandel.make("merchants", players=2, seed=1, board=ring_road(tmp_path)).catalogue
    assert other.kinds() == CATALOGUE.kinds()
    plain = {CATALOGUE.to_text(action): action.id for action in CATALOGUE if not ON_THE_BOARD & set(action.fields)}
    assert plain == {other.to_text(action): action.id for action in other if not ON_THE_BOARD & set(action.fields)}
    assert len(other) != len(CATALOGUE)


@pytest.mark.parametrize("edition", ["2010", "1999"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tables_of_a_board_share_their_actions(players: int, edition: str) -> None:
    other = fernhandel.make("merchants", players=players, edition=edition, seed=9, money="open")
    assert all(mine is theirs for mine, theirs in zip(CATALOGUE, other.catalogue, strict=True))


def test_actions_cannot_be_changed() -> None:
    """Setting a field to its own value would do no harm; a frozen object refuses even that."""
    one_of_each = {action.kind: action for action in CATALOGUE}
    changed = []
    for action in one_of_each.values():
        for field in ("id", "kind", "fields", *action.fields):
            try:
                setattr(action, field, getattr(action, field))
            except AttributeError:
                continue
            changed.append(f"{action.kind}.{field}")
    assert changed == []


@pytest.mark.parametrize("actions", [[Done(1)], [Done(0), Done(0)], [Done(0), Done(1)]])
def test_a_catalogue_holds_each_action_once_and_in_its_place(actions: list[Action]) -> None:
    with pytest.raises(ValueError, match="misplaced or stands twice"):
        Catalogue(actions, {}, {})


# -- bad input -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", [-1, len(CATALOGUE), 10**12])
def test_there_is_no_action_of_another_number(id: int) -> None:
    with pytest.raises(BadInput, match=f"there is no action number {id}; they run from 0 to {len(CATALOGUE) - 1}"):
        CATALOGUE[id]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, 'an action is an object with a "type"'),
        ([], 'an action is an object with a "type"'),
        ({}, 'an action is an object with a "type"'),
        ({"type": 3}, 'an action is an object with a "type"'),
        ({"type": "fly"}, "unknown kind of action 'fly'; known are accept, bid, buy"),
        ({"type": "buy"}, "action 'buy' has the fields good, city, not (none)"),
        ({"type": "buy", "good": "wine"}, "action 'buy' has the fields good, city, not good"),
        ({"type": "done", "good": "wine"}, "action 'done' has the fields (none), not good"),
        ({"type": "done", "kind": "buy"}, "action 'done' has the fields (none), not kind"),
        ({"type": "done", "self": 1}, "action 'done' has the fields (none), not self"),
        ({"type": "buy", "good": "ale", "city": "KOL"}, "field 'good' of action 'buy' is one of cloth, iron, wine"),
        ({"type": "buy", "good": "wine", "city": 2}, "field 'city' of action 'buy' is one of PAR, BRU"),
        ({"type": "buy", "good": ["wine"], "city": "KOL"}, "field 'good' of action 'buy' is one of"),
        ({"type": "buy", "good": {}, "city": "KOL"}, "field 'good' of action 'buy' is one of"),
        ({"type": "bid", "amount": "100"}, "field 'amount' of action 'bid' is a whole number, not '100'"),
        ({"type": "bid", "amount": 100.0}, "field 'amount' of action 'bid' is a whole number, not 100.0"),
        ({"type": "bid", "amount": True}, "field 'amount' of action 'bid' is a whole number, not True"),
        ({"type": "bid", "amount": None}, "field 'amount' of action 'bid' is a whole number, not None"),
        (
            {"type": "bid", "amount": 150},
            "there is no action bid amount=150; amount is 0 to 30000 in steps of 100",
        ),
        (
            {"type": "quote", "tokens": 1, "amount": 250},
            "there is no action quote tokens=1 amount=250; amount is 0 to 1500 in steps of 100",
        ),
        (
            {"type": "quote", "tokens": 3, "amount": 200},
            "there is no action quote tokens=3 amount=200; tokens is 1 or 2",
        ),
        ({"type": "play_broken_axle", "wagon": 0}, "field 'wagon' of action 'play_broken_axle' is one of 1, 2, 3"),
        ({"type": "play_broken_axle", "wagon": True}, "field 'wagon' of action 'play_broken_axle' is one of 1, 2, 3"),
    ],
)
def test_bad_json_is_told_with_its_field(data: object, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        CATALOGUE.from_json(data)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "unknown kind of action ''"),
        ("fly", "unknown kind of action 'fly'"),
        ("buy good=wine", "action 'buy' has the fields good, city, not good"),
        ("buy good=wine city=KOL city=KOL", "'city=KOL' is not a field of its own"),
        ("buy good=wine KOL", "'KOL' is not a field of its own written as name=value"),
        ("buy good=wine city=ROM", "field 'city' of action 'buy' is one of PAR, BRU, KOL"),
        ("bid amount=", "field 'amount' of action 'bid' is a whole number, not ''"),
        ("bid amount=lots", "field 'amount' of action 'bid' is a whole number, not 'lots'"),
        ("bid amount=-100", "there is no action bid amount=-100; amount is 0 to 30000 in steps of 100"),
        ("bid amount=--5", "field 'amount' of action 'bid' is a whole number, not '--5'"),
        ("bid amount=" + "9" * 5000, "field 'amount' of action 'bid'"),
        ("done kind=buy", "action 'done' has the fields (none), not kind"),
        ("done self=1", "action 'done' has the fields (none), not self"),
    ],
)
def test_bad_text_is_told_with_its_field(text: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        CATALOGUE.from_text(text)
    assert str(caught.value).startswith(said)


def test_a_number_of_cubes_that_nobody_has_is_told_with_those_there_are() -> None:
    auction = fernhandel.make("nuremberg", players=3, seed=1).catalogue
    with pytest.raises(BadInput, match=r"there is no action bid box=3 cubes=16; cubes is 1 to 15$"):
        auction.from_text("bid box=3 cubes=16")


def test_where_more_than_one_field_is_wrong_none_is_blamed() -> None:
    with pytest.raises(BadInput, match=r"there is no action quote tokens=3 amount=250$"):
        CATALOGUE.from_text("quote tokens=3 amount=250")


@given(JSON)
def test_any_json_is_an_action_or_bad_input(data: object) -> None:
    with pytest.raises(BadInput):
        CATALOGUE.from_json(data)


@given(st.sampled_from(list(CATALOGUE)), st.sampled_from(["type", "good", "city", "amount", "to", "kind"]), JSON)
def test_an_action_with_a_changed_field_is_an_action_or_bad_input(action: Action, field: str, value: object) -> None:
    data = CATALOGUE.to_json(action)
    try:
        found = CATALOGUE.from_json(data | {field: value})
    except BadInput:
        return
    assert CATALOGUE.to_json(found) == data | {field: value}


@given(st.text() | st.from_regex(r"\A(buy|bid|move|done)( [a-z]+=[-0-9A-Za-z]*){0,3}\Z"))
def test_any_text_is_an_action_or_bad_input(text: str) -> None:
    try:
        found = CATALOGUE.from_text(text)
    except BadInput:
        return
    assert set(CATALOGUE.to_text(found).split()) == set(text.split())
