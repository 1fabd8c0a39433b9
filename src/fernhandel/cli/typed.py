"""A line that is being typed, with its cursor."""

from dataclasses import dataclass


@dataclass
class Typed:
    """
    >>> line = Typed()
    >>> for key in ["1", "3", "left", "2", "end", "backspace"]:
    ...     _ = line.press(key)
    >>> line.text, line.at
    ('12', 2)
    """

    text: str = ""
    at: int = 0

    def __bool__(self) -> bool:
        return bool(self.text)

    def clear(self) -> None:
        self.text, self.at = "", 0

    def press(self, key: str) -> bool:
        """Whether the key belongs to the line."""
        before, after = self.text[: self.at], self.text[self.at :]
        if len(key) == 1 and key.isprintable():
            self.text, self.at = before + key + after, self.at + 1
        elif key == "backspace":
            self.text, self.at = before[:-1] + after, max(self.at - 1, 0)
        elif key == "delete":
            self.text = before + after[1:]
        elif key == "clear":
            self.text, self.at = after, 0
        elif key in ("left", "right", "home", "end"):
            self.at = {"left": max(self.at - 1, 0), "right": min(self.at + 1, len(self.text))}.get(
                key, 0 if key == "home" else len(self.text)
            )
        else:
            return False
        return True
