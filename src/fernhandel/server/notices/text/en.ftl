# What notices say. A table is named by its name, or by its game.

title-move = { $table }: your move
title-quarter = { $table }: your clock is nearly out
title-hour = { $table }: your clock is nearly out
title-undo = { $table }: may it be taken back?
title-rematch = { $table }: another game?
title-handed = { $table }: your chair is taken over
title-given = { $table }: a chair of yours
title-fits = Fernhandel: a chair for you
title-begins = { $table }: the game begins
title-over = { $table }: the game is over
title-named = { $table }: somebody names you
title-digest = { $moves ->
    [0] Fernhandel: nothing waits for you
    [one] Fernhandel: a move is yours
   *[other] Fernhandel: { $moves } moves are yours
}
title-test = Fernhandel: this is a test
body-undo = A decision is to go back, and you are asked.
body-rematch = The table is laid again, with a chair for you.
body-handed = { $name } plays on there. Nothing of this table waits for you any more.
body-given = You have taken it over, and play on there.
body-fits = { $table }, { $players ->
    [one] one player
   *[other] { $players } players
}{ $pace ->
    [days] , a day or more for a move
   *[live] , live
}. Whoever says yes within half a minute sits there.
body-begins = All chairs are taken.
body-named = A line of the talk has your name in it.
body-test = Notices arrive here.
body-digest = { $tables }.

left = { $days ->
    [0] { $hours ->
        [0] { $minutes } min left
       *[other] { $hours } h { $minutes } min left
    }
    [one] A day and { $hours } h left
   *[other] { $days } days left
}
turn = { $game }, turn { $turn }
since = Since you were there:
open = What is open:
muting = No more mail of this table: { $url }
stopping = No more mail at all: { $url }
greeting = { $name },
confirm-subject = Fernhandel: is this your address?
confirm-body = Somebody wants to get notices of board games at this address. If it was you, open this page and press the button; it holds for a day:
confirm-else = If it was not, do nothing: nothing more will come.

page-confirm-title = Notices by mail
page-confirm-ask = Send notices of your tables to this address?
page-confirm-button = Yes, send them
page-confirm-done = Notices will be sent to this address.
page-table-title = No more mail of this table?
page-table-ask = The game goes on, and other tables still tell you.
page-table-button = No more of this table
page-table-done = This table sends no more mail.
page-all-title = No more mail at all?
page-all-ask = Your games go on. You can switch it on again on the page of notices.
page-all-button = No more mail
page-all-done = No more mail will come.
page-gone-title = This link does nothing any more
page-gone-ask = It has been used up, or is not whole.
page-home = To the tables
