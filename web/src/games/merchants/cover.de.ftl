# Was die Seite vom Spiel sagt, bevor und während es gespielt wird.

title = Die Händler
short = Händler
also = Merchants of the Middle Ages
about = Belade Wagen gemeinsam, feilsche um Gebühren, dreh an den Preisen und steige auf bis in den Rat.
time = 90 Min.
made-by = Wolfgang Kramer und Richard Ulrich; als Die Händler Queen Games (1999), Z-Man Games und Filosofia Éditions (2010)
lesson-deals = Abmachungen lernen

# An einem Tisch, nach Ausgabe und Regeln, nach denen dort gespielt wird.
played-as = { $year ->
    [1999] Die Händler
   *[other] { title }
}

option-money = Das Geld der anderen
option-money-hidden = liegt verdeckt, wie in den Regeln
option-money-open = liegt offen
option-start = Die Wagen beginnen in
option-start-A = Paris, Köln, Genova
option-start-B = Genova, Brugge, Wien
option-start-random = ausgelosten Städten
option-courier = Der Kurier beginnt
option-courier-fixed = wo der Aufbau ihn vorsieht
option-courier-chosen = wo der Startspieler ihn hinstellt
option-auctions = Ladeherren werden versteigert
option-auctions-first = alle, ehe ein Wagen beladen wird
option-auctions-per_wagon = Wagen für Wagen
option-junction_stop = Wohin ein Wagen von einer Kreuzung weiterfährt,
option-junction_stop-next_mover = bestimmt, wer ihn als Nächster bewegt
option-junction_stop-stopper = bestimmt, wer ihn dort angehalten hat
option-bonus_step = Die Boni der Städte steigen
option-bonus_step-per_arrival = mit jeder Ankunft
option-bonus_step-per_turn = einmal in jeder Runde mit Ankunft
option-abilities = Fähigkeitskarten kommen
option-abilities-auction = durch Versteigerung
option-abilities-split = durch Versteigerung, je eine teure und eine billige
option-abilities-dealt = als ausgeteiltes Paar für 1.000
option-deals = Abmachungen unter Spielern
option-deals-fees = nur über Ladegebühren
option-deals-cunning = über alles, und bindend (gewieft verhandeln)
option-labels_1999 = Namen von drei Städten
option-labels_1999-genf = Wien, Genf, Genua
option-labels_1999-hamburg = Hamburg, Genova, Wien wie 2010
