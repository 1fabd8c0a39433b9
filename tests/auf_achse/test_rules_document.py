"""The rules of Auf Achse in our own words: complete, linked, and in agreement with the program."""

import re
from collections import Counter
from pathlib import Path

import pytest

import fernhandel
from fernhandel.games.auf_achse import figures
from fernhandel.games.auf_achse.board_file import BoardData, parse
from fernhandel.games.auf_achse.drive import open_road
from fernhandel.games.auf_achse.meta import ABOUT
from fernhandel.games.auf_achse.state import NOWHERE, Rules, Table
from fernhandel.rulebook import rules

SOURCE = Path(__file__).parents[2] / "src" / "fernhandel" / "games" / "auf_achse"
ID = re.compile(r"\b(?:A\d+\.\d+|A[RX]\d+|O\d+)\b")

CHAPTERS = {1: 10, 2: 8, 3: 4, 4: 4, 5: 8, 6: 4, 7: 11, 8: 2, 9: 6}
SERIES = {"AR": 48, "O": 22, "AX": 37}

GOOD_CARDS = 12  # in the board file they come first; the jams follow, then the bad ones
PLAYERS = range(2, 7)


@pytest.fixture(scope="module")
def board() -> BoardData:
    return parse((SOURCE / "board.toml").read_text("utf-8"), "board.toml")


def terms_of(edition: str, players: int = 4, **options: str) -> Rules:
    table = fernhandel.make("auf_achse", players=players, edition=edition, seed=1, **options).table
    assert isinstance(table, Table)
    return table.rules


def prose() -> str:
    """The document on one line, as if it were not wrapped."""
    return " ".join(rules("auf_achse").text.split())


def table_row(name: str) -> list[str]:
    """The cells beside the first cell of that name, in the document's tables."""
    found = [line for line in rules("auf_achse").text.splitlines() if line.startswith(f"| {name} |")]
    assert len(found) == 1, f"{len(found)} tables have a row {name!r}"
    return [cell.strip() for cell in found[0].strip("|").split("|")[1:]]


# -- the ids -------------------------------------------------------------------------------------------------------


def test_every_id_is_defined_and_none_is_for_later() -> None:
    wanted = {f"A{chapter}.{i}" for chapter, count in CHAPTERS.items() for i in range(1, count + 1)}
    wanted |= {f"{letters}{i}" for letters, count in SERIES.items() for i in range(1, count + 1)}
    book = rules("auf_achse")
    assert set(book.rules) == wanted
    assert [rule.id for rule in book.rules.values() if rule.later] == []


def test_every_id_the_document_mentions_is_defined() -> None:
    book = rules("auf_achse")
    assert {id for id in ID.findall(book.text) if id not in book.rules} == set()


def test_every_id_the_code_mentions_is_defined() -> None:
    mentioned = {id for path in SOURCE.rglob("*.py") for id in ID.findall(path.read_text("utf-8"))}
    assert {"A2.3", "AR7", "O6"} <= mentioned
    assert mentioned - set(rules("auf_achse").rules) == set()


# -- words and figures ---------------------------------------------------------------------------------------------


def test_the_tables_show_what_differs_between_the_editions() -> None:
    terms = [terms_of("2007"), terms_of("1987")]
    assert table_row("dice") == [str(t.dice) for t in terms]
    assert table_row("contract cards") == [str(t.contracts.count) for t in terms]
    assert table_row("event cards") == [str(sum(t.events.copies)) for t in terms]
    assert table_row("trucks on one highway space") == [str(t.highway_trucks) for t in terms]
    assert table_row("trucks in one city") == ["1" if t.one_truck_cities else "any number" for t in terms]
    assert table_row("resale of a trailer") == [str(t.resale) if t.resale else "none" for t in terms]


def test_the_tables_show_how_the_contracts_are_dealt() -> None:
    assert table_row("public pile, four open ones included") == [str(terms_of("2007", n).deck) for n in PLAYERS]
    for name, edition, options in (
        ("set aside, 2007", "2007", {}),
        ("set aside, 1987", "1987", {}),
        ("set aside, children", "2007", {"variant": "children"}),
    ):
        terms = [terms_of(edition, n, **options) for n in PLAYERS]
        assert table_row(name) == [str(t.contracts.count - t.players * t.hand - t.deck) for t in terms]


def test_the_tables_show_trailers_and_the_goods_on_the_contracts(board: BoardData) -> None:
    for trailer in board.trailers:
        assert table_row(trailer.id) == [str(trailer.capacity), str(trailer.price), str(trailer.count)]
    kinds = [int(cell) for cell in table_row("goods on a contract")]
    assert sorted({card.goods for card in board.contracts}) == kinds
    for edition in ("2007", "1987"):
        counts = Counter(terms_of(edition).contracts.goods)
        assert table_row(f"cards, {edition}") == [str(counts[goods]) for goods in kinds]


def test_the_printed_contract_is_shown_with_its_offers(board: BoardData) -> None:
    card = next(card for card in board.contracts if (card.start, card.to) == ("berlin", "trieste"))
    assert table_row("cost of Berlin-Trieste") == [str(cost) for cost in card.offers]
    assert table_row(f"what remains of {card.revenue}") == [str(card.revenue - cost) for cost in card.offers]


