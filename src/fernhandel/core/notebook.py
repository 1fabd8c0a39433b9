"""How games, views and records show themselves in a notebook: HTML that needs no server and nothing from elsewhere."""

import json
from collections.abc import Iterator
from html import escape
from math import ceil
from typing import NamedTuple

from fernhandel.core import shelf
from fernhandel.core.drawings import document, draw, inner, own_ids, with_ids
from fernhandel.core.game import Game
from fernhandel.core.records import Record
from fernhandel.core.refusals import BadInput, Refused
from fernhandel.core.terms import Terms
from fernhandel.core.title import Place, Title
from fernhandel.core.views import View
from fernhandel.core.words import Words

MOST_STEPS = 600  # of a slider
WIDEST = "max-width:900px;margin:0;font-family:system-ui,sans-serif;line-height:1.45"
CELL = "padding:.15em .7em;white-space:nowrap"

BUTTON = '<button type="button" data-go="{go}" aria-label="{told}">{sign}</button>'
STEPS = ((-1, "One move back", "◀"), (1, "One move on", "▶"))

# Each step names the parts that are drawn anew, by number, and what they show then; what they add up to is found once.
SLIDER = """<script>(() => {
const kept = KEPT;
document.querySelectorAll('[data-fernhandel="OWN"]:not([data-live])').forEach((root) => {
  root.dataset.live = "";
  const parts = [...root.querySelectorAll("[data-part]")];
  const whole = kept.steps.map(((now) => (step) => {
    now = [...now];
    for (let i = 0; i < step.length; i += 2) now[step[i]] = step[i + 1];
    return now;
  })([]));
  const [range, told] = [root.querySelector("input"), root.querySelector("[data-told]")];
  let shown = whole[whole.length - 1];
  const show = () => {
    const next = whole[range.value];
    next.forEach((drawn, part) => { if (drawn !== shown[part]) parts[part].innerHTML = kept.drawn[drawn]; });
    shown = next;
    told.textContent = kept.told[range.value];
    range.setAttribute("aria-valuetext", told.textContent);
  };
  root.querySelectorAll("button").forEach((button) => button.addEventListener("click", () => {
    range.value = Number(range.value) + Number(button.dataset.go);
    show();
  }));
  range.addEventListener("input", show);
  range.value = whole.length - 1;
  root.querySelector("[data-slider]").style.display = "flex";
});
})()</script>"""


def view_html(view: View) -> str:
    """The board as its seat sees it, and below it what is asked."""
    words = _words(view.terms)
    who = "as all see it" if view.seat is None else f"as {words.seat(view.seat)} sees it"
    return _figure(f"{_about(view.terms)}, {who}", [words.prompt(view)], str(draw(view)))


def game_html(game: Game) -> str:
    """The board as all see it, whose move it is; at the end the standing."""
    view = game.view(None)
    words = _words(game.terms)
    head = f"{_about(game.terms)}, move {game.length}"
    if not game.over:
        return _figure(head, [words.prompt(view)], str(draw(view)))
    places = game.standing()
    return _figure(head, [words.verdict(places)], str(draw(view)), standing_table(places, words))


def record_html(record: Record) -> str:
    """The header, and a slider through the positions as all saw them; where scripts are not run, the last of them."""
    try:
        slides = _Slides(record)
    except (BadInput, Refused) as error:
        return _figure(f"A record of {record.terms.game}", [f"It cannot be shown: {error}"])
    head = f"{_about(record.terms)}, seed {record.seed}, {len(record.moves)} moves"
    return _figure(head, [], slides.html(), slides.standing)


def standing_table(places: list[Place], words: Words) -> str:
    """Every player's place and what the score is made of."""
    parts = list(dict.fromkeys(part for place in places for part in place.score))
    rows = [
        [str(place.rank), words.seat(place.seat), *(f"{place.score.get(part, 0):,}" for part in parts)]
        for place in places
    ]
    return table_html(["", "player", *(part.replace("_", " ") for part in parts)], rows)


def table_html(headings: list[str], rows: list[list[str]]) -> str:
    """A plain table in the notebook's own colours, figures to the right."""
    head = _row("th", headings, rows[0] if rows else headings)
    body = "".join(_row("td", row, row) for row in rows)
    return f'<div style="overflow-x:auto"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'


