"""Everything at a table of Merchants in words, in both languages."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import fernhandel
from fernhandel import Action, BadInput, Event, Game, Place, Refused, Rng
from fernhandel.core import deals
from fernhandel.core.deals.clauses import STATES
from fernhandel.core.deals.events import DealStruck, ProposalMade
from fernhandel.core.deals.said import SaidClause, SaidDeal
from fernhandel.core.speech import message
from fernhandel.core.words import LANGUAGES
from fernhandel.games.merchants import events
from fernhandel.games.merchants.deals.vocabulary import CHANGES, DEEDS, MOMENTS, happenings
from fernhandel.games.merchants.figures import GOODS, INFLUENCES, INVESTMENTS, STATUS_TOP
from fernhandel.games.merchants.phases.abilities import DEALT_PAIRS
from fernhandel.games.merchants.sequence import STEPS
from fernhandel.games.merchants.text import ACTIONS, messages
from fernhandel.games.merchants.text.speech import SEAT_COLOURS
from merchants.arrange import Scene, ring_road
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

LED = {"purchasing": "M2.1", "master_auction": "M3.4", "quoting": "M3.1", "movement": "M4.2", "wheels": "M5.1"}
CATALOGUE = fernhandel.make("merchants", players=2, deals="cunning").catalogue
EVENTS = [*event_kinds(events), *event_kinds(deals.events)]
SPACES = {str(values["to"]) for values in map(CATALOGUE.values, CATALOGUE) if "to" in values}
assert_whole = whole_without(*SPACES)
HAPPENINGS = [happening.name for happening in happenings(first_edition=False)]
ASKING = [step.name for step, _ in STEPS if step is not DEALT_PAIRS]  # dealing pairs asks nobody

SAMPLES: Samples = {
    "good": "wine",
    "city": "KOL",
    "card": "large_office",
    "influence": "broken_axle",
    "by": "both",
    "to": "BRU2",
    "path": ["KOL", "KOL1", "KOL2"],
    "phase": "purchasing",
    "action": "buy",
    "bids": [0, 100, 1200],
    "wheels": [("wine", "silk"), ("wine", "wine"), ("none", "none")],
    "wheel": ("salt", "none"),
    "cards": ["driver", "office"],
    "pile": {"broken_axle": 2},
    "by_card": True,
    "deal": 3,
    "phrase": "deal_good good=wine",
    "hushed": "turn",
    "reason": "could_not",
    "giver": 0,
    "receiver": 1,
}
DEAL = SaidDeal(
    number=3,
    turn=1,
    active=0,
    proposer=1,
    answers=0,
    parties=[0, 1],
    clauses=[
        SaidClause(kind="will_not", by=0, deed="buy", fields={"good": "wine"}, until="end"),
        SaidClause(kind="money", by=1, to=0, amount=300),
    ],
)
WHOLE_DEALS = (ProposalMade, DealStruck)  # here a deal is not told by its number


def make(edition: str = "2010", players: int = 3, seed: int = 1, **options: str) -> Game:
    return fernhandel.make("merchants", players=players, edition=edition, seed=seed, **options)


# -- nothing missing, nothing left over ------------------------------------------------------------------------------


def needed() -> set[str]:
    """The messages that the kinds of things at the table ask for."""
    ids = {message("action", kind) for kind in CATALOGUE.kinds()}
    ids |= {message("event", str(kind.__struct_config__.tag)) for kind in EVENTS}
    ids |= {message("refused", refusal.code) for refusal in refusals("merchants")}
    ids |= {message("good", good) + form for good in GOODS for form in ("", ".no")}
    ids |= {message("card", card) for card in (*INVESTMENTS, *INFLUENCES, "both", "sealed")}
    ids |= {message("deed", deed.name) + form for deed in DEEDS for form in ("", ".label")}
    ids |= {message("happening", name) + form for name in HAPPENINGS for form in ("", ".label")}
    ids |= {message("moment", moment) for moment in MOMENTS} | {message("change", change) for change in CHANGES}
    ids |= {message("clause", state) for state in STATES} | {
        "arrows-1",
        "arrows-2",
        "refused-no-card-free",
        "deed-arrows.not",
    }
    ids |= {message(family, step) for family in ("step", "prompt", "ask") for step in ASKING}
    ids |= {message("status", str(level)) for level in range(STATUS_TOP + 1)}
    ids |= {message("stage", chapter.id) for chapter in ACTIONS}
    ids |= {message("colour", colour) for colours in SEAT_COLOURS.values() for colour in colours}
    return ids | {message("currency", edition) for edition in SEAT_COLOURS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_thing_has_its_message(language: str) -> None:
    assert needed() - messages(language).ids == set()


def test_both_languages_say_the_same() -> None:
    assert messages("en").ids == messages("de").ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    named = named_in_text("merchants")
    used = needed() | named | place_forms(named) | referred_to("merchants", language)
    used |= {message(id, edition) for id in named for edition in SEAT_COLOURS}
    assert messages(language).ids - used == set()


# -- each thing by itself --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", SEAT_COLOURS)
def test_every_action_there_is(edition: str, language: str) -> None:
    game = make(edition, deals="cunning")
    say = words(game, language)
    for action in game.catalogue:
        assert_whole(say.action(action))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: str(kind.__name__))
def test_every_event(kind: type[Event], language: str) -> None:
    say = words(make(deals="cunning"), language)
    for event in sample_events(kind, {**SAMPLES, "deal": DEAL} if kind in WHOLE_DEALS else SAMPLES):
        sentence = say.event(event)
        assert_whole(sentence)
        assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_the_facts_its_sentence_needs(language: str) -> None:
    say = words(make(), language)
    for refused in sample_refusals("merchants", "M1.1", SAMPLES):
        sentence = say.refusal(refused)
        assert_whole(sentence)
        assert sentence.endswith(". (M1.1)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", ASKING)
def test_every_step_says_what_it_asks(step: str, language: str) -> None:
    scene = Scene(players=2).wagon(1, "KOL", master=0)
    for number in (1, 2):
        progress = replace(
            scene.view(None).progress,
            active=0,
            queue=[1],
            offer_tokens=number,
            offer=number * 100,
            quote_one=number * 100,
            to_load=number,
            points=number,
            shifts=number,
            card=INVESTMENTS[number],
            high_bid=number * 100,
            high_bidder=1,
        )
        prompt = words(scene.game, language).prompt(replace(scene.view(None), step=step, to_act=[0], progress=progress))
        assert_whole(prompt)
        assert prompt.endswith(".")
        assert {"en": "Red", "de": "Rot"}[language] in prompt


# -- whole games -----------------------------------------------------------------------------------------------------


def play(game: Game, rng: Rng) -> Iterator[tuple[int, list[Action], list[Event]]]:
    """A game to its end, each kind of action equally likely: who was asked, for what, and what happened."""
    while not game.over:
        seats = game.to_act()
        seat = seats[rng.below(len(seats))]
        legal = game.legal(seat)
        kinds = sorted({action.kind for action in legal})
        kind = kinds[rng.below(len(kinds))]
        options = [action for action in legal if action.kind == kind][:12]  # modest bids keep money in play
        yield seat, legal, game.apply(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("2010", 4, {}),
        ("2010", 2, {"courier": "chosen", "junction_stop": "stopper", "money": "open"}),
        ("1999", 3, {}),
        ("1999", 2, {"courier": "chosen", "abilities": "dealt"}),
    ],
)
def test_whole_games(edition: str, players: int, options: dict[str, str], language: str) -> None:
    game = make(edition, players, seed=players, **options)
    say = words(game, language)
    for number, (_, legal, happened) in enumerate(play(game, Rng.from_seed(players))):
        menu = [say.action(action) for action in legal]
        assert len(set(menu)) == len(menu)
        for viewer in (None, *range(players)):
            for event in happened:
                assert_whole(say.event(event.seen_by(viewer)))
        view = game.view((None, *range(players))[number % (players + 1)])
        assert_whole(say.prompt(view))
        for line in say.position(view):
            assert_whole(line.removeprefix("  "))
        if not game.over:
            any_action = game.catalogue[number * 37 % len(game.catalogue)]
            refused = game.refusal(game.to_act()[0], any_action)
            assert refused is None or say.refusal(refused).endswith(f". ({refused.rule})")
    assert len(say.standing(game.standing())) == players


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_menu_is_unambiguous_where_roads_run_in_a_ring(tmp_path: Path, language: str) -> None:
    game = make(board=ring_road(tmp_path), junction_stop="stopper")
    say = words(game, language)
    for _, legal, _ in play(game, Rng.from_seed(3)):
        assert len({say.action(action) for action in legal}) == len(legal)
        assert say.position(game.view(0))


# -- secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_tells_no_secret(language: str) -> None:
    def table(money: int, card: str, bid: int) -> Scene:
        scene = Scene(players=3).money(5000, money, 5000).holds(1, card).begin("master_auction")
        scene.do(1, "bid", amount=bid)
        return scene

    one, other = table(7300, "broken_axle", 700), table(2600, "special_sale", 1900)
    say = words(one.game, language)
    for viewer in (0, 2, None):
        assert say.position(one.view(viewer)) == say.position(other.view(viewer))
        assert say.prompt(one.view(viewer)) == say.prompt(other.view(viewer))
    own = "\n".join(say.position(one.view(1)))
    anothers = "\n".join(say.position(one.view(0)))
    secrets = {"en": ("7,300", "Broken Axle", "bid: 700 florins"), "de": ("7.300", "Achsbruch", "Gebot: 700 Florin")}
    for secret in secrets[language]:
        assert secret in own
        assert secret not in anothers


# -- as they read ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "en", "de"),
    [
        ("buy good=wine city=KOL", "Buy wine in Köln", "Wein in Köln kaufen"),
        ("bid amount=0", "Bid nothing", "Nichts bieten"),
        ("bid amount=1200", "Bid 1,200 florins", "1.200 Florin bieten"),
        ("quote tokens=1 amount=300", "Ask 300 florins for 1 token", "Für 1 Ware 300 Florin verlangen"),
        ("quote tokens=2 amount=500", "Ask 500 florins for 2 tokens", "Für 2 Waren 500 Florin verlangen"),
        ("set_wheel arrow=wine other_arrow=none", "Set the price wheel: wine once", "Preisrad stellen: einmal Wein"),
        (
            "move wagon=1 tile=0 extra=2 to=FW via=PAR2",
            "Move wagon 1 with 2 extra points to the west fork",
            "Wagen 1 mit 2 Zusatzpunkten zur Westgabelung ziehen",
        ),
        (
            "move wagon=2 tile=3 extra=1 to=BRU2 via=FW",
            "Move wagon 2 with tile 3 and 1 extra point to the 2nd space from Brugge towards the west fork",
            "Wagen 2 mit Plättchen 3 und 1 Zusatzpunkt zum 2. Feld ab Brugge Richtung Westgabelung ziehen",
        ),
        (
            "place_courier to=X",
            "Place the courier on the crossing",
            "Den Kurier ans Wegekreuz stellen",
        ),
        (
            "move_courier by=both to=BW1",
            "Move the courier to the space between the west fork and the crossing (both courier cards)",
            "Den Kurier zum Feld zwischen Westgabelung und Wegekreuz ziehen (beide Kurierkarten)",
        ),
    ],
)
def test_actions(action: str, en: str, de: str) -> None:
    game = make()
    chosen = game.catalogue.from_text(action)
    assert words(game, "en").action(chosen) == en
    assert words(game, "de").action(chosen) == de


@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            events.Bought(seat=1, good="wine", city="KOL", price=100),
            "Blue buys wine in Köln for 100 florins.",
            "Blau kauft Wein in Köln für 100 Florin.",
        ),
        (
            events.ChoiceSealed(seat=1),
            "Blue has chosen in secret.",
            "Blau hat verdeckt gewählt.",
        ),
        (
            events.Sold(seat=0, wagon=1, city="BRU", good="wine", tokens=1, price=600, bonus=300),
            "Red sells 1 wine from wagon 1 in Brugge for 900 florins, including a bonus of 300.",
            "Rot verkauft 1 Wein von Wagen 1 in Brugge für 900 Florin, davon 300 Bonus.",
        ),
        (
            events.Sold(seat=0, wagon=1, city="BRU", good="iron", tokens=2, price=600, bonus=0),
            "Red sells 2 iron from wagon 1 in Brugge for 1,200 florins: 600 each.",
            "Rot verkauft 2 Eisen von Wagen 1 in Brugge für 1.200 Florin: je 600.",
        ),
        (
            events.WagonMoved(seat=2, wagon=3, tile=1, extra=0, path=["X", "BS1"]),
            "Green moves wagon 3 with tile 1 from the crossing to the space between the south fork and the crossing.",
            "Grün zieht Wagen 3 mit Plättchen 1 vom Wegekreuz zum Feld zwischen Südgabelung und Wegekreuz.",
        ),
        (
            events.PriceChanged(good="salt", before=5, after=1, seat=None),
            "The price of salt falls from level 5 to level 1: it now costs 100 and sells for 600 florins.",
            "Der Preis für Salz fällt von Stufe 5 auf Stufe 1: Einkauf 100, Verkauf 600 Florin.",
        ),
        (
            events.InfluenceTaken(seat=0, influence=None),
            "Red takes an Influence card.",
            "Rot nimmt eine Einflusskarte.",
        ),
    ],
)
def test_events(event: Event, en: str, de: str) -> None:
    assert words(make(), "en").event(event) == en
    assert words(make(), "de").event(event) == de


@pytest.mark.parametrize(
    ("refused", "en", "de"),
    [
        (
            Refused("city_does_not_sell", "M2.4", good="wine", city="BRU"),
            "Brugge does not sell wine. (M2.4)",
            "Brugge verkauft keinen Wein. (M2.4)",
        ),
        (
            Refused("not_in_warehouse", "M5.5", good="silk", city="KOL"),
            "You have no silk in your warehouse in Köln. (M5.5)",
            "Du hast keine Seide in deinem Lager in Köln. (M5.5)",
        ),
        (
            Refused("letter_of_credit", "M8.4", letters=1),
            "You cannot rise while you hold a Letter of Credit; repay it first. (M8.4)",
            "Mit einem Schuldbrief kannst du nicht aufsteigen; löse ihn erst ein. (M8.4)",
        ),
        (Refused("not_your_turn", "M2.1", seat=0), "It is not your turn. (M2.1)", "Du bist nicht an der Reihe. (M2.1)"),
    ],
)
def test_refusals(refused: Refused, en: str, de: str) -> None:
    assert words(make(), "en").refusal(refused) == en
    assert words(make(), "de").refusal(refused) == de


def test_prompts() -> None:
    scene = Scene(players=3, first=1).begin("purchasing")
    scene.do(1, "buy", good="wine", city="KOL")
    view = scene.view(0)
    assert words(scene.game, "en").prompt(view) == (
        "Action 1, purchasing: Blue may buy up to 3 goods; 1 bought so far."
    )
    assert words(scene.game, "de").prompt(view) == (
        "Aktion 1, Einkauf: Blau darf bis zu 3 Waren kaufen; bisher gekauft: 1."
    )
    scene.begin("master_auction").do(0, "bid", amount=300)
    assert words(scene.game, "en").prompt(scene.view(None)) == (
        "Action 2, auction for Loading Master: sealed bids for wagon 1 in Paris; still to bid: Blue and Green."
    )
    assert "  Your own sealed bid: 300 florins." in words(scene.game, "en").position(scene.view(0))


def test_a_prompt_before_the_first_turn() -> None:
    asked = words(make("1999"), "en").prompt(make("1999").view(None))
    assert asked.startswith("Before the first turn, ")


def test_a_talk_in_progress() -> None:
    scene = Scene(players=2).wagon(1, "KOL", master=0).wagon(2, "PAR").store(1, "KOL", iron=2).begin("loading")
    scene.do(0, "quote", tokens=1, amount=300)
    scene.do(0, "quote", tokens=2, amount=500)
    assert words(scene.game, "en").prompt(scene.view(1)) == (
        "Action 2, loading fee: Red would carry 1 token for 300 florins or 2 tokens for 500 florins on wagon 1 in "
        "Köln; Blue accepts, makes one counter-offer, plays Free Loading or declines."
    )
    scene.do(1, "counter", tokens=2, amount=400)
    assert (
        "  Red, Loading Master of wagon 1, and Blue talk about the fee. Named: 1 token for 300 florins or 2 tokens for "
        "500 florins. Last offer: 2 tokens for 400 florins."
    ) in words(scene.game, "en").position(scene.view(None))


def test_a_wagon_on_the_road() -> None:
    scene = Scene(players=2).wagon(1, "FW", came_from="PAR2").load(1, 0, wine=2, silk=1).wagon(2, "WIE2", "WIE3")
    english = words(scene.game, "en").position(scene.view(None))
    german = words(scene.game, "de").position(scene.view(None))
    assert (
        "  Wagon 1 on the west fork, coming from Paris, bound for Brugge or the crossing. "
        "Aboard: Red 2 wine and 1 silk."
    ) in english
    assert (
        "  Wagen 1 an der Westgabelung, kommt von Paris, fährt Richtung Brugge oder Wegekreuz. "
        "Geladen: Rot 2 Wein und 1 Seide."
    ) in german
    assert (
        "  Wagen 2 auf dem 2. Feld ab Wien Richtung Südgabelung, kommt von der Südgabelung, fährt Richtung Wien. Leer."
    ) in german


def test_die_haendler_has_its_own_names() -> None:
    game = make("1999", abilities="dealt")
    climbed = events.Climbed(seat=2, level=3, price=1000, by_card=False)
    assert words(game, "de").event(climbed) == "Gelb steigt für 1.000 Gulden auf Stufe 3 (Kaufmann)."
    assert words(game, "en").event(climbed) == "Yellow rises to level 3 (Merchant) for 1,000 gulden."
    arrived = events.WagonArrived(wagon=1, city="GEN")
    assert words(game, "de").event(arrived) == "Wagen 1 erreicht Genf."
    hamburg = make("1999", abilities="dealt", labels_1999="hamburg")
    assert words(hamburg, "de").event(arrived) == "Wagen 1 erreicht Genova."


def test_the_final_standing() -> None:
    places = [
        Place(rank=1, seat=1, score={"status": 8, "money": 4000, "letters": 0}),
        Place(rank=2, seat=0, score={"status": 8, "money": 200, "letters": 1}),
    ]
    game = make(players=2)
    assert words(game, "en", ["Ada", "Bo"]).standing(places) == [
        "1. Bo: level 8, 4,000 florins",
        "2. Ada: level 8, 200 florins, 1 Letter of Credit unpaid",
    ]
    assert words(game, "de").standing(places)[1] == "2. Rot: Stufe 8, 200 Florin, 1 Schuldbrief offen"


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ([(5, 200, 0), (3, 900, 0)], "North stands on level 5, 2 levels above South. (M11.2)"),
        ([(5, 200, 0), (4, 900, 1)], "North stands on level 5, one level above South. (M11.2)"),
        (
            [(5, 900, 0), (5, 200, 0)],
            "North and South both stand on level 5. Money decides: 900 florins against 200. (M11.2)",
        ),
        (
            [(2, 100, 0), (1, 0, 0), (7, 500, 1)],
            "Left would come first, but for a loan that is not repaid: debtors rank behind everybody else. (M11.3)",
        ),
        ([(4, 100, 2), (3, 800, 1)], "North stands on level 4, one level above South. (M11.2)"),
    ],
)
def test_why_the_winner_wins(scores: list[tuple[int, int, int]], told: str) -> None:
    places = [
        Place(rank=rank, seat=rank - 1, score={"status": status, "money": money, "letters": letters})
        for rank, (status, money, letters) in enumerate(scores, 1)
    ]
    say = words(make(players=len(places)), "en", ["North", "South", "Left"][: len(places)])
    assert say.verdict(places) == told


def test_two_who_win_together() -> None:
    places = [Place(rank=1, seat=seat, score={"status": 6, "money": 700, "letters": 0}) for seat in (1, 0)]
    told = words(make(players=2), "de").verdict(places)
    assert told == "Blau und Rot stehen auf Stufe 6 mit je 700 Florin und teilen sich den ersten Platz. (MR31)"


def test_what_was_asked_wrongly_is_told() -> None:
    with pytest.raises(BadInput, match="'fr'; known are en, de"):
        words(make(), "fr")
    with pytest.raises(BadInput, match="3 players have 3 names, not 1"):
        words(make(), "en", ["Ada"])


def test_a_part_of_the_turn_leads_to_the_rule_of_what_is_asked() -> None:
    """Movement begins with Broken Axle cards, and a wagon is moved by another rule; rulings stand behind theirs."""
    game, rng = fernhandel.make("merchants", players=3, seed=5), Rng.from_seed(5)
    found: dict[str, str] = {}
    while not game.over and len(found) < len(LED):
        view = game.view(None)
        now = [stage.rule for stage in words(game, "en").stages(view) if stage.state == "now"]
        if view.step in LED and now:
            found[view.step] = now[0]
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.apply(seat, legal[rng.below(len(legal))])
    assert found == LED
