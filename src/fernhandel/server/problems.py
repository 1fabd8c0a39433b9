"""Every way to say no, as an answer: a status, a code, a sentence, and the rule where there is one."""

from math import ceil

import msgspec

from fernhandel.core.deals.line.words import BadLine
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.words import Words
from fernhandel.server.wire import LineFault, Problem
from fernhandel.table.declined import Declined
from fernhandel.table.speech import TableWords, messages

STATUS = {
    "no_such_table": 404,
    "table_dropped": 410,
    "no_such_move": 404,
    "no_lesson": 404,
    "nobody_to_study_with": 404,
    "not_your_seat": 403,
    "no_invitation": 403,
    "wrong_secret": 403,
    "nobody_known": 403,
    "wrong_words": 403,
    "no_such_device": 404,
    "code_used_up": 410,
    "offer_spent": 403,
    "too_much_talk": 429,
    "no_gallery": 403,
    "plays_here": 403,
    "left_too_often": 429,
    "laid_too_often": 429,
    "no_such_line": 404,
    "no_such_report": 404,
    "nobody_there": 404,
    "muted": 403,
    "shut_out": 403,
    "no_new_guests": 403,
    "guests_do_not_talk": 403,
    "guests_play_first": 403,
    "gallery_is_silent": 403,
    "not_for_you": 403,
    "lobby_closed": 403,
    "for_the_host": 403,
    "not_over_hosts": 403,
    "needs_a_key": 403,
    "link_spent": 403,
    "no_such_place": 404,
    "no_mail_address": 400,
    "no_subscription": 400,
    "address_not_reached": 400,
}
CONFLICT = 409
FORBIDDEN_BY_RULE = 422
BAD_REQUEST = 400
TOO_MANY = 429
UNAVAILABLE = 503
MOST_LETTERS = 4_000


class NotDone(Exception):
    """A refusal that has been put into words."""

    def __init__(self, status: int, problem: Problem, wait: float = 0.0) -> None:
        super().__init__(problem.code)
        self.status = status
        self.problem = problem
        self.wait = wait
        """Seconds until it can be asked again; 0 where time alone changes nothing."""


Trouble = BadInput | Refused | Declined


def status_of(trouble: Trouble) -> int:
    if isinstance(trouble, Declined):
        return STATUS.get(trouble.code, CONFLICT)
    return FORBIDDEN_BY_RULE if isinstance(trouble, Refused) else BAD_REQUEST


def no_database(language: str) -> Problem:
    return Problem(code="no_database", message=messages(language).format("no-database"))


def too_many(language: str, wait: float) -> Problem:
    return Problem(code="too_many_requests", message=messages(language).format("too-many-requests", seconds=ceil(wait)))


def wait_of(trouble: Trouble) -> float:
    """The seconds until it can be asked again, where there was too much of it."""
    seconds = trouble.facts.get("seconds", 0) if isinstance(trouble, Declined) else 0
    return float(seconds) if status_of(trouble) == TOO_MANY else 0.0


def shorten(message: str) -> str:
    """A large board may have thousands of faults; the first of them are enough."""
    return message if len(message) <= MOST_LETTERS else f"{message[:MOST_LETTERS]} …"


def problem_of(trouble: Trouble, language: str, words: Words | None = None) -> Problem:
    """The answer to it in that language; ``words`` are those of the table it happened at."""
    if isinstance(trouble, BadLine):
        fault = LineFault(at=trouble.at, word=trouble.word, expected=list(trouble.expected))
        return Problem(code=trouble.code, message=str(trouble), line=fault)
    if isinstance(trouble, BadInput):
        return Problem(code="bad_input", message=shorten(str(trouble)))
    if isinstance(trouble, Refused):
        sentence = str(trouble) if words is None else words.refusal(trouble)
        clause = trouble.facts.get("clause")
        about = clause if isinstance(clause, int) else msgspec.UNSET
        return Problem(code=trouble.code, message=sentence, rule=trouble.rule, clause=about)
    if words is not None:
        return Problem(code=trouble.code, message=TableWords(words, language).declined(trouble))
    facts = {name: str(value) for name, value in trouble.facts.items()}
    id = f"declined-{trouble.code}".replace("_", "-")
    return Problem(code=trouble.code, message=messages(language).format(id, **facts))
