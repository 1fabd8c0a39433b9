# What the page says of the game before and beside its table.

title = Auf Achse
short = Auf Achse
also = On the road
about = Bid for freight, plan the cheapest tour and beat the other hauliers to the kerb.
time = 60 min
made-by = Wolfgang Kramer; F.X. Schmid (1987), Schmidt Spiele (2007)

option-variant = Game
option-variant-standard = the full game
option-variant-children = for children: no trailers, no auctions
option-free_movement = A truck drives
option-free_movement-off = exactly the number chosen, unless it reaches a city
option-free_movement-on = up to the number chosen, stopping anywhere
option-one_truck_cities = A city holds
option-one_truck_cities-on = one truck only
option-one_truck_cities-off = any number of trucks
option-first_player = The first player is
option-first_player-random = drawn by lot
option-first_player-red = Red, on chair 1
option-first_player-yellow = Yellow, on chair 2
option-first_player-blue = Blue, on chair 3
option-first_player-green = Green, on chair 4
option-first_player-violet = Violet, on chair 5
option-first_player-black = Black, on chair 6
