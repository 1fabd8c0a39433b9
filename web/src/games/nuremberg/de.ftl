# First Train to Nuremberg, die Seite auf Deutsch: Beschriftungen der eigenen Teile, und der Plan in Worten.

nuremberg-map = Plan von { $map }: Pfeiltasten gehen von einer Wahl zur nächsten, die Eingabetaste wählt
nuremberg-title = { $id ->
    [nuremberg] Eisenbahnen um Nürnberg
    [wensleydale] Eisenbahnen der Yorkshire Dales
   *[other] Eisenbahnen von { $map }
  }
nuremberg-tracks = Einfluss und Reihenfolgen
nuremberg-boxes = Einflusskästen
nuremberg-trains = Züge
nuremberg-score = Punkte
nuremberg-series-final = Punkte, wäre das Spiel jetzt zu Ende
nuremberg-series-points = Siegpunkte
nuremberg-series-profit = Gewinn und Verlust

nuremberg-kind-minor = kleiner Bahnhof
nuremberg-kind-major = großer Bahnhof
nuremberg-kind-company = Stadt einer Gesellschaft
nuremberg-kind-lowland = Flachland
nuremberg-kind-valley = Tal
nuremberg-kind-hill = Berg
nuremberg-kind-hop = Hopfenfeld
nuremberg-kind-barred = gesperrtes Land
nuremberg-station-red = der roten Gesellschaft
nuremberg-station-green = der grünen Gesellschaft
nuremberg-company-red = rote Gesellschaft
nuremberg-company-green = grüne Gesellschaft
nuremberg-link-to = { $owner } nach { $to }

nuremberg-piece-post = Post
nuremberg-piece-beer = Bier
nuremberg-piece-cheese = Käse
nuremberg-piece-stone = Stein
nuremberg-piece-red = Roter Passagier
nuremberg-piece-green = Grüner Passagier
nuremberg-pieces-post = { $count } Post
nuremberg-pieces-beer = { $count } Bier
nuremberg-pieces-cheese = { $count } Käse
nuremberg-pieces-stone = { $count } Stein
nuremberg-pieces-red = { $count ->
    [one] 1 roter Passagier
   *[other] { $count } rote Passagiere
}
nuremberg-pieces-green = { $count ->
    [one] 1 grüner Passagier
   *[other] { $count } grüne Passagiere
}
nuremberg-pieces-landlord = { $count ->
    [one] 1 Grundherr
   *[other] { $count } Grundherren
}

nuremberg-influence = Einfluss
nuremberg-influence-government = Regierung
nuremberg-influence-train = Zug
nuremberg-influence-red = Rot
nuremberg-influence-green = Grün
nuremberg-unit-cube = Würfel
nuremberg-unit-government = Regierungseinfluss
nuremberg-unit-train = Zugeinfluss
nuremberg-unit-red = Einfluss in Rot
nuremberg-unit-green = Einfluss in Grün

nuremberg-order-build = Bauen
nuremberg-order-train = Züge
nuremberg-order-player = Spieler
nuremberg-stacks-key = Auf einem Feld kommt die obere Scheibe zuerst.
nuremberg-profit = Gewinn und Verlust
nuremberg-profit-short = Gewinn

nuremberg-reveal-auction = Die Kästen sind vergeben
nuremberg-reveal-no-box = kein Kasten
nuremberg-reveal-boxes = { $n ->
    [one] Kasten { $boxes }
   *[other] Kästen { $boxes }
}
nuremberg-reveal-cubes = für { $n } Würfel
nuremberg-box-free = kein Gebot
nuremberg-outbid = { $seat } ist überboten
nuremberg-box-from = ab { $cubes }
nuremberg-boxes-key = Der Marker im gestrichelten Ring wurde in dieser Runde gezogen.
nuremberg-cubes-in-hand = { $cubes } Würfel auf der Hand
nuremberg-bids-standing = { $count ->
    [0] von dir steht kein Gebot
    [one] ein Gebot von dir steht
   *[other] { $count } Gebote von dir stehen
}
nuremberg-pick-box = Wähle einen Kasten, auf den du bietest.
nuremberg-bid-on = Würfel auf Kasten { $number }

nuremberg-pick-start = Wähle, wo deine Strecke beginnt, hier oder auf dem Plan.
nuremberg-build-nothing = Nichts bauen
nuremberg-onwards = Von { $area } weiter nach
nuremberg-build-links = { $count ->
    [one] Mit 1 Streckenstück abschließen
   *[other] Mit { $count } Streckenstücken abschließen
}
nuremberg-stops-between = … { $count } weitere …
nuremberg-of-held = von { $held }
nuremberg-price-cube = Baupunkte
nuremberg-price-government = Regierungseinfluss für Grundherren
nuremberg-price-red = Einfluss für die rote Gesellschaft
nuremberg-price-green = Einfluss für die grüne Gesellschaft

nuremberg-more-follows = { $count ->
    [one] Und noch eins
   *[other] Und noch { $count } weitere
}
nuremberg-still-due = Noch { $due } zu zahlen
nuremberg-held = du hast { $held }

