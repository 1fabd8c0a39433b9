# Was die Seite vom Spiel sagt, bevor und während es gespielt wird.

title = First Train to Nuremberg
short = Nürnberg
also = und Last Train to Wensleydale
about = Baue Nebenbahnen, befördere Bier und Reisende und verkaufe, ehe die großen Bahnen kommen.
time = 120 Min.
made-by = mit Last Train to Wensleydale: Martin Wallace; Treefrog Games, Argentum Verlag

# An einem Tisch, nach Ausgabe und Regeln, nach denen dort gespielt wird.
played-as = { $map ->
    [wensleydale] Last Train to Wensleydale
   *[other] { title }
}

option-map = Karte
option-map-nuremberg = das Land um Nürnberg
option-map-wensleydale = die Yorkshire Dales
option-display = Felder und Züge für
option-display-d34 = drei und vier Spieler
option-display-d23 = zwei und drei Spieler
option-build_cubes_first = Einfluss bezahlt Gleise
option-build_cubes_first-on = nur wenn die Hand keine Würfel mehr hat
option-build_cubes_first-off = jederzeit
option-chain_start = Eine Strecke beginnt
option-chain_start-stations = an jedem Bahnhof einer Gesellschaft
option-chain_start-towns = nur in Gesellschaftsstädten
