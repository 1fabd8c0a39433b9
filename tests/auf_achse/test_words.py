"""Everything at a table of Auf Achse in words, in both languages."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

import fernhandel
from auf_achse.arrange import Scene
from fernhandel import Action, BadInput, Event, Game, Place, Refused, Rng
from fernhandel.core.speech import message
from fernhandel.core.words import LANGUAGES
from fernhandel.games.auf_achse import events, meta
from fernhandel.games.auf_achse.figures import COLOURS, EFFECTS, TRAILERS
from fernhandel.games.auf_achse.phases.event_cards import DRAWING
from fernhandel.games.auf_achse.sequence import STEPS
from fernhandel.games.auf_achse.text import TURN, messages
from fernhandel.games.auf_achse.text.cards import KEPT
from wording import (
    Samples,
    event_kinds,
    named_in_text,
    place_forms,
    referred_to,
    refusals,
    sample_events,
    sample_refusals,
    whole_without,
    words,
)

EDITIONS = ("2007", "1987")
EVENTS = event_kinds(events)
DATA = meta.AUF_ACHSE.board_data(fernhandel.make("auf_achse", players=2).terms)
assert_whole = whole_without(r"C\d\d", r"EV\d\d", *(city.id for city in DATA.cities))
ASKING = [step.name for step in STEPS if step is not DRAWING]  # drawing an event card asks nobody

SAMPLES: Samples = {
    "to": "koeln~frankfurt#2",
    "at": "rotterdam~flensburg#1",
    "city": "koeln",
    "path": ["koeln", "koeln~frankfurt#1", "koeln~frankfurt#2"],
    "dice": [4, 2],
    "using": "second_driver",
    "card": "EV19",
    "event": "EV19",
    "rolled": "4 2",
    "cheapest": "C01 C02",
    "contract": "C01",
    "trailer": "small",
    "exact": True,
    "matched": True,
    "phase": "driving",
    "action": "drive",
}


def make(edition: str = "2007", players: int = 3, seed: int = 1, **options: str) -> Game:
    return fernhandel.make("auf_achse", players=players, edition=edition, seed=seed, **options)


# -- nothing missing, nothing left over ------------------------------------------------------------------------------


def needed() -> set[str]:
    """The messages that the kinds of things at the table ask for."""
    ids = {message("action", kind) for kind in make().catalogue.kinds()}
    ids |= {message("event", str(kind.__struct_config__.tag)) for kind in EVENTS}
    ids |= {message("refused", refusal.code) for refusal in refusals("auf_achse")}
    ids |= {message(family, step) for family in ("step", "prompt", "ask") for step in ASKING}
    ids |= {message("effect", effect) for effect in EFFECTS}
    ids |= {f"{message('effect', effect)}.card" for effect in KEPT.values()}
    ids |= {message("trailer", trailer) + form for trailer in TRAILERS for form in ("", ".one", ".no")}
    ids |= {message("stage", chapter.id) for chapter in TURN}
    ids |= {message("colour", colour) for colour in COLOURS}
    return ids | {message(family, edition) for family in ("currency", "money") for edition in EDITIONS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_thing_has_its_message(language: str) -> None:
    assert needed() - messages(language).ids == set()


def test_both_languages_say_the_same() -> None:
    assert messages("en").ids == messages("de").ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    named = named_in_text("auf_achse")
    used = needed() | named | place_forms(named) | referred_to("auf_achse", language)
    assert messages(language).ids - used == set()


# -- each thing by itself --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_there_is(edition: str, language: str) -> None:
    game = make(edition)
    say = words(game, language)
    for action in game.catalogue:
        assert_whole(say.action(action))
    assert len({say.action(action) for action in game.catalogue}) == len(game.catalogue)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_event(kind: type[Event], language: str) -> None:
    say = words(make(), language)
    for event in sample_events(kind, SAMPLES):
        sentence = say.event(event)
        assert_whole(sentence)
        assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_card_tells_what_it_does(edition: str, language: str) -> None:
    say = words(make(edition), language)
    for card in DATA.events:
        drawn = say.event(events.EventDrawn(seat=0, card=card.id))
        assert_whole(drawn)
        assert card.name[language] in drawn
        if card.amount:
            assert f"{card.amount:,}".replace(",", {"en": ",", "de": "."}[language]) in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_the_facts_its_sentence_needs(language: str) -> None:
    say = words(make(), language)
    for refused in sample_refusals("auf_achse", "A1.1", SAMPLES):
        sentence = say.refusal(refused)
        assert_whole(sentence)
        assert sentence.endswith(". (A1.1)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ASKING)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_step_says_what_it_asks(edition: str, step: str, language: str) -> None:
    scene = Scene(players=2, edition=edition).truck(0, "koeln").turn(0)
    for exact in (True, False):
        progress = replace(
            scene.view(None).progress,
            asked=0,
            dice=[6, 2] if edition == "2007" else [6, 0],
            exact=exact,
            event="EV13",
            due=500,
            chosen="C01",
            offer=2 if exact else 0,
            bidder=1 if exact else None,
        )
        prompt = words(scene.game, language).prompt(replace(scene.view(None), step=step, to_act=[0], progress=progress))
        assert_whole(prompt)
        assert prompt.endswith(".")
        assert {"en": "Red", "de": "Rot"}[language] in prompt


# -- whole games -----------------------------------------------------------------------------------------------------


def play(game: Game, rng: Rng, decisions: int) -> Iterator[tuple[list[Action], list[Event]]]:
    """So many decisions of a game, each kind of action equally likely; half of the drives go to a city if they can."""
    cities = range(len(DATA.cities))
    while not game.over and game.length < decisions:
        (seat,) = game.to_act()
        legal = game.legal(seat)
        kinds = sorted({action.kind for action in legal})
        kind = kinds[rng.below(len(kinds))]
        options = [action for action in legal if action.kind == kind]
        if kind == "drive" and rng.below(2):
            options = [drive for drive in options if getattr(drive, "to", -1) in cities] or options
        yield legal, game.apply(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("2007", 4, {}),
        ("2007", 2, {}),
        ("2007", 3, {"free_movement": "on"}),
        ("2007", 6, {"variant": "children"}),
        ("1987", 5, {}),
        ("1987", 3, {"free_movement": "on", "one_truck_cities": "off"}),
    ],
)
def test_games_under_way(edition: str, players: int, options: dict[str, str], language: str) -> None:
    game = make(edition, players, seed=players, **options)
    say = words(game, language)
    for number, (legal, happened) in enumerate(play(game, Rng.from_seed(players), decisions=600)):
        menu = [say.action(action) for action in legal]
        assert len(set(menu)) == len(menu)
        for event in happened:
            assert_whole(say.event(event.seen_by(number % players)))
        view = game.view((None, *range(players))[number % (players + 1)])
        assert_whole(say.prompt(view))
        if number % 5 == 0:
            for line in say.position(view):
                assert_whole(line.removeprefix("  "))
        if not game.over:
            any_action = game.catalogue[number * 37 % len(game.catalogue)]
            refused = game.refusal(game.to_act()[0], any_action)
            assert refused is None or say.refusal(refused).endswith(f". ({refused.rule})")


# -- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_tells_no_secret(language: str) -> None:
    def table(secret: str, other: str) -> Scene:
        scene = Scene(players=3).row("graz-praha").holds(1, secret).pile(other)
        return scene.truck(1, "koeln").turn(1)

    one, other = table("berlin-trieste", "kassel-verona"), table("kassel-verona", "berlin-trieste")
    say = words(one.game, language)
    for viewer in (0, 2, None):
        assert say.position(one.view(viewer)) == say.position(other.view(viewer))
        assert say.prompt(one.view(viewer)) == say.prompt(other.view(viewer))
        assert "Berlin–Trieste" not in "\n".join(say.position(one.view(viewer)))
    assert "Berlin–Trieste" in "\n".join(say.position(one.view(1)))


# -- as they read ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "en", "de"),
    [
        ("done", "Done", "Fertig"),
        ("offer offer=3", "Offer 3", "Angebot 3"),
        ("match", "Match the last offer", "Mit dem letzten Angebot gleichziehen"),
        (
            "buy_trailer trailer=large",
            "Buy a large trailer (6 goods) for 3,000 euros",
            "Einen großen Anhänger (6 Waren) für 3.000 Euro kaufen",
        ),
        (
            "buy_at_half_price trailer=small",
            "Buy a small trailer (4 goods) at half price, for 1,000 euros",
            "Einen kleinen Anhänger (4 Waren) zum halben Preis kaufen, für 1.000 Euro",
        ),
        (
            "sell_trailer trailer=small",
            "Sell a small trailer for 500 euros",
            "Einen kleinen Anhänger für 500 Euro verkaufen",
        ),
        (
            "place_truck to=koeln~frankfurt#2",
            "Place the truck on the 2nd space from Köln towards Frankfurt",
            "Den Lkw auf das 2. Feld ab Köln Richtung Frankfurt stellen",
        ),
        (
            "place_construction to=flensburg~rostock#1",
            "Put the construction sign on the ferry space between Flensburg and Rostock",
            "Das Baustellenschild auf das Fährfeld zwischen Flensburg und Rostock stellen",
        ),
        ("go_to to=trieste", "Go to Trieste", "Nach Trieste fahren"),
        ("go_to to=koeln~frankfurt#1", "Go to the 1st space from Köln towards Frankfurt", None),
        (
            "start contract=C01",
            "Start Berlin–Trieste (4 goods, 3,900)",
            "Berlin–Trieste (4 Waren, 3.900) beginnen",
        ),
        (
            "drive points=3 to=flensburg count=exact using=none",
            "Drive 3 to Flensburg, exact count",
            "Mit 3 genau nach Flensburg fahren",
        ),
        (
            "drive points=4 to=hannover count=early using=none",
            "Drive 4, stop early in Hannover",
            "Mit 4 fahren, vorzeitig in Hannover halten",
        ),
        (
            "drive points=1 to=rotterdam~flensburg#1 count=exact using=none",
            "Drive 1 to the 1st ferry space from Rotterdam towards Flensburg, exact count",
            "Mit 1 genau zum 1. Fährfeld ab Rotterdam Richtung Flensburg fahren",
        ),
        (
            "drive points=2 to=hannover~dortmund#2 count=exact using=none",
            "Drive 2 to the 2nd space from Hannover towards Dortmund (event space), exact count",
            "Mit 2 genau zum 2. Feld ab Hannover Richtung Dortmund (Ereignisfeld) fahren",
        ),
        (
            "drive points=8 to=koeln count=exact using=both",
            "Drive 8 to Köln, exact count, with “Second driver” and “Local knowledge”",
            "Mit 8 genau nach Köln fahren, mit „Zweiter Fahrer“ und „Ortskenntnis“",
        ),
        (
            "drive points=5 to=hannover~dortmund#2 count=early using=local_knowledge",
            "Drive 5, stop early on the 2nd space from Hannover towards Dortmund, with “Local knowledge”",
            "Mit 5 fahren, vorzeitig auf dem 2. Feld ab Hannover Richtung Dortmund halten, mit „Ortskenntnis“",
        ),
    ],
)
def test_actions(action: str, en: str, de: str | None) -> None:
    game = make()
    chosen = game.catalogue.from_text(action)
    assert words(game, "en").action(chosen) == en
    if de is not None:
        assert words(game, "de").action(chosen) == de


def test_choosing_is_taking_for_children() -> None:
    choose = make().action("choose", contract="C01")
    assert words(make(), "en").action(choose) == "Choose Berlin–Trieste (4 goods, 3,900)"
    assert words(make(), "de").action(choose) == "Berlin–Trieste (4 Waren, 3.900) wählen"
    children = make(variant="children")
    assert words(children, "en").action(choose) == "Take Berlin–Trieste (4 goods, 3,900)"
    assert words(children, "de").action(choose) == "Berlin–Trieste (4 Waren, 3.900) nehmen"


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            events.DiceRolled(seat=3, dice=[4, 2]),
            "Green rolls 4 and 2.",
            "Grün würfelt 4 und 2.",
        ),
        (
            events.TruckDrove(
                seat=0,
                points=3,
                path=["hamburg", "hamburg~hannover#1", "hamburg~hannover#2", "hannover"],
                exact=True,
                using="none",
            ),
            "Red drives 3 from Hamburg to Hannover, by exact count.",
            "Rot fährt mit 3 von Hamburg genau nach Hannover.",
        ),
        (
            events.TruckDrove(seat=0, points=1, path=["koeln", "koeln~frankfurt#1"], exact=True, using="none"),
            "Red drives 1 from Köln to the 1st space from Köln towards Frankfurt.",
            "Rot fährt mit 1 von Köln zum 1. Feld ab Köln Richtung Frankfurt.",
        ),
        (
            events.TruckDrove(seat=1, points=8, path=["basel", "zuerich"], exact=False, using="second_driver"),
            "Yellow sets out from Basel with 8 points and stops early in Zürich, with “Second driver”.",
            "Gelb fährt mit 8 von Basel los und hält vorzeitig in Zürich, mit „Zweiter Fahrer“.",
        ),
        (
            events.TruckDrove(seat=2, points=1, path=["koeln~frankfurt#1"], exact=False, using="none"),
            "Blue waits on the 1st space from Köln towards Frankfurt and forfeits 1 point.",
            "Blau wartet auf dem 1. Feld ab Köln Richtung Frankfurt und lässt 1 Punkt verfallen.",
        ),
        (
            events.EventDrawn(seat=0, card="EV14"),
            "Red draws the event card “Jam on the Brenner”: put the jam sign on a free space between Innsbruck and "
            "Verona.",
            "Rot zieht die Ereigniskarte „Stau am Brenner“: das Stauschild auf ein freies Feld zwischen Innsbruck und "
            "Verona stellen.",
        ),
        (
            events.EventDrawn(seat=0, card="EV19"),
            "Red draws the event card “Engine repair”: pay 1,000 euros; if the cash is lacking, double falls due "
            "later.",
            "Rot zieht die Ereigniskarte „Motorschaden“: 1.000 Euro zahlen; fehlt das Geld, wird später das Doppelte "
            "fällig.",
        ),
        (
            events.JamPlaced(seat=0, at="frankfurt"),
            "Red puts the jam sign in Frankfurt.",
            "Rot stellt das Stauschild nach Frankfurt.",
        ),
        (
            events.ContractDrawn(seat=0, contract="C01"),
            "Red takes Berlin–Trieste (4 goods, 3,900) from the contracts set aside.",
            "Rot nimmt Berlin–Trieste (4 Waren, 3.900) von den beiseitegelegten Aufträgen.",
        ),
        (
            events.ContractDrawn(seat=0, contract=None),
            "Red takes a contract from those set aside.",
            "Rot nimmt einen der beiseitegelegten Aufträge.",
        ),
        (
            events.ContractStarted(seat=0, contract="C01", goods=4, hidden=True),
            "Red starts Berlin–Trieste and loads 4 goods.",
            "Rot beginnt Berlin–Trieste und lädt 4 Waren.",
        ),
        (
            events.ContractDelivered(seat=0, contract="C01", revenue=3900),
            "Red delivers Berlin–Trieste and receives 3,900 euros.",
            "Rot liefert Berlin–Trieste ab und erhält 3.900 Euro.",
        ),
        (
            events.OfferMade(seat=0, offer=3, matched=True),
            "Red matches offer 3.",
            "Rot zieht mit Angebot 3 gleich.",
        ),
        (
            events.ContractWon(seat=3, contract="C01", offer=4, price=2800),
            "Green wins Berlin–Trieste (4 goods, 3,900) with offer 4 and pays 2,800 euros.",
            "Grün erhält Berlin–Trieste (4 Waren, 3.900) mit Angebot 4 und zahlt 2.800 Euro.",
        ),
        (
            events.ContractWon(seat=0, contract="C01", offer=0, price=0),
            "Red takes Berlin–Trieste (4 goods, 3,900) free of charge.",
            "Rot erhält Berlin–Trieste (4 Waren, 3.900) kostenlos.",
        ),
    ],
)
def test_events(event: Event, en: str, de: str) -> None:
    game = make(players=4)
    assert words(game, "en").event(event) == en
    assert words(game, "de").event(event) == de


@pytest.mark.parametrize(
    ("refused", "en", "de"),
    [
        (
            Refused("contract_starts_elsewhere", "A5.2", contract="C01", city="berlin"),
            "Berlin–Trieste (4 goods, 3,900) starts in Berlin, and your truck is not there. (A5.2)",
            "Berlin–Trieste (4 Waren, 3.900) beginnt in Berlin, und dort steht dein Lkw nicht. (A5.2)",
        ),
        (
            Refused("one_procurement_only", "AR28"),
            "You have chosen a public contract here already. (AR28)",
            "Du hast hier schon einen öffentlichen Auftrag gewählt. (AR28)",
        ),
        (
            Refused("no_such_trailer", "A6.3", trailer="large"),
            "You have no large trailer. (A6.3)",
            "Du hast keinen großen Anhänger. (A6.3)",
        ),
        (
            Refused("card_not_kept", "A3.2", card="both"),
            "You have nothing to use for this: “Second driver” and “Local knowledge”. (A3.2)",
            "Das hast du nicht aufgehoben: „Zweiter Fahrer“ und „Ortskenntnis“. (A3.2)",
        ),
        (
            Refused("offer_too_low", "A7.3", least=4),
            "The next offer must be 4 or higher. (A7.3)",
            "Das nächste Angebot muss mindestens 4 sein. (A7.3)",
        ),
        (
            Refused("offer_too_low", "A7.3", least=6),
            "Offer 5 is the highest there is. (A7.3)",
            "Angebot 5 ist das höchste. (A7.3)",
        ),
        (Refused("not_your_turn", "A2.1", seat=0), "It is not your turn. (A2.1)", "Du bist nicht an der Reihe. (A2.1)"),
    ],
)
def test_refusals(refused: Refused, en: str, de: str) -> None:
    assert words(make(), "en").refusal(refused) == en
    assert words(make(), "de").refusal(refused) == de


def test_before_the_first_turn_no_part_of_a_turn_is_now() -> None:
    """Neither while trucks are placed nor while one starts out from a city (AR23)."""
    game = make()
    for step in ("placing", "starting_out"):
        assert game.step == step
        assert {stage.state for stage in words(game, "en").stages(game.view(None))} == {"to_come"}
        game.apply(game.to_act()[0], game.legal(game.to_act()[0])[0])  # into the first city


def bidding(cash: int, offer: int) -> Scene:
    """Seat 1 is asked for an offer beyond that one, with so much cash."""
    scene = Scene().row("berlin-trieste").arrives(3, "wien")
    scene.do(3, "choose", contract="berlin-trieste")
    scene.do(0, "offer", offer=offer)
    return scene.cash(5000, cash)


def drawn(card: str, *loads: str) -> Scene:
    scene = Scene().loads(0, *loads).holds(0, "berlin-trieste")
    scene.draws(0, card)
    return scene


@pytest.mark.parametrize(
    ("scene", "tried", "en", "de"),
    [
        (
            Scene().truck(0, "hannover").rolls(0, 4, 2),
            "drive points=5 to=dortmund count=exact using=none",
            "You have not rolled 5; you may drive 4 or 2. (A2.1)",
            "Der Wurf gibt dir keine 5; fahren kannst du 4 oder 2. (A2.1)",
        ),
        (
            Scene().keeps(0, second_driver=1).truck(0, "hannover").rolls(0, 6, 2),
            "drive points=2 to=dortmund count=exact using=second_driver",
            "You have not rolled 2; you may drive 8. (A2.1)",
            "Der Wurf gibt dir keine 2; fahren kannst du 8. (A2.1)",
        ),
        (
            bidding(2500, offer=2),
            "offer offer=4",
            "Offer 4 costs 2,800 euros, and you have 2,500; the highest you can pay is 3. (AR30)",
            "Angebot 4 kostet 2.800 Euro, und du hast 2.500; höchstens kannst du 3 zahlen. (AR30)",
        ),
        (
            bidding(2500, offer=3),
            "offer offer=4",
            "Offer 4 costs 2,800 euros, and you have 2,500. (AR30)",
            "Angebot 4 kostet 2.800 Euro, und du hast 2.500. (AR30)",
        ),
        (
            drawn("EV13"),
            "place_jam to=wien",
            "The jam sign cannot be put in Wien. The card says: put the jam sign on any free highway space. (A4.4)",
            "Das Stauschild kann nicht in Wien stehen. Die Karte sagt: das Stauschild auf ein beliebiges freies "
            "Autobahnfeld stellen. (A4.4)",
        ),
        (
            drawn("EV06"),
            "go_to to=wien",
            "The card does not take you to Wien. It says: drive up to 6 points further, or stay. (AR19)",
            "Die Karte führt dich nicht nach Wien. Sie sagt: bis zu 6 Punkte weiterfahren oder stehen bleiben. (AR19)",
        ),
        (
            drawn("EV22", "innsbruck-frankfurt", "strasbourg-muenchen"),
            "give_back contract=C01",
            "Berlin–Trieste (4 goods, 3,900) is not your cheapest load; that is Strasbourg–München (4 goods, 1,700) or "
            "Innsbruck–Frankfurt (2 goods, 1,700). (A3.1)",
            "Berlin–Trieste (4 Waren, 3.900) ist nicht deine billigste Ladung; das ist Strasbourg–München (4 Waren, "
            "1.700) oder Innsbruck–Frankfurt (2 Waren, 1.700). (A3.1)",
        ),
    ],
)
def test_a_refusal_says_what_would_be_right(scene: Scene, tried: str, en: str, de: str) -> None:
    refused = scene.game.refusal(scene.asked[0], scene.game.catalogue.from_text(tried))
    assert refused is not None
    assert words(scene.game, "en").refusal(refused) == en
    assert words(scene.game, "de").refusal(refused) == de


def both(scene: Scene) -> tuple[str, str]:
    """What is asked, in English and German."""
    view = scene.view(None)
    return words(scene.game, "en").prompt(view), words(scene.game, "de").prompt(view)


def test_before_the_first_turn() -> None:
    game = make(players=2)
    assert (
        words(game, "en")
        .prompt(game.view(None))
        .endswith(" places the truck in any city or on any highway space with room.")
    )
    older = make("1987", players=2)
    assert (
        words(older, "en").prompt(older.view(None)).endswith(" places the truck on any free space outside the cities.")
    )
    assert "  The contracts are dealt when all trucks are placed." in words(older, "en").position(older.view(0))


def test_the_dice() -> None:
    scene = Scene(players=2).truck(0, "koeln").rolls(0, 4, 2)
    assert both(scene) == (
        "Turn 1, driving: Red, in Köln, has rolled 4 and 2 and drives 4 or 2.",
        "Zug 1, Fahren: Rot, in Köln, hat 4 und 2 gewürfelt und fährt 4 oder 2.",
    )
    scene = Scene(players=2).truck(0, "koeln").keeps(0, second_driver=1).rolls(0, 6, 2)
    assert both(scene) == (
        "Turn 1, driving: Red, in Köln, has rolled 6 and 2 and drives any number from 1 to 6, or 8 with "
        "“Second driver”.",
        "Zug 1, Fahren: Rot, in Köln, hat 6 und 2 gewürfelt und fährt eine beliebige Zahl von 1 bis 6, oder mit "
        "„Zweiter Fahrer“ 8.",
    )


def test_waiting_is_explained_where_it_is_a_choice() -> None:
    waiting = (
        "Turn 1, driving: Red, in Köln, has rolled 4 and 4 and drives 4. To stop early in Köln is to wait there.",
        "Zug 1, Fahren: Rot, in Köln, hat 4 und 4 gewürfelt und fährt 4. Vorzeitig in Köln halten heißt dort warten.",
    )
    beside_sign = Scene(players=2).truck(0, "koeln").construction("koeln~frankfurt#1").rolls(0, 4, 4)
    assert both(beside_sign) == waiting
    beside_jam = Scene(players=2).truck(0, "koeln").jam("koeln~frankfurt#1", drawer=1).rolls(0, 4, 4)
    assert both(beside_jam) == waiting
    assert both(Scene(players=2, free_movement="on").truck(0, "koeln").rolls(0, 4, 4)) == waiting
    assert both(Scene(players=2, edition="1987", free_movement="on").truck(0, "koeln").rolls(0, 4)) == (
        "Turn 1, driving: Red, in Köln, has rolled 4 and drives 4. To stop early in Köln is to wait there.",
        "Zug 1, Fahren: Rot, in Köln, hat 4 gewürfelt und fährt 4. Vorzeitig in Köln halten heißt dort warten.",
    )


def test_arrival_in_a_city() -> None:
    assert both(Scene(players=2).arrives(0, "koeln")) == (
        "Turn 1, in the city: Red, in Köln by exact count, may start contracts, buy or sell trailers and choose one "
        "public contract; without a choice Dortmund–Strasbourg (2 goods, 1,600) leaves the game.",
        "Zug 1, in der Stadt: Rot, mit genauer Zahl in Köln, darf Aufträge beginnen, Anhänger kaufen oder verkaufen "
        "und einen öffentlichen Auftrag wählen; sonst scheidet Dortmund–Strasbourg (2 Waren, 1.600) aus dem Spiel aus.",
    )
    assert both(Scene(players=2, edition="1987").arrives(0, "koeln"))[0] == (
        "Turn 1, in the city: Red, in Köln by exact count, may start contracts, buy trailers and choose one public "
        "contract."
    )
    early = Scene(players=2).holds(0, "koeln-linz").arrives(0, "koeln", exact=False)
    assert both(early)[0] == "Turn 1, in the city: Red, in Köln, may start contracts and buy or sell trailers."
    children = Scene(players=2, variant="children").arrives(0, "koeln")
    assert both(children)[0] == (
        "Turn 1, in the city: Red, in Köln, may start contracts and take public contracts that start there."
    )
    assert both(Scene(players=2, variant="children").arrives(0, "hamburg"))[1] == (
        "Zug 1, in der Stadt: Rot, in Hamburg, darf dort Aufträge beginnen."
    )


def test_an_auction() -> None:
    scene = Scene(players=4).cash(5000, 5000, 5000, 2500).row("berlin-trieste").arrives(0, "koeln")
    scene.do(0, "choose", contract="berlin-trieste")
    scene.do(1, "pass")
    scene.do(2, "offer", offer=2)
    assert both(scene) == (
        "Turn 1, public procurement: Red has chosen Berlin–Trieste (4 goods, 3,900); Blue holds offer 2 for 1,400 "
        "euros. Green passes or makes offer 3 (costs 2,100, leaves 1,800).",
        "Zug 1, Ausschreibung: Rot hat Berlin–Trieste (4 Waren, 3.900) gewählt; Blau hält Angebot 2 für 1.400 Euro. "
        "Grün passt oder macht Angebot 3 (kostet 2.100, lässt 1.800).",
    )
    scene.do(3, "offer", offer=3)
    assert both(scene)[0].endswith(
        " Green holds offer 3 for 2,100 euros. Red passes or makes offer 3 to match (costs 2,100, leaves 1,800), "
        "4 (costs 2,800, leaves 1,100) or 5 (costs 3,500, leaves 400)."
    )
    scene.do(0, "offer", offer=5)
    assert both(scene)[1].endswith(" Rot hält Angebot 5 für 3.500 Euro. Blau kann nur passen.")
    position = words(scene.game, "en").position(scene.view(2))
    assert (
        "  Offers: 1 costs 700 and leaves 3,200; 2 costs 1,400 and leaves 2,500; 3 costs 2,100 and leaves 1,800; "
        "4 costs 2,800 and leaves 1,100; 5 costs 3,500 and leaves 400."
    ) in position
    assert "  Have passed: Yellow." in position


def test_a_winner_out_of_turn() -> None:
    scene = Scene(players=2).row("berlin-trieste").truck(1, "berlin").arrives(0, "koeln")
    scene.do(0, "choose", contract="berlin-trieste")
    scene.do(1, "offer", offer=1)
    scene.do(0, "pass")
    assert both(scene) == (
        "Turn 1, public procurement: Yellow, in Berlin, has won Berlin–Trieste (4 goods, 3,900) and may start it at "
        "once.",
        "Zug 1, Ausschreibung: Gelb, in Berlin, hat Berlin–Trieste (4 Waren, 3.900) erhalten und darf gleich damit "
        "beginnen.",
    )


def test_event_cards_that_ask() -> None:
    scene = Scene(players=2)
    scene.draws(0, "EV06")
    assert both(scene) == (
        "Turn 1, event card: Red has drawn “Tail wind”. Drive up to 6 points further, or stay.",
        "Zug 1, Ereigniskarte: Rot hat „Rückenwind“ gezogen. Bis zu 6 Punkte weiterfahren oder stehen bleiben.",
    )
    scene = Scene(players=2).cash(200).owns(0, small=1)
    scene.draws(0, "EV18")
    assert both(scene) == (
        "Turn 1, event card: Red has 200 euros, too little for the 500 of “Speeding”, and may sell trailers; "
        "otherwise 1,000 fall due later.",
        "Zug 1, Ereigniskarte: Rot hat 200 Euro, zu wenig für die 500 von „Zu schnell gefahren“, und darf Anhänger "
        "verkaufen; sonst werden später 1.000 fällig.",
    )
    scene.do(0, "sell_trailer", trailer="small")
    assert both(scene)[0] == "Turn 1, event card: Red can now pay the 500 euros of “Speeding”."


def test_a_position() -> None:
    scene = Scene(players=2).trucks("rotterdam~flensburg#2", "koeln").cash(1200, 5000).owns(0, large=1)
    scene.loads(0, "berlin-trieste").holds(0, "kassel-verona").holds(1, "wien-berlin").keeps(0, second_driver=1)
    scene.owes(0, 2000, 600).row("graz-praha").pile("koeln-linz").construction("koeln~frankfurt#1")
    scene.jam("frankfurt", drawer=1)
    scene.t.missed[1] = 2
    scene.t.known[scene.card("wien-berlin")] = True
    scene.turn(0)
    assert words(scene.game, "en").position(scene.view(0)) == [
        "Turn 1:",
        "  Turn 1, dice: Red rolls and may first buy or sell trailers.",
        "  Order of play: Red, Yellow.",
        "Signs:",
        "  The construction sign stands on the 1st space from Köln towards Frankfurt.",
        "  The jam sign stands in Frankfurt until the next turn of Yellow.",
        "Public contracts:",
        "  Graz–Praha (6 goods, 2,400), next to the loading dock; offers 1 to 5 cost 400, 900, 1,300, 1,700 and 2,200.",
        "  Face down in the pile: 1; set aside: 49.",
        "Players:",
        "  Red (you): on the 2nd ferry space from Rotterdam towards Flensburg; 1,200 euros; 1 large trailer; 4 of 12 "
        "goods loaded; aboard: Berlin–Trieste (4 goods, 3,900); in hand: Kassel–Verona (3 goods, 3,400); kept: "
        "“Second driver”; still to pay: 2,000 euros and 600 euros.",
        "  Yellow: in Köln; 5,000 euros; 0 of 6 goods loaded; 1 contract in hand: Wien–Berlin (4 goods, "
        "2,700); misses the next 2 turns.",
        "Supply:",
        "  Trailers for sale: 3 large trailers and 4 small trailers.",
        "  Event cards in the pile: 27. Drawn so far: 1 “Second driver”.",
    ]
    assert words(scene.game, "de").position(scene.view(None))[-5:] == [
        "  Rot: auf dem 2. Fährfeld ab Rotterdam Richtung Flensburg; 1.200 Euro; 1 großer Anhänger; 4 von 12 Waren "
        "geladen; unterwegs: Berlin–Trieste (4 Waren, 3.900); 1 Auftrag auf der Hand; aufgehoben: „Zweiter Fahrer“; "
        "noch zu zahlen: 2.000 Euro und 600 Euro.",
        "  Gelb: in Köln; 5.000 Euro; 0 von 6 Waren geladen; 1 Auftrag auf der Hand: Wien–Berlin (4 Waren, "
        "2.700); setzt die nächsten 2 Züge aus.",
        "Vorrat:",
        "  Anhänger zu kaufen: 3 große Anhänger und 4 kleine Anhänger.",
        "  Ereigniskarten im Stapel: 27. Bisher gezogen: 1-mal „Zweiter Fahrer“.",
    ]
    scene.holds(1, "koeln-linz")
    others = words(scene.game, "en").position(scene.view(0))
    assert any("; 2 contracts in hand, among them Wien–Berlin (4 goods, 2,700);" in line for line in others)
    own = words(scene.game, "en").position(scene.view(1))
    hand = "in hand: Wien–Berlin (4 goods, 2,700) and Köln–Linz (5 goods, 3,300) (known to all: Wien–Berlin); misses"
    assert any(hand in line for line in own)


def test_the_first_edition_pays_in_marks() -> None:
    say = words(make("1987"), "de")
    assert say.event(events.MoneyPaid(seat=0, amount=1000)) == "Rot zahlt 1.000 DM."
    assert say.action(make("1987").action("sell_trailer", trailer="small")) == "Einen kleinen Anhänger verkaufen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_board(tmp_path: Path, language: str) -> None:
    """Two contracts alike, an event card named in one language only, and no card that passes signs."""
    text = files(meta.__package__).joinpath("board.toml").read_text("utf-8")
    contract = re.search(r'\[\[contracts\]\]\nid = "C01"\n.*?\n\n', text, re.DOTALL)
    assert contract is not None
    text = text.replace(', de = "Zweiter Fahrer"', "").replace('"pass_sign"', '"skip_turn"')
    path = tmp_path / "other.toml"
    path.write_text(text + "\n" + contract[0].replace("C01", "C99"), "utf-8")
    game = make(board=str(path))
    say = words(game, language)
    first, second = (say.action(game.action("start", contract=id)) for id in ("C01", "C99"))
    drive = say.action(game.action("drive", points=8, to="koeln", count="exact", using="both"))
    if language == "en":
        assert first == "Start Berlin–Trieste (4 goods, 3,900, card 1)"
        assert second == "Start Berlin–Trieste (4 goods, 3,900, card 2)"
        assert drive == "Drive 8 to Köln, exact count, with “Second driver” and Local knowledge"
    else:
        assert first == "Berlin–Trieste (4 Waren, 3.900, Karte 1) beginnen"
        assert second == "Berlin–Trieste (4 Waren, 3.900, Karte 2) beginnen"
        assert drive == "Mit 8 genau nach Köln fahren, mit „Second driver“ und Ortskenntnis"


def test_the_final_standing() -> None:
    places = [Place(rank=1, seat=1, score={"cash": 9100}), Place(rank=2, seat=0, score={"cash": 900})]
    game = make(players=2)
    assert words(game, "en", ["Ada", "Bo"]).standing(places) == ["1. Bo: 9,100 euros", "2. Ada: 900 euros"]
    assert words(game, "de").standing(places) == ["1. Gelb: 9.100 Euro", "2. Rot: 900 Euro"]


def test_why_the_winner_wins() -> None:
    say = words(make(players=2), "en", ["North", "South"])
    first, second, equal = (
        Place(rank=rank, seat=seat, score={"cash": cash})
        for rank, seat, cash in ((1, 1, 9100), (2, 0, 900), (1, 0, 9100))
    )
    assert say.verdict([first, second]) == "Most cash wins: South has 8,200 euros more than North. (A8.2)"
    assert say.verdict([first, equal]) == "South and North have 9,100 euros each, and share the first place. (AR37)"


def test_what_was_asked_wrongly_is_told() -> None:
    with pytest.raises(BadInput, match="'fr'; known are en, de"):
        words(make(), "fr")
    with pytest.raises(BadInput, match="3 players have 3 names, not 1"):
        words(make(), "en", ["Ada"])
