# What the page says of the game before and beside its table.

title = First Train to Nuremberg
short = Nuremberg
also = and Last Train to Wensleydale
about = Lay branch lines, carry beer and passengers, and sell out before the big railways come.
time = 120 min
made-by = with Last Train to Wensleydale: Martin Wallace; Treefrog Games, Argentum Verlag

# At a table, by the edition and the options played there.
played-as = { $map ->
    [wensleydale] Last Train to Wensleydale
   *[other] { title }
}

option-map = Map
option-map-nuremberg = the country around Nuremberg
option-map-wensleydale = the Yorkshire Dales
option-display = Boxes and trains for
option-display-d34 = three and four players
option-display-d23 = two and three players
option-build_cubes_first = Influence pays for track
option-build_cubes_first-on = only when the hand has no cubes left
option-build_cubes_first-off = at any time
option-chain_start = A chain of links starts
option-chain_start-stations = at every company station
option-chain_start-towns = only in company towns
