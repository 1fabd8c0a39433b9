# Was die Lobby sagt.

lobby-pace = Tempo
pace-live = Live
pace-days = Ein Tag oder mehr
filter-all = Alle
filters = Filter
only-public = Hier stehen nur Tische, die öffentlich aufgestellt sind. Tische mit Link stehen in keiner Liste.
open-tables = Offene Tische
open-now = { $n ->
    [one] 1 offener Tisch
   *[other] { $n } offene Tische
}
what-is-played = Spiel, Ausgabe, Optionen
chairs = Stühle
open-since = Offen seit
chairs-free = { $free } von { $all } frei
sits-nobody = freier Stuhl
sits-bot = Bot, { $level }
to-my-table = Zu meinem Tisch
other-board = ein eigenes Brett
clock-no = ohne Uhr
clock-each = { $time } je Zug
clock-whole = { $time } für die Partie
clock-more = + { $seconds } Sek.
lasts-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
lasts-hours = { $n } Std.
lasts-minutes = { $n } Min.
lasts-seconds = { $n } Sek.
since-now = eben erst
lay-table = Tisch aufstellen
people-look = { $n ->
    [0] Niemand sucht ein Spiel
    [one] 1 Mensch sucht ein Spiel
   *[other] { $n } Menschen suchen ein Spiel
}
live-tables = Live, zum Zuschauen
most-watched = Meistgesehene zuerst
none-live = Gerade läuft keine öffentliche Partie.
look-on = Zusehen
how-far = Wie weit die Partie ist
nobody-waits = Gerade wartet niemand
nobody-waits-why = Stell einen Tisch auf, den andere hier finden, oder vertreib dir mit den Bots die Zeit, bis jemand kommt.
nobody-waits-filtered = Kein offener Tisch passt zu dem, was du gewählt hast.
show-everything = Alles zeigen
house-is-full = Das Haus ist voll
house-is-full-why = Der Gastgeber lässt nicht mehr offene Tische zu. Nimm an einem von diesen Platz, oder stell daheim einen Tisch mit Link auf.
too-late = Der letzte Stuhl ist besetzt
too-late-why = Am Tisch „{ $table }“ war jemand schneller. Du kannst zusehen oder an einem ähnlichen Tisch Platz nehmen.
too-late-alone = Am Tisch „{ $table }“ war jemand schneller. Du kannst zusehen oder selbst einen Tisch aufstellen.
take-this-one = Platz nehmen: { $table }
show-more = Mehr zeigen
would-play = Ich würde jetzt spielen
wish-plan = { $games }, { $players }, { $pace }. Der erste Tisch, der dir passt; du wirst gefragt, bevor du sitzt.
any-game = Jedes Spiel
wish-players = { $counts } Spieler
wish-live = live
wish-days = ein Tag je Zug
find-chair = Such mir einen Stuhl
change = Ändern
wish-stands = Ein Stuhl wird gesucht
wish-stands-why = { $plan } Behalte diese Seite im Blick.
stop-looking = Nicht weiter suchen
wish-change = Was würdest du spielen?
wish-games = Spiele
wish-counts = Spieler
wish-paces = Tempo
wish-public = Ein Tisch, der für dich aufgestellt wird, ist öffentlich: Andere dürfen zusehen.
offer-chair = Ein Stuhl ist frei: { $game }
offer-table = Ein Tisch käme zustande: { $game }
offer-terms = { $players } Spieler, { $pace }
offer-agreed = { $agreeing } von { $asked } haben zugesagt
offer-left = { $seconds } Sek.
offer-yes = Ja, Platz nehmen
offer-no = Diesen nicht
offer-waits = Du hast zugesagt. Die anderen werden gefragt.
wish-expired = Dein Wunsch ist abgelaufen
wish-expired-why = Zehn Minuten lang hat niemand auf diese Seite gesehen, oder du wurdest gefragt und hast nicht geantwortet.
look-again = Noch einmal suchen
offline-since = Keine Verbindung. So stand es um { $time }.
house-away = Das Haus antwortet nicht. So stand es um { $time }; neuer Versuch in { $seconds } Sek.
house-away-now = Das Haus antwortet nicht. So stand es um { $time }.
now = Jetzt
