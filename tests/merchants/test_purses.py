"""What a seat believes the others have behind their screens, and what they have sealed."""

from collections import Counter
from collections.abc import Iterator

import pytest

from fernhandel import Rng
from fernhandel.bots import make_planner
from fernhandel.bots.search import Search
from fernhandel.games.merchants.conceal import redeal
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.merchants.purses import guess_money, likely_money
from fernhandel.games.merchants.state import SPECTATOR, Table
from merchants.arrange import Scene

GAMES = 8


def tables(players: int, edition: str) -> Iterator[Table]:
    """Positions of a few games that the planner draws."""
    planner = make_planner("merchants")
    for seed in range(GAMES):
        rng = Rng.from_seed(seed)
        table = MERCHANTS.deal(MERCHANTS.terms(players, edition, {}), rng.fork())
        table.told = []
        made = 0
        while not table.over:
            seat = table.to_act()[0]
            table.play(seat, planner.draw(table, seat, table.legal(seat), rng))
            made += 1
            if made % 10 == 0 and not table.over:
                yield table


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


@pytest.mark.parametrize(("players", "edition"), [(2, "2010"), (4, "2010"), (3, "1999")])
def test_purses_are_guessed_better_than_by_what_all_have_on_the_mean(players: int, edition: str) -> None:
    had, guessed = [], []
    for table in tables(players, edition):
        for other in range(1, players):
            had.append(float(table.money[other]))
            guessed.append(likely_money(table, 0, other))
    plain = mean([abs(money - mean(had)) for money in had])
    missed = mean([abs(money - guess) for money, guess in zip(had, guessed, strict=True)])
    assert missed < 0.75 * plain
    assert abs(mean(had) - mean(guessed)) < 0.25 * mean(had)


def test_what_is_drawn_lies_about_the_guess_and_is_told_by_what_lies_open_alone() -> None:
    scene = Scene().begin("purchasing")
    scene.t.turn = 4
    rng = Rng.from_seed(2)
    drawn = []
    for _ in range(400):
        table, twin = scene.t.copy(), scene.t.copy()
        twin.money = [table.money[0], 0, 9000, 100]
        luck = rng.fork()
        guess_money(table, 0, luck.copy())
        guess_money(twin, 0, luck)
        assert twin.money == table.money
        drawn.append(float(table.money[1]))
    guess = likely_money(scene.t, 0, 1)
    assert abs(mean(drawn) - guess) < 150
    assert 400 < mean([abs(money - guess) for money in drawn]) < 800


def test_a_letter_of_credit_makes_rich_and_full_warehouses_make_poor() -> None:
    scene = Scene().begin("purchasing")
    scene.t.turn = 3
    before = likely_money(scene.t, 0, 1)
    scene.t.letters[1] = 1
    rich = likely_money(scene.t, 0, 1)
    assert rich > before + 500
    scene.t.store(1, 0, 0, 5)
    assert likely_money(scene.t, 0, 1) < rich - 300


def test_who_looks_on_guesses_every_purse() -> None:
    table = Scene().begin("purchasing").t
    table.money = [0, 0, 0, 0]
    guess_money(table, SPECTATOR, Rng.from_seed(1))
    assert all(money > 1000 for money in table.money)


def test_a_search_lets_the_others_choose_again_what_they_have_sealed() -> None:
    """By the planner, which prefers some bids; luck would take all of them alike."""
    scene = Scene().begin("master_auction")
    for seat in (1, 2, 3):
        scene.t.play(seat, scene.t.legal(seat)[-1])
    search = Search(make_planner("merchants"), 0, Rng.from_seed(3))
    imagined: Counter[int] = Counter()
    blind: Counter[int] = Counter()
    for luck in range(60):
        table = search.imagine(scene.t)
        assert isinstance(table, Table)
        assert table.to_act() == [0]
        imagined.update(table.sealed[1:])
        redeal(table, 0, Rng.from_seed(luck))
        blind.update(table.sealed[1:])
    assert len(imagined) > 3
    assert imagined.most_common(1)[0][1] > 2 * blind.most_common(1)[0][1]
