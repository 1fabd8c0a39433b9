# Auf Achse: labels of the map, the mats and the widgets.

## Map

auf-achse-map = Motorway map
auf-achse-space = { $start }–{ $end } { $nth }
auf-achse-distance = { $driven } of { $points }
auf-achse-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
auf-achse-truck-at = Truck of { $player }: { $place }, { $goods } of { $room } goods loaded
auf-achse-construction-at = Construction sign: { $place }
auf-achse-construction-none = Construction sign: not on the map
auf-achse-jam-at = Traffic jam: { $place }, until { $player }’s next turn
auf-achse-jam-none = Traffic jam: none
auf-achse-cities = Cities
auf-achse-roads = Roads and ferries
auf-achse-pick-none = Choose a city or a road
auf-achse-touch-map = Touch a ringed place on the map, or find it by name.

## Contracts

auf-achse-waybills = Waybills
auf-achse-contracts = Contracts
auf-achse-contract = { $start } to { $end }, { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}, { $revenue }
auf-achse-waybill-aboard = aboard
auf-achse-waybill-hand = in hand
auf-achse-waybill-public = public
auf-achse-away-short = { $points ->
    [0] here
   *[other] { $points } away
  }
auf-achse-away = { $points ->
    [0] You are in { $city }
    [one] { $points } point to { $city }
   *[other] { $points } points to { $city }
  }
auf-achse-no-waybills = No contracts at the moment.
auf-achse-load = { $goods } of { $room } loaded
auf-achse-bound-for = to { $city }
auf-achse-in-hand = { $count } in hand
auf-achse-cash = Cash
auf-achse-load-here = Load here
auf-achse-choose-one = Put a public contract up for auction
auf-achse-take-one = Take a public contract
auf-achse-slots = needs { $goods } slots, { $free } free
auf-achse-lose-one = Which load is lost?

## Public contracts

auf-achse-row = Public contracts
auf-achse-dock = Loading dock
auf-achse-leaves-next = Loading dock: leaves next
auf-achse-in-auction = in auction
auf-achse-row-empty = No public contract is left.
auf-achse-at-dock = dock

## Auction

auf-achse-offers = Offers
auf-achse-offer = No.
auf-achse-pay = Pay
auf-achse-keep = Remains
auf-achse-rung = Offer { $offer }: costs { $cost }, leaves { $rest }
auf-achse-held-by = held by { $player }
auf-achse-match = Equal it
auf-achse-reveal-won = { $own ->
    [yes] You win { $start } to { $end }
   *[no] { $player } wins { $start } to { $end }
}
auf-achse-reveal-pays = pays
auf-achse-bidder-passed = passed
auf-achse-bidder-asked = is asked
auf-achse-bidder-bids = holds { $offer }
auf-achse-bidder-chooser = chose it

## Dice

auf-achse-roll = { $dice ->
    [one] Roll the die
   *[other] Roll the dice
}
auf-achse-die = Die showing { $value }
auf-achse-drive = Drive { $points }
auf-achse-drive-sum = Both drivers: { $points }
auf-achse-no-drive = no way open
auf-achse-which-way = You can get there in several ways:
auf-achse-wait = Wait here

## Trailers

auf-achse-trailers = Trailers
auf-achse-trailer-large = Large trailer
auf-achse-trailer-small = Small trailer
auf-achse-trailer-room = { $room } more goods, { $price }
auf-achse-trailers-left = { $left } of { $count } for sale
auf-achse-trailers-yours = yours: { $count }
auf-achse-no-trailers = There are no trailers in the children’s game.
auf-achse-buy-trailer = Buy
auf-achse-buy-at-half-price = Half price
auf-achse-sell-trailer = Sell

## Event cards

auf-achse-events = Events and signs
auf-achse-event-pile = { $left } event cards left, { $drawn } drawn
auf-achse-keeps-second-driver = Second driver
auf-achse-keeps-local-knowledge = Local knowledge
auf-achse-owes = owes { $amount }
auf-achse-misses = { $count ->
    [one] misses a turn
   *[other] misses { $count } turns
}
auf-achse-effect-gain = You get { $amount }.
auf-achse-effect-gain-per-good = You get { $amount } for every good aboard.
auf-achse-effect-roll-again = Roll and drive once more.
auf-achse-effect-move-extra = Drive on, one to six points.
auf-achse-effect-goto-nearest-city = Drive to the nearest city.
auf-achse-effect-goto-own-city = Jump to where a contract of yours starts or a load of yours is wanted.
auf-achse-effect-sum-dice = Keep it: once you may drive the sum of both dice.
auf-achse-effect-pass-sign = Keep it: once you may drive through a sign.
auf-achse-effect-draw-contract = Draw one of the contracts set aside.
auf-achse-effect-half-price-trailer = One trailer at half its price, now or never.
auf-achse-effect-jam-free = Put the jam sign on any free space.
auf-achse-effect-jam-edge = Put the jam sign between { $start } and { $end }.
auf-achse-effect-jam-city = The jam sign goes to { $city }.
auf-achse-effect-pay = Pay { $amount }, or double as soon as you can.
auf-achse-effect-pay-per-trailer = Pay { $amount } for every trailer, or double as soon as you can.
auf-achse-effect-skip-turn = Miss your next turn.
auf-achse-effect-unload-contract = Your cheapest load is lost, its contract goes back into your hand.

## The book at the end

