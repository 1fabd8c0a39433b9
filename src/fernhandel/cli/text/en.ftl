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
press-enter-back = Enter goes back to the table:


## Answers that are none

expected-number = Type a number from 1 to { $last } or the beginning of its words; ? for help.
expected-amount = The amount is { range }.
fits-nothing = “{ $answer }” fits none of the choices. Type a number from 1 to { $last } or the beginning of its words; ? for help.
fits-several = “{ $answer }” fits { $count } of the choices. Type more of the words, or the number.


## Handing over

hand-over = { $seat }, it is your turn. When nobody else looks, press Enter (q saves and leaves):
no-hiding = Several people share this terminal, and plain output cannot hide what was shown to another.


## News

news = What happened
earlier = … and { $count ->
    [one] one line before that
   *[other] { $count } lines before that
} (l shows all)
nothing-new = Nothing has happened yet.
bot-failed = The bot { $bot } of { $seat } failed ({ $error }); random moves take over.
not-saved = The record could not be written: { $error }. The game goes on; it is tried again after the next move.


## Help

help-title = Keys
help-number = the number of a line
    .what = makes that choice; for amounts, the amount itself will do
help-words = the beginning of its words
    .what = makes it too: “wine köln” finds “Buy wine for Köln”; where several fit, they are listed
help-two = two numbers
    .what = the line and the amount; where prices are for so many things, how many and the amount: 2 400
help-t = t
    .what = the whole position in words
help-m = m
    .what = the map
help-r = r
    .what = the rules of this step
help-c = c
    .what = what the cards do
help-rule = { $rule }
    .what = that rule
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
how-to-resume = To go on: fernhandel play { $game } --resume { $file }


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
