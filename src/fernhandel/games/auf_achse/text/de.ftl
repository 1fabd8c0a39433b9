# Auf Achse auf Deutsch.
#
# action-*, event-* und refused-* heißen nach den Arten von Aktionen und Ereignissen und den Codes der Absagen; ihre
# Angaben tragen die Namen der Felder. Spieler, Aufträge, Karten und Orte kommen als Namen; `currency` ist immer da.


## Namen

currency-2007 = Euro
currency-1987 = DM

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün
colour-violet = Violett
colour-black = Schwarz

trailer-large = { $count ->
    [one] 1 großer Anhänger
   *[other] { $count } große Anhänger
}
    .one = einen großen Anhänger
    .no = keinen großen Anhänger
trailer-small = { $count ->
    [one] 1 kleiner Anhänger
   *[other] { $count } kleine Anhänger
}
    .one = einen kleinen Anhänger
    .no = keinen kleinen Anhänger

step-placing = Aufstellen der Lkws
step-starting-out = erstes Laden
step-rolling = Würfeln
step-driving = Fahren
step-signing = Baustellenschild
step-going = Ereigniskarte
step-jamming = Ereigniskarte
step-discount = Ereigniskarte
step-paying = Ereigniskarte
step-losing = Ereigniskarte
step-city = in der Stadt
step-bidding = Ausschreibung
step-winning = Ausschreibung
step-ending = Ende des Zuges

stage-dice = Würfel
stage-driving = Fahren
stage-event = Ereignis
stage-city = In der Stadt
stage-procurement = Ausschreibung
stage-turn-end = Ende des Zugs


## Kleine Teile

list-and = { $items } und { $last }
list-or = { $items } oder { $last }
counted = { $count }-mal { $what }
number = { $number }
quoted = „{ $name }“
route = { $start }–{ $end }
goods = { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
# Die Nummer nur, wo mehrere Karten dasselbe sagen.
contract = { $route } ({ goods }, { $revenue }{ $number ->
    [0] )
   *[other] , Karte { $number })
}
with-card = { $using ->
    [none] { "" }
   *[card] , mit { $using }
}
trading = { $trade ->
    [buy] Anhänger kaufen
   *[both] Anhänger kaufen oder verkaufen
}


## Ereigniskarten

effect-gain = { $amount } { $currency } erhalten
effect-gain-per-good = { $amount } { $currency } für jede geladene Ware erhalten
effect-roll-again = noch einmal würfeln und fahren
effect-move-extra = bis zu { $points } Punkte weiterfahren oder stehen bleiben
effect-goto-nearest-city = in die nächste Stadt weiterfahren
effect-goto-own-city = sofort in die Startstadt eines Auftrags auf der Hand oder ans Ziel einer Ladung fahren oder stehen bleiben
effect-sum-dice = diese Karte aufheben; sie erlaubt einmal, die Summe beider Würfel zu fahren
    .card = Zweiter Fahrer
effect-pass-sign = diese Karte aufheben; sie erlaubt einmal, durch ein Schild zu fahren
    .card = Ortskenntnis
effect-draw-contract = einen der beiseitegelegten Aufträge nehmen
effect-half-price-trailer = einen Anhänger zum halben Preis kaufen, jetzt oder nie
effect-jam-free = das Stauschild auf ein beliebiges freies Autobahnfeld stellen
effect-jam-edge = das Stauschild auf ein freies Feld zwischen { $start } und { $end } stellen
effect-jam-city = das Stauschild nach { $city } stellen
effect-pay = { $amount } { $currency } zahlen; fehlt das Geld, wird später das Doppelte fällig
effect-pay-per-trailer = { $amount } { $currency } für jeden Anhänger zahlen; fehlt das Geld, wird später das Doppelte fällig
effect-skip-turn = den nächsten Zug aussetzen
effect-unload-contract = die billigste Ladung verlieren; ihr Auftrag kommt zurück auf die Hand


## Orte

place-city =
    .at = in { $city }
    .onto = nach { $city }
    .to = nach { $city }
    .from = von { $city }
place-space = { $nth }. { space } ab { $start } Richtung { $end }
    .at = auf dem { place-space }
    .onto = auf das { place-space }
    .to = zum { place-space }
    .from = vom { place-space }