auf-achse-under-way = Freight under way
auf-achse-delivered = Contracts delivered
auf-achse-book-freight = Freight delivered
auf-achse-book-contracts = Paid for contracts
auf-achse-book-trailers = Trailers bought
auf-achse-book-trailers-sold = Trailers sold
auf-achse-book-gains = Lucky events
auf-achse-book-costs = Unlucky events
auf-achse-book-total = Cash
auf-achse-book-delivered = { $n ->
    [one] 1 contract delivered
   *[other] { $n } contracts delivered
}
auf-achse-book-won = { $n ->
    [one] 1 auction won
   *[other] { $n } auctions won
}
auf-achse-book-drove = { $n ->
    [one] 1 space driven
   *[other] { $n } spaces driven
}

## Deciding

auf-achse-dice = The dice
auf-achse-or = or
auf-achse-for-good = for good: dice cannot be taken back
auf-achse-ends-at = ends at
auf-achse-from-here = from here
auf-achse-way-exact = { $points }, exact
auf-achse-way-early = { $points }, stop early
auf-achse-using-second-driver = Second driver
auf-achse-using-local-knowledge = Local knowledge
auf-achse-using-both = both kept cards
auf-achse-loaded = Load { $goods } for { $city }
auf-achse-sketch = What you have sketched
auf-achse-take-out = Take out: { $move }
auf-achse-asks-place = Place your truck
auf-achse-asks-start = Load before you start
auf-achse-asks-roll = Your move: roll
auf-achse-asks-drive = Your move: drive
auf-achse-asks-sign = Place the sign
auf-achse-asks-offer = Your offer
auf-achse-asks-won = The contract is yours
auf-achse-missing-place = Choose a place
auf-achse-missing-roll = Roll first
auf-achse-missing-end = Choose where to drive
auf-achse-missing-sign = Choose a place for the sign
auf-achse-missing-goal = Choose where to go
auf-achse-missing-load = Choose a load
auf-achse-missing-offer = Choose an offer
auf-achse-missing-deed = Choose what to do

## Explanations

auf-achse-explain-aboard = { $goods } goods are aboard; in { $end } they are unloaded and paid.
auf-achse-explain-hand = { $goods } goods wait in { $start }; { $end } is { $points } points from there.
auf-achse-explain-public = Public: { $goods } goods from { $start }, { $points } points to { $end }.
auf-achse-explain-offers = Offers 1 to 5 cost { $least } to { $most }.
auf-achse-explain-trailer = Room for { $room } more goods. It is bought and sold at any moment of your turn.
auf-achse-explain-trailer-end = At the end of the game it is worth nothing.
auf-achse-explain-die-title = A die
auf-achse-explain-die = { $dice ->
    [one] Drive its number exactly. Only in cities of your own contracts and before signs may you stop early.
   *[other] Choose one of the dice and drive its number exactly. Only in cities of your own contracts and before signs may you stop early.
}
auf-achse-explain-one = Whoever drives a 1 must place the construction sign. A { $joker } counts as any number.
auf-achse-explain-joker-title = The joker
auf-achse-explain-joker = A { $joker } counts as any number from 1 to { $joker }; as a 1 it brings the construction sign.
auf-achse-explain-sum-title = Second driver
auf-achse-explain-sum = Your kept card: drive the sum of both dice, once.
auf-achse-explain-construction-title = Construction sign
auf-achse-explain-construction = Nobody enters or passes this space until somebody drives a 1 and moves the sign.
auf-achse-explain-jam-title = Traffic jam
auf-achse-explain-jam = Nobody enters or passes this place until the next turn of { $player }.
auf-achse-explain-starts = Public contract from here: { $contract }
auf-achse-explain-city = Whoever arrives by exact count may put up a public contract.
auf-achse-explain-city-children = Whoever arrives may take the public contracts that start here.
auf-achse-explain-trucks = Here: { $players }
auf-achse-explain-load = { $place }, { $goods } of { $room } goods loaded

## The legend

auf-achse-legend-city = A city
auf-achse-legend-own = A city of one of your waybills
auf-achse-legend-load = You can load here
auf-achse-legend-deliver = You can deliver here
auf-achse-legend-space = A space of the road: one point
auf-achse-legend-event = Event space: whoever stops here by exact count draws a card
auf-achse-legend-ferry = A ferry
auf-achse-legend-number = The number of the road
auf-achse-legend-truck = A truck with its trailers and goods; the badge tells whose it is
auf-achse-legend-construction = Construction: nobody drives past it
auf-achse-legend-jam = Traffic jam: nobody drives past it until it clears
auf-achse-legend-end-first = Where the first die leads; the number counts the points
auf-achse-legend-end-second = Where the second die leads
auf-achse-legend-end-sum = Where both dice together lead
auf-achse-legend-early = Dashed: you stop early, and the rest of the number is lost
auf-achse-legend-choice = Ringed: can be chosen now
auf-achse-provenance = The cities are known; most roads and the number of their spaces are our reconstruction and may differ from the printed board.

# Hints for newcomers, by the part of the turn or its step.
hint-dice = Roll. With two dice you then drive by one of them, whichever serves you better.
hint-driving = Marked places can be reached. Drive to a city where you can load or unload for one of your waybills.
hint-event = Events may help or cost. Do what the card says.
hint-city = Load for your waybills, or unload and be paid. New freight is taken here as well.
hint-procurement = A freight is auctioned: bid what it is worth to you after the way you have to drive for it.
hint-turn-end = Trailers carry more; before your turn ends you may buy one.
