# Auf Achse in English.
#
# action-*, event-* and refused-* are named after the kinds of actions and events and the codes of refusals; their facts
# bear the names of the fields. Players, contracts, cards and places come as names; `currency` is always there.


## Names

currency-2007 = euros
currency-1987 = DM

colour-red = Red
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-violet = Violet
colour-black = Black

trailer-large = { $count ->
    [one] 1 large trailer
   *[other] { $count } large trailers
}
    .one = a large trailer
    .no = no large trailer
trailer-small = { $count ->
    [one] 1 small trailer
   *[other] { $count } small trailers
}
    .one = a small trailer
    .no = no small trailer

step-placing = placing the trucks
step-starting-out = first loading
step-rolling = dice
step-driving = driving
step-signing = construction sign
step-going = event card
step-jamming = event card
step-discount = event card
step-paying = event card
step-losing = event card
step-city = in the city
step-bidding = public procurement
step-winning = public procurement
step-ending = end of the turn

stage-dice = Dice
stage-driving = Driving
stage-event = Event
stage-city = In the city
stage-procurement = Public procurement
stage-turn-end = End of the turn


## Small parts

list-and = { $items } and { $last }
list-or = { $items } or { $last }
counted = { $count } { $what }
number = { $number }
quoted = “{ $name }”
route = { $start }–{ $end }
goods = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# The number only where several cards say the same.
contract = { $route } ({ goods }, { $revenue }{ $number ->
    [0] )
   *[other] , card { $number })
}
with-card = { $using ->
    [none] { "" }
   *[card] , with { $using }
}
trading = { $trade ->
    [buy] buy trailers
   *[both] buy or sell trailers
}


## Event cards

effect-gain = receive { $amount } { $currency }
effect-gain-per-good = receive { $amount } { $currency } for each good aboard
effect-roll-again = roll and drive once more
effect-move-extra = drive up to { $points } points further, or stay
effect-goto-nearest-city = drive on to the nearest city
effect-goto-own-city = go straight to the start city of a contract in hand or to the destination of a load, or stay
effect-sum-dice = keep this card; it lets the truck drive the sum of both dice once
    .card = Second driver
effect-pass-sign = keep this card; it lets the truck drive through a sign once
    .card = Local knowledge
effect-draw-contract = take a contract from those set aside
effect-half-price-trailer = buy one trailer at half price, now or never
effect-jam-free = put the jam sign on any free highway space
effect-jam-edge = put the jam sign on a free space between { $start } and { $end }
effect-jam-city = put the jam sign in { $city }
effect-pay = pay { $amount } { $currency }; if the cash is lacking, double falls due later
effect-pay-per-trailer = pay { $amount } { $currency } for each trailer; if the cash is lacking, double falls due later
effect-skip-turn = miss the next turn
effect-unload-contract = lose the cheapest load; its contract goes back to the hand


## Places

place-city =
    .at = in { $city }
    .onto = in { $city }
    .to = to { $city }
    .from = from { $city }
place-space = the { $nth }{ $digit ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
} { space } from { $start } towards { $end }
    .at = on { place-space }
    .onto = on { place-space }
    .to = to { place-space }
    .from = from { place-space }
place-between = the { space } between { $start } and { $end }
    .at = on { place-between }
    .onto = on { place-between }
    .to = to { place-between }
    .from = from { place-between }
space = { $kind ->
    [ferry] ferry space
   *[road] space
}


## Actions

action-done = Done
action-roll = Roll
action-pass = Pass
action-match = Match the last offer
action-offer = Offer { $offer }
action-buy-trailer = Buy { $one } ({ goods }) for { $price } { $currency }
action-sell-trailer = { $price ->
    [0] Sell { $one }
   *[other] Sell { $one } for { $price } { $currency }
}
action-buy-at-half-price = Buy { $one } ({ goods }) at half price, for { $price } { $currency }
action-place-truck = Place the truck { $onto }
action-place-construction = Put the construction sign { $onto }
action-place-jam = Put the jam sign { $onto }
action-go-to = Go { $to }
action-start = Start { $contract }
action-choose = { $children ->
    [yes] Take { $contract }
   *[no] Choose { $contract }
}
action-give-back = Lose the load of { $contract }
action-drive = { $count ->
    [exact] Drive { $points } { $to }{ $event_space ->
        [yes] { " " }(event space)
       *[no] { "" }
    }, exact count{ with-card }
   *[early] Drive { $points }, stop early { $at }{ with-card }
}