place-between = { space } zwischen { $start } und { $end }
    .at = auf dem { place-between }
    .onto = auf das { place-between }
    .to = zum { place-between }
    .from = vom { place-between }
space = { $kind ->
    [ferry] Fährfeld
   *[road] Feld
}


## Aktionen

action-done = Fertig
action-roll = Würfeln
action-pass = Passen
action-match = Mit dem letzten Angebot gleichziehen
action-offer = Angebot { $offer }
action-buy-trailer = { $one } ({ goods }) für { $price } { $currency } kaufen
action-sell-trailer = { $price ->
    [0] { $one } verkaufen
   *[other] { $one } für { $price } { $currency } verkaufen
}
action-buy-at-half-price = { $one } ({ goods }) zum halben Preis kaufen, für { $price } { $currency }
action-place-truck = Den Lkw { $onto } stellen
action-place-construction = Das Baustellenschild { $onto } stellen
action-place-jam = Das Stauschild { $onto } stellen
action-go-to = { $to } fahren
action-start = { $contract } beginnen
action-choose = { $children ->
    [yes] { $contract } nehmen
   *[no] { $contract } wählen
}
action-give-back = Die Ladung von { $contract } verlieren
action-drive = { $count ->
    [exact] Mit { $points } genau { $to }{ $event_space ->
        [yes] { " " }(Ereignisfeld)
       *[no] { "" }
    } fahren{ with-card }
   *[early] Mit { $points } fahren, vorzeitig { $at } halten{ with-card }
}


## Ereignisse

event-truck-placed = { $seat } stellt den Lkw { $onto }.
event-contracts-dealt = Alle erhalten { $count } Aufträge, und die ersten öffentlichen Aufträge liegen offen.
event-turn-began = Zug { $turn }: { $seat } ist an der Reihe.
event-turn-missed = { $seat } setzt diesen Zug aus.
event-jam-cleared = Der Stau { $at } hat sich aufgelöst.
event-dice-rolled = { $seat } würfelt { $dice }.
event-truck-drove = { $ended ->
    [full] { $seat } fährt mit { $points } { $from } { $to }{ with-card }.
    [exact] { $seat } fährt mit { $points } { $from } genau { $to }{ with-card }.
    [early] { $seat } fährt mit { $points } { $from } los und hält vorzeitig { $at }{ with-card }.
   *[waiting] { $seat } wartet { $at } und lässt { points } verfallen{ with-card }.
}
event-truck-carried = Die Karte bringt { $seat } { $to }.
event-construction-placed = { $seat } stellt das Baustellenschild { $onto }.
event-jam-placed = { $seat } stellt das Stauschild { $onto }.
event-event-drawn = { $seat } zieht die Ereigniskarte { $card }: { $effect }.
event-nothing-happened = Die Karte { $card } bleibt ohne Wirkung.
event-money-received = { $seat } erhält { $amount } { $currency }.
event-money-paid = { $seat } zahlt { $amount } { $currency }.
event-debt-made = { $seat } kann nicht zahlen; sobald das Geld reicht, werden { $amount } { $currency } fällig.
event-debt-paid = { $seat } bezahlt eine alte Ereigniskarte: { $amount } { $currency }.
event-card-kept = { $seat } hebt die Karte { $card } auf.
event-contract-drawn = { $contract ->
    [none] { $seat } nimmt einen der beiseitegelegten Aufträge.
   *[seen] { $seat } nimmt { $contract } von den beiseitegelegten Aufträgen.
}
event-turn-to-miss = { $seat } muss den nächsten Zug aussetzen.
event-load-lost = { $seat } verliert die Ladung von { $route }; der Auftrag kommt zurück auf die Hand.
event-trailer-bought = { $seat } kauft { $one } für { $price } { $currency }.
event-trailer-sold = { $seat } verkauft { $one } für { $price } { $currency }.
event-contract-started = { $seat } beginnt { $route } und lädt { goods }.
event-contract-delivered = { $seat } liefert { $route } ab und erhält { $revenue } { $currency }.
event-contract-chosen = { $seat } wählt { $contract }; die anderen dürfen mitbieten.
event-offer-made = { $matched ->
    [yes] { $seat } zieht mit Angebot { $offer } gleich.
   *[no] { $seat } macht Angebot { $offer }.
}
event-passed = { $seat } passt.
event-contract-won = { $price ->
    [0] { $seat } erhält { $contract } kostenlos.
   *[other] { $seat } erhält { $contract } mit Angebot { $offer } und zahlt { $price } { $currency }.
}
event-contract-discarded = { $seat } wählt keinen öffentlichen Auftrag; { $contract } scheidet aus dem Spiel aus.
event-contract-revealed = Neuer öffentlicher Auftrag: { $contract }.
event-game-ended = Das Spiel endet in Zug { $turn }.


