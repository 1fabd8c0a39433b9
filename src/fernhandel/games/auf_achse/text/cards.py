"""Contracts and event cards in words, for any board."""

from collections import Counter
from typing import Final

from fernhandel.core.speech import in_language, message
from fernhandel.core.words import Facts, Messages
from fernhandel.games.auf_achse.board_file import BoardData, EventCard
from fernhandel.games.auf_achse.figures import FURTHER
from fernhandel.games.auf_achse.text.places import Places

KEPT: Final = {
    "second_driver": "sum_dice",
    "local_knowledge": "pass_sign",
}  # a use of a kept card, and the card's effect


class Cards:
    """Cards by their ids."""

    def __init__(self, messages: Messages, data: BoardData, places: Places, currency: str) -> None:
        self._messages = messages
        self._places = places
        self._currency = currency
        self._events = {card.id: card for card in data.events}
        self.contracts = {card.id: card for card in data.contracts}
        self.told = self._tell_contracts()
        """Each contract as it reads everywhere: "Berlin–Trieste (4 goods, 3,900)"."""

    def _tell_contracts(self) -> dict[str, str]:
        """Cards that say the same are numbered, so that a menu can offer both; the revenue follows from the rest."""
        cards = self.contracts.values()
        printed = [(card.start, card.to, card.goods) for card in cards]
        seen = Counter[tuple[str, str, int]]()
        told: dict[str, str] = {}
        for card, face in zip(cards, printed, strict=True):
            seen[face] += 1
            number = seen[face] if printed.count(face) > 1 else 0
            told[card.id] = self._messages.format(
                "contract", route=self.route(card.id), goods=card.goods, revenue=card.revenue, number=number
            )
        return told

    def route(self, id: str) -> str:
        card = self.contracts[id]
        cities = self._places.cities
        return self._messages.format("route", start=cities[card.start], end=cities[card.to])

    def event(self, id: str) -> str:
        """The name of an event card, or of the card that serves a kept card's use."""
        if id not in self._events:
            return self._kept(id)
        return self._quoted(self._events[id])

    def _quoted(self, card: EventCard) -> str:
        return self._messages.format("quoted", name=in_language(card.name, self._messages.language, card.id))

    def _kept(self, use: str) -> str:
        if use == "both":
            return self._messages.format(
                "list-and", items=self._kept("second_driver"), last=self._kept("local_knowledge")
            )
        for card in self._events.values():
            if card.effect == KEPT[use]:
                return self._quoted(card)
        return self._messages.format(f"{message('effect', KEPT[use])}.card")  # a board may have no such card

    def effect(self, id: str) -> str:
        """What an event card tells its owner to do."""
        card = self._events[id]
        cities = self._places.cities
        facts: Facts = {"amount": card.amount, "currency": self._currency, "points": FURTHER}
        if card.road is not None:
            facts |= {"start": cities[card.road[0]], "end": cities[card.road[1]]}
        if card.city:
            facts["city"] = cities[card.city]
        return self._messages.format(message("effect", card.effect), **facts)
