# The page in English: everything around the games.


## Everywhere

close = Close
copy = Copy
copied = Copied
loading = One moment …
menu = Settings
language = Language
theme-light = Light
theme-dark = Dark
sound = Sounds
to-home = Fernhandel, to the start
try-again = Try again
you = you
send = Send
stop = Stop
choose = choose
less = Less
more = More
amount = Amount
toasts = Messages
not-possible = Not possible:
show-all = Show all { $n }

problem-no-answer = The server does not answer. Check the connection; the page tries again by itself.
problem-too-many = Too many requests at once. Wait a moment and try again.
problem-fault = The server has failed; nothing has changed. Try again in a moment.
problem-bad-input = That does not work: { $message }
problem-unknown = That did not work. Try again.
problem-no-drawing = This game could not be loaded. Load the page again.


## The games

game-any = Table
game-merchants = Merchants of the Middle Ages
game-merchants-short = Merchants
game-merchants-also = Die Händler
game-merchants-about = Load wagons together, haggle over fees, bend the prices and climb to the council.
game-merchants-time = 90 min
game-merchants-editions = 2010, 1999
game-auf_achse = Auf Achse
game-auf_achse-short = Auf Achse
game-auf_achse-also = On the road
game-auf_achse-about = Bid for freight, plan the cheapest tour and beat the other hauliers to the kerb.
game-auf_achse-time = 60 min
game-auf_achse-editions = 2007, 1987
game-nuremberg = First Train to Nuremberg
game-nuremberg-short = Nuremberg
game-nuremberg-also = and Last Train to Wensleydale
game-nuremberg-about = Lay branch lines, carry beer and passengers, and sell out before the big railways come.
game-nuremberg-time = 120 min
game-nuremberg-editions = 2 maps

# A table's title, by the edition and the options played there.
title-merchants = { $year ->
    [1999] Die Händler
   *[other] { game-merchants }
}
title-auf_achse = { game-auf_achse }
title-nuremberg = { $map ->
    [wensleydale] Last Train to Wensleydale
   *[other] { game-nuremberg }
}

seat-merchants-0 = Red
seat-merchants-1 = Blue
seat-merchants-2 = { $year ->
    [1999] Yellow
   *[other] Green
}
seat-merchants-3 = Orange
seat-auf_achse-0 = Red
seat-auf_achse-1 = Yellow
seat-auf_achse-2 = Blue
seat-auf_achse-3 = Green
seat-auf_achse-4 = Violet
seat-auf_achse-5 = Black
seat-nuremberg-0 = Blue
seat-nuremberg-1 = Amber
seat-nuremberg-2 = Purple
seat-nuremberg-3 = Black

level-random = Random
level-easy = Easy
level-normal = Steady
level-hard = Sharp


## Home

which-road = Which road today?
which-road-why = Classic trading games with exact rules. No account: open a table, share the link, play.
players-range = { $least }–{ $most } players
opponents = Bots
how-many = Players
count-players = { $count } players
play-bots = Play against bots
lay-table = Table
continue = Continue
watch-now = Open and public tables
finished = Finished games
none-mine = Your tables appear here.
none-public = No public table just now.
none-finished = Finished games appear here, with replay and charts.
n-tables = { $n ->
    [one] 1 table
   *[other] { $n } tables
}
n-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
n-open = { $n ->
    [one] 1 empty chair
   *[other] { $n } empty chairs
}
state-waiting = Waiting
state-playing = Being played
state-over = Finished
import-record = Open a saved game

create-table = Create a table
game = Game
edition = Rules of
players = Players
chair-mine = Me, here
chair-open = Whoever comes
chair-bot = Bot: { $level }
chair-number = Chair { $number }
name = Name
name-of-chair = Name for chair { $number }
hot-seat = Several people at this screen: before each turn the page asks to hand it over, so that secrets stay secret.
clock = Clock
clock-none = None
clock-minutes = 2 min
clock-bank = 15 min
clock-days = A day
clock-none-why = Everybody takes the time they need.
clock-minutes-why = Two minutes for each decision. Who runs out may be replaced by a bot, and can come back.
clock-bank-why = Fifteen minutes for the whole game and ten seconds more with each decision.
clock-days-why = A day for each decision: for games by the way.
clock-left-days = { $days } days
clock-hours = { $hours } h { $minutes } min
more-options = Rules and variants
table-name = Name of the table
table-name-hint = Salt road
public-table = Anybody may look on and take an empty chair
open-table = Open the table
create-why = Whoever has the invitation can take an empty chair. Your own seat stays in this browser.

