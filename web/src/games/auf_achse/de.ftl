# Auf Achse: Beschriftungen von Karte, Ablagen und Feldern daneben.

## Karte

auf-achse-map = Autobahnkarte
auf-achse-space = { $start }–{ $end } { $nth }
auf-achse-distance = { $driven } von { $points }
auf-achse-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
auf-achse-truck-at = Lkw von { $player }: { $place }, { $goods } von { $room } Waren geladen
auf-achse-construction-at = Baustelle: { $place }
auf-achse-construction-none = Baustelle: nicht auf der Karte
auf-achse-jam-at = Stau: { $place }, bis { $player } wieder am Zug ist
auf-achse-jam-none = Stau: keiner
auf-achse-cities = Städte
auf-achse-roads = Straßen und Fähren
auf-achse-pick-none = Stadt oder Straße wählen
auf-achse-touch-map = Tippe auf der Karte einen umringten Ort an oder suche ihn nach Namen.

## Aufträge

auf-achse-waybills = Frachtbriefe
auf-achse-contracts = Aufträge
auf-achse-contract = { $start } nach { $end }, { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
}, { $revenue }
auf-achse-waybill-aboard = geladen
auf-achse-waybill-hand = auf der Hand
auf-achse-waybill-public = öffentlich
auf-achse-away-short = { $points ->
    [0] hier
   *[other] noch { $points }
  }
auf-achse-away = { $points ->
    [0] Du bist in { $city }
    [one] { $points } Punkt bis { $city }
   *[other] { $points } Punkte bis { $city }
  }
auf-achse-no-waybills = Zurzeit keine Aufträge.
auf-achse-load = { $goods } von { $room } geladen
auf-achse-bound-for = nach { $city }
auf-achse-in-hand = { $count } auf der Hand
auf-achse-cash = Bargeld
auf-achse-load-here = Hier laden
auf-achse-choose-one = Einen öffentlichen Auftrag ausschreiben
auf-achse-take-one = Einen öffentlichen Auftrag nehmen
auf-achse-slots = braucht { $goods } Plätze, { $free } frei
auf-achse-lose-one = Welche Ladung geht verloren?

## Öffentliche Aufträge

auf-achse-row = Öffentliche Aufträge
auf-achse-dock = Laderampe
auf-achse-leaves-next = Laderampe: verfällt als Nächster
auf-achse-in-auction = ausgeschrieben
auf-achse-row-empty = Es gibt keinen öffentlichen Auftrag mehr.
auf-achse-at-dock = Rampe

## Ausschreibung

auf-achse-offers = Angebote
auf-achse-offer = Nr.
auf-achse-pay = Kosten
auf-achse-keep = Bleibt
auf-achse-rung = Angebot { $offer }: kostet { $cost }, lässt { $rest }
auf-achse-held-by = gehalten von { $player }
auf-achse-match = Gleichziehen
auf-achse-reveal-won = { $own ->
    [yes] Du ersteigerst { $start } nach { $end }
   *[no] { $player } ersteigert { $start } nach { $end }
}
auf-achse-reveal-pays = zahlt
auf-achse-bidder-passed = hat gepasst
auf-achse-bidder-asked = ist gefragt
auf-achse-bidder-bids = hält { $offer }
auf-achse-bidder-chooser = hat gewählt

## Würfel

auf-achse-roll = Würfeln
auf-achse-die = Würfel mit { $value }
auf-achse-drive = { $points } fahren
auf-achse-drive-sum = Beide Fahrer: { $points }
auf-achse-no-drive = kein Weg frei
auf-achse-which-way = Dorthin geht es auf mehrere Arten:
auf-achse-wait = Hier warten

## Anhänger

auf-achse-trailers = Anhänger
auf-achse-trailer-large = Großer Anhänger
auf-achse-trailer-small = Kleiner Anhänger
auf-achse-trailer-room = Platz für { $room } Waren, { $price }
auf-achse-trailers-left = { $left } von { $count } zu haben
auf-achse-trailers-yours = eigene: { $count }
auf-achse-no-trailers = Im Kinderspiel gibt es keine Anhänger.
auf-achse-buy-trailer = Kaufen
auf-achse-buy-at-half-price = Halber Preis
auf-achse-sell-trailer = Verkaufen

## Ereigniskarten

