# What the program says around a game in the terminal, in English.


## Asking

your-choice = { $seat }, your choice (? for help):
amount = Amount, { range } (Enter goes back):
range = { $step ->
    [1] { $least } to { $most }
   *[other] { $least } to { $most } in steps of { $step }
}
folded = { $text } ({ $count } ways)
under-names = { $text } (under these names)
by-amount = { $text } (type the amount: { range })
line-and-amount = (type the line and the amount, as in 2 4)
only-one = There is only one thing to do; Enter does it.
done-for-you = { $prompt } Only one choice: { $action }.
within = Which of them? (Enter goes back):
how-to-speak = To propose a deal, type a colon and the deal in one line, as in “: I give you 300; you will …” (? for help).
wish-undo = u undo
wish-advice = a advice
wish-outlook = o outlook
how-to-foresee = To be told what would follow, type o and a choice, as in o 2 or o wine köln.


## Answers that are none

expected-number = Type a number from 1 to { $last } or the beginning of its words; ? for help.
expected-amount = The amount is { range }.
fits-nothing = “{ $answer }” fits none of the choices. Type a number from 1 to { $last } or the beginning of its words; ? for help.
fits-several = “{ $answer }” fits { $count } of the choices. Type more of the words, or the number.


fits-nothing-yet = “{ $words }” fits none of the choices.
no-such-key = { $key } is no key here; ? shows them all. / and words narrow the choices.


## In the window

more-of-question = … (t)
more-of-outlook = … (o)
choices-page = { $first }–{ $last } of { $count } · { $page } of { $pages } · PgUp PgDn
page-lines = lines { $first }–{ $last } of { $count } · ↑ ↓ PgUp PgDn
narrowed = “{ $words }”
hint-choice = number or ↑ ↓ and Enter · / words narrow
hint-deal = number or ↑ ↓ and Enter · / words narrow · : proposes a deal
hint-within = number or ↑ ↓ and Enter · Esc goes back
hint-amount = the amount, { range } · ↑ ↓ change it · Enter · Esc goes back
hint-page = Esc goes back to the choices · / and an id: that rule
hint-marked = Enter: { $act }
hint-final = Enter: { $act } · for good
for-good = For good: it cannot be taken back.
outlook-of-none = Mark one choice first, or type its amount: then o tells all that would follow.
thinks = { $seat } thinks …
press-enter-end = Enter leaves the table
nothing-there = There is nothing here yet.
key-m = Map
key-p = Players
key-g = Market
key-d = Deals
key-c = Cards
key-r = Rules
key-l = Log
key-t = Text
key-u = Undo
key-a = Advice
key-help = Help
key-q = Quit
page-help = Keys
page-m = Map
page-p = Players
page-g = Market
page-d = Deals
page-c = Cards
page-r = Rules
page-l = Everything that has happened
page-t = The whole position in words
page-o = What would follow


## Undo and advice

undo-again = u once more takes it back all the same, and everything since.
undo-together = If all agree, u once more takes it back, and everything since.
advice = { $bot } would choose: { $action }.
advice-others = Next best: { $actions }
no-advice = The bot { $bot } has no advice: { $error }


## Handing over

hand-over = { $seat }, it is your turn. When nobody else looks, press Enter (q saves and leaves):
no-hiding = Several people share this terminal, and plain output cannot hide what was shown to another.


## News

news = What happened
earlier = … and { $count ->
    [one] one line before that
   *[other] { $count } lines before that
} (l shows all)
nothing-new = Nothing since your last decision.
bot-failed = The bot { $bot } of { $seat } failed ({ $error }); random moves take over.
not-saved = The record could not be written: { $error }. The game goes on; it is tried again after the next move.


## Help

help-number = the number of a line
    .what = makes that choice; for amounts, the amount itself will do
help-words = the beginning of its words
    .what = makes it too: “wine köln” finds “Buy wine in Köln”; where several fit, they are listed
help-two = two numbers
    .what = the line and the amount; where prices are for so many things, how many and the amount: 2 400
help-choose = number, or ↑ ↓ ← →
    .what = marks a choice, and Enter makes it; for amounts, the amount itself will do
help-narrow = / and words
    .what = narrow the choices by the beginnings of their words: “/wine kö” finds “Buy wine in Köln”
help-pages = PgUp, PgDn
    .what = turn the pages of the choices; Esc goes one step back
help-find-rule = / and an id
    .what = that rule or chapter: /{ $rule }
help-p = p
    .what = the players
help-g = g
    .what = what is on offer, with its prices
help-u = u
    .what = undo: takes back your last decision; twice, where somebody has learned something since
help-o = o
    .what = all that would follow from the marked choice; the essence is told beside the map
help-foresee = o and a choice
    .what = what would follow from it: o 2, or o wine köln
help-a = a
    .what = advice: what a bot would do
help-t = t
    .what = the whole position in words
help-m = m
    .what = the map
help-r = r
    .what = the rules of this step
help-c = c
    .what = what the cards do
help-rule = { $rule }
    .what = that rule, or chapter
help-l = l
    .what = the log of the whole game
help-q = q
    .what = save and leave; Ctrl-C does the same
help-deal = : and a deal
    .what = proposes it, clauses parted by semicolons; what is not understood is marked, with the words that could stand there
help-counter = :7 and a deal
    .what = answers deal 7 with a counter-offer
no-cards = There are no cards to explain.
no-map = This board has no map to draw.


## Beginning and end

began = { $title }, edition { $edition }, seed { $seed }
who = { $seat }: { $who }
who-person = at this terminal
who-bot = bot { $bot }
resumed = The game goes on after { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
seed = The seed was { $seed }: anyone can check the luck.
recorded = The record is in { $file }
how-to-replay = To see it again: fernhandel replay { $file }
left = Saved in { $file }
how-to-resume = To go on: fernhandel play --resume { $file }


## Replaying

replay-of = { $title }, edition { $edition }, { $players } players, seed { $seed }
replay-seats = Seats: { $seats }
replay-open = The record ends before the end of the game.
move-title = Decision { $number } of { $count }
move-made = Your choice: { $action }
move-decided = { $seat } makes a choice; nothing comes of it yet.
move-begin = The table at the beginning.
move-ask = Enter: next, b: back, a number: go there, q: leave:
move-expected = Enter goes on, b goes back, a number from 0 to { $count } goes there, q leaves.
earlier-lines = … (l shows all)
hint-replay = → ← decision · ↓ ↑ part · PgDn PgUp turn · Home End · or a number
hint-replay-page = Esc goes back to the table
move-range = There are the numbers 0 to { $count }.