option-merchants-money = Other players’ money
option-merchants-money-hidden = behind a screen, as the rules say
option-merchants-money-open = open to all
option-merchants-start = Where the wagons start
option-merchants-start-A = Paris, Köln, Genova
option-merchants-start-B = Genova, Brugge, Wien
option-merchants-start-random = drawn by lot
option-merchants-courier = The courier begins
option-merchants-courier-fixed = where the start says
option-merchants-courier-chosen = where the first player puts it
option-merchants-auctions = Loading Masters are auctioned
option-merchants-auctions-first = all before any wagon is loaded
option-merchants-auctions-per_wagon = wagon by wagon
option-merchants-junction_stop = A wagon stopped on a junction goes where
option-merchants-junction_stop-next_mover = the next to move it decides
option-merchants-junction_stop-stopper = whoever stopped it there decides
option-merchants-bonus_step = City bonuses rise
option-merchants-bonus_step-per_arrival = with each arrival
option-merchants-bonus_step-per_turn = once in each turn with an arrival
option-merchants-abilities = Ability cards come
option-merchants-abilities-auction = by auction
option-merchants-abilities-split = by auction, one dear and one cheap each
option-merchants-abilities-dealt = in dealt pairs for 1,000
option-merchants-labels_1999 = Names of three cities
option-merchants-labels_1999-genf = Wien, Genf, Genua
option-merchants-labels_1999-hamburg = Hamburg, Genova, Wien, as in 2010
option-auf_achse-variant = Game
option-auf_achse-variant-standard = the full game
option-auf_achse-variant-children = for children: no trailers, no auctions
option-auf_achse-free_movement = A truck drives
option-auf_achse-free_movement-off = exactly the number chosen, unless it reaches a city
option-auf_achse-free_movement-on = up to the number chosen, stopping anywhere
option-auf_achse-one_truck_cities = A city holds
option-auf_achse-one_truck_cities-on = one truck only
option-auf_achse-one_truck_cities-off = any number of trucks
option-auf_achse-first_player = The first player is
option-auf_achse-first_player-random = drawn by lot
option-auf_achse-first_player-red = Red, on chair 1
option-auf_achse-first_player-yellow = Yellow, on chair 2
option-auf_achse-first_player-blue = Blue, on chair 3
option-auf_achse-first_player-green = Green, on chair 4
option-auf_achse-first_player-violet = Violet, on chair 5
option-auf_achse-first_player-black = Black, on chair 6
option-nuremberg-map = Map
option-nuremberg-map-nuremberg = the country around Nuremberg
option-nuremberg-map-wensleydale = the Yorkshire Dales
option-nuremberg-display = Boxes and trains for
option-nuremberg-display-d34 = three and four players
option-nuremberg-display-d23 = two and three players
option-nuremberg-build_cubes_first = Influence pays for track
option-nuremberg-build_cubes_first-on = only when the hand has no cubes left
option-nuremberg-build_cubes_first-off = at any time
option-nuremberg-chain_start = A chain of links starts
option-nuremberg-chain_start-stations = at every company station
option-nuremberg-chain_start-towns = only in company towns


## Coming to a table

table-laying = The table is being laid …
table-named = “{ $name }” · { $edition }
edition-line = rules of { $edition }
no-such-table = There is no such table
no-such-table-why = The link may be cut off, or the table has been cleared away. Ask for the link again, or start from home.
trouble = Something went wrong
waiting-room = Waiting for players
chairs-awaited = { $n ->
    [one] one chair is empty
   *[other] { $n } chairs are empty
}
chair-empty = empty chair
here = here
away = away
away-long = Not connected at the moment
begins-when-full = The game begins when every chair is taken.
leave-chair = Leave the chair
share = Invite others
share-why = Send this link. Whoever opens it can take an empty chair.
share-secret = Only give it to those who shall play.
invitation-link = Invitation link
invitation-elsewhere = The invitation link is in the browser that opened this table.
take-chair = Take a chair
your-name = Your name
which-chair = Chair
any-chair = Any
sit-down = Sit down
no-invitation = You can look on. To play, open the invitation link that you were sent.
hand-over = Hand the screen over
hand-over-to = Hand the screen to { $name }
hand-over-why = Some of what is on the table is secret. Nothing is shown until the right person is here.
i-am = I am { $name }


