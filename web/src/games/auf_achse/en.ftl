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
auf-achse-pick-place = By name
auf-achse-pick-none = Choose a city or a road
auf-achse-touch-map = Touch a ringed place on the map, or find it by name.
auf-achse-stay = Stay here

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
auf-achse-aboard = ABOARD
auf-achse-no-waybills = No contracts at the moment.
auf-achse-load = { $goods } of { $room } loaded
auf-achse-bound-for = to { $city }
auf-achse-in-hand = { $count } in hand
auf-achse-cash = Cash
auf-achse-load-here = Load here
auf-achse-choose-one = Put a public contract up for auction
auf-achse-take-one = Take a public contract
auf-achse-slots = needs { $goods } slots, { $free } free
auf-achse-delivered-now = delivered by this move
auf-achse-lose-one = Which load is lost?
auf-achse-end-turn = End the turn
auf-achse-go-on = Drive off like this
auf-achse-choose-none = Choose none and end the turn
auf-achse-keep-in-hand = Keep it in hand
auf-achse-no-discount = No, thank you
auf-achse-settle = Settle the card

## Public contracts

auf-achse-row = Public contracts
auf-achse-dock = Loading dock
auf-achse-leaves-next = leaves next
auf-achse-in-auction = in auction
auf-achse-row-empty = No public contract is left.
auf-achse-pile = { $count ->
    [0] The pile is used up
    [one] more in the pile
   *[other] more in the pile
}

## Auction

auf-achse-offers = Offers
auf-achse-offer = No.
auf-achse-pay = Pay
auf-achse-keep = Remains
auf-achse-rung = Offer { $offer }: costs { $cost }, leaves { $rest }
auf-achse-held-by = held by { $player }
auf-achse-you-have = You have { $cash }.
auf-achse-match = Equal it
auf-achse-pass = Pass for good
auf-achse-right-of-way = You chose this contract: to equal the last offer is enough for you.
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
auf-achse-joker = Joker
auf-achse-no-drive = no way open
auf-achse-ends-exact = { $count } exact
auf-achse-ends-early = { $count } early
auf-achse-which-way = You can get there in several ways:
auf-achse-can-load = goods are waiting
auf-achse-event-space = event card
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
