# What only the showcase says: recorded games to watch, and how to play one's own.
watch-lead = Watch a whole game
watch-lead-why = Recorded games between strong bots: every move, with everybody's eyes, and what it meant. Nothing to install.
watch-game = Watch a game
recorded = Recorded game
recorded-shape = { $players } players · { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
play-yourself = Play it yourself
play-yourself-why = Against bots, with friends by a link, or with lessons that lead through a first turn; afterwards a bot judges your decisions. It runs on your own machine, without an account.
play-installed = With Python 3.11 or newer
play-checkout = Or in a copy of the sources
play-copy = Copy: { $command }
