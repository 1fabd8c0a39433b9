"""A proposal being spoken: which phrase may follow, and the deal that a row of phrases makes (DL30, DL32)."""

from typing import Final

from fernhandel.core.actions import Action
from fernhandel.core.deals.clauses import (
    AT,
    GIFT_CARD,
    GIFT_MONEY,
    IF,
    MOST_CLAUSES,
    NOBODY,
    NOTHING,
    NOW,
    ONCE,
    UNLESS,
    WILL,
    WILL_NOT,
    Clause,
    Deal,
    Pattern,
)
from fernhandel.core.deals.spoken import (
    Bound,
    DealAt,
    DealCard,
    DealCounter,
    DealDeed,
    DealGift,
    DealIf,
    DealMoney,
    DealOnce,
    DealTimes,
    DealUnless,
    DealUntil,
    DealWill,
    DealWillNot,
    DealWith,
    Named,
    Phrase,
    Phrases,
)
from fernhandel.core.deals.vocabulary import AT_LEAST, RANGE, Vocabulary
from fernhandel.core.refusals import Refused

PARTIES: Final = 0  # a party, or the first clause
CONDITION: Final = 1  # the fields of a happening
GIFT: Final = 2  # what is given
GIVEN: Final = 3  # when it is given, or the next clause
PROMISE: Final = 4  # the deed
FIELDS: Final = 5  # its fields
PROMISED: Final = 6  # how often, until when, once what; or the next clause