## At the table

line-connecting = Connecting
line-live = Connected
line-sending = Sending
line-lost = Connection lost, trying again
line-stopped = Server restarts, one moment
stages = Parts of the turn
stage-done = done
stage-now = now
stage-to_come = to come
stage-skipped = left out
stage-of = { $number } of { $all }
rules = Rules
rules-of = Rules: { $game }
open-rule = Open rule { $rule }
search-rules = Search the rules
no-rule-found = No rule speaks of that.
text-board = The table in words
seat-menu = Your chair
keys = Keys and help
board = Board
board-keys = Arrow keys go from one marked thing to the next; / finds one by its name.
find-thing = Find on the board
find-nothing = Nothing that is marked is called so.
legend = What the signs mean
overview = Overview: a tap goes there
zoom-in = Closer
zoom-out = Further away
zoom-whole = Whole board
bot = A bot
bot-stands-in = A bot plays for the owner
sealed = sealed
thinking = is to act
player-acting = { $name }, is to act
vote-bot = Time is up: let a bot play ({ $votes } for it)
chronicle = Chronicle
talk-only = Talk
undone = taken back
chronicle-start = The beginning
move-link = move { $move }
nothing-said = Nothing yet.
say-something = Say something
your-move = Your move
others-move = Not your turn
link-spent = This link opens no seat any more. Ask whoever gave it to you for a new one; until then you look on.
link-full = All chairs are taken, so you look on.
waiting-for = Waiting for { $names }
thinks = thinking
ready = ready
player-ready = { $name } is ready.
unseal = Take it back
unseal-of = Take it back: { $name }
watching = You look on
you-have-sealed = Your choice is sealed
bot-plays-for-you = A bot plays for you at the moment.
take-back = Play on yourself
prompt-more = More about this
filter-choices = Search { $n } choices
no-choice-fits = No choice fits. Esc puts back what was picked.
action-bar = Confirm and undo
choose-first = Choose first
choose-how = On the board or in the list; nothing happens before you confirm.
sending = On its way …
sending-later = No connection: it is sent as soon as there is one.
confirm = Confirm
undo = Undo
undo-ends = Undo ends here.
ask-them = Ask them
undo-asked = { $name } asks to take back a decision.
undo-waits = { $name } has asked to take back a decision; the others answer.
grant = Grant
refuse = Refuse
bid-for-me = Bid for me …
bid-for-me-why = Raises as little as possible up to this amount, then passes. Nobody else sees it.
bid-on = What to bid on
up-to = Up to
order = Order
bids-for-you = Bids for you up to { $most }
advice-ask = Ask a bot for advice
advice-thinking = The bot is thinking …
advice-why = The others are told that you have asked.
advice-best = The bot would:
advice-worth = worth { $worth }
advice-chance = wins { $chance }
advice-on = Advice
auto = Do what must be done
auto-why = Where everybody knows that you have no choice, it is done by itself.
bot-for-me = Let a bot play
bot-for-me-why = For a break, or for good. You can take your chair back at any time.
bot-level = Level of the bots
let-bot = Let it play
other-device = Another device
other-device-why = A new link moves this seat to another device; older seat links stop working.
new-seat-link = Make a seat link
seat-link = Link to your seat
beside-board = Beside the board
parts-of-table = Parts of the table
tab-move = Move
tab-players = Players
tab-panels = Table
tab-log = Log
sheet-tall = More room below the board
sheet-low = All room to the board
sheet-half = Open what lies below the board
unread = unread:

key-tab = from part to part; the board is one of them
key-decision = to the decision
key-board = to the board
key-arrows = along the board, from one marked thing to the next
key-find = find something on the board by its name
key-order = the marked thing before, and the next
key-enter = choose; once more confirms
key-confirm = confirm from anywhere
key-escape = step back
key-undo = undo
key-text = the table in words
key-rules = the rule of this part of the turn
key-log = to the chronicle
key-zoom = closer, further away, whole board
key-legend = what the signs of the board mean
key-help = this list
help-mouse = Click a marked thing on the board to see what can be done with it. Drag, pinch or turn the wheel to move the board.
hint = What this is about
hints-on = Show hints for newcomers
hints-off = No more hints


## Hints

