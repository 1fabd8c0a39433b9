"""What the contract promises, checked along a random game. One function runs them all over one game of any title."""

from collections.abc import Sequence

import msgspec

import fernhandel
from contract.configurations import Configuration
from contract.speaking import Speaker, Tally, check_promises
from fernhandel import Action, Event, Game, Rng, seen_by
from fernhandel.bots import make_bot, usual_level
from fernhandel.core.foresight import foresee
from fernhandel.core.observations import Encoding
from fernhandel.core.parts import JsonParts, KeptParts
from fernhandel.core.title import Title
from fernhandel.core.words import Words
from fernhandel.rulebook import rules

MOST_DECISIONS = 20_000
UNPAYABLE = ["not_enough_money", "bid_above_cash", "bid_above_reserve"]  # that one can pay is no secret worth keeping
UNPAYABLE += ["promised_first"]  # nor is that one cannot pay for what one has promised to do first


class Walk:
    """A random game with everything the contract promises checked along the way.

    Every ``look_every`` decisions the costly promises (copies, secrecy) are checked too. One decision in ``purpose`` is
    made by a bot that plays to win, without which a game of driving about takes for ever; 0 leaves all to chance.
    """

    def __init__(self, configuration: Configuration, seed: int, look_every: int = 12, purpose: int = 2) -> None:
        self.game = configuration.make(seed)
        self.fold = configuration.make(seed)  # the same game, built from the text of its record
        self.rng = Rng.from_seed(seed)
        self.look_every = look_every
        self.purpose = purpose
        self.words = self.game.title.words(self.game.terms)
        self.bot = make_bot(usual_level(configuration.game, "easy"), configuration.game, seed)
        self.speaker = Speaker(Rng.from_seed(seed + 1))  # luck of its own: games without deals stay as they were
        self.tally = Tally()
        self.parts = KeptParts()
        self.encoding = encoding_of(self.game)
        self.told: dict[bytes, bytes] = {}  # by observation, the view that was told so
        self.made = 0
        self.turn = 0  # that was told last
        self.hear(self.game.opening)

    def hear(self, events: Sequence[Event]) -> None:
        self.tally.hear(events)
        for event in events:
            assert isinstance(event, self.game.title.event_types), f"{event.kind} is no event the title has told of"
            if event.kind == "turn_began":
                self.turn = event.turn  # type: ignore[attr-defined]  # every game counts its turns

    def run(self) -> Game:
        self.game.title.laws(self.game.table)
        while not self.game.over:
            assert self.made < MOST_DECISIONS, "the game does not end"
            self.step()
        self.ending()
        return self.game

    def step(self) -> None:
        game = self.game
        seats = game.to_act()
        assert seats, "nobody is asked, yet the game is not over: it is stuck"
        for seat in seats:
            check_legal(game, seat)
        seat = seats[self.rng.below(len(seats))]
        action = self.choose(seat)
        check_promises(game, seat, action)
        check_refusals(game, self.rng)
        if self.made % self.look_every == 0:
            check_copies(game, seat, action, self.rng)
            for observer in [*range(game.players), None]:
                check_secrets(game, observer, self.rng)
            check_hidden_choice(game, seat, self.rng)
            check_foresight(game, seat, action, self.rng)
            check_shown(game, seat, action, self.rng)
            check_stages(self.words, game)
            check_parts(game, self.parts)
            check_asked_alike(self.words, game)
            check_seen_alike(game)
            if self.encoding is not None:
                check_observations(game, self.encoding, self.told, self.rng)
            assert game.view(None).turn == self.turn, "a turn began without its event"
        self.hear(game.apply(seat, action))
        self.made += 1
        game.title.laws(game.table)
        check_forms(game, action)
        self.fold.apply(seat, self.fold.catalogue.from_text(game.catalogue.to_text(action)))
        assert self.fold.table.fingerprint() == game.table.fingerprint(), "the fold of the record is another state"

    def choose(self, seat: int) -> Action:
        legal = self.game.legal(seat)
        said = self.speaker.choose(self.game, seat, legal)
        if said is not None:
            return said
        legal = [action for action in legal if not action.talk]
        if self.purpose and self.rng.below(self.purpose) == 0:
            return self.bot.choose(self.game.view(seat), legal, 1.0)
        return any_of(legal, self.rng)

    def ending(self) -> None:
        game = self.game
        assert game.to_act() == []
        assert all(game.legal(seat) == [] for seat in range(game.players))
        standing = game.standing()
        assert sorted(place.seat for place in standing) == list(range(game.players))
        assert [place.rank for place in standing] == sorted(place.rank for place in standing)
        assert standing[0].rank == 1
        record = game.record()
        for form in (record.to_text(), record.to_jsonl()):
            assert fernhandel.replay(form).table.fingerprint() == game.table.fingerprint()


