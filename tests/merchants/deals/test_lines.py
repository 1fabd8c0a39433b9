"""A deal as one line of text: read, printed, and told what is wrong with it, in both languages."""

import re
from pathlib import Path

import msgspec
import pytest

import fernhandel
from fernhandel import BadInput, Game, Refused, Rng
from fernhandel.core.deals.clauses import Clause, Deal
from fernhandel.core.deals.draft import Draft, phrases_of
from fernhandel.core.deals.line.words import BadLine, frame_messages
from fernhandel.core.deals.saying import clauses_from
from fernhandel.core.words import LANGUAGES
from fernhandel.games.merchants.deals.bargain import MerchantsBargain
from fernhandel.games.merchants.meta import MERCHANTS
from fernhandel.games.merchants.text import MerchantsWords
from fernhandel.games.merchants.view import MerchantsView
from rules import rule

LINES = [  # the table of DL37
    (
        "Red will move wagon 1 to FW; Blue will move wagon 1 over BW1 once 1 is done",
        "Rot wird Wagen 1 nach FW ziehen; Blau wird Wagen 1 über BW1 ziehen sobald 1 getan ist",
    ),
    (
        "Blue will not bid over 0 for wagon 2; "
        "if Red is master of wagon 2: Red will carry Blue on wagon 2 for at most 0",
        "Blau wird nicht über 0 für Wagen 2 bieten; "
        "falls Rot Lademeister von Wagen 2 ist: Rot wird Blau auf Wagen 2 für höchstens 0 mitnehmen",
    ),
    ("Red will not buy wine; Blue gives Red 300", "Rot wird nicht Wein kaufen; Blau gibt Rot 300"),
    ("Red gives Blue Broken Axle; Blue gives Red 500", "Rot gibt Blau Achsbruch; Blau gibt Rot 500"),
    ("Red will not lower salt; Blue gives Red 600", "Rot wird nicht Salz senken; Blau gibt Rot 600"),
    (
        "Red will not play Broken Axle on wagon 1; Blue gives Red 700",
        "Rot wird nicht Achsbruch auf Wagen 1 spielen; Blau gibt Rot 700",
    ),
    (
        "Red will move the courier to FW; Blue gives Red 400 once 1 is done",
        "Rot wird Kurier nach FW ziehen; Blau gibt Rot 400 sobald 1 getan ist",
    ),
    ("Red gives Blue a sealed card; Blue gives Red 400", "Rot gibt Blau verdeckte Karte; Blau gibt Rot 400"),
    (
        "Blue will bid exactly 200 for wagon 1; Red will not bid over 0 for wagon 1",
        "Blau wird genau 200 für Wagen 1 bieten; Rot wird nicht über 0 für Wagen 1 bieten",
    ),
    (
        "Red will bid 300 to 600 for wagon 3; Blue gives Red 200",
        "Rot wird 300 bis 600 für Wagen 3 bieten; Blau gibt Rot 200",
    ),
    (
        "Red will carry Blue on wagon 1 with 2 for at most 300; Blue will not play Free Loading",
        "Rot wird Blau auf Wagen 1 mit 2 für höchstens 300 mitnehmen; Blau wird nicht Freie Fracht spielen",
    ),
    (
        "Blue will ride on wagon 1 with 1 for at most 200; Red gives Blue 100 once 1 is done",
        "Blau wird auf Wagen 1 mit 1 für höchstens 200 mitfahren; Rot gibt Blau 100 sobald 1 getan ist",
    ),
    (
        "Red will buy silk in Köln 2 times; Blue gives Red 200 once 1 is done",
        "Rot wird Seide in Köln kaufen 2 mal; Blau gibt Rot 200 sobald 1 getan ist",
    ),
    ("if wagon 1 arrives in Wien: Blue gives Red 400", "falls Wagen 1 in Wien ankommt: Blau gibt Rot 400"),
    ("unless wagon 2 passes X: Red gives Blue 200", "außer wenn Wagen 2 X passiert: Rot gibt Blau 200"),
    (
        "Red will not load iron on wagon 1; Blue will not load iron on wagon 1",
        "Rot wird nicht Eisen auf Wagen 1 laden; Blau wird nicht Eisen auf Wagen 1 laden",
    ),
    (
        "Blue will set an arrow on wine; Red will set an arrow on wine",
        "Blau wird einen Pfeil auf Wein setzen; Rot wird einen Pfeil auf Wein setzen",
    ),
    (
        "Blue will not set an arrow on silk; Red gives Blue 300 at selling",
        "Blau wird nicht einen Pfeil auf Seide setzen; Rot gibt Blau 300 bei Verkauf",
    ),
    ("if silk stands at 5: Blue gives Red 500", "falls Seide auf 5 steht: Blau gibt Rot 500"),
    (
        "Blue will not offer at least 500 for a card; Red gives Blue 200",
        "Blau wird nicht mindestens 500 für eine Karte geben; Rot gibt Blau 200",
    ),
    (
        "Red will choose Office; Blue gives Red 300 once 1 is done",
        "Rot wird Kontor wählen; Blau gibt Rot 300 sobald 1 getan ist",
    ),
    ("Red will not climb; Blue gives Red 1200", "Rot wird nicht aufsteigen; Blau gibt Rot 1200"),
    (
        "Red will not move wagon 2; Blue gives Red 200; Green gives Red 200",
        "Rot wird nicht Wagen 2 ziehen; Blau gibt Rot 200; Grün gibt Rot 200",
    ),
    (
        "Red will play Broken Axle on wagon 3; Blue gives Red Special Sale once 1 is done",
        "Rot wird Achsbruch auf Wagen 3 spielen; Blau gibt Rot Sonderverkauf sobald 1 getan ist",
    ),
    (
        "Red will move wagon 1 by 3; Blue will not play Broken Axle on wagon 1 until movement",
        "Rot wird Wagen 1 um 3 ziehen; Blau wird nicht Achsbruch auf Wagen 1 spielen bis Bewegung",
    ),
]
BOTH = [(language, line) for lines in LINES for language, line in zip(("en", "de"), lines, strict=True)]