def _row(cell: str, told: list[str], like: list[str]) -> str:
    sides = ("right" if text[:1].isdigit() or text[:1] in "+-−" else "left" for text in like)
    row = "".join(
        f'<{cell} style="{CELL};text-align:{side}">{escape(text)}</{cell}>'
        for text, side in zip(told, sides, strict=True)
    )
    return f"<tr>{row}</tr>"


def _figure(head: str, told: list[str], *inside: str) -> str:
    lines = "".join(f'<p style="margin:.2em 0 .6em">{escape(line)}</p>' for line in told)
    caption = f'<figcaption style="margin:0 0 .3em"><b>{escape(head)}</b></figcaption>'
    return f'<figure style="{WIDEST}">{caption}{lines}{"".join(inside)}</figure>'


def _about(terms: Terms) -> str:
    about = shelf.title(terms.game).about
    title = next((edition.title for edition in about.editions if edition.id == terms.edition), about.title)
    return f"{title} {terms.edition}, {terms.players} players"


def _words(terms: Terms, names: list[str] | None = None) -> Words:
    return shelf.title(terms.game).words(terms, names=names)


def _checked_title(terms: Terms) -> Title:
    """The title of a record, which may be of any origin."""
    title = shelf.title(terms.game)
    if not 1 <= terms.rules <= title.about.rules:
        raise BadInput(f"this program plays the rules of {terms.game} up to version {title.about.rules}")
    if terms.board is not None:
        title.check_board(terms.board)
    if title.terms(terms.players, terms.edition, terms.options, terms.board, terms.rules) != terms:
        raise BadInput("the header does not name every option")
    return title


class _Position(NamedTuple):
    told: str
    view: View
    game: Game


def _positions(title: Title, record: Record, words: Words) -> Iterator[_Position]:
    """Before the first move, and after each; of a very long record only after every so many, and after the last."""
    game: Game = Game.deal(title, record.terms, record.seed)
    count = len(record.moves)
    every = ceil(count / MOST_STEPS) or 1
    yield _Position(f"0 / {count}", game.view(None), game)
    for number, (seat, text) in enumerate(record.moves, 1):
        action = game.catalogue.from_text(text)
        game.apply(seat, action)
        if number % every == 0 or number == count:
            told = f"{number} / {count} · {words.seat(seat)}: {words.action(action)}"
            yield _Position(told, game.view(None), game)


class _Slides:
    """What the slider shows: every different drawing of a part once, and at each step only the parts that change."""

    def __init__(self, record: Record) -> None:
        title = _checked_title(record.terms)
        names = record.seats if len(record.seats) == record.terms.players else None
        drawing = title.drawing(record.terms, names=names)
        words = _words(record.terms, names)
        self.drawn: dict[str, int] = {}
        self.steps: list[list[int]] = []
        self.told: list[str] = []
        self.standing = ""
        self._title = title.about.title
        self._width, self._height = drawing.width, 0.0
        self._ground, self._last = drawing.ground(), {}
        before: list[int] = []
        for position in _positions(title, record, words):
            self._last = drawing.parts(position.view)
            self._height = max(self._height, drawing.height(position.view))
            now = [self.drawn.setdefault(part, len(self.drawn)) for part in self._last.values()]
            changed = [i for i, part in enumerate(now) if not before or before[i] != part]
            self.steps.append([number for i in changed for number in (i, now[i])])
            self.told.append(position.told)
            before = now
            if position.game.over:
                self.standing = standing_table(position.game.standing(), words)

    def html(self) -> str:
        inside = inner(self._ground, self._last)
        own = own_ids(inside, *self.told)
        picture = document(self._width, self._height, inside, self._title, self.told[-1], own)
        drawn = [with_ids(part, own) for part in self.drawn]
        kept = json.dumps(
            {"steps": self.steps, "told": self.told, "drawn": drawn}, ensure_ascii=False, separators=(",", ":")
        )
        script = SLIDER.replace("OWN", own).replace("KEPT", kept.replace("</", "<\\/").replace("<!--", "\\u003c!--"))
        last = len(self.steps) - 1
        back, on = (BUTTON.format(go=go, told=told, sign=sign) for go, told, sign in STEPS)
        bar = f'<input type="range" min="0" max="{last}" value="{last}" aria-label="Move" style="flex:1">'
        slider = f'<div data-slider style="display:none;gap:.5em">{back}{bar}{on}</div>'
        told = f'<p data-told aria-live="polite" style="margin:.2em 0 .6em">{escape(self.told[-1])}</p>'
        return f'<div data-fernhandel="{own}">{slider}{told}{picture}{script}</div>'
