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
game-in-words = This page has no drawing of it: the table is told in words.
level-random = Random
level-easy = Easy
level-normal = Steady
level-hard = Sharp
level-champion = Champion


## Home

which-road = Which road today?
which-road-why = Classic trading games with exact rules. No account, no e-mail: pick one and sit down.
game-by = by { $names }
players-range = { $least }–{ $most } players
opponents = Bots
how-many = Players
count-players = { $count } players
play-bots = Play against bots
finished = Finished games
n-open = { $n ->
    [one] 1 empty chair
   *[other] { $n } empty chairs
}
import-record = Open a saved game
learn-here = New here? Begin with this
learn-why = A guide leads you through real turns of this game. Some 15 minutes, nothing to read first.
learn-begin = Start the first game
play-bots-why = Starts at once. They never rush you, and you can take moves back.
play-now = Play now
invite-friends = Invite friends
invite-friends-why = Send one link. Whoever opens it takes a chair, on any device.
chairs-and-clock = { $chairs } chairs, no clock: change
make-link = Make a link
your-tables = Your tables
nothing-asked = Nobody waits for you just now.
others-thinking = Others are thinking
new-game = New game
asked-undo = Somebody asks to take a move back.
at-the-table = At the table
is-away = away
go-to-table = Go to the table
time-out = Time is out
time-left-moment = Less than a minute left
time-left-minutes = { $minutes } min left
time-left-hours = { $hours } h { $minutes } min left
time-left-days = { $days ->
    [one] 1 day { $hours } h left
   *[other] { $days } days { $hours } h left
}
time-then = Then the others may seat a bot for you.
yesterday = yesterday { $clock }
played-turn = { $title }, turn { $turn }
place-number = { $place }.
needs-host = It cannot be read: its host has to mend it
laid-at = laid { $when }
waits-for = { $names } to decide
since = since { $when }
put-away = Hide until it asks for me
take-out = Show again
menu-of = Menu of { $name }
menu-table = This table
menu-bot = Let a bot play for me
menu-watch-link = Copy a link to watch
menu-report = Tell the host …
menu-leave = Leave …
watch-link-copied = The link to watch is copied.
leave-title = Leave { $name }?
leave-why = The others should not suffer for it. Choose what happens to your chair.
leave-ways = Ways to leave
leave-chair-of = Chair
leave-hide = Only hide it
leave-hide-why = Stays yours. It comes back by itself when it asks you for something.
leave-hide-do = Hide it
leave-bot = A bot plays until I come back
leave-bot-why = You can sit down again at any time.
leave-bot-do = Let a bot play
leave-hand-on = Hand my chair on
leave-hand-on-why = A link lets somebody take over. They see what you see from then on, and you do not any more.
leave-hand-on-do = Make the link
leave-leave = Leave for good
leave-leave-why = The chair is not yours any more. In a game that goes on, a bot plays to the end.
leave-leave-do = Leave for good
leave-drop = Clear the table away
leave-drop-why = Nobody else sits here yet. It is gone for everybody, and its link says so.
leave-drop-do = Clear it away
leave-stay = Stay
hand-on-out = A link for this chair is out. A new one replaces it.
hand-on-withdraw = Withdraw the link
hand-on-link = Link to take over the chair
hand-on-why = Whoever opens it first may sit down in your place. Until then the chair is yours and you can play on.
hand-on-once = It works once and is shown only now.
hand-on-done = Done
qr-of = QR code: { $what }
share-link = Share …
result-won = You won
result-shared = You share the win
result-lost = { $winners } won, you came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] last
} of { $of ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
name-with = { $name }, with { $names }
study-short = Study
rematch-short = Rematch
rematch-count = Rematch: { $n } of { $of }
rematch-wanted = Rematch: { $n } of { $of } want it
as-last-time = As last time:
count-chairs = { $n } chairs
last-clock-minutes = 2 minutes a move
last-clock-bank = 15 minutes each
last-clock-days = a day a move
count-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}
hidden-tables = { $n ->
    [one] 1 table put away
   *[other] { $n } tables put away
}
about = About Fernhandel
stays-here = Nothing you do here leaves this server. Your seats stay in this browser.
lists-offline = No connection.
lists-away = The house does not answer. Nothing you have done is lost.
lists-of = This is how it stood at { $when }.
again-in = { $n ->
    [0] Trying again now
   *[other] Trying again in { $n } s
}
again-now = Now
next-waiting = To the next table that waits for you
tables-wait = { $n ->
    [one] table waits
   *[other] tables wait
}

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