## Absagen

refused-not-now = Das geht jetzt nicht, im Schritt „{ $phase }“.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-game-is-over = Das Spiel ist zu Ende.
refused-not-in-a-city = Lkws beginnen nicht in einer Stadt.
refused-space-is-full = Für deinen Lkw ist { $at } kein Platz.
refused-card-not-kept = Das hast du nicht aufgehoben: { $card }.
refused-number-not-rolled = Der Wurf gibt dir keine { $points }; fahren kannst du { $rolled }.
refused-no-stop-there = Du darfst nicht vorzeitig { $at } halten.
refused-cannot-reach = Mit { $points } kannst du nicht { $to } fahren.
refused-contract-not-public = { $contract } liegt nicht bei den öffentlichen Aufträgen.
refused-contract-starts-elsewhere = { $contract } beginnt in { $city }, und dort steht dein Lkw nicht.
refused-not-by-exact-count = Einen öffentlichen Auftrag darf nur wählen, wer mit genauer Zahl ankommt.
refused-one-procurement-only = Du hast hier schon einen öffentlichen Auftrag gewählt.
refused-card-does-not-lead-there = Die Karte führt dich nicht { $to }. Sie sagt: { $effect }.
refused-jam-not-there = Das Stauschild kann nicht { $at } stehen. Die Karte sagt: { $effect }.
refused-no-trailer-left = Es gibt { $no } mehr.
refused-not-enough-money = Dafür brauchst du { $need } { $currency }; du hast { $have }.
refused-not-the-cheapest-load = { $contract } ist nicht deine billigste Ladung; das ist { $cheapest }.
refused-only-the-chooser-matches = Gleichziehen darf nur, wer den Auftrag gewählt hat.
refused-offer-too-low = { $least ->
    [6] Angebot 5 ist das höchste.
   *[other] Das nächste Angebot muss mindestens { $least } sein.
}
refused-offer-too-high = Angebot { $offer } kostet { $need } { $currency }, und du hast { $have }{ $most ->
    [0] { "" }
   *[other] ; höchstens kannst du { $most } zahlen
}.
refused-sign-not-in-a-city = Das Baustellenschild kann nicht { $at } stehen, nur auf einem Autobahnfeld.
refused-space-is-occupied = Das Baustellenschild kann nicht { $at } stehen, denn dort steht ein Lkw.
refused-sign-stands-there = Ein Schild steht schon { $at }.
refused-contract-not-in-hand = Du hast { $contract } nicht auf der Hand.
refused-load-does-not-fit = { $room ->
    [0] Dein Lkw ist voll; { goods } passen nicht mehr hinein.
   *[other] { goods } passen nicht mehr hinein; es ist noch Platz für { $room }.
}
refused-no-trailers = In der Kindervariante gibt es keine Anhänger.
refused-trailers-in-own-turn = Anhänger kauft und verkauft man nur im eigenen Zug.
refused-no-resale = In dieser Ausgabe kann man Anhänger nicht verkaufen.
refused-no-such-trailer = Du hast { $no }.
refused-trailer-in-use = { $goods ->
    [one] Die geladene Ware braucht diesen Anhänger.
   *[other] Die { $goods } geladenen Waren brauchen diesen Anhänger.
}


## Was gefragt ist

