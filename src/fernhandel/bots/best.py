"""The choice by rules of thumb: a score for every action, and the best of them."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from fernhandel.core.actions import Action

A = TypeVar("A", bound=Action)


def best_of(actions: Iterable[A], score: Callable[[A], float]) -> list[A]:
    """The actions with the best score, between which chance may decide."""
    best: list[A] = []
    most = float("-inf")
    for action in actions:
        value = score(action)
        if value > most:
            best, most = [action], value
        elif value == most:
            best.append(action)
    return best