class Draft:
    """What was said so far. A table keeps the phrases alone; this is folded from them when it is asked for."""

    def __init__(self, words: Vocabulary, phrases: Phrases, seat: int, active: int, players: int) -> None:
        self.words = words
        self.phrases = phrases
        self.seat = seat
        self.active = active
        self.players = players
        self.counters = NOBODY  # the seat whose proposal it answers
        self.parties = [seat]
        self.clauses: list[Clause] = []
        self.stage = PARTIES
        self._begin_clause()

    def _begin_clause(self) -> None:
        self.kind = NOBODY
        self.by = NOBODY
        self.to = NOBODY
        self.amount = 0
        self.card = NOBODY
        self.times = 1
        self.until = self.words.end
        self.when = NOW
        self.moment = NOBODY
        self.clause = 0
        self.happening = NOTHING
        self.pattern = NOTHING
        self._begin_pattern(NOBODY)

    def _begin_pattern(self, name: int) -> None:
        self.name = name
        self.at = 0  # which of its fields may be named next
        self.halved = False  # the least of that field is said, the most may follow
        self.named: list[int] = []
        self.least: list[int] = []
        self.most: list[int] = []

    # -- what was said -------------------------------------------------------------------------------------------------

    def hear(self, phrase: Phrase, parties: list[int]) -> None:
        """One phrase more; ``parties`` are those of the proposal that a counter-offer answers."""
        if isinstance(phrase, DealWith):
            self.parties = sorted([*self.parties, phrase.seat])
        elif isinstance(phrase, DealCounter):
            self.counters = phrase.seat
            self.parties = parties
        elif isinstance(phrase, (DealIf, DealUnless)):
            self._finish_clause()
            self.when = IF if isinstance(phrase, DealIf) else UNLESS
            self._begin_pattern(phrase.happening)
            self.stage = CONDITION
        elif isinstance(phrase, (DealGift, DealWill, DealWillNot)):
            self._hear_proper(phrase)
        elif isinstance(phrase, Named):
            self._hear_field(phrase)
        else:
            self._hear_rest(phrase)

    def _hear_proper(self, phrase: Phrase) -> None:
        """The clause proper begins."""
        if self.stage == CONDITION:
            self.happening = self._pattern()
        else:
            self._finish_clause()
        if isinstance(phrase, DealGift):
            self.kind = GIFT_MONEY
            self.by = phrase.giver
            self.to = phrase.receiver
            self.stage = GIFT
        elif isinstance(phrase, DealWill):
            self.kind = WILL
            self.by = phrase.seat
            self.stage = PROMISE
        elif isinstance(phrase, DealWillNot):
            self.kind = WILL_NOT
            self.by = phrase.seat
            self.stage = PROMISE

    def _hear_field(self, phrase: Named) -> None:
        field = self.words.fields[phrase.field]
        if not isinstance(phrase, Bound):
            self._name(phrase.field, phrase.value, field.most if field.how == AT_LEAST else phrase.value)
            self._go_beyond(phrase.field)
        elif not phrase.upper:
            self._name(phrase.field, phrase.value, field.most)
            self.at = self._fields().index(phrase.field)
            self.halved = True
        else:
            if self.halved:
                self.most[-1] = phrase.value
            else:
                self._name(phrase.field, field.least, phrase.value)
            self._go_beyond(phrase.field)

    def _name(self, field: int, least: int, most: int) -> None:
        self.named.append(field)
        self.least.append(least)
        self.most.append(most)

    def _go_beyond(self, field: int) -> None:
        self.at = self._fields().index(field) + 1
        self.halved = False

    def _hear_rest(self, phrase: Phrase) -> None:
        if isinstance(phrase, DealMoney):
            self.amount = phrase.amount
            self.stage = GIVEN
        elif isinstance(phrase, DealCard):
            self.kind = GIFT_CARD
            self.card = phrase.influence
            self.stage = GIVEN
        elif isinstance(phrase, DealDeed):
            self._begin_pattern(phrase.deed)
            if self.kind == WILL and self.words.deeds[phrase.deed].each:
                self.times = 0
            self.stage = FIELDS
        elif isinstance(phrase, DealTimes):
            self.times = phrase.times
            self.stage = PROMISED
        elif isinstance(phrase, DealUntil):
            self.until = phrase.moment
            self.stage = PROMISED
        elif isinstance(phrase, DealAt):
            self.when = AT
            self.moment = phrase.moment
        elif isinstance(phrase, DealOnce):
            self.when = ONCE
            self.clause = phrase.clause
            self.stage = GIVEN  # nothing comes behind it, in a promise either

    def _pattern(self) -> Pattern:
        return Pattern(self.name, self.named, self.least, self.most)

    def _fields(self) -> list[int]:
        """The fields of the deed or the happening being named, in order."""
        if self.stage == CONDITION:
            return self.words.happenings[self.name].fields
        return self.words.deeds[self.name].fields

    def _finish_clause(self) -> None:
        if self.kind != NOBODY:
            self.clauses = [*self.clauses, self._clause()]
            self._begin_clause()

    def _clause(self) -> Clause:
        gift = self.kind == GIFT_MONEY or self.kind == GIFT_CARD
        return Clause(
            self.kind,
            self.by,
            to=self.to,
            amount=self.amount,
            card=self.card,
            pattern=NOTHING if gift else self._pattern(),
            times=self.times if self.kind == WILL else 1,
            until=NOBODY if gift else self.until,
            when=self.when,
            moment=self.moment,
            clause=self.clause,
            happening=self.happening,
        )

    # -- what may follow -----------------------------------------------------------------------------------------------

    def following(self) -> list[Action]:
        """Every phrase that may come next, besides saying and dropping; asks the draft and the words alone (DL32)."""
        options: list[Action] = []
        stage = self.stage
        if stage == PARTIES:
            self._add_parties(options)
        elif stage == GIFT:
            options += self.phrases.money
            options += [card for i, card in enumerate(self.phrases.card) if self._knows_card(i)]
        elif stage == PROMISE:
            deeds = self.words.deeds
            options += [deed for i, deed in enumerate(self.phrases.deed) if self.words.knows(deeds[i].name)]
        elif stage in (CONDITION, FIELDS):
            self._add_fields(options)
        elif stage == GIVEN and self.when == NOW:
            options += [at for i, at in enumerate(self.phrases.at) if self.words.knows(self.words.moments[i])]
        if stage in (FIELDS, PROMISED) and self._fields_are_named():
            self._add_tail(options)
        if stage in (GIVEN, FIELDS, PROMISED) and self.when == NOW and self._fields_are_named():
            options += self.phrases.once[: len(self.clauses)]
        if self._may_begin_clause():
            self._add_clauses(options)
        return options

    def _knows_card(self, card: int) -> bool:
        return card == self.words.sealed or self.words.knows(self.words.cards[card])

    def _add_parties(self, options: list[Action]) -> None:
        """The active player first, then ascending; a counter-offer has its parties."""
        if self.counters != NOBODY:
            return
        others = [seat for seat in self.parties if seat != self.seat]
        if not others and self.seat != self.active:
            options.append(self.phrases.deal_with[self.active])
            return
        last = max((seat for seat in others if seat != self.active), default=NOBODY)
        for seat in range(last + 1, self.players):
            if seat not in self.parties:
                options.append(self.phrases.deal_with[seat])

    def _add_fields(self, options: list[Action]) -> None:
        """Fields in order: up to the next one that must be named, those between may be passed over."""
        fields = self._fields()
        for i in range(self.at, len(fields)):
            field = fields[i]
            self._add_values(options, field)
            if self._is_needed(field) and not (self.halved and i == self.at):
                return

    def _add_values(self, options: list[Action], field: int) -> None:
        spec = self.words.fields[field]
        if spec.how != RANGE:
            known = self.phrases.fields[field]
            options += [value for value in known if self._may_name(value, field)]
            return
        lowest = spec.least
        if self.stage == FIELDS:
            lowest = self.words.lowest(self.words.deeds[self.name], field)
        if self.halved and field == self._fields()[self.at]:
            lowest = self.least[-1]
        else:
            options += [bound for bound in self.phrases.lower[field] if lowest <= named_value(bound) > spec.least]
            if lowest > spec.least:
                return  # a least is owed first (DL24)
        options += [bound for bound in self.phrases.upper[field] if lowest <= named_value(bound) < spec.most]

    def _may_name(self, phrase: Phrase, field: int) -> bool:
        assert isinstance(phrase, Named)
        name = self.words.fields[field].name
        if name == "seat":
            return phrase.value < self.players and not (self.stage == FIELDS and phrase.value == self.by)
        return not (name == "influence" and not self.words.knows(self.words.cards[phrase.value]))

    def _is_needed(self, field: int) -> bool:
        if self.stage == CONDITION:
            return field in self.words.happenings[self.name].needed
        return field in self.words.deeds[self.name].needed

    def _fields_are_named(self) -> bool:
        if self.stage not in (CONDITION, FIELDS):
            return True
        fields = self._fields()
        for i in range(self.at + (1 if self.halved else 0), len(fields)):
            if self._is_needed(fields[i]):
                return False
        return True

    def _add_tail(self, options: list[Action]) -> None:
        """How often, then until when."""
        times_said = self.stage == PROMISED
        if self.kind == WILL and not times_said and not self.words.deeds[self.name].each:
            options += self.phrases.times
        if self.until == self.words.end:
            moments = enumerate(self.words.moments[:-1])  # until the end is said by saying nothing
            options += [self.phrases.until[i] for i, name in moments if self.words.knows(name)]

    def _may_begin_clause(self) -> bool:
        if self.stage == PARTIES:
            return len(self.parties) > 1
        if self.stage == CONDITION:
            return self._fields_are_named()
        ended = self.stage in (GIVEN, PROMISED) or (self.stage == FIELDS and self._fields_are_named())
        return ended and len(self.clauses) + 1 < MOST_CLAUSES

    def _add_clauses(self, options: list[Action]) -> None:
        phrases = self.phrases
        if self.stage != CONDITION:
            for i, happening in enumerate(self.words.happenings):
                if self.words.knows(happening.name):
                    options.append(phrases.if_[i])
                    options.append(phrases.unless[i])
        for gift in phrases.gift:
            assert isinstance(gift, DealGift)
            if gift.giver in self.parties and gift.receiver in self.parties:
                options.append(gift)
        for seat in self.parties:
            options.append(phrases.will[seat])
            options.append(phrases.will_not[seat])

    # -- the whole -----------------------------------------------------------------------------------------------------

    def is_whole(self) -> bool:
        """Every clause ended, and every party named in one."""
        if self.stage not in (GIVEN, PROMISED) and not (self.stage == FIELDS and self._fields_are_named()):
            return False
        named: list[int] = [self.by, self.to]
        for clause in self.clauses:
            named += [clause.by, clause.to]
        return all(party in named for party in self.parties)

    def deal(self, number: int, turn: int, answers: int) -> Deal:
        """The deal that was said; the draft is whole."""
        clauses = [*self.clauses, self._clause()]
        return Deal(number, turn, self.active, self.seat, answers, self.parties, clauses)


