# The Merchants' table in English: labels of widgets and words for screen readers.


## Names

merchants-you = You
merchants-good-cloth = cloth
merchants-good-iron = iron
merchants-good-wine = wine
merchants-good-food = food
merchants-good-silk = silk
merchants-good-salt = salt
merchants-good-none = nothing

merchants-card-reduced-cost = Reduced Cost
merchants-card-driver = Driver
merchants-card-coach-driver = Coach Driver
merchants-card-courier = Courier
merchants-card-express-courier = Express Courier
merchants-card-office = Office
merchants-card-large-office = Large Office
merchants-card-warehouse-sale = Warehouse Sale
merchants-card-free-loading = Free Loading
merchants-card-broken-axle = Broken Axle
merchants-card-special-sale = Special Sale
merchants-card-sale-with-bonus = Sale with Bonus
merchants-card-social-climbing = Social Climbing
merchants-card-loading-master = Loading Master
merchants-card-low-upkeep = Low Upkeep

merchants-rank-0 = Shopkeeper
merchants-rank-1 = Huckster
merchants-rank-2 = Trader
merchants-rank-3 = Merchant
merchants-rank-4 = Wholesaler
merchants-rank-5 = Guild Master
merchants-rank-6 = Patrician
merchants-rank-7 = Alderman
merchants-rank-8 = Councillor


## What cards do

merchants-does-reduced-cost = All you buy in a purchase costs { $sum } together.
merchants-does-driver = One extra point for a wagon in each of your moves.
merchants-does-coach-driver = Two extra points for wagons in each of your moves.
merchants-does-courier = Move the courier one space in each of your moves.
merchants-does-express-courier = Move the courier up to two spaces in each of your moves.
merchants-does-office = After the wheels, shift one price by a level, but not between the highest and the lowest.
merchants-does-large-office = After the wheels, shift one price by a level, also between the highest and the lowest.
merchants-does-warehouse-sale = Sell stored goods at their cost after the wheels.
merchants-does-free-loading = Load up to two of your goods on a wagon without asking or paying.
merchants-does-broken-axle = Before anybody moves, stop a wagon for this turn.
merchants-does-special-sale = After the prices are set, sell one stored good for { $sum }.
merchants-does-sale-with-bonus = Get the city’s bonus on all your goods on one wagon.
merchants-does-social-climbing = Rise one level for { $sum }, whatever a level costs.
merchants-does-loading-master = Pay { $sum } and be Loading Master of a wagon without an auction.
merchants-does-low-upkeep = Pay an upkeep of { $sum } and keep your level.


## Board

merchants-board = Board with { $cities } cities, their roads and three wagons
merchants-place-from = space { $nth } from { $start }
merchants-place-between = { $spaces ->
    [one] { $start } – { $end }
   *[other] { $start } – { $end }, space { $nth }
}
merchants-city = { $city }, bonus { $bonus }, sells
merchants-wagon-at = Wagon { $wagon } at { $place }
merchants-wagon-master = Loading Master: { $player }
merchants-wagon-broken = broken axle
merchants-wagon-arrived = arrived this turn
merchants-arrived = arrived
merchants-courier-at = Courier at { $place }
merchants-courier-reach =
    { $spaces ->
        [one] Courier at { $place }; today it could go to the marked space
       *[other] Courier at { $place }; today it could go to { $spaces } marked spaces
    }
merchants-status = Status
merchants-upkeep = upkeep
merchants-arrivals = Arrivals
merchants-of = { $n } of { $all }
merchants-one-level = One level costs
merchants-status-of = { $player }: level { $level }
merchants-arrivals-of = { $arrivals } of { $last } wagons arrived
merchants-level-costs = one level costs { $price }


## Panels

merchants-prices = Prices
merchants-cards = Cards
merchants-sell = Sell
merchants-buy = Buy
merchants-left = { $n } left
merchants-sold-out = sold out
merchants-price-level = { $good } on level { $level }: costs { $cost }, sells for { $selling }, { $supply } left
merchants-arrow-of = { $player } set an arrow
merchants-open-cards = On offer
merchants-ability-cards = Ability cards
merchants-deck = { $n } more in the deck
merchants-cards-gone = All Investment cards have owners.
merchants-own-hand = Your Influence cards
merchants-pile = Influence pile: { $n } left
merchants-stars = { $n } of { $most } stars
merchants-standing = Ladder
merchants-level = Level { $level }


## Mats

