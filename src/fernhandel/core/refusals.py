"""How the house says no: a code, the rule behind it, and the facts of the case. The sentence comes from the words."""

from typing import Any

from mypy_extensions import mypyc_attr


class Refused(Exception):
    """An action that the rules forbid. Nothing has changed.

    >>> Refused("city_does_not_sell", "M2.4", good="wine", city="BRU")
    Refused('city_does_not_sell', rule='M2.4', city='BRU', good='wine')
    """

    def __init__(self, code: str, rule: str, **facts: str | int) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        from fernhandel.core import pickled  # which knows everything that can be pickled

        return pickled.refusal, (Refused, self.code, self.rule, self.facts)

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in sorted(self.facts.items()))
        return f"Refused({self.code!r}, rule={self.rule!r}{facts})"

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in sorted(self.facts.items()))
        return f"{self.code.replace('_', ' ')}{f' ({facts})' if facts else ''} [{self.rule}]"


@mypyc_attr(allow_interpreted_subclasses=True)  # a line of text that is not understood is one, and not compiled
class BadInput(ValueError):
    """Something given from outside is wrong: a board file, a record, an option, a setting. Says what and where."""
