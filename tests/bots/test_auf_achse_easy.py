"""The easy carrier of Auf Achse, in whole games."""

from collections.abc import Iterator

import pytest

import fernhandel
from fernhandel import Action, Game, Rng
from fernhandel.bots import Bot, make_bot
from fernhandel.games.auf_achse.actions import Offer, PlaceConstruction, PlaceJam, PlaceTruck
from fernhandel.games.auf_achse.bots.easy.bot import EasyAufAchse
from fernhandel.games.auf_achse.bots.easy.box import Box
from fernhandel.games.auf_achse.bots.easy.glance import Glance
from fernhandel.games.auf_achse.state import Table
from fernhandel.games.auf_achse.view import AufAchseView

MOST_DECISIONS = 5_000

TERMS = [
    (2, "2007", {}),
    (3, "2007", {"free_movement": "on"}),
    (4, "2007", {}),
    (6, "2007", {}),
    (2, "2007", {"variant": "children"}),
    (5, "2007", {"variant": "children", "free_movement": "on"}),
    (2, "1987", {}),
    (4, "1987", {"one_truck_cities": "off"}),
    (3, "1987", {"free_movement": "on"}),
]


def deal(players: int, edition: str = "2007", options: dict[str, str] | None = None, seed: int = 1) -> Game:
    return fernhandel.make("auf_achse", players=players, edition=edition, seed=seed, **(options or {}))


def easy(seed: int) -> Bot:
    return make_bot("easy", "auf_achse", seed)


def decisions(game: Game, bots: list[Bot]) -> Iterator[tuple[AufAchseView, Action]]:
    """Play on to the end; every view with what was chosen, before it is carried out."""
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        seat = game.to_act()[0]
        view, legal = game.view(seat), game.legal(seat)
        assert isinstance(view, AufAchseView)
        action = bots[seat].choose(view, legal, seconds=1.0)
        assert action in legal
        yield view, action
        game.apply(seat, action)
    pytest.fail("the game does not end")


def play(game: Game, bots: list[Bot]) -> Game:
    for _ in decisions(game, bots):
        pass
    return game


def cash(game: Game) -> list[int]:
    assert isinstance(game.table, Table)
    return game.table.cash


@pytest.mark.parametrize(("players", "edition", "options"), TERMS)
def test_games_of_easy_carriers_end_with_a_profit(players: int, edition: str, options: dict[str, str]) -> None:
    game = play(deal(players, edition, options), [easy(seat) for seat in range(players)])
    assert sum(cash(game)) > 1.5 * 5000 * players


@pytest.mark.parametrize(("players", "edition", "options"), TERMS)
def test_games_with_random_players_end(players: int, edition: str, options: dict[str, str]) -> None:
    bots = [easy(seat) if seat % 2 else make_bot("random", "auf_achse", seat) for seat in range(players)]
    game = play(deal(players, edition, options), bots)
    assert game.standing()[0].seat % 2 == 1


def test_easy_beats_random() -> None:
    for seed in range(20):
        seat = seed % 2
        bots = [make_bot("random", "auf_achse", seed), make_bot("random", "auf_achse", seed)]
        bots[seat] = easy(seed)
        game = play(deal(2, seed=seed), bots)
        assert cash(game)[seat] > cash(game)[1 - seat] + 5000, f"seed {seed}"


def test_the_same_seed_makes_the_same_choices() -> None:
    records = [play(deal(3), [easy(seed + seat) for seat in range(3)]).record().to_text() for seed in (0, 0, 50)]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_one_carrier_can_play_at_several_tables() -> None:
    """What it remembers of one board and edition does not mislead it at another."""
    bots = [easy(1), easy(2)]
    for edition in ("2007", "1987", "2007"):
        play(deal(2, edition), bots)


@pytest.mark.parametrize("options", [{}, {"variant": "children"}])
def test_hidden_cards_do_not_matter(options: dict[str, str]) -> None:
    """Asked about an imagined table with other cards behind the same view, it chooses the same."""
    game = deal(3, options=options)
    twins = [easy(seat) for seat in range(3)]
    rng = Rng.from_seed(8)
    differing = 0
    for view, action in decisions(game, [easy(seat) for seat in range(3)]):
        assert view.seat is not None
        other = view.imagine(rng)
        assert isinstance(other.table, Table)
        assert isinstance(game.table, Table)
        differing += other.table.holder != game.table.holder
        assert twins[view.seat].choose(other.view(view.seat), other.legal(view.seat), seconds=1.0) is action
    assert differing > 50


def test_the_truck_starts_where_a_contract_starts() -> None:
    for seed in range(10):
        game = deal(2, seed=seed)
        seat = game.to_act()[0]
        view = game.view(seat)
        assert isinstance(view, AufAchseView)
        glance = Glance(view, Box(view.terms))
        action = easy(seed).choose(view, game.legal(seat), seconds=1.0)
        assert isinstance(action, PlaceTruck)
        assert action.to in [glance.box.contracts.start[card] for card in glance.hand]


def test_signs_stand_out_of_the_own_way_where_the_rules_allow_it() -> None:
    """A jam card may name the road itself; then the least of all evils."""
    signs = 0
    game = deal(4, seed=3)
    for view, action in decisions(game, [easy(seat) for seat in range(4)]):
        if isinstance(action, (PlaceConstruction, PlaceJam)):
            assert view.seat is not None
            signs += 1
            glance = Glance(view, Box(view.terms))
            options = [option for option in game.legal(view.seat) if isinstance(option, type(action))]
            assert glance.in_the_way(action.to) == min(glance.in_the_way(option.to) for option in options)
            assert isinstance(action, PlaceJam) or glance.in_the_way(action.to) == 0
    assert signs > 2


def test_offers_rise_by_one_and_leave_a_profit() -> None:
    offers = 0
    for view, action in decisions(deal(4, seed=3), [easy(seat) for seat in range(4)]):
        if isinstance(action, Offer):
            offers += 1
            contracts = Box(view.terms).contracts
            card = contracts.ids.index(str(view.progress.chosen))
            assert contracts.offers[card][action.offer - 1] < contracts.revenue[card]
            assert action.offer == view.progress.offer + 1
    assert offers > 2


def test_it_goes_by_the_name_of_easy() -> None:
    assert isinstance(easy(1), EasyAufAchse)
    assert easy(1).name == "easy"