merchants-tile-up = Tile { $tile }
merchants-tile-down = Tile { $tile }, face down
merchants-money-hidden = hidden
merchants-money-hidden-long = Money hidden
merchants-influence-held = { $n ->
    [one] 1 Influence card
   *[other] { $n } Influence cards
}
merchants-letters-held = { $n ->
    [one] 1 Letter of Credit
   *[other] { $n } Letters of Credit
}
merchants-first-player = First player


## Decisions

merchants-follows = What follows
merchants-follows-more = { $n } more
merchants-more = { $step } more
merchants-less = { $step } less
merchants-no-amount = –
merchants-cash = Cash { $amount }
merchants-sealed = sealed
merchants-thinking = thinking
merchants-your-bid = your bid
merchants-bid-for = Loading Master of wagon { $wagon } in { $city }
merchants-wait-for-seals = Shown when all have sealed.
merchants-bought = Bought { $n } of { $most }
merchants-wheel = Price wheel
merchants-arrow-nothing = no good
merchants-arrow-choose = not set
merchants-turn-arrow = Point arrow { $n } at { $good }
merchants-clear = Clear
merchants-your-stock-here = Your stock here
merchants-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
merchants-tokens-for = { merchants-tokens } for { $price }
merchants-asks = { $own ->
    [yes] You ask
   *[no] { $player } asks
}
merchants-offers = { $own ->
    [yes] You offer
   *[no] { $player } offers
}
merchants-final = { $own ->
    [yes] Your last price
   *[no] { $player }, last price
}
merchants-price-for = Price for { $tokens }
merchants-accept = Accept { $amount }
merchants-counter-offer = Counter-offer
merchants-name-final = Your last price
merchants-tile = Tile
merchants-wagon = Wagon
merchants-goes-to = Where to
merchants-courier = Courier
merchants-first-wagon = Choose a wagon, here or on the map.
merchants-extra-points = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
merchants-meets-courier = wagon and courier meet
merchants-arrives = arrives
merchants-only-you-see = Only you see which card you take.
merchants-copies = { $n } in the pile
merchants-high-bid = { $own ->
    [yes] You lead
   *[no] { $player } leads
}
merchants-reveal-wheels = The wheels are open
merchants-reveal-bids = Bids for wagon { $wagon }
merchants-reveal-master = { $own ->
    [yes] You are Loading Master of wagon { $wagon }
   *[no] { $player } is Loading Master of wagon { $wagon }
}
merchants-reveal-pays-as-master = pays, Loading Master
merchants-reveal-pays-nothing = pays nothing
merchants-reveal-nothing = nothing
merchants-reveal-no-arrow = no arrow
merchants-reveal-road = Your goods on the road, { $goods }: { $before } → { $after }
merchants-reveal-road-same = Your goods on the road, { $goods }: { $after } as before
merchants-reveal-fee = { $own ->
    [yes] You ride on wagon { $wagon }
   *[no] { $player } rides on wagon { $wagon }
}
merchants-reveal-rides = { $tokens ->
    [one] pays for { $tokens } token
   *[other] pays for { $tokens } tokens
}
merchants-reveal-earns = Loading Master, earns it
merchants-reveal-no-fee = No agreement about wagon { $wagon }
merchants-reveal-asks = asks, Loading Master
merchants-reveal-offers = offers
merchants-reveal-says-no = says no
merchants-reveal-asked = had asked { $sums }
merchants-reveal-offered = had offered { $sums }
merchants-reveal-card = { $own ->
    [yes] You win { $card }
   *[no] { $player } wins { $card }
}
merchants-passed = passed
merchants-won-already = has won a card
merchants-to-bid = to bid
merchants-waits = waits
merchants-on-offer = For { $card }
merchants-any-card = The winner takes any open card.
merchants-bid = Bid
merchants-cash-now = Cash now
merchants-cash-after = { $amount } left
merchants-next-upkeep = next upkeep { $amount }
merchants-stay = Stay on level { $level }
merchants-upkeep-due = Upkeep of level { $level }
merchants-in-store = In store here
merchants-money-chart = Money
merchants-prices-over-game = level 1 to { $levels }, turn by turn
merchants-sells = sells { $price }
merchants-levels-of = { $good }: levels { $levels }


## Sketches, explanations and headings