## Events

event-truck-placed = { $seat } places the truck { $onto }.
event-contracts-dealt = Everybody is dealt { $count } contracts, and the first public contracts are laid open.
event-turn-began = Turn { $turn }: { $seat } is on the move.
event-turn-missed = { $seat } misses this turn.
event-jam-cleared = The traffic jam { $at } has cleared.
event-dice-rolled = { $seat } rolls { $dice }.
event-truck-drove = { $ended ->
    [full] { $seat } drives { $points } { $from } { $to }{ with-card }.
    [exact] { $seat } drives { $points } { $from } { $to }, by exact count{ with-card }.
    [early] { $seat } sets out { $from } with { points } and stops early { $at }{ with-card }.
   *[waiting] { $seat } waits { $at } and forfeits { points }{ with-card }.
}
event-truck-carried = The card takes { $seat } { $to }.
event-construction-placed = { $seat } puts the construction sign { $onto }.
event-jam-placed = { $seat } puts the jam sign { $onto }.
event-event-drawn = { $seat } draws the event card { $card }: { $effect }.
event-nothing-happened = The card { $card } has no effect.
event-money-received = { $seat } receives { $amount } { $currency }.
event-money-paid = { $seat } pays { $amount } { $currency }.
event-debt-made = { $seat } cannot pay; { $amount } { $currency } are due as soon as the cash is there.
event-debt-paid = { $seat } pays an old event card: { $amount } { $currency }.
event-card-kept = { $seat } keeps the card { $card }.
event-contract-drawn = { $contract ->
    [none] { $seat } takes a contract from those set aside.
   *[seen] { $seat } takes { $contract } from the contracts set aside.
}
event-turn-to-miss = { $seat } will miss the next turn.
event-load-lost = { $seat } loses the load of { $route }; the contract goes back to the hand.
event-trailer-bought = { $seat } buys { $one } for { $price } { $currency }.
event-trailer-sold = { $seat } sells { $one } for { $price } { $currency }.
event-contract-started = { $seat } starts { $route } and loads { goods }.
event-contract-delivered = { $seat } delivers { $route } and receives { $revenue } { $currency }.
event-contract-chosen = { $seat } chooses { $contract }; the others may bid.
event-offer-made = { $matched ->
    [yes] { $seat } matches offer { $offer }.
   *[no] { $seat } makes offer { $offer }.
}
event-passed = { $seat } passes.
event-contract-won = { $price ->
    [0] { $seat } takes { $contract } free of charge.
   *[other] { $seat } wins { $contract } with offer { $offer } and pays { $price } { $currency }.
}
event-contract-discarded = { $seat } chooses no public contract, so { $contract } leaves the game.
event-contract-revealed = New public contract: { $contract }.
event-game-ended = The game ends in turn { $turn }.


## Refusals

