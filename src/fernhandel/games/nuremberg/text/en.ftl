# First Train to Nuremberg in English.
#
# action-*, event-* and refused-* are named after the kinds of actions and events and the codes of refusals; their facts
# bear the names of the fields. Players, areas, companies and trains come as names, and so do lists of pieces and points.


## Names

colour-blue = Blue
colour-amber = Amber
colour-purple = Purple
colour-black = Black

influence-government = government
influence-train = train
influence-red = red
influence-green = green

track-government = Government influence
track-train = Train influence
track-red = Red influence
track-green = Green influence
track-profit = Profit and loss

unit-cube = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
unit-government = { $count } government influence
unit-train = { $count } train influence
unit-red = { $count } red influence
unit-green = { $count } green influence

piece-post = { $count } post
    .kind = post
    .one = post
    .no = no post
piece-beer = { $count } beer
    .kind = beer
    .one = beer
    .no = no beer
piece-cheese = { $count } cheese
    .kind = cheese
    .one = cheese
    .no = no cheese
piece-stone = { $count } stone
    .kind = stone
    .one = stone
    .no = no stone
piece-red = { $count ->
    [one] 1 red passenger
   *[other] { $count } red passengers
}
    .kind = red passengers
    .one = a red passenger
    .no = no red passenger
piece-green = { $count ->
    [one] 1 green passenger
   *[other] { $count } green passengers
}
    .kind = green passengers
    .one = a green passenger
    .no = no green passenger
piece-landlord = { $count ->
    [one] 1 landlord
   *[other] { $count } landlords
}
    .kind = landlords

step-auction = auction
step-building = building track
step-paying-track = paying for track
step-trains = trains
step-paying-train = paying for a train
step-takeovers = takeovers

stage-investment-cubes = Investment cubes
stage-influence-tokens = Influence tokens
stage-auction = Auction
stage-orders = Orders
stage-building = Building track
stage-trains = Trains
stage-profit = Profit and loss
stage-player-order = Player order
stage-takeovers = Takeovers
stage-turn-end = End of the turn


## Small parts

list-and = { $items } and { $last }
list-or = { $items } or { $last }
counted = { $count } { $what }
counted-for = { $what } { $count }
counted-from = { $area } { $count } (from { $stations })
signed = { $side ->
    [minus] −{ $number }
   *[plus] { $number }
}
victory-points = { $side ->
    [minus] −{ $points }
   *[plus] { $points }
} { $points ->
    [one] victory point
   *[other] victory points
}
cubes = { $cubes ->
    [0] no cubes
    [one] 1 cube
   *[other] { $cubes } cubes
}
build-points = { $points ->
    [one] 1 build point
   *[other] { $points } build points
}
landlord-fee = { $count ->
    [one] 1 government influence for the landlord
   *[other] { $count } government influence for the landlords
}
links = { $links ->
    [0] no links
    [one] 1 link
   *[other] { $links } links
}
scored-sets = { $sets ->
    [0] { sets }
   *[other] { $worth } for { sets }
}
sets = { $sets ->
    [0] no sets
    [one] 1 set
   *[other] { $sets } sets
}
passengers = { $passengers ->
    [one] 1 passenger
   *[other] { $passengers } passengers
}
goods = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
token-of-box = { $seat ->
    [none] box { $box } { $what }
   *[someone] box { $box } { $what } ({ $seat } { $bid })
}
means = { $points ->
    [none] { cubes }, no influence
   *[some] { cubes }, influence { $points }
}
# The class only where passengers score by it.
in-class = { $class ->
    [0] { "" }
   *[other] { " " }(class { $class })
}


## Actions

action-pass = Pass
action-done = Done
action-bid = Bid { cubes } on box { $box } ({ $points }, plus the token)
action-start = Start a chain in { $area }
action-link = Build a link to { $to }
action-pay = Pay { $unit }
action-buy = Buy train { $train }{ in-class } for { $spaces }, price { $price }
action-load = Load { $one } from { $area } onto the train in row { $row }{ in-class }
action-offer = Sell a run from { $area } to the { $company }
action-extend = Lead the run on to { $to }


