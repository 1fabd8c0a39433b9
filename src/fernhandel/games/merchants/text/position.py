"""The whole position, topic by topic; a line without indent is the heading of those below it."""

from collections import Counter

from fernhandel.core.speech import capital, under_headings
from fernhandel.games.merchants.figures import INVESTMENTS, PRINTED_PRICE, UPKEEP
from fernhandel.games.merchants.state import Rules
from fernhandel.games.merchants.text.deals import tell_deals
from fernhandel.games.merchants.text.lines import DealLines
from fernhandel.games.merchants.text.prompt import quotes, tell_prompt
from fernhandel.games.merchants.text.speech import Speech
from fernhandel.games.merchants.view import MerchantsView, PlayerView, SealView, WagonView

SETUP = "ability_auction"
TALK = ("quoting", "answering", "replying", "final_answer")
OPEN_AUCTION = ("investments", "taking_card", SETUP)
NOT_IN_TURN = (*OPEN_AUCTION, "master_auction", "wheels")  # here the order of play does not say who is asked next


def tell_position(speech: Speech, lines: DealLines, rules: Rules, view: MerchantsView) -> list[str]:
    when = speech.say("heading-turn", turn=view.turn) if view.turn else speech.say("stage-setup")
    topics = {
        when: _turn(speech, lines, rules, view),
        speech.say("heading-goods"): _goods(speech, view),
        speech.say("heading-cities"): _cities(speech, view),
        speech.say("heading-wagons"): _wagons(speech, view),
        speech.say("heading-players"): [_player(speech, view, seat) for seat in range(rules.players)],
        speech.say("heading-cards"): _cards(speech, view),
    }
    if view.deals is not None:
        topics[speech.say("heading-deals")] = tell_deals(speech, lines, view.deals)
    return under_headings(topics)


# -- the turn --------------------------------------------------------------------------------------------------------


def _turn(speech: Speech, lines: DealLines, rules: Rules, view: MerchantsView) -> list[str]:
    told = [tell_prompt(speech, lines, rules, view)]
    if not view.over:
        told += _under_way(speech, view)
    told.append(speech.say("order-of-play", order=speech.seats_of(rules.orders[view.first])))
    told.append(
        speech.say("arrivals", arrivals=view.arrivals, last=view.last_arrival, price=view.climb_price),
    )
    if view.arrivals >= view.last_arrival and not view.over:
        told.append(speech.say("last-turn"))
    told.append(speech.say("letters-left", letters=view.credits))
    return told


def _under_way(speech: Speech, view: MerchantsView) -> list[str]:
    """What the current step has come to so far, beyond the question asked."""
    p = view.progress
    lines: list[str] = []
    if view.step in TALK:
        lines.append(_talk(speech, view))
    if view.step in OPEN_AUCTION:
        lines += _auction(speech, view)
    if view.sealed:
        lines.append(speech.say("sealed", seats=speech.seats_of(view.sealed)))
    if view.own_seal is not None:
        lines.append(_own_seal(speech, view.own_seal))
    if p.barred and p.active is not None:
        lines.append(speech.say("barred", seat=speech.seat(p.active), wagons=speech.both(map(str, p.barred))))
    if p.with_bonus:
        lines.append(speech.say("with-bonus", seats=speech.seats_of(p.with_bonus)))
    later = p.queue[p.cursor + 1 :]
    if later and view.step not in NOT_IN_TURN:
        lines.append(speech.say("asked-later", seats=", ".join(map(speech.seat, later))))
    return lines


def _talk(speech: Speech, view: MerchantsView) -> str:
    p = view.progress
    rider = p.queue[p.cursor]
    master = view.wagons[p.wagon - 1].master
    assert master is not None
    refused = view.step == "final_answer" and p.offer is None  # what was named before holds no longer
    return speech.say(
        "talk",
        master=speech.seat(master),
        rider=speech.seat(rider),
        wagon=p.wagon,
        quotes=(not refused and quotes(speech, view)) or "none",
        offer="none" if p.offer is None else speech.say("quoted", tokens=p.offer_tokens, amount=p.offer),
    )


def _auction(speech: Speech, view: MerchantsView) -> list[str]:
    p = view.progress
    lines: list[str] = []
    if p.high_bidder is not None:
        lines.append(speech.say("highest-bid", amount=p.high_bid, seat=speech.seat(p.high_bidder)))
    if p.winners:
        lines.append(speech.say("winners", seats=speech.seats_of(p.winners)))
    out = [seat for seat in p.out if seat not in p.winners]
    if out:
        lines.append(speech.say("out-of-auction", seats=speech.seats_of(out)))
    return lines


def _own_seal(speech: Speech, seal: SealView) -> str:
    if seal.wheel is not None:
        return speech.say("own-wheel", wheel=speech.wheel(*seal.wheel))
    assert seal.bid is not None
    return speech.say("own-bid", amount=seal.bid)