prompt = { $stage }, { $step }: { $asked }
stage-turn = Zug { $turn }
stage-setup = Vor dem ersten Zug
prompt-over = Das Spiel ist in Zug { $turn } zu Ende gegangen.
prompt-placing = { $cities ->
    [no] { $seat } stellt den Lkw auf ein freies Feld außerhalb der Städte.
   *[yes] { $seat } stellt den Lkw in eine Stadt oder auf ein Autobahnfeld mit Platz.
}
prompt-starting-out = { $seat }, { $at }, darf dort Aufträge beginnen.
prompt-rolling = { $trade ->
    [no] { $seat } würfelt.
   *[yes] { $seat } würfelt und darf vorher { trading }.
}
prompt-driving = { $seat }, { $at }, hat { $dice } gewürfelt und fährt { $numbers ->
    [any] eine beliebige Zahl von 1 bis 6
   *[rolled] { $numbers }
}{ $sum ->
    [0] .
   *[other] , oder mit { $card } { $sum }.
}{ $wait ->
    [no] { "" }
   *[yes] { " " }Vorzeitig { $at } halten heißt dort warten.
}
prompt-signing = { $seat } hat eine 1 genommen und stellt das Baustellenschild auf ein beliebiges freies Autobahnfeld.
prompt-going = { $seat } hat { $card } gezogen. { $effect }.
prompt-jamming = { $seat } hat { $card } gezogen. { $effect }.
prompt-discount = { $seat } hat { $card } gezogen. { $effect }.
prompt-paying = { $enough ->
    [yes] { $seat } kann die { $due } { $currency } von { $card } jetzt zahlen.
   *[no] { $seat } hat { $cash } { $currency }, zu wenig für die { $due } von { $card }, und darf Anhänger verkaufen; sonst werden später { $double } fällig.
}
prompt-losing = { $seat } hat { $card } gezogen und wählt, welche der billigsten Ladungen verloren geht.
prompt-city = { $right ->
    [take] { $seat }, { $at }, darf Aufträge beginnen und öffentliche Aufträge nehmen, die dort beginnen.
    [load] { $seat }, { $at }, darf dort Aufträge beginnen.
    [choose] { $seat }, mit genauer Zahl { $at }, darf Aufträge beginnen, { trading } und einen öffentlichen Auftrag wählen.
    [discard] { $seat }, mit genauer Zahl { $at }, darf Aufträge beginnen, { trading } und einen öffentlichen Auftrag wählen; sonst scheidet { $dock } aus dem Spiel aus.
   *[trade] { $seat }, { $at }, darf Aufträge beginnen und { trading }.
}
prompt-bidding = { $chooser } hat { $contract } gewählt; { $bidder ->
    [none] bisher kein Angebot
   *[someone] { $bidder } hält Angebot { $offer } für { $cost } { $currency }
}. { $options ->
    [none] { $seat } kann nur passen.
   *[some] { $seat } passt oder macht Angebot { $options }.
}
offer-to-match = { $offer } zum Gleichziehen (kostet { $cost }, lässt { $rest })
offer-to-make = { $offer } (kostet { $cost }, lässt { $rest })
prompt-winning = { $seat }, { $at }, hat { $contract } erhalten und darf gleich damit beginnen.
prompt-ending = { $seat } darf vor dem Ende des Zuges { trading }.


## Was gefragt ist, gesagt zu dem, der gefragt ist, aus offenen Dingen allein

ask-placing = Stelle deinen Lkw auf.
ask-starting-out = Beginne Aufträge { $at }, oder fahre fort.
ask-rolling = Würfle.
ask-driving = Du hast { $dice } gewürfelt: fahre.
ask-signing = Stelle das Baustellenschild auf.
ask-going = Du hast { $card } gezogen: wähle, wohin es geht.
ask-jamming = Du hast { $card } gezogen: wähle die Stelle.
ask-discount = Du hast { $card } gezogen: nutze die Karte, oder nicht.
ask-paying = Zahle die { $due } { $currency } für { $card }, oder verkaufe vorher Anhänger.
ask-losing = Du hast { $card } gezogen: wähle, welche Ladung verloren geht.
ask-city = { $right ->
    [choose] Wähle { $at } einen öffentlichen Auftrag, beginne eigene, oder fahre fort.
    [discard] Wähle { $at } einen öffentlichen Auftrag, beginne eigene, oder fahre fort.
    [take] Nimm oder beginne Aufträge { $at }, oder fahre fort.
   *[other] Beginne Aufträge { $at }, oder fahre fort.
}
ask-bidding = { $bidder ->
    [none] Biete auf { $contract }, oder passe.
   *[someone] { $bidder } hat für { $contract } Angebot { $offer } gemacht: biete weiter, oder passe.
}
ask-winning = Du hast { $contract } ersteigert: beginne den Auftrag gleich, oder später.
ask-ending = Beende deinen Zug, oder handle vorher mit Anhängern.


