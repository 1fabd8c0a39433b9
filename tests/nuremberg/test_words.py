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
from fernhandel.games.nuremberg.figures import COLOURS, INFLUENCES, UNITS
from fernhandel.games.nuremberg.sequence import STEPS
from fernhandel.games.nuremberg.state import BUILDING, Table
from fernhandel.games.nuremberg.text import PHASES, messages
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
    (2, {"map": "wensleydale", "display": "d23", "chain_start": "towns"}),
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
    ids |= {message(family, step.name) for family in ("step", "prompt", "ask") for step in STEPS}
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
    assert needed() - messages(language).ids == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    used = needed() | named_in_text("nuremberg") | referred_to("nuremberg", language)
    assert messages(language).ids - used == set()


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
    text = files(messages.__module__).joinpath(f"{language}.ftl").read_text("utf-8")
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
    scene.means(0, 1, green=1)
    assert says(
        0, "link", to="poppenreuth"
    ) == (  # across the river: two units suffice for it, but one is the company's
        "The chain would cost 2 build points and, for companies and landlords, 1 influence on top. When that influence "
        "is paid, you have 1 cube or point of influence left to build with. (N7.7)",
        "Die Strecke würde 2 Baupunkte kosten und dazu 1 Einfluss für Gesellschaften und Grundherren. Ist dieser "
        "Einfluss bezahlt, bleibt dir zum Bauen an Würfeln und Einfluss nur 1. (N7.7)",
    )
    scene.means(0, 0, green=1)
    assert says(0, "link", to="poppenreuth")[0] == (
        "The chain would cost 2 build points, more than your cubes and influence can pay. (N7.6)"
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
        "Schwabach is no station of the Green company, and no link of yours leads from there to one. (N11.2)",
        "Schwabach ist kein Bahnhof dieser Gesellschaft, und kein Streckenstück von dir führt von dort zu einem: "
        "Grüne Gesellschaft. (N11.2)",
    )
    scene.begin_run(0, "red", "schwabach", "rosstal", "heilsbronn")
    assert says("extend", to="ammerndorf") == (
        "A run of that length costs 2 red influence, more than you have. (N11.3)",
        "Eine so lange Strecke kostet 2 Einfluss in Rot, mehr als du hast. (N11.3)",
    )


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