refused-not-now = That cannot be done now, in the step “{ $phase }”.
refused-not-your-turn = It is not your turn.
refused-game-is-over = The game is over.
refused-not-in-a-city = Trucks do not start in a city.
refused-space-is-full = There is no room for your truck { $at }.
refused-card-not-kept = You have nothing to use for this: { $card }.
refused-number-not-rolled = You have not rolled { $points }; you may drive { $rolled }.
refused-no-stop-there = You may not stop early { $at }.
refused-cannot-reach = With { points } you cannot drive { $to }.
refused-contract-not-public = { $contract } is not a public contract now.
refused-contract-starts-elsewhere = { $contract } starts in { $city }, and your truck is not there.
refused-not-by-exact-count = Only an arrival by exact count lets you choose a public contract.
refused-one-procurement-only = You have chosen a public contract here already.
refused-card-does-not-lead-there = The card does not take you { $to }. It says: { $effect }.
refused-jam-not-there = The jam sign cannot be put { $onto }. The card says: { $effect }.
refused-no-trailer-left = There is { $no } left.
refused-not-enough-money = That takes { $need } { $currency }; you have { $have }.
refused-not-the-cheapest-load = { $contract } is not your cheapest load; that is { $cheapest }.
refused-only-the-chooser-matches = Only the player who chose the contract may match an offer.
refused-offer-too-low = { $least ->
    [6] Offer 5 is the highest there is.
   *[other] The next offer must be { $least } or higher.
}
refused-offer-too-high = Offer { $offer } costs { $need } { $currency }, and you have { $have }{ $most ->
    [0] { "" }
   *[other] ; the highest you can pay is { $most }
}.
refused-sign-not-in-a-city = The construction sign cannot stand { $at }, only on a highway space.
refused-space-is-occupied = The construction sign cannot stand { $at }: a truck is there.
refused-sign-stands-there = A sign stands { $at } already.
refused-contract-not-in-hand = You do not have { $contract } in your hand.
refused-load-does-not-fit = { $room ->
    [0] Your truck is full; { goods } do not fit in.
   *[other] { goods } do not fit in; there is room for { $room }.
}
refused-no-trailers = The children’s variant has no trailers.
refused-trailers-in-own-turn = Trailers are bought and sold in one’s own turn.
refused-no-resale = In this edition trailers cannot be sold.
refused-no-such-trailer = You have { $no }.
refused-trailer-in-use = { $goods ->
    [one] The good aboard needs this trailer.
   *[other] The { $goods } goods aboard need this trailer.
}


## What is asked

prompt = { $stage }, { $step }: { $asked }
stage-turn = Turn { $turn }
stage-setup = Before the first turn
prompt-over = The game ended in turn { $turn }.
prompt-placing = { $cities ->
    [no] { $seat } places the truck on any free space outside the cities.
   *[yes] { $seat } places the truck in any city or on any highway space with room.
}
prompt-starting-out = { $seat }, { $at }, may start contracts there.
prompt-rolling = { $trade ->
    [no] { $seat } rolls.
   *[yes] { $seat } rolls and may first { trading }.
}
prompt-driving = { $seat }, { $at }, has rolled { $dice } and drives { $numbers ->
    [any] any number from 1 to 6
   *[rolled] { $numbers }
}{ $sum ->
    [0] .
   *[other] , or { $sum } with { $card }.
}{ $wait ->
    [no] { "" }
   *[yes] { " " }To stop early { $at } is to wait there.
}
prompt-signing = { $seat } has used a 1 and puts the construction sign on any free highway space.
prompt-going = { $seat } has drawn { $card }. { $effect }.
prompt-jamming = { $seat } has drawn { $card }. { $effect }.
prompt-discount = { $seat } has drawn { $card }. { $effect }.
prompt-paying = { $enough ->
    [yes] { $seat } can now pay the { $due } { $currency } of { $card }.
   *[no] { $seat } has { $cash } { $currency }, too little for the { $due } of { $card }, and may sell trailers; otherwise { $double } fall due later.
}
prompt-losing = { $seat } has drawn { $card } and chooses which of the cheapest loads to lose.
prompt-city = { $right ->
    [take] { $seat }, { $at }, may start contracts and take public contracts that start there.
    [load] { $seat }, { $at }, may start contracts there.
    [choose] { $seat }, { $at } by exact count, may start contracts, { trading } and choose one public contract.
    [discard] { $seat }, { $at } by exact count, may start contracts, { trading } and choose one public contract; without a choice { $dock } leaves the game.
   *[trade] { $seat }, { $at }, may start contracts and { trading }.
}
prompt-bidding = { $chooser } has chosen { $contract }; { $bidder ->
    [none] no offer so far
   *[someone] { $bidder } holds offer { $offer } for { $cost } { $currency }
}. { $options ->
    [none] { $seat } can only pass.
   *[some] { $seat } passes or makes offer { $options }.
}
offer-to-match = { $offer } to match (costs { $cost }, leaves { $rest })
offer-to-make = { $offer } (costs { $cost }, leaves { $rest })
prompt-winning = { $seat }, { $at }, has won { $contract } and may start it at once.
prompt-ending = { $seat } may { trading } before the turn ends.