auf-achse-events = Ereignisse und Schilder
auf-achse-event-pile = { $left } Ereigniskarten übrig, { $drawn } gezogen
auf-achse-keeps-second-driver = Zweiter Fahrer
auf-achse-keeps-local-knowledge = Ortskenntnis
auf-achse-owes = schuldet { $amount }
auf-achse-misses = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}
auf-achse-effect-gain = Du erhältst { $amount }.
auf-achse-effect-gain-per-good = Du erhältst { $amount } für jede geladene Ware.
auf-achse-effect-roll-again = Würfle und fahre noch einmal.
auf-achse-effect-move-extra = Fahre ein bis sechs Punkte weiter.
auf-achse-effect-goto-nearest-city = Fahre in die nächste Stadt.
auf-achse-effect-goto-own-city = Springe dorthin, wo ein Auftrag von dir beginnt oder eine Ladung von dir erwartet wird.
auf-achse-effect-sum-dice = Aufheben: Einmal darfst du die Summe beider Würfel fahren.
auf-achse-effect-pass-sign = Aufheben: Einmal darfst du durch ein Schild fahren.
auf-achse-effect-draw-contract = Nimm einen der beiseitegelegten Aufträge.
auf-achse-effect-half-price-trailer = Ein Anhänger zum halben Preis, jetzt oder nie.
auf-achse-effect-jam-free = Stelle das Stauschild auf ein beliebiges freies Feld.
auf-achse-effect-jam-edge = Stelle das Stauschild zwischen { $start } und { $end }.
auf-achse-effect-jam-city = Das Stauschild kommt nach { $city }.
auf-achse-effect-pay = Zahle { $amount }, oder das Doppelte, sobald du kannst.
auf-achse-effect-pay-per-trailer = Zahle { $amount } für jeden Anhänger, oder das Doppelte, sobald du kannst.
auf-achse-effect-skip-turn = Setze den nächsten Zug aus.
auf-achse-effect-unload-contract = Deine billigste Ladung geht verloren, ihr Auftrag kommt zurück auf die Hand.

## Das Buch am Ende

auf-achse-under-way = Fracht unterwegs
auf-achse-delivered = Aufträge erfüllt
auf-achse-book-freight = Fracht ausgeliefert
auf-achse-book-contracts = Für Aufträge gezahlt
auf-achse-book-trailers = Anhänger gekauft
auf-achse-book-trailers-sold = Anhänger verkauft
auf-achse-book-gains = Glück gehabt
auf-achse-book-costs = Pech gehabt
auf-achse-book-total = Bargeld
auf-achse-book-delivered = { $n ->
    [one] 1 Auftrag erfüllt
   *[other] { $n } Aufträge erfüllt
}
auf-achse-book-won = { $n ->
    [one] 1 Auktion gewonnen
   *[other] { $n } Auktionen gewonnen
}
auf-achse-book-drove = { $n ->
    [one] 1 Feld gefahren
   *[other] { $n } Felder gefahren
}

## Entscheiden

auf-achse-dice = Die Würfel
auf-achse-or = oder
auf-achse-for-good = endgültig: Würfel lassen sich nicht zurücknehmen
auf-achse-ends-at = endet in
auf-achse-from-here = von hier
auf-achse-way-exact = { $points }, genau
auf-achse-way-early = { $points }, vorzeitig
auf-achse-using-second-driver = Zweiter Fahrer
auf-achse-using-local-knowledge = Ortskenntnis
auf-achse-using-both = beide Karten
auf-achse-loaded = { $goods } für { $city } laden
auf-achse-sketch = Was du entworfen hast
auf-achse-take-out = Herausnehmen: { $move }
auf-achse-asks-place = Stell deinen Lkw auf
auf-achse-asks-start = Laden vor dem Start
auf-achse-asks-roll = Dein Zug: würfeln
auf-achse-asks-drive = Dein Zug: fahren
auf-achse-asks-sign = Stell das Schild
auf-achse-asks-offer = Dein Angebot
auf-achse-asks-won = Der Auftrag ist dein
auf-achse-missing-place = Ort wählen
auf-achse-missing-roll = Erst würfeln
auf-achse-missing-end = Ziel wählen
auf-achse-missing-sign = Platz für das Schild wählen
auf-achse-missing-goal = Ziel wählen
auf-achse-missing-load = Ladung wählen
auf-achse-missing-offer = Angebot wählen
auf-achse-missing-deed = Wählen, was du tust

## Erklärungen

