"""The champion: what its net reads of a table, how it reads it, and what it makes of it."""

import math
from collections.abc import Iterator
from pathlib import Path

import pytest

import fernhandel
from fernhandel import Rng
from fernhandel.bots import levels_of, make_appraiser, make_bot, make_planner, make_traits
from fernhandel.bots.hard import Champion
from fernhandel.bots.learned import Learned, LearnedNet, nets_for, own_net, read_net, write_net
from fernhandel.bots.search import Node, Search
from fernhandel.core import shelf
from fernhandel.core.appraisal import CLOSE, Appraiser, Net, Sheet, nearly_best, net_size, odds, padded
from fernhandel.core.planner import STEEPEST, shares
from fernhandel.core.refusals import BadInput
from fernhandel.core.table import Table
from fernhandel.core.terms import Terms

WITH_TRAITS = [about.id for about in fernhandel.games() if shelf.title(about.id).bots().traits]
WITH_CHAMPION = [game for game in WITH_TRAITS if "champion" in levels_of(game)]
LONG = 1000.0  # seconds: the number of rounds decides
SMALL = (5, 6, 8, 4)  # traits of a table and of a seat, and the sizes of a net


def some_weights(size: int, seed: int) -> list[float]:
    rng = Rng.from_seed(seed)
    return [(rng.below(2001) - 1000) / 1000 for _ in range(size)]


def some_sheet(players: int, seed: int) -> Sheet:
    common, own = SMALL[:2]
    numbers = iter(some_weights(common + players * own, seed))
    sheet = Sheet(common, own, players)
    for _ in range(common):
        sheet.put(next(numbers))
    for seat in range(players):
        sheet.begin_seat(seat)
        for _ in range(own):
            sheet.put(next(numbers))
    return sheet


def read_plainly(weights: list[float], sheet: Sheet, players: int) -> list[float]:
    """The same net, written down as it is told."""
    common, own, hidden, second = padded(SMALL[0]), padded(SMALL[1]), SMALL[2], SMALL[3]
    at = iter(weights)
    rows = (
        [[next(at) for _ in range(common)] for _ in range(hidden)],
        [[next(at) for _ in range(own)] for _ in range(hidden)],
    )
    itself = [next(at) for _ in range(hidden)]
    more = (
        [[next(at) for _ in range(hidden)] for _ in range(second)],
        [[next(at) for _ in range(hidden)] for _ in range(second)],
    )
    again = [next(at) for _ in range(second)]
    last, straight = [next(at) for _ in range(second)], [next(at) for _ in range(own)]
    numbers = list(sheet.numbers)
    table, seats = numbers[:common], [numbers[common + seat * own :][:own] for seat in range(players)]

    def times(row: list[float], column: list[float]) -> float:
        return sum(a * b for a, b in zip(row, column, strict=True))

    first = [
        [max(0.0, times(rows[0][i], table) + times(rows[1][i], seat) + itself[i]) for i in range(hidden)]
        for seat in seats
    ]
    mean = [sum(one[i] for one in first) / players for i in range(hidden)]
    found = []
    for seat, one in zip(seats, first, strict=True):
        two = [max(0.0, times(more[0][i], one) + times(more[1][i], mean) + again[i]) for i in range(second)]
        found.append(times(last, two) + times(straight, seat))
    return found


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_net_reads_as_it_is_told(players: int) -> None:
    weights = some_weights(net_size(*SMALL), 3)
    sheet = some_sheet(players, 4)
    assert Net(*SMALL, weights).ratings(sheet, players) == pytest.approx(read_plainly(weights, sheet, players))


def test_it_does_not_matter_who_sits_where() -> None:
    net = Net(*SMALL, some_weights(net_size(*SMALL), 5))
    sheet, turned = some_sheet(3, 6), some_sheet(3, 6)
    own = int(sheet.own)
    for seat in range(3):
        for i in range(own):
            turned.numbers[turned.of_seat((seat + 1) % 3) + i] = sheet.numbers[sheet.of_seat(seat) + i]
    one, two, three = net.ratings(sheet, 3)
    assert net.ratings(turned, 3) == pytest.approx([three, one, two])


def positions(terms: Terms, seed: int) -> Iterator[Table]:
    """A game that the planner draws, every few decisions."""
    planner, rng = make_planner(terms.game), Rng.from_seed(seed)
    table = shelf.title(terms.game).deal(terms, rng.fork())
    table.told = []
    table.quieten()
    made = 0
    while not table.over:
        if made % 9 == 0:
            yield table
        seat = table.to_act()[0]
        table.play(seat, planner.draw(table, seat, table.legal(seat), rng))
        made += 1
    yield table