def any_of(actions: list[Action], rng: Rng) -> Action:
    """Any action; half the time kinds first, so that many bids do not drown the rest."""
    if rng.below(2):
        kinds = sorted({action.kind for action in actions})
        kind = kinds[rng.below(len(kinds))]
        actions = [action for action in actions if action.kind == kind]
    return actions[rng.below(len(actions))]


def check_legal(game: Game, seat: int) -> None:
    legal = game.legal(seat)
    assert legal, f"seat {seat} is asked but has no legal action"
    assert len({action.id for action in legal}) == len(legal), "an action is offered twice"
    assert all(game.catalogue[action.id] is action for action in legal)


def check_refusals(game: Game, rng: Rng) -> None:
    """Sampled other actions are refused, with a code and a rule, and nothing changes."""
    before = game.table.fingerprint()
    for seat in range(game.players):
        action = game.catalogue[rng.below(len(game.catalogue))]
        if action in game.legal(seat):
            continue
        try:
            game.apply(seat, action)
        except fernhandel.Refused as refused:
            explained = bool(refused.code and refused.rule)
        else:
            raise AssertionError(f"{game.catalogue.to_text(action)} is not offered to seat {seat}, yet accepted")
        assert explained
    assert game.table.fingerprint() == before, "a refused action changed the table"


def check_forms(game: Game, action: Action) -> None:
    catalogue = game.catalogue
    assert catalogue.from_json(catalogue.to_json(action)) is action
    assert catalogue.from_text(catalogue.to_text(action)) is action
    assert catalogue[action.id] is action


def check_copies(game: Game, seat: int, action: Action, rng: Rng) -> None:
    """A copy is equal, plays on equally with and without events, and neither influences the other."""
    before = game.table.fingerprint()
    one, other = game.copy(), game.copy()
    assert one.table.fingerprint() == before
    one.apply(seat, action)
    after = one.table.fingerprint()
    other.table.play(seat, action)
    assert other.table.fingerprint() == after, "with and without events the same action leads elsewhere"
    for _ in range(10):
        if other.table.over:
            break
        asked = other.table.to_act()[0]
        other.table.play(asked, any_of(other.table.legal(asked), rng))
    assert game.table.fingerprint() == before, "a copy changed its origin"
    assert one.table.fingerprint() == after, "a copy changed its twin"


def check_secrets(game: Game, observer: int | None, rng: Rng) -> None:
    """A table that differs only in what the observer may not know looks, offers, tells and refuses the same."""
    view = game.view(observer)
    twin = view.imagine(rng.fork())
    twin_view = twin.view(observer)
    assert twin_view.to_json() == view.to_json(), "the view tells a secret, or forgets something known"
    state = rng.word()
    imagined = view.imagine(Rng.from_seed(state)).table.fingerprint()
    assert twin_view.imagine(Rng.from_seed(state)).table.fingerprint() == imagined
    game.title.laws(twin.table)
    if observer is None:
        return
    legal = game.legal(observer)
    assert [action.id for action in twin.legal(observer)] == [action.id for action in legal]
    other = game.catalogue[rng.below(len(game.catalogue))]
    assert repr(twin.refusal(observer, other)) == repr(game.refusal(observer, other))
    if legal:
        check_same_outcome(game.copy(), twin, observer, any_of(legal, rng))


def check_same_outcome(game: Game, twin: Game, observer: int, action: Action) -> None:
    """Until something hidden is revealed, both tables tell the observer the same, and then look the same."""
    told = seen_by(game.apply(observer, action), observer)
    twin_told = seen_by(twin.apply(observer, action), observer)
    for event, twin_event in zip(told, twin_told, strict=False):
        if event.reveals or twin_event.reveals:
            return
        assert event == twin_event
    assert len(told) == len(twin_told) or reveals_in(told + twin_told)
    if not reveals_in(told + twin_told):
        assert game.view(observer).to_json() == twin.view(observer).to_json()


