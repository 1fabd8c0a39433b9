# What every table in a terminal says, in English.

table-player = Player
table-you = { $seat } (you)
table-first = first player { $seat }
table-over = The game is over
