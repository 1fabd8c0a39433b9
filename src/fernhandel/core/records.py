"""A record is a header and the actions. The state of a game is the fold of its record; replay is the only way to load.

Two forms hold the same: JSON Lines, and a text that reads like a score sheet. Every line carries a check that depends
on all lines before it, so a line that was edited, moved or lost is found and named.
"""

import json
from hashlib import sha256
from typing import Any

import msgspec

from fernhandel.core.refusals import BadInput
from fernhandel.core.terms import Terms

FORMAT = 1
HEADER_FIELDS = ("game", "edition", "players", "rules", "seed", "seats", "options", "board")


class BadRecord(BadInput):
    """A record that cannot be trusted; names the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Record:
    """Header, actions in text form, and whether the game was over.

    ``first_line`` is the line of the first action where the record was read from a file.
    """

    def __init__(
        self, terms: Terms, seed: int, seats: list[str], moves: list[tuple[int, str]], over: bool, first_line: int = 2
    ) -> None:
        self.terms = terms
        self.seed = seed
        self.seats = seats
        self.moves = moves
        self.over = over
        self.first_line = first_line

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and other.to_jsonl() == self.to_jsonl()

    def __hash__(self) -> int:
        return hash(self.to_jsonl())

    def __repr__(self) -> str:
        terms, moves = self.terms, len(self.moves)
        state = "over" if self.over else "open"
        return (
            f"<Record {terms.game} {terms.edition}, {terms.players} players, seed {self.seed}: {moves} moves, {state}>"
        )

    def header(self) -> dict[str, Any]:
        terms = msgspec.to_builtins(self.terms)
        return {**terms, "seed": self.seed, "seats": self.seats}

    def to_jsonl(self) -> str:
        """One JSON object a line: the header, every action, the end."""
        header = self.header()
        chain = _check("", header)
        lines = [_json({"fernhandel": FORMAT, **header, "check": chain})]
        for number, (seat, action) in enumerate(self.moves, 1):
            chain = _check(chain, [number, seat, action])
            lines.append(_json({"n": number, "seat": seat, "action": action, "check": chain}))
        chain = _check(chain, self.over)
        lines.append(_json({"end": len(self.moves), "over": self.over, "check": chain}))
        return "\n".join(lines) + "\n"

    def to_text(self) -> str:
        """The same for reading: one action a line, its check at the end of the line."""
        header = self.header()
        lines = [f"fernhandel record {FORMAT}"]
        lines += [f"{field} {_json(header[field])}" for field in HEADER_FIELDS]
        chain = _check("", header)
        lines.append(f"begin ~{chain}")
        for number, (seat, action) in enumerate(self.moves, 1):
            chain = _check(chain, [number, seat, action])
            lines.append(f"{number:>4}  seat {seat}  {action}  ~{chain}")
        chain = _check(chain, self.over)
        lines.append(f"end {len(self.moves)} {'over' if self.over else 'open'} ~{chain}")
        return "\n".join(lines) + "\n"

    def _repr_html_(self) -> str:
        from fernhandel.core.notebook import record_html  # knows games, and is loaded by notebooks alone

        return record_html(self)

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read either form; `BadRecord` names the line that is wrong and why."""
        lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]
        if lines == [""]:
            raise BadRecord(1, "the record is empty")
        if lines[0].startswith("{"):
            return _parse_jsonl(lines)
        if lines[0].startswith("fernhandel record"):
            return _parse_text(lines)
        raise BadRecord(1, "this is not a fernhandel record")


def records_in(text: str) -> list[Record]:
    """All records of a file: one in text form, or any number in JSON Lines, one after the other."""
    if not text.startswith("{"):
        return [Record.parse(text)]
    found: list[Record] = []
    first = 0
    lines = text.splitlines(keepends=True)
    for place in range(1, len(lines) + 1):
        if place == len(lines) or lines[place].startswith('{"fernhandel"'):
            try:
                found.append(Record.parse("".join(lines[first:place])))
            except BadRecord as bad:
                raise BadRecord(first + bad.line, bad.reason) from None
            found[-1].first_line += first
            first = place
    return found


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=False, separators=(", ", ": "))


