"""Compiled actions are read-only by themselves; imported once, this holds interpreted ones to the same."""

from fernhandel.core.actions import Action

HOME = "home"  # told by the catalogue


def _set_once(self: Action, name: str, value: object) -> None:
    written = name in self.__dict__ or (name != "id" and name not in self.fields)
    if written and name != HOME:
        raise AttributeError(f"attribute {name!r} of {type(self).__name__!r} objects is not writable")
    object.__setattr__(self, name, value)


if "__dict__" in Action.__dict__:
    Action.__setattr__ = _set_once  # type: ignore[method-assign,assignment]