RED, BLUE, GREEN = 0, 1, 2


def table(players: int = 3, edition: str = "2010", **options: str) -> Game:
    return fernhandel.make("merchants", players=players, edition=edition, seed=1, deals="cunning", **options)


def words(game: Game, language: str, names: list[str] | None = None) -> MerchantsWords:
    words = MERCHANTS.words(game.terms, language, names)
    assert isinstance(words, MerchantsWords)
    return words


def bargain(game: Game) -> MerchantsBargain:
    found = MERCHANTS.rules(game.terms).bargain
    assert isinstance(found, MerchantsBargain)
    return found


GAME = table()


def read(line: str, language: str = "en", seat: int = BLUE, game: Game = GAME, active: int = RED) -> list[Clause]:
    return words(game, language).read_line(line, seat, game.players, active)


def numbers(clauses: list[Clause]) -> list[list[int]]:
    return [clause.numbers() for clause in clauses]


def printed(clauses: list[Clause], language: str = "en", game: Game = GAME) -> str:
    deal = Deal(1, 1, RED, BLUE, 0, [RED, BLUE], clauses)
    return words(game, language).line(bargain(game).namer.deal(deal).clauses)


def again(line: str, language: str = "en", seat: int = BLUE, game: Game = GAME) -> str:
    """The line as the house would print it."""
    return printed(read(line, language, seat, game), language, game)


def bad(line: str, language: str = "en", seat: int = BLUE, game: Game = GAME) -> BadLine:
    with pytest.raises(BadLine) as fault:
        read(line, language, seat, game)
    return fault.value


# -- there and back --------------------------------------------------------------------------------------------------


@rule("DL36", "DL37", "DX39")
@pytest.mark.parametrize(("language", "line"), BOTH)
def test_text_clauses_phrases_data_and_text_again(language: str, line: str) -> None:
    clauses = read(line, language)
    assert printed(clauses, language) == line
    whole = bargain(GAME)
    parties = sorted({BLUE, *(seat for clause in clauses for seat in (clause.by, clause.to) if seat >= 0)})
    draft = Draft(whole.words, whole.phrases, BLUE, RED, GAME.players)
    for phrase in phrases_of(Deal(0, 1, RED, BLUE, 0, parties, clauses), whole.words, whole.phrases, -1):
        assert phrase in draft.following()
        draft.hear(phrase, [])
    assert draft.is_whole()
    deal = draft.deal(1, 1, 0)
    assert numbers(deal.clauses) == numbers(clauses)
    data = as_data(whole, deal)
    assert numbers(whole.reader.clauses(clauses_from(data))) == numbers(clauses)
    assert words(GAME, language).line(whole.namer.deal(deal).clauses) == line


def as_data(whole: MerchantsBargain, deal: Deal) -> dict[str, object]:
    sent = msgspec.json.decode(msgspec.json.encode(whole.namer.deal(deal)))
    return {"clauses": sent["clauses"]}


@rule("DL36")
@pytest.mark.parametrize(("english", "german"), LINES)
def test_both_languages_say_the_same_deal(english: str, german: str) -> None:
    assert numbers(read(english)) == numbers(read(german, "de"))