def check_foresight(game: Game, seat: int, action: Action, rng: Rng) -> None:
    """What a seat foresees of a choice is what then happens, from the beginning."""
    foreseen = foresee(game.view(seat), [action.id], rng.fork())[action.id]
    made = game.copy()
    told = made.apply(seat, action)
    happened = seen_by(told, seat)
    assert happened[: len(foreseen.events)] == foreseen.events
    assert not reveals_in(foreseen.events)
    assert foreseen.final or not any(event.reveals or event.shows for event in told)
    if foreseen.after is not None:
        assert happened == foreseen.events
        assert foreseen.after.view(seat).to_json() == made.view(seat).to_json()
        assert [each.id for each in foreseen.after.legal(seat)] == [each.id for each in made.legal(seat)]


def check_shown(game: Game, seat: int, action: Action, rng: Rng) -> None:
    """A choice that lays open nothing can be made at every table the others may think they sit at."""
    luck = game.table.rng.state()
    after = game.copy()
    told = after.apply(seat, action)
    if any(event.reveals or event.shows for event in told) or after.table.rng.state() != luck:
        return
    for observer in [*range(game.players), None]:
        if observer == seat:
            continue
        twin = game.view(observer).imagine(rng.fork())
        refused = twin.refusal(seat, action)
        if refused is None or refused.code in UNPAYABLE:
            continue
        heard = seen_by(told, observer)
        explained = any(seen_by(twin.copy().apply(seat, other), observer) == heard for other in twin.legal(seat))
        assert explained, f"{game.catalogue.to_text(action)} tells seat {observer} a secret, and no event says so"


def encoding_of(game: Game) -> Encoding | None:
    """How its tables are told in numbers, where its title can."""
    return None if type(game.title).encoding is Title.encoding else game.title.encoding(game.terms)


def check_observations(game: Game, encoding: Encoding, told: dict[bytes, bytes], rng: Rng) -> None:
    """They tell a seat what it may know and nothing else: the same at twin tables, another for another position."""
    for seat in range(game.players):
        view = game.view(seat)
        numbers = encoding.tell(game.table, seat)
        assert encoding.tell(view.imagine(rng.fork()).table, seat) == numbers, "the observation tells a secret"
        seen = memoryview(numbers).cast("i")
        for piece in encoding.pieces:
            part, seen = seen[: piece.size], seen[piece.size :]
            assert piece.least <= min(part) <= max(part) <= piece.most, f"{piece} is {min(part)} to {max(part)}"
        position = b"%d" % seat + msgspec.json.encode(view)
        assert told.setdefault(numbers, position) == position, "two positions are told alike"


def check_stages(words: Words, game: Game) -> None:
    """A turn has its parts, one of them is now while turns are played, and each begins with a rule there is."""
    stages = words.stages(game.view(None))
    assert stages
    playing = not game.over and game.view(None).turn > 0
    assert sum(stage.state == "now" for stage in stages) == playing
    assert all(stage.name and stage.rule in rules(game.terms.game).rules for stage in stages)


def check_parts(game: Game, parts: KeptParts) -> None:
    """A view of parts that were kept since the last one is the same, byte for byte."""
    for seat in [*range(game.players), None]:
        expected = msgspec.json.encode(game.view(seat))
        for kind in (JsonParts(parts), parts):
            assert msgspec.json.encode(game.title.view_of_parts(game.terms, game.table, seat, kind)) == expected


def check_asked_alike(words: Words, game: Game) -> None:
    """Words that say so ask everybody alike, whatever a seat knows."""
    views = [game.view(seat) for seat in [*range(game.players), None]]
    asks = {words.ask(view) for view in views}
    assert len(asks) == 1, "what is asked, in short, tells nothing that not all know"
    assert game.over == (asks == {""})
    if words.asks_alike:
        told = [(words.prompt(view), words.stages(view)) for view in views]
        assert all(each == told[0] for each in told)


def check_seen_alike(game: Game) -> None:
    """A game that says so hides nothing from anybody."""
    if game.title.seen_alike:
        views = [msgspec.structs.replace(game.view(seat), seat=None) for seat in range(game.players)]
        assert all(view == game.view(None) for view in views)


def reveals_in(events: list[Event]) -> bool:
    return any(event.reveals for event in events)


def check_hidden_choice(game: Game, seat: int, rng: Rng) -> None:
    """Two choices of a seat that tell the others the same leave them with the same view."""
    legal = game.legal(seat)
    one, other = game.copy(), game.copy()
    told = one.apply(seat, any_of(legal, rng))
    other_told = other.apply(seat, any_of(legal, rng))
    for observer in [*range(game.players), None]:
        if observer != seat and seen_by(told, observer) == seen_by(other_told, observer):
            assert one.view(observer).to_json() == other.view(observer).to_json(), "the view tells more than the events"
