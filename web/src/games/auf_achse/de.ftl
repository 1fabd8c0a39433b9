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
auf-achse-pick-place = Nach Namen
auf-achse-pick-none = Stadt oder Straße wählen
auf-achse-touch-map = Tippe auf der Karte einen umringten Ort an oder suche ihn nach Namen.
auf-achse-stay = Stehen bleiben

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
auf-achse-aboard = GELADEN
auf-achse-no-waybills = Zurzeit keine Aufträge.
auf-achse-load = { $goods } von { $room } geladen
auf-achse-bound-for = nach { $city }
auf-achse-in-hand = { $count } auf der Hand
auf-achse-cash = Bargeld
auf-achse-load-here = Hier laden
auf-achse-choose-one = Einen öffentlichen Auftrag ausschreiben
auf-achse-take-one = Einen öffentlichen Auftrag nehmen
auf-achse-slots = braucht { $goods } Plätze, { $free } frei
auf-achse-delivered-now = kommt hier an
auf-achse-lose-one = Welche Ladung geht verloren?
auf-achse-end-turn = Zug beenden
auf-achse-go-on = So losfahren
auf-achse-choose-none = Keinen wählen und Zug beenden
auf-achse-keep-in-hand = Auf der Hand behalten
auf-achse-no-discount = Nein, danke
auf-achse-settle = Karte abschließen

## Öffentliche Aufträge

auf-achse-row = Öffentliche Aufträge
auf-achse-dock = Laderampe
auf-achse-leaves-next = geht als Nächster
auf-achse-in-auction = ausgeschrieben
auf-achse-row-empty = Es gibt keinen öffentlichen Auftrag mehr.
auf-achse-pile = { $count ->
    [0] Der Stapel ist aufgebraucht
    [one] weiterer im Stapel
   *[other] weitere im Stapel
}

## Ausschreibung

auf-achse-offers = Angebote
auf-achse-offer = Nr.
auf-achse-pay = Kosten
auf-achse-keep = Bleibt
auf-achse-rung = Angebot { $offer }: kostet { $cost }, lässt { $rest }
auf-achse-held-by = gehalten von { $player }
auf-achse-you-have = Du hast { $cash }.
auf-achse-match = Gleichziehen
auf-achse-pass = Endgültig passen
auf-achse-right-of-way = Du hast diesen Auftrag gewählt: Dir genügt es, mit dem letzten Angebot gleichzuziehen.
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
auf-achse-joker = Joker
auf-achse-no-drive = kein Weg frei
auf-achse-ends-exact = { $count } genau
auf-achse-ends-early = { $count } früh
auf-achse-which-way = Dorthin geht es auf mehrere Arten:
auf-achse-can-load = Ware wartet
auf-achse-event-space = Ereigniskarte
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