@rule("DL38", "DX39")
@pytest.mark.parametrize(("language", "line"), BOTH)
def test_every_word_is_told_that_is_not_known(language: str, line: str) -> None:
    for word in re.finditer(r"[^\s;:]+", line):
        fault = bad(line[: word.start()] + "xyz" + line[word.end() :], language)
        assert (fault.code, fault.at, fault.word) == ("word_unknown", word.start() + 1, "xyz")
        assert len(fault.expected) <= 6


@rule("DL36")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "options"), [("2010", {}), ("1999", {}), ("1999", {"labels_1999": "hamburg", "abilities": "dealt"})]
)
def test_whatever_can_be_drafted_is_printed_and_read_again(
    edition: str, options: dict[str, str], language: str
) -> None:
    game = table(4, edition, **options)
    whole = bargain(game)
    say = words(game, language)
    rng = Rng.from_seed(len(edition + language))
    for _ in range(60):
        draft = random_draft(whole, rng)
        deal = draft.deal(1, 1, 0)
        line = say.line(whole.namer.deal(deal).clauses)
        if len(line) <= 500:
            assert numbers(say.read_line(line, BLUE, 4, RED)) == numbers(deal.clauses), line


def random_draft(whole: MerchantsBargain, rng: Rng) -> Draft:
    """A whole proposal of Blue to Red and perhaps others, each kind of phrase equally likely."""
    draft = Draft(whole.words, whole.phrases, BLUE, RED, 4)
    while not (draft.is_whole() and rng.below(4) == 0):
        following = draft.following()
        if not following:
            return random_draft(whole, rng)  # six clauses, and a party without a part in them
        kinds = sorted({action.kind for action in following})
        kind = kinds[rng.below(len(kinds))]
        options = [action for action in following if action.kind == kind]
        draft.hear(options[rng.below(len(options))], [])  # type: ignore[arg-type]
    return draft


# -- other ways to say it --------------------------------------------------------------------------------------------


@rule("DL36", "DL37")
@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("RED WILL NOT BUY WINE; blue gives red 300.", "Red will not buy wine; Blue gives Red 300"),
        ("red will buy silk in koln", "Red will buy silk in Köln"),
        ("seat 0 gives seat 1 1,200", "Red gives Blue 1200"),
        ("I give you 300; you will not climb", "Blue gives Red 300; Red will not climb"),
        ("you give me Broken Axle", "Red gives Blue Broken Axle"),
        (
            "if I am master of wagon 1: I will carry you on wagon 1",
            "if Blue is master of wagon 1: Blue will carry Red on wagon 1",
        ),
        ("Red will set no arrow on silk", "Red will not set an arrow on silk"),
        ("Red will set 2 arrows on silk", "Red will set 2 arrows on silk"),
        ("Red will bid at most 500 for wagon 1", "Red will not bid at least 600 for wagon 1"),
        ("Red will bid exactly 0 for wagon 1", "Red will not bid over 0 for wagon 1"),
        ("Red will offer at most 0 for a card", "Red will not offer over 0 for a card"),
        ("Red will not bid over 400 for wagon 1", "Red will not bid at least 500 for wagon 1"),
        ("Red will bid 600 to 300 for wagon 1", "Red will bid 300 to 600 for wagon 1"),
        ("Red will carry Blue on wagon 1 each time", "Red will carry Blue on wagon 1"),
        ("Red will sell salt each time until the end", "Red will sell salt each time"),
        ("Red gives Blue 300 now", "Red gives Blue 300"),
        ("if silk stands at 3 to 2: Red gives Blue 300", "if silk stands at 2 to 3: Red gives Blue 300"),
        ("Red will move wagon 1 to Wien", "Red will move wagon 1 to WIE"),
    ],
)
def test_what_is_read_in_more_than_one_form(said: str, line: str) -> None:
    assert again(said) == line


@rule("DL36")
@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("ich gebe dir 300", "Blau gibt Rot 300"),
        ("du gibst mir 300; ich werde nicht aufsteigen", "Rot gibt Blau 300; Blau wird nicht aufsteigen"),
        ("du wirst keinen Pfeil auf Wein setzen", "Rot wird nicht einen Pfeil auf Wein setzen"),
        ("falls du Wein kaufst: ich gebe Sitz 0 100", "falls Rot Wein kauft: Blau gibt Rot 100"),
        ("ausser wenn grun aufsteigt: Rot gibt Blau 100", "außer wenn Grün aufsteigt: Rot gibt Blau 100"),
    ],
)
def test_what_is_read_in_more_than_one_form_in_german(said: str, line: str) -> None:
    assert again(said, "de") == line


