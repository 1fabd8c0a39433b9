# What the picture of the table in a terminal says, in English.

action-purchasing = Purchasing
action-loading = Loading
action-movement = Movement
action-prices = Prices
action-selling = Selling
action-investments = Investments
action-status = Status
setup = Before the first turn
turn = Turn { $turn }
arrivals = { $arrivals } of { $last } wagons arrived
climb = a status level costs { $price }
last = last turn
good = Good
level = Level
cost = Buy
selling = Sell
prices-at-hand = Prices
supply = Left
wagons = Wagons (steps to each city ahead)
empty = empty
master = Loading Master { $seat }
arrived = arrived
broken = broken axle
courier = Courier { $at }
no-courier = The courier has no place yet
city = City
bonus = Bonus
market = Sells
status = Status
upkeep = Upkeep
money = Money
hidden = hidden
tiles = Tiles
cards = Cards
influence = { $count } Influence
letters = { $count ->
    [one] 1 Letter of Credit
   *[other] { $count } Letters of Credit
}
hand = Your Influence cards: { $cards }
no-hand = none
open = Open cards: { $cards }
deck = { $count } face down
deal = Deal
clause = What it says
state = State
proposed = open: { $seats }
