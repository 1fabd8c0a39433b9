# What hosts read and do, and what everybody can do about a line of talk. Fetched when somebody needs it.

line-menu = About this line of { $name }
tell-host = Tell the host …
block = Do not read { $name } any more
blocked-toast = You will not read { $name } any more, on any of your devices. Nobody is told.
remove-line = Remove line …
mute = Mute …
shut-out = Shut out …

report-title = Tell the host
report-insult = Insult or threat
report-name = Name or mark
report-two-keys = Plays with another key at this table
report-other = Something else
report-words = What the host should know (you need not say anything)
report-block = I do not want to read { $name } any more
report-seen = The host sees this line and the two round it, your name and { $name }’s. { $name } is not told who wrote.
report-send = Send to the host
report-done = The host has it.
report-again = The host has it already.

deed-remove = Remove this line
deed-remove-why = The words are gone for good. “Removed by the host” stays in their place.
deed-mute = Mute { $name }
deed-shut-out = Shut { $name } out
deed-shut-out-why = Bots play on in all their chairs. What is theirs can still be exported.
reason = Reason, told to { $name } in these words
reason-any = Reason, told in these words
for-how-long = How long
time-here = at this table, until the end
time-hour = 1 hour
time-day = 1 day
time-week = 7 days
time-month = 30 days
time-good = for good
do-remove = Remove
do-mute = Mute
do-shut-out = Shut out

barred-talk = The host has muted you.
barred-talk-here = The host has muted you at this table.
barred-house = The host has shut you out.
barred-house-why = You can look on and take home what is yours. Bots play on in your chairs.
barred-until = Until { $when }.
barred-good = For good.
barred-reason = The host says: “{ $why }”
silent = For now guests do not talk in this house.
told-remove-line = The host has removed a line of yours: “{ $why }”
told-rename = The host has changed a name of yours: “{ $why }”
greeting-title = From the host
understood = Understood

host-page = The host’s page
host-nav = Parts of the host’s page
reports = Reports
oldest-first = oldest first
settled = Settled
kept-90 = kept 90 days
no-reports = Nothing is reported. A good house.
case-line = Talk at { $table }
case-name = A name at { $table }
case-table = The table { $table }
case-by = by { $name }, { $when }
case-by-more = { $others ->
    [one] by { $name } and one other, { $when }
   *[other] by { $name } and { $others } others, { $when }
}
a-guest = a guest
nameless-table = a table without a name
kind-insult = insult
kind-name = name
kind-two_keys = two keys
kind-other = other
only-round = only the lines round the reported one are shown to you
look-at-table = Look at the table
talk-at = { $table }, table talk
line-removed-host = removed by the host
line-removed-author = removed by its author
guest-chip = guest, no key
key-chip = key { $key }
here-since = here since { $day }
n-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
earlier-none = Not reported before.
earlier = Earlier reports: { $upheld } acted upon, { $dismissed } without cause.
hosts-see-no-hands = Hosts do not see moves, hands or bids of running games.
is-barred-talk = muted now
is-barred-house = shut out now
reporters = Who has reported it
reporter-record = { $upheld } acted upon, { $dismissed } without cause before
reporter-first = first report
tools = What is to be done
tool-mute-here = Mute
tool-mute-here-why = here, until the end
tool-mute = Mute
tool-mute-why = everywhere
tool-shut-out = Shut out
tool-shut-out-why = a bot plays on
tool-rename = Rename
tool-rename-why = the name is rude
tool-unlist = Unlist
tool-unlist-why = in no list any more
tool-nothing = No rule broken
tool-nothing-why = nothing happens
new-name = The new name
settle = Settle
outcome-done = acted upon
outcome-nothing = no rule broken
settled-by = { $outcome }, { $name }
the-terminal = the terminal
settled-toast = Settled.
done-toast = Done.

barred-now = Shut out and muted
barred-nav = Shut out
nobody-barred = Nobody is.
lift = Lift
lift-name = Lift: { $what }, { $name }
until = until { $when }
for-good = for good
new-guests = new guests
what-mute = muted
what-shut_out = shut out
what-shut_guests = kept out
did-mute = { $by } muted { $name }
did-shut_out = { $by } shut { $name } out
did-shut_guests = { $by } kept new guests out
did-remove_line = { $by } removed a line of { $name }
did-rename = { $by } renamed { $was } to { $name }
did-unlist = { $by } unlisted { $name }
did-deputy = { $by } made { $name } a deputy
did-no_deputy = { $by } made { $name } no deputy any more
undone-by = taken back by { $by }, { $when }
undo-deed = Take back
undo-deed-name = Take back: { $what }

guests-out = Keep new guests out
guests-out-why = Nobody without a key comes in anew; whoever is here stays.
hours = hours
keep-out = Keep out

house-rules = House rules
guests-talk = Guests may talk
guests-never = never
guests-after_one = after one finished game
guests-always = always
gallery-talk = Gallery talk
gallery-why = those who look on talk among themselves
public-lobby = Public lobby
lobby-why = there are tables that anybody may find
greeting = Said to whoever talks for the first time
greeting-none = nothing
rules-kept = The house rules are kept.
rules-for-host = Only the host changes them.
save = Keep

deeds = What hosts did
no-deeds = Nothing yet.
deputies = Deputies
role-host = host
role-deputy = deputy
deputy-key = Key of the new deputy, such as 7F3A-91C2
make-deputy = Make a deputy
deputy-no-more = No more
deputy-no-more-name = { $name } is no deputy any more

not-host = This page is for the host and deputies
not-host-why = Whoever runs the server becomes the host by the link that `fernhandel admin host` shows.
claim-title = Become the host of this house
claim-why = This link makes you the host: you see reports, and can mute and shut out. It works once.
claim = Become the host
claim-later = Not now
claimed = You are the host.
to-host-page = To the host’s page