@rule("DL36")
def test_players_go_by_their_names_in_quotes() -> None:
    say = words(GAME, "en", ["Ada", "Blue", 'Carl "the cat"'])
    clauses = say.read_line('"ada" gives Blue 300; “Ada” will not climb', BLUE, 3, RED)
    said = [bargain(GAME).namer.clause(clause) for clause in clauses]
    assert say.line(said) == '"Ada" gives Blue 300; "Ada" will not climb'
    assert say.clauses(said) == ["Ada gives Blue 300", "Ada will not climb"], "people read it without quotes"
    gift = say.read_line("I give Green 300", BLUE, 3, GREEN)  # a name with quotes in it cannot be quoted
    assert say.line([bargain(GAME).namer.clause(gift[0])]) == "Blue gives Green 300"


@rule("DL36")
def test_you_are_the_only_other_party() -> None:
    assert again("you give me 100", seat=GREEN) == "Red gives Green 100"
    assert printed(read("you give me 100", game=table(2), active=-1)) == "Red gives Blue 100"
    fault = bad("you give me 100; I give Green 100")
    assert (fault.code, fault.at, fault.word) == ("you_unclear", 1, "you")


# -- what is not understood ------------------------------------------------------------------------------------------

SEVEN = "; ".join(["Red will climb"] * 7)


@rule("DL38")
@pytest.mark.parametrize(
    ("code", "line", "answer"),
    [
        (
            "word_unknown",
            "Red will not buy vine",
            'I do not know "vine" (character 18). Here could stand: cloth, iron, wine, food, silk, salt.',
        ),
        (
            "word_unknown",
            "Rot wird nicht vine kaufen",
            'Ich kenne "vine" nicht (Zeichen 16). Hier könnte stehen: Tuch, Eisen, Wein, Nahrung, Seide, Salz.',
        ),
        (
            "word_missing",
            "Red will not buy",
            'The line ends too early, after "buy". Here could stand: cloth, iron, wine, food, silk, salt.',
        ),
        (
            "word_missing",
            "Rot wird nicht Wein",
            'Die Zeile endet zu früh, nach "Wein". Hier könnte stehen: in, auf, kaufen, laden, heben, senken.',
        ),
        (
            "amount_wrong",
            "Blue gives Red 250",
            "250 (character 16) is not an amount: whole hundreds up to 30000.",
        ),
        ("amount_wrong", "Blau gibt Rot 250", "250 (Zeichen 15) ist kein Betrag: volle Hunderter bis 30000."),
        (
            "clause_unknown",
            "Red will climb; Blue gives Red 100 once 4 is done",
            "4 (character 41): there is no clause 4 before this one.",
        ),
        (
            "clause_unknown",
            "Rot wird aufsteigen; Blau gibt Rot 100 sobald 4 getan ist",
            "4 (Zeichen 47): davor gibt es keinen Punkt 4.",
        ),
        (
            "two_times",
            "if wagon 1 arrives: Blue gives Red 100 once 1 is done",
            '"once" (character 40): this clause has a condition already.',
        ),
        (
            "two_times",
            "falls Wagen 1 ankommt: Blau gibt Rot 100 sobald 1 getan ist",
            '"sobald" (Zeichen 42): dieser Punkt hat schon eine Bedingung.',
        ),
        (
            "you_unclear",
            "you will climb; Green gives Red 100",
            '"you" (character 1): there is more than one other party.',
        ),
        (
            "you_unclear",
            "du wirst aufsteigen; Grün gibt Rot 100",
            '"du" (Zeichen 1): es sind mehrere andere beteiligt.',
        ),
        ("too_long", SEVEN, "A deal has at most six clauses and 500 characters."),
        ("too_long", "Rot" + " " * 498, "Eine Abmachung hat höchstens sechs Punkte und 500 Zeichen."),
    ],
)
def test_what_is_told_of_a_line_that_is_not_understood(code: str, line: str, answer: str) -> None:
    language = "de" if any(word in answer for word in ("Zeichen", "Zeile")) else "en"
    fault = bad(line, language)
    assert fault.code == code
    assert str(fault) == answer
    assert isinstance(fault, BadInput)


