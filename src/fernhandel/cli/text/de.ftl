# Was das Programm rund um ein Spiel im Terminal sagt, auf Deutsch.


## Asking

your-choice = { $seat }, deine Wahl (? für Hilfe):
amount = Betrag, { range } (Enter: zurück):
range = { $step ->
    [1] { $least } bis { $most }
   *[other] { $least } bis { $most } in Schritten von { $step }
}
folded = { $text } ({ $count } Möglichkeiten)
under-names = { $text } (unter diesen Namen)
by-amount = { $text } (Betrag eingeben: { range })
line-and-amount = (Zeile und Betrag eingeben, etwa 2 4)
only-one = Es gibt nur eine Möglichkeit; Enter führt sie aus.
done-for-you = { $prompt } Einzige Wahl: { $action }.
within = Welche davon? (Enter: zurück):
press-enter-back = Zurück zum Tisch mit Enter:


## Answers that are none

expected-number = Bitte eine Zahl von 1 bis { $last } oder den Anfang der Wörter eingeben; ? für Hilfe.
expected-amount = Der Betrag geht von { range }.
fits-nothing = „{ $answer }“ passt zu keiner Möglichkeit. Bitte eine Zahl von 1 bis { $last } oder den Anfang der Wörter eingeben; ? für Hilfe.
fits-several = „{ $answer }“ passt zu { $count } Möglichkeiten. Bitte mehr von den Wörtern oder die Zahl eingeben.


## Handing over

hand-over = { $seat }, du bist dran. Wenn niemand sonst zuschaut, Enter drücken (q speichert und beendet):
no-hiding = Mehrere Leute teilen sich dieses Terminal, und einfache Ausgabe kann nicht verbergen, was andere gesehen haben.


## News

news = Was geschehen ist
earlier = … und { $count ->
    [one] eine Zeile davor
   *[other] { $count } Zeilen davor
} (l zeigt alles)
nothing-new = Noch ist nichts geschehen.
bot-failed = Der Bot { $bot } von { $seat } ist ausgefallen ({ $error }); Zufallszüge übernehmen.
not-saved = Die Aufzeichnung ließ sich nicht schreiben: { $error }. Das Spiel geht weiter; nach dem nächsten Zug folgt ein neuer Versuch.


## Help

help-title = Tasten
help-number = die Nummer einer Zeile
    .what = wählt sie; bei Beträgen genügt der Betrag selbst
help-words = der Anfang ihrer Wörter
    .what = wählt sie auch: „wein köln“ findet den Kauf von Wein für Köln; passen mehrere, werden sie gezeigt
help-two = zwei Zahlen
    .what = Anzahl der Waren und Betrag, oder Zeile und Betrag: 2 400
help-t = t
    .what = die ganze Lage in Worten
help-m = m
    .what = die Karte
help-r = r
    .what = die Regeln dieses Schritts
help-c = c
    .what = was die Karten bewirken
help-rule = M2.4
    .what = diese Regel
help-l = l
    .what = der Verlauf des ganzen Spiels
help-q = q
    .what = speichern und beenden; Strg-C ebenso
no-map = Zu diesem Spielplan lässt sich keine Karte zeichnen.


## Beginning and end

began = { $title }, Ausgabe { $edition }, Startwert { $seed }
who = { $seat }: { $who }
who-person = an diesem Terminal
who-bot = Bot { $bot }
resumed = Das Spiel geht weiter nach { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
}.
over-title = Das Spiel ist aus
seed = Der Startwert war { $seed }: das Glück kann jeder nachprüfen.
recorded = Die Aufzeichnung liegt in { $file }
how-to-replay = Noch einmal ansehen: fernhandel replay { $file }
left = Gespeichert in { $file }
how-to-resume = Weiterspielen: fernhandel play { $game } --resume { $file }


## Replaying

replay-of = { $title }, Ausgabe { $edition }, { $players } Spieler, Startwert { $seed }
replay-seats = Plätze: { $seats }
replay-open = Die Aufzeichnung endet vor dem Ende des Spiels.
step-title = Entscheidung { $number } von { $count }
step-made = Deine Wahl: { $action }
step-decided = { $seat } wählt; noch folgt nichts daraus.
step-begin = Der Tisch zu Beginn.
step-ask = Enter: weiter, b: zurück, eine Zahl: dorthin, q: Ende:
step-expected = Enter geht weiter, b zurück, eine Zahl von 0 bis { $count } dorthin, q beendet.


## Every table

table-player = Spieler
table-you = { $seat } (du)
table-first = Startspieler { $seat }


## Merchants of the Middle Ages

