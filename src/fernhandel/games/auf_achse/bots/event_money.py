"""What event cards pay and cost, for both bots; what they do to the time of a truck each values by itself."""

from fernhandel.games.auf_achse.figures import GAIN, GAIN_PER_GOOD, PAY, PAY_PER_TRAILER


def event_money(effect: int, amount: int, goods: int, trailers: int) -> int:
    """The money that a card brings to a truck with so many goods aboard and so many trailers; 0 if it is about time."""
    if effect == GAIN:
        return amount
    if effect == GAIN_PER_GOOD:
        return amount * goods
    if effect == PAY:
        return -amount
    if effect == PAY_PER_TRAILER:
        return -amount * trailers
    return 0