def _check(chain: str, content: object) -> str:
    """A short digest of this line's content and of all before it."""
    canonical = json.dumps(content, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return sha256(f"{chain}\n{canonical}".encode()).hexdigest()[:8]


def _parse_jsonl(lines: list[str]) -> Record:
    first = _object(lines, 0)
    _check_format(first.get("fernhandel"))
    header = {field: value for field, value in first.items() if field not in ("fernhandel", "check")}
    reader = _Reader(header, header_line=1, check=first.get("check"))
    for place in range(1, len(lines)):
        row = _object(lines, place)
        if "end" in row:
            reader.end(place + 1, row.get("end"), row.get("over"), row.get("check"), last=place == len(lines) - 1)
        else:
            reader.move(place + 1, row.get("n"), row.get("seat"), row.get("action"), row.get("check"))
    return reader.record(len(lines))


def _object(lines: list[str], place: int) -> dict[str, Any]:
    row = _value(lines[place], place + 1, "this")
    if not isinstance(row, dict):
        raise BadRecord(place + 1, "this is not a JSON object")
    return row


def _value(text: str, line: int, what: str) -> Any:
    try:
        value = json.loads(text)
        if "\\u" in text:
            msgspec.json.encode(value)  # an escape may hold half a letter, which cannot be written again
        return value
    except (ValueError, RecursionError) as error:
        raise BadRecord(line, f"{what} is not JSON: {error}") from None


def _parse_text(lines: list[str]) -> Record:
    _check_format(_whole(lines[0].removeprefix("fernhandel record").strip()))
    header: dict[str, Any] = {}
    begin = 1
    while begin < len(lines) and not lines[begin].startswith("begin "):
        field, _, value = lines[begin].partition(" ")
        if field not in HEADER_FIELDS or field in header:
            raise BadRecord(begin + 1, f"{field!r} is not a header field, or stands twice")
        header[field] = _value(value, begin + 1, f"the value of {field!r}")
        begin += 1
    if begin == len(lines):
        raise BadRecord(len(lines), "the record is cut off: its header has no end")
    reader = _Reader(header, header_line=begin + 1, check=lines[begin].removeprefix("begin ~"))
    for place in range(begin + 1, len(lines)):
        content, _, check = lines[place].rpartition("~")
        words = content.split()
        if words[:1] == ["end"] and len(words) == 3:
            over = {"over": True, "open": False}.get(words[2])
            reader.end(place + 1, _whole(words[1]), over, check, last=place == len(lines) - 1)
        elif len(words) >= 4 and words[1] == "seat":
            reader.move(place + 1, _whole(words[0]), _whole(words[2]), " ".join(words[3:]), check)
        else:
            raise BadRecord(place + 1, "this is neither an action nor the end of the record")
    return reader.record(len(lines))


def _whole(word: str) -> int | None:
    return int(word) if word.isdecimal() and len(word) < 19 else None


def _check_format(version: object) -> None:
    if version != FORMAT:
        raise BadRecord(1, f"the record has the format {version!r}; this program reads format {FORMAT}")


class _Reader:
    """Takes the lines of a record one by one and checks each against all before it."""

    def __init__(self, header: dict[str, Any], header_line: int, check: object) -> None:
        self.chain = _check("", header)
        missing = [field for field in HEADER_FIELDS if field not in header]
        if missing:
            raise BadRecord(header_line, f"the header lacks {', '.join(missing)}")
        if check != self.chain:
            raise BadRecord(header_line, "the header was edited: its check does not match")
        self.header = header
        self.first_line = header_line + 1
        self.moves: list[tuple[int, str]] = []
        self.over: bool | None = None

    def move(self, line: int, number: object, seat: object, action: object, check: object) -> None:
        if self.over is not None:
            raise BadRecord(line, "there are lines behind the end of the record")
        if type(number) is not int or type(seat) is not int or not isinstance(action, str):
            raise BadRecord(line, "an action line has a number, a seat and an action")
        expected = len(self.moves) + 1
        if number != expected:
            raise BadRecord(
                line, f"action {number} stands where action {expected} belongs: lines are missing or out of order"
            )
        self.chain = _check(self.chain, [number, seat, action])
        if check != self.chain:
            raise BadRecord(line, "this line was edited: its check does not match")
        self.moves.append((seat, action))

    def end(self, line: int, count: object, over: object, check: object, last: bool) -> None:
        if not last:
            raise BadRecord(line, "the end stands before the last line")
        if count != len(self.moves):
            raise BadRecord(line, f"the record tells of {count} actions but holds {len(self.moves)}")
        if not isinstance(over, bool) or check != _check(self.chain, over):
            raise BadRecord(line, "the end was edited: its check does not match")
        self.over = over

    def record(self, line: int) -> Record:
        if self.over is None:
            raise BadRecord(line, "the record is cut off: its end is missing")
        fields = {field: self.header[field] for field in HEADER_FIELDS if field not in ("seed", "seats")}
        try:
            terms = msgspec.convert(fields, Terms)
            seed = msgspec.convert(self.header["seed"], int)
            seats = msgspec.convert(self.header["seats"], list[str])
        except msgspec.ValidationError as error:
            raise BadRecord(1, f"the header is wrong: {error}") from None
        return Record(terms, seed, seats, self.moves, self.over, self.first_line)
