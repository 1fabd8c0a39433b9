# First Train to Nuremberg, the page in English: labels of the game's own widgets, and the map in words.

nuremberg-map = Map of { $map }: arrow keys go from one choice to the next, Enter chooses
nuremberg-tracks = Influence and orders
nuremberg-boxes = Influence boxes
nuremberg-trains = Trains
nuremberg-score = Points
nuremberg-series-final = Points if the game ended now
nuremberg-series-points = Victory points
nuremberg-series-profit = Profit and loss

nuremberg-kind-minor = small station
nuremberg-kind-major = large station
nuremberg-kind-company = company town
nuremberg-kind-lowland = lowland
nuremberg-kind-valley = valley
nuremberg-kind-hill = hill
nuremberg-kind-hop = hop field
nuremberg-kind-barred = closed land
nuremberg-station-red = of the red company
nuremberg-station-green = of the green company
nuremberg-company-red = red company
nuremberg-company-green = green company
nuremberg-link-to = { $owner } to { $to }

nuremberg-piece-post = Post
nuremberg-piece-beer = Beer
nuremberg-piece-cheese = Cheese
nuremberg-piece-stone = Stone
nuremberg-piece-red = Red passenger
nuremberg-piece-green = Green passenger
nuremberg-pieces-post = { $count } post
nuremberg-pieces-beer = { $count } beer
nuremberg-pieces-cheese = { $count } cheese
nuremberg-pieces-stone = { $count } stone
nuremberg-pieces-red = { $count ->
    [one] 1 red passenger
   *[other] { $count } red passengers
}
nuremberg-pieces-green = { $count ->
    [one] 1 green passenger
   *[other] { $count } green passengers
}
nuremberg-pieces-landlord = { $count ->
    [one] 1 landlord
   *[other] { $count } landlords
}

nuremberg-influence = Influence
nuremberg-influence-government = Government
nuremberg-influence-train = Train
nuremberg-influence-red = Red
nuremberg-influence-green = Green
nuremberg-unit-cube = Cube
nuremberg-unit-government = Government influence
nuremberg-unit-train = Train influence
nuremberg-unit-red = Red influence
nuremberg-unit-green = Green influence

nuremberg-order-build = Building
nuremberg-order-train = Trains
nuremberg-order-player = Players
nuremberg-stacks-key = On one space the upper disc goes first.
nuremberg-profit = Profit and loss
nuremberg-profit-short = Profit

nuremberg-reveal-auction = The boxes are won
nuremberg-reveal-no-box = no box
nuremberg-reveal-boxes = { $n ->
    [one] Box { $boxes }
   *[other] Boxes { $boxes }
}
nuremberg-reveal-cubes = { $n ->
    [one] for { $n } cube
   *[other] for { $n } cubes
}
nuremberg-box-free = no bid
nuremberg-outbid = { $seat } is outbid
nuremberg-box-from = from { $cubes }
nuremberg-boxes-key = The token in the dashed ring was drawn this turn.
nuremberg-cubes-in-hand = { $cubes ->
    [one] 1 cube in hand
   *[other] { $cubes } cubes in hand
}
nuremberg-bids-standing = { $count ->
    [0] no bid of yours stands
    [one] one bid of yours stands
   *[other] { $count } bids of yours stand
}
nuremberg-bid-on = Cubes on box { $number }


nuremberg-still-due = { $due } still to pay
nuremberg-held = you have { $held }

nuremberg-train-row = Row { $row }
nuremberg-train-free = free
nuremberg-train-owned = owned by { $seat }
nuremberg-train-said = Train { $train }, { $passengers } for passengers, { $goods } for goods, { $state }
nuremberg-trains-key = Arched spaces take passengers, square ones goods.
nuremberg-trains-carry = Trains: { $carried }
nuremberg-own-trains = Your trains
nuremberg-buy-train = Buy a train
nuremberg-load-piece = Load a piece
nuremberg-into-train = Train { $train }

