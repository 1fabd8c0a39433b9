"""The smallest complete game (tests/guests/pit.py) comes as a package of its own and works everywhere."""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import fernhandel
from cli.terminal import Terminal, first_choice, plain, run
from contract import fields
from contract.checks import Walk
from contract.configurations import Configuration
from fernhandel.core import shelf
from fernhandel.core.catalogue import Catalogue
from fernhandel.core.foresight import foresee
from fernhandel.core.terms import Terms
from fernhandel.core.title import Option
from fernhandel.rulebook import rules
from guests.pit import PIT, Pit
from server.house import AnyChoice, House, bots, get, hot_seat, mine, no, serving

ROOT = Path(__file__).parents[1]
GUESTS = ROOT / "tests" / "guests"
WALK = ROOT / "docs" / "adding_a_game.md"
PLAYERS = PIT.about.players


@pytest.fixture
def pit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game on the shelf of this process."""
    monkeypatch.setitem(shelf._SHELF, "pit", PIT)
    rules.cache_clear()


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game as an installed package, for programs that are started."""
    monkeypatch.setenv("PYTHONPATH", str(GUESTS))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("house"), PYTHONPATH=str(GUESTS)) as house:
        yield house


@pytest.mark.usefixtures("pit")
@pytest.mark.parametrize("players", PLAYERS)
def test_it_keeps_the_contract(players: int) -> None:
    for seed in range(10):
        Walk(Configuration("pit", "1", players, None), seed, look_every=1).run()


@pytest.mark.usefixtures("pit")
def test_no_field_of_its_table_is_forgotten() -> None:
    fields.check_every_field_says_something("pit")
    fields.check_copies_and_fingerprint("pit")
    fields.check_pickles("pit")
    fields.check_copies_stay("pit")
    fields.check_view("pit")


@pytest.mark.usefixtures("pit")
def test_its_rules_are_enforced_and_its_records_replay() -> None:
    game = fernhandel.make("pit", players=2, seed=3)
    seat = game.to_act()[0]
    game.apply(seat, game.action("bid", coins=4))
    with pytest.raises(fernhandel.Refused, match=r"bid too low \(coins 4\) \[P4\]"):
        game.apply(1 - seat, game.action("bid", coins=4))
    passing = foresee(game.view(1 - seat), [0], fernhandel.Rng.from_seed(1))[0]
    assert [event.kind for event in passing.events] == ["passed", "crate_taken"]
    game.apply(1 - seat, game.action("pass"))
    assert game.view(None).coins[seat] == 6  # type: ignore[attr-defined]  # it is not of the house
    for form in (game.record().to_text(), game.record().to_jsonl()):
        assert fernhandel.replay(form).table.fingerprint() == game.table.fingerprint()


@pytest.mark.usefixtures("installed")
def test_it_is_played_watched_and_measured_in_a_terminal(tmp_path: Path) -> None:
    assert "The Pit" in run(tmp_path, "games").stdout
    assert "A bid is higher" in run(tmp_path, "rules", "pit", "P4").stdout
    with Terminal(
        tmp_path, "play", "pit", "--plain", "--seats", "you,random,random", "--seed", "5", "--record", "a.jsonl"
    ) as terminal:
        told = plain(terminal.converse(first_choice))
        assert terminal.end() == 0, told[-500:]
    assert re.search(r"1\. .*coins and .* in ore", told)
    assert run(tmp_path, "verify", "a.jsonl").returncode == 0
    assert "comes up" in run(tmp_path, "replay", "a.jsonl").stdout
    simulated = run(tmp_path, "simulate", "pit", "--games", "4", "--players", "3", "--json", "games.json")
    assert simulated.returncode == 0, simulated.stderr
    assert len(json.loads((tmp_path / "games.json").read_text("utf-8"))["games"]) == 4
    refused = run(tmp_path, "simulate", "pit", "--bots", "hard")
    assert refused.returncode != 0
    assert "pit has no bot 'hard'; it has random" in refused.stderr


@pytest.mark.usefixtures("installed")
def test_it_is_played_in_the_arena(tmp_path: Path) -> None:
    (tmp_path / "miser.py").write_text(
        "from fernhandel.bots import Bot\n\n\nclass Miser(Bot):\n    name = 'miser'\n\n"
        "    def __init__(self, game, rng):\n        pass\n\n"
        "    def choose(self, view, legal, seconds):\n        return legal[0]\n",
        "utf-8",
    )
    played = run(tmp_path, "arena", "pit", "random", "miser:Miser", "--players", "2", "--games", "6")
    assert played.returncode == 0, played.stderr
    assert "miser:Miser" in played.stdout


