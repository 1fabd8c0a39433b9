"""What a table says beside its game: who came and went, what was undone, why something is not done."""

from functools import lru_cache
from typing import Final

from fernhandel.core.words import Argument, Messages, Words
from fernhandel.table import entries
from fernhandel.table.declined import Declined
from fernhandel.table.live import Seat
from fernhandel.table.undo import Reach

UNSAID: Final = (entries.Moved, entries.Renamed)


@lru_cache
def messages(language: str) -> Messages:
    return Messages.of("fernhandel.table.text", language)


class TableWords:
    """The table's sentences in one language, with the names of those who sit there."""

    def __init__(self, words: Words, language: str) -> None:
        self._words = words
        self._messages = messages(language)

    def entry(self, entry: entries.AnyEntry) -> str:
        """What happened, as a sentence; empty for what the game's own events tell, and for a name that is just used."""
        if isinstance(entry, UNSAID):
            return ""
        if isinstance(entry, entries.Said):
            return self.removed(entry.removed) if entry.removed else entry.text
        facts: dict[str, Argument] = {}
        for field in ("seat", "chair"):
            seat = getattr(entry, field, None)
            if isinstance(seat, int):
                facts[field] = self._words.seat(seat)
        if isinstance(entry, entries.StoodIn):
            facts |= {"level": entry.level, "why": entry.why}
        if isinstance(entry, entries.HandedOn):
            name = entry.name or self._words.seat(entry.seat)
            facts |= {"name": name, "before": entry.before, "named": "yes" if entry.before else "no"}
        if isinstance(entry, entries.Left):
            facts |= {"name": entry.name, "named": "yes" if entry.name else "no", "level": entry.level}
        if isinstance(entry, entries.Rematched):
            facts["too"] = "yes" if entry.too else "no"
        if isinstance(entry, entries.Answered):
            facts["granted"] = "yes" if entry.granted else "no"
        return self._messages.format(f"entry-{_dashed(entry)}", **facts)

    def removed(self, by: str) -> str:
        """What stands in the place of words that are gone."""
        return self._messages.format("entry-removed", by=by)

    def barrier(self, found: Reach, seat: Seat | None) -> str:
        """What stands in the way of an undo."""
        if found.by is not None:
            return self._messages.format("barrier-moved", seat=self._words.seat(found.by))
        if found.learned is not None:
            return self._messages.format("barrier-learned", event=self._words.event(found.learned.seen_by(seat)))
        return self._messages.format("barrier-drew")

    def declined(self, declined: Declined) -> str:
        facts: dict[str, Argument] = dict(declined.facts)
        seat = facts.get("seat")
        if isinstance(seat, int):
            facts["seat"] = self._words.seat(seat)
        return self._messages.format(f"declined-{declined.code}".replace("_", "-"), **facts)


def _dashed(entry: entries.Entry) -> str:
    return str(entry.__struct_config__.tag).replace("_", "-")
