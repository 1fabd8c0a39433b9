"""How a table says no where no rule of a game is broken."""


class Declined(Exception):
    """Something a table does not do, or not now: a code and the facts of the case; nothing has changed."""

    def __init__(self, code: str, /, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in sorted(self.facts.items()))
        return f"{self.code.replace('_', ' ')}{f' ({facts})' if facts else ''}"