# -- from a deal to its phrases --------------------------------------------------------------------------------------


def phrases_of(deal: Deal, words: Vocabulary, phrases: Phrases, counters: int) -> list[Phrase]:
    """The one row of phrases that says a deal; ``counters`` is the seat whose proposal it answers, or NOBODY.

    What no row of phrases can say is refused: `Refused` names the clause and the reason.
    """
    said: list[Phrase] = []
    if counters != NOBODY:
        said.append(phrases.counter[counters])
    else:
        others = [seat for seat in deal.parties if seat != deal.proposer]
        if deal.active in others:
            others.remove(deal.active)
            others.insert(0, deal.active)
        said += [phrases.deal_with[seat] for seat in others]
    for number, clause in enumerate(deal.clauses, 1):
        said += _clause_phrases(clause, number, words, phrases)
    return said


def _clause_phrases(clause: Clause, number: int, words: Vocabulary, phrases: Phrases) -> list[Phrase]:
    said: list[Phrase] = []
    if clause.when in (IF, UNLESS):
        opening = phrases.if_ if clause.when == IF else phrases.unless
        said.append(opening[clause.happening.name])
        said += _field_phrases(clause.happening, words.happenings[clause.happening.name].fields, words, phrases)
    if clause.is_gift():
        said.append(_gift_phrase(clause, number, phrases))
        if clause.kind == GIFT_MONEY:
            said.append(phrases.money[clause.amount // words.coin - 1])
        else:
            said.append(phrases.card[clause.card])
    else:
        deed = words.deeds[clause.pattern.name]
        said.append(phrases.will[clause.by] if clause.kind == WILL else phrases.will_not[clause.by])
        said.append(phrases.deed[clause.pattern.name])
        said += _promise_phrases(clause, number, words, phrases)
        if clause.kind == WILL and clause.times != 1 and not deed.each:
            said.append(phrases.times[0 if clause.times == 0 else clause.times - 1])
        if clause.until != words.end:
            said.append(phrases.until[clause.until])
    if clause.when == AT:
        said.append(phrases.at[clause.moment])
    elif clause.when == ONCE:
        said.append(phrases.once[clause.clause - 1])
    return said


def _gift_phrase(clause: Clause, number: int, phrases: Phrases) -> Phrase:
    for gift in phrases.gift:
        assert isinstance(gift, DealGift)
        if gift.giver == clause.by and gift.receiver == clause.to:
            return gift
    raise Refused("self_gift", "M12.2", clause=number)


def _promise_phrases(clause: Clause, number: int, words: Vocabulary, phrases: Phrases) -> list[Phrase]:
    deed = words.deeds[clause.pattern.name]
    for field in deed.fields:
        ranged = field in clause.pattern.fields and words.fields[field].how == RANGE
        if ranged and clause.pattern.value(field) < words.lowest(deed, field):
            raise Refused("cannot_be_promised", "M12.1", clause=number)  # DL24
    return _field_phrases(clause.pattern, deed.fields, words, phrases)


def _field_phrases(pattern: Pattern, order: list[int], words: Vocabulary, phrases: Phrases) -> list[Phrase]:
    said: list[Phrase] = []
    for field in order:
        if field not in pattern.fields:
            continue
        place = pattern.fields.index(field)
        spec = words.fields[field]
        if spec.how == RANGE:
            said += [low for low in phrases.lower[field] if named_value(low) == pattern.least[place] != spec.least]
            said += [top for top in phrases.upper[field] if named_value(top) == pattern.most[place] != spec.most]
        else:
            said += [value for value in phrases.fields[field] if named_value(value) == pattern.least[place]]
    return said


def named_value(phrase: Phrase) -> int:
    assert isinstance(phrase, Named)
    return phrase.value
