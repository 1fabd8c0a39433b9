"""The rules of a table: its terms in the form the phases ask for, one object for all tables of the same terms."""

from typing import Any

from mypy_extensions import mypyc_attr

from fernhandel.core.terms import Terms


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package need not be compiled
class SharedRules:
    """What a game's own rules begin with; a pickle brings back the shared object."""

    def __init__(self) -> None:
        self.terms: Terms | None = None  # those of the tables that share it, told by their title

    def __copy__(self) -> "SharedRules":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "SharedRules":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        from fernhandel.core import pickled  # which knows everything that can be pickled

        return pickled.rules, (self.terms,)