merchants-action-purchasing = Einkauf
merchants-action-loading = Beladen
merchants-action-movement = Bewegung
merchants-action-prices = Preise
merchants-action-selling = Verkauf
merchants-action-investments = Investitionen
merchants-action-status = Status
merchants-setup = Vor der ersten Runde
merchants-turn = Runde { $turn }
merchants-arrivals = { $arrivals } von { $last } Wagen angekommen
merchants-climb = eine Stufe kostet { $price }
merchants-last = letzte Runde
merchants-good = Ware
merchants-level = Stufe
merchants-cost = Kauf
merchants-selling = Erlös
merchants-supply = Rest
merchants-wagons = Wagen (Schritte bis zur Stadt)
merchants-empty = leer
merchants-master = Lademeister { $seat }
merchants-arrived = angekommen
merchants-broken = Achsbruch
merchants-courier = Kurier { $at }
merchants-no-courier = Der Kurier hat noch keinen Platz
merchants-city = Stadt
merchants-bonus = Bonus
merchants-market = Angebot
merchants-wagon = Wagen { $wagon }
merchants-status = Status
merchants-upkeep = Unterhalt
merchants-money = Geld
merchants-hidden = verdeckt
merchants-tiles = Plättchen
merchants-cards = Karten
merchants-influence = { $count } Einfluss
merchants-letters = { $count ->
    [one] 1 Kreditbrief
   *[other] { $count } Kreditbriefe
}
merchants-hand = Deine Einflusskarten: { $cards }
merchants-no-hand = keine
merchants-open = Offene Karten: { $cards }
merchants-deck = { $count } verdeckt
merchants-pile = { $count } Einflusskarten im Stapel


## Auf Achse

auf_achse-active = { $seat } ist am Zug
auf_achse-rolled = gewürfelt { $dice }
auf_achse-construction = Baustelle { $at }
auf_achse-jam = Stau { $at } bis zum Zug von { $seat }
auf_achse-no-sign = kein Schild auf der Straße
auf_achse-pile = { $count ->
    [one] 1 öffentlicher Auftrag verdeckt
   *[other] { $count } öffentliche Aufträge verdeckt
}
auf_achse-last = die letzten öffentlichen Aufträge
auf_achse-none-left = kein öffentlicher Auftrag mehr
auf_achse-ending = wer zuerst keinen Auftrag mehr hat, beendet das Spiel
auf_achse-contract = Auftrag
auf_achse-goods = Waren
auf_achse-pays = Erlös
auf_achse-points = Start+Ziel
auf_achse-offers = Angebot 1 bis 5 kostet
auf_achse-dock = Rampe
auf_achse-public = Reihe
auf_achse-hand = Hand
auf_achse-aboard = Lkw
auf_achse-auction = Ausschreibung von { $route }
auf_achse-no-offer = noch kein Angebot
auf_achse-offer = { $seat } hält Angebot { $offer } für { $cost }
auf_achse-passed = gepasst: { $seats }
auf_achse-truck = Lkw
auf_achse-cash = Geld
auf_achse-load = Waren
auf_achse-keeps = behält { $card }
auf_achse-owes = schuldet { $amount }
auf_achse-misses = { $turns ->
    [one] setzt einen Zug aus
   *[other] setzt { $turns } Züge aus
}
auf_achse-known = auf der Hand { $routes }
auf_achse-large = +{ $count }G
auf_achse-small = +{ $count }K
auf_achse-supply = Anhänger zu kaufen: { $large } große (G) und { $small } kleine (K)
auf_achse-events = { $count ->
    [one] noch 1 Ereigniskarte
   *[other] noch { $count } Ereigniskarten
}
auf_achse-legend = { $city } Stadt  { $space } Feld  { $event } Ereignisfeld  { $ferry } Fähre  { $construction } Baustelle  { $jam } Stau
auf_achse-legend-own = { $load } hier beginnen deine Aufträge  { $unload } hierhin geht deine Ladung


## First Train to Nuremberg

nuremberg-active = { $seat } ist dran
nuremberg-last = letzte Runde
nuremberg-connected = { $start } und { $end } sind verbunden
nuremberg-unconnected = { $start } und { $end } noch nicht verbunden
nuremberg-phase = Phase
nuremberg-order = Folge
nuremberg-auction = Versteigerung
nuremberg-building = Streckenbau
nuremberg-trains = Züge
nuremberg-takeovers = Übernahmen
nuremberg-price = Preis
nuremberg-spaces = Züge: Passagiere|Waren
nuremberg-boxes = Einflusskästen: gedruckte Punkte + Marker
nuremberg-box = Kasten { $box }
nuremberg-least = ab { $cubes } Würfeln
nuremberg-bid = { $cubes } Würfel
nuremberg-cubes = Würfel
nuremberg-points = SP
nuremberg-sets = Satz
nuremberg-profit = G/V
nuremberg-links = Gleis
nuremberg-total = Stand
nuremberg-chain = Strecke von { $seat }: { $run }
nuremberg-run = { $seat } verkauft an die { $company }: { $run }
nuremberg-due = noch { $count } zu zahlen
nuremberg-passed = ohne weitere Züge: { $seats }
nuremberg-reach = In Reichweite:
nuremberg-legend-cubes = Würfel: Hand+Vorrat
nuremberg-legend-total = Stand: SP + 2 je Satz + G/V − Gleis
nuremberg-legend-pile = { $pieces }: bisher befördert
nuremberg-legend-stack = ¹ liegt im Gleichstand oben
nuremberg-legend-class = ein Passagier zählt so viel, wie sein Zug kostet
nuremberg-station = Bahnhof
nuremberg-company-station = Bahnhof einer Gesellschaft
nuremberg-open = offenes Land
nuremberg-closed = keine Strecke
nuremberg-free = { $points ->
    [one] freie Grenze, 1 Baupunkt
   *[other] freie Grenze, { $points } Baupunkte
}