## Coming to a table

table-laying = The table is being laid …
table-named = “{ $name }”
edition-line = rules of { $edition }
no-such-table = There is no such table
no-such-table-why = The link may be cut off, or the table has been cleared away. Ask for the link again, or start from home.
table-dropped = This table was cleared away
table-dropped-why = Whoever laid it has put it away before the game began. Nothing is lost; lay another one, or ask for a new link.
trouble = Something went wrong
take-over = Take over a chair
take-over-from = Take over from { $name }
take-over-why = The chair is handed on to you as it is: everything on it is yours from now on, and the others are told.
take-over-own = This is the link to hand on your own chair. Send it to whoever shall have it.
take-over-spent = This link has been used or withdrawn. You can look on; ask for a new one to play.
take-over-do = Take the chair
only-watch = Only watch
chair-gone = Your chair is not in this browser any more; you look on from now on.
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
reveal-on = Go on
reveal-keep = Keep open
reveal-closes = closes in { $seconds } s
reveal-again = show again
chronicle = Chronicle
talk-only = Talk
undone = taken back
chronicle-start = The beginning
move-link = move { $move }
nothing-said = Nothing yet.
line-more = What can be done about this line of { $name }
line-hidden = A line of { $name } is hidden.
line-read-again = Read again
to-host = Host
say-something = Say something
your-move = Your move
others-move = Not your turn
link-spent = This link opens no seat any more. Ask whoever gave it to you for a new one; until then you look on.
link-full = All chairs are taken, so you look on.
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
action-bar = Decide and take back
choose-first = Choose something
news-count = { $n } new
below-board = Below the board
widen = Wider
focus = The board alone
aim-move = My move
aim-whole = Whole map
time-of = { $n } of { $all }
your-move-in = Your move: { $stage }
undo-until = until { $names } decides
undo-take = Take back
undo-ask = Ask the others
undo-final = for good: cannot be taken back
key-focus = the board alone, and back
undo-sketch = Take out the last click
if-done = What would follow
when-done = What followed
becomes = becomes
sending = On its way …
sending-later = No connection: it is sent as soon as there is one.
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
bot-for-me-why = For a break. You can take your chair back at any time.
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
key-decision = to the first choice
key-board = to the board
key-arrows = along the board, from one marked thing to the next
key-find = find something on the board by its name
key-order = the marked thing before, and the next
key-enter = choose; once more on the same does it
key-confirm = decide from anywhere
key-escape = take out the last click
key-undo = take out the last click, or take back at the table
key-text = the table in words
key-rules = the rule of this part of the turn
key-log = to the chronicle
key-zoom = closer, further away, whole board
key-legend = what the signs of the board mean
key-go = to the next table that waits for you
key-new = a new game
key-help = this list
key-replay-step = a move back, a move on
key-replay-part = to where the part of the turn before begins, or the next one
key-replay-turn = to where the turn before begins, or the next one
key-replay-ends = to the beginning, to the end
key-replay-walk = play by itself, and pause
key-replay-away = put away what lies over the board
help-mouse = Click a marked thing on the board to see what can be done with it. Drag, pinch or turn the wheel to move the board.
hint = What this is about
hints-on = Show hints for newcomers
hints-off = No more hints


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
study-by = rated by the Sharp bot
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
pace = Pace
pace-minute = 1 min
turn-back = To the turn before
turn-on = To the next turn
jump-to = Go to a turn or a part of it
replay-begin = Before the first decision.
meant = What it meant
meant-for = As { $name } saw it:
eyes-of = Seen with the eyes of
eyes-all = everybody: what was public
fork = Play on from here
fork-from = Play on from move { $move }
fork-turn = Try another way
fork-at = From the beginning of
fork-why = A new table with the same position. The finished game stays as it is.
play-as = Play as

