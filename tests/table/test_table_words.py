"""What a table says beside its game: every sentence there can be, in both languages."""

import ast
from pathlib import Path

import fernhandel
from fernhandel.core.words import LANGUAGES
from fernhandel.table import entries, judge
from fernhandel.table.declined import Declined
from fernhandel.table.speech import TableWords, messages
from fernhandel.table.undo import Reach
from table.sitting import NORTH, SOUTH, Sitting

PACKAGE = Path(fernhandel.__file__).parent
FACTS: dict[str, str | int] = {
    **{"seat": 1, "move": 3, "last": 9, "base": 1, "since": 2, "chair": 0},
    **{"name": "North", "nth": 5, "word": "amber", "nearest": "ember", "most": 10},
    **{"level": "random", "levels": "easy, hard", "hours": 3, "minutes": 5, "seconds": 7},
    **{"why": "Be kind", "ends": "good", "times": 3},
}


def codes() -> set[str]:
    """Every code with which the source declines something."""
    found = set()
    for folder in ("table", "server"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Declined":
                    code = node.args[0]
                    assert isinstance(code, ast.Constant), f"{path.name}, line {node.lineno}: a code is written out"
                    found.add(str(code.value))
    return found


def every_entry() -> list[entries.AnyEntry]:
    return [
        entries.Sat(seat=0, name="North", secret_hash=""),
        entries.Stood(seat=0),
        entries.Began(),
        entries.TookBack(seat=0, move=1),
        entries.AskedBack(seat=0, move=1),
        entries.Answered(seat=1, granted=True),
        entries.Answered(seat=1, granted=False),
        entries.StoodIn(seat=0, level="easy", why="owner"),
        entries.StoodIn(seat=0, level="easy", why="vote"),
        entries.StoodIn(seat=0, level="easy", why="failure", fault="it slept"),
        entries.StoodIn(seat=0, level="easy", why="host"),
        entries.CameBack(seat=0),
        entries.Voted(seat=0, chair=1),
        entries.Advised(seat=0),
        entries.SecretChanged(seat=0, secret_hash=""),
        entries.Offered(seat=0, secret_hash="hash"),
        entries.Withdrew(seat=0),
        entries.HandedOn(seat=0, name="Left", before="North", secret_hash=""),
        entries.HandedOn(seat=0, name="Left", before="", secret_hash=""),
        entries.Left(seat=0, name="Left", level="easy"),
        entries.Left(seat=0, name="", level="easy"),
        entries.Dropped(seat=0),
        entries.Rematched(seat=0, table="abcdefgh"),
        entries.Rematched(seat=1, table="abcdefgh", too=True),
        entries.Jumped(seconds=3600.0),
    ]


def test_both_languages_have_the_same_messages() -> None:
    english, german = (messages(language).ids for language in LANGUAGES)
    assert english == german


def test_every_refusal_of_the_source_has_its_sentence() -> None:
    sitting = Sitting("nuremberg", 2)
    for language in LANGUAGES:
        said = TableWords(sitting.game.title.words(sitting.game.terms, language), language)
        for code in codes():
            sentence = said.declined(Declined(code, **FACTS))
            assert sentence.endswith("."), (language, code)


def test_no_sentence_is_there_for_nothing() -> None:
    declined = {
        id.removeprefix("declined-").replace("-", "_") for id in messages("en").ids if id.startswith("declined-")
    }
    assert declined == codes()


def test_every_entry_is_told_in_words_and_differently_in_each_language() -> None:
    sitting = Sitting("nuremberg", 2)
    sitting.write(every_entry())
    first = sitting.live.seq - len(every_entry())
    english, german = (sitting.notes(None, first, language) for language in LANGUAGES)
    for one, other in zip(english, german, strict=True):
        assert one.text.endswith("."), one.type
        assert other.text.endswith("."), other.type
        assert one.text != other.text


def test_every_barrier_has_its_sentence() -> None:
    sitting = Sitting("auf_achse", 2)
    while not (learned := [event for event in sitting.live.told[-1].events if event.reveals]):
        seat = sitting.live.to_act()[0]
        sitting.act(seat, sitting.game.legal(seat)[-1])
    reaches = [Reach(0, free=False, by=SOUTH), Reach(0, free=False, learned=learned[0])]
    reaches.append(Reach(0, free=False, drew=True))
    for language in LANGUAGES:
        words = sitting.game.title.words(sitting.game.terms, language)
        sentences = [TableWords(words, language).barrier(found, NORTH) for found in reaches]
        assert all(sentence.endswith(".") for sentence in sentences)
        assert len(set(sentences)) == len(reaches)


def test_a_new_name_is_used_for_all_that_was_told_before() -> None:
    sitting = Sitting("nuremberg", 2)
    sitting.write([entries.StoodIn(seat=NORTH, level="easy", why="owner")])
    sitting.write(judge.rename(sitting.live, NORTH, "Nora"))
    *_, before, renamed = sitting.notes(None)
    assert (before.text, renamed.text) == ("The bot easy now plays for Nora.", "")
    assert judge.rename(sitting.live, NORTH, "Nora") == [], "which is nothing new"
    sitting.write(judge.forget(sitting.live, NORTH))
    assert sitting.notes(None)[-2].text != before.text
    assert sitting.live.record().seats[NORTH] == "bot:easy"


def test_nameless_chairs_go_by_their_colours() -> None:
    sitting = Sitting("nuremberg", 2)
    sitting.live.chairs[NORTH].name = ""
    sitting.write([entries.StoodIn(seat=NORTH, level="easy", why="owner")])
    assert sitting.notes(None)[-1].text.startswith("The bot easy now plays for ")
    assert "for ." not in sitting.notes(None)[-1].text
