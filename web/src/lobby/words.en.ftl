# What the lobby says.

lobby-pace = Pace
pace-live = Live
pace-days = A day or more
filter-all = All
filters = Filters
only-public = Only tables whose owner made them public are here. Tables by link stay out of every list.
open-tables = Open tables
open-now = { $n ->
    [one] 1 open table
   *[other] { $n } open tables
}
what-is-played = Game, edition, options
chairs = Chairs
open-since = Open since
chairs-free = { $free } of { $all } free
sits-nobody = free chair
sits-bot = bot, { $level }
to-my-table = To my table
other-board = a board of its own
clock-no = no clock
clock-each = { $time } a move
clock-whole = { $time } for the game
clock-more = + { $seconds } s
lasts-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
lasts-hours = { $n } h
lasts-minutes = { $n } min
lasts-seconds = { $n } s
since-now = just now
lay-table = Lay a table
people-look = { $n ->
    [0] Nobody looks for a game
    [one] 1 person looks for a game
   *[other] { $n } people look for a game
}
live-tables = Live, to watch
most-watched = Most watched first
none-live = No public game is being played just now.
look-on = Watch
how-far = How far the game has come
nobody-waits = Nobody waits just now
nobody-waits-why = Lay a table that others find here, or let the bots pass the time until somebody comes.
nobody-waits-filtered = No open table fits what you have chosen.
show-everything = Show everything
house-is-full = The house is full
house-is-full-why = Its host allows no more open tables. Sit down at one of these, or lay a table by link at home.
too-late = The last chair is taken
too-late-why = Somebody was faster at { $table }. You can watch, or take a chair at a table like it.
too-late-alone = Somebody was faster at { $table }. You can watch, or lay a table of your own.
take-this-one = Sit down at { $table }
show-more = Show more
would-play = I would play now
wish-plan = { $games }, { $players }, { $pace }. The first table that fits you; you are asked before you sit.
any-game = Any game
wish-players = { $counts } players
wish-live = live
wish-days = a day a move
find-chair = Find me a chair
change = Change
wish-stands = Looking for a chair
wish-stands-why = { $plan } Keep this page in sight.
stop-looking = Stop looking
wish-change = What would you play?
wish-games = Games
wish-counts = Players
wish-paces = Pace
wish-public = A table that is laid for you is public: others may look on.
offer-chair = A chair is free: { $game }
offer-table = A table could be laid: { $game }
offer-terms = { $players } players, { $pace }
offer-agreed = { $agreeing } of { $asked } have said yes
offer-left = { $seconds } s
offer-yes = Yes, sit down
offer-no = Not this one
offer-waits = You have said yes. The others are asked.
wish-expired = Your wish has run out
wish-expired-why = Nobody looked at this page for ten minutes, or you were asked and did not answer.
look-again = Look again
offline-since = No connection. This is how it stood at { $time }.
house-away = The house does not answer. This is how it stood at { $time }; trying again in { $seconds } s.
house-away-now = The house does not answer. This is how it stood at { $time }.
now = Now