learn = Learn by playing
learn-more = The next lesson
guide = Guide
guide-note = Guide: { $n } of { $all }
guide-next = Next
guide-finish = Play on
guide-skip = Put the guide away
guide-resume = Go on with the guide
guide-wait = The others decide. The guide goes on when its moment comes.
guide-free = Play on as you like. The guide goes on when its moment comes.
guide-missed = It has not come to this yet. In one of the next turns it will.
guide-again = Begin the lesson again
guide-table = A table against bots
guide-far = How far the guide is
moment-turn = Turn { $turn }
moment-lead = { $name } takes the lead.

# Deals
tab-deals = Deals
deals-count = deals of this turn
deals-of-turn = Deals of this turn
deals-gone = gone when the turn ends
deals-none = No deals yet in this turn.
deals-number = No. { $n }
deals-you = you
deals-state-offered = waits for { $names }
deals-state-laying = a card is still to be chosen
deals-state-binds-you = binds you
deals-state-binds = binds { $names }
deals-state-waiting = not yet due
deals-state-kept = kept
deals-state-lapsed = lapsed
deals-clause-offered = offered
deals-clause-waiting = waits
deals-clause-pot = waits in the pot
deals-clause-standing = holds
deals-clause-done = kept
deals-clause-lapsed = lapsed
deals-clause-returned = went back
deals-clause-lapsed-could-not = lapsed: it could not be done
deals-clause-lapsed-no-other-way = lapsed: there was no other way
deals-clause-lapsed-did-not-happen = lapsed: it did not happen
deals-clause-lapsed-clause-lapsed = lapsed with the clause before it
deals-clause-lapsed-until = lapsed: its time was up
deals-offers = { $name } offers
deals-cash = Cash
deals-becomes = becomes
deals-aside = Laid aside until then
deals-later = Yours later
deals-binds-you = Binds you
deals-others-too = Others have to agree too.
deals-accept = Accept
deals-counter = Counter
deals-decline = Decline
deals-cannot-accept = You cannot give what this asks of you; counter or decline.
deals-answers = has to answer
deals-speaks = may speak
deals-is-ready = ready
deals-is-silent = keeps silent
deals-active = active
deals-clock = The table goes on in
deals-ready = Nothing to say
deals-hush-action = Nothing more this action
deals-hush-turn = Nothing more this turn
deals-propose = Propose a deal
deals-propose-to = Offer { $name } something
deals-attention = Deals in this turn
deals-attention-ask = Ask me every turn
deals-attention-open = Every turn: I am listening
deals-attention-silent = Every turn: leave me out
deals-attend-open = I am listening
deals-attend-open-why = Before each action you can offer something.
deals-attend-silent = Leave me out
deals-attend-silent-why = You are only asked when somebody offers you something.
deals-always = The same in every turn
deals-talk = Talk
deals-bars = Barred by No. { $n }:
deals-barred-by = barred by No. { $n }
deals-barred-more = and { $n } more
deals-see = See it
deals-see-number = See it: deal No. { $n }
deals-bound = { $name } is held to deal { $n }
deals-with = A deal with { $name }
deals-countering = Counter to No. { $n }, { $name }
deals-who = Also part of it
deals-discard = Discard
deals-empty = Nothing yet: add what each of you gives.
deals-you-give = You give
deals-gives = { $name } gives
deals-purse = cash { $amount }
deals-purse-hidden = purse hidden
deals-add-money = Florins
deals-add-card = A card
deals-add-will = Promise to …
deals-add-will-not = Promise not to …
deals-full = A deal has at most { $n } clauses.
deals-why-empty = add something first
deals-why-gone = that offer is closed
deals-why-not-now = you cannot speak just now
deals-keepable = Everybody can keep it; it clashes with no standing deal.
deals-binding = Once accepted it binds until the turn ends.
deals-public = All see the offer, and others may offer something better.
deals-offer-it = Offer it to { $name }
deals-type = Type it as a line
deals-take-line = Take over
deals-gives-money = pays
deals-gives-card = hands over
deals-amount = How many florins
deals-less = Less
deals-more = More
deals-card = Which card
deals-sealed = a sealed card
deals-whether = Promised to do, or not to do
deals-will = will
deals-will-not = will not
deals-deed = What is promised
deals-to-whom = to
deals-when = When
deals-now = now
deals-from-now = from now on
deals-at = at { $moment }
deals-once = once { $n } is done
deals-if-it = if …
deals-unless-it = unless …
deals-if = if
deals-unless = unless
deals-happening = What happens
deals-until = Until when
deals-this-turn = this turn
deals-until-moment = until { $moment }
deals-how-often = How often
deals-how-much = How the amount is meant
deals-range-least = at least
deals-range-most = at most
deals-range-exactly = exactly
deals-range-between = between
deals-least = At least
deals-most = At most
deals-to = and
deals-remove = Remove clause { $n }
deals-remove-field = Without this: { $field }
deals-clause-number = Clause { $n }
deals-times = { $n ->
    [0] each time
    [1] once
   *[other] { $n } times
}
deals-hears = hears what is offered
deals-bar = What is said here is said at once
deals-bar-how = Nothing on the table changes by talk alone.
deals-keep = Keep a deal ready
deals-kept = Kept ready for { $name }
deals-kept-when = Offered by itself once { $name } is active and you may speak; until then only you see it.
deals-kept-again = What cannot be offered then waits for the next time.
deals-kept-unheard = You take no part in talk this turn; it waits for the next one.
deals-kept-change = Change
deals-kept-drop = Drop it
deals-keeping = Keep ready for { $name }
deals-keep-it = Keep it ready for { $name }
deals-keep-instead = Keep it ready until { $name } is active
deals-for-whom = For whom
deals-lay = No. { $n } is agreed. Which card do you hand over?


