"""How the messages of a catalogue are called."""


def message(family: str, id: str) -> str:
    """The message of a thing: family and id, with dashes."""
    return f"{family}-{id}".replace("_", "-")
