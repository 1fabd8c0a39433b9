# What the picture of the table in a terminal says, in English.

active = { $seat } is on turn
last = last turn
connected = { $start } and { $end } are connected
unconnected = { $start } and { $end } not connected yet
phase = Phase
order = Order
auction = Auction
building = Track
trains = Trains
takeovers = Takeovers
price = Price
spaces = Trains: passengers|goods
boxes = Influence boxes: printed points + token
box = Box { $box }
least = from { $cubes } cubes
bid = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
cubes = Cubes
points = VP
sets = Sets
profit = P/L
links = Links
total = Total
chain = Chain of { $seat }: { $run }
run = { $seat } sells to the { $company }: { $run }
due = { $count } still due
passed = out of the trains: { $seats }
reach = Within reach:
legend-cubes = cubes: hand+stock
legend-total = total: VP + 2 a set + P/L − links
legend-pile = { $pieces }: moved so far
legend-stack = ¹ on top of equals
legend-class = a passenger scores the price of its train
station = station
company-station = company station
open = open country
closed = no track
free = { $points ->
    [one] free border, 1 build point
   *[other] free border, { $points } build points
}
