# What the picture of the table in a terminal says, in English.

active = { $seat } is on the move
rolled = rolled { $dice }
construction = construction sign { $at }
jam = jam { $at } until the turn of { $seat }
no-sign = no sign on the road
pile = { $count ->
    [one] 1 public contract face down
   *[other] { $count } public contracts face down
}
last = the last public contracts
none-left = no public contract left
ending = the first without a contract ends the game
contract = Contract
goods = Goods
pays = Pays
points = Start+Goal
offers = Offers 1 to 5 cost
dock = Dock
public = Row
hand = Hand
aboard = Load
auction = Auction of { $route }
no-offer = no offer yet
offer = { $seat } holds offer { $offer } for { $cost }
passed = passed: { $seats }
truck = Truck
cash = Cash
load = Load
keeps = keeps { $card }
owes = owes { $amount }
misses = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}
known = in hand { $routes }
trailer-large = +{ $count }L
trailer-small = +{ $count }S
supply = Trailers for sale: { $large } large (L) and { $small } small (S)
events = { $count ->
    [one] 1 event card left
   *[other] { $count } event cards left
}
legend = { $city } city  { $space } space  { $event } event space  { $ferry } ferry  { $construction } construction sign  { $jam } jam
legend-own = { $load } here your contracts start  { $unload } here your load goes
