# Merchants of the Middle Ages in English.
#
# action-*, event-* and refused-* are named after the kinds of action and event and the codes of refusals; their facts
# bear the names of the fields. Players, goods, cards, cities and places arrive as names; `currency` is always there.


## Names

currency-2010 = florins
currency-1999 = gulden

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-orange = Orange

good-cloth = cloth
    .no = no cloth
good-iron = iron
    .no = no iron
good-wine = wine
    .no = no wine
good-food = food
    .no = no food
good-silk = silk
    .no = no silk
good-salt = salt
    .no = no salt

card-reduced-cost = Reduced Cost
card-driver = Driver
card-coach-driver = Coach Driver
card-courier = Courier
card-express-courier = Express Courier
card-both = both courier cards
card-office = Office
card-large-office = Large Office
card-warehouse-sale = Warehouse Sale

card-free-loading = Free Loading
card-broken-axle = Broken Axle
card-special-sale = Special Sale
card-sale-with-bonus = Sale with Bonus
card-social-climbing = Social Climbing
card-loading-master = Loading Master
card-low-upkeep = Low Upkeep
card-sealed = a sealed card

# The rungs of the first edition; the second counts them.
status-0 = Shopkeeper
status-1 = Huckster
status-2 = Trader
status-3 = Merchant
status-4 = Wholesaler
status-5 = Guild Master
status-6 = Patrician
status-7 = Alderman
status-8 = Councillor
rank-2010 = level { $level }
rank-1999 = level { $level } ({ $title })

step-courier-start = place of the courier
step-ability-auction = auction of ability cards
step-purchasing = purchasing
step-master-cards = Loading Master cards
step-master-auction = auction for Loading Master
step-loading = loading
step-quoting = loading fee
step-answering = loading fee
step-replying = loading fee
step-final-answer = loading fee
step-rider-loading = loading
step-broken-axles = Broken Axle cards
step-movement = movement
step-taking-influence = Influence card
step-facing = choice of branch
step-wheels = price wheels
step-offices = offices
step-warehouse-sale = warehouse sale
step-special-sales = Special Sale cards
step-selling = selling
step-investments = auction of Investment cards
step-taking-card = choice of a card
step-upkeep = upkeep
step-borrowing = loan
step-climbing = social climb
step-turn-end = last repayments
step-attention = attention
step-talk = talk

stage-purchasing = Purchasing
stage-loading = Loading
stage-movement = Movement
stage-prices = Prices
stage-selling = Selling
stage-investments = Investments
stage-status = Status


## Small parts