@pytest.mark.parametrize("game", WITH_TRAITS)
def test_traits_fill_their_sheet_and_leave_the_table_as_it_is(game: str) -> None:
    title, traits = shelf.title(game), make_traits(game)
    assert len(set(traits.common)) == len(traits.common)
    assert len(set(traits.own)) == len(traits.own)
    for edition in title.about.editions:
        players = title.about.players[-1]
        terms = title.terms(players, edition.id, {})
        sheet, again = traits.sheet(players), traits.sheet(players)
        moment, told = -1, set()
        for table in positions(terms, 7):
            seen = title.view(terms, table, None).to_json()
            traits.write(table, sheet)
            assert sheet.at == sheet.of_seat(players - 1) + len(traits.own)
            numbers = list(sheet.numbers)
            assert all(math.isfinite(number) and abs(number) < 20 for number in numbers)
            traits.write(table.copy(), again)
            assert list(again.numbers) == numbers
            assert title.view(terms, table, None).to_json() == seen
            assert traits.moment(table) >= moment
            moment = traits.moment(table)
            told.add(tuple(numbers))
        assert len(told) > 10


@pytest.mark.parametrize("game", WITH_CHAMPION)
def test_positions_are_judged_better_than_by_the_planner(game: str) -> None:
    appraiser, planner = make_appraiser(game), make_planner(game, searching=True)
    surprise = [0.0, 0.0]
    for seed in range(12):
        noted: list[tuple[list[float], list[float]]] = []
        for table in positions(shelf.title(game).terms(3, None, {}), seed):
            noted.append((appraiser.chances(table), planner.chances(table)))
            assert sum(noted[-1][0]) == pytest.approx(1)
        results = planner.results(table)
        assert appraiser.chances(table) == results
        for judged in noted:
            for i in range(2):
                surprise[i] -= sum(
                    share * math.log(max(said, 1e-4)) for share, said in zip(results, judged[i], strict=True)
                ) / len(noted)
    assert surprise[0] < surprise[1]


@pytest.mark.parametrize("game", WITH_CHAMPION)
def test_it_looks_as_many_moments_ahead_as_it_is_told_or_as_far_as_the_planner(game: str) -> None:
    planner, traits = make_planner(game, searching=True), make_traits(game)
    kind = shelf.title(game).bots().planner
    net = own_net(kind.package) if kind else None
    assert net is not None
    near, far = (
        Appraiser(planner, traits, *nets_for(traits, net), reach, net.learned.belief, 0.5, 0.3, 0) for reach in (3, 0)
    )
    for table in positions(shelf.title(game).terms(2, None, {}), 5):
        assert (near.turn(table), near.horizon(table)) == (traits.moment(table), traits.moment(table) + 3)
        assert (far.turn(table), far.horizon(table)) == (planner.turn(table), planner.horizon(table))


@pytest.mark.parametrize("game", WITH_CHAMPION)
def test_of_a_choice_is_expected_what_the_planner_makes_of_it_and_where_it_leads(game: str) -> None:
    appraiser, planner = make_appraiser(game), make_planner(game, searching=True)
    unit = planner.spread / planner.margin / STEEPEST
    asked = 0
    for table in positions(shelf.title(game).terms(3, None, {}), 6):
        seat = 0 if table.over else table.to_act()[0]
        options = [] if table.over else table.legal(seat)[:6]
        if len(options) < 2:
            continue
        asked += 1
        priors = [1.0 + i for i in range(len(options))]
        rated = planner.hopes(table, seat, options, priors)
        assert rated == sorted(rated), "what is rated higher is expected to be better"
        for option, plain, hope in zip(options, rated, appraiser.hopes(table, seat, options, priors), strict=True):
            after = table.copy()
            after.play(seat, option)
            assert hope == pytest.approx(plain + unit * appraiser.trust * appraiser.odds(after, seat))
    assert asked > 5


@pytest.mark.parametrize("game", WITH_CHAMPION)
def test_it_plays_on_by_where_the_choices_lead_that_the_planner_rates_about_best(game: str) -> None:
    appraiser, planner = make_appraiser(game), make_planner(game, searching=True)
    otherwise = 0
    for table in positions(shelf.title(game).terms(3, None, {}), 8):
        if table.over:
            continue
        seat = table.to_act()[0]
        options = table.legal(seat)
        appraiser.weighed = 0
        assert appraiser.best(table, seat, options) is planner.best(table, seat, options)
        appraiser.weighed = 3
        found = appraiser.best(table, seat, options)
        ratings = planner.rate(table, seat, options)
        order = sorted(range(len(options)), key=lambda i: -ratings[i])
        close = [i for i in order[:3] if ratings[i] >= max(ratings) - CLOSE * planner.spread]
        values = {}
        for i in close:
            after = table.copy()
            after.play(seat, options[i])
            values[options[i].id] = ratings[i] / planner.spread + appraiser.trust * appraiser.odds(after, seat)
        assert len(close) == 1 or values[found.id] == pytest.approx(max(values.values()))
        assert found.id in values
        otherwise += found is not planner.best(table, seat, options)
    assert otherwise, "else it would play on as the planner does"