# -- the board -------------------------------------------------------------------------------------------------------


def _goods(speech: Speech, view: MerchantsView) -> list[str]:
    return [
        speech.say(
            "good-line",
            good=capital(speech.good(id)),
            level=good.level,
            cost=good.cost,
            selling=good.selling,
            supply=good.supply,
        )
        for id, good in view.goods.items()
    ]


def _cities(speech: Speech, view: MerchantsView) -> list[str]:
    lines: list[str] = []
    for id, city in view.cities.items():
        market = speech.both(speech.good(good) for good in speech.places.markets[id])
        lines.append(
            speech.say(
                "city-line",
                city=speech.city(id),
                market=market,
                bonus=city.bonus,
                stored=speech.goods_of(city.warehouses) or "none",
            )
        )
    return lines


def _wagons(speech: Speech, view: MerchantsView) -> list[str]:
    lines = [_wagon(speech, wagon) for wagon in view.wagons]
    if view.courier is None:
        lines.append(speech.say("courier-to-come"))
    else:
        lines.append(speech.say("courier-line", at=speech.places.form(view.courier, "at")))
    return lines


def _wagon(speech: Speech, wagon: WagonView) -> str:
    places = speech.places
    told = [speech.say("wagon-at", wagon=wagon.number, at=places.form(wagon.at, "at"))]
    if wagon.came_from is not None:
        told.append(speech.say("wagon-from", origin=places.form(places.behind(wagon.at, wagon.came_from), "from")))
        facing = wagon.facing if wagon.facing != wagon.at else None  # MR43: not pointed into a branch yet
        ahead = places.ahead(wagon.at, wagon.came_from, facing)
        told.append(speech.say("wagon-ahead", ahead=speech.either(map(places.name, ahead))))
    if wagon.master is not None:
        told.append(speech.say("wagon-master", seat=speech.seat(wagon.master)))
    if wagon.arrived:
        told.append(speech.say("wagon-arrived"))
    if wagon.broken:
        told.append(speech.say("wagon-broken"))
    return speech.say("wagon-line", told=", ".join(told), rows=speech.goods_of(wagon.rows) or "none")


# -- the players -----------------------------------------------------------------------------------------------------


def _player(speech: Speech, view: MerchantsView, seat: int) -> str:
    player = view.players[seat]
    told = [speech.say("money", amount="hidden" if player.money is None else player.money)]
    told.append(speech.say("player-status", rank=speech.rank(player.status), upkeep=UPKEEP[player.status]))
    told.append(speech.say("player-tiles", tiles=speech.both(map(str, player.tiles))))
    if player.investments:
        told.append(speech.say_by_edition("player-cards", cards=_abilities(speech, player, view.turn)))
    if player.hand:
        told.append(speech.say("player-hand", cards=speech.cards(player.hand)))
    elif player.influence:
        told.append(speech.say("player-influence", cards=player.influence))
    if player.letters:
        told.append(speech.say("player-letters", letters=player.letters))
    name = speech.say("yourself" if seat == view.seat else "another", seat=speech.seat(seat))
    return speech.say("player-line", seat=name, told="; ".join(told))


def _abilities(speech: Speech, player: PlayerView, turn: int) -> str:
    """The cards in play; one won this turn works from the next (M7.6)."""
    told: list[str] = []
    for owned in player.investments:
        name = speech.card(owned.card)
        told.append(speech.say("card-from-next-turn", card=name) if owned.turn >= turn > 0 else name)
    return speech.both(told)


# -- the cards -------------------------------------------------------------------------------------------------------


def _cards(speech: Speech, view: MerchantsView) -> list[str]:
    lines: list[str] = []
    if view.step == SETUP:
        priced = [
            speech.say("priced-card", card=speech.card(card), price=PRINTED_PRICE[INVESTMENTS.index(card)])
            for card in view.open_cards
        ]
        lines.append(speech.say("cards-on-offer", cards=speech.both(priced), deck=view.deck))
    elif view.open_cards:
        cards = speech.both(map(speech.card, view.open_cards))
        lines.append(speech.say("cards-on-offer", cards=cards, deck=view.deck))
    if view.cards_out:
        lines.append(speech.say("cards-out", cards=speech.both(map(speech.card, view.cards_out))))
    lines.append(speech.say("influence-pile", cards=view.pile))
    if view.pile_open is not None:
        lines.append(speech.say("pile-open", cards=speech.cards(view.pile_open)))
    looks = [seen.pile for seen in view.influence if seen.pile is not None]
    if looks:
        lines.append(speech.say("pile-seen", cards=speech.cards(looks[-1])))
    played = Counter(seen.influence for seen in view.influence if seen.played and seen.influence is not None)
    if played:
        lines.append(speech.say("influence-played", cards=speech.cards(played)))
    return lines
