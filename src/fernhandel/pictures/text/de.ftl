# Was jeder Tisch im Terminal sagt, auf Deutsch.

table-player = Spieler
table-you = { $seat } (du)
table-first = Startspieler { $seat }
table-over = Das Spiel ist aus