## Events

event-turn-began = Turn { $turn } of { $turns } begins.
event-cubes-taken = { $seat } takes { cubes } from the stock and has { $hand } in hand.
event-tokens-drawn = Tokens are drawn: { $tokens }.
event-bid-placed = { $displaced ->
    [none] { $seat } bids { cubes } on box { $box }.
   *[someone] { $seat } bids { cubes } on box { $box }; { $displaced } is outbid and takes the cubes back.
}
event-box-won = { $seat } wins box { $box } for { cubes } and gains influence: { $points }.
event-orders-set = Track is built in the order { $build }; trains are bought in the order { $trains }.
event-chain-started = { $seat } starts a chain in { $area }.
event-link-built = { $seat } builds a link from { $area } to { $to } for { $price }.
event-paid = { $units ->
    [none] { $seat } has no surcharges to pay.
   *[some] { $seat } pays { $units }.
}
event-passed = { $step ->
    [building] { $able ->
        [yes] { $seat } builds nothing.
       *[no] { $seat } cannot build anything.
    }
    [takeovers] { $able ->
        [yes] { $seat } sells nothing.
       *[no] { $seat } has no run to sell.
    }
   *[trains] { $able ->
        [yes] { $seat } passes and is out of the trains for this turn.
       *[no] { $seat } can neither buy nor load any more and is out of the trains for this turn.
    }
}
event-towns-connected = { $start } and { $end } are connected, by { $run }. Each link on the way scores for its owner: { $scored }.
event-train-bought = { $seat } buys train { $train }{ in-class } for { $spaces }, price { $price }.
event-piece-loaded = { $seat } loads { $one } from { $area } onto train { $train }{ in-class }.
event-profit-counted = { $pieces ->
    [none] { $seat } has moved nothing.
   *[some] { $seat } scores { $points } for { $pieces }.
} Profit and loss: { $earned } earned, { $links } lost for links, { $moved ->
    [no] the disc stays at { $profit }.
   *[yes] from { $before } to { $profit }.
}
event-order-set = New player order: { $order }.
event-run-offered = { $seat } offers a run from { $area } to the { $company }.
event-run-extended = { $seat } leads the run on from { $area } to { $to }.
event-run-sold = The { $company } takes over { links } of { $seat } for { $price }: { $run }.
event-pieces-removed = { $count ->
    [one] { $pieces } in { $area } leaves the game.
   *[other] { $pieces } in { $area } leave the game.
}
event-final-scored = { $seat } ends with { $score }.
event-game-ended = { $seat } wins the game.


## Refusals

