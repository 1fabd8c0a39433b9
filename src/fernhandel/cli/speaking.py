"""Deals at this terminal: one is typed as a line behind a colon, and its single phrases stay out of the menu."""

import re
from dataclasses import dataclass

from fernhandel.cli.telling import Telling
from fernhandel.core.actions import Action
from fernhandel.core.deals.line.words import BadLine
from fernhandel.core.deals.spoken import is_part_of_a_deal
from fernhandel.core.game import Game
from fernhandel.core.refusals import BadInput, Refused

_SAID = re.compile(r":\s*(\d*)\s*(.*)")


@dataclass(frozen=True)
class Said:
    """A deal as it was typed: ``: line``, or ``:7 line`` where it answers deal 7."""

    line: str
    answers: int

    @classmethod
    def read(cls, answer: str) -> "Said | None":
        """
        >>> Said.read(":7 I give you 300")
        Said(line='I give you 300', answers=7)
        >>> Said.read("7")
        """
        found = _SAID.fullmatch(answer)
        return None if found is None else cls(found[2], int(found[1] or 0))


def makes_deals(game: Game) -> bool:
    return any(action.talk for action in game.catalogue)


def menu_of(legal: list[Action]) -> list[Action]:
    """What stands in the menu: all but the phrases of which deals are made."""
    return [action for action in legal if not is_part_of_a_deal(action)]


def phrases_of(game: Game, seat: int, said: Said, told: Telling) -> list[Action]:
    """What has to be said, phrase by phrase, to propose a deal."""
    names = [told.words.seat(number) for number in range(game.players)]
    return game.phrases(seat, said.line, said.answers, told.phrases.language, names)


def fault_of(game: Game, seat: int, said: Said, told: Telling, width: int) -> list[str]:
    """Why a deal cannot be said, in lines; a word that is not understood is marked. Empty when it can."""
    try:
        trial = game.copy()
        for phrase in phrases_of(game, seat, said, told):
            trial.apply(seat, phrase)
    except BadLine as fault:
        return [*marked(said.line, fault, width), str(fault)]
    except Refused as refused:
        return [told.words.refusal(refused)]
    except BadInput as fault:
        return [str(fault)]
    return []


def marked(line: str, fault: BadLine, width: int) -> list[str]:
    """The line, or what fits of it around the word, and a mark below the word."""
    begin = max(0, min(fault.at - 1 - width // 2, len(line) - width))
    return [line[begin : begin + width], " " * (fault.at - 1 - begin) + "^" * max(1, len(fault.word))]