auf-achse-explain-aboard = { $goods } Waren sind geladen; in { $end } werden sie entladen und bezahlt.
auf-achse-explain-hand = { $goods } Waren warten in { $start }; { $end } ist von dort { $points } Punkte weit.
auf-achse-explain-public = Öffentlich: { $goods } Waren ab { $start }, { $points } Punkte bis { $end }.
auf-achse-explain-offers = Angebote 1 bis 5 kosten { $least } bis { $most }.
auf-achse-explain-trailer = Platz für { $room } weitere Waren. Kauf und Verkauf jederzeit in deinem Zug.
auf-achse-explain-trailer-end = Am Ende des Spiels ist er nichts wert.
auf-achse-explain-die-title = Ein Würfel
auf-achse-explain-die = { $dice ->
    [one] Fahre seine Zahl genau. Vorzeitig halten darfst du nur in Städten deiner Aufträge und vor Schildern.
   *[other] Wähle einen der Würfel und fahre seine Zahl genau. Vorzeitig halten darfst du nur in Städten deiner Aufträge und vor Schildern.
}
auf-achse-explain-one = Wer eine 1 fährt, muss das Baustellenschild stellen. Eine { $joker } zählt als jede Zahl.
auf-achse-explain-joker-title = Der Joker
auf-achse-explain-joker = Eine { $joker } zählt als jede Zahl von 1 bis { $joker }; als 1 bringt sie das Baustellenschild.
auf-achse-explain-sum-title = Zweiter Fahrer
auf-achse-explain-sum = Deine aufgehobene Karte: Fahre einmal die Summe beider Würfel.
auf-achse-explain-construction-title = Baustellenschild
auf-achse-explain-construction = Niemand fährt auf dieses Feld oder hindurch, bis jemand eine 1 fährt und das Schild versetzt.
auf-achse-explain-jam-title = Stau
auf-achse-explain-jam = Niemand fährt hinein oder hindurch bis zum nächsten Zug von { $player }.
auf-achse-explain-starts = Öffentlicher Auftrag von hier: { $contract }
auf-achse-explain-city = Wer mit genauer Zahl ankommt, darf einen öffentlichen Auftrag ausschreiben.
auf-achse-explain-city-children = Wer ankommt, darf die öffentlichen Aufträge nehmen, die hier beginnen.
auf-achse-explain-trucks = Hier: { $players }
auf-achse-explain-load = { $place }, { $goods } von { $room } Waren geladen

## Die Legende

auf-achse-legend-city = Eine Stadt
auf-achse-legend-own = Eine Stadt auf einem deiner Frachtbriefe
auf-achse-legend-load = Hier kannst du laden
auf-achse-legend-deliver = Hier kannst du abliefern
auf-achse-legend-space = Ein Feld der Straße: ein Punkt
auf-achse-legend-event = Ereignisfeld: wer hier genau anhält, zieht eine Karte
auf-achse-legend-ferry = Eine Fähre
auf-achse-legend-number = Die Nummer der Straße
auf-achse-legend-truck = Ein Lastwagen mit Anhängern und Waren; das Zeichen sagt, wem er gehört
auf-achse-legend-construction = Baustelle: niemand fährt daran vorbei
auf-achse-legend-jam = Stau: niemand fährt vorbei, bis er sich auflöst
auf-achse-legend-end-first = Wohin der erste Würfel führt; die Zahl zählt die Punkte
auf-achse-legend-end-second = Wohin der zweite Würfel führt
auf-achse-legend-end-sum = Wohin beide Würfel zusammen führen
auf-achse-legend-early = Gestrichelt: du hältst früher, der Rest der Zahl verfällt
auf-achse-legend-choice = Umrandet: kann jetzt gewählt werden
auf-achse-provenance = Die Städte sind bekannt; die meisten Straßen und die Zahl ihrer Felder haben wir nachgebildet, der gedruckte Plan kann anders aussehen.

# Hinweise für Neulinge, nach Teil des Zugs oder Schritt.
hint-dice = Würfle. Bei zwei Würfeln fährst du nach einem davon, wie es dir besser passt.
hint-driving = Markierte Orte sind erreichbar. Fahre in eine Stadt, in der du für einen Frachtbrief laden oder abladen kannst.
hint-event = Ereignisse helfen oder kosten. Tu, was die Karte sagt.
hint-city = Lade für deine Frachtbriefe oder lade ab und kassiere. Auch neue Fracht gibt es hier.
hint-procurement = Eine Fracht wird versteigert: Biete, was sie dir nach dem Weg, den du fahren musst, wert ist.
hint-turn-end = Anhänger tragen mehr; vor dem Ende deines Zuges kannst du einen kaufen.