@rule("DL38")
@pytest.mark.parametrize(
    ("line", "code", "word", "expected"),
    [
        ("Red gives Blue a Driver", "word_unknown", "Driver", ["sealed"]),  # DX31
        ("Red will buy wine 4 times", "word_unknown", "4", ["2", "3"]),  # DX21
        ("Red will climb; Blue will climb once 2 is done", "clause_unknown", "2", ["1"]),  # DX34
        ("Red will climb once 1 is done", "clause_unknown", "1", []),
        ("Red will play Broken Wheel", "word_unknown", "Wheel", ["Axle"]),
        ("Red will move wagon 4", "word_unknown", "4", ["1", "2", "3"]),
        ("Red will not buy wine 2 times", "word_unknown", "2", ["in", "until", ";"]),
        ("Red will not set no arrow on silk", "word_unknown", "no", ["an arrow", "2 arrows"]),
        ("if silk stands at 1 to 5: Red gives Blue 100", "word_unknown", "5", ["1", "2", "3", "4"]),
        ("Red will bid over 30000 for wagon 1", "amount_wrong", "30000", ["an amount"]),
        ("Red gives Blue 100 at selling once 1 is done", "two_times", "once", [";"]),
        ("Orange will climb", "word_unknown", "Orange", ["if", "unless", "Red", "Blue", "Green", "I"]),
        ("seat 3 will climb", "word_unknown", "3", ["0", "1", "2"]),
        ("Red will climb;", "word_missing", ";", ["if", "unless", "Red", "Blue", "Green", "I"]),
        ("", "word_missing", "", ["if", "unless", "Red", "Blue", "Green", "I"]),
    ],
)
def test_what_could_stand_there(line: str, code: str, word: str, expected: list[str]) -> None:
    fault = bad(line)
    assert (fault.code, fault.word) == (code, word)
    assert fault.expected == expected
    if word:
        assert line[fault.at - 1 :].startswith(word)


@rule("DL13", "DX23")
@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Blue will not play Low Upkeep", "Low"),
        ("Blue gives Red Loading Master", "Loading"),
        ("Blue will choose Office", "choose"),
        ("Blue gives Red 100 at auctions", "auctions"),
        ("if Red wins Office: Blue gives Red 100", "wins"),
    ],
)
def test_the_first_edition_lacks_some_words(line: str, word: str) -> None:
    read(line)
    fault = bad(line, game=table(3, "1999"))
    assert (fault.code, fault.word) == ("word_unknown", word)
    assert again("Yellow will climb; Blue gives Red 100", game=table(3, "1999")).startswith("Yellow will climb")


def test_the_frame_is_the_same_in_both_languages() -> None:
    assert frame_messages("en").ids == frame_messages("de").ids


# -- at a table ------------------------------------------------------------------------------------------------------


def talking() -> tuple[Game, int, int]:
    """A table in the talk before the first purchase, its active seat and another."""
    game = table()
    for seat in game.to_act():
        game.apply(seat, game.action("attend", how="open"))
    view = game.view(None)
    assert isinstance(view, MerchantsView)
    assert view.deals is not None
    active = view.deals.active
    assert active is not None
    return game, active, (active + 1) % 3


@rule("DL33")
@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "you will not buy wine; I give you 300"), ("de", "du wirst nicht Wein kaufen; ich gebe dir 300")],
)
def test_a_line_is_said_as_a_whole(language: str, line: str) -> None:
    game, active, other = talking()
    made = game.say(other, line, language=language)[-1]
    colours = {"en": ("Red", "Blue", "Green"), "de": ("Rot", "Blau", "Grün")}[language]
    told = words(game, language).event(made)
    assert colours[other] in told
    assert f"{colours[active]} {'will not buy wine' if language == 'en' else 'wird nicht Wein kaufen'}" in told
    game.apply(active, game.action("deal_accept", seat=other))
    view = game.view(None)
    assert isinstance(view, MerchantsView)
    assert any("300" in line for line in words(game, language).position(view))


@rule("DL33", "DL38")
def test_a_line_that_is_not_understood_changes_nothing() -> None:
    game, _, other = talking()
    before = game.record().to_text()
    with pytest.raises(BadLine, match="vine"):
        game.say(other, "you will not buy vine")
    with pytest.raises(Refused, match="self gift"):
        game.say(other, "I give me 100; you will climb")
    with pytest.raises(Refused, match="cannot be promised"):
        game.say(other, "you will bid at least 0 for wagon 1")
    assert game.record().to_text() == before


def test_without_the_option_nothing_is_said() -> None:
    game = fernhandel.make("merchants", players=2, seed=1)
    with pytest.raises(BadInput, match="no deals are made"):
        game.say(game.to_act()[0], "Red will climb")


def test_the_frame_names_nothing_of_a_game() -> None:
    folder = Path(fernhandel.__file__).parent / "core" / "deals" / "line"
    for path in folder.glob("*.py"):
        assert not re.search(r"\b(wagon|merchants)\b", path.read_text("utf-8").replace('wagon 1 breaks:"', ""))