## What is asked, said to whoever is asked, in public facts alone

ask-placing = Place your truck.
ask-starting-out = Start contracts { $at }, or go on.
ask-rolling = Roll the dice.
ask-driving = You have rolled { $dice }: drive.
ask-signing = Put up the construction sign.
ask-going = You have drawn { $card }: choose where to go.
ask-jamming = You have drawn { $card }: choose the place.
ask-discount = You have drawn { $card }: use it, or not.
ask-paying = Pay the { $due } { $currency } of { $card }, or sell trailers first.
ask-losing = You have drawn { $card }: choose the load to lose.
ask-city = { $right ->
    [choose] Choose a public contract { $at }, start your own, or go on.
    [discard] Choose a public contract { $at }, start your own, or go on.
    [take] Take or start contracts { $at }, or go on.
   *[other] Start contracts { $at }, or go on.
}
ask-bidding = { $bidder ->
    [none] Make an offer for { $contract }, or pass.
   *[someone] { $bidder } has made offer { $offer } for { $contract }: make another, or pass.
}
ask-winning = You have won { $contract }: start it at once, or later.
ask-ending = End your turn, or trade trailers first.


## The position

heading-signs = Signs
heading-contracts = Public contracts
heading-players = Players
heading-supply = Supply

offers = Offers: { $offers }.
offer-line = { $offer } costs { $cost } and leaves { $rest }
out-of-auction = Have passed: { $seats }.
order-of-play = Order of play: { $order }.

construction = { $at ->
    [none] The construction sign is not on the board.
   *[placed] The construction sign stands { $at }.
}
no-jam = The jam sign is not on the board.
jam = The jam sign stands { $at } until the next turn of { $seat }.

public-contract = { $place ->
    [1] { $contract }, next to the loading dock; offers 1 to 5 cost { $costs }.
   *[other] { $contract }; offers 1 to 5 cost { $costs }.
}
childrens-contract = { $contract }.
no-public-contract = No public contract is left.
contracts-to-come = The contracts are dealt when all trucks are placed.
contracts-left = { $pile ->
    [0] The pile is empty; set aside: { $set_aside }.
   *[other] Face down in the pile: { $pile }; set aside: { $set_aside }.
}
contracts-gone = Out of the game: { $contracts }.

yourself = { $seat } (you)
player-line = { $seat }: { $told }.
truck = { $at ->
    [none] truck not placed yet
   *[placed] { $at }
}
cash = { $amount } { $currency }
load = { $goods } of { $room } goods loaded
aboard = aboard: { $contracts }
own-hand = { $shown ->
    [none] in hand: { $contracts }
   *[some] in hand: { $contracts } (known to all: { $shown })
}
hand = { $count ->
    [0] no contracts in hand
    [one] 1 contract in hand
   *[other] { $count } contracts in hand
}{ $known ->
    [none] { "" }
    [all] : { $shown }
   *[some] , among them { $shown }
}
kept-cards = kept: { $cards }
turns-to-miss = { $turns ->
    [one] misses the next turn
   *[other] misses the next { $turns } turns
}
debts = still to pay: { $debts }

trailers-left = { $trailers ->
    [none] All trailers are sold.
   *[some] Trailers for sale: { $trailers }.
}
events-left = { $drawn ->
    [none] Event cards in the pile: { $pile }.
   *[some] Event cards in the pile: { $pile }. Drawn so far: { $drawn }.
}

place-line = { $place }. { $seat }: { $cash } { $currency }
verdict-cash = Most cash wins: { $seat } has { $more } { $currency } more than { $second }. (A8.2)
verdict-shared = { $seats } have { $cash } { $currency } each, and share the first place. (AR37)


## What moves would mean
#
# act-* is what a button says, note-* the few words below it; mark-* stand beside a place on the map. Sums come as `money`.