## Die Lage

heading-signs = Schilder
heading-contracts = Öffentliche Aufträge
heading-players = Spieler
heading-supply = Vorrat

offers = Angebote: { $offers }.
offer-line = { $offer } kostet { $cost } und lässt { $rest }
out-of-auction = Gepasst: { $seats }.
order-of-play = Reihenfolge: { $order }.

construction = { $at ->
    [none] Das Baustellenschild steht nicht auf dem Plan.
   *[placed] Das Baustellenschild steht { $at }.
}
no-jam = Das Stauschild steht nicht auf dem Plan.
jam = Das Stauschild steht { $at } bis zum nächsten Zug von { $seat }.

public-contract = { $place ->
    [1] { $contract }, an der Laderampe; die Angebote 1 bis 5 kosten { $costs }.
   *[other] { $contract }; die Angebote 1 bis 5 kosten { $costs }.
}
childrens-contract = { $contract }.
no-public-contract = Es liegt kein öffentlicher Auftrag mehr aus.
contracts-to-come = Die Aufträge werden verteilt, wenn alle Lkws stehen.
contracts-left = { $pile ->
    [0] Der Stapel ist leer; beiseitegelegt: { $set_aside }.
   *[other] Verdeckt im Stapel: { $pile }; beiseitegelegt: { $set_aside }.
}
contracts-gone = Aus dem Spiel: { $contracts }.

yourself = { $seat } (du)
player-line = { $seat }: { $told }.
truck = { $at ->
    [none] Lkw noch nicht aufgestellt
   *[placed] { $at }
}
cash = { $amount } { $currency }
load = { $goods } von { $room } Waren geladen
aboard = unterwegs: { $contracts }
own-hand = { $shown ->
    [none] auf der Hand: { $contracts }
   *[some] auf der Hand: { $contracts } (allen bekannt: { $shown })
}
hand = { $count ->
    [0] kein Auftrag auf der Hand
    [one] 1 Auftrag auf der Hand
   *[other] { $count } Aufträge auf der Hand
}{ $known ->
    [none] { "" }
    [all] : { $shown }
   *[some] , darunter { $shown }
}
kept-cards = aufgehoben: { $cards }
turns-to-miss = { $turns ->
    [one] setzt den nächsten Zug aus
   *[other] setzt die nächsten { $turns } Züge aus
}
debts = noch zu zahlen: { $debts }

trailers-left = { $trailers ->
    [none] Alle Anhänger sind verkauft.
   *[some] Anhänger zu kaufen: { $trailers }.
}
events-left = { $drawn ->
    [none] Ereigniskarten im Stapel: { $pile }.
   *[some] Ereigniskarten im Stapel: { $pile }. Bisher gezogen: { $drawn }.
}

place-line = { $place }. { $seat }: { $cash } { $currency }
verdict-cash = Wer das meiste Geld hat, gewinnt: { $seat } hat { $more } { $currency } mehr als { $second }. (A8.2)
verdict-shared = { $seats } haben je { $cash } { $currency } und teilen sich den ersten Platz. (AR37)


## Was Züge bedeuten würden
#
# act-* steht auf einem Knopf, note-* klein darunter; mark-* steht auf der Karte neben einem Ort. Beträge kommen als `money`.

money-2007 = { $amount } €
money-1987 = { $amount } DM
place-short = { $start }–{ $end } { $nth }
load-for = { $goods } für { $city }
load-in = { $city }, { $goods } zu laden
unload-in = { $city }, { $goods } zu entladen
brings-there = bringt dort { $money }
cut-off = versperrt