refused-not-now = That cannot be done now, in the step “{ $phase }”.
refused-not-your-turn = It is not your turn.
refused-game-is-over = The game is over.
refused-box-is-yours = Box { $box } is yours already; a bid of one’s own cannot be raised.
refused-bid-too-low = A bid on box { $box } needs at least { $least } cubes.
refused-not-enough-cubes = That takes { $need } cubes; you have { $have } in hand.
refused-chain-is-empty = There is no link in the chain yet.
refused-chain-begun = The chain has begun; build on, or say that it is done.
refused-one-chain-only = You build only one chain in a turn.
refused-closed-to-track = No track can be built in { $area }.
refused-no-start-there = A chain cannot start in { $area }: it is no company station, and no link of yours leads there.
refused-no-start-outside-towns = A chain cannot start in { $area }: it is no company town, and no link of yours leads there.
refused-no-links-left = All your links are on the map.
refused-no-link-from-there = Every border of { $area } that takes track has a link already.
refused-start-first = First choose where the chain starts.
refused-area-twice = The way has been through { $area } already.
refused-not-neighbours = { $area } and { $to } have no common border.
refused-border-taken = A link lies between { $area } and { $to } already.
refused-landlords-unpaid = Landlords want { $need } government influence for this chain; you have { $have }.
refused-surcharge-unpaid = The { $company } wants { $need } { $influence } influence for this chain; you have { $have }.
refused-not-enough-points = { $need ->
    [one] The chain would cost 1 build point
   *[other] The chain would cost { $need } build points
}, more than your cubes and influence can pay.
refused-surcharges-leave-too-little = The chain would cost { build-points } and, for companies and landlords, { $fees } influence on top. When that influence is paid, you have { $left ->
    [0] nothing
    [one] 1 cube or point of influence
   *[other] { $left } cubes and points of influence
} left to build with.
refused-nothing-to-pay-with = You cannot pay { $unit }, for you have nothing of that.
refused-train-taken = Train { $train } has an owner already.
refused-row-taken = You have a train in row { $row } already.
refused-cannot-afford-train = Train { $train } costs { $price } train influence, or three cubes or points of other influence for each one that is missing; you have too little.
refused-no-such-piece = There is { $no } in { $area }.
refused-piece-out-of-reach = Your links do not let you load { $one } from { $area }.
refused-no-train-in-row = You have no train in row { $row }.
refused-no-space-on-train = Your train in row { $row } has no free space for that.
refused-run-needs-station = The run must end in a station before it can be sold.
refused-no-run-begun = First choose a company and the place where the run begins.
refused-run-begun = The run has begun; lead it on, or sell it.
refused-one-run-only = You sell only one run in a turn.
refused-not-a-company-station = { $area } is no station of the { $company }.
refused-not-at-a-company-station = { $area } is no station of the { $company }, and no link of yours leads from there to one.
refused-first-link-elsewhere = The first link of the run must touch a station of the { $company }; the link between { $area } and { $to } does not.
refused-run-has-to-lead-on = A single link is sold from the station of the { $company }; this run has to lead on to another station.
refused-no-company-influence = You have no { $influence } influence, so you can sell the { $company } nothing.
refused-no-company-links = The { $company } has no links left to replace yours.
refused-no-run-from-there = No run of your links that you can pay for leads from { $area } to another station.
refused-not-your-link = There is no link of yours between { $area } and { $to }.
refused-run-too-long = A run of that length costs { $need } { $influence } influence, more than you have.
refused-leads-to-no-station = Over { $to } the run cannot be led to a station that you can pay for.


## What is asked

prompt = { $stage }, { $step }: { $asked }
stage-turn = Turn { $turn } of { $turns }
prompt-over = The game is over. { $seat } has won with { $points }.

prompt-auction = { $seat } must bid on a box. In hand: { cubes }; own bids: { $standing } of { $bids }. The highest bid on a box wins its printed points and its token; whoever is outbid takes the cubes back and bids again. Tokens and bids: { $tokens }.

prompt-building = { $seat } may build one chain of links, or pass. To build with: { $means }; { links }. A chain starts { $towns_only ->
    [yes] in a company town
   *[no] at a company station
} or at an own link. A link costs 1 build point{ $dear ->
    [river] , or 2 across the river
    [valley] , or 2 where one end is in a valley
    [both] , or 2 across the river or where one end is in a valley
   *[none] { "" }
}; besides, 1 influence of each company with a station at either end, and 1 government influence for every landlord in the area it enters. Each build point takes a cube{ $cubes_first ->
    [yes] , and when these are spent, a point of any influence.
   *[no] { " " }or a point of any influence.
}
prompt-chain = { $price ->
    [none] { $seat } starts a chain in { $run }.
   *[some] { $seat } has built { $run }, for { $price } so far.
} To build with: { $means }; { links }. { $next ->
    [none] No further link is possible; Done ends the chain.
   *[some] { $price ->
        [none] Next: { $next }.
       *[some] Next: { $next }. Done ends the chain.
    }
}
link-on = { $area } for { $price }
prompt-paying-track = { $seat } still owes { build-points } for the chain { $run }. To pay with: { $means }. Each build point takes one cube or one point of influence of any kind.