nuremberg-pick-offer = Pick who buys, and where your run begins.
nuremberg-run-from = Run from { $area }
nuremberg-lead-on = On to { $area }

nuremberg-points = Victory points
nuremberg-points-short = VP
nuremberg-hand-and-stock = Cubes in hand and in stock
nuremberg-links-on-map = Links on the map
nuremberg-links-left = Links not sold
nuremberg-delivered = Delivered
nuremberg-player = Player
nuremberg-in-play = Points won in play
nuremberg-in-play-short = Play
nuremberg-sets = Sets
nuremberg-total = Total
nuremberg-score-now = If the game ended now
nuremberg-final-score = Final score
nuremberg-sets-key = The framed number is the scarcest piece: it makes the sets.
nuremberg-part-play = in play
nuremberg-part-sets = sets
nuremberg-part-profit = profit
nuremberg-part-loss = loss and links
nuremberg-joined = { $a } and { $b } have been joined.
nuremberg-not-joined = { $a } and { $b } are not joined yet: the first line between them brings points.

nuremberg-book-carried = Goods and passengers
nuremberg-book-connected = The towns connected
nuremberg-book-sets = Full sets
nuremberg-book-profit = Profit and loss
nuremberg-book-links = Links left on the map
nuremberg-book-total = Victory points
nuremberg-carried = Pieces carried
nuremberg-book-pieces = { $n ->
    [one] 1 piece carried
   *[other] { $n } pieces carried
}
nuremberg-book-built = { $n ->
    [one] 1 link built
   *[other] { $n } links built
}
nuremberg-book-sold = { $n ->
    [one] 1 link sold
   *[other] { $n } links sold
}

nuremberg-asks-auction = Your move: a bid
nuremberg-asks-building = Your move: a chain of links
nuremberg-asks-paying_track = Your move: pay for the chain
nuremberg-asks-trains = Your move: a train or a piece
nuremberg-asks-paying_train = Your move: pay for the train
nuremberg-asks-takeovers = Your move: sell a run
nuremberg-nowhere-building = No chain that you can pay for leads to { $area }.
nuremberg-nowhere-takeovers = No run of your links leads to { $area }.
nuremberg-missing-auction = Choose a box
nuremberg-missing-building = Choose a start
nuremberg-missing-building-begun = Choose the first link
nuremberg-missing-paying_track = Choose what to pay with
nuremberg-missing-paying_track-begun = Choose what to pay with
nuremberg-missing-paying_train = Choose what to pay with
nuremberg-missing-trains = Choose a train or a piece
nuremberg-missing-takeovers = Choose a run
nuremberg-missing-takeovers-begun = Lead it to a station

nuremberg-pick-start = Click where your chain begins, then area after area. A click far away lays the cheapest way there.
nuremberg-begins-in = It begins in { $area }.
nuremberg-pick-link = Click the next area; a click far away lays the cheapest way there.
nuremberg-onwards = { $count ->
    [one] One way on, by name
   *[other] { $count } ways on, by name
}
nuremberg-no-further = No further link can be built.
nuremberg-click-to-lay = click to lay it
nuremberg-end-here = Let the chain end with this link
nuremberg-end-with = Link { $number }, to { $area }: let the chain end with it
nuremberg-chain-points = { $points ->
    [one] 1 point,
   *[other] { $points } points,
}
nuremberg-cubes-first = cubes first, then the influence you like
nuremberg-payment = What pays for it
nuremberg-pay-more = { $unit }: one more
nuremberg-pay-less = { $unit }: one less
nuremberg-left = { $left } left
nuremberg-of-held = of { $held }
nuremberg-exchange = Instead of train influence

nuremberg-hand-short = Cubes
nuremberg-cubes-short = Cubes in hand
nuremberg-links-short = Links
nuremberg-becomes = becomes

## What things are and do

