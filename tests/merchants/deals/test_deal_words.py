"""Talk, deals and promises in words, in both languages."""

import pytest

import fernhandel
from fernhandel import Event, Game, Refused, Rng
from fernhandel.core.deals import events
from fernhandel.core.deals.spoken import Phrase, is_part_of_a_deal
from fernhandel.core.words import LANGUAGES
from rules import rule
from wording import whole_without, words

assert_whole = whole_without()  # lines name spaces by their ids


def make(players: int = 3, edition: str = "2010", seed: int = 1) -> Game:
    return fernhandel.make("merchants", players=players, edition=edition, seed=seed, deals="cunning")


def open_table() -> Game:
    """Red is first player and active; everybody listens."""
    game = next(game for game in (make(seed=seed) for seed in range(20)) if first_player(game) == 0)
    for seat in game.to_act():
        game.apply(seat, game.action("attend", how="open"))
    return game


def first_player(game: Game) -> int:
    return int(game.view(None).first)  # type: ignore[attr-defined]


def position(game: Game, language: str, viewer: int | None = None) -> list[str]:
    return words(game, language).position(game.view(viewer))


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "players"), [("2010", 3), ("1999", 2)])
def test_whole_turns_of_talk(edition: str, players: int, language: str) -> None:
    game = make(players, edition)
    say = words(game, language)
    rng = Rng.from_seed(players)
    for number in range(400):
        seats = game.to_act()
        seat = seats[rng.below(len(seats))]
        legal = game.legal(seat)
        menu = [say.action(action) for action in legal]
        assert len(set(menu)) == len(menu)
        kinds = sorted({action.kind for action in legal})
        kind = kinds[rng.below(len(kinds))]
        if "deal_say" in kinds:
            kind = "deal_say"
        options = [action for action in legal if action.kind == kind][:12]
        for event in game.apply(seat, options[rng.below(len(options))]):
            for viewer in (None, *range(players)):
                assert_whole(say.event(event.seen_by(viewer)))
        view = game.view((None, *range(players))[number % (players + 1)])
        assert_whole(say.prompt(view))
        for line in say.position(view):
            assert_whole(line.removeprefix("  "))
        if game.over:
            break
        refused = game.refusal(game.to_act()[0], game.catalogue[len(game.catalogue) - 1 - number * 37 % 1200])
        assert refused is None or say.refusal(refused).endswith(f". ({refused.rule})")


# -- as they read ----------------------------------------------------------------------------------------------------


@rule("DL71")
def test_attention_and_talk_are_asked() -> None:
    game = make()
    game.apply(0, game.action("attend", how="open"))
    assert words(game, "en").prompt(game.view(None)) == (
        "Action 1, attention: all say whether they are open to deals this turn; still to say: Blue and Green."
    )
    game = open_table()
    assert words(game, "en").prompt(game.view(None)) == (
        "Action 1, talk: Blue and Green may each propose a deal with Red."
    )
    game.say(1, "you will not buy wine; I give you 300")
    assert words(game, "en").prompt(game.view(None)) == (
        "Action 1, talk: Red answers deal 1 of Blue, “Red will not buy wine; Blue gives Red 300”; "
        "Green may propose a deal with Red."
    )
    game.apply(2, game.action("ready"))
    assert words(game, "de").prompt(game.view(None)) == (
        "Aktion 1, Verhandlung: Rot antwortet auf Abmachung 1 von Blau, „Rot wird nicht Wein kaufen; Blau gibt Rot "
        "300“."
    )


@rule("DL60", "DL63")
def test_the_position_tells_what_is_proposed_and_what_stands() -> None:
    game = open_table()
    assert "  No deal stands, and nothing is proposed." in position(game, "en")
    game.say(1, "you will buy silk 2 times; I give you 300; I give you 200 once 1 is done")
    assert (
        "  Deal 1, proposed by Blue: “Red will buy silk 2 times; Blue gives Red 300; Blue gives Red 200 once 1 is "
        "done”. To answer: Red."
    ) in position(game, "en")
    game.apply(0, game.action("deal_accept", seat=1))
    stands = (
        "Deal 1 stands. 1. Red will buy silk 2 times ({}); 2. Blue gives Red 300 (done); "
        "3. Blue gives Red 200 once 1 is done ({})."
    )
    assert "  " + stands.format("holds", "waits in the pot") in position(game, "en")
    for seat in game.to_act():
        game.apply(seat, game.action("ready"))
    game.apply(0, next(action for action in game.legal(0) if action.kind == "buy"))
    assert "  " + stands.format("holds; done 1 of 2 times", "waits in the pot") in position(game, "en")
    told = [words(game, "de").event(event) for event in game.apply(0, game.legal(0)[0])]
    assert told[-2:] == [
        "Rot hat Wort gehalten: Abmachung 1, Punkt 1.",
        "Rot erhält die 200 Florin, die Blau abgegeben hat (Abmachung 1, Punkt 3).",
    ]