merchants-leads = leads
merchants-basket = Your basket
merchants-ends = Ends
merchants-take-out = Take out: { $what }
merchants-to-load = To be loaded
merchants-to-sell = To be sold
merchants-sell-buy = sell / buy
merchants-level-brief = Lv { $level }
merchants-missing-space = Choose a space
merchants-missing-bid = Choose a bid
merchants-missing-goods = Choose goods
merchants-missing-wagon = Choose a wagon
merchants-missing-end = Choose where it goes
merchants-missing-load = Choose what to load
merchants-missing-price = Choose a price
merchants-missing-answer = Choose an answer
merchants-missing-card = Choose a card
merchants-missing-arrow = Point an arrow
merchants-missing-shift = Choose a price to shift
merchants-missing-sale = Choose what to sell
merchants-missing-level = Choose a level
merchants-asks-purchasing = Buy goods
merchants-asks-bid = Your bid for a wagon
merchants-asks-load = Load the wagon
merchants-asks-fee = The loading fee
merchants-asks-axle = Break an axle?
merchants-asks-wagon = Your move: a wagon
merchants-asks-influence = Take an Influence card
merchants-asks-office = Your office
merchants-asks-sale = Sell from store
merchants-asks-card-bid = Your bid for a card
merchants-asks-card = Take a card
merchants-asks-upkeep = Your upkeep
merchants-asks-loan = A loan?
merchants-asks-climb = Climb the ladder
merchants-card-works = Works from the turn after it is won, for the rest of the game.
merchants-card-of = Owner: { $player }
merchants-still-in-deck = Still in the deck: { $cards }
merchants-card-once = Played once, then it is out of the game.
merchants-when-free-loading = While wagons are loaded, when it is your turn to ride along.
merchants-when-broken-axle = Before anybody moves.
merchants-when-special-sale = After all prices are set.
merchants-when-sale-with-bonus = Just before a wagon with your goods is emptied.
merchants-when-social-climbing = When you climb.
merchants-when-loading-master = Before the bids for the wagons.
merchants-when-low-upkeep = Instead of your upkeep.
merchants-city-sells = Sells { $goods }: no bonus on these.
merchants-city-pays = A bonus of { $bonus } on every other token sold here.
merchants-bonus-moves = It grows with each wagon that arrives elsewhere, and is 0 once one arrives here.
merchants-sold-by = Bought in { $cities }
merchants-price-moves = Every arrow lifts it a level; past the highest it starts again at the lowest.
merchants-tile-does = Moves a wagon { $tile } spaces. It lies face down then, until all four have been played.
merchants-level-upkeep = Upkeep { $amount } each turn
merchants-arrivals-end = The turn in which wagon { $last } arrives is the last.
merchants-next-costs = { $price } after the next arrival
merchants-brief-reduced-cost = a purchase for { $sum }
merchants-brief-driver = 1 extra wagon point a turn
merchants-brief-coach-driver = 2 extra wagon points a turn
merchants-brief-courier = moves the courier 1 a turn
merchants-brief-express-courier = moves the courier 2 a turn
merchants-brief-office = shifts a price, not past the ends
merchants-brief-large-office = shifts a price, past the ends too
merchants-brief-warehouse-sale = sells stored goods at cost
merchants-brief-free-loading = load two without a fee
merchants-brief-broken-axle = stops a wagon this turn
merchants-brief-special-sale = sells one stored good for { $sum }
merchants-brief-sale-with-bonus = bonus on all your goods
merchants-brief-social-climbing = a level for { $sum }
merchants-brief-loading-master = a wagon for { $sum }, no auction
merchants-brief-low-upkeep = an upkeep of { $sum }


## The book at the end

merchants-book-sales = Sales from wagons
merchants-book-store = Sales from store
merchants-book-fees-earned = Fees earned
merchants-book-loans = Loans
merchants-book-goods = Goods bought
merchants-book-masters = Loading Masters
merchants-book-fees-paid = Fees paid
merchants-book-cards = Cards
merchants-book-upkeep = Upkeep
merchants-book-status = Status
merchants-book-total = Money left
merchants-book-sold = { $n ->
    [one] 1 good sold
   *[other] { $n } goods sold
}
merchants-book-mastered = Loading Master { $n ->
    [one] once
   *[other] { $n } times
}
merchants-book-climbed = { $n ->
    [one] 1 level climbed
   *[other] { $n } levels climbed
}

## The legend

merchants-legend-city = City: what its market sells; below, everybody’s warehouse there
merchants-legend-bonus = Bonus for each good that the city does not sell itself
merchants-legend-space = A space of the road
merchants-legend-junction = A fork: roads part here
merchants-legend-square = The square of a city: here wagons arrive and set out
merchants-legend-wagon = A wagon with a row for each merchant; the horses show where it is heading
merchants-legend-master = The wagon’s Loading Master
merchants-legend-broken = Broken axle: the wagon does not move this turn
merchants-legend-courier = The courier: whose wagon meets it takes an Influence card
merchants-legend-choice = Ringed in gold: can be chosen now
merchants-legend-end = Where a move can end: with which tile, and how many extra points
merchants-provenance = Cities and wagons follow the rulebook; the roads and most markets are our reconstruction and may differ from the printed board.

