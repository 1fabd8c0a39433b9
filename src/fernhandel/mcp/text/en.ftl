you-are = You are { $name } (seat { $seat }) at a table of { $title } ({ $edition }) for { $players }.
your-move = It is your move: { $prompt }
asked = { $prompt }
waits = The table waits for players; the game has not begun.
over = The game is over.
position = The table as you see it:
news = What happened after cursor { $cursor }:
no-news = Nothing has happened after cursor { $cursor }.
deals = Deals, by number:
figures = { $decisions ->
    [one] You have made one decision
   *[other] You have made { $decisions } decisions
 }, with { $refused ->
    [0] no illegal try.
    [one] one illegal try.
   *[other] { $refused } illegal tries.
 }
cursor = Cursor: { $cursor }
done = Done.
said = Said.
tries = { $tries ->
    [one] That was an illegal try; nothing has changed.
   *[other] That was illegal try { $tries } in this game; nothing has changed.
 }
nothing-changed = Nothing has changed.
rule = Rule { $id }: { $text }
choices = You may:
not-asked = You are not asked now.
kinds = The kinds of action there are at this table, legal now or not, with their fields:
all-of-kind = { $count ->
    [one] The only action of the kind { $kind }, legal now or not:
   *[other] All { $count } actions of the kind { $kind }, legal now or not:
 }
some-of-kind = { $shown } of { $count } actions of the kind { $kind }, legal now or not:
contents = The chapters of the rules; ask for one by its beginning (such as { $example }), or for a single rule by its id.
no-deal = There is no open proposal { $deal }; { $open ->
    [none] none is open.
   *[other] open are { $open }.
 }
no-kind-now = Nothing of the kind { $kind } may be chosen now.
moved-on = The table has moved on since you last looked; observe it again.
said-in-pieces = A deal is said whole, by the tools propose and answer.
learned-between = After move { $move } of these something comes to light that could change your mind: decide up to there, and look again.
row-dropped = The rest of what you had decided was dropped: others have spoken in between.
passed-over = You took too long, or failed too often; another decided for you.
bot-failed = The bot of { $seat } failed; moves at random are made there from now on.
broken = The table is broken ({ $fault }); the game cannot go on.