prompt-trains = { $seat } buys a train, loads one piece, or passes for the rest of the turn. To pay with: { $means }; three cubes or points of other influence replace a missing point of train influence. { $own ->
    [none] Without a train nothing can be loaded.
   *[some] Own trains: { $own }.
} { $by_class ->
    [yes] A good scores 1 victory point, a passenger as many as the class of the train.
   *[no] Every piece scores 1 victory point.
}
train-room = { $room ->
    [none] { $train }{ in-class } is full
   *[some] { $train }{ in-class } has room for { $room }
}
prompt-paying-train = { $seat } still owes { $units ->
    [one] 1 unit
   *[other] { $units } units
} for the train just bought. To pay with: { $means }. A unit is a cube or a point of influence; three of them stand for each missing point of train influence.

prompt-takeovers = { $seat } may sell one run of own links to a company, or pass. To pay with: { $influence }. The run { $through ->
    [yes] touches a station of the company with its first link
   *[no] begins at a station of the company
}, ends at another station and costs 1 influence of the company’s colour for every two links, rounded up. Sold links cost no more profit; but all stations on the run become the company’s, and what cannot be loaded there any more leaves the game.
prompt-run = { $seat } sells a run to the { $company } and has { $have } { $influence } influence. { $links ->
    [0] It begins in { $run }.
   *[other] So far: { $run }, { links } for { $price }.
} { $next ->
    [none] Done sells the run.
   *[some] { $complete ->
        [yes] Lead it on to { $next }, or sell it with Done.
       *[no] Lead it on to { $next }; it can be sold when it ends in a station.
    }
}


## What a choice would mean

outlook-bid = Bid { $cubes } on box { $box }
outlook-hand = Cubes in hand
outlook-if-held = { $track }, if it holds
outlook-outbid = { $seat } is outbid and takes back { cubes }.
outlook-orders = You build as number { $build } and buy trains as number { $trains }.
outlook-points-lost = { $points ->
    [one] 1 point is lost: the track ends there.
   *[other] { $points } points are lost: the tracks end there.
}
outlook-no-cubes = No cube is left to build with.

outlook-start = Start in { $area }
outlook-chain = Build { links } for { $price }
outlook-build-nothing = Build nothing
outlook-reach = { $pieces } within reach: { $where }
outlook-at = { $area } at { $stations }
outlook-new = new
outlook-for-trains = { $price ->
    [0] Train influence: no train can be paid
   *[other] Train influence: pays up to price { $price }
}
outlook-upkeep = Upkeep of your links, every turn
outlook-joined = { $start } and { $end } joined: victory points
outlook-no-station = { $area } has no station: what ends there cannot be sold.
outlook-no-train = Nothing is left to pay for a train.
outlook-nothing-new = Nothing new comes within reach.
outlook-ground = { $ground ->
    [river] across the river
    [valley] in a valley
   *[lowland] lowland
}
outlook-landlords = { $count ->
    [one] a landlord leaves
   *[other] { $count } landlords leave
}
outlook-cubes-next-turn = Cubes in hand next turn

outlook-pay = Pay { $units }
outlook-paid = { $cubes ->
    [0] influence: { $points }
   *[other] { cubes }, influence: { $points }
}
outlook-buy = Buy train { $train } for { $price }
outlook-room-passengers = Room for passengers
outlook-room-goods = Room for goods
outlook-waiting = { $pieces ->
    [none] Nothing is within your reach.
   *[some] Within your reach: { $pieces }.
}
outlook-next-train = { $price ->
    [0] No other train can be paid after that.
   *[other] What is left pays another train of price { $price }.
}
outlook-nothing-fits = Nothing within your reach fits on it.
outlook-load = Load { $one }
outlook-from = from { $area } onto train { $train }
outlook-points-turn = Victory points of this turn
outlook-profit-turn = Profit of this turn
outlook-sets = Full sets
outlook-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
}
outlook-rivals = { $count ->
    [one] { $seats } could load it, too.
   *[other] { $seats } could load it, too.
}
outlook-pass-trains = Pass for this turn
outlook-vp = Victory points
outlook-profit = Profit and loss
outlook-left-behind = There is still room for { $pieces }.

