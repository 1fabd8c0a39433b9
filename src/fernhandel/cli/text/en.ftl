# What the program says around a game in the terminal, in English.


## Asking

your-choice = { $seat }, your choice (? for help):
amount = Amount, { range } (Enter goes back):
range = { $step ->
    [1] { $least } to { $most }
   *[other] { $least } to { $most } in steps of { $step }
}
folded = { $text } ({ $count } ways)
under-names = { $text } (under these names)
by-amount = { $text } (type the amount: { range })
line-and-amount = (type the line and the amount, as in 2 4)
only-one = There is only one thing to do; Enter does it.
done-for-you = { $prompt } Only one choice: { $action }.
within = Which of them? (Enter goes back):
press-enter-back = Enter goes back to the table:


## Answers that are none

expected-number = Type a number from 1 to { $last } or the beginning of its words; ? for help.
expected-amount = The amount is { range }.
fits-nothing = “{ $answer }” fits none of the choices. Type a number from 1 to { $last } or the beginning of its words; ? for help.
fits-several = “{ $answer }” fits { $count } of the choices. Type more of the words, or the number.


## Handing over

hand-over = { $seat }, it is your turn. When nobody else looks, press Enter (q saves and leaves):
no-hiding = Several people share this terminal, and plain output cannot hide what was shown to another.


## News

news = What happened
earlier = … and { $count ->
    [one] one line before that
   *[other] { $count } lines before that
} (l shows all)
nothing-new = Nothing has happened yet.
bot-failed = The bot { $bot } of { $seat } failed ({ $error }); random moves take over.
not-saved = The record could not be written: { $error }. The game goes on; it is tried again after the next move.


## Help

help-title = Keys
help-number = the number of a line
    .what = makes that choice; for amounts, the amount itself will do
help-words = the beginning of its words
    .what = makes it too: “wine köln” finds “Buy wine for Köln”; where several fit, they are listed
help-two = two numbers
    .what = the tokens and the amount, or the line and the amount: 2 400
help-t = t
    .what = the whole position in words
help-m = m
    .what = the map
help-r = r
    .what = the rules of this step
help-c = c
    .what = what the cards do
help-rule = M2.4
    .what = that rule
help-l = l
    .what = the log of the whole game
help-q = q
    .what = save and leave; Ctrl-C does the same
no-map = This board has no map to draw.


## Beginning and end