nuremberg-train-row = Reihe { $row }
nuremberg-train-free = frei
nuremberg-train-owned = gehört { $seat }
nuremberg-train-said = Zug { $train }, { $passengers } für Passagiere, { $goods } für Waren, { $state }
nuremberg-trains-key = Gewölbte Plätze sind für Passagiere, eckige für Waren.
nuremberg-trains-carry = Züge: { $carried }
nuremberg-own-trains = Deine Züge
nuremberg-buy-train = Einen Zug kaufen
nuremberg-load-piece = Ein Stück laden
nuremberg-into-train = Zug { $train }
nuremberg-pass-trains = Für diese Runde passen

nuremberg-pick-offer = Wähle, wer kauft und wo deine Strecke beginnt.
nuremberg-run-from = Strecke ab { $area }
nuremberg-lead-on = Weiter nach { $area }
nuremberg-sell-links = { $count ->
    [one] 1 Streckenstück verkaufen
   *[other] { $count } Streckenstücke verkaufen
}
nuremberg-sell-nothing = Nichts verkaufen

nuremberg-points = Siegpunkte
nuremberg-points-short = SP
nuremberg-hand-and-stock = Würfel auf der Hand und im Vorrat
nuremberg-links-on-map = Streckenstücke auf dem Plan
nuremberg-links-left = Nicht verkaufte Streckenstücke
nuremberg-delivered = Befördert
nuremberg-player = Spieler
nuremberg-in-play = Im Spiel gewonnene Punkte
nuremberg-in-play-short = Spiel
nuremberg-sets = Sätze
nuremberg-total = Summe
nuremberg-score-now = Wäre das Spiel jetzt zu Ende
nuremberg-final-score = Endwertung
nuremberg-sets-key = Eingerahmt ist, wovon am wenigsten da ist: danach zählen die Sätze.
nuremberg-part-play = im Spiel
nuremberg-part-sets = Sätze
nuremberg-part-profit = Gewinn
nuremberg-part-loss = Verlust, Strecken
nuremberg-joined = { $a } und { $b } sind verbunden worden.
nuremberg-not-joined = { $a } und { $b } sind noch nicht verbunden: Der erste Weg zwischen ihnen bringt Punkte.

nuremberg-book-carried = Waren und Fahrgäste
nuremberg-book-connected = Verbindung der Städte
nuremberg-book-sets = Volle Sätze
nuremberg-book-profit = Gewinn und Verlust
nuremberg-book-links = Strecke auf dem Plan
nuremberg-book-total = Siegpunkte
nuremberg-carried = Beförderte Stücke
nuremberg-book-pieces = { $n ->
    [one] 1 Stück befördert
   *[other] { $n } Stücke befördert
}
nuremberg-book-built = { $n ->
    [one] 1 Streckenstück gebaut
   *[other] { $n } Streckenstücke gebaut
}
nuremberg-book-sold = { $n ->
    [one] 1 Streckenstück verkauft
   *[other] { $n } Streckenstücke verkauft
}

## Die Legende

nuremberg-legend-lowland = Flachland: hier kostet Strecke am wenigsten
nuremberg-legend-hop = Hopfenfeld: hier wird nicht gebaut
nuremberg-legend-valley = Tal: Strecke kostet mehr
nuremberg-legend-hill = Hügel: hier wird nicht gebaut
nuremberg-legend-barred = Gesperrtes Land: hier wird nicht gebaut
nuremberg-legend-river = Ein Fluss: Strecke darüber kostet mehr
nuremberg-legend-minor = Kleiner Bahnhof
nuremberg-legend-major = Großer Bahnhof
nuremberg-legend-companies = Bahnhof der roten oder der grünen Gesellschaft
nuremberg-legend-link = Ein Streckenstück in der Farbe seines Besitzers
nuremberg-legend-company-link = Strecke, die eine Gesellschaft übernommen hat
nuremberg-legend-passengers = Rote und grüne Fahrgäste
nuremberg-legend-landlord = Ein Grundherr: hier zu bauen verlangt Regierungseinfluss
nuremberg-legend-empty = Was hier lag, ist fort
nuremberg-legend-choice = Umrandet: kann jetzt gewählt werden
nuremberg-provenance = Beide Karten haben wir größtenteils nachgebildet; der gedruckte Plan kann anders aussehen, ebenso Kästen und Züge.

# Hinweise für Neulinge, nach Teil des Zugs oder Schritt.
hint-auction = Biete Würfel auf Kästen: Sie geben Einfluss, und der bestimmt die Reihenfolgen. Mit Würfeln wird auch gebaut, also behalte welche.
hint-building = Baue Strecken von Orten mit Reisenden oder Bier zu den Bahnhöfen, die sie haben wollen. Schwieriges Gelände kostet mehr.
hint-trains = Nimm einen Zug und lade, was an deinen Strecken liegt. Längere Züge tragen mehr und kosten mehr.
hint-takeovers = Verkaufe Strecken an eine Gesellschaft, ehe sie dich kosten: Für Gleise, die am Ende der Runde noch dir gehören, musst du zahlen.