hint-merchants-purchasing = Buy goods where they are cheap and where a wagon will come by. Only goods on wagons that arrive are sold.
hint-merchants-loading = Bid to be Loading Master of a wagon: you load first, and the others pay you for a place.
hint-merchants-movement = Play a tile and move a wagon. Bring those with your goods to cities with a bonus, and keep others’ on the road.
hint-merchants-broken_axles = Hold back a wagon that brings your rivals’ goods home, or one you still want to load. A card you keep can be played in a later turn.
hint-merchants-taking_influence = Take the card you can use best: only you see what is left in the pile.
hint-merchants-prices = Turn both arrows of your wheel to goods whose price shall rise. The highest price falls back to the lowest.
hint-merchants-selling = Wagons that have arrived are sold. What you get depends on today’s prices and the city’s bonus.
hint-merchants-investments = Bid for cards that help for the rest of the game. The winner picks any of those on display.
hint-merchants-status = Pay your upkeep, then climb. Whoever stands highest at the end wins; money only breaks ties.
hint-auf_achse-dice = Roll. With two dice you then drive by one of them, whichever serves you better.
hint-auf_achse-driving = Marked places can be reached. Drive to a city where you can load or unload for one of your waybills.
hint-auf_achse-event = Events may help or cost. Do what the card says.
hint-auf_achse-city = Load for your waybills, or unload and be paid. New freight is taken here as well.
hint-auf_achse-procurement = A freight is auctioned: bid what it is worth to you after the way you have to drive for it.
hint-auf_achse-turn-end = Trailers carry more; before your turn ends you may buy one.
hint-nuremberg-auction = Bid cubes for boxes: they give influence, and influence decides the orders. Cubes are also what builds track, so keep some.
hint-nuremberg-building = Build links that join towns with passengers or beer to the stations that want them. Difficult country costs more.
hint-nuremberg-trains = Take a train and load what lies along your lines. Longer trains carry more but cost more.
hint-nuremberg-takeovers = Sell lines to a company before they cost you: track that is still yours at the end of the turn must be paid for.


## Afterwards

winner = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
evening = { $turns ->
    [one] One turn,
   *[other] { $turns } turns,
} { $moves } decisions.
evening-long = { $hours ->
    [0] { $minutes ->
        [one] One minute
       *[other] { $minutes } minutes
    } at the table.
   *[other] { $hours } h { $minutes } min at the table.
}
books = What the results are made of
book-opening = At the start
replay = Replay
rematch = Play again
rematch-go = To the new table
see-board = See the board
save-record = Save the game
to-result = Result
charts-coming = The charts are being drawn …
chart-of = { $what } over the game, one line for each player; the numbers follow as a table
chart-start = start
chart-end = end
chart-table = As numbers
key-moments = Key moments
moments-how = replay from there
study = Study
study-by = judged by the Sharp bot
study-whose = Whose decisions
study-begin = Study the decisions
study-stop = Stop
study-why = How the chances went, and which decisions cost most. It takes about half a minute, longer where the bots are not compiled.
study-progress = { $done } of { $all } decisions
study-chance = Chance to win, as far as this player could know
study-chart = The chance to win went from { $first } to { $last }; the decisions that cost most follow
study-lost = { $least ->
    [yes] costs { $share } or more
   *[no] costs { $share }
}
study-better = Better: { $what }
study-none = No decision cost much. Well played.
study-blind = The bot could not look far enough ahead here to tell.
luck = Luck: seed and hash
luck-agrees = Luck verified: the seed matches the hash shown at the start
luck-differs = The seed does not match the hash shown at the start
luck-why = The hash was shown before the first decision; the seed it was made of lets anybody replay every draw.
seed = Seed
hash = Hash
move-number = Move
move-of = { $move } of { $last }
to-first = To the beginning
to-last = To the end
move-back = One move back
move-on = One move on
walk = Play
pause = Pause
pace = Pace: { $pace } times
replay-begin = Before the first decision.
eyes-of = Seen with the eyes of
eyes-all = everybody: what was public
fork = Play on from here
fork-from = Play on from move { $move }
fork-turn = Try another way
fork-at = From the beginning of
fork-why = A new table with the same position. The finished game stays as it is.
play-as = Play as

learn = Learn by playing
guide = Guide
guide-note = Guide: { $n } of { $all }
guide-next = Next
guide-finish = Play on
guide-skip = Put the guide away
guide-resume = Go on with the guide
guide-wait = The others decide. The guide goes on when its moment comes.
guide-far = How far the guide is
moment-turn = Turn { $turn }
moment-lead = { $name } takes the lead.