def test_it_is_listed_described_and_played_at_a_server(house: House) -> None:
    listed = {game["id"]: game for game in get(f"{house.address}/api/games").json()}
    assert (listed["pit"]["levels"], listed["pit"]["lessons"], listed["pit"]["options"]) == (["random"], [], [])
    titles = {"en": "The Pit", "de": "Die Grube"}
    for language, called in titles.items():
        told = get(f"{house.address}/api/games", params={"language": language}).json()
        (pit,) = [game for game in told if game["id"] == "pit"]
        assert (pit["title"], pit["editions"][0]["title"], pit["editions"][0]["id"]) == (called, called, "1")
    assert get(f"{house.address}/api/games?language=fr").status_code == 400
    schemas = get(f"{house.address}/api/openapi.json").json()["components"]["schemas"]
    assert {"PitAction", "PitEvent", "PitView", "PitBoard", "PitBid", "PitCrateTaken"} <= schemas.keys()
    assert "#/components/schemas/PitView" in json.dumps(schemas["Look"])
    with house.client() as client:
        table = hot_seat(client, "pit")
        look = table.seats[0].look()
        kinds = {choice.action["type"]: (choice.ends, choice.amount) for choice in look.choices}
        assert kinds == {"pass": (True, ""), "bid": (False, "coins")}
        assert look.auction
        choose = AnyChoice(2)
        while look.table.state != "over":
            seat = table.seats[look.table.to_act[0]]
            seat.act(choose(seat.look()))
            look = seat.look()
        assert look.standing[0].rank == 1
        assert look.verdict
        assert no(client.ask, "POST", "/api/games/pit/lesson", dict, {"name": "North"})[0] in (400, 404)
    assert house.faults() == []


def test_bots_play_it_among_themselves_and_beside_people(house: House) -> None:
    with house.client() as client:
        table = client.open("pit", [*mine("North"), *bots("random"), *bots("normal")])  # the nearest level below
        seat, choose = table.seats[0], AnyChoice(3)
        while (look := seat.look()).table.state != "over":
            if look.choices:
                seat.act(choose(look))
        assert {chair.level for chair in look.table.chairs} == {"", "random"}
    assert house.faults() == []


@pytest.mark.parametrize("value", ["nowhere:PIT", "pit:Pit.about"])
def test_a_guest_that_cannot_come_keeps_nobody_from_playing(tmp_path: Path, value: str) -> None:
    info = tmp_path / "bad-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[fernhandel.games]\nbad = {value}\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(GUESTS)]))
        done = run(tmp_path, "games")
    assert done.returncode == 0
    assert "The Pit" in done.stdout
    assert f"the game bad of {value} stays away" in done.stderr


class Crowd(Pit):
    """Its option would be mistaken for the number of players."""

    about = replace(PIT.about, id="crowd", options=(Option("players", ("few", "many"), "few", "how many"),))


class Throng(Pit):
    about = replace(PIT.about, id="throng", players=(2, 9))


class Impostor(Pit):
    about = replace(PIT.about, id="merchants")


class Nameless(Pit):
    about = replace(PIT.about, id="a pit/of ours")


class Unbuilt(Pit):
    about = replace(PIT.about, id="unbuilt")

    def catalogue(self, terms: Terms) -> Catalogue:
        raise RuntimeError("the ladder is missing")


@pytest.mark.parametrize(
    ("guest", "why"),
    [
        (Crowd(), "an option of crowd cannot be called players"),
        (Throng(), "throng is for more than 8 players"),
        (Impostor(), "there is a game 'merchants' already"),
        (Nameless(), "'a pit/of ours' is no id of a game"),
    ],
)
def test_a_guest_that_would_be_mistaken_stays_away(monkeypatch: pytest.MonkeyPatch, guest: Pit, why: str) -> None:
    invite(monkeypatch, guest)
    with pytest.warns(UserWarning, match=why):
        assert guest not in shelf.titles()


def test_a_guest_that_cannot_be_built_leaves_and_the_house_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    guest = Unbuilt()
    invite(monkeypatch, guest)
    assert guest in shelf.titles()
    with pytest.warns(UserWarning, match="the game unbuilt stays away: .*the ladder is missing"):
        shelf.prepare()
    assert guest not in shelf.titles()


def invite(monkeypatch: pytest.MonkeyPatch, guest: Pit) -> None:
    """A package that brings it, on a shelf that is put away again."""

    class Entry:
        name, value = "guest", "guest:TITLE"

        def load(self) -> Pit:
            return guest

    monkeypatch.setattr(shelf, "_guests", None)
    monkeypatch.setattr(shelf, "_welcomed", [])
    monkeypatch.setattr(shelf, "_SHELF", shelf._SHELF.copy())
    monkeypatch.setattr(shelf, "entry_points", lambda **_: [Entry()])