nuremberg-box = Box { $number }
nuremberg-box-held = { $seat }: { $cubes }
nuremberg-train-price = price { $price }
nuremberg-beside = Beside it: { $pieces }.
nuremberg-about-minor = Passengers wait here. What lies in the fields beside it can be loaded here while it belongs to no company.
nuremberg-about-major = Passengers wait here. What lies in the fields beside it can be loaded here while it belongs to no company.
nuremberg-about-company = A chain may begin here for influence of its colour, and passengers of that colour want to come here.
nuremberg-about-lowland = Track costs 1 here. What lies in it can be loaded by whoever has a link that touches it.
nuremberg-about-valley = Track costs 2 here. What lies in it can be loaded by whoever has a link that touches it.
nuremberg-about-hill = No track is built here. Goods are loaded at a neutral station beside it.
nuremberg-about-hop = No track is built here. Beer is loaded at a neutral station beside it.
nuremberg-about-barred = No track is built here.
nuremberg-about-engine = It is yours for this turn. If train influence is missing, other influence or cubes stand in for it.
nuremberg-about-box = The highest bid wins its points and the token drawn for it. Who is outbid takes the cubes back.
nuremberg-about-low = Within reach where a link of yours touches its area and no company’s link does.
nuremberg-about-high = Within reach at a neutral station beside it that a link of yours touches.
nuremberg-about-passenger = Within reach where your own links lead from their station to a station of their colour.
nuremberg-track-points = Victory points
nuremberg-track-profit = Profit and loss
nuremberg-track-hand = Cubes in hand
nuremberg-track-links = Links on the map
nuremberg-track-government = Government influence
nuremberg-track-train = Train influence
nuremberg-track-red = Red influence
nuremberg-track-green = Green influence
nuremberg-about-points = One for every piece that a train carries off; sets and profit come on top at the end.
nuremberg-about-profit = Pieces add to it, every link of yours takes from it, turn by turn. The highest goes first.
nuremberg-about-hand = They bid for influence and pay for track; new ones come every turn.
nuremberg-links-of = { $seat }: { $built } of { $all } on the map, { $left } left to build
nuremberg-about-links = Each costs profit in every turn and a point at the end, until a company takes it over.
nuremberg-about-government = Most builds first. It pays off landlords.
nuremberg-about-train = Most comes first to the trains, and it pays for them.
nuremberg-about-red = Track at a red station costs it, and so does selling to the red company.
nuremberg-about-green = Track at a green station costs it, and so does selling to the green company.

## The legend

nuremberg-legend-lowland = Lowland: track costs least here
nuremberg-legend-hop = Hop field: no track is built here
nuremberg-legend-valley = Valley: track costs more
nuremberg-legend-hill = Hill: no track is built here
nuremberg-legend-barred = Closed land: no track is built here
nuremberg-legend-river = A river: track across it costs more
nuremberg-legend-minor = Small station
nuremberg-legend-major = Large station
nuremberg-legend-companies = Station of the red or the green company
nuremberg-legend-link = A link of track in its owner’s colour
nuremberg-legend-company-link = Track that a company has taken over
nuremberg-legend-passengers = Red and green passengers
nuremberg-legend-landlord = A landlord: building here needs government influence
nuremberg-legend-empty = What lay here is gone
nuremberg-legend-choice = Ringed: can be chosen now
nuremberg-provenance = Both maps are for the most part our reconstruction and may differ from the printed board, as may boxes and trains.

# Hints for newcomers, by the part of the turn or its step.
hint-auction = Bid cubes for boxes: they give influence, and influence decides the orders. Cubes are also what builds track, so keep some.
hint-building = Build links that join towns with passengers or beer to the stations that want them. Difficult country costs more.
hint-trains = Take a train and load what lies along your lines. Longer trains carry more but cost more.
hint-takeovers = Sell lines to a company before they cost you: track that is still yours at the end of the turn must be paid for.