began = { $title }, edition { $edition }, seed { $seed }
who = { $seat }: { $who }
who-person = at this terminal
who-bot = bot { $bot }
resumed = The game goes on after { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
over-title = The game is over
seed = The seed was { $seed }: anyone can check the luck.
recorded = The record is in { $file }
how-to-replay = To see it again: fernhandel replay { $file }
left = Saved in { $file }
how-to-resume = To go on: fernhandel play { $game } --resume { $file }


## Replaying

replay-of = { $title }, edition { $edition }, { $players } players, seed { $seed }
replay-seats = Seats: { $seats }
replay-open = The record ends before the end of the game.
step-title = Decision { $number } of { $count }
step-made = Your choice: { $action }
step-decided = { $seat } makes a choice; nothing comes of it yet.
step-begin = The table at the beginning.
step-ask = Enter: next, b: back, a number: go there, q: leave:
step-expected = Enter goes on, b goes back, a number from 0 to { $count } goes there, q leaves.


## Every table

table-player = Player
table-you = { $seat } (you)
table-first = first player { $seat }


## Merchants of the Middle Ages

merchants-action-purchasing = Purchasing
merchants-action-loading = Loading
merchants-action-movement = Movement
merchants-action-prices = Prices
merchants-action-selling = Selling
merchants-action-investments = Investments
merchants-action-status = Status
merchants-setup = Before the first turn
merchants-turn = Turn { $turn }
merchants-arrivals = { $arrivals } of { $last } wagons arrived
merchants-climb = a status level costs { $price }
merchants-last = last turn
merchants-good = Good
merchants-level = Level
merchants-cost = Buy
merchants-selling = Sell
merchants-supply = Left
merchants-wagons = Wagons (steps to each city ahead)
merchants-empty = empty
merchants-master = Loading Master { $seat }
merchants-arrived = arrived
merchants-broken = broken axle
merchants-courier = Courier { $at }
merchants-no-courier = The courier has no place yet
merchants-city = City
merchants-bonus = Bonus
merchants-market = Sells
merchants-wagon = wagon { $wagon }
merchants-status = Status
merchants-upkeep = Upkeep
merchants-money = Money
merchants-hidden = hidden
merchants-tiles = Tiles
merchants-cards = Cards
merchants-influence = { $count } Influence
merchants-letters = { $count ->
    [one] 1 Letter of Credit
   *[other] { $count } Letters of Credit
}
merchants-hand = Your Influence cards: { $cards }
merchants-no-hand = none
merchants-open = Open cards: { $cards }
merchants-deck = { $count } face down
merchants-pile = { $count } Influence cards in the pile


## Auf Achse

auf_achse-active = { $seat } is on the move
auf_achse-rolled = rolled { $dice }
auf_achse-construction = construction sign { $at }
auf_achse-jam = jam { $at } until the turn of { $seat }
auf_achse-no-sign = no sign on the road
auf_achse-pile = { $count ->
    [one] 1 public contract face down
   *[other] { $count } public contracts face down
}
auf_achse-last = the last public contracts
auf_achse-none-left = no public contract left
auf_achse-ending = the first without a contract ends the game
auf_achse-contract = Contract
auf_achse-goods = Goods
auf_achse-pays = Pays
auf_achse-points = Start+Goal
auf_achse-offers = Offers 1 to 5 cost
auf_achse-dock = Dock
auf_achse-public = Row
auf_achse-hand = Hand
auf_achse-aboard = Load
auf_achse-auction = Auction of { $route }
auf_achse-no-offer = no offer yet
auf_achse-offer = { $seat } holds offer { $offer } for { $cost }
auf_achse-passed = passed: { $seats }
auf_achse-truck = Truck
auf_achse-cash = Cash
auf_achse-load = Load
auf_achse-keeps = keeps { $card }
auf_achse-owes = owes { $amount }
auf_achse-misses = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}
auf_achse-known = in hand { $routes }
auf_achse-large = +{ $count }L
auf_achse-small = +{ $count }S
auf_achse-supply = Trailers for sale: { $large } large (L) and { $small } small (S)
auf_achse-events = { $count ->
    [one] 1 event card left
   *[other] { $count } event cards left
}
auf_achse-legend = { $city } city  { $space } space  { $event } event space  { $ferry } ferry  { $construction } construction sign  { $jam } jam
auf_achse-legend-own = { $load } here your contracts start  { $unload } here your load goes


## First Train to Nuremberg

nuremberg-active = { $seat } is on turn
nuremberg-last = last turn
nuremberg-connected = { $start } and { $end } are connected
nuremberg-unconnected = { $start } and { $end } not connected yet
nuremberg-phase = Phase
nuremberg-order = Order
nuremberg-auction = Auction
nuremberg-building = Track
nuremberg-trains = Trains
nuremberg-takeovers = Takeovers
nuremberg-price = Price
nuremberg-spaces = Trains: passengers|goods
nuremberg-boxes = Influence boxes: printed points + token
nuremberg-box = Box { $box }
nuremberg-least = from { $cubes } cubes
nuremberg-bid = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
nuremberg-cubes = Cubes
nuremberg-points = VP
nuremberg-sets = Sets
nuremberg-profit = P/L
nuremberg-links = Links
nuremberg-total = Total
nuremberg-chain = Chain of { $seat }: { $run }
nuremberg-run = { $seat } sells to the { $company }: { $run }
nuremberg-due = { $count } still due
nuremberg-passed = out of the trains: { $seats }
nuremberg-reach = Within reach:
nuremberg-legend-cubes = cubes: hand+stock
nuremberg-legend-total = total: VP + 2 a set + P/L − links
nuremberg-legend-pile = { $pieces }: moved so far
nuremberg-legend-stack = ¹ on top of equals
nuremberg-legend-class = a passenger scores the price of its train
nuremberg-station = station
nuremberg-company-station = company station
nuremberg-open = open country
nuremberg-closed = no track
nuremberg-free = { $points ->
    [one] free border, 1 build point
   *[other] free border, { $points } build points
}