def test_of_equals_the_first_are_nearly_best() -> None:
    assert nearly_best([1.0, 3.0, 2.0, 3.0, -9.0], 3, 5.0) == [1, 3, 2]
    assert nearly_best([1.0, 3.0, 2.0, 3.0, -9.0], 9, 1.0) == [1, 3, 2]
    assert nearly_best([7.0], 3, 0.0) == [0]


@pytest.mark.parametrize("players", [2, 4])
def test_the_odds_of_a_seat_are_those_of_its_share(players: int) -> None:
    ratings = some_weights(players, 9)
    for seat, share in enumerate(shares(ratings, 1.0)):
        assert odds(ratings, seat) == pytest.approx(math.log(share / (1 - share)))


def test_what_was_expected_lasts_in_part_and_fades_for_the_rest() -> None:
    planner = make_planner("nuremberg", searching=True)
    node = Node(None, 1.0)
    node.hope = -0.4
    for lasts, few, many in ((0.0, -0.2, 0.0), (0.5, -0.3, -0.2), (1.0, -0.4, -0.4)):
        planner.belief, planner.lasts = 10.0, lasts
        search = Search(planner, 0, Rng.from_seed(1))
        node.visits = 10
        assert search.promise(node) == pytest.approx(few)
        node.visits = 10_000_000
        assert search.promise(node) == pytest.approx(many, abs=1e-5)


@pytest.mark.parametrize("game", WITH_CHAMPION)
def test_the_same_luck_and_rounds_make_the_same_choices(game: str) -> None:
    chosen = []
    for _ in range(2):
        table = fernhandel.make(game, players=2, seed=4)
        bot = Champion(make_appraiser(game), Rng.from_seed(1), 2)
        for _ in range(8):
            seat = table.to_act()[0]
            table.apply(seat, bot.choose(table.view(seat), table.legal(seat), LONG))
        chosen.append(table.moves())
    assert chosen[0] == chosen[1]


def test_what_was_learned_is_small_and_tells_where_it_comes_from() -> None:
    assert WITH_CHAMPION
    size = 0
    for game in WITH_CHAMPION:
        kind = shelf.title(game).bots().planner
        assert kind is not None
        net = own_net(kind.package)
        assert net is not None
        assert "games" in net.learned.origin
        size += (len(net.weights) + len(net.choices)) * net.weights.itemsize
    assert size < 3_000_000


def a_net(folder: Path, traits: str, less: int = 0) -> Path:
    own = make_traits("merchants")
    common, seat = len(own.common), len(own.own)
    learned = Learned(traits, common, seat, 8, 4, "champion.weights", "by chance", 2, 8.0, 0.5, 0.3)
    write_net(folder / "champion.toml", learned, bytes(4 * net_size(common, seat, 8, 4) - less))
    return folder / "champion.toml"


def test_a_net_of_ones_own_plays(tmp_path: Path) -> None:
    file = a_net(tmp_path, make_traits("merchants").name)
    assert isinstance(read_net(file), LearnedNet)
    game = fernhandel.make("merchants", players=2, seed=1)
    bot = make_bot(f"champion@{file}", "merchants", 1)
    assert bot.choose(game.view(0), game.legal(0), 0.01) in game.legal(0)


def test_a_net_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"merchants-traits-0, and these are merchants-traits-1"):
        make_bot(f"champion@{a_net(tmp_path, 'merchants-traits-0')}", "merchants", 1)
    with pytest.raises(BadInput, match=r"champion\.weights has \d+ bytes, and champion\.toml needs"):
        make_bot(f"champion@{a_net(tmp_path, 'merchants-traits-1', 4)}", "merchants", 1)
    with pytest.raises(BadInput, match=r"nothing\.toml"):
        make_bot(f"champion@{tmp_path / 'nothing.toml'}", "merchants", 1)
    (tmp_path / "odd.toml").write_text("traits = 3\n")
    with pytest.raises(BadInput, match=r"odd\.toml"):
        make_bot(f"champion@{tmp_path / 'odd.toml'}", "merchants", 1)