@rule("DL63")
@pytest.mark.parametrize(
    ("event", "en", "de"),
    [
        (
            events.ProposalClosed(deal=3, reason="promises_clash"),
            "Nothing comes of deal 3: it cannot be kept beside a deal that stands.",
            "Aus Abmachung 3 wird nichts: sie lässt sich neben einer geltenden Abmachung nicht halten.",
        ),
        (
            events.PromiseLapsed(seat=0, deal=3, clause=1, reason="could_not"),
            "The promise of Red in deal 3, clause 1, lapses: there is no chance left to keep it.",
            "Das Versprechen von Rot in Abmachung 3, Punkt 1, verfällt: es ist nicht mehr zu halten.",
        ),
        (
            events.CardGiven(giver=0, receiver=1, card=None, sealed=True, deal=3, clause=1),
            "Red gives Blue a sealed card (deal 3, clause 1).",
            "Rot gibt Blau eine verdeckte Karte (Abmachung 3, Punkt 1).",
        ),
        (
            events.PhraseSaid(seat=1, phrase="deal_if happening=arrives"),
            "Blue says: If a wagon arrives.",
            "Blau sagt: Falls: ein Wagen kommt an.",
        ),
    ],
)
def test_events(event: Event, en: str, de: str) -> None:
    game = make()
    assert words(game, "en").event(event) == en
    assert words(game, "de").event(event) == de


@rule("DL51")
@pytest.mark.parametrize(
    ("refused", "en", "de"),
    [
        (
            Refused("promised_otherwise", "M12.4", deal=1, clause=2),
            "You have promised not to do that, in deal 1, clause 2. (M12.4)",
            "Das hast du anders versprochen, in Abmachung 1, Punkt 2. (M12.4)",
        ),
        (
            Refused("not_enough_money", "M12.1", clause=2, need=300, have=200),
            "Clause 2: That takes 300 florins; you have 200. (M12.1)",
            "Punkt 2: Dafür brauchst du 300 Florin; du hast 200. (M12.1)",
        ),
        (
            Refused("promises_clash", "M12.4", clause=1, deal=4),
            "Clause 1: This cannot be kept beside deal 4. (M12.4)",
            "Punkt 1: Das lässt sich neben Abmachung 4 nicht halten. (M12.4)",
        ),
        (
            Refused("card_not_in_hand", "M12.1", clause=1, card="sealed"),
            "Clause 1: You have no card left that you could give. (M12.1)",
            "Punkt 1: Du hast keine Karte mehr, die du geben könntest. (M12.1)",
        ),
    ],
)
def test_refusals(refused: Refused, en: str, de: str) -> None:
    game = make()
    assert words(game, "en").refusal(refused) == en
    assert words(game, "de").refusal(refused) == de


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    say = words(make(), language)
    lapses = ("could_not", "no_other_way", "did_not_happen", "clause_lapsed", "until")
    closings = (
        *("declined", "countered", "withdrawn", "time"),
        *("cannot_come", "empty_promise", "promises_clash", "pot_over_upkeep", "too_many"),
    )
    told = {say.event(events.PromiseLapsed(seat=0, deal=1, clause=1, reason=reason)) for reason in lapses}
    told |= {say.event(events.ProposalClosed(deal=1, reason=reason)) for reason in closings}
    assert len(told) == len(lapses) + len(closings)


def test_phrases_that_only_make_sense_in_a_row() -> None:
    alone = {action.kind for action in make().catalogue if isinstance(action, Phrase) and not is_part_of_a_deal(action)}
    assert alone == {
        *("deal_accept", "deal_decline", "deal_withdraw", "deal_lay", "deal_say", "deal_drop"),
        *("attend", "hush", "ready"),
    }