# Hints for newcomers, by the part of the turn or its step.
hint-purchasing = Buy goods where they are cheap and where a wagon will come by. Only goods on wagons that arrive are sold.
hint-loading = Bid to be Loading Master of a wagon: you load first, and the others pay you for a place.
hint-movement = Play a tile and move a wagon. Bring those with your goods to cities with a bonus, and keep others’ on the road.
hint-broken_axles = Hold back a wagon that brings your rivals’ goods home, or one you still want to load. A card you keep can be played in a later turn.
hint-taking_influence = Take the card you can use best: only you see what is left in the pile.
hint-prices = Turn both arrows of your wheel to goods whose price shall rise. The highest price falls back to the lowest.
hint-selling = Wagons that have arrived are sold. What you get depends on today’s prices and the city’s bonus.
hint-investments = Bid for cards that help for the rest of the game. The winner picks any of those on display.
hint-status = Pay your upkeep, then climb. Whoever stands highest at the end wins; money only breaks ties.

# Deals: what clauses are made of, as menus call it.
merchants-deal-deed-buy = buy
merchants-deal-deed-bid = bid
merchants-deal-deed-load = load
merchants-deal-deed-carry = carry
merchants-deal-deed-ride = ride along on
merchants-deal-deed-play = play
merchants-deal-deed-move = move
merchants-deal-deed-courier = move the courier
merchants-deal-deed-face = point
merchants-deal-deed-arrows = set
merchants-deal-deed-shift = in an office
merchants-deal-deed-sell = sell
merchants-deal-deed-offer = offer for a card
merchants-deal-deed-choose = choose
merchants-deal-deed-climb = climb in status
merchants-deal-deed-borrow = borrow
merchants-deal-deed-repay = repay
merchants-deal-happening-buys = somebody buys
merchants-deal-happening-master = somebody becomes Loading Master
merchants-deal-happening-loads = somebody loads
merchants-deal-happening-breaks = an axle breaks
merchants-deal-happening-passes = a wagon passes
merchants-deal-happening-arrives = a wagon arrives
merchants-deal-happening-meets = somebody takes a card
merchants-deal-happening-stands = a price stands
merchants-deal-happening-sells = somebody sells
merchants-deal-happening-wins = somebody wins a card
merchants-deal-happening-climbs = somebody climbs
merchants-deal-moment-loading = loading
merchants-deal-moment-movement = movement
merchants-deal-moment-prices = prices
merchants-deal-moment-offices = offices
merchants-deal-moment-selling = selling
merchants-deal-moment-auctions = auctions
merchants-deal-moment-upkeep = upkeep
merchants-deal-moment-end = the end of the turn
merchants-deal-field-wagon = wagon
merchants-deal-field-good = good
merchants-deal-field-city = in a city
merchants-deal-field-over = over a space
merchants-deal-field-to = to a space
merchants-deal-field-seat = player
merchants-deal-field-influence = card
merchants-deal-field-card = card
merchants-deal-field-tokens = how many goods
merchants-deal-field-tile = with a tile
merchants-deal-field-number = arrows
merchants-deal-field-change = up or down
merchants-deal-field-amount = for how much
merchants-deal-field-level = level
merchants-deal-before-wagon = wagon
merchants-deal-before-good = { "" }
merchants-deal-before-city = in
merchants-deal-before-over = over
merchants-deal-before-to = to
merchants-deal-before-seat = { "" }
merchants-deal-before-influence = { "" }
merchants-deal-before-card = { "" }
merchants-deal-before-tokens = with
merchants-deal-before-tile = by
merchants-deal-before-number = { "" }
merchants-deal-before-change = { "" }
merchants-deal-before-amount = for
merchants-deal-before-level = at
merchants-deal-arrows = { $n ->
    [1] an arrow on
   *[other] { $n } arrows on
}
merchants-deal-change-rise = raise
merchants-deal-change-fall = lower
merchants-promised-way = promised to { $names }

hint-attention = Binding deals: whoever is active can agree on almost anything with the others. Say whether you want to be asked.
hint-talk = Offer the active player florins or promises for what he will do or leave. What is agreed, the table enforces.