money-2007 = €{ $amount }
money-1987 = { $amount } DM
place-short = { $start }–{ $end } { $nth }
load-for = { $goods } for { $city }
load-in = { $city }, to load { $goods }
unload-in = { $city }, to unload { $goods }
brings-there = brings { $money } there
cut-off = cut off

act-roll = { $dice ->
    [one] Roll the die
   *[other] Roll the dice
}
act-drive = Drive { $points } to { $place }
act-stop = Drive { $points }, stop at { $place }
act-wait = Wait here with the { $points }
act-place-truck = Start from { $place }
act-go-to = Go to { $place }
act-close = Close { $place }
act-start = Load { $load }
act-take = Take { $route }
act-choose = Put up { $route }
act-give-back = Lose { $route }
act-buy = Buy { $one } for { $money }
act-sell = Sell { $one } for { $money }
act-offer = Offer { $offer } for { $money }
act-match = Match offer { $offer } for { $money }
act-pass = Pass
act-drive-off = Drive off like this
act-stay = Stay here
act-no-discount = No, thank you
act-settle = Settle the card
act-keep = Keep it in hand
act-end-turn = End the turn

note-for-good = for good: dice cannot be taken back
note-sign = then place the construction sign
note-load = then load
note-choose = then choose a contract
note-take = then take a contract
note-event = then draw an event card
note-lost-points = { $lost } of { $points } points are lost
note-others-bid = the others bid first
note-first = first: { $act }
note-then = then: { $act }

mark-contract = contract
mark-take = take
mark-event = event
mark-load = load { $goods }
mark-brings = +{ $money }

outlook-cash = Cash
outlook-truck = Truck
outlook-load = { $goods }/{ $room }
outlook-remains = Remains of the freight
outlook-must-sign = With a 1 you must put the construction sign on a free space.
outlook-delivers = You unload { $loads } and get { $money }.
outlook-can-load = You can load { $loads }.
outlook-does-not-fit = { $loads } wait there but do not fit: { $free } free.
outlook-can-choose = Then you may put up { $count ->
    [one] the last public contract.
   *[other] 1 of { $count } contracts.
}
outlook-can-take = You can take { $loads } there.
outlook-nothing-there = Nothing to load or unload in { $city }.
outlook-draws-event = You draw an event card there.
outlook-dock-leaves = If you choose nothing, { $route } leaves the game.
outlook-leaves = { $route } leaves the game.
outlook-left-behind = You do not load { $loads }, though there is room.
outlook-ends-game = This ends the game.
outlook-pays = You pay { $money }.
outlook-owes = You cannot pay: { $money } fall due as soon as you have them.
outlook-resale = Sells again for { $money }, and is worth nothing at the end.
outlook-no-resale = It cannot be sold again, and is worth nothing at the end.
outlook-back-in-hand = The contract goes back to your hand; { $city } is { points } away.
outlook-jam-lasts = Nobody enters or passes it until your next turn.
outlook-construction-stays = Nobody enters or passes it until the sign moves on.
outlook-nobody-held-up = No way that you know of gets longer or shorter.
outlook-free-if-nobody = If nobody bids, it is yours for nothing; else you may match the last offer.
outlook-can-bid = Up to offer { $offer }: { $seats }.
outlook-paid-after = { $money } after { $away } + { $onward } points, about { $turns ->
    [one] 1 turn.
   *[other] { $turns } turns.
}
outlook-no-room-now = No room now: { $goods } needed, { $free } free.
outlook-yours = Nobody can answer: the contract is yours.
outlook-may-match = { $seat } has { $money } and may match; then you pay nothing.
outlook-may-beat = { $count ->
    [one] { $seats } can still go higher.
   *[other] { $seats } can still go higher.
}
outlook-nobody-answers = Nobody else has the money to answer.
outlook-out = You are out of this auction for good.
outlook-gets-it = { $seat } gets it for { $money }.
outlook-gets-it-free = { $seat } gets it for nothing.

head-way = Whose way
head-to = to
head-points = points
