# What the page says of the game before and beside its table.

title = Merchants of the Middle Ages
short = Merchants
also = Die Händler
about = Load wagons together, haggle over fees, bend the prices and climb to the council.
time = 90 min
made-by = Wolfgang Kramer and Richard Ulrich; as Die Händler Queen Games (1999), Z-Man Games and Filosofia Éditions (2010)
lesson-deals = Learn binding deals

# At a table, by the edition and the options played there.
played-as = { $year ->
    [1999] Die Händler
   *[other] { title }
}

option-money = Other players’ money
option-money-hidden = behind a screen, as the rules say
option-money-open = open to all
option-start = Where the wagons start
option-start-A = Paris, Köln, Genova
option-start-B = Genova, Brugge, Wien
option-start-random = drawn by lot
option-courier = The courier begins
option-courier-fixed = where the start says
option-courier-chosen = where the first player puts it
option-auctions = Loading Masters are auctioned
option-auctions-first = all before any wagon is loaded
option-auctions-per_wagon = wagon by wagon
option-junction_stop = A wagon stopped on a junction goes where
option-junction_stop-next_mover = the next to move it decides
option-junction_stop-stopper = whoever stopped it there decides
option-bonus_step = City bonuses rise
option-bonus_step-per_arrival = with each arrival
option-bonus_step-per_turn = once in each turn with an arrival
option-abilities = Ability cards come
option-abilities-auction = by auction
option-abilities-split = by auction, one dear and one cheap each
option-abilities-dealt = in dealt pairs for 1,000
option-deals = Deals between players
option-deals-fees = only on loading fees
option-deals-cunning = on everything, and binding (Cunning Negotiator)
option-labels_1999 = Names of three cities
option-labels_1999-genf = Wien, Genf, Genua
option-labels_1999-hamburg = Hamburg, Genova, Wien, as in 2010