list-and = { $items } and { $last }
list-or = { $items } or { $last }
counted = { $count } { $what }
amount = { $amount } { $currency }
says-seat = { $seat }: { $told }
of-seat = { $seat } { $told }
tokens = { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
quoted = { $amount ->
    [0] { tokens } for nothing
   *[other] { tokens } for { $amount } { $currency }
}
tile = tile { $tile }
extra-points = { $points ->
    [one] 1 extra point
   *[other] { $points } extra points
}
    .with = { extra-points }
the-card = the card { $card }
wheel-none = nothing
wheel-once = { $good } once
wheel-twice = { $good } twice


## Places

place-city = { $city }
    .at = in { $city }
    .onto = in { $city }
    .to = to { $city }
    .from = from { $city }
place-junction = { $name }
    .at = on { $name }
    .onto = on { $name }
    .to = to { $name }
    .from = from { $name }
place-space = the { $nth }{ $digit ->
    [1] st
    [2] nd
    [3] rd
   *[other] th
} space from { $start } towards { $end }{ which-road }
    .at = on { place-space }
    .onto = on { place-space }
    .to = to { place-space }
    .from = from { place-space }
place-between = the space between { $start } and { $end }{ which-road }
    .at = on { place-between }
    .onto = on { place-between }
    .to = to { place-between }
    .from = from { place-between }
# Only where several roads join the same two ends.
which-road = { $road ->
    [0] { "" }
   *[other] { " " }(road { $road })
}
to-coming-from = { $to }, coming { $via }


## Actions

action-done = Done
action-repay = Repay a Letter of Credit for { $price } { $currency }
action-buy = Buy { $good } in { $city }
action-bid = { $amount ->
    [0] Bid nothing
   *[other] Bid { $amount } { $currency }
}
action-pass = Pass
action-load = Load { $good }
action-quote = { $amount ->
    [0] Ask nothing for { tokens }
   *[other] Ask { $amount } { $currency } for { tokens }
}
action-no-quote = Name no price for { tokens }
action-accept = Accept the price for { tokens }
action-counter = Offer { $amount } { $currency } for { tokens }
action-final-price = Name a final price of { $amount } { $currency }
action-decline = Decline
action-play-free-loading = Play { card-free-loading } and load without a fee
action-play-broken-axle = Play { card-broken-axle } on wagon { $wagon }
action-play-special-sale = Play { card-special-sale }: { $good } from { $city } for { $price } { $currency }
action-play-sale-with-bonus = Play { card-sale-with-bonus } for all your goods on this wagon
action-play-social-climbing = Play { card-social-climbing } and rise one level for { $price } { $currency }
action-play-loading-master = Play { card-loading-master } for wagon { $wagon }, at { $price } { $currency }
action-play-low-upkeep = Play { card-low-upkeep } and pay only { $price } { $currency }
action-waste-tile = Play tile { $tile } without moving a wagon
action-take-influence = Take the card { $influence }
action-set-wheel = Set the price wheel: { $wheel }
action-shift-price = { $direction ->
    [down] Lower the price of { $good } by one level
   *[up] Raise the price of { $good } by one level
}
action-sell-stock = Sell { $good } from { $city } at cost
action-offer-card = Put { $card } up for auction at { $price } { $currency }
action-take-card = Take the card { $card }
action-pay-upkeep = Pay the upkeep
action-take-loan = Borrow { $price } { $currency } against a Letter of Credit
action-climb = Rise one status level
action-place-courier = Place the courier { $onto }
action-move-courier = Move the courier { $to } ({ $by })
action-face = Point the wagon { $to }
action-move = Move wagon { $wagon } with { $means } { $to }

# What is said in talk; a proposal is a row of such phrases.
action-attend = { $how ->
    [open] Be open to deals this turn
   *[silent] Make no deals this turn
}
action-ready = Nothing more to say
action-hush = { $until ->
    [action] Hear no more proposals in this action
   *[turn] Hear no more proposals this turn
}
action-deal-accept = Accept the proposal of { $seat }
action-deal-decline = Decline the proposal of { $seat }
action-deal-withdraw = Withdraw your proposal
action-deal-lay = Hand over { $influence }, sealed
action-deal-say = Propose this deal
action-deal-drop = Drop this draft
action-deal-with = A deal with { $seat }
action-deal-counter = A counter-offer to { $seat }
action-deal-if = If { $happening }
action-deal-unless = Unless { $happening }
action-deal-gift = { $giver } gives { $receiver }
action-deal-will = { $seat } will
action-deal-will-not = { $seat } will not
action-deal-money = Give { $amount } { $currency }
action-deal-card = Give { $influence }
action-deal-deed = Promise: { $deed }
action-deal-wagon = Wagon { $wagon }
action-deal-good = Good: { $good }
action-deal-city = In { $city }
action-deal-over = Over { $over }
action-deal-to = Ending { $at }
action-deal-seat = Player: { $seat }
action-deal-kind = Card: { $influence }
action-deal-investment = Card: { $card }
action-deal-tokens = With { tokens }
action-deal-tile = With tile { $tile }
action-deal-number = { $number ->
    [1] An arrow or more
   *[other] Both arrows
}
action-deal-change = Price: { $change }
action-deal-least = At least { $amount } { $currency }
action-deal-most = At most { $amount } { $currency }
action-deal-level-least = Level { $level } or more
action-deal-level-most = Level { $level } or less
action-deal-times = { $times ->
    [each] Each time
   *[other] { $times } times
}
action-deal-until = Until { $moment }
action-deal-at = At { $moment }
action-deal-once = Once clause { $clause } is done


## Events

event-courier-placed = { $seat } places the courier { $onto }.
event-turn-began = Turn { $turn } begins; { $seat } is first player.
event-bought = { $price ->
    [0] { $seat } buys { $good } in { $city } at no further cost.
   *[other] { $seat } buys { $good } in { $city } for { $price } { $currency }.
}
event-choice-sealed = { $choice ->
    [bid] { $seat } seals a bid of { $bid } { $currency }.
    [wheel] { $seat } seals the price wheel: { $wheel }.
   *[hidden] { $seat } has chosen in secret.
}
event-bids-revealed = The bids for wagon { $wagon } are shown. { $bids }.
event-master-named = { $by_card ->
    [yes] { $seat } plays { card-loading-master } and takes charge of wagon { $wagon } in { $city } for { $price } { $currency }.
   *[no] { $price ->
        [0] { $seat } becomes Loading Master of wagon { $wagon } in { $city } for nothing.
       *[other] { $seat } becomes Loading Master of wagon { $wagon } in { $city } for { $price } { $currency }.
    }
}
event-loaded = { $seat } loads { $good } onto wagon { $wagon }.
event-price-quoted = { $amount ->
    [none] { $seat } names no price to { $rider } for { tokens } on wagon { $wagon }.
    [0] { $seat } would carry { tokens } for { $rider } on wagon { $wagon } for nothing.
   *[other] { $seat } asks { $rider } for { $amount } { $currency } to carry { tokens } on wagon { $wagon }.
}
event-counter-offered = { $seat } offers { $master } { $amount } { $currency } for { tokens } on wagon { $wagon }.
event-final-price-named = { $seat } names { $rider } a final price: { $amount } { $currency } for { tokens } on wagon { $wagon }.
event-fee-agreed = { $amount ->
    [0] { $master } carries { tokens } for { $seat } on wagon { $wagon } for nothing.
   *[other] { $seat } pays { $master } { $amount } { $currency } for { tokens } on wagon { $wagon }.
}
event-talk-ended = { $seat } says no: nothing is agreed for wagon { $wagon }.
event-free-loading-played = { $seat } plays { card-free-loading } on wagon { $wagon }.
event-axle-broken = { $seat } plays { card-broken-axle }: wagon { $wagon } cannot move this turn.
event-wagon-moved = { $seat } moves wagon { $wagon } with { $means } { $from } { $to }.
event-wagon-faced = { $seat } points wagon { $wagon } { $to }.
event-wagon-arrived = Wagon { $wagon } arrives in { $city }.
event-tile-wasted = { $seat } plays tile { $tile }, but no wagon can move.
event-tiles-refreshed = { $seat } has played all four tiles and turns them up again.
event-courier-moved = { $seat } moves the courier { $from } { $to } ({ $by }).
event-pile-opened = { $pile ->
    [none] Wagon and courier meet: { $seat } looks through the Influence cards.
   *[seen] Wagon and courier meet: { $seat } finds { $pile } in the pile.
}
event-influence-taken = { $influence ->
    [none] { $seat } takes an Influence card.
   *[known] { $seat } takes the Influence card { $influence }.
}
event-wheels-revealed = The price wheels are shown. { $wheels }.
event-price-changed = { $by ->
    [office] { $change ->
        [up] { $seat } raises { $good } from level { $before } to level { $after }: it now costs { $cost } and sells for { $selling } { $currency }.
       *[down] { $seat } lowers { $good } from level { $before } to level { $after }: it now costs { $cost } and sells for { $selling } { $currency }.
    }
   *[wheels] { $change ->
        [up] The price of { $good } rises from level { $before } to level { $after }: it now costs { $cost } and sells for { $selling } { $currency }.
        [down] The price of { $good } falls from level { $before } to level { $after }: it now costs { $cost } and sells for { $selling } { $currency }.
       *[same] The price of { $good } goes full circle and stays at level { $after }.
    }
}
event-stock-sold = { $by_card ->
    [yes] { $seat } plays { card-special-sale } and sells { $good } from { $city } for { $price } { $currency }.
   *[no] { $seat } sells { $good } from the warehouse in { $city } for { $price } { $currency }.
}
event-arrivals-counted = { $arrivals ->
    [one] The first wagon has arrived; one status level now costs { $climb_price } { $currency }.
   *[other] { $arrivals } wagons have arrived so far; one status level now costs { $climb_price } { $currency }.
}
event-bonus-claimed = { $seat } plays { card-sale-with-bonus } for wagon { $wagon } in { $city }.
event-sold = { $tokens ->
    [one] { $seat } sells 1 { $good } from wagon { $wagon } in { $city } for { $total } { $currency }{ $bonus ->
        [0] .
       *[other] , including a bonus of { $bonus }.
    }
   *[other] { $seat } sells { $tokens } { $good } from wagon { $wagon } in { $city } for { $total } { $currency }: { $each } each{ $bonus ->
        [0] .
       *[other] , including a bonus of { $bonus }.
    }
}
event-bonus-changed = { $bonus ->
    [0] { $city } pays no bonus now.
   *[other] { $city } now pays a bonus of { $bonus } { $currency }.
}
event-card-offered = { $seat } puts { $card } up for auction at { $price } { $currency }.
event-bid-made = { $seat } bids { $amount } { $currency }.
event-passed = { $seat } passes.
event-card-taken = { $price ->
    [0] { $seat } receives the card { $card } along with it.
   *[other] { $seat } takes the card { $card } for { $price } { $currency }.
}
event-cards-revealed = Newly on offer: { $cards }.
event-upkeep-paid = { $by_card ->
    [yes] { $seat } plays { card-low-upkeep } and pays an upkeep of only { $amount } { $currency }.
   *[no] { $amount ->
        [0] { $seat } has no upkeep to pay.
       *[other] { $seat } pays an upkeep of { $amount } { $currency }.
    }
}
event-status-dropped = { $seat } cannot pay the upkeep and drops from { $before } to { $after }.
event-loan-taken = { $seat } borrows { $amount } { $currency } against a Letter of Credit.
event-loan-declined = { $seat } takes no loan.
event-loan-repaid = { $seat } repays a Letter of Credit for { $amount } { $currency }.
event-climbed = { $by_card ->
    [yes] { $seat } plays { card-social-climbing } and rises to { $rank } for { $price } { $currency }.
   *[no] { $seat } rises to { $rank } for { $price } { $currency }.
}
event-game-ended = The game ends after turn { $turn }; { $arrivals } wagons have arrived.

event-attention-set = { $open ->
    [yes] { $seat } is open to deals this turn.
   *[no] { $seat } makes no deals this turn.
}
event-seat-ready = { $hushed ->
    [none] { $seat } has nothing more to say.
    [action] { $seat } hears no more proposals in this action.
   *[turn] { $seat } hears no more proposals this turn.
}
event-phrase-said = { $seat } says: { $told }.
event-proposal-made = { $answers ->
    [0] { $seat } proposes deal { $number }: “{ $line }”.
   *[other] { $seat } answers deal { $answers } with deal { $number }: “{ $line }”.
}
event-proposal-answered = { $accepted ->
    [yes] { $seat } accepts deal { $deal }.
   *[no] { $seat } declines deal { $deal }.
}
event-proposal-closed = Nothing comes of deal { $deal }: { $reason ->
    [declined] it is declined.
    [countered] a counter-offer takes its place.
    [withdrawn] it is withdrawn.
    [time] the time for talk is up.
    [cannot_come] something in it cannot come any more this turn.
    [empty_promise] a promise in it has become empty.
    [promises_clash] it cannot be kept beside a deal that stands.
    [pot_over_upkeep] a gift in it would wait beyond the upkeep.
    [too_many] too many deals stand already.
   *[other] it cannot be made any more.
}
event-deal-struck = Deal { $number } is struck: “{ $line }”.
event-money-given = { $giver } gives { $receiver } { $amount } { $currency } (deal { $deal }, clause { $clause }).
event-card-given = { $card ->
    [none] { $giver } gives { $receiver } a sealed card (deal { $deal }, clause { $clause }).
   *[known] { $giver } gives { $receiver } the card { $card } (deal { $deal }, clause { $clause }).
}
event-card-laid = { $card ->
    [none] { $seat } hands in a sealed card (deal { $deal }, clause { $clause }).
   *[known] { $seat } hands in the card { $card }, sealed (deal { $deal }, clause { $clause }).
}
event-pot-paid = { $amount ->
    [0] { $card ->
        [none] { $receiver } gets the sealed card that { $giver } handed in (deal { $deal }, clause { $clause }).
       *[known] { $receiver } gets the card { $card } that { $giver } handed in (deal { $deal }, clause { $clause }).
    }
   *[other] { $receiver } gets the { $amount } { $currency } that { $giver } handed in (deal { $deal }, clause { $clause }).
}
event-pot-returned = { $amount ->
    [0] { $card ->
        [none] { $seat } takes a sealed card back (deal { $deal }, clause { $clause }).
       *[known] { $seat } takes the card { $card } back (deal { $deal }, clause { $clause }).
    }
   *[other] { $seat } takes { $amount } { $currency } back (deal { $deal }, clause { $clause }).
}
event-promise-kept = { $seat } has kept the promise in deal { $deal }, clause { $clause }.
event-promise-lapsed = The promise of { $seat } in deal { $deal }, clause { $clause }, lapses: { $reason ->
    [could_not] there is no chance left to keep it.
    [no_other_way] there was no other way.
    [did_not_happen] what it depends on does not happen.
    [clause_lapsed] the clause it waits for has lapsed.
   *[until] its time is over.
}


## Refusals

refused-not-now = That cannot be done now, in the step “{ $phase }”.
refused-not-your-turn = It is not your turn.
refused-game-is-over = The game is over.
refused-not-enough-money = That takes { $need } { $currency }; you have { $have }.
refused-no-loan = You hold no Letter of Credit.
refused-letter-of-credit = { $letters ->
    [one] You cannot rise while you hold a Letter of Credit; repay it first.
   *[other] You cannot rise while you hold { $letters } Letters of Credit; repay them first.
}
refused-card-not-in-hand = You do not hold the card { $card }.
refused-upkeep-is-low = Your upkeep is { $upkeep } { $currency }; { card-low-upkeep } would save you nothing.
refused-city-does-not-sell = { $city } does not sell { $good }.
refused-good-sold-out = There is { $no_good } left in the supply.
refused-bid-above-cash = You cannot bid { $need } { $currency }; you have { $have }.
refused-bid-above-reserve = You may bid { $most } { $currency } at most, so that a second card stays within reach.
refused-bid-too-low = The next bid must be at least { $least } { $currency }.
refused-wagon-needs-no-master = Wagon { $wagon } needs no Loading Master now.
refused-master-loads-one-kind = The Loading Master loads one kind only, and on this wagon it is { $good }.
refused-not-in-warehouse = You have { $no_good } in your warehouse in { $city }.
refused-kind-aboard-already = Another player has { $good } on this wagon already.
refused-masters-kind = Only the Loading Master may load { $good } on this wagon.
refused-quote-for-other-number = The price to be named now is the one for { tokens }.
refused-no-price-named = No price was named for { tokens }.
refused-counter-not-lower = A counter-offer must be lower than { $price } { $currency }.
refused-offer-for-other-number = The offer is for { tokens }.
refused-final-price-out-of-range = The final price must lie between { $least } and { $most } { $currency }.
refused-tile-played-already = You have played your movement tile for this turn.
refused-tile-face-down = Your tile { $tile } lies face down.
refused-tile-must-be-played = You must play a movement tile.
refused-a-wagon-can-move = With tile { $tile } a wagon can move, so you must move one.
refused-no-extra-points = { $points ->
    [0] You have no extra points to use.
    [one] You have 1 extra point; a move without a tile uses at least one.
   *[other] You have { $points } extra points; a move without a tile uses at least one.
}
refused-wagon-arrived = Wagon { $wagon } arrived this turn and rests until the next.
refused-axle-is-broken = Wagon { $wagon } has a broken axle and cannot move this turn.
refused-wagon-earned-a-card = Wagon { $wagon } has brought you an Influence card; you may not move it again this turn.
refused-wagon-cannot-go-there = Wagon { $wagon } cannot end this move { $at }.
refused-no-courier-card = You cannot use this now: { $card }.
refused-courier-cannot-reach = This move does not take the courier { $to }.
refused-not-two-from-empty-city = The courier starts exactly two spaces from a city without a wagon.
refused-no-branch-there = The wagon cannot be pointed { $to }.
refused-pile-has-none-left = There is no { $card } left in the pile.
refused-price-cannot-cross = The price of { $good } is at level { $level }; only the { card-large-office } takes a price between 5 and 1, once a turn.
refused-card-on-offer-already = { $card } is up for auction already.
refused-card-not-open = The card { $card } is not on offer.
refused-card-of-same-group = You have a card of the same price group as { $card } already.

in-clause = Clause { $clause }: { $told }
refused-promised-otherwise = You have promised not to do that, in deal { $deal }, clause { $clause }.
refused-promised-first = You have promised something else first, in deal { $deal }, clause { $clause }.
refused-without-active = A deal needs the active player, and every gift comes from or goes to that player.
refused-self-gift = Nobody gives anything to themselves.
refused-cannot-change-hands = Only money and Influence cards change hands.
refused-cannot-be-promised = To do nothing can be neither promised nor ruled out.
refused-cannot-come = This cannot come any more this turn.
refused-empty-promise = There is nothing that player could do about it this turn.
refused-promises-clash = { $deal ->
    [0] This cannot be kept beside the rest of the deal.
   *[other] This cannot be kept beside deal { $deal }.
}
refused-pot-over-upkeep = No gift waits beyond the upkeep.
refused-too-many = That is too much talk: one open proposal for each player, three in a talk, eight in a turn, and twelve deals at once.
refused-no-card-free = You have no card left that you could give.
refused-draft-not-whole = The deal is not complete: every clause must be finished, and every party must have a part in it.
refused-proposal-not-open = Deal { $deal } is not open to answers.


## What is asked

prompt = { $stage }, { $step }: { $asked }
stage-2010 = Action { $number }
stage-1999 = Phase { $number }
stage-setup = Before the first turn
prompt-over = The game is over after turn { $turn }.
prompt-courier-start = { $seat } places the courier two spaces from a city without a wagon.
prompt-ability-auction = { $card ->
    [none] { $seat } puts a card up for auction.
   *[card] { $bidder } holds { $card } at { $bid } { $currency }; { $seat } bids more or passes.
}
prompt-purchasing = { $round ->
    [0] { $seat } may buy up to { $most } goods; { $bought } bought so far.
    [1] { $seat } may buy up to { $most } goods; { $bought } bought so far (first of two rounds).
   *[other] { $seat } may buy up to { $most } goods; { $bought } bought so far (second of two rounds).
}
prompt-master-cards = { $seat } may play { card-loading-master }.
prompt-master-auction = sealed bids for wagon { $wagon } { $at }; still to bid: { $waiting }.
prompt-loading = { $room ->
    [one] { $seat }, Loading Master of wagon { $wagon } { $at }, may load 1 more token.
   *[other] { $seat }, Loading Master of wagon { $wagon } { $at }, may load up to { $room } tokens of one kind.
}
prompt-quoting = { $seat } names { $rider } a price for { tokens } on wagon { $wagon } { $at }, or refuses.
prompt-answering = { $quotes ->
    [none] { $master } has named no price on wagon { $wagon } { $at }; { $seat } may play { card-free-loading } or decline.
   *[named] { $master } would carry { $quotes } on wagon { $wagon } { $at }; { $seat } accepts, makes one counter-offer, plays { card-free-loading } or declines.
}
prompt-replying = { $rider } offers { $amount } { $currency } for { tokens } on wagon { $wagon } { $at }; { $seat } accepts, names a final price or declines.
prompt-final-answer = { $amount ->
    [none] { $master } declines; { $seat } may play { card-free-loading } on wagon { $wagon } { $at }, or declines too.
   *[named] { $master } asks a final price of { $amount } { $currency } for { tokens } on wagon { $wagon } { $at }; { $seat } accepts, plays { card-free-loading } or declines.
}
prompt-rider-loading = { $free ->
    [yes] { $load ->
        [one] { $seat } may load 1 token on wagon { $wagon } { $at }, free of charge.
       *[other] { $seat } may load up to { $load } tokens on wagon { $wagon } { $at }, free of charge.
    }
   *[no] { $load ->
        [one] { $seat } loads 1 token on wagon { $wagon } { $at }.
       *[other] { $seat } loads { $load } tokens on wagon { $wagon } { $at }.
    }
}
prompt-broken-axles = { $seat } may play { card-broken-axle }.
prompt-movement = { $tile ->
    [played] { $seat } may still use { $extras }.
   *[due] { $extras ->
        [none] { $seat } plays a tile and moves a wagon.
       *[some] { $seat } plays a tile and moves a wagon, and may use { $extras }.
    }
}
prompt-taking-influence = { $seat } chooses an Influence card, since wagon and courier have met.
prompt-facing = { $seat } chooses the branch for wagon { $wagon } { $at }.
prompt-wheels = all set both arrows in secret; still to choose: { $waiting }.
prompt-offices = { $shifts ->
    [one] { $seat } may move a price by one level.
   *[other] { $seat } may move prices by one level, { $shifts } times.
}
prompt-warehouse-sale = { $seat } may sell up to { $limit } tokens from the warehouses at cost; { $sold } sold so far.
prompt-special-sales = { $seat } may play { card-special-sale }.
prompt-selling = { $seat } may play { card-sale-with-bonus } for wagon { $wagon } { $at }.
prompt-investments = { $bid ->
    [0] { $seat } may open the bidding.
   *[other] { $bidder } has bid { $bid } { $currency }; { $seat } bids more or passes.
}
prompt-taking-card = { $seat } has won with { $bid } { $currency } and chooses a card.
prompt-upkeep = { $letters ->
    [0] { $seat } pays an upkeep of { $upkeep } { $currency } or plays { card-low-upkeep }.
   *[other] { $seat } pays an upkeep of { $upkeep } { $currency } and may first repay a Letter of Credit.
}
prompt-borrowing = { $seat } had to drop and may take a loan.
prompt-climbing = { $letters ->
    [0] { $levels ->
        [one] { $seat } may rise one more level for { $price } { $currency }.
       *[other] { $seat } may rise up to { $levels } levels for { $price } { $currency } each.
    }
   *[other] { $seat } holds a Letter of Credit and cannot rise without repaying.
}
prompt-turn-end = { $seat } has a last chance to repay a Letter of Credit.
prompt-attention = all say whether they are open to deals this turn; still to say: { $waiting }.
prompt-talk = { $talk }.
talk-lay = { $seat } chooses the card to hand over sealed
talk-answer = { $count ->
    [one] { $seats } answers deal { $deal } of { $seat }, “{ $line }”
   *[other] { $seats } answer deal { $deal } of { $seat }, “{ $line }”
}
talk-propose = { $count ->
    [one] { $seats } may propose a deal with { $active }
   *[other] { $seats } may each propose a deal with { $active }
}
talk-active = { $count ->
    [one] { $seats } may propose deals
   *[other] { $seats } may each propose deals
}


## What is asked, said to whoever is asked, in public facts alone

ask-courier-start = Place the courier two spaces from a city without a wagon.
ask-ability-auction = { $card ->
    [none] Put a card up for auction.
   *[card] Bid more than { $bid } { $currency } for { $card }, or pass.
}
ask-purchasing = Buy up to { $most } goods.
ask-master-cards = Play { card-loading-master }, or not.
ask-master-auction = Bid for wagon { $wagon } { $at }, sealed.
ask-loading = Load your wagon { $wagon } { $at }.
ask-quoting = Name { $rider } a price for wagon { $wagon } { $at }, or refuse.
ask-answering = { $quotes ->
    [none] { $master } names no price for wagon { $wagon } { $at }: play { card-free-loading }, or decline.
   *[named] { $master } would carry { $quotes } on wagon { $wagon } { $at }: accept, make an offer, or decline.
}
ask-replying = { $rider } offers { $amount } { $currency } for wagon { $wagon } { $at }: accept, or name a final price.
ask-final-answer = { $amount ->
    [none] { $master } declines: play { card-free-loading } on wagon { $wagon } { $at }, or decline too.
   *[named] { $master } asks { $amount } { $currency } in the end for { tokens } on wagon { $wagon } { $at }: accept, or decline.
}
ask-rider-loading = Load wagon { $wagon } { $at }.
ask-broken-axles = Play { card-broken-axle }, or not.
ask-movement = { $tile ->
    [played] Use { $extras }, or end your move.
   *[due] Play a tile and move a wagon.
}
ask-taking-influence = Choose an Influence card.
ask-facing = Choose the branch for wagon { $wagon } { $at }.
ask-wheels = Set both arrows of your price wheel, sealed.
ask-offices = Move prices by one level.
ask-warehouse-sale = Sell from your warehouses at cost, or keep all.
ask-special-sales = Play { card-special-sale }, or not.
ask-selling = Play { card-sale-with-bonus } for wagon { $wagon } { $at }, or not.
ask-investments = { $bid ->
    [0] Open the bidding for Investment cards, or pass.
   *[other] Bid more than the { $bid } { $currency } of { $bidder }, or pass.
}
ask-taking-card = Choose the card that you have won.
ask-upkeep = Pay your upkeep of { $upkeep } { $currency }.
ask-borrowing = Take a loan, or stay one level lower.
ask-climbing = Rise for { $price } { $currency } a level, or stay.
ask-turn-end = Repay a Letter of Credit, or keep it.
ask-attention = Say whether you are open to deals this turn.
ask-talk = Answer what is on offer.


## The position

heading-turn = Turn { $turn }
heading-goods = Prices and supply
heading-cities = Cities
heading-wagons = Wagons and courier
heading-players = Players
heading-cards = Cards

order-of-play = Order of play this turn: { $order }.
arrivals = { $arrivals ->
    [0] No wagon has arrived yet
    [one] 1 wagon has arrived
   *[other] { $arrivals } wagons have arrived
}; number { $last } brings the last turn. One status level costs { $price } { $currency }.
last-turn = This is the last turn.
letters-left = Letters of Credit left: { $letters }.
asked-later = Next: { $seats }.
talk = { $master }, Loading Master of wagon { $wagon }, and { $rider } talk about the fee. { $quotes ->
    [none] No price stands.
   *[named] Named: { $quotes }.
}{ $offer ->
    [none] { "" }
   *[made] { " " }Last offer: { $offer }.
}
highest-bid = Highest bid: { $amount } { $currency } by { $seat }.
winners = Card won this turn: { $seats }.
out-of-auction = Out of this auction: { $seats }.
sealed = Chosen in secret: { $seats }.
own-bid = Your own sealed bid: { $amount } { $currency }.
own-wheel = Your own price wheel: { $wheel }.
barred = { $seat } may not move wagon { $wagons } any more this turn.
with-bonus = { card-sale-with-bonus } for this wagon: { $seats }.

good-line = { $good }: level { $level }, costs { $cost }, sells for { $selling }, { $supply } in supply.
city-line = { $city } sells { $market }; bonus { $bonus }. { $stored ->
    [none] Nothing stored.
   *[some] Stored: { $stored }.
}
wagon-line = { $rows ->
    [none] { $told }. Empty.
   *[some] { $told }. Aboard: { $rows }.
}
wagon-at = Wagon { $wagon } { $at }
wagon-from = coming { $origin }
wagon-ahead = bound for { $ahead }
wagon-master = Loading Master { $seat }
wagon-arrived = arrived this turn
wagon-broken = axle broken this turn
courier-line = The courier is { $at }.
courier-to-come = The courier has no place yet.

yourself = { $seat } (you)
another = { $seat }
player-line = { $seat }: { $told }.
money = { $amount ->
    [hidden] money hidden
   *[shown] { $amount } { $currency }
}
player-status = status { $rank }, upkeep { $upkeep }
player-tiles = tiles face up: { $tiles }
player-cards-2010 = Investment cards: { $cards }
player-cards-1999 = ability cards: { $cards }
card-from-next-turn = { $card } (from next turn)
player-hand = Influence cards: { $cards }
player-influence = { $cards ->
    [one] 1 Influence card
   *[other] { $cards } Influence cards
}
player-letters = { $letters ->
    [one] 1 Letter of Credit
   *[other] { $letters } Letters of Credit
}

priced-card = { $card } at { $price }
cards-on-offer = { $deck ->
    [0] On offer: { $cards }.
   *[other] On offer: { $cards }; { $deck } more face down.
}
cards-out = Out of the game: { $cards }.
influence-pile = Influence cards in the pile: { $cards }.
pile-open = The pile lies open before you: { $cards }.
pile-seen = When you last chose from the pile it held { $cards }.
influence-played = Influence cards played: { $cards }.

heading-deals = Deals
deals-with = Deals are made with { $seat } now.
deals-open = Open to deals this turn: { $seats }.
deals-hushed = No more proposals for { $seats }.
deals-draft = { $seat } is putting a proposal together.
deals-none = No deal stands, and nothing is proposed.
deal-struck = Deal { $deal } stands. { $clauses }.
deal-proposed = Deal { $deal }, proposed by { $seat }: “{ $line }”. { $agreed ->
    [none] { $waiting ->
        [none] Accepted by all.
       *[some] To answer: { $waiting }.
    }
   *[some] { $waiting ->
        [none] Accepted by all.
       *[some] Accepted by { $agreed }. To answer: { $waiting }.
    }
}
deal-clause = { $number }. { $line } ({ $state })
clause-waiting = waits
clause-pot = waits in the pot
clause-pot-card = waits in the pot: { $card }
clause-standing = holds
clause-partly = holds; done { $done } of { $times } times
clause-done = done
clause-lapsed = lapsed

place-line = { $letters ->
    [0] { $place }. { $seat }: { $rank }, { $money } { $currency }
    [one] { $place }. { $seat }: { $rank }, { $money } { $currency }, 1 Letter of Credit unpaid
   *[other] { $place }. { $seat }: { $rank }, { $money } { $currency }, { $letters } Letters of Credit unpaid
}
verdict-status = { $levels ->
    [one] { $seat } stands on { $rank }, one level above { $second }. (M11.2)
   *[other] { $seat } stands on { $rank }, { $levels } levels above { $second }. (M11.2)
}
verdict-money = { $seat } and { $second } both stand on { $rank }. Money decides: { $money } { $currency } against { $less }. (M11.2)
verdict-letters = { $debtor } would come first, but for a loan that is not repaid: debtors rank behind everybody else. (M11.3)
verdict-shared = { $seats } stand on { $rank } with { $money } { $currency } each, and share the first place. (MR31)


## The line of a deal
#
# Templates: a fact is a slot, [...] may be left out, of forms parted by | the first is printed. A deed or a happening
# has a label for menus, where it stands alone; .not is how a promise is denied in other words.

deed-buy = buy { $good } [in { $city }]
    .label = buy
deed-bid = bid { $amount } for wagon { $wagon }
    .label = bid for a wagon
deed-load = load { $good } [on wagon { $wagon }]
    .label = load
deed-carry = carry { $seat } on wagon { $wagon } [with { $tokens }] [for { $amount }]
    .label = carry somebody
deed-ride = ride on wagon { $wagon } [with { $tokens }] [for { $amount }]
    .label = ride
deed-play = play { $influence } [on wagon { $wagon }] [with { $good }] [in { $city }]
    .label = play a card
deed-move = move wagon { $wagon } [by { $tile }] [over { $over }] [to { $to }]
    .label = move a wagon
deed-courier = move the courier [over { $over }] [to { $to }]
    .label = move the courier
deed-face = point wagon { $wagon } to { $to }
    .label = point a wagon
deed-arrows = set { $number } on { $good }
    .not = set no arrow on { $good }
    .label = set arrows
deed-shift = { $change } { $good }
    .label = move a price
deed-sell = sell { $good } [in { $city }]
    .label = sell from a warehouse
deed-offer = offer { $amount } for a card
    .label = bid for a card
deed-choose = choose { $card }
    .label = choose a card
deed-climb = climb
    .label = climb
deed-borrow = borrow
    .label = borrow
deed-repay = repay
    .label = repay

happening-buys = { $seat } buys|buy { $good }
    .label = somebody buys a good
happening-master = { $seat } is|am|are master of wagon { $wagon }
    .label = somebody is Loading Master
happening-loads = { $seat } loads|load on wagon { $wagon }
    .label = somebody loads
happening-breaks = wagon { $wagon } breaks
    .label = an axle breaks
happening-passes = wagon { $wagon } passes { $over }
    .label = a wagon passes a space
happening-arrives = wagon { $wagon } arrives [in { $city }]
    .label = a wagon arrives
happening-meets = { $seat } takes|take a card
    .label = somebody takes an Influence card
happening-stands = { $good } stands at { $level }
    .label = a price stands at a level
happening-sells = { $seat } sells|sell from wagon { $wagon }
    .label = somebody sells from a wagon
happening-wins = { $seat } wins|win { $card }
    .label = somebody wins a card
happening-climbs = { $seat } climbs|climb
    .label = somebody climbs

moment-loading = loading
moment-movement = movement
moment-prices = prices
moment-offices = offices
moment-selling = selling
moment-auctions = auctions
moment-upkeep = upkeep
moment-end = the end

arrows-1 = an arrow
arrows-2 = 2 arrows
change-fall = lower
change-rise = raise

## Outlooks: what a choice would mean, before it is made. `act` words are those of a button.

figure = { $n }
spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
outlook-you = You
outlook-cash = Cash
outlook-cash-if-won = Cash, if it wins
outlook-cash-if-agreed = Cash, if agreed for { tokens }
outlook-cash-if-not-raised = Cash, if nobody raises
outlook-upkeep-short = Upkeep this turn is { $upkeep }: only { $left } left.
outlook-goods-at = { $goods }, { $at }
outlook-aboard = aboard
outlook-today = today
outlook-spaces = spaces
outlook-bonus-of = { $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
}
outlook-sold-in = Sold in { $city }{ outlook-bonus-of }
outlook-of-it-bonus = { $amount } bonus
outlook-no-bonus = no bonus
outlook-would-bring = { $goods } in
outlook-in-store = In store { $at }
outlook-cards-held = { $card } in hand

outlook-buy = Buy { $n } for { $price }
outlook-buy-nothing = Buy nothing more
outlook-sells-best = { $bonus ->
    [0] { $good } sells for { $price } anywhere: no bonus for it today.
   *[other] { $good } sells best in { $cities }: { $price } + { $bonus } each.
}
outlook-wagon-waits = { $loaded ->
    [no] Wagon { $wagon } waits { $at }, empty.
   *[yes] Wagon { $wagon } stands { $at } with goods aboard.
}
outlook-wagon-nearest = No wagon { $at }; wagon { $wagon } is nearest, { $spaces } off.
outlook-no-wagon-comes = No wagon { $at }, nor on the way there.

outlook-seal-bid = { $amount ->
    [0] Seal a bid of nothing
   *[other] Seal a bid of { $amount }
}
outlook-wagon-in = wagon { $wagon } { $at }
outlook-ties-lost = Of equal bids that of { $seats } comes before yours.
outlook-ties-won = Of equal bids yours comes first.
outlook-could-load = As Loading Master you could load { $goods }.
outlook-nothing-to-load = You have nothing there to load; the others would pay you.
outlook-master-by-card = Take wagon { $wagon } for { $price }
outlook-ask = { $amount ->
    [0] Ask nothing for { tokens }
   *[other] Ask { $amount } for { tokens }
}
outlook-ask-nothing = No price for { tokens }
outlook-rider-answers = { $seat } may accept, make one offer, or decline.
outlook-offer = Offer { $amount } for { tokens }
outlook-master-answers = { $seat } may take it, name a last price, or end the talk.
outlook-last-price = Last price { $amount } for { tokens }
outlook-last-answer = { $seat } can only take it or leave it.
outlook-pay-fee = { $amount ->
    [0] Load { tokens } for nothing
   *[other] Pay { $amount } for { tokens }
}
outlook-take-fee = { $amount ->
    [0] Carry { tokens } for nothing
   *[other] Take { $amount } for { tokens }
}
outlook-decline = Decline
outlook-stays-behind = Your goods stay { $at }.
outlook-rider-stays = You get no fee, and the goods stay { $at } unless { card-free-loading } is played.
outlook-free-loading = Load { tokens } without a fee
outlook-store-of = { $good } in store { $at }
outlook-load = Load { $goods }
outlook-load-nothing = Load nothing more
outlook-kind-closed = No other player can load { $good } on this wagon now.
outlook-play-nothing = Play no card

outlook-break-axle = Stop wagon { $wagon }
outlook-axle-broken = Nobody moves wagon { $wagon } this turn.
outlook-take-card = Take { $card }
outlook-only-you = Only you know which card it is.

outlook-move = Move wagon { $wagon }
outlook-move-into = Move wagon { $wagon } to { $city }
outlook-moves = Make { $n } moves
outlook-move-nothing = Move no more
outlook-means = { $means }, { $told }
outlook-no-city-ahead = no city ahead
outlook-city-in = { $city } in { $spaces }
outlook-cities-in = { $each ->
    [yes] { $n } cities, each in { $spaces }
   *[no] { $n } cities, the nearest in { $spaces }
}
outlook-mark-own = { $own ->
    [0] you nothing
   *[other] you { $own }
}
outlook-mark = { $spaces ->
    [0] { $city } · { outlook-mark-own }
   *[other] { $city } in { $spaces } · { outlook-mark-own }
}
outlook-way-to = Way to { $city }
outlook-no-way-back = no way back
outlook-arrives = Arrives in { $city }
outlook-tiles = Your tiles
outlook-tiles-again = all turned up again
outlook-points = Extra points
outlook-still-ahead = Still ahead: { $cities }.
outlook-no-more = No way to { $cities } any more.
outlook-brings-in = A { $tiles } brings it in.
outlook-other-end = Instead { $to }: { $city } in { $spaces }, { outlook-mark-own }{ $rival ->
    [none] .
   *[other] , { $rival } { $theirs }.
}
outlook-other-end-blind = Instead { $to }.
outlook-most-to = { $own ->
    [0] You have nothing aboard; { $seat } gets { $theirs }.
   *[other] Most of it goes to { $seat }.
}
outlook-meets = Wagon { $wagon } and the courier meet: you take an Influence card.
outlook-courier = Move the courier
outlook-place-courier = Place the courier
outlook-wagon-off = wagon { $wagon } in { $spaces }
outlook-courier-near = From there: { $wagons }.
outlook-waste = Play tile { $tile }
outlook-no-wagon-moves = No wagon can move with it.
outlook-face = Point wagon { $wagon }

outlook-seal-wheel = { $any ->
    [no] Seal no arrow
   *[yes] Seal { $wheel }
}
outlook-sells-for = sells for
outlook-yours = yours
outlook-one-more = +1 more
outlook-you-have = you have
outlook-wraps = wraps
outlook-falls = { $lost ->
    [0] { $good } falls from { $before } to { $after }: past the top it starts again.
   *[other] { $good } falls from { $before } to { $after }: past the top it starts again. Your { $tokens } lose { $lost }.
}
outlook-sold-today = Sold today: { $seat }
outlook-stock = Your stock: { $goods }
outlook-shift = Set { $good } to { $price }
outlook-shifts = Shift { $n } prices
outlook-shift-nothing = Leave the prices
outlook-sell = Sell { $n } for { $price }
outlook-sell-nothing = Sell nothing more
outlook-by-wagon = From a wagon they would bring { $amount } today.
outlook-your-sale = Your sale { $at }
outlook-play-bonus = Claim { $amount } bonus

outlook-bid = Bid { $amount }
outlook-after-upkeep = { $upkeep ->
    [0] { "" }
   *[other] { " " }after { $upkeep } upkeep
}
outlook-levels-left = { $n ->
    [0] Not enough left for a level today, at { $price }{ outlook-after-upkeep }.
    [one] Still enough for 1 level today, at { $price }{ outlook-after-upkeep }.
   *[other] Still enough for { $n } levels today, at { $price } each{ outlook-after-upkeep }.
}
outlook-one-card = You win no second card this turn.
outlook-works-from = It works from turn { $turn } on, for the rest of the game.
outlook-offer-card = Offer { $card } at { $price }
outlook-must-take = If nobody raises, you take it.

outlook-pay-upkeep = { $amount ->
    [0] Pay no upkeep
   *[other] Pay { $amount } upkeep
}
outlook-sinks = You cannot pay { $need } and sink to { $rank }.
outlook-low-upkeep = Pay only { $amount }
outlook-instead-of = Instead of { $amount }; you keep your level.
outlook-borrow = Borrow { $amount }
outlook-to-repay = It is paid back with { $amount }, at any time.
outlook-no-climb = No climbing before it is paid back; in debt you finish behind all others.
outlook-repay = { $n ->
    [one] Repay { $amount }
   *[other] Repay { $n } loans with { $amount }
}
outlook-climb = { $n ->
    [one] Climb 1 level for { $price }
   *[other] Climb { $n } levels for { $price }
}
outlook-stay = Stay on { $rank }
outlook-level = Your level
outlook-loans = Your loans
outlook-upkeep-next = Upkeep next turn
outlook-upkeep-next-short = Next turn’s upkeep is { $upkeep }: only { $left } left.
outlook-last-turn = This is the last turn: no upkeep comes any more.
