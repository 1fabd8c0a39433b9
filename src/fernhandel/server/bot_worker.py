"""A process in which bots think: told what a seat may know, it answers with an action; it can be killed at any time."""

import signal
import time
from collections import OrderedDict
from multiprocessing.connection import Connection

import msgspec

from fernhandel.bots import Bot, make_bot
from fernhandel.core import shelf
from fernhandel.core.actions import Action
from fernhandel.core.chance import Rng
from fernhandel.core.deals.spoken import DealDrop, DealSay, drafts
from fernhandel.core.views import View

MOST_PHRASES = 100
KEPT = 64  # bots that are kept with what they have thought


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: everything its seat may know, and nothing else."""

    table: str
    seat: int
    game: str
    level: str
    view: bytes
    legal: list[int]
    seconds: float
    luck: int


class Thought(msgspec.Struct, frozen=True):
    """What a bot thinks of one choice."""

    action: int
    worth: float
    chance: float | None
    looks: int


class Answer(msgspec.Struct, frozen=True):
    actions: list[int]
    """What it chose: one action, or all phrases of a proposal."""
    thoughts: list[Thought]
    seconds: float
    fault: str = ""


def work(pipe: Connection) -> None:
    """Answer questions until the pipe is closed; an interrupt is for the server, which ends its bots itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    import fernhandel.games  # puts the titles on the shelf

    _ = fernhandel.games
    bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
    decoder = msgspec.msgpack.Decoder(Question)
    while True:
        try:
            question = decoder.decode(pipe.recv_bytes())
            pipe.send_bytes(msgspec.msgpack.encode(_answer(question, bots)))
        except (EOFError, OSError):
            return


def _answer(question: Question, bots: "OrderedDict[tuple[str, int, str], Bot]") -> Answer:
    began = time.perf_counter()
    try:
        bot = _bot(question, bots)
        title = shelf.title(question.game)
        view: View = msgspec.json.decode(question.view, type=title.view_type)
        catalogue = title.catalogue(view.terms)
        chosen = bot.choose(view, [catalogue[id] for id in question.legal], question.seconds)
        thoughts = [Thought(advice.action.id, advice.worth, advice.chance, advice.looks) for advice in bot.explain()]
        return Answer(_whole(bot, view, chosen, question), thoughts, time.perf_counter() - began)
    except Exception as error:  # whatever a bot does wrong is told, and the table goes on without it
        return Answer([], [], time.perf_counter() - began, f"{type(error).__name__}: {error}")


def _whole(bot: Bot, view: View, chosen: Action, question: Question) -> list[int]:
    """A proposal is said whole: the bot goes on where its own phrases, which hide nothing, have led."""
    said = [chosen.id]
    if not drafts(chosen):
        return said
    world = view.imagine(Rng.from_seed(question.luck))
    while len(said) < MOST_PHRASES:
        world.apply(question.seat, chosen)
        if isinstance(chosen, DealSay | DealDrop):
            return said
        chosen = bot.choose(world.view(question.seat), world.legal(question.seat), question.seconds)
        said.append(chosen.id)
    raise RuntimeError("a proposal without an end")


def _bot(question: Question, bots: "OrderedDict[tuple[str, int, str], Bot]") -> Bot:
    """The bot that sits there, with what it remembers, or a new one."""
    asked = (question.table, question.seat, question.level)
    bot = bots.pop(asked, None)
    if bot is None:
        bot = make_bot(question.level, question.game, question.luck)
    bots[asked] = bot
    while len(bots) > KEPT:
        bots.popitem(last=False)
    return bot