## Who one is

guest = Guest
make-key = Make my key
make-name-offer = Shall we remember you?
make-name-offer-why = A name and a mark, kept by this browser: your tables come along to every device of yours.

## The rooms of the house

nav = House
nav-play = Play
nav-lobby = Lobby
n-watching = { $n } watching
gallery-too = Those who look on may talk among themselves


## Gallery

gallery = Gallery
gallery-later = players read this after the end
gallery-together = Both talks
gallery-none = Nobody has said anything up here.
gallery-say = Say something to the gallery
gallery-say-all = Say something to everybody
gallery-talks = The gallery is talking
gallery-silent = The gallery is silent
gallery-shut = { $n ->
    [0] What those say who look on opens to you when the game is over, so that nobody can help you.
    [one] One line from people who look on. It opens to you when the game is over, so that nobody can help you, not even by a sigh.
   *[other] { $n } lines from people who look on. They open to you when the game is over, so that nobody can help you, not even by a sigh.
}
gallery-guest = Guest { $number }
gallery-somebody = Somebody
gallery-removed-host = Removed by the host
gallery-removed-author = Removed by its author
gallery-player = player
gallery-from = gallery
notices = Notices
notices-mute = Notices of this table
notices-muted-now = Nothing is sent of this table.
notices-heard-again = Notices of this table are sent again.
notices-mute-choose = As they are
notices-mute-hear = Tell me of it
notices-mute-hour = Nothing for an hour
notices-mute-tomorrow = Nothing until tomorrow, 8:00
notices-mute-end = Nothing until it ends