outlook-run = Run from { $area } to the { $company }
outlook-sell = Sell { links } for { $price }
outlook-sell-nothing = Sell nothing
outlook-final = Points if the game ended now
outlook-gone = Leaves the game
outlook-player = Player
outlook-in-reach = Pieces within reach
outlook-stations = { $count ->
    [one] { $stations } becomes a station of the { $company }.
   *[other] { $stations } become stations of the { $company }.
}
outlook-own-loss = You could have moved this yourself: { $pieces }.
outlook-links-cost = { $links ->
    [one] A link that is still yours costs 1 point at the end.
   *[other] { $links } links that are still yours cost { $links } points at the end.
}


## What is asked, said to whoever is asked, in public facts alone

ask-auction = Bid on a box: { cubes } in hand.
ask-building = Build a chain of links, or pass.
ask-chain = Go on with your chain from { $from }, or end it.
ask-paying-track = Pay the { build-points } that you owe for your chain.
ask-trains = Buy a train, load a piece, or pass.
ask-paying-train = Pay what you still owe for your train.
ask-takeovers = Sell a run of your links to a company, or pass.
ask-run = Go on with the run that you sell to the { $company }, or end it.


## The position

heading-tracks = Tracks (of equals, the first lies on top)
heading-boxes = Influence boxes
heading-trains = Trains
heading-players = Players
heading-links = Links
heading-stations = Company stations
heading-pieces = Goods and people
heading-gone = Out of the game
heading-borders = Free borders, with the build points of a link

player-order = Player order: { $order }.
other-orders = Build order: { $build }. Train order: { $trains }.
out-of-trains = Out of the trains: { $seats }.
connection = { $joined ->
    [yes] { $start } and { $end } have been connected.
   *[no] The first run of links between { $start } and { $end } scores 1 victory point for the owner of each link.
}

track-line = { $track }: { $told }.
box-line = Box { $box }: { $points } ({ $token } drawn); { $seat ->
    [none] no bid, at least { $least } cubes.
   *[someone] { $seat } has bid { $bid }.
}

train-row = Row { $row }{ in-class }, price { $price }: { $told ->
    [none] no train is free.
   *[some] { $told }.
}
free-trains = { $trains } for { $spaces }
owned-train = { $seat }: { $room }; { $load ->
    [none] nothing loaded.
   *[some] loaded: { $load }.
}

yourself = { $seat } (you)
another = { $seat }
player-line = { $seat }: { cubes } in hand, { $stock } in stock; { links } on the map, { $left } to build; { $points }; { $pile ->
    [none] nothing moved so far
   *[some] moved so far: { $pile } ({ sets })
}; if the game ended now, { $final }.

links-line = { $links ->
    [0] { $owner }: { links }.
   *[other] { $owner }, { links }: { $runs }.
}
borders-line = { $area }: { $told }.
company-line = { $company } ({ $influence }): { $stations }.
pieces-at = { $kind }: { $told }.
pieces-from = { $kind }, with the stations it is loaded from: { $told }.
no-pieces = { $kind }: nothing left.
area-with = { $told ->
    [none] { $area }
   *[some] { $area } ({ $told })
}
station = station
station-of = station of the { $company }
station-of-both = station of both companies
beside = beside it { $pieces }
gone = { $pieces ->
    [none] nothing.
   *[some] { $pieces }.
}


## The standing

score = { $total } ({ $track } in play, { scored-sets }, profit and loss { $profit }, { links } left)
place-line = { $place }. { $seat }: { $score }
verdict-points = Most points win: { $seat } has { $points }, { $lead } ahead of { $second }. (N13.4)
verdict-profit = { $seat } and { $second } both have { $points }. Profit decides: { $profit } against { $less }. (N13.4)
verdict-disc = { $seat } and { $second } both have { $points } and a profit of { $profit }. The higher disc on the profit track decides. (N13.4)