def test_the_ranges_of_the_contracts_are_told(board: BoardData) -> None:
    distances = [card.distance for card in board.contracts]
    freights = [card.revenue for card in board.contracts]
    told = f"over {min(distances)} to {max(distances)} points and bring {min(freights)} to {max(freights)}."
    assert told in prose()


@pytest.mark.parametrize(
    ("id", "figure"),
    [
        ("A1.5", figures.START_CASH),
        ("A6.3", figures.RESALE),
        ("A7.6", figures.OFFERS),
        ("A2.7", figures.SIX),
    ],
)
def test_the_rules_name_the_figures_the_program_plays_with(id: str, figure: int) -> None:
    assert str(figure) in re.findall(r"\d+", rules("auf_achse").rule(id).text)


# -- the map and the cards -----------------------------------------------------------------------------------------


def test_the_map_is_told_city_by_city(board: BoardData) -> None:
    names = {city.id: city.name for city in board.cities}
    for city in board.cities:
        roads = []
        for road in board.roads:
            if city.id not in (road.a, road.b):
                continue
            other = road.b if city.id == road.a else road.a
            events = sorted(k if city.id == road.a else road.steps - k for k in road.events)
            ferry = " ferry" if road.kind == "ferry" else ""
            marked = f" ({', '.join(map(str, events))})" if events else ""
            roads.append(f"{names[other]}{ferry} {road.steps}{marked}")
        assert table_row(city.name) == [city.id, ", ".join(roads)]
        assert len(roads) >= 3  # as the last section says


def test_the_size_of_the_map_is_told(board: BoardData) -> None:
    roads = [road for road in board.roads if road.kind == "road"]
    ferries = [road for road in board.roads if road.kind == "ferry"]
    spaces, at_sea = (sum(road.steps - 1 for road in kind) for kind in (roads, ferries))
    events = sum(len(road.events) for road in roads)
    assert not any(road.events for road in ferries)
    assert (
        f"{len(board.cities)} cities, {len(roads)} roads and {len(ferries)} ferries, with {spaces} spaces on the roads "
        f"and {at_sea} on the ferries; {events} spaces on roads are event spaces."
    ) in prose()


def test_the_table_of_event_cards_shows_every_card_with_its_copies_and_amount(board: BoardData) -> None:
    for card in board.events:
        title, new, old, effect = table_row(card.id)
        assert (title, new, old) == (card.name["en"], str(card.count_2007), str(card.count_1987))
        assert (str(card.amount) in re.findall(r"\d+", effect)) == (card.amount > 0)


def test_good_jam_and_bad_cards_are_counted(board: BoardData) -> None:
    jams = [card.effect.startswith("jam") for card in board.events]
    last_jam = len(jams) - jams[::-1].index(True)
    assert jams.index(True) == GOOD_CARDS
    parts = (board.events[:GOOD_CARDS], board.events[GOOD_CARDS:last_jam], board.events[last_jam:])
    new = [sum(card.count_2007 for card in part) for part in parts]
    old = [sum(card.count_1987 for card in part) for part in parts]
    assert (
        f"{old[0]} good, {old[1]} jam and {old[2]} bad cards, against {new[0]}, {new[1]} and {new[2]} in 2007"
        in prose()
    )


def test_the_contracts_that_1987_lacks_are_named(board: BoardData) -> None:
    names = {city.id: city.name for city in board.cities}
    missing = [f"{names[card.start]}-{names[card.to]}" for card in board.contracts if not card.in_1987]
    assert f"are {' and '.join(missing)}," in rules("auf_achse").rule("O3").text


def test_heavy_contracts_of_1987_are_counted() -> None:
    goods = terms_of("1987").contracts.goods
    assert f"{sum(count >= 4 for count in goods)} of {len(goods)}" in rules("auf_achse").rule("O19").text


def test_the_origin_of_every_city_and_contract_is_told_as_in_the_board_file(board: BoardData) -> None:
    known, rest = table_row("cities")
    by_rulebook, by_reports = known.split(";")
    for city in board.cities:
        assert (city.name in by_rulebook) == (city.source == "rulebook")
        assert (city.name in by_reports) == (city.source == "public reports")
    assert rest == f"the other {sum(city.source == 'reconstructed' for city in board.cities)}"
    whole = sum(card.source == "reconstructed" for card in board.contracts)
    assert table_row("contracts")[1].startswith(f"{whole} cards as a whole")


def test_the_construction_sign_never_cuts_the_map_and_every_city_has_its_share_of_contracts(board: BoardData) -> None:
    table = fernhandel.make("auf_achse", players=2, edition="2007", seed=1).table
    assert isinstance(table, Table)
    cities = table.rules.board.cities
    for space in range(cities, table.rules.board.nodes):
        table.construction = space
        assert NOWHERE not in open_road(table, 0)[:cities]
    for ends in ([card.start for card in board.contracts], [card.to for card in board.contracts]):
        assert {Counter(ends)[city.id] for city in board.cities} == {1, 2}


# -- options -------------------------------------------------------------------------------------------------------


def test_the_table_of_options_shows_every_option_with_its_values_and_defaults() -> None:
    for option in ABOUT.options:
        known = f" ({', '.join(option.editions)})" if option.editions else ""
        values, default, _ = table_row(f"`{option.name}`{known}")
        assert (values, default) == (", ".join(f"`{value}`" for value in option.values), f"`{option.default}`")
        assert not option.defaults  # the table has one column for the usual value
