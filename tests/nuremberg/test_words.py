"""Everything at a table of First Train to Nuremberg in words, in both languages."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import fernhandel
from fernhandel import Action, BadInput, Event, Game, Place, Refused, Rng
from fernhandel.core.speech import message
from fernhandel.core.words import LANGUAGES
from fernhandel.games.nuremberg import events, meta
from fernhandel.games.nuremberg.course import STEPS
from fernhandel.games.nuremberg.figures import COLOURS, INFLUENCES, UNITS
from fernhandel.games.nuremberg.state import BUILDING, Table
from fernhandel.games.nuremberg.text import PHASES, catalog
from fernhandel.games.nuremberg.text.runs import runs_of
from fernhandel.games.nuremberg.view import NAMES_OF_TRACKS
from nuremberg.arrange import Scene
from wording import (
    event_kinds,
    named_in_text,
    referred_to,
    refusals,
    sample_events,
    sample_refusals,
    whole_without,
    words,
)

MAPS = ("nuremberg", "wensleydale")
GOODS = ("post", "beer", "cheese", "stone")
TABLES = [
    (4, {"map": "nuremberg", "display": "d34"}),
    (3, {"map": "wensleydale", "display": "d34", "build_cubes_first": "off"}),
    (3, {"map": "nuremberg", "display": "d23", "build_cubes_first": "off"}),
    (2, {"map": "wensleydale", "display": "d23"}),
]
EVENTS = event_kinds(events)

SAMPLES: dict[str, object] = {
    "area": "doos",
    "to": "lorenzer_heide",
    "path": ["nuernberg", "gostenhof", "thon"],
    "company": "green",
    "piece": "beer",
    "train": "2b",
    "unit": "red",
    "tokens": ["train", "red"],
    "units": {"cube": 2, "green": 1},
    "pieces": {"post": 1, "red": 2},
    "build": [2, 0, 1],
    "trains": [1, 2, 0],
    "order": [0, 1, 2],
    "able": True,
    "phase": "building",
    "action": "link",
}
OWN_SAMPLES: dict[type[Event], dict[str, object]] = {
    events.BoxWon: {"points": {"train": 1, "red": 2}},
    events.TownsConnected: {"points": [1, 0, 2]},
    events.LinkBuilt: {"points": 2},  # no link, run or removal is of nothing
    events.RunSold: {"price": 1},
    events.PiecesRemoved: {"count": 2},
}


def make(players: int = 3, seed: int = 1, **options: str) -> Game:
    return fernhandel.make("nuremberg", players=players, seed=seed, **options)


def table_of(game: Game) -> Table:
    assert isinstance(game.table, Table)
    return game.table


IDS = {area.id for chosen in MAPS for area in meta.NUREMBERG.board_data(make(map=chosen).terms).areas}
assert_whole = whole_without(*IDS)


# -- nothing missing, nothing left over ------------------------------------------------------------------------------


def needed() -> set[str]:
    """The messages that the kinds of things at the table ask for."""
    ids = {message("action", kind) for kind in make().catalogue.kinds()}
    ids |= {message("event", str(kind.__struct_config__.tag)) for kind in EVENTS}
    ids |= {message("refused", refusal.code) for refusal in refusals("nuremberg")}
    ids |= {message(family, step.name) for family in ("step", "prompt") for step in STEPS}
    ids |= {message("stage", chapter.id) for chapter in PHASES}
    ids |= {message("colour", colour) for colour in COLOURS}
    ids |= {message("influence", colour) for colour in INFLUENCES}
    ids |= {message("track", track) for track in NAMES_OF_TRACKS}
    ids |= {message("unit", unit) for unit in UNITS}
    for piece in (*GOODS, "red", "green"):
        ids |= {message("piece", piece) + form for form in ("", ".kind", ".one", ".no")}
    return ids | {"piece-landlord", "piece-landlord.kind"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_thing_has_its_message(language: str) -> None:
    assert needed() - catalog(language).ids == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    used = needed() | named_in_text("nuremberg") | referred_to("nuremberg", language)
    assert catalog(language).ids - used == set()


class _Facts(Visitor):
    """The facts that a part of a message names, and the messages it refers to."""

    def __init__(self) -> None:
        self.named: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.named.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the library
        self.named.add(node.id.name)


def facts_of(language: str) -> dict[str, set[str]]:
    """By message, and by each of its forms, what it is filled with."""
    text = files(catalog.__module__).joinpath(f"{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Message):
            for id, part in (("", entry.value), *((f".{form.id.name}", form.value) for form in entry.attributes)):
                facts = _Facts()
                facts.visit(part)
                found[entry.id.name + id] = facts.named
    return found


def test_both_languages_say_the_same() -> None:
    assert facts_of("en") == facts_of("de")


# -- each thing by itself --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_action_there_is(players: int, options: dict[str, str], language: str) -> None:
    game = make(players, seed=1, **options)
    say = words(game, language)
    lines = [say.action(action) for action in game.catalogue]
    for line in lines:
        assert_whole(line)
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_event(kind: type[Event], language: str) -> None:
    say = words(make(), language)
    for event in sample_events(kind, SAMPLES | OWN_SAMPLES.get(kind, {})):
        sentence = say.event(event)
        assert_whole(sentence)
        assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_the_facts_its_sentence_needs(language: str) -> None:
    say = words(make(), language)
    for refused in sample_refusals("nuremberg", "N1.1", SAMPLES):
        sentence = say.refusal(refused)
        assert_whole(sentence)
        assert sentence.endswith(". (N1.1)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", MAPS)
def test_every_piece_can_be_loaded_and_denied(chosen: str, language: str) -> None:
    game = make(map=chosen)
    say = words(game, language)
    sentences: list[str] = []
    for piece in table_of(game).rules.board.pieces:
        refused = Refused("no_such_piece", "N8.4", piece=piece, area="settle" if chosen == "wensleydale" else "doos")
        area = str(refused.facts["area"])
        sentences += [say.refusal(refused), say.event(events.PieceLoaded(seat=0, piece=piece, area=area, train="2b"))]
    for sentence in sentences:
        assert_whole(sentence)
    assert len(set(sentences)) == len(sentences)


# -- whole games -----------------------------------------------------------------------------------------------------


def play(game: Game, rng: Rng) -> Iterator[tuple[list[Action], list[Event]]]:
    """A whole game, each kind of action equally likely; who could do something passes only every second time."""
    while not game.over:
        (seat,) = game.to_act()
        legal = game.legal(seat)
        kinds = sorted({action.kind for action in legal})
        if len(kinds) > 1 and "pass" in kinds and rng.below(2):
            kinds.remove("pass")
        kind = kinds[rng.below(len(kinds))]
        options = [action for action in legal if action.kind == kind]
        yield legal, game.apply(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whole_games(players: int, options: dict[str, str], language: str) -> None:
    game = make(players, seed=players, **options)
    say = words(game, language)
    rng = Rng.from_seed(players)
    told: set[tuple[str, bool]] = set()
    for number, (legal, happened) in enumerate(play(game, rng)):
        menu = [say.action(action) for action in legal]
        assert len(set(menu)) == len(menu)
        for event in happened:
            assert_whole(say.event(event))
        view = game.view((None, *range(players))[number % (players + 1)])
        assert_whole(say.prompt(view))
        asked = (table_of(game).phase.name, bool(table_of(game).chain))
        if asked not in told or number % 10 == 0:
            told.add(asked)
            for line in say.position(view):
                assert_whole(line.removeprefix("  "))
        for _ in range(0 if game.over else 5):
            refused = game.refusal(game.to_act()[0], game.catalogue[rng.below(len(game.catalogue))])
            assert refused is None or say.refusal(refused).endswith(f". ({refused.rule})")
    for line in say.standing(game.standing()):
        assert_whole(line)
    assert {step for step, _ in told} >= {"auction", "building", "trains", "takeovers"}


# -- as they read ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "en", "de"),
    [
        ("pass", "Pass", "Passen"),
        ("done", "Done", "Fertig"),
        (
            "bid box=3 cubes=4",
            "Bid 4 cubes on box 3 (1 train and 2 red, plus the token)",
            "4 Würfel auf Kasten 3 bieten (1 Zug und 2 Rot, dazu der Marker)",
        ),
        ("start area=nuernberg", "Start a chain in Nürnberg", "Strecke in Nürnberg beginnen"),
        ("link to=doos", "Build a link to Doos", "Streckenstück nach Doos bauen"),
        ("pay unit=cube", "Pay 1 cube", "1 Würfel zahlen"),
        ("pay unit=red", "Pay 1 red influence", "1 Einfluss in Rot zahlen"),
        (
            "buy train=2b",
            "Buy train 2b for 2 passengers and 2 goods, price 2",
            "Zug 2b für 2 Passagiere und 2 Waren kaufen, Preis 2",
        ),
        ("buy train=3a", "Buy train 3a for 2 passengers, price 1", "Zug 3a für 2 Passagiere kaufen, Preis 1"),
        (
            "load piece=beer area=regelsbach row=1",
            "Load beer from Regelsbach onto the train in row 1",
            "Bier aus Regelsbach auf den Zug in Reihe 1 laden",
        ),
        (
            "load piece=red area=zirndorf row=2",
            "Load a red passenger from Zirndorf onto the train in row 2",
            "Einen roten Passagier aus Zirndorf auf den Zug in Reihe 2 laden",
        ),
        (
            "offer company=red area=schwabach",
            "Sell a run from Schwabach to the Red company",
            "Strecke ab Schwabach an die Rote Gesellschaft verkaufen",
        ),
        ("extend to=rosstal", "Lead the run on to Roßtal", "Strecke nach Roßtal weiterführen"),
    ],
)
def test_actions(action: str, en: str, de: str) -> None:
    game = make()
    chosen = game.catalogue.from_text(action)
    assert words(game, "en").action(chosen) == en
    assert words(game, "de").action(chosen) == de


def test_on_the_smaller_display_passengers_have_a_class() -> None:
    game = make(players=2)
    say, sage = words(game, "en"), words(game, "de")
    first = game.action("load", piece="green", area="zirndorf", row=1)
    assert say.action(first) == "Load a green passenger from Zirndorf onto the train in row 1 (class 3)"
    assert sage.action(first) == "Einen grünen Passagier aus Zirndorf auf den Zug in Reihe 1 (Klasse 3) laden"
    goods = game.action("load", piece="beer", area="regelsbach", row=1)
    assert say.action(goods) == "Load beer from Regelsbach onto the train in row 1"
    buy = game.action("buy", train="3c")
    assert say.action(buy) == "Buy train 3c (class 1) for 2 goods, price 1"
    assert sage.action(buy) == "Zug 3c (Klasse 1) für 2 Waren kaufen, Preis 1"
    loaded = events.PieceLoaded(seat=0, piece="green", area="zirndorf", train="2b")
    assert say.event(loaded) == "Blue loads a green passenger from Zirndorf onto train 2b (class 2)."


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (events.TurnBegan(turn=2, turns=4), "Turn 2 of 4 begins.", "Runde 2 von 4 beginnt."),
        (
            events.CubesTaken(seat=0, cubes=12, hand=15),
            "North takes 12 cubes from the stock and has 15 in hand.",
            "North nimmt 12 Würfel aus dem Vorrat und hat 15 auf der Hand.",
        ),
        (
            events.TokensDrawn(tokens=["train", "government"]),
            "Tokens are drawn: box 1 train, box 2 government.",
            "Die Marker werden gezogen: Kasten 1 Zug, Kasten 2 Regierung.",
        ),
        (
            events.BidPlaced(seat=0, box=3, cubes=4, displaced=None),
            "North bids 4 cubes on box 3.",
            "North bietet 4 Würfel auf Kasten 3.",
        ),
        (
            events.BidPlaced(seat=0, box=3, cubes=4, displaced=1),
            "North bids 4 cubes on box 3; South is outbid and takes the cubes back.",
            "North bietet 4 Würfel auf Kasten 3; South ist überboten und nimmt die Würfel zurück.",
        ),
        (
            events.BoxWon(seat=1, box=3, cubes=4, points={"government": 1, "train": 1, "red": 2}),
            "South wins box 3 for 4 cubes and gains influence: 1 government, 1 train and 2 red.",
            "South erhält Kasten 3 für 4 Würfel und damit Einfluss: 1 Regierung, 1 Zug und 2 Rot.",
        ),
        (
            events.OrdersSet(build=[1, 0, 2, 3], trains=[0, 1, 2, 3]),
            "Track is built in the order South, North, Left, Right; trains are bought in the order North, South, Left, "
            "Right.",
            "Strecken werden in der Reihenfolge South, North, Left, Right gebaut, Züge in der Reihenfolge North, "
            "South, Left, Right gekauft.",
        ),
        (
            events.LinkBuilt(seat=0, area="gostenhof", to="doos", points=1, red=1, green=0, landlords=2),
            "North builds a link from Gostenhof to Doos for 1 build point, 1 red influence and 2 government influence "
            "for the landlords.",
            "North baut ein Streckenstück von Gostenhof nach Doos für 1 Baupunkt, 1 Einfluss in Rot und "
            "2 Regierungseinfluss für die Grundherren.",
        ),
        (
            events.LinkBuilt(seat=0, area="fuerth", to="doos", points=2, red=1, green=1, landlords=1),
            "North builds a link from Fürth to Doos for 2 build points, 1 red influence, 1 green influence and "
            "1 government influence for the landlord.",
            "North baut ein Streckenstück von Fürth nach Doos für 2 Baupunkte, 1 Einfluss in Rot, 1 Einfluss in Grün "
            "und 1 Regierungseinfluss für den Grundherrn.",
        ),
        (
            events.Paid(seat=0, units={"cube": 3, "red": 1}),
            "North pays 3 cubes and 1 red influence.",
            "North zahlt 3 Würfel und 1 Einfluss in Rot.",
        ),
        (events.Paid(seat=0, units={}), "North has no surcharges to pay.", "North hat keine Zuschläge zu zahlen."),
        (events.Passed(seat=0, phase="building", able=True), "North builds nothing.", "North baut nichts."),
        (
            events.Passed(seat=0, phase="building", able=False),
            "North cannot build anything.",
            "North kann nichts bauen.",
        ),
        (
            events.Passed(seat=0, phase="trains", able=True),
            "North passes and is out of the trains for this turn.",
            "North passt und scheidet bei den Zügen dieser Runde aus.",
        ),
        (
            events.Passed(seat=0, phase="trains", able=False),
            "North can neither buy nor load any more and is out of the trains for this turn.",
            "North kann nichts mehr kaufen oder laden und scheidet bei den Zügen dieser Runde aus.",
        ),
        (events.Passed(seat=0, phase="takeovers", able=True), "North sells nothing.", "North verkauft nichts."),
        (
            events.Passed(seat=0, phase="takeovers", able=False),
            "North has no run to sell.",
            "North hat keine Strecke zu verkaufen.",
        ),
        (
            events.TownsConnected(
                seat=0, path=["nuernberg", "gostenhof", "muggenhof", "doos", "fuerth"], points=[3, 0, 1, 0]
            ),
            "Nürnberg and Fürth are connected, by Nürnberg – Gostenhof – Muggenhof – Doos – Fürth. Each link on the "
            "way scores for its owner: North 3 and Left 1.",
            "Nürnberg und Fürth sind verbunden, über Nürnberg – Gostenhof – Muggenhof – Doos – Fürth. Jedes "
            "Streckenstück auf diesem Weg zählt für seinen Besitzer: North 3 und Left 1.",
        ),
        (
            events.TrainBought(seat=2, train="1c", price=3),
            "Left buys train 1c for 2 passengers and 3 goods, price 3.",
            "Left kauft Zug 1c für 2 Passagiere und 3 Waren, Preis 3.",
        ),
        (
            events.PieceLoaded(seat=2, piece="red", area="zirndorf", train="1c"),
            "Left loads a red passenger from Zirndorf onto train 1c.",
            "Left lädt einen roten Passagier aus Zirndorf auf Zug 1c.",
        ),
        (
            events.ProfitCounted(
                seat=0, pieces={"post": 1, "beer": 2, "red": 1, "green": 1}, points=5, links=6, before=-2, profit=-1
            ),
            "North scores 5 victory points for 1 post, 2 beer, 1 red passenger and 1 green passenger. Profit and loss: "
            "7 earned, 6 lost for links, from −2 to −1.",
            "North erhält 5 Siegpunkte (1 Post, 2 Bier, 1 roter Passagier und 1 grüner Passagier). Gewinn und Verlust: "
            "7 verdient, 6 für Streckenstücke verloren, von −2 auf −1.",
        ),
        (
            events.ProfitCounted(seat=0, pieces={"post": 1}, points=1, links=1, before=3, profit=3),
            "North scores 1 victory point for 1 post. Profit and loss: 1 earned, 1 lost for links, the disc stays at "
            "3.",
            "North erhält 1 Siegpunkt (1 Post). Gewinn und Verlust: 1 verdient, 1 für Streckenstücke verloren, der "
            "Stand bleibt 3.",
        ),
        (
            events.ProfitCounted(seat=0, pieces={}, points=0, links=2, before=0, profit=-2),
            "North has moved nothing. Profit and loss: 0 earned, 2 lost for links, from 0 to −2.",
            "North hat nichts befördert. Gewinn und Verlust: 0 verdient, 2 für Streckenstücke verloren, von 0 auf −2.",
        ),
        (
            events.OrderSet(order=[3, 1, 0, 2]),
            "New player order: Right, South, North, Left.",
            "Neue Spielerreihenfolge: Right, South, North, Left.",
        ),
        (
            events.RunOffered(seat=0, company="red", area="schwabach"),
            "North offers a run from Schwabach to the Red company.",
            "North will eine Strecke ab Schwabach an die Rote Gesellschaft verkaufen.",
        ),
        (
            events.RunExtended(seat=0, area="schwabach", to="rosstal"),
            "North leads the run on from Schwabach to Roßtal.",
            "North führt die Strecke von Schwabach nach Roßtal weiter.",
        ),
        (
            events.RunSold(seat=0, company="red", path=["schwabach", "rosstal", "heilsbronn"], price=1),
            "The Red company takes over 2 links of North for 1 red influence: Schwabach – Roßtal – Heilsbronn.",
            "Die Rote Gesellschaft übernimmt von North 2 Streckenstücke für 1 Einfluss in Rot: Schwabach – Roßtal – "
            "Heilsbronn.",
        ),
        (
            events.PiecesRemoved(area="thon", piece="post", count=1),
            "1 post in Thon leaves the game.",
            "1 Post in Thon scheidet aus dem Spiel aus.",
        ),
        (
            events.PiecesRemoved(area="zirndorf", piece="red", count=2),
            "2 red passengers in Zirndorf leave the game.",
            "2 rote Passagiere in Zirndorf scheiden aus dem Spiel aus.",
        ),
        (
            events.FinalScored(seat=0, points=20, sets=2, profit=-3, links=2, total=19),
            "North ends with 19 victory points (20 in play, 4 for 2 sets, profit and loss −3, 2 links left).",
            "North kommt auf 19 Siegpunkte (20 im Spiel, 4 für 2 Sätze, Gewinn und Verlust −3, 2 Streckenstücke "
            "übrig).",
        ),
        (events.GameEnded(seat=0), "North wins the game.", "North gewinnt das Spiel."),
    ],
)
def test_events(event: Event, en: str, de: str) -> None:
    game = make(players=4)
    names = ["North", "South", "Left", "Right"]
    assert words(game, "en", names).event(event) == en
    assert words(game, "de", names).event(event) == de


def test_companies_have_the_names_of_their_map() -> None:
    game = make(map="wensleydale")
    sold = events.RunSold(seat=0, company="green", path=["ripon", "boroughbridge"], price=1)
    assert words(game, "en").event(sold) == (
        "The North Eastern Railway takes over 1 link of Blue for 1 green influence: Ripon – Boroughbridge."
    )
    assert words(game, "de").event(sold) == (
        "Die North Eastern Railway übernimmt von Blau 1 Streckenstück für 1 Einfluss in Grün: Ripon – Boroughbridge."
    )
    removed = events.PiecesRemoved(area="buckden_pike", piece="stone", count=2)
    assert words(game, "de").event(removed) == "2 Stein in Buckden Pike scheiden aus dem Spiel aus."


def test_refusals() -> None:
    scene = Scene(players=2, display="d23", map="nuremberg").means(0, 12, government=1, train=2, red=1, green=1)
    scene.bid(1, box=2, cubes=4)

    def says(seat: int, kind: str, **fields: str | int) -> tuple[str, str]:
        refused = scene.refused(seat, kind, **fields)
        return words(scene.game, "en").refusal(refused), words(scene.game, "de").refusal(refused)

    assert says(0, "bid", box=2, cubes=4) == (
        "A bid on box 2 needs at least 5 cubes. (N5.3)",
        "Auf Kasten 2 musst du mindestens 5 Würfel bieten. (N5.3)",
    )
    assert says(0, "bid", box=2, cubes=13) == (
        "That takes 13 cubes; you have 12 in hand. (N5.2)",
        "Dafür brauchst du 13 Würfel; auf der Hand hast du 12. (N5.2)",
    )
    assert says(0, "pass") == (
        "That cannot be done now, in the step “auction”. (N5.1)",
        "Das geht jetzt nicht, im Schritt „Versteigerung“. (N5.1)",
    )
    assert says(1, "done") == ("It is not your turn. (N5.1)", "Du bist nicht an der Reihe. (N5.1)")
    scene.people("doos", landlords=2).building(0, 1)
    assert says(0, "start", area="doos") == (
        "A chain cannot start in Doos: it is no company station, and no link of yours leads there. (N7.2)",
        "In Doos kann keine Strecke beginnen: Dort ist kein Bahnhof einer Gesellschaft und kein Streckenstück von dir. "
        "(N7.2)",
    )
    scene.begin_chain(0, "fuerth")
    assert says(0, "link", to="doos") == (
        "Landlords want 2 government influence for this chain; you have 1. (N7.8)",
        "Grundherren verlangen für diese Strecke 2 Regierungseinfluss; du hast 1. (N7.8)",
    )
    assert says(0, "link", to="hainberg") == (
        "No track can be built in Hainberg. (N7.4)",
        "In Hainberg kann man nicht bauen. (N7.4)",
    )
    scene.means(0, 12, train=2)
    assert says(0, "link", to="zirndorf") == (
        "The Green company wants 1 green influence for this chain; you have 0. (N7.7)",
        "Die Grüne Gesellschaft verlangt für diese Strecke 1 Einfluss in Grün; du hast 0. (N7.7)",
    )


def test_refusals_about_trains_and_runs() -> None:
    scene = Scene(players=2, map="nuremberg").track(0, "schwabach", "rosstal", "heilsbronn", "ammerndorf")
    scene.people("rosstal", green=1).goods(regelsbach=1).means(0, 0, train=3, red=1).owns(0, "2b", beer=2)

    def says(kind: str, **fields: str | int) -> tuple[str, str]:
        refused = scene.refused(0, kind, **fields)
        return words(scene.game, "en").refusal(refused), words(scene.game, "de").refusal(refused)

    scene.trains(0, 1)
    assert says("load", piece="red", area="rosstal", row=2) == (
        "There is no red passenger in Roßtal. (N8.4)",
        "In Roßtal ist kein roter Passagier. (N8.4)",
    )
    assert says("load", piece="green", area="rosstal", row=2) == (
        "Your links do not let you load a green passenger from Roßtal. (N8.7)",
        "Deine Streckenstücke erlauben dir nicht, einen grünen Passagier aus Roßtal zu laden. (N8.7)",
    )
    assert says("load", piece="beer", area="regelsbach", row=2) == (
        "Your train in row 2 has no free space for that. (N8.4)",
        "Dein Zug in Reihe 2 hat dafür keinen freien Platz. (N8.4)",
    )
    assert says("buy", train="2c") == (
        "You have a train in row 2 already. (N8.2)",
        "In Reihe 2 hast du schon einen Zug. (N8.2)",
    )
    scene.takeovers(0, 1)
    assert says("offer", company="green", area="schwabach") == (
        "Schwabach is no station of the Green company. (N11.2)",
        "Schwabach ist kein Bahnhof dieser Gesellschaft: Grüne Gesellschaft. (N11.2)",
    )
    scene.begin_run(0, "red", "schwabach", "rosstal", "heilsbronn")
    assert says("extend", to="ammerndorf") == (
        "A run of that length costs 2 red influence, more than you have. (N11.3)",
        "Eine so lange Strecke kostet 2 Einfluss in Rot, mehr als du hast. (N11.3)",
    )


# -- what is asked ---------------------------------------------------------------------------------------------------


def both(scene: Scene) -> tuple[str, str]:
    """What is asked, in English and German."""
    return words(scene.game, "en").prompt(scene.view), words(scene.game, "de").prompt(scene.view)


def test_the_auction_asks_with_tokens_and_bids() -> None:
    scene = Scene(players=2, map="nuremberg").tokens("train", "red", "green", "train", "train", "government")
    scene.bid(0, box=5, cubes=3).bid(1, box=2, cubes=4)
    assert both(scene) == (
        "Turn 1 of 5, auction: Blue must bid on a box. In hand: 9 cubes; own bids: 1 of 2. The highest bid on a box "
        "wins its printed points and its token; whoever is outbid takes the cubes back and bids again. Tokens and "
        "bids: box 1 train, box 2 red (Amber 4), box 3 green, box 4 train, box 5 train (Blue 3), box 6 government.",
        "Runde 1 von 5, Versteigerung: Blau muss auf einen Kasten bieten. Auf der Hand: 9 Würfel; eigene Gebote: "
        "1 von 2. Das höchste Gebot gewinnt die gedruckten Punkte und den Marker eines Kastens; wer überboten wird, "
        "nimmt die Würfel zurück und bietet neu. Marker und Gebote: Kasten 1 Zug, Kasten 2 Rot (Gelb 4), Kasten 3 "
        "Grün, Kasten 4 Zug, Kasten 5 Zug (Blau 3), Kasten 6 Regierung.",
    )


def test_building_asks_where_to_start() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 5, government=2, red=1).building(0, 1)
    assert both(scene) == (
        "Turn 1 of 5, building track: Blue may build one chain of links, or pass. To build with: 5 cubes, influence "
        "2 government and 1 red; 15 links. A chain starts at a company station or at an own link. A link costs 1 build "
        "point, or 2 across the river; besides, 1 influence of each company with a station at either end, and "
        "1 government influence for every landlord in the area it enters. Each build point takes a cube, and when "
        "these are spent, a point of any influence.",
        "Runde 1 von 5, Streckenbau: Blau darf eine Strecke bauen oder passen. Zum Bauen: 5 Würfel, Einfluss "
        "2 Regierung und 1 Rot; 15 Streckenstücke. Eine Strecke beginnt an einem Bahnhof einer Gesellschaft oder an "
        "einem eigenen Streckenstück. Ein Streckenstück kostet 1 Baupunkt, über den Fluss 2; dazu kommt 1 Einfluss "
        "jeder Gesellschaft mit Bahnhof an einem Ende und 1 Regierungseinfluss für jeden Grundherrn im neuen Gebiet. "
        "Jeder Baupunkt wird mit einem Würfel bezahlt, und wenn keiner mehr da ist, mit beliebigem Einfluss.",
    )
    dales = Scene(players=2, map="wensleydale", build_cubes_first="off").means(0, 5, green=1).building(0, 1)
    assert " 1 build point, or 2 where one end is in a valley; " in both(dales)[0]
    assert both(dales)[0].endswith(" Each build point takes a cube or a point of any influence.")


def test_a_chain_tells_its_price_and_its_ways_on() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 4, government=1, red=1, green=1)
    scene.people("doos", red=1, landlords=1).goods(muggenhof=2, hainberg=1).track(1, "muggenhof", "schweinau")
    scene.building(0, 1).begin_chain(0, "nuernberg", "gostenhof")
    assert both(scene) == (
        "Turn 1 of 5, building track: Blue has built Nürnberg – Gostenhof, for 1 build point and 1 red influence so "
        "far. To build with: 4 cubes, influence 1 government, 1 red and 1 green; 14 links. Next: Thon for 2 build "
        "points; Ziegelstein for 2 build points; Muggenhof (2 post) for 1 build point; Gibitzenhof for 1 build point; "
        "Schweinau for 1 build point. Done ends the chain.",
        "Runde 1 von 5, Streckenbau: Blau hat Nürnberg – Gostenhof gebaut, bisher für 1 Baupunkt und 1 Einfluss in "
        "Rot. Zum Bauen: 4 Würfel, Einfluss 1 Regierung, 1 Rot und 1 Grün; 14 Streckenstücke. Weiter: Thon für "
        "2 Baupunkte; Ziegelstein für 2 Baupunkte; Muggenhof (2 Post) für 1 Baupunkt; Gibitzenhof für 1 Baupunkt; "
        "Schweinau für 1 Baupunkt. „Fertig“ beendet die Strecke.",
    )
    scene.do(0, "link", to="muggenhof")
    assert (
        " Next: Doos (station; 1 red passenger and 1 landlord; beside it 1 beer) for 1 build point and 1 government "
        "influence for the landlord; " in both(scene)[0]
    )
    assert "Schweinau" not in both(scene)[0]  # the border is taken
    scene.do(0, "link", to="doos")
    english, german = both(scene)
    assert " for 3 build points, 1 red influence and 1 government influence for the landlord so far. " in english
    assert " Next: Fürth (station of the Green company) for 1 build point and 1 green influence; " in english
    assert " Weiter: Fürth (Bahnhof: Grüne Gesellschaft) für 1 Baupunkt und 1 Einfluss in Grün; " in german


def test_a_chain_begins_and_ends() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 1, red=1).building(0, 1)
    scene.begin_chain(0, "schwabach")
    assert both(scene)[0] == (
        "Turn 1 of 5, building track: Blue starts a chain in Schwabach. To build with: 1 cube, influence 1 red; "
        "15 links. Next: Roßtal (station) for 1 build point and 1 red influence; Rohr for 1 build point and 1 red "
        "influence."
    )
    scene.do(0, "link", to="rohr")
    assert both(scene)[0].endswith(" 14 links. No further link is possible; Done ends the chain.")
    assert both(scene)[1].endswith(" 14 Streckenstücke. Weiter geht es nicht; „Fertig“ beendet die Strecke.")


def test_stations_of_both_companies_in_a_chain() -> None:
    scene = Scene(players=2, map="nuremberg").company_track(
        "red", "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth"
    )
    scene.means(0, 4, red=2, green=1).building(0, 1).begin_chain(0, "erlangen", "tennenlohe", "poppenreuth")
    english, german = both(scene)
    assert "Fürth (station of both companies) for 2 build points, 1 red influence and 1 green influence" in english
    assert "Fürth (Bahnhof beider Gesellschaften) für 2 Baupunkte, 1 Einfluss in Rot und 1 Einfluss in Grün" in german


def test_paying_tells_what_is_due() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 1, train=2, red=2).building(0, 1)
    scene.build(0, "schwabach", "rosstal", "heilsbronn")
    assert both(scene) == (
        "Turn 1 of 5, paying for track: Blue still owes 1 build point for the chain Schwabach – Roßtal – Heilsbronn. "
        "To pay with: no cubes, influence 2 train and 1 red. Each build point takes one cube or one point of "
        "influence of any kind.",
        "Runde 1 von 5, Bezahlen der Strecke: Blau schuldet noch 1 Baupunkt für die Strecke Schwabach – Roßtal – "
        "Heilsbronn. Zum Zahlen: keine Würfel, Einfluss 2 Zug und 1 Rot. Jeder Baupunkt kostet einen Würfel oder einen "
        "beliebigen Einfluss.",
    )
    scene = Scene(players=2, map="nuremberg").means(0, 4, red=2, train=1).trains(0, 1)
    scene.do(0, "buy", train="2b")
    assert both(scene) == (
        "Turn 1 of 5, paying for a train: Blue still owes 3 units for the train just bought. To pay with: 4 cubes, "
        "influence 2 red. A unit is a cube or a point of influence; three of them stand for each missing point of "
        "train influence.",
        "Runde 1 von 5, Bezahlen des Zuges: Blau schuldet noch 3 Einheiten für den neuen Zug. Zum Zahlen: 4 Würfel, "
        "Einfluss 2 Rot. Eine Einheit ist ein Würfel oder ein Einflusspunkt; drei davon ersetzen je einen fehlenden "
        "Zugeinfluss.",
    )


def test_trains_tell_the_room_left() -> None:
    scene = Scene(players=3, map="nuremberg", display="d34").means(0, 4, train=3).trains(0, 1, 2)
    assert both(scene) == (
        "Turn 1 of 5, trains: Blue buys a train, loads one piece, or passes for the rest of the turn. To pay with: "
        "4 cubes, influence 3 train; three cubes or points of other influence replace a missing point of train "
        "influence. Without a train nothing can be loaded. Every piece scores 1 victory point.",
        "Runde 1 von 5, Züge: Blau kauft einen Zug, lädt ein Stück oder passt für den Rest der Runde. Zum Zahlen: "
        "4 Würfel, Einfluss 3 Zug; drei Würfel oder andere Einflusspunkte ersetzen einen fehlenden Zugeinfluss. Ohne "
        "Zug kann man nichts laden. Jedes Stück bringt 1 Siegpunkt.",
    )
    scene = Scene(players=2, map="nuremberg").means(0, 0, train=3).owns(0, "2b", beer=1, red=2).owns(0, "3c", post=2)
    scene.trains(0, 1)
    english, german = both(scene)
    assert "To pay with: no cubes, influence 3 train; " in english
    assert english.endswith(
        " Own trains: 2b (class 2) has room for 1 good; 3c (class 1) is full. A good scores 1 victory point, a "
        "passenger as many as the class of the train."
    )
    assert german.endswith(
        " Eigene Züge: 2b (Klasse 2) hat Platz für 1 Ware; 3c (Klasse 1) ist voll. Eine Ware bringt 1 Siegpunkt, ein "
        "Passagier so viele wie die Klasse des Zuges."
    )


def test_takeovers_tell_the_price_of_the_run() -> None:
    scene = Scene(players=2, map="nuremberg").track(0, "schwabach", "rosstal", "heilsbronn").means(0, 0, red=1)
    scene.takeovers(0, 1)
    assert both(scene) == (
        "Turn 1 of 5, takeovers: Blue may sell one run of own links to a company, or pass. To pay with: 1 red "
        "influence. The run begins at a station of the company, ends at another station and costs 1 influence of the "
        "company’s colour for every two links, rounded up. Sold links cost no more profit; but all stations on the "
        "run become the company’s, and what cannot be loaded there any more leaves the game.",
        "Runde 1 von 5, Übernahmen: Blau darf eine eigene Strecke an eine Gesellschaft verkaufen oder passen. Zum "
        "Zahlen: 1 Einfluss in Rot. Die Strecke beginnt an einem Bahnhof der Gesellschaft, endet an einem anderen "
        "Bahnhof und kostet je zwei Streckenstücke 1 Einfluss in der Farbe der Gesellschaft, aufgerundet. Verkaufte "
        "Streckenstücke kosten keinen Gewinn mehr; aber alle Bahnhöfe auf der Strecke fallen an die Gesellschaft, und "
        "was dort niemand mehr laden kann, scheidet aus dem Spiel aus.",
    )
    sells = "Turn 1 of 5, takeovers: Blue sells a run to the Red company and has 1 red influence. "
    scene.begin_run(0, "red", "schwabach")
    assert both(scene)[0] == (
        f"{sells}It begins in Schwabach. Lead it on to Roßtal; it can be sold when it ends in a station."
    )
    scene.do(0, "extend", to="rosstal")
    assert both(scene) == (
        f"{sells}So far: Schwabach – Roßtal, 1 link for 1 red influence. Lead it on to Heilsbronn, or sell it with "
        "Done.",
        "Runde 1 von 5, Übernahmen: Blau verkauft an die Rote Gesellschaft und hat 1 Einfluss in Rot. Bisher: "
        "Schwabach – Roßtal, 1 Streckenstück für 1 Einfluss in Rot. Weiter nach Heilsbronn, oder verkaufen mit "
        "„Fertig“.",
    )
    scene.do(0, "extend", to="heilsbronn")
    assert both(scene)[0] == (
        f"{sells}So far: Schwabach – Roßtal – Heilsbronn, 2 links for 1 red influence. Done sells the run."
    )


def test_the_end_names_the_winner() -> None:
    scene = Scene(players=2, map="nuremberg").track(0, "schwabach", "rosstal").means(0, 0, red=1).last_turn()
    scene.takeovers(1, 0)
    scene.do(0, "pass")
    assert both(scene) == (
        "The game is over. Amber has won with 0 victory points.",
        "Das Spiel ist zu Ende. Gelb hat gewonnen und kommt auf 0 Siegpunkte.",
    )
    for language in LANGUAGES:
        for line in words(scene.game, language).position(scene.view):
            assert_whole(line.removeprefix("  "))


# -- the position ----------------------------------------------------------------------------------------------------


def laid_out() -> Scene:
    """A small table in the trains of its first turn."""
    scene = Scene(players=2, map="nuremberg").means(0, 3, train=2, red=2).means(1, 5, government=2, train=2)
    scene.track(0, "schwabach", "rosstal", "heilsbronn").track(0, "rosstal", "ammerndorf")
    scene.company_track("red", "nuernberg", "gostenhof").company_track("green", "fuerth", "doos")
    scene.goods(thon=2, regelsbach=1, hainberg=2).people("heilsbronn", red=1, landlords=2).people("stein", green=1)
    scene.stack("train", 1, 0).profit(-2, 1).pile(0, post=1, beer=1, red=1, green=1)
    return scene.owns(0, "2b", beer=1).trains(0, 1)


def test_a_position_in_english() -> None:
    scene = laid_out()
    scene.do(0, "load", piece="beer", area="regelsbach", row=2)
    scene.do(1, "pass")
    told = words(scene.game, "en").position(scene.game.view(0))
    assert told[1].startswith("  Turn 1 of 5, trains: Blue buys a train, ")
    assert [told[0], *told[2:]] == [
        "Turn 1 of 5:",
        "  Player order: Blue, Amber.",
        "  Build order: Blue, Amber. Train order: Blue, Amber.",
        "  Out of the trains: Amber.",
        "  The first run of links between Nürnberg and Fürth scores 1 victory point for the owner of each link.",
        "Tracks (of equals, the first lies on top):",
        "  Government influence: Amber 2, Blue 0.",
        "  Train influence: Amber 2, Blue 2.",
        "  Red influence: Blue 2, Amber 0.",
        "  Green influence: Blue 0, Amber 0.",
        "  Profit and loss: Amber 1, Blue −2.",
        "Trains:",
        "  Row 1 (class 3), price 3: 1a for 3 passengers and 2 goods; 1b for 2 passengers and 3 goods; 1c for "
        "1 passenger and 4 goods.",
        "  Row 2 (class 2), price 2: 2a for 3 passengers and 1 good; 2c for 1 passenger and 3 goods.",
        "  Row 3 (class 1), price 1: 3a for 2 passengers; 3b for 1 passenger and 1 good; 3c for 2 goods.",
        "  Blue: 2b (class 2) has room for 2 passengers; loaded: 2 beer.",
        "Players:",
        "  Blue (you): 3 cubes in hand, 12 in stock; 3 links on the map, 12 to build; 0 victory points; moved so far: "
        "1 post, 1 beer, 1 red passenger and 1 green passenger (1 set); if the game ended now, −3 victory points.",
        "  Amber: 5 cubes in hand, 10 in stock; no links on the map, 15 to build; 0 victory points; nothing moved so "
        "far; if the game ended now, 1 victory point.",
        "Links:",
        "  Blue, 3 links: Heilsbronn – Roßtal – Ammerndorf; Roßtal – Schwabach.",
        "  Amber: no links.",
        "  Red company, 1 link: Nürnberg – Gostenhof.",
        "  Green company, 1 link: Fürth – Doos.",
        "Company stations:",
        "  Red company (red): Schwabach, Erlangen, Nürnberg.",
        "  Green company (green): Lauf, Fürth, Doos.",
        "Goods and people:",
        "  Post: Thon 2.",
        "  Beer, with the stations it is loaded from: Hainberg 2 (from Stein, Zirndorf).",
        "  Red passengers: Heilsbronn 1.",
        "  Green passengers: Stein 1.",
        "  Landlords: Heilsbronn 2.",
        "Out of the game:",
        "  57 post, 55 beer, 23 red passengers, 23 green passengers and 23 landlords.",
    ]


def test_a_position_in_german() -> None:
    scene = laid_out()
    told = words(scene.game, "de").position(scene.view)
    assert told[1].startswith("  Runde 1 von 5, Züge: Blau kauft einen Zug, ")
    assert [told[0], *told[2:]] == [
        "Runde 1 von 5:",
        "  Spielerreihenfolge: Blau, Gelb.",
        "  Reihenfolge beim Bauen: Blau, Gelb. Reihenfolge bei den Zügen: Blau, Gelb.",
        "  Der erste Weg zwischen Nürnberg und Fürth bringt den Besitzern 1 Siegpunkt je Streckenstück.",
        "Leisten (bei Gleichstand liegt oben, wer zuerst genannt ist):",
        "  Regierungseinfluss: Gelb 2, Blau 0.",
        "  Zugeinfluss: Gelb 2, Blau 2.",
        "  Einfluss in Rot: Blau 2, Gelb 0.",
        "  Einfluss in Grün: Blau 0, Gelb 0.",
        "  Gewinn und Verlust: Gelb 1, Blau −2.",
        "Züge:",
        "  Reihe 1 (Klasse 3), Preis 3: 1a für 3 Passagiere und 2 Waren; 1b für 2 Passagiere und 3 Waren; 1c für "
        "1 Passagier und 4 Waren.",
        "  Reihe 2 (Klasse 2), Preis 2: 2a für 3 Passagiere und 1 Ware; 2c für 1 Passagier und 3 Waren.",
        "  Reihe 3 (Klasse 1), Preis 1: 3a für 2 Passagiere; 3b für 1 Passagier und 1 Ware; 3c für 2 Waren.",
        "  Blau: 2b (Klasse 2) hat Platz für 2 Passagiere und 1 Ware; geladen: 1 Bier.",
        "Spieler:",
        "  Blau: 3 Würfel auf der Hand, 12 im Vorrat; 3 Streckenstücke auf dem Plan, 12 noch zu bauen; 0 Siegpunkte; "
        "bisher befördert: 1 Post, 1 Bier, 1 roter Passagier und 1 grüner Passagier (1 Satz); wäre das Spiel jetzt zu "
        "Ende: −3 Siegpunkte.",
        "  Gelb: 5 Würfel auf der Hand, 10 im Vorrat; keine Streckenstücke auf dem Plan, 15 noch zu bauen; 0 "
        "Siegpunkte; noch nichts befördert; wäre das Spiel jetzt zu Ende: 1 Siegpunkt.",
        "Streckenstücke:",
        "  Blau, 3 Streckenstücke: Heilsbronn – Roßtal – Ammerndorf; Roßtal – Schwabach.",
        "  Gelb: keine Streckenstücke.",
        "  Rote Gesellschaft, 1 Streckenstück: Nürnberg – Gostenhof.",
        "  Grüne Gesellschaft, 1 Streckenstück: Fürth – Doos.",
        "Bahnhöfe der Gesellschaften:",
        "  Rote Gesellschaft (Rot): Schwabach, Erlangen, Nürnberg.",
        "  Grüne Gesellschaft (Grün): Lauf, Fürth, Doos.",
        "Waren und Personen:",
        "  Post: Thon 2.",
        "  Bier, mit den Bahnhöfen zum Laden: Regelsbach 1 (ab Rednitzhembach, Roßtal, Stein); Hainberg 2 (ab Stein, "
        "Zirndorf).",
        "  Rote Passagiere: Heilsbronn 1.",
        "  Grüne Passagiere: Stein 1.",
        "  Grundherren: Heilsbronn 2.",
        "Aus dem Spiel:",
        "  57 Post, 55 Bier, 23 rote Passagiere, 23 grüne Passagiere und 23 Grundherren.",
    ]


def test_the_auction_shows_the_boxes() -> None:
    scene = Scene(players=3, map="wensleydale", display="d34").tokens("green").bid(1, box=4, cubes=5)
    told = words(scene.game, "en").position(scene.view)
    at = told.index("Influence boxes:")
    assert told[at + 4 : at + 6] == [
        "  Box 4: 1 government and 3 green (green drawn); Amber has bid 5.",
        "  Box 5: 1 government, 1 train and 1 green (green drawn); no bid, at least 2 cubes.",
    ]
    assert "  Row 1, price 3: 1a and 1b for 3 passengers and 2 goods; 1c and 1d for 2 passengers and 3 goods." in told
    assert "  Cheese: nothing left." in told
    told = words(scene.game, "de").position(scene.view)
    at = told.index("Einflusskästen:")
    assert told[at + 4 : at + 6] == [
        "  Kasten 4: 1 Regierung und 3 Grün (davon gezogen: Grün); Gelb hat 5 geboten.",
        "  Kasten 5: 1 Regierung, 1 Zug und 1 Grün (davon gezogen: Grün); kein Gebot, mindestens 2 Würfel.",
    ]


def test_while_track_is_built_the_free_borders_are_told() -> None:
    scene = Scene(players=2, map="nuremberg").track(1, "doos", "fuerth").building(0, 1)
    told = words(scene.game, "en").position(scene.view)
    at = told.index("Free borders, with the build points of a link:")
    assert "  Doos: Gebersdorf 1, Kraftshof 2, Muggenhof 1, Poppenreuth 2." in told[at:]
    assert "Influence boxes:" not in told
    assert "  Doos: Gebersdorf 1, Kraftshof 2, Muggenhof 1, Poppenreuth 2." in words(scene.game, "de").position(
        scene.view
    )
    trains = scene.trains(0, 1).view
    assert "Free borders, with the build points of a link:" not in words(scene.game, "en").position(trains)


def test_a_connection_is_told_where_it_counts() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 6, red=1, green=1).building(0, 1)
    scene.build(0, "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth")
    assert "  Nürnberg and Fürth have been connected." in words(scene.game, "en").position(scene.view)
    assert "  Nürnberg und Fürth sind schon verbunden worden." in words(scene.game, "de").position(scene.view)


def test_links_are_told_as_runs() -> None:
    ring = runs_of([("a", "b"), ("b", "c"), ("c", "a")])
    assert [len(run) for run in ring] == [4]
    assert ring[0][0] == ring[0][-1]
    fork = runs_of([("b", "a"), ("b", "c"), ("b", "d")])
    assert sorted(len(run) for run in fork) == [2, 3]
    apart = runs_of([("a", "b"), ("c", "d")])
    assert apart == [["a", "b"], ["c", "d"]]
    assert runs_of([]) == []


# -- other tables ----------------------------------------------------------------------------------------------------


def test_another_map(tmp_path: Path) -> None:
    """Valleys and a river, and companies named in one language only."""
    text = files(meta.__package__).joinpath("nuremberg.toml").read_text("utf-8")
    text = text.replace(
        'red_company = { en = "Red company", de = "Rote Gesellschaft" }', 'red_company = { de = "LEG" }'
    )
    text = text.replace('name = "Weisendorf"\nterrain = "lowland"', 'name = "Weisendorf"\nterrain = "valley"', 1)
    path = tmp_path / "other.toml"
    path.write_text(text, "utf-8")
    game = make(players=2, board=str(path))
    offer = game.action("offer", company="red", area="schwabach")
    assert words(game, "en").action(offer) == "Sell a run from Schwabach to the LEG"
    table_of(game).enter(BUILDING)
    prompt = words(game, "en").prompt(game.view(None))
    assert " 1 build point, or 2 across the river or where one end is in a valley; " in prompt


def test_the_final_standing() -> None:
    places = [
        Place(rank=1, seat=1, score={"points": 19, "track": 20, "sets": 2, "profit": -3, "links": 2}),
        Place(rank=2, seat=0, score={"points": -1, "track": 1, "sets": 0, "profit": -2, "links": 0}),
    ]
    game = make(players=2)
    assert words(game, "en", ["North", "South"]).standing(places) == [
        "1. South: 19 victory points (20 in play, 4 for 2 sets, profit and loss −3, 2 links left)",
        "2. North: −1 victory point (1 in play, no sets, profit and loss −2, no links left)",
    ]
    assert words(game, "de").standing(places) == [
        "1. Gelb: 19 Siegpunkte (20 im Spiel, 4 für 2 Sätze, Gewinn und Verlust −3, 2 Streckenstücke übrig)",
        "2. Blau: −1 Siegpunkt (1 im Spiel, keine Sätze, Gewinn und Verlust −2, keine Streckenstücke übrig)",
    ]


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ([(19, -3), (18, 2)], "Most points win: North has 19 victory points, 1 victory point ahead of South. (N13.4)"),
        (
            [(19, 1), (19, -3)],
            "North and South both have 19 victory points. Profit decides: 1 against −3. (N13.4)",
        ),
        (
            [(19, 0), (19, 0)],
            "North and South both have 19 victory points and a profit of 0. "
            "The higher disc on the profit track decides. (N13.4)",
        ),
    ],
)
def test_why_the_winner_wins(scores: list[tuple[int, int]], told: str) -> None:
    places = [
        Place(rank=rank, seat=rank - 1, score={"points": points, "track": 0, "sets": 0, "profit": profit, "links": 0})
        for rank, (points, profit) in enumerate(scores, 1)
    ]
    assert words(make(players=2), "en", ["North", "South"]).verdict(places) == told


def test_players_without_names_are_called_by_their_colours() -> None:
    game = make(players=4)
    assert [words(game, "en").seat(seat) for seat in range(4)] == ["Blue", "Amber", "Purple", "Black"]
    assert [words(game, "de").seat(seat) for seat in range(4)] == ["Blau", "Gelb", "Lila", "Schwarz"]


def test_what_was_asked_wrongly_is_told() -> None:
    with pytest.raises(BadInput, match="'fr'; known are en, de"):
        words(make(), "fr")
    with pytest.raises(BadInput, match="3 players have 3 names, not 1"):
        words(make(), "en", ["North"])