act-roll = Würfeln
act-drive = { $points } fahren bis { $place }
act-stop = Mit { $points } nur bis { $place }
act-wait = Mit der { $points } hier warten
act-place-truck = Start: { $place }
act-go-to = Weiter bis { $place }
act-close = { $place } sperren
act-start = { $load } laden
act-take = { $route } nehmen
act-choose = { $route } ausschreiben
act-give-back = { $route } verlieren
act-buy = { $one } für { $money } kaufen
act-sell = { $one } für { $money } verkaufen
act-offer = Angebot { $offer }: { $money }
act-match = Gleichziehen: { $offer } für { $money }
act-pass = Passen
act-drive-off = So losfahren
act-stay = Hier bleiben
act-no-discount = Nein, danke
act-settle = Karte abrechnen
act-keep = Auf der Hand behalten
act-end-turn = Zug beenden

note-for-good = endgültig: Würfel lassen sich nicht zurücknehmen
note-sign = dann das Baustellenschild stellen
note-load = dann laden
note-choose = dann einen Auftrag wählen
note-take = dann einen Auftrag nehmen
note-event = dann eine Ereigniskarte ziehen
note-lost-points = { $lost } von { $points } Punkten verfallen
note-others-bid = erst bieten die anderen
note-first = vorher: { $act }
note-then = danach: { $act }

mark-contract = Auftrag
mark-take = nehmen
mark-event = Ereignis
mark-load = { $goods } laden
mark-brings = +{ $money }

outlook-cash = Bargeld
outlook-truck = Lkw
outlook-load = { $goods }/{ $room }
outlook-remains = Bleibt von der Fracht
outlook-must-sign = Mit einer 1 musst du das Baustellenschild auf ein freies Feld stellen.
outlook-delivers = Du entlädst { $loads } und bekommst { $money }.
outlook-can-load = Du kannst { $loads } laden.
outlook-does-not-fit = { $loads } warten dort, passen aber nicht: { $free } frei.
outlook-can-choose = Dann darfst du { $count ->
    [one] den letzten öffentlichen Auftrag ausschreiben.
   *[other] 1 von { $count } Aufträgen ausschreiben.
}
outlook-can-take = Du kannst dort { $loads } nehmen.
outlook-nothing-there = In { $city } gibt es nichts zu laden oder zu entladen.
outlook-draws-event = Dort ziehst du eine Ereigniskarte.
outlook-dock-leaves = Wählst du keinen, kommt { $route } aus dem Spiel.
outlook-leaves = { $route } kommt aus dem Spiel.
outlook-left-behind = Du lädst { $loads } nicht, obwohl Platz ist.
outlook-ends-game = Damit endet das Spiel.
outlook-pays = Du zahlst { $money }.
outlook-owes = Du kannst nicht zahlen: { $money } werden fällig, sobald du sie hast.
outlook-resale = Wird für { $money } zurückgenommen und ist am Ende nichts wert.
outlook-no-resale = Er wird nicht zurückgenommen und ist am Ende nichts wert.
outlook-back-in-hand = Der Auftrag kommt zurück auf deine Hand; bis { $city } sind es { points }.
outlook-jam-lasts = Bis zu deinem nächsten Zug fährt niemand hinein oder hindurch.
outlook-construction-stays = Bis das Schild weiterzieht, fährt niemand hinein oder hindurch.
outlook-nobody-held-up = Kein Weg, den du kennst, wird länger oder kürzer.
outlook-free-if-nobody = Bietet niemand, ist er umsonst dein; sonst darfst du mit dem letzten Angebot gleichziehen.
outlook-can-bid = Bis Angebot { $offer }: { $seats }.
outlook-paid-after = { $money } nach { $away } + { $onward } Punkten, in etwa { $turns ->
    [one] 1 Zug.
   *[other] { $turns } Zügen.
}
outlook-no-room-now = Jetzt kein Platz: { $goods } nötig, { $free } frei.
outlook-yours = Niemand kann antworten: Der Auftrag ist dein.
outlook-may-match = { $seat } hat { $money } und darf gleichziehen; dann zahlst du nichts.
outlook-may-beat = { $count ->
    [one] { $seats } kann noch höher gehen.
   *[other] { $seats } können noch höher gehen.
}
outlook-nobody-answers = Sonst hat niemand das Geld für eine Antwort.
outlook-out = Damit bist du hier endgültig draußen.
outlook-gets-it = { $seat } bekommt ihn für { $money }.
outlook-gets-it-free = { $seat } bekommt ihn umsonst.

head-way = Wessen Weg
head-to = nach
head-points = Punkte
