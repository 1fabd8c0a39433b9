"""What a seat is told by its tools: the same in words and as data."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from fernhandel import rulebook
from fernhandel.core.actions import Action
from fernhandel.core.catalogue import Value
from fernhandel.core.refusals import BadInput
from fernhandel.mcp.seat import Denied, Moment, News, Seat

SHOWN = 400  # actions of a kind that are told as its vocabulary
VALUES = 12  # of a field that are told one by one


class Told(msgspec.Struct, frozen=True):
    """An answer: lines for a reader, and data for a program."""

    lines: list[str]
    data: dict[str, Any]
    denied: bool = False

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


class Telling:
    """How one seat is told of its table."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._say = seat.phrases.format

    # -- the table -----------------------------------------------------------------------------------------------------

    def state(self, moment: Moment, news: Sequence[News], since: int) -> Told:
        """Where the game stands, and what is new."""
        lines = [*self._standing(moment), "", *self._news(news, since), "", self._say("cursor", cursor=moment.cursor)]
        return Told(lines, self._state(moment) | {"news": [_news_data(one) for one in news]})

    def whole(self, moment: Moment, news: Sequence[News], since: int) -> Told:
        """The same with the whole table as the seat sees it."""
        seat, view, state = self._seat, moment.view, self.state(moment, news, since)
        called = {edition.id: edition.title for edition in seat.title.about_in(seat.language).editions}
        edition, players = seat.terms.edition, seat.terms.players
        you = self._say(
            "you-are",
            name=seat.names[seat.number],
            seat=seat.number,
            title=called[edition],
            edition=edition,
            players=players,
        )
        position, deals = seat.words.position(view), seat.words.deals(view)
        lines = [you, "", self._say("position"), *position]
        if deals:
            lines += ["", self._say("deals"), *(f"{deal.number}: {deal.told}" for deal in deals)]
        data = {
            "names": seat.names,
            "position": position,
            "view": msgspec.to_builtins(view, str_keys=True),
            "deals": msgspec.to_builtins(deals),
        }
        return Told([*lines, "", *state.lines], state.data | data)

    def _standing(self, moment: Moment) -> list[str]:
        seat, words = self._seat, self._seat.words
        figures = self._say("figures", decisions=seat.decisions, refused=seat.refused)
        if moment.state == "waiting":
            return [self._say("waits")]
        if moment.state == "over":
            places = moment.standing
            return [self._say("over"), words.verdict(places), *words.standing(places), figures]
        return [self._say("your-move" if moment.legal else "asked", prompt=words.prompt(moment.view)), figures]

    def _news(self, news: Sequence[News], since: int) -> list[str]:
        lines = [f"- {line}" for one in news for line in one.lines]
        return [self._say("news", cursor=since), *lines] if lines else [self._say("no-news", cursor=since)]

    def _state(self, moment: Moment) -> dict[str, Any]:
        seat, playing = self._seat, moment.state == "playing"
        return {
            "seat": seat.number,
            "state": moment.state,
            "cursor": moment.cursor,
            "your_move": bool(moment.legal),
            "to_act": list(moment.view.to_act) if playing else [],
            "prompt": seat.words.prompt(moment.view) if playing else "",
            "decisions": seat.decisions,
            "illegal_tries": seat.refused,
            "standing": msgspec.to_builtins(list(moment.standing)),
        }

    # -- choices -------------------------------------------------------------------------------------------------------

    def choices(self, moment: Moment, kind: str | None) -> Told:
        """What may be chosen now, in words and in the form that ``act`` takes."""
        actions = [action for action in moment.legal if kind in (None, action.kind)]
        if not moment.legal:
            lines = [self._say("not-asked")]
        elif not actions:
            lines = [self._say("no-kind-now", kind=kind or "")]
        else:
            lines = [self._say("choices"), *self._actions(actions)]
        return Told(lines, self._state(moment) | {"choices": self._action_data(actions)})

    def vocabulary(self, moment: Moment, kind: str | None) -> Told:
        """What actions there are, whatever the position: it says nothing of which are legal."""
        catalogue, kinds = self._seat.catalogue, self._seat.kinds
        if kind is None:
            lines = [self._say("kinds"), *(f"- {name}{_fields_told(fields)}" for name, fields in kinds.items())]
            return Told(lines, self._state(moment) | {"kinds": kinds})
        every = [action for action in catalogue if action.kind == kind]
        shown = every[:: -(-len(every) // SHOWN)]
        count, some = len(every), len(shown)
        if some < count:
            lines = [self._say("some-of-kind", kind=kind, shown=some, count=count)]
        else:
            lines = [self._say("all-of-kind", kind=kind, count=count)]
        data = {"kinds": {kind: kinds[kind]}, "actions": self._action_data(shown)}
        return Told([*lines, *self._actions(shown)], self._state(moment) | data)

    def _actions(self, actions: Iterable[Action]) -> list[str]:
        catalogue, words = self._seat.catalogue, self._seat.words
        return [
            f"- {words.action(action)}  {msgspec.json.encode(catalogue.to_json(action)).decode()}" for action in actions
        ]

    def _action_data(self, actions: Iterable[Action]) -> list[dict[str, Any]]:
        catalogue, words = self._seat.catalogue, self._seat.words
        return [{"text": words.action(action), "action": catalogue.to_json(action)} for action in actions]

    # -- rules and refusals --------------------------------------------------------------------------------------------

    def rules(self, id: str | None, language: str | None) -> Told:
        book = rulebook.rules(self._seat.terms.game, language or self._seat.language)
        if id is not None:
            found = book.found(id.upper())
            lines = [found[0].heading, *(f"{rule.id}  {rule.text}" for rule in found)]
            return Told(lines, {"rules": [msgspec.to_builtins(rule) for rule in found]})
        chapters: dict[str, list[str]] = {}
        for rule in book.rules.values():
            chapters.setdefault(rule.heading, []).append(rule.id)
        example = next(iter(book.rules)).partition(".")[0]
        lines = [self._say("contents", example=example), *(_chapter(name, ids) for name, ids in chapters.items())]
        return Told(lines, {"chapters": [{"heading": name, "ids": ids} for name, ids in chapters.items()]})

    def denied(self, denied: Denied) -> Told:
        """Why not, with the rule behind it; the turn is as open as it was."""
        seat = self._seat
        sentence = self._rule(denied.rule)
        lines = [denied.message, *([self._say("rule", id=denied.rule, text=sentence)] if sentence else [])]
        lines.append(self._say("tries", tries=seat.refused) if denied.counts else self._say("nothing-changed"))
        data = {
            "code": denied.code,
            "message": denied.message,
            "rule": denied.rule,
            "rule_text": sentence,
            "illegal_tries": seat.refused,
        }
        return Told(lines, data, denied=True)

    def _rule(self, id: str) -> str:
        """The sentence of a rule; empty where a game has brought none to read."""
        try:
            return rulebook.rules(self._seat.terms.game, self._seat.language).rule(id).text if id else ""
        except BadInput:
            return ""


def _chapter(heading: str, ids: list[str]) -> str:
    return f"- {heading}: {ids[0]}" + (f" – {ids[-1]}" if len(ids) > 1 else "")


def _fields_told(fields: dict[str, list[Value]]) -> str:
    told = [f"{field} ({_values_told(values)})" for field, values in fields.items()]
    return f": {', '.join(told)}" if told else ""


def _values_told(values: list[Value]) -> str:
    if len(values) <= VALUES:
        return ", ".join(map(str, values))
    return f"{values[0]} … {values[-1]}"


def _news_data(news: News) -> dict[str, Any]:
    return {"cursor": news.cursor, "lines": news.lines, "events": news.events}
